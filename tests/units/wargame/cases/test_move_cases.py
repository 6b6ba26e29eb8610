"""The case verbs of the plane and of moves: every public case, options, and what they refuse beyond the public cases."""

import json
from importlib.resources import files

import pytest

from affray.core import InputError
from affray.core.question import RuledOut
from affray.core.reading.given import Answer
from affray.systems.wargame.cases import attacks, moves, plane
from affray.systems.wargame.cases.verbs import case_verbs
from affray.systems.wargame.content.house_rules import PACKAGE

Case = dict[str, dict[str, object]]
VERBS = {**plane.VERBS, **moves.VERBS}
FILE = json.loads(files(PACKAGE).joinpath("data", "cases.json").read_text("utf-8"))
CASES = [pytest.param(case, id=case["id"]) for case in FILE if case["verb"] in VERBS]
BASE = {"at": [10, 12], "heading": 0, "size": [1, 1]}
FOE = {"id": "Bors", "side": "enemy", "bases": [BASE]}
MAN: dict[str, object] = {
    "type": "basic", "formation": "skirmish", "base": [1, 1], "heading": 90, "move": 6, "initial": 1,
    "positions": [[10, 10]],
}  # fmt: skip
BLOCK: dict[str, object] = {
    "type": "basic", "formation": "regiment", "base": [1, 1], "heading": 90, "move": 6, "initial": 10, "n": 10,
    "files": 5, "at": [10, 10],
}  # fmt: skip
FIELD: dict[str, object] = {"field": [48, 36]}
CAR: dict[str, object] = {"at": [12, 10], "heading": 0, "size": [3, 4], "move": 8}
ROCK = {"outline": [[12, 11], [14, 11], [14, 13], [12, 13]], "blocks_sight": True}


def move(mark: list[float], unit: dict[str, object] = MAN, **more: object) -> Answer:
    return VERBS["move"]({"unit": unit, "mark": mark, **FIELD, **more})


def go(*legs: list[object], vehicle: dict[str, object] = CAR, **more: object) -> Answer:
    given = {"vehicle": vehicle, "direction": "forward", "legs": list(legs), **FIELD, **more}
    return VERBS["vehicle_move"](given)


@pytest.mark.parametrize("case", CASES)
def test_the_verb_answers_the_case(case: Case) -> None:
    verb = VERBS[str(case["verb"])]
    if case["then"] == {"error": True}:
        with pytest.raises(InputError):
            verb(case["given"])
    else:
        assert verb(case["given"]) == case["then"]


def test_every_verb_is_known_and_has_cases() -> None:
    assert {case["verb"] for case in FILE} == set(
        case_verbs()
    ) and case_verbs().keys() >= VERBS.keys() | attacks.VERBS.keys()
    assert len(CASES) == 81


def test_a_move_answers_where_the_centre_most_miniature_is_to_four_decimals() -> None:
    assert move([13, 14]) == {"placed": True, "disordered": False, "at": [13, 14], "distance": 5, "contact": []}
    assert move([13, 13])["distance"] == 4.2426
    assert move([10, 17]) == {"placed": False, "disordered": True, "at": [10, 10], "distance": 7}
    turned = move([12, 12], BLOCK, heading=0)
    assert (turned["at"], turned["contact"]) == ([12, 12], [])


def test_a_column_is_answered_by_the_place_of_its_middle() -> None:
    three = {**MAN, "initial": 3, "positions": [[8, 10], [10, 10], [12, 10]]}
    assert move([10, 12], three, arrange=[[10, 11], [10, 12], [10, 13]])["at"] == [10, 12]


@pytest.mark.parametrize(
    ("options", "placed"),
    [({}, False), ({"over_distance": "advance_full_move"}, True), ({"over_distance": "stay"}, False)],
)
def test_options_change_the_answer(options: dict[str, str], placed: bool) -> None:
    found = move([10, 20], options=options)
    assert (found["placed"], found["disordered"], found["distance"]) == (placed, True, 10)
    assert found["at"] == ([10, 16] if placed else [10, 10])


def test_options_of_contact_coherency_and_sight() -> None:
    corner = {"a": [BASE], "b": [{**BASE, "at": [11, 13]}]}
    assert VERBS["contact"](corner) == {"a": [0], "b": [0]}
    assert VERBS["contact"]({**corner, "options": {"corner_contact": False}}) == {"a": [], "b": []}
    pairs = {"positions": [[0, 0], [2, 0], [9, 0], [11, 0]], "base": [1, 1], "heading": 0}
    assert VERBS["coherent"](pairs) == {"coherent": False}
    assert VERBS["coherent"]({**pairs, "options": {"coherency": "neighbour"}}) == {"coherent": True}
    apart = {"positions": [[0, 0], [3, 0]], "base": [1, 1], "heading": 0}
    assert VERBS["coherent"](apart) == {"coherent": False}
    assert VERBS["coherent"]({**apart, "options": {"coherency_measure": "edge"}}) == {"coherent": True}


def test_fleeing_goes_by_the_enemies_named() -> None:
    assert move([10, 4], flee=True, enemies=[[10, 14]])["placed"]
    with pytest.raises(RuledOut, match="as far away as it can"):
        move([10, 8], flee=True, enemies=[[10, 14]])
    assert move([10, 8], flee=True, enemies=[[10, 14]], options={"flee_distance": "any"})["placed"]
    with pytest.raises(InputError, match="not farther from the nearest enemy"):
        move([10, 12], flee=True, enemies=[[10, 14]])


def test_half_a_crew_moves_half_as_far() -> None:
    crew = {**MAN, "type": "ordnance", "initial": 2}
    assert move([10, 13], crew)["placed"] and not move([10, 13.1], crew)["placed"]


def test_a_vehicle_that_goes_back_is_disordered_by_what_it_touches_where_it_stops() -> None:
    wall = {"outline": [[18, 9], [20, 9], [20, 11], [18, 11]], "blocks_sight": True}
    assert go(["go", 4], terrain=[wall])["disordered"] is True
    stopped = go(["go", 4], terrain=[wall], others=[{**FOE, "bases": [{**BASE, "at": [17, 8.5]}]}])
    assert stopped == {"placed": True, "disordered": False, "at": [14.5, 10], "heading": 0, "struck": {"Bors": [0]}}
    corner = {"outline": [[18, 11.5], [20, 11.5], [20, 13], [18, 13]], "blocks_sight": True}
    assert go(["go", 4], terrain=[corner])["disordered"] is True
    assert go(["go", 4], terrain=[corner], options={"corner_contact": "false"})["disordered"] is False


def test_a_vehicle_turns_twice_with_that_ability() -> None:
    legs: tuple[list[object], ...] = ["pivot", 45], ["go", 1], ["pivot", -45]
    assert go(*legs, vehicle={**CAR, "abilities": ["additional_turn"]})["heading"] == 0
    with pytest.raises(InputError, match="UW-VEH-04"):
        go(*legs)


def test_the_arc_of_a_vehicle_and_how_far_it_fires_there() -> None:
    asked = {"kind": "vehicle", "at": [0, 0], "heading": 0, "target": [-5, 0], "range": 15}
    assert VERBS["arc"](asked) == {"arc": "rear", "max_range": None}
    assert VERBS["arc"]({**asked, "abilities": ["rear_attack_arc"]}) == {"arc": "rear", "max_range": 7.5}
    lost = {**asked, "target": [5, 1], "lost_facings": ["front"]}
    assert VERBS["arc"](lost) == {"arc": "front", "max_range": None}


Refused = tuple[str, dict[str, object], str]
REFUSED: list[Refused] = [
    ("formation", {"n": 5, "files": 6}, "given: expected 1 to 5 files for a regiment of 5, got 6"),
    ("formation", {"n": 5, "files": 0}, "given: expected 1 to 5 files"),
    ("formation", {"n": 5, "files": 5, "base": [0, 1]}, "given: base"),
    ("formation", {"n": 5, "files": 5, "at": [1, 2, 3]}, "given: at: expected a list of 2"),
    (
        "coherent",
        {"positions": [], "base": [1, 1], "heading": 0},
        "given: positions: expected a list of at least 1",
    ),
    ("contact", {"a": [BASE], "b": [{**BASE, "at": [10.5, 12]}]}, r"given: a\[0\] and b\[0\] overlap"),
    ("sight", {"from": [0, 0], "targets": []}, "given: targets: expected a list of at least 1"),
    (
        "sight",
        {"from": [0, 0], "targets": [[1, 1]], "terrain": [{**ROCK, "outline": [[0, 0], [1, 1]]}]},
        "expected the corners of a convex outline",
    ),
    ("arc", {"kind": "regiment", "at": [0, 0], "heading": 0, "target": [1, 1]}, "expected 1 to 0 files"),
    ("arc", {"kind": "hero", "at": [0, 0], "heading": 0, "target": [1, 1]}, "given: kind: expected one of"),
    ("arc", {"kind": "vehicle", "at": [0, 0], "heading": 1001, "target": [1, 1]}, "given: heading"),
    ("move", {"unit": {**MAN, "positions": []}, "mark": [1, 1], **FIELD}, "given: unit: expected positions"),
    ("move", {"unit": {**BLOCK, "files": 11}, "mark": [1, 1], **FIELD}, "given: expected 1 to 10 files"),
    ("move", {"unit": {**BLOCK, "at": None, "n": 0}, "mark": [1, 1], **FIELD}, "given: expected 1 to 0 files"),
    ("move", {"unit": {**MAN, "type": "monster"}, "mark": [1, 1], **FIELD}, "given: unit.type: expected one of"),
    ("move", {"unit": {**MAN, "type": "vehicle"}, "mark": [1, 1], **FIELD}, "given: unit.type: expected one of"),
    ("move", {"unit": MAN, "mark": [1, 1e9], **FIELD}, r"given: mark\[1\]: expected a number of at most 1000"),
    (
        "move",
        {"unit": MAN, "mark": [1, 1], **FIELD, "others": [{**FOE, "bases": []}]},
        "bases: expected a list of at least 1 entry",
    ),
    ("move", {"unit": MAN, "mark": [1, 1], **FIELD, "options": {"speed": 1}}, "option 'speed' is unknown"),
    ("move", {"unit": MAN, "mark": [1, 1], **FIELD, "wind": 1}, "wind is unknown"),
    ("vehicle_move", {"vehicle": CAR, "direction": "aside", "legs": [], **FIELD}, "given: direction"),
    ("vehicle_move", {"vehicle": CAR, "direction": "forward", "legs": [["fly", 1]], **FIELD}, "given: legs"),
    ("vehicle_move", {"vehicle": CAR, "direction": "forward", "legs": [], **FIELD}, "UW-VEH-03"),
]


@pytest.mark.parametrize(("verb", "given", "message"), REFUSED)
def test_what_cannot_be_is_refused(verb: str, given: Answer, message: str) -> None:
    with pytest.raises(InputError, match=message):
        VERBS[verb](given)
