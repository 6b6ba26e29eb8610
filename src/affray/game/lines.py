"""The lines of a record: how entries are written, what stands for a state, when two are alike."""

import hashlib
from collections.abc import Iterable, Mapping, Sequence
from typing import Literal, TypeVar, cast

import msgspec
from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from affray.core import Event, System
from affray.game.game import Game, Moment
from affray.game.migrations import Line
from affray.game.parting import Parting, first_clauses, recorded_events
from affray.game.strand import Thrown, shown_event, shown_faces

S = TypeVar("S")
A = TypeVar("A")
HASH_DIGITS = 16
ENCODER = msgspec.json.Encoder(order="sorted")
KINDS = ("answer", "choice", "dice", "undo", "resign", "flag")
LEFT: dict[str, Literal["resign", "flag"]] = {"resign": "resign", "flag": "flag"}
"""The entries by which a side leaves a game, which stand for no answer."""
START = "start"


class EntryLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An entry of a record as its line has it: what was given, under exactly one of the keys `start` to `flag`, and what came
    of it."""

    side: int
    """The side that gave it, from 0; -1 for the start, which nobody gives."""
    state: str
    """The hash of the position after it."""
    start: int | UnsetType = UNSET
    """Of the first entry: what happened before anybody was asked."""
    answer: str | UnsetType = UNSET
    """An answer in the system's notation."""
    choice: int | UnsetType = UNSET
    """An inner choice, by its number from 0."""
    dice: tuple[int, ...] | UnsetType = UNSET
    """Dice thrown by hand, by the faces as people read them."""
    undo: Literal["free", "consent"] | UnsetType = UNSET
    """The answer before was taken back: freely, or with the others' consent."""
    resign: bool | UnsetType = UNSET
    """The side has given up."""
    flag: bool | UnsetType = UNSET
    """The time of the side has run out."""
    rolls: tuple[Thrown, ...] = ()
    """The dice that were rolled, by the faces as people read them."""
    events: tuple[Event, ...] = ()
    """What happened."""


class LastLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The last line of a record."""

    entries: int
    """How many entries there are, the start apart."""
    sum: str
    """The SHA-256 of all lines before."""
    score: tuple[float, ...] | UnsetType = UNSET
    """How the sides stand, where the game is over."""


def start_line(game: Game[S, A]) -> Line:
    """The second line: what the referee did before the first answer."""
    return entry_line(game.system, game.line[0])


def entry_line(system: System[S, A], moment: Moment[S, A]) -> Line:
    """The line of an entry."""
    entry, low = moment.entry, system.facts.low_face
    given: object = entry.given
    if entry.kind == "answer":
        given = system.write_answer(cast(A, entry.given))
    elif entry.kind == "dice" and isinstance(entry.given, tuple):
        given = shown_faces(entry.given, low)
    elif entry.kind == "undo":
        given = "consent" if entry.given else "free"
    elif entry.kind in LEFT:
        given = True
    line: Line = {entry.kind: given, "side": entry.side}
    if entry.rolls:
        line["rolls"] = shown_rolls(entry.rolls, low)
    if entry.events:
        line["events"] = [shown_event(event, low) for event in entry.events]
    # The state differs where dice or events do; so it is compared last.
    return line | {"state": state_hash(system, moment.state)}


def shown_rolls(rolls: Iterable[Thrown], low: int) -> list[Thrown]:
    """Rolls with their faces as people read them."""
    return [replace(roll, faces=shown_faces(roll.faces, low)) for roll in rolls]


def state_hash(system: System[S, A], state: S) -> str:
    """A short name of a state: the first hexadecimal digits of the SHA-256 of its text."""
    return hashlib.sha256(system.write_state(state).encode()).hexdigest()[:HASH_DIGITS]


def line_in_format(line: Line, version: int) -> Line:
    """A line as a file of an earlier format has it: format 1 knew no die's size and no number of it in the stream."""
    rolls = line.get("rolls")
    return {**line, "rolls": faces_of(rolls)} if version == 1 and rolls else line


def faces_of(rolls: object) -> list[object]:
    """Of rolls their faces alone."""
    if not isinstance(rolls, list):
        return [rolls] if rolls else []
    return [
        {"faces": roll.faces if isinstance(roll, Thrown) else roll.get("faces") if isinstance(roll, dict) else roll}
        for roll in rolls
    ]


def is_alike(game: Game[S, A], line: Line) -> bool:
    """Whether the last entry has led to the state of a recorded line with its dice; events may be told otherwise."""
    mine = entry_line(game.system, (game.trail or game.line)[-1])
    pairs = ((mine.get(key), line.get(key)) for key in ("state", "side"))
    dice = faces_of(mine.get("rolls")), faces_of(line.get("rolls"))
    return all(encode_line({"": one}) == encode_line({"": other}) for one, other in (*pairs, dice))


def parting_at(game: Game[S, A], lines: list[Line], number: int, answers: int, events: Sequence[Event] = ()) -> Parting:
    """The parting at a line; `events` are those that today's rules tell there."""
    line = lines[number - 1]
    given = next((str(line[kind]) for kind in KINDS if kind in line), "none")
    clauses = first_clauses(events, recorded_events(line, game.system.facts.low_face))
    rest = tuple(lines[number - 1 : -1])
    return Parting(game.behaviour, number, number - 2, answers, shorten(given.encode()), clauses=clauses, rest=rest)


def checksum(lines: Iterable[bytes]) -> str:
    """The SHA-256 of lines, joined by newlines without one after the last."""
    return hashlib.sha256(b"\n".join(lines)).hexdigest()


def encode_line(line: Mapping[str, object]) -> bytes:
    """A line as JSON; equal lines give equal bytes."""
    return ENCODER.encode(line)


def shorten(value: object) -> str:
    """A value as one short piece of text for a message."""
    text = value.decode("utf-8", "replace") if isinstance(value, bytes) else msgspec.json.encode(value).decode()
    printable = "".join(letter if letter.isprintable() else "?" for letter in text)
    return printable if len(printable) <= 80 else f"{printable[:77]}..."
