"""Whether a position is sound: one that the rules can have led to, and from which they can go on."""

from collections.abc import Iterator
from itertools import combinations

from affray.core.naming import name_fault, shared_names, side_faults
from affray.space.plane.areas import holds_all
from affray.space.plane.crowds import overlap_among, overlap_between
from affray.space.plane.formations import places
from affray.space.plane.measure import TOUCH
from affray.space.plane.points import near
from affray.space.plane.turning import TURN
from affray.systems.wargame.constants import HERO, LADDER, NO_FORMATION, REGIMENT, SKIRMISH, VEHICLE
from affray.systems.wargame.contact import grid_of, in_contact
from affray.systems.wargame.march import around, by_side, coherent
from affray.systems.wargame.profile import Profile
from affray.systems.wargame.state import (
    ACT,
    AWAY,
    FIELDED,
    PICK,
    STATUS_NAMES,
    State,
    Unit,
    bases_of,
    fielded,
    ground_of,
    is_alone,
    shapes_of,
)

SIDES = 2
MOST_ACTIONS = 3
SHAPED = (FIELDED, AWAY)
"""The states in which a unit has places for its miniatures."""


def broken(state: State) -> tuple[str, ...]:
    """Which invariants the position breaks; none in a sound one."""
    found = side_faults(state.sides)
    found.extend(f"unit {unit.id!r}: {fault}" for unit in state.figures for fault in broken_unit(state, unit))
    found.extend(shared_names([unit.id for unit in state.figures]))
    if len(state.sides) != SIDES or len(state.board.zones) != SIDES:
        found.append("expected two sides, each with a zone")
    return tuple(found or broken_turn(state) or broken_ground(state))


# --- units ------------------------------------------------------------------------------------------------------------
def broken_unit(state: State, unit: Unit) -> list[str]:
    """Which invariants one unit breaks. [UW-MIN-04 UW-MIN-05 UW-FORM-01 UW-FORM-05]"""
    wrong = name_fault(unit.id) or ("its side is none of the game's" if not 0 <= unit.side < len(state.sides) else "")
    return [wrong] if wrong else [*broken_profile(unit.profile), *broken_numbers(unit), *broken_form(unit)]


def broken_profile(profile: Profile) -> Iterator[str]:
    """What no miniature can be. [UW-MIN-03 UW-MIN-04]"""
    number, sides = profile.ad
    if number < 1 or sides not in LADDER:
        yield f"action dice {number}d{sides}"
    if profile.move < 0 or min(profile.fight, profile.shoot) < 0 or profile.defense < 1:
        yield "expected Move, Fight and Shoot of 0 or more, Defense of 1 or more"
    if min(profile.base) <= 0 or any(one.range < 0 for one in profile.weapons):
        yield "expected a base, and ranges of 0 or more"


def broken_numbers(unit: Unit) -> Iterator[str]:
    """Counts that cannot be. [UW-MIN-05 UW-HERO-01 UW-VEH-02 UW-VEH-15]"""
    if unit.initial < 1 or len(unit.at) > unit.initial or (is_alone(unit) and unit.initial > 1):
        yield f"{len(unit.at)} of {unit.initial} miniatures"
    if min(unit.each, unit.gun) < 0 or not 0 <= unit.heading < TURN:
        yield "expected a price of 0 or more, and a heading from 0 to 360"
    if min(unit.steps, unit.slower, unit.weaker, unit.shorter, unit.worse) < 0:
        yield "expected damage of 0 or more"
    if unit.steps and (unit.profile.type != HERO or unit.steps > LADDER.index(unit.profile.ad[1])):
        yield f"{unit.steps} hits"
    if len(set(unit.shut)) < len(unit.shut) or (unit.shut and unit.profile.type != VEHICLE):
        yield "expected facings of a vehicle, each lost once"


def broken_form(unit: Unit) -> Iterator[str]:
    """Formations and places that do not go together. [UW-FORM-02 UW-FORM-05 UW-GEO-06]"""
    if (unit.formation == NO_FORMATION) != (unit.profile.type == VEHICLE):
        yield "vehicles alone have no formation"
    if unit.status not in range(len(STATUS_NAMES)) or bool(unit.at) != (unit.status in SHAPED):
        yield "expected places of miniatures of a unit on the field, and of no other"
    elif unit.formation == REGIMENT and unit.at and not 1 <= unit.files <= len(unit.at):
        yield f"{unit.files} files of {len(unit.at)} miniatures"
    if unit.formation != REGIMENT and unit.files:
        yield "only a regiment has files"


# --- the turn ---------------------------------------------------------------------------------------------------------
def broken_turn(state: State) -> list[str]:
    """What does not go together in the order of things. [UW-TURN-01 UW-TURN-02 UW-TURN-04]"""
    found = []
    if state.round < 1 or state.aim.rounds < 1 or state.round > state.aim.rounds:
        found.append(f"round {state.round} of {state.aim.rounds}")
    if sorted(state.order) not in ([], list(range(len(state.sides)))):
        found.append("expected an order of all sides, or none")
    if (state.phase == ACT) != (state.act is not None):
        found.append("an activation belongs to the phase act, and to no other")
    if (not state.order and state.phase in (PICK, ACT)) or not 0 <= state.stage < len(state.sides):
        found.append(f"stage {state.stage} of the order")
    if state.act is not None:
        found.extend(broken_activation(state, state.act.unit, state.act.left))
    units = range(len(state.figures))
    if any(i not in units or j not in units or i >= j for i, j in state.marks):
        found.append("expected marks of pairs of units")
    return found


def broken_activation(state: State, i: int, left: int) -> Iterator[str]:
    """What cannot be of an activation. [UW-TURN-04 UW-TURN-06]"""
    if not 0 <= i < len(state.figures) or not fielded(state.figures[i]) or not 1 <= left <= MOST_ACTIONS:
        yield f"an activation of unit {i} with {left} actions left"


# --- the ground -------------------------------------------------------------------------------------------------------
def broken_ground(state: State) -> list[str]:
    """Units that cannot stand so. [UW-GEO-05 UW-FORM-02 UW-FORM-03 UW-MOVE-11 UW-MEL-09]"""
    units = [unit for unit in state.figures if fielded(unit)]
    found = [f"unit {unit.id!r}: {fault}" for unit in units for fault in broken_place(state, unit)]
    boxes = [around(shapes_of(unit)) for unit in units]
    found.extend(
        f"units {units[i].id!r} and {units[j].id!r} overlap"
        for i, j in combinations(range(len(units)), 2)
        if by_side(boxes[i], boxes[j]) and overlap_between(shapes_of(units[i]), shapes_of(units[j]))
    )
    found.extend("a mark of units that are apart" for pair in state.marks if not in_contact(state, *pair))
    return found


def broken_place(state: State, unit: Unit) -> Iterator[str]:
    """What is wrong with where a unit stands by itself. [UW-GEO-05 UW-GEO-06 UW-GEO-07 UW-MOVE-11]"""
    shapes, ground = shapes_of(unit), ground_of(state.board)
    if not holds_all(ground.field, shapes):
        yield "a base is off the field"
    if overlap_among(shapes) or overlap_between(shapes, ground.terrain):
        yield "a base overlaps another or terrain"
    if unit.formation == REGIMENT and not all(map(close, unit.at, places(grid_of(unit)))):
        yield "expected ranks and files"
    if unit.formation == SKIRMISH and not coherent(bases_of(unit), state.house):
        yield "expected coherent skirmishers"


def close(one: tuple[int, int], other: tuple[int, int]) -> bool:
    """Whether two places are one but for rounding."""
    return near(one, other, TOUCH)
