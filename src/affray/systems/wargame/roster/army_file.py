"""An army list as JSON: versioned, read whole or not at all; what is listed goes by its id, what is not says all of itself."""

from collections.abc import Mapping
from decimal import Decimal, InvalidOperation
from fractions import Fraction
from typing import Annotated, TypeVar

import msgspec

from affray.core import InputError, Phrase
from affray.core.errors import shorten_text
from affray.core.field_errors import FieldError
from affray.core.reading.fields import convert
from affray.core.reading.json_files import read_json_file
from affray.core.reading.naming import check_title
from affray.core.reading.numbers import json_number
from affray.core.reading.tables import look_up
from affray.systems.wargame.content.codes import FORMATION_NAMES, NO_FORMATION, REGIMENT, SKIRMISH, TYPE_NAMES, VEHICLE
from affray.systems.wargame.content.exact_numbers import exact_fraction
from affray.systems.wargame.content.house_rules import PACKAGE, PLAIN, House
from affray.systems.wargame.content.profile import Ability, Profile, Weapon, find_weapon, shared_profile
from affray.systems.wargame.content.tables import abilities, bases, ordnance, types, weapons
from affray.systems.wargame.roster.army import Army, ListedUnit, is_bad_name, name_refusal, own_name_fault

FORMAT = "affray-army"
VERSION = 1
KEYS = ("format", "version", "name", "limit", "units")
MOST_UNITS = 200
MOST = 10_000
Count = Annotated[int, msgspec.Meta(ge=0, le=MOST)]
Dice = Annotated[str, msgspec.Meta(pattern="^[1-9][0-9]{0,2}d[1-9][0-9]{0,2}$")]
T = TypeVar("T")


class Strict(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A part of a file, each key known."""


class WeaponPart(Strict, frozen=True, kw_only=True):
    """A weapon of one's own: its name, what it adds, its range or, with a crew, the short and the long one."""

    name: str
    fight: Count = 0
    shoot: Count = 0
    range: Decimal | tuple[Decimal, Decimal] = Decimal(0)


class AbilityPart(Strict, frozen=True, kw_only=True):
    """An ability of one's own: its name and what it costs each miniature."""

    name: str
    cost: Decimal


class UnitPart(Strict, frozen=True, kw_only=True):
    """A unit of a file."""

    name: str
    """Its name."""
    type: str
    """The name of its type."""
    ad: Dice
    """The action dice of one miniature, such as 1d6."""
    move: Decimal
    """Move, in inches."""
    defense: Count
    """Defense."""
    n: Count = 1
    """How many miniatures it has."""
    fight: Count = 0
    """Fight of one, without weapons."""
    shoot: Count = 0
    """Shoot of one, without weapons."""
    weapons: tuple[str | WeaponPart, ...] = ()
    """The weapons of each: listed ones by their ids, or others in full."""
    abilities: tuple[str | AbilityPart, ...] = ()
    """Its abilities: listed ones by their ids, or others with their prices."""
    base: str | tuple[Decimal, Decimal] = "man_sized"
    """The id of a size of bases, or width and depth in inches."""
    formation: str | None = None
    """The name of its formation; none for the usual one."""
    files: Count = 0
    """In how many files a regiment stands."""


class Own(msgspec.Struct, frozen=True):
    """Weapons and abilities of a person's own, by name."""

    weapons: Mapping[str, Weapon] = {}
    abilities: Mapping[str, Ability] = {}


NOTHING_OWN = Own()


class ArmyPart(Strict, frozen=True, kw_only=True):
    """An army file."""

    format: str
    version: int
    name: str
    limit: Decimal
    units: tuple[UnitPart, ...]


# --- reading ----------------------------------------------------------------------------------------------------------
def read_army(data: bytes, source: str, house: House = PLAIN) -> Army:
    """The army of a file, legal or not. Raises InputError, in one line, for another format, a newer version, an unknown
    key, weapon, ability or base, or a number that makes no sense."""
    body = read_json_file(data, source, "an army list", FORMAT, VERSION)
    part = convert(body, ArmyPart, source)
    if len(part.units) > MOST_UNITS:
        raise InputError(f"{source}: units: expected at most {MOST_UNITS}, got {len(part.units)}")
    check_title(part.name, f"{source}: name")
    limit = read_number(part.limit, f"{source}: limit")
    return Army(part.name, limit, tuple(unit_of(u, f"{source}: units[{i}]", house) for i, u in enumerate(part.units)))


def read_number(value: Decimal, where: str) -> Fraction:
    """A number of a file. Raises InputError for one below 0, a huge one, and one of more than two decimals."""
    try:
        found = exact_fraction(value)
    except ValueError:
        found = Fraction(-1)
    if not 0 <= found <= MOST:
        said = Phrase("expected-two-decimals", {"most": int(MOST), "given": shorten_text(str(value))}, source=PACKAGE)
        raise FieldError(where, str(value), said, where)
    return found


def read_limit(text: str, where: str) -> Fraction:
    """The points limit that a text names. Raises InputError."""
    try:
        points = Decimal(text)
    except InvalidOperation:
        raise InputError(f"{where} {text!r}: expected a number of points") from None
    found = read_number(points, where)
    if not found:
        raise InputError(f"{where} {text!r}: expected a number above 0")
    return found


def unit_of(part: UnitPart, where: str, house: House = PLAIN, own: Own = NOTHING_OWN) -> ListedUnit:
    """The unit that a part of a file describes, legal or not; `own` is what it may name besides.
    Raises InputError."""
    if is_bad_name(part.name):
        raise InputError(f"{where}: {name_refusal(part.name)}")
    dice, _, die = part.ad.partition("d")
    kind = TYPE_NAMES.index(find_listed(part.type, types(), "type", f"{where}: type").id)
    profile = shared_profile(
        Profile(
            type=kind,
            ad=(int(dice), int(die)),
            move=read_number(part.move, f"{where}: move"),
            fight=part.fight,
            shoot=part.shoot,
            defense=part.defense,
            weapons=tuple(weapon_of(weapon, f"{where}: weapons", house, own) for weapon in part.weapons),
            abilities=tuple(ability_of(ability, f"{where}: abilities", own) for ability in part.abilities),
            base=base_of(part.base, f"{where}: base"),
        )
    )
    return ListedUnit(part.name, part.n, profile, formation_of(part, kind, f"{where}: formation"), part.files)


def find_listed(name: str, known: Mapping[str, T], what: str, where: str) -> T:
    """What a name of a file stands for. Raises InputError."""
    try:
        return look_up(name, known, what)
    except FieldError as error:
        raise FieldError(what, name, error.said, f"{where}: {error.place}", joint="unknown") from None


def formation_of(part: UnitPart, kind: int, where: str) -> int:
    """The formation named, or the usual one: none of a vehicle, a regiment where there are files. Raises InputError.

    [UW-FORM-01 UW-FORM-05]
    """
    if part.formation is not None:
        return find_listed(
            part.formation, {name: place for place, name in enumerate(FORMATION_NAMES)}, "formation", where
        )
    return NO_FORMATION if kind == VEHICLE else REGIMENT if part.files else SKIRMISH


def weapon_of(part: str | WeaponPart, where: str, house: House = PLAIN, own: Own = NOTHING_OWN) -> Weapon:
    """A listed weapon by its id, or one of one's own. Raises InputError."""
    if isinstance(part, str):
        if part in own.weapons:
            return own.weapons[part]
        find_listed(part, {**own.weapons, **dict.fromkeys((*weapons(), *ordnance()))}, "weapon", where)
        return find_weapon(part, house)
    check_own_name(part.name, "weapon", where)
    if isinstance(part.range, tuple):
        short, long = (read_number(each, f"{where}: {part.name}: range") for each in part.range)
        if short > long:
            raise InputError(f"{where}: {part.name}: range: expected the short one before the long one")
        return Weapon(part.name, part.fight, part.shoot, long, short)
    return Weapon(part.name, part.fight, part.shoot, read_number(part.range, f"{where}: {part.name}: range"))


def ability_of(part: str | AbilityPart, where: str, own: Own = NOTHING_OWN) -> Ability:
    """A listed ability by its id, or one of one's own. Raises InputError. [UW-ABL-01]"""
    if isinstance(part, str):
        return find_listed(part, {**own.abilities, **{name: Ability(name) for name in abilities()}}, "ability", where)
    check_own_name(part.name, "ability", where)
    return Ability(part.name, read_number(part.cost, f"{where}: {part.name}: cost"))


def check_own_name(name: str, kind: str, where: str) -> None:
    """Raises InputError for a name that no weapon or ability of one's own can have."""
    fault = own_name_fault(name, kind)
    if fault is not None:
        raise InputError(f"{where}: {fault}")


def base_of(part: str | tuple[Decimal, Decimal], where: str) -> tuple[Fraction, Fraction]:
    """A base by the id of a size, or as width and depth. Raises InputError. [UW-MIN-01]"""
    if isinstance(part, str):
        row = find_listed(part, bases(), "base", where)
        return Fraction(row.width), Fraction(row.depth)
    width, depth = (read_number(each, where) for each in part)
    return width, depth


# --- writing ----------------------------------------------------------------------------------------------------------
def write_army(army: Army) -> bytes:
    """The army as a file that reads back; the same army gives the same bytes."""
    units = [unit_row(unit) for unit in army.units]
    body = {"format": FORMAT, "version": VERSION, "name": army.name, "limit": json_number(army.limit), "units": units}
    return msgspec.json.format(msgspec.json.encode(body), indent=2) + b"\n"


def unit_row(unit: ListedUnit) -> dict[str, object]:
    """A unit as an object of JSON."""
    profile = unit.profile
    row: dict[str, object] = {
        "name": unit.name,
        "type": TYPE_NAMES[profile.type],
        "n": unit.n,
        "ad": f"{profile.ad[0]}d{profile.ad[1]}",
        "move": json_number(profile.move),
        "fight": profile.fight,
        "shoot": profile.shoot,
        "defense": profile.defense,
        "weapons": [weapon_row(weapon) for weapon in profile.weapons],
        "abilities": [ability_row(ability) for ability in profile.abilities],
        "base": [json_number(side) for side in profile.base],
        "formation": FORMATION_NAMES[unit.formation],
    }
    return {**row, "files": unit.files} if unit.files else row


def weapon_row(weapon: Weapon) -> object:
    """A listed weapon as its id, one of one's own with all that it is."""
    if weapon.id in weapons() or weapon.id in ordnance():
        return weapon.id
    reach = (
        json_number(weapon.range) if weapon.short is None else [json_number(weapon.short), json_number(weapon.range)]
    )
    return {"name": weapon.id, "fight": weapon.fight, "shoot": weapon.shoot, "range": reach}


def ability_row(ability: Ability) -> object:
    """A listed ability as its id, one of one's own with its price."""
    return ability.id if ability.cost is None else {"name": ability.id, "cost": json_number(ability.cost)}
