"""The shortest ways round the terrain, for a computer player that wants to get somewhere. Engine suggestions (filler)."""

from collections.abc import Sequence
from functools import lru_cache
from heapq import heapify, heappop, heappush

from affray.space.plane.areas import has_point
from affray.space.plane.measure import INCH
from affray.space.plane.points import Point, distance, point_toward
from affray.space.plane.shapes import Shape
from affray.space.plane.sight import is_clear
from affray.systems.wargame.rules.landing import Ground

ROOM = INCH
"""So far outside the corners of terrain a way round it leads."""


@lru_cache(maxsize=16)
def turning_points(ground: Ground) -> tuple[Point, ...]:
    """Where ways round the terrain turn: beside its corners, on the field and outside all terrain."""
    found = (spot for shape in ground.terrain for spot in corner_neighbours(shape))
    return tuple(spot for spot in found if has_point(ground.field, spot) and not is_inside(spot, ground.terrain))


def corner_neighbours(shape: Shape) -> Sequence[Point]:
    """The places next to the corners of a shape, away from its middle."""
    left, low, right, high = shape.box
    middle = (left + right) // 2, (low + high) // 2
    return [point_toward(middle, corner, distance(middle, corner) + ROOM) for corner in shape.corners]


def is_inside(spot: Point, terrain: Sequence[Shape]) -> bool:
    """Whether a place lies in some terrain."""
    return any(has_point(shape, spot) for shape in terrain)


@lru_cache(maxsize=1024)
def legs_from(ground: Ground, spot: Point) -> tuple[tuple[Point, int], ...]:
    """The turning points to which a straight way from a place is clear, each with its distance."""
    return tuple(
        (other, distance(spot, other)) for other in turning_points(ground) if is_clear(spot, other, ground.terrain)
    )


@lru_cache(maxsize=256)
def way_lengths(ground: Ground, goal: Point) -> tuple[tuple[Point, int], ...]:
    """The length of the shortest way to a goal from each turning point from which there is one."""
    found: dict[Point, int] = {}
    for first, leg in legs_from(ground, goal):
        for spot, length in turning_lengths(ground, first):
            known = found.get(spot)
            if known is None or leg + length < known:
                found[spot] = leg + length
    return tuple(found.items())


@lru_cache(maxsize=1024)
def turning_lengths(ground: Ground, goal: Point) -> tuple[tuple[Point, int], ...]:
    """The length of the shortest way to a turning point from each from which there is one."""
    found: dict[Point, int] = {}
    waiting = [(0, goal)]
    while waiting:
        length, spot = heappop(waiting)
        if spot in found:
            continue
        found[spot] = length
        for other, leg in legs_from(ground, spot):
            if other not in found:
                heappush(waiting, (length + leg, other))
    return tuple(found.items())


@lru_cache(maxsize=20_000)
def shortest_way(ground: Ground, start: Point, goal: Point) -> tuple[int, Point]:
    """The length of the shortest way to a goal, and where it turns first: the goal itself where the straight way is
    clear. Where there is no way, the straight distance."""
    if is_clear(start, goal, ground.terrain):
        return distance(start, goal), goal
    found = [(distance(start, spot) + length, spot) for spot, length in way_lengths(ground, goal)]
    heapify(found)
    while found:
        far, spot = heappop(found)
        if is_clear(start, spot, ground.terrain):
            return far, spot
    return distance(start, goal), goal
