"""What attacks do to a unit, by exact odds: miniatures, dice steps or the vehicle lost, morale, points."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from affray.core.faces.guide import Chance, Spread
from affray.core.words.phrase import phrase
from affray.dice.dist import Dist
from affray.referee import odds
from affray.referee.every import first_choice
from affray.systems.wargame.content.codes import FAILED, HERO, NO_CHECK, VEHICLE
from affray.systems.wargame.position.state import State, Unit, lost_value, most_losses, value_after_losses
from affray.systems.wargame.rules.losses_and_damage import damage, hero_hits
from affray.systems.wargame.rules.whole_attack import Side, fate
from affray.systems.wargame.turn.after_an_attack import commander_dice, hull_of, side_of

MISSED = -1
"""The quotient of an attack that does not come about, so that not even a vehicle that rolls at 0 does."""


class Fall(NamedTuple):
    """What a unit has suffered: miniatures or dice steps lost, or 1 for a vehicle that is gone; whether it had to test its
    morale, and failed."""

    lost: int = 0
    tests: int = 0
    fails: int = 0


class Harm(NamedTuple):
    """What a unit may suffer: how likely it loses nothing, one, two and so on, all of it last; the chances that it tests its
    morale and fails, and that it is gone; the points lost on average."""

    unit: Unit
    lost: tuple[float, ...]
    tests: float
    fails: float
    points: float


# --- one unit ---------------------------------------------------------------------------------------------------------
def attack_side(state: State, j: int) -> Side:
    """A unit as a side of an attack that it suffers, with the commanders near it. [UW-MOR-02 UW-ABL-03 UW-ABL-06]"""
    return side_of(state.figures[j], aid=commander_dice(state, j))


def falls_after_quotient(state: State, j: int, by: int, fall: Fall, quotient: int) -> Dist[Fall]:
    """What unit j has suffered after one more attack with that quotient. [UW-MEL-05 UW-MOR-01 UW-HERO-03 UW-VEH-13]"""
    unit = state.figures[j]
    most = most_losses(unit)
    if quotient == MISSED or fall.lost == most:
        return Dist.sure(fall)
    if unit.profile.type == VEHICLE:
        zero = state.house.vehicle_zero_quotient_rolls
        made = odds(damage, j, by, hull_of(unit), quotient, zero, policy=first_choice)
        return made.map(lambda roll: Fall(roll.removed))
    if unit.profile.type == HERO:
        return Dist.sure(Fall(min(most, fall.lost + hero_hits(quotient, state.house))))
    side = attack_side(state, j)
    fates = odds(fate, side._replace(n=side.n - fall.lost), quotient, policy=first_choice)
    return fates.map(
        lambda fate: Fall(
            fall.lost + fate.lost,
            max(fall.tests, int(fate.nerve != NO_CHECK)),
            max(fall.fails, int(fate.nerve == FAILED)),
        )
    )


def expected_harm(state: State, j: int, by: int, attacks: Iterable[Dist[int]]) -> Harm:
    """The harm that attacks by unit `by` do to unit j, one after another, each by the chances of its quotients. A
    vehicle takes each attack as it stands now."""
    found = Dist.sure(Fall())
    for attack in attacks:
        found = falls_after_attack(state, j, by, found, attack)
    unit, total = state.figures[j], found.total
    lost = [0] * (most_losses(unit) + 1)
    for fall, weight in found.items():
        lost[fall.lost] += weight
    chances = tuple(weight / total for weight in lost)
    return Harm(
        unit,
        chances,
        float(found.chance(lambda fall: fall.tests > 0)),
        float(found.chance(lambda fall: fall.fails > 0)),
        sum(chance * loss_price(unit, count) for count, chance in enumerate(chances)),
    )


def falls_after_attack(state: State, j: int, by: int, found: Dist[Fall], attack: Dist[int]) -> Dist[Fall]:
    """What unit j has suffered after one more attack."""
    return found.flat_map(
        lambda fall: attack.flat_map(lambda quotient: falls_after_quotient(state, j, by, fall, quotient))
    )


def loss_price(unit: Unit, lost: int) -> float:
    """The points that it costs to lose so much of a unit. [UW-VIC-03]"""
    return float(value_after_losses(unit, lost) - lost_value(unit))


# --- in words ---------------------------------------------------------------------------------------------------------
def harm_chances(harms: Sequence[Harm]) -> tuple[Chance, ...]:
    """The numbers to show of what units may suffer. Of troops the chance that they must test their morale and that they
    fail, of heroes and vehicles that they are hurt; then that they are gone, and the points lost. [UW-MOR-01 UW-MOR-03
    UW-HERO-04 UW-VEH-14 UW-VIC-03]"""
    return tuple(chance for each in harms for chance in unit_chances(each))


def brief_chances(harms: Sequence[Harm]) -> tuple[Chance, ...]:
    """The numbers that stand beside an answer by which several units may suffer: the points that each may lose. [UW-VIC-03]"""
    return tuple(points_chance(each) for each in harms) if len(harms) > 1 else ()


def points_chance(found: Harm) -> Chance:
    """The points that a unit may lose, on average. [UW-VIC-03]"""
    return Chance(phrase("guide-points", "UW-VIC-03", whom=found.unit.id), found.points, points=True)


def unit_chances(found: Harm) -> tuple[Chance, ...]:
    """The numbers to show of what one unit may suffer."""
    unit, whom = found.unit, found.unit.id
    gone = Chance(phrase("guide-gone", "UW-MEL-05", whom=whom), found.lost[-1])
    points = points_chance(found)
    if unit.profile.type == VEHICLE:
        return gone, points
    if unit.profile.type == HERO:
        return Chance(phrase("guide-hurt", "UW-HERO-03", whom=whom), 1 - found.lost[0]), gone, points
    tests = Chance(phrase("guide-tests", "UW-MOR-01", whom=whom), found.tests)
    return tests, Chance(phrase("guide-fails", "UW-MOR-03", whom=whom), found.fails), gone, points


def loss_spreads(harms: Iterable[Harm]) -> tuple[Spread, ...]:
    """How much units lose."""
    return tuple(Spread(phrase(f"guide-lost-{loss_name(harm.unit)}", whom=harm.unit.id), harm.lost) for harm in harms)


def loss_name(unit: Unit) -> str:
    """What a unit loses: miniatures, dice steps, or the vehicle."""
    return {HERO: "steps", VEHICLE: "vehicle"}.get(unit.profile.type, "miniatures")
