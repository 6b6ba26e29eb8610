"""The army lists of the wargame, for commands, pages and the store."""

from collections.abc import Mapping, Sequence
from fractions import Fraction

import msgspec

from affray.core import Phrase, Refusal
from affray.core.faces.armies import ArmyFault, ArmyKinds, PartialArmy, Standing, UnitPrice
from affray.core.faces.guide import Row, Sheet
from affray.core.faces.paper import PrintedPage
from affray.core.words.texts import ENGLISH
from affray.systems.wargame.content.house_rules import PLAIN, House, changed_options, read_house
from affray.systems.wargame.packs.choices import pack_choices
from affray.systems.wargame.packs.pack import Pack, all_own, all_units
from affray.systems.wargame.packs.unit_packs import UnitPacks
from affray.systems.wargame.paper.army_sheet import army_sheet_page
from affray.systems.wargame.roster import maker_choices, maker_sheet
from affray.systems.wargame.roster.army import (
    Army,
    ListedUnit,
    army_faults,
    is_bad_name,
    standing_of,
    unit_faults,
    unit_price,
)
from affray.systems.wargame.roster.army_file import FORMAT, read_army, read_limit, unit_row, write_army
from affray.systems.wargame.roster.drafts import read_draft
from affray.systems.wargame.roster.maker_data import ArmyCatalogue, ArmyPack, ArmyTable, TypeCount
from affray.systems.wargame.roster.price import price_data
from affray.systems.wargame.roster.ready_made import FULL, ready_army, ready_names
from affray.systems.wargame.roster.unit_line import read_unit
from affray.systems.wargame.words.rows import army_phrase


class WargameArmies(msgspec.Struct, frozen=True):
    """Army lists under house rules."""

    house: House = PLAIN

    kinds = ArmyKinds(ArmyTable, ArmyCatalogue, ArmyPack, TypeCount)
    format = FORMAT
    ready_names = staticmethod(ready_names)
    read_limit = staticmethod(read_limit)
    write = staticmethod(write_army)
    unit_line = staticmethod(maker_sheet.unit_facts_phrase)
    unit_data = staticmethod(unit_row)
    counts = staticmethod(maker_choices.type_counts)

    @property
    def options(self) -> dict[str, str]:
        """The house rules that differ from the rules as they are read."""
        return changed_options(self.house)

    @property
    def packs(self) -> UnitPacks:
        """The packs of units."""
        return UnitPacks(self.house)

    def under(self, options: Mapping[str, object]) -> "WargameArmies":
        """The same under these house rules. Raises InputError for one that there is not."""
        return WargameArmies(read_house(options))

    # --- making -------------------------------------------------------------------------------------------------------
    def choices(self, language: str = ENGLISH) -> ArmyCatalogue:
        """All that an army can be built from."""
        return maker_choices.catalogue(self.house, language)

    def pack_choices(self, pack: Pack, language: str = ENGLISH) -> ArmyPack:
        """What a pack brings."""
        return pack_choices(pack, self.house, language)

    def ready(self, name: str, limit: Fraction | None, language: str = ENGLISH) -> Army:
        """A ready army at a limit, the full one for None. Raises InputError for one that there is not."""
        return ready_army(name, FULL if limit is None else limit, language, self.house)

    def blank(self, name: str, limit: Fraction | None) -> Army:
        """An army without units, at the full limit for None."""
        return Army(name, Fraction(FULL) if limit is None else limit, ())

    def read_unit(self, line: str, packs: Sequence[Pack], language: str = ENGLISH) -> ListedUnit:
        """The unit of a line. Raises InputError."""
        return read_unit(line, all_units(packs), all_own(packs), self.house, language)

    # --- files --------------------------------------------------------------------------------------------------------
    def read(self, data: bytes, source: str) -> Army:
        """The army of a file. Raises InputError."""
        return read_army(data, source, self.house)

    def draft(self, table: ArmyTable) -> PartialArmy:
        """The army of a table as far as it can be read. Raises InputError for a limit that is none."""
        return read_draft(table, self.house)

    def has_bad_name(self, unit: ListedUnit) -> bool:
        """Whether no unit can be called so."""
        return is_bad_name(unit.name)

    # --- judging ------------------------------------------------------------------------------------------------------
    def faults(self, army: Army) -> tuple[ArmyFault, ...]:
        """Every rule that an army breaks."""
        return army_faults(army, self.house)

    def unit_faults(self, unit: ListedUnit) -> tuple[Refusal, ...]:
        """Every rule that a unit breaks."""
        return tuple(unit_faults(unit, self.house))

    def verdict(self, count: int) -> Phrase:
        """Whether an army may play, or how many rules it breaks."""
        return army_phrase("faults", count=count)

    def standing(self, army: Army) -> Standing:
        """How an army stands to its limit and the shares of the classes. [UW-FORCE-09]"""
        return standing_of(army, self.house)

    def standing_rows(self, army: Army) -> tuple[Row, ...]:
        """The same in lines. [UW-FORCE-09]"""
        return maker_sheet.standing_rows(self.standing(army))

    def price(self, unit: ListedUnit) -> UnitPrice:
        """What a unit costs, with every term. [UW-FORCE-07]"""
        found = unit_price(unit, self.house)
        return UnitPrice(found.unit, found.each, maker_sheet.price_rows(found))

    def price_data(self, unit: ListedUnit) -> dict[str, object]:
        """A price with every term, for programs."""
        return price_data(unit_price(unit, self.house))

    # --- showing ------------------------------------------------------------------------------------------------------
    def sheet(self, army: Army) -> Sheet:
        """An army as a player reads it."""
        return maker_sheet.army_sheet(army, self.house)

    def price_sheet(self, army: Army) -> Sheet:
        """The price of every unit, term by term."""
        return maker_sheet.price_sheet(army, self.house)

    def page(self, army: Army) -> PrintedPage:
        """An army to print."""
        return army_sheet_page(army, self.house)


ARMIES = WargameArmies()
