"""The verbs of moves in the wargame's case files."""

from typing import Annotated, Literal

import msgspec

from affray.core import InputError, Refusal, RuledOut
from affray.core.reading.given import Answer, Given, read_given
from affray.space.plane.bases import Base, rectangle, rectangles
from affray.space.plane.formations import Grid, grid_places
from affray.space.plane.measure import DEGREE, degrees, inches
from affray.space.plane.points import Point, centre_most
from affray.systems.wargame.cases.plane import (
    DECIMALS,
    Angle,
    BaseGiven,
    Outlined,
    Place,
    Positive,
    Size,
    base_of,
    ground_of,
    inches_of,
    place_in_inches,
    point,
    size_of,
    with_input_errors,
)
from affray.systems.wargame.content.codes import ADDITIONAL_TURN, FORMATION_NAMES, REGIMENT, TYPE_NAMES
from affray.systems.wargame.content.house_rules import read_house
from affray.systems.wargame.rules.contact import is_touching_terrain
from affray.systems.wargame.rules.landing import Company, Order, Other, joint_bounds
from affray.systems.wargame.rules.move import march
from affray.systems.wargame.rules.order_and_actions import allowance
from affray.systems.wargame.rules.vehicle_move import Go, Part, Run, Turn, drive, most_pivots, stopping_base

Move = Annotated[float, msgspec.Meta(ge=0, le=1000)]


class OtherGiven(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Another unit."""

    id: str
    side: Literal["enemy", "friend"]
    bases: Annotated[tuple[BaseGiven, ...], msgspec.Meta(min_length=1)]


class UnitGiven(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The unit that moves."""

    type: Literal["basic", "ordnance", "elite", "hero"]
    """The type of its miniatures."""
    formation: Literal["regiment", "skirmish"]
    """How it stands."""
    base: Size
    """Width and depth of a base, in inches."""
    heading: Angle
    """Where it looks, in degrees."""
    move: Move
    """Move, in inches."""
    initial: Positive
    """How many miniatures it had at the start of the game."""
    n: int = 0
    """How many miniatures a regiment has."""
    files: int = 0
    """In how many files a regiment stands."""
    at: Place | None = None
    """The place of a regiment's centre-most miniature, in inches."""
    positions: tuple[Place, ...] = ()
    """The places of skirmishers, in inches."""


class MoveGiven(Given, frozen=True, kw_only=True):
    """What a case of `move` gives."""

    unit: UnitGiven
    """The unit that moves."""
    mark: Place
    """Where its centre-most miniature shall go, in inches."""
    terrain: tuple[Outlined, ...] = ()
    """The terrain."""
    field: Size
    """Width and height of the battlefield, in inches."""
    others: tuple[OtherGiven, ...] = ()
    """All other units."""
    heading: Angle | None = None
    """Where it shall look, in degrees; none to look as before."""
    files: int | None = None
    """The files of a regiment that reforms."""
    arrange: tuple[Place, ...] | None = None
    """The places of skirmishers, in inches, where they are named."""
    flee: bool = False
    """Whether it is a move away from the enemy."""
    enemies: tuple[Place, ...] = ()
    """Places of the enemies, in inches."""


def other_of(given: OtherGiven) -> Other:
    """What of another unit the moves depend on."""
    bases = tuple(map(base_of, given.bases))
    at = bases[centre_most([base.at for base in bases])].at
    shapes = rectangles(bases)
    return Other(given.id, given.side == "enemy", at, bases, shapes, joint_bounds(shapes))


def company_of(unit: UnitGiven) -> Company:
    """What of the unit its moves depend on. Raises InputError for a regiment without a grid, and for no miniatures."""
    type_, formation = TYPE_NAMES.index(unit.type), FORMATION_NAMES.index(unit.formation)
    at: tuple[Point, ...] = tuple(map(point, unit.positions))
    if formation == REGIMENT:
        at = with_input_errors(
            lambda: grid_places(
                Grid(unit.n, unit.files, size_of(unit.base), degrees(unit.heading), point(unit.at or (0.0, 0.0)))
            )
        )
    if not at:
        raise InputError("given: unit: expected positions")
    reach = allowance(inches(unit.move), type_, len(at), unit.initial)
    return Company(
        type=type_,
        formation=formation,
        at=at,
        files=unit.files,
        heading=degrees(unit.heading),
        size=size_of(unit.base),
        reach=reach,
    )


def move(given: Answer) -> Answer:
    """One move action of a unit that is no vehicle. [UW-MOVE-01 .. UW-MOVE-11]"""
    case = read_given(given, MoveGiven)
    house, company, ground = read_house(case.options), company_of(case.unit), ground_of(case.field, case.terrain)
    order = Order(
        point(case.mark),
        None if case.heading is None else degrees(case.heading),
        case.files,
        None if case.arrange is None else tuple(map(point, case.arrange)),
        case.flee,
    )
    others = (
        *map(other_of, case.others),
        *(Other("", enemy=True, at=point(at)) for at in case.enemies),
    )
    found = march(company, order, ground, others, house)
    if isinstance(found, Refusal):
        raise RuledOut(found)
    x, y = found.at[centre_most(company.at) if company.formation != REGIMENT else centre_most(found.at)]
    said: dict[str, object] = {
        "placed": found.placed,
        "disordered": found.disordered,
        "at": place_in_inches((x, y)),
        "distance": inches_of(found.distance),
    }
    return said | {"contact": list(found.touched)} if found.placed else said


class VehicleGiven(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The vehicle that moves."""

    at: Place
    heading: Angle
    size: Size
    move: Move
    abilities: tuple[str, ...] = ()


class DriveGiven(Given, frozen=True, kw_only=True):
    """What a case of `vehicle_move` gives."""

    vehicle: VehicleGiven
    direction: Literal["forward", "reverse"]
    legs: tuple[tuple[Literal["go", "pivot"], Angle], ...]
    terrain: tuple[Outlined, ...] = ()
    others: tuple[OtherGiven, ...] = ()
    field: Size


def part_of(kind: str, number: float) -> Part:
    """A part of a vehicle's move."""
    return Go(inches(number)) if kind == "go" else Turn(degrees(number))


def vehicle_move(given: Answer) -> Answer:
    """One move action of a vehicle among bases that all survive. [UW-VEH-03 UW-VEH-04 UW-VEH-05 UW-VEH-09]"""
    case = read_given(given, DriveGiven)
    base = Base(point(case.vehicle.at), degrees(case.vehicle.heading), size_of(case.vehicle.size))
    run = Run(case.direction == "reverse", tuple(part_of(*leg) for leg in case.legs))
    others = tuple(map(other_of, case.others))
    pivots = most_pivots(int(ADDITIONAL_TURN in case.vehicle.abilities))
    house, ground = read_house(case.options), ground_of(case.field, case.terrain)
    found = drive(
        base,
        move=inches(case.vehicle.move),
        pivots=pivots,
        run=run,
        ground=ground,
        others=others,
        house=house,
    )
    if isinstance(found, Refusal):
        raise RuledOut(found)
    end = stopping_base(found.legs, [shape for other in others for shape in other.shapes]) if found.placed else base
    return {
        "placed": found.placed,
        "disordered": not found.placed or is_touching_terrain((rectangle(end),), ground.terrain, house),
        "at": place_in_inches(end.at),
        "heading": round(end.heading / DEGREE, DECIMALS),
        "struck": {name: list(reached) for name, reached in found.struck},
    }


VERBS = {"move": move, "vehicle_move": vehicle_move}
