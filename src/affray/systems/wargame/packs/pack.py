"""A pack: units, weapons and abilities of a person's own in one file of TOML or JSON; all faults of it are found.

A pack is used where an army is made and nowhere else: in the army's file each unit says all of itself.
"""

import tomllib
from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

import msgspec

from affray.core import InputError
from affray.core.faces.armies import UnitPack
from affray.core.reading.fields import convert
from affray.core.reading.pack_head import default_faults
from affray.systems.wargame.content.house_rules import PLAIN, House, read_house
from affray.systems.wargame.content.profile import Ability, Weapon
from affray.systems.wargame.roster.army import ListedUnit, unit_faults
from affray.systems.wargame.roster.army_file import (
    AbilityPart,
    Own,
    Strict,
    UnitPart,
    WeaponPart,
    ability_of,
    unit_of,
    weapon_of,
)

SYSTEM = "wargame"
JSON = ".json"
MOST_ROWS = 500
T = TypeVar("T")


class Head(Strict, frozen=True, kw_only=True):
    """The head of a pack, and its lists, each row unread."""

    name: str
    """Its name, by which it is called."""
    title: str
    """Its title, as people read it."""
    system: str
    """The system that it is for."""
    version: str = ""
    """Its version, in the words of its author."""
    summary: str = ""
    """What it is about, in a line."""
    credit: str = ""
    """Who made it."""
    defaults: Mapping[str, str | int | bool] = {}
    """Options that hold in its games unless a scenario or a player says otherwise."""
    words: Mapping[str, Mapping[str, str]] = {}
    """By language what stands there for texts of the pack: its title, and the names of what it brings."""
    weapons: tuple[object, ...] = ()
    """The rows of its weapons."""
    abilities: tuple[object, ...] = ()
    """The rows of its abilities."""
    units: tuple[object, ...] = ()
    """The rows of its units."""


class PackFile(Head, frozen=True, kw_only=True):
    """A pack as its file has it."""

    weapons: tuple[WeaponPart, ...] = ()
    """Its weapons."""
    abilities: tuple[AbilityPart, ...] = ()
    """Its abilities."""
    units: tuple[UnitPart, ...] = ()
    """Its units."""


class Pack(UnitPack, frozen=True):
    """A pack: its name and title, its weapons and abilities by name, its units by name, what it is about, whose work it is,
    the options that hold in its games."""

    own: Own
    units: Mapping[str, ListedUnit]
    summary: str = ""
    credit: str = ""
    defaults: Mapping[str, str | int | bool] = {}


def read_pack(text: str, source: str, house: House = PLAIN) -> tuple[Pack, list[str]]:
    """The pack of a file's text and everything that is wrong with it: file, place, reason. With any fault it is not to be
    used. Raises InputError for a text that is no TOML, or in a .json file no JSON, or has no head."""
    head = convert(parse_pack(text, source), Head, source)
    if head.system != SYSTEM:
        raise InputError(f"{source}: system: expected {SYSTEM!r}, got {head.system!r}")
    faults: list[str] = []

    def arm(row: object, where: str) -> Weapon:
        return weapon_of(convert(row, WeaponPart, where), where, house)

    def gift(row: object, where: str) -> Ability:
        return ability_of(convert(row, AbilityPart, where), where)

    weapons = read_rows(head.weapons, f"{source}: weapons", arm, lambda weapon: weapon.id, faults)
    abilities = read_rows(head.abilities, f"{source}: abilities", gift, lambda ability: ability.id, faults)
    own = Own(weapons, abilities)

    def troop(row: object, where: str) -> ListedUnit:
        return check_unit(unit_of(convert(row, UnitPart, where), where, house, own), where, house)

    units = read_rows(head.units, f"{source}: units", troop, lambda unit: unit.name, faults)
    faults.extend(f"{source}: {key}: {wrong}" for key, _, wrong in default_faults(head.defaults, read_house))
    return Pack(
        head.name, head.title, own, units, summary=head.summary, credit=head.credit, defaults=head.defaults
    ), faults


def parse_pack(text: str, source: str) -> object:
    """What a file says, JSON or TOML by its name. Raises InputError."""
    try:
        return msgspec.json.decode(text) if source.lower().endswith(JSON) else tomllib.loads(text)
    except (msgspec.DecodeError, tomllib.TOMLDecodeError, RecursionError) as error:
        kind = "JSON" if source.lower().endswith(JSON) else "TOML"
        raise InputError(f"{source}: no valid {kind}: {' '.join(str(error).split()) or 'nested too deeply'}") from None


def check_unit(unit: ListedUnit, where: str, house: House) -> ListedUnit:
    """The unit if it breaks no rule. Raises InputError with every rule that it breaks."""
    wrong = [str(fault) for fault in unit_faults(unit, house)]
    if wrong:
        raise InputError(f"{where} {unit.name!r}: {'; '.join(wrong)}")
    return unit


def read_rows(
    rows: Sequence[object], where: str, read: Callable[[object, str], T], name: Callable[[T], str], faults: list[str]
) -> dict[str, T]:
    """The rows that hold, by name; what is wrong with the others goes to the faults."""
    found: dict[str, T] = {}
    if len(rows) > MOST_ROWS:
        faults.append(f"{where}: expected at most {MOST_ROWS} rows, got {len(rows)}")
    for place, row in enumerate(rows[:MOST_ROWS]):
        at = f"{where}[{place}]"
        try:
            thing = read(row, at)
        except InputError as error:
            faults.append(str(error))
            continue
        if name(thing) in found:
            faults.append(f"{at}: {name(thing)!r} is there twice")
        found[name(thing)] = thing
    return found


def all_own(packs: Sequence[Pack]) -> Own:
    """The weapons and abilities of several packs. Raises InputError where two say different things about one name."""
    weapons: dict[str, Weapon] = {}
    abilities: dict[str, Ability] = {}
    for pack in packs:
        merge_rows(weapons, pack.own.weapons, pack)
        merge_rows(abilities, pack.own.abilities, pack)
    return Own(weapons, abilities)


def all_units(packs: Sequence[Pack]) -> dict[str, ListedUnit]:
    """The units of several packs by name. Raises InputError where two say different things about one name."""
    found: dict[str, ListedUnit] = {}
    for pack in packs:
        merge_rows(found, pack.units, pack)
    return found


def merge_rows(found: dict[str, T], more: Mapping[str, T], pack: Pack) -> None:
    """Adds what a pack has. Raises InputError where something else goes by the same name."""
    clash = next((name for name, said in more.items() if found.get(name, said) != said), None)
    if clash is not None:
        raise InputError(f"pack {pack.name}: another pack says something else of {clash!r}; expected one of them")
    found.update(more)
