"""What can be seen of a battle: notes, the table's picture, a line for each unit, the score."""

import pytest
from msgspec.structs import replace

from affray.core import eyes
from affray.systems.wargame import SYSTEM
from affray.systems.wargame.content.codes import HERO, ORDNANCE
from affray.systems.wargame.position.state import AWAY, DRAW, LEFT_OUT, LOST, OVER, WAITING
from affray.systems.wargame.words.facts import TEXTS
from affray.systems.wargame.words.view import arcs, picture, score, shooting_range, summary, unit_notes
from tests.wargame_arena import (
    BLUE,
    BOWS,
    CREW,
    RED,
    TANK,
    E,
    N,
    acting,
    altered,
    battle,
    block,
    kind,
    lone,
    regiment,
    skirmish,
    table,
)

PIKES = regiment("Pikes", RED, 10, 5, (10, 10), N)
FOE = skirmish("Guards", BLUE, [(11, 20), (13, 20)])


@pytest.mark.parametrize(
    ("fields", "expected"),
    [
        ({}, ()),
        ({"activated": True}, ("activated",)),
        ({"disordered": True, "token": True}, ("disordered", "shaken")),
        ({"status": WAITING, "at": ()}, ("waiting",)),
        ({"status": LEFT_OUT, "at": ()}, ("left out",)),
        ({"status": LOST, "at": (), "files": 0}, ("lost",)),
        ({"status": AWAY}, ("away",)),
    ],
)
def test_a_unit_is_marked_by_how_it_stands(fields: dict[str, object], expected: tuple[str, ...]) -> None:
    state = battle(altered(PIKES, **fields), FOE)
    assert unit_notes(state, 0) == expected
    for language in ("en", "de"):
        assert all(TEXTS.note(language, code) != code or language == "en" for code in expected)


def test_whose_turn_is_still_to_come_is_not_called_activated() -> None:
    state = battle(altered(PIKES, activated=True), altered(FOE, activated=True))
    for order, stage, expected in (
        ((RED, BLUE), 0, ()),
        ((RED, BLUE), 1, ("activated",)),
        ((BLUE, RED), 0, ("activated",)),
    ):
        assert unit_notes(replace(state, order=order, stage=stage), 1) == expected


def test_damage_contact_crews_and_the_activation_are_marked() -> None:
    hurt = lone("Tank", RED, (20, 10), N, TANK, slower=1, weaker=2, shorter=2, worse=1, shut=(1,))
    crew = skirmish("Crew", RED, [(30, 10), (31, 10)], CREW, initial=4)
    captain = lone("Captain", RED, (40, 10), N, steps=1)
    state = battle(PIKES, skirmish("Guards", BLUE, [(11, 11), (13, 11)]), hurt, crew, captain)
    assert unit_notes(state, 0) == unit_notes(state, 1) == ("engaged",)
    assert unit_notes(state, 2) == ("slower 1", "weaker 2", "shorter 4", "worse 1", "left lost")
    assert unit_notes(state, 3) == ("half crew",)
    assert unit_notes(state, 4) == ("steps 1",)
    assert unit_notes(acting(state, "Crew", 1, prepared=True), 3) == ("acting", "left 1", "prepared", "half crew")
    said = [TEXTS.note("en", code) for code in unit_notes(state, 2)]
    assert said == ["Move -1", "Defense -2", "range -4", "damage rolls +1", "no fire to the left"]


def test_the_picture_shows_table_and_units() -> None:
    board = table(block("wall", 20, 5, 2, 10, blocks=False), objectives=[(12, 11), (40, 30)])
    state = acting(battle(PIKES, FOE, board=board), "Pikes")
    seen = picture(state)
    assert (seen.size, seen.sides) == ((48, 36), ("Red", "Blue"))
    assert [(outline.id, outline.corners[0], outline.blocks_sight) for outline in seen.terrain] == [
        ("wall", (20, 5), False)
    ]
    assert [(zone.side, zone.heading) for zone in seen.zones] == [(0, 90), (1, 270)]
    assert [(objective.pos, objective.side) for objective in seen.objectives] == [((12, 11), 0), ((40, 30), -1)]
    pikes, guards = seen.units[:2]
    assert (pikes.id, pikes.side, pikes.active, pikes.silhouette) == ("Pikes", 0, True, "basic")
    assert (pikes.middles[0], pikes.centre, pikes.heading, pikes.bars) == ((10, 10), (12, 10), 90, ((10, 10),))
    assert pikes.bases[0] == ((10.5, 10.5), (9.5, 10.5), (9.5, 9.5), (10.5, 9.5))
    assert not guards.active
    assert [unit.id for unit in seen.units] == ["Pikes", "Guards", "Far Red", "Far Blue"]


def test_units_off_the_field_stand_nowhere() -> None:
    gone = replace(PIKES, status=LOST, at=(), files=0)
    first, *others = picture(battle(gone, FOE)).units
    assert (first.id, first.bases, first.arcs, first.move, first.bars) == ("Pikes", (), (), 0, ((0, PIKES.initial),))
    assert all(unit.bases for unit in others)


def test_a_regiment_faces_its_front_a_vehicle_four_sides_and_skirmishers_everything() -> None:
    state = battle(PIKES, FOE)
    (front,) = arcs(PIKES, state.house)
    assert (front.left, front.right, front.left_way, front.right_way, front.reach) == (
        (9.5, 10.5), (14.5, 10.5), 135, 45, 0,
    )  # fmt: skip
    assert arcs(FOE, state.house) == ()
    tank = lone("Tank", RED, (20, 10), E, TANK, shorter=1, shut=(3,))
    ahead, left, rear, right = arcs(tank, state.house)
    assert [(arc.name, arc.reach) for arc in (ahead, left, rear, right)] == [
        ("front", 16), ("left", 8), ("rear", 0), ("right", 0),
    ]  # fmt: skip
    assert (ahead.left_way, ahead.right_way, rear.left_way, rear.right_way) == (45, -45, 225, 135)


def test_the_longest_weapon_gives_the_range_even_where_each_attack_names_one() -> None:
    men, tank = kind(arms="pistol musket"), lone("Tank", RED, (20, 10), N, TANK)
    unit = skirmish("Men", RED, [(5, 5)], men)
    for options in ({}, {"several_weapons": "choose_one"}):
        state = battle(unit, FOE, options=dict(options))
        assert shooting_range(unit, state.house) == max(int(weapon.range) for weapon in men.weapons) * 10**9
        assert shooting_range(tank, state.house) == 18 * 10**9
    assert shooting_range(PIKES, battle(PIKES, FOE, options={"several_weapons": "choose_one"}).house) == 0


def test_what_is_drawn_and_said_of_a_unit_is_kept_while_nothing_of_it_changes() -> None:
    third = skirmish("Scouts", RED, [(40, 4)])
    later = altered(third, disordered=1)
    before, after = battle(PIKES, FOE, third, far=False), battle(PIKES, FOE, later, far=False)
    assert [a is b for a, b in zip(picture(before).units, picture(after).units, strict=True)] == [True, True, False]
    assert [a is b for a, b in zip(summary(before), summary(after), strict=True)] == [True, True, False]


def test_a_line_tells_all_of_a_unit() -> None:
    lines = summary(battle(PIKES, FOE))
    assert lines[0] == (
        "Pikes (Red): basic, 10 of 10, regiment in 5 files at 12,10 facing north; 1d6, Move 6, Defense 8;"
        " nearest enemy Guards about 10 inches away to the north, centre to centre"
    )
    assert lines[1].startswith("Guards (Blue): basic, 2 of 2, in skirmish order at 11,20 facing north;")
    german = summary(battle(PIKES, FOE), "de")
    assert german[0] == (
        "Pikes (Red): Linie, 10 von 10, Regiment in 5 Rotten bei 12; 10, Blickrichtung Norden; 1W6, Bewegung 6, Verteidigung 8;"
        " nächster Feind Guards, etwa 10 Zoll entfernt im Norden, von Mitte zu Mitte"
    )


def test_an_enemy_in_contact_is_said_to_be_so_instead_of_how_far_away() -> None:
    touching = battle(PIKES, skirmish("Guards", BLUE, [(12, 11), (14, 11)], facing=270))
    assert summary(touching)[0].endswith("nearest enemy Guards in contact")
    assert summary(touching, "de")[0].endswith("nächster Feind Guards, in Berührung")


def test_a_line_tells_range_and_states_and_of_one_miniature_no_formation() -> None:
    mage = lone("Mage", RED, (5, 5), N, kind(HERO, (3, 8), defense=10, arms="longbow"), steps=1)
    line = summary(battle(mage, FOE))[0]
    assert line.startswith(
        "Mage (Red): hero, 1 of 1, at 5,5 facing north; 3d6, Move 6, Defense 10, range 10; 1 hit; nearest enemy"
    )


def test_whoever_waits_is_counted_whole_with_no_place() -> None:
    crew = replace(skirmish("Crew", RED, [(30, 10)] * 3, kind(ORDNANCE, move=5)), status=WAITING, at=())
    bows = replace(skirmish("Bows", RED, [(30, 10)], BOWS, initial=8), status=LOST, at=())
    lines = summary(battle(crew, bows, far=False))
    assert lines[0] == "Crew (Red): ordnance, 3 of 3; 1d6, Move 5, Defense 8; not yet deployed"
    assert lines[1].endswith("0 of 8; 1d6, Move 6, Defense 8, range 10; wiped out")


def test_nobody_is_nearest_where_no_enemy_is_left() -> None:
    assert "nearest" not in summary(battle(PIKES, far=False))[0]


def test_the_score_is_a_share_of_the_points_that_are_left() -> None:
    half = skirmish("Guards", BLUE, [(11, 20)], initial=2)
    aside = replace(skirmish("Late", BLUE, [(1, 1)] * 9), status=LEFT_OUT, at=())
    state = battle(skirmish("Bows", RED, [(x, 10) for x in (10, 12, 14)]), half, aside, far=False)
    assert score(state) == (0.75, 0.25)
    over = battle(PIKES, FOE, far=False, phase=OVER, winner=BLUE)
    assert score(over) == (0.0, 1.0)
    assert score(replace(over, winner=DRAW)) == (0.5, 0.5)


def test_everybody_sees_everything() -> None:
    state = battle(PIKES, FOE)
    assert all(eyes.visible_state(SYSTEM, state, side) is state for side in (-1, 0, 1))
