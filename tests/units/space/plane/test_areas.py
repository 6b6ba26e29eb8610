"""Regions hold what lies in them or on their border; round templates cover what is near their middle."""

import cmath
import math
from itertools import pairwise

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from affray.space.plane import areas
from affray.space.plane.bases import Base, rectangle, rectangles
from affray.space.plane.measure import DEGREE, INCH, inches
from affray.space.plane.points import Point
from affray.space.plane.shapes import Shape, field
from tests.plane_table import bases, headings, outlines, points, polygon, spot

radii = st.sampled_from((3 * INCH // 2, 3 * INCH, INCH // 3))


@given(outlines, points)
def test_a_region_holds_the_places_that_shapely_finds_in_it(region: Shape, point: Point) -> None:
    far = polygon(region.corners).distance(spot(point))
    assume(far == 0 or far > 1.01 * spike(region.corners))
    assert areas.has_point(region, point) == (far == 0)


def spike(corners: tuple[Point, ...]) -> float:
    """How far before the sharpest corner of a region its edges meet if each is a millionth of an inch further out, in inches."""
    around = [complex(*corner) for corner in (*corners, *corners[:2])]
    edges = [b - a for a, b in pairwise(around)]
    sharpest = min(abs(cmath.phase(-before / after)) for before, after in pairwise(edges))
    return 1e-6 / math.sin(sharpest / 2)


@given(outlines)
def test_a_region_holds_its_own_corners_and_itself(region: Shape) -> None:
    assert all(areas.has_point(region, corner) for corner in region.corners) and areas.has_all_shapes(region, [region])


@given(outlines, st.lists(bases.map(rectangle), max_size=3))
def test_a_region_holds_shapes_that_lie_wholly_in_it(region: Shape, shapes: list[Shape]) -> None:
    over = [polygon(shape.corners).difference(polygon(region.corners)).area for shape in shapes]
    assume(all(area < 1e-12 or area > 1e-6 for area in over))
    assert areas.has_all_shapes(region, shapes) == all(area < 1e-12 for area in over)


@pytest.mark.parametrize(("x", "held"), [(47.5, True), (47.500001, True), (47.5000011, False)])
def test_a_base_may_stand_on_the_edge_of_the_field(x: float, held: bool) -> None:
    base = Base((inches(x), inches(0.5)), 0, (INCH, INCH))
    assert areas.has_all_shapes(field(48 * INCH, 36 * INCH), [rectangle(base)]) is held


@given(headings)
def test_a_base_put_to_the_edge_in_any_direction_is_held(heading: int) -> None:
    shape = rectangle(Base((0, 0), heading, (INCH, 2 * INCH)))
    there = rectangle(Base((-shape.box[0], -shape.box[1]), heading, (INCH, 2 * INCH)))
    assert areas.has_all_shapes(field(48 * INCH, 36 * INCH), [there])


@given(points, radii, points)
def test_a_template_covers_places_within_its_radius(centre: Point, radius: int, point: Point) -> None:
    far = spot(centre).distance(spot(point)) - radius / INCH
    assume(abs(far - 1e-6) > 1e-7)
    assert areas.is_covered(centre, radius, point) == (far < 1e-6)


@given(points, radii, bases)
def test_a_template_covers_part_of_the_bases_that_it_reaches(centre: Point, radius: int, base: Base) -> None:
    shape = rectangle(base)
    far = spot(centre).distance(polygon(shape.corners)) - radius / INCH
    assume(abs(far - 1e-6) > 1e-7)
    assert areas.is_partly_covered(centre, radius, shape) == (far < 1e-6)
    assert not areas.is_covered(centre, radius, base.at) or areas.is_partly_covered(centre, radius, shape)


def test_a_template_of_an_inch_and_a_half_ends_there() -> None:
    row = [Base((inches(x), 0), 30 * DEGREE, (INCH, INCH)) for x in (1.5, 1.6)]
    assert [areas.is_covered((0, 0), inches(1.5), base.at) for base in row] == [True, False]
    assert [areas.is_partly_covered((0, 0), inches(1.5), shape) for shape in rectangles(row)] == [True, True]
