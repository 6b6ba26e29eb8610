"""What attacks are worth to a computer player, in points of army value, by the exact odds of the rules that play.

An army on the verge of breaking, a named hero and the enemies of whoever must get past them count for more than their price.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from affray.referee import odds
from affray.referee.every import first_choice
from affray.space.plane.points import Point
from affray.systems.wargame.content.codes import (
    FAILED,
    HERO,
    LEADER,
    ORDNANCE,
    OUT,
    ROLL_ATTACK,
    VEHICLE,
    hits_to_remove,
)
from affray.systems.wargame.content.house_rules import House
from affray.systems.wargame.guide.harm import attack_side
from affray.systems.wargame.opponent.greedy_1.aims import hunted
from affray.systems.wargame.position.answers import Answer, Fire, Fireball, Melee, Shoot
from affray.systems.wargame.position.ending import tally
from affray.systems.wargame.position.state import State, Unit, centre_of, dice_of, index_of
from affray.systems.wargame.rules.attack import WHOLE, Strike, quotient, strike
from affray.systems.wargame.rules.attack_dice import ranged_roll
from affray.systems.wargame.rules.fireball import Burst, fireball, is_success, marker_place
from affray.systems.wargame.rules.hull import Hull
from affray.systems.wargame.rules.losses_and_damage import REMOVED, damage, hero_die, hero_hits
from affray.systems.wargame.rules.order_and_actions import is_half_crew
from affray.systems.wargame.rules.ranged import arc_range
from affray.systems.wargame.rules.whole_attack import Fate, Side, fate
from affray.systems.wargame.turn import attacks, moves
from affray.systems.wargame.turn.after_an_attack import hull_of, range_of

SHAKEN = 0.2
"""What a failed morale check costs: this share of what is left of the unit."""
WOUNDED = 0.6
"""What hits on a hero cost: his price times this share times the share of the hits that remove him."""
BATTERED = 0.12
"""What a reduction costs a vehicle: this share of its price."""
UNDERMANNED = 0.35
"""What it costs ordnance to be down to half of its crew: this share of the price of its weapon."""
NAMED = 700.0
"""What a named hero is worth besides his price."""
VERGE = 0.8
"""How much more a point counts of an army that is about to break."""


class Stake(NamedTuple):
    """What a unit stands to lose: miniatures at the start, points of one and of its weapon, what a vehicle has left."""

    initial: int
    each: float
    gun: float
    hull: Hull | None


def stake_of(unit: Unit) -> Stake:
    """What a unit stands to lose. [UW-VIC-03]"""
    hull = hull_of(unit) if unit.profile.type == VEHICLE else None
    return Stake(unit.initial, float(unit.each), float(unit.gun), hull)


# --- what is lost -----------------------------------------------------------------------------------------------------
@lru_cache(maxsize=100_000)
def quotient_cost(side: Side, stake: Stake, found: int, house: House) -> float:
    """What a quotient is expected to cost a unit. [UW-MEL-05 UW-MOR-01]"""
    fates = odds(fate, side, found, policy=first_choice)
    return sum(weight * fate_cost(side, stake, done, house) for done, weight in fates.items()) / fates.total


def fate_cost(side: Side, stake: Stake, done: Fate, house: House) -> float:
    """What it costs a unit that so many of it fell, and whether it lost its nerve."""
    if side.kind == HERO:
        return hero_cost(side, stake, done.lost, house)
    if stake.hull is not None:
        return hull_cost(stake.hull, stake.each, done.lost, house)
    left = side.n - done.lost
    cost = done.lost * stake.each + SHAKEN * left * stake.each * (done.nerve == FAILED)
    if side.kind != ORDNANCE:
        return cost
    if not left:
        return cost + stake.gun
    hampered = is_half_crew(side.kind, left, stake.initial) > is_half_crew(side.kind, side.n, stake.initial)
    return cost + UNDERMANNED * stake.gun * hampered


def hero_cost(side: Side, stake: Stake, found: int, house: House) -> float:
    """What a quotient costs a hero. [UW-HERO-03 UW-HERO-04]"""
    hits = hero_hits(found, house)
    if hits and hero_die(side.sides, hits) == REMOVED:
        return stake.each
    return WOUNDED * stake.each * hits / hits_to_remove(side.sides)


@lru_cache(maxsize=10_000)
def hull_cost(hull: Hull, each: float, found: int, house: House) -> float:
    """What a quotient is expected to cost a vehicle. [UW-VEH-13 UW-VEH-14]"""
    done = odds(damage, 0, 1, hull, found, house.vehicle_zero_quotient_rolls, policy=first_choice)
    cost = sum(weight * (1.0 if roll.removed else BATTERED * (roll.score > 0)) for roll, weight in done.items())
    return each * cost / done.total


@lru_cache(maxsize=100_000)
def strike_cost(struck: Strike, side: Side, stake: Stake, house: House) -> float:
    """What an attack is expected to cost the unit that it is made on. [UW-MEL-04 UW-MEL-05]"""
    found = odds(strike, struck, ROLL_ATTACK, policy=first_choice)
    return sum(weight * quotient_cost(side, stake, n, house) for n, weight in found.items()) / found.total


def cost_to(state: State, j: int, struck: Strike) -> float:
    """What an attack on unit j is expected to cost, as far as it matters to win."""
    unit = state.figures[j]
    return regard(state, j) * strike_cost(struck, attack_side(state, j), stake_of(unit), state.house)


# --- how much a point counts ------------------------------------------------------------------------------------------
@lru_cache(maxsize=256)
def verge(state: State, side: int) -> float:
    """How much a point of a side counts: the more, the nearer it is to breaking. [UW-VIC-03]"""
    now = tally(state, side)
    return 1.0 + VERGE * min(1.0, float(2 * now.lost / now.start)) if now.start else 1.0


def regard(state: State, j: int) -> float:
    """How much a point of unit j counts; a named hero decides the battle. [UW-VIC-03 UW-VIC-04]"""
    unit = state.figures[j]
    named = NAMED / float(unit.each) if state.aim.kind == LEADER and unit.id in state.aim.leaders else 0.0
    return verge(state, unit.side) + named + hunted(state, j)


# --- attacks ----------------------------------------------------------------------------------------------------------
def attack_worth(state: State, i: int, answer: Answer) -> float:
    """What an attack of unit i is worth: what it costs the enemy less what it costs oneself."""
    match answer:
        case Melee(target, weapon):
            return melee_worth(state, i, index_of(state, target), weapon)
        case Shoot(target, weapon):
            return shot_worth(state, i, index_of(state, target), weapon)
        case Fire(arc, weapon):
            return fire_worth(state, i, arc, weapon)
    assert isinstance(answer, Fireball)
    return ball_worth(state, i, answer.mark)


def melee_worth(state: State, i: int, j: int, weapon: int = 0) -> float:
    """What a melee attack of unit i on unit j is worth. [UW-MEL-04 UW-MEL-06]"""
    return exchange(state, i, j, attacks.clash_of(state, i, j, weapon))


def exchange(state: State, i: int, j: int, found: attacks.Clash) -> float:
    """What it is worth that unit i rolls against unit j, and that one against it."""
    return cost_to(state, j, found.strike) - cost_to(state, i, found.struck_back)


def shot_worth(state: State, i: int, j: int, weapon: int = 0) -> float:
    """What a shot of unit i at unit j is worth; nothing out of range. [UW-RNG-03 UW-RNG-05]"""
    reached = attacks.range_to(state, i, j, weapon)
    return 0.0 if reached == OUT else cost_to(state, j, attacks.shot_of(state, i, j, weapon, reached)[1])


def overrun_worth(state: State, i: int, struck: Sequence[tuple[str, tuple[int, ...]]], reverse: int) -> float:
    """What it is worth that vehicle i runs over those in its way; friends count against it. [UW-VEH-05 UW-VEH-07]"""
    worth = 0.0
    for name, reached in struck:
        j = index_of(state, name)
        found = moves.overrun_of(state, i, j, reached, reverse)
        value = exchange(state, i, j, found) if found else 0.0
        worth += value if state.figures[j].side != state.figures[i].side else -abs(value)
    return worth


# --- fireballs --------------------------------------------------------------------------------------------------------
def ball_worth(state: State, i: int, mark: Point) -> float:
    """What a fireball is worth: enemies under it for it, friends against it. [UW-ABL-04]"""
    unit = state.figures[i]
    place, bursts = marker_place(centre_of(unit), mark), odds(fireball, *dice_of(unit), policy=first_choice)
    found = sum(weight * burst_worth(state, i, place, burst) for burst, weight in bursts.items() if is_success(burst))
    return found / bursts.total


def burst_worth(state: State, i: int, place: Point, burst: Burst) -> float:
    """What a fireball that has come about is worth. [UW-ABL-04]"""
    worth = 0.0
    for blow in attacks.burst_blows(state, i, attacks.units_under(state, place), burst):
        unit = state.figures[blow.unit]
        cost = quotient_cost(attack_side(state, blow.unit), stake_of(unit), blow.quotient, state.house)
        worth += regard(state, blow.unit) * cost * (1 if unit.side != state.figures[i].side else -1)
    return worth


# --- the fire of vehicles ---------------------------------------------------------------------------------------------
def values_of(state: State, j: int, most: int) -> tuple[float, ...]:
    """What 0, 1, 2 ... points of a vehicle's fire are worth on unit j. [UW-VEH-12]"""
    side, stake, rate = attack_side(state, j), stake_of(state.figures[j]), regard(state, j)
    return tuple(
        rate * quotient_cost(side, stake, quotient(points, side.defense, WHOLE), state.house)
        for points in range(most + 1)
    )


def in_reach(state: State, i: int, facing: int, weapon: int = 0) -> tuple[int, ...]:
    """The targets of a vehicle's fire in an arc that it reaches. [UW-VEH-11 UW-VEH-12]"""
    far = arc_range(facing, range_of(state.figures[i], state.house, weapon))
    return tuple(j for j in attacks.fire_targets(state, i, facing) if attacks.mark_of(state, i, j, far).in_range)


def shared(values: Sequence[Sequence[float]], most: int) -> list[float]:
    """What 0, 1, 2 ... points are worth, divided among targets as well as can be, by what each makes of its points.

    >>> shared([(0, 0, 5, 5), (0, 0, 3, 9)], 3)
    [0.0, 0.0, 5.0, 9.0]
    """
    best = [0.0] * (most + 1)
    for row in values:
        steps = [0, *(points for points in range(1, most + 1) if row[points] > row[points - 1])]
        best = [
            max(best[total - points] + row[points] for points in steps if points <= total) for total in range(most + 1)
        ]
    return best


@lru_cache(maxsize=1024)
def fire_worth(state: State, i: int, facing: int, weapon: int = 0) -> float:
    """What a vehicle's fire in an arc is worth. [UW-VEH-12]"""
    near = in_reach(state, i, facing, weapon)
    if not near:
        return 0.0
    throw = ranged_roll(attacks.party_of(state.figures[i], weapon), state.house).throw
    totals = odds(strike, Strike(throw, 1), ROLL_ATTACK, policy=first_choice)
    most = max(totals.weights)
    best = shared([values_of(state, j, most) for j in near], most)
    return sum(weight * best[points] for points, weight in totals.items()) / totals.total


def usual_fire(state: State, i: int) -> int:
    """The score that a vehicle's fire has on the average. [UW-VEH-12]"""
    throw = ranged_roll(attacks.party_of(state.figures[i]), state.house).throw
    return throw.dice * (throw.sides + 1) // 2 + throw.bonus
