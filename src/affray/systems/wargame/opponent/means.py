"""What one unit could do to another wherever they stand, as a computer player guesses it by exact odds."""

from functools import lru_cache
from typing import NamedTuple

from msgspec.structs import replace

from affray.referee import odds
from affray.referee.every import first_choice
from affray.space.plane.bases import FRONT
from affray.systems.wargame.content.codes import FIREBALL, LONG, ORDNANCE, REGIMENT, SHORT, VEHICLE
from affray.systems.wargame.content.house_rules import House
from affray.systems.wargame.content.profile import has_ability
from affray.systems.wargame.opponent.worth import quotient_cost, regard, stake_of, strike_cost
from affray.systems.wargame.position.state import (
    FIELDED,
    KEPT,
    State,
    Unit,
    action_count,
    defense_of,
    dice_of,
    foes,
    is_fielded,
    move_of,
    size_of,
)
from affray.systems.wargame.rules.attack import Strike
from affray.systems.wargame.rules.attack_dice import NONE, attack_roll, can_shoot, can_strike_back, overrun_roll
from affray.systems.wargame.rules.body import Body
from affray.systems.wargame.rules.fireball import FIREBALL_REACH, fireball, is_success
from affray.systems.wargame.rules.landing import centre_index
from affray.systems.wargame.rules.ranged import arc_range
from affray.systems.wargame.turn.after_an_attack import range_of, side_of
from affray.systems.wargame.turn.attacks import (
    best_melee_weapon,
    burst_quotient,
    miniatures_under,
    party_of,
    range_bands,
    shot_between,
)

NOWHERE = (0, 0)


class Means(NamedTuple):
    """What one unit could do to another; a worth is in points of army value."""

    near: float
    """What a shot at short range is worth."""
    far: float
    """What a shot at long range is worth."""
    melee: float
    """What a melee attack is worth."""
    short: int
    """The short range, in billionths of an inch."""
    long: int
    """The long range, in billionths of an inch."""
    move: int
    """How far it moves in an action, in billionths of an inch."""
    actions: int
    """How many actions it has in an activation."""
    shots: int
    """How many shots it has in an activation."""


class Mark(NamedTuple):
    """What of a unit the worth of attacks on it and by it hangs on, besides how the two stand to each other."""

    unit: Unit
    """The unit as it would be anywhere."""
    aid: int
    """The dice of commanders near it."""
    under: int
    """How many of it a fireball on its middle hits, where the enemy throws any."""
    weight: float
    """How much a point of it counts."""


class Costs(NamedTuple):
    """What the attacks of one unit cost another on the average, in points of its price: a shot at short and at long range, a
    fireball, a melee attack; and what is struck back."""

    near: float
    far: float
    ball: float
    balls: int
    """How many outcomes a fireball has: `ball` is over all of them."""
    struck: float
    back: float


# --- the units --------------------------------------------------------------------------------------------------------
@lru_cache(maxsize=4 * KEPT)
def placeless(unit: Unit) -> Unit:
    """The unit as it would be anywhere, one object for all that are alike."""
    body = Body(steps=unit.body.steps)
    at = (NOWHERE,) * len(unit.at)
    return shared_unit(replace(unit, id="", side=0, status=FIELDED, at=at, heading=0, body=body))


@lru_cache(maxsize=4 * KEPT)
def shared_unit(unit: Unit) -> Unit:
    """The unit itself, one object for all that are alike."""
    return unit


@lru_cache(maxsize=2 * KEPT)
def marks(state: State) -> dict[int, Mark]:
    """The units on the field as attacks see them."""
    field = [i for i, unit in enumerate(state.figures) if is_fielded(unit)]
    found = {}
    for i in field:
        unit, own = state.figures[i], regard(state, i)
        found[i] = Mark(placeless(unit), own.side.aid, under_fireball(state, unit), own.weight)
    return found


def under_fireball(state: State, unit: Unit) -> int:
    """How many of a unit a fireball on its middle hits; 0 where no enemy throws any. [UW-ABL-04]"""
    feared = any(
        has_ability(foe.profile, FIREBALL) for foe in state.figures if is_fielded(foe) and foe.side != unit.side
    )
    return len(miniatures_under(state, unit, unit.at[centre_index(unit.at)])) if feared else 0


# --- what they could do -----------------------------------------------------------------------------------------------
@lru_cache(maxsize=2 * KEPT)
def means(state: State) -> dict[tuple[int, int], Means]:
    """What each unit on the field could do to each of its enemies."""
    known = marks(state)
    return {
        (i, j): means_between(mark, known[j], state.house)
        for i, mark in known.items()
        for j in foes(state, state.figures[i].side)
    }


def means_now(before: State, unit: Unit, i: int) -> dict[tuple[int, int], Means]:
    """The same with unit i as it is after an action; what hangs on the files it stands in is worked out anew."""
    known = means(before)
    if unit.files == before.figures[i].files:
        return known
    others = marks(before)
    own = others[i]._replace(unit=placeless(unit), under=under_fireball(before, unit))
    house, enemies = before.house, foes(before, unit.side)
    mine = {(i, j): means_between(own, others[j], house) for j in enemies}
    return {**known, **mine, **{(j, i): means_between(others[j], own, house) for j in enemies}}


@lru_cache(maxsize=16 * KEPT)
def means_between(one: Mark, other: Mark, house: House) -> Means:
    """What one unit could do to another."""
    unit, foe = one.unit, other.unit
    cost = costs(unit, foe, one.aid, other.aid, other.under, house)
    short, far, actions, shots, move = abilities_of(unit, house)
    near_worth, far_worth = other.weight * cost.near, other.weight * cost.far
    ball = other.weight * cost.ball / cost.balls if cost.balls else 0.0
    if ball > far_worth:
        near_worth, far_worth, short, far = ball, ball, FIREBALL_REACH, FIREBALL_REACH
    melee = other.weight * cost.struck - one.weight * cost.back
    return Means(
        near=near_worth, far=far_worth, melee=melee, short=short, long=far, move=move, actions=actions, shots=shots
    )


@lru_cache(maxsize=4 * KEPT)
def abilities_of(unit: Unit, house: House) -> tuple[int, int, int, int, int]:
    """The short and the long range of a unit, its actions, shots and how far it moves in an action."""
    actions = action_count(unit)
    once = unit.profile.type == ORDNANCE or not house.repeat_attacks
    return (*ranges_of(unit, house), actions, 1 if once else actions, move_of(unit))


def ranges_of(unit: Unit, house: House) -> tuple[int, int]:
    """The short and the long range of a unit, 0 for one that cannot shoot."""
    if unit.profile.type == VEHICLE:
        far = arc_range(FRONT, range_of(unit, house))
        return far, far
    return range_bands(unit, house) if can_shoot(party_of(unit), house) else (0, 0)


@lru_cache(maxsize=20_000)
def costs(unit: Unit, foe: Unit, own_aid: int, foe_aid: int, under: int, house: House) -> Costs:
    """What the attacks of one unit would cost another, and itself."""
    short, far = ranges_of(unit, house)
    side, stake = side_of(foe, aid=foe_aid), stake_of(foe)
    near_cost = far_cost = 0.0
    if far:
        near_cost = far_cost = strike_cost(shot_between(unit, foe, house, SHORT)[1], side, stake, house)
        if short < far:
            far_cost = strike_cost(shot_between(unit, foe, house, LONG)[1], side, stake, house)
    ball, balls = fireball_cost(unit, foe, foe_aid, under, house) if has_ability(unit.profile, FIREBALL) else (0.0, 0)
    rolled, back = clash_strikes(unit, foe, house)
    struck = strike_cost(rolled, side, stake, house)
    return Costs(
        near=near_cost,
        far=far_cost,
        ball=ball,
        balls=balls,
        struck=struck,
        back=strike_cost(back, side_of(unit, aid=own_aid), stake_of(unit), house),
    )


def fireball_cost(unit: Unit, foe: Unit, aid: int, under: int, house: House) -> tuple[float, int]:
    """What a fireball on the middle of a unit costs it in all its outcomes together, and how many these are. [UW-ABL-04]"""
    bursts = odds(fireball, *dice_of(unit), policy=first_choice)
    side, stake = side_of(foe, aid=aid), stake_of(foe)
    found = sum(
        weight * quotient_cost(side, stake, burst_quotient(foe, under, burst), house)
        for burst, weight in bursts.items()
        if is_success(burst)
    )
    return found, bursts.total


# --- melee that might come about --------------------------------------------------------------------------------------
def clash_strikes(unit: Unit, foe: Unit, house: House) -> tuple[Strike, Strike]:
    """What a unit and another would roll against each other, if as many of both touch as would have room."""
    own, theirs = touching_count(unit, foe), touching_count(foe, unit)
    party = party_of(unit, best_melee_weapon(unit, house))
    rolled = overrun_roll(party, house) if unit.profile.type == VEHICLE else attack_roll(party, range(own), house)
    struck_back = party_of(foe, best_melee_weapon(foe, house))
    back = attack_roll(struck_back, range(theirs), house) if can_strike_back(struck_back, 1, house) else NONE
    return Strike(rolled.throw, defense_of(foe)), Strike(back.throw, defense_of(unit))


def touching_count(unit: Unit, foe: Unit) -> int:
    """How many of a unit are likely to touch another in a melee: a front, or all round."""
    room = -(-breadth(foe) // min(size_of(unit))) + 2
    if unit.formation == REGIMENT:
        return min(unit.files, room)
    return min(len(unit.at), room if foe.formation == REGIMENT else 2 * room)


def breadth(unit: Unit) -> int:
    """How wide a unit stands, roughly."""
    wide, deep = size_of(unit)
    return (
        wide * unit.files if unit.formation == REGIMENT else max(wide, deep, (wide + deep) // 2 * -(-len(unit.at) // 2))
    )
