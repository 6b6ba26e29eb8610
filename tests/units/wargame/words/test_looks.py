"""How miniatures are drawn."""

from fractions import Fraction

import pytest

from affray.core.faces.looks import Looks
from affray.systems.wargame.content.codes import BASIC, VEHICLE
from affray.systems.wargame.content.profile import Ability, Profile, Weapon, find_weapon
from affray.systems.wargame.words.looks import looks_of


def profile(kind: int, base: tuple[int, int], *weapons: Weapon, abilities: tuple[Ability, ...] = ()) -> Profile:
    wide, deep = base
    return Profile(
        kind, (1, 6), Fraction(6), 0, 0, 8, weapons, abilities=abilities, base=(Fraction(wide), Fraction(deep))
    )


@pytest.mark.parametrize(
    ("profile", "looks"),
    [
        (profile(BASIC, (1, 1), find_weapon("longbow")), Looks("human", "longbow")),
        (profile(BASIC, (1, 1), find_weapon("trebuchet")), Looks("human", "trebuchet")),
        (profile(BASIC, (1, 2), find_weapon("pistol")), Looks("rider", "pistol")),
        (profile(BASIC, (1, 1), Weapon("blunderbuss", shoot=2)), Looks("human", "bow")),
        (profile(BASIC, (1, 1), Weapon("scythe", fight=2)), Looks("human", "sword")),
        (profile(BASIC, (1, 1)), Looks("human", "")),
        (profile(BASIC, (1, 1), abilities=(Ability("fearless"), Ability("fireball"))), Looks("human", "wand")),
        (profile(BASIC, (2, 2), find_weapon("longbow")), Looks("giant", "")),
        (profile(BASIC, (2, 3)), Looks("dragon", "")),
        (profile(VEHICLE, (2, 2)), Looks("walker", "")),
        (profile(VEHICLE, (2, 3)), Looks("car", "")),
        (profile(VEHICLE, (3, 4), find_weapon("50mm_cannon")), Looks("tank", "")),
    ],
)
def test_a_miniature_is_drawn_by_its_base_and_its_first_weapon(profile: Profile, looks: Looks) -> None:
    assert looks_of(profile) == looks
