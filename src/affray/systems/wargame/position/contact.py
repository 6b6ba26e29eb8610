"""Which units touch, face and see each other on the field. [UW-GEO-05 UW-FORM-04 UW-MEL-01 UW-MEL-09 UW-RNG-01
UW-RNG-02]"""

from functools import lru_cache
from math import isqrt

from affray.core import Refusal
from affray.space.plane.arcs import arc
from affray.space.plane.crowds import contacts
from affray.space.plane.formations import Grid, centre_of_grid, is_in_front, rank_of
from affray.space.plane.points import Point, squared_distance
from affray.space.plane.shapes import Shape
from affray.space.plane.touching import gap
from affray.space.plane.turning import BITS, relative_offset
from affray.systems.wargame.content.codes import REGIMENT
from affray.systems.wargame.content.house_rules import House
from affray.systems.wargame.position.state import (
    KEPT,
    State,
    Unit,
    box_of,
    centre_of,
    is_fielded,
    shapes_of,
    sight_blockers,
    size_of,
)
from affray.systems.wargame.rules.contact import contact_test
from affray.systems.wargame.rules.landing import is_box_near
from affray.systems.wargame.rules.ranged import is_seen_enough, unseen_refusal
from affray.systems.wargame.rules.sight import visible_targets

Touching = tuple[tuple[int, ...], tuple[int, ...]]


@lru_cache(maxsize=16 * KEPT)
def contact_indexes(one: Unit, other: Unit, house: House) -> Touching:
    """The miniatures of each of two units that are in contact with the other unit, by index. [UW-GEO-05 UW-MEL-02]"""
    mine, theirs = shapes_of(one), shapes_of(other)
    return contacts(mine, theirs, contact_test(house)) if is_box_near(box_of(one), box_of(other)) else ((), ())


def is_in_contact(state: State, i: int, j: int) -> bool:
    """Whether two units on the field are in contact. [UW-MEL-01]"""
    return are_in_contact(state.figures[i], state.figures[j], state.house)


def are_in_contact(one: Unit, other: Unit, house: House) -> bool:
    """The same of the units themselves."""
    return is_fielded(one) and is_fielded(other) and bool(contact_indexes(one, other, house)[0])


@lru_cache(maxsize=4 * KEPT)
def engaged_enemies(state: State, i: int) -> tuple[int, ...]:
    """The enemies that a unit is in contact with."""
    own = state.figures[i]
    if not is_fielded(own):
        return ()
    box = box_of(own)
    return tuple(
        j
        for j, unit in enumerate(state.figures)
        if unit.side != own.side and is_fielded(unit) and is_box_near(box, box_of(unit)) and is_in_contact(state, i, j)
    )


@lru_cache(maxsize=16 * KEPT)
def gap_of(one: Unit, other: Unit) -> int:
    """What separates the nearest bases of two units. [UW-GEO-05]"""
    apart = [
        (squared_distance(start, end), mine, theirs)
        for start, mine in zip(one.at, shapes_of(one), strict=True)
        for end, theirs in zip(other.at, shapes_of(other), strict=True)
    ]
    # Bases whose centres are farther apart than the nearest ones by half of all their sides are not the nearest.
    room = isqrt(min(far for far, _, _ in apart)) + 1 + (sum(size_of(one)) + sum(size_of(other))) // 2
    return min(gap(mine, theirs) for far, mine, theirs in apart if far <= room * room)


# --- arcs -------------------------------------------------------------------------------------------------------------
def grid_of(unit: Unit) -> Grid:
    """A regiment as its grid. [UW-GEO-06]"""
    size = size_of(unit)
    centre = centre_of_grid(len(unit.at), unit.files, size)
    return Grid(len(unit.at), unit.files, size, unit.heading, unit.at[centre])


def is_facing(unit: Unit, point: Point) -> bool:
    """Whether a point lies in the front facing of a regiment; before other units all points do. [UW-GEO-08 UW-FORM-04]"""
    return unit.formation != REGIMENT or is_in_front(grid_of(unit), point)


def is_behind(unit: Unit, point: Point) -> bool:
    """Whether a place lies behind the line of a regiment's rear edge. [UW-VEH-07]"""
    if unit.formation != REGIMENT:
        return False
    last, deep = rank_of(len(unit.at) - 1, unit.files), size_of(unit)[1]
    ahead, _ = relative_offset(unit.at[0], grid_of(unit).heading, point)
    return (ahead >> BITS) < -(last * deep + deep // 2)


def is_facing_in_melee(state: State, i: int, j: int) -> bool:
    """Whether a unit in contact has another one in front of it: of a regiment, at least one miniature that it touches.
    [UW-FORM-04]"""
    unit, target = state.figures[i], state.figures[j]
    return any(is_facing(unit, target.at[index]) for index in contact_indexes(unit, target, state.house)[1])


def is_facing_at_range(state: State, i: int, j: int) -> bool:
    """Whether a unit has the centre-most miniature of another in front of it. [UW-FORM-04 UW-RNG-02]"""
    return is_facing(state.figures[i], centre_of(state.figures[j]))


def arc_of(state: State, i: int, j: int) -> int:
    """The arc of a vehicle in which the centre-most miniature of another unit lies. [UW-VEH-10 UW-GEO-09]"""
    vehicle = state.figures[i]
    return arc(vehicle.at[0], vehicle.heading, centre_of(state.figures[j]))


# --- sight ------------------------------------------------------------------------------------------------------------
def screens(state: State, i: int, j: int) -> tuple[Shape, ...]:
    """What may hide unit j from unit i: terrain that blocks sight; under `units_block_sight` the bases of third units.
    [UW-GEO-10]"""
    terrain = sight_blockers(state.board)
    if not state.house.units_block_sight:
        return terrain
    third = (unit for n, unit in enumerate(state.figures) if n not in (i, j) and is_fielded(unit))
    return (*terrain, *(shape for unit in third for shape in shapes_of(unit)))


def visible_miniatures(state: State, i: int, j: int) -> tuple[int, ...]:
    """The miniatures of unit j that unit i sees: its centre-most miniature, or under `los_from` any of it. [UW-RNG-01]"""
    unit = state.figures[i]
    eyes = unit.at if state.house.los_from else (centre_of(unit),)
    return visible_targets(eyes, state.figures[j].at, screens(state, i, j))


def sight_refusal(state: State, i: int, j: int) -> Refusal | None:
    """Why unit j, being hidden, is no target of unit i; None when enough of it is seen. [UW-RNG-01]"""
    found, number = len(visible_miniatures(state, i, j)), len(state.figures[j].at)
    return None if is_seen_enough(found, number) else unseen_refusal(found, number)
