"""Rooms made again from their logs, those of an earlier behaviour version too: as far as today's rules play them alike."""

from collections.abc import Sequence

from affray.core import InputError, System
from affray.core.house_options import options_for_version
from affray.core.words.texts import COMMON
from affray.game import Game, loads
from affray.game.lines import state_hash
from affray.game.parting import Parting, lines_after_parting
from affray.game.record import branch_off
from affray.game.refusals import Refused
from affray.systems import registry
from affray.web.messages import Line
from affray.web.rooms.room import Room
from affray.web.store.entries import (
    ENCODER,
    Ended,
    Entry,
    Parted,
    Played,
    Said,
    Seated,
    Start,
    read_entry,
    read_start,
)
from affray.web.store.store import Kept
from affray.web.words import wording


def open_game(start: Start, system: System[object, object] | None = None) -> Game[object, object]:
    """The game at the place it starts from. Raises InputError."""
    if start.record:
        return loads(start.record.encode(), system=system)
    if system is None:
        system = registry.load_system(start.system)
    given = {**start.scenario.options, **start.options}
    options = options_for_version(system.facts.options, start.behaviour, given)
    return Game.new(system, start.scenario, options, start.seed, dice=start.dice)


def open_room(kept: Kept, now: float = 0.0, system: System[object, object] | None = None) -> Room:
    """The room as it is kept. Raises InputError for a game that this program does not play as it was played."""
    start = read_start(kept.id, kept.start)
    room = Room(kept, start, open_game(start, system), now)
    room.unkept = restore_all(room, [read_entry(kept.id, n, raw) for n, raw in enumerate(kept.log, start=1)])
    return room


def restore_all(room: Room, log: Sequence[Entry]) -> tuple[bytes, ...]:
    """Acts on the entries of a log again; what is to be added to it because today's rules part with it, nothing nearly always.

    Raises InputError for a game that this program does not play as it was played.
    """
    until = {entry.since: n for n, entry in enumerate(log, start=1) if isinstance(entry, Parted)}
    earlier = room.start.behaviour < room.game.system.facts.version
    passed, parted = 0, None
    for n, entry in enumerate(log, start=1):
        passed = until.get(n, passed)
        if isinstance(entry, Parted):
            go_on_with_new_dice(room)
            room.note(entry)
        elif (n < passed or parted) and not isinstance(entry, Said | Seated):
            room.pass_over(entry)
        elif earlier and parted is None:
            parted = try_entry(room, n, entry)
        else:
            room.restore(entry)
    if parted is None:
        return ()
    go_on_with_new_dice(room)
    return tuple(ENCODER.encode(entry) for entry in (room.note(parted), *room.settle_consequences(room.since)))


def try_entry(room: Room, n: int, entry: Entry) -> Parted | None:
    """Acts on an entry of an earlier behaviour version; the parting, and nothing done, where it is not legal today or comes
    to another state than was kept."""
    try:
        if isinstance(entry, Ended) and not room.game.is_over:
            raise InputError("the game is not over")
        room.restore(entry)
    except InputError as error:
        room.pass_over(entry)
        return Parted(since=n, clauses=error.refusal.clauses if isinstance(error, Refused) else ())
    if not isinstance(entry, Played) or entry.state in ("", state_hash(room.game.system, room.game.state)):
        return None
    events = room.items.pop().events
    room.pass_over(entry)
    room.game.undo(consent=1)
    return Parted(since=n, clauses=next((event.clauses for event in events if event.clauses), ()))


def go_on_with_new_dice(room: Room) -> None:
    """The game goes on from where it stands, with other dice."""
    room.game = branch_off(room.game, room.moment)
    room.wishes.clear()


# --- as it is told ----------------------------------------------------------------------------------------------------
def parted_lines(system: wording.Rules, entry: Parted, language: str) -> tuple[Line, ...]:
    """The lines that tell of a parting in the log of a table."""
    clauses = " ".join(entry.clauses) or "-"
    text = COMMON.say(language, "table-parted", since=entry.since, now=system.facts.version, clauses=clauses)
    return (Line(0, text, "parted", entry.clauses),)


def rest_lines(parting: Parting, system: wording.Rules, ear: int, language: str) -> tuple[Line, ...]:
    """What is told of a record that today's rules part with: why, and what was recorded from there."""
    why = Line(0, parting.text(system, language), "parted", parting.clauses)
    lines = lines_after_parting(parting, system, ear, language)
    heading = (Line(0, COMMON.say(language, "parting-rest"), "parted"),) if lines else ()
    rest = (
        Line((len(text) - len(text.lstrip())) // 2 + 1, text.strip(), event.code, event.clauses)
        for event, texts in lines
        for text in texts
    )
    return (why, *heading, *rest)
