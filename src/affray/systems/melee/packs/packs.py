"""Packs of weapons and creatures, as games, pages and commands ask for them.

A pack is used where a scenario is set up, and nowhere else: its names become names that say all of themselves, so that
positions and records hold without it.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

import msgspec
from msgspec.structs import replace

from affray.core import InputError, Scenario
from affray.core.faces.packs import (
    HEAD,
    LESSONS,
    SCENARIOS,
    Options,
    PackHead,
    PackOutline,
    PackReport,
    ReportLine,
    ReportSection,
    Value,
)
from affray.core.reading.naming import plain_name
from affray.core.reading.pack_head import Head, default_faults, file_fault, head_title, read_head, with_defaults
from affray.core.reading.tables import read_rows
from affray.core.words.phrase import MARK
from affray.core.words.texts import ENGLISH
from affray.systems.melee.content.house_rules import read_house
from affray.systems.melee.content.own_rows import OwnCreature, OwnWeapon
from affray.systems.melee.content.tables import all_weapons, creatures

SYSTEM = "melee"
WEAPONS, CREATURES = "weapons.csv", "creatures.csv"
TABLES: Mapping[str, type[OwnWeapon] | type[OwnCreature]] = {WEAPONS: OwnWeapon, CREATURES: OwnCreature}
MOST_ROWS = 500
ARMS = ("weapons", "slung", "gear", "pack")
"""The keys of a figure under which weapons stand."""
HANG = 4
N = TypeVar("N", OwnWeapon, OwnCreature)


class MeleePack(PackHead, frozen=True):
    """A pack: what its head says, its weapons and creatures by name."""

    head: Head
    weapons: Mapping[str, OwnWeapon] = {}
    creatures: Mapping[str, OwnCreature] = {}


# --- reading ----------------------------------------------------------------------------------------------------------
def read_pack(texts: Mapping[str, str]) -> tuple[MeleePack, list[str]]:
    """The pack of the texts of its files, and everything that is wrong with it: file, line, reason."""
    nothing = Head("", "", "", SYSTEM)
    if HEAD not in texts:
        return MeleePack("", nothing), [f"{HEAD}: is missing; expected name, title, version and system"]
    head, faults = read_head(texts[HEAD], nothing, lambda head, _: default_faults(head.defaults, read_house))
    weapons = own_rows(texts, WEAPONS, OwnWeapon, tuple(row.name for row in all_weapons().values()), faults)
    beasts = own_rows(texts, CREATURES, OwnCreature, tuple(row.name for row in creatures().values()), faults)
    for name in beasts:
        if name in weapons:
            faults.append(f"{CREATURES}: {name!r}: is a weapon of the pack; expected another name")
    return MeleePack(head.name, head, weapons, beasts), faults


def own_rows(
    texts: Mapping[str, str], file: str, kind: type[N], printed: Sequence[str], faults: list[str]
) -> dict[str, N]:
    """The rows of a table of a pack by name; adds what is wrong with it to `faults`."""
    rows, wrong = read_rows(texts.get(file, ""), kind, file) if file in texts else ([], [])
    faults += wrong
    known = {name.casefold(): name for name in printed}
    found: dict[str, N] = {}
    for line, row in rows[:MOST_ROWS]:
        if row.name.casefold() in known:
            faults.append(f"{file}: line {line}: {row.name!r}: is in the printed table; expected another name")
        elif row.name in found:
            faults.append(f"{file}: line {line}: {row.name!r}: is there twice")
        found[row.name] = row
    if len(rows) > MOST_ROWS:
        faults.append(f"{file}: line {rows[MOST_ROWS][0]}: expected at most {MOST_ROWS} rows")
    return found


# --- using ------------------------------------------------------------------------------------------------------------
def own_names(packs: Sequence[MeleePack]) -> dict[str, str]:
    """What each name of the packs says of itself. Raises InputError where two say different things about one name."""
    found: dict[str, str] = {}
    for pack in packs:
        rows: Mapping[str, OwnWeapon | OwnCreature] = {**pack.weapons, **pack.creatures}
        for name, row in rows.items():
            if found.setdefault(name, row.text) != row.text:
                raise InputError(
                    f"pack {pack.name}: another pack says something else of {name!r}; expected one of them"
                )
    return found


def whole_name(item: object, names: Mapping[str, str]) -> object:
    """A thing that stands without the packs, which may be written otherwise than their tables write it."""
    if not isinstance(item, str):
        return item
    plain = plain_name(item)
    return names.get(item) or next((said for name, said in names.items() if plain_name(name) == plain), item)


def whole_figure(figure: object, names: Mapping[str, str]) -> object:
    """A `[[figures]]` table that stands without the packs."""
    if not isinstance(figure, dict):
        return figure
    arms = {
        key: [whole_name(item, names) for item in items] for key in ARMS if isinstance(items := figure.get(key), list)
    }
    beast = {"creature": whole_name(figure["creature"], names)} if "creature" in figure else {}
    return {**figure, **arms, **beast}


def whole_item(item: object, names: Mapping[str, str]) -> object:
    """An `[[items]]` table that stands without the packs."""
    return {**item, "item": whole_name(item["item"], names)} if isinstance(item, dict) and "item" in item else item


class MeleePacks:
    """Packs of weapons and creatures, with scenarios and lessons."""

    expected = "the folder of a pack"
    folders = (SCENARIOS, LESSONS)

    def file_names(self) -> tuple[str, ...]:
        return (HEAD, *TABLES)

    def claims(self, has_file: Callable[[str], bool]) -> bool:
        """A folder says in its head whose pack it is."""
        return False

    def name_fault(self, name: str) -> str:
        return file_fault(name, self.file_names(), self.folders)

    def read(self, texts: Mapping[str, str], name: str) -> tuple[MeleePack, list[str]]:
        return read_pack(texts)

    def own_folder(self, scenario: Scenario) -> str:
        """A scenario of the guide names no pack."""
        return ""

    def resolve(
        self, packs: Sequence[MeleePack], scenario: Scenario, options: Options
    ) -> tuple[Scenario, dict[str, Value]]:
        names = own_names(packs)
        body = dict(scenario.body)
        for key, whole in (("figures", whole_figure), ("items", whole_item)):
            tables = body.get(key)
            if isinstance(tables, list):
                body[key] = [whole(table, names) for table in tables]
        return with_defaults(replace(scenario, body=body), (pack.head.defaults for pack in packs)), dict(options)

    def outline(self, pack: MeleePack, language: str = ENGLISH) -> PackOutline:
        head, adds = pack.head, (*pack.weapons, *pack.creatures)
        return PackOutline(head.title, head.summary, head.credit, adds, defaults=head.defaults)

    def facts(self, pack: MeleePack) -> dict[str, object]:
        rows = {
            key: [msgspec.to_builtins(row) for row in getattr(pack, key).values()] for key in ("weapons", "creatures")
        }
        return {**msgspec.to_builtins(pack.head), **rows}

    def report(self, pack: MeleePack) -> PackReport:
        head = pack.head
        sections = (
            ReportSection("Weapons", tuple(map(row_line, pack.weapons.values()))),
            ReportSection("Creatures", tuple(map(row_line, pack.creatures.values()))),
        )
        lines = tuple(ReportLine(f"  {text}", 2) for text in (head.summary, head.credit) if text)
        return PackReport(head_title(head), lines, tuple(part for part in sections if part.lines))


def row_line(row: OwnWeapon | OwnCreature) -> ReportLine:
    """What a row says of itself."""
    _, _, *said = row.text.split(MARK)
    return ReportLine(f"  {row.name}: {', '.join(part.replace('_', ' ').replace('=', ' ') for part in said)}", HANG)


PACKS = MeleePacks()
