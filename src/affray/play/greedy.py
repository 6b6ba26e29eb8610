"""The player that looks one answer ahead, by the system's own exact odds."""

from typing import TypeVar

import msgspec

from affray.core import Question, RuledOut, System
from affray.core.faces.opponent import PLAIN, Manner, Opponent
from affray.game.refusals import game_refusal
from affray.play.player import Asked, Candidate, Thought, playable_answers, random_place

S = TypeVar("S")
A = TypeVar("A")
SHOWN = 12
"""So many candidates stand in its reasons; of those that come to nearly the same people read one."""


class GreedyPlayer:
    """Takes the answer that is appraised highest, any of them if several are equal.

    `kept` names an earlier opponent of the system that judges in its place, such as `greedy-1`; `manner` says what it cares
    for, which an earlier one does not know.
    """

    def __init__(self, kept: str = "", manner: Manner = PLAIN) -> None:
        self.kept, self.manner = kept, manner

    def think(self, asked: Asked[S, A]) -> Thought[A]:
        """The best answer, if wanted with those beside it. Raises InputError where the system keeps no such opponent."""
        question, rng = asked.question, asked.rng
        kept = self.kept_opponent(asked.system)
        if kept is not None and not question.inner:
            question = msgspec.structs.replace(question, answers=kept.candidates(asked.state, question))
        answers = question.answers
        if len(answers) < 2:
            found = playable_answers(question)
            return Thought(found[random_place(len(found), rng)])
        worth = self.values(asked.system, kept, asked.state, question)
        best = max(worth)
        places = [place for place, value in enumerate(worth) if value == best]
        chosen = places[random_place(len(places), rng)]
        return Thought(answers[chosen], best_candidates(answers, worth, chosen) if asked.reasons else ())

    def kept_opponent(self, system: System[S, A]) -> Opponent[S, A] | None:
        """The earlier opponent that judges; None where today's does. Raises InputError where the system keeps none such."""
        kept = system.opponents.kept(self.kept) if self.kept else None
        if self.kept and kept is None:
            raise RuledOut(game_refusal("player-kept", name=repr(self.kept), system=system.facts.name))
        return kept

    def values(
        self, system: System[S, A], kept: Opponent[S, A] | None, state: S, question: Question[A]
    ) -> tuple[float, ...]:
        """What each listed answer is worth. Raises ValueError where the system values another number of them."""
        judge = kept or (system.opponents if self.manner == PLAIN else system.opponents.with_manner(self.manner))
        worth = judge.appraise(state, question)
        if len(worth) != len(question.answers):
            raise ValueError(
                f"{system.facts.key}: appraise gave {len(worth)} values for {len(question.answers)} answers "
                f"to {question.code!r}"
            )
        return worth


def best_candidates(answers: tuple[A, ...], worth: tuple[float, ...], chosen: int) -> tuple[Candidate[A], ...]:
    """The answer taken, then the best of the others."""
    others = sorted((place for place in range(len(answers)) if place != chosen), key=lambda place: -worth[place])
    return tuple(Candidate(answers[place], worth[place]) for place in (chosen, *others[: SHOWN - 1]))
