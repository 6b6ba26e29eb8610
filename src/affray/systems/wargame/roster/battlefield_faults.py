"""The faults of a battlefield, all at once, and what makes one without faults hard to play on. [UW-FLD-01 UW-GEO-11
UW-VIC-01 UW-VIC-05]"""

from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from itertools import combinations

from affray.core import Refusal
from affray.core.faces.fields import FieldFault, FieldPart
from affray.core.words.phrase import Phrase, Value
from affray.space.plane.areas import has_point
from affray.space.plane.measure import INCH, write_inches
from affray.space.plane.points import Point
from affray.space.plane.shapes import Shape, cross_product, field, outline
from affray.space.plane.touching import is_overlapping
from affray.space.plane.turning import BITS
from affray.systems.wargame.content.house_rules import PACKAGE
from affray.systems.wargame.content.tables import bases
from affray.systems.wargame.position.state import Table, zone_shape
from affray.systems.wargame.roster.army import Army
from affray.systems.wargame.roster.battlefield_parts import LEAST, MOST_PIECES, Corners, TablePart, point
from affray.systems.wargame.roster.ready_made import ready_army, ready_names
from affray.systems.wargame.rules.refusing import refusal

KEYS = {"zone": "deployment", "objective": "objectives"}
"""What a file calls the lists of its parts."""


# --- faults -----------------------------------------------------------------------------------------------------------
def field_faults(part: TablePart) -> tuple[FieldFault, ...]:
    """All faults of a battlefield of a file. [UW-FLD-01 UW-GEO-11 UW-VIC-01]"""
    return (*size_faults(part), *piece_faults(part), *zone_faults(part), *objective_faults(part))


def size_faults(part: TablePart) -> Iterator[FieldFault]:
    """A field without room, and more terrain than can be worked with. [UW-FLD-01]"""
    if min(part.size) < LEAST:
        yield field_fault(refusal("field-size", "size", "UW-FLD-01", least=LEAST))
    if len(part.terrain) > MOST_PIECES:
        yield field_fault(refusal("field-pieces", "pieces", "UW-FLD-01", most=MOST_PIECES, got=len(part.terrain)))


def piece_faults(part: TablePart) -> Iterator[FieldFault]:
    """Pieces of terrain that are not convex, off the field, or go by the id of another. [UW-GEO-11]"""
    known: set[str] = set()
    for place, piece_part in enumerate(part.terrain):
        if piece_part.id in known:
            yield field_fault(
                refusal("field-twice", "id", "UW-GEO-11", id=piece_part.id),
                "piece",
                place,
                piece_part.name,
                piece_part.id,
            )
        known.add(piece_part.id)
        for wrong in outline_faults(piece_part.outline, part):
            yield field_fault(wrong, "piece", place, piece_part.name, piece_part.id)


def zone_faults(part: TablePart) -> Iterator[FieldFault]:
    """Zones that are not convex, off the field, or not one of each player in their order. [UW-VIC-01]"""
    if [zone.player for zone in part.deployment] != list(range(1, len(part.deployment) + 1)):
        yield field_fault(refusal("field-players", "players", "UW-VIC-01"), "zone", 0)
    for place, zone in enumerate(part.deployment):
        for wrong in outline_faults(zone.outline, part, "UW-VIC-01"):
            yield field_fault(wrong, "zone", place)


def objective_faults(part: TablePart) -> Iterator[FieldFault]:
    """Objectives off the field. [UW-VIC-05]"""
    for place, at in enumerate(part.objectives):
        if not is_on_field(point(at), part):
            yield field_fault(refusal("field-objective", "objective", "UW-VIC-05"), "objective", place)


def outline_faults(places: Corners, part: TablePart, clause: str = "UW-GEO-11") -> Iterator[Refusal]:
    """Why an outline is none: not convex, or not on the field. [UW-GEO-11]"""
    try:
        outline(tuple(map(point, places)))
    except ValueError:
        yield refusal("field-convex", "convex", "UW-GEO-11")
    if not all(is_on_field(point(place), part) for place in places):
        yield refusal("field-outside", "outside", clause)


def is_on_field(place: Point, part: TablePart) -> bool:
    """Whether a place lies on the field, its border included."""
    width, height = point(part.size)
    return has_point(field(max(width, INCH), max(height, INCH)), place)


# --- cautions ---------------------------------------------------------------------------------------------------------
def field_cautions(table: Table) -> tuple[FieldFault, ...]:
    """What makes a battlefield without faults hard to play on. [UW-VIC-01 UW-VIC-05]"""
    zones = tuple(map(zone_shape, table.zones))
    pieces = tuple(outline(piece.outline) for piece in table.pieces)
    return (*zone_cautions(zones), *terrain_cautions(table, zones, pieces), *objective_cautions(table, pieces))


def zone_cautions(zones: tuple[Shape, ...]) -> Iterator[FieldFault]:
    """Zones that lie over each other, or that some base or a ready army cannot find room in. [UW-VIC-01]"""
    for first, second in combinations(range(len(zones)), 2):
        if is_overlapping(zones[first], zones[second]):
            yield field_fault(refusal("zones-overlap", "zones", "UW-VIC-01", number=second + 1), "zone", first)
    for place, zone in enumerate(zones):
        narrow = width_of(zone)
        base = max(bases().values(), key=lambda row: min(row.width, row.depth))
        if min(base.width, base.depth) * INCH > narrow:
            wrong = refusal(
                "zone-narrow", "narrow", "UW-VIC-01", far=write_inches(narrow), width=base.width, depth=base.depth
            )
            yield field_fault(wrong, "zone", place)
        army, needed = largest_army()
        if needed > area_of(zone):
            wrong = refusal(
                "zone-small",
                "small",
                "UW-VIC-01",
                area=decimal_text(area_of(zone)),
                ready=army,
                needed=decimal_text(needed),
            )
            yield field_fault(wrong, "zone", place)


def terrain_cautions(table: Table, zones: tuple[Shape, ...], pieces: tuple[Shape, ...]) -> Iterator[FieldFault]:
    """Terrain in a zone, which takes room from it. [UW-VIC-01]"""
    for place, (piece, shape) in enumerate(zip(table.pieces, pieces, strict=True)):
        for side, zone in enumerate(zones):
            if is_overlapping(shape, zone):
                wrong = refusal("terrain-in-zone", "zone", "UW-VIC-01", number=side + 1)
                yield field_fault(wrong, "piece", place, piece.name, piece.id)


def objective_cautions(table: Table, pieces: tuple[Shape, ...]) -> Iterator[FieldFault]:
    """Objectives under terrain, where nobody can stand. [UW-FLD-02 UW-VIC-05]"""
    for place, at in enumerate(table.objectives):
        for piece, shape in zip(table.pieces, pieces, strict=True):
            if has_point(shape, at):
                wrong = refusal("objective-covered", "covered", "UW-FLD-02", "UW-VIC-05", name=piece.name or piece.id)
                yield field_fault(wrong, "objective", place)


# --- parts ------------------------------------------------------------------------------------------------------------
def field_fault(wrong: Refusal, part: FieldPart = "field", place: int = -1, name: str = "", id: str = "") -> FieldFault:
    """What is wrong with a part, by its place in the list of such parts; a piece also by its name and its id."""
    if part == "field":
        return FieldFault(wrong)
    args: dict[str, Value] = {"number": place + 1, "name": name or id}
    return FieldFault(wrong, part, place, Phrase(f"field-{part}", args, source=PACKAGE), id or KEYS.get(part, ""))


def width_of(shape: Shape) -> int:
    """How far a shape reaches across at least, in billionths of an inch."""
    return min(high - low for _, _, low, high in shape.axes) >> BITS


def area_of(shape: Shape) -> Fraction:
    """The area of a shape in square inches."""
    first = shape.corners[0]
    twice = sum(cross_product(first, a, b) for a, b in zip(shape.corners[1:], shape.corners[2:], strict=False))
    return Fraction(twice, 2 * INCH * INCH)


@cache
def largest_army() -> tuple[str, Fraction]:
    """The ready army whose bases take most room, by its id, and how many square inches."""
    found = {name: base_area(ready_army(name)) for name in ready_names()}
    name = max(found, key=lambda text: found[text])
    return name, found[name]


def base_area(army: Army) -> Fraction:
    """The area of all bases of an army, in square inches."""
    return sum((unit.n * unit.profile.base[0] * unit.profile.base[1] for unit in army.units), Fraction(0))


def decimal_text(value: Fraction) -> str:
    """A number with one decimal at most."""
    return f"{float(value):.1f}".removesuffix(".0")
