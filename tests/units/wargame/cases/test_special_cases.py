"""The case verbs of the special action: what they refuse."""

import pytest

from affray.core import InputError
from affray.systems.wargame.cases.specials import VERBS

HORN = {"name": "War horn", "cost": 20, "effect": "disorder", "range": 12, "dice": "2d6", "least": 8}


@pytest.mark.parametrize(
    ("verb", "given", "message"),
    [
        (
            "ruling",
            {"players": ["A", "B"], "answers": ["consent", "consent"]},
            "answers: expected no more, for all agree",
        ),
        ("special", {"special": {**HORN, "range": -1}, "distance": 1}, "given: special: Expected `float` >= 0"),
        ("special", {"special": {**HORN, "least": 99}, "distance": 1}, "least: expected at most 12, got 99"),
        ("special", {"special": HORN, "distance": 1}, "dice: expected 2 dice, got 0"),
        ("special", {"special": HORN, "distance": 13, "dice": [1, 2]}, "dice: expected 0 dice, got 2"),
    ],
)
def test_what_cannot_be_is_refused(verb: str, given: dict[str, object], message: str) -> None:
    with pytest.raises(InputError, match=message):
        VERBS[verb](given)
