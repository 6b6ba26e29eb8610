"""Bases: rectangles centred on a miniature, turned by its heading. [UW-GEO-02]"""

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from affray.space.plane.points import Point
from affray.space.plane.shapes import Axis, Box, Shape, bounds
from affray.space.plane.turning import BITS, QUARTER, direction, place_at_offset, wrap_heading

Size: TypeAlias = tuple[int, int]
"""Width, which lies along the right, and depth, which lies along the heading."""

FRONT, LEFT, REAR, RIGHT = range(4)
Corners: TypeAlias = tuple[Point, Point, Point, Point]


class Base(NamedTuple):
    """A base: its middle, its heading, its width and depth. [UW-GEO-02]"""

    at: Point
    heading: int
    size: Size


def _offsets(heading: int, size: Size) -> Corners:
    # The corners seen from the middle, front right first. Half a size may be half a unit, so twice the size is turned.
    c, s = direction(heading)
    (wide, deep), half, bits = size, 1 << BITS, BITS + 1
    ahead_x, ahead_y, right_x, right_y = deep * c, deep * s, wide * s, wide * c
    return (
        ((half + ahead_x + right_x) >> bits, (half + ahead_y - right_y) >> bits),
        ((half + ahead_x - right_x) >> bits, (half + ahead_y + right_y) >> bits),
        ((half - ahead_x - right_x) >> bits, (half - ahead_y + right_y) >> bits),
        ((half - ahead_x + right_x) >> bits, (half - ahead_y - right_y) >> bits),
    )


@lru_cache(maxsize=4096)
def _pattern(heading: int, size: Size) -> tuple[Corners, tuple[Axis, Axis], Box]:
    # Bases that are turned alike or at right angles get the same axes in the same order.
    corners = _offsets(heading, size)
    c, s = direction(heading % QUARTER)
    return corners, (_axis(c, s, corners), _axis(-s, c, corners)), bounds(corners)


def _axis(x: int, y: int, corners: Corners) -> Axis:
    (x_1, y_1), (x_2, y_2), (x_3, y_3), (x_4, y_4) = corners
    reached = x * x_1 + y * y_1, x * x_2 + y * y_2, x * x_3 + y * y_3, x * x_4 + y * y_4
    return x, y, min(reached), max(reached)


@lru_cache(maxsize=8192)
def rectangle(base: Base) -> Shape:
    """The shape of a base, its corners from the front right round to the left. [UW-GEO-02]

    >>> rectangle(Base((0, 0), 0, (2, 4))).corners
    ((2, -1), (2, 1), (-2, 1), (-2, -1))
    """
    (at_x, at_y), heading, size = base
    offsets, pattern, (left, bottom, right, top) = _pattern(heading, size)
    corners = tuple((at_x + x, at_y + y) for x, y in offsets)
    axes = tuple((x, y, low + x * at_x + y * at_y, high + x * at_x + y * at_y) for x, y, low, high in pattern)
    box = at_x + left, at_y + bottom, at_x + right, at_y + top
    return Shape(corners, axes, box, heading % QUARTER)


def rectangles(bases: Iterable[Base]) -> tuple[Shape, ...]:
    """The shapes of some bases, in order. [UW-GEO-02]"""
    return tuple(map(rectangle, bases))


def turned_alike(places: Iterable[Point], heading: int, size: Size) -> tuple[Shape, ...]:
    """The shapes of bases of one heading and size in some places, in order. [UW-GEO-02]

    >>> turned_alike([(0, 0)], 0, (2, 4)) == rectangles([Base((0, 0), 0, (2, 4))])
    True
    """
    offsets, ((a_x, a_y, a_low, a_high), (b_x, b_y, b_low, b_high)), (left, bottom, right, top) = _pattern(
        heading, size
    )
    (x_1, y_1), (x_2, y_2), (x_3, y_3), (x_4, y_4) = offsets
    turn, found = heading % QUARTER, []
    for x, y in places:
        corners = (x + x_1, y + y_1), (x + x_2, y + y_2), (x + x_3, y + y_3), (x + x_4, y + y_4)
        a, b = a_x * x + a_y * y, b_x * x + b_y * y
        axes = (a_x, a_y, a_low + a, a_high + a), (b_x, b_y, b_low + b, b_high + b)
        found.append(Shape(corners, axes, (x + left, y + bottom, x + right, y + top), turn))
    return tuple(found)


def advance_base(base: Base, length: int) -> Base:
    """The base so much further along its heading, or back for a length below 0. [UW-GEO-01]

    >>> advance_base(Base((0, 0), 90_000_000, (1, 1)), 5).at
    (0, 5)
    """
    return base._replace(at=place_at_offset(base.at, base.heading, length, 0))


def turn_base(base: Base, angle: int) -> Base:
    """The base turned about its middle, to the left for an angle above 0."""
    return base._replace(heading=wrap_heading(base.heading + angle))


def base_against(base: Base, side: int, size: Size, along: int = 0) -> Base:
    """A base of a size that looks at a side of another and touches it, so far along that side from its middle.

    The side is FRONT, LEFT, REAR or RIGHT of the base that is touched; along is to the left as seen from it.

    >>> base_against(Base((0, 0), 0, (2, 4)), FRONT, (2, 2))
    Base(at=(3, 0), heading=180000000, size=(2, 2))
    >>> base_against(Base((0, 0), 0, (2, 4)), LEFT, (2, 2), along=1).at
    (-1, 2)
    """
    outward = wrap_heading(base.heading + side * QUARTER)
    deep = base.size[1] if side % 2 == FRONT else base.size[0]
    return Base(
        place_at_offset(base.at, outward, (deep + size[1] + 1) // 2, -along), wrap_heading(outward + 2 * QUARTER), size
    )
