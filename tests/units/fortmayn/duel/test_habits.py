"""How saves, sunders and attachments are chosen where nobody is asked."""

import pytest

from affray.core import InputError
from affray.systems.fortmayn.content.codes import ARMOR, CHOOSE_BETRAY, CHOOSE_SAVE, CHOOSE_SUNDER, NOTHING, SHIELD
from affray.systems.fortmayn.duel.habits import named_habit

BOTH, ONLY_SHIELD, ONLY_ARMOR = 608, 600, 8


@pytest.mark.parametrize(
    ("name", "saves"),
    [
        ("none", [NOTHING, NOTHING, NOTHING]),
        ("shield", [SHIELD, SHIELD, ARMOR]),
        ("armor", [ARMOR, SHIELD, ARMOR]),
        ("last", [NOTHING, NOTHING, NOTHING]),
    ],
)
def test_dice_are_saved_by_habit(name: str, saves: list[int]) -> None:
    policy = named_habit(name)
    assert [policy(0, CHOOSE_SAVE, 2, 1, 3, gear) for gear in (BOTH, ONLY_SHIELD, ONLY_ARMOR)] == saves


def test_some_wait_for_the_last_die() -> None:
    assert [named_habit("last")(0, CHOOSE_SAVE, 2, exposed, 2, BOTH) for exposed in (1, 2, 3)] == [
        NOTHING,
        SHIELD,
        SHIELD,
    ]


def test_what_is_sundered_or_given_up_can_be_left_to_the_end() -> None:
    found = [named_habit(name)(0, CHOOSE_SUNDER, 2, 2, 2, BOTH) for name in ("none", "shield", "armor")]
    assert found == [SHIELD, SHIELD, ARMOR]
    assert [named_habit("armor", yes)(0, CHOOSE_BETRAY, 2, 2, 2, 0) for yes in (0, 1)] == [0, 1]
    assert named_habit("armor", 0)(0, CHOOSE_SUNDER, 2, 2, 2, BOTH) == NOTHING


def test_an_unknown_habit_is_an_error() -> None:
    with pytest.raises(InputError, match="save 'all': expected one of none, shield, armor, last"):
        named_habit("all")
