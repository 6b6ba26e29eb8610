"""What a side, or somebody who belongs to no side, sees and hears of a game.

A system that hides nothing says so in its facts, and nothing here looks at its states.
"""

from collections.abc import Iterable
from typing import TypeVar, cast

import msgspec

from affray.core.faces.picture import picture_figures
from affray.core.faces.secrets import Secrets
from affray.core.memory import DRAWN, Memory
from affray.core.question import Question
from affray.core.system import System
from affray.referee.event import Event

S = TypeVar("S")
A = TypeVar("A")
NOBODY = -1
"""The eye of somebody who belongs to no side: what everybody may know."""
EVERYTHING = -2
"""The eye that nothing is hidden from: of a game without secrets, or one that is over."""
VIEWS: Memory[object, dict[tuple[object, int], object]] = Memory(lambda state: {}, DRAWN)
"""What each eye has seen of the latest states, by the system and the eye."""


def secrets_of(system: System[S, A], state: S) -> Secrets[S, A] | None:
    """Who may know what in this game; None where nothing is hidden."""
    secrets = system.secrets
    return secrets if secrets is not None and secrets.hides(state) else None


def visible_state(system: System[S, A], state: S, eye: int) -> S:
    """The state as an eye sees it."""
    if eye == EVERYTHING or (secrets := secrets_of(system, state)) is None:
        return state
    seen, key = VIEWS(state), (system, eye)
    if key not in seen:
        seen[key] = secrets.view(state, eye)
    return cast(S, seen[key])


def visible_events(system: System[S, A], events: Iterable[Event], eye: int) -> tuple[Event, ...]:
    """The events that an eye may know of, each as far as it may know it."""
    secrets = system.secrets
    if eye == EVERYTHING or secrets is None:
        return tuple(events)
    heard = (secrets.event_for(event, eye) for event in events)
    return tuple(event for event in heard if event is not None)


def visible_answer(system: System[S, A], state: S, answer: A, by: int, eye: int) -> A | None:
    """An answer that side `by` gave in a state, as far as an eye may know it; None where it may know nothing of it."""
    secrets = secrets_of(system, state)
    if eye in (by, EVERYTHING) or secrets is None:
        return answer
    return secrets.answer_for(state, answer, eye)


def visible_question(system: System[S, A], state: S, question: Question[A], eye: int) -> Question[A]:
    """The open question as an eye sees it: another side's without its answers, and without a figure that is not seen."""
    if eye in (question.side, EVERYTHING) or secrets_of(system, state) is None:
        return question
    who = question.who
    if who:
        picture = system.words.picture(visible_state(system, state, eye))
        who = who if any(figure.id == who for figure in picture_figures(picture)) else ""
    return msgspec.structs.replace(question, who=who, answers=(), extra=(), about=(), closed=(), open=())


def aside_question(
    system: System[S, A], state: S, question: Question[A] | None, sides: Iterable[int]
) -> Question[A] | None:
    """A question of what one of these sides may say although another side is asked, put to the first of them that may say
    anything; None where none may."""
    for side in sides:
        if question is not None and side in question.others and (said := system.seats.aside(state, side)) is not None:
            return said
    return None


def has_open_floor(system: System[S, A], state: S, question: Question[A] | None) -> bool:
    """Whether others may speak beside whoever is asked, each of his own affairs, which only people can; not where they are
    asked the same, nor where all that they say is that they want a ruling."""
    return question is not None and bool(question.others) and system.seats.has_floor(state)


def eye_of(system: System[S, A], state: S, sides: tuple[int, ...], *, over: bool) -> int:
    """The eye of whoever plays these sides: that of his side if it is one, NOBODY if there are several or none. EVERYTHING
    in a game without secrets, for whoever is a game master and nothing else, and once the game is over, where it reveals all
    to him."""
    if secrets_of(system, state) is None or (over and is_revealed(system, state, sides)):
        return EVERYTHING
    if len(sides) != 1:
        return NOBODY
    return EVERYTHING if system.seats.is_master(state, sides[0]) else sides[0]


def is_revealed(system: System[S, A], state: S, sides: tuple[int, ...]) -> bool:
    """Whether a game that is over reveals all to whoever plays these sides; without any, to somebody who belongs to none."""
    secrets = secrets_of(system, state)
    return secrets is None or any(secrets.reveals_all(state, side) for side in sides or (NOBODY,))
