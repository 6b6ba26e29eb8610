"""The computer player of behaviour version 1, kept as it judged: later ones are measured against it.

It calls today's rules. Positions with its choices hold its judgement.
"""

from affray.core import Question
from affray.systems.foeman.opponent.greedy_1.appraise import appraise
from affray.systems.foeman.position.answers import Answer
from affray.systems.foeman.position.state import State


class Greedy1:
    """Weighs every answer listed."""

    def candidates(self, state: State, question: Question[Answer]) -> tuple[Answer, ...]:
        """The answers listed."""
        return question.answers

    def appraise(self, state: State, question: Question[Answer]) -> tuple[float, ...]:
        """What each of them is worth, in points of mST."""
        return appraise(state, question)
