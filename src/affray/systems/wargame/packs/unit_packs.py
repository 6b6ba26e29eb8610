"""Packs of units as commands and pages ask for them: each a file, whose units and weapons stand beside the printed ones."""

from collections.abc import Iterable, Mapping
from fractions import Fraction

import msgspec

from affray.core.faces.packs import PackReport, ReportLine, ReportSection
from affray.core.words.texts import ENGLISH
from affray.systems.wargame.content.exact_numbers import decimal_text
from affray.systems.wargame.content.house_rules import PLAIN, House
from affray.systems.wargame.content.profile import Ability, Weapon
from affray.systems.wargame.packs.choices import pack_choices
from affray.systems.wargame.packs.pack import Pack, read_pack
from affray.systems.wargame.roster.army import unit_price
from affray.systems.wargame.roster.maker_sheet import unit_facts_phrase
from affray.systems.wargame.words.facts import VOICE

HANG = 4


class UnitPacks(msgspec.Struct, frozen=True):
    """Packs of units under house rules."""

    house: House = PLAIN

    def read(self, texts: Mapping[str, str], name: str) -> tuple[Pack, list[str]]:
        """The pack of the one text. Raises InputError for one that is none."""
        ((source, text),) = texts.items()
        return read_pack(text, source, self.house)

    def facts(self, pack: Pack) -> dict[str, object]:
        """What a program wants to know: all that the army maker is told."""
        told: dict[str, object] = msgspec.to_builtins(pack_choices(pack, self.house))
        return told

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


def section(title: str, texts: Iterable[str]) -> ReportSection:
    """Texts under a heading."""
    return ReportSection(title, tuple(ReportLine(f"  {text}", HANG) for text in texts))


def ability_text(one: Ability) -> str:
    """An ability with its price."""
    return f"{one.id}: {decimal_text(one.cost or Fraction(0))} points"


def weapon_text(one: Weapon) -> str:
    """A weapon with what it gives."""
    ranges = [decimal_text(far) for far in (one.short, one.range) if far]
    reach = f", range {'/'.join(ranges)}" if ranges else ""
    return f"{one.id}: Fight {one.fight}, Shoot {one.shoot}{reach}"
