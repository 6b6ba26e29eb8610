"""What a game master keeps: when he is asked, who has called him, what is hidden and what belongs to no side."""

from typing import Protocol, TypeVar

import msgspec
from msgspec.structs import replace

from affray.core.fight_state import NOBODY
from affray.mastering.answers import ROUNDS
from affray.space.hex import Hex


class Marker(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """Something that belongs to no side, in its hex; hidden, only the game master sees it."""

    name: str
    hex: Hex
    hidden: bool = False


class Lying(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """A thing that is hidden in a hex."""

    hex: Hex
    item: str


class Kept(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """A thing that a figure was given secretly."""

    figure: int
    item: str


class Called(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """What a side has asked a ruling for."""

    side: int
    words: str


class Mastery(msgspec.Struct, frozen=True, gc=False):
    """A game master at the table."""

    name: str
    """What his seat is called."""
    attends: int = ROUNDS
    """When he is asked: ROUNDS, ACTIONS or CALLS."""
    asked: bool = False
    """Whether he is asked now."""
    wants: bool = False
    """Whether he has said that he wants to speak."""
    seen: tuple[int, ...] = ()
    """The moment at which he let the fight go on last."""
    calls: tuple[Called, ...] = ()
    """Who has called him since, each side once."""
    markers: tuple[Marker, ...] = ()
    """What belongs to no side."""
    lying: tuple[Lying, ...] = ()
    """What lies hidden."""
    kept: tuple[Kept, ...] = ()
    """What figures were given secretly."""


class Mastered(Protocol):
    """A position that may have a game master."""

    @property
    def master(self) -> Mastery | None: ...

    @property
    def sides(self) -> tuple[str, ...]: ...


S = TypeVar("S", bound=Mastered)


def seat_names(state: Mastered) -> tuple[str, ...]:
    """The names of all seats: the sides, and last the game master's where there is one."""
    return state.sides if state.master is None else (*state.sides, state.master.name)


def seat_scores(state: Mastered, scores: tuple[float, ...]) -> tuple[float, ...]:
    """How all seats stand: the sides as they do, and the game master, who wins nothing, with 0."""
    return scores if state.master is None else (*scores, 0.0)


def master_side(state: Mastered) -> int:
    """The number of the game master's seat, after those of the sides; NOBODY where there is none."""
    return NOBODY if state.master is None else len(state.sides)


def is_master(state: Mastered, side: int) -> bool:
    """Whether a seat is the game master's."""
    return state.master is not None and side == len(state.sides)


def side_of(state: Mastered, name: str) -> int:
    """The side of that name, in capitals or small letters; NOBODY for none."""
    small = [side.casefold() for side in state.sides]
    return small.index(name.casefold()) if name.casefold() in small else NOBODY


def mastery_of(state: Mastered) -> Mastery:
    """The game master of a position that has one."""
    assert state.master is not None
    return state.master


def alter(state: S, /, **fields: object) -> S:
    """The position with some of its fields changed."""
    return replace(state, **fields)  # type: ignore[type-var]  # it is a struct, which a protocol cannot say


def alter_mastery(state: S, /, **fields: object) -> S:
    """The position with some fields of its game master changed."""
    return alter(state, master=replace(mastery_of(state), **fields))


def is_held(state: Mastered) -> bool:
    """Whether the fight waits for the game master."""
    return state.master is not None and state.master.asked
