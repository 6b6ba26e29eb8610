"""What a computer player is: what it is asked, what it answers, and where it sits."""

import time
from collections.abc import Callable
from typing import Generic, Protocol, TypeVar

import msgspec

from affray.core import Question, System
from affray.core.words.phrase import Phrase
from affray.dice.stream import Stream

S = TypeVar("S")
A = TypeVar("A")


class Clock:
    """How long a player may think: so many seconds from now on, or until it is stopped; it asks now and then."""

    def __init__(self, seconds: float | None = None, stopped: Callable[[], bool] | None = None) -> None:
        """Without seconds there is no limit."""
        self.seconds = seconds
        self.stopped = stopped
        self.end = None if seconds is None else time.monotonic() + seconds

    @property
    def left(self) -> float | None:
        """The seconds left, 0 where the time is over; None without a limit."""
        return None if self.end is None else max(0.0, self.end - time.monotonic())

    @property
    def is_over(self) -> bool:
        """Whether the player has to answer now."""
        if self.stopped is not None and self.stopped():
            return True
        return self.end is not None and time.monotonic() >= self.end


UNLIMITED = Clock()


class Asked(msgspec.Struct, Generic[S, A], frozen=True):
    """What a player is asked: an open question, with the position as its side sees it."""

    system: System[S, A]
    state: S
    question: Question[A]
    rng: Stream
    """Numbers of the player's own, which are no dice of the game."""
    clock: Clock = UNLIMITED
    reasons: bool = False
    """Whether somebody wants to know why."""


class Candidate(msgspec.Struct, Generic[A], frozen=True):
    """An answer that a player thought about, and what it expects of it."""

    answer: A
    worth: float
    """What it is worth to the side asked, in the player's own unit; the best is taken."""
    win: float | None = None
    """The chance to win, a draw counted as half; None where the player does not know."""
    losses: tuple[float, ...] = ()
    """What each side is expected to lose by where the player looked to, in the unit of the system; () where unknown."""


class Thought(msgspec.Struct, Generic[A], frozen=True):
    """What a player answers, with its reasons where it has any: the best candidates, the answer's first."""

    answer: A
    candidates: tuple[Candidate[A], ...] = ()
    decided: Phrase | None = None
    """What decided between the first two; None where nothing is to be said."""


class Player(Protocol):
    """Answers questions of any system. What it remembers of a game helps it; it must play as well without."""

    def think(self, asked: Asked[S, A]) -> Thought[A]:
        """A legal answer to an open question, or one of the listed answers to an inner choice."""


class Seat(msgspec.Struct, frozen=True):
    """A player at the table with the numbers it draws; they are no dice of the game."""

    name: str
    player: Player
    rng: Stream

    def think(self, system: System[S, A], state: S, question: Question[A], clock: Clock = UNLIMITED) -> Thought[A]:
        """What the player thinks of a question, with the position as its side sees it."""
        return self.player.think(Asked(system, state, question, self.rng, clock))

    def answer(self, system: System[S, A], state: S, question: Question[A], clock: Clock = UNLIMITED) -> A:
        """Its answer between actions."""
        return self.think(system, state, question, clock).answer

    def choose(self, system: System[S, A], state: S, question: Question[A], clock: Clock = UNLIMITED) -> int:
        """The number of its inner choice, from 0."""
        return question.answers.index(self.answer(system, state, question, clock))


def random_place(size: int, rng: Stream) -> int:
    """A place from 0 to size - 1, each as likely; a single one takes no number."""
    return rng.face(size) if size > 1 else 0


def playable_answers(question: Question[A]) -> tuple[A, ...]:
    """What a player may answer: the ordinary answers, else those that end something. Raises ValueError for none."""
    found = question.answers or question.extra
    if not found:
        raise ValueError(f"question {question.code!r} lists no answers, so no computer player can answer it")
    return found
