"""A system's journals: the lines of a game, made of what was answered and what happened."""

from collections.abc import Iterable
from typing import Generic, NamedTuple, Protocol, TypeVar

import msgspec

from affray.core.words.texts import ENGLISH
from affray.referee.event import Event

S_contra = TypeVar("S_contra", contravariant=True)
A_contra = TypeVar("A_contra", contravariant=True)
S_co = TypeVar("S_co", covariant=True)
A_co = TypeVar("A_co", covariant=True)


class Moment(msgspec.Struct, Generic[S_co, A_co], frozen=True):
    """A moment of the game: the position before it, what was answered (None: dice or an inner choice), what happened; whether
    the answer is hidden from whoever reads, to whom it is no more than a step."""

    before: S_co
    answer: A_co | None
    events: tuple[Event, ...]
    hidden: bool = False


class Dice(NamedTuple):
    """A roll: what it was for, in words, and the faces as they lie."""

    purpose: str
    faces: tuple[int, ...]


class Line(msgspec.Struct, frozen=True):
    """A line of the journal."""

    number: int
    """Its number, from 1."""
    when: str
    """What the clock said, in words."""
    actor: str = ""
    """Whose step it was; empty for nobody's."""
    choices: tuple[str, ...] = ()
    """What was chosen, in words."""
    said: tuple[str, ...] = ()
    """The human's sentences."""
    dice: tuple[Dice, ...] = ()
    """The rolls."""
    results: tuple[str, ...] = ()
    """What came of it, in words."""
    clauses: tuple[str, ...] = ()
    """The ids of the clauses."""
    place: str = ""
    """Where it was, in words."""
    remark: bool = False
    """Whether it is a remark, which has nothing but its sentence."""


class Journal(Protocol[S_contra, A_contra]):
    """The journals of a system's games."""

    @property
    def side(self) -> int:
        """The side whose journal it is: at the terminal it is printed as far as that side knows."""

    def lines(self, moments: Iterable[Moment[S_contra, A_contra]], language: str = ENGLISH) -> tuple[Line, ...]:
        """The lines in their order, without those of which a reader may know nothing; a line has the same number for
        everybody. What a side is not to know has been taken from the moments before."""

    def clock(self, state: S_contra, language: str = ENGLISH) -> str:
        """What the clock says in a position, in words."""
