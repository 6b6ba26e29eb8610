"""What a computer player wants of the ground: objectives to hold, an edge to leave by, and who of its army sees to it.

[UW-VIC-02 UW-VIC-04 UW-VIC-05]
"""

from collections.abc import Sequence
from functools import lru_cache

from affray.space.plane.measure import INCH
from affray.space.plane.points import Point, is_near
from affray.systems.wargame.content.codes import EXIT, HERO, HOLD, ORDNANCE
from affray.systems.wargame.opponent.greedy_1.paths import way
from affray.systems.wargame.position.ending import tally
from affray.systems.wargame.position.state import (
    AWAY,
    State,
    Unit,
    centre_of,
    ground_of,
    is_fielded,
    lost_value,
    move_of,
    starting_value,
)
from affray.systems.wargame.rules.victory import OBJECTIVE_REACH, POINTS_FOR_OBJECTIVE, holder
from affray.systems.wargame.turn.moves import can_leave

DECIDES = 500.0
"""What the objectives count for together where holding one decides the battle."""
EARLY = 0.35
"""How much of an objective counts to stand at it in the first round; all of it in the last."""
PACE = 2.5
"""What an inch nearer to its objective is worth to a unit sent there, in points."""
LATE = 3.0
"""How much more it is worth when time is short."""
SPARE_TURNS = 1.5
EXIT_PACE = 6.0
EXIT_WORTH = 1.5
"""What leaving is worth: the unit's price times this."""
ENOUGH = 1.4
"""So many times the points that must leave are sent to the edge."""


# --- objectives -------------------------------------------------------------------------------------------------------
def prize(state: State, side: int) -> float:
    """What an objective is worth to a side at the end. [UW-VIC-04]"""
    if state.aim.kind != HOLD:
        return float(POINTS_FOR_OBJECTIVE)
    return DECIDES if side == state.aim.attacker else DECIDES / len(state.board.objectives)


def certainty(state: State) -> float:
    """How much of what counts in the end counts now."""
    return EARLY + (1 - EARLY) * state.round / state.aim.rounds


@lru_cache(maxsize=256)
def around(state: State, place: Point) -> tuple[int, ...]:
    """How many miniatures of each unit are near a place; none of one with a token. [UW-VIC-05]"""
    return tuple(
        sum(is_near(at, place, OBJECTIVE_REACH) for at in unit.at) if is_fielded(unit) and not unit.body.token else 0
        for unit in state.figures
    )


def holding(before: State, i: int, at: Sequence[Point]) -> float:
    """What the objectives are worth to unit i's side if its miniatures stand in these places, all others as before."""
    side, worth = before.figures[i].side, 0.0
    for place in before.board.objectives:
        counts = dict.fromkeys(range(len(before.sides)), 0)
        for n, number in enumerate(around(before, place)):
            if n != i:
                counts[before.figures[n].side] += number
        counts[side] += sum(is_near(spot, place, OBJECTIVE_REACH) for spot in at)
        held = holder(counts)
        if held is not None:
            worth += prize(before, held) * (1 if held == side else -1)
    return certainty(before) * worth


@lru_cache(maxsize=64)
def sent(state: State, side: int) -> dict[int, Point]:
    """Which units of a side are sent to which objective: one to each, those that are soon there and have many miniatures
    first; two where holding one decides the battle, and all whom the attacker can spare."""
    free = [i for i, unit in enumerate(state.figures) if unit.side == side and is_fielded(unit) and fit(unit)]
    found: dict[int, Point] = {}
    rounds = 1 if state.aim.kind != HOLD else len(free)
    for _ in range(rounds):
        for place in state.board.objectives:
            left = [i for i in free if i not in found]
            if left:
                found[
                    min(left, key=lambda i: (turns_to(state, i, place) - 0.15 * min(5, len(state.figures[i].at)), i))
                ] = place
    return found


def fit(unit: Unit) -> bool:
    """Whether a unit may be sent to hold ground: neither ordnance nor a lone hero."""
    return unit.profile.type not in (ORDNANCE, HERO)


def turns_to(state: State, i: int, place: Point) -> float:
    """How many activations a unit needs to come to a place."""
    unit = state.figures[i]
    far = max(0, way(ground_of(state.board), centre_of(unit), place)[0] - OBJECTIVE_REACH // 2)
    return far / max(INCH, 2 * move_of(unit))


def nearing(before: State, state: State, i: int) -> float:
    """What it is worth to unit i, sent somewhere, to be as near as it is; the more, the less time is left."""
    place = sent(before, state.figures[i].side).get(i)
    if place is None:
        return 0.0
    turns = turns_to(state, i, place)
    return -pace(before, turns, PACE) * turns * 2 * move_of(state.figures[i]) / INCH


def pace(state: State, turns: float, usual: float) -> float:
    """What an inch nearer is worth that is so many turns away."""
    spare = state.aim.rounds - state.round - turns
    return usual * (LATE if spare < SPARE_TURNS else 1.0)


# --- the far edge -----------------------------------------------------------------------------------------------------
def left_of(unit: Unit) -> float:
    """The points left of a unit."""
    return float(starting_value(unit) - lost_value(unit))


@lru_cache(maxsize=64)
def runners(state: State) -> tuple[int, ...]:
    """The attacker's units that make for the far edge: those that are soonest there, until they are more than enough."""
    side = state.aim.attacker
    own = [i for i, unit in enumerate(state.figures) if unit.side == side]
    gone = sum(left_of(state.figures[i]) for i in own if state.figures[i].status == AWAY)
    need = ENOUGH * float(state.aim.share * tally(state, side).start) - gone
    found: list[int] = []
    for i in sorted((i for i in own if is_fielded(state.figures[i])), key=lambda i: (turns_off(state, i), i)):
        if need > 0:
            found.append(i)
            need -= left_of(state.figures[i])
    return tuple(found)


def edge_of(state: State, i: int) -> Point:
    """The place of the far edge that unit i makes for."""
    return centre_of(state.figures[i])[0], state.board.size[1]


def turns_off(state: State, i: int) -> float:
    """How many activations a unit needs to leave by the far edge."""
    unit = state.figures[i]
    far, _ = way(ground_of(state.board), centre_of(unit), edge_of(state, i))
    return far / max(INCH, 2 * move_of(unit))


def leaving(before: State, state: State, i: int) -> float:
    """What it is worth to unit i to be as near to the edge that it leaves by as it is, or to have left."""
    if not can_leave(before, i):
        return 0.0
    unit = state.figures[i]
    if unit.status == AWAY:
        return EXIT_WORTH * left_of(unit)
    if i not in runners(before):
        return 0.0
    turns = turns_off(state, i)
    return -pace(before, turns, EXIT_PACE) * turns * 2 * move_of(unit) / INCH


def hunted(state: State, j: int) -> float:
    """How much more unit j counts as a target: one that makes for the edge."""
    if state.aim.kind == EXIT and state.figures[j].side == state.aim.attacker and j in runners(state):
        return 0.5
    return 0.0
