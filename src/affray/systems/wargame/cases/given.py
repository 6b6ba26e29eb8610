"""What the cases of the wargame may give: weapons, abilities and miniatures as the case files write them."""

from collections.abc import Mapping
from decimal import Decimal
from typing import Annotated

import msgspec

from affray.core import RuledOut
from affray.core.reading.given import Given
from affray.core.reading.tables import look_up
from affray.systems.wargame.content.codes import TYPE_NAMES
from affray.systems.wargame.content.house_rules import House, read_house
from affray.systems.wargame.content.profile import Ability, Profile, Weapon, find_ability, find_weapon
from affray.systems.wargame.roster.army import number_faults, profile_faults
from affray.systems.wargame.roster.army_file import read_number

Whole = Annotated[int, msgspec.Meta(ge=0)]
Dice = tuple[int, int]


class Part(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A part of what a case gives, each key known."""


class WeaponGiven(Part, frozen=True, kw_only=True):
    """A weapon that is not listed: one range, or short and long."""

    fight: Whole = 0
    shoot: Whole = 0
    range: Decimal | tuple[Decimal, Decimal] = Decimal(0)


class AbilityGiven(Part, frozen=True, kw_only=True):
    """An invented ability with its price. [UW-ABL-01]"""

    name: str
    cost: Decimal


class MiniatureGiven(Part, frozen=True, kw_only=True):
    """A miniature as far as its price goes."""

    type: str
    """The name of its type."""
    ad: Dice
    """Its action dice: how many, of how many sides."""
    move: Decimal
    """Move, in inches."""
    fight: Whole
    """Fight without weapons."""
    shoot: Whole
    """Shoot without weapons."""
    defense: Whole
    """Defense."""
    weapons: tuple[str | WeaponGiven, ...] = ()
    """Its weapons: listed ones by their keys, or others in full."""
    abilities: tuple[str | AbilityGiven, ...] = ()
    """Its abilities: listed ones by their keys, or invented ones with their prices."""


def house_of(given: Given) -> House:
    """The house rules of a case. Raises InputError for an unknown option or a value it does not take."""
    return read_house(given.options)


def type_of(name: str) -> int:
    """The type of a name. Raises InputError for an unknown one. [UW-MIN-02]"""
    places: Mapping[str, int] = {known: place for place, known in enumerate(TYPE_NAMES)}
    return look_up(name, places, "type")


def weapon_of(given: str | WeaponGiven, house: House) -> Weapon:
    """The weapon given: a listed one by its key, or another. Raises InputError."""
    if isinstance(given, str):
        return find_weapon(given, house)
    if isinstance(given.range, tuple):
        short, long = (read_number(each, "range") for each in given.range)
        return Weapon("", given.fight, given.shoot, long, short)
    return Weapon("", given.fight, given.shoot, read_number(given.range, "range"))


def ability_of(given: str | AbilityGiven) -> Ability:
    """The ability given: a listed one by its key, or an invented one. Raises InputError."""
    return find_ability(given) if isinstance(given, str) else Ability(given.name, read_number(given.cost, "cost"))


def profile_of(given: MiniatureGiven, n: int, house: House) -> Profile:
    """The miniature given, in a unit of so many. Raises RuledOut with every rule that it breaks, InputError."""
    found = Profile(
        type=type_of(given.type),
        ad=given.ad,
        move=read_number(given.move, "move"),
        fight=given.fight,
        shoot=given.shoot,
        defense=given.defense,
        weapons=tuple(weapon_of(weapon, house) for weapon in given.weapons),
        abilities=tuple(ability_of(ability) for ability in given.abilities),
    )
    faults = (*number_faults(found.type, n), *profile_faults(found))
    if faults:
        raise RuledOut(*faults)
    return found
