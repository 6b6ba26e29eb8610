"""Directions agree with the mathematics to the last digit, and turns with each other."""

from fractions import Fraction
from math import atan2, cos, degrees, isclose, radians, sin

import pytest
from hypothesis import given
from hypothesis import strategies as st

from affray.space.plane import turning
from affray.space.plane.measure import DEGREE, INCH
from affray.space.plane.turning import ONE, QUARTER, TURN, direction
from tests.plane_table import anywhere, headings, points

angles = st.integers(-TURN, TURN)


@pytest.mark.parametrize(
    ("angle", "cosine", "sine"),
    [
        (DEGREE, "0.99984769515639123915701155881391", "0.01745240643728351281941897851632"),
        (15 * DEGREE, "0.96592582628906828674974319972890", "0.25881904510252076234889883762405"),
        (18 * DEGREE, "0.95105651629515357211643933337938", "0.30901699437494742410229341718282"),
        (30 * DEGREE, "0.86602540378443864676372317075294", "0.5"),
        (45 * DEGREE, "0.70710678118654752440084436210485", "0.70710678118654752440084436210485"),
    ],
)
def test_known_directions_are_the_nearest(angle: int, cosine: str, sine: str) -> None:
    assert direction(angle) == (round(Fraction(cosine) * ONE), round(Fraction(sine) * ONE))


@given(angles)
def test_a_direction_agrees_with_the_library_of_the_machine(angle: int) -> None:
    x, y = direction(angle)
    assert isclose(x / ONE, cos(radians(angle / DEGREE)), abs_tol=3e-12)
    assert isclose(y / ONE, sin(radians(angle / DEGREE)), abs_tol=3e-12)


@given(st.integers(0, QUARTER // 2), points)
def test_what_is_rounded_from_a_floating_point_number_is_the_series(angle: int, point: tuple[int, int]) -> None:
    assert turning._series(angle) == turning._exact_series(angle)
    rise, run = sorted(map(abs, point))
    if run:
        assert turning._slope(rise, run) == turning._exact_slope(rise, run)


@pytest.mark.parametrize(("value", "whole"), [(2.4, 2), (2.5, None), (2.51, None), (2.53, 3), (0.0, 0)])
def test_a_number_near_the_middle_of_two_is_in_doubt(value: float, whole: int | None) -> None:
    assert turning._nearest(value) == whole


@given(angles)
def test_directions_are_mirror_images_of_each_other(angle: int) -> None:
    x, y = direction(angle)
    assert direction(-angle) == (x, -y)
    assert direction(angle + QUARTER) == (-y, x)
    assert direction(QUARTER - angle) == (y, x)


@given(points, points)
def test_a_bearing_agrees_with_the_library_of_the_machine(a: tuple[int, int], b: tuple[int, int]) -> None:
    found = turning.bearing(a, b)
    assert 0 <= found < TURN
    expected = degrees(atan2(b[1] - a[1], b[0] - a[0]))
    assert abs(turning.turn_between(round(expected * DEGREE), found)) <= 1


@pytest.mark.parametrize(("point", "angle"), [((4, 3), 36_869_898), ((3, 4), 53_130_102), ((-3, 4), 126_869_898)])
def test_known_bearings_are_the_nearest(point: tuple[int, int], angle: int) -> None:
    assert turning.bearing((0, 0), point) == angle


@given(headings, st.integers(INCH // 10, 60 * INCH), points)
def test_going_on_a_heading_and_looking_back_gives_the_bearing(heading: int, length: int, at: tuple[int, int]) -> None:
    there = turning.place_at_offset(at, heading, length, 0)
    assert abs(turning.turn_between(turning.bearing(at, there), heading)) <= 1
    assert abs(turning.turn_between(turning.bearing(there, at) + TURN // 2, heading)) <= 1


@given(points, headings, anywhere, anywhere)
def test_what_is_placed_is_seen_there(at: tuple[int, int], heading: int, ahead: int, right: int) -> None:
    seen = turning.relative_offset(at, heading, turning.place_at_offset(at, heading, ahead, right))
    assert abs(seen[0] / ONE - ahead) <= 2 and abs(seen[1] / ONE - right) <= 2


@given(points, headings)
def test_turned_back_a_place_is_where_it_was(point: tuple[int, int], angle: int) -> None:
    x, y = turning.rotate_offset(turning.rotate_offset(point, angle), -angle)
    assert abs(x - point[0]) <= 2 and abs(y - point[1]) <= 2


@given(headings, headings)
def test_the_turn_between_two_headings_leads_from_one_to_the_other(start: int, end: int) -> None:
    turn = turning.turn_between(start, end)
    assert -TURN // 2 < turn <= TURN // 2 and turning.wrap_heading(start + turn) == turning.wrap_heading(end)


def test_a_place_has_no_bearing_to_itself_but_0() -> None:
    assert turning.bearing((7, 7), (7, 7)) == 0
