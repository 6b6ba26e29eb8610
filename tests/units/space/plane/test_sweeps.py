"""What a base sweeps holds every place of it on the way; what it meets, it meets in the order of the way."""

from itertools import pairwise

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from shapely import union_all

from affray.space.plane import sweeps
from affray.space.plane.bases import Base, advance_base, rectangle, turn_base
from affray.space.plane.crowds import near_pairs
from affray.space.plane.measure import DEGREE, INCH, NEAR, TOUCH
from affray.space.plane.shapes import Shape
from affray.space.plane.sweeps import Leg, first_contact, met_shapes, overlapped_shapes, pivot_leg, straight_leg
from affray.space.plane.touching import is_meeting
from affray.space.plane.turning import place_at_offset
from tests.plane_table import apart, bases, headings, outlines, polygon, sizes

lengths = st.integers(-32, 32).map(lambda n: n * INCH // 4) | st.integers(-8 * INCH, 8 * INCH)
angles = st.integers(-45, 45).map(lambda n: n * DEGREE) | st.integers(-45 * DEGREE, 45 * DEGREE)
boards = bases.map(rectangle) | outlines


@st.composite
def paths(draw: st.DrawFn) -> list[Leg]:
    base, legs = draw(bases), []
    for go in draw(st.lists(st.booleans(), min_size=1, max_size=4)):
        legs.append(straight_leg(base, draw(lengths)) if go else pivot_leg(base, draw(angles)))
        base = legs[-1].end
    return legs


@st.composite
def encounters(draw: st.DrawFn) -> tuple[list[Leg], Shape]:
    """A path, and a shape near the end of one of its legs or anywhere."""
    legs = draw(paths())
    near = st.integers(-2 * INCH, 2 * INCH)
    (x, y), heading, size = draw(st.sampled_from(legs)).end.at, draw(headings), draw(sizes)
    beside = st.builds(lambda dx, dy: rectangle(Base((x + dx, y + dy), heading, size)), near, near)
    return legs, draw(beside | outlines)


@given(bases, lengths, st.fractions(0, 1))
def test_a_straight_leg_sweeps_the_hull_of_its_ends(base: Base, length: int, share: float) -> None:
    leg = straight_leg(base, length)
    assert (leg.start, leg.end) == (base, advance_base(base, length)) and len(leg.swept) == 1
    ends = union_all([polygon(rectangle(end).corners) for end in (leg.start, leg.end)]).convex_hull
    area = polygon(leg.swept[0].corners)
    assert area.symmetric_difference(ends).area < 1e-6
    between = polygon(rectangle(advance_base(base, int(length * share))).corners)
    assert between.difference(area).area < 1e-6


@given(bases, lengths)
def test_the_axes_of_a_straight_leg_hold_it(base: Base, length: int) -> None:
    shape = straight_leg(base, length).swept[0]
    for x, y, low, high in shape.axes:
        reached = [x * px + y * py for px, py in shape.corners]
        assert (min(reached), max(reached)) == (low, high)


@given(bases, angles)
def test_a_pivot_sweeps_the_bases_at_every_5_degrees_and_at_the_end(base: Base, angle: int) -> None:
    leg = pivot_leg(base, angle)
    side = 1 if angle > 0 else -1
    turns = [side * n * 5 * DEGREE for n in range(9) if n * 5 * DEGREE < abs(angle)] + [angle]
    assert leg.swept == tuple(rectangle(turn_base(base, turn)) for turn in turns)
    assert leg.end == turn_base(base, angle) and leg.turn == angle


@given(paths(), st.lists(boards, max_size=4))
def test_what_is_met_is_what_some_part_of_the_area_meets(legs: list[Leg], shapes: list[Shape]) -> None:
    area = sweeps.swept_shapes(legs)
    assert area == tuple(part for leg in legs for part in leg.swept)
    expected = tuple(j for j, shape in enumerate(shapes) if any(is_meeting(part, shape) for part in area))
    assert met_shapes(legs, shapes) == expected
    gaps = [min(apart(part, shape) for part in area) for shape in shapes]
    assume(all(abs(abs(far) - 0.010001) > 1e-7 for far in gaps))
    assert expected == tuple(j for j, far in enumerate(gaps) if far < 0.010001)
    assert overlapped_shapes(legs, shapes) == tuple(j for j, far in enumerate(gaps) if far < -0.010001)
    assert {j for _, j in near_pairs(area, shapes)} >= set(expected)


@given(encounters())
def test_there_is_a_first_moment_just_where_something_is_met(encounter: tuple[list[Leg], Shape]) -> None:
    legs, shape = encounter
    assert (first_contact(legs, shape) is None) == (met_shapes(legs, [shape]) == ())


@given(encounters())
def test_at_the_first_moment_the_base_is_there_and_before_it_was_not(encounter: tuple[list[Leg], Shape]) -> None:
    legs, shape = encounter
    moment = first_contact(legs, shape)
    assume(moment is not None)
    assert moment is not None
    index, far = moment
    assert not any(met_shapes([leg], [shape]) for leg in legs[:index])
    leg = legs[index]
    if leg.turn:
        side = 1 if leg.turn > 0 else -1
        assert 0 <= far <= abs(leg.turn) and is_meeting(rectangle(turn_base(leg.start, side * far)), shape)
        assert not any(is_meeting(part, shape) for part in leg.swept[: -(-far // sweeps.STEP)])
        return
    sign = _sign(leg)
    there = rectangle(advance_base(leg.start, sign * far))
    # Along an axis a hundredth of an inch; from corner to corner of blunt shapes no more than the diagonal of that.
    if shape.turn >= 0:
        assert apart(there, shape) < 0.0142
    for back in range(2 * NEAR, far, max(far // 8, 1)):
        assert not is_meeting(rectangle(advance_base(leg.start, sign * (far - back))), shape)


def _sign(leg: Leg) -> int:
    forward = advance_base(leg.start, INCH)
    way = (leg.end.at[0] - leg.start.at[0], leg.end.at[1] - leg.start.at[1])
    ahead = (forward.at[0] - leg.start.at[0], forward.at[1] - leg.start.at[1])
    return 1 if way[0] * ahead[0] + way[1] * ahead[1] >= 0 else -1


@given(headings, sizes, st.integers(0, 20))
def test_what_stands_side_by_side_is_reached_at_once(heading: int, size: tuple[int, int], ahead: int) -> None:
    base = Base((0, 0), heading, (8 * INCH, 2 * INCH))
    way = INCH + size[1] // 2 + ahead * INCH // 4
    row = [rectangle(Base(place_at_offset(base.at, heading, way, shift * INCH), heading, size)) for shift in (-3, 0, 2)]
    moments = {first_contact([straight_leg(base, 8 * INCH)], shape) for shape in row}
    assert moments == {(0, max(0, ahead * INCH // 4 - TOUCH - NEAR))}


def test_moments_are_in_the_order_of_the_way() -> None:
    base = Base((0, 0), 0, (INCH, INCH))
    legs = [straight_leg(base, 2 * INCH)]
    legs.append(pivot_leg(legs[-1].end, 45 * DEGREE))
    legs.append(straight_leg(legs[-1].end, 4 * INCH))
    spots = ((0, -1), (2, 0), (2, -1.2), (3.3, 1.2), (5, 3))
    row = [rectangle(Base((round(x * INCH), round(y * INCH)), 0, (INCH, INCH))) for x, y in spots]
    moments = [first_contact(legs, shape) for shape in row]
    assert [moment and moment[0] for moment in moments] == [0, 0, 1, 2, 2]
    assert all(a is not None and b is not None and a < b for a, b in pairwise(moments))


@pytest.mark.parametrize("angle", [45 * DEGREE, -45 * DEGREE])
def test_a_pivot_reaches_what_its_corners_reach(angle: int) -> None:
    long = Base((0, 0), 0, (INCH, 4 * INCH))
    side = 1 if angle > 0 else -1
    beside = rectangle(Base((3 * INCH // 2, side * 3 * INCH // 2), 0, (INCH, INCH)))
    assert first_contact([pivot_leg(long, angle)], beside) == (0, 15 * DEGREE)
    assert first_contact([pivot_leg(long, -angle)], beside) is None
