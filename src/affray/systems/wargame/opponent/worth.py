"""What attacks are worth to a computer player, in points of army value, by the exact odds of the rules that play.

An army on the verge of breaking, a named hero, and the enemies of a side that must get past them count for more than
their price.
"""

from collections.abc import Sequence
from fractions import Fraction
from functools import lru_cache
from typing import NamedTuple

from affray.core.faces.opponent import PLAIN, Manner
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
from affray.systems.wargame.opponent.aims import target_weight
from affray.systems.wargame.position.answers import Answer, Fire, Fireball, Melee, Shoot
from affray.systems.wargame.position.ending import side_points, sides_left, tally
from affray.systems.wargame.position.state import KEPT, State, Unit, centre_of, dice_of, index_of, is_of_several
from affray.systems.wargame.rules.attack import WHOLE, Strike, quotient, strike
from affray.systems.wargame.rules.attack_dice import ranged_roll
from affray.systems.wargame.rules.fireball import fireball, is_success, marker_place
from affray.systems.wargame.rules.hull import Hull
from affray.systems.wargame.rules.losses_and_damage import REMOVED, damage, hero_die, hero_hits
from affray.systems.wargame.rules.order_and_actions import is_half_crew
from affray.systems.wargame.rules.ranged import arc_range
from affray.systems.wargame.rules.whole_attack import Fate, Side, fate
from affray.systems.wargame.turn import attacks, moves
from affray.systems.wargame.turn.after_an_attack import Blow, hull_of, range_of

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
LEADING = 0.8
"""How much more a point counts of the side among several that leads by the whole points limit."""
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
    """What its losses and its nerve cost a unit."""
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


class Regard(NamedTuple):
    """What attacks on a unit cost, and how much that matters: the unit as a side of an attack, what it stands to lose, how
    much a point of it counts."""

    side: Side
    stake: Stake
    weight: float


@lru_cache(maxsize=16 * KEPT)
def regard(state: State, j: int) -> Regard:
    """What of unit j the worth of attacks on it hangs on."""
    return Regard(attack_side(state, j), stake_of(state.figures[j]), unit_weight(state, j))


def expected_cost(state: State, j: int, struck: Strike) -> float:
    """What an attack on unit j is expected to cost, as far as it matters to win."""
    side, stake, weight = regard(state, j)
    return weight * strike_cost(struck, side, stake, state.house)


# --- how much a point counts ------------------------------------------------------------------------------------------
@lru_cache(maxsize=256)
def point_weight(state: State, side: int) -> float:
    """How much a point of a side counts: the more, the nearer it is to breaking, and among several
    the farther it leads. [UW-VIC-03]"""
    now = tally(state, side)
    verge = VERGE * min(1.0, float(2 * now.lost / now.start)) if now.start else 0.0
    return 1.0 + verge + (LEADING * lead_share(state, side) if is_of_several(state) else 0.0)


def lead_share(state: State, side: int) -> float:
    """How far a side of several leads the next one, as a share of the points limit, 1 at the most; 0 where it does not.
    [UW-VIC-04]"""
    rivals = [side_points(state, other) for other in sides_left(state) if other != side]
    lead = side_points(state, side) - max(rivals, default=Fraction(0))
    return min(1.0, max(0.0, float(lead / state.aim.limit)))


def unit_weight(state: State, j: int) -> float:
    """How much a point of unit j counts; a named hero decides the battle. [UW-VIC-03 UW-VIC-04]"""
    unit = state.figures[j]
    named = NAMED / float(unit.each) if state.aim.kind == LEADER and unit.id in state.aim.leaders else 0.0
    return point_weight(state, unit.side) + named + target_weight(state, j)


# --- attacks ----------------------------------------------------------------------------------------------------------
def attack_worth(field: State, state: State, i: int, answer: Answer, manner: Manner = PLAIN) -> float:
    """What an attack of unit i is worth: what it costs the enemy less what it costs oneself. `field` is a position in which
    all other units stand as they do."""
    match answer:
        case Melee(target, weapon):
            return melee_worth(field, state, i, index_of(state, target), weapon, manner)
        case Shoot(target, weapon):
            return manner.dealt * shot_worth(field, state, i, index_of(state, target), weapon)
        case Fire(arc, weapon):
            return manner.dealt * fire_worth(field, state, i, arc, weapon)
    assert isinstance(answer, Fireball)
    return ball_worth(field, state, i, answer.mark, manner)


def melee_worth(field: State, state: State, i: int, j: int, weapon: int = 0, manner: Manner = PLAIN) -> float:
    """What a melee attack of unit i on unit j is worth. [UW-MEL-04 UW-MEL-06]"""
    found = attacks.clash_of(state, i, j, weapon)
    return manner.dealt * expected_cost(field, j, found.strike) - manner.taken * expected_cost(
        state, i, found.struck_back
    )


def shot_worth(field: State, state: State, i: int, j: int, weapon: int = 0) -> float:
    """What a shot of unit i at unit j is worth; nothing out of range. [UW-RNG-03 UW-RNG-05]"""
    reached = attacks.range_to(state, i, j, weapon)
    return 0.0 if reached == OUT else expected_cost(field, j, attacks.shot_of(state, i, j, weapon, reached)[1])


def overrun_worth(
    state: State, i: int, struck: Sequence[tuple[str, tuple[int, ...]]], reverse: int, manner: Manner = PLAIN
) -> float:
    """What it is worth that vehicle i runs over the units in its way; friends count against it. [UW-VEH-05 UW-VEH-07]"""
    worth = 0.0
    for name, reached in struck:
        j = index_of(state, name)
        found = moves.overrun_of(state, i, j, reached, reverse)
        if found is None:
            continue
        done, back = expected_cost(state, j, found.strike), expected_cost(state, i, found.struck_back)
        value = manner.dealt * done - manner.taken * back
        worth += value if state.figures[j].side != state.figures[i].side else -abs(value)
    return worth


# --- fireballs --------------------------------------------------------------------------------------------------------
def ball_worth(field: State, state: State, i: int, mark: Point, manner: Manner = PLAIN) -> float:
    """What a fireball is worth: enemies under it for it, friends against it. [UW-ABL-04]"""
    unit = state.figures[i]
    under = attacks.units_under(state, marker_place(centre_of(unit), mark))
    if not under:
        return 0.0
    bursts = odds(fireball, *dice_of(unit), policy=first_choice)
    found = 0.0
    for burst, weight in bursts.items():
        if is_success(burst):
            blows = attacks.burst_blows(state, i, under, burst)
            found += weight * sum(blow_worth(field, state, blow, manner) for blow in blows)
    return found / bursts.total


def blow_worth(field: State, state: State, blow: Blow, manner: Manner) -> float:
    """What a blow of a fireball is worth. [UW-ABL-04]"""
    foe = state.figures[blow.unit].side != state.figures[blow.by].side
    side, stake, weight = regard(field if foe else state, blow.unit)
    return weight * quotient_cost(side, stake, blow.quotient, state.house) * (manner.dealt if foe else -manner.taken)


# --- the fire of vehicles ---------------------------------------------------------------------------------------------
@lru_cache(maxsize=16 * KEPT)
def fire_values(state: State, j: int, most: int) -> tuple[float, ...]:
    """What 0, 1, 2 ... points of a vehicle's fire are worth on unit j. [UW-VEH-12]"""
    side, stake, rate = regard(state, j)
    return tuple(
        rate * quotient_cost(side, stake, quotient(points, side.defense, WHOLE), state.house)
        for points in range(most + 1)
    )


def targets_in_reach(state: State, i: int, facing: int, weapon: int = 0) -> tuple[int, ...]:
    """The targets of a vehicle's fire in an arc that it reaches. [UW-VEH-11 UW-VEH-12]"""
    far = arc_range(facing, range_of(state.figures[i], state.house, weapon))
    return tuple(j for j in attacks.fire_targets(state, i, facing) if attacks.mark_of(state, i, j, far).in_range)


def best_shares(values: Sequence[Sequence[float]], most: int) -> list[float]:
    """What 0, 1, 2 ... points are worth when they are divided as well as can be, by what each target makes of its
    points.

    >>> best_shares([(0, 0, 5, 5), (0, 0, 3, 9)], 3)
    [0.0, 0.0, 5.0, 9.0]
    """
    best = [0.0] * (most + 1)
    for row in values:
        steps = [0, *(points for points in range(1, most + 1) if row[points] > row[points - 1])]
        best = [
            max(best[total - points] + row[points] for points in steps if points <= total) for total in range(most + 1)
        ]
    return best


def fire_worth(field: State, state: State, i: int, facing: int, weapon: int = 0) -> float:
    """What a vehicle's fire in an arc is worth. [UW-VEH-12]"""
    near = targets_in_reach(state, i, facing, weapon)
    return shared_fire_worth(field, i, near, weapon) if near else 0.0


@lru_cache(maxsize=KEPT)
def shared_fire_worth(field: State, i: int, near: tuple[int, ...], weapon: int) -> float:
    """What a vehicle's fire at some targets is worth. [UW-VEH-12]"""
    throw = ranged_roll(attacks.party_of(field.figures[i], weapon), field.house).throw
    totals = odds(strike, Strike(throw, 1), ROLL_ATTACK, policy=first_choice)
    most = max(totals.weights)
    best = best_shares([fire_values(field, j, most) for j in near], most)
    return sum(weight * best[points] for points, weight in totals.items()) / totals.total


def usual_fire(state: State, i: int) -> int:
    """The score that a vehicle's fire has on the average. [UW-VEH-12]"""
    throw = ranged_roll(attacks.party_of(state.figures[i]), state.house).throw
    return throw.dice * (throw.sides + 1) // 2 + throw.bonus
