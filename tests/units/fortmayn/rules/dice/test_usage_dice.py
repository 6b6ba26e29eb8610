"""Usage dice."""

import pytest

from affray.systems.fortmayn.content.codes import ROLL_USAGE
from affray.systems.fortmayn.rules.dice.usage_dice import roll_usage
from tests.units.fortmayn.people import thrown


@pytest.mark.parametrize(
    ("die", "magic", "face", "left"),
    [(8, 0, 2, 6), (8, 0, 3, 8), (4, 0, 1, 0), (4, 1, 6, 4), (4, 1, 2, 0), (12, 1, 12, 12)],
)
def test_a_use_wears_the_die_down_on_1_and_2_though_magic_throws_a_bigger_one(
    die: int, magic: int, face: int, left: int
) -> None:
    ref = thrown([face])
    assert roll_usage(ref, die, magic, ROLL_USAGE) == left
    assert ref.events[0].data["left"] == left
