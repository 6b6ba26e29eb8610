"""What the phases of the loop share. Each is the value `PHASE` of a module, made of its functions."""

from collections.abc import Callable
from typing import NamedTuple, TypeAlias, TypeVar

from affray.core import NATURE, Question, Refusal, turns
from affray.core.fight_state import NOBODY
from affray.core.words.event_words import Args
from affray.referee import Referee
from affray.systems.fortmayn.content.people import Person
from affray.systems.fortmayn.position.answer import Answer, verb_of
from affray.systems.fortmayn.position.answers import misread, not_now
from affray.systems.fortmayn.position.delve_answers import GoOn
from affray.systems.fortmayn.position.state import PARTY, State
from affray.systems.fortmayn.rules.refusing import refusal

GO = GoOn()
"""What the referee answers where nobody is asked."""


Phase: TypeAlias = turns.Phase[State, Answer]
"""A phase of play."""

A = TypeVar("A", bound=Answer)
Label = Callable[[State, Answer], tuple[str, Args] | None]
"""The message of an answer's label with its arguments; None for one that makes no sense here."""


class Deed(NamedTuple):
    """What an answer of a kind does in a phase: why it cannot be done, and the state after it."""

    kind: type[Answer]
    fault: Callable[[State, Answer], Refusal | None]
    done: Callable[[Referee, State, Answer], State]


def deed(
    kind: type[A], fault: Callable[[State, A], Refusal | None], done: Callable[[Referee, State, A], State]
) -> Deed:
    """The deed of answers of a kind."""

    def why_not(state: State, answer: Answer) -> Refusal | None:
        return fault(state, answer) if isinstance(answer, kind) else misread(answer)

    def carry_out(ref: Referee, state: State, answer: Answer) -> State:
        assert isinstance(answer, kind)  # the table of deeds is by kind
        return done(ref, state, answer)

    return Deed(kind, why_not, carry_out)


def no_fault(state: State, answer: Answer) -> None:
    """Nothing is against it."""


class Deeds:
    """What may be done in a phase."""

    def __init__(self, *deeds: Deed) -> None:
        self.by_kind = {each.kind: each for each in deeds}
        self.verbs = frozenset(map(verb_of, self.by_kind))

    def refuse(self, state: State, answer: Answer) -> Refusal | None:
        """Why an answer is not legal: its verb is not for now, its words have no form of the verb, or the deed's own reasons."""
        if answer.verb not in self.verbs:
            return not_now(answer, state.phase)
        found = self.by_kind.get(type(answer))
        return misread(answer) if found is None else found.fault(state, answer)

    def play(self, ref: Referee, state: State, answer: Answer) -> State:
        """The state after a legal answer."""
        return self.by_kind[type(answer)].done(ref, state, answer)


def label_by(kind: type[A], label: Callable[[State, A], tuple[str, Args] | None]) -> tuple[type[Answer], Label]:
    """A kind of answers with what labels them."""

    def made(state: State, answer: Answer) -> tuple[str, Args] | None:
        return label(state, answer) if isinstance(answer, kind) else None

    return kind, made


def bare(state: State, answer: Answer) -> tuple[str, Args]:
    """The label of an answer that needs no words: its verb."""
    return answer.verb, {}


def nature_question(state: State) -> Question[Answer]:
    """The question of a phase that needs nobody's answer."""
    return Question(NATURE, "go", answers=(GO,))


def go_refusal(state: State, answer: Answer) -> Refusal | None:
    """Why an answer is not legal in a phase that needs nobody's answer."""
    return None if answer == GO else refusal("nobody-asked", "not_now", "FT-CORE-06", verb=answer.verb)


def referee_phase(
    play: Callable[[Referee, State, Answer], State], settle: Callable[[Referee, State], State] = turns.settle_nothing
) -> Phase:
    """A phase that the referee goes through alone."""
    return turns.Decision(nature_question, go_refusal, play, settle)


def side_of_person(state: State, who: str = "") -> int:
    """The side that is asked about a character: the party, or at a game master's table the character's player."""
    place = person_index(state, who)
    return state.people[place].side if place != NOBODY else PARTY


def person_index(state: State, who: str) -> int:
    """The place of the character of that name; NOBODY where there is none."""
    for i, person in enumerate(state.people):
        if person.id == who:
            return i
    return NOBODY


def is_able(person: Person) -> bool:
    """Whether a character can act: neither out nor dead nor lost. [FT-OOFA-01]"""
    return not (person.out or person.dead or person.lost)
