"""Distances, ways and centres of places."""

from fractions import Fraction
from math import hypot

import pytest
from hypothesis import given
from hypothesis import strategies as st

from affray.space.plane import points as plane
from affray.space.plane.measure import INCH, NEAR, inches
from affray.space.plane.points import Point
from tests.plane_table import points

several = st.lists(points, min_size=1, max_size=9)


@given(points, points)
def test_a_distance_is_the_hypotenuse_from_both_ends(a: Point, b: Point) -> None:
    assert plane.distance(a, b) == plane.distance(b, a)
    assert abs(plane.distance(a, b) - hypot(a[0] - b[0], a[1] - b[1])) <= 1.001


@given(points, points)
def test_near_is_at_most_the_limit_and_the_tolerance(a: Point, b: Point) -> None:
    far = plane.distance(a, b)
    assert plane.is_near(a, b, far - NEAR + 1)
    assert not plane.is_near(a, b, far - NEAR - 1)


def test_nothing_is_near_within_less_than_nothing() -> None:
    assert plane.is_near((5, 5), (5, 5), 0) and not plane.is_near((5, 5), (5, 5), -2 * NEAR)


@given(points, points, st.integers(0, 40 * INCH))
def test_toward_goes_so_far_on_the_line(a: Point, b: Point, length: int) -> None:
    there = plane.point_toward(a, b, length)
    if a == b:
        assert there == a
        return
    assert abs(plane.distance(a, there) - length) <= 2
    whole = plane.distance(a, b)
    aside = abs((b[0] - a[0]) * (there[1] - a[1]) - (b[1] - a[1]) * (there[0] - a[0]))
    assert aside <= 2 * (whole + 1)


@given(several)
def test_the_centroid_is_the_mean(places: list[Point]) -> None:
    x, y = plane.centroid(places)
    assert abs(x - Fraction(sum(p[0] for p in places), len(places))) <= Fraction(1, 2)
    assert abs(y - Fraction(sum(p[1] for p in places), len(places))) <= Fraction(1, 2)


@given(several)
def test_the_centre_most_is_nearest_to_the_mean_and_the_first_of_equals(places: list[Point]) -> None:
    x, y = (sum(axis) / len(places) for axis in zip(*places, strict=True))
    far = [hypot(p[0] - x, p[1] - y) for p in places]
    found = plane.centre_most(places)
    assert far[found] <= min(far) + NEAR + 1
    assert all(other > min(far) + NEAR - 1 for other in far[:found])


@given(several, points)
def test_the_centre_most_moves_with_the_unit(places: list[Point], way: Point) -> None:
    assert plane.centre_most([(x + way[0], y + way[1]) for x, y in places]) == plane.centre_most(places)


@pytest.mark.parametrize(("shift", "centre"), [(0.0000005, 0), (0.000002, 1)])
def test_a_tie_within_a_millionth_goes_to_the_first(shift: float, centre: int) -> None:
    # The mean of the three stands still, so the first is farther from it by the shift.
    places = [(0, inches(-1 - shift)), (0, inches(1)), (0, inches(3 + shift)), (0, inches(-3))]
    assert plane.centre_most(places) == centre


def test_no_places_have_no_centre() -> None:
    with pytest.raises(ValueError, match="expected at least one place, got none"):
        plane.centroid([])
    with pytest.raises(ValueError, match="expected at least one place, got none"):
        plane.centre_most([])


@given(st.integers(0, 10**12), st.integers(0, 10**12), st.integers(0, 10**4))
def test_roots_are_compared_exactly(far: int, least: int, slack: int) -> None:
    # root(far) <= root(least) + slack, squared twice by hand.
    low, high = Fraction(far - least - slack * slack), 2 * slack
    assert plane.is_root_within(far, least, slack) == (low <= 0 or low * low <= high * high * least)
    root = int(far**0.5)
    assert plane.is_root_within(root * root, max(0, root - slack) ** 2, slack)
