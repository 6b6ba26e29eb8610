"""The fireball of heroes: its dice, where its marker comes to stand, what it does to the miniatures under it.
[UW-ABL-04]"""

from typing import NamedTuple

from affray.core import Refusal
from affray.dice.pool import MOST_DICE, count
from affray.referee import Referee, procedure, roll, rule, tell
from affray.space.plane.measure import INCH
from affray.space.plane.points import Point, is_near, point_toward
from affray.systems.wargame.content.codes import HERO, ROLL_FIREBALL, TOLD_FIREBALL
from affray.systems.wargame.rules.attack import WHOLE, quotient
from affray.systems.wargame.rules.losses_and_damage import is_troops
from affray.systems.wargame.rules.refusing import refusal

FIREBALL_REACH = 12 * INCH
FIREBALL_RADIUS = 3 * INCH // 2
LEAST_EVENS = 2


class Burst(NamedTuple):
    """A fireball: how many dice are even, and their sum."""

    evens: int
    damage: int


@rule
def is_success(burst: Burst) -> int:
    """Whether a fireball succeeds: at least two dice are even. [UW-ABL-04]"""
    return 1 if burst.evens >= LEAST_EVENS else 0


@rule
def evens_of(dice: int, sides: int) -> Burst:
    """How many dice of a roll show an even number, and their sum. [UW-ABL-04]

    >>> from affray.dice.pool import pool
    >>> evens_of(pool((5, 3, 2, 0)), 6)
    Burst(evens=2, damage=10)
    """
    evens = damage = 0
    for face in range(1, sides, 2):
        found = count(dice, face)
        evens += found
        damage += found * (face + 1)
    return Burst(evens, damage)


@procedure
def handful(ref: Referee, dice: int, sides: int) -> Burst:
    """The even dice of a handful thrown at once, and their sum. [UW-ABL-04]"""
    return evens_of(roll(ref, dice, sides, ROLL_FIREBALL), sides)


@procedure
def fireball(ref: Referee, dice: int, sides: int) -> Burst:
    """A hero's action dice thrown for a fireball. The event says evens, sum and whether it succeeds. [UW-ABL-04]"""
    evens = damage = 0
    for first in range(0, dice, MOST_DICE):
        thrown = handful(ref, min(MOST_DICE, dice - first), sides)
        evens, damage = evens + thrown.evens, damage + thrown.damage
    burst = Burst(evens, damage)
    tell(ref, TOLD_FIREBALL, evens, damage, is_success(burst))
    return burst


@rule
def fireball_quotient(burst: Burst, kind: int, defense: int, under: int) -> int:
    """What a fireball that succeeds does to a unit with so many miniatures under it: each of them is removed where its
    Defense is overcome; a hero or a vehicle suffers the quotient. [UW-ABL-04]

    >>> from affray.systems.wargame.content.codes import BASIC
    >>> [fireball_quotient(Burst(2, 10), *unit) for unit in ((BASIC, 11, 3), (BASIC, 5, 3), (HERO, 5, 1))]
    [0, 3, 2]
    """
    found = quotient(burst.damage, defense, WHOLE)
    if is_troops(kind) == 0:
        return found
    return under if found > 0 else 0


def marker_place(hero: Point, marker: Point) -> Point:
    """Where the marker comes to stand: one too far is drawn back on its line to the hero. [UW-ABL-04]"""
    return marker if is_near(hero, marker, FIREBALL_REACH) else point_toward(hero, marker, FIREBALL_REACH)


def fireball_refusal(kind: int, able: int) -> Refusal | None:
    """Why somebody may not throw a fireball; None for a hero with the ability. [UW-ABL-04]"""
    return None if kind == HERO and able != 0 else refusal("fireball", "no_fireball", "UW-ABL-04")
