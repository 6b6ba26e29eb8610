"""The player without a plan: every ordinary answer is as likely."""

from typing import TypeVar

from affray.core import Question, System
from affray.dice.stream import Stream
from affray.play.player import playable_answers, random_place

S = TypeVar("S")
A = TypeVar("A")


class RandomPlayer:
    """Takes any ordinary answer; one that ends something for good only where there is no other."""

    def answer(self, system: System[S, A], state: S, question: Question[A], rng: Stream) -> A:
        found = playable_answers(question)
        return found[random_place(len(found), rng)]

    def choose(self, system: System[S, A], state: S, question: Question[A], rng: Stream) -> int:
        return random_place(len(question.answers), rng)
