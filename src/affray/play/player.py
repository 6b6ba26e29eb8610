"""What a computer player is."""

from typing import Protocol, TypeVar

import msgspec

from affray.core import Question, System
from affray.dice.stream import Stream

S = TypeVar("S")
A = TypeVar("A")


class Player(Protocol):
    """Answers questions of any system; it keeps nothing between them and draws what chance it needs from `rng`."""

    def answer(self, system: System[S, A], state: S, question: Question[A], rng: Stream) -> A:
        """A legal answer to an open question."""

    def choose(self, system: System[S, A], state: S, question: Question[A], rng: Stream) -> int:
        """An inner choice of a running procedure: the place of the answer taken, from 0."""


class Seat(msgspec.Struct, frozen=True):
    """A player at the table with the numbers it draws; they are no dice of the game."""

    name: str
    player: Player
    rng: Stream


def random_place(size: int, rng: Stream) -> int:
    """A place from 0 to size - 1, each as likely; a single one takes no number."""
    return rng.face(size) if size > 1 else 0


def playable_answers(question: Question[A]) -> tuple[A, ...]:
    """What a player may answer: the ordinary answers, else those that end something. Raises ValueError for none."""
    found = question.answers or question.extra
    if not found:
        raise ValueError(f"question {question.code!r} lists no answers, so no computer player can answer it")
    return found
