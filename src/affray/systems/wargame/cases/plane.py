"""The verbs of the plane in the wargame's case files: formations, coherency, contact, arcs, sight."""

from collections.abc import Callable
from typing import Annotated, Literal, TypeVar

import msgspec

from affray.core import InputError
from affray.core.reading.given import Answer, Given, read_given
from affray.space.plane.arcs import arc
from affray.space.plane.bases import Base, rectangles
from affray.space.plane.crowds import contacts, overlap_between
from affray.space.plane.formations import Grid, grid_places, is_in_front
from affray.space.plane.measure import INCH, degrees, inches
from affray.space.plane.points import Point, centre_most, centroid
from affray.space.plane.shapes import Shape, field, outline
from affray.systems.wargame.content.codes import FACING_NAMES, REAR_ATTACK_ARC
from affray.systems.wargame.content.house_rules import read_house
from affray.systems.wargame.rules.contact import contact_test, is_coherent
from affray.systems.wargame.rules.hull import Damage, Hull, has_facing, shut_facings
from affray.systems.wargame.rules.landing import Ground
from affray.systems.wargame.rules.ranged import arc_range, is_seen_enough
from affray.systems.wargame.rules.sight import visible_targets

T = TypeVar("T")
Coordinate = Annotated[float, msgspec.Meta(ge=-1000, le=1000)]
Place = tuple[Coordinate, Coordinate]
Angle = Annotated[float, msgspec.Meta(ge=-1000, le=1000)]
Length = Annotated[float, msgspec.Meta(gt=0, le=1000)]
Size = tuple[Length, Length]
Positive = Annotated[int, msgspec.Meta(ge=1)]
DECIMALS = 4
"""So many decimals of inches and degrees the answers have."""


class Outlined(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A piece of terrain."""

    outline: tuple[Place, ...]
    blocks_sight: bool


class BaseGiven(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A base."""

    at: Place
    heading: Angle
    size: Size


# --- what is given ----------------------------------------------------------------------------------------------------
def with_input_errors(work: Callable[[], T]) -> T:
    """The result of a function of the plane. Its ValueErrors become InputErrors."""
    try:
        return work()
    except ValueError as error:
        raise InputError(f"given: {error}") from None


def point(place: Place) -> Point:
    """A place given in inches."""
    return inches(place[0]), inches(place[1])


def size_of(size: Size) -> tuple[int, int]:
    """A width and a depth, or a height, given in inches."""
    return inches(size[0]), inches(size[1])


def base_of(given: BaseGiven) -> Base:
    """A base."""
    return Base(point(given.at), degrees(given.heading), size_of(given.size))


def ground_of(size: Size, terrain: tuple[Outlined, ...]) -> Ground:
    """A battlefield and its terrain. Raises InputError for an outline that is not convex."""
    return Ground(with_input_errors(lambda: field(*size_of(size))), shapes_of(terrain))


def shapes_of(terrain: tuple[Outlined, ...]) -> tuple[Shape, ...]:
    """The shapes of terrain. Raises InputError for an outline that is not convex."""
    return tuple(with_input_errors(lambda piece=piece: outline(tuple(map(point, piece.outline)))) for piece in terrain)  # type: ignore[misc]


def place_in_inches(place: Point) -> list[float]:
    """A place in inches."""
    return [inches_of(place[0]), inches_of(place[1])]


def inches_of(length: int) -> float:
    """A length in inches."""
    return round(length / INCH, DECIMALS)


# --- formations -------------------------------------------------------------------------------------------------------
class FormationGiven(Given, frozen=True, kw_only=True):
    """What a case of `formation` gives: a regiment, or places."""

    n: int = 0
    files: int = 0
    base: Size = (1.0, 1.0)
    heading: Angle = 0.0
    at: Place = (0.0, 0.0)
    positions: tuple[Place, ...] = ()


def formation(given: Answer) -> Answer:
    """Where the miniatures of a regiment stand, which is centre-most, and their centroid. [UW-GEO-03 UW-GEO-06]"""
    case = read_given(given, FormationGiven)
    if case.positions:
        return centre_facts(tuple(map(point, case.positions)))
    grid = Grid(case.n, case.files, size_of(case.base), degrees(case.heading), point(case.at))
    at = with_input_errors(lambda: grid_places(grid))
    return {"positions": [place_in_inches(place) for place in at]} | centre_facts(at)


def centre_facts(at: tuple[Point, ...]) -> dict[str, object]:
    """The centre-most miniature and the centroid. [UW-GEO-03]"""
    return {"centre": centre_most(at), "centroid": place_in_inches(centroid(at))}


class CoherentGiven(Given, frozen=True, kw_only=True):
    """What a case of `coherent` gives."""

    positions: Annotated[tuple[Place, ...], msgspec.Meta(min_length=1)]
    base: Size
    heading: Angle


def coherency(given: Answer) -> Answer:
    """Whether skirmishers are coherent. [UW-GEO-07]"""
    case = read_given(given, CoherentGiven)
    bases = [Base(point(at), degrees(case.heading), size_of(case.base)) for at in case.positions]
    return {"coherent": is_coherent(bases, read_house(case.options))}


# --- contact, arcs, sight ---------------------------------------------------------------------------------------------
class ContactGiven(Given, frozen=True, kw_only=True):
    """What a case of `contact` gives: two groups of bases."""

    a: tuple[BaseGiven, ...]
    b: tuple[BaseGiven, ...]


def contact(given: Answer) -> Answer:
    """Which bases of two groups are in contact with the other group. Raises InputError if any overlap. [UW-GEO-05]"""
    case = read_given(given, ContactGiven)
    one, other = rectangles(map(base_of, case.a)), rectangles(map(base_of, case.b))
    pair = overlap_between(one, other)
    if pair is not None:
        raise InputError(f"given: a[{pair[0]}] and b[{pair[1]}] overlap")
    a, b = contacts(one, other, contact_test(read_house(case.options)))
    return {"a": list(a), "b": list(b)}


class SightGiven(Given, frozen=True, kw_only=True):
    """What a case of `sight` gives: the eye, the targets, the terrain."""

    source: Place = msgspec.field(name="from")
    targets: Annotated[tuple[Place, ...], msgspec.Meta(min_length=1)]
    terrain: tuple[Outlined, ...] = ()


def sight(given: Answer) -> Answer:
    """Which places are seen from one, and whether they are enough for a target. [UW-GEO-10 UW-RNG-01]"""
    case = read_given(given, SightGiven)
    blocking = shapes_of(tuple(piece for piece in case.terrain if piece.blocks_sight))
    found = visible_targets((point(case.source),), tuple(map(point, case.targets)), blocking)
    return {"visible": list(found), "legal": bool(is_seen_enough(len(found), len(case.targets)))}


class ArcGiven(Given, frozen=True, kw_only=True):
    """What a case of `arc` gives: a regiment or a vehicle, and a place."""

    kind: Literal["regiment", "vehicle"]
    """Whose arc it is."""
    at: Place
    """The place of the regiment's centre-most miniature or of the vehicle, in inches."""
    heading: Angle
    """Where it looks, in degrees."""
    target: Place
    """The place asked about, in inches."""
    n: int = 0
    """How many miniatures the regiment has."""
    files: int = 0
    """In how many files the regiment stands."""
    base: Size = (1.0, 1.0)
    """Width and depth of a base, in inches."""
    range: Annotated[float, msgspec.Meta(ge=0, le=1000)] = 0
    """The range of the vehicle, in inches."""
    abilities: tuple[str, ...] = ()
    """The abilities of the vehicle."""
    lost_facings: tuple[Literal["front", "left", "rear", "right"], ...] = ()
    """The facings of the vehicle that can no longer fire."""


def arc_of(given: Answer) -> Answer:
    """Whether a place lies in a regiment's front facing, or in which arc of a vehicle and how far that may fire there.
    [UW-GEO-08 UW-GEO-09 UW-VEH-10 UW-VEH-11 UW-VEH-14 UW-ABL-02]"""
    case = read_given(given, ArcGiven)
    at, heading, target = point(case.at), degrees(case.heading), point(case.target)
    if case.kind == "regiment":
        grid = Grid(case.n, case.files, size_of(case.base), heading, at)
        return {"in_arc": with_input_errors(lambda: is_in_front(grid, target))}
    found = arc(at, heading, target)
    lost = shut_facings(tuple(map(FACING_NAMES.index, case.lost_facings)))
    rear = int(REAR_ATTACK_ARC in case.abilities)
    if not has_facing(Hull(move=0, defense=1, range=0, rear=rear, damage=Damage(shut=lost)), found):
        return {"arc": FACING_NAMES[found], "max_range": None}
    return {"arc": FACING_NAMES[found], "max_range": inches_of(arc_range(found, inches(case.range)))}


VERBS = {"formation": formation, "coherent": coherency, "contact": contact, "sight": sight, "arc": arc_of}
