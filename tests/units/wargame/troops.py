"""Miniatures and units for tests."""

from fractions import Fraction

from affray.systems.wargame.content.codes import BASIC, NO_FORMATION, ORDNANCE, SKIRMISH, VEHICLE
from affray.systems.wargame.content.profile import Ability, Profile, Weapon, find_ability, find_weapon
from affray.systems.wargame.roster.army import Army, ListedUnit


def miniature(
    type: int = BASIC,
    ad: tuple[int, int] = (1, 6),
    move: Fraction | int = 6,
    fight: int = 0,
    shoot: int = 0,
    defense: int = 8,
    weapons: tuple[str | Weapon, ...] = (),
    abilities: tuple[str | Ability, ...] = (),
) -> Profile:
    """A human with a spear, but for what is said."""
    arms = tuple(find_weapon(weapon) if isinstance(weapon, str) else weapon for weapon in weapons)
    gifts = tuple(find_ability(ability) if isinstance(ability, str) else ability for ability in abilities)
    return Profile(type, ad, Fraction(move), fight, shoot, defense, arms, gifts)


SPEARMAN = miniature()
CREW = miniature(ORDNANCE, (4, 6), 3, defense=7, weapons=("trebuchet",))
TANK = miniature(VEHICLE, (4, 6), 8, defense=16, weapons=("50mm_cannon", "machine_gun"), abilities=("rear_attack_arc",))


def unit(
    profile: Profile = SPEARMAN, n: int = 1, name: str = "Ann", formation: int | None = None, files: int = 0
) -> ListedUnit:
    """A unit, skirmishing unless it is a vehicle."""
    usual = NO_FORMATION if profile.type == VEHICLE else SKIRMISH
    return ListedUnit(name, n, profile, usual if formation is None else formation, files)


def army(*units: ListedUnit, limit: int = 1000) -> Army:
    """An army of these units."""
    return Army("Host", Fraction(limit), units)
