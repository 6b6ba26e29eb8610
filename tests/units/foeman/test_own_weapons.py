"""Weapons of one's own, as the page that makes them asks for them."""

import pytest

from affray.core import InputError
from affray.core.faces.people import WeaponMaking
from affray.systems.foeman.people import people


def test_a_weapon_says_what_its_dice_come_to() -> None:
    assert isinstance(people(), WeaponMaking)
    made = people().own_weapon(("Hook", "hafts", "-1T-1=1L+1<3", "9"))
    assert made.item == "Hook|hafts|-1T-1=1L+1<3|9"
    assert [letter for letter, _ in made.dice] == ["T", "L"] and made.dice[1][1] == (1, 2, 3, 3, 4, 5)
    with pytest.raises(InputError, match="expected NAME"):
        people().own_weapon(("Hook", "spoons", "-1", "9"))
