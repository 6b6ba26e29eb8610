"""What a phase of play is to the loop, and the small words that phases share.

A phase is a module. Where a human decides it asks him; where the referee goes on alone it asks nobody and lists `go`, so
that the position is committed before every roll and what has been done is never done again.
"""

from typing import Protocol

from affray.core import NATURE, Question, Refusal
from affray.core.state import NOBODY
from affray.referee import Referee
from affray.systems.fortmayn.content.people import Person
from affray.systems.fortmayn.position.answers import Answer
from affray.systems.fortmayn.position.state import PARTY, State
from affray.systems.fortmayn.rules.refusing import no

GO = Answer("go")
"""What the referee answers where nobody is asked."""


class Phase(Protocol):
    """A module of play."""

    def question(self, state: State) -> Question[Answer] | None:
        """What is open; None where the game is over."""

    def refuse(self, state: State, answer: Answer) -> Refusal | None:
        """Why the answer is not legal now; None when it is."""

    def play(self, ref: Referee, state: State, answer: Answer) -> State:
        """The state after a legal answer."""

    def settle(self, ref: Referee, state: State) -> State:
        """The state a step nearer to the next question, roll or end; the same object when there it is."""


def alone(state: State) -> Question[Answer]:
    """The question of a phase that the referee goes through by himself."""
    return Question(NATURE, "go", answers=(GO,))


def only_go(state: State, answer: Answer) -> Refusal | None:
    """Why an answer is not legal where the referee goes on by himself."""
    return None if answer == GO else no("nobody-asked", "not_now", "FT-CORE-06", verb=answer.verb)


def as_it_is(ref: Referee, state: State) -> State:
    """The state: nothing happens by itself here."""
    return state


def seat(state: State, who: str = "") -> int:
    """The side that is asked about a character: the party's alone, or his player's at a game master's table."""
    place = person_index(state, who)
    return state.people[place].side if place != NOBODY else PARTY


def person_index(state: State, who: str) -> int:
    """The place of the character of that name; NOBODY where there is none."""
    return next((i for i, one in enumerate(state.people) if one.id == who), NOBODY)


def able(one: Person) -> bool:
    """Whether a character can act: neither out, nor dead, nor lost. [FT-OOFA-01]"""
    return not (one.out or one.dead or one.lost)
