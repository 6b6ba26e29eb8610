"""What the commands of the roster do."""

import sys

import msgspec
from msgspec.structs import replace

from affray.cli.arguments import check_language, quote_name
from affray.cli.deeds.making import FigureRequest, new_figure, people_with_packs
from affray.cli.game.prospects import NARROWEST
from affray.cli.game.roster import open_roster, with_store
from affray.cli.shown.as_json import print_json
from affray.cli.shown.screen import Screen, harmless_text, screen_of, wrap_text
from affray.cli.shown.sheets import print_sheet, sheet_data
from affray.core import InputError, System
from affray.core.faces.chances import chance_text
from affray.core.faces.guide import Prospect
from affray.core.faces.people import People, RosterFigure, Travelling, check_legal
from affray.core.reading.roster_file import read_roster, roster_system, write_roster
from affray.game.record import read_bytes, write_file
from affray.systems import registry
from affray.web.kept.campaign_deeds import is_secure
from affray.web.store.roster import KEY, Roster

Rules = System[object, object]


# --- making and showing -----------------------------------------------------------------------------------------------
def make_figure(wanted: FigureRequest, against: str, *, language: str, store: str) -> int:
    """Makes a figure and keeps it. Raises InputError."""
    people, system = people_with_packs(wanted.system, wanted.packs), registry.load_system(wanted.system)
    screen = screen_of(language=check_language(system.facts, language))
    with open_roster(store) as roster:
        taken = roster.names()
        figure = new_figure(wanted, taken, screen)
        if figure.name in taken:
            raise InputError(f"figure new: {figure.name}: is in the roster already; expected another name")
        foe = find_figure(against, roster, people, wanted.system) if against else None
        roster.add((figure,), wanted.system)
    print_figure_sheet(figure, people, system, screen)
    if foe is not None:
        print_odds(people.prospects(figure, foe, ""), f"{figure.name} against {foe.name}", system, screen)
    command = with_store(f"affray figure show {quote_name(figure.name)}", store)
    print(harmless_text(f"{figure.name} is in the roster: {command}"))
    return 0


def show(
    name: str,
    against: str,
    weapon: str,
    packs: tuple[str, ...] = (),
    *,
    system: str = "",
    text: bool,
    json: bool,
    language: str,
    store: str,
) -> int:
    """Prints a figure. Raises InputError for an unknown one and with every rule that a line breaks."""
    key = system or (KEY if "=" in name else system_of_figure(name, store))
    people, rules = people_with_packs(key, packs), registry.load_system(key)
    screen = screen_of(language=check_language(rules.facts, language))
    if "=" in name and (not against or "=" in against or against in people.ready_made()):
        figure, foe = find_figure(name, None, people, key), find_figure(against, None, people, key) if against else None
    else:
        with open_roster(store) as roster:
            figure, foe = (
                find_figure(name, roster, people, key),
                find_figure(against, roster, people, key) if against else None,
            )
    if text:
        print(people.write_line(figure))
        return 0
    if json:
        sheet = sheet_data(people.sheet(figure), rules.words, screen)
        print_json({"figure": msgspec.to_builtins(figure), "line": people.write_line(figure), "sheet": sheet})
        return 0
    print_figure_sheet(figure, people, rules, screen)
    if foe is not None:
        print_odds(people.prospects(figure, foe, weapon), f"{figure.name} against {foe.name}", rules, screen)
    return 0


def system_of_figure(name: str, store: str) -> str:
    """The system of the figure of that name, the usual one where there is none."""
    with open_roster(store) as roster:
        return roster.any_figure(name).system if name in roster.names() else KEY


def find_figure(name: str, roster: Roster | None, people: People[RosterFigure], system: str) -> RosterFigure:
    """The figure that a name or a line means: of the roster, ready-made, or drawn up in the line. Raises InputError."""
    if "=" in name:
        figure = people.read_line(name, "figure")
        return check_legal(people, figure if figure.name else replace(figure, name="Nobody"), "figure")
    kept = () if roster is None else roster.people(system)
    for found in kept:
        if found.figure.name == name:
            return found.figure
    ready = people.ready_made()
    if name not in ready:
        known = ", ".join((*(found.figure.name for found in kept), *ready))
        raise InputError(f'figure {name!r}: expected "race=... st=... dx=... iq=..." or one of {known}')
    return ready[name]


def print_figure_sheet(figure: RosterFigure, people: People[RosterFigure], system: Rules, screen: Screen) -> None:
    """Prints the sheet of a figure, the clauses at the right margin."""
    screen.print_heading(figure.name)
    for line in wrap_text(people.line(figure, screen.language), screen.width, 2):
        print(line)
    print_sheet(people.sheet(figure), system.words, screen)


def print_odds(found: tuple[Prospect, ...], title: str, system: Rules, screen: Screen) -> None:
    """Prints what a figure may expect of its attacks on another."""
    first = found[0]
    score = f"{first.score} = {' '.join(f'{part.label} {part.value:+d}' for part in first.parts)}"
    screen.print_heading(f"{title}, score {score}")
    rows = [("dice", [prospect.text for prospect in found])]
    rows += [
        (system.words.phrase(chance.name, screen.language), chance_cells(found, n, screen.language))
        for n, chance in enumerate(first.chances)
    ]
    width = max(NARROWEST, *(len(label) + 1 for label, _ in rows))
    for label, values in rows:
        print(f"  {label:<{width}}" + "".join(f"{value:>6}" for value in values))
    screen.say(f"  {system.words.phrase(first.policy, screen.language)}", 2)
    print()


def chance_cells(found: tuple[Prospect, ...], n: int, language: str) -> list[str]:
    """One chance of each number of dice."""
    return [chance_text(prospect.chances[n], language) for prospect in found]


# --- the roster -------------------------------------------------------------------------------------------------------
def list_figures(*, system: str, json: bool, store: str) -> int:
    """Prints the figures of the roster, of one system or of all. Raises InputError."""
    keys = (system,) if system else registry.keys_with("people")
    with open_roster(store) as roster:
        kept = [found for key in keys for found in roster.people(key)]
    if json:
        systems = ({"system": found.system} if found.system != KEY else {} for found in kept)
        rows = zip(kept, systems, strict=True)
        print_json([{**msgspec.to_builtins(found.figure), **more, "campaign": found.campaign} for found, more in rows])
        return 0
    screen = screen_of()
    for found in kept:
        out = f"; out on {found.campaign}" if found.campaign else ""
        screen.say(f"{found.figure.name}: {registry.people_of(found.system).line(found.figure)}{out}", 2)
    if not kept:
        print(harmless_text(f"The roster is empty: {with_store('affray figure new', store)}"))
    return 0


def advance(name: str, attribute: str, *, store: str) -> int:
    """Adds a point to an attribute. Raises InputError for a figure that may not advance."""
    with open_roster(store) as roster:
        kept = roster.any_figure(name)
        people = registry.people_of(kept.system)
        after = people.with_advance(kept.figure, attribute, secure=is_secure(roster, kept))
        roster.put(kept, after)
    screen_of().say(f"{name}: {people.line(after)}", 2)
    return 0


def change(name: str, given: dict[str, str], *, store: str) -> int:
    """Changes name and gear. Raises InputError with every rule that this breaks, and for one that is out on a campaign."""
    if not given:
        raise InputError("figure change: expected --name, --armor, --hold, --carry or --things")
    with open_roster(store) as roster:
        kept = roster.any_figure(name)
        if kept.campaign:
            command = with_store(f"affray campaign equip {quote_name(kept.campaign)}", store)
            raise InputError(f"figure {name!r}: is out on {kept.campaign!r}: {command}")
        people = registry.people_of(kept.system)
        wanted = people.with_fields(kept.figure, given, "figure change")
        after = check_legal(people, people.with_gear_of(kept.figure, wanted), "figure change")
        if after.name != name and after.name in roster.names():
            raise InputError(f"figure change: {after.name}: is in the roster already; expected another name")
        roster.put(kept, after)
    screen_of().say(f"{after.name}: {people.line(after)}", 2)
    return 0


def rest(name: str, days: int, *, store: str) -> int:
    """Lets a figure rest. Raises InputError for one that is out on a campaign, whose days are its own."""
    with open_roster(store) as roster:
        kept = roster.any_figure(name)
        if kept.campaign:
            command = with_store(f"affray campaign rest {quote_name(kept.campaign)}", store)
            raise InputError(f"figure {name!r}: is out on {kept.campaign!r}: {command}")
        people = registry.people_of(kept.system)
        after = people.after_rest(kept.figure, days)
        roster.put(kept, after)
    screen_of().say(f"{name}: {people.line(after)}", 2)
    return 0


def travel(name: str, jog: int, walk: int, *, store: str) -> int:
    """Lets a figure travel. Raises InputError where the rules of its system know no fatigue of travel."""
    if not jog + walk:
        raise InputError("figure travel: expected --jog or --walk, in minutes")
    with open_roster(store) as roster:
        kept = roster.any_figure(name)
        people = registry.people_of(kept.system)
        if not isinstance(people, Travelling):
            raise InputError(f"figure {name!r}: the rules of {kept.system} have no fatigue of travel")
        after = people.after_travel(kept.figure, jog, walk)
        roster.put(kept, after)
    screen_of().say(f"{name}: {people.line(after)}", 2)
    return 0


def remove(name: str, *, store: str) -> int:
    """Takes a figure off the roster. Raises InputError."""
    with open_roster(store) as roster:
        roster.remove(name)
    screen_of().say(f"{name} is off the roster.")
    return 0


def import_figures(file: str, *, store: str) -> int:
    """Adds the figures of a file. Raises InputError; then nothing has changed."""
    data = read_bytes(file)
    key = roster_system(data, file, KEY)
    figures = read_roster(data, file, registry.people_of(key), key, KEY)
    with open_roster(store) as roster:
        roster.add(figures, key)
    screen_of().say(f"{len(figures)} added: {', '.join(figure.name for figure in figures)}")
    return 0


def export_figures(file: str, names: tuple[str, ...], *, system: str, store: str) -> int:
    """Writes the roster of a system as JSON. Raises InputError for an unknown name, for figures of two systems, or for a
    file that cannot be written."""
    with open_roster(store) as roster:
        kept = [roster.any_figure(name) for name in names] or list(roster.people(system or KEY))
        others = () if names or system else unwritten_figures(roster)
    keys = {kept_figure.system for kept_figure in kept} or {system or KEY}
    if len(keys) > 1:
        raise InputError(f"figure export: {', '.join(sorted(keys))}: expected figures of one system")
    data = write_roster([kept_figure.figure for kept_figure in kept], keys.pop(), KEY)
    if file:
        write_file(file, data)
        screen_of().say(f"{len(kept)} written to {file}")
    else:
        print(data.decode(), end="")
    for count, key in others:
        print(f"affray: {count} of {key} not written: --system {key} writes them", file=sys.stderr)
    return 0


def unwritten_figures(roster: Roster) -> tuple[tuple[int, str], ...]:
    """How many figures of which systems a file of the usual system leaves out."""
    counts = ((len(roster.people(key)), key) for key in registry.keys_with("people") if key != KEY)
    return tuple((count, key) for count, key in counts if count)
