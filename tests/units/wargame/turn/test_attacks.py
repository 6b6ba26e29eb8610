"""Melee, ranged attacks, ordnance, the fire of vehicles and fireballs on the field, by example.

[UW-MEL-01 .. UW-MEL-10 UW-RNG-01 .. UW-RNG-07 UW-ORD-01 .. UW-ORD-08 UW-VEH-10 .. UW-VEH-13 UW-ABL-04]
"""

import pytest
from msgspec.structs import replace

from affray.space.plane.measure import INCH
from affray.systems.wargame.content.codes import HERO, ORDNANCE, OUT, VEHICLE
from affray.systems.wargame.content.exact_numbers import counted_bits
from affray.systems.wargame.content.house_rules import PLAIN, read_house
from affray.systems.wargame.content.profile import Weapon
from affray.systems.wargame.guide.guide import GUIDE
from affray.systems.wargame.guide.measure import NOT_KNOWN, known_band
from affray.systems.wargame.notation import read_state, write_state
from affray.systems.wargame.position.state import LOST, State, Unit
from affray.systems.wargame.turn import phases
from affray.systems.wargame.turn.attacks import best_ranged_weapon
from tests.wargame_arena import (
    BLUE,
    BOWS,
    CREW,
    RED,
    SPEARS,
    SWORDSMAN,
    TANK,
    E,
    N,
    S,
    acting,
    altered,
    asked,
    battle,
    block,
    code,
    kind,
    lone,
    play,
    regiment,
    skirmish,
    table,
)

TOUGH = kind(defense=20)


def faces(number: int, face: int = 1) -> list[int]:
    """So many dice that show the same."""
    return [face] * number


def fight(*units: Unit, who: str = "Ann's", left: int = 2, **more: object) -> State:
    """The position in which a unit of these has been activated."""
    return acting(battle(*units, **more), who, left)  # type: ignore[arg-type]


# --- melee ------------------------------------------------------------------------------------------------------------
def test_who_touches_rolls_and_a_regiment_its_second_rank_too() -> None:
    # 8 in 4 files against 3 skirmishers, two of whom touch, three of the front with their corners: 3 + 4 dice, and 2 back.
    pikes = regiment("Ann's", RED, 8, 4, (10, 10), N)
    foe = skirmish("Foe", BLUE, [(10, 11), (11, 11), (12.5, 12)], TOUGH, S)
    outcome = play(fight(pikes, foe), "melee Foe", rolls=[faces(7, 3), faces(2, 4)], choices=[0])
    assert (outcome.data("strike")["total"], outcome.data("strike")["quotient"]) == (21, 1)
    # 8 points on Defense 8 take one man of the regiment, which closes up.
    assert (len(outcome["Foe"].at), len(outcome["Ann's"].at), outcome["Ann's"].files) == (2, 7, 4)
    assert outcome["Ann's"].at == pikes.at[:7]


@pytest.mark.parametrize(("value", "front", "flank"), [("all", 3, 3), ("supporting", 2, 1), ("front_contact", 3, 1)])
def test_the_second_rank_may_be_let_roll_only_behind_who_is_in_contact(value: str, front: int, flank: int) -> None:
    # Ranks of two, two and one: one foe touches the left of the front rank, the other the man of the third alone.
    pikes = regiment("Ann's", RED, 5, 2, (10, 10), N, TOUGH)
    ahead, beside = skirmish("Ahead", BLUE, [(9.5, 11)], TOUGH, S), skirmish("Beside", BLUE, [(9, 7.5)], TOUGH, S)
    options = {"second_rank": value, "strike_outside_front": True}
    state = fight(pikes, ahead, beside, options=options)
    assert play(state, "melee Ahead", rolls=[faces(front), [1]]).data("strike")["total"] == front
    state = fight(pikes, ahead, beside, options=options, who="Beside")
    assert [
        event.data["total"]
        for event in play(state, "melee Ann's", rolls=[[1], faces(flank)]).events
        if event.code == "strike"
    ] == [1, flank]


def test_touching_corners_are_contact_unless_edges_must_be_shared() -> None:
    pair = skirmish("Ann's", RED, [(10, 10)]), skirmish("Foe", BLUE, [(11, 11)], facing=S)
    assert code(fight(*pair), "melee Foe") is None
    assert code(fight(*pair, options={"corner_contact": False}), "melee Foe") == "no_contact"


def test_only_an_enemy_in_contact_is_attacked_and_by_a_regiment_only_before_it() -> None:
    pikes = regiment("Ann's", RED, 4, 2, (10, 10), N)
    foes = [
        skirmish(name, BLUE, [at], facing=S) for name, at in (("Front", (10, 11)), ("Rear", (10, 8)), ("Off", (30, 30)))
    ]
    friend = skirmish("Friend", RED, [(12, 10)])
    state = fight(pikes, *foes, friend)
    assert [code(state, f"melee {name}") for name in ("Front", "Rear", "Off", "Friend", "Nobody")] == [
        None, "outside_front", "no_contact", "no_enemy", "no_enemy",
    ]  # fmt: skip
    gone = replace(foes[0], status=LOST, at=())
    assert code(fight(pikes, gone), "melee Front") == "no_enemy"


@pytest.mark.parametrize(("given", "rolls"), [(False, 1), (True, 2)])
def test_a_regiment_attacked_from_behind_rolls_nothing_unless_it_may(given: bool, rolls: int) -> None:
    foe = regiment("Foe", BLUE, 4, 2, (10, 11), N)
    state = fight(skirmish("Ann's", RED, [(10, 9)]), foe, options={"strike_outside_front": given})
    # Ranks one behind the other: the man touches the second rank, which rolls whole where it may.
    assert (
        len([text for text in play(state, "melee Foe", rolls=[[1], [1, 1]][:rolls]).codes if text == "strike"]) == rolls
    )


def test_both_sums_are_rolled_before_anybody_is_removed_then_morale_the_defender_first() -> None:
    # Each pair strikes out half of the other: 2d6 + 2 x 1 = 14 on Defense 8.
    arms = kind(fight=1, ad=(2, 6))
    one, other = (
        skirmish(name, side, [(10, y), (11, y)], arms) for name, side, y in (("Ann's", RED, 10), ("Foe", BLUE, 11))
    )
    outcome = play(fight(one, other), "melee Foe", rolls=[[2, 2, 2, 2], [2, 2, 2, 3], [1, 1], [2, 2]], choices=[1, 0])
    assert outcome.codes == ["attacks", "strike", "strike", "losses", "losses", "morale", "nerve", "morale", "nerve"]
    assert [event.data["total"] for event in outcome.events if event.code == "strike"] == [10, 11]
    assert (outcome["Foe"].body.token, outcome["Ann's"].body.token) == (True, False)
    # Foe chose the answer after the first, which is the man with the lower number.
    assert (outcome["Foe"].at, outcome["Ann's"].at) == (other.at[1:], one.at[:1])
    # Red's next action is free; the contact of those left is a corner, and the melee is marked.
    assert outcome.state.marks == ((0, 1),)


def test_ranged_armed_units_roll_a_lower_die_in_attack_and_defence() -> None:
    bows = skirmish("Ann's", RED, [(10, 10)], kind(ad=(2, 8), arms="longbow", defense=30))
    hero = lone("Foe", BLUE, (10, 11), S, kind(HERO, (3, 6), arms="pistol", defense=30))
    outcome = play(fight(bows, hero), "melee Foe", rolls=[[6, 6], [4, 4, 4]])
    assert [event.data["total"] for event in outcome.events if event.code == "strike"] == [12, 12]


def test_a_crew_rolls_a_d4_each_and_adds_its_fight() -> None:
    crew = skirmish(
        "Ann's", RED, [(10, 10), (11, 10)], kind(ORDNANCE, (4, 10), 3, fight=2, arms="trebuchet", defense=30)
    )
    outcome = play(fight(crew, skirmish("Foe", BLUE, [(10.5, 11)], TOUGH, S)), "melee Foe", rolls=[[4, 4], [1]])
    assert outcome.data("strike")["total"] == 12


@pytest.mark.parametrize(("given", "rolls"), [(False, [[6]]), (True, [[6], [1, 1, 1, 1]])])
def test_a_vehicle_that_is_attacked_rolls_nothing_unless_it_may(given: bool, rolls: list[list[int]]) -> None:
    state = fight(
        skirmish("Ann's", RED, [(10, 10)]), lone("Tank", BLUE, (10, 12), N, TANK),
        options={"vehicle_strikes_back": given},
    )  # fmt: skip
    outcome = play(state, "melee Tank", rolls=rolls)
    assert outcome.codes.count("strike") == len(rolls)
    assert outcome.state.marks == ((0, 1),)


def test_a_vehicle_has_no_melee_action() -> None:
    tank = lone("Ann's", RED, (10, 10), N, TANK)
    assert code(fight(tank, skirmish("Foe", BLUE, [(10, 12)])), "melee Foe") == "vehicle_melee"


def test_whoever_is_wiped_out_is_gone_with_his_marks_and_who_fought_him_strikes_no_more() -> None:
    hero = lone("Ann's", RED, (10, 10), N, kind(HERO, (3, 8), fight=4))
    foe = skirmish("Foe", BLUE, [(10, 11)], facing=S)
    outcome = play(fight(hero, foe, marks=((0, 1),)), "melee Foe", rolls=[[8, 8, 8], [1]])
    assert (outcome["Foe"].status, outcome["Foe"].at, outcome.state.marks) == (LOST, (), ())
    assert outcome.data("losses") == {"who": "Foe", "lost": 1, "left": 0}
    assert code(outcome.state, "melee Foe") == "no_enemy"


# --- weapons ----------------------------------------------------------------------------------------------------------
KNIFE, BOW = Weapon("knife", fight=3), Weapon("long bow", shoot=2, range=12)  # type: ignore[arg-type]
ARMED = replace(SPEARS, weapons=(KNIFE, BOW))


def test_weapons_add_up_and_none_is_named() -> None:
    state = fight(skirmish("Ann's", RED, [(10, 10)], ARMED), skirmish("Foe", BLUE, [(10, 11)], TOUGH, S))
    outcome = play(state, "melee Foe", "shoot Foe", rolls=[[4], [1], [6]])
    assert [event.data["total"] for event in outcome.events if event.code == "strike"] == [7, 1, 8]
    assert code(state, "shoot Foe with 2") == code(state, "melee Foe with 2") == "weapon"


def test_each_attack_may_name_the_weapon_that_alone_counts() -> None:
    foe = skirmish("Foe", BLUE, [(10, 11)], replace(ARMED, defense=20), S)
    state = fight(skirmish("Ann's", RED, [(10, 10)], ARMED), foe, options={"several_weapons": "choose_one"})
    # The bow adds no Fight; who is attacked strikes back with his knife.
    outcome = play(state, "melee Foe with 2", rolls=[[4], [1]])
    assert [event.data["total"] for event in outcome.events if event.code == "strike"] == [4, 4]
    assert (code(state, "shoot Foe"), code(state, "shoot Foe with 2"), code(state, "shoot Foe with 3")) == (
        "no_ranged_weapon", None, "weapon",
    )  # fmt: skip


# --- ranged -----------------------------------------------------------------------------------------------------------
def test_every_miniature_shoots_and_nobody_shoots_back() -> None:
    bows = regiment("Ann's", RED, 6, 2, (10, 10), N, BOWS)
    foe = skirmish("Foe", BLUE, [(10, 17), (11, 17), (12, 17), (13, 17)], facing=S)
    # 6 x 1d6 + 6 x 1 = 16 on Defense 8 takes two of four, which try their morale.
    outcome = play(fight(bows, foe), "shoot Foe", rolls=[[1, 1, 2, 2, 2, 2], [2, 2]], choices=[0, 0])
    assert outcome.codes == ["shoots", "strike", "losses", "morale", "nerve"]
    assert outcome.data("shoots") == {"who": "Ann's", "target": "Foe", "distance": "8.1"}
    assert (outcome["Foe"].at, outcome["Foe"].body.token) == (foe.at[:2], False)


def test_only_two_ranks_may_be_let_shoot() -> None:
    bows = regiment("Ann's", RED, 6, 2, (10, 10), N, BOWS)
    state = fight(bows, skirmish("Foe", BLUE, [(10, 15)], TOUGH, S), options={"ranged_ranks": "first_two"})
    assert play(state, "shoot Foe", rolls=[faces(4)]).data("strike")["total"] == 8


def test_what_is_declared_is_measured_afterwards_and_out_of_range_nothing_is_rolled() -> None:
    bows = skirmish("Ann's", RED, [(10, 10)], BOWS)
    for y, codes in ((20, ["shoots", "strike"]), (20.01, ["shoots", "out_of_range"])):
        state = fight(bows, skirmish("Foe", BLUE, [(10, y)], facing=S))
        outcome = play(state, "shoot Foe", rolls=[[1]] if y == 20 else [])
        assert outcome.codes == codes
        assert outcome.state.act is not None and (
            outcome.state.act.progress.left,
            outcome.state.act.progress.shots,
        ) == (1, 1)


def test_a_distance_that_a_shot_has_measured_is_known_until_somebody_moves() -> None:
    bows = skirmish("Ann's", RED, [(10, 10)], BOWS)
    state = fight(bows, skirmish("Foe", BLUE, [(10, 20.01)], facing=S))
    after = play(state, "shoot Foe", rolls=[]).state
    assert after.act is not None and after.act.measured == (1,)
    assert [known_band(other, 0, int(10.01 * INCH), foe=1) for other in (state, after)] == [NOT_KNOWN, OUT]
    question = phases.question(after)
    assert question is not None
    assert [offer.vain for offer in GUIDE.offers(after, question) if offer.text == "shoot Foe"] == [True]
    assert read_state(write_state(after)) == after
    moved = play(after, "move 10,10.5").state
    assert moved.act is None or moved.act.measured == ()
    hit = play(
        fight(bows, skirmish("Foe", BLUE, [(10, 15), (10, 16)], facing=S)), "shoot Foe", rolls=[faces(1, 4)]
    ).state
    assert hit.act is not None and hit.act.measured == ((1,) if len(hit.figures[1].at) == 2 else ())


def test_a_target_must_be_a_third_seen_and_before_a_regiment() -> None:
    wall = table(block("wall", 8, 14, 3.5, 1), block("pond", 12, 14, 1, 1, blocks=False))
    bows = skirmish("Ann's", RED, [(10, 10)], BOWS)
    for hidden, found in ((2, None), (3, "not_seen")):
        places = [*[(9, 18), (10, 18), (11, 18)][:hidden], (14, 18)]
        assert code(fight(bows, skirmish("Foe", BLUE, places, facing=S), board=wall), "shoot Foe") == found
    rank = regiment("Ann's", RED, 4, 4, (8, 10), E, BOWS)
    assert code(fight(rank, skirmish("Foe", BLUE, [(8, 15)])), "shoot Foe") == "outside_front"
    assert (
        code(fight(skirmish("Ann's", RED, [(10, 10)]), skirmish("Foe", BLUE, [(8, 15)])), "shoot Foe")
        == "no_ranged_weapon"
    )
    assert code(fight(bows, skirmish("Foe", RED, [(8, 15)])), "shoot Foe") == "no_enemy"


def test_any_miniature_may_be_let_look_and_units_let_hide_others() -> None:
    wall = table(block("wall", 8, 14, 3.5, 1))
    bows = skirmish("Ann's", RED, [(10, 10), (11.9, 10), (8.1, 10)], BOWS)
    foe = skirmish("Foe", BLUE, [(11.9, 18)], facing=S)
    for value, found in (("centre", "not_seen"), ("any_miniature", None)):
        assert code(fight(bows, foe, board=wall, options={"los_from": value}), "shoot Foe") == found
    third = skirmish("Third", BLUE, [(10, 15)], facing=S)
    for given, hidden in ((False, None), (True, "not_seen")):
        state = fight(skirmish("Ann's", RED, [(10, 10)], BOWS), skirmish("Foe", BLUE, [(10, 18)]), third,
                      options={"units_block_sight": given})  # fmt: skip
        assert code(state, "shoot Foe") == hidden
        assert code(state, "shoot Third") is None


@pytest.mark.parametrize(("given", "expected"), [(True, None), (False, "shoot_in_contact")])
def test_contact_hinders_no_shot_unless_it_is_let(given: bool, expected: str | None) -> None:
    units = (
        skirmish("Ann's", RED, [(10, 10)], BOWS), skirmish("Foe", BLUE, [(10, 11)], BOWS, S),
        skirmish("Third", RED, [(20, 11)], BOWS),
    )  # fmt: skip
    options = {"shoot_while_in_contact": given}
    assert code(fight(*units, options=options), "shoot Foe") == expected
    assert code(fight(*units, options=options, who="Third"), "shoot Foe") is None


# --- ordnance ---------------------------------------------------------------------------------------------------------
CREW_AT = [(10, 5), (11, 5), (12, 5), (11, 4)]


@pytest.mark.parametrize(("y", "share", "lost"), [(17, "whole", 3), (17.1, "half", 1), (35, "half", 1)])
def test_ordnance_rolls_once_and_beyond_its_short_range_half_is_lost(y: float, share: str, lost: int) -> None:
    # The trebuchet: 4d6 + 5 once, whatever the crew; ranges 12 and 30. 26 on Defense 8 is 3.
    foe = skirmish("Foe", BLUE, [(11, y), (12.5, y), (14, y), (15.5, y), (9.5, y), (8, y), (6.5, y)], facing=S)
    outcome = play(
        fight(skirmish("Ann's", RED, CREW_AT, CREW), foe), "shoot Foe", rolls=[[6, 5, 5, 5]], choices=[0] * lost
    )
    assert outcome.data("strike")["total"] == 26
    assert (outcome.data("strike")["share"] == 0) == (share == "whole")
    assert 7 - len(outcome["Foe"].at) == lost


def test_halved_losses_may_be_rounded_up() -> None:
    foe = skirmish("Foe", BLUE, [(11 + x, 20) for x in (0, 1.5, 3, 4.5, 6)], facing=S)
    state = fight(skirmish("Ann's", RED, CREW_AT, CREW), foe, options={"halve_rounding": "up"})
    assert len(play(state, "shoot Foe", rolls=[[6, 5, 5, 5]], choices=[0, 0])["Foe"].at) == 3


def test_ordnance_out_of_its_long_range_rolls_nothing() -> None:
    state = fight(skirmish("Ann's", RED, CREW_AT, CREW), skirmish("Foe", BLUE, [(11, 35.2)], facing=S))
    assert play(state, "shoot Foe").codes == ["shoots", "out_of_range"]


# --- vehicles ---------------------------------------------------------------------------------------------------------
GUNNER = kind(VEHICLE, (2, 6), 8, shoot=1, defense=16, arms="50mm_cannon", base=(2, 3))
NORTH = skirmish("North", BLUE, [(20, 28), (21.5, 28)], facing=S)
WEST = skirmish("West", BLUE, [(10, 10), (10, 11)], facing=E)


def test_a_vehicle_divides_its_score_among_those_in_one_arc_before_it_is_measured() -> None:
    tank = lone("Ann's", RED, (20, 10), N, GUNNER)
    # Range 18 in front: North stands just in it, Far Out beyond. 2d6 + 1 + 4 = 15: 8 and 7.
    out = skirmish("Far Out", BLUE, [(24, 30)], facing=S)
    outcome = play(fight(tank, NORTH, WEST, out), "fire front", rolls=[[6, 4]], choices=[8, 7])
    assert outcome.data("fires") == {"who": "Ann's", "facing": "front", "targets": ("Far Out", "North")}
    shares = [event.data for event in outcome.events if event.code == "share"]
    assert [(share["points"], share["near"], share["quotient"]) for share in shares] == [(8, 0, 0), (7, 1, 0)]
    outcome = play(fight(tank, NORTH, WEST, out), "fire front", rolls=[[6, 4], [1]], choices=[7, 8, 0])
    assert len(outcome["North"].at) == 1 and outcome["North"].body.token


def test_to_the_sides_a_vehicle_fires_half_as_far_and_to_the_rear_only_with_the_ability() -> None:
    tank = lone("Ann's", RED, (20, 10), N, GUNNER)
    state = fight(tank, NORTH, WEST, far=False)
    # Ten inches are more than half of 18.
    outcome = play(state, "fire left", rolls=[[6, 4]], choices=[15])
    assert outcome.events[-1].data["near"] == 0
    assert (code(state, "fire right"), code(state, "fire rear")) == ("nobody_in_arc", "no_rear_arc")
    behind = replace(tank, profile=replace(GUNNER, abilities=TANK.abilities), heading=270_000_000)
    assert code(fight(behind, NORTH), "fire rear") == "no_rear_arc"
    able = replace(behind, profile=kind(VEHICLE, (2, 6), arms="50mm_cannon", gifts="rear_attack_arc", base=(2, 3)))
    assert code(fight(able, NORTH), "fire rear") is None
    assert code(fight(altered(able, shut=(2,)), NORTH), "fire rear") == "facing_lost"


def test_only_vehicles_fire_in_arcs_with_a_weapon_at_whom_they_see_and_shoot_at_nobody() -> None:
    tank = lone("Ann's", RED, (20, 10), N, GUNNER)
    assert code(fight(tank, NORTH), "shoot North") == "vehicle_shoots"
    assert code(fight(skirmish("Ann's", RED, [(20, 10)], BOWS), NORTH), "fire front") == "no_vehicle"
    unarmed = replace(tank, profile=kind(VEHICLE, base=(2, 3)))
    assert code(fight(unarmed, NORTH), "fire front") == "no_ranged_weapon"
    assert code(fight(tank, NORTH), "fire front with 2") == "weapon"
    wall = table(block("wall", 0, 15, 48, 1))
    assert code(fight(tank, NORTH, board=wall), "fire front") == "nobody_in_arc"


def test_of_several_weapons_the_one_named_gives_the_range() -> None:
    two = kind(VEHICLE, (2, 6), arms="pistol 50mm_cannon", base=(2, 3))
    near = skirmish("Near", BLUE, [(20, 17)], facing=S)
    for text, reached in (("fire front", 0), ("fire front with 2", 1)):
        state = fight(lone("Ann's", RED, (20, 10), N, two), near, options={"several_weapons": "choose_one"})
        outcome = play(state, text, rolls=[[1, 1]], choices=[2])
        assert outcome.events[-1].data["near"] == reached
        assert outcome.data("fire")["total"] == (3 if reached == 0 else 6)


def test_of_several_weapons_one_without_a_range_does_not_fire() -> None:
    armed = kind(VEHICLE, (2, 6), arms="claw_hand_spear_sword 50mm_cannon", base=(2, 3))
    state = fight(lone("Ann's", RED, (20, 10), N, armed), NORTH, options={"several_weapons": "choose_one"})
    assert [code(state, text) for text in ("fire front", "fire front with 2", "fire front with 3")] == [
        "no_ranged_weapon", None, "weapon",
    ]  # fmt: skip


def test_whole_dice_may_be_divided_instead() -> None:
    tank = lone("Ann's", RED, (20, 10), N, GUNNER)
    out = skirmish("Far Out", BLUE, [(24, 30)], facing=S)
    state = fight(tank, NORTH, out, options={"vehicle_split": "dice"})
    # The six for the second target, North, the one for the first; Shoot with North.
    outcome = play(state, "fire front", rolls=[[6, 1], [2]], choices=[1, 0, 1, 0])
    assert [event.data["points"] for event in outcome.events if event.code == "share"] == [1, 11]
    assert len(outcome["North"].at) == 1


@pytest.mark.parametrize(
    ("given", "y", "points", "rolled"),
    [(False, 25, 11, False), (True, 25, 11, True), (True, 25, 0, False), (True, 30, 11, False), (False, 25, 16, True)],
)
def test_fire_without_a_quotient_is_an_attack_only_with_points_in_range(
    given: bool, y: float, points: int, rolled: bool
) -> None:
    foe = lone("Foe", BLUE, (20, y), S, TANK)
    state = fight(lone("Ann's", RED, (20, 10), N, replace(GUNNER, shoot=2)), foe, far=False,
                  options={"vehicle_zero_quotient_rolls": given})  # fmt: skip
    outcome = play(
        state, "fire front", rolls=[[6, 5], [1]] if rolled else [[6, 5]], choices=[points, 0] if rolled else [points]
    )
    assert ("vehicle_damage" in outcome.codes) == rolled


# --- fireball ---------------------------------------------------------------------------------------------------------
MAGE = kind(HERO, (4, 6), defense=10, gifts="fireball")


def test_a_fireball_takes_all_under_it_of_any_side_by_the_sum_of_its_even_dice() -> None:
    mage = lone("Ann's", RED, (10, 10), N, MAGE)
    foe = skirmish("Foe", BLUE, [(10, 16), (11, 16), (12, 16)], facing=S)
    friend = lone("Friend", RED, (10, 17.4), N, SWORDSMAN)
    tough = skirmish("Tough", BLUE, [(9, 15.2)], kind(defense=13), S)
    # 6 + 4 + 2 even: 12 on Defense 8 removes; Defense 10 is one hit; 13 holds.
    outcome = play(fight(mage, foe, friend, tough), "fireball 10,16", rolls=[[6, 4, 2, 1], [2]])
    assert outcome.data("fireball") == {"evens": 3, "damage": 12, "success": 1, "roll": "roll_fireball"}
    assert (outcome["Foe"].at, outcome["Friend"].body.steps, len(outcome["Tough"].at)) == (foe.at[2:], 1, 1)
    assert outcome.codes.count("morale") == 1


def test_a_fireball_needs_two_even_dice() -> None:
    state = fight(lone("Ann's", RED, (10, 10), N, MAGE), skirmish("Foe", BLUE, [(10, 16)], facing=S))
    outcome = play(state, "fireball 10,16", rolls=[[6, 5, 3, 1]])
    assert (outcome.codes, len(outcome["Foe"].at)) == (["throws", "fireball"], 1)


def test_a_marker_too_far_is_drawn_back_to_twelve_inches() -> None:
    foe = skirmish("Foe", BLUE, [(10, 23.5), (10, 24)], facing=S)
    outcome = play(fight(lone("Ann's", RED, (10, 10), N, MAGE), foe), "fireball 10,30", rolls=[[6, 6, 1, 1], [1]])
    assert (outcome.data("throws")["y"], outcome["Foe"].at) == ("22", foe.at[1:])


def test_only_heroes_with_the_ability_throw_at_what_they_see_on_the_field() -> None:
    wall = table(block("wall", 8, 12, 4, 1))
    mage = lone("Ann's", RED, (10, 10), N, MAGE)
    state = fight(mage, board=wall)
    assert [code(state, f"fireball {place}") for place in ("10,16", "10,11.5", "10,40")] == ["sight", None, "off-field"]
    assert code(fight(mage, board=wall, options={"fireball_needs_sight": False}), "fireball 10,16") is None
    hero = lone("Ann's", RED, (10, 10), N, kind(HERO, (3, 8), arms="longbow"))
    assert code(fight(hero), "fireball 10,16") == "no_fireball"
    ranked = regiment("Ann's", RED, 1, 1, (10, 10), N, MAGE)
    assert [code(fight(ranked), f"fireball {place}") for place in ("10,16", "10,4")] == [None, "outside_front"]


def test_a_template_may_take_whom_it_covers_in_part() -> None:
    foe = skirmish("Foe", BLUE, [(11.9, 16), (13.9, 16)], facing=S)
    for value, left in (("centre", 2), ("overlap", 1)):
        state = fight(lone("Ann's", RED, (10, 10), N, MAGE), foe, options={"template_cover": value})
        rolls = [[6, 6, 1, 1], [2]] if left == 1 else [[6, 6, 1, 1]]
        assert len(play(state, "fireball 10,16", rolls=rolls)["Foe"].at) == left


def test_where_the_chain_would_break_as_many_are_chosen_by_their_owner() -> None:
    row = skirmish("Foe", BLUE, [(6, 16), (8, 16), (10, 16), (12, 16), (14, 16)], facing=S)
    state = fight(lone("Ann's", RED, (10, 10), N, MAGE), row)
    question = asked(state, "fireball 10,16", rolls=[[6, 6, 1, 1]])
    # One of the ends: the last or the first.
    assert (question.side, question.code, question.who, len(question.answers)) == (BLUE, "casualty", "Foe", 2)
    assert question.about == (1, 0b10001, counted_bits(0b11111, 1, 1))
    outcome = play(state, "fireball 10,16", rolls=[[6, 6, 1, 1]], choices=[1])
    assert outcome["Foe"].at == row.at[1:]


@pytest.mark.parametrize(("given", "rolls"), [(False, [[6, 6, 1, 1]]), (True, [[6, 6, 1, 1], [3]])])
def test_a_vehicle_under_a_fireball_rolls_for_damage_by_its_quotient(given: bool, rolls: list[list[int]]) -> None:
    foe = lone("Foe", BLUE, (10, 16), S, TANK)
    state = fight(lone("Ann's", RED, (10, 10), N, MAGE), foe, options={"vehicle_zero_quotient_rolls": given})
    outcome = play(state, "fireball 10,16", rolls=rolls, choices=[0] if given else [])
    assert outcome["Foe"].damage.slower == int(given)
    thin = replace(foe, profile=replace(TANK, defense=6))
    outcome = play(fight(lone("Ann's", RED, (10, 10), N, MAGE), thin), "fireball 10,16", rolls=[[6, 6, 1, 1], [8]])
    # 8 + 2 is the end of it.
    assert outcome["Foe"].status == LOST


# --- which weapon -----------------------------------------------------------------------------------------------------
def test_who_names_no_weapon_shoots_with_the_one_that_reaches_farthest() -> None:
    house = read_house({"several_weapons": "choose_one"})
    armed = skirmish("Ann's", RED, [(10, 10)], kind(arms="pistol longbow"))
    assert best_ranged_weapon(armed, house) == 1
    # Where all count together the first stands for them.
    assert best_ranged_weapon(armed, PLAIN) == 0
    assert best_ranged_weapon(skirmish("Bare", RED, [(10, 10)], kind()), house) == 0
