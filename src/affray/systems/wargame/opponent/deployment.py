"""Where a computer player deploys its units: which stand in front, which behind, and facing what. [UW-VIC-01]"""

from typing import NamedTuple

from affray.core import Question
from affray.core.faces.opponent import Manner
from affray.space.plane.measure import INCH
from affray.space.plane.points import Point, distance
from affray.space.plane.sight import is_clear
from affray.systems.wargame.content.codes import BASIC, ELITE, HERO, ORDNANCE, VEHICLE
from affray.systems.wargame.opponent.aims import objective_assignments
from affray.systems.wargame.opponent.means import ranges_of
from affray.systems.wargame.position.answers import Answer, Deploy
from affray.systems.wargame.position.state import (
    FIELDED,
    State,
    Unit,
    alter_figure,
    centre_of,
    ground_of,
    index_of,
    is_fielded,
    is_of_several,
    move_of,
    sight_blockers,
    zone_shape,
)
from affray.systems.wargame.position.zones import forward_share, places_across
from affray.systems.wargame.rules.detours import shortest_way
from affray.systems.wargame.turn.deployment import places_of
from affray.systems.wargame.turn.moves import can_leave

ORDER = {BASIC: 5.0, ELITE: 3.0, VEHICLE: 2.0, ORDNANCE: 4.0, HERO: 1.0}
"""Who is deployed first: those whose place the enemy learns least by."""
ROOMY = 0.1
"""How much sooner a unit is deployed for each of its miniatures: the large ones need the room."""
DEPTH = {BASIC: 1.0, ELITE: 0.85, VEHICLE: 0.7, ORDNANCE: 0.25, HERO: 0.55}
"""How far in front of its zone a unit stands, from 0, its rear edge, to 1."""
LATER = 1.0
"""What it costs to deploy a unit before one that comes earlier."""
LINE = 12.0
"""What the right depth counts."""
SEEN = 10.0
"""What it counts to have all of the places in sight where the enemy may be."""
SAMPLES = 5
"""So many places across the enemy's zone, and half as far, are looked at."""


class Post(NamedTuple):
    """What speaks for a place where a unit may be deployed, and against it, in points."""

    depth: float
    """How far in front it is beside what suits the unit; never above 0."""
    goal: float
    """Nearness to where the unit is to go: the inches, below 0."""
    sight: float
    """What a unit that shoots sees of where the enemy may be."""
    company: float
    """Inches too near to friends, of a hero too far from them, below 0."""


def deploy_values(state: State, question: Question[Answer], manner: Manner) -> tuple[float, ...]:
    """What each place is worth below the unit's best one, and which unit comes before which."""
    found = [
        (answer.unit, deploy_value(state, answer, manner)) for answer in question.answers if isinstance(answer, Deploy)
    ]
    units = sorted({name for name, _ in found}, key=lambda name: (-haste(state, name), index_of(state, name)))
    best = {name: max(worth for text, worth in found if text == name) for name in units}
    return tuple(worth - best[name] - LATER * units.index(name) for name, worth in found)


def haste(state: State, name: str) -> float:
    """How early a unit is deployed."""
    unit = state.figures[index_of(state, name)]
    return ORDER[unit.profile.type] + ROOMY * unit.initial


def deploy_value(state: State, answer: Deploy, manner: Manner) -> float:
    """What it is worth to deploy a unit in that place."""
    found = post_of(state, answer)
    return found.depth + manner.ground * found.goal + found.sight + found.company


def post_of(state: State, answer: Deploy) -> Post:
    """What speaks for a place and against it."""
    i = index_of(state, answer.unit)
    unit = state.figures[i]
    at = places_of(unit, answer)
    there = alter_figure(state, i, status=FIELDED, at=at, heading=answer.heading, files=answer.files)
    return Post(
        depth_worth(state, unit, answer.mark), goal_worth(there, i), sight_worth(there, i), company_worth(there, i)
    )


def depth_worth(state: State, unit: Unit, mark: Point) -> float:
    """What it is worth to stand so far in front."""
    forward = forward_share(state.board.zones[unit.side], mark)
    return -LINE * abs(forward - DEPTH[unit.profile.type])


def enemy_samples(state: State, side: int) -> tuple[Point, ...]:
    """Places where the enemy may be: where his units stand, else across his zone and the middle of the field; of several
    enemies, across their zones and half as far from the middle of the field."""
    stood = tuple(centre_of(unit) for unit in state.figures if is_fielded(unit) and unit.side != side)
    if is_of_several(state):
        x, y = (far // 2 for far in state.board.size)
        zones = (zone for other, zone in enumerate(state.board.zones) if other != side)
        across = tuple(place for zone in zones for place in places_across(zone, SAMPLES))
        return (*stood, *across, *(((x + to_x) // 2, (y + to_y) // 2) for to_x, to_y in across))
    left, low, right, high = zone_shape(state.board.zones[1 - side]).box
    middle = state.board.size[1] // 2
    spread = [left + (2 * n + 1) * (right - left) // (2 * SAMPLES) for n in range(SAMPLES)]
    return (*stood, *((x, y) for x in spread for y in ((low + high) // 2, middle)))


def goal_worth(state: State, i: int) -> float:
    """What it is worth to be near to where the unit wants to go: its objective, the far edge, the middle of the enemy."""
    unit, ground = state.figures[i], ground_of(state.board)
    start = centre_of(unit)
    goal = objective_assignments(state, unit.side).get(i)
    if can_leave(state, i):
        goal = (start[0], state.board.size[1])
    if goal is None:
        spots = enemy_samples(state, unit.side)
        goal = sum(x for x, _ in spots) // len(spots), sum(y for _, y in spots) // len(spots)
    return -shortest_way(ground, start, goal)[0] / INCH


def sight_worth(state: State, i: int) -> float:
    """What it is worth to a shooting unit to see far, by the places in sight that are within its range and two moves."""
    unit, spots = state.figures[i], enemy_samples(state, state.figures[i].side)
    _, far = ranges_of(unit, state.house)
    if not far:
        return 0.0
    start, reach = centre_of(unit), far + 2 * move_of(unit)
    seen = sum(distance(start, spot) <= reach and is_clear(start, spot, sight_blockers(state.board)) for spot in spots)
    return SEEN * seen / len(spots)


def company_worth(state: State, i: int) -> float:
    """What the friends around are worth: a hero wants to be near to one, the others not to crowd."""
    unit = state.figures[i]
    start = centre_of(unit)
    near = [
        distance(start, centre_of(troop)) / INCH
        for n, troop in enumerate(state.figures) if n != i and is_fielded(troop) and troop.side == unit.side
    ]  # fmt: skip
    if not near:
        return 0.0
    if unit.profile.type == HERO:
        return -max(0.0, min(near) - 4.0)
    return -sum(max(0.0, 7.0 - far) for far in near)
