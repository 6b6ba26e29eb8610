"""What a computer player makes of a position: each answer with its worth."""

from collections.abc import Sequence

from affray.core import Question
from affray.referee import ChoiceNeeded
from affray.systems.melee import SYSTEM
from affray.systems.melee.position.answers import Answer
from affray.systems.melee.position.state import State
from tests.units.melee.positions import Table


def asked(state: State) -> Question[Answer]:
    """The open question."""
    question = SYSTEM.question(state)
    assert question is not None
    return question


def values(table: Table) -> dict[str, float]:
    """Each listed answer with its worth."""
    return dict(zip(table.offered(), SYSTEM.opponents.appraise(table.state, asked(table.state)), strict=True))


def best(table: Table) -> str:
    """The answer that looks best."""
    found = values(table)
    return max(found, key=lambda text: found[text])


def value(state: State, text: str) -> float:
    """What one answer of those listed is worth."""
    return values(Table(state))[text]


def inner(state: State, who: int, what: int, most: int, about: Sequence[int] = (0, 0, 0)) -> tuple[float, ...]:
    """What the numbers of an inner choice are worth."""
    return SYSTEM.opponents.appraise(state, SYSTEM.choice(state, ChoiceNeeded(who, what, most, *about)))
