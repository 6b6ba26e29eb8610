"""Moves by distance and bearing, and into contact: which move they stand for, and why there is none."""

import pytest

from affray.core import Refusal
from affray.space.plane.measure import DEGREE, INCH
from affray.systems.wargame.position.answers import Drive, Move, read_answer, write_answer
from affray.systems.wargame.position.state import State, Unit
from affray.systems.wargame.turn import phases
from affray.systems.wargame.turn.activation import intended_action
from affray.systems.wargame.turn.resolved_moves import contact_attempts
from affray.systems.wargame.words.questions import label
from tests.wargame_arena import (
    BLUE,
    RED,
    TANK,
    E,
    N,
    S,
    W,
    acting,
    altered,
    battle,
    block,
    code,
    kind,
    lone,
    play,
    regiment,
    skirmish,
    spot,
    table,
)
from tests.wargame_arena import unit as named

FOES = skirmish("Foes", BLUE, [(12 + x, 16) for x in range(4)], facing=S)
PIKES = regiment("Ann's Pikes", RED, 10, 5, (10, 10), N)
TWICE = kind(4, (4, 6), 8, fight=2, defense=16, arms="50mm_cannon", gifts="additional_turn", base=(2, 3))


def fight(unit: Unit, *others: Unit, **more: object) -> State:
    """The activation of a unit."""
    return acting(battle(unit, *others, **more), unit.id)  # type: ignore[arg-type]


def tank(at: tuple[float, float], facing: float = N, **more: object) -> Unit:
    return lone("Tank", RED, at, facing, TANK, **more)


def means(state: State, text: str) -> str:
    """The move that an answer stands for, as it is written."""
    found = intended_action(state, read_answer(text))
    assert not isinstance(found, Refusal), found
    return write_answer(found)


# --- by distance and bearing ------------------------------------------------------------------------------------------
def test_a_march_is_a_move_so_far_in_a_direction_north_along_y() -> None:
    state = fight(PIKES, FOES)
    assert means(state, "march 4 bearing N") == "move 12,14"
    assert means(state, "march 4 bearing 180 facing W") == "move 8,10 facing 180"
    assert means(state, "march 0 bearing 0 facing E") == "move 12,10 facing 0"
    assert means(state, "move 1,2") == "move 1,2"
    found = play(state, "march 4 bearing N facing NE")
    assert found["Ann's Pikes"].heading == 45 * DEGREE and spot(12, 14) in found["Ann's Pikes"].at


def test_a_march_is_refused_like_the_move_that_it_is() -> None:
    state = fight(PIKES, FOES)
    assert code(state, "march 20 bearing W") == "off-field"
    assert code(state, "march 7 bearing E") is None
    assert code(fight(altered(PIKES, disordered=True), FOES), "march 1 bearing N") == "action_owed"
    assert phases.refuse(battle(PIKES, FOES), read_answer("march 1 bearing N")) is not None


def test_a_march_of_a_unit_that_owes_a_move_away_is_one() -> None:
    state = fight(altered(PIKES, token=True), FOES, options={"flee_distance": "any"})
    assert means(state, "march 4 bearing S") == "away 12,6"
    assert code(state, "march 4 bearing N") == "not-away"
    assert code(state, "contact Foes") == "action_owed"
    assert not play(state, "march 4 bearing S")["Ann's Pikes"].body.token


@pytest.mark.parametrize(
    ("text", "run"),
    [
        ("march 4 bearing N", "drive forward go 4"),
        ("march 4 bearing NE", "drive forward turn -45 go 4"),
        ("march 4 bearing 100", "drive forward turn 10 go 4"),
        ("march 3 bearing S", "drive reverse go 3"),
        ("march 3 bearing 260", "drive reverse turn -10 go 3"),
        ("march 3 bearing -50", "drive reverse turn 40 go 3"),
        ("march 0 bearing NW", "drive forward turn 45"),
        ("march 4 bearing 60 facing N", "drive forward turn -30 go 4 turn 30"),
        ("march 4 bearing N facing N", "drive forward go 4"),
        ("march 4 bearing W", "drive forward turn 90 go 4"),
    ],
)
def test_a_vehicle_pivots_and_drives_in_reverse_where_its_way_lies_behind_it(text: str, run: str) -> None:
    assert means(fight(tank((20, 15)), FOES), text) == run


def test_what_a_vehicle_cannot_turn_to_is_refused_unless_it_may_turn_twice() -> None:
    assert code(fight(tank((20, 15)), FOES), "march 4 bearing W") == "pivots"
    assert code(fight(tank((20, 15)), FOES), "march 4 bearing 60 facing N") == "pivots"
    twice = lone("Tank", RED, (20, 12), N, TWICE)
    assert play(fight(twice, FOES), "march 2 bearing 60 facing N")["Tank"].heading == 90 * DEGREE


EXACT: dict[str, object] = {"premeasure": True}


# --- into contact -----------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("unit", [PIKES, skirmish("Men", RED, [(11 + x, 12) for x in range(4)])])
def test_units_on_foot_come_into_contact(unit: Unit) -> None:
    state = fight(unit, FOES, options=EXACT)
    found = intended_action(state, read_answer("contact Foes"))
    assert isinstance(found, Move)
    assert play(state, "contact Foes").data("into_contact")["foes"] == ("Foes",)
    assert label(state, read_answer("contact Foes")) == label(state, found)


def test_who_is_too_far_off_or_no_enemy_cannot_be_touched() -> None:
    state = fight(PIKES, FOES, options=EXACT)
    assert code(state, "contact Far_Blue") == "far"
    assert code(state, "contact Nobody") == code(state, "contact Ann's_Pikes") == "no_enemy"
    assert label(state, read_answer("contact Nobody")) == "into contact with Nobody"
    assert code(fight(skirmish("Men", RED, [(11, 2)]), FOES, options=EXACT), "contact Foes") == "far"


def test_who_is_walled_in_cannot_be_touched_and_the_first_reason_is_told() -> None:
    wall = table(block("wall", 8, 14.4, 12, 1))
    assert code(fight(PIKES, FOES, board=wall, options=EXACT), "contact Foes") == "path"
    beside = table(block("rock", 11.5, 14.5, 1, 1), block("rock2", 14.5, 14.5, 1, 1))
    lonely = skirmish("Foes", BLUE, [(13.5, 15)], facing=S)
    found = code(
        fight(regiment("Ann's Pikes", RED, 10, 5, (11, 11), N), lonely, board=beside, options=EXACT), "contact Foes"
    )
    assert found == "room"


def test_a_vehicle_drives_up_to_an_enemy_or_pivots_first() -> None:
    state = fight(tank((13, 10)), FOES)
    found = intended_action(state, read_answer("contact Foes"))
    assert isinstance(found, Drive)
    (ahead,) = found.run.parts
    assert 3.9 * INCH < ahead[0] < 4.1 * INCH
    assert "overruns" in play(state, "contact Foes", rolls=[[1] * 6, [1, 1, 1]], choices=[0]).codes
    assert means(fight(tank((6, 10), N), FOES), "contact Foes").startswith("drive forward turn -45 go ")
    assert means(fight(tank((13, 20), N), FOES), "contact Foes").startswith("drive reverse go ")
    assert code(fight(tank((30, 10), N), FOES, options=EXACT), "contact Foes") == "far"


def test_a_vehicle_that_stands_before_an_enemy_drives_over_it() -> None:
    beside = skirmish("Foes", BLUE, [(13, 12)], facing=S)
    assert means(fight(tank((13, 10)), beside), "contact Foes") == "drive forward go 8"


def test_a_vehicle_takes_a_way_that_runs_over_no_friend_if_there_is_one() -> None:
    friend = skirmish("Friends", RED, [(14.5, 13.5)])
    foe = skirmish("Foes", BLUE, [(12, 16)], facing=S)
    assert means(fight(tank((13, 10)), foe), "contact Foes").startswith("drive forward go ")
    assert means(fight(tank((13.5, 10)), foe, friend), "contact Foes").startswith("drive forward turn ")
    wide = skirmish("Friends", RED, [(8 + 1.1 * x, 13) for x in range(11)])
    found = intended_action(fight(tank((13, 10)), foe, wide), read_answer("contact Foes"))
    assert isinstance(found, Drive) and not found.run.reverse


def test_a_vehicle_off_whose_way_the_enemy_stands_by_the_edge_is_told_why() -> None:
    corner = skirmish("Foes", BLUE, [(47.5, 10)], facing=W)
    state = fight(tank((43, 10), E), corner, options=EXACT)
    assert code(state, "contact Foes") is None
    penned = table(block("wall", 45, 8, 1, 4))
    assert code(fight(tank((43, 10), E), corner, board=penned, options=EXACT), "contact Foes") == "room"


def test_each_try_is_told_in_its_order() -> None:
    state = fight(tank((13, 10)), FOES)
    found = [write_answer(answer) for answer in contact_attempts(state, 0, "Foes")]
    assert found[0].startswith("drive forward go ") and found[1] == "drive forward go 8"
    assert named(state, "Foes").id == "Foes"
