"""The answers that the first computer player looked at, as its questions listed them, as far as they are legal today."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import islice

from affray.core import Question
from affray.space.plane.measure import DEGREE, INCH
from affray.space.plane.points import Point, is_near
from affray.systems.wargame.content.codes import FACING_NAMES, MOVE_AWAY, VEHICLE
from affray.systems.wargame.content.codes import FIREBALL as BALL
from affray.systems.wargame.content.profile import has_ability
from affray.systems.wargame.opponent.greedy_1.moves_offered import PIVOTS, flights, moves
from affray.systems.wargame.position.answers import Answer, Drive, Fire, Fireball, Move, Shoot
from affray.systems.wargame.position.state import (
    KEPT,
    State,
    Zone,
    centre_of,
    company_of,
    foes,
    ground_of,
    move_of,
    others_of,
    weapon_places,
    zone_shape,
)
from affray.systems.wargame.rules.attack_dice import can_shoot
from affray.systems.wargame.rules.fireball import FIREBALL_REACH
from affray.systems.wargame.rules.move import PARTS, way_out
from affray.systems.wargame.rules.order_and_actions import owed_action
from affray.systems.wargame.rules.vehicle_move import Go, Run, Turn
from affray.systems.wargame.turn import activation, deployment
from affray.systems.wargame.turn import moves as moving
from affray.systems.wargame.turn.activation import (
    NOTHING_WORD,
    PREPARE_WORD,
    STOP_WORD,
    act_refusal,
    melee_answers,
)
from affray.systems.wargame.turn.attacks import party_of
from affray.systems.wargame.turn.phases import refuse

BALLS = 4
JUST = INCH // 100
STEP = INCH
STRETCHES, ROWS = 6, 2


def candidates(state: State, question: Question[Answer]) -> tuple[Answer, ...]:
    """The legal answers that the player weighed."""
    if question.code == "act":
        return act_answers(state)
    if question.code == "deploy":
        return deployments(state, question.side)
    return question.answers


# --- actions ----------------------------------------------------------------------------------------------------------
@lru_cache(maxsize=KEPT)
def act_answers(state: State) -> tuple[Answer, ...]:
    """Actions of the unit activated: every legal attack and word, and moves that suggest themselves."""
    return tuple(answer for answer in offered_answers(state) if refuse(state, answer) is None)


def offered_answers(state: State) -> Iterator[Answer]:
    """The actions as they were listed, legal today or not."""
    i, due = activation.acting_unit(state), owed_action(activation.active_unit(state))
    if due == MOVE_AWAY:
        yield from flights(state, i) or any_flight(state, i)
    elif due < 0:
        yield from (
            answer for answer in (*melee_answers(state, i), *aims(state, i)) if act_refusal(state, answer) is None
        )
        yield from ways_off(state, i)
        yield from moves(state, i)
    yield from (word for word in (PREPARE_WORD, NOTHING_WORD, STOP_WORD) if act_refusal(state, word) is None)


def any_flight(state: State, i: int) -> tuple[Answer, ...]:
    """The longest move away that places unit i, where each that there is disorders it. [UW-TURN-08 UW-MOVE-10]"""
    longest_first = range(PARTS, 0, -1)
    order = way_out(
        company_of(state.figures[i]), ground_of(state.board), others_of(state, i), state.house, longest_first
    )
    return (Move(order.mark, away=True),) if order is not None else ()


def aims(state: State, i: int) -> list[Answer]:
    """Ranged attacks that unit i might make: at each enemy, in each arc, fireballs at enemies near enough."""
    unit, arms = state.figures[i], weapon_places(state.figures[i], state.house)
    if unit.profile.type == VEHICLE:
        return [Fire(arc, arm) for arc in range(len(FACING_NAMES)) for arm in arms]
    found: list[Answer] = [
        Shoot(state.figures[j].id, arm)
        for j in foes(state, unit.side)
        for arm in arms
        if can_shoot(party_of(unit, arm), state.house)
    ]
    if has_ability(unit.profile, BALL):
        for j in foes(state, unit.side):
            spots = [at for at in state.figures[j].at if is_near(at, centre_of(unit), FIREBALL_REACH)]
            found.extend(Fireball(at) for at in spots[:: max(1, len(spots) // BALLS)])
    return found


def ways_off(state: State, i: int) -> tuple[Answer, ...]:
    """Moves that lead unit i off the field: straight ahead to just beyond the far edge; a vehicle after a pivot too."""
    if not moving.can_leave(state, i):
        return ()
    unit = state.figures[i]
    wanted: list[Answer] = [Move((centre_of(unit)[0], state.board.size[1] + JUST))]
    if unit.profile.type == VEHICLE:
        go = Go(move_of(unit))
        wanted = [Drive(Run(reverse=False, parts=(Turn(angle), go) if angle else (go,))) for angle in PIVOTS]
    return tuple(answer for answer in wanted if moving.is_leading_off(state, i, answer))


# --- deployment -------------------------------------------------------------------------------------------------------
def marks(zone: Zone) -> Iterator[Point]:
    """Marks an inch apart all over a zone, those by the edge that faces the enemy and near the middle first."""
    left, low, right, high = zone_shape(zone).box
    middle = (left + right) // 2
    rows = sorted(range(low, high + 1, STEP), reverse=zone.heading < 180 * DEGREE)
    columns = sorted(range(left, right + 1, STEP), key=lambda x: (abs(x - middle), x))
    return ((x, y) for y in rows for x in columns)


@lru_cache(maxsize=16)
def stretches(zone: Zone) -> tuple[tuple[Point, ...], ...]:
    """The marks of a zone by stretches, those that face the enemy and near the middle first."""
    left, low, right, high = zone_shape(zone).box
    found: dict[tuple[int, int], list[Point]] = {}
    for x, y in marks(zone):
        across = min(STRETCHES - 1, (x - left) * STRETCHES // max(1, right - left))
        deep = min(ROWS - 1, (y - low) * ROWS // max(1, high - low))
        found.setdefault((across, deep), []).append((x, y))
    return tuple(map(tuple, found.values()))


@lru_cache(maxsize=16)
def deployments(state: State, side: int) -> tuple[Answer, ...]:
    """Legal places for each waiting unit, looking as its zone does, the first in each stretch of the zone. [UW-VIC-01]"""
    return tuple(
        answer
        for i in deployment.waiting_units(state, side)
        for stretch in stretches(state.board.zones[side])
        for answer in islice(places_in(state, i, stretch), 1)
    )


def places_in(state: State, i: int, stretch: tuple[Point, ...]) -> Iterator[Answer]:
    """Legal places of a unit in a stretch of its zone, looking as the zone does."""
    unit = state.figures[i]
    wanted = (deployment.usual_deployment(unit, mark, state.board.zones[unit.side].heading) for mark in stretch)
    return (answer for answer in wanted if refuse(state, answer) is None)
