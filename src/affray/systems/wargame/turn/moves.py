"""Moves on the field: declared, measured, then carried out after the free attacks of the enemies left; vehicles run
units over. [UW-MOVE-01 UW-MOVE-04 UW-MEL-09 UW-VEH-03 UW-VEH-05 UW-VEH-09]"""

from collections.abc import Sequence
from functools import lru_cache

from affray.core import Refusal
from affray.referee import Referee, say
from affray.space.plane.bases import Base, rectangle, rectangles
from affray.space.plane.crowds import contacts
from affray.space.plane.measure import DEGREE, INCH, write_degrees
from affray.space.plane.points import Point, centre_most, distance, is_near, squared_distance
from affray.space.plane.shapes import Shape, field
from affray.space.plane.turning import bearing
from affray.systems.wargame.content.codes import ADDITIONAL_TURN, REGIMENT, VEHICLE
from affray.systems.wargame.content.profile import has_ability
from affray.systems.wargame.position.answers import Answer, Drive, Move, Reform
from affray.systems.wargame.position.contact import is_behind, is_facing
from affray.systems.wargame.position.ending import end_if_broken
from affray.systems.wargame.position.spoken_lengths import TENTH, tenths_text
from affray.systems.wargame.position.state import (
    AWAY,
    KEPT,
    OVER,
    State,
    Unit,
    alter_body,
    alter_figure,
    centre_of,
    company_of,
    ground_of,
    index_of,
    is_fielded,
    move_of,
    others_of,
    shapes_of,
    size_of,
)
from affray.systems.wargame.rules.attack import is_run_over, overrun, overrun_share
from affray.systems.wargame.rules.attack_dice import overrun_roll, struck_roll
from affray.systems.wargame.rules.body import body_in_disorder, body_off_field
from affray.systems.wargame.rules.contact import contact_test, is_touching_terrain
from affray.systems.wargame.rules.landing import Ground, Order, centre_index, is_beyond_move, new_places
from affray.systems.wargame.rules.move import MarchOutcome, field_refusal, march
from affray.systems.wargame.rules.refusing import refusal
from affray.systems.wargame.rules.vehicle_move import DriveOutcome as Driven
from affray.systems.wargame.rules.vehicle_move import (
    Go,
    Run,
    Turn,
    drive,
    is_beyond_drive,
    most_pivots,
    path_length,
    poses_of,
    stopping_base,
)
from affray.systems.wargame.turn.after_an_attack import (
    Blow,
    land_blows,
    other_indexes,
    with_melee_mark,
    without_ended_contacts,
)
from affray.systems.wargame.turn.attacks import (
    Clash,
    best_melee_weapon,
    clash,
    halving_limit_of,
    no_dice_reason,
    party_of,
    roll_free_attack,
)
from affray.systems.wargame.turn.mustering import muster, muster_back
from affray.systems.wargame.turn.surroundings import is_in_reach, surroundings

BEYOND = 40 * INCH
"""So far beyond the far edge a mark may be set by whoever may leave by it."""
JUST = INCH // 100
"""So far beyond it a mark to leave by is suggested."""
PIVOTS = tuple(15 * DEGREE * step for step in (0, 1, -1, 2, -2, 3, -3))


# --- the ground -------------------------------------------------------------------------------------------------------
def can_leave(state: State, i: int) -> bool:
    """Whether a unit may leave the field by the far edge. [UW-MOVE-11]"""
    return state.aim.kind == "exit" and state.figures[i].side == state.aim.attacker


def ground_for(state: State, i: int, end: Point) -> Ground:
    """The ground that a unit may move on to a place: beyond the far edge too where it leaves by it. [UW-MOVE-11]"""
    ground = ground_of(state.board)
    if not can_leave(state, i) or not is_off(state, end):
        return ground
    wide, high = state.board.size
    return Ground(field(wide, high + BEYOND), ground.terrain)


def is_off(state: State, point: Point) -> bool:
    """Whether a place lies beyond the far edge; a unit whose centre-most miniature ends there leaves the field."""
    return point[1] > state.board.size[1]


def ways_off(state: State, i: int) -> tuple[Answer, ...]:
    """Moves that lead unit i off the field, where it may leave and is near enough: straight ahead to just beyond the far
    edge; a vehicle with all its Move, after a pivot too. Engine suggestions (filler)."""
    if not can_leave(state, i):
        return ()
    unit = state.figures[i]
    wanted: list[Answer] = [Move((centre_of(unit)[0], state.board.size[1] + JUST))]
    if unit.profile.type == VEHICLE:
        go = Go(move_of(unit))
        wanted = [Drive(Run(reverse=False, parts=(Turn(angle), go) if angle else (go,))) for angle in PIVOTS]
    return tuple(answer for answer in wanted if is_leading_off(state, i, answer))


def is_leading_off(state: State, i: int, answer: Answer) -> bool:
    """Whether a move of unit i is legal and leads it off the field."""
    found = drive_of(state, i, answer.run) if isinstance(answer, Drive) else march_of(state, i, answer)
    if isinstance(found, Refusal) or not found.placed:
        return False
    return is_off(state, found.end.at if isinstance(found, Driven) else march_end(state, i, found))


# --- on foot ----------------------------------------------------------------------------------------------------------
@lru_cache(maxsize=KEPT)
def order_of(unit: Unit, answer: Answer) -> Order:
    """What an answer declares; skirmishers for whom no places are named keep their offsets, and have to be in contact as far
    as there is room like others. [UW-MOVE-01 UW-MOVE-03 UW-MOVE-06 UW-MOVE-07 UW-MOVE-10]"""
    if isinstance(answer, Reform):
        return Order(centre_of(unit), answer.heading, answer.files)
    assert isinstance(answer, Move)
    order = Order(answer.mark, answer.heading, None, answer.arrange or None, answer.away)
    if unit.formation == REGIMENT or answer.arrange:
        return order
    return order._replace(arrange=new_places(company_of(unit), order))


def march_of(state: State, i: int, answer: Answer) -> MarchOutcome | Refusal:
    """What a declared move comes to on the field. [UW-MOVE-01 .. UW-MOVE-11]"""
    part, at = surroundings(state, i)
    unit = part.figures[at]  # One object for all units that are alike to moves.
    if not isinstance(answer, Move):
        if unit.formation != REGIMENT:
            return refusal("files-skirmish", "files", "UW-MOVE-06", "UW-FORM-03")
        return march_among(part, at, answer)
    if not is_near(centre_of(unit), answer.mark, move_of(unit)) or (
        answer.arrange and not is_in_reach(unit, answer.arrange)
    ):
        return march_among(state, i, answer)
    return march_among(part, at, answer)


@lru_cache(maxsize=16 * KEPT)
def march_among(state: State, i: int, answer: Answer) -> MarchOutcome | Refusal:
    """What a declared move comes to among these units. [UW-MOVE-01 .. UW-MOVE-11]"""
    unit = state.figures[i]
    order = order_of(unit, answer)
    ground = ground_for(state, i, order.mark)
    found = march(company_of(unit), order, ground, others_of(state, i), state.house)
    if isinstance(found, Refusal) or not found.placed:
        return found
    if is_off(state, march_end(state, i, found)) or not is_off(state, order.mark):
        return found
    # A move towards a mark beyond the edge may be cut short on the field.
    fault = field_refusal(rectangles(bases_after(unit, found)), ground_of(state.board).field)
    return found if fault is None else fault


def march_end(state: State, i: int, found: MarchOutcome) -> Point:
    """Where a move leads the centre-most miniature of unit i. [UW-MOVE-02 UW-MOVE-03]"""
    return found.at[centre_index(state.figures[i].at)]


def bases_after(unit: Unit, found: MarchOutcome) -> tuple[Base, ...]:
    """The bases of a unit after a move."""
    return tuple(Base(at, found.heading, size_of(unit)) for at in found.at)


def move_refusal(state: State, i: int, answer: Answer) -> Refusal | None:
    """Why unit i may not declare that move, its actions apart; None when it may. [UW-MOVE-01 .. UW-MOVE-11 UW-VEH-03]"""
    vehicle = state.figures[i].profile.type == VEHICLE
    if isinstance(answer, Drive) != vehicle:
        return refusal("vehicle-drives" if vehicle else "no-vehicle", "vehicle", "UW-VEH-03")
    found = drive_of(state, i, answer.run) if isinstance(answer, Drive) else march_of(state, i, answer)
    return found if isinstance(found, Refusal) else None


def walk(ref: Referee, state: State, i: int, answer: Answer) -> tuple[State, bool]:
    """The state after a declared move, and whether the unit was placed. [UW-MOVE-01 UW-MOVE-04 UW-MOVE-05 UW-MEL-09]"""
    found = march_of(state, i, answer)
    assert isinstance(found, MarchOutcome)
    unit = state.figures[i]
    code = "moves_away" if isinstance(answer, Move) and answer.away else "moves"
    say(
        ref, code if isinstance(answer, Move) else "reforms", who=unit.id, distance=tenths_text(found.distance),
        files=found.files, heading=write_degrees(degrees_text(found.heading)), clauses=("UW-MOVE-01",),
        **way_fields(state, i, order_of(unit, answer).mark, found.at, met=found.touched),
        fate="placed" if found.placed else "far" if is_beyond_move(found.distance, move_of(unit)) else "terrain",
        move=tenths_text(move_of(unit)),
    )  # fmt: skip
    if not found.placed:
        return disorder(ref, state, i, "UW-MOVE-04", "UW-MOVE-05"), False
    leaves_board = is_off(state, march_end(state, i, found))
    state, at = withdraw(ref, state, i, found.at, () if leaves_board else rectangles(bases_after(unit, found)))
    if not is_fielded(state.figures[i]) or state.phase == OVER:
        return state, True
    if leaves_board:
        return leave_field(ref, state, i), True
    files = min(found.files, len(at))
    state = without_ended_contacts(alter_figure(state, i, at=at, heading=found.heading, files=files))
    if found.touched:
        say(ref, "into_contact", who=unit.id, foes=found.touched, clauses=("UW-MOVE-07", "UW-MOVE-08"))
    return (disorder(ref, state, i, "UW-MOVE-05") if found.disordered else state), True


def way_fields(state: State, i: int, mark: Point, at: Sequence[Point], met: Sequence[str] = ()) -> dict[str, str]:
    """The event fields of where a move leads: the mark, its bearing and, unless the unit meets enemies there, the enemy
    nearest to its end, to the whole inch. [UW-MOVE-01 UW-RNG-03]"""
    unit, there = state.figures[i], at[centre_most(at)]
    foes = [other for other in state.figures if is_fielded(other) and other.side != unit.side]
    near = (
        None
        if met
        else min(foes, key=lambda other: (squared_distance(centre_of(other), there), other.id), default=None)
    )
    start = centre_of(unit)
    x, y = (tenths_text(each, TENTH if state.house.premeasure else INCH) for each in mark)
    return {
        "x": x, "y": y,
        "bearing": write_degrees(degrees_text(bearing(start, mark))) if start != mark else "",
        "nearest": near.id if near else "",
        "gap": tenths_text(distance(centre_of(near), there), INCH) if near else "",
    }  # fmt: skip


def degrees_text(heading: int) -> int:
    """A heading to the nearest degree, as events give it."""
    return (heading + DEGREE // 2) // DEGREE * DEGREE % (360 * DEGREE)


def disorder(ref: Referee, state: State, i: int, *clauses: str) -> State:
    """The state with a disordered unit. [UW-MOVE-04 UW-MOVE-05 UW-TURN-07]"""
    say(ref, "disordered", who=state.figures[i].id, clauses=(*clauses, "UW-TURN-07"))
    return alter_body(state, i, body_in_disorder)


def leave_field(ref: Referee, state: State, i: int) -> State:
    """The state after a unit has left the field unharmed; the game is over if that decides it."""
    say(ref, "leaves", who=state.figures[i].id, clauses=("UW-MOVE-11",))
    state = alter_figure(state, i, status=AWAY, body=body_off_field(state.figures[i].body))
    return end_if_broken(ref, without_ended_contacts(state))


# --- leaving a melee --------------------------------------------------------------------------------------------------
def enemies_left(state: State, i: int, shapes: Sequence[Shape]) -> tuple[int, ...]:
    """The enemies with a melee behind them that unit i would no longer touch with these bases, in the order of their
    ids; none when it leaves the field. [UW-MEL-09]"""
    found = [
        j
        for pair in state.marks
        if i in pair
        for j in pair
        if j != i and not contacts(shapes, shapes_of(state.figures[j]), contact_test(state.house))[0]
    ]
    return tuple(sorted(found, key=lambda j: state.figures[j].id))


def withdraw(
    ref: Referee, state: State, i: int, at: tuple[Point, ...], shapes: Sequence[Shape]
) -> tuple[State, tuple[Point, ...]]:
    """The state after the free attacks on a unit that moves to those places, where its bases will be these, and the places
    of those that are left. [UW-MEL-09]"""
    before, once = state, tuple(range(len(at)))
    for j in enemies_left(state, i, shapes):
        found = roll_free_attack(ref, before, i, j)
        if found is None:
            continue
        state, tolls = land_blows(ref, state, (Blow(i, found, j, end_places=at, start_indexes=once),))
        if not is_fielded(state.figures[i]) or state.phase == OVER:
            break
        left = other_indexes(len(at), tolls[0].fallen)
        at, once = tuple(at[index] for index in left), tuple(once[index] for index in left)
    return state, at


# --- vehicles ---------------------------------------------------------------------------------------------------------
def base_of(unit: Unit) -> Base:
    """The base of a vehicle."""
    return Base(unit.at[0], unit.heading, size_of(unit))


def drive_of(state: State, i: int, run: Run) -> Driven | Refusal:
    """What a vehicle's declared move comes to on the field. [UW-VEH-03 UW-VEH-04 UW-VEH-05]"""
    if is_beyond_drive(run, move_of(state.figures[i])):
        return drive_among(state, i, run)
    return drive_among(*surroundings(state, i), run)


@lru_cache(maxsize=4 * KEPT)
def drive_among(state: State, i: int, run: Run) -> Driven | Refusal:
    """What a vehicle's declared move comes to among these units. [UW-VEH-03 UW-VEH-04 UW-VEH-05]"""
    unit = state.figures[i]
    pivots = most_pivots(int(has_ability(unit.profile, ADDITIONAL_TURN)))
    ground = ground_for(state, i, path_end(base_of(unit), run))
    return drive(
        base_of(unit),
        move=move_of(unit),
        pivots=pivots,
        run=run,
        ground=ground,
        others=others_of(state, i),
        house=state.house,
    )


def path_end(base: Base, run: Run) -> Point:
    """Where the path of a vehicle ends. [UW-VEH-03]"""
    return poses_of(base, run)[-1].at


def ride(ref: Referee, state: State, i: int, run: Run) -> tuple[State, bool]:
    """The state after a vehicle's move, and whether it moved. The free attacks of enemies that it would no longer
    touch, if nobody fell, come before it runs others over. [UW-VEH-03 UW-VEH-05 UW-VEH-09 UW-MEL-09]"""
    found = drive_of(state, i, run)
    assert isinstance(found, Driven)
    unit = state.figures[i]
    say(
        ref, "drives", who=unit.id, distance=tenths_text(path_length(run)), reverse=int(run.reverse),
        heading=write_degrees(degrees_text(found.end.heading)), clauses=("UW-VEH-03", "UW-VEH-04"),
        **way_fields(state, i, found.end.at, (found.end.at,)), fate="placed" if found.placed else "terrain",
    )  # fmt: skip
    if not found.placed:
        return disorder(ref, state, i, "UW-VEH-03"), False
    shapes = () if is_off(state, found.end.at) else (rectangle(stop_of(state, i, found)),)
    state, _ = withdraw(ref, state, i, unit.at, shapes)
    for name, reached in found.struck:
        j = index_of(state, name)
        if is_fielded(state.figures[i]) and is_fielded(state.figures[j]) and state.phase != OVER:
            state = overrun_unit(ref, state, i, j, reached, int(run.reverse))
    if not is_fielded(state.figures[i]) or state.phase == OVER:
        return state, True
    return arrive(ref, state, i, found), True


def overrun_of(state: State, i: int, j: int, reached: tuple[int, ...], reverse: int) -> Clash | None:
    """What vehicle i and unit j, whose miniatures are in its way, roll against each other; None where it passes friends
    without harm. [UW-VEH-05 UW-VEH-06 UW-VEH-07 UW-VEH-08]"""
    unit, foe, house = state.figures[i], state.figures[j], state.house
    friend = int(unit.side == foe.side)
    if not is_run_over(friend, house):
        return None
    rolled = overrun_roll(party_of(unit, best_melee_weapon(unit, state.house)), house)
    back = struck_roll(
        party_of(foe, best_melee_weapon(foe, state.house)), reached, int(is_facing(foe, unit.at[0])), friend, house
    )
    share = overrun_share(reverse, int(is_behind(foe, unit.at[0])), house)
    return clash(unit, foe, rolled, back, share, halving_limit_of(foe, house))


def overrun_unit(ref: Referee, state: State, i: int, j: int, reached: tuple[int, ...], reverse: int) -> State:
    """The state after vehicle i has run over the miniatures of unit j in its way. [UW-VEH-05 UW-VEH-06 UW-VEH-07
    UW-VEH-08]"""
    unit, foe, found = state.figures[i], state.figures[j], overrun_of(state, i, j, reached, reverse)
    if found is None:
        return state
    say(ref, "overruns", who=unit.id, target=foe.id, struck=len(reached), clauses=("UW-VEH-05", "UW-VEH-06"))
    muster(ref, unit.id, found.rolled)
    allowed = state.house.overrun_struck_units_strike_back
    why = no_dice_reason(state, j, reached, friend=unit.side == foe.side) if allowed else "house"
    muster_back(ref, foe.id, found.back, why)
    done = overrun(ref, found.strike, found.struck_back)
    struck_back = (Blow(i, done.to_attacker, j),) if found.back.throw.dice else ()
    return land_blows(ref, state, (Blow(j, done.to_defender, i), *struck_back))[0]


def stop_of(state: State, i: int, found: Driven) -> Base:
    """Where a vehicle stops at the end of its path. [UW-VEH-09]"""
    shapes = [shape for n, unit in enumerate(state.figures) if n != i and is_fielded(unit) for shape in shapes_of(unit)]
    return stopping_base(found.legs, shapes, ground_of(state.board).field)


def arrive(ref: Referee, state: State, i: int, found: Driven) -> State:
    """The state with a vehicle at the end of its path, or back from it as far as needed. [UW-VEH-03 UW-VEH-09 UW-MEL-09]"""
    if is_off(state, found.end.at):
        return leave_field(ref, state, i)
    end = stop_of(state, i, found)
    if end != found.end:
        say(ref, "slides_back", who=state.figures[i].id, clauses=("UW-VEH-09",))
    state = without_ended_contacts(alter_figure(state, i, at=(end.at,), heading=end.heading))
    side = state.figures[i].side
    for name, _ in found.struck:
        j = index_of(state, name)
        if state.figures[j].side != side and is_fielded(state.figures[j]):
            state = with_melee_mark(state, i, j)
    grazing = is_touching_terrain((rectangle(end),), ground_of(state.board).terrain, state.house)
    return disorder(ref, state, i, "UW-VEH-03") if grazing else state
