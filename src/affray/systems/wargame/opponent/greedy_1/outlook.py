"""What a place promises and threatens in the turns to come, as a computer player guesses it: what the unit there could do to
each enemy and each enemy to it, by exact odds, if they went for each other."""

from functools import lru_cache
from math import isqrt
from typing import NamedTuple

from affray.referee import odds
from affray.referee.every import first_choice
from affray.space.plane.bases import FRONT
from affray.space.plane.formations import centre_of_grid, rank_of
from affray.space.plane.measure import INCH
from affray.space.plane.points import distance, squared_distance
from affray.space.plane.sight import is_clear
from affray.systems.wargame.content.codes import FAST, FIREBALL, LONG, ORDNANCE, REGIMENT, SHORT, VEHICLE
from affray.systems.wargame.content.profile import has_ability
from affray.systems.wargame.guide.harm import attack_side
from affray.systems.wargame.opponent.greedy_1.worth import cost_to, quotient_cost, regard, stake_of
from affray.systems.wargame.position.contact import is_facing
from affray.systems.wargame.position.state import (
    State,
    Unit,
    centre_of,
    defense_of,
    dice_of,
    foes,
    is_fielded,
    move_of,
    sight_blockers,
    size_of,
)
from affray.systems.wargame.rules.attack import Strike
from affray.systems.wargame.rules.attack_dice import NONE, attack_roll, can_shoot, can_strike_back, overrun_roll
from affray.systems.wargame.rules.fireball import FIREBALL_REACH, fireball, is_success
from affray.systems.wargame.rules.order_and_actions import actions_of, is_half_crew
from affray.systems.wargame.rules.ranged import arc_range
from affray.systems.wargame.turn.after_an_attack import range_of
from affray.systems.wargame.turn.attacks import (
    best_melee_weapon,
    burst_quotient,
    miniatures_under,
    party_of,
    range_bands,
    shot_of,
)

DISTANT = 0.72
"""What is left of a promise for each move that is lacking to it."""
UNSEEN = 0.75
"""How much of a shot counts at somebody who is not seen from here, so that a move comes before it."""
STAGGERED = 0.4
"""How much of an attack counts of a unit that owes a move away."""
OTHERS = 0.2
"""How much counts of what else a unit could attack besides its best target."""


class Means(NamedTuple):
    """What one unit could do to another: what a shot at short and at long range and a melee are worth to it, its ranges, how
    far it moves in an action, its actions."""

    near: float
    far: float
    melee: float
    short: int
    long: int
    move: int
    actions: int
    shots: int


@lru_cache(maxsize=64)
def means(state: State) -> dict[tuple[int, int], Means]:
    """What each unit on the field could do to each of its enemies."""
    field = [i for i, unit in enumerate(state.figures) if is_fielded(unit)]
    return {(i, j): means_of(state, i, j) for i in field for j in foes(state, state.figures[i].side)}


def means_now(before: State, state: State, i: int) -> dict[tuple[int, int], Means]:
    """The same after an action of unit i, by what it was before; what hangs on the files it stands in is worked out anew."""
    known = means(before)
    if state.figures[i].files == before.figures[i].files:
        return known
    others = foes(state, state.figures[i].side)
    return {**known, **{pair: means_of(state, *pair) for j in others for pair in ((i, j), (j, i))}}


def means_of(state: State, i: int, j: int) -> Means:
    """What unit i could do to unit j."""
    unit, house = state.figures[i], state.house
    short, far = ranges_of(state, i)
    near_worth = far_worth = 0.0
    if far:
        near_worth = far_worth = cost_to(state, j, shot_of(state, i, j, 0, SHORT)[1])
        if short < far:
            far_worth = cost_to(state, j, shot_of(state, i, j, 0, LONG)[1])
    ball = thrown(state, i, j) if has_ability(unit.profile, FIREBALL) else 0.0
    if ball > far_worth:
        near_worth, far_worth, short, far = ball, ball, FIREBALL_REACH, FIREBALL_REACH
    actions = actions_of(int(has_ability(unit.profile, FAST)))
    once = unit.profile.type == ORDNANCE or not house.repeat_attacks
    return Means(
        near=near_worth,
        far=far_worth,
        melee=clash(state, i, j),
        short=short,
        long=far,
        move=move_of(unit),
        actions=actions,
        shots=1 if once else actions,
    )


def thrown(state: State, i: int, j: int) -> float:
    """What a fireball of unit i is worth that falls on the middle of unit j. [UW-ABL-04]"""
    foe, bursts = state.figures[j], odds(fireball, *dice_of(state.figures[i]), policy=first_choice)
    side, stake, hit = attack_side(state, j), stake_of(foe), len(miniatures_under(state, foe, centre_of(foe)))
    found = sum(
        weight * quotient_cost(side, stake, burst_quotient(foe, hit, burst), state.house)
        for burst, weight in bursts.items()
        if is_success(burst)
    )
    return regard(state, j) * found / bursts.total


def ranges_of(state: State, i: int) -> tuple[int, int]:
    """The short and the long range of a unit, 0 for one that cannot shoot."""
    unit = state.figures[i]
    if unit.profile.type == VEHICLE:
        far = arc_range(FRONT, range_of(unit, state.house))
        return far, far
    return range_bands(unit, state.house) if can_shoot(party_of(unit), state.house) else (0, 0)


# --- melee that might come about --------------------------------------------------------------------------------------
def clash(state: State, i: int, j: int) -> float:
    """What a melee of unit i against unit j is likely to be worth to it, if as many of both touch as would have room."""
    unit, foe, house = state.figures[i], state.figures[j], state.house
    own, theirs = touching(unit, foe), touching(foe, unit)
    if unit.profile.type == VEHICLE:
        rolled = overrun_roll(party_of(unit, best_melee_weapon(unit, state.house)), house)
    else:
        rolled = attack_roll(party_of(unit, best_melee_weapon(unit, state.house)), range(own), house)
    struck_back = party_of(foe, best_melee_weapon(foe, state.house))
    back = attack_roll(struck_back, range(theirs), house) if can_strike_back(struck_back, 1, house) else NONE
    done = cost_to(state, j, Strike(rolled.throw, defense_of(foe)))
    return done - cost_to(state, i, Strike(back.throw, defense_of(unit)))


def touching(unit: Unit, foe: Unit) -> int:
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


# --- how soon ---------------------------------------------------------------------------------------------------------
def gap(unit: Unit, foe: Unit) -> int:
    """How far a unit has to go to touch another, roughly: a regiment from its centre, which is what is measured, with its front
    or, turned, an end of it; others from their nearest miniature."""
    wide, deep = size_of(unit)
    if unit.formation == REGIMENT:
        start = centre_of(unit)
        ahead = deep // 2 + rank_of(centre_of_grid(len(unit.at), unit.files, size_of(unit)), unit.files) * deep
        ahead = max(ahead, wide * unit.files // 2)
    else:
        goal = centre_of(foe)
        start, ahead = min(unit.at, key=lambda at: squared_distance(at, goal)), deep // 2
    nearest = min(squared_distance(start, at) for at in foe.at)
    return max(0, isqrt(nearest) - ahead - max(size_of(foe)) // 2)


def promise(state: State, able_to: Means, i: int, j: int, *, hurry: bool = False) -> float:
    """What unit i may expect of its next activation against unit j, or, where it needs more than one, of the one in which it
    comes so far, less for each move that is lacking; in a hurry only the next one counts."""
    unit, foe = state.figures[i], state.figures[j]
    start, goal = centre_of(unit), centre_of(foe)
    turns = not is_facing(unit, goal)
    best = 0.0
    if able_to.long:
        sees = is_clear(start, goal, sight_blockers(state.board))
        shots = shooting(able_to, distance(start, goal), unit, least=int(turns or not sees), hurry=hurry)
        best = shots if sees else UNSEEN * shots
    if able_to.melee > 0:
        times_struck = times(able_to, gap(unit, foe), 0, able_to.actions, least=int(turns), hurry=hurry)
        best = max(best, able_to.melee * times_struck)
    return best * (STAGGERED if unit.body.token else 1.0)


def shooting(able_to: Means, far: int, unit: Unit, *, least: int, hurry: bool) -> float:
    """What shots over a distance promise, after so many moves at the least."""
    half = is_half_crew(unit.profile.type, len(unit.at), unit.initial)
    if half and (least or far > able_to.long):
        return 0.0
    worth = able_to.near if far <= able_to.short else able_to.far
    near = able_to.near * times(able_to, far, able_to.short, able_to.shots, least=least, hurry=hurry)
    return max(near, worth * times(able_to, far, able_to.long, able_to.shots, least=least, hurry=hurry))


def times(able_to: Means, far: int, reach: int, most: int, *, least: int = 0, hurry: bool) -> float:
    """How many attacks a unit comes to that is so far away, with such a reach, and has to move so often at the least; part of
    one where it takes more turns."""
    move = max(able_to.move, INCH // 4)
    steps = max(least, -((reach - far) // move))
    if steps < able_to.actions:
        return min(most, able_to.actions - steps)
    lacking = (far - reach) / move - (able_to.actions - 1)
    return 0.0 if hurry else DISTANT**lacking


# --- a place ----------------------------------------------------------------------------------------------------------
def promises(state: State, known: dict[tuple[int, int], Means], i: int) -> float:
    """What unit i may do to the enemy from where it stands: to the best target, and a little for the others."""
    found = sorted((promise(state, known[i, j], i, j) for j in foes(state, state.figures[i].side)), reverse=True)
    return found[0] + OTHERS * sum(found[1:]) / len(found) if found else 0.0


@lru_cache(maxsize=64)
def threats(state: State) -> dict[tuple[int, int], float]:
    """What each unit may do in its next activation to each of its enemies."""
    known = means(state)
    return {(i, j): promise(state, able_to, i, j, hurry=True) for (i, j), able_to in known.items()}


def danger(before: State, state: State, i: int) -> float:
    """What the enemies may do to unit i where it stands now, each likely to turn on whom it hurts most; what they may do to
    others is as it was before."""
    known, usual = means_now(before, state, i), threats(before)
    side, found = state.figures[i].side, 0.0
    friends = [n for n, unit in enumerate(before.figures) if is_fielded(unit) and unit.side == side and n != i]
    for j in foes(state, side):
        mine = promise(state, known[j, i], j, i, hurry=True)
        if mine > 0:
            others = sum(max(0.0, usual[j, n]) for n in friends)
            found += mine * mine / (mine + others)
    return found
