"""What lies in a region of the table, and what a round template covers."""

from collections.abc import Iterable

from affray.space.plane.measure import NEAR
from affray.space.plane.points import Point, is_near
from affray.space.plane.shapes import Box, Shape
from affray.space.plane.touching import gap_to
from affray.space.plane.turning import BITS

SLACK = NEAR << BITS


def has_point(region: Shape, point: Point) -> bool:
    """Whether a place lies in a region or on its border. [UW-GEO-04]

    >>> from affray.space.plane.measure import INCH
    >>> from affray.space.plane.shapes import field
    >>> [has_point(field(2 * INCH, INCH), (x * INCH, 0)) for x in (0, 2, 3)]
    [True, True, False]
    """
    at_x, at_y = point
    return has_box(region, (at_x, at_y, at_x, at_y))


def has_all_shapes(region: Shape, shapes: Iterable[Shape]) -> bool:
    """Whether every one of some shapes lies wholly in a region. [UW-GEO-04]"""
    wanted = tuple(shapes)
    if not wanted:
        return True
    lefts, lows, rights, highs = zip(*(shape.box for shape in wanted), strict=True)
    if has_box(region, (min(lefts), min(lows), max(rights), max(highs))):
        return True
    return all(has_point(region, corner) for shape in wanted for corner in shape.corners)


def has_box(region: Shape, box: Box) -> bool:
    """Whether bounds, and so all that lies in them, lie wholly in a region: it is convex. [UW-GEO-04]"""
    left, bottom, right, top = box
    for x, y, low, high in region.axes:
        least, most = (x * left, x * right) if x > 0 else (x * right, x * left)
        lowest, highest = (y * bottom, y * top) if y > 0 else (y * top, y * bottom)
        if least + lowest < low - SLACK or most + highest > high + SLACK:
            return False
    return True


def is_covered(centre: Point, radius: int, point: Point) -> bool:
    """Whether a place lies under a round template. [UW-GEO-04]"""
    return is_near(centre, point, radius)


def is_partly_covered(centre: Point, radius: int, shape: Shape) -> bool:
    """Whether some part of a shape lies under a round template. [UW-GEO-04]"""
    return gap_to(centre, shape) <= radius + NEAR
