"""Where a game of an earlier behaviour version and today's rules go different ways, and what was recorded from there."""

from collections.abc import Sequence
from typing import TypeVar, cast

import msgspec

from affray.core import Event, System, eyes
from affray.core.words.texts import COMMON, ENGLISH, strict_texts
from affray.game.migrations import Line
from affray.game.strand import shown_faces
from affray.referee.event import Modifier, Value

S = TypeVar("S")
A = TypeVar("A")


class Parting(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Up to which answer a game of an earlier behaviour version is played alike today, and why no further."""

    behaviour: int
    """The behaviour version of the record."""
    line: int
    """The line of the file where the two part."""
    entry: int
    """The entry of the file where the two part."""
    answers: int
    """How many answers stood before it."""
    given: str = ""
    """The entry as it was given."""
    refused: bool = False
    """Whether today's rules refuse the entry; else it leads somewhere else."""
    clauses: tuple[str, ...] = ()
    """The clauses of the refusal, else those of the first event that differs."""
    rest: tuple[Line, ...] = ()
    """The recorded lines from there on."""

    def text(self, system: System[S, A], language: str = ENGLISH) -> str:
        """Where and why the two go different ways, in a line."""
        return COMMON.say(
            language,
            "parting",
            entry=self.entry,
            line=self.line,
            given=self.given,
            why="refused" if self.refused else "leads",
            earlier=self.behaviour,
            now=system.facts.version,
            clauses=" ".join(self.clauses) or "none",
        )


def first_clauses(mine: Sequence[Event], theirs: Sequence[Event]) -> tuple[str, ...]:
    """The clauses of the first event that differs, as it was recorded if they name any; of the last event if none differs."""
    for place in range(max(len(mine), len(theirs))):
        one, other = mine[place : place + 1], theirs[place : place + 1]
        if one != other:
            return next((event.clauses for event in (*other, *one) if event.clauses), ())
    return next((event.clauses for event in reversed((*mine, *theirs)) if event.clauses), ())


class RecordedEvent(msgspec.Struct, frozen=True):
    """An event as a line has it."""

    code: str
    data: dict[str, int | str | list[int | str]] = {}
    dice: tuple[int, ...] = ()
    parts: tuple[Modifier, ...] = ()
    clauses: tuple[str, ...] = ()


def recorded_events(line: Line, low: int = 0) -> tuple[Event, ...]:
    """The events of a recorded line, faces from 0 where the lowest shows `low`; none where they are no events."""
    try:
        written = msgspec.convert(line.get("events", ()), tuple[RecordedEvent, ...])
    except msgspec.ValidationError:
        return ()
    return tuple(
        Event(
            event.code,
            {name: event_value(value) for name, value in event.data.items()},
            shown_faces(event.dice, -low),
            event.parts,
            event.clauses,
        )
        for event in written
    )


def event_value(value: int | str | list[int | str]) -> Value:
    """A number or name of an event, or several."""
    return cast(Value, tuple(value)) if isinstance(value, list) else value


def lines_after_parting(
    parting: Parting, system: System[S, A], eye: int, language: str = ENGLISH
) -> list[tuple[Event, tuple[str, ...]]]:
    """The events recorded after the parting, as far as an eye may know them, with their lines in today's words."""
    heard = [
        known
        for line in parting.rest
        for event in recorded_events(line, system.facts.low_face)
        for known in known_events(system, event, eye)
    ]
    return [(event, lines) for event in heard if (lines := recorded_wording(system, event, language))]


def known_events(system: System[S, A], event: Event, eye: int) -> tuple[Event, ...]:
    """What an eye may know of a recorded event: nothing of one that today's rules cannot judge."""
    try:
        return eyes.visible_events(system, (event,), eye)
    except Exception:  # noqa: BLE001 an event of then may lack anything that is there today
        return ()


def recorded_wording(system: System[S, A], event: Event, language: str) -> tuple[str, ...]:
    """A recorded event in today's words; where there are none, its code with its numbers and names."""
    try:
        with strict_texts():
            return system.words.wording(event, language)
    except Exception:  # noqa: BLE001 an event of then may lack anything that is there today
        numbers = ", ".join(f"{name} {value}" for name, value in event.data.items())
        return (f"{event.code}: {numbers}" if numbers else event.code,)
