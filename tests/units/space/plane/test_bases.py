"""Bases stand and turn as Shapely's rectangles do."""

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st
from shapely import affinity, box

from affray.space.plane import bases as plane
from affray.space.plane.bases import Base, Size, base_against, rectangle
from affray.space.plane.measure import DEGREE, INCH
from affray.space.plane.points import Point
from affray.space.plane.touching import is_touching, shared_edge
from affray.space.plane.turning import QUARTER, TURN, turn_between
from tests.plane_table import anywhere, bases, headings, points, polygon, sizes


@given(bases)
def test_a_base_is_a_turned_rectangle(base: Base) -> None:
    (x, y), (w, d) = base.at, base.size
    level = box((x - d / 2) / INCH, (y - w / 2) / INCH, (x + d / 2) / INCH, (y + w / 2) / INCH)
    expected = affinity.rotate(level, base.heading / DEGREE, origin=(x / INCH, y / INCH))
    assert polygon(rectangle(base).corners).symmetric_difference(expected).area < 1e-7


@given(bases)
def test_its_axes_hold_it(base: Base) -> None:
    shape = rectangle(base)
    for x, y, low, high in shape.axes:
        reached = [x * px + y * py for px, py in shape.corners]
        assert (min(reached), max(reached)) == (low, high)


@given(bases, points)
def test_a_shifted_base_is_the_same_to_the_last_unit(base: Base, way: Point) -> None:
    there = rectangle(base._replace(at=(base.at[0] + way[0], base.at[1] + way[1])))
    assert there.corners == tuple((x + way[0], y + way[1]) for x, y in rectangle(base).corners)


@given(bases)
def test_a_base_turned_by_a_quarter_has_width_and_depth_exchanged(base: Base) -> None:
    w, d = base.size
    other = rectangle(Base(base.at, base.heading + QUARTER, (d, w)))
    assert sorted(other.corners) == sorted(rectangle(base).corners) and other.axes == rectangle(base).axes


@given(bases, anywhere)
def test_to_advance_and_go_back_leads_home(base: Base, length: int) -> None:
    back = plane.advance_base(plane.advance_base(base, length), -length)
    assert max(abs(back.at[0] - base.at[0]), abs(back.at[1] - base.at[1])) <= 1 and back.heading == base.heading


@given(bases, st.integers(-TURN, TURN))
def test_a_pivot_keeps_the_place(base: Base, angle: int) -> None:
    there = plane.turn_base(base, angle)
    assert there.at == base.at and turn_between(base.heading + angle, there.heading) == 0
    assert 0 <= there.heading < TURN


@given(bases, sizes, headings, st.fractions(-1, 1))
def test_a_base_put_against_a_side_touches_that_side_and_looks_at_it(
    base: Base, size: Size, turn: int, share: float
) -> None:
    for side in range(4):
        long = base.size[0] if side % 2 == 0 else base.size[1]
        along = int(share * (long + size[0]) / 2 * 9 / 10)
        there = base_against(base, side, size, along)
        assert turn_between(base.heading + side * QUARTER, there.heading) == 2 * QUARTER
        assert is_touching(rectangle(base), rectangle(there))
        least = min(long, size[0], (long + size[0]) // 2 - abs(along))
        assert abs(shared_edge(rectangle(base), rectangle(there)) - least) <= 40


@pytest.mark.parametrize(
    ("side", "at"), [(plane.FRONT, (3, 0)), (plane.LEFT, (0, 2)), (plane.REAR, (-3, 0)), (plane.RIGHT, (0, -2))]
)
def test_the_sides_are_named_as_the_base_sees_them(side: int, at: Point) -> None:
    assert base_against(Base((0, 0), 0, (2, 4)), side, (2, 2)).at == at


def test_along_is_to_the_left_as_the_touched_side_sees_it() -> None:
    table = {side: base_against(Base((0, 0), 0, (4, 4)), side, (2, 2), along=1).at for side in range(4)}
    assert table == {plane.FRONT: (3, 1), plane.LEFT: (-1, 3), plane.REAR: (-3, -1), plane.RIGHT: (1, -3)}


def test_many_bases_become_shapes_in_order() -> None:
    row = [Base((x, y), 0, (2, 2)) for x, y in product((0, 9), (0, 9))]
    assert plane.rectangles(row) == tuple(rectangle(base) for base in row)
