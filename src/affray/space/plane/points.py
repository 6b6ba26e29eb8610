"""Places on the table, pairs of billionths of an inch: distances, the way from one to another, the centre of several."""

from collections.abc import Iterator, Sequence
from math import isqrt
from typing import TypeAlias

from affray.space.plane.measure import NEAR

Point: TypeAlias = tuple[int, int]


def squared_distance(a: Point, b: Point) -> int:
    """The square of the distance of two places."""
    x, y = a[0] - b[0], a[1] - b[1]
    return x * x + y * y


def distance(a: Point, b: Point) -> int:
    """The distance of two places, rounded down.

    >>> distance((0, 0), (3, 4))
    5
    """
    return isqrt(squared_distance(a, b))


def is_near(a: Point, b: Point, limit: int) -> bool:
    """Whether two places are at most so far apart. [UW-GEO-04]

    >>> is_near((0, 0), (3, 4), 5), is_near((0, 0), (3000, 4000), 2000)
    (True, False)
    """
    limit += NEAR
    return limit >= 0 and squared_distance(a, b) <= limit * limit


def point_toward(start: Point, end: Point, length: int) -> Point:
    """The place so far from a start on the straight line to an end, or beyond it; the start itself if they are one.

    >>> point_toward((0, 0), (30, 40), 5), point_toward((0, 0), (0, 0), 5)
    ((3, 4), (0, 0))
    """
    x, y = end[0] - start[0], end[1] - start[1]
    way = isqrt((x * x + y * y) << 80)
    if not way:
        return start
    return start[0] + _nearest(x * length << 40, way), start[1] + _nearest(y * length << 40, way)


def centroid(points: Sequence[Point]) -> Point:
    """The mean of some places, to the nearest unit. Raises ValueError for none. [UW-GEO-03]

    >>> centroid(((0, 0), (2, 0), (4, 6)))
    (2, 2)
    """
    if not points:
        raise ValueError("expected at least one place, got none")
    return _nearest(sum(x for x, _ in points), len(points)), _nearest(sum(y for _, y in points), len(points))


def centre_most(points: Sequence[Point]) -> int:
    """The index of the place nearest to the mean of all; of those as near, within the tolerance, the lowest.

    Raises ValueError for no places. [UW-GEO-03, UW-GEO-04]

    >>> from affray.space.plane.measure import INCH
    >>> centre_most(((0, 0), (2 * INCH, 0), (4 * INCH, 0)))
    1
    """
    if not points:
        raise ValueError("expected at least one place, got none")
    return next(_central(points))


def is_central(points: Sequence[Point], index: int) -> bool:
    """Whether a place is the one nearest to the mean of all, or as near as another. [UW-GEO-03, UW-GEO-04]

    >>> is_central(((0, 0), (10**9, 0), (2 * 10**9, 0)), 0), is_central(((0, 0), (10**9, 0)), 1)
    (False, True)
    """
    return index in _central(points)


def _central(points: Sequence[Point]) -> Iterator[int]:
    # The places nearest to the mean, which is not rounded, by index.
    n, (xs, ys) = len(points), zip(*points, strict=True)
    sum_x, sum_y = sum(xs), sum(ys)
    squares = [(n * x - sum_x) ** 2 + (n * y - sum_y) ** 2 for x, y in points]
    least, slack = min(squares), n * NEAR
    return (index for index, far in enumerate(squares) if far == least or is_root_within(far, least, slack))


def is_root_within(far: int, least: int, slack: int) -> bool:
    """Whether the square root of `far` is at most that of `least` plus a slack, exactly.

    >>> is_root_within(121, 100, 1), is_root_within(122, 100, 1)
    (True, False)
    """
    over = far - least - slack * slack
    return over <= 0 or over * over <= 4 * slack * slack * least


def _nearest(over: int, under: int) -> int:
    return (2 * over + under) // (2 * under)
