"""What the commands of the roster do."""

from collections.abc import Iterator
from contextlib import contextmanager

import msgspec

from affray.cli.listings import print_json
from affray.cli.making import Wanted, made, marked
from affray.cli.opening import language_of
from affray.cli.prospects import NARROWEST, cell
from affray.cli.screen import Screen, screen_of, with_clauses, wrapped
from affray.core import InputError
from affray.core.guide import Prospect, Row
from affray.game.packs import read_shelf
from affray.game.record import read_bytes, write_file
from affray.systems.foeman import SYSTEM
from affray.systems.foeman.adventurer import Adventurer, checked, read_line, write_line
from affray.systems.foeman.between import advance_fault, advanced, refitted, rested
from affray.systems.foeman.chronicle import member_line
from affray.systems.foeman.making_sheet import making_sheet
from affray.systems.foeman.pack import NOTHING, Pack, adventurer, together
from affray.systems.foeman.pack import meant as item_of
from affray.systems.foeman.ready_made import ready_made
from affray.systems.foeman.roster_file import read_roster, write_roster
from affray.systems.foeman.sketch import sketch
from affray.web.road import secure
from affray.web.store import default_store, open_store
from affray.web.store.roster import Roster

PARTS = {"name": ("name",), "armor": ("armor",), "hold": ("main", "off"), "carry": ("carried",), "things": ("things",)}
"""The fields of a figure that each key of a change sets."""


@contextmanager
def opened(where: str) -> Iterator[Roster]:
    """The roster of a store. Raises InputError for a store that cannot be had."""
    store = open_store(where or default_store())
    try:
        yield Roster(store.engine)
    finally:
        store.close()


# --- making and showing -----------------------------------------------------------------------------------------------
def new(wanted: Wanted, against: str, *, language: str, store: str) -> int:
    """Makes a figure and keeps it. Raises InputError."""
    screen = screen_of(language=language_of(SYSTEM.facts, language))
    with opened(store) as roster:
        taken = frozenset(kept.one.name for kept in roster.figures())
        one = made(wanted, taken, screen)
        if one.name in taken:
            raise InputError(f"figure new: {one.name}: is in the roster already; expected another name")
        foe = meant(against, roster, together(read_shelf(wanted.packs).packs)) if against else None
        roster.add((one,))
    sheet_of(one, screen)
    if foe is not None:
        odds_of(one, foe, "", screen)
    screen.say(f"{one.name} is in the roster: affray figure show {quoted(one.name)}")
    return 0


def show(
    name: str,
    against: str,
    weapon: str,
    packs: tuple[str, ...] = (),
    *,
    text: bool,
    json: bool,
    language: str,
    store: str,
) -> int:
    """Prints a figure. Raises InputError for an unknown one and with every rule that a line breaks."""
    screen = screen_of(language=language_of(SYSTEM.facts, language))
    pack = together(read_shelf(packs).packs)
    if "=" in name and (not against or "=" in against or against in ready_made()):
        one, foe = meant(name, None, pack), meant(against, None, pack) if against else None
    else:
        with opened(store) as roster:
            one, foe = meant(name, roster, pack), meant(against, roster, pack) if against else None
    if text:
        print(write_line(one))
        return 0
    if json:
        print_json({"figure": msgspec.to_builtins(one), "line": write_line(one), "sheet": said(one, screen)})
        return 0
    sheet_of(one, screen)
    if foe is not None:
        odds_of(one, foe, item_of(pack, weapon), screen)
    return 0


def meant(name: str, roster: Roster | None, pack: Pack = NOTHING) -> Adventurer:
    """The figure that a name or a line means: of the roster, ready-made, or drawn up in the line. Raises InputError.

    A figure of the roster is what it is; the others have what their names mean under a pack.
    """
    if "=" in name:
        one = adventurer(pack, read_line(name))
        return checked(one if one.name else msgspec.structs.replace(one, name="Nobody"), "figure")
    kept = () if roster is None else roster.figures()
    for found in kept:
        if found.one.name == name:
            return found.one
    if name not in ready_made():
        known = ", ".join((*(found.one.name for found in kept), *ready_made()))
        raise InputError(f'figure {name!r}: expected "race=... st=... dx=... iq=..." or one of {known}')
    return adventurer(pack, ready_made()[name])


def said(one: Adventurer, screen: Screen) -> list[dict[str, object]]:
    """The sheet of a figure in words, for programs."""
    return [
        {
            "group": SYSTEM.phrase(group, screen.language),
            "rows": [
                {
                    "name": SYSTEM.phrase(row.name, screen.language),
                    "value": SYSTEM.phrase(row.value, screen.language),
                    "clauses": row.clauses,
                }
                for row in rows
            ],
        }
        for group, rows in making_sheet(one).groups
    ]


def sheet_of(one: Adventurer, screen: Screen) -> None:
    """Prints the sheet of a figure, the clauses at the right margin."""
    screen.strong(one.name)
    for line in wrapped(summary(one), screen.width, 2):
        print(line)
    for group, rows in making_sheet(one).groups:
        print()
        screen.strong(SYSTEM.phrase(group, screen.language))
        for row in rows:
            text = f"  {SYSTEM.phrase(row.name, screen.language)}: {SYSTEM.phrase(row.value, screen.language)}{sum_of(row, screen)}"
            lines = wrapped(text, screen.width, 4)
            for line in (*lines[:-1], *with_clauses(lines[-1], row.clauses, screen.width)):
                print(line)
    print()


def sum_of(row: Row, screen: Screen) -> str:
    """The parts that make a line's number, where there are several."""
    if len(row.parts) < 2:
        return ""
    parts = (f"{SYSTEM.name('part', part.label, screen.language)} {part.value:+d}" for part in row.parts)
    return f" ({', '.join(parts)})"


def odds_of(one: Adventurer, foe: Adventurer, weapon: str, screen: Screen) -> None:
    """Prints what a figure may expect of its attacks on another. Raises InputError for a weapon it cannot use."""
    found = sketch(one, foe, weapon)
    first = found[0]
    score = f"{first.score} = {' '.join(f'{part.label} {part.value:+d}' for part in first.parts)}"
    screen.strong(f"{one.name} against {foe.name}, score {score}")
    rows = [("dice", [prospect.text for prospect in found])]
    rows += [(SYSTEM.phrase(chance.name, screen.language), cells(found, n)) for n, chance in enumerate(first.chances)]
    for label, values in rows:
        print(f"  {label:<{NARROWEST}}" + "".join(f"{value:>6}" for value in values))
    screen.say(f"  {SYSTEM.phrase(first.policy, screen.language)}", 2)
    print()


def cells(found: tuple[Prospect, ...], n: int) -> list[str]:
    """One chance of each number of dice."""
    return [cell(prospect.chances[n]) for prospect in found]


def summary(one: Adventurer) -> str:
    """A figure in one line: attributes, how it is, what it has."""
    return member_line(one)


def quoted(name: str) -> str:
    """A name as it is typed on a command line."""
    return f'"{name}"' if " " in name or "'" in name else name


# --- the roster -------------------------------------------------------------------------------------------------------
def listed(*, json: bool, store: str) -> int:
    """Prints the figures of the roster."""
    with opened(store) as roster:
        kept = roster.figures()
    if json:
        print_json([{**msgspec.to_builtins(found.one), "campaign": found.campaign} for found in kept])
        return 0
    screen = screen_of()
    for found in kept:
        out = f"; out on {found.campaign}" if found.campaign else ""
        screen.say(f"{found.one.name}: {summary(found.one)}{out}", 2)
    if not kept:
        screen.say("The roster is empty: affray figure new")
    return 0


def advance(name: str, attribute: str, *, store: str) -> int:
    """Adds a point to an attribute. Raises InputError for a figure that may not advance."""
    with opened(store) as roster:
        kept = roster.figure(name)
        safe = secure(roster, kept)
        fault = advance_fault(kept.one, attribute, secure=safe)
        if fault is not None:
            raise InputError(marked(fault, "en"))
        after = advanced(kept.one, attribute, secure=safe)
        roster.put(kept, after)
    screen_of().say(f"{name}: {summary(after)}", 2)
    return 0


def change(name: str, given: dict[str, str], *, store: str) -> int:
    """Changes name and gear. Raises InputError with every rule that this breaks, and for one that is out on a campaign."""
    if not given:
        raise InputError("figure change: expected --name, --armor, --hold, --carry or --things")
    wanted = read_line(" ".join(f"{key}={value}" for key, value in given.items()), "figure change")
    parts = {part: getattr(wanted, part) for key in given for part in PARTS[key]}
    with opened(store) as roster:
        kept = roster.figure(name)
        if kept.campaign:
            raise InputError(f"figure {name!r}: is out on {kept.campaign!r}: affray campaign equip {kept.campaign}")
        after = checked(refitted(kept.one, msgspec.structs.replace(kept.one, **parts)), "figure change")
        if after.name != name and any(other.one.name == after.name for other in roster.figures()):
            raise InputError(f"figure change: {after.name}: is in the roster already; expected another name")
        roster.put(kept, after)
    screen_of().say(f"{after.name}: {summary(after)}", 2)
    return 0


def rest(name: str, days: int, *, store: str) -> int:
    """Lets a figure rest. Raises InputError for one that is out on a campaign, whose days are its own."""
    with opened(store) as roster:
        kept = roster.figure(name)
        if kept.campaign:
            raise InputError(f"figure {name!r}: is out on {kept.campaign!r}: affray campaign rest {kept.campaign}")
        after = rested(kept.one, days)
        roster.put(kept, after)
    screen_of().say(f"{name}: {summary(after)}", 2)
    return 0


def remove(name: str, *, store: str) -> int:
    """Takes a figure off the roster. Raises InputError."""
    with opened(store) as roster:
        roster.remove(name)
    screen_of().say(f"{name} is off the roster.")
    return 0


def take_in(file: str, *, store: str) -> int:
    """Adds the figures of a file. Raises InputError; then nothing has changed."""
    figures = read_roster(read_bytes(file), file)
    with opened(store) as roster:
        roster.add(figures)
    screen_of().say(f"{len(figures)} added: {', '.join(one.name for one in figures)}")
    return 0


def give_out(file: str, names: tuple[str, ...], *, store: str) -> int:
    """Writes the roster as JSON. Raises InputError for an unknown name or a file that cannot be written."""
    with opened(store) as roster:
        figures = [roster.figure(name).one for name in names] or [kept.one for kept in roster.figures()]
    data = write_roster(figures)
    if not file:
        print(data.decode(), end="")
        return 0
    write_file(file, data)
    screen_of().say(f"{len(figures)} written to {file}")
    return 0
