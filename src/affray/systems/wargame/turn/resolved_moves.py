"""Moves by distance and bearing, and into contact with somebody: the moves that such answers stand for."""

from collections.abc import Iterator
from functools import lru_cache

from affray.core import Refusal
from affray.space.plane.bases import Base, turn_base
from affray.space.plane.measure import INCH, is_within
from affray.space.plane.sweeps import first_contact, straight_leg
from affray.space.plane.turning import QUARTER, bearing, place_at_offset, turn_between, wrap_heading
from affray.systems.wargame.content.codes import VEHICLE
from affray.systems.wargame.position.answers import Advance, Answer, Contact, Drive, Move
from affray.systems.wargame.position.state import (
    KEPT,
    State,
    centre_of,
    company_of,
    ground_of,
    index_of,
    move_of,
    other_of,
    others_of,
    shapes_of,
)
from affray.systems.wargame.rules import into_contact
from affray.systems.wargame.rules.refusing import refusal
from affray.systems.wargame.rules.vehicle_move import SHARPEST, Go, Part, Run, Turn
from affray.systems.wargame.turn import moves
from affray.systems.wargame.turn.attacks import foe_refusal
from affray.systems.wargame.turn.surroundings import contact_surroundings

CLOSER = INCH // 200
"""So much nearer than where contact begins a vehicle stops. [UW-GEO-05]"""


def resolve_move(state: State, i: int, answer: Answer, *, away: bool = False) -> Answer | Refusal:
    """The move of unit i that an answer stands for, or why there is none; other answers stand for themselves. `away` says
    that it owes a move away from the enemy. [UW-MOVE-10]"""
    if isinstance(answer, Advance):
        return bearing_move(state, i, answer, away=away)
    return contact_move(state, i, answer.unit) if isinstance(answer, Contact) else answer


# --- by distance and bearing ------------------------------------------------------------------------------------------
def bearing_move(state: State, i: int, answer: Advance, *, away: bool = False) -> Answer:
    """The move of a unit so far in a direction. [UW-MOVE-01 UW-VEH-03 UW-VEH-04]"""
    unit = state.figures[i]
    if unit.profile.type == VEHICLE:
        return Drive(bearing_run(unit.heading, answer))
    mark = place_at_offset(centre_of(unit), wrap_heading(answer.bearing), answer.length, 0)
    return Move(mark, answer.heading, away=away)


def bearing_run(heading: int, answer: Advance) -> Run:
    """A vehicle's pivot into a direction and its way there, in reverse where that lies behind it; a second pivot to face
    another way. [UW-VEH-03 UW-VEH-04 UW-ABL-07]"""
    off = turn_between(heading, wrap_heading(answer.bearing))
    back = abs(off) > 2 * QUARTER - SHARPEST
    first = turn_between(2 * QUARTER, wrap_heading(off)) if back else off
    last = 0 if answer.heading is None else turn_between(wrap_heading(heading + first), wrap_heading(answer.heading))
    parts: list[Part] = [Turn(first)] if first else []
    parts += [Go(answer.length)] if answer.length else []
    return Run(back, (*parts, Turn(last)) if last else tuple(parts))


# --- into contact -----------------------------------------------------------------------------------------------------
def contact_move(state: State, i: int, name: str) -> Answer | Refusal:
    """The first legal move of unit i that leaves it in order and in contact with an enemy, or why there is none.
    [UW-MOVE-07 UW-MOVE-08 UW-VEH-05]"""
    fault = foe_refusal(state, i, name)
    if fault is not None:
        return fault
    return contact_among(*contact_surroundings(state, i, index_of(state, name)), name)


@lru_cache(maxsize=4 * KEPT)
def contact_among(state: State, i: int, name: str) -> Answer | Refusal:
    """The first such move among these units, or why there is none."""
    why: Refusal | None = None
    for answer in contact_attempts(state, i, name):
        found = miss_refusal(state, i, name, answer)
        if found is None:
            return answer
        why = why or found
    return why or refusal("contact-reach", "far", "UW-MOVE-01", "UW-VEH-03", unit=name)


def miss_refusal(state: State, i: int, name: str, answer: Answer) -> Refusal | None:
    """Why a move does not bring unit i into contact with an enemy in order; None when it does."""
    if isinstance(answer, Drive):
        drive = moves.drive_of(state, i, answer.run)
        if isinstance(drive, Refusal):
            return drive
        in_order = drive.placed and not drive.disordered and any(text == name for text, _ in drive.struck)
    else:
        found = moves.march_of(state, i, answer)
        if isinstance(found, Refusal):
            return found
        if not is_within(found.distance, move_of(state.figures[i])):
            return refusal("contact-reach", "far", "UW-MOVE-01", "UW-VEH-03", unit=name)
        in_order = found.placed and not found.disordered and name in found.touched
    return None if in_order else refusal("contact-room", "room", "UW-MOVE-07", unit=name)


def contact_attempts(state: State, i: int, name: str) -> Iterator[Answer]:
    """Moves of unit i that would come into contact with an enemy, legal or not, in the order in which they are tried."""
    unit = state.figures[i]
    if unit.profile.type == VEHICLE:
        yield from contact_drives(state, i, index_of(state, name))
        return
    target = other_of(state.figures[index_of(state, name)], unit.side)
    company, ground = company_of(unit), ground_of(state.board)
    for order in into_contact.suggested_moves(company, target, ground, others_of(state, i), state.house):
        yield Move(order.mark, order.heading, order.arrange or ())


def contact_drives(state: State, i: int, j: int) -> Iterator[Drive]:
    """Moves of a vehicle up to an enemy or over it: straight ahead, after a pivot towards it, after other pivots, in
    reverse; those over friends last. [UW-VEH-03 UW-VEH-04 UW-VEH-05]"""
    base, reach = moves.base_of(state.figures[i]), move_of(state.figures[i])
    off = turn_between(base.heading, bearing(base.at, centre_of(state.figures[j])))
    sharp = max(-SHARPEST, min(SHARPEST, off))
    angles = dict.fromkeys((0, sharp, *sorted(moves.PIVOTS, key=lambda angle: abs(angle - sharp))))
    found = [
        Drive(Run(reverse, (Turn(angle), go) if angle else (go,)))
        for reverse in (False, True)
        for angle in angles
        for go in straight_legs(state, j, turn_base(base, angle), -reach // 2 if reverse else reach)
    ]
    friends = {other.id for other in others_of(state, i) if not other.enemy}
    yield from sorted(found, key=lambda answer: is_over_friend(state, i, answer, friends))


def straight_legs(state: State, j: int, base: Base, most: int) -> Iterator[Go]:
    """How far a vehicle goes straight on, or back for a length below 0, up to an enemy or over it; not at all where it does
    not meet it."""
    moments = (first_contact((straight_leg(base, most),), shape) for shape in shapes_of(state.figures[j]))
    lengths = [moment[1] for moment in moments if moment is not None]
    if lengths:
        near = min(abs(most), min(lengths) + CLOSER)
        yield from (Go(length) for length in dict.fromkeys((near, abs(most))) if length > 0)


def is_over_friend(state: State, i: int, answer: Drive, friends: set[str]) -> bool:
    """Whether a vehicle's move runs over a friend."""
    found = moves.drive_of(state, i, answer.run)
    return not isinstance(found, Refusal) and any(name in friends for name, _ in found.struck)
