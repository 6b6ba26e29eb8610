"""The part of a position that the next move of a unit hangs on: its moves are worked out once for as long as that stays."""

from collections.abc import Iterable
from functools import lru_cache
from math import isqrt

from msgspec.structs import replace

from affray.space.plane.points import Point, squared_distance
from affray.space.plane.shapes import Box
from affray.systems.wargame.position.state import (
    KEPT,
    ROUND,
    UNDECIDED,
    State,
    Unit,
    box_of,
    centre_of,
    foes,
    is_fielded,
    move_of,
    size_of,
)
from affray.systems.wargame.rules.body import UNHURT
from affray.systems.wargame.rules.landing import centre_index, extent, is_box_near

NEAREST = 4
"""So many of the nearest enemies are looked at, however far away they are."""


@lru_cache(maxsize=4 * KEPT)
def enemies_by_distance(state: State, i: int) -> tuple[int, ...]:
    """The enemies of unit i on the field, the nearest first."""
    start = centre_of(state.figures[i])
    found = foes(state, state.figures[i].side)
    return tuple(sorted(found, key=lambda n: squared_distance(start, centre_of(state.figures[n]))))


def radius_of(at: tuple[Point, ...]) -> int:
    """How far the farthest of some places is from the centre-most."""
    centre = at[centre_index(at)]
    return 1 + isqrt(max(squared_distance(centre, place) for place in at))


@lru_cache(maxsize=16 * KEPT)
def reach_box(unit: Unit) -> Box:
    """Bounds that no base of a unit leaves in its next move, however it turns and reforms."""
    wide, deep = size_of(unit)
    (x, y), number = centre_of(unit), len(unit.at)
    turned = move_of(unit) + radius_of(unit.at)
    reformed = (number * wide) // 2 + 4 * deep if unit.files else 0
    room = max(turned, reformed) + wide + deep
    return x - room, y - room, x + room, y + room


def contact_box(unit: Unit, foe: Unit) -> Box:
    """Bounds that no base of a unit leaves that gathers round another."""
    left, low, right, high = box_of(foe)
    room = (len(unit.at) + 1) * sum(size_of(unit))
    return left - room, low - room, right + room, high + room


def is_box_within(box: Box, other: Box) -> bool:
    """Whether bounds lie in others."""
    return other[0] <= box[0] and other[1] <= box[1] and box[2] <= other[2] and box[3] <= other[3]


def is_in_reach(unit: Unit, places: Iterable[Point]) -> bool:
    """Whether places lie where the next move of a unit may lead its miniatures."""
    return is_box_within(extent(tuple(places), size_of(unit)), reach_box(unit))


@lru_cache(maxsize=4 * KEPT)
def surroundings(state: State, i: int) -> tuple[State, int]:
    """The position with only those units that a move of unit i may meet, and the nearest enemies; and the index of i there."""
    return part_of(state, i, (reach_box(state.figures[i]),), enemies_by_distance(state, i)[:NEAREST])


@lru_cache(maxsize=KEPT)
def contact_surroundings(state: State, i: int, j: int) -> tuple[State, int]:
    """The position with only those units that a move of unit i into contact with unit j may meet; and the index of i there."""
    unit = state.figures[i]
    return part_of(
        state, i, (reach_box(unit), contact_box(unit, state.figures[j])), (j, *enemies_by_distance(state, i)[:1])
    )


@lru_cache(maxsize=4 * KEPT)
def unhurt(unit: Unit) -> Unit:
    """The unit as moves see it, whatever the battle has left on its body; one object each time."""
    return unit if unit.body == UNHURT else unhurt(replace(unit, body=UNHURT))


def part_of(state: State, i: int, boxes: tuple[Box, ...], wanted: tuple[int, ...]) -> tuple[State, int]:
    """The position with only unit i, the units wanted and those that come near some bounds, whoever's turn it is."""
    kept = [
        n
        for n, unit in enumerate(state.figures)
        if n == i or n in wanted or (is_fielded(unit) and any(is_box_near(box, box_of(unit)) for box in boxes))
    ]
    figures = tuple(unhurt(state.figures[n]) for n in kept)
    part = replace(
        state,
        figures=figures,
        phase=ROUND,
        order=(),
        stage=0,
        round=1,
        act=None,
        marks=(),
        winner=UNDECIDED,
        out=(),
        taken=(),
    )
    return first_equal(part), kept.index(i)


@lru_cache(maxsize=4 * KEPT)
def first_equal(part: State) -> State:
    """The first position that was equal to a part, so that what is known of it is found without comparing them again."""
    return part
