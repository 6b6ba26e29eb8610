"""Reading a pack from the texts of its files: everything that is wrong is found, each with file, line and reason."""

import re
import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from typing import TypeVar

import msgspec

from affray.core import InputError
from affray.core.errors import shorten_text
from affray.core.faces.packs import PackOption, Value
from affray.core.reading.tables import read_rows, validation_fault
from affray.systems.foeman.content.house_rules import option_facts, read_house
from affray.systems.foeman.content.self_described_names import ARMOR, SHIELD, display_name
from affray.systems.foeman.content.tables import armors, find_weapon, races, shields, weapon_names
from affray.systems.foeman.packs.rows import OwnCover, OwnRace, OwnWeapon
from affray.systems.foeman.roster.pack_names import NOTHING, Pack, rule_options
from affray.systems.foeman.turn.special_items import special_items

HEAD = "pack.toml"
WEAPONS, ARMORS, RACES = "weapons.csv", "armor.csv", "races.csv"
TABLES = (WEAPONS, ARMORS, RACES)
KEY = re.compile(r"[a-z][a-z0-9_]{0,39}")
PACK_NAME = re.compile(r"[a-z][a-z0-9-]{0,39}")
FORMULA = "=+-@"
MOST_ROWS = 500
LONGEST_TEXT = 300
SYSTEM = "foeman"


class OptionTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`[[options]]`: a house rule that sets several options of the rules at once."""

    name: str
    title: str
    effect: str
    sets: dict[str, str | int | bool]


class Head(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """pack.toml."""

    name: str
    """The pack's name."""
    title: str
    """Its title."""
    version: str
    """Its version."""
    system: str
    """The rule system that it belongs to."""
    summary: str = ""
    """What it does, in a sentence."""
    credit: str = ""
    """Whose work it is."""
    shadows: tuple[str, ...] = ()
    """Printed names that it changes."""
    defaults: dict[str, str | int | bool] = {}
    """Options that hold in its games unless a scenario or a player says otherwise."""
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
    head, faults = read_head(texts[HEAD])
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
        options=tuple(PackOption(one.name, one.title, one.effect, one.sets) for one in head.options),
        defaults=head.defaults,
    )  # fmt: skip
    told = any(fault.startswith(HEAD) for fault in faults)
    return pack, faults if told else [*faults, *low_cup_faults(pack, arms)]


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
    like = next((one for one in known if one.casefold() == name.casefold()), "")
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
def line_number(text: str, key: str, nth: int = 0) -> int:
    """The number of the line of a key or table in a TOML text; 1 if it is not there."""
    form = re.compile(rf'\s*(?:\[+\s*)?"?{re.escape(key)}"?\s*[\]=.]')
    found = [place for place, line in enumerate(text.splitlines(), start=1) if form.match(line)]
    return found[nth] if nth < len(found) else 1


def read_head(text: str) -> tuple[Head, list[str]]:
    """pack.toml, with what is wrong with it."""
    nothing = Head("", "", "", SYSTEM)
    try:
        table: dict[str, object] = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        why = "nested too deeply" if isinstance(error, RecursionError) else " ".join(str(error).split())
        return nothing, [f"{HEAD}: no valid TOML: {why}"]
    faults: list[str] = []
    given: dict[str, object] = {}
    fields = {field.name: field for field in msgspec.structs.fields(Head)}
    for key, value in table.items():
        where = f"{HEAD}: line {line_number(text, key)}: {shorten_text(key) if key.isprintable() else repr(shorten_text(key))}"
        if key not in fields:
            faults.append(f"{where}: is unknown; expected {', '.join(fields)}")
            continue
        try:
            given[key] = msgspec.convert(value, fields[key].type)
        except msgspec.ValidationError as error:
            place = str(error).partition(" - at ")[2].strip("`$")
            faults.append(f"{where}{place}: {validation_fault(error)}")
    faults.extend(
        f"{HEAD}: line 1: {name}: is missing" for name, field in fields.items() if field.required and name not in table
    )
    head = msgspec.structs.replace(nothing, **given)
    return head, [*faults, *head_faults(head, table, text)]


def head_faults(head: Head, table: Mapping[str, object], text: str) -> list[str]:
    """What is wrong with the values of pack.toml."""
    found: list[tuple[str, int, str]] = []
    if "name" in table and head.name and not PACK_NAME.fullmatch(head.name):
        found.append(("name", 0, "expected small letters, digits and hyphens, at most 40"))
    if head.system != SYSTEM:
        found.append(("system", 0, f"expected {SYSTEM!r}, got {shorten_text(head.system)!r}"))
    for key in ("name", "title", "version", "summary", "credit"):
        wrong = text_fault(getattr(head, key), needed=key in table and key not in ("summary", "credit"))
        if wrong:
            found.append((key, 0, wrong))
    if len(set(head.shadows)) < len(head.shadows):
        found.append(("shadows", 0, "a name stands twice"))
    known = {option.name for option in head.options}
    for name, value in head.defaults.items():
        if name not in known:
            found.extend(("defaults", 0, wrong) for wrong in option_faults({name: value}))
        elif not isinstance(value, bool):
            found.append(("defaults", 0, f"option {name}={value!r}: expected true or false"))
    for place, option in enumerate(head.options):
        found.extend(("options", place, wrong) for wrong in own_option_faults(option, head.options[:place]))
    return [f"{HEAD}: line {line_number(text, key, place)}: {key}: {wrong}" for key, place, wrong in found]


def text_fault(text: str, *, needed: bool) -> str:
    """Why a text cannot be shown to people; empty if it can."""
    if needed and not text.strip():
        return "expected a text, got nothing"
    if not text.isprintable() or len(text) > LONGEST_TEXT:
        return f"expected one line of at most {LONGEST_TEXT} letters"
    return f"expected a text that starts with none of {FORMULA}" if text[:1] and text[0] in FORMULA else ""


def own_option_faults(option: OptionTable, before: Sequence[OptionTable]) -> list[str]:
    """What is wrong with an option of a pack."""
    found = []
    if not KEY.fullmatch(option.name):
        found.append(f"name {shorten_text(option.name)!r}: expected small letters, digits and underscores, at most 40")
    if option.name in {fact.name for fact in option_facts()}:
        found.append(f"name {option.name!r}: is a built-in option; expected another name")
    if option.name in {one.name for one in before}:
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
