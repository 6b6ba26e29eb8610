"""Zones as their players see them, whichever edge lies behind them."""

import pytest

from affray.space.plane.areas import has_point
from affray.space.plane.measure import DEGREE
from affray.systems.wargame.position.state import Zone, zone_shape
from affray.systems.wargame.position.zones import forward_share, marks, places_across, stretches
from tests.units.wargame.lineup import at, box

UP = Zone(tuple(at(*spot) for spot in box(0, 0, 20, 8)), 90 * DEGREE)
DOWN = Zone(UP.outline, 270 * DEGREE)
ACROSS = Zone(tuple(at(*spot) for spot in box(0, 0, 8, 20)), 0)
BACK = Zone(ACROSS.outline, 180 * DEGREE)


@pytest.mark.parametrize(
    ("zone", "front", "rear"),
    [
        (UP, (10, 8), (10, 0)), (DOWN, (10, 0), (10, 8)), (ACROSS, (8, 10), (0, 10)), (BACK, (0, 10), (8, 10)),
    ],
)  # fmt: skip
def test_the_first_mark_is_in_the_middle_of_the_front(
    zone: Zone, front: tuple[int, int], rear: tuple[int, int]
) -> None:
    assert next(marks(zone)) == at(*front)
    assert forward_share(zone, at(*front)) == 1 and forward_share(zone, at(*rear)) == 0
    assert len(stretches(zone)) == 12 and len(set(sum(stretches(zone), ()))) == 9 * 21


@pytest.mark.parametrize("heading", [0, 30, 90, 150, 200, 270])
def test_places_across_a_zone_lie_in_it_side_by_side(heading: int) -> None:
    zone = Zone(UP.outline, heading * DEGREE)
    places = places_across(Zone(ACROSS.outline, 0), 5) if not heading else places_across(zone, 1)
    assert all(has_point(zone_shape(ACROSS if not heading else zone), place) for place in places)
    if not heading:
        assert places == tuple(at(4, y) for y in (18, 14, 10, 6, 2))
