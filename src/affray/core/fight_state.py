"""What a position begins with in every system, and how it is changed: each time a new value."""

import math
from collections.abc import Callable, Sequence
from functools import cache
from typing import Generic, Protocol, TypeVar

import msgspec
from msgspec.structs import replace

from affray.core.errors import InputError
from affray.referee import Referee

NOBODY = -1
"""The index of no figure and of no side."""


class Fielded(msgspec.Struct, frozen=True, gc=False):
    """A figure in a fight as far as all systems know it: its name and the index of its side."""

    id: str
    side: int


B_co = TypeVar("B_co", covariant=True)
F_co = TypeVar("F_co", bound=Fielded, covariant=True)


class Position(msgspec.Struct, Generic[B_co, F_co], frozen=True, gc=False):
    """What is fought on, the names of the sides, the figures."""

    board: B_co
    sides: tuple[str, ...]
    figures: tuple[F_co, ...]


class Peopled(Protocol):
    """A position with figures."""

    @property
    def figures(self) -> Sequence[Fielded]: ...


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


def without_item(items: tuple[T, ...], item: T) -> tuple[T, ...]:
    """The items with the first that is equal to one left out. Raises ValueError where there is none.

    >>> without_item(("mace", "dagger", "mace"), "mace")
    ('dagger', 'mace')
    """
    place = items.index(item)
    return (*items[:place], *items[place + 1 :])


def index_of(state: Peopled, name: str) -> int:
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


# --- teams ------------------------------------------------------------------------------------------------------------
class Teamed(Protocol):
    """A position with the name of each side's team, a side of its own team too; () where each fights for itself."""

    @property
    def teams(self) -> tuple[str, ...]: ...


@cache
def sides_in_team(teams: tuple[str, ...], side: int) -> tuple[int, ...]:
    """The sides of a side's team, itself among them.

    >>> sides_in_team(("Sun", "Moon", "Sun"), 2)
    (0, 2)
    """
    return tuple(other for other, team in enumerate(teams) if team == teams[side])


def allies(state: Teamed, side: int) -> tuple[int, ...]:
    """The sides that fight together with a side, itself among them; of a game master, who is no side's, he alone."""
    return sides_in_team(state.teams, side) if state.teams and side < len(state.teams) else (side,)


def team_lead(state: Teamed, side: int) -> int:
    """The first side of a side's team, which stands for all of them."""
    return sides_in_team(state.teams, side)[0] if state.teams else side


def are_foes(state: Teamed, side: int, other: int) -> bool:
    """Whether two sides fight against each other."""
    return state.teams[side] != state.teams[other] if state.teams else side != other


def is_decided(state: Teamed, left: Sequence[int]) -> bool:
    """Whether the sides that are left are of one team, or none is left."""
    return not left or all(side in allies(state, left[0]) for side in left)


def side_title(name: str, team: str) -> str:
    """A side by its name, with its team where it is in one.

    >>> side_title("Red", "Sun"), side_title("Red", "Red"), side_title("Red", "")
    ('Red (Sun)', 'Red', 'Red')
    """
    return f"{name} ({team})" if team not in ("", name) else name


def victor_name(sides: Sequence[str], teams: Sequence[str], winner: int) -> str:
    """The name of the side that has won, of its team where it has one; "" for nobody."""
    return "" if winner < 0 else teams[winner] if teams else sides[winner]


# --- how the sides stand ----------------------------------------------------------------------------------------------
def team_shares(
    teams: tuple[str, ...], strength: Sequence[int], winner: int | None, drawn: Sequence[int] = ()
) -> tuple[float, ...]:
    """How each side stands, as `strength_shares` has it for teams; each side of a team has the same part of its share.

    >>> team_shares(("Sun", "Moon", "Sun"), (1, 1, 2), None), team_shares(("Sun", "Moon", "Sun"), (1, 1, 2), 2)
    ((0.375, 0.25, 0.375), (0.5, 0.0, 0.5))
    """
    if not teams:
        return strength_shares(strength, winner, drawn)
    names = tuple(dict.fromkeys(teams))
    sums = [sum(own for own, team in zip(strength, teams, strict=True) if team == name) for name in names]
    won = winner if winner is None or winner == NOBODY else names.index(teams[winner])
    shares = strength_shares(sums, won, sorted({names.index(teams[side]) for side in drawn}))
    return tuple(shares[names.index(team)] / teams.count(team) for team in teams)


def strength_shares(strength: Sequence[int], winner: int | None, drawn: Sequence[int] = ()) -> tuple[float, ...]:
    """How each side stands: its share of the strength that is left, alike where none is; all or nothing once a side has
    won, alike for a draw (NOBODY) among those `drawn`, or all. `winner` is None while nothing is settled."""
    if winner is not None and winner != NOBODY:
        return tuple(float(side == winner) for side in range(len(strength)))
    if winner == NOBODY and drawn:
        return tuple((side in drawn) / len(drawn) for side in range(len(strength)))
    whole = sum(strength) if winner is None else 0
    return tuple(part / whole for part in strength) if whole else (1 / len(strength),) * len(strength)


def staying_power(harm: float, strength: float) -> float:
    """How long a side lasts beside its foes, as a logarithm: the harm that it does in a round, times the points that it can lose.
    Who does twice the harm wins with half the points, much as in Lanchester's law.

    >>> staying_power(0.0, 0.0), round(staying_power(3.0, 15.0), 2), round(staying_power(7.0, 7.0), 2)
    (0.0, 4.16, 4.16)
    """
    return math.log1p(harm) + math.log1p(strength)
