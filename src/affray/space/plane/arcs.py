"""The four arcs of a vehicle, seen from the middle of its base. [UW-GEO-09]"""

from affray.space.plane.bases import FRONT, LEFT, REAR, RIGHT
from affray.space.plane.measure import DEGREE, NEAR_ANGLE
from affray.space.plane.points import Point
from affray.space.plane.turning import direction, relative_offset

FRONT_HALF = 45 * DEGREE + NEAR_ANGLE
SIDE_HALF = 135 * DEGREE + NEAR_ANGLE


def arc(at: Point, heading: int, point: Point) -> int:
    """The arc of a vehicle in which a place lies: FRONT, LEFT, REAR or RIGHT. What lies on the border of two is in the
    one nearer the front, and the vehicle's own middle in the front. [UW-GEO-04, UW-GEO-09]

    >>> [arc((0, 0), 0, point) for point in ((5, 5), (0, 5), (-5, -5), (-5, 0))] == [FRONT, LEFT, RIGHT, REAR]
    True
    """
    ahead, right = relative_offset(at, heading, point)
    aside = abs(right)
    if _at_most(ahead, aside, FRONT_HALF):
        return FRONT
    if _at_most(ahead, aside, SIDE_HALF):
        return RIGHT if right > 0 else LEFT
    return REAR


def _at_most(ahead: int, aside: int, angle: int) -> bool:
    # Whether the angle to one side is at most one between 0 and 180 degrees: the sine of the difference tells.
    c, s = direction(angle)
    return aside * c <= ahead * s
