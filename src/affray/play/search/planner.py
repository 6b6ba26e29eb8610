"""The player that looks ahead: what each of a few answers leads to, by playouts with common dice to the end of a round.

Not every legal answer is looked at. Each manner (bold, careful and so on) names its best answer, with that manner for the
figure from then on; the plain judgement names some more. All are played on with the same dice, both sides by manners, the
worse half is dropped again and again, and the plain answer is left only for one that is surely better. What manner was
chosen for a figure holds until it is asked again, so that a side comes to act by one plan; and while all goes as foreseen, a
figure that moves step by step goes on as it was planned.
"""

import math
from collections.abc import Sequence
from typing import Generic, TypeVar

import msgspec
from msgspec.structs import replace

from affray.core import Question, System
from affray.core.faces.opponent import PLAIN, Manner, Opponents
from affray.core.words.phrase import Phrase
from affray.dice.stream import Stream
from affray.play.greedy import best_candidates
from affray.play.player import Asked, Candidate, Clock, Thought, playable_answers, random_place
from affray.play.search.playout import CommonDice, Plan, Playouts, plain_plan
from affray.play.search.value import Value, Weights, usual_value

S = TypeVar("S")
A = TypeVar("A")
SEEDS = (1 << 32) - 1
HOPE = 1.5
"""Standard errors by which an option may yet be better than its playouts have shown."""
ENOUGH = 4
"""Fewer playouts show nothing."""
TICK = 1e-6
"""The least time that a playout is taken to need, in seconds."""
TRIED = 2
"""Fewer options are no choice."""
TAKEN, SCATTER = 2, 0.1
"""A few playouts may be alike by chance: how far such gains scatter is taken for granted to the worth of two."""


class Effort(msgspec.Struct, frozen=True):
    """How much a player thinks about a question, in counts, so that the same seed thinks the same on every machine."""

    dice: int = 8
    """Playouts of an answer that is not dropped."""
    first: int = 4
    """Playouts of each answer before any is dropped, where there is time for so many."""
    rounds: int = 1
    """Rounds that a playout goes on, the one under way counted."""
    plain: int = 3
    """Answers of the plain judgement that are looked at."""
    doubt: float = 1.0
    """Standard errors by which an answer has to be better than the plain one."""
    least: float = 0.01
    """By so much of a chance to win it has to be better at the least: what weighs positions is no more exact than that."""


class Option(msgspec.Struct, Generic[A], frozen=True):
    """An answer with the plan that it belongs to."""

    answers: tuple[A, ...]
    """The answer, and those that the same figure goes on with where the plan would take others."""
    plan: Plan

    @property
    def answer(self) -> A:
        """The answer."""
        return self.answers[0]


class Tally(Generic[A]):
    """What the playouts of an option came to: the chances of the side that thinks, and what each side lost."""

    def __init__(self, option: Option[A], sides: int) -> None:
        self.option = option
        self.values: list[float] = []
        self.lost = [0.0] * sides

    @property
    def mean(self) -> float:
        """The mean."""
        return sum(self.values) / len(self.values)

    def gain(self, other: "Tally[A]") -> tuple[float, float]:
        """By how much the playouts end better than those of another option with the same dice, and the standard error of that."""
        gains = [a - b for a, b in zip(self.values, other.values, strict=False)]
        many, mean = len(gains), sum(gains) / len(gains)
        scatter = TAKEN * SCATTER**2 + sum((gain - mean) ** 2 for gain in gains)
        return mean, math.sqrt(scatter / (TAKEN + many - 1) / many)

    @property
    def losses(self) -> tuple[float, ...]:
        """What each side lost in the mean."""
        return tuple(value / len(self.values) for value in self.lost)

    @property
    def candidate(self) -> Candidate[A]:
        """The option with what is expected of it."""
        return Candidate(self.option.answer, self.mean, self.mean, self.losses, len(self.values))


class Thinking(Generic[S, A]):
    """What a player keeps of a game of one system: judgements remembered, and the plan of its side."""

    def __init__(self, system: System[S, A], value: Value[S, A]) -> None:
        self.playouts, self.value = Playouts(system), value
        self.plan: Plan | None = None
        self.course: tuple[tuple[S, A], ...] = ()
        """What is foreseen of the figure that was asked last: positions and answers."""

    def foreseen(self, state: S) -> A | None:
        """What was planned for exactly this position."""
        for place, (expected, answer) in enumerate(self.course):
            if expected == state:
                self.course = self.course[place + 1 :]
                return answer
        return None


class Planner:
    """Looks ahead. Between questions it keeps the plan of its side, and plays as well without.

    `weights` judge positions in place of those that ship with the system.
    """

    def __init__(self, effort: Effort, manner: Manner = PLAIN, weights: Weights | None = None) -> None:
        self.effort, self.manner, self.weights = effort, manner, weights
        self.kept: object = None

    def thinking(self, system: System[S, A]) -> Thinking[S, A]:
        """What is kept of a game of that system."""
        if isinstance(self.kept, Thinking) and self.kept.playouts.system is system:
            return self.kept
        self.kept = Thinking(system, Value(system, self.weights) if self.weights else usual_value(system))
        return self.kept

    def think(self, asked: Asked[S, A]) -> Thought[A]:
        """The answer whose playouts end best."""
        question = asked.question
        if len(question.answers) < 2:
            found = playable_answers(question)
            return Thought(found[random_place(len(found), asked.rng)])
        thinking = self.thinking(asked.system)
        foreseen = None if question.inner else thinking.foreseen(asked.state)
        if foreseen is not None:
            return Thought(foreseen, decided=Phrase("reason-planned"))
        search = Search(asked, thinking, self.effort, self.manner)
        before = thinking.playouts.answered
        options = search.options()
        asked.clock.count(thinking.playouts.answered - before)
        if len(options) == 1 or asked.clock.is_over:
            return search.plain_thought(options[0])
        tallies, left = search.race(options)
        chosen = search.choice(left)
        thinking.plan, thinking.course = chosen.option.plan, search.course(chosen.option)[1:]
        if len(tallies) == 1:
            # All came to the same end, or there was time for no more: a single playout tells nothing.
            return search.plain_thought(chosen.option)
        return Thought(chosen.option.answer, shown_candidates(tallies, chosen))


def shown_candidates(tallies: Sequence[Tally[A]], chosen: Tally[A]) -> tuple[Candidate[A], ...]:
    """What was looked at, the option taken first and then the best; each answer once, with the best that it began."""
    found: list[Candidate[A]] = []
    for tally in sorted(tallies, key=lambda tally: (tally is not chosen, -tally.mean)):
        if all(tally.option.answer != candidate.answer for candidate in found):
            found.append(replace(tally.candidate, error=chosen.gain(tally)[1]))
    return tuple(found)


class Search(Generic[S, A]):
    """One question looked at."""

    def __init__(self, asked: Asked[S, A], thinking: Thinking[S, A], effort: Effort, manner: Manner) -> None:
        self.asked, self.effort, self.manner = asked, effort, manner
        self.playouts, self.value, self.side = thinking.playouts, thinking.value, asked.question.side
        self.plan = thinking.plan or self.first_plan()
        self.judge = asked.system.opponents.with_manner(manner)
        self.seed = asked.rng.face(SEEDS)
        self.had = self.strengths(asked.state)
        self.worth: tuple[float, ...] = ()
        """What the plain judgement thinks of the answers, once it has been asked for options."""

    def first_plan(self) -> Plan:
        """All in the plain manner, but one's own side in the player's."""
        return plain_plan(len(self.asked.system.sides(self.asked.state))).with_side(self.side, self.manner)

    def options(self) -> list[Option[A]]:
        """What is looked at: first the plain answer, then what each manner likes best, then what the plain judgement does of
        the answers that playouts look at."""
        question, state = self.asked.question, self.asked.state
        usual = self.plan.manner(self.side, question.who)
        worth = self.worth = self.judge.appraise(state, question)
        plain = Option((question.answers[worth.index(max(worth))],), self.plan)
        if question.inner or not self.is_weighty(question) or self.asked.clock.is_over:
            return [plain]
        manners = dict.fromkeys((usual, self.manner, *self.asked.system.opponents.styles.values()))
        found = [(question.answers[self.playouts.best(state, question, manner)], manner) for manner in manners]
        liked = [answer for answer, _ in found]
        found += [(answer, usual) for answer in self.few(question, worth)[: self.effort.plain] if answer not in liked]
        opponents, others = self.asked.system.opponents, []
        is_narrow = bool(question.who) and opponents.narrow(state) is not None
        for answer, manner in found:
            option = Option((answer,), self.planned(question, manner))
            if is_narrow:
                # Playouts look at few answers: by them it would be judged by a worse one than the figure gives next.
                option = self.thought_on(option, opponents.with_manner(manner))
                if opponents.is_aimless(self.way(option), question.who):
                    continue
            others.append(option)
        return self.unlike([self.thought_on(plain, self.judge), *others])

    def thought_on(self, option: Option[A], judge: Opponents[S, A]) -> Option[A]:
        """An option with what the figure does next by a judgement."""
        return replace(option, answers=tuple(answer for _, answer in self.course(option, judge)))

    def way(self, option: Option[A]) -> list[S]:
        """The positions before, between and after what the figure asked does, if all goes as foreseen."""
        course = self.course(option)
        state, answer = course[-1]
        dice = CommonDice(self.seed, 0)
        return [
            *(state for state, _ in course),
            self.playouts.play(state, self.asked.question, answer, option.plan, dice),
        ]

    def unlike(self, options: list[Option[A]]) -> list[Option[A]]:
        """Those of the options in which the figure does something else than in the ones before, as far as can be foreseen; of those
        of a whole side that go on by another plan."""
        found: list[Option[A]] = []
        seen: list[tuple[Plan | None, list[A]]] = []
        for option in options:
            deed = (None if self.asked.question.who else option.plan, [answer for _, answer in self.course(option)])
            if deed not in seen:
                seen.append(deed)
                found.append(option)
        return found

    def is_weighty(self, question: Question[A]) -> bool:
        """Whether an answer to a question may be worth looking ahead for."""
        return self.asked.system.opponents.is_weighty(question)

    def world(self, number: int) -> S:
        """A whole position that fits what the side asked sees, that of all playouts of a number."""
        return self.asked.system.opponents.world(self.asked.state, Stream(self.seed, number))

    def plain_thought(self, plain: Option[A]) -> Thought[A]:
        """The plain answer, with what the plain judgement thinks of its best ones, where playouts tell nothing of them."""
        if not self.asked.reasons or self.asked.question.inner:
            return Thought(plain.answer)
        best = self.worth.index(max(self.worth))
        return Thought(plain.answer, best_candidates(self.asked.question.answers, self.worth, best))

    def few(self, question: Question[A], worth: Sequence[float]) -> list[A]:
        """The answers that a playout would look at, the best first: those listed, of which many may be nearly the same, where
        the system knows no fewer."""
        few = self.asked.system.opponents.narrow(self.asked.state)
        if few is not None:
            question, worth = few, self.judge.appraise(self.asked.state, few)
        return [question.answers[place] for place in sorted(range(len(worth)), key=lambda place: -worth[place])]

    def planned(self, question: Question[A], manner: Manner) -> Plan:
        """The plan with that manner for the figure that is asked, or for the side where none is."""
        if question.who:
            return self.plan.with_figure(question.who, manner)
        return self.plan.with_side(self.side, manner)

    def race(self, options: list[Option[A]]) -> tuple[list[Tally[A]], list[Tally[A]]]:
        """The playouts of all options that lead to different ends, and those options that were not dropped: the worse half is
        dropped again and again, each time after a fair part of the time or as many playouts again; the first is never dropped."""
        asked = self.asked = replace(self.asked, clock=self.own_clock())
        first, *others = tallies = self.first_playouts(options)
        number, stop = 1, self.effort.first
        while number < self.effort.dice and others and not asked.clock.is_over:
            stage = asked.clock.part(1 / len(others).bit_length())
            while number < min(stop, self.effort.dice) and not stage.is_over:
                self.next_playouts([first, *others], number)
                number += 1
            stop *= 2
            others.sort(key=lambda tally: -tally.gain(first)[0])
            others = [tally for tally in others[: (len(others) + 1) // 2] if self.may_be_better(tally, first)]
        return tallies, [first, *others]

    def own_clock(self) -> Clock:
        """A clock for a fair part of the time left, since more questions may have to be answered in it: of its side, and among
        several sides of others that a computer plays."""
        clock = self.asked.clock
        if clock.left is None or clock.single:
            return clock
        before = self.playouts.answered
        row = self.playouts.row(self.world(0), self.plan, CommonDice(self.seed, 0), self.is_far_enough)
        clock.count(self.playouts.answered - before)
        weighty = sum(len(question.answers) > 1 and self.is_weighty(question) for question in row)
        return clock.part(1 / max(1, weighty, len(self.asked.system.sides(self.asked.state)) - 1))

    def next_playouts(self, alive: list[Tally[A]], number: int) -> None:
        """One more playout of each option, as far as there is time: playouts of a number are compared, so that only the last
        ones may be of some options alone."""
        for tally in alive:
            self.playout(tally, number)
            if self.asked.clock.is_over:
                return

    def first_playouts(self, options: list[Option[A]]) -> list[Tally[A]]:
        """A playout of each option, as far as there is time to play them out often enough by the quickest playout so far: the first
        may have had tables to fill. Those that come to the same end are the same in other words, and only one stays."""
        tallies: list[Tally[A]] = []
        ends: list[S] = []
        clock, left, quickest = self.asked.clock, self.asked.clock.left, math.inf
        whole, most = left, float(len(options))
        for place, option in enumerate(options):
            if place and (clock.is_over or place >= max(most, TRIED)):
                break
            tally = Tally(option, len(self.had))
            end = self.playout(tally, 0)
            if end not in ends:
                ends.append(end)
                tallies.append(tally)
            if whole is not None and left is not None and clock.left is not None:
                quickest, left = min(quickest, max(left - clock.left, TICK)), clock.left
                most = whole // (quickest * ENOUGH)
        return tallies if most >= TRIED else tallies[:1]

    def playout(self, tally: Tally[A], number: int) -> S:
        """The end of one playout of an option, which is counted: in a world that fits what the side knows, the same for all
        options."""
        option, before = tally.option, self.playouts.answered
        over = self.playouts.run(
            self.world(number),
            option.plan,
            CommonDice(self.seed, number),
            self.is_far_enough,
            option.answers,
        )
        self.asked.clock.count(self.playouts.answered - before)
        tally.values.append(self.value.chances(over)[self.side])
        for side, (had, left) in enumerate(zip(self.had, self.strengths(over), strict=True)):
            tally.lost[side] += had - left
        return over

    def course(self, option: Option[A], judge: Opponents[S, A] | None = None) -> tuple[tuple[S, A], ...]:
        """What the figure asked does from here on, if all goes as foreseen."""
        if not self.asked.question.who:
            return ((self.asked.state, option.answer),)
        return self.playouts.course(self.asked.state, option.answers, option.plan, CommonDice(self.seed, 0), judge)

    def strengths(self, state: S) -> tuple[float, ...]:
        """What each side has left, the first of the features that are measured; empty where nobody wants to know. The world of a
        delve loses nothing that counts: those whom one leaves or drives off are not there any more, either."""
        opponents, is_idle = self.asked.system.opponents, self.asked.system.seats.is_idle
        if not self.asked.reasons or not opponents.features:
            return ()
        sides = range(len(self.asked.system.sides(state)))
        return tuple(0.0 if is_idle(state, side) else opponents.measure(state, side)[0] for side in sides)

    def is_far_enough(self, state: S) -> bool:
        """Whether a playout has come to the end of what is looked at."""
        return self.asked.system.opponents.is_far_enough(self.asked.state, state, self.effort.rounds)

    def choice(self, left: list[Tally[A]]) -> Tally[A]:
        """Of the options left the best, if it is surely and clearly better than the first; else the first, as where time was too
        short for more than a few playouts."""
        first = left[0]
        best = max(left, key=lambda tally: tally.gain(first)[0])
        gain, error = best.gain(first)
        enough = len(best.values) >= min(ENOUGH, self.effort.dice)
        is_better = enough and gain > max(self.effort.least, self.effort.doubt * error)
        return best if is_better else first

    def may_be_better(self, tally: Tally[A], first: Tally[A]) -> bool:
        """Whether more playouts may yet show an option to be clearly better than the first."""
        gain, error = tally.gain(first)
        return gain + HOPE * error > self.effort.least
