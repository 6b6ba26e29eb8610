"""What a base sweeps on straight legs and pivots, what it meets there and when. [UW-GEO-12]"""

from collections.abc import Callable, Sequence
from math import isqrt
from typing import NamedTuple, TypeAlias

from affray.space.plane.bases import Base, advance_base, rectangle, turn_base
from affray.space.plane.crowds import near_pairs
from affray.space.plane.measure import DEGREE, GRAIN, NEAR
from affray.space.plane.points import Point
from affray.space.plane.shapes import Shape, bounds, hull
from affray.space.plane.touching import SLACK, is_meeting, is_overlapping
from affray.space.plane.turning import BITS

STEP = 5 * DEGREE
"""How far apart the bases of a pivot stand. [UW-GEO-12]"""

Moment: TypeAlias = tuple[int, int]
"""A leg, by index, and how far along it: a length of a straight one, an angle of a pivot."""


class Leg(NamedTuple):
    """A straight way or a pivot: the base before and after it, the angle that it turns, and the shapes that are swept
    between. [UW-GEO-12]"""

    start: Base
    end: Base
    turn: int
    swept: tuple[Shape, ...]


def straight_leg(base: Base, length: int) -> Leg:
    """The leg of so much along the heading, back for a length below 0. [UW-GEO-12]

    >>> straight_leg(Base((0, 0), 0, (2, 4)), 6).swept[0].box
    (-2, -1, 8, 1)
    """
    end = advance_base(base, length)
    return Leg(base, end, 0, (_joint_hull(rectangle(base), rectangle(end)),))


def _joint_hull(one: Shape, other: Shape) -> Shape:
    # Along their heading two bases join to one rectangle with the axes of both.
    corners = hull((*one.corners, *other.corners))
    axes = tuple(
        (x, y, min(low, other_low), max(high, other_high))
        for (x, y, low, high), (_, _, other_low, other_high) in zip(one.axes, other.axes, strict=True)
    )
    return Shape(corners, axes, bounds(corners), one.turn)


def pivot_leg(base: Base, angle: int) -> Leg:
    """The leg of a turn about the middle of the base, to the left for an angle above 0. [UW-GEO-12]

    >>> from affray.space.plane.measure import DEGREE
    >>> len(pivot_leg(Base((0, 0), 0, (2, 4)), -12 * DEGREE).swept)
    4
    """
    poses = [turn_base(base, turn) for turn in _turns(angle)]
    return Leg(base, poses[-1], angle, tuple(rectangle(pose) for pose in poses))


def _turns(angle: int) -> tuple[int, ...]:
    side = 1 if angle > 0 else -1
    return (*(side * turn for turn in range(0, abs(angle), STEP)), angle)


def swept_shapes(legs: Sequence[Leg]) -> tuple[Shape, ...]:
    """All shapes that are swept on some legs, in order. [UW-GEO-12]"""
    return tuple(shape for leg in legs for shape in leg.swept)


def overlapped_shapes(legs: Sequence[Leg], shapes: Sequence[Shape]) -> tuple[int, ...]:
    """The shapes that overlap what is swept on some legs, by index. [UW-GEO-05, UW-GEO-12]"""
    return _shapes_where(is_overlapping, legs, shapes)


def met_shapes(legs: Sequence[Leg], shapes: Sequence[Shape]) -> tuple[int, ...]:
    """The shapes that overlap or touch what is swept on some legs, by index. [UW-GEO-05, UW-GEO-12]"""
    return _shapes_where(is_meeting, legs, shapes)


def _shapes_where(how: Callable[[Shape, Shape], bool], legs: Sequence[Leg], shapes: Sequence[Shape]) -> tuple[int, ...]:
    area, found = swept_shapes(legs), set()
    for i, j in near_pairs(area, shapes):
        if j not in found and how(area[i], shapes[j]):
            found.add(j)
    return tuple(sorted(found))


def first_contact(legs: Sequence[Leg], shape: Shape) -> Moment | None:
    """The moment at which a base on its legs first comes into contact with a shape; None if it never does.

    A length is to the millionth of an inch, so that what is reached side by side is reached at once. [UW-GEO-12]

    >>> from affray.space.plane.measure import INCH
    >>> ahead = rectangle(Base((10 * INCH, 0), 0, (INCH, INCH)))
    >>> first_contact([straight_leg(Base((0, 0), 0, (INCH, INCH)), 12 * INCH)], ahead)
    (0, 8989999000)
    """
    for index, leg in enumerate(legs):
        step = next((step for step, part in enumerate(leg.swept) if is_meeting(part, shape)), None)
        if step is None:
            continue
        if leg.turn:
            return index, min(step * STEP, abs(leg.turn))
        (x, y), (to_x, to_y) = leg.start.at, leg.end.at
        return index, _way_to(rectangle(leg.start), (to_x - x, to_y - y), shape)
    return None


def _way_to(moving: Shape, way: Point, standing: Shape) -> int:
    # The way until there is no more than contact allows between the two along any axis: the latest of the moments at
    # which that comes true along one.
    over, under = 0, 1
    for x, y in {(axis[0], axis[1]) for axis in (*moving.axes, *standing.axes)}:
        low, high = _reach(x, y, moving)
        standing_low, standing_high = _reach(x, y, standing)
        speed = x * way[0] + y * way[1]
        between = (standing_low - high if speed > 0 else low - standing_high) - (SLACK + GRAIN << BITS)
        if speed and between * under > over * abs(speed):
            over, under = between, abs(speed)
    length = isqrt(way[0] ** 2 + way[1] ** 2)
    return (length * over // under + NEAR // 2) // NEAR * NEAR


def _reach(x: int, y: int, shape: Shape) -> tuple[int, int]:
    reached = [x * corner[0] + y * corner[1] for corner in shape.corners]
    return min(reached), max(reached)
