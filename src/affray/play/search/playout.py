"""Playouts: a position played on by manners, with dice of one's own, up to the end of a round.

Nobody hears of a playout: no event is kept, no answer is checked, nothing is written. Everybody takes the best answer of the
system's quick judgement in his manner, the first of several that are as good, so that only the dice differ. Each deed has
dice of its own, so that two playouts of one number differ by what was decided, and not by who came to roll first.
"""

import random
from collections.abc import Callable, Mapping, Sequence
from typing import Generic, TypeVar

import msgspec

from affray.core import NATURE, Question, System
from affray.core.faces.opponent import PLAIN, Manner, Opponents
from affray.play.player import playable_answers
from affray.referee.live import ChoiceNeeded, Live

S = TypeVar("S")
A = TypeVar("A")
MOST_ANSWERS = 2_000
"""A playout of more answers is judged where it stands."""
MOST_IN_ROW = 100
"""So many answers of a row are foreseen."""
LONGEST = 20
"""So many answers of a figure are foreseen."""


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
        return Plan(tuple(manner if place == side else other for place, other in enumerate(self.sides)), self.figures)

    def with_figure(self, who: str, manner: Manner) -> "Plan":
        """The plan with another manner for a figure."""
        return Plan(self.sides, {**self.figures, who: manner})


def plain_plan(sides: int) -> Plan:
    """Everybody in the plain manner."""
    return Plan((PLAIN,) * sides)


class CommonDice:
    """The dice of playouts of one number: those of a deed depend on the figure, on what is asked of it and on how often it
    has been asked in the playout, and on nothing else."""

    def __init__(self, seed: int, number: int) -> None:
        self.seed, self.number = seed, number
        self.turns: dict[tuple[str, str], int] = {}
        self.deed = ("", "", 0)
        self.source: random.Random | None = None

    def turn(self, code: str, who: str) -> None:
        """From here on the dice are those of the figure's next deed."""
        turn = self.turns[code, who] = self.turns.get((code, who), 0) + 1
        self.deed, self.source = (code, who, turn), None

    def take(self, n: int, die: int, why: int) -> tuple[int, ...]:
        """So many faces; no dice of the game, and so from a quicker source."""
        if self.source is None:
            code, who, turn = self.deed
            self.source = random.Random(f"{self.seed} {self.number} {turn} {code} {who}")
        face = self.source.randrange
        return tuple(face(die) for _ in range(n))


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
        """The place of the best listed answer in a manner, by the quick judgement."""
        return best_place(self.judge(manner), state, question)

    def referee(self, state: S, plan: Plan, dice: CommonDice) -> Live:
        """Who rolls, and asks for inner choices what the plan says in that position."""
        system = self.system

        def choose(who: int, what: int, most: int, x: int, y: int, z: int) -> int:
            question = system.choice(state, ChoiceNeeded(who, what, most, x, y, z))
            self.answered += 1
            return self.best(state, question, plan.manner(question.side, question.who))

        return Live(dice, system.codes, choose, quiet=1)

    def question(self, state: S) -> Question[A] | None:
        """The open question, with few answers where the system knows which are worth a look."""
        return self.system.opponents.narrow(state) or self.system.question(state)

    def play(self, state: S, question: Question[A], answer: A, plan: Plan, dice: CommonDice) -> S:
        """What comes of an answer."""
        dice.turn(question.code, question.who)
        return self.system.play(self.referee(state, plan, dice), state, answer)

    def run(self, state: S, plan: Plan, dice: CommonDice, until: Callable[[S], bool], answers: Sequence[A] = ()) -> S:
        """The position at the first open question where `until` holds, or at the end of the game; `answers` are the first ones
        given, where they are not the plan's."""
        now, before = state, None
        for step in range(MOST_ANSWERS):
            question = self.question(now)
            if question is None:
                break
            if self.is_laid_down(answers, step, question, before, now):
                answer = answers[step]
            else:
                answers = ()
                if question.side != NATURE and until(now):
                    break
                answer = self.answer(now, question, plan)
            now, before = self.play(now, question, answer, plan, dice), question
        return now

    def course(
        self, state: S, answers: Sequence[A], plan: Plan, dice: CommonDice, judge: Opponents[S, A] | None = None
    ) -> tuple[tuple[S, A], ...]:
        """What a figure does from the first of some answers on, as far as can be foreseen: the positions in which it is asked
        the same again and what it answers, by `judge` where it is given and not by the plan."""
        found: list[tuple[S, A]] = []
        now, before = state, None
        question = self.system.question(state)
        while question is not None and len(found) < LONGEST and (before is None or is_same(question, before)):
            if self.is_laid_down(answers, len(found), question, before, now):
                answer = answers[len(found)]
            else:
                answers, answer = (), self.answer(now, question, plan, judge)
            found.append((now, answer))
            now, before = self.play(now, question, answer, plan, dice), question
            question = self.question(now) if judge is None else self.system.question(now)
        return tuple(found)

    def row(self, state: S, plan: Plan, dice: CommonDice, until: Callable[[S], bool]) -> list[Question[A]]:
        """The questions put to the side that is asked until another one is, or `until` holds, if all goes as planned; what goes on
        as the same deed counts once."""
        found: list[Question[A]] = []
        now, before = state, None
        question = self.system.question(state)
        side = NATURE if question is None else question.side
        for _ in range(MOST_IN_ROW):
            if question is None or question.side not in (side, NATURE) or (found and until(now)):
                break
            if question.side == side:
                if before is None or not is_same(question, before):
                    found.append(question)
                before = question
            now = self.play(now, question, self.answer(now, question, plan), plan, dice)
            question = self.question(now)
        return found

    def is_laid_down(
        self, answers: Sequence[A], step: int, question: Question[A], before: Question[A] | None, state: S
    ) -> bool:
        """Whether the answer of a step is one of some laid down before: the first, or a later one while the same figure is asked
        the same and may still give it, be it among the few answers that playouts look at or not."""
        if step >= len(answers):
            return False
        answer = answers[step]
        may = before is not None and is_same(question, before)
        return before is None or (may and (answer in question.answers or self.system.refuse(state, answer) is None))

    def answer(self, state: S, question: Question[A], plan: Plan, judge: Opponents[S, A] | None = None) -> A:
        """What the plan answers, or a judge."""
        if question.side == NATURE:
            return question.answers[0]
        self.answered += 1
        if not question.answers:
            return playable_answers(question)[0]
        manner = plan.manner(question.side, question.who)
        return question.answers[
            self.best(state, question, manner) if judge is None else best_place(judge, state, question)
        ]


def best_place(judge: Opponents[S, A], state: S, question: Question[A]) -> int:
    """The place of the best listed answer, the first of several as good."""
    if len(question.answers) == 1:
        return 0
    worth = judge.appraise(state, question)
    return worth.index(max(worth))


def is_same(question: Question[A], before: Question[A]) -> bool:
    """Whether the same figure is asked the same again."""
    return (question.code, question.who) == (before.code, before.who)
