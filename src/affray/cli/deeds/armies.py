"""What the commands of army lists do."""

from collections.abc import Sequence
from decimal import Decimal, InvalidOperation
from fractions import Fraction
from pathlib import Path

import msgspec
from msgspec.structs import replace

from affray.cli.exits import DONE, FAILED
from affray.cli.given import language_of, options_of
from affray.cli.shown.as_json import print_json
from affray.cli.shown.screen import Screen, screen_of
from affray.cli.shown.sheets import show_rows, show_sheet
from affray.core import InputError
from affray.game.record import read_bytes, write_file
from affray.systems.wargame.content.exact_numbers import plain
from affray.systems.wargame.content.house_rules import House, read_house
from affray.systems.wargame.packs.pack import Pack, all_own, all_units, read_pack
from affray.systems.wargame.paper.army_sheet import army_leaf
from affray.systems.wargame.roster.army import Army, Fault, Unit, army_faults, judged, unit_faults, unit_price
from affray.systems.wargame.roster.army_file import check_title, number, read_army, unit_row, write_army
from affray.systems.wargame.roster.composition import Verdict
from affray.systems.wargame.roster.maker_sheet import army_sheet, price_sheet, verdict_rows
from affray.systems.wargame.roster.price import Price, Summed, Term
from affray.systems.wargame.roster.ready_made import FULL, ready_army, ready_names
from affray.systems.wargame.roster.unit_line import read_unit
from affray.systems.wargame.words.facts import VOICE
from affray.systems.wargame.words.rows import word

UNNAMED = "Army"


class Table(msgspec.Struct, frozen=True):
    """House rules and packs as they were typed, and the language."""

    options: tuple[str, ...] = ()
    packs: tuple[str, ...] = ()
    language: str = "en"

    @property
    def house(self) -> House:
        """The house rules. Raises InputError."""
        return read_house(options_of(self.options))

    @property
    def screen(self) -> Screen:
        """What standard output can show, in the language. Raises InputError for one that is not spoken."""
        return screen_of(language=language_of(VOICE.facts, self.language))


class Wanted(msgspec.Struct, frozen=True):
    """What `army new` is asked for."""

    base: str = ""
    name: str = ""
    limit: str = ""
    without: tuple[str, ...] = ()
    units: tuple[str, ...] = ()
    out: str = ""


# --- what is meant ----------------------------------------------------------------------------------------------------
def meant(text: str, limit: str, table: Table) -> Army:
    """The army in a file, or the ready one of that name, at a limit. Raises InputError."""
    language = language_of(VOICE.facts, table.language)
    points = limit_of(limit)
    if text in ready_names() and not Path(text).is_file():
        return ready_army(text, points or FULL, language, table.house)
    if not Path(text).exists():
        raise InputError(f"army {text!r}: expected a file, or one of {', '.join(ready_names())}")
    found = read_army(read_bytes(text), text, table.house)
    return found if points is None else replace(found, limit=points)


def limit_of(text: str) -> Fraction | None:
    """The points limit that is asked for; None for none. Raises InputError."""
    if not text:
        return None
    try:
        points = Decimal(text)
    except InvalidOperation:
        raise InputError(f"--limit {text!r}: expected a number of points") from None
    found = number(points, "--limit")
    if not found:
        raise InputError(f"--limit {text!r}: expected a number above 0")
    return found


def packs_of(table: Table) -> tuple[Pack, ...]:
    """The packs in these files. Raises InputError naming the first fault of one."""
    found: list[Pack] = []
    for path in table.packs:
        pack, faults = read_pack(read_bytes(path).decode("utf-8"), path, table.house)
        if faults:
            more = f" (and {len(faults) - 1} more)" if len(faults) > 1 else ""
            raise InputError(f"{faults[0]}{more}")
        found.append(pack)
    return tuple(found)


def lines_of(lines: Sequence[str], table: Table) -> tuple[Unit, ...]:
    """The units of lines. Raises InputError for a line that does not read, and with the rules that a unit breaks."""
    packs = packs_of(table)
    own, units = all_own(packs), all_units(packs)
    found = tuple(read_unit(line, units, own, table.house, table.language) for line in lines)
    for unit, line in zip(found, lines, strict=True):
        wrong = [fault.worded(table.language) for fault in unit_faults(unit, table.house)]
        if wrong:
            raise InputError(f"unit {line!r}: {'; '.join(wrong)}")
    return found


# --- the commands -----------------------------------------------------------------------------------------------------
def new(wanted: Wanted, table: Table) -> int:
    """Makes an army and writes it to a file, with a summary on the screen, or to standard output. Raises InputError."""
    screen = table.screen
    made = made_of(wanted, table)
    if not wanted.out:
        print(write_army(made).decode(), end="")
        return DONE
    if Path(wanted.out).exists():
        raise InputError(f"{wanted.out}: exists; expected the name of a new file")
    write_file(wanted.out, write_army(made))
    screen.strong(f"{made.name}: {wanted.out}")
    tell(made, table, screen)
    return DONE


def made_of(wanted: Wanted, table: Table) -> Army:
    """The army asked for. Raises InputError."""
    limit = limit_of(wanted.limit) or Fraction(FULL)
    base = meant(wanted.base, wanted.limit, table) if wanted.base else Army(UNNAMED, limit, ())
    check_title(wanted.name or base.name, "--name")
    names = [unit.name for unit in base.units]
    for name in wanted.without:
        if name not in names:
            raise InputError(f"--without {name!r}: expected one of {', '.join(names) or 'none: there are no units'}")
    kept = tuple(unit for unit in base.units if unit.name not in wanted.without)
    return Army(wanted.name or base.name, base.limit, (*kept, *lines_of(wanted.units, table)))


def check(text: str, limit: str, table: Table, *, json: bool) -> int:
    """Prints how an army stands to its limit and what it breaks; 1 where it breaks anything. Raises InputError."""
    found, screen = meant(text, limit, table), table.screen
    faults = army_faults(found, table.house)
    if json:
        rows = [fault_row(fault, table.language) for fault in faults]
        print_json({"name": found.name, **verdict_row(judged(found, table.house)), "faults": rows})
    else:
        screen.strong(found.name)
        tell(found, table, screen)
    return FAILED if faults else DONE


def price(text: str, limit: str, unit: str, table: Table, *, json: bool) -> int:
    """Prints the price of every unit of an army, of one of them, or of the unit of a line. Raises InputError."""
    screen = table.screen
    whole = Army(UNNAMED, Fraction(FULL), lines_of([text], table)) if "=" in text else meant(text, limit, table)
    names = [one.name for one in whole.units]
    if unit and unit not in names:
        raise InputError(f"--unit {unit!r}: expected one of {', '.join(names)}")
    found = replace(whole, units=tuple(one for one in whole.units if unit in ("", one.name)))
    if json:
        print_json([{"name": one.name, **price_row(unit_price(one, table.house))} for one in found.units])
    else:
        show_sheet(price_sheet(found, table.house), VOICE, screen)
    return DONE


def show(text: str, limit: str, table: Table, *, json: bool) -> int:
    """Prints the units of an army with their stats, and its points. Raises InputError."""
    found, screen = meant(text, limit, table), table.screen
    if json:
        units = [{**unit_row(one), "points": plain(unit_price(one, table.house).unit)} for one in found.units]
        print_json({"name": found.name, **verdict_row(judged(found, table.house)), "units": units})
        return DONE
    screen.strong(found.name)
    show_sheet(army_sheet(found, table.house), VOICE, screen)
    return DONE


def printed(text: str, limit: str, file: str, table: Table) -> int:
    """Prints an army on paper: HTML or PDF. Raises InputError."""
    from affray.cli.shown.paper import put

    return put([army_leaf(meant(text, limit, table), table.house)], VOICE, file, language=table.language)


# --- in words and for programs ----------------------------------------------------------------------------------------
def tell(army: Army, table: Table, screen: Screen) -> None:
    """Prints the points of an army beside its bounds, which say what is over, and every other rule that it breaks."""
    verdict, faults = judged(army, table.house), army_faults(army, table.house)
    show_rows(verdict_rows(verdict), VOICE, screen)
    for fault in (one for one in faults if one.refusal.code not in verdict.violations):
        screen.say(f"  {fault.worded(table.language)} [{' '.join(fault.refusal.clauses)}]", 4)
    screen.say(VOICE.phrase(word("faults", count=len(faults)), table.language))


def verdict_row(found: Verdict) -> dict[str, object]:
    """How an army stands to its limit, for programs."""
    shares = [
        {
            "composition": one.composition,
            "bound": "min" if one.least else "max",
            "limit": plain(one.bound),
            "points": plain(one.points),
            "excess": plain(one.excess),
        }
        for one in found.shares
    ]
    return {
        "limit": plain(found.limit),
        "total": plain(found.total),
        "excess": plain(found.excess),
        "violations": found.violations,
        "shares": shares,
    }


def fault_row(fault: Fault, language: str) -> dict[str, object]:
    """A rule that is broken, for programs."""
    refusal = fault.refusal
    return {"unit": fault.unit, "code": refusal.code, "reason": refusal.worded(language), "clauses": refusal.clauses}


def price_row(price: Price) -> dict[str, object]:
    """A price with its terms, for programs."""
    return {
        "terms": [term_row(term) for term in price.terms],
        "divisor": price.divisor,
        "miniature": plain(price.miniature),
        "weapons": [summed_row(one) for one in price.weapons],
        "abilities": [summed_row(one) for one in price.abilities],
        "each": plain(price.each),
        "once": plain(price.once),
        "n": price.n,
        "unit": plain(price.unit),
    }


def term_row(term: Term) -> dict[str, object]:
    """A term of a price, for programs."""
    factors = [plain(factor) for factor in term.factors]
    return {"id": term.id, "factors": factors, "value": plain(term.value), "clauses": term.clauses}


def summed_row(one: Summed) -> dict[str, object]:
    """What a weapon or an ability costs, for programs."""
    return {"id": one.id, "terms": [term_row(term) for term in one.terms], "value": plain(one.value)}
