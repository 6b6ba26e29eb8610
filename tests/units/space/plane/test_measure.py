"""Inches and degrees read back what was written; what is no number on a table is refused in words."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from affray.space.plane import measure
from affray.space.plane.measure import DEGREE, INCH

lengths = st.integers(-99_999 * INCH, 99_999 * INCH)


@given(lengths)
def test_inches_read_back(length: int) -> None:
    assert measure.read_inches(measure.write_inches(length)) == length


@given(st.integers(-99_999 * DEGREE, 99_999 * DEGREE))
def test_degrees_read_back(angle: int) -> None:
    assert measure.read_degrees(measure.write_degrees(angle)) == angle


@given(st.tuples(lengths, lengths))
def test_places_read_back(point: tuple[int, int]) -> None:
    assert measure.read_point(measure.write_point(point)) == point


@given(st.integers(-9_999_999, 9_999_999))
def test_a_number_with_four_decimals_is_exact(tenthousandths: int) -> None:
    assert measure.inches(tenthousandths / 10_000) == tenthousandths * (INCH // 10_000)


@pytest.mark.parametrize(
    ("text", "length"),
    [
        ("0", 0),
        ("6.", 6 * INCH),
        (" +7.50 ", 15 * INCH // 2),
        ("-0.25", -INCH // 4),
        (".5", INCH // 2),
        ("00012", 12 * INCH),
    ],
)
def test_inches_are_read_as_people_write_them(text: str, length: int) -> None:
    assert measure.read_inches(text) == length


@pytest.mark.parametrize("text", ["", "six", "1e3", "1,5", "0.0000000001", "123456", "--1", "1.2.3", ".", "-", "٣"])
def test_what_is_no_length_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"expected inches as a number with at most 9 decimals, such as 12\.5, got "):
        measure.read_inches(text)


def test_a_seventh_decimal_of_a_degree_is_refused() -> None:
    with pytest.raises(ValueError, match="expected degrees as a number with at most 6 decimals"):
        measure.read_degrees("0.1234567")


@pytest.mark.parametrize("text", ["", "3", "3;4"])
def test_a_place_needs_two_numbers(text: str) -> None:
    with pytest.raises(ValueError, match=r"expected a place in inches such as 12\.5,7, got "):
        measure.read_point(text)


@pytest.mark.parametrize("number", [float("nan"), float("inf"), 1e5, -100_000])
def test_a_number_out_of_all_bounds_is_refused(number: float) -> None:
    with pytest.raises(ValueError, match="expected inches between -100000 and 100000"):
        measure.inches(number)
    with pytest.raises(ValueError, match="expected degrees between"):
        measure.degrees(number)


def test_the_tolerance_is_a_millionth() -> None:
    assert measure.is_within(measure.inches(2.000001), measure.inches(2))
    assert not measure.is_within(measure.inches(2.0000011), measure.inches(2))
    assert measure.is_within_angle(measure.degrees(45.000001), measure.degrees(45))
    assert not measure.is_within_angle(measure.degrees(45.000002), measure.degrees(45))
