"""Hexes of a flat-top board: neighbours, facings, lines and reach, exact in whole numbers.

A hex is a plain tuple (q, r) of axial coordinates. Directions count clockwise from north: 0 N, 1 NE, 2 SE, 3 S,
4 SW, 5 NW. A facing is a direction, and a relative side is a direction counted from a facing.

The comments write s for the third cube coordinate, -q - r.
"""

import re
from collections.abc import Callable, Collection, Hashable, Iterable, Iterator
from functools import lru_cache
from heapq import heappop, heappush
from itertools import count
from typing import Literal, ParamSpec, TypeAlias, TypeVar, cast

Hex: TypeAlias = tuple[int, int]
Sample: TypeAlias = tuple[Hex, ...]
P = ParamSpec("P")
T = TypeVar("T")
State = TypeVar("State", bound=Hashable)

N, NE, SE, S, SW, NW = range(6)
DIRECTIONS: tuple[Hex, ...] = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
Facing = Literal["N", "NE", "SE", "S", "SW", "NW"]
DIRECTION_NAMES = ("N", "NE", "SE", "S", "SW", "NW")
FRONT_SIDES = (5, 0, 1)

DIRECTION_OF = {offset: direction for direction, offset in enumerate(DIRECTIONS)}
FRONT_OFFSETS = tuple(tuple(DIRECTIONS[(facing + side) % 6] for side in FRONT_SIDES) for facing in range(6))
LABEL = re.compile(r"\s*([+-]?[0-9]{1,6})\s*,\s*([+-]?[0-9]{1,6})\s*", re.ASCII)


def memoize(fn: Callable[P, T]) -> Callable[P, T]:
    """The function with a cache of its latest results: boards are small and ask the same things again and again."""
    return cast("Callable[P, T]", lru_cache(maxsize=16384)(fn))


def read_direction(name: str) -> int:
    """The direction of a name, in upper or lower case. Raises ValueError.

    >>> read_direction("ne")
    1
    """
    return DIRECTION_NAMES.index(name.upper())


# --- neighbours and distance ------------------------------------------------------------------------------------------
def neighbour(pos: Hex, direction: int) -> Hex:
    """The hex next to this one in a direction."""
    step = DIRECTIONS[direction]
    return pos[0] + step[0], pos[1] + step[1]


@memoize
def neighbours(pos: Hex) -> tuple[Hex, Hex, Hex, Hex, Hex, Hex]:
    """The six hexes around this one, in the order of the directions.

    >>> neighbours((0, 0))
    ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
    """
    q, r = pos
    return (q, r - 1), (q + 1, r - 1), (q + 1, r), (q, r + 1), (q - 1, r + 1), (q - 1, r)


def distance(a: Hex, b: Hex) -> int:
    """How many steps it is from one hex to the other."""
    q, r = a[0] - b[0], a[1] - b[1]
    return max(abs(q), abs(r), abs(q + r))


def direction_to(a: Hex, b: Hex) -> int | None:
    """The direction of the one step from a to b; None unless they are adjacent."""
    return DIRECTION_OF.get((b[0] - a[0], b[1] - a[1]))


def ring(centre: Hex, radius: int) -> tuple[Hex, ...]:
    """The hexes at exactly this distance, clockwise from the north; the centre alone at 0.

    >>> ring((0, 0), 1) == DIRECTIONS, len(ring((3, 4), 5))
    (True, 30)
    """
    q, r = centre
    return tuple((q + dq, r + dr) for dq, dr in _ring_offsets(radius))


def disc(centre: Hex, radius: int) -> tuple[Hex, ...]:
    """The hexes at this distance or nearer, ring by ring from the centre outwards.

    >>> len(disc((0, 0), 2))
    19
    """
    if radius < 0:
        raise ValueError(f"expected a radius of 0 or more, got {radius}")
    return tuple(pos for distant in range(radius + 1) for pos in ring(centre, distant))


@memoize
def _ring_offsets(radius: int) -> tuple[Hex, ...]:
    if radius < 0:
        raise ValueError(f"expected a radius of 0 or more, got {radius}")
    if radius == 0:
        return ((0, 0),)
    corners = [(q * radius, r * radius) for q, r in DIRECTIONS]
    sides = (DIRECTIONS[(direction + 2) % 6] for direction in range(6))
    return tuple(
        (q + dq * k, r + dr * k) for (q, r), (dq, dr) in zip(corners, sides, strict=True) for k in range(radius)
    )


# --- facing -----------------------------------------------------------------------------------------------------------
def opposite_direction(direction: int) -> int:
    """The direction straight back."""
    return (direction + 3) % 6


def relative_side(facing: int, direction: int) -> int:
    """The side of a facing on which a direction lies.

    0 front, 1 front right, 2 right, 3 rear, 4 left, 5 front left.

    >>> relative_side(SE, SE), relative_side(SE, S), relative_side(SE, NE)
    (0, 1, 5)
    """
    return (direction - facing) % 6


def rotate(pos: Hex, turns: int, about: Hex = (0, 0)) -> Hex:
    """Where a hex comes to lie after so many clockwise turns of 60 degrees about another.

    >>> rotate((0, -3), 1), rotate((0, -3), -1)
    ((3, -3), (-3, 0))
    """
    q, r = pos[0] - about[0], pos[1] - about[1]
    s = -q - r
    turned = ((q, r), (-r, -s), (s, q), (-q, -r), (r, s), (-s, -q))[turns % 6]
    return turned[0] + about[0], turned[1] + about[1]


def front_hexes(pos: Hex, facing: int) -> tuple[Hex, Hex, Hex]:
    """The front-left, front and front-right hexes of a figure.

    >>> front_hexes((0, 0), N)
    ((-1, 0), (0, -1), (1, -1))
    """
    q, r = pos
    left, ahead, right = FRONT_OFFSETS[facing]
    return (q + left[0], r + left[1]), (q + ahead[0], r + ahead[1]), (q + right[0], r + right[1])


def is_in_front(pos: Hex, facing: int, other: Hex) -> bool:
    """Whether a hex is one of the three front hexes of a figure."""
    return (other[0] - pos[0], other[1] - pos[1]) in FRONT_OFFSETS[facing]


# --- lines ------------------------------------------------------------------------------------------------------------
def line_samples(a: Hex, b: Hex) -> tuple[Sample, ...]:
    """The samples of the straight line between two centres, at every 1/N of it (N = distance), without its ends.

    A sample is the one hex that it lies in, or the two hexes, sorted, on whose common border it lies.

    >>> line_samples((0, 0), (0, -3))
    (((0, -1),), ((0, -2),))
    >>> line_samples((0, 0), (1, -2))
    (((0, -1), (1, -1)),)
    """
    q, r = a
    return tuple(tuple((q + dq, r + dr) for dq, dr in sample) for sample in _line_offsets(b[0] - q, b[1] - r))


@memoize
def _line_offsets(q: int, r: int) -> tuple[Sample, ...]:
    # The longest of q, r, s has length N, so it is whole at every sample. A corner of three hexes has three broken
    # coordinates (thirds), so no sample is one; and with one coordinate whole, the second is simply rounded to the
    # nearest, and a half lies on the border of two hexes.
    s = -q - r
    n = max(abs(q), abs(r), abs(s))
    samples: list[Sample] = []
    for i in range(1, n):
        if abs(q) == n:
            found = [(q * i // n, across) for across in _nearest(r * i, n)]
        elif abs(r) == n:
            found = [(across, r * i // n) for across in _nearest(q * i, n)]
        else:
            found = [(across, -(s * i // n) - across) for across in _nearest(q * i, n)]
        samples.append(tuple(found))
    return tuple(samples)


def _nearest(over: int, under: int) -> tuple[int, ...]:
    # The whole number nearest to over / under; at a half the two on either side, the lower first.
    above, rest = divmod(2 * over + under, 2 * under)
    return (above,) if rest else (above - 1, above)


def bearings(a: Hex, b: Hex) -> tuple[int, ...]:
    """The directions of the 60-degree sectors of a that hold b: one, two in order on a border, none if a is b.

    >>> bearings((0, 0), (1, -3)), bearings((0, 0), (1, -2))
    ((0,), (0, 1))
    """
    return _sector_offsets(b[0] - a[0], b[1] - a[1], 0)


def sectors(target: Hex, facing: int, source: Hex) -> tuple[int, ...]:
    """The sides of the target, relative to its facing and sorted, through which a line from the source enters.

    One side, two when the source lies exactly on the border of two sectors, none when it is in the target's hex.

    >>> sectors((1, -2), N, (0, 0))
    (3, 4)
    """
    return _sector_offsets(source[0] - target[0], source[1] - target[1], facing)


@memoize
def _sector_offsets(q: int, r: int, facing: int) -> tuple[int, ...]:
    if q == 0 == r:
        return ()
    s = -q - r
    # How far the offset lies along each direction: a scalar product in cube coordinates, greatest in its own sector.
    east, north, west = q - r, s - r, s - q
    along = (north, east, -west, -north, -east, west)
    most = max(along)
    return tuple(sorted((direction - facing) % 6 for direction in range(6) if along[direction] == most))


# --- reach ------------------------------------------------------------------------------------------------------------
def reachable_hexes(start: Hex, budget: int, cost: Callable[[Hex, Hex, int], int | None]) -> dict[Hex, int]:
    """The least cost of every hex that a budget allows, nearest first.

    `cost(source, entered, direction)` prices one step, None where there is no way in. The start is always included, at
    0.
    """

    def steps(pos: Hex) -> Iterator[tuple[Hex, int]]:
        for direction, entered in enumerate(neighbours(pos)):
            price = cost(pos, entered, direction)
            if price is not None:
                yield entered, price

    return least_costs(start, steps, budget)


def is_connected(hexes: Collection[Hex]) -> bool:
    """Whether each of these hexes, of which there are some, has a way over them to each other.

    >>> is_connected([(0, 0), (0, 1), (0, 2)]), is_connected([(0, 0), (0, 2)])
    (True, False)
    """
    start = min(hexes)
    reached = reachable_hexes(start, len(hexes), lambda source, entered, direction: 1 if entered in hexes else None)
    return len(reached) == len(hexes)


def least_costs(
    start: State, steps: Callable[[State], Iterable[tuple[State, int]]], budget: int | None = None
) -> dict[State, int]:
    """The least cost of every state that steps can lead to (within the budget, if there is one), nearest first.

    `steps(state)` gives the next states with their costs. Raises ValueError for a negative cost.
    """
    settled: dict[State, int] = {}
    best = {start: 0}
    order = count()  # equal costs are settled in the order found, so states need no order of their own
    waiting: list[tuple[int, int, State]] = [(0, next(order), start)]
    while waiting:
        spent, _, state = heappop(waiting)
        if state in settled:
            continue
        settled[state] = spent
        for entered, price in steps(state):
            if price < 0:
                raise ValueError(f"expected a cost of 0 or more for {entered!r}, got {price}")
            total = spent + price
            if (budget is None or total <= budget) and (entered not in best or total < best[entered]):
                best[entered] = total
                heappush(waiting, (total, next(order), entered))
    return settled


# --- text -------------------------------------------------------------------------------------------------------------
def from_column_row(column: int, row: int) -> Hex:
    """The hex of a column and row of a map; odd columns lie half a hex lower.

    >>> from_column_row(0, 0), from_column_row(1, 0), from_column_row(3, 2)
    ((0, 0), (1, 0), (3, 1))
    """
    return column, row - column // 2


def column_row(pos: Hex) -> tuple[int, int]:
    """The column and row of a hex on a map.

    >>> column_row((3, 1))
    (3, 2)
    """
    return pos[0], pos[1] + pos[0] // 2


def place_name(pos: Hex) -> str:
    """Column and row of a hex as text, as boards print it.

    >>> place_name((3, 1))
    '3,2'
    """
    column, row = column_row(pos)
    return f"{column},{row}"


def read_place(text: str) -> Hex:
    """The hex of a column and a row, as `place_name` writes it. Raises ValueError.

    >>> read_place("3,2")
    (3, 1)
    """
    column, row = text.split(",")
    return from_column_row(int(column), int(row))


def hex_name(pos: Hex) -> str:
    """The axial coordinates of a hex as text.

    >>> hex_name((3, -1))
    '3,-1'
    """
    return f"{pos[0]},{pos[1]}"


def parse_hex(text: str) -> Hex:
    """The hex that a label names; raises ValueError for anything else.

    >>> parse_hex(" 3, -1 ")
    (3, -1)
    """
    found = LABEL.fullmatch(text)
    if found is None:
        raise ValueError(f"expected a hex as q,r such as 3,-1, got {text[:30]!r}")
    return int(found[1]), int(found[2])
