"""What damage has reduced on a vehicle, and what is left of it. [UW-VEH-10 UW-VEH-14 UW-VEH-15]"""

from typing import NamedTuple

from affray.referee import rule
from affray.space.plane.bases import REAR
from affray.space.plane.measure import INCH
from affray.systems.wargame.content.codes import DEFENSE_LESS, FACING_LOST, MOVE_LESS, RANGE_LESS

FACING_BITS = 3
"""So many bits has the number of a lost facing in `Damage.shut`."""


class Damage(NamedTuple):
    """What damage has reduced on a vehicle."""

    slower: int = 0
    """How often its Move was lowered."""
    weaker: int = 0
    """How often its Defense was lowered."""
    shorter: int = 0
    """How often its range was lowered."""
    worse: int = 0
    """What is added to its later damage rolls."""
    shut: int = 0
    """The facings that can no longer fire, the last one lost in the lowest FACING_BITS, each by its number plus 1."""


class Hull(NamedTuple):
    """What of a vehicle can be damaged: Move and range in billionths of an inch, Defense, each as it was without damage;
    whether it has a rear arc; the damage. [UW-VEH-14 UW-VEH-15]"""

    move: int
    defense: int
    range: int
    rear: int = 0
    damage: Damage = Damage()


@rule
def move_left(move: int, damage: Damage) -> int:
    """Move less what damage took, at least 0, in billionths of an inch. [UW-VEH-14 UW-VEH-15]"""
    return max(0, move - damage.slower * INCH)


@rule
def defense_left(defense: int, damage: Damage) -> int:
    """Defense less what damage took, at least 1. [UW-MIN-04 UW-VEH-14 UW-VEH-15]"""
    return max(1, defense - damage.weaker)


@rule
def range_left(far: int, damage: Damage) -> int:
    """A range less what damage took, at least 0, in billionths of an inch. [UW-VEH-14 UW-VEH-15]"""
    return max(0, far - 2 * damage.shorter * INCH)


@rule
def is_facing_lost(damage: Damage, facing: int) -> int:
    """Whether a facing can no longer fire. [UW-VEH-14]"""
    left = damage.shut
    while left > 0:
        if left & ((1 << FACING_BITS) - 1) == facing + 1:
            return 1
        left >>= FACING_BITS
    return 0


def lost_facings(damage: Damage) -> tuple[int, ...]:
    """The facings that can no longer fire, in the order in which they were lost. [UW-VEH-14]

    >>> lost_facings(Damage(shut=shut_facings((3, 1))))
    (3, 1)
    """
    found: list[int] = []
    left = damage.shut
    while left:
        found.insert(0, (left & ((1 << FACING_BITS) - 1)) - 1)
        left >>= FACING_BITS
    return tuple(found)


def shut_facings(facings: tuple[int, ...]) -> int:
    """Facings lost one after another, as `Damage.shut` has them. [UW-VEH-14]"""
    shut = 0
    for facing in facings:
        shut = with_facing_lost(shut, facing)
    return shut


@rule
def with_facing_lost(shut: int, facing: int) -> int:
    """The facings that can no longer fire, with one more. [UW-VEH-14]"""
    return (shut << FACING_BITS) | (facing + 1)


@rule
def has_facing(hull: Hull, facing: int) -> int:
    """Whether a vehicle can fire in an arc: the rear only with Rear Attack Arc, none that is lost.

    [UW-VEH-10 UW-VEH-14 UW-ABL-02]
    """
    return 0 if is_facing_lost(hull.damage, facing) != 0 or (facing == REAR and hull.rear == 0) else 1


@rule
def can_reduce(hull: Hull, choice: int) -> int:
    """Whether there is something left to reduce, or a facing to lose. [UW-VEH-15]"""
    if choice == MOVE_LESS:
        return 1 if move_left(hull.move, hull.damage) > 0 else 0
    if choice == DEFENSE_LESS:
        return 1 if defense_left(hull.defense, hull.damage) > 1 else 0
    if choice == RANGE_LESS:
        return 1 if range_left(hull.range, hull.damage) > 0 else 0
    return has_facing(hull, choice - FACING_LOST)


@rule
def damage_after_roll(damage: Damage, choice: int, worse: int) -> Damage:
    """The damage of a vehicle with one reduction more, or none by NO_REDUCTION, and `worse` more on later damage rolls.
    [UW-VEH-14 UW-VEH-15]"""
    return Damage(
        slower=damage.slower + (1 if choice == MOVE_LESS else 0),
        weaker=damage.weaker + (1 if choice == DEFENSE_LESS else 0),
        shorter=damage.shorter + (1 if choice == RANGE_LESS else 0),
        worse=damage.worse + worse,
        shut=with_facing_lost(damage.shut, choice - FACING_LOST) if choice >= FACING_LOST else damage.shut,
    )
