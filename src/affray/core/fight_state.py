"""What a position begins with in every system, and how it is changed: each time a new value."""

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

import msgspec
from msgspec.structs import replace

from affray.core.errors import InputError
from affray.referee import Referee

NOBODY = -1
"""The index of no figure and of no side."""


class Fielded(msgspec.Struct, frozen=True):
    """A figure in a fight as far as all systems know it: its name and the index of its side."""

    id: str
    side: int


B_co = TypeVar("B_co", covariant=True)
F_co = TypeVar("F_co", bound=Fielded, covariant=True)


class Position(msgspec.Struct, Generic[B_co, F_co], frozen=True):
    """What is fought on, the names of the sides, the figures."""

    board: B_co
    sides: tuple[str, ...]
    figures: tuple[F_co, ...]


AnyPosition = Position[object, Fielded]
S = TypeVar("S", bound=AnyPosition)
T = TypeVar("T")


def put_figure(state: S, i: int, figure: Fielded) -> S:
    """The state with another figure at index i."""
    figures = state.figures
    return replace(state, figures=(*figures[:i], figure, *figures[i + 1 :]))


def alter_figure(state: S, i: int, /, **fields: object) -> S:
    """The state with some fields of figure i changed."""
    return put_figure(state, i, replace(state.figures[i], **fields))


def index_of(state: AnyPosition, name: str) -> int:
    """The index of the figure of that name; NOBODY when there is none."""
    for i, figure in enumerate(state.figures):
        if figure.id == name:
            return i
    return NOBODY


def find_index(state: AnyPosition, name: str) -> int:
    """The index of the figure of that name. Raises InputError for an unknown one."""
    i = index_of(state, name)
    if i == NOBODY:
        raise InputError(f"figure {name!r} is unknown; expected one of {', '.join(f.id for f in state.figures)}")
    return i


def figure_names(state: AnyPosition, figures: tuple[int, ...]) -> tuple[str, ...]:
    """The names of figures."""
    return tuple(state.figures[i].id for i in figures)


def settle_fully(settle: Callable[[Referee, T], T], ref: Referee, state: T) -> T:
    """The state at the next question, roll or end: `settle` brings it a step nearer, and gives the same object there."""
    while (after := settle(ref, state)) is not state:
        state = after
    return state


def strength_shares(strength: Sequence[int], winner: int | None) -> tuple[float, ...]:
    """How each side stands: its share of the strength that is left, alike where none is; all or nothing once a side has
    won, alike for a draw (NOBODY). `winner` is None while nothing is settled."""
    if winner is not None and winner != NOBODY:
        return tuple(float(side == winner) for side in range(len(strength)))
    whole = sum(strength) if winner is None else 0
    return tuple(part / whole for part in strength) if whole else (1 / len(strength),) * len(strength)
