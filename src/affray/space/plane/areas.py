"""What lies in a region of the table, and what a round template covers."""

from collections.abc import Iterable
from itertools import product

from affray.space.plane.measure import NEAR
from affray.space.plane.points import Point, is_near
from affray.space.plane.shapes import Shape
from affray.space.plane.touching import gap_to
from affray.space.plane.turning import BITS


def has_point(region: Shape, point: Point) -> bool:
    """Whether a place lies in a region or on its border. [UW-GEO-04]

    >>> from affray.space.plane.measure import INCH
    >>> from affray.space.plane.shapes import field
    >>> [has_point(field(2 * INCH, INCH), (x * INCH, 0)) for x in (0, 2, 3)]
    [True, True, False]
    """
    slack = NEAR << BITS
    return all(low - slack <= x * point[0] + y * point[1] <= high + slack for x, y, low, high in region.axes)


def has_all_shapes(region: Shape, shapes: Iterable[Shape]) -> bool:
    """Whether every one of some shapes lies wholly in a region. [UW-GEO-04]"""
    wanted = tuple(shapes)
    if not wanted:
        return True
    lefts, lows, rights, highs = zip(*(shape.box for shape in wanted), strict=True)
    # A region is convex: what holds the box around them all holds each of them.
    around = product((min(lefts), max(rights)), (min(lows), max(highs)))
    if all(has_point(region, corner) for corner in around):
        return True
    return all(has_point(region, corner) for shape in wanted for corner in shape.corners)


def is_covered(centre: Point, radius: int, point: Point) -> bool:
    """Whether a place lies under a round template. [UW-GEO-04]"""
    return is_near(centre, point, radius)


def is_partly_covered(centre: Point, radius: int, shape: Shape) -> bool:
    """Whether some part of a shape lies under a round template. [UW-GEO-04]"""
    return gap_to(centre, shape) <= radius + NEAR
