"""What an attack does to its target: hits on heroes, the damage roll of vehicles, and what may be reduced on them.

[UW-HERO-03 UW-HERO-04 UW-VEH-13 UW-VEH-14 UW-VEH-15]
"""

from typing import NamedTuple

from affray.core import Refusal
from affray.referee import Referee, choose, procedure, roll_sum, rule, tell
from affray.space.plane.measure import INCH
from affray.systems.wargame.content.codes import (
    ATTACKER,
    CHOOSE_REDUCTION,
    DEFENDER,
    DEFENSE_LESS,
    FACING_LOST,
    HERO,
    MOVE_LESS,
    NOBODY,
    RANGE_LESS,
    REDUCTION_NAMES,
    ROLL_VEHICLE_DAMAGE,
    TOLD_DAMAGE,
    VEHICLE,
    hits_to_remove,
    lower_die,
)
from affray.systems.wargame.content.house_rules import House
from affray.systems.wargame.rules.ranged import has_facing
from affray.systems.wargame.rules.refusing import refusal

DAMAGE_DIE = 8
REMOVED = 0
"""The die of a hero that is gone."""
LAST_SMALL, LAST_LARGE, DESTROYED = 4, 7, 10
"""The highest scores of the table's first two rows, and the lowest of its last one."""
NO_REDUCTION = -1


class Hull(NamedTuple):
    """What damage can reduce on a vehicle: Move and range in billionths of an inch, Defense; what is added to its damage
    rolls; the facings lost, a bit for each; whether it has a rear arc. [UW-VEH-14 UW-VEH-15]"""

    move: int
    defense: int
    range: int
    bonus: int = 0
    lost: int = 0
    rear: int = 0


class Damage(NamedTuple):
    """A damage roll: the vehicle afterwards, the score (0: no roll), who chose a reduction, which one, whether the
    vehicle is destroyed."""

    hull: Hull
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


# --- what may be reduced ----------------------------------------------------------------------------------------------
@rule
def can_reduce(hull: Hull, choice: int) -> int:
    """Whether there is something left to reduce, or a facing to lose. [UW-VEH-15]"""
    if choice == MOVE_LESS:
        return 1 if hull.move > 0 else 0
    if choice == DEFENSE_LESS:
        return 1 if hull.defense > 1 else 0
    if choice == RANGE_LESS:
        return 1 if hull.range > 0 else 0
    return has_facing(choice - FACING_LOST, hull.lost, hull.rear)


@rule
def with_reduction(hull: Hull, choice: int) -> Hull:
    """The vehicle with one reduction more. [UW-VEH-14 UW-VEH-15]"""
    move, defense, reach, lost = hull.move, hull.defense, hull.range, hull.lost
    if choice == MOVE_LESS:
        move = max(0, move - INCH)
    elif choice == DEFENSE_LESS:
        defense = max(1, defense - 1)
    elif choice == RANGE_LESS:
        reach = max(0, reach - 2 * INCH)
    else:
        lost |= 1 << (choice - FACING_LOST)
    return Hull(move, defense, reach, hull.bonus, lost, hull.rear)


@rule
def open_reduction_count(hull: Hull) -> int:
    """How many reductions there are to choose from. [UW-VEH-15]

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
def with_damage_bonus(hull: Hull, score: int) -> Hull:
    """The vehicle with one more on its later damage rolls, if the score says so. [UW-VEH-14 UW-VEH-15]"""
    if score <= LAST_LARGE:
        return hull
    return Hull(hull.move, hull.defense, hull.range, hull.bonus + 1, hull.lost, hull.rear)


@procedure
def damage(ref: Referee, owner: int, foe: int, hull: Hull, quotient: int, zero: int) -> Damage:
    """What an attack does to a vehicle: its owner rolls, and owner or foe chooses a reduction by its place among those
    open. `zero` is the value of `vehicle_zero_quotient_rolls`; told are the score, who chose, and what. [UW-VEH-13 UW-VEH-14 UW-VEH-15]"""
    if has_damage_roll(quotient, zero) == 0:
        return Damage(hull, 0, NOBODY, NO_REDUCTION, 0)
    score = roll_sum(ref, 1, DAMAGE_DIE, ROLL_VEHICLE_DAMAGE) + 1 + quotient + hull.bonus
    chooser = chooser_at(score)
    if chooser == NOBODY:
        tell(ref, TOLD_DAMAGE, score, NOBODY, NO_REDUCTION)
        return Damage(hull, score, NOBODY, NO_REDUCTION, 1)
    after, choice, choices = with_damage_bonus(hull, score), NO_REDUCTION, open_reduction_count(hull)
    if choices > 0:
        who = owner if chooser == DEFENDER else foe
        place = choose(ref, who, CHOOSE_REDUCTION, choices - 1, x=score, y=open_reduction_bits(hull), z=owner)
        choice = nth_open_reduction(hull, place)
        after = with_reduction(after, choice)
    tell(ref, TOLD_DAMAGE, score, chooser, choice)
    return Damage(after, score, chooser, choice, 0)
