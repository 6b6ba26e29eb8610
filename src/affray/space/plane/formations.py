"""Regiments as grids of ranks and files, and the coherency of skirmishers."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import NamedTuple

from affray.space.plane.bases import Base, Size, rectangle
from affray.space.plane.measure import INCH, NEAR, TOUCH
from affray.space.plane.points import Point, centre_most, squared_distance
from affray.space.plane.touching import gap, is_touching, is_touching_along_edge
from affray.space.plane.turning import BITS, HALF, ONE, direction, relative_offset

LINK = 2 * INCH
"""How far apart linked skirmishers may be. [UW-GEO-07]"""


# --- regiments --------------------------------------------------------------------------------------------------------
class Grid(NamedTuple):
    """A regiment: number of miniatures, files, size of a base, heading, place of its centre-most miniature.
    [UW-GEO-06]"""

    number: int
    files: int
    size: Size
    heading: int
    at: Point


def rank_of(index: int, files: int) -> int:
    """The rank in which a miniature stands, 0 the front. [UW-GEO-06]"""
    return index // files


def file_of(index: int, files: int) -> int:
    """The file in which a miniature stands, 0 the left end as seen from behind. [UW-GEO-06]"""
    return index % files


@lru_cache(maxsize=4096)
def centre_of_grid(number: int, files: int, size: Size) -> int:
    """The index of the centre-most miniature of a regiment. Raises ValueError unless it has 1 to `number` files.
    [UW-GEO-03, UW-GEO-06]

    >>> from affray.space.plane.measure import INCH
    >>> centre_of_grid(10, 5, (INCH, INCH)), centre_of_grid(7, 4, (INCH, INCH))
    (2, 1)
    """
    if not 1 <= files <= number:
        raise ValueError(f"expected 1 to {number} files for a regiment of {number}, got {files}")
    wide, deep = size
    return centre_most([(file_of(index, files) * wide, -rank_of(index, files) * deep) for index in range(number)])


@lru_cache(maxsize=256)
def grid_places(grid: Grid) -> tuple[Point, ...]:
    """Where the miniatures of a regiment stand, by index. Raises ValueError unless it has 1 to its number of files.
    [UW-GEO-06]

    >>> grid_places(Grid(3, 2, (10, 20), 0, (0, 0)))
    ((0, 0), (0, -10), (-20, 0))
    """
    number, files, (wide, deep), heading, at = grid
    centre = centre_of_grid(number, files, grid.size)
    centre_rank, centre_file = rank_of(centre, files), file_of(centre, files)
    (x, y), (c, s) = at, direction(heading)
    x, y = (x << BITS) + HALF, (y << BITS) + HALF
    aheads = [(centre_rank - rank) * deep for rank in range(rank_of(number - 1, files) + 1)]
    rights = [(file - centre_file) * wide for file in range(files)]
    aside = [(right * s, right * c) for right in rights]
    found = [
        ((on_x + by_x) >> BITS, (on_y - by_y) >> BITS)
        for on_x, on_y in [(x + ahead * c, y + ahead * s) for ahead in aheads]
        for by_x, by_y in aside
    ]
    return tuple(found[:number])


def grid_bases(grid: Grid) -> tuple[Base, ...]:
    """The bases of a regiment, by index. [UW-GEO-02, UW-GEO-06]"""
    return tuple(Base(at, grid.heading, grid.size) for at in grid_places(grid))


def is_in_front(grid: Grid, point: Point) -> bool:
    """Whether a place lies in the front facing of a regiment. [UW-GEO-08]

    >>> from affray.space.plane.measure import DEGREE, INCH
    >>> ten = Grid(10, 5, (INCH, INCH), 90 * DEGREE, (10 * INCH, 10 * INCH))
    >>> [is_in_front(ten, (x, 23 * INCH // 2)) for x in (27 * INCH // 2, 136 * INCH // 10)]
    [True, False]
    """
    number, files, (wide, deep), heading, at = grid
    centre = centre_of_grid(number, files, grid.size)
    ahead, right = relative_offset(at, heading, point)
    # Seen from the middle of the front edge, and doubled, since that may lie between two files.
    ahead = 2 * ahead - (2 * rank_of(centre, files) + 1) * deep * ONE
    right = 2 * right - (files - 1 - 2 * file_of(centre, files)) * wide * ONE
    slack = 2 * NEAR * ONE
    return ahead >= -slack and abs(right) <= files * wide * ONE + ahead + slack


# --- skirmishers ------------------------------------------------------------------------------------------------------
Linked = Callable[[Base, Base], bool]
Whole = Callable[[Sequence[Base], Linked], bool]


def is_linked_by_places(a: Base, b: Base) -> bool:
    """Whether two miniatures are at most 2 inches apart, measured from their middles. [UW-GEO-07]"""
    return squared_distance(a.at, b.at) <= (LINK + NEAR) ** 2


def is_linked(a: Base, b: Base) -> bool:
    """Whether two miniatures are at most 2 inches apart, or in contact. [UW-GEO-07]"""
    apart = squared_distance(a.at, b.at)
    if apart <= (LINK + NEAR) ** 2:
        return True
    return apart <= _reach(a, b, TOUCH) ** 2 and is_touching(rectangle(a), rectangle(b))


def is_linked_along_edge(a: Base, b: Base) -> bool:
    """Whether two miniatures are at most 2 inches apart, or in contact along an edge: the reading corner_contact=false.
    [UW-GEO-05, UW-GEO-07]

    >>> from affray.space.plane.measure import INCH
    >>> large = [Base((x * INCH, y * INCH), 0, (3 * INCH, 3 * INCH)) for x, y in ((0, 0), (3, 3), (3, 2))]
    >>> [(is_linked(large[0], other), is_linked_along_edge(large[0], other)) for other in large[1:]]
    [(True, False), (True, True)]
    """
    apart = squared_distance(a.at, b.at)
    if apart <= (LINK + NEAR) ** 2:
        return True
    return apart <= _reach(a, b, TOUCH) ** 2 and is_touching_along_edge(rectangle(a), rectangle(b))


def is_linked_at_edges(a: Base, b: Base) -> bool:
    """Whether the bases of two miniatures are at most 2 inches apart: the reading coherency_measure=edge. [UW-GEO-07]"""
    apart = squared_distance(a.at, b.at)
    if apart <= (LINK + NEAR) ** 2:
        return True
    return apart <= _reach(a, b, LINK) ** 2 and gap(rectangle(a), rectangle(b)) <= LINK + NEAR


def _reach(a: Base, b: Base, apart: int) -> int:
    # With no more than so much between two bases their middles are no farther apart: no corner is farther from its
    # middle than half the width and half the depth.
    return (a.size[0] + a.size[1] + b.size[0] + b.size[1]) // 2 + apart + 2 * NEAR


def is_one_chain(unit: Sequence[Base], link: Linked = is_linked) -> bool:
    """Whether all miniatures of a unit are linked, directly or through others. [UW-GEO-07]

    >>> from affray.space.plane.measure import INCH
    >>> row = [Base((x * INCH, 0), 0, (INCH, INCH)) for x in (0, 2, 5, 7)]
    >>> is_one_chain(row), is_one_chain(row[:2])
    (False, True)
    """
    return len(chain_of(unit, link)) == len(unit)


def chain_of(unit: Sequence[Base], link: Linked = is_linked, start: int = 0) -> tuple[int, ...]:
    """The miniatures linked with one of a unit, directly or through others, by index and with that one; none where the
    unit has none. [UW-GEO-07]

    >>> from affray.space.plane.measure import INCH
    >>> chain_of([Base((x * INCH, 0), 0, (INCH, INCH)) for x in (0, 2, 5, 7)], start=2)
    (2, 3)
    """
    if not unit:
        return ()
    waiting, left = [start], [index for index in range(len(unit)) if index != start]
    for index in waiting:
        joined = [other for other in left if link(unit[index], unit[other])]
        waiting += joined
        left = [other for other in left if other not in joined]
    return tuple(sorted(waiting))


def is_each_linked(unit: Sequence[Base], link: Linked = is_linked) -> bool:
    """Whether every miniature of a unit is linked to another, or is alone: the reading coherency=neighbour. [UW-GEO-07]

    >>> from affray.space.plane.measure import INCH
    >>> is_each_linked([Base((x * INCH, 0), 0, (INCH, INCH)) for x in (0, 2, 5, 7)])
    True
    """
    if len(unit) < 2:
        return True
    return all(any(link(a, b) for j, b in enumerate(unit) if j != i) for i, a in enumerate(unit))
