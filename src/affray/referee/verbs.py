"""The verbs of a procedure, and the two kinds of function that rules are made of."""

from collections.abc import Callable
from functools import cache, wraps
from inspect import Signature, signature
from typing import Concatenate, ParamSpec, Protocol, TypeVar

P = ParamSpec("P")
T = TypeVar("T")
F = TypeVar("F", bound=Callable[..., object])
PROCEDURES: set[object] = set()
"""All that `procedure` has marked."""


class Referee(Protocol):
    """Who rolls, asks and listens while a procedure runs.

    `quiet` is true when nobody listens, so that a shell may leave out the work of wording an event.
    """

    @property
    def quiet(self) -> bool: ...

    def roll(self, n: int, die: int, why: int) -> int:
        """n dice of so many faces as a multiset (dice.pool), the faces counted from 0; `why` is an event code."""

    def roll_sum(self, n: int, die: int, why: int) -> int:
        """The total alone of n dice, so that odds can convolve."""

    def roll_count(self, n: int, die: int, faces: int, why: int) -> int:
        """How many of n dice show one of some faces, the number alone; bit i of `faces` stands for face i."""

    def roll_kinds(self, n: int, die: int, kinds: int, why: int) -> int:
        """n dice as a multiset of the kinds (dice.pool) that a sorting makes of their faces, which are still told."""

    def choose(self, who: int, what: int, most: int, x: int, y: int, z: int) -> int:
        """A number from 0 to most, chosen by figure `who`; x, y and z are what a policy may want to know."""

    def tell(self, code: int, a: int, b: int, c: int, d: int) -> None:
        """Something happened inside a procedure: an event code and its numbers."""

    def say(self, code: str, data: dict[str, object]) -> None:
        """Something happened in the shell around the procedures: the event's code and its fields."""

    def run(self, fn: Callable[..., T], args: tuple[object, ...]) -> T:
        """The result of a procedure called inside a procedure."""


def roll(ref: Referee, n: int, die: int, why: int) -> int:
    """n dice of so many faces, as a multiset."""
    return ref.roll(n, die, why)


def roll_sum(ref: Referee, n: int, die: int, why: int) -> int:
    """The total of n dice of so many faces."""
    return ref.roll_sum(n, die, why)


def roll_count(ref: Referee, n: int, die: int, faces: int, why: int) -> int:
    """How many of n dice show one of some faces, counted from 0; bit i of `faces` stands for face i."""
    return ref.roll_count(n, die, faces, why)


def roll_kinds(ref: Referee, n: int, die: int, kinds: int, why: int) -> int:
    """n dice as a multiset of kinds; `kinds` is the sorting of their faces (dice.pool). Odds go through the kinds and
    not through the faces."""
    return ref.roll_kinds(n, die, kinds, why)


def choose(ref: Referee, who: int, what: int, most: int, x: int = 0, y: int = 0, z: int = 0) -> int:
    """A number from 0 to most, chosen by figure `who`."""
    return ref.choose(who, what, most, x, y, z)


def tell(ref: Referee, code: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
    """Something happened inside a procedure."""
    ref.tell(code, a, b, c, d)


def say(ref: Referee, code: str, **data: object) -> None:
    """Something happened in the shell; `dice`, `parts` and `clauses` become those fields of the event, and with `explains`
    the roll just made becomes part of it."""
    ref.say(code, data)


def rule(fn: F) -> F:
    """Marks a pure function of ints and flat tuples: it rolls nothing, asks nobody, and compiles."""
    return fn


def procedure(fn: Callable[Concatenate[Referee, P], T]) -> Callable[Concatenate[Referee, P], T]:
    """Marks a function that takes the referee first; called inside another procedure it is one node of the odds.

    Referees get the other arguments by position, also those that the call names. The undecorated function stays at hand as
    `__wrapped__`.
    """

    @wraps(fn)
    def run(ref: Referee, /, *args: object, **named: object) -> T:
        return ref.run(fn, by_position(fn, args, named) if named else args)

    PROCEDURES.add(run)
    return run


def by_position(fn: Callable[..., object], args: tuple[object, ...], named: dict[str, object]) -> tuple[object, ...]:
    """The arguments of a call after the referee, all of them, the defaults too. Raises TypeError as the call would."""
    made = signature_of(fn)
    names = list(made.parameters)[1 + len(args) :]
    if named.keys() == set(names):
        return (*args, *(named[name] for name in names))
    bound = made.bind(None, *args, **named)
    bound.apply_defaults()
    return bound.args[1:]


@cache
def signature_of(fn: Callable[..., object]) -> Signature:
    """The signature of a function, of a procedure that of its body."""
    return signature(fn)


def plain_function(fn: Callable[..., T]) -> Callable[..., T]:
    """The undecorated function behind a procedure; a rule is its own."""
    return getattr(fn, "__wrapped__", fn)
