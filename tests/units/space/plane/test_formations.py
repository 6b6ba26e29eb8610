"""Regiments are grids from any miniature's place; skirmishers hang together by links."""

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from affray.space.plane import formations
from affray.space.plane.bases import Base, rectangle, rectangles
from affray.space.plane.crowds import overlap_among
from affray.space.plane.formations import Grid, grid_places, is_in_front, is_linked, is_linked_at_edges
from affray.space.plane.measure import DEGREE, INCH, NEAR, inches
from affray.space.plane.points import Point, centre_most, is_near
from affray.space.plane.touching import gap, is_touching
from affray.space.plane.turning import ONE, place_at_offset, relative_offset
from tests.plane_table import bases, carried, headings, points, sizes


@st.composite
def grids(draw: st.DrawFn) -> Grid:
    number = draw(st.integers(1, 20))
    return Grid(number, draw(st.integers(1, number)), draw(sizes), draw(headings), draw(points))


@given(grids())
def test_a_grid_stands_around_its_centre_most_miniature(grid: Grid) -> None:
    found = grid_places(grid)
    centre = formations.centre_of_grid(grid.number, grid.files, grid.size)
    assert len(found) == grid.number and found[centre] == grid.at
    assert centre_most(found) == centre


@given(grids())
def test_a_miniature_stands_behind_and_beside_the_first_by_its_rank_and_file(grid: Grid) -> None:
    wide, deep = grid.size
    found = grid_places(grid)
    for index, place in enumerate(found):
        ahead, right = relative_offset(found[0], grid.heading, place)
        rank, file = formations.rank_of(index, grid.files), formations.file_of(index, grid.files)
        assert abs(ahead / ONE + rank * deep) <= 4 and abs(right / ONE - file * wide) <= 4


@given(grids())
def test_no_base_of_a_regiment_overlaps_and_each_touches_the_next(grid: Grid) -> None:
    shapes = rectangles(formations.grid_bases(grid))
    assert overlap_among(shapes) is None
    for index in range(1, grid.number):
        beside = index - 1 if formations.file_of(index, grid.files) else index - grid.files
        assert is_touching(shapes[index], shapes[beside])


@given(grids(), st.integers(-20, 20), st.integers(-20, 20))
def test_the_front_is_the_front_edge_and_45_degrees_from_either_end(grid: Grid, ahead: int, right: int) -> None:
    files, (wide, deep) = grid.files, grid.size
    ahead, right = ahead * INCH // 4, right * INCH // 4
    left_end, right_end = grid_places(grid)[0], grid_places(grid)[files - 1]
    middle = ((left_end[0] + right_end[0]) // 2, (left_end[1] + right_end[1]) // 2)
    point = place_at_offset(middle, grid.heading, deep // 2 + ahead, right)
    assert is_in_front(grid, point) == (ahead >= 0 and 2 * abs(right) <= files * wide + 2 * ahead)


@given(grids(), st.sampled_from((-1, 1)))
def test_the_border_of_the_front_has_the_width_of_the_tolerance(grid: Grid, side: int) -> None:
    first = grid_places(grid)[0] if side < 0 else grid_places(grid)[grid.files - 1]
    wide, deep = grid.size
    for over, seen_ in ((0, True), (NEAR - 8, True), (NEAR + 8, False)):
        point = place_at_offset(first, grid.heading, deep // 2 + 3 * INCH, side * (wide // 2 + 3 * INCH + over))
        assert is_in_front(grid, point) is seen_
        assert is_in_front(grid, place_at_offset(first, grid.heading, deep // 2 - over, 0)) is seen_


@pytest.mark.parametrize("files", [0, 4, -1])
def test_a_regiment_has_as_many_files_as_miniatures_at_most(files: int) -> None:
    with pytest.raises(ValueError, match=f"expected 1 to 3 files for a regiment of 3, got {files}"):
        grid_places(Grid(3, files, (INCH, INCH), 0, (0, 0)))


# --- skirmishers ------------------------------------------------------------------------------------------------------
units = st.lists(bases, min_size=1, max_size=9)
close_units = st.lists(
    st.builds(
        Base,
        st.tuples(*(2 * [st.integers(-8, 8).map(lambda n: n * INCH // 2)])),
        st.sampled_from((0, 30 * DEGREE, 90 * DEGREE)),
        sizes,
    ),
    max_size=9,
)
Link = Callable[[Base, Base], bool]


def plain_link(a: Base, b: Base) -> bool:
    return is_near(a.at, b.at, 2 * INCH) or is_touching(rectangle(a), rectangle(b))


def plain_edges(a: Base, b: Base) -> bool:
    return gap(rectangle(a), rectangle(b)) <= 2 * INCH + NEAR


def plain_chain(unit: list[Base], link: Link) -> bool:
    """Whether each reaches each, by Warshall's closure."""
    size = range(len(unit))
    reach = [[i == j or link(unit[i], unit[j]) for j in size] for i in size]
    for k in size:
        for i in size:
            for j in size:
                reach[i][j] = reach[i][j] or (reach[i][k] and reach[k][j])
    return all(map(all, reach))


@given(units | close_units, st.sampled_from(((is_linked, plain_link), (is_linked_at_edges, plain_edges))))
def test_a_unit_is_one_chain_if_each_reaches_each(unit: list[Base], links: tuple[Link, Link]) -> None:
    link, plain = links
    assert formations.is_one_chain(unit, link) == plain_chain(unit, plain)


@given(close_units, st.sampled_from(((is_linked, plain_link), (is_linked_at_edges, plain_edges))))
def test_neighbours_are_links_to_another(unit: list[Base], links: tuple[Link, Link]) -> None:
    link, plain = links
    lonely = [i for i, a in enumerate(unit) if not any(plain(a, b) for j, b in enumerate(unit) if i != j)]
    assert formations.is_each_linked(unit, link) == (len(unit) < 2 or not lonely)


@given(close_units, headings, points)
def test_who_is_chained_does_not_depend_on_where_the_table_stands(unit: list[Base], angle: int, way: Point) -> None:
    # At a gap of just a hundredth the last digits decide; half inches leave none such but at 30 degrees.
    level = [base._replace(heading=0) for base in unit]
    there = [carried(base, angle, way) for base in level]
    for start in range(len(level)):
        assert formations.chain_of(level, start=start) == formations.chain_of(there, start=start)


@pytest.mark.parametrize(("apart", "chain"), [(2, True), (2.000001, True), (2.0000011, False), (2.1, False)])
def test_two_inches_are_the_limit_of_a_link(apart: float, chain: bool) -> None:
    pair = [Base((0, 0), 0, (INCH, INCH)), Base((inches(apart), 0), 0, (INCH, INCH))]
    assert formations.is_one_chain(pair) is chain
    assert formations.is_one_chain(pair, is_linked_at_edges)


@pytest.mark.parametrize(("apart", "chain"), [(3, True), (3.000001, True), (3.0000011, False)])
def test_from_edge_to_edge_the_limit_is_the_same(apart: float, chain: bool) -> None:
    pair = [Base((0, 0), 0, (INCH, INCH)), Base((inches(apart), 0), 0, (INCH, INCH))]
    assert formations.is_one_chain(pair, is_linked_at_edges) is chain


def test_bases_at_the_same_place_are_neighbours_and_one_alone_is_whole() -> None:
    base = Base((0, 0), 0, (INCH, INCH))
    assert formations.is_each_linked([base, base]) and formations.is_each_linked([base])
    assert formations.is_one_chain([base]) and formations.is_one_chain([]) and formations.chain_of([]) == ()
