"""Which miniature of a unit goes where in a move, and what stands in the way of each. [UW-FLD-02 UW-MOVE-08]"""

from collections.abc import Sequence
from functools import lru_cache

from affray.space.plane.assignment import shortest_assignment
from affray.space.plane.points import Point
from affray.space.plane.shapes import Shape, bounds, hull, shape
from affray.space.plane.sight import is_clear
from affray.space.plane.touching import is_overlapping


def starts_of(old: tuple[Point, ...], new: tuple[Point, ...], *, kept: bool) -> tuple[Point, ...]:
    """Where the miniature that takes each new place stood: the one of the same rank and file where a regiment's grid is
    `kept`, else by the assignment with the shortest sum of ways. [UW-FLD-02]"""
    if kept:
        return old
    found = shortest_assignment(old, new)
    starts = [old[0]] * len(new)
    for start, place in zip(old, found, strict=True):
        starts[place] = start
    return tuple(starts)


@lru_cache(maxsize=1024)
def start_corners(old: tuple[Point, ...]) -> tuple[Point, Point]:
    """Two corners of the bounds of some places."""
    left, low, right, high = bounds(old)
    return (left, low), (right, high)


def is_barred(old: tuple[Point, ...], new: tuple[Point, ...], terrain: Sequence[Shape], *, kept: bool) -> bool:
    """Whether the straight way of any miniature runs through terrain. [UW-FLD-02]"""
    if not terrain:
        return False
    left, low, right, high = bounds((*start_corners(old), *new))
    near = [
        piece
        for piece in terrain
        if piece.box[0] < right and left < piece.box[2] and piece.box[1] < high and low < piece.box[3]
    ]
    if not near:
        return False
    corners = hull((*old, *new))
    if len(corners) > 2:
        every_way = shape(corners)
        near = [piece for piece in near if is_overlapping(every_way, piece)]
    if not near:
        return False
    ways = zip(starts_of(old, new, kept=kept), new, strict=True)
    return not all(is_clear(start, end, near) for start, end in ways)
