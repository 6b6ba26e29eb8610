"""The first computer player that looked one answer ahead, kept as it judged then: later ones are measured against it.

Only its judgement stands here; the rules that it asks are those of today.
"""

from affray.core import Question
from affray.systems.melee.opponent.greedy_1 import appraise
from affray.systems.melee.position.answers import Answer, Enter
from affray.systems.melee.position.state import State

NAME = "greedy-1"


class Greedy1:
    """It weighs every answer that is listed, by the appraisals of behaviour version 1."""

    def candidates(self, state: State, question: Question[Answer]) -> tuple[Answer, ...]:
        """The answers listed; an entry with the weapon that does most, since it never asked which."""
        plain = (
            Enter(answer.direction, answer.target) if isinstance(answer, Enter) else answer
            for answer in question.answers
        )
        return tuple(dict.fromkeys(plain))

    def appraise(self, state: State, question: Question[Answer]) -> tuple[float, ...]:
        """What each listed answer is worth to the side asked, in points of ST."""
        return appraise.appraise(state, question)
