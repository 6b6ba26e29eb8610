"""Pig with herds and meadows: a plugin whose army lists and battlefields are of its own kind, for tests.

A herd is one line of JSON: its name, its limit, its pigs by name, number and weight. A pig costs its weight in points, and
one point more under the house rule `goal = 30`.
"""

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from typing import cast

import msgspec
from msgspec.structs import replace

from affray.core import InputError, Phrase, Refusal
from affray.core.faces.armies import (
    Armies,
    ArmyFault,
    ArmyKinds,
    ArmyList,
    ArmyUnit,
    PartialArmy,
    Share,
    Standing,
    UnitPack,
    UnitPrice,
)
from affray.core.faces.fields import Battlefield, FieldFault, Fields, Inches, SightLine
from affray.core.faces.guide import Row, Sheet
from affray.core.faces.packs import PackHead, PackReport, Packs, ReportLine
from affray.core.faces.paper import Lines, PrintedPage, literal_phrase
from affray.core.faces.picture import PlanePicture
from affray.core.words.texts import ENGLISH
from affray.space.plane.measure import INCH
from tests.toy import PIG, PigSystem

FORMAT = "pig-herd"
FULL = Fraction(100)


class Pigs(ArmyUnit, frozen=True):
    weight: int


class Herd(ArmyList, frozen=True):
    units: tuple[Pigs, ...]


class PigsTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    n: int
    weight: int


class HerdTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    limit: int
    units: tuple[PigsTable, ...]
    format: str = FORMAT


class Breeds(msgspec.Struct, frozen=True):
    weights: tuple[int, ...]


class Litter(msgspec.Struct, frozen=True):
    title: str
    names: tuple[str, ...]


class PigCount(msgspec.Struct, frozen=True):
    name: str
    units: int


class Sty(UnitPack, frozen=True):
    units: Mapping[str, Pigs]


def pigs_of(table: PigsTable) -> Pigs:
    return Pigs(table.name, table.n, table.weight)


def worded(text: object) -> Phrase:
    return literal_phrase(str(text))


class Sties:
    """Files with the names of pigs."""

    def read(self, texts: Mapping[str, str], name: str) -> tuple[Sty, list[str]]:
        names = [word for text in texts.values() for word in text.split()]
        return Sty(name, "A sty", {text: Pigs(text, 1, 1) for text in names}), [] if names else ["no pigs"]

    def facts(self, pack: Sty) -> dict[str, object]:
        return {"name": pack.name, "pigs": list(pack.units)}

    def report(self, pack: Sty) -> PackReport:
        return PackReport(pack.title, tuple(ReportLine(f"  {name}", 2) for name in pack.units))


class HerdArmies(msgspec.Struct, frozen=True):
    """Herds under the house rules."""

    more: int = 0

    kinds = ArmyKinds(HerdTable, Breeds, Litter, PigCount)
    format = FORMAT

    @property
    def options(self) -> dict[str, str]:
        return {"goal": "30"} if self.more else {}

    @property
    def packs(self) -> Packs[Sty]:
        return Sties()

    def under(self, options: Mapping[str, object]) -> "HerdArmies":
        if set(options) > {"goal"}:
            raise InputError(f"options: expected goal, got {', '.join(options)}")
        return HerdArmies(int(options.get("goal") == "30"))

    def choices(self, language: str = ENGLISH) -> Breeds:
        return Breeds((1, 5, 20))

    def pack_choices(self, pack: Sty, language: str = ENGLISH) -> Litter:
        return Litter(pack.title, tuple(pack.units))

    def ready_names(self) -> tuple[str, ...]:
        return ("farm",)

    def ready(self, name: str, limit: Fraction | None, language: str = ENGLISH) -> Herd:
        if name != "farm":
            raise InputError(f"herd {name!r}: expected farm")
        return Herd({"de": "Hof"}.get(language, "Farm"), limit or FULL, (Pigs("Ada", 2, 20),))

    def blank(self, name: str, limit: Fraction | None) -> Herd:
        return Herd(name, limit or FULL, ())

    def read_limit(self, text: str, where: str) -> Fraction:
        return Fraction(text)

    def read_unit(self, line: str, packs: Sequence[Sty], language: str = ENGLISH) -> Pigs:
        known = {name: pigs for pack in packs for name, pigs in pack.units.items()}
        name, _, n = line.partition("=")
        return replace(known.get(name, Pigs(name, 1, 5)), n=int(n))

    def read(self, data: bytes, source: str) -> Herd:
        try:
            table = msgspec.json.decode(data, type=HerdTable)
        except msgspec.DecodeError as error:
            raise InputError(f"{source}: {error}") from None
        return Herd(table.name, Fraction(table.limit), tuple(map(pigs_of, table.units)))

    def write(self, army: Herd) -> bytes:
        units = tuple(PigsTable(unit.name, unit.n, unit.weight) for unit in army.units)
        return msgspec.json.encode(HerdTable(army.name, int(army.limit), units)) + b"\n"

    def draft(self, table: HerdTable) -> PartialArmy:
        units = tuple(pigs_of(unit) if unit.weight else "pigs weigh something" for unit in table.units)
        return PartialArmy(table.name, Fraction(table.limit), units)

    def has_bad_name(self, unit: Pigs) -> bool:
        return not unit.name

    def faults(self, army: Herd) -> tuple[ArmyFault, ...]:
        own = [ArmyFault(why, pigs.name, n) for n, pigs in enumerate(army.units) for why in self.unit_faults(pigs)]
        over = [ArmyFault(Refusal("over_limit", "too fat", ("PG-2",)))] if self.standing(army).excess else []
        return (*own, *over)

    def unit_faults(self, unit: Pigs) -> tuple[Refusal, ...]:
        return () if 0 < unit.n < 9 else (Refusal("number", "expected 1 to 8 pigs", ("PG-1",)),)

    def verdict(self, count: int) -> Phrase:
        return worded(f"{count} wrong")

    def standing(self, army: Herd) -> Standing:
        spent = sum((self.price(unit).points for unit in army.units), Fraction(0))
        return Standing(army.limit, spent, (Share("pigs", False, army.limit, spent, "pigs"),))

    def standing_rows(self, army: Herd) -> tuple[Row, ...]:
        found = self.standing(army)
        return (Row(worded("total"), worded(found.total)), Row(worded("pigs"), worded(found.total)))

    def price(self, unit: Pigs) -> UnitPrice:
        each = Fraction(unit.weight + self.more)
        return UnitPrice(each * unit.n, each, (Row(worded("weight"), worded(unit.weight), clauses=("PG-3",)),))

    def unit_line(self, unit: Pigs) -> Phrase:
        return worded(f"{unit.n} of {unit.weight}")

    def unit_data(self, unit: Pigs) -> dict[str, object]:
        return {"name": unit.name, "n": unit.n}

    def price_data(self, unit: Pigs) -> dict[str, object]:
        return {"each": int(self.price(unit).each)}

    def counts(self, units: Iterable[Pigs], share: str, language: str = ENGLISH) -> tuple[PigCount, ...]:
        return (PigCount("pig", len(tuple(units))),)

    def sheet(self, army: Herd) -> Sheet:
        rows = tuple(Row(worded(unit.name), self.unit_line(unit)) for unit in army.units)
        return Sheet(army.name, 0, ((worded("pigs"), rows),))

    def price_sheet(self, army: Herd) -> Sheet:
        groups = tuple((worded(unit.name), self.price(unit).rows) for unit in army.units)
        return Sheet(army.name, 0, groups)

    def page(self, army: Herd) -> PrintedPage:
        return PrintedPage(worded(army.name), (Lines(worded("points"), self.standing_rows(army)),))


# --- where they graze -------------------------------------------------------------------------------------------------
class Meadow(Battlefield, frozen=True):
    grass: int = 1


class Meadows:
    """Meadows, on which nothing stands; one without grass has a fault."""

    kind = Meadow

    def ready_made(self, language: str = ENGLISH) -> Mapping[str, Meadow]:
        return {"green": Meadow("green", "Green", 9)}

    def blank(self, size: str, where: str) -> Meadow:
        return Meadow("own", "Own", int(size))

    def read(self, data: bytes, source: str) -> Meadow:
        try:
            return msgspec.json.decode(data, type=Meadow)
        except msgspec.DecodeError as error:
            raise InputError(f"{source}: {error}") from None

    def write(self, field: Meadow) -> bytes:
        return msgspec.json.encode(field) + b"\n"

    def faults(self, field: Meadow) -> tuple[FieldFault, ...]:
        return () if field.grass else (FieldFault(Refusal("bare", "expected some grass", ("PG-4",))),)

    def cautions(self, field: Meadow) -> tuple[FieldFault, ...]:
        return (FieldFault(Refusal("thin", "the grass is thin")),) if field.grass == 1 else ()

    def data(self, field: Meadow) -> dict[str, object]:
        return {"grass": field.grass}

    def summary(self, field: Meadow) -> Phrase:
        return worded(f"{field.grass} of grass")

    def verdict(self, faults: int, cautions: int) -> Phrase:
        return worded(f"{faults} wrong, {cautions} odd")

    def picture(self, field: Meadow) -> PlanePicture:
        return PlanePicture((4.0, 2.0), (), (), (), (), ())

    def sight(self, field: Meadow, start: Inches, end: Inches) -> SightLine:
        return SightLine(2 * INCH, (), (), ("PG-5",))


class HerdSystem(PigSystem):
    """Pig with herds and meadows."""

    facts = replace(PIG.facts, key="herd", name="Herd")

    @property
    def armies(self) -> Armies[ArmyList, ArmyUnit, UnitPack]:
        return cast("Armies[ArmyList, ArmyUnit, UnitPack]", HerdArmies())

    @property
    def packs(self) -> Packs[PackHead]:
        return cast("Packs[PackHead]", Sties())

    @property
    def fields(self) -> Fields[Battlefield]:
        return cast("Fields[Battlefield]", Meadows())


HERD = HerdSystem()
