"""What the tests of a delve share: rooms, obstacles, answers in words, and what came of them."""

from collections.abc import Sequence
from typing import NamedTuple

from msgspec.structs import replace

from affray.core import NATURE, Event, Question
from affray.core.words.phrase import Phrase
from affray.referee import Script
from affray.systems.fortmayn.content.codes import LIT
from affray.systems.fortmayn.content.people import Exit, Hurdle, Person, Place, Wear
from affray.systems.fortmayn.content.tables import shipped
from affray.systems.fortmayn.position.answer import Answer
from affray.systems.fortmayn.position.answers import read_answer, write_answer
from affray.systems.fortmayn.position.rooms import OUTSIDE
from affray.systems.fortmayn.position.state import State
from affray.systems.fortmayn.rules.drawing_levels import UNDRAWN, new_hurdle, obstacle_row
from affray.systems.fortmayn.turn import phases
from affray.systems.fortmayn.turn import phases as turn
from affray.systems.fortmayn.turn.invariants import broken_invariants
from tests.units.fortmayn.people import brainy, brawny, thrown

QUIET = ([1], [1], [1], [1], [1])
"""Event dice that trigger nothing."""


class Went(NamedTuple):
    """Where a delve stands after some answers, and what happened."""

    state: State
    events: tuple[Event, ...]

    @property
    def codes(self) -> tuple[str, ...]:
        """What happened, by the codes of the events."""
        return tuple(event.code for event in self.events)

    def data_of(self, code: str, *names: str) -> object:
        """Fields of the first event with that code: one, or several as a tuple."""
        event = next(event for event in self.events if event.code == code)
        values = tuple(event.data[name] for name in names)
        return values[0] if len(values) == 1 else values


def went(state: State, *texts: str, dice: Sequence[Sequence[int]] = (), answers: Sequence[int] = ()) -> Went:
    """What some answers come to, each legal, with all the steps of the referee after them; all dice are thrown, all inner
    choices given."""
    ref = thrown(*dice, answers=answers)
    for text in texts:
        answer = read_answer(text)
        assert phases.refuse(state, answer) is None, f"{text}: {phases.refuse(state, answer)}"
        state = alone(ref, turn.play(ref, state, answer))
    ref.finish()
    return Went(state, tuple(ref.events))


def alone(ref: Script, state: State) -> State:
    """The position once somebody is asked."""
    while (question := phases.question(state)) is not None and question.side == NATURE:
        assert broken_invariants(state) == ()
        state = turn.play(ref, state, question.answers[0])
    assert broken_invariants(state) == ()
    return state


def why_not(state: State, text: str) -> str:
    """Which message says that an answer is not legal; empty for a legal one. Each names a clause."""
    refusal = phases.refuse(state, read_answer(text))
    if refusal is None:
        return ""
    assert refusal.clauses and isinstance(refusal.said, Phrase) and refusal.reason
    return refusal.said.id.removeprefix("no-")


def asked(state: State) -> Question[Answer]:
    """The open question."""
    found = phases.question(state)
    assert found is not None
    return found


def mailed(person: Person, die: int = 6) -> Person:
    """Somebody in chain mail with this die left."""
    return replace(person, armor=Wear(die, 8), armor_item="chain_mail")


def answer_texts(state: State) -> list[str]:
    """The answers that are listed, in words."""
    return [write_answer(answer) for answer in asked(state).answers]


def obstacle(name: str, way: int = -1, **fields: object) -> Hurdle:
    """An obstacle of the table that bars a way, or with -1 the room."""
    row = obstacle_row(shipped(), name)
    assert row is not None
    return replace(new_hurdle(row, row.name, way), **fields)


def room(*hurdles: Hurdle, ways: int = 1, **fields: object) -> Place:
    """A lit guard post with the way in and so many ways on."""
    plain: dict[str, object] = {
        "room": "guard_post", "light": LIT, "exits": (Exit(to=OUTSIDE), *(Exit(to=UNDRAWN) for _ in range(ways))),
        "hurdles": hurdles,
    }  # fmt: skip
    return Place(**{**plain, **fields})  # type: ignore[arg-type]  # the fields are named by the tests


def scene(*hurdles: Hurdle, people: Sequence[Person] = (), place: Place | None = None, **fields: object) -> State:
    """A party of a Brainy and a Brawny in a room of a level of six; their event dice last showed sixes."""
    plain: dict[str, object] = {
        "phase": "scene", "people": tuple(people) or (brainy(), brawny()), "places": (place or room(*hurdles),), "here": 0,
        "rooms": 6, "level": 1, "quest": "break_cult", "last_events": (6, 6, 6, 6, 6), "wanted": 2,
    }  # fmt: skip
    return State(**{**plain, **fields})  # type: ignore[arg-type]  # the fields are named by the tests


def hub(*people: Person, **fields: object) -> State:
    """The party at the hub."""
    plain: dict[str, object] = {"phase": "hub", "people": people or (brainy(), brawny()), "wanted": 2}
    return State(**{**plain, **fields})  # type: ignore[arg-type]  # the fields are named by the tests
