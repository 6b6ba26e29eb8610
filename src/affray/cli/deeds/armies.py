"""What the commands of army lists do."""

from collections.abc import Sequence
from decimal import Decimal, InvalidOperation
from fractions import Fraction
from pathlib import Path

import msgspec
from msgspec.structs import replace

from affray.cli.arguments import check_language, read_house_rules
from affray.cli.exits import DONE, FAILED
from affray.cli.shown.as_json import print_json
from affray.cli.shown.screen import Screen, screen_of
from affray.cli.shown.sheets import print_rows, print_sheet
from affray.core import InputError
from affray.game.army_packs import read_army_packs
from affray.game.record import read_bytes, write_file
from affray.systems.wargame.content.exact_numbers import json_number
from affray.systems.wargame.content.house_rules import House, read_house
from affray.systems.wargame.packs.pack import all_own, all_units
from affray.systems.wargame.paper.army_sheet import army_sheet_page
from affray.systems.wargame.roster.army import Army, Fault, ListedUnit, army_faults, unit_faults, unit_price, verdict_of
from affray.systems.wargame.roster.army_file import check_title, read_army, read_number, unit_row, write_army
from affray.systems.wargame.roster.composition import Verdict
from affray.systems.wargame.roster.maker_sheet import army_sheet, price_sheet, verdict_rows
from affray.systems.wargame.roster.price import ItemPrice, Price, Term
from affray.systems.wargame.roster.ready_made import FULL, ready_army, ready_names
from affray.systems.wargame.roster.unit_line import read_unit
from affray.systems.wargame.words.facts import VOICE
from affray.systems.wargame.words.rows import army_phrase

UNNAMED = "Army"


class ArmySettings(msgspec.Struct, frozen=True):
    """House rules and packs as they were typed, and the language."""

    options: tuple[str, ...] = ()
    packs: tuple[str, ...] = ()
    language: str = "en"

    @property
    def house(self) -> House:
        """The house rules. Raises InputError."""
        return read_house(read_house_rules(self.options))

    @property
    def screen(self) -> Screen:
        """What standard output can show, in the language. Raises InputError for one that is not spoken."""
        return screen_of(language=check_language(VOICE.facts, self.language))


class ArmyRequest(msgspec.Struct, frozen=True):
    """What `army new` is asked for."""

    base: str = ""
    name: str = ""
    limit: str = ""
    without: tuple[str, ...] = ()
    units: tuple[str, ...] = ()
    out: str = ""


# --- what is meant ----------------------------------------------------------------------------------------------------
def find_army(text: str, limit: str, table: ArmySettings) -> Army:
    """The army in a file, or the ready one of that name, at a limit. Raises InputError."""
    language = check_language(VOICE.facts, table.language)
    points = read_limit(limit)
    if text in ready_names() and not Path(text).is_file():
        return ready_army(text, points or FULL, language, table.house)
    if not Path(text).exists():
        raise InputError(f"army {text!r}: expected a file, or one of {', '.join(ready_names())}")
    found = read_army(read_bytes(text), text, table.house)
    return found if points is None else replace(found, limit=points)


def read_limit(text: str) -> Fraction | None:
    """The points limit that is asked for; None for none. Raises InputError."""
    if not text:
        return None
    try:
        points = Decimal(text)
    except InvalidOperation:
        raise InputError(f"--limit {text!r}: expected a number of points") from None
    found = read_number(points, "--limit")
    if not found:
        raise InputError(f"--limit {text!r}: expected a number above 0")
    return found


def read_units(lines: Sequence[str], table: ArmySettings) -> tuple[ListedUnit, ...]:
    """The units of lines. Raises InputError for a line that does not read, and with the rules that a unit breaks."""
    packs = read_army_packs(table.packs, table.house)
    own, units = all_own(packs), all_units(packs)
    found = tuple(read_unit(line, units, own, table.house, table.language) for line in lines)
    for unit, line in zip(found, lines, strict=True):
        wrong = [fault.wording(table.language) for fault in unit_faults(unit, table.house)]
        if wrong:
            raise InputError(f"unit {line!r}: {'; '.join(wrong)}")
    return found


# --- the commands -----------------------------------------------------------------------------------------------------
def make_army(wanted: ArmyRequest, table: ArmySettings) -> int:
    """Makes an army and writes it to a file, with a summary on the screen, or to standard output. Raises InputError."""
    screen = table.screen
    made = requested_army(wanted, table)
    if not wanted.out:
        print(write_army(made).decode(), end="")
        return DONE
    if Path(wanted.out).exists():
        raise InputError(f"{wanted.out}: exists; expected the name of a new file")
    write_file(wanted.out, write_army(made))
    screen.print_heading(f"{made.name}: {wanted.out}")
    print_points(made, table, screen)
    return DONE


def requested_army(wanted: ArmyRequest, table: ArmySettings) -> Army:
    """The army asked for. Raises InputError."""
    limit = read_limit(wanted.limit) or Fraction(FULL)
    base = find_army(wanted.base, wanted.limit, table) if wanted.base else Army(UNNAMED, limit, ())
    check_title(wanted.name or base.name, "--name")
    names = [unit.name for unit in base.units]
    for name in wanted.without:
        if name not in names:
            raise InputError(f"--without {name!r}: expected one of {', '.join(names) or 'none: there are no units'}")
    kept = tuple(unit for unit in base.units if unit.name not in wanted.without)
    return Army(wanted.name or base.name, base.limit, (*kept, *read_units(wanted.units, table)))


def check(text: str, limit: str, table: ArmySettings, *, json: bool) -> int:
    """Prints how an army stands to its limit and what it breaks; 1 where it breaks anything. Raises InputError."""
    found, screen = find_army(text, limit, table), table.screen
    faults = army_faults(found, table.house)
    if json:
        rows = [fault_row(fault, table.language) for fault in faults]
        print_json({"name": found.name, **verdict_row(verdict_of(found, table.house)), "faults": rows})
    else:
        screen.print_heading(found.name)
        print_points(found, table, screen)
    return FAILED if faults else DONE


def price(text: str, limit: str, unit: str, table: ArmySettings, *, json: bool) -> int:
    """Prints the price of every unit of an army, of one of them, or of the unit of a line. Raises InputError."""
    screen = table.screen
    whole = Army(UNNAMED, Fraction(FULL), read_units([text], table)) if "=" in text else find_army(text, limit, table)
    names = [one.name for one in whole.units]
    if unit and unit not in names:
        raise InputError(f"--unit {unit!r}: expected one of {', '.join(names)}")
    found = replace(whole, units=tuple(one for one in whole.units if unit in ("", one.name)))
    if json:
        print_json([{"name": one.name, **price_row(unit_price(one, table.house))} for one in found.units])
    else:
        print_sheet(price_sheet(found, table.house), VOICE, screen)
    return DONE


def show(text: str, limit: str, table: ArmySettings, *, json: bool) -> int:
    """Prints the units of an army with their stats, and its points. Raises InputError."""
    found, screen = find_army(text, limit, table), table.screen
    if json:
        units = [{**unit_row(one), "points": json_number(unit_price(one, table.house).unit)} for one in found.units]
        print_json({"name": found.name, **verdict_row(verdict_of(found, table.house)), "units": units})
        return DONE
    screen.print_heading(found.name)
    print_sheet(army_sheet(found, table.house), VOICE, screen)
    return DONE


def print_army(text: str, limit: str, file: str, table: ArmySettings) -> int:
    """Prints an army on paper: HTML or PDF. Raises InputError."""
    from affray.cli.shown.paper import write_pages

    return write_pages(
        [army_sheet_page(find_army(text, limit, table), table.house)], VOICE, file, language=table.language
    )


# --- in words and for programs ----------------------------------------------------------------------------------------
def print_points(army: Army, table: ArmySettings, screen: Screen) -> None:
    """Prints the points of an army beside its bounds, which say what is over, and every other rule that it breaks."""
    verdict, faults = verdict_of(army, table.house), army_faults(army, table.house)
    print_rows(verdict_rows(verdict), VOICE, screen)
    for fault in (one for one in faults if one.refusal.code not in verdict.violations):
        screen.say(f"  {fault.worded(table.language)} [{' '.join(fault.refusal.clauses)}]", 4)
    screen.say(VOICE.phrase(army_phrase("faults", count=len(faults)), table.language))


def verdict_row(found: Verdict) -> dict[str, object]:
    """How an army stands to its limit, for programs."""
    shares = [
        {
            "composition": one.composition,
            "bound": "min" if one.least else "max",
            "limit": json_number(one.bound),
            "points": json_number(one.points),
            "excess": json_number(one.excess),
        }
        for one in found.shares
    ]
    return {
        "limit": json_number(found.limit),
        "total": json_number(found.total),
        "excess": json_number(found.excess),
        "violations": found.violations,
        "shares": shares,
    }


def fault_row(fault: Fault, language: str) -> dict[str, object]:
    """A rule that is broken, for programs."""
    refusal = fault.refusal
    return {"unit": fault.unit, "code": refusal.code, "reason": refusal.wording(language), "clauses": refusal.clauses}


def price_row(price: Price) -> dict[str, object]:
    """A price with its terms, for programs."""
    return {
        "terms": [term_row(term) for term in price.terms],
        "divisor": price.divisor,
        "miniature": json_number(price.miniature),
        "weapons": [summed_row(one) for one in price.weapons],
        "abilities": [summed_row(one) for one in price.abilities],
        "each": json_number(price.each),
        "once": json_number(price.once),
        "n": price.n,
        "unit": json_number(price.unit),
    }


def term_row(term: Term) -> dict[str, object]:
    """A term of a price, for programs."""
    factors = [json_number(factor) for factor in term.factors]
    return {"id": term.id, "factors": factors, "value": json_number(term.value), "clauses": term.clauses}


def summed_row(one: ItemPrice) -> dict[str, object]:
    """What a weapon or an ability costs, for programs."""
    return {"id": one.id, "terms": [term_row(term) for term in one.terms], "value": json_number(one.value)}
