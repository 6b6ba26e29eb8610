"""What a miniature is and what its unit shares: type, dice, stats, weapons, abilities, base.

Inches and points are fractions, so that halves, quarters and tenths are exact. [UW-GEO-04 UW-FORCE-12]
"""

from fractions import Fraction
from functools import lru_cache

import msgspec

from affray.core.reading.tables import look_up
from affray.systems.wargame.content.codes import ORDNANCE
from affray.systems.wargame.content.house_rules import PLAIN, House
from affray.systems.wargame.content.tables import abilities, ordnance, weapons

MACHINE_GUN = "machine_gun"


class Weapon(msgspec.Struct, frozen=True):
    """A weapon: what it adds to Fight and Shoot, its range in inches (0: none), the short one of two ranges where it has
    two. One of a person's own has a name of the person's own. [UW-MIN-06 UW-RNG-06 UW-ORD-07]"""

    id: str
    fight: int = 0
    shoot: int = 0
    range: Fraction = Fraction(0)
    short: Fraction | None = None


class Ability(msgspec.Struct, frozen=True):
    """An ability by its id; one of a person's own has a price for each miniature, a listed one that of the table.
    [UW-ABL-01]"""

    id: str
    cost: Fraction | None = None


class Profile(msgspec.Struct, frozen=True, cache_hash=True):
    """What every miniature of a unit is.

    [UW-MIN-01 UW-MIN-02 UW-MIN-03 UW-MIN-04 UW-MIN-05 UW-VEH-01]"""

    type: int
    """BASIC, ORDNANCE, ELITE, HERO or VEHICLE."""
    ad: tuple[int, int]
    """Its action dice: how many, of how many sides."""
    move: Fraction
    """Move, in inches."""
    fight: int
    """Fight without weapons."""
    shoot: int
    """Shoot without weapons."""
    defense: int
    """Defense."""
    weapons: tuple[Weapon, ...] = ()
    """Its weapons."""
    abilities: tuple[Ability, ...] = ()
    """Its abilities."""
    base: tuple[Fraction, Fraction] = (Fraction(1), Fraction(1))
    """Width and depth of its base, in inches."""


@lru_cache(maxsize=4096)
def shared_profile(profile: Profile) -> Profile:
    """The profile itself, one object for all that are alike: what is kept by profiles is then found without comparing
    fractions.

    >>> shared_profile(Profile(0, (1, 6), Fraction(6), 0, 0, 8)) is shared_profile(Profile(0, (1, 6), Fraction(6), 0, 0, 8))
    True
    """
    return profile


# --- what has a name --------------------------------------------------------------------------------------------------
def find_weapon(name: str, house: House = PLAIN) -> Weapon:
    """The weapon of a table. Raises InputError for an unknown one. [UW-RNG-06 UW-FORCE-06]

    >>> find_weapon("longbow").range, find_weapon("mortar").short
    (Fraction(10, 1), Fraction(10, 1))
    """
    look_up(name, {**weapons(), **ordnance()}, "weapon")
    if name in ordnance():
        crewed = ordnance()[name]
        return Weapon(name, crewed.fight, crewed.shoot, Fraction(crewed.range), Fraction(crewed.short))
    row = weapons()[name]
    misprinted = name == MACHINE_GUN and house.machine_gun_range
    return Weapon(name, row.fight, row.shoot, Fraction(row.printed_range if misprinted else row.range))


def find_ability(name: str) -> Ability:
    """The listed ability of a name. Raises InputError for an unknown one. [UW-ABL-01]"""
    return Ability(look_up(name, abilities(), "ability").id)


# --- what a unit has in all -------------------------------------------------------------------------------------------
@lru_cache(maxsize=4096)
def has_ability(profile: Profile, name: str) -> bool:
    """Whether the miniatures have an ability."""
    return any(ability.id == name for ability in profile.abilities)


def own_abilities(profile: Profile) -> tuple[Ability, ...]:
    """The abilities of a person's own that the miniatures have. [UW-ABL-01]"""
    return tuple(ability for ability in profile.abilities if ability.cost is not None)


def weapons_in_use(profile: Profile, chosen: int = 0, house: House = PLAIN) -> tuple[Weapon, ...]:
    """The weapons that count in an attack: all, or under `several_weapons` = choose_one the chosen one. [UW-MIN-06]"""
    return profile.weapons[chosen : chosen + 1] if house.several_weapons else profile.weapons


def total_fight(profile: Profile, chosen: int = 0, house: House = PLAIN) -> int:
    """What a miniature adds to its melee roll: its own Fight and that of its weapons. [UW-MIN-04 UW-MIN-06]"""
    return profile.fight + sum(weapon.fight for weapon in weapons_in_use(profile, chosen, house))


def total_shoot(profile: Profile, chosen: int = 0, house: House = PLAIN) -> int:
    """What a miniature adds to its ranged roll: its own Shoot and that of its weapons. [UW-MIN-04 UW-MIN-06]"""
    return profile.shoot + sum(weapon.shoot for weapon in weapons_in_use(profile, chosen, house))


@lru_cache(maxsize=4096)
def longest_range(profile: Profile, chosen: int = 0, house: House = PLAIN) -> Fraction:
    """The range in inches: the largest of the weapons; 0 without any. [UW-MIN-06]"""
    return max((weapon.range for weapon in weapons_in_use(profile, chosen, house)), default=Fraction(0))


def short_and_long_range(profile: Profile, chosen: int = 0, house: House = PLAIN) -> tuple[Fraction, Fraction]:
    """The short and the long range of ordnance; a weapon with one range has half of it as its short one.

    [UW-ORD-07 UW-FORCE-08]

    >>> short_and_long_range(Profile(ORDNANCE, (1, 6), Fraction(4), 0, 0, 8, (find_weapon("longbow"),)))
    (Fraction(5, 1), Fraction(10, 1))
    """
    longest = max(weapons_in_use(profile, chosen, house), key=lambda weapon: weapon.range, default=Weapon(""))
    return (longest.range / 2 if longest.short is None else longest.short), longest.range


def is_ranged_armed(profile: Profile) -> bool:
    """Whether a weapon has a range; ordnance always counts so. [UW-MIN-06]"""
    return profile.type == ORDNANCE or any(weapon.range > 0 for weapon in profile.weapons)


def square_inches(base: tuple[Fraction, Fraction]) -> int:
    """The whole square inches of a base, at least 1: what its dice are counted by. [UW-FORCE-02 UW-VEH-06]

    >>> square_inches((Fraction(1), Fraction(2)))
    2
    """
    return max(1, int(base[0] * base[1]))
