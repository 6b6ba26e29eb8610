"""Attacks as sums, quotients and losses: melee of both sides at once, free attacks, vehicles that run units over.

The quotient of an attack is what it does: miniatures removed, hits on a hero, what a vehicle's damage roll is raised by.
[UW-MEL-04 UW-MEL-05 UW-MEL-06 UW-MEL-09 UW-VEH-05 UW-VEH-07]
"""

from typing import NamedTuple

from affray.referee import Referee, procedure, roll_sum, rule, tell
from affray.systems.wargame.content.codes import (
    HERO,
    ROLL_ATTACK,
    ROLL_DEFENCE,
    ROLL_FREE_ATTACK,
    ROLL_OVERRUN,
    ROLL_STRUCK,
    TOLD_STANDING,
    TOLD_STRIKE,
    VEHICLE,
)
from affray.systems.wargame.content.house_rules import House
from affray.systems.wargame.rules.attack_dice import Throw

UNIT_REAR = 1
"""The value of `rear_means` by which the rear is that of the unit run over."""
WHOLE, HALF_DOWN, HALF_UP = range(3)
"""How much of a quotient counts: all, or half of it, rounded down or up."""


class Strike(NamedTuple):
    """An attack on one unit: what is rolled, the target's Defense, WHOLE, HALF_DOWN or HALF_UP of the quotient; of how many
    at the most the half is taken, 0 for any number."""

    throw: Throw
    defense: int
    share: int = WHOLE
    most: int = 0


class Exchange(NamedTuple):
    """The quotients of a melee, halved where they are, found before anybody is removed. [UW-MEL-06]"""

    to_defender: int
    to_attacker: int


# --- sums and quotients -----------------------------------------------------------------------------------------------
@rule
def attack_sum(points: int, throw: Throw) -> int:
    """The attack sum of dice that show so many points in all. [UW-MEL-04 UW-RNG-04]

    >>> attack_sum(20, Throw(5, 5, 6, 5))
    25
    """
    return points + throw.bonus


@rule
def half_share(house: House) -> int:
    """How losses are halved: HALF_DOWN, or HALF_UP under `halve_rounding`. [UW-MEL-09 UW-ORD-07 UW-VEH-07]"""
    return HALF_UP if house.halve_rounding != 0 else HALF_DOWN


@rule
def halving_limit(kind: int, n: int, house: House) -> int:
    """Of how many miniatures at the most a halved loss is the half: under `halving_of` = removed of no more than stand; 0,
    of any number, for heroes and vehicles and under its default. [UW-MEL-09 UW-ORD-07 UW-VEH-07]"""
    return n if house.halving_of != 0 and kind not in (HERO, VEHICLE) else 0


@rule
def quotient(total: int, defense: int, share: int, most: int = 0) -> int:
    """How often the Defense goes into the attack sum, the rest being lost; where it is halved half of that, or of `most`
    miniatures where it is more.

    [UW-MEL-05 UW-RNG-05 UW-MEL-09 UW-ORD-07 UW-VEH-07]

    >>> [quotient(31, 10, share) for share in (WHOLE, HALF_DOWN, HALF_UP)]
    [3, 1, 2]
    >>> quotient(50, 10, HALF_DOWN), quotient(50, 10, HALF_DOWN, 2)
    (2, 1)
    """
    found = total // defense
    if share == WHOLE:
        return found
    if 0 < most < found:
        found = most
    return (found + 1) // 2 if share == HALF_UP else found // 2


@rule
def losses(found: int, n: int) -> int:
    """How many of n miniatures a quotient removes. [UW-MEL-05]

    >>> losses(6, 2)
    2
    """
    return min(found, n)


def harm_of_points(points: int, defense: int, n: int, *, alone: bool) -> int:
    """How many of n miniatures points of a score remove, or how often they hit a hero or vehicle. [UW-MEL-05]

    >>> harm_of_points(20, 8, 1, alone=False), harm_of_points(20, 8, 1, alone=True)
    (1, 2)
    """
    return points // defense if alone else losses(points // defense, n)


# --- attacks ----------------------------------------------------------------------------------------------------------
@procedure
def strike(ref: Referee, s: Strike, why: int) -> int:
    """The quotient of one attack; told are the sum, the Defense, the quotient and whether it was halved. Without dice
    nothing is rolled, and the sum is 0. [UW-MEL-04 UW-MEL-05 UW-RNG-05]"""
    if s.throw.dice == 0:
        return 0
    total = attack_sum(roll_sum(ref, s.throw.dice, s.throw.sides, why) + s.throw.dice, s.throw)
    found = quotient(total, s.defense, s.share, s.most)
    tell(ref, TOLD_STRIKE, total, s.defense, found, s.share)
    if s.share != WHOLE and 0 < s.most < total // s.defense:
        tell(ref, TOLD_STANDING, s.most)
    return found


@procedure
def melee(ref: Referee, attacker: Strike, defender: Strike) -> Exchange:
    """A melee attack: both sums are rolled, the attacker's first, and both quotients found. [UW-MEL-05 UW-MEL-06]"""
    to_defender = strike(ref, attacker, ROLL_ATTACK)
    return Exchange(to_defender, strike(ref, defender, ROLL_DEFENCE))


@rule
def free_strike(throw: Throw, defense: int, most: int, house: House) -> Strike:
    """A free attack on a unit that leaves, whose losses are halved, by `standing` of so many at the most. [UW-MEL-09]"""
    return Strike(throw, defense, half_share(house), most)


@procedure
def free_attack(ref: Referee, s: Strike) -> int:
    """The quotient of a free attack, to which the unit that leaves does not roll. [UW-MEL-09]"""
    return strike(ref, s, ROLL_FREE_ATTACK)


# --- vehicles run units over ------------------------------------------------------------------------------------------
@rule
def is_run_over(friend: int, house: House) -> int:
    """Whether a unit in the way suffers an attack: friends too, unless `overrun_spares_friends`. [UW-VEH-05]"""
    return 0 if friend != 0 and house.overrun_spares_friends != 0 else 1


@rule
def overrun_share(reverse: int, behind: int, house: House) -> int:
    """How much of the losses of a unit run over counts: half when the vehicle moves in reverse, or under `rear_means`
    when it stood behind the rear edge of a regiment. [UW-VEH-07]"""
    rear = behind if house.rear_means == UNIT_REAR else reverse
    return half_share(house) if rear != 0 else WHOLE


@procedure
def overrun(ref: Referee, vehicle: Strike, struck: Strike) -> Exchange:
    """A vehicle runs a unit over, which strikes back in full: the vehicle's dice first. [UW-VEH-05 UW-VEH-07 UW-VEH-08]"""
    to_unit = strike(ref, vehicle, ROLL_OVERRUN)
    return Exchange(to_unit, strike(ref, struck, ROLL_STRUCK))
