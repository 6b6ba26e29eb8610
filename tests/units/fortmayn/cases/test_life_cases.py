"""What the case verbs of life, lore and the loop say where the public cases are silent."""

import pytest

from affray.core import InputError
from affray.referee import ScriptError
from affray.systems.fortmayn.cases import case_verbs

BANISH = {
    "type": "brawny",
    "ready": 2,
    "holy_symbol": False,
    "undead": [{"name": "ghoul", "difficulty": 2, "range": "nearby"}],
    "rolls": [[4, 5]],
}
CAST = {
    "op": "cast", "type": "brainy", "ready": 1, "dice": [6], "source": "book", "spell": "mend", "known": ["mend"],
    "memorised": [], "book": True, "target_difficulty": 1,
}  # fmt: skip


def test_an_attempt_that_banishes_nobody_needs_no_time() -> None:
    answer = case_verbs()["banish"](BANISH)
    assert (answer["banished"], answer["difficulty"], answer["moments"]) == ([], {"ghoul": 1}, None)
    with pytest.raises((InputError, ScriptError)):
        case_verbs()["banish"]({**BANISH, "rolls": [[4, 5], [3, 3]]})


def test_only_sources_that_name_a_casting_step_its_die() -> None:
    answers = [
        case_verbs()["spell"]({**CAST, "disadvantages": [name]})["die"] for name in ("gm", "fat_head", "surprised")
    ]
    assert answers == ["d6", "d6", "d8"]
    with pytest.raises(InputError, match="'mood' is unknown"):
        case_verbs()["spell"]({**CAST, "disadvantages": ["mood"]})
    with pytest.raises(InputError, match="spell 'mood' is unknown"):
        case_verbs()["spell"]({**CAST, "spell": "mood"})


@pytest.mark.parametrize(
    ("verb", "given", "said"),
    [
        ("heal", {"op": "wait"}, "op 'wait' is unknown"),
        ("table", {"table": "lookup", "file": "../x", "id": "a", "column": "b"}, "file '../x' is unknown"),
        ("table", {"table": "lookup", "file": "bestiary", "id": "cow", "column": "name"}, "id 'cow' is unknown"),
        ("table", {"table": "lookup", "file": "bestiary", "id": "ghoul", "column": "milk"}, "column: expected one of"),
        ("repair", {"op": "state", "item": "leather", "die": "d8"}, "die: expected at most d6"),
        ("gear", {"op": "load", "backpack": False, "small_sacks": 3, "large_sacks": 0, "bulk": 0}, "sacks"),
        ("heal", {"op": "dice", "body_ready": 3, "body_max": 2, "amount": 0}, "ready: expected at most 2"),
        ("loop", {"state": "declare", "input": "confirm", "guard": "foreign"}, "guard 'foreign'"),
    ],
)
def test_what_is_illegal_is_named(verb: str, given: dict[str, object], said: str) -> None:
    with pytest.raises(InputError, match=said):
        case_verbs()[verb](given)
