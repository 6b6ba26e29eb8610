"""The end: the party has retired, or nobody of it is left."""

from affray.core import Question, Refusal
from affray.core.turns import settle_nothing as settle
from affray.referee import Referee
from affray.systems.fortmayn.position.answer import Answer
from affray.systems.fortmayn.position.state import State
from affray.systems.fortmayn.rules.refusing import refusal

__all__ = ["play", "question", "refuse", "settle"]


def question(state: State) -> Question[Answer] | None:
    """Nothing is open any more."""
    return None


def refuse(state: State, answer: Answer) -> Refusal | None:
    """Nothing is legal any more."""
    return refusal("over", "over", "FT-CORE-06")


def play(ref: Referee, state: State, answer: Answer) -> State:
    """The same: the end stays the end."""
    return state
