"""Outlines are convex polygons however they are drawn, and nothing else is."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from shapely import MultiPoint

from affray.space.plane import shapes
from affray.space.plane.measure import INCH
from affray.space.plane.points import Point
from affray.space.plane.shapes import Shape, outline
from tests.plane_table import outlines, points, polygon


@given(st.lists(points, min_size=3, max_size=12))
def test_the_hull_is_that_of_shapely_and_holds_every_place(places: list[Point]) -> None:
    corners = shapes.hull(places)
    if len(corners) < 3:
        assert all(shapes.cross_product(corners[0], corners[-1], place) == 0 for place in places)
        return
    assert set(corners) <= set(places)
    assert all(
        shapes.cross_product(a, b, place) >= 0
        for a, b in zip(corners, corners[1:] + corners[:1], strict=True)
        for place in places
    )
    expected = MultiPoint([(x / INCH, y / INCH) for x, y in places]).convex_hull
    assert polygon(corners).symmetric_difference(expected).area < 1e-9


@given(outlines, st.integers(0, 6), st.booleans())
def test_an_outline_may_start_anywhere_and_go_round_either_way(shape: Shape, start: int, back: bool) -> None:
    corners = list(shape.corners[start % len(shape.corners) :] + shape.corners[: start % len(shape.corners)])
    assert outline(corners[::-1] if back else corners) == shape


@given(outlines)
def test_an_outline_lies_between_its_bounds_along_every_axis(shape: Shape) -> None:
    for x, y, low, high in shape.axes:
        reached = [x * px + y * py for px, py in shape.corners]
        assert (min(reached), max(reached)) == (low, high) and low < high
    assert (shape.box[0], shape.box[3]) == (min(x for x, _ in shape.corners), max(y for _, y in shape.corners))


def test_opposite_edges_share_an_axis() -> None:
    assert [len(outline(corners).axes) for corners in (((0, 0), (9, 0), (9, 9), (0, 9)), ((0, 0), (9, 0), (0, 9)))] == [
        2,
        3,
    ]


def test_corners_that_are_none_and_places_told_twice_are_left_out() -> None:
    square = ((0, 0), (9, 0), (9, 9), (0, 9))
    assert outline(((0, 0), (4, 0), (9, 0), (9, 0), (9, 9), (0, 9), (0, 0))).corners == square


@pytest.mark.parametrize(
    "corners",
    [
        (),
        ((0, 0),),
        ((0, 0), (9, 0)),
        ((0, 0), (4, 0), (9, 0)),
        ((0, 0), (9, 0), (2, 2), (0, 9)),  # a dent
        ((0, 0), (9, 9), (9, 0), (0, 9)),  # crossed
        ((0, 0), (9, 0), (4, 0), (4, 4)),  # a spike
        ((0, -9), (6, 8), (-9, -3), (9, -3), (-6, 8)),  # a star: every turn is to the left
    ],
)
def test_what_is_not_convex_is_refused(corners: tuple[Point, ...]) -> None:
    with pytest.raises(ValueError, match="expected the corners of a convex outline one after the other, got "):
        outline(corners)


def test_a_field_without_room_is_refused() -> None:
    with pytest.raises(ValueError, match="convex outline"):
        shapes.field(0, 36 * INCH)
