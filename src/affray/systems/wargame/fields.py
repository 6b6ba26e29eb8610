"""Battlefields: the ready ones (filler), and those of a person's own, read and checked. [UW-FLD-01 UW-GEO-11 UW-VIC-01]"""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Annotated

import msgspec

from affray.core import InputError
from affray.core.tables import pick, plainly
from affray.space.plane.areas import holds
from affray.space.plane.measure import degrees, inches
from affray.space.plane.points import Point
from affray.space.plane.shapes import Shape, field, outline
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
    heading: float


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
    try:
        part = msgspec.convert(value, TablePart)
    except msgspec.ValidationError as error:
        _, _, place = str(error).partition(" - at ")
        key = place.strip("`").removeprefix("$").removeprefix(".")
        raise InputError(f"{where}: {key + ': ' if key else ''}{plainly(error)}") from None
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
