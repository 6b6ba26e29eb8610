"""Arcs are angles from the heading; a border belongs to the arc nearer the front."""

from math import atan2, degrees

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from affray.space.plane.arcs import arc
from affray.space.plane.bases import FRONT, LEFT, REAR, RIGHT
from affray.space.plane.measure import DEGREE, INCH
from affray.space.plane.points import Point
from affray.space.plane.turning import place_at_offset
from tests.plane_table import headings, points


def plain_arc(angle: float) -> int:
    if abs(angle) <= 45:
        return FRONT
    if abs(angle) <= 135:
        return LEFT if angle > 0 else RIGHT
    return REAR


@given(points, headings, points)
def test_the_arc_is_that_of_the_angle(at: Point, heading: int, point: Point) -> None:
    angle = (degrees(atan2(point[1] - at[1], point[0] - at[0])) - heading / DEGREE + 180) % 360 - 180
    assume(min(abs(abs(angle) - 45), abs(abs(angle) - 135)) > 3e-6)
    assert arc(at, heading, point) == plain_arc(angle if point != at else 0)


@given(points, headings, st.integers(INCH, 40 * INCH))
def test_a_border_belongs_to_the_arc_nearer_the_front(at: Point, heading: int, far: int) -> None:
    corners = [
        place_at_offset(at, heading, ahead * far, right * far) for ahead, right in ((1, -1), (1, 1), (-1, -1), (-1, 1))
    ]
    assert [arc(at, heading, corner) for corner in corners] == [FRONT, FRONT, LEFT, RIGHT]


@pytest.mark.parametrize(
    ("angle", "expected"),
    [(45_000_001, FRONT), (45_000_002, LEFT), (135_000_001, LEFT), (135_000_002, REAR), (180_000_000, REAR)],
)
def test_the_tolerance_is_a_millionth_of_a_degree(angle: int, expected: int) -> None:
    mirrored = {LEFT: RIGHT}.get(expected, expected)
    # Far away, where a millionth of a degree is 17 inches; an inch of it inside the border.
    for heading in (0, 10 * DEGREE, 123_456_789):
        assert arc((0, 0), heading, place_at_offset((0, 0), heading + angle, 10**18, 10**9)) == expected
        assert arc((0, 0), heading, place_at_offset((0, 0), heading - angle, 10**18, -(10**9))) == mirrored


def test_the_middle_of_the_vehicle_is_in_front() -> None:
    assert arc((3, 4), 77 * DEGREE, (3, 4)) == FRONT
