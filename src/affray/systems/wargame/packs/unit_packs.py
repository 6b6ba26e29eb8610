"""Packs of units as commands and pages ask for them: each a file, or a folder with scenarios too, whose units and weapons stand
beside the printed ones."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from fractions import Fraction
from typing import TypeGuard

import msgspec
from msgspec.structs import replace

from affray.core import InputError, Scenario
from affray.core.faces.packs import (
    HEAD,
    LESSONS,
    SCENARIOS,
    Options,
    PackOutline,
    PackReport,
    ReportLine,
    ReportSection,
    Value,
)
from affray.core.reading.pack_head import file_fault, with_defaults
from affray.core.words.texts import ENGLISH
from affray.systems.wargame.content.exact_numbers import decimal_text
from affray.systems.wargame.content.house_rules import PLAIN, House
from affray.systems.wargame.content.profile import Ability, Weapon
from affray.systems.wargame.packs.choices import pack_choices
from affray.systems.wargame.packs.pack import Pack, all_own, all_units, read_pack
from affray.systems.wargame.roster.army import ListedUnit, unit_price
from affray.systems.wargame.roster.army_file import FORMAT, VERSION, Own, ability_row, unit_row, weapon_row
from affray.systems.wargame.roster.maker_sheet import unit_facts_phrase
from affray.systems.wargame.words.facts import VOICE

HANG = 4
LIMIT = 10_000
"""The points limit of an army of a scenario that names none: the scenario's own counts."""


class UnitPacks(msgspec.Struct, frozen=True):
    """Packs of units under house rules."""

    house: House = PLAIN

    expected = "the folder of a pack"
    folders = (SCENARIOS, LESSONS)

    def file_names(self) -> tuple[str, ...]:
        return (HEAD,)

    def claims(self, has_file: Callable[[str], bool]) -> bool:
        """A folder says in its head whose pack it is."""
        return False

    def name_fault(self, name: str) -> str:
        return file_fault(name, self.file_names(), self.folders)

    def own_folder(self, scenario: Scenario) -> str:
        """A scenario of the wargame names no pack."""
        return ""

    def read(self, texts: Mapping[str, str], name: str) -> tuple[Pack, list[str]]:
        """The pack of the one text, or of the head of a folder. Raises InputError for a file that is none."""
        if HEAD not in texts and len(texts) == 1:
            ((source, text),) = texts.items()
            return read_pack(text, source, self.house)
        try:
            if HEAD not in texts:
                raise InputError(f"{HEAD}: is missing; expected name, title and system")
            return read_pack(texts[HEAD], HEAD, self.house)
        except InputError as error:
            return Pack("", "", Own(), {}), [str(error)]

    def resolve(self, packs: Sequence[Pack], scenario: Scenario, options: Options) -> tuple[Scenario, dict[str, Value]]:
        own, units = all_own(packs), all_units(packs)
        sides = scenario.body.get("sides")
        body = (
            {**scenario.body, "sides": [with_units(side, own, units) for side in sides]}
            if isinstance(sides, list)
            else {}
        )
        whole = replace(scenario, body=body or scenario.body)
        return with_defaults(whole, (pack.defaults for pack in packs)), dict(options)

    def outline(self, pack: Pack, language: str = ENGLISH) -> PackOutline:
        adds = (*pack.own.weapons, *pack.own.abilities, *pack.units)
        return PackOutline(pack.title, pack.summary, pack.credit, adds, defaults=pack.defaults)

    def facts(self, pack: Pack) -> dict[str, object]:
        """What a program wants to know: all that the army maker is told."""
        choices: dict[str, object] = msgspec.to_builtins(pack_choices(pack, self.house))
        return choices

    def report(self, pack: Pack) -> PackReport:
        """What whoever checks a pack wants to know."""
        units = (
            f"{name}: {VOICE.texts.phrase(unit_facts_phrase(unit), ENGLISH)}; "
            f"{decimal_text(unit_price(unit, self.house).unit)} points"
            for name, unit in pack.units.items()
        )
        sections = (
            section("Weapons", map(weapon_text, pack.own.weapons.values())),
            section("Abilities", map(ability_text, pack.own.abilities.values())),
            section("Units", units),
        )
        return PackReport(
            f"{pack.title}  {pack.name}", section("", [pack.summary] if pack.summary else []).lines, sections
        )


def with_units(side: object, own: Own, units: Mapping[str, ListedUnit]) -> object:
    """A side of a scenario whose army stands without the packs: units by their names, alone or as `unit` beside what is
    changed of them, and weapons and abilities by their names, are written in full."""
    army = side.get("army") if isinstance(side, dict) else None
    rows = army.get("units") if isinstance(army, dict) else None
    if not isinstance(side, dict) or not isinstance(army, dict) or not isinstance(rows, list):
        return side
    form = {"format": FORMAT, "version": VERSION, "limit": LIMIT, "name": side.get("name")}
    return {**side, "army": {**form, **army, "units": [whole_unit(unit, own, units) for unit in rows]}}


def whole_unit(unit: object, own: Own, units: Mapping[str, ListedUnit]) -> object:
    """A unit of a scenario that stands without the packs."""
    if isinstance(unit, str):
        unit = {"unit": unit}
    if not isinstance(unit, dict):
        return unit
    known = units.get(str(unit.get("unit")))
    row = {key: value for key, value in unit.items() if key != "unit"} if known else unit
    whole: dict[str, object] = {**(unit_row(known) if known else {}), **row}
    weapons, abilities = whole.get("weapons"), whole.get("abilities")
    if isinstance(weapons, list):
        whole["weapons"] = [
            weapon_row(own.weapons[weapon]) if is_in(weapon, own.weapons) else weapon for weapon in weapons
        ]
    if isinstance(abilities, list):
        whole["abilities"] = [
            ability_row(own.abilities[ability]) if is_in(ability, own.abilities) else ability for ability in abilities
        ]
    return whole


def is_in(name: object, known: Mapping[str, object]) -> TypeGuard[str]:
    """Whether something is a name that is known."""
    return isinstance(name, str) and name in known


def section(title: str, texts: Iterable[str]) -> ReportSection:
    """Texts under a heading."""
    return ReportSection(title, tuple(ReportLine(f"  {text}", HANG) for text in texts))


def ability_text(ability: Ability) -> str:
    """An ability with its price."""
    return f"{ability.id}: {decimal_text(ability.cost or Fraction(0))} points"


def weapon_text(weapon: Weapon) -> str:
    """A weapon with what it gives."""
    ranges = [decimal_text(far) for far in (weapon.short, weapon.range) if far]
    reach = f", range {'/'.join(ranges)}" if ranges else ""
    return f"{weapon.id}: Fight {weapon.fight}, Shoot {weapon.shoot}{reach}"
