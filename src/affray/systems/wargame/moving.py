"""Moves on the field: declared, measured, with the free attacks of those who are left, then placed; vehicles run units over.

[UW-MOVE-01 UW-MOVE-04 UW-MEL-09 UW-VEH-03 UW-VEH-05 UW-VEH-09]
"""

from collections.abc import Sequence

from affray.core import Refusal
from affray.referee import Referee, say
from affray.space.plane.bases import Base, rectangle, rectangles
from affray.space.plane.crowds import contacts
from affray.space.plane.formations import rank
from affray.space.plane.measure import DEGREE, INCH, write_degrees
from affray.space.plane.points import Point
from affray.space.plane.shapes import Shape, field
from affray.space.plane.touching import touches
from affray.space.plane.turning import BITS, seen
from affray.systems.wargame.aftermath import Blow, contacts_kept, landed, marked
from affray.systems.wargame.answers import Answer, Drive, Move, Reform
from affray.systems.wargame.constants import ADDITIONAL_TURN, REGIMENT, VEHICLE
from affray.systems.wargame.contact import faces, grid_of
from affray.systems.wargame.dice import overrun_roll, struck_roll
from affray.systems.wargame.drive import Drive as Driven
from affray.systems.wargame.drive import Go, Run, drive, most_pivots, stop
from affray.systems.wargame.fight import Strike, overrun, overrun_share, run_over
from affray.systems.wargame.fighting import best_arm, free, party, write_tenths
from affray.systems.wargame.march import Ground, March, Order, march, touching
from affray.systems.wargame.profile import able
from affray.systems.wargame.refusing import no
from affray.systems.wargame.state import (
    AWAY,
    OVER,
    State,
    Unit,
    alter,
    centre_of,
    company_of,
    defense_of,
    fielded,
    ground_of,
    index_of,
    move_of,
    others_of,
    shapes_of,
    size_of,
)

BEYOND = 40 * INCH
"""So far beyond the far edge a mark may be set by whoever may leave by it."""


# --- the ground -------------------------------------------------------------------------------------------------------
def may_leave(state: State, i: int) -> bool:
    """Whether a unit may leave the field by the far edge. [UW-MOVE-11]"""
    return state.aim.kind == "exit" and state.figures[i].side == state.aim.attacker


def ground_for(state: State, i: int) -> Ground:
    """The ground that a unit may move on: beyond the far edge too where it may leave by it. [UW-MOVE-11]"""
    ground = ground_of(state.board)
    if not may_leave(state, i):
        return ground
    wide, high = state.board.size
    return Ground(field(wide, high + BEYOND), ground.terrain)


def is_off(state: State, point: Point) -> bool:
    """Whether a place lies beyond the far edge."""
    return point[1] > state.board.size[1]


# --- on foot ----------------------------------------------------------------------------------------------------------
def order_of(unit: Unit, answer: Answer) -> Order:
    """What an answer declares. [UW-MOVE-01 UW-MOVE-06 UW-MOVE-10]"""
    if isinstance(answer, Reform):
        return Order(centre_of(unit), answer.heading, answer.files)
    assert isinstance(answer, Move)
    return Order(answer.mark, answer.heading, None, answer.arrange or None, answer.away)


def marched(state: State, i: int, answer: Answer) -> March | Refusal:
    """What a declared move comes to on the field. [UW-MOVE-01 .. UW-MOVE-11]"""
    unit = state.figures[i]
    if isinstance(answer, Reform) and unit.formation != REGIMENT:
        return no("files-skirmish", "files", "UW-MOVE-06", "UW-FORM-03")
    found = march(company_of(unit), order_of(unit, answer), ground_for(state, i), others_of(state, i), state.house)
    if isinstance(found, March) and found.placed and may_leave(state, i):
        off = [is_off(state, at) for at in found.at]
        if any(off) != is_off(state, order_of(unit, answer).mark):
            return no("half-off", "off-field", "UW-MOVE-11")
    return found


def move_fault(state: State, i: int, answer: Answer) -> Refusal | None:
    """Why unit i may not declare that move, its actions apart; None when it may. [UW-MOVE-01 .. UW-MOVE-11 UW-VEH-03]"""
    vehicle = state.figures[i].profile.type == VEHICLE
    if isinstance(answer, Drive) != vehicle:
        return no("vehicle-drives" if vehicle else "no-vehicle", "vehicle", "UW-VEH-03")
    found = driven(state, i, answer.run) if isinstance(answer, Drive) else marched(state, i, answer)
    return found if isinstance(found, Refusal) else None


def walk(ref: Referee, state: State, i: int, answer: Answer) -> tuple[State, bool]:
    """The state after a declared move, and whether the unit was placed. [UW-MOVE-01 UW-MOVE-04 UW-MOVE-05 UW-MEL-09]"""
    found = marched(state, i, answer)
    assert isinstance(found, March)
    unit = state.figures[i]
    code = "moves_away" if isinstance(answer, Move) and answer.away else "moves"
    say(
        ref, code if isinstance(answer, Move) else "reforms", who=unit.id, distance=write_tenths(found.distance),
        files=found.files, heading=write_degrees(rounded(found.heading)), clauses=("UW-MOVE-01",),
    )  # fmt: skip
    if not found.placed:
        return disorder(ref, state, i, "UW-MOVE-04", "UW-MOVE-05"), False
    state, at = withdrawn(ref, state, i, found.at, found.heading)
    if not fielded(state.figures[i]) or state.phase == OVER:
        return state, True
    if is_off(state, at[0]):
        return gone(ref, state, i), True
    files = min(found.files, len(at))
    state = contacts_kept(alter(state, i, at=at, heading=found.heading, files=files))
    if found.touched:
        say(ref, "into_contact", who=unit.id, foes=found.touched, clauses=("UW-MOVE-07", "UW-MOVE-08"))
    return (disorder(ref, state, i, "UW-MOVE-05") if found.disordered else state), True


def rounded(heading: int) -> int:
    """A heading to the nearest degree, as it is told."""
    return (heading + DEGREE // 2) // DEGREE * DEGREE % (360 * DEGREE)


def disorder(ref: Referee, state: State, i: int, *clauses: str) -> State:
    """The state with a disordered unit. [UW-MOVE-04 UW-MOVE-05 UW-TURN-07]"""
    say(ref, "disordered", who=state.figures[i].id, clauses=(*clauses, "UW-TURN-07"))
    return alter(state, i, disordered=True)


def gone(ref: Referee, state: State, i: int) -> State:
    """The state with a unit off the field, unharmed."""
    say(ref, "leaves", who=state.figures[i].id, clauses=("UW-MOVE-11",))
    unit = state.figures[i]
    state = alter(state, i, status=AWAY, token=False, disordered=False, at=unit.at)
    return contacts_kept(state)


# --- leaving a melee --------------------------------------------------------------------------------------------------
def left_behind(state: State, i: int, shapes: Sequence[Shape]) -> tuple[int, ...]:
    """The enemies with a melee behind them that unit i would be out of contact with if its bases were these, in the order
    of their ids. [UW-MEL-09]"""
    found = [
        j
        for pair in state.marks
        if i in pair
        for j in pair
        if j != i and not contacts(shapes, shapes_of(state.figures[j]), touching(state.house))[0]
    ]
    return tuple(sorted(found, key=lambda j: state.figures[j].id))


def withdrawn(
    ref: Referee, state: State, i: int, at: tuple[Point, ...], heading: int
) -> tuple[State, tuple[Point, ...]]:
    """The state after the free attacks on a unit that moves to those places, and the places of those that are left.
    [UW-MEL-09]"""
    before, size = state, size_of(state.figures[i])
    shapes = rectangles(Base(point, heading, size) for point in at)
    for j in left_behind(state, i, shapes):
        found = free(ref, before, i, j)
        if found is None:
            continue
        state, tolls = landed(ref, state, (Blow(i, found, j, then=at),))
        if not fielded(state.figures[i]) or state.phase == OVER:
            break
        at = tuple(point for index, point in enumerate(at) if index not in tolls[0].fallen)
    return state, at


# --- vehicles ---------------------------------------------------------------------------------------------------------
def base_of(unit: Unit) -> Base:
    """The base of a vehicle."""
    return Base(unit.at[0], unit.heading, size_of(unit))


def driven(state: State, i: int, run: Run) -> Driven | Refusal:
    """What a vehicle's declared move comes to on the field. [UW-VEH-03 UW-VEH-04 UW-VEH-05]"""
    unit = state.figures[i]
    pivots = most_pivots(int(able(unit.profile, ADDITIONAL_TURN)))
    return drive(base_of(unit), move_of(unit), pivots, run, ground_for(state, i), others_of(state, i))


def ride(ref: Referee, state: State, i: int, run: Run) -> tuple[State, bool]:
    """The state after a vehicle's move, and whether it moved. [UW-VEH-03 UW-VEH-05 UW-VEH-09]"""
    found = driven(state, i, run)
    assert isinstance(found, Driven)
    unit = state.figures[i]
    way = sum(part.length for part in run.parts if isinstance(part, Go))
    say(
        ref, "drives", who=unit.id, distance=write_tenths(way), reverse=int(run.reverse),
        heading=write_degrees(rounded(found.end.heading)), clauses=("UW-VEH-03", "UW-VEH-04"),
    )  # fmt: skip
    if not found.placed:
        return disorder(ref, state, i, "UW-VEH-03"), False
    state, _ = withdrawn(ref, state, i, (stop_of(state, i, found).at,), found.end.heading)
    for name, reached in found.struck:
        j = index_of(state, name)
        if fielded(state.figures[i]) and fielded(state.figures[j]) and state.phase != OVER:
            state = runs_over(ref, state, i, j, reached, int(run.reverse))
    if not fielded(state.figures[i]) or state.phase == OVER:
        return state, True
    return arrive(ref, state, i, found), True


def runs_over(ref: Referee, state: State, i: int, j: int, reached: tuple[int, ...], reverse: int) -> State:
    """The state after vehicle i has run over those of unit j in its way. [UW-VEH-05 UW-VEH-06 UW-VEH-07 UW-VEH-08]"""
    unit, foe, house = state.figures[i], state.figures[j], state.house
    friend = int(unit.side == foe.side)
    if not run_over(friend, house):
        return state
    say(ref, "overruns", who=unit.id, target=foe.id, struck=len(reached), clauses=("UW-VEH-05", "UW-VEH-06"))
    rolled = overrun_roll(party(unit, best_arm(unit, state)), house)
    back = struck_roll(party(foe, best_arm(foe, state)), reached, int(faces(foe, unit.at[0])), friend, house)
    share = overrun_share(reverse, int(stood_behind(foe, unit.at[0])), house)
    done = overrun(ref, Strike(rolled.throw, defense_of(foe), share), Strike(back.throw, defense_of(unit)))
    return landed(ref, state, (Blow(j, done.to_defender, i), Blow(i, done.to_attacker, j)))[0]


def stood_behind(unit: Unit, point: Point) -> bool:
    """Whether a place lies behind the line of a regiment's rear edge. [UW-VEH-07]"""
    if unit.formation != REGIMENT:
        return False
    last, deep = rank(len(unit.at) - 1, unit.files), size_of(unit)[1]
    ahead, _ = seen(unit.at[0], grid_of(unit).heading, point)
    return (ahead >> BITS) < -(last * deep + deep // 2)


def stop_of(state: State, i: int, found: Driven) -> Base:
    """Where a vehicle stops at the end of its path. [UW-VEH-09]"""
    shapes = [shape for n, one in enumerate(state.figures) if n != i and fielded(one) for shape in shapes_of(one)]
    return stop(found.legs, shapes)


def arrive(ref: Referee, state: State, i: int, found: Driven) -> State:
    """The state with a vehicle at the end of its path, or back from it as far as needed. [UW-VEH-03 UW-VEH-09 UW-MEL-09]"""
    end = stop_of(state, i, found)
    if is_off(state, end.at):
        return gone(ref, state, i)
    if end != found.end:
        say(ref, "slides_back", who=state.figures[i].id, clauses=("UW-VEH-09",))
    state = contacts_kept(alter(state, i, at=(end.at,), heading=end.heading))
    side = state.figures[i].side
    for name, _ in found.struck:
        j = index_of(state, name)
        if state.figures[j].side != side and fielded(state.figures[j]):
            state = marked(state, i, j)
    grazes = any(touches(rectangle(end), shape) for shape in ground_of(state.board).terrain)
    return disorder(ref, state, i, "UW-VEH-03") if grazes else state
