"""Battlefields: the ready ones (filler), and those of a person's own, read and checked. [UW-FLD-01 UW-GEO-11 UW-VIC-01]"""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Annotated

import msgspec

from affray.core import InputError
from affray.core.tables import pick
from affray.space.plane.areas import holds
from affray.space.plane.measure import DEGREE, INCH, degrees, inches
from affray.space.plane.points import Point
from affray.space.plane.shapes import Shape, field, outline
from affray.systems.wargame.army_file import converted
from affray.systems.wargame.options import PACKAGE
from affray.systems.wargame.state import Piece, Table, Zone

Inch = Annotated[float, msgspec.Meta(ge=0, le=240)]
Place = tuple[Inch, Inch]
Corners = Annotated[tuple[Place, ...], msgspec.Meta(min_length=3, max_length=40)]
LEAST, MOST_PIECES = 12, 200


class PiecePart(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A piece of terrain of a file, its corners in inches."""

    id: str
    name: str
    outline: Corners
    blocks_sight: bool = True


class ZonePart(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a player deploys: players are counted from 1; the heading in degrees."""

    player: Annotated[int, msgspec.Meta(ge=1, le=2)]
    outline: Corners
    heading: Annotated[float, msgspec.Meta(ge=-360, le=360)]


class TablePart(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A battlefield of a file; `status` says of a shipped one that it is filler."""

    id: str
    name: str
    size: Place
    deployment: tuple[ZonePart, ZonePart]
    terrain: tuple[PiecePart, ...] = ()
    objectives: tuple[Place, ...] = ()
    status: str = ""


@cache
def tables() -> Mapping[str, Table]:
    """The ready battlefields by id (filler).

    >>> list(tables())
    ['open_meadow', 'river_crossing', 'ruined_town', 'broken_canyon']
    """
    raw = files(PACKAGE).joinpath("data/battlefields.json").read_bytes()
    parts: list[object] = msgspec.json.decode(raw)
    return {part.id: part for part in (table_of(one, "battlefields.json") for one in parts)}


def table_named(name: str) -> Table:
    """The ready battlefield of an id. Raises InputError for an unknown one."""
    return pick(name, tables(), "battlefield")


def table_of(value: object, where: str) -> Table:
    """The battlefield that a table of a file describes. Raises InputError naming the key: corners off the field, outlines
    that are not convex, ids given twice."""
    part = converted(value, TablePart, where)
    width, height = point(part.size)
    if min(part.size) < LEAST or len(part.terrain) > MOST_PIECES:
        raise InputError(
            f"{where}: expected a field of at least {LEAST} by {LEAST} inches, {MOST_PIECES} pieces at most"
        )
    edge = field(width, height)
    ids = [one.id for one in part.terrain]
    if len(set(ids)) < len(ids):
        raise InputError(f"{where}: terrain: expected ids that differ, got {max(ids, key=ids.count)!r} more than once")
    if [zone.player for zone in part.deployment] != [1, 2]:
        raise InputError(f"{where}: deployment: expected a zone of player 1, then one of player 2")
    pieces = tuple(
        Piece(one.id, one.name, corners(one.outline, edge, f"{where}: {one.id}"), one.blocks_sight)
        for one in part.terrain
    )
    zones = tuple(
        Zone(corners(zone.outline, edge, f"{where}: deployment"), degrees(zone.heading)) for zone in part.deployment
    )
    objectives = tuple(point(place) for place in part.objectives)
    if not all(holds(edge, place) for place in objectives):
        raise InputError(f"{where}: objectives: expected places on the field")
    return Table(part.id, part.name, (width, height), pieces, zones, objectives)


def table_row(table: Table) -> dict[str, object]:
    """The table of a file that describes a battlefield: what `table_of` reads.

    >>> table_of(table_row(table_named("ruined_town")), "here") == table_named("ruined_town")
    True
    """
    row: dict[str, object] = {
        "id": table.id,
        "name": table.name,
        "size": drawn(table.size),
        "deployment": [
            {"player": side + 1, "outline": list(map(drawn, zone.outline)), "heading": measure(zone.heading, DEGREE)}
            for side, zone in enumerate(table.zones)
        ],
        "terrain": [
            {"id": one.id, "name": one.name, "outline": list(map(drawn, one.outline)), "blocks_sight": one.blocks}
            for one in table.pieces
        ],
        "objectives": list(map(drawn, table.objectives)),
    }
    return {key: value for key, value in row.items() if value != []}


def measure(value: int, unit: int) -> int | float:
    """A length or an angle as the number of a file.

    >>> measure(12_500_000_000, INCH), measure(6 * INCH, INCH)
    (12.5, 6)
    """
    return value / unit if value % unit else value // unit


def drawn(point: Point) -> list[int | float]:
    """A place as the numbers of a file."""
    return [measure(each, INCH) for each in point]


def point(place: Place) -> Point:
    """A place in inches."""
    return inches(place[0]), inches(place[1])


def corners(places: Corners, edge: Shape, where: str) -> tuple[Point, ...]:
    """The corners of an outline, counter-clockwise. Raises InputError unless it is convex and on the field."""
    try:
        found = outline(tuple(map(point, places))).corners
    except ValueError as error:
        raise InputError(f"{where}: {error}") from None
    if not all(holds(edge, corner) for corner in found):
        raise InputError(f"{where}: expected an outline on the field")
    return found
