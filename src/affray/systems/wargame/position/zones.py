"""Deployment zones as their players see them: forward is where they look, whichever edge of the field lies behind them.
[UW-VIC-01]

A zone that looks up or down the field, within 45 degrees, is measured along its edges, as all zones of two players once were.
"""

from collections.abc import Iterator
from functools import lru_cache

from affray.space.plane.measure import DEGREE, INCH
from affray.space.plane.points import Point
from affray.space.plane.turning import BITS, place_at_offset, relative_offset
from affray.systems.wargame.position.state import Zone, zone_shape

STEP = INCH
STRETCHES, ROWS = 6, 2
"""A zone is divided into so many stretches across and so many deep; in each a place is offered."""
ORIGIN = (0, 0)
Span = tuple[int, int, int, int]
"""The rear, the left, the front and the right border of something, seen along a heading."""


def is_upright(heading: int) -> bool:
    """Whether a heading leads up or down the field rather than across it."""
    return 45 * DEGREE <= heading % (180 * DEGREE) <= 135 * DEGREE


def looks_up(heading: int) -> bool:
    """Whether an upright heading leads up."""
    return heading % (360 * DEGREE) < 180 * DEGREE


def span_along(points: tuple[Point, ...], heading: int) -> Span:
    """How far some points reach, ahead and to the right of the origin."""
    seen = [relative_offset(ORIGIN, heading, point) for point in points]
    ahead, right = [far >> BITS for far, _ in seen], [far >> BITS for _, far in seen]
    return min(ahead), min(right), max(ahead), max(right)


# --- marks ------------------------------------------------------------------------------------------------------------
def marks(zone: Zone) -> Iterator[Point]:
    """Marks an inch apart all over a zone, those by the edge that faces the enemy and near the middle first."""
    return (mark for mark, _, _ in placed_marks(zone))


def placed_marks(zone: Zone) -> Iterator[tuple[Point, int, int]]:
    """The same marks, each with the stretch across and the row in depth that it lies in."""
    if not is_upright(zone.heading):
        yield from turned_marks(zone)
        return
    left, low, right, high = zone_shape(zone).box
    middle = (left + right) // 2
    rows = sorted(range(low, high + 1, STEP), reverse=looks_up(zone.heading))
    columns = sorted(range(left, right + 1, STEP), key=lambda x: (abs(x - middle), x))
    for y in rows:
        for x in columns:
            yield (x, y), part_of(x, left, right, STRETCHES), part_of(y, low, high, ROWS)


def turned_marks(zone: Zone) -> Iterator[tuple[Point, int, int]]:
    """The marks of a zone that looks across the field, in rows along its front."""
    rear, left, front, right = span_along(zone.outline, zone.heading)
    middle = (left + right) // 2
    for ahead in range(front, rear - 1, -STEP):
        for aside in sorted(range(left, right + 1, STEP), key=lambda far: (abs(far - middle), far)):
            mark = place_at_offset(ORIGIN, zone.heading, ahead, aside)
            yield mark, part_of(aside, left, right, STRETCHES), part_of(ahead, rear, front, ROWS)


def part_of(at: int, low: int, high: int, parts: int) -> int:
    """In which of so many equal parts a place lies.

    >>> [part_of(at, 10, 22, 6) for at in (10, 13, 22)]
    [0, 1, 5]
    """
    return min(parts - 1, (at - low) * parts // max(1, high - low))


@lru_cache(maxsize=16)
def stretches(zone: Zone) -> tuple[tuple[Point, ...], ...]:
    """The marks of a zone by stretches, those that face the enemy and near the middle first."""
    found: dict[tuple[int, int], list[Point]] = {}
    for mark, across, deep in placed_marks(zone):
        found.setdefault((across, deep), []).append(mark)
    return tuple(map(tuple, found.values()))


# --- depth and width --------------------------------------------------------------------------------------------------
def forward_share(zone: Zone, mark: Point) -> float:
    """How far in front of its zone a place lies: from 0, its rear edge, to 1."""
    if not is_upright(zone.heading):
        rear, _, front, _ = span_along(zone.outline, zone.heading)
        return ((relative_offset(ORIGIN, zone.heading, mark)[0] >> BITS) - rear) / max(1, front - rear)
    _, low, _, high = zone_shape(zone).box
    share = (mark[1] - low) / max(1, high - low)
    return share if looks_up(zone.heading) else 1.0 - share


def places_across(zone: Zone, number: int) -> tuple[Point, ...]:
    """So many places across the middle of a zone."""
    rear, left, front, right = span_along(zone.outline, zone.heading)
    spread = (left + (2 * n + 1) * (right - left) // (2 * number) for n in range(number))
    return tuple(place_at_offset(ORIGIN, zone.heading, (rear + front) // 2, aside) for aside in spread)
