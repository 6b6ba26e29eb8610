"""Moves that suggest themselves, for players who want to be offered some and for the computer's: towards and away from the
enemy, to objectives, round what is in the way, turning, reforming, driving. All that are offered are legal, and leave the
unit in order. Engine suggestions (filler)."""

from collections.abc import Iterator, Sequence
from functools import lru_cache

from msgspec.structs import replace

from affray.core import Refusal
from affray.space.plane.measure import DEGREE, INCH
from affray.space.plane.points import Point, distance, is_near
from affray.space.plane.shapes import box_gap
from affray.space.plane.turning import QUARTER, bearing, place_at_offset, turn_between, wrap_heading
from affray.systems.wargame.content.codes import REGIMENT, VEHICLE
from affray.systems.wargame.position.answers import Answer, Contact, Drive, Move, Reform
from affray.systems.wargame.position.contact import gap_of, is_in_contact
from affray.systems.wargame.position.spoken_lengths import nearest_multiple
from affray.systems.wargame.position.state import (
    KEPT,
    State,
    box_of,
    centre_of,
    company_of,
    ground_of,
    move_of,
    other_of,
    others_of,
    size_of,
)
from affray.systems.wargame.rules import into_contact
from affray.systems.wargame.rules.attack_dice import can_shoot
from affray.systems.wargame.rules.detours import shortest_way
from affray.systems.wargame.rules.landing import Order, is_amiss
from affray.systems.wargame.rules.move import DIRECTIONS, PARTS, away_mark
from affray.systems.wargame.rules.vehicle_move import Go, Part, Run, Turn
from affray.systems.wargame.turn.attacks import party_of, range_bands
from affray.systems.wargame.turn.moves import can_leave, ground_for, is_off, march_among, order_of
from affray.systems.wargame.turn.moves import drive_of as ridden
from affray.systems.wargame.turn.surroundings import NEAREST, enemies_by_distance, surroundings

ROUND = tuple(15 * DEGREE * step for step in (0, 1, -1, 2, -2, 3, -3, 4, -4))
"""How far off the straight way another is looked for."""
MARGIN = INCH // 10
"""So much nearer than its range a unit that shoots goes."""
APART = INCH // 2
"""Ends of moves that are nearer to each other are one to whoever chooses."""
PIVOTS = tuple(15 * DEGREE * step for step in (0, 1, -1, 2, -2, 3, -3))


# --- whither ----------------------------------------------------------------------------------------------------------
def goal_points(state: State, i: int) -> Iterator[Point]:
    """Where unit i may want to go: to the nearest enemies, to the objectives, to the edge that it has to leave by."""
    for n in enemies_by_distance(state, i)[:NEAREST]:
        yield centre_of(state.figures[n])
    yield from state.board.objectives
    if can_leave(state, i):
        yield centre_of(state.figures[i])[0], state.board.size[1]


def heading_to_enemy(state: State, i: int, start: Point) -> int:
    """The heading from a place to the nearest enemy of unit i; its own where there is none."""
    near = enemies_by_distance(state, i)[:1]
    return bearing(start, centre_of(state.figures[near[0]])) if near else state.figures[i].heading


# --- units on foot ----------------------------------------------------------------------------------------------------
def move_answers(state: State, i: int) -> tuple[Answer, ...]:
    """Moves of unit i that suggest themselves."""
    return moves_among(*surroundings(state, i))


@lru_cache(maxsize=4 * KEPT)
def moves_among(state: State, i: int) -> tuple[Answer, ...]:
    """Moves of unit i among these units: into contact with the nearest enemies, into range of them, nearer to its goals, back and aside, turning
    on the spot, reforming."""
    unit = state.figures[i]
    if unit.profile.type == VEHICLE:
        return tuple(dict.fromkeys(drive_answers(state, i)))
    found = (
        *charge_answers(state, i),
        *range_answers(state, i),
        *advance_answers(state, i),
        *turn_answers(state, i),
        *reform_answers(state, i),
    )
    return tuple({same_place(answer): answer for answer in reversed(found)}.values())[::-1]


def same_place(answer: Answer) -> object:
    """What is the same of answers that differ by less than anybody measures: of moves their mark and heading to a thousandth of
    an inch and a hundredth of a degree."""
    if not isinstance(answer, Move):
        return answer
    x, y = (nearest_multiple(part, INCH // 1000) for part in answer.mark)
    heading = None if answer.heading is None else nearest_multiple(answer.heading, DEGREE // 100)
    return replace(answer, mark=(x, y), heading=heading)


def charge_answers(state: State, i: int) -> Iterator[Answer]:
    """Moves into contact with the nearest enemies, one or two with each. Without `premeasure`, the naming of enemies
    that seem to be near enough, whether they can be reached or not. [UW-RNG-03]"""
    if not state.house.premeasure:
        yield from nearby_contacts(state, i)
        return
    company, others = company_of(state.figures[i]), others_of(state, i)
    ground = ground_of(state.board)
    for n in enemies_by_distance(state, i)[:NEAREST]:
        target = other_of(state.figures[n], state.figures[i].side)
        reach = company.reach + sum(company.size) + sum(size_of(state.figures[n])) + INCH * len(company.at)
        if distance(centre_of(state.figures[i]), target.at) > reach:
            continue
        wanted = into_contact.contact_moves(company, target, ground, others, state.house)
        yield from (answer_of(order) for order, _ in zip(wanted, range(2), strict=False))


def nearby_contacts(state: State, i: int) -> Iterator[Answer]:
    """The naming of the nearest enemies that unit i may hope to reach, by distances to the whole inch. [UW-MOVE-07
    UW-MOVE-08 UW-RNG-03]"""
    for n in enemies_by_distance(state, i)[:NEAREST]:
        if is_hopeful(state, i, n) and not is_in_contact(state, i, n):
            yield Contact(state.figures[n].id)


def is_hopeful(state: State, i: int, n: int) -> bool:
    """Whether unit i, which goes on foot, may hope to reach enemy n with one move, by what separates them to the whole
    inch. [UW-MOVE-07 UW-MOVE-08 UW-RNG-03]"""
    unit, foe = state.figures[i], state.figures[n]
    most = nearest_multiple(move_of(unit), INCH) + overreach(state, i) + INCH
    # Who is that far away by his bounds alone need not be measured base by base.
    return box_gap(box_of(unit), box_of(foe)) <= most and (
        nearest_multiple(gap_of(unit, foe) - overreach(state, i), INCH) <= nearest_multiple(move_of(unit), INCH)
    )


def overreach(state: State, i: int) -> int:
    """How much farther than its Move a miniature of unit i may go into contact: half of the unit's breadth where an option
    sets it free. [UW-MOVE-07 UW-MOVE-08]"""
    unit, house = state.figures[i], state.house
    free = house.regiment_reach if unit.formation == REGIMENT else house.skirmish_miniature_limit
    return size_of(unit)[0] * (unit.files or -(-len(unit.at) // 2)) // 2 if free else 0


def advance_answers(state: State, i: int) -> Iterator[Answer]:
    """Moves nearer to the goals of unit i, round terrain that is in the way, all its Move and half of it; back and to either
    side of the nearest enemy. Of those that lead to nearly the same place there is one, but each objective within reach is there."""
    found: list[Point] = []
    for way, length, is_exact in advances(state, i):
        for answer in straightest_move(state, i, way, length, () if is_exact else found):
            found.append(answer.mark)
            yield answer


def advances(state: State, i: int) -> Iterator[tuple[int, int, bool]]:
    """The ways that unit i may want to go, with a length, and whether it reaches an objective so."""
    reach, ground = move_of(state.figures[i]), ground_of(state.board)
    start = centre_of(state.figures[i])
    for goal in goal_points(state, i):
        far, turn = shortest_way(ground, start, goal)
        for length in (min(far, reach), reach // 2):
            yield bearing(start, turn), length, length == far and goal in state.board.objectives
    ahead = heading_to_enemy(state, i, start)
    for off in (2, 1, -1):
        for length in (reach, reach // 2):
            yield wrap_heading(ahead + off * QUARTER), length, False


def range_answers(state: State, i: int) -> Iterator[Answer]:
    """Moves of a unit that shoots to where it just reaches each of the nearest enemies: nearer, or back from him.
    [UW-RNG-03]"""
    unit = state.figures[i]
    if not can_shoot(party_of(unit), state.house):
        return
    start, far = centre_of(unit), range_bands(unit, state.house)[1] - MARGIN
    for n in enemies_by_distance(state, i)[:NEAREST]:
        foe = centre_of(state.figures[n])
        lacking = distance(start, foe) - far
        if 0 < abs(lacking) <= move_of(unit):
            ahead = bearing(start, foe)
            yield from straightest_move(
                state, i, ahead if lacking > 0 else wrap_heading(ahead + 2 * QUARTER), abs(lacking)
            )


def straightest_move(state: State, i: int, way: int, length: int, known: Sequence[Point] = ()) -> Iterator[Move]:
    """The legal move of a length that turns off from a way the least, if there is any, and it leads to nowhere known."""
    start = centre_of(state.figures[i])
    for off in ROUND:
        mark = place_at_offset(start, wrap_heading(way + off), length, 0)
        if any(is_near(mark, other, APART) for other in known):
            return
        answer = Move(mark, heading_to_enemy(state, i, mark))
        if is_in_order(state, i, answer):
            yield answer
            return


def turn_answers(state: State, i: int) -> Iterator[Answer]:
    """A regiment turned where it stands to each of the nearest enemies."""
    unit = state.figures[i]
    if unit.formation != REGIMENT:
        return
    start = centre_of(unit)
    for n in enemies_by_distance(state, i)[:NEAREST]:
        answer = Move(start, bearing(start, centre_of(state.figures[n])))
        if is_in_order(state, i, answer):
            yield answer


def reform_answers(state: State, i: int) -> Iterator[Answer]:
    """A regiment in one, two, three and four ranks where it stands."""
    unit = state.figures[i]
    if unit.formation != REGIMENT:
        return
    for ranks in range(1, 5):
        answer = Reform(-(-len(unit.at) // ranks))
        if answer.files != unit.files and is_in_order(state, i, answer):
            yield answer


def flight_answers(state: State, i: int) -> tuple[Answer, ...]:
    """Moves away from the nearest enemy, all round, as far as there are any that leave the unit in order.
    [UW-MOVE-10 UW-TURN-08]"""
    unit = state.figures[i]
    for part in range(PARTS, 0, -1):
        around = (away_mark(company_of(unit), step, part) for step in range(DIRECTIONS))
        found = tuple(answer for mark in around if is_in_order(state, i, answer := Move(mark, away=True)))
        if found:
            return found
    return ()


def is_in_order(state: State, i: int, answer: Answer) -> bool:
    """Whether a move within reach is legal, places the unit on the field and does not disorder it."""
    part, at = surroundings(state, i)
    unit = part.figures[at]
    order = order_of(unit, answer)
    if is_amiss(company_of(unit), order, ground_for(part, at, order.mark), others_of(part, at)):
        return False
    found = march_among(part, at, answer)
    if isinstance(found, Refusal) or not found.placed or found.disordered:
        return False
    return not can_leave(state, i) or not any(is_off(state, place) for place in found.at)


def answer_of(order: Order) -> Answer:
    """A move as an answer."""
    return Move(order.mark, order.heading, order.arrange or (), order.away)


# --- vehicles ---------------------------------------------------------------------------------------------------------
def drive_answers(state: State, i: int) -> Iterator[Answer]:
    """Moves of a vehicle: pivots of steps of 15 degrees, then ahead all its Move, three quarters and half; straight back; a
    turn towards the nearest enemies."""
    unit = state.figures[i]
    reach = move_of(unit)
    for n in enemies_by_distance(state, i)[:NEAREST]:
        off = turn_between(unit.heading, bearing(unit.at[0], centre_of(state.figures[n])))
        sharp = max(-45 * DEGREE, min(45 * DEGREE, off))
        if sharp:
            yield from drive_answer(state, i, Turn(sharp))
    for angle in PIVOTS:
        first: tuple[Part, ...] = (Turn(angle),) if angle else ()
        for length in (reach, reach * 3 // 4, reach // 2):
            yield from drive_answer(state, i, *first, Go(length))
    yield from drive_answer(state, i, Go(reach // 2), reverse=True)


def drive_answer(state: State, i: int, *parts: Part, reverse: bool = False) -> Iterator[Answer]:
    """The move of these parts, if it is legal, keeps the vehicle on the field and in order and strikes no friend."""
    run = Run(reverse, parts)
    found = ridden(state, i, run)
    if isinstance(found, Refusal) or not found.placed or found.disordered or is_off(state, found.end.at):
        return
    friends = {other.id for other in others_of(state, i) if not other.enemy}
    if not friends & {name for name, _ in found.struck}:
        yield Drive(run)
