"""What a computer player makes of a position of the wargame: each answer with its worth."""

from collections.abc import Sequence

from affray.core import Question
from affray.referee import ChoiceNeeded
from affray.systems.wargame import SYSTEM
from affray.systems.wargame.position.answers import Answer, write_answer
from affray.systems.wargame.position.state import State


def question(state: State) -> Question[Answer]:
    """The open question."""
    found = SYSTEM.question(state)
    assert found is not None
    return found


def values(state: State) -> dict[str, float]:
    """Each listed answer with its worth."""
    found = question(state)
    return dict(zip(map(write_answer, found.answers), SYSTEM.opponents.appraise(state, found), strict=True))


def best(state: State) -> str:
    """The answer that looks best."""
    found = values(state)
    return max(found, key=lambda text: found[text])


def inner(state: State, who: int, what: int, most: int, about: Sequence[int] = (0, 0, 0)) -> tuple[float, ...]:
    """What the numbers of an inner choice are worth to whom it is put."""
    return SYSTEM.opponents.appraise(state, SYSTEM.choice(state, ChoiceNeeded(who, what, most, *about)))
