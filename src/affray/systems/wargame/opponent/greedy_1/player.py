"""How the first computer player judges."""

from affray.core import Question
from affray.systems.wargame.opponent.greedy_1 import appraise, offers
from affray.systems.wargame.opponent.specials import consent_values
from affray.systems.wargame.position.answers import Answer
from affray.systems.wargame.position.state import State


class GreedyOne:
    """The answers that it looked at, and what each was worth to it."""

    def candidates(self, state: State, question: Question[Answer]) -> tuple[Answer, ...]:
        """The legal answers that it weighs."""
        return offers.candidates(state, question)

    def appraise(self, state: State, question: Question[Answer]) -> tuple[float, ...]:
        """What each of the question's answers is worth to the side asked, in points of army value."""
        if question.code == "leader":  # It knew the first hero of the list alone.
            return tuple(float(place == 0) for place in range(len(question.answers)))
        if question.code in ("agree", "amended"):  # It knew no special actions.
            return consent_values(state, question)
        return appraise.appraise(state, question)
