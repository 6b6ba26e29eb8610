"""Straight lines through the interior of convex shapes: what hides a miniature, and what stands in the way of a move."""

from collections.abc import Iterable, Sequence
from math import isqrt

from affray.space.plane.measure import GRAIN, NEAR
from affray.space.plane.points import Point, distance
from affray.space.plane.shapes import Shape, cross_product
from affray.space.plane.touching import edges


def is_crossing(start: Point, end: Point, shape: Shape) -> bool:
    """Whether a straight line from one place to another runs through the interior of a shape for more than a millionth
    of an inch; to touch a corner or to run along an edge is not enough. [UW-GEO-10]

    >>> from affray.space.plane.measure import INCH
    >>> from affray.space.plane.shapes import field
    >>> square = field(2 * INCH, 2 * INCH)
    >>> [is_crossing((-INCH, y * INCH), (5 * INCH, y * INCH), square) for y in (0, 1, 2)]
    [False, True, False]
    """
    (x0, y0), (x1, y1) = start, end
    left, low, right, high = shape.box
    if (x0 <= left and x1 <= left) or (x0 >= right and x1 >= right):
        return False
    if (y0 <= low and y1 <= low) or (y0 >= high and y1 >= high):
        return False
    way_x, way_y = x1 - x0, y1 - y0
    # A line that leaves all corners on one side runs through no interior.
    sides = [way_x * (y - y0) - way_y * (x - x0) for x, y in shape.corners]
    if min(sides) >= 0 or max(sides) <= 0:
        return False
    return _length_inside(start, end, shape) > NEAR


def _length_inside(start: Point, end: Point, shape: Shape) -> int:
    # The line is start + t * way. Each edge leaves the t on its inner side; t = over / under with under above 0.
    enter, leave = (0, 1), (1, 1)
    for a, b in edges(shape):
        skin = GRAIN * (isqrt((b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2) + 1)
        at_start, at_end = cross_product(a, b, start) - skin, cross_product(a, b, end) - skin
        if at_start <= 0 and at_end <= 0:
            return 0
        if at_start < 0:
            enter = _later(enter, (-at_start, at_end - at_start))
        elif at_end < 0:
            leave = _earlier(leave, (at_start, at_start - at_end))
    part = leave[0] * enter[1] - enter[0] * leave[1]
    return distance(start, end) * part // (enter[1] * leave[1]) if part > 0 else 0


def _later(one: tuple[int, int], other: tuple[int, int]) -> tuple[int, int]:
    return other if other[0] * one[1] > one[0] * other[1] else one


def _earlier(one: tuple[int, int], other: tuple[int, int]) -> tuple[int, int]:
    return other if other[0] * one[1] < one[0] * other[1] else one


def crossed_shapes(start: Point, end: Point, shapes: Sequence[Shape]) -> tuple[int, ...]:
    """The shapes through whose interior a straight line runs, by index. [UW-GEO-10]"""
    return tuple(index for index, shape in enumerate(shapes) if is_crossing(start, end, shape))


def is_clear(start: Point, end: Point, shapes: Iterable[Shape]) -> bool:
    """Whether a straight line runs through the interior of none of some shapes. [UW-GEO-10]"""
    (x0, y0), (x1, y1) = start, end
    left, right = (x0, x1) if x0 < x1 else (x1, x0)
    low, high = (y0, y1) if y0 < y1 else (y1, y0)
    near = [
        shape for shape in shapes if (box := shape.box)[0] < right and left < box[2] and box[1] < high and low < box[3]
    ]
    return not near or not any(is_crossing(start, end, shape) for shape in near)


def visible_places(start: Point, targets: Sequence[Point], shapes: Sequence[Shape]) -> tuple[int, ...]:
    """Which places can be seen from one past some shapes, by index. [UW-GEO-10]

    >>> from affray.space.plane.measure import INCH
    >>> from affray.space.plane.shapes import field
    >>> visible_places((-INCH, INCH), [(5 * INCH, y * INCH) for y in (1, 2, 9)], [field(2 * INCH, 2 * INCH)])
    (2,)
    """
    return tuple(index for index, target in enumerate(targets) if is_clear(start, target, shapes))
