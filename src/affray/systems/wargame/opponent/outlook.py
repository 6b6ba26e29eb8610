"""What a place promises and threatens in the turns to come, as a computer player guesses it: what the unit there could do to
each enemy and each enemy to it, by exact odds, if they went for each other."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from math import isqrt
from typing import NamedTuple

from affray.space.plane.formations import centre_of_grid, rank_of
from affray.space.plane.measure import INCH
from affray.space.plane.points import Point, distance, squared_distance
from affray.space.plane.sight import is_clear
from affray.systems.wargame.content.codes import REGIMENT
from affray.systems.wargame.opponent.means import Means, means, means_now
from affray.systems.wargame.position.contact import is_facing
from affray.systems.wargame.position.state import KEPT, State, Table, Unit, foes, is_fielded, sight_blockers, size_of
from affray.systems.wargame.rules.landing import centre_index
from affray.systems.wargame.rules.order_and_actions import is_half_crew

DISTANT = 0.72
"""What is left of a promise for each move that is lacking to it."""
UNSEEN = 0.75
"""How much of a shot counts at somebody who is not seen from here, so that a move comes before it."""
STAGGERED = 0.4
"""How much of an attack counts of a unit that owes a move away."""
STRIDE = INCH // 4
"""So far at least a unit is thought to move."""
OTHERS = 0.2
"""How much counts of what else a unit could attack besides its best target."""


class Spot(NamedTuple):
    """A unit where it stands, or may stand: the place of its centre-most miniature, how far all of it reaches around that, and
    how far it touches others in front of where it is measured."""

    unit: Unit
    centre: Point
    radius: int
    ahead: int


class Foe(NamedTuple):
    """An enemy as a unit has him before it: what it could do to him and he to it, and what he may do to its friends and to third sides."""

    spot: Spot
    mine: Means
    his: Means
    others: float


def spot_of(unit: Unit) -> Spot:
    """A unit where it stands."""
    centre = x, y = unit.at[centre_index(unit.at)]
    radius = 1 + isqrt(max([(to_x - x) ** 2 + (to_y - y) ** 2 for to_x, to_y in unit.at]))
    return Spot(unit, centre, radius, reach_ahead(unit))


@lru_cache(maxsize=1024)
def known_spot(unit: Unit) -> Spot:
    """The same, of a unit that somebody looks at again and again."""
    return spot_of(unit)


@lru_cache(maxsize=32 * KEPT)
def sees(board: Table, start: Point, end: Point) -> bool:
    """Whether no terrain hides a place from another."""
    return is_clear(start, end, sight_blockers(board))


# --- how soon ---------------------------------------------------------------------------------------------------------
def reach_ahead(unit: Unit) -> int:
    """How far a unit touches others from where it is measured: a regiment from its centre with its front or, turned, an end of
    it; others from their nearest miniature."""
    wide, deep = size_of(unit)
    if unit.formation != REGIMENT:
        return deep // 2
    ahead = deep // 2 + rank_of(centre_of_grid(len(unit.at), unit.files, size_of(unit)), unit.files) * deep
    return max(ahead, wide * unit.files // 2)


def gap_between(spot: Spot, foe: Spot) -> int:
    """How far a unit has to go to touch another, roughly."""
    unit, (x, y) = spot.unit, spot.centre
    if unit.formation != REGIMENT:
        goal = foe.centre
        x, y = min(unit.at, key=lambda at: squared_distance(at, goal))
    nearest = min([(to_x - x) ** 2 + (to_y - y) ** 2 for to_x, to_y in foe.unit.at])
    return max(0, isqrt(nearest) - spot.ahead - max(size_of(foe.unit)) // 2)


def promise(able_to: Means, spot: Spot, foe: Spot, board: Table) -> float:
    """What a unit may expect of its next activation against another, or, where it needs more than one, of the one in which it
    comes so far, less for each move that is lacking."""
    if not able_to.long and able_to.melee <= 0:
        return 0.0
    best, turns = 0.0, int(not is_facing(spot.unit, foe.centre))
    if able_to.long:
        best = shots_seen(able_to, spot, foe, board, turns=turns, hurry=False)
    if able_to.melee > 0:
        gap = gap_between(spot, foe)
        best = max(best, able_to.melee * attack_count(able_to, gap, 0, able_to.actions, least=turns, hurry=False))
    return best * (STAGGERED if spot.unit.body.token else 1.0)


def threat(able_to: Means, spot: Spot, foe: Spot, board: Table) -> float:
    """What a unit may do to another in its next activation."""
    far, stride = distance(spot.centre, foe.centre), max(able_to.move, STRIDE) * able_to.actions
    shoots = able_to.long and far <= able_to.long + stride
    # The least that the gap may be: whoever is too far away by that need not be measured.
    strikes = able_to.melee > 0 and far - spot.radius - foe.radius - spot.ahead - max(size_of(foe.unit)) <= stride
    if not shoots and not strikes:
        return 0.0
    best, turns = 0.0, int(not is_facing(spot.unit, foe.centre))
    if shoots:
        best = shots_seen(able_to, spot, foe, board, turns=turns, hurry=True)
    if strikes:
        gap = gap_between(spot, foe)
        best = max(best, able_to.melee * attack_count(able_to, gap, 0, able_to.actions, least=turns, hurry=True))
    return best * (STAGGERED if spot.unit.body.token else 1.0)


known_threat = lru_cache(maxsize=16 * KEPT)(threat)
"""The same, remembered: most units stay where they are from one answer to the next."""


def shots_seen(able_to: Means, spot: Spot, foe: Spot, board: Table, *, turns: int, hurry: bool) -> float:
    """What shots at an enemy promise, seen from here or not."""
    seen = sees(board, spot.centre, foe.centre)
    least = 1 if turns or not seen else 0
    shots = shots_worth(able_to, distance(spot.centre, foe.centre), spot.unit, least=least, hurry=hurry)
    return shots if seen else UNSEEN * shots


def shots_worth(able_to: Means, far: int, unit: Unit, *, least: int, hurry: bool) -> float:
    """What shots over a distance promise, after so many moves at the least."""
    half = is_half_crew(unit.profile.type, len(unit.at), unit.initial)
    if half and (least or far > able_to.long):
        return 0.0
    worth = able_to.near if far <= able_to.short else able_to.far
    near = able_to.near * attack_count(able_to, far, able_to.short, able_to.shots, least=least, hurry=hurry)
    return max(near, worth * attack_count(able_to, far, able_to.long, able_to.shots, least=least, hurry=hurry))


def attack_count(able_to: Means, far: int, reach: int, most: int, *, least: int = 0, hurry: bool) -> float:
    """How many attacks a unit at some distance manages with some reach, after `least` moves at least; a part of one
    where it takes more turns."""
    move = max(able_to.move, STRIDE)
    steps = max(least, -((reach - far) // move))
    if steps < able_to.actions:
        return min(most, able_to.actions - steps)
    lacking = (far - reach) / move - (able_to.actions - 1)
    return 0.0 if hurry else DISTANT**lacking


# --- a place ----------------------------------------------------------------------------------------------------------
def promises(found: Iterable[float]) -> float:
    """What a unit may do to the enemy by what it may do to each of them: to the best target, and a little for the others."""
    by_worth = sorted(found, reverse=True)
    return by_worth[0] + OTHERS * sum(by_worth[1:]) / len(by_worth) if by_worth else 0.0


@lru_cache(maxsize=2 * KEPT)
def threats(state: State) -> dict[tuple[int, int], float]:
    """What each unit may do in its next activation to each of its enemies."""
    spots = {i: known_spot(unit) for i, unit in enumerate(state.figures) if is_fielded(unit)}
    return {(i, j): known_threat(able_to, spots[i], spots[j], state.board) for (i, j), able_to in means(state).items()}


@lru_cache(maxsize=KEPT)
def best_blows(state: State) -> tuple[float, ...]:
    """The most that each unit may do to an enemy in its next activation; 0 for one off the field."""
    found = [0.0] * len(state.figures)
    for (i, _), worth in threats(state).items():
        found[i] = max(found[i], worth)
    return tuple(found)


def foes_before(before: State, i: int) -> tuple[Foe, ...]:
    """The enemies of unit i as it has them before it, each likely to attack the unit that it hurts most."""
    known, usual, side = means(before), threats(before), before.figures[i].side
    others = [(n, unit.side) for n, unit in enumerate(before.figures) if is_fielded(unit) and n != i]
    return tuple(
        Foe(
            known_spot(foe),
            known[i, j],
            known[j, i],
            sum(max(0.0, usual[j, n]) for n, its in others if its != foe.side),
        )
        for j, foe in ((j, before.figures[j]) for j in foes(before, side))
    )


def foes_after(before: State, known: Sequence[Foe], unit: Unit, i: int) -> Sequence[Foe]:
    """The same once unit i stands as it does after an action."""
    able = means_now(before, unit, i)
    if able is means(before):
        return known
    enemies = foes(before, unit.side)
    return tuple(foe._replace(mine=able[i, j], his=able[j, i]) for foe, j in zip(known, enemies, strict=True))


def danger(known: Iterable[Foe], spot: Spot, board: Table) -> float:
    """What the enemies may do to a unit where it stands now. What they may do to others is as it was before."""
    found = 0.0
    for foe in known:
        found += fear(foe, spot, board)
    return found


def fear(foe: Foe, spot: Spot, board: Table) -> float:
    """What an enemy may do to a unit, as far as he would rather attack it than others."""
    mine = threat(foe.his, foe.spot, spot, board)
    return mine * mine / (mine + foe.others) if mine > 0 else 0.0
