"""Headings and turns: directions as whole numbers, the same on every machine: a floating-point number is rounded where that
leaves no doubt, else a series of whole numbers is worked out.

A heading is in millionths of a degree counter-clockwise from the direction of x. A direction is a vector of length
ONE; what is multiplied by it is shifted back by BITS. Quarter turns, and 45 degrees to either side of them, are mirror
images of each other to the last digit. [UW-GEO-01]
"""

from functools import lru_cache
from math import atan2, cos, degrees, floor, radians, sin

from affray.space.plane.measure import DEGREE

BITS = 40
ONE = 1 << BITS
HALF = ONE >> 1
QUARTER = 90 * DEGREE
TURN = 4 * QUARTER

DOUBT = 0.02
"""So near to the middle of two whole numbers a floating-point number is not trusted to round well; its error is less than a
twentieth of that on any machine."""
FINE_BITS = 80
FINE = 1 << FINE_BITS
PI, PI_UNIT = 31415926535897932384626433832795, 10**31


def wrap_heading(heading: int) -> int:
    """The same heading between 0 and 360 degrees, 360 left out.

    >>> wrap_heading(-90 * DEGREE) // DEGREE
    270
    """
    return heading % TURN


def turn_between(start: int, end: int) -> int:
    """The turn from one heading to another the shorter way, positive to the left; half a turn is to the left.

    >>> turn_between(350 * DEGREE, 10 * DEGREE) // DEGREE, turn_between(0, 270 * DEGREE) // DEGREE
    (20, -90)
    """
    left = (end - start) % TURN
    return left if left <= TURN // 2 else left - TURN


@lru_cache(maxsize=65536)
def direction(heading: int) -> tuple[int, int]:
    """Cosine and sine of a heading, times ONE.

    >>> direction(90 * DEGREE) == (0, ONE), direction(60 * DEGREE)[0] == ONE // 2
    (True, True)
    """
    quarters, rest = divmod(heading % TURN, QUARTER)
    if rest <= QUARTER // 2:
        x, y = _series(rest)
    else:
        y, x = _series(QUARTER - rest)
    for _ in range(quarters):
        x, y = -y, x
    return x, y


def _series(angle: int) -> tuple[int, int]:
    # Cosine and sine of 0 to 45 degrees.
    turned = radians(angle / DEGREE)
    cosine, sine = _nearest(cos(turned) * ONE), _nearest(sin(turned) * ONE)
    return _exact_series(angle) if cosine is None or sine is None else (cosine, sine)


def _nearest(value: float) -> int | None:
    # The nearest whole number where floating-point numbers leave no doubt about it.
    found = floor(value + 0.5)
    return found if abs(value - found) < 0.5 - DOUBT else None


def _exact_series(angle: int) -> tuple[int, int]:
    # Cosine and sine of 0 to 45 degrees: the terms x**k / k! in turn, four at a time, until they vanish.
    x = angle * PI * FINE // (180 * DEGREE * PI_UNIT)
    cosine, sine, term, power = 0, 0, FINE, 0
    while term:
        cosine += term
        term = (term * x >> FINE_BITS) // (power + 1)
        sine += term
        term = (term * x >> FINE_BITS) // (power + 2)
        cosine -= term
        term = (term * x >> FINE_BITS) // (power + 3)
        sine -= term
        power += 4
        term = (term * x >> FINE_BITS) // power
    coarse = FINE_BITS - BITS
    half = 1 << coarse - 1
    return (cosine + half) >> coarse, (sine + half) >> coarse


def rotate_offset(offset: tuple[int, int], angle: int) -> tuple[int, int]:
    """An offset turned to the left by an angle.

    >>> rotate_offset((3, 4), 90 * DEGREE)
    (-4, 3)
    """
    (x, y), (c, s) = offset, direction(angle)
    return (x * c - y * s + HALF) >> BITS, (x * s + y * c + HALF) >> BITS


def place_at_offset(at: tuple[int, int], heading: int, ahead: int, right: int) -> tuple[int, int]:
    """The place so far ahead and to the right of another, seen along a heading.

    >>> place_at_offset((10, 10), 90 * DEGREE, 5, 2)
    (12, 15)
    """
    c, s = direction(heading)
    return at[0] + ((ahead * c + right * s + HALF) >> BITS), at[1] + ((ahead * s - right * c + HALF) >> BITS)


def relative_offset(at: tuple[int, int], heading: int, point: tuple[int, int]) -> tuple[int, int]:
    """How far ahead and to the right of a place another lies, seen along a heading; both times ONE.

    >>> ahead, right = relative_offset((10, 10), 90 * DEGREE, (12, 15))
    >>> ahead >> BITS, right >> BITS
    (5, 2)
    """
    x, y = point[0] - at[0], point[1] - at[1]
    c, s = direction(heading)
    return x * c + y * s, x * s - y * c


@lru_cache(maxsize=65536)
def bearing(start: tuple[int, int], end: tuple[int, int]) -> int:
    """The heading from one place to another, to the nearest millionth of a degree; 0 if they are the same.

    >>> bearing((0, 0), (0, 7)) // DEGREE, bearing((0, 0), (-5, -5)) // DEGREE
    (90, 225)
    """
    x, y = end[0] - start[0], end[1] - start[1]
    if not x and not y:
        return 0
    quarters = 0
    while x <= 0 or y < 0:
        x, y, quarters = y, -x, quarters + 1
    angle = _slope(y, x) if y <= x else QUARTER - _slope(x, y)
    return (quarters * QUARTER + angle) % TURN


def is_steeper(rise: int, run: int, degrees: int) -> bool:
    """Whether a slope is at least so many whole degrees steep.

    >>> is_steeper(1, 1, 45), is_steeper(1, 2, 27), is_steeper(1, 2, 26)
    (True, False, True)
    """
    c, s = direction(degrees * DEGREE)
    return rise * c >= run * s


def _slope(rise: int, run: int) -> int:
    # The angle of a slope of 0 to 45 degrees.
    found = _nearest(degrees(atan2(rise, run)) * DEGREE)
    return _exact_slope(rise, run) if found is None else found


def _exact_slope(rise: int, run: int) -> int:
    # The angle of a slope of 0 to 45 degrees: whole degrees by a guess that is put right, the rest by the series of the arc
    # tangent.
    low = min(45, int(degrees(atan2(rise, run))))
    if low < 45 and is_steeper(rise, run, low + 1):
        low += 1
    elif not is_steeper(rise, run, low):
        low -= 1
    c, s = direction(low * DEGREE)
    tangent = ((rise * c - run * s) << FINE_BITS) // (rise * s + run * c)
    square = tangent * tangent
    total, power, odd = 0, tangent, 1
    while power:
        total += power // odd
        power = power * square >> 2 * FINE_BITS
        total -= power // (odd + 2)
        power = power * square >> 2 * FINE_BITS
        odd += 4
    half = PI * FINE // PI_UNIT // 2
    return low * DEGREE + (total * 180 * DEGREE + half) * PI_UNIT // (PI * FINE)
