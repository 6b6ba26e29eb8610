"""What the case verbs of blows refuse, and what the public cases leave out."""

from collections.abc import Mapping

import pytest

from affray.core import InputError
from affray.referee import ScriptError
from affray.systems.fortmayn.cases import case_verbs

MELEE = {"character": {"type": "brawny", "ready": 2, "shield": {"die": "d6"}}, "opponent": {"difficulty": 2}}
SHOT = {"type": "brainy", "weapon": "bow", "range": "nearby", "dice": [3, 3], "ready": 2, "opponent": {"difficulty": 2}}
TEST = {"type": "brawny", "pool": "body", "ready": 2, "dice": [1, 2], "difficulty": 3}
POOL = {"op": "pool", "type": "brawny", "pool": "body", "task": "other", "advantages": [], "disadvantages": []}
FALL = {"type": "brainy", "body_max": 2, "head_max": 2, "head_ready": 2, "roll": 2, "recovered": True}
OUNCE = {
    "characters": [{"name": "a", "type": "brawny", "ready": 2}],
    "opponents": [{"name": "x", "difficulty": 2}],
    "exchanges": [{"character": "a", "opponent": "x", "feet": 5, "dice": [6, 1]}],
}
SHIELD_SAVE = {"item": "shield", "roll": 5}


def asked(verb: str, *given: Mapping[str, object]) -> dict[str, object]:
    """The answer of a verb to several parts of what it is given, a later one before an earlier one."""
    return dict(case_verbs()[verb]({name: value for part in given for name, value in part.items()}))


@pytest.mark.parametrize(
    ("verb", "given"),
    [
        ("die", {"op": "roll"}),
        ("die", {**POOL, "unarmed": True, "pool": "head"}),
        ("die", {**POOL, "unarmed": False, "advantages": ["task"]}),
        ("die", {**POOL, "unarmed": False, "advantages": ["surprised"]}),
        ("die", {**POOL, "unarmed": False, "task": "swimming"}),
        ("die", {"op": "weapon_size", "type": "brawny", "own": 4, "theirs": 1, "narrated": True}),
        ("test", {**TEST, "dice": [1, 13]}),
        ("test", {**TEST, "dice": [0, 2]}),
        ("test", {**TEST, "sunder": "shield"}),
        ("test", {**TEST, "sunder": "sister", "shield": {"die": "d4"}}),
        ("stunt", {**TEST, "ready": 0, "dice": []}),
        ("melee_exchange", {**MELEE, "dice": [1, 3], "saves": [SHIELD_SAVE, SHIELD_SAVE]}),
        ("melee_exchange", {**MELEE, "dice": [1, 3], "saves": [{"item": "armor", "roll": 1}]}),
        ("melee_exchange", {**MELEE, "dice": [1, 3], "saves": [{"item": "shield", "roll": 7}]}),
        ("melee_exchange", {**MELEE, "dice": [1, 1], "sunder": "armor"}),
        ("melee_exchange", {**MELEE, "dice": [7, 1], "die": "d6"}),
        ("melee_exchange", {**MELEE, "opponent": {"difficulty": 0}, "dice": [1, 1]}),
        ("melee_ounce", {**OUNCE, "exchanges": [{"character": "b", "opponent": "x", "feet": 1, "dice": [1]}]}),
        ("melee_ounce", {**OUNCE, "exchanges": [{"character": "a", "opponent": "x", "feet": 6, "dice": [1, 1]}]}),
        ("melee_ounce", {**OUNCE, "opponents": OUNCE["opponents"] * 2}),
        ("ranged", {**SHOT, "role": "shooter", "saves": []}),
        ("ranged", {**SHOT, "role": "target", "ammo": None}),
        ("ranged", {**SHOT, "role": "shooter", "ammo": {"die": "d4", "roll": 5}}),
        ("ranged", {**SHOT, "role": "shooter", "dice": [9, 1]}),
        ("ranged", {**SHOT, "role": "target", "ready": 0, "dice": []}),
        ("oofa", {**FALL, "head_dice": [1]}),
        ("oofa", {**FALL, "head_ready": 3}),
        ("odds", {"mode": "test", "dice": 32, "die": "d6", "difficulty": 1}),
        ("odds", {"mode": "duel", "dice": 1, "die": "d6", "difficulty": 0}),
    ],
)
def test_what_is_illegal_is_an_error(verb: str, given: dict[str, object]) -> None:
    with pytest.raises((InputError, ScriptError)):
        case_verbs()[verb](given)


def test_riding_may_be_left_out_of_the_game() -> None:
    mounted = {"unarmed": False, "advantages": ["mounted"]}
    assert [asked("die", POOL, mounted, {"options": {"mounted": value}})["die"] for value in ("on", "off")] == [
        "d10",
        "d8",
    ]


def test_a_brawny_offers_gear_that_he_need_not_break() -> None:
    found = asked("test", TEST, {"dice": [1, 3], "sunder": "sister"})
    assert (found["sundered"], found["out_of_action"]) == (None, False)


def test_an_ounce_that_runs_its_course() -> None:
    assert asked("melee_ounce", OUNCE) == {"order": [["a", "x"]], "ready": {"a": 1}, "difficulty": {"x": 1}}


def test_a_stunt_may_be_saved_where_the_table_lets_it() -> None:
    given = {"dice": [1, 4], "shield": {"die": "d6"}, "saves": [SHIELD_SAVE], "options": {"stunt_saves": "yes"}}
    assert asked("stunt", TEST, given)["lost"] == 0


def test_the_disfigured_and_the_dead() -> None:
    assert asked("oofa", FALL, {"head_dice": [1, 8]})["head_max"] == 1
    assert asked("oofa", FALL, {"roll": 1}) == {"result": "dead", "alive": False}
