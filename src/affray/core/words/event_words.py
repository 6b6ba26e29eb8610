"""Events as wordings read them: their fields by kind, and the parts of a sum as phrases."""

from collections.abc import Callable, Iterable, Iterator, Sequence

from msgspec.structs import replace

from affray.core.words.phrase import Phrase
from affray.core.words.texts import Arg
from affray.referee.event import Event

Args = dict[str, Arg]
ROLL = "roll_"
"""How the codes of rolls begin."""


class ToldEvent(Event, frozen=True):
    """An event whose fields can be read as numbers or texts, whatever they hold."""

    def number(self, name: str) -> int:
        """The field as a number; 0 when it is missing or no number."""
        value = self.data.get(name, 0)
        return value if isinstance(value, int) else 0

    def numbers(self, name: str) -> tuple[int, ...]:
        """The field as several numbers; none when it is missing."""
        value = self.data.get(name, ())
        return tuple(part for part in value if isinstance(part, int)) if isinstance(value, tuple) else ()

    def text(self, name: str) -> str:
        """The field as text; nothing when it is missing."""
        return str(self.data.get(name, ""))

    def texts(self, name: str) -> tuple[str, ...]:
        """The field as several texts; one text is a list of one."""
        value = self.data.get(name, ())
        return tuple(str(part) for part in value) if isinstance(value, tuple) else (str(value),)


def sum_phrases(parts: Iterable[tuple[str, int]]) -> tuple[Phrase, ...]:
    """The parts of a number, each with its label: the messages `sum-first` and `sum-next` of the system's catalogue."""
    return tuple(
        Phrase("sum-next" if place else "sum-first", {"label": label, "value": value})
        for place, (label, value) in enumerate(parts)
    )


def clauses_of(event: Event) -> tuple[str, ...]:
    """The clauses of an event and of the parts of its sum, each once."""
    return tuple(dict.fromkeys((*event.clauses, *part_clauses(event))))


def part_clauses(event: Event) -> tuple[str, ...]:
    """The clauses of the parts of an event's sum, in their order, each once."""
    return tuple(dict.fromkeys(part.clause for part in event.parts if part.clause))


def lines_with_clauses(event: Event, lines: Sequence[str]) -> list[tuple[str, tuple[str, ...]]]:
    """The lines of an event, each with its clauses: all at the last one; where the sum of its parts has a line of its own,
    there those of the parts, and the event's at the line before."""
    if not event.parts or len(lines) < 2:
        return [*((line, ()) for line in lines[:-1]), (lines[-1], clauses_of(event))]
    return [*((line, ()) for line in lines[:-2]), (lines[-2], event.clauses), (lines[-1], part_clauses(event))]


def told_events(
    events: Iterable[Event], wording: Callable[[Event], tuple[str, ...]], begun: Iterable[Event] = ()
) -> Iterator[tuple[Event, tuple[str, ...]]]:
    """The events that have lines, with their lines. Where a roll has none, such as `roll_order`, its dice lie with the
    event that tells it, `order`. `begun` is what the same action has told before."""
    untold: list[Event] = []
    for event in begun:
        if wording(event):
            untold.clear()
        else:
            untold.append(event)
    for event in events:
        lines = wording(event)
        if not lines:
            untold.append(event)
            continue
        dice = tuple(die for roll in untold if roll.code == ROLL + event.code for die in roll.dice)
        untold.clear()
        rolled = replace(event, dice=dice) if dice and not event.dice else event
        yield rolled, wording(rolled) if rolled is not event else lines
