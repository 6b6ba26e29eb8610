"""The player that looks one answer ahead, by the system's own exact odds."""

from typing import TypeVar

import msgspec

from affray.core import InputError, Question, System
from affray.dice.stream import Stream
from affray.play.player import playable_answers, random_place

S = TypeVar("S")
A = TypeVar("A")


class GreedyPlayer:
    """Takes the answer that is appraised highest, any of them if several are equal.

    `kept` names an earlier opponent of the system that judges in its place, such as `greedy-1`.
    """

    def __init__(self, kept: str = "") -> None:
        self.kept = kept

    def answer(self, system: System[S, A], state: S, question: Question[A], rng: Stream) -> A:
        question = self.with_candidates(system, state, question)
        if not question.answers:
            found = playable_answers(question)
            return found[random_place(len(found), rng)]
        return question.answers[self.choose(system, state, question, rng)]

    def with_candidates(self, system: System[S, A], state: S, question: Question[A]) -> Question[A]:
        """The question with the answers that the player weighs. Raises InputError where the system keeps no such one."""
        if not self.kept:
            return question
        opponent = system.opponents.kept(self.kept)
        if opponent is None:
            raise InputError(f"player {self.kept!r}: {system.facts.name} keeps none of that name")
        return msgspec.structs.replace(question, answers=opponent.candidates(state, question))

    def choose(self, system: System[S, A], state: S, question: Question[A], rng: Stream) -> int:
        if len(question.answers) == 1:
            return 0
        opponent = system.opponents.kept(self.kept) if self.kept else None
        worth = opponent.appraise(state, question) if opponent else system.opponents.appraise(state, question)
        if len(worth) != len(question.answers):
            raise ValueError(
                f"{system.facts.key}: appraise gave {len(worth)} values for {len(question.answers)} answers "
                f"to {question.code!r}"
            )
        best = max(worth)
        places = [place for place, value in enumerate(worth) if value == best]
        return places[random_place(len(places), rng)]
