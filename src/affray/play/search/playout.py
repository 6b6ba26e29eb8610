"""Playouts: a position played on by manners, with dice of one's own, up to the end of a round.

Nobody hears of a playout: no event is kept, no answer is checked, nothing is written. Everybody takes the best answer of the
system's quick judgement in his manner, the first of several that are as good, so that only the dice differ.
"""

from collections.abc import Callable, Mapping
from typing import Generic, TypeVar

import msgspec

from affray.core import NATURE, Question, System
from affray.core.faces.opponent import PLAIN, Manner, Opponents
from affray.dice.stream import Stream
from affray.play.player import playable_answers
from affray.referee.live import ChoiceNeeded, Live, StreamDice

S = TypeVar("S")
A = TypeVar("A")
MOST_ANSWERS = 2_000
"""A playout of more answers is judged where it stands."""


class Plan(msgspec.Struct, frozen=True):
    """The manners of all sides: that of each side, and those of figures of their own."""

    sides: tuple[Manner, ...]
    figures: Mapping[str, Manner] = {}
    """By name, where they differ from their side's."""

    def manner(self, side: int, who: str) -> Manner:
        """The manner in which a question to a figure of a side is answered."""
        return self.figures.get(who, self.sides[side])

    def with_side(self, side: int, manner: Manner) -> "Plan":
        """The plan with all of a side in one manner, figures of its own kept."""
        return Plan(tuple(manner if place == side else one for place, one in enumerate(self.sides)), self.figures)

    def with_figure(self, who: str, manner: Manner) -> "Plan":
        """The plan with another manner for a figure."""
        return Plan(self.sides, {**self.figures, who: manner})


def plain_plan(sides: int) -> Plan:
    """Everybody in the plain manner."""
    return Plan((PLAIN,) * sides)


class Playouts(Generic[S, A]):
    """Plays positions of one system on. It remembers the judgements by manner; positions and dice are handed in."""

    def __init__(self, system: System[S, A]) -> None:
        self.system = system
        self.judges: dict[Manner, Opponents[S, A]] = {}
        self.answered = 0
        """How many answers have been given in all."""

    def judge(self, manner: Manner) -> Opponents[S, A]:
        """The quick judgement in a manner."""
        found = self.judges.get(manner)
        if found is None:
            quick = self.system.opponents.quick()
            found = self.judges[manner] = quick if manner == PLAIN else quick.with_manner(manner)
        return found

    def best(self, state: S, question: Question[A], manner: Manner) -> int:
        """The place of the best listed answer in a manner, the first of several as good."""
        if len(question.answers) == 1:
            return 0
        worth = self.judge(manner).appraise(state, question)
        return worth.index(max(worth))

    def run(self, state: S, plan: Plan, dice: Stream, until: Callable[[S], bool], answer: A | None = None) -> S:
        """The position at the first open question where `until` holds, or at the end of the game; `answer` is the first one
        given, where it is not the plan's."""
        system, now = self.system, state

        def choose(who: int, what: int, most: int, x: int, y: int, z: int) -> int:
            question = system.choice(now, ChoiceNeeded(who, what, most, x, y, z))
            self.answered += 1
            return self.best(now, question, plan.manner(question.side, question.who))

        live, narrow = Live(StreamDice(dice), system.codes, choose, quiet=1), system.opponents.narrow
        for _ in range(MOST_ANSWERS):
            if answer is None:
                question = narrow(now) or system.question(now)
                if question is None or (question.side != NATURE and until(now)):
                    break
                answer = self.answer(now, question, plan)
            now, answer = system.play(live, now, answer), None
            live.rolls.clear()
        return now

    def answer(self, state: S, question: Question[A], plan: Plan) -> A:
        """What the plan answers."""
        if question.side == NATURE:
            return question.answers[0]
        self.answered += 1
        if not question.answers:
            return playable_answers(question)[0]
        return question.answers[self.best(state, question, plan.manner(question.side, question.who))]
