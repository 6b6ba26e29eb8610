"""A line is hidden by what it runs through, not by what it grazes."""

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from shapely import LineString

from affray.space.plane import sight
from affray.space.plane.bases import Base, rectangle
from affray.space.plane.measure import DEGREE, INCH, inches
from affray.space.plane.points import Point
from affray.space.plane.shapes import Shape, outline
from affray.space.plane.sight import is_crossing
from affray.space.plane.turning import QUARTER, place_at_offset, rotate_offset
from tests.plane_table import bases, headings, outlines, points, polygon

boards = bases.map(rectangle) | outlines


@given(points, points, boards)
def test_what_is_crossed_is_what_shapely_crosses(start: Point, end: Point, shape: Shape) -> None:
    line = LineString([(x / INCH, y / INCH) for x, y in (start, end)]) if start != end else None
    whole = polygon(shape.corners)
    deep = line.intersection(whole.buffer(-1e-7)).length if line else 0.0
    wide = line.intersection(whole.buffer(1e-7)).length if line else 0.0
    assume(not (deep <= 2e-6 and wide >= 1e-7))  # along an edge or a corner: the tests below
    assert is_crossing(start, end, shape) == (deep > 2e-6)


@given(points, points, boards)
def test_a_line_is_the_same_from_both_ends(start: Point, end: Point, shape: Shape) -> None:
    assert is_crossing(start, end, shape) == is_crossing(end, start, shape)


@given(bases, st.integers(0, 3), st.integers(-INCH, 20 * INCH), st.integers(0, 20 * INCH))
def test_a_line_along_an_edge_of_a_turned_base_is_free(base: Base, side: int, before: int, after: int) -> None:
    outward = base.heading + side * QUARTER
    half = base.size[1 - side % 2] // 2
    start, end = place_at_offset(base.at, outward, half, -before), place_at_offset(base.at, outward, half, after)
    assert not is_crossing(start, end, rectangle(base))
    assert is_crossing(start, base.at, rectangle(base))


@given(headings)
def test_a_line_into_a_shape_by_a_corner_is_hidden_and_past_a_corner_or_along_an_edge_is_not(angle: int) -> None:
    def at(x: int, y: int) -> Point:
        return rotate_offset((x * INCH, y * INCH), angle)

    shape = outline((at(4, 4), at(6, 4), at(4, 6)))
    assert is_crossing(at(0, 0), at(8, 8), shape)
    assert not is_crossing(at(0, 8), at(8, 0), shape)
    assert not is_crossing(at(2, 8), at(8, 2), shape)


@pytest.mark.parametrize(("cut", "hidden"), [(0.0000002, False), (0.0000004, False), (0.0000006, True)])
def test_a_line_must_run_inside_for_more_than_a_millionth(cut: float, hidden: bool) -> None:
    # Square to the diagonal, so much before the corner (0, 0), the line lies inside for twice that length.
    square = outline(((0, 0), (INCH, 0), (INCH, INCH), (0, INCH)))
    deep = round(cut * INCH * 2**0.5)
    assert is_crossing((-INCH, INCH + deep), (INCH, deep - INCH), square) is hidden


@given(boards)
def test_a_place_alone_crosses_nothing(shape: Shape) -> None:
    middle = (
        sum(x for x, _ in shape.corners) // len(shape.corners),
        sum(y for _, y in shape.corners) // len(shape.corners),
    )
    assert not is_crossing(middle, middle, shape)
    assert is_crossing(middle, place_at_offset(middle, 30 * DEGREE, INCH // 100, 0), shape)


@given(points, st.lists(points, max_size=4), st.lists(boards, max_size=3))
def test_visible_are_those_whose_lines_cross_nothing(start: Point, targets: list[Point], shapes: list[Shape]) -> None:
    seen = sight.visible_places(start, targets, shapes)
    assert seen == tuple(i for i, target in enumerate(targets) if not sight.crossed_shapes(start, target, shapes))
    for target in targets:
        assert sight.is_clear(start, target, shapes) == (not any(is_crossing(start, target, shape) for shape in shapes))


def test_what_is_crossed_is_told_by_index() -> None:
    squares = [
        rectangle(Base((inches(x), inches(y)), 0, (INCH, INCH))) for x, y in ((2, 0), (4, 3), (6, 0.4), (8, 0.5))
    ]
    assert sight.crossed_shapes((0, 0), (9 * INCH, 0), squares) == (0, 2)
