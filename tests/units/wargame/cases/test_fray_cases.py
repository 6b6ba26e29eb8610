"""Every public case of turns, attacks, damage, morale, fireballs and victory, answered by the rules that play; and what
these verbs refuse beyond the public cases."""

import json
from importlib.resources import files

import pytest

from affray.core import InputError
from affray.core.reading.given import Answer
from affray.referee import ScriptError
from affray.systems.wargame.cases import attacks, victory
from affray.systems.wargame.content.house_rules import PACKAGE

VERBS = {**attacks.VERBS, **victory.VERBS}
Case = dict[str, dict[str, object]]
FILE = json.loads(files(PACKAGE).joinpath("data", "cases.json").read_text("utf-8"))
CASES = [pytest.param(case, id=case["id"]) for case in FILE if case["verb"] in VERBS]
FIRST: dict[str, Answer] = {}
for entry in FILE:
    if "error" not in entry["then"]:
        FIRST.setdefault(entry["verb"], entry["given"])


def part(verb: str, key: str) -> dict[str, object]:
    """A part of what the first case of a verb gives."""
    found = FIRST[verb][key]
    assert isinstance(found, dict)
    return found


UNIT, SHOOTER, ACTING = part("attack_dice", "unit"), part("shoot", "shooter"), part("actions", "unit")
FIGHTER = {"type": "basic", "n": 10, "miniatures": 2, "ad": [1, 6], "fight": 0, "defense": 8}
HERO = {"type": "hero", "ad": [3, 8]}
HULL = {"type": "vehicle", "move": 8, "defense": 16, "range": 18}


def changed(verb: str, **other: object) -> Answer:
    """What the first case of a verb gives, with other keys."""
    return {**FIRST[verb], **other}


@pytest.mark.parametrize("case", CASES)
def test_the_verb_answers_the_case(case: Case) -> None:
    verb = VERBS[str(case["verb"])]
    if case["then"] == {"error": True}:
        with pytest.raises((InputError, ScriptError)):
            verb(case["given"])
    else:
        assert verb(case["given"]) == case["then"]


def test_each_of_these_verbs_has_cases() -> None:
    assert {case["verb"] for case in FILE} >= set(VERBS)
    assert len(CASES) == 132


@pytest.mark.parametrize(
    ("verb", "given", "message"),
    [
        ("turn_order", {"rolls": {"A": [7], "B": [1]}}, "expected a die for A, B"),
        ("actions", {"unit": {**ACTING, "n": 11}, "sequence": []}, "n: expected at most 10, got 11"),
        ("attack_dice", changed("attack_dice", mode="overrun"), "only a vehicle that moves runs units over"),
        ("attack_dice", changed("attack_dice", in_contact=[1, 1]), "expected different numbers below 10"),
        ("attack_dice", changed("attack_dice", in_contact=[10]), "expected different numbers below 10"),
        ("attack_dice", changed("attack_dice", in_contact=[]), "only an enemy in contact can be struck"),
        ("attack_dice", changed("attack_dice", enemy_in_arc=False), "outside the regiment's front"),
        ("attack_dice", changed("attack_dice", unit={**UNIT, "type": "hero"}), "n: expected 1 for a hero, got 10"),
        ("attack_dice", changed("attack_dice", unit={**UNIT, "weapons": ["spoon"]}), "weapon 'spoon' is unknown"),
        ("melee", changed("melee", reverse=True), "reverse: expected a vehicle"),
        ("melee", changed("melee", defender_dice=[]), "defender_dice: expected 4 dice, got 0"),
        ("melee", changed("melee", kind="free"), "defender_dice: expected 0 dice, got 4"),
        ("shoot", changed("shoot", distance=100_000), "distance: expected inches"),
        ("shoot", changed("shoot", shooter={**SHOOTER, "range": [5, 10]}), "two are for ordnance"),
        ("shoot", changed("shoot", shooter={**SHOOTER, "range": [0]}), "no ranged weapon"),
        (
            "shoot",
            changed("shoot", shooter={**SHOOTER, "range": []}),
            "expected one range, or a short",
        ),
        (
            "shoot",
            changed("shoot", shooter={**SHOOTER, "range": [9, 3]}),
            "expected one range, or a short",
        ),
        ("shoot", changed("shoot", distance=11), "dice: expected 0 dice, got 5"),
        ("vehicle_fire", changed("vehicle_fire", targets=[]), "expected at least one, each id once"),
        ("vehicle_fire", changed("vehicle_fire", options={"vehicle_split": "dice"}), "expected points"),
        ("suffer", {"target": {"type": "hero"}, "quotient": 1}, "expected the ad of a hero"),
        ("suffer", {"target": {"type": "basic"}, "quotient": 1}, "expected the n of a unit"),
        ("suffer", {"target": {"type": "vehicle"}, "quotient": 1}, "expected move, defense and range"),
        ("suffer", {"target": HULL, "quotient": 0, "roll": 1}, "roll: expected none"),
        ("suffer", {"target": HULL, "quotient": 1, "roll": 1}, "choice: expected one, defender chooses"),
        ("morale", changed("morale", dice=[]), "dice: expected 5 dice, got 0"),
        ("score", changed("score", sides=[{"id": "A", "start": 9, "lost": 0, "objectives": 0}] * 2), "A twice"),
    ],
)
def test_what_cannot_be_is_refused(verb: str, given: Answer, message: str) -> None:
    with pytest.raises(InputError, match=message):
        VERBS[verb](given)


@pytest.mark.parametrize(
    ("target", "roll"),
    [(HULL, 9), ({**HULL, "lost_facings": ["front"]}, None)],
)
def test_a_vehicle_needs_its_die_and_a_face_that_it_has(target: dict[str, object], roll: int | None) -> None:
    given = {"target": target, "quotient": 1, "choice": "move"}
    with pytest.raises(ScriptError):
        VERBS["suffer"](given if roll is None else {**given, "roll": roll})


def test_a_target_of_which_no_miniature_can_be_hit_at_long_range_halves_up_by_an_option() -> None:
    asked = {
        "shooter": {"type": "ordnance", "n": 2, "ad": [1, 6], "shoot": 2, "range": [4, 8]},
        "distance": 6,
        "dice": [6],
        "target": {"type": "basic", "n": 3, "defense": 8},
    }
    assert VERBS["shoot"](asked)["losses"] == 0
    assert VERBS["shoot"]({**asked, "options": {"halve_rounding": "up"}})["losses"] == 1


def test_a_unit_that_nobody_attacks_back_rolls_nothing_in_a_ranged_attack() -> None:
    given = changed("attack_dice", mode="ranged", role="defender")
    assert VERBS["attack_dice"](given) == {"miniatures": 0, "dice": 0, "sides": 0, "bonus": 0}


def test_a_free_attack_of_a_vehicle_has_no_dice() -> None:
    tank = {**UNIT, "type": "vehicle", "n": 1, "formation": "none"}
    given = {**FIRST["attack_dice"], "unit": tank, "mode": "free", "in_contact": [0]}
    assert VERBS["attack_dice"](given)["dice"] == 0


def test_one_hit_of_each_attack_counts_where_the_table_has_it_so() -> None:
    options = {"hero_hits": "one_per_attack"}
    assert VERBS["suffer"]({"target": HERO, "quotient": 3, "options": options}) == {"removed": False, "ad": [3, 6]}
    struck = {**FIRST["melee"], "defender": {**FIGHTER, **HERO, "n": 1, "miniatures": 0}, "defender_dice": []}
    assert VERBS["melee"](struck)["to_defender"] == {"quotient": 3}
    assert VERBS["melee"]({**struck, "options": options})["to_defender"] == {"quotient": 1}


def test_an_attack_below_defense_makes_a_vehicle_roll_where_the_table_has_it_so() -> None:
    given = {"target": HULL, "quotient": 0, "roll": 2, "choice": "move"}
    found = VERBS["suffer"]({**given, "options": {"vehicle_zero_quotient_rolls": "true"}})
    assert (found["score"], found["chooser"]) == (2, "defender")


def test_nothing_is_chosen_where_nothing_is_left_to_reduce() -> None:
    wreck = {**HULL, "move": 0, "defense": 1, "range": 0, "lost_facings": ["front", "left", "right"]}
    found = VERBS["suffer"]({"target": wreck, "quotient": 1, "roll": 4})
    assert (found["score"], found["vehicle"]["lost_facings"]) == (5, ["front", "left", "right"])  # type: ignore[index]


def test_a_fireball_needs_two_even_dice() -> None:
    assert VERBS["fireball"](changed("fireball", dice=[6, 1, 3, 5])) == {"success": False}
