"""What the case verbs make of a case that does not fit."""

import pytest

from affray.core import InputError
from affray.systems.foeman.cases.verbs import case_verbs

STILL: dict[str, object] = {"pos": [0, 0], "facing": 0}
FOE = {"id": "x", "pos": [0, 0], "facing": 0}
A, B = {"id": "a", "mdx": 10, "dx": 10}, {"id": "b", "mdx": 9, "dx": 10}


@pytest.mark.parametrize(
    ("verb", "given", "reason"),
    [
        ("move", {"figure": STILL, "path": [], "opponents": [FOE]}, "hth_exit: expected passed or failed"),
        ("move", {"figure": STILL, "path": [], "hth_exit": "passed"}, "hth_exit: no conscious opponent"),
        ("move", {"figure": STILL, "path": [0], "costs": [1, 1]}, "costs: expected 1 numbers, one a step, got 2"),
        ("move", {"figure": STILL, "path": ["rise"]}, " is standing already"),
        ("move", {"figure": STILL, "path": [9]}, "path 9: expected a direction from 0 to 5"),
        (
            "pivot",
            {"mmma": 10, "used": 8, "steps": 4, "turn": 1, "dice": [1], "miq": 8},
            "dice: expected 3 faces from 0 to 5, and miq",
        ),
        ("pivot", {"mmma": 10, "used": 8, "steps": 4, "turn": 2}, "turn 2: expected 0 to 1 hexsides"),
        (
            "hth_entry",
            {
                "started_engaged": False,
                "steps_before": 0,
                "used_before": 0,
                "mmma": 10,
                "kind": "front",
                "target_mdx": 10,
                "mover_mst": 10,
                "target_mst": 10,
                "dice": [1],
            },
            "dice: expected 5 faces from 0 to 5",
        ),
        ("bid_phase", {"figures": [A, B], "cycles": [], "tie_order": ["a"]}, "tie_order: expected every figure once"),
        ("bid_phase", {"figures": [A], "cycles": [{"declare": {"c": {"option": "move"}}}]}, "unknown figure 'c'"),
        ("bid_phase", {"figures": [A, B], "cycles": [{"declare": {"a": {"option": "move"}}}]}, "expected one"),
        ("bid_phase", {"figures": [A], "cycles": [{"declare": {"a": {"option": "strike"}}}]}, "expected 1 to 9 dice"),
        (
            "bid_phase",
            {"figures": [A], "cycles": [{"declare": {"a": {"option": "move", "dib": 2}}}]},
            "always has 1 die",
        ),
        ("initiative", {"rolls": {"a": 1, "b": 2}, "first_last_round": "c"}, "unknown side 'c'"),
        ("initiative", {"rolls": {"a": 1, "b": 1}, "tiebreaks": [{"c": 1}]}, "tiebreaks: unknown side"),
        ("initiative", {"rolls": {"a": 1, "b": 2}, "decisions": ["move", "move"]}, "more than are asked for"),
    ],
)
def test_a_case_that_does_not_fit_is_told_why(verb: str, given: dict[str, object], reason: str) -> None:
    with pytest.raises(InputError) as caught:
        case_verbs()[verb](given)
    assert reason in str(caught.value)


def test_an_entry_without_dice_tells_its_score_alone() -> None:
    given: dict[str, object] = {
        "started_engaged": False,
        "steps_before": 0,
        "used_before": 0,
        "mmma": 10,
        "kind": "front",
        "target_mdx": 10,
        "mover_mst": 10,
        "target_mst": 10,
    }
    assert case_verbs()["hth_entry"](given) == {"allowed": True, "score": 10}
