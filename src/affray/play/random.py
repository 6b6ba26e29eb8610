"""The player without a plan: every ordinary answer is as likely."""

from typing import TypeVar

from affray.core import Question, System
from affray.dice.stream import Stream
from affray.play.player import offered, pick

S = TypeVar("S")
A = TypeVar("A")


class RandomPlayer:
    """Takes any ordinary answer; one that ends something for good only where there is no other."""

    def answer(self, system: System[S, A], state: S, question: Question[A], rng: Stream) -> A:
        found = offered(question)
        return found[pick(len(found), rng)]

    def choose(self, system: System[S, A], state: S, question: Question[A], rng: Stream) -> int:
        return pick(len(question.answers), rng)
