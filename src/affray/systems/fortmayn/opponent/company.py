"""What a computer player does that leads one character of a company: what its own character should do, then what the lead wants."""

from collections.abc import Sequence

from affray.core import Question
from affray.systems.fortmayn.position.answer import Answer
from affray.systems.fortmayn.position.answers import read_answer
from affray.systems.fortmayn.position.company import lead_side, votes_of
from affray.systems.fortmayn.position.delve_answers import Decide
from affray.systems.fortmayn.position.state import State
from affray.systems.fortmayn.turn.company_deeds import is_own_deed

USEFUL = 70.0
"""The value from which on a deed of one's own comes before the vote: light, weapons, finds, wounds, shopping."""
FIRST, ALONG = 2000.0, 1000.0
LAST = -1000.0


def company_values(state: State, question: Question[Answer], values: Sequence[float]) -> tuple[float, ...]:
    """The values of answers where others have voted."""
    cast = votes_of(state)
    wanted = cast.get(lead_side(state), next(iter(cast.values()), ""))
    goal = read_answer(wanted) if wanted else None

    def value_of(answer: Answer, value: float) -> float:
        if isinstance(answer, Decide):
            return LAST
        if goal is not None and value >= USEFUL and is_own_deed(state, answer, question.side):
            return value + FIRST
        return value + ALONG if answer == goal else value

    return tuple(value_of(*pair) for pair in zip(question.answers, values, strict=True))
