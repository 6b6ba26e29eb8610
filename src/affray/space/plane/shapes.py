"""Convex shapes: terrain outlines, bases and what they sweep, with what is needed to compare them quickly."""

from collections.abc import Iterable, Sequence
from math import isqrt
from typing import NamedTuple, TypeAlias

from affray.space.plane.measure import write_point
from affray.space.plane.points import Point
from affray.space.plane.turning import BITS

Box: TypeAlias = tuple[int, int, int, int]
Axis: TypeAlias = tuple[int, int, int, int]
"""A direction square to an edge (x and y times ONE), and the lowest and highest of a shape's corners along it."""

POLYGON = -1


class Shape(NamedTuple):
    """A convex polygon: corners counter-clockwise, one axis for each direction of its edges, bounds (least x, least y,
    greatest x, greatest y), and the turn of a rectangle: shapes of the same turn have the same axes."""

    corners: tuple[Point, ...]
    axes: tuple[Axis, ...]
    box: Box
    turn: int = POLYGON


def cross_product(a: Point, b: Point, p: Point) -> int:
    """Twice the area of the triangle of three places: above 0 if the third lies left of the way from a to b.

    >>> cross_product((0, 0), (2, 0), (1, 3))
    6
    """
    return (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0])


def hull(points: Iterable[Point]) -> tuple[Point, ...]:
    """The corners of the convex hull of some places, counter-clockwise from the lowest x.

    >>> hull(((0, 0), (4, 0), (2, 1), (2, 3), (2, 0)))
    ((0, 0), (4, 0), (2, 3))
    """
    ordered = sorted(set(points))
    if len(ordered) < 3:
        return tuple(ordered)
    return (*_chain(ordered), *_chain(ordered[::-1]))


def _chain(ordered: Sequence[Point]) -> list[Point]:
    found: list[Point] = []
    for point in ordered:
        while len(found) > 1 and cross_product(found[-2], found[-1], point) <= 0:
            found.pop()
        found.append(point)
    return found[:-1]


def shape(corners: tuple[Point, ...]) -> Shape:
    """The shape of corners that are known to be convex and counter-clockwise."""
    axes: dict[tuple[int, int], Axis] = {}
    for (x, y), (to_x, to_y) in zip(corners, (*corners[1:], corners[0]), strict=True):
        across = _unit(to_y - y, x - to_x)
        if across not in axes:
            axes[across] = _axis(across, corners)
    return Shape(corners, tuple(axes.values()), bounds(corners))


def _unit(x: int, y: int) -> tuple[int, int]:
    # Opposite edges share one axis, the one that points to greater x.
    if x < 0 or (x == 0 and y < 0):
        x, y = -x, -y
    long = isqrt((x * x + y * y) << 2 * BITS)
    return (x << 2 * BITS) // long, (y << 2 * BITS) // long


def _axis(across: tuple[int, int], corners: Iterable[Point]) -> Axis:
    x, y = across
    reached = [x * corner[0] + y * corner[1] for corner in corners]
    return x, y, min(reached), max(reached)


def bounds(corners: Iterable[Point]) -> Box:
    """The least x, least y, greatest x and greatest y of some places.

    >>> bounds(((3, 1), (0, 5)))
    (0, 1, 3, 5)
    """
    xs, ys = zip(*corners, strict=True)
    return min(xs), min(ys), max(xs), max(ys)


def box_gap(box: Box, other: Box) -> int:
    """What lies between two bounds at least along one of the axes; 0 or less where they meet along both.

    >>> box_gap((0, 0, 2, 2), (5, 4, 9, 9)), box_gap((0, 0, 2, 2), (1, 1, 3, 3))
    (3, -1)
    """
    return max(other[0] - box[2], box[0] - other[2], other[1] - box[3], box[1] - other[3])


def is_beside(shape: Shape, box: Box, reach: int) -> bool:
    """Whether bounds surely lie more than a reach away from a shape, as far as its own edges tell.

    >>> square = field(4, 4)
    >>> is_beside(square, (7, 0, 9, 2), 1), is_beside(square, (5, 0, 8, 2), 1)
    (True, False)
    """
    left, bottom, right, top = box
    apart = (reach + 1) << BITS
    for x, y, low, high in shape.axes:
        reached = x * left + y * bottom, x * left + y * top, x * right + y * bottom, x * right + y * top
        if min(reached) > high + apart or max(reached) < low - apart:
            return True
    return False


def outline(points: Sequence[Point]) -> Shape:
    """The shape of an outline that goes round in either sense. Raises ValueError unless it is convex. [UW-GEO-11]

    >>> outline(((0, 0), (0, 4), (4, 0))).corners
    ((0, 0), (4, 0), (0, 4))
    """
    around = tuple(point for point, after in zip(points, (*points[1:], *points[:1]), strict=True) if point != after)
    if sum(cross_product((0, 0), a, b) for a, b in zip(around, around[1:] + around[:1], strict=True)) < 0:
        around = around[::-1]
    triples = zip(around[-1:] + around[:-1], around, around[1:] + around[:1], strict=True)
    corners = [point for before, point, after in triples if cross_product(before, point, after)]
    convex = hull(around)
    first = corners.index(convex[0]) if convex and convex[0] in corners else 0
    if len(convex) < 3 or (*corners[first:], *corners[:first]) != convex:
        places = " ".join(map(write_point, points))
        raise ValueError(f"expected the corners of a convex outline one after the other, got {places or 'none'}")
    return shape(convex)


def field(width: int, height: int) -> Shape:
    """The battlefield of a width and height. Raises ValueError for one without room. [UW-GEO-01]

    >>> field(48, 36).box
    (0, 0, 48, 36)
    """
    return outline(((0, 0), (width, 0), (width, height), (0, height)))
