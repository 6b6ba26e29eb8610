"""Army lists in words: what a draft comes to, unit by unit and as a whole; cards of kept ones."""

from collections.abc import Iterable
from fractions import Fraction

import msgspec
from msgspec.structs import replace

from affray.core import InputError, Refusal
from affray.core.faces.guide import Row
from affray.systems.wargame.content.codes import TYPE_NAMES
from affray.systems.wargame.content.exact_numbers import json_number
from affray.systems.wargame.content.house_rules import House
from affray.systems.wargame.content.tables import types
from affray.systems.wargame.roster.army import Army, Fault, ListedUnit, army_faults, is_bad_name, unit_price, verdict_of
from affray.systems.wargame.roster.army_file import UnitPart, check_title, convert, read_army, unit_of, write_army
from affray.systems.wargame.roster.maker_sheet import price_rows, unit_facts_phrase, verdict_rows
from affray.systems.wargame.words.facts import VOICE
from affray.systems.wargame.words.rows import army_phrase
from affray.web.kept.army_choices import miniature_count
from affray.web.messages import (
    ArmyCard,
    ArmyChecked,
    ArmyMeter,
    ArmyTable,
    BrokenRule,
    TypeCount,
    UnitChecked,
    UnitTable,
    WordedRow,
)
from affray.web.words import wording

NAMELESS = "Nobody"
UNREADABLE, NAME = "input", "name"


def army_table(army: Army) -> ArmyTable:
    """An army as its file has it."""
    return msgspec.json.decode(write_army(army), type=ArmyTable)


def army_of(table: ArmyTable, where: str, house: House) -> Army:
    """The army of a message, legal or not. Raises InputError for one that no file could hold."""
    return read_army(msgspec.json.encode(table), where, house)


# --- a draft ----------------------------------------------------------------------------------------------------------
def army_result(table: ArmyTable, house: House, taken: Iterable[str], language: str) -> ArmyChecked:
    """What a draft comes to, as far as its units can be read; `taken` are the names that it may not have.

    Raises InputError for a limit that is none.
    """
    limit = army_of(replace(table, name=NAMELESS, units=()), "army", house).limit
    read = [read_unit(one, house) for one in table.units]
    places = [place for place, one in enumerate(read) if isinstance(one, ListedUnit)]
    army = Army(table.name, limit, tuple(one for one in read if isinstance(one, ListedUnit)))
    faults = army_faults(army, house)
    units = [UnitChecked(faults=(one,)) for one in read if isinstance(one, BrokenRule)]
    by_place = {place: unit_result(one, house, language) for place, one in zip(places, army.units, strict=True)}
    for fault in faults:
        if fault.place >= 0:
            place = places[fault.place]
            more = (*by_place[place].faults, unit_fault(fault, language))
            by_place[place] = replace(by_place[place], faults=more)
    unread = iter(units)
    found = tuple(by_place[place] if place in by_place else next(unread) for place in range(len(read)))
    wrong = name_fault(table.name, taken, language)
    count, missed = len(faults) + len(units), verdict_of(army, house).violations
    good = not units and not wrong and not any(is_bad_name(one.name) for one in army.units)
    return ArmyChecked(
        units=found,
        meters=meters(army, house, language),
        faults=tuple(
            broken_rule(one.refusal, language) for one in faults if one.place < 0 and one.refusal.code not in missed
        ),
        broken=count,
        verdict=verdict_text(count, language),
        file=write_army(army).decode() if good else "",
        naming=wrong,
    )


def read_unit(table: UnitTable, house: House) -> ListedUnit | BrokenRule:
    """The unit of a message, without a check of its name; or why it cannot be read."""
    stood = replace(table, name=NAMELESS) if is_bad_name(table.name) else table
    try:
        part = convert(msgspec.to_builtins(stood), UnitPart, "unit")
        return replace(unit_of(part, "unit", house), name=table.name)
    except InputError as error:
        return BrokenRule(UNREADABLE, str(error))


def unit_result(unit: ListedUnit, house: House, language: str) -> UnitChecked:
    """What a unit comes to, without the rules that it breaks."""
    price = unit_price(unit, house)
    line = VOICE.phrase(unit_facts_phrase(unit), language)
    rows = tuple(row(one, language) for one in price_rows(price))
    return UnitChecked(line, json_number(price.unit), json_number(price.each), rows)


def row(found: Row, language: str) -> WordedRow:
    """A line of a sheet in words."""
    return WordedRow(VOICE.phrase(found.name, language), VOICE.phrase(found.value, language), (), found.clauses)


def broken_rule(found: Refusal, language: str) -> BrokenRule:
    """A broken rule in words."""
    return BrokenRule(found.code, wording.refusal(found, language), found.clauses)


def unit_fault(found: Fault, language: str) -> BrokenRule:
    """A rule that a unit breaks, in words. A name that is still empty counts as missing, not as wrong."""
    said = broken_rule(found.refusal, language)
    nameless = not found.unit and said.code == NAME
    return replace(said, text=wording.say(language, "no-figure-name")) if nameless else said


def verdict_text(count: int, language: str) -> str:
    """Whether it may play, or how many rules are broken."""
    return VOICE.phrase(army_phrase("faults", count=count), language)


def name_fault(name: str, taken: Iterable[str], language: str) -> str:
    """Why an army cannot be kept by its name; empty where it can."""
    if not name:
        return wording.say(language, "no-figure-name")
    try:
        check_title(name, "name")
    except InputError as error:
        return str(error)
    return wording.say(language, "no-army-there", name=name) if name in taken else ""


def meters(army: Army, house: House, language: str) -> tuple[ArmyMeter, ...]:
    """The points of an army beside its limit, and those of each class beside its share."""
    found = verdict_of(army, house)
    total, *rows = (row(one, language) for one in verdict_rows(found))
    over = json_number(found.excess)
    whole = ArmyMeter(
        total.name, total.value, json_number(found.total), json_number(found.limit), total.clauses, excess=over
    )
    return (
        whole,
        *(
            ArmyMeter(
                word=said.name,
                text=said.value,
                points=json_number(share.points),
                bound=json_number(share.bound),
                clauses=said.clauses,
                share=share.composition,
                least=share.least,
                excess=json_number(share.excess),
                types=type_counts(army.units, language, share.composition),
            )
            for share, said in zip(found.shares, rows, strict=True)
        ),
    )


def type_counts(units: Iterable[ListedUnit], language: str, share: str = "") -> tuple[TypeCount, ...]:
    """How many units and miniatures of each type there are, of those types that there are; of one class or of all."""
    found = []
    everyone = tuple(units)
    for name, kind in types().items():
        these = [one for one in everyone if TYPE_NAMES[one.profile.type] == name]
        if these and share in ("", kind.composition):
            found.append(TypeCount(kind.id, VOICE.name("type", name, language), len(these), miniature_count(these)))
    return tuple(found)


# --- what is kept -----------------------------------------------------------------------------------------------------
def army_card(army: Army, house: House, language: str, rev: int = 0) -> ArmyCard:
    """A kept army in short."""
    count = len(army_faults(army, house))
    points: Fraction = verdict_of(army, house).total
    return ArmyCard(
        name=army.name,
        limit=json_number(army.limit),
        points=json_number(points),
        units=len(army.units),
        miniatures=miniature_count(army.units),
        broken=count,
        verdict=verdict_text(count, language),
        types=type_counts(army.units, language),
        rev=rev,
    )
