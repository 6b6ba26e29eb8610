"""Two units before each other on a field, as lines name them: who touches whom, whom a vehicle runs over, who falls."""

from collections.abc import Iterator, Mapping
from functools import lru_cache

import msgspec
from msgspec.structs import replace

from affray.core import Refusal
from affray.core.question import Refuser, RuledOut
from affray.core.words.texts import ENGLISH
from affray.lab.field_errors import SideError, side_errors
from affray.referee import Script
from affray.referee.every import first_choice
from affray.space.plane.bases import Base
from affray.space.plane.formations import Grid, grid_places
from affray.space.plane.measure import INCH
from affray.space.plane.points import Point
from affray.space.plane.turning import QUARTER
from affray.systems.wargame.content.codes import REGIMENT, VEHICLE
from affray.systems.wargame.content.house_rules import House
from affray.systems.wargame.position.contact import contact_indexes
from affray.systems.wargame.position.state import (
    FIELDED,
    PICK,
    State,
    Table,
    Unit,
    base_size,
    box_of,
    centre_of,
    company_of,
    ground_of,
    other_of,
)
from affray.systems.wargame.roster.army import ListedUnit as Listed
from affray.systems.wargame.roster.army import unit_faults
from affray.systems.wargame.roster.army_file import NOTHING_OWN, Own
from affray.systems.wargame.roster.unit_line import read_unit
from affray.systems.wargame.rules.into_contact import contact_moves, front_at
from affray.systems.wargame.rules.landing import Company
from affray.systems.wargame.rules.vehicle_move import Go, Run, drive
from affray.systems.wargame.setup import free_name, unit_of
from affray.systems.wargame.turn.after_an_attack import Blow, casualties, remove_miniatures
from affray.systems.wargame.turn.deployment import two_rows

ROLES = ("attacker", "defender")
SIDE_NAMES = ("front", "left", "rear", "right")
"""The sides of the defender from which it is attacked."""
NORTH, SOUTH = QUARTER, 3 * QUARTER
WIDE = 600 * INCH
MIDDLE: Point = (WIDE // 2, WIDE // 2)
FIELD = Table("field", "field", (WIDE, WIDE))
FAR = 150 * INCH
MOST, MOST_DICE, MOST_BASE = 200, 250, 12
"""So many miniatures and action dice in all a unit of the laboratory has at the most, on bases of so many inches: the sums of
more dice take too long."""
ATTACKER, DEFENDER = 0, 1
LARGE = "too_large"

too_large = Refuser("affray.lab.systems.wargame")


class KnownUnits(msgspec.Struct, frozen=True):
    """What lines may name besides the ready armies: units of packs, own weapons and abilities; the house rules; the
    language of the ready units' names."""

    house: House = House()
    units: Mapping[str, Listed] = {}
    own: Own = NOTHING_OWN
    language: str = ENGLISH


# --- units ------------------------------------------------------------------------------------------------------------
def read_unit_line(line: str, role: str, known: KnownUnits) -> Listed:
    """The unit of a line. Raises InputError that names the role, for a unit that breaks a rule too."""
    with side_errors(role, line):
        unit = read_unit(line, known.units, known.own, known.house, known.language)
    check_unit(unit, role, known)
    return unit


def check_unit(unit: Listed, role: str, known: KnownUnits) -> Listed:
    """Check that a unit breaks no rule and is not too large, and return it. Raises InputError."""
    wrong = [*unit_faults(unit, known.house)]
    dice, wide = unit.n * unit.profile.ad[0], max(unit.profile.base)
    if unit.n > MOST:
        wrong.append(too_large("miniatures", LARGE, most=MOST, got=unit.n))
    elif dice > MOST_DICE:
        wrong.append(too_large("action-dice", LARGE, most=MOST_DICE, got=dice))
    if wide > MOST_BASE:
        wrong.append(too_large("base", LARGE, most=MOST_BASE, got=f"{float(wide):g}"))
    if wrong:
        raise SideError(role, unit.name, RuledOut(*wrong, where=unit.name))
    return unit


# --- where they stand -------------------------------------------------------------------------------------------------
def unit_on_field(entry: Listed, role: int, name: str, at: tuple[Point, ...], heading: int, house: House) -> Unit:
    """A unit on the field."""
    return replace(unit_of(entry, role, name, house), status=FIELDED, at=at, heading=heading)


def miniature_places(entry: Listed, heading: int, mark: Point) -> tuple[Point, ...]:
    """Where a unit's miniatures stand round a mark before anybody has moved: its grid, or two loose rows."""
    size = base_size(entry.profile)
    if entry.formation == REGIMENT:
        return grid_places(Grid(entry.n, entry.files, size, heading, mark))
    return two_rows(entry.n, size, heading, mark)


@lru_cache(maxsize=64)
def units_apart(attacker: Listed, defender: Listed, side: str, house: House) -> State:
    """Both units far apart, the attacker before that side of the defender and looking at it."""
    heading = (SOUTH - SIDE_NAMES.index(side) * QUARTER) % (4 * QUARTER)
    foe = unit_on_field(defender, DEFENDER, free_name(defender.name, [attacker.name]), miniature_places(defender, heading, MIDDLE), heading, house)  # fmt: skip
    start = (MIDDLE[0], MIDDLE[1] - FAR)
    unit = unit_on_field(attacker, ATTACKER, attacker.name, miniature_places(attacker, NORTH, start), NORTH, house)
    return State(FIELD, ROLES, (unit, foe), house, phase=PICK, order=(ATTACKER, DEFENDER))


@lru_cache(maxsize=64)
def units_in_contact(attacker: Listed, defender: Listed, side: str, house: House) -> State:
    """The attacker moved into contact with that side of the defender: a regiment with the middle of its front against the
    middle of that side, others as moves into contact are suggested. Where there is no such move both stand apart.
    [UW-MOVE-07 UW-MOVE-08]"""
    state = units_apart(attacker, defender, side, house)
    unit, foe = state.figures
    company = company_of(unit)
    if attacker.profile.type == VEHICLE:
        left, low, right, _ = box_of(foe)
        return replace(state, figures=(replace(unit, at=(((left + right) // 2, low - company.size[1] // 2),)), foe))
    if unit.formation == REGIMENT:
        left, low, right, _ = box_of(foe)
        mark = front_at(company, ((left + right) // 2, low), NORTH)
        at = grid_places(Grid(attacker.n, attacker.files, company.size, NORTH, mark))
        return replace(state, figures=(replace(unit, at=at), foe))
    target = other_of(foe, ATTACKER)
    walking = Company(*company[:-1], 2 * FAR)
    order = next(contact_moves(walking, target, ground_of(FIELD), (target,), house), None)
    if order is None or order.arrange is None:
        return state
    heading = unit.heading if order.heading is None else order.heading
    return replace(state, figures=(replace(unit, at=order.arrange, heading=heading), foe))


def overrun_state(vehicle: Listed, struck: Listed, side: str, house: House) -> tuple[State, tuple[int, ...]]:
    """A vehicle straight before the middle of a side of a unit, and the miniatures in its way through all of it, by index. Raises
    InputError for one too large for any field. [UW-VEH-05]"""
    state = units_apart(vehicle, struck, side, house)
    unit, foe = state.figures
    left, low, right, high = box_of(foe)
    size = base_size(vehicle.profile)
    start = Base(((left + right) // 2, low - size[1]), NORTH, size)
    state = replace(state, figures=(replace(unit, at=(start.at,)), foe))
    through = Run(reverse=False, parts=(Go(high - low + 2 * size[1]),))
    found = drive(
        base=start,
        move=FAR,
        pivots=0,
        run=through,
        ground=ground_of(FIELD),
        others=(other_of(foe, ATTACKER),),
        house=house,
    )
    if isinstance(found, Refusal):
        raise RuledOut(found, where=ROLES[ATTACKER])
    return state, found.struck[0][1] if found.struck else ()


# --- who falls --------------------------------------------------------------------------------------------------------
def remnants(state: State, role: int) -> Iterator[Unit]:
    """A unit as its losses leave it, one miniature less each time, whole at first: as casualties are chosen by default.
    [UW-MEL-11 UW-FORM-02]"""
    eye = centre_of(state.figures[1 - role])
    ref = Script()
    ref.chooser = first_choice
    while state.figures[role].at:
        yield state.figures[role]
        gone = casualties(ref, state, Blow(role, 1, 1 - role), eye)
        state = remove_miniatures(ref, state, role, gone)


def touching_miniatures(state: State) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The miniatures of attacker and defender in contact, by index. [UW-GEO-05]"""
    return contact_indexes(*state.figures, state.house)
