"""The player that looks one answer ahead, by the system's own exact odds."""

from typing import TypeVar

from affray.core import Question, System
from affray.dice.stream import Stream
from affray.play.player import offered, pick

S = TypeVar("S")
A = TypeVar("A")


class GreedyPlayer:
    """Takes the answer that the system appraises highest, any of them if several are equal."""

    def answer(self, system: System[S, A], state: S, question: Question[A], rng: Stream) -> A:
        if not question.answers:
            found = offered(question)
            return found[pick(len(found), rng)]
        return question.answers[self.choose(system, state, question, rng)]

    def choose(self, system: System[S, A], state: S, question: Question[A], rng: Stream) -> int:
        if len(question.answers) == 1:
            return 0
        worth = system.appraise(state, question)
        if len(worth) != len(question.answers):
            raise ValueError(
                f"{system.facts.key}: appraise gave {len(worth)} values for {len(question.answers)} answers "
                f"to {question.code!r}"
            )
        best = max(worth)
        places = [place for place, value in enumerate(worth) if value == best]
        return places[pick(len(places), rng)]
