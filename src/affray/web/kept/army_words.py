"""Army lists in words: what a draft comes to, unit by unit and as a whole; cards of kept ones."""

from collections.abc import Iterable
from itertools import count

import msgspec
from msgspec.structs import replace

from affray.core import InputError, Refusal, System
from affray.core.faces.armies import Armies, ArmyFault, ArmyList, ArmyUnit, UnitPack
from affray.core.faces.guide import Row
from affray.core.reading.naming import check_title
from affray.core.reading.numbers import json_number
from affray.systems import registry
from affray.web.messages import ArmyCard, ArmyChecked, ArmyMeter, BrokenRule, UnitChecked, WordedRow
from affray.web.words import wording

UNREADABLE, NAME = "input", "name"
Counted = msgspec.Struct
"""How many units of a type there are, as the system says it."""


class ArmyTongue(msgspec.Struct, frozen=True):
    """The army lists of a system under house rules, and the language to word them in."""

    key: str
    rules: Armies[ArmyList, ArmyUnit, UnitPack]
    language: str

    @property
    def system(self) -> System[object, object]:
        """The system."""
        return registry.load_system(self.key)

    def row(self, found: Row) -> WordedRow:
        """A line of a sheet in words."""
        return wording.row(self.system, found, self.language)


# --- a draft ----------------------------------------------------------------------------------------------------------
def army_result(table: msgspec.Struct, taken: Iterable[str], tongue: ArmyTongue) -> ArmyChecked[Counted]:
    """What a draft comes to, as far as its units can be read; `taken` are the names that it may not have.

    Raises InputError for a limit that is none.
    """
    rules, language = tongue.rules, tongue.language
    found = rules.draft(table)
    units = tuple(unit for unit in found.units if isinstance(unit, ArmyUnit))
    army = replace(rules.blank(found.name, found.limit), units=units)
    faults = rules.faults(army)
    unread = sum(isinstance(unit, str) for unit in found.units)
    wrong = name_fault(found.name, taken, language)
    broken, missed = len(faults) + unread, rules.standing(army).violations
    good = not unread and not wrong and not any(map(rules.has_bad_name, units))
    return ArmyChecked(
        units=checked_units(found.units, faults, tongue),
        meters=meters(army, tongue),
        faults=tuple(
            broken_rule(fault.refusal, language)
            for fault in faults
            if fault.place < 0 and fault.refusal.code not in missed
        ),
        broken=broken,
        verdict=verdict_text(broken, tongue),
        file=rules.write(army).decode() if good else "",
        naming=wrong,
    )


def checked_units(
    units: Iterable[ArmyUnit | str], faults: Iterable[ArmyFault], tongue: ArmyTongue
) -> tuple[UnitChecked, ...]:
    """What each unit of a draft comes to, with the rules that it breaks; faults know the readable ones by their place
    among themselves."""
    broken: dict[int, tuple[BrokenRule, ...]] = {}
    for fault in faults:
        broken[fault.place] = (*broken.get(fault.place, ()), unit_fault(fault, tongue.language))
    place = count()
    return tuple(
        UnitChecked(faults=(BrokenRule(UNREADABLE, unit),))
        if isinstance(unit, str)
        else unit_result(unit, broken.get(next(place), ()), tongue)
        for unit in units
    )


def unit_result(unit: ArmyUnit, faults: tuple[BrokenRule, ...], tongue: ArmyTongue) -> UnitChecked:
    """What a unit comes to, with the rules that it breaks."""
    price = tongue.rules.price(unit)
    line = tongue.system.words.phrase(tongue.rules.unit_line(unit), tongue.language)
    rows = tuple(map(tongue.row, price.rows))
    return UnitChecked(line, json_number(price.points), json_number(price.each), rows, faults)


def broken_rule(found: Refusal, language: str) -> BrokenRule:
    """A broken rule in words."""
    return BrokenRule(found.code, wording.refusal(found, language), found.clauses)


def unit_fault(found: ArmyFault, language: str) -> BrokenRule:
    """A rule that a unit breaks, in words. A name that is still empty counts as missing, not as wrong."""
    said = broken_rule(found.refusal, language)
    nameless = not found.unit and said.code == NAME
    return replace(said, text=wording.say(language, "no-figure-name")) if nameless else said


def verdict_text(broken: int, tongue: ArmyTongue) -> str:
    """Whether it may play, or how many rules are broken."""
    return tongue.system.words.phrase(tongue.rules.verdict(broken), tongue.language)


def name_fault(name: str, taken: Iterable[str], language: str) -> str:
    """Why an army cannot be kept by its name; empty where it can."""
    if not name:
        return wording.say(language, "no-figure-name")
    try:
        check_title(name, "name")
    except InputError as error:
        return str(error)
    return wording.say(language, "no-army-there", name=name) if name in taken else ""


def meters(army: ArmyList, tongue: ArmyTongue) -> tuple[ArmyMeter[Counted], ...]:
    """The points of an army beside its limit, and those of each class beside its share."""
    rules = tongue.rules
    found = rules.standing(army)
    total, *rows = map(tongue.row, rules.standing_rows(army))
    whole: ArmyMeter[Counted] = ArmyMeter(
        word=total.name,
        text=total.value,
        points=json_number(found.total),
        bound=json_number(found.limit),
        clauses=total.clauses,
        excess=json_number(found.excess),
    )
    shares = (
        ArmyMeter(
            word=said.name,
            text=said.value,
            points=json_number(share.points),
            bound=json_number(share.bound),
            clauses=said.clauses,
            share=share.name,
            least=share.least,
            excess=json_number(share.excess),
            types=rules.counts(army.units, share.name, tongue.language),
        )
        for share, said in zip(found.shares, rows, strict=True)
    )
    return (whole, *shares)


# --- what is kept -----------------------------------------------------------------------------------------------------
def army_card(army: ArmyList, rev: int, tongue: ArmyTongue) -> ArmyCard[Counted]:
    """A kept army in short."""
    rules = tongue.rules
    broken = len(rules.faults(army))
    return ArmyCard(
        name=army.name,
        limit=json_number(army.limit),
        points=json_number(rules.standing(army).total),
        units=len(army.units),
        miniatures=sum(unit.n for unit in army.units),
        broken=broken,
        verdict=verdict_text(broken, tongue),
        types=rules.counts(army.units, "", tongue.language),
        rev=rev,
    )
