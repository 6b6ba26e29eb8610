"""How two convex shapes lie to each other: how deep in each other, how far apart, in contact or not. [UW-GEO-05]"""

from collections.abc import Iterator
from itertools import pairwise
from math import isqrt

from affray.space.plane.measure import NEAR, TOUCH
from affray.space.plane.points import Point, distance
from affray.space.plane.shapes import POLYGON, Axis, Shape
from affray.space.plane.turning import BITS

SLACK = TOUCH + NEAR
LIMIT = SLACK << BITS


def depth(a: Shape, b: Shape) -> int:
    """How far one of two shapes would have to be moved so that they only touch, the least way; below 0, how far apart
    they are at least. [UW-GEO-05]

    >>> from affray.space.plane.bases import Base, rectangle
    >>> square = rectangle(Base((0, 0), 0, (10, 10)))
    >>> depth(square, rectangle(Base((7, 1), 0, (10, 10)))), depth(square, rectangle(Base((12, 1), 0, (10, 10))))
    (3, -2)
    """
    return min(_shared_along(a, b)) >> BITS


def is_overlapping(a: Shape, b: Shape) -> bool:
    """Whether two shapes lie deeper in each other than contact allows. [UW-GEO-05]"""
    if a.turn == b.turn != POLYGON:
        return all(shared > LIMIT for shared in _shared_along(a, b))
    return not _is_apart(a.axes, b.corners) and not _is_apart(b.axes, a.corners)


def _is_apart(axes: tuple[Axis, ...], corners: tuple[Point, ...]) -> bool:
    # Whether a shape with some corners is no deeper than contact allows in one with some axes, along one of them.
    for x, y, low, high in axes:
        reached = [x * at_x + y * at_y for at_x, at_y in corners]
        if high - min(reached) <= LIMIT or max(reached) - low <= LIMIT:
            return True
    return False


def is_touching(a: Shape, b: Shape) -> bool:
    """Whether two shapes are in contact: they do not overlap and hardly stand apart. [UW-GEO-05]"""
    least = min(_shared_along(a, b))
    if least > LIMIT or least < -LIMIT:
        return False
    return least >= 0 or gap(a, b) <= SLACK


def is_meeting(a: Shape, b: Shape) -> bool:
    """Whether two shapes overlap or are in contact. [UW-GEO-05]"""
    least = min(_shared_along(a, b))
    return least >= 0 or (least >= -LIMIT and gap(a, b) <= SLACK)


def is_touching_along_edge(a: Shape, b: Shape) -> bool:
    """Whether two shapes are in contact along an edge and not only at a corner: the reading corner_contact=false.
    [UW-GEO-05]"""
    return is_touching(a, b) and shared_edge(a, b) > SLACK


def _shared_along(a: Shape, b: Shape) -> Iterator[int]:
    # How much the two have in common along each axis, times ONE, below 0 if there is something between them. Of convex
    # shapes an axis square to an edge of one of them gives the least.
    if a.turn == b.turn != POLYGON:
        for (_, _, low, high), (_, _, other_low, other_high) in zip(a.axes, b.axes, strict=True):
            yield min(high - other_low, other_high - low)
        return
    for axis in a.axes:
        yield _along(axis, b.corners)
    for axis in b.axes:
        yield _along(axis, a.corners)


def _along(axis: Axis, corners: tuple[Point, ...]) -> int:
    x, y, low, high = axis
    reached = [x * corner[0] + y * corner[1] for corner in corners]
    return min(high - min(reached), max(reached) - low)


def gap(a: Shape, b: Shape) -> int:
    """The distance of the nearest points of two shapes, rounded down; 0 if they have one in common. [UW-GEO-05]

    >>> from affray.space.plane.bases import Base, rectangle
    >>> gap(rectangle(Base((0, 0), 0, (10, 10))), rectangle(Base((13, 14), 0, (10, 10))))
    5
    """
    if min(_shared_along(a, b)) >= 0:
        return 0
    return isqrt(min(_nearest(a, b), _nearest(b, a)))


def gap_to(point: Point, shape: Shape) -> int:
    """The distance from a place to the nearest point of a shape, rounded down; 0 inside it.

    >>> from affray.space.plane.bases import Base, rectangle
    >>> gap_to((8, 9), rectangle(Base((0, 0), 0, (10, 10)))), gap_to((1, 2), rectangle(Base((0, 0), 0, (10, 10))))
    (5, 0)
    """
    if all(low <= x * point[0] + y * point[1] <= high for x, y, low, high in shape.axes):
        return 0
    return isqrt(min(_to_segment(point, start, end) for start, end in edges(shape)))


def edges(shape: Shape) -> Iterator[tuple[Point, Point]]:
    """The edges of a shape, counter-clockwise."""
    yield from pairwise((*shape.corners, shape.corners[0]))


def _nearest(a: Shape, b: Shape) -> int:
    return min(_to_segment(corner, start, end) for start, end in edges(b) for corner in a.corners)


def _to_segment(point: Point, start: Point, end: Point) -> int:
    # The square of the distance from a place to a segment.
    way_x, way_y = end[0] - start[0], end[1] - start[1]
    x, y = point[0] - start[0], point[1] - start[1]
    long, along = way_x * way_x + way_y * way_y, x * way_x + y * way_y
    if along <= 0:
        return x * x + y * y
    if along >= long:
        return (x - way_x) ** 2 + (y - way_y) ** 2
    return (x * way_y - y * way_x) ** 2 // long


def shared_edge(a: Shape, b: Shape) -> int:
    """How long two edges, one of each shape, run beside each other no farther apart than contact allows; the most of
    all pairs. [UW-GEO-05]

    >>> from affray.space.plane.bases import Base, rectangle
    >>> from affray.space.plane.measure import INCH
    >>> square = rectangle(Base((0, 0), 0, (INCH, INCH)))
    >>> [shared_edge(square, rectangle(Base((INCH, y), 0, (INCH, INCH)))) for y in (0, INCH // 4, INCH)]
    [1000000000, 750000000, 0]
    """
    return max(max(_shared_length(edge, other), _shared_length(other, edge)) for edge in edges(a) for other in edges(b))


def _shared_length(one: tuple[Point, Point], other: tuple[Point, Point]) -> int:
    # The part of the other edge within the strip along the line of the one, seen along that line, and between its ends.
    start, end = one
    long = distance(start, end)
    way_x, way_y = end[0] - start[0], end[1] - start[1]
    spots = [((x - start[0]) * way_x + (y - start[1]) * way_y, (y - start[1]) * way_x - (x - start[0]) * way_y)
             for x, y in other]  # fmt: skip
    (from_along, from_off), (to_along, to_off) = sorted(spots, key=lambda spot: spot[1])
    strip = SLACK * long
    if from_off > strip or to_off < -strip:
        return 0

    def at(off: int) -> int:
        return from_along + (to_along - from_along) * (off - from_off) // (to_off - from_off)

    first = at(-strip) if from_off < -strip else from_along
    last = at(strip) if to_off > strip else to_along
    low, high = sorted((first, last))
    return max(0, min(high, long * long) - max(low, 0)) // long
