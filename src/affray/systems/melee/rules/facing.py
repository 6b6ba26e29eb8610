"""Facing: front, side and rear of a figure, near and far, and when it may be changed.

[CM-FACE-01 CM-FACE-02 CM-FACE-03 CM-FACE-04 CM-FACE-07 CM-FACE-08 CM-FACE-09]

A figure's hexes come with the head first; a facing is a direction from 0 to 5.
"""

from collections.abc import Mapping

from affray.core import InputError
from affray.referee import rule
from affray.space.bodies import Hexes, Shape, nearest_hexes, surrounding_hexes
from affray.space.hex import DIRECTIONS, Hex, memoize
from affray.systems.melee.content.codes import FRONT, PRONE, REAR, SIDE, STANDING, WITHIN

# What a figure has just done, or who is busy, when it would turn [CM-FACE-08]
MOVE_ENDED, STOOD_UP, PUSHED_BACK, ADVANCED, ACTION_MOVE_ENDED, OTHERS_MOVE, ACTING = range(7)

# The shapes by their number of hexes; the head of the largest is its centre [CM-FACE-09]
SHAPES: Mapping[int, Shape] = {
    1: ((0, 0),),
    2: ((0, 0), DIRECTIONS[3]),
    3: ((0, 0), DIRECTIONS[3], DIRECTIONS[2]),
    4: ((0, 0), DIRECTIONS[2], DIRECTIONS[3], DIRECTIONS[4]),
    7: ((0, 0), *DIRECTIONS),
}


def shape_of(size: int) -> Shape:
    """The shape of a figure of so many hexes, facing north. Raises InputError for a size that has none. [CM-FACE-09]

    >>> shape_of(3)
    ((0, 0), (0, 1), (1, 0))
    """
    if size not in SHAPES:
        raise InputError(f"size {size}: expected one of {', '.join(map(str, SHAPES))} hexes")
    return SHAPES[size]


@rule
def zone_of_offset(dq: int, dr: int, fq: int, fr: int) -> int:
    """The zone in which an offset from a one-hex figure lies, when the figure faces the direction (fq, fr): front up to
    90 degrees, side up to 150 degrees, else rear. [CM-FACE-02 CM-FACE-03]

    >>> [zone_of_offset(dq, dr, 0, -1) for dq, dr in ((0, 0), (2, -1), (1, 1), (1, 2))] == [WITHIN, FRONT, SIDE, REAR]
    True
    """
    if dq == 0 and dr == 0:
        return WITHIN
    ahead = 2 * dq * fq + 2 * dr * fr + dq * fr + dr * fq
    if ahead >= 0:
        return FRONT
    return SIDE if ahead * ahead <= 3 * (dq * dq + dq * dr + dr * dr) else REAR


@rule
def widened_zone(zone: int, side_is_front: int) -> int:
    """The zone for a figure whose side hexes count as front, or do not. [CM-FACE-02]

    >>> widened_zone(SIDE, 1) == FRONT, widened_zone(REAR, 1) == REAR, widened_zone(SIDE, 0) == SIDE
    (True, True, True)
    """
    return FRONT if zone == SIDE and side_is_front != 0 else zone


@memoize
def zone(hexes: Hexes, facing: int, posture: int, source: Hex, *, side_is_front: int = 0) -> int:
    """The zone of a figure in which a hex lies, by the best of its own hexes that are nearest to it: FRONT, SIDE, REAR, or
    WITHIN the figure; around a prone figure all is rear. [CM-FACE-02 CM-FACE-03 CM-FACE-04 CM-FACE-07 CM-PRONE-02]

    >>> zone(((0, 0), (0, 1)), 0, STANDING, (1, 0)) == FRONT, zone(((0, 0),), 0, PRONE, (0, -1)) == REAR
    (True, True)
    """
    if source in hexes:
        return WITHIN
    if posture == PRONE:
        return REAR
    fq, fr = DIRECTIONS[facing]
    seen = (zone_of_offset(source[0] - q, source[1] - r, fq, fr) for q, r in nearest_hexes(hexes, source))
    return widened_zone(min(seen), side_is_front)


def heading(hexes: Hexes, facing: int, source: Hex, *, side_is_front: int = 0) -> int:
    """The zone in which a hex lies by the figure's direction alone, which a prone figure keeps for spells and a crossbow.
    [CM-FACE-06 CM-FACE-07 CM-PRONE-03]

    >>> heading(((0, 0),), 0, (0, -2)) == FRONT
    True
    """
    return zone(hexes, facing, STANDING, source, side_is_front=side_is_front)


@memoize
def front_hexes(hexes: Hexes, facing: int, posture: int, *, side_is_front: int = 0) -> Hexes:
    """The adjacent hexes that are the front of a figure; a prone figure has none. [CM-FACE-02 CM-FACE-04 CM-FACE-07]

    >>> front_hexes(((0, 0),), 0, STANDING)
    ((0, -1), (1, -1), (-1, 0))
    """
    wide = side_is_front
    return tuple(
        pos for pos in surrounding_hexes(hexes) if zone(hexes, facing, posture, pos, side_is_front=wide) == FRONT
    )


@rule
def may_face(occasion: int) -> int:
    """Whether a figure may now take any facing: when it ends its movement (a stand or a shift too), stands up, is pushed
    back, advances or ends a move of the action phase; not while others move or in the action phase otherwise.
    [CM-FACE-08]

    >>> [may_face(occasion) for occasion in (MOVE_ENDED, ACTION_MOVE_ENDED, OTHERS_MOVE, ACTING)]
    [1, 1, 0, 0]
    """
    return 1 if occasion in (MOVE_ENDED, STOOD_UP, PUSHED_BACK, ADVANCED, ACTION_MOVE_ENDED) else 0
