"""What the commands of army lists do."""

from collections.abc import Sequence
from fractions import Fraction
from pathlib import Path

import msgspec
from msgspec.structs import replace

from affray.cli.arguments import check_language, read_house_rules
from affray.cli.exits import DONE, FAILED
from affray.cli.shown.as_json import print_json
from affray.cli.shown.screen import Screen, screen_of
from affray.cli.shown.sheets import print_rows, print_sheet
from affray.core import InputError, System
from affray.core.faces.armies import Armies, ArmyFault, ArmyList, ArmyUnit, Standing, UnitPack
from affray.core.reading.naming import check_title
from affray.core.reading.numbers import json_number
from affray.game.pack_folders import read_pack_file
from affray.game.record import read_bytes, write_file
from affray.systems import registry

UNNAMED = "Army"


class ArmySettings(msgspec.Struct, frozen=True):
    """House rules and packs as they were typed, the language, and the key of the system, of the first with army lists
    where it is empty."""

    options: tuple[str, ...] = ()
    packs: tuple[str, ...] = ()
    language: str = "en"
    key: str = ""

    @property
    def system(self) -> System[object, object]:
        """The system whose armies are meant. Raises InputError."""
        return registry.load_system(self.key or registry.first_with("armies"))

    @property
    def plain(self) -> Armies[ArmyList, ArmyUnit, UnitPack]:
        """Its army lists under the rules as they are read. Raises InputError for a system without any."""
        return registry.armies_of(self.key)

    @property
    def rules(self) -> Armies[ArmyList, ArmyUnit, UnitPack]:
        """Its army lists under the house rules. Raises InputError."""
        return self.plain.under(read_house_rules(self.options))

    @property
    def screen(self) -> Screen:
        """What standard output can show, in the language. Raises InputError for one that is not spoken."""
        return screen_of(language=check_language(self.system.facts, self.language))


class ArmyRequest(msgspec.Struct, frozen=True):
    """What `army new` is asked for."""

    base: str = ""
    name: str = ""
    limit: str = ""
    without: tuple[str, ...] = ()
    units: tuple[str, ...] = ()
    out: str = ""


# --- what is meant ----------------------------------------------------------------------------------------------------
def find_army(text: str, limit: str, table: ArmySettings) -> ArmyList:
    """The army in a file, or the ready one of that name, at a limit. Raises InputError."""
    language = check_language(table.system.facts, table.language)
    points, ready = read_limit(limit, table), table.plain.ready_names()
    if text in ready and not Path(text).is_file():
        return table.rules.ready(text, points, language)
    if not Path(text).exists():
        raise InputError(f"army {text!r}: expected a file, or one of {', '.join(ready)}")
    data = read_bytes(text)
    found = table.rules.read(data, text)
    return found if points is None else replace(found, limit=points)


def read_limit(text: str, table: ArmySettings) -> Fraction | None:
    """The points limit that is asked for; None for none. Raises InputError."""
    return table.plain.read_limit(text, "--limit") if text else None


def read_units(lines: Sequence[str], table: ArmySettings) -> tuple[ArmyUnit, ...]:
    """The units of lines. Raises InputError for a line that does not read, and with the rules that a unit breaks."""
    packs = [read_pack_file(path, table.rules.packs) for path in table.packs]
    found = tuple(table.rules.read_unit(line, packs, table.language) for line in lines)
    for unit, line in zip(found, lines, strict=True):
        wrong = [fault.wording(table.language) for fault in table.rules.unit_faults(unit)]
        if wrong:
            raise InputError(f"unit {line!r}: {'; '.join(wrong)}")
    return found


# --- the commands -----------------------------------------------------------------------------------------------------
def make_army(wanted: ArmyRequest, table: ArmySettings) -> int:
    """Makes an army and writes it to a file, with a summary on the screen, or to standard output. Raises InputError."""
    screen = table.screen
    made = requested_army(wanted, table)
    if not wanted.out:
        print(table.plain.write(made).decode(), end="")
        return DONE
    if Path(wanted.out).exists():
        raise InputError(f"{wanted.out}: exists; expected the name of a new file")
    write_file(wanted.out, table.plain.write(made))
    screen.print_heading(f"{made.name}: {wanted.out}")
    print_points(made, table, screen)
    return DONE


def requested_army(wanted: ArmyRequest, table: ArmySettings) -> ArmyList:
    """The army asked for. Raises InputError."""
    blank = table.plain.blank(UNNAMED, read_limit(wanted.limit, table))
    base = find_army(wanted.base, wanted.limit, table) if wanted.base else blank
    check_title(wanted.name or base.name, "--name")
    names = [unit.name for unit in base.units]
    for name in wanted.without:
        if name not in names:
            raise InputError(f"--without {name!r}: expected one of {', '.join(names) or 'none: there are no units'}")
    kept = tuple(unit for unit in base.units if unit.name not in wanted.without)
    added = read_units(wanted.units, table)
    names = [unit.name for unit in (*kept, *added)]
    for line, unit in zip(wanted.units, added, strict=True):
        if names.count(unit.name) > 1:
            raise InputError(f"unit {line!r}: two units would be called {unit.name}; expected another name")
    return replace(base, name=wanted.name or base.name, units=(*kept, *added))


def check(text: str, limit: str, table: ArmySettings, *, json: bool) -> int:
    """Prints how an army stands to its limit and what it breaks; 1 where it breaks anything. Raises InputError."""
    found, screen = find_army(text, limit, table), table.screen
    faults = table.rules.faults(found)
    if json:
        rows = [fault_row(fault, table.language) for fault in faults]
        print_json({"name": found.name, **standing_row(table.rules.standing(found)), "faults": rows})
    else:
        screen.print_heading(found.name)
        print_points(found, table, screen)
    return FAILED if faults else DONE


def price(text: str, limit: str, unit: str, table: ArmySettings, *, json: bool) -> int:
    """Prints the price of every unit of an army, of one of them, or of the unit of a line. Raises InputError."""
    screen = table.screen
    if "=" in text:
        whole = replace(table.plain.blank(UNNAMED, None), units=read_units([text], table))
    else:
        whole = find_army(text, limit, table)
    names = [army_unit.name for army_unit in whole.units]
    if unit and unit not in names:
        raise InputError(f"--unit {unit!r}: expected one of {', '.join(names)}")
    rules, found = (
        table.rules,
        replace(whole, units=tuple(army_unit for army_unit in whole.units if unit in ("", army_unit.name))),
    )
    if json:
        print_json([{"name": army_unit.name, **rules.price_data(army_unit)} for army_unit in found.units])
    else:
        print_sheet(rules.price_sheet(found), table.system.words, screen)
    return DONE


def show(text: str, limit: str, table: ArmySettings, *, json: bool) -> int:
    """Prints the units of an army with their stats, and its points. Raises InputError."""
    found, screen, rules = find_army(text, limit, table), table.screen, table.rules
    if json:
        units = [{**rules.unit_data(unit), "points": json_number(rules.price(unit).points)} for unit in found.units]
        print_json({"name": found.name, **standing_row(rules.standing(found)), "units": units})
        return DONE
    screen.print_heading(found.name)
    print_sheet(rules.sheet(found), table.system.words, screen)
    return DONE


def print_army(text: str, limit: str, file: str, table: ArmySettings) -> int:
    """Prints an army on paper: HTML or PDF. Raises InputError."""
    from affray.cli.shown.paper import write_pages

    found = find_army(text, limit, table)
    return write_pages([table.rules.page(found)], table.system.words, file, language=table.language)


# --- in words and for programs ----------------------------------------------------------------------------------------
def print_points(army: ArmyList, table: ArmySettings, screen: Screen) -> None:
    """Prints the points of an army beside its bounds, which say what is over, and every other rule that it breaks."""
    rules, system = table.rules, table.system
    faults, missed = rules.faults(army), rules.standing(army).violations
    print_rows(rules.standing_rows(army), system.words, screen)
    for fault in (army_fault for army_fault in faults if army_fault.refusal.code not in missed):
        clauses = f" [{' '.join(fault.refusal.clauses)}]" if fault.refusal.clauses else ""
        screen.say(f"  {fault.worded(table.language)}{clauses}", 4)
    screen.say(system.words.phrase(rules.verdict(len(faults)), table.language))


def standing_row(found: Standing) -> dict[str, object]:
    """How an army stands to its limit, for programs."""
    shares = [
        {
            "composition": share.name,
            "bound": "min" if share.least else "max",
            "limit": json_number(share.bound),
            "points": json_number(share.points),
            "excess": json_number(share.excess),
        }
        for share in found.shares
    ]
    return {
        "limit": json_number(found.limit),
        "total": json_number(found.total),
        "excess": json_number(found.excess),
        "violations": found.violations,
        "shares": shares,
    }


def fault_row(fault: ArmyFault, language: str) -> dict[str, object]:
    """A rule that is broken, for programs."""
    refusal = fault.refusal
    return {"unit": fault.unit, "code": refusal.code, "reason": refusal.wording(language), "clauses": refusal.clauses}
