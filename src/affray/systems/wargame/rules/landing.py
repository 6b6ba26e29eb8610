"""Where a move of a unit on foot or mounted leads: what of the unit it depends on, the places of its miniatures, and what is
near them. [UW-MOVE-01 UW-MOVE-02 UW-MOVE-03 UW-GEO-05]"""

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations
from math import isqrt
from typing import NamedTuple, TypeVar

import msgspec

from affray.space.plane.areas import has_box
from affray.space.plane.bases import Base, Size, rectangles, turned_alike
from affray.space.plane.crowds import REACH, overlap_among
from affray.space.plane.formations import (
    Grid,
    centre_of_grid,
    file_of,
    grid_places,
    is_each_linked,
    is_linked_by_places,
    is_one_chain,
    rank_of,
)
from affray.space.plane.measure import NEAR
from affray.space.plane.points import (
    Point,
    centre_most,
    distance,
    is_central,
    squared_distance,
)
from affray.space.plane.shapes import Box, Shape, bounds, is_beside
from affray.space.plane.turning import place_at_offset, wrap_heading
from affray.systems.wargame.content.codes import REGIMENT
from affray.systems.wargame.content.house_rules import House
from affray.systems.wargame.rules.contact import is_coherent

NOWHERE: Box = (0, 0, -1, -1)
"""The bounds of nothing."""


class Company(NamedTuple):
    """What of a unit its moves depend on: its type and formation, where its miniatures stand, files of a regiment (else
    0), heading, size of a base, and how far it may move in this action. [UW-MIN-02 UW-MOVE-01]"""

    type: int
    formation: int
    at: tuple[Point, ...]
    files: int
    heading: int
    size: Size
    reach: int


class Other(NamedTuple):
    """Another unit: its id, whether it is an enemy, where its centre-most miniature stands, its bases, their shapes and the
    bounds of all of them."""

    id: str
    enemy: bool
    at: Point
    bases: tuple[Base, ...] = ()
    shapes: tuple[Shape, ...] = ()
    box: Box = NOWHERE


class Arrangement(NamedTuple):
    """How the miniatures of a unit stand to each other: the first two that overlap, whether they are coherent, whether the
    one that is marked is in the middle."""

    overlap: tuple[int, int] | None = None
    coherent: bool = True
    central: bool = True


IN_GRID = Arrangement()
Thing = TypeVar("Thing", Other, Shape)
Meeting = tuple[Other, tuple[int, ...]]
"""An enemy, and the miniatures that touch him, by index."""


class Ground(msgspec.Struct, frozen=True, cache_hash=True):
    """The battlefield and its terrain. [UW-FLD-01 UW-GEO-11]"""

    field: Shape
    terrain: tuple[Shape, ...] = ()


class Order(NamedTuple):
    """What a player declares: the mark; a new heading, another number of files, a place for each miniature, where they are
    named; and whether it is a move away. [UW-MOVE-01 UW-MOVE-10]"""

    mark: Point
    heading: int | None = None
    files: int | None = None
    arrange: tuple[Point, ...] | None = None
    away: bool = False


# --- how far ----------------------------------------------------------------------------------------------------------
def measured_distance(company: Company, order: Order) -> int:
    """The distance from the centre-most miniature to the mark. [UW-MOVE-01]"""
    return distance(centre_of(company), order.mark)


def centre_of(company: Company) -> Point:
    """Where the centre-most miniature stands. [UW-GEO-03]"""
    return company.at[centre_index(company.at)]


@lru_cache(maxsize=1024)
def centre_index(at: tuple[Point, ...]) -> int:
    """Which miniature is the centre-most. [UW-GEO-03]"""
    return centre_most(at)


# --- the new place ----------------------------------------------------------------------------------------------------
def new_places(company: Company, order: Order) -> tuple[Point, ...]:
    """Where the miniatures would stand: the same grid round the mark, the places named, or the same offsets.
    [UW-MOVE-02 UW-MOVE-03 UW-MOVE-06]"""
    if company.formation == REGIMENT:
        files = company.files if order.files is None else order.files
        return grid_places(Grid(len(company.at), files, company.size, heading_after(company, order), order.mark))
    if order.arrange is not None:
        return order.arrange
    x, y = centre_of(company)
    return tuple((order.mark[0] + own[0] - x, order.mark[1] + own[1] - y) for own in company.at)


def arrangement_of(company: Company, order: Order, at: Sequence[Point], house: House) -> Arrangement:
    """How the miniatures would stand to each other; a grid is always in order. [UW-GEO-05 UW-GEO-06 UW-FORM-03]"""
    if company.formation == REGIMENT:
        return IN_GRID
    x, y = at[0]
    offsets = tuple((to_x - x, to_y - y) for to_x, to_y in at)
    heading = 0 if is_loose(offsets, company.size, house) else heading_after(company, order)
    return judge_arrangement(offsets, heading, company.size, centre_index(company.at), house)


@lru_cache(maxsize=4096)
def is_loose(offsets: tuple[Point, ...], size: Size, house: House) -> bool:
    """Whether miniatures stand far enough from each other to turn as they like, and near enough to be coherent by the places
    alone. [UW-GEO-05 UW-GEO-07]"""
    apart = size[0] ** 2 + size[1] ** 2
    if any(squared_distance(a, b) < apart for a, b in combinations(offsets, 2)):
        return False
    points = [Base(at, 0, (0, 0)) for at in offsets]
    return (is_each_linked if house.coherency else is_one_chain)(points, is_linked_by_places)


@lru_cache(maxsize=4096)
def judge_arrangement(offsets: tuple[Point, ...], heading: int, size: Size, marked: int, house: House) -> Arrangement:
    """How miniatures stand to each other, wherever they stand. [UW-GEO-03 UW-GEO-05 UW-FORM-03]"""
    bases = [Base(at, heading, size) for at in offsets]
    return Arrangement(overlap_among(rectangles(bases)), is_coherent(bases, house), is_central(offsets, marked))


def heading_after(company: Company, order: Order) -> int:
    """The heading after the move. [UW-MOVE-02]"""
    return company.heading if order.heading is None else wrap_heading(order.heading)


def shapes_of(company: Company, order: Order, at: Sequence[Point]) -> tuple[Shape, ...]:
    """The bases at their new places."""
    return turned_alike(at, heading_after(company, order), company.size)


def joint_bounds(shapes: Sequence[Shape]) -> Box:
    """The bounds of some shapes."""
    if not shapes:
        return NOWHERE
    lefts, lows, rights, highs = zip(*(shape.box for shape in shapes), strict=True)
    return min(lefts), min(lows), max(rights), max(highs)


def extent(at: Sequence[Point], size: Size) -> Box:
    """Bounds that bases of a size in some places do not leave, however they are turned."""
    left, low, right, high = bounds(at)
    room = (size[0] + size[1] + 1) // 2
    return left - room, low - room, right + room, high + room


def whole_shape(company: Company, order: Order) -> Shape:
    """A rectangle that holds all bases of a regiment after a move, with a hair to spare. [UW-GEO-06]"""
    number, (wide, deep), heading = len(company.at), company.size, heading_after(company, order)
    files = company.files if order.files is None else order.files
    ranks, centre = rank_of(number - 1, files) + 1, centre_of_grid(number, files, company.size)
    ahead = (2 * rank_of(centre, files) - (ranks - 1)) * deep // 2
    right = (files - 1 - 2 * file_of(centre, files)) * wide // 2
    middle = place_at_offset(order.mark, heading, ahead, right)
    return turned_alike((middle,), heading, (files * wide + NEAR, ranks * deep + NEAR))[0]


def outer_bounds(company: Company, order: Order) -> Box:
    """Bounds that no base of a unit leaves after a move, however it turns. [UW-GEO-06]"""
    if company.formation != REGIMENT:
        return extent(new_places(company, order), company.size)
    (x, y), number, files = order.mark, len(company.at), company.files if order.files is None else order.files
    far = radius_of_grid(number, files, company.size)
    return x - far, y - far, x + far, y + far


@lru_cache(maxsize=1024)
def radius_of_grid(number: int, files: int, size: Size) -> int:
    """How far the farthest place of a regiment's block is from its centre-most miniature, with a hair to spare. [UW-GEO-06]"""
    (wide, deep), centre = size, centre_of_grid(number, files, size)
    rank, file = rank_of(centre, files), file_of(centre, files)
    deepest = max(rank, rank_of(number - 1, files) - rank) * deep + deep // 2
    widest = max(file, files - 1 - file) * wide + wide // 2
    return isqrt(deepest**2 + widest**2) + 2 * NEAR


def is_shape_near(shape: Shape, box: Box) -> bool:
    """Whether bounds come near enough to a shape for what is in them to touch it. [UW-GEO-05]"""
    return is_box_near(shape.box, box) and not is_beside(shape, box, REACH)


def is_box_near(box: Box, other: Box) -> bool:
    """Whether two bounds come near enough for what is in them to touch. [UW-GEO-05]"""
    return (
        box[0] <= other[2] + REACH and other[0] <= box[2] + REACH
        and box[1] <= other[3] + REACH and other[1] <= box[3] + REACH
    )  # fmt: skip


def things_near(box: Box, things: Sequence[Thing]) -> list[Thing]:
    """The units or shapes whose bounds come near enough to others for what is in them to touch. [UW-GEO-05]"""
    left, low, right, high = box[0] - REACH, box[1] - REACH, box[2] + REACH, box[3] + REACH
    return [
        thing
        for thing in things
        if (other := thing.box)[0] <= right and left <= other[2] and other[1] <= high and low <= other[3]
    ]


def is_beyond_move(distance: int, reach: int) -> bool:
    """Whether a mark at a distance lies farther than a unit may go. [UW-MOVE-04]"""
    return distance > reach + NEAR


# --- what is near -----------------------------------------------------------------------------------------------------
class Landing(NamedTuple):
    """Where the miniatures would stand, what other units and terrain are near, which miniatures come near any of that or to
    the edge of the field, and the bases of those."""

    at: tuple[Point, ...]
    near: Sequence[Other]
    rocks: Sequence[Shape]
    close: Sequence[int]
    shapes: tuple[Shape, ...]


def landing_of(company: Company, order: Order, ground: Ground, others: Sequence[Other]) -> Landing:
    """Where a declared move would lead, and what is near there."""
    at = new_places(company, order)
    box = outer_bounds(company, order)
    near, rocks = things_near(box, others), things_near(box, ground.terrain)
    is_inside = has_box(ground.field, box)
    if is_inside and not near and not rocks:
        return Landing(at, (), (), (), ())
    if company.formation == REGIMENT:
        whole = whole_shape(company, order)
        near = [other for other in near if is_shape_near(whole, other.box)]
        rocks = [rock for rock in rocks if is_shape_near(whole, rock.box)]
        is_inside = has_box(ground.field, whole.box)
    boxes = [other.box for other in near] + [rock.box for rock in rocks]
    close = close_indexes(at, company.size, boxes) if is_inside else range(len(at))
    return Landing(at, near, rocks, close, shapes_of(company, order, [at[i] for i in close]) if close else ())


def is_amiss(company: Company, order: Order, ground: Ground, others: Sequence[Other]) -> bool:
    """Whether a base would surely lie off the field, as its middle does, or overlap one of another unit, as the circles in both
    do; False says nothing. [UW-MOVE-09 UW-MOVE-11]"""
    box = outer_bounds(company, order)
    near = things_near(box, others)
    left, low, right, high = ground.field.box
    is_inside = left <= box[0] and low <= box[1] and box[2] <= right and box[3] <= high
    if is_inside and not near:
        return False
    at = new_places(company, order)
    if not is_inside and any(not (left - NEAR <= x <= right + NEAR and low - NEAR <= y <= high + NEAR) for x, y in at):
        return True
    for other in near:
        apart = (min(company.size) + min(other.bases[0].size)) // 2 - 2 * REACH
        left, low, right, high = other.box
        close = [(x, y) for x, y in at if left <= x <= right and low <= y <= high]
        if apart > 0 and any(squared_distance(place, base.at) < apart**2 for place in close for base in other.bases):
            return True
    return False


def close_indexes(at: Sequence[Point], size: Size, boxes: Sequence[Box]) -> Sequence[int]:
    """The miniatures whose bases, however turned, may come near some bounds."""
    room = (size[0] + size[1] + 1) // 2 + REACH
    grown = [(left - room, low - room, right + room, high + room) for left, low, right, high in boxes]
    return [
        i
        for i, (x, y) in enumerate(at)
        if any(left <= x <= right and low <= y <= high for left, low, right, high in grown)
    ]
