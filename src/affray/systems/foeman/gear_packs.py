"""The packs of Foeman, as games, pages and commands ask for them."""

from collections.abc import Callable, Mapping, Sequence
from typing import cast

from affray.core import Scenario
from affray.core.faces.packs import (
    CAMPAIGNS,
    HEAD,
    LESSONS,
    SCENARIOS,
    Options,
    PackOutline,
    ReportLine,
    Value,
)
from affray.core.faces.paper import PrintedPage
from affray.core.faces.people import People, RosterFigure
from affray.core.reading.pack_head import file_fault
from affray.core.words.texts import ENGLISH
from affray.systems.foeman.content.house_rules import read_house
from affray.systems.foeman.content.self_described_names import display_name
from affray.systems.foeman.packs import files
from affray.systems.foeman.packs.damage_table import damage_table
from affray.systems.foeman.packs.report import damage_lines, pack_facts, pack_report
from affray.systems.foeman.paper.cards import cards
from affray.systems.foeman.people import FoemanPeople
from affray.systems.foeman.roster.pack_names import (
    Pack,
    check_options,
    merge_packs,
    resolve_item,
    resolve_scenario,
    rule_options,
)


class FoemanPacks:
    """Packs of weapons, armor, races and house rules, with scenarios, lessons and campaigns."""

    expected = "the folder of a pack"
    folders = (SCENARIOS, LESSONS, CAMPAIGNS)
    facts = staticmethod(pack_facts)
    report = staticmethod(pack_report)
    damage_facts = staticmethod(damage_table)

    def file_names(self) -> tuple[str, ...]:
        return (HEAD, *files.TABLES)

    def claims(self, has_file: Callable[[str], bool]) -> bool:
        return has_file(HEAD)

    def name_fault(self, name: str) -> str:
        return file_fault(name, self.file_names(), self.folders)

    def read(self, texts: Mapping[str, str], name: str) -> tuple[Pack, list[str]]:
        return files.read_pack(texts)

    def resolve(self, packs: Sequence[Pack], scenario: Scenario, options: Options) -> tuple[Scenario, dict[str, Value]]:
        return resolve_scenario(merge_packs(packs), scenario, options)

    def own_folder(self, scenario: Scenario) -> str:
        """A scenario of Foeman names no pack."""
        return ""

    def outline(self, pack: Pack, language: str = ENGLISH) -> PackOutline:
        names = dict.fromkeys(display_name(text) for text in (*pack.items.values(), *pack.races.values()))
        return PackOutline(
            title=pack.title,
            summary=pack.summary,
            credit=pack.credit,
            adds=tuple(name for name in names if name not in pack.shadows),
            changes=pack.shadows,
            options=pack.options,
            defaults=pack.defaults,
        )

    def people(self, packs: Sequence[Pack]) -> People[RosterFigure]:
        return cast("People[RosterFigure]", FoemanPeople(packs))

    def cards(self, packs: Sequence[Pack], options: Options) -> tuple[PrintedPage, ...]:
        whole = merge_packs(packs)
        check_options(whole, options)
        return cards(read_house(rule_options(whole, whole.defaults, options, above=options)), packs)

    def item_name(self, packs: Sequence[Pack], item: str) -> str:
        return resolve_item(merge_packs(packs), item)

    def rule_options(self, packs: Sequence[Pack], options: Options) -> dict[str, Value]:
        return rule_options(merge_packs(packs), options)

    def damage_lines(self, text: str) -> tuple[ReportLine, ...]:
        return damage_lines(damage_table(text))


PACKS = FoemanPacks()
