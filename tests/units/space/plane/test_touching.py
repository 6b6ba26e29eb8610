"""Overlap, gap and contact agree with Shapely, with each other, and with the table turned and shifted."""

from math import isclose

import pytest
from hypothesis import assume, example, given
from hypothesis import strategies as st

from affray.space.plane import touching
from affray.space.plane.bases import Base, advance_base, base_against, rectangle
from affray.space.plane.measure import DEGREE, INCH, NEAR, TOUCH, inches
from affray.space.plane.points import Point
from affray.space.plane.shapes import Shape, outline
from affray.space.plane.touching import depth, gap, is_meeting, is_overlapping, is_touching, is_touching_along_edge
from tests.plane_table import apart, bases, carried, headings, outlines, points, polygon, sizes, spot

CLOSE = 1e-7
boards = bases.map(rectangle) | outlines


@st.composite
def neighbours(draw: st.DrawFn) -> tuple[Base, Base]:
    """Two bases side by side, drawn apart or pushed together by a little."""
    base = draw(bases)
    other = base_against(base, draw(st.integers(0, 3)), draw(sizes), draw(st.integers(-INCH, INCH)))
    shift = draw(st.sampled_from((0, 2, TOUCH, TOUCH + NEAR, 2 * TOUCH, INCH)) | st.integers(0, 3 * TOUCH))
    way = draw(st.sampled_from(((1, 0), (-1, 0), (0, 1), (-1, 1))))
    return base, Base((other.at[0] + way[0] * shift, other.at[1] + way[1] * shift), other.heading, other.size)


pairs = st.tuples(bases, bases) | neighbours()
shapes = pairs.map(lambda pair: (rectangle(pair[0]), rectangle(pair[1]))) | st.tuples(boards, boards)


@given(shapes)
def test_depth_and_gap_are_those_of_shapely(two: tuple[Shape, Shape]) -> None:
    a, b = two
    expected = apart(a, b)
    if expected <= 0:
        assert isclose(depth(a, b) / INCH, -expected, abs_tol=CLOSE)
        assert gap(a, b) <= CLOSE * INCH
    else:
        assert isclose(gap(a, b) / INCH, expected, abs_tol=CLOSE)
        assert depth(a, b) <= CLOSE * INCH


@given(shapes)
def test_contact_and_overlap_are_what_depth_and_gap_say(two: tuple[Shape, Shape]) -> None:
    a, b = two
    assert is_overlapping(a, b) == (
        depth(a, b) > TOUCH + NEAR or (depth(a, b) == TOUCH + NEAR and is_overlapping(a, b))
    )
    assert is_touching(a, b) == (not is_overlapping(a, b) and gap(a, b) <= TOUCH + NEAR)
    assert is_meeting(a, b) == (is_overlapping(a, b) or is_touching(a, b))
    assert not (is_touching_along_edge(a, b) and not is_touching(a, b))


@given(shapes)
def test_it_is_the_same_from_both_sides(two: tuple[Shape, Shape]) -> None:
    a, b = two
    assert depth(a, b) == depth(b, a) and gap(a, b) == gap(b, a)
    assert touching.shared_edge(a, b) == touching.shared_edge(b, a)
    assert is_touching(a, b) == is_touching(b, a) and is_overlapping(a, b) == is_overlapping(b, a)


@given(pairs, headings, points)
def test_a_turned_and_shifted_table_changes_nothing_but_the_last_digits(
    two: tuple[Base, Base], angle: int, way: Point
) -> None:
    a, b = map(rectangle, two)
    c, d = (rectangle(carried(base, angle, way)) for base in two)
    assert abs(depth(a, b) - depth(c, d)) <= 8
    assert abs(gap(a, b) - gap(c, d)) <= 8


@given(neighbours(), headings)
def test_contact_stays_when_the_table_is_turned(two: tuple[Base, Base], angle: int) -> None:
    a, b = map(rectangle, two)
    # Where a hair decides, the last digits may.
    assume(abs(abs(depth(a, b)) - TOUCH - NEAR) > 8 and abs(gap(a, b) - TOUCH - NEAR) > 8)
    c, d = (rectangle(carried(base, angle, (0, 0))) for base in two)
    assert is_touching(a, b) == is_touching(c, d) and is_overlapping(a, b) == is_overlapping(c, d)


@given(bases, bases, points)
def test_bases_that_are_turned_alike_are_compared_as_any_two_shapes(one: Base, other: Base, at: Point) -> None:
    a, b = rectangle(one), rectangle(Base(at, one.heading + 90 * DEGREE, other.size))
    plain_a, plain_b = outline(a.corners), outline(b.corners)
    assert abs(depth(a, b) - depth(plain_a, plain_b)) <= 12
    assert abs(gap(a, b) - gap(plain_a, plain_b)) <= 12


@given(boards, points)
def test_the_gap_to_a_place_is_that_of_shapely(shape: Shape, point: Point) -> None:
    assert isclose(touching.gap_to(point, shape) / INCH, polygon(shape.corners).distance(spot(point)), abs_tol=CLOSE)


@pytest.mark.parametrize("heading", [0, 30 * DEGREE, 123_456_789])
@pytest.mark.parametrize(
    ("distance", "contact", "overlap"),
    [
        (1.02, False, False),
        (1.0100011, False, False),
        (1.01, True, False),
        (1.0, True, False),
        (0.99, True, False),
        (0.9899985, False, True),
        (0.8, False, True),
    ],
)
def test_a_hundredth_of_an_inch_is_contact_in_any_direction(
    heading: int, distance: float, contact: bool, overlap: bool
) -> None:
    base = Base((3 * INCH, 5 * INCH), heading, (INCH, INCH))
    ahead = advance_base(base, inches(distance))
    assert is_touching(rectangle(base), rectangle(ahead)) is contact
    assert is_overlapping(rectangle(base), rectangle(ahead)) is overlap


@pytest.mark.parametrize(
    ("x", "y", "contact"), [(1.0, 1.0, True), (1.007, 1.007, True), (1.008, 1.008, False), (1.02, 1.0, False)]
)
def test_corners_touch_when_the_straight_way_between_them_is_short(x: float, y: float, contact: bool) -> None:
    square = Base((0, 0), 0, (INCH, INCH))
    assert is_touching(rectangle(square), rectangle(square._replace(at=(inches(x), inches(y))))) is contact


@given(bases, st.integers(0, 3), sizes, st.integers(-3 * INCH, 3 * INCH))
@example(Base((0, 0), 0, (INCH, INCH)), 0, (INCH, INCH), INCH - TOUCH)
def test_an_edge_is_shared_where_the_two_run_beside_each_other(base: Base, side: int, size: Point, along: int) -> None:
    other = base_against(base, side, size, along)
    long = base.size[side % 2]
    shared = max(0, min(long, size[0], (long + size[0]) // 2 - abs(along)))
    assume(abs(shared - TOUCH - NEAR) > 50)
    assert abs(touching.shared_edge(rectangle(base), rectangle(other)) - shared) <= 50 or shared < TOUCH
    assert is_touching_along_edge(rectangle(base), rectangle(other)) == (shared > TOUCH)


def test_a_corner_against_the_middle_of_an_edge_shares_none() -> None:
    square = rectangle(Base((0, 0), 0, (INCH, INCH)))
    half_diagonal = inches(0.5 * 2**0.5)
    diamond = rectangle(Base((INCH // 2 + half_diagonal, 0), 45 * DEGREE, (INCH, INCH)))
    assert is_touching(square, diamond) and not is_touching_along_edge(square, diamond)


def test_edges_that_are_almost_parallel_share_only_what_lies_close() -> None:
    long = rectangle(Base((0, 0), 0, (10 * INCH, INCH)))
    leaning = rectangle(Base((INCH, 0), DEGREE, (INCH, INCH)))
    shared = touching.shared_edge(long, leaning)
    # A hundredth of an inch at one degree is 0.573 inches.
    assert inches(0.9) < shared <= INCH
    steep = touching.shared_edge(long, rectangle(Base((inches(1.08), 0), 10 * DEGREE, (INCH, INCH))))
    assert inches(0.05) < steep < inches(0.12)
