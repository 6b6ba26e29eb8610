"""Ranged attacks: what is measured after the declaration, ordnance at long range, the divided fire of vehicles.

[UW-RNG-03 UW-RNG-04 UW-RNG-05 UW-ORD-07 UW-VEH-10 UW-VEH-11 UW-VEH-12]
"""

from typing import NamedTuple

from affray.core import Refusal
from affray.dice.pool import MOST_DICE, count, total
from affray.referee import Referee, choose, procedure, roll, roll_sum, rule, tell
from affray.space.plane.bases import FRONT
from affray.space.plane.measure import is_within
from affray.systems.wargame.content.codes import (
    CHOOSE_DIE_TARGET,
    CHOOSE_POINTS,
    CHOOSE_SHOOT_TARGET,
    FACING_NAMES,
    LONG,
    OUT,
    ROLL_VEHICLE_FIRE,
    ROLL_VOLLEY,
    SHORT,
    TOLD_FIRE,
    TOLD_OUT_OF_RANGE,
    TOLD_SHARE,
)
from affray.systems.wargame.content.house_rules import House
from affray.systems.wargame.rules.attack import WHOLE, Strike, attack_sum, half_share, quotient, strike
from affray.systems.wargame.rules.attack_dice import Throw
from affray.systems.wargame.rules.hull import Hull, has_facing, is_facing_lost
from affray.systems.wargame.rules.refusing import refusal


class Mark(NamedTuple):
    """A target of a vehicle's fire: its Defense, how many miniatures it has, whether it is in range, its place among
    the units."""

    defense: int
    n: int
    in_range: int
    unit: int = 0


class Arrived(NamedTuple):
    """What of a vehicle's fire reaches a target: so many points with their quotient, or, out of range, how many are lost."""

    points: int
    quotient: int
    lost: int


# --- what is measured -------------------------------------------------------------------------------------------------
@rule
def is_seen_enough(visible: int, n: int) -> int:
    """Whether a unit with so many miniatures seen may be shot at: a third of them must be. [UW-RNG-01]

    >>> is_seen_enough(3, 10), is_seen_enough(4, 10), is_seen_enough(3, 9)
    (0, 1, 1)
    """
    return 1 if 3 * visible >= n else 0


@rule
def band(distance: int, short: int, far: int) -> int:
    """SHORT, LONG or OUT by the distance and the two ranges, which are one for all but ordnance; lengths in billionths
    of an inch. [UW-RNG-03 UW-ORD-07]

    >>> from affray.space.plane.measure import inches
    >>> [band(inches(d), inches(8), inches(16)) for d in (8, 8.5, 16.2)] == [SHORT, LONG, OUT]
    True
    """
    if is_within(distance, short):
        return SHORT
    return LONG if is_within(distance, far) else OUT


@rule
def ranged_share(reached: int, house: House) -> int:
    """How much of the losses counts: half at the long range of ordnance. [UW-ORD-07]"""
    return half_share(house) if reached == LONG else WHOLE


@rule
def ranged_strike(throw: Throw, defense: int, reached: int, most: int, house: House) -> Strike:
    """A ranged attack over a distance SHORT, LONG or OUT; where its losses are halved, by `standing` of so many at the most.
    [UW-RNG-05 UW-ORD-07]"""
    return Strike(throw, defense, ranged_share(reached, house), most)


@procedure
def volley(ref: Referee, s: Strike, reached: int) -> int:
    """The quotient of a ranged attack over a distance SHORT, LONG or OUT; beyond the range nothing is rolled.

    [UW-RNG-03 UW-RNG-04 UW-RNG-05 UW-ORD-07]
    """
    if reached == OUT:
        tell(ref, TOLD_OUT_OF_RANGE)
        return 0
    return strike(ref, s, ROLL_VOLLEY)


# --- vehicles ---------------------------------------------------------------------------------------------------------
@rule
def arc_range(facing: int, far: int) -> int:
    """How far a vehicle fires in an arc: in front all of its range, elsewhere half. [UW-VEH-11 UW-ABL-02]"""
    return far if facing == FRONT else far // 2


def fire_refusal(hull: Hull, facing: int) -> Refusal | None:
    """Why a vehicle may not fire in an arc; None if it may. [UW-VEH-10 UW-VEH-14 UW-ABL-02]"""
    if has_facing(hull, facing):
        return None
    if is_facing_lost(hull.damage, facing):
        return refusal("facing-lost", "facing_lost", "UW-VEH-14", facing=FACING_NAMES[facing])
    return refusal("rear-arc", "no_rear_arc", "UW-VEH-10", "UW-ABL-02")


def mark_refusal(facing: int, lies: int, visible: int, n: int) -> Refusal | None:
    """Why a unit that lies in some arc, with so many of n miniatures seen, may not be fired at in the arc chosen; None
    if it may. [UW-VEH-10 UW-RNG-01 UW-RNG-02]"""
    if lies != facing:
        return refusal("other-arc", "other_arc", "UW-VEH-10", "UW-RNG-02", facing=FACING_NAMES[facing])
    return None if is_seen_enough(visible, n) else unseen_refusal(visible, n)


def unseen_refusal(visible: int, n: int) -> Refusal:
    """The refusal of a target with too few miniatures in sight. [UW-RNG-01]"""
    return refusal("not-seen", "not_seen", "UW-RNG-01", seen=visible, n=n)


@procedure
def vehicle_fire(ref: Referee, who: int, throw: Throw, marks: tuple[Mark, ...], house: House) -> tuple[Arrived, ...]:
    """What of a vehicle's fire reaches its targets: the score is rolled once and divided by figure `who`, then it is
    measured, and what went to a target out of range is lost. [UW-VEH-12]"""
    shares = (
        divide_by_dice(ref, who, throw, marks) if house.vehicle_split != 0 else divide_by_points(ref, who, throw, marks)
    )
    found: tuple[Arrived, ...] = ()
    for i, (points, mark) in enumerate(zip(shares, marks, strict=True)):
        here = points if mark.in_range != 0 else 0
        found = (*found, Arrived(here, quotient(here, mark.defense, WHOLE), points - here))
        tell(ref, TOLD_SHARE, i, points, mark.in_range, found[i].quotient)
    return found


@procedure
def divide_by_points(ref: Referee, who: int, throw: Throw, marks: tuple[Mark, ...]) -> tuple[int, ...]:
    """The points of the score for each target, one target after another; what is left over is lost. [UW-VEH-12]"""
    left = attack_sum(roll_sum(ref, throw.dice, throw.sides, ROLL_VEHICLE_FIRE) + throw.dice, throw)
    tell(ref, TOLD_FIRE, left)
    shares: tuple[int, ...] = ()
    for mark in marks:
        points = choose(ref, who, CHOOSE_POINTS, left, x=mark.unit, y=mark.defense, z=mark.n)
        shares, left = (*shares, points), left - points
    return shares


def target_bits(marks: tuple[Mark, ...]) -> int:
    """The places of targets among the units, a bit for each, as the policy of a choice sees them."""
    return sum(1 << unit for unit in {mark.unit for mark in marks})


@procedure
def divide_by_dice(ref: Referee, who: int, throw: Throw, marks: tuple[Mark, ...]) -> tuple[int, ...]:
    """The points for each target under `vehicle_split` = dice: each die, the highest first, goes to a target or, by the
    answer after the last one, to none; Shoot goes to one that has a die. [UW-VEH-12]"""
    rolls = [
        roll(ref, min(MOST_DICE, throw.dice - first), throw.sides, ROLL_VEHICLE_FIRE)
        for first in range(0, throw.dice, MOST_DICE)
    ]
    tell(ref, TOLD_FIRE, attack_sum(sum(map(total, rolls)) + throw.dice, throw))
    shares, units = [0] * len(marks), target_bits(marks)
    for face in range(throw.sides - 1, -1, -1):
        for _ in range(sum(count(dice, face) for dice in rolls)):
            to = choose(ref, who, CHOOSE_DIE_TARGET, len(marks), face + 1, units)
            if to < len(marks):
                shares[to] += face + 1
    aimed = [i for i, points in enumerate(shares) if points > 0]
    if aimed:
        units = target_bits(tuple(marks[i] for i in aimed))
        shares[aimed[choose(ref, who, CHOOSE_SHOOT_TARGET, len(aimed) - 1, throw.bonus, units)]] += throw.bonus
    return tuple(shares)
