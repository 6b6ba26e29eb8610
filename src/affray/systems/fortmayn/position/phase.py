"""What the phases of the loop share. A phase is a module with the four functions of `core.turns.Phase`."""

from typing import TypeAlias

from affray.core import NATURE, Question, Refusal, turns
from affray.core.fight_state import NOBODY
from affray.systems.fortmayn.content.people import Person
from affray.systems.fortmayn.position.answers import Answer
from affray.systems.fortmayn.position.state import PARTY, State
from affray.systems.fortmayn.rules.refusing import refusal

GO = Answer("go")
"""What the referee answers where nobody is asked."""


Phase: TypeAlias = turns.Phase[State, Answer]
"""A module of play."""


def nature_question(state: State) -> Question[Answer]:
    """The question of a phase that needs nobody's answer."""
    return Question(NATURE, "go", answers=(GO,))


def go_refusal(state: State, answer: Answer) -> Refusal | None:
    """Why an answer is not legal in a phase that needs nobody's answer."""
    return None if answer == GO else refusal("nobody-asked", "not_now", "FT-CORE-06", verb=answer.verb)


def side_of_person(state: State, who: str = "") -> int:
    """The side that is asked about a character: the party, or at a game master's table the character's player."""
    place = person_index(state, who)
    return state.people[place].side if place != NOBODY else PARTY


def person_index(state: State, who: str) -> int:
    """The place of the character of that name; NOBODY where there is none."""
    return next((i for i, one in enumerate(state.people) if one.id == who), NOBODY)


def is_able(one: Person) -> bool:
    """Whether a character can act: neither out nor dead nor lost. [FT-OOFA-01]"""
    return not (one.out or one.dead or one.lost)
