"""What an attack does to its target: hits on heroes, the damage roll of vehicles, and what may be reduced on them.

[UW-HERO-03 UW-HERO-04 UW-VEH-13 UW-VEH-14 UW-VEH-15]
"""

from typing import NamedTuple

from affray.core import Refusal
from affray.referee import Referee, choose, procedure, roll_sum, rule, tell
from affray.systems.wargame.content.codes import (
    ATTACKER,
    CHOOSE_REDUCTION,
    DEFENDER,
    FACING_LOST,
    HERO,
    NOBODY,
    REDUCTION_NAMES,
    ROLL_VEHICLE_DAMAGE,
    TOLD_DAMAGE,
    VEHICLE,
    hits_to_remove,
    lower_die,
)
from affray.systems.wargame.content.house_rules import House
from affray.systems.wargame.rules.hull import Damage, Hull, can_reduce, damage_after_roll
from affray.systems.wargame.rules.refusing import refusal

DAMAGE_DIE = 8
REMOVED = 0
"""The die of a hero that is gone."""
LAST_SMALL, LAST_LARGE, DESTROYED = 4, 7, 10
"""The highest scores of the table's first two rows, and the lowest of its last one."""
NO_REDUCTION = -1


class DamageRoll(NamedTuple):
    """A damage roll: the damage afterwards, the score (0: no roll), who chose a reduction, which one, whether the vehicle
    is destroyed."""

    damage: Damage
    score: int
    chooser: int
    choice: int
    removed: int


@rule
def is_troops(kind: int) -> int:
    """Whether attacks on a unit of a type remove miniatures, not steps of dice or parts. [UW-MEL-05 UW-MOR-01]"""
    return 0 if kind in (HERO, VEHICLE) else 1


# --- heroes -----------------------------------------------------------------------------------------------------------
@rule
def hero_hits(quotient: int, house: House) -> int:
    """The hits on a hero: as many as the quotient, or one for each attack under `hero_hits`. [UW-HERO-03]"""
    return min(1, quotient) if house.hero_hits != 0 else quotient


@rule
def hero_die(sides: int, hits: int) -> int:
    """The die of a hero after so many hits, one step lower for each; REMOVED by a hit at d4. [UW-HERO-03 UW-HERO-04]

    >>> [hero_die(8, hits) for hits in (0, 1, 2, 3, 9)]
    [8, 6, 4, 0, 0]
    """
    return REMOVED if hits >= hits_to_remove(sides) else lower_die(sides, hits)


@rule
def strength_left(kind: int, n: int, sides: int) -> int:
    """What is left of a unit that has so many miniatures: these, of a hero the sides of his die. [UW-HERO-03 UW-HERO-04]"""
    if is_troops(kind) != 0:
        return n
    return sides if n > 0 else REMOVED


# --- what may be reduced ----------------------------------------------------------------------------------------------
@rule
def open_reduction_count(hull: Hull) -> int:
    """How many reductions there are to choose from. [UW-VEH-15]

    >>> from affray.space.plane.measure import INCH
    >>> open_reduction_count(Hull(0, 1, 0)), open_reduction_count(Hull(INCH, 2, INCH, rear=1))
    (3, 7)
    """
    found = 0
    for choice in range(FACING_LOST + 4):
        found += can_reduce(hull, choice)
    return found


@rule
def open_reduction_bits(hull: Hull) -> int:
    """The reductions that there are to choose from, a bit for each, as the policy of the choice sees them. [UW-VEH-15]

    >>> bin(open_reduction_bits(Hull(0, 1, 0)))
    '0b1011000'
    """
    found = 0
    for choice in range(FACING_LOST + 4):
        found += can_reduce(hull, choice) << choice
    return found


@rule
def nth_open_reduction(hull: Hull, place: int) -> int:
    """The reduction at a place, from 0, among those there are to choose from."""
    choice = 0
    while can_reduce(hull, choice) == 0 or place > 0:
        place -= can_reduce(hull, choice)
        choice += 1
    return choice


def open_reductions(hull: Hull) -> tuple[int, ...]:
    """The reductions that there are to choose from, in the order of their answers. [UW-VEH-15]"""
    return tuple(nth_open_reduction(hull, place) for place in range(open_reduction_count(hull)))


def reduction_refusal(hull: Hull, choice: int) -> Refusal | None:
    """Why a reduction may not be chosen; None if it may. [UW-VEH-15]"""
    if can_reduce(hull, choice):
        return None
    return refusal("reduction", "no_reduction", "UW-VEH-15", reduction=REDUCTION_NAMES[choice])


# --- the damage roll --------------------------------------------------------------------------------------------------
@rule
def has_damage_roll(quotient: int, zero: int) -> int:
    """Whether an attack with this quotient makes the owner roll; at 0 where `zero`, the value of
    `vehicle_zero_quotient_rolls`, has it so. [UW-VEH-13]"""
    return 1 if quotient >= 1 or zero != 0 else 0


@rule
def chooser_at(score: int) -> int:
    """Who chooses the reduction at a score: NOBODY when the vehicle is destroyed. [UW-VEH-14]

    >>> [chooser_at(score) for score in (1, 4, 5, 7, 8, 9, 10, 13)]
    [1, 1, 2, 2, 1, 1, 0, 0]
    """
    if score >= DESTROYED:
        return NOBODY
    return ATTACKER if LAST_SMALL < score <= LAST_LARGE else DEFENDER


@rule
def added_damage(score: int) -> int:
    """What a score adds to the later damage rolls of the vehicle. [UW-VEH-14 UW-VEH-15]"""
    return 1 if LAST_LARGE < score < DESTROYED else 0


@procedure
def damage(ref: Referee, owner: int, foe: int, hull: Hull, quotient: int, zero: int) -> DamageRoll:
    """What an attack does to a vehicle: its owner rolls, and owner or foe chooses a reduction by its place among those
    open. `zero` is the value of `vehicle_zero_quotient_rolls`; told are the score, who chose, and what. [UW-VEH-13 UW-VEH-14 UW-VEH-15]"""
    before = hull.damage
    if has_damage_roll(quotient, zero) == 0:
        return DamageRoll(before, 0, NOBODY, NO_REDUCTION, 0)
    score = roll_sum(ref, 1, DAMAGE_DIE, ROLL_VEHICLE_DAMAGE) + 1 + quotient + before.worse
    chooser = chooser_at(score)
    if chooser == NOBODY:
        tell(ref, TOLD_DAMAGE, score, NOBODY, NO_REDUCTION)
        return DamageRoll(before, score, NOBODY, NO_REDUCTION, 1)
    choice, choices = NO_REDUCTION, open_reduction_count(hull)
    if choices > 0:
        who = owner if chooser == DEFENDER else foe
        place = choose(ref, who, CHOOSE_REDUCTION, choices - 1, x=score, y=open_reduction_bits(hull), z=owner)
        choice = nth_open_reduction(hull, place)
    tell(ref, TOLD_DAMAGE, score, chooser, choice)
    return DamageRoll(damage_after_roll(before, choice, added_damage(score)), score, chooser, choice, 0)
