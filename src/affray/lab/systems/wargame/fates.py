"""What an attack does to one unit, in chances: what it loses, in points too, its nerve, whether it is gone."""

from fractions import Fraction

import msgspec

from affray.dice.dist import Dist
from affray.referee import odds
from affray.referee.every import first_choice
from affray.systems.wargame.content.codes import FAILED, HERO, NO_CHECK, VEHICLE
from affray.systems.wargame.content.house_rules import House
from affray.systems.wargame.position.state import Unit, defense_of, is_alone, most_losses, starting_value, value_without
from affray.systems.wargame.rules.losses_and_damage import DESTROYED, LAST_LARGE, LAST_SMALL, damage, hero_hits
from affray.systems.wargame.rules.whole_attack import Fate
from affray.systems.wargame.turn.after_an_attack import hull_of

Chance = tuple[tuple[int, Fraction], ...]
ROWS = ((0, "none"), (LAST_SMALL, "defender"), (LAST_LARGE, "attacker"), (DESTROYED - 1, "worse"))
"""The rows of the damage table by the highest score of each: no roll, a reduction that the defender chooses, one that the
attacker chooses, one of the defender's that makes later rolls worse; above them the vehicle is destroyed. [UW-VEH-14]"""
DESTROYED_ROW = "destroyed"
COUNTED = {HERO: "hits", VEHICLE: "quotient"}
NEVER = Fraction(0)


class UnitFate(msgspec.Struct, frozen=True):
    """What becomes of a unit. Chances are from 0 to 1."""

    name: str
    """The id of the unit."""
    n: int
    """How many miniatures it has."""
    defense: int
    """Its Defense."""
    points: Fraction
    """What it is worth, in points."""
    counts: str
    """What `lost` counts: miniatures "lost", of a hero "hits", of a vehicle the "quotient"."""
    lost: Chance
    """The chances of so much lost."""
    mean: Fraction
    """The mean of what is lost."""
    points_lost: Fraction
    """The mean of the points lost."""
    tests: Fraction
    """The chance that it must test its morale."""
    fails: Fraction
    """The chance that it tests its morale and fails."""
    gone: Fraction
    """The chance that it is gone."""
    damage: tuple[tuple[str, Fraction], ...] = ()
    """The chances of the rows of a vehicle's damage table; empty for other units."""


def unit_fate(unit: Unit, fates: Dist[Fate], house: House) -> UnitFate:
    """What becomes of a unit, from the chances of its fates. [UW-MEL-05 UW-HERO-03 UW-VEH-13 UW-MOR-01 UW-VIC-03]"""
    lost = fates.map(lambda fate: unit_losses(unit, fate.lost, house))
    rows = damage_rows(unit, fates, house) if unit.profile.type == VEHICLE else {}
    gone = rows.get(DESTROYED_ROW, NEVER) if rows else lost.chance(lambda number: number == most_losses(unit))
    return UnitFate(
        name=unit.id,
        n=len(unit.at),
        defense=defense_of(unit),
        points=starting_value(unit),
        counts=COUNTED.get(unit.profile.type, "lost"),
        lost=tuple((number, lost.chance(number)) for number in sorted(lost.weights)),
        mean=lost.mean(),
        points_lost=points_lost(unit, lost, gone),
        tests=fates.chance(lambda fate: fate.nerve != NO_CHECK),
        fails=fates.chance(lambda fate: fate.nerve == FAILED),
        gone=gone,
        damage=tuple(rows.items()),
    )


def unit_losses(unit: Unit, lost: int, house: House) -> int:
    """What a unit loses: miniatures, of a hero hits up to his last, of a vehicle the quotient. [UW-MEL-05 UW-HERO-03]"""
    return min(hero_hits(lost, house), most_losses(unit)) if unit.profile.type == HERO else lost


def points_lost(unit: Unit, lost: Dist[int], gone: Fraction) -> Fraction:
    """The mean of the points lost; heroes and vehicles count when they are gone. [UW-VIC-03]"""
    if is_alone(unit):
        return value_without(unit, 0) * gone
    return lost.mean(lambda number: value_without(unit, len(unit.at) - number))


def damage_rows(unit: Unit, fates: Dist[Fate], house: House) -> dict[str, Fraction]:
    """The chances of the rows of a vehicle's damage table. [UW-VEH-13 UW-VEH-14]"""
    zero, found = house.vehicle_zero_quotient_rolls, dict.fromkeys((*(name for _, name in ROWS), DESTROYED_ROW), NEVER)
    for fate, weight in fates.items():
        rolled = odds(damage, 0, 1, hull_of(unit), fate.lost, zero, policy=first_choice)
        for done, share in rolled.items():
            row = DESTROYED_ROW if done.removed else next(name for most, name in ROWS if done.score <= most)
            found[row] += Fraction(weight * share, fates.total * rolled.total)
    return found
