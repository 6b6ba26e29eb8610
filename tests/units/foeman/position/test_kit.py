"""What a figure wears and holds, in numbers."""

import pytest

from affray.core import InputError
from affray.systems.foeman.content.codes import LEFT_HANDED, RIGHT_HANDED
from affray.systems.foeman.position.kit import Kit, kit_of
from affray.systems.foeman.rules.defence import NO_HAND


def kit(main: str, off: str = "", armor: str = "None") -> Kit:
    """The kit of a right-handed human."""
    return kit_of("Human", armor, main, off, RIGHT_HANDED)


def test_armor_and_ready_shield_encumber() -> None:
    bare, laden = kit("Mace"), kit("Mace", "Large Shield", "Chainmail")
    assert (bare.armor_dx, bare.shield_dx, bare.shielded) == (0, 0, 0)
    assert (laden.armor_dx, laden.shield_dx, laden.shielded) == (3, 1, 1)
    assert bare.speed > laden.speed


def test_a_shield_in_the_strong_hand_covers_that_side() -> None:
    assert [kit("Mace", "Small Shield").handed, kit("Small Shield").handed] == [RIGHT_HANDED, LEFT_HANDED]
    assert [kit("Mace", "Small Shield").alone, kit("Small Shield").alone, kit("").alone] == [0, 1, 1]


def test_a_weapon_in_the_other_hand_has_its_hexside() -> None:
    assert kit("Mace", "Small Shield").left_hand == NO_HAND
    assert kit("Mace", "Dagger").left_hand != NO_HAND


def test_an_unknown_race_is_refused() -> None:
    with pytest.raises(InputError):
        kit_of("Nobody", "None", "", "", RIGHT_HANDED)
