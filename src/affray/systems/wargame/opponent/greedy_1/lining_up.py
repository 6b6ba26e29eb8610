"""Where a computer player deploys its units: who stands in front, who behind, and before what. [UW-VIC-01]"""

from affray.core import Question
from affray.space.plane.measure import DEGREE, INCH
from affray.space.plane.points import Point, distance
from affray.space.plane.sight import is_clear
from affray.systems.wargame.content.codes import BASIC, ELITE, HERO, ORDNANCE, VEHICLE
from affray.systems.wargame.opponent.greedy_1.aims import sent
from affray.systems.wargame.opponent.greedy_1.outlook import ranges_of
from affray.systems.wargame.opponent.greedy_1.paths import way
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
    move_of,
    sight_blockers,
    zone_shape,
)
from affray.systems.wargame.turn.deployment import places_of
from affray.systems.wargame.turn.moves import can_leave

ORDER = {BASIC: 5.0, ELITE: 3.0, VEHICLE: 2.0, ORDNANCE: 4.0, HERO: 1.0}
"""Who is deployed first: those whose place the enemy learns least by."""
ROOMY = 0.1
"""How much sooner a unit is deployed for each of its miniatures: the large ones need the room."""
DEPTH = {BASIC: 1.0, ELITE: 0.85, VEHICLE: 0.7, ORDNANCE: 0.25, HERO: 0.55}
"""How far in front of its zone a unit stands, from 0, its rear edge, to 1."""
LINE = 12.0
"""What the right depth counts."""
SAMPLES = 5
"""So many places across the enemy's zone, and half as far, are looked at."""


def deploy_values(state: State, question: Question[Answer]) -> tuple[float, ...]:
    """What each place is worth; the unit matters most, then the place."""
    return tuple(deploy_value(state, answer) for answer in question.answers)


def deploy_value(state: State, answer: Answer) -> float:
    """What it is worth to deploy a unit so."""
    assert isinstance(answer, Deploy)
    i = index_of(state, answer.unit)
    unit = state.figures[i]
    at = places_of(unit, answer)
    there = alter_figure(state, i, status=FIELDED, at=at, heading=answer.heading, files=answer.files)
    order = 1000.0 * (ORDER[unit.profile.type] + ROOMY * unit.initial)
    return (
        order + depth_worth(state, unit, answer.mark) + way_worth(there, i) + sight_worth(there, i) + company(there, i)
    )


def depth_worth(state: State, unit: Unit, mark: Point) -> float:
    """What it is worth to stand so far in front."""
    zone = state.board.zones[unit.side]
    _, low, _, high = zone_shape(zone).box
    share = (mark[1] - low) / max(1, high - low)
    forward = share if zone.heading < 180 * DEGREE else 1.0 - share
    return -LINE * abs(forward - DEPTH[unit.profile.type])


def samples(state: State, side: int) -> tuple[Point, ...]:
    """Places where the enemy may be: where his units stand, else across his zone and the middle of the field."""
    stood = tuple(centre_of(unit) for unit in state.figures if is_fielded(unit) and unit.side != side)
    left, low, right, high = zone_shape(state.board.zones[(side + 1) % len(state.sides)]).box
    middle = state.board.size[1] // 2
    spread = [left + (2 * n + 1) * (right - left) // (2 * SAMPLES) for n in range(SAMPLES)]
    return (*stood, *((x, y) for x in spread for y in ((low + high) // 2, middle)))


def way_worth(state: State, i: int) -> float:
    """What it is worth to be near to where the unit wants to go: its objective, the far edge, the middle of the enemy."""
    unit, ground = state.figures[i], ground_of(state.board)
    start = centre_of(unit)
    goal = sent(state, unit.side).get(i)
    if can_leave(state, i):
        goal = (start[0], state.board.size[1])
    if goal is None:
        spots = samples(state, unit.side)
        goal = sum(x for x, _ in spots) // len(spots), sum(y for _, y in spots) // len(spots)
    return -way(ground, start, goal)[0] / INCH


def sight_worth(state: State, i: int) -> float:
    """What it is worth to who shoots to see far, by the places in sight that are within its range and two moves."""
    unit, spots = state.figures[i], samples(state, state.figures[i].side)
    _, far = ranges_of(state, i)
    if not far:
        return 0.0
    start, reach = centre_of(unit), far + 2 * move_of(unit)
    seen = sum(distance(start, spot) <= reach and is_clear(start, spot, sight_blockers(state.board)) for spot in spots)
    return 10.0 * seen / len(spots)


def company(state: State, i: int) -> float:
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
