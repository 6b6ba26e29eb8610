"""Playing: dice from a source, choices from a chooser, events kept in order.

Where a choice or a typed roll is not there yet, the procedure stops with `Needed`; the caller gets the answer and runs
the same action again from its start with the answers so far. Dice are keyed by their place in the stream, so that the
second run sees the same ones.
"""

from collections.abc import Callable, Mapping
from typing import Protocol, TypeVar

from msgspec.structs import replace

from affray.dice.pool import MOST_DICE, kind_of, pool
from affray.dice.stream import Stream
from affray.referee.event import Code, Event, Modifier, Value

T = TypeVar("T")
Chooser = Callable[[int, int, int, int, int, int], int]


class Needed(Exception):
    """The action stops here until something is known; then it is run again from its start.

    Stops for the same thing compare equal.
    """

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Needed) and (type(self), self.args) == (type(other), other.args)

    def __hash__(self) -> int:
        return hash((type(self), self.args))


class ChoiceNeeded(Needed):
    """Figure `who` must choose a number from 0 to `most`; `what` is the event code of the choice."""

    def __init__(self, who: int, what: int, most: int, x: int = 0, y: int = 0, z: int = 0) -> None:
        super().__init__(who, what, most, x, y, z)
        self.who, self.what, self.most = who, what, most
        self.x, self.y, self.z = x, y, z


class DiceNeeded(Needed):
    """So many dice of so many faces must be thrown by hand; `why` is the event code of the roll, `before` the faces, from 0, that
    were thrown for the same in this action."""

    def __init__(self, n: int, die: int, why: int, before: tuple[int, ...] = ()) -> None:
        super().__init__(n, die, why)
        self.n, self.die, self.why, self.before = n, die, why, before


class DiceSource(Protocol):
    """Where faces come from."""

    def take(self, n: int, die: int, why: int) -> tuple[int, ...]:
        """n faces from 0 to die - 1, in any order."""


class StreamDice:
    """Faces from a reproducible stream."""

    def __init__(self, stream: Stream) -> None:
        self.stream = stream

    def take(self, n: int, die: int, why: int) -> tuple[int, ...]:
        return self.stream.roll(n, die)


def ask(who: int, what: int, most: int, x: int, y: int, z: int) -> int:
    """The chooser that always stops to ask."""
    raise ChoiceNeeded(who, what, most, x, y, z)


class Live:
    """A referee that rolls, asks and keeps the events; `rolls` holds every roll in the order made.

    A roll that the procedure goes on to explain becomes one event with its explanation.
    """

    __slots__ = ("chooser", "codes", "dice", "kept", "pending", "quiet", "rolls")

    def __init__(self, dice: DiceSource, codes: Mapping[int, Code], chooser: Chooser = ask, quiet: int = 0) -> None:
        self.dice, self.codes, self.chooser, self.quiet = dice, codes, chooser, quiet != 0
        self.kept: list[Event] = []
        self.pending: Event | None = None
        self.rolls: list[tuple[int, ...]] = []

    @property
    def events(self) -> list[Event]:
        """Everything that happened so far, in order."""
        self.flush()
        return self.kept

    def flush(self) -> None:
        """Keeps a roll that nothing explained."""
        if self.pending is not None:
            self.kept.append(self.pending)
            self.pending = None

    def run(self, fn: Callable[..., T], args: tuple[object, ...]) -> T:
        return fn(self, *args)

    def roll(self, n: int, die: int, why: int) -> int:
        check_dice(n)
        return pool(self.throw(n, die, why))

    def roll_sum(self, n: int, die: int, why: int) -> int:
        return sum(self.throw(n, die, why))

    def roll_count(self, n: int, die: int, faces: int, why: int) -> int:
        return sum(faces >> face & 1 for face in self.throw(n, die, why))

    def roll_kinds(self, n: int, die: int, kinds: int, why: int) -> int:
        check_dice(n)
        faces = self.throw(n, die, why)
        if self.pending is not None:
            # Whoever draws the dice wants to know what each did.
            does = tuple(kind_of(kinds, face) for face in self.pending.dice)
            self.pending = replace(self.pending, data={"sides": die, "kinds": does})
        return pool(kind_of(kinds, face) for face in faces)

    def throw(self, n: int, die: int, why: int) -> tuple[int, ...]:
        """The faces of a roll, which is kept until something explains it."""
        faces = self.dice.take(n, die, why)
        self.rolls.append(faces)
        if not self.quiet:
            self.flush()
            code = self.codes[why]
            self.pending = Event(code.code, dice=tuple(sorted(faces)), clauses=code.clauses)
        return faces

    def choose(self, who: int, what: int, most: int, x: int, y: int, z: int) -> int:
        if most <= 0:
            return 0
        # Who chooses must see the roll first; an action that is run again must tell it in the same way.
        self.flush()
        return self.chooser(who, what, most, x, y, z)

    def tell(self, code: int, a: int, b: int, c: int, d: int) -> None:
        if not self.quiet:
            event_code = self.codes[code]
            data: dict[str, Value] = dict(zip(event_code.fields, (a, b, c, d), strict=False))
            dice: tuple[int, ...] = ()
            clauses = event_code.clauses
            if self.pending is not None:
                dice, data["roll"] = self.pending.dice, self.pending.code
                data |= self.pending.data
                clauses = tuple(dict.fromkeys((*self.pending.clauses, *clauses)))
                self.pending = None
            self.kept.append(Event(event_code.code, data, dice, clauses=clauses))

    def say(self, code: str, data: dict[str, object]) -> None:
        if self.quiet:
            return
        rolled = self.pending if data.pop("explains", 0) else None
        if rolled is not None:
            self.pending = None
            data = {"roll": rolled.code, "dice": rolled.dice, **rolled.data, **data}
            clauses = data.get("clauses", ())
            assert isinstance(clauses, tuple)
            data["clauses"] = tuple(dict.fromkeys((*rolled.clauses, *clauses)))
        self.flush()
        self.kept.append(shell_event(code, data))


def check_dice(n: int) -> None:
    """Raises ValueError for more dice than a multiset holds."""
    if n > MOST_DICE:
        raise ValueError(f"expected at most {MOST_DICE} dice in a multiset, got {n}; roll_sum takes more")


def shell_event(code: str, data: dict[str, object]) -> Event:
    """The event of a shell: `dice`, `parts` and `clauses` are fields of their own, the rest is its data."""
    dice = data.pop("dice", ())
    parts = data.pop("parts", ())
    clauses = data.pop("clauses", ())
    assert isinstance(dice, tuple) and isinstance(parts, tuple) and isinstance(clauses, tuple)
    fields: dict[str, Value] = {}
    for name, value in data.items():
        if not isinstance(value, int | str | tuple):
            raise TypeError(f"event {code}: {name} is {value!r}, expected a number, a text or a tuple of them")
        fields[name] = value
    return Event(code, fields, dice, tuple(part for part in parts if isinstance(part, Modifier)), clauses)
