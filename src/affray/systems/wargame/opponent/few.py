"""The few actions that a playout looks at: every attack, and the moves that a unit is likeliest to want. All are legal, by the
same rules as those that are offered."""

from collections.abc import Iterator
from functools import lru_cache

from affray.space.plane.points import Point
from affray.space.plane.turning import QUARTER, bearing, turn_between, wrap_heading
from affray.systems.wargame.content.codes import MOVE_AWAY, REGIMENT, VEHICLE
from affray.systems.wargame.opponent.aims import edge_of, objective_assignments, runners
from affray.systems.wargame.opponent.means import means
from affray.systems.wargame.opponent.outlook import known_spot
from affray.systems.wargame.opponent.places import without_activation
from affray.systems.wargame.opponent.plan import is_in_range
from affray.systems.wargame.opponent.urge import missing_distance
from affray.systems.wargame.position.answers import Answer, Contact, Move
from affray.systems.wargame.position.contact import engaged_enemies, is_facing
from affray.systems.wargame.position.state import KEPT, State, centre_of, ground_of, move_of
from affray.systems.wargame.rules.detours import shortest_way
from affray.systems.wargame.rules.order_and_actions import owed_action
from affray.systems.wargame.rules.vehicle_move import Go, Part, Turn
from affray.systems.wargame.turn.activation import (
    NOTHING_WORD,
    PREPARE_WORD,
    STOP_WORD,
    act_answers,
    act_refusal,
    acting_unit,
    action_for,
    active_unit,
    detail_refusal,
    possible_attacks,
)
from affray.systems.wargame.turn.move_offers import (
    MARGIN,
    drive_answer,
    heading_to_enemy,
    is_hopeful,
    is_in_order,
    straightest_move,
)
from affray.systems.wargame.turn.moves import can_leave, ways_off
from affray.systems.wargame.turn.surroundings import enemies_by_distance

STEP = QUARTER // 6
"""A vehicle turns by so much, or not at all."""
SHARP = QUARTER // 2


@lru_cache(maxsize=4 * KEPT)
def few_answers(state: State) -> tuple[Answer, ...]:
    """The attacks of the unit activated, and a few of its moves."""
    i, due = acting_unit(state), owed_action(active_unit(state))
    if due == MOVE_AWAY:
        return act_answers(state)
    found: list[Answer] = []
    if due < 0:
        attacks = [attack for attack in possible_attacks(state, i) if is_in_range(state, i, attack)]
        found.extend(attack for attack in attacks if detail_refusal(state, attack) is None)
        found.extend(ways_off(state, i))
        found.extend(drives(state, i) if state.figures[i].profile.type == VEHICLE else marches(state, i))
    # Who owes nothing does nothing by stopping, not by spending an action.
    idle = (NOTHING_WORD,) if due >= 0 else ()
    found.extend(word for word in (PREPARE_WORD, *idle, STOP_WORD) if act_refusal(state, word) is None)
    return tuple(dict.fromkeys(found))


# --- on foot ----------------------------------------------------------------------------------------------------------
def marches(state: State, i: int) -> Iterator[Answer]:
    """Into contact with whom it can hurt most, towards its goal, into range of its best target, towards and away from the
    nearest enemy; a regiment turns to him."""
    unit, near = state.figures[i], enemies_by_distance(state, i)[:1]
    start, reach = centre_of(unit), move_of(unit)
    yield from charges(state, i)
    for goal in goals(state, i):
        far, turn = shortest_way(ground_of(state.board), start, goal)
        yield from straightest_move(state, i, bearing(start, turn), min(far, reach))
    yield from approaches(state, i)
    if near:
        ahead = heading_to_enemy(state, i, start)
        yield from straightest_move(state, i, wrap_heading(ahead + 2 * QUARTER), reach)
        if unit.formation == REGIMENT and not is_facing(unit, centre_of(state.figures[near[0]])):
            turned = Move(start, ahead)
            if is_in_order(state, i, turned):
                yield turned


def goals(state: State, i: int) -> Iterator[Point]:
    """Where unit i is sent."""
    field = without_activation(state)
    if can_leave(state, i) and i in runners(field):
        yield edge_of(state, state.figures[i])
    place = objective_assignments(field, state.figures[i].side).get(i)
    if place is not None:
        yield place


def charges(state: State, i: int) -> Iterator[Answer]:
    """The move into contact with the enemy in reach on whom a melee is worth most."""
    known = means(without_activation(state))
    touched = engaged_enemies(state, i)
    wanted = [
        (known[i, j].melee, -j)
        for j in enemies_by_distance(state, i)
        if known[i, j].melee > 0 and j not in touched and is_hopeful(state, i, j)
    ]
    for _, j in sorted(wanted, reverse=True)[:1]:
        answer = Contact(state.figures[-j].id)
        if action_for(state, answer) != answer:
            yield answer


def approaches(state: State, i: int) -> Iterator[Answer]:
    """The way to the enemy to whom it can do something soonest: into range, or as near as it comes."""
    known, unit = means(without_activation(state)), state.figures[i]
    spot, start, reach = known_spot(unit), centre_of(unit), move_of(unit)
    lacking = sorted(
        (missing_distance(known[i, j], spot, known_spot(state.figures[j])), j) for j in enemies_by_distance(state, i)
    )
    for lack, j in lacking[:1]:
        if lack:
            far, turn = shortest_way(ground_of(state.board), start, centre_of(state.figures[j]))
            length = lack + MARGIN if turn == centre_of(state.figures[j]) else far
            yield from straightest_move(state, i, bearing(start, turn), min(length, reach))


# --- vehicles ---------------------------------------------------------------------------------------------------------
def drives(state: State, i: int) -> Iterator[Answer]:
    """Towards the nearest enemy and its goal, all its Move and half of it; straight on, and back."""
    unit, near = state.figures[i], enemies_by_distance(state, i)[:1]
    start, reach = centre_of(unit), move_of(unit)
    aims = [*(centre_of(state.figures[j]) for j in near), *goals(state, i)]
    angles = [max(-SHARP, min(SHARP, turn_between(unit.heading, bearing(start, aim)))) // STEP * STEP for aim in aims]
    for angle in dict.fromkeys((*angles, 0)):
        first: tuple[Part, ...] = (Turn(angle),) if angle else ()
        for length in (reach, reach // 2):
            yield from drive_answer(state, i, *first, Go(length))
        if angle:
            yield from drive_answer(state, i, *first)
    yield from drive_answer(state, i, Go(reach // 2), reverse=True)
