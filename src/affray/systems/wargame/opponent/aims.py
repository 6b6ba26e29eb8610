"""What a computer player wants of the ground: objectives to hold, an edge to leave by, and which of its units see to
it. [UW-VIC-02 UW-VIC-04 UW-VIC-05]"""

from collections.abc import Sequence
from functools import lru_cache

from affray.space.plane.measure import INCH
from affray.space.plane.points import Point, is_near, squared_distance
from affray.systems.wargame.content.codes import EXIT, HERO, HOLD, ORDNANCE
from affray.systems.wargame.position.ending import tally
from affray.systems.wargame.position.state import (
    AWAY,
    KEPT,
    State,
    Unit,
    centre_of,
    ground_of,
    is_fielded,
    is_of_several,
    lost_value,
    move_of,
    starting_value,
)
from affray.systems.wargame.rules.detours import shortest_way
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
CROWD = 0.15
"""How many activations sooner than another a unit counts to be at an objective for each of up to five miniatures."""
DEAR = 0.005
"""How many later for each of its points: the best units are for fighting."""
EXIT_PACE = 6.0
EXIT_WORTH = 1.5
"""What leaving is worth: the unit's price times this."""
ENOUGH = 1.4
"""So many times the points that must leave are sent to the edge."""


# --- objectives -------------------------------------------------------------------------------------------------------
def objective_worth(state: State, side: int) -> float:
    """What an objective is worth to a side at the end. [UW-VIC-04]"""
    if state.aim.kind != HOLD:
        return float(POINTS_FOR_OBJECTIVE)
    return DECIDES if side == state.aim.attacker else DECIDES / len(state.board.objectives)


def certainty(state: State) -> float:
    """How much of what counts in the end counts now."""
    return EARLY + (1 - EARLY) * state.round / state.aim.rounds


@lru_cache(maxsize=16 * KEPT)
def unit_count_near(unit: Unit, place: Point) -> int:
    """How many miniatures of a unit are near a place; none of one with a token. [UW-VIC-05]"""
    return count_near(unit.at, place) if is_fielded(unit) and not unit.body.token else 0


def count_near(at: Sequence[Point], place: Point) -> int:
    """How many places are near another. [UW-VIC-05]"""
    return sum(is_near(spot, place, OBJECTIVE_REACH) for spot in at)


@lru_cache(maxsize=64)
def counts_without(before: State, i: int) -> tuple[tuple[int, ...], ...]:
    """How many miniatures of each side are near each objective, those of unit i left out. [UW-VIC-05]"""
    found = []
    for place in before.board.objectives:
        counts = [0] * len(before.sides)
        for n, unit in enumerate(before.figures):
            if n != i:
                counts[unit.side] += unit_count_near(unit, place)
        found.append(tuple(counts))
    return tuple(found)


def holding_worth(before: State, i: int, at: Sequence[Point]) -> float:
    """What the objectives are worth to unit i's side if its miniatures stand in these places, all others as before."""
    side, worth = before.figures[i].side, 0.0
    for place, others in zip(before.board.objectives, counts_without(before, i), strict=True):
        counts = dict(enumerate(others))
        counts[side] += count_near(at, place)
        held = holder(counts)
        if held is not None:
            worth += objective_worth(before, held) * (1 if held == side else -1)
    return certainty(before) * worth


@lru_cache(maxsize=64)
def objective_assignments(state: State, side: int) -> dict[int, Point]:
    """The objective that each unit of a side is sent to. One unit goes to each objective, the near and cheap ones with many
    miniatures first. Where holding one decides the battle, all others go to the nearest."""
    free = [
        i for i, unit in enumerate(state.figures) if unit.side == side and is_fielded(unit) and can_hold_ground(unit)
    ]
    found: dict[int, Point] = {}
    places = state.board.objectives
    if is_of_several(state) and free:
        # The near ones first, so that it does not matter to a seat in which order the field names them.
        spots = [centre_of(state.figures[i]) for i in free]
        places = tuple(sorted(places, key=lambda place: min(squared_distance(spot, place) for spot in spots)))
    for place in places:
        left = [i for i in free if i not in found]
        if left:
            found[min(left, key=lambda i: (sending_cost(state, state.figures[i], place), i))] = place
    if state.aim.kind == HOLD:
        for i in free:
            if i not in found:
                found[i] = min(places, key=lambda place: turns_to(state, state.figures[i], place))
    return found


def sending_cost(state: State, unit: Unit, place: Point) -> float:
    """What it costs to send a unit to an objective, in activations: the way, and what it would do elsewhere by its price; a unit
    of many miniatures holds it better."""
    return turns_to(state, unit, place) + DEAR * points_left(unit) - CROWD * min(5, len(unit.at))


def can_hold_ground(unit: Unit) -> bool:
    """Whether a unit may be sent to hold ground: neither ordnance nor a lone hero."""
    return unit.profile.type not in (ORDNANCE, HERO)


def turns_to(state: State, unit: Unit, place: Point) -> float:
    """How many activations a unit needs to come to a place."""
    far = max(0, shortest_way(ground_of(state.board), centre_of(unit), place)[0] - OBJECTIVE_REACH // 2)
    return far / max(INCH, 2 * move_of(unit))


def approach_worth(before: State, unit: Unit, i: int) -> float:
    """What it is worth to unit i, sent somewhere, to be as near as it is; more when less time is left."""
    place = objective_assignments(before, unit.side).get(i)
    if place is None:
        return 0.0
    turns = turns_to(before, unit, place)
    return -inch_worth(before, turns, PACE) * turns * 2 * move_of(unit) / INCH


def inch_worth(state: State, turns: float, usual: float) -> float:
    """What an inch nearer is worth at so many turns from the goal."""
    spare = state.aim.rounds - state.round - turns
    return usual * (LATE if spare < SPARE_TURNS else 1.0)


# --- the far edge -----------------------------------------------------------------------------------------------------
def points_left(unit: Unit) -> float:
    """The points left of a unit."""
    return float(starting_value(unit) - lost_value(unit))


@lru_cache(maxsize=64)
def runners(state: State) -> tuple[int, ...]:
    """The attacker's units that make for the far edge: those that are soonest there, until they are more than enough."""
    side = state.aim.attacker
    own = [i for i, unit in enumerate(state.figures) if unit.side == side]
    gone = sum(points_left(state.figures[i]) for i in own if state.figures[i].status == AWAY)
    need = ENOUGH * float(state.aim.share * tally(state, side).start) - gone
    found: list[int] = []
    for i in sorted(
        (i for i in own if is_fielded(state.figures[i])), key=lambda i: (turns_to_leave(state, state.figures[i]), i)
    ):
        if need > 0:
            found.append(i)
            need -= points_left(state.figures[i])
    return tuple(found)


def edge_of(state: State, unit: Unit) -> Point:
    """The place of the far edge that a unit makes for."""
    return centre_of(unit)[0], state.board.size[1]


def turns_to_leave(state: State, unit: Unit) -> float:
    """How many activations a unit needs to leave by the far edge."""
    far, _ = shortest_way(ground_of(state.board), centre_of(unit), edge_of(state, unit))
    return far / max(INCH, 2 * move_of(unit))


def leaving_worth(before: State, unit: Unit, i: int) -> float:
    """What it is worth to unit i to be as near to the edge that it leaves by as it is, or to have left."""
    if not can_leave(before, i):
        return 0.0
    if unit.status == AWAY:
        return EXIT_WORTH * points_left(unit)
    if i not in runners(before):
        return 0.0
    turns = turns_to_leave(before, unit)
    return -inch_worth(before, turns, EXIT_PACE) * turns * 2 * move_of(unit) / INCH


def is_sent(state: State, i: int) -> bool:
    """Whether unit i is sent to an objective, or makes for the edge."""
    return i in objective_assignments(state, state.figures[i].side) or (can_leave(state, i) and i in runners(state))


def target_weight(state: State, j: int) -> float:
    """How much more unit j counts as a target, if it makes for the edge."""
    if state.aim.kind == EXIT and state.figures[j].side == state.aim.attacker and j in runners(state):
        return 0.5
    return 0.0
