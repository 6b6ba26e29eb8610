"""Reading a pack from the texts of its files: everything that is wrong is found, each with file, line and reason."""

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import TypeVar

import msgspec

from affray.core import InputError
from affray.core.errors import shorten_text
from affray.core.faces.packs import HEAD, PackOption, Value
from affray.core.reading.pack_head import Fault, Head, line_number, read_head, text_fault
from affray.core.reading.tables import read_rows
from affray.systems.foeman.content.house_rules import option_facts, read_house
from affray.systems.foeman.content.self_described_names import ARMOR, SHIELD, display_name
from affray.systems.foeman.content.tables import armors, find_weapon, races, shields, weapon_names
from affray.systems.foeman.packs.rows import OwnCover, OwnRace, OwnWeapon
from affray.systems.foeman.roster.pack_names import NOTHING, Pack, rule_options
from affray.systems.foeman.turn.special_items import special_items

WEAPONS, ARMORS, RACES = "weapons.csv", "armor.csv", "races.csv"
TABLES = (WEAPONS, ARMORS, RACES)
KEY = re.compile(r"[a-z][a-z0-9_]{0,39}")
MOST_ROWS = 500
SYSTEM = "foeman"


class OptionTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`[[options]]`: a house rule that sets several options of the rules at once."""

    name: str
    title: str
    effect: str
    sets: dict[str, str | int | bool]


class FoemanHead(Head, frozen=True, forbid_unknown_fields=True):
    """pack.toml."""

    shadows: tuple[str, ...] = ()
    """Printed names that it changes."""
    options: tuple[OptionTable, ...] = ()
    """House rules of its own."""


Own = OwnWeapon | OwnCover | OwnRace
N = TypeVar("N", OwnWeapon, OwnCover, OwnRace)


def read_pack(texts: Mapping[str, str]) -> tuple[Pack, list[str]]:
    """The pack of the texts of its files, by file name, and everything that is wrong with it: file, line, reason.

    With any fault the pack is not to be used.
    """
    if HEAD not in texts:
        return NOTHING, [f"{HEAD}: is missing; expected name, title, version and system"]
    head, faults = read_head(texts[HEAD], FoemanHead("", "", "", SYSTEM), own_head_faults)
    shadowed: set[str] = set()
    taken: dict[str, str] = {}
    items: dict[str, str] = {}
    kinds: dict[str, str] = {}
    arms = own_rows(texts, WEAPONS, OwnWeapon, faults)
    sources: tuple[tuple[str, Sequence[tuple[int, Own]], dict[str, str]], ...] = (
        (WEAPONS, arms, items),
        (ARMORS, own_rows(texts, ARMORS, OwnCover, faults), items),
        (RACES, own_rows(texts, RACES, OwnRace, faults), kinds),
    )
    for file, rows, found in sources:
        for line, row in rows:
            where = f"{file}: line {line}"
            for name in row.names:
                wrong = name_fault(name, taken, row_kind(row), head.shadows)
                if wrong:
                    faults.append(f"{where}: {wrong}")
                taken[name.casefold()] = where
                shadowed.add(name)
                found[name] = row.description
            if isinstance(row, OwnWeapon) and row.name in weapon_names() and find_weapon(row.name).alias:
                found.setdefault(find_weapon(row.name).alias, row.description)
    at = line_number(texts[HEAD], "shadows")
    for name in head.shadows:
        if name not in printed_kinds():
            faults.append(
                f"{HEAD}: line {at}: shadows: {shorten_text(name)!r}: is no built-in weapon, armor, shield or race"
            )
        elif name not in shadowed:
            faults.append(f"{HEAD}: line {at}: shadows: {name!r}: no row of the pack changes it")
    pack = Pack(
        name=head.name, title=head.title, version=head.version, summary=head.summary, credit=head.credit,
        shadows=head.shadows, items=items, races=kinds,
        options=tuple(PackOption(option.name, option.title, option.effect, option.sets) for option in head.options),
        defaults=head.defaults,
    )  # fmt: skip
    is_refused = any(fault.startswith(HEAD) for fault in faults)
    return pack, faults if is_refused else [*faults, *low_cup_faults(pack, arms)]


def own_rows(texts: Mapping[str, str], file: str, kind: type[N], faults: list[str]) -> Sequence[tuple[int, N]]:
    """The rows of a table of a pack, each with its line; none without the table. Adds what is wrong with it to
    `faults`."""
    if file not in texts:
        return ()
    rows, found = read_rows(texts[file], kind, file)
    if len(rows) > MOST_ROWS:
        faults.append(f"{file}: line {rows[MOST_ROWS][0]}: expected at most {MOST_ROWS} rows")
    faults.extend(found)
    return rows[:MOST_ROWS]


def row_kind(row: Own) -> str:
    """The kind of thing that a row makes: a weapon, armor, a shield or a race."""
    return row.kind if isinstance(row, OwnCover) else "weapon" if isinstance(row, OwnWeapon) else "race"


# --- names ------------------------------------------------------------------------------------------------------------
@cache
def printed_kinds() -> dict[str, str]:
    """The kind of thing behind each printed name."""
    return {
        **dict.fromkeys(weapon_names(), "weapon"),
        **dict.fromkeys(armors(), ARMOR),
        **dict.fromkeys(shields(), SHIELD),
        **dict.fromkeys(special_items(), "special item"),
        **dict.fromkeys(races(), "race"),
    }


def name_fault(name: str, taken: Mapping[str, str], kind: str, shadows: Sequence[str]) -> str:
    """Why a row may not have a name; empty if it may."""
    if name.casefold() in taken:
        return f"{name!r}: has been given in {taken[name.casefold()]}"
    known = printed_kinds()
    like = next((text for text in known if text.casefold() == name.casefold()), "")
    if not like:
        return ""
    if like != name:
        return f"{name!r}: is too like the built-in {like}; expected another name"
    if known[name] != kind:
        return f"{name!r}: is a built-in {known[name]}, which a {kind} cannot replace; expected another name"
    if name not in shadows:
        return f"{name!r}: is a built-in {kind}; expected it under shadows in {HEAD}, or another name"
    return ""


# --- pack.toml --------------------------------------------------------------------------------------------------------
def own_head_faults(head: FoemanHead, table: Mapping[str, object]) -> Iterator[Fault]:
    """What is wrong with the names, defaults and house rules of a head."""
    if len(set(head.shadows)) < len(head.shadows):
        yield "shadows", 0, "a name stands twice"
    known = {option.name for option in head.options}
    for name, value in head.defaults.items():
        if name not in known:
            yield from ((name, 0, wrong) for wrong in option_faults({name: value}))
        elif not isinstance(value, bool):
            yield name, 0, f"option {name}={value!r}: expected true or false"
    for place, option in enumerate(head.options):
        yield from (("options", place, wrong) for wrong in own_option_faults(option, head.options[:place]))


def own_option_faults(option: OptionTable, before: Sequence[OptionTable]) -> list[str]:
    """What is wrong with an option of a pack."""
    found = []
    if not KEY.fullmatch(option.name):
        found.append(f"name {shorten_text(option.name)!r}: expected small letters, digits and underscores, at most 40")
    if option.name in {fact.name for fact in option_facts()}:
        found.append(f"name {option.name!r}: is a built-in option; expected another name")
    if option.name in {table.name for table in before}:
        found.append(f"name {option.name!r}: is there twice")
    for key, text in (("title", option.title), ("effect", option.effect)):
        wrong = text_fault(text, needed=True)
        if wrong:
            found.append(f"{key}: {wrong}")
    if not option.sets:
        found.append("sets: expected an option of the rules at least")
    for name, value in option.sets.items():
        found.extend(f"sets: {wrong}" for wrong in option_faults({name: value}))
    return found


def option_faults(given: Mapping[str, Value]) -> list[str]:
    """Why these options are unknown to the rules or have wrong values; empty if nothing is wrong."""
    try:
        read_house(given)
    except InputError as error:
        return [str(error)]
    return []


def low_cup_faults(pack: Pack, rows: Sequence[tuple[int, OwnWeapon]]) -> list[str]:
    """Which weapons have Low or Cup terms where the pack does not play with them. [MW-DG-01]"""
    try:
        house = read_house(rule_options(pack, pack.defaults))
    except InputError as error:
        return [f"{HEAD}: defaults: {error}"]
    if house.low_cup_mods:
        return []
    return [
        f"{WEAPONS}: line {line}: {display_name(row.description)!r}: has Low or Cup terms;"
        f" expected low_cup_mods = true under [defaults] in {HEAD}"
        for line, row in rows
        if find_weapon(row.description).has_low_cup_terms
    ]
