"""What a system hands out to the laboratory: questions about odds that procedures of its rules answer, and how a game between
two sides is played by policies. It imports nothing of the laboratory, which works out, plays and compares what is asked."""

from collections.abc import Callable, Mapping
from typing import Protocol, TypeVar

import msgspec

from affray.core.question import Question
from affray.referee import ChoiceNeeded, Referee

S = TypeVar("S")
A = TypeVar("A")


class OddsQuestion(msgspec.Struct, frozen=True):
    """A question about odds: a procedure of the rules, and what is to be known of the number that comes of it."""

    kind: str
    """What it is called among the questions of its system."""
    asked: type[msgspec.Struct]
    """What it is asked with: a frozen struct whose fields all have defaults."""
    procedure: Callable[..., int]
    """What is done, a procedure of a referee and what is asked: the number that comes of it."""
    number: str
    """What that number is called."""
    events: Mapping[str, Callable[[int], bool]] = {}
    """The names of events, each with the numbers that are such an event."""
    clauses: tuple[str, ...] = ()
    """The clauses that say so."""


class LabFace(Protocol[S, A]):
    """What the laboratory asks of a system. Two sides meet that are alike but for how they play, their policies."""

    @property
    def odds(self) -> tuple[OddsQuestion, ...]:
        """The questions about odds, the usual one first."""

    @property
    def policies(self) -> tuple[str, ...]:
        """Policies to begin with, the usual one first; others may be understood."""

    @property
    def unit(self) -> str:
        """What is left to a side at the end of a game, such as points."""

    def policy(self, text: str) -> str:
        """A policy as it is written. Raises InputError for one that there is not."""

    def start(self, options: Mapping[str, str | int | bool]) -> S:
        """The position in which a game of two sides begins. Raises InputError."""

    def answer(self, policy: str, state: S, question: Question[A]) -> A:
        """What a policy answers to a question."""

    def choose(self, policy: str, state: S, needed: ChoiceNeeded) -> int:
        """What a policy takes of an inner choice, from 0."""

    def rounds(self, before: S, after: S) -> int:
        """The rounds that are over between two positions next to each other."""

    def left(self, state: S, side: int) -> int:
        """What is left to a side at the end of a game."""


Procedure = Callable[[Referee, msgspec.Struct], int]
