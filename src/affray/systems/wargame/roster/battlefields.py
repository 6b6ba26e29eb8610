"""Battlefields: the ready ones (filler), and those of a person's own, read and checked. [UW-FLD-01 UW-GEO-11 UW-VIC-01]"""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files

import msgspec
from msgspec.structs import replace

from affray.core import InputError
from affray.core.reading.fields import convert
from affray.core.reading.json_files import read_json
from affray.core.reading.tables import look_up
from affray.core.words.texts import catalogue
from affray.space.plane.measure import DEGREE, INCH, degrees
from affray.space.plane.points import Point
from affray.space.plane.shapes import outline
from affray.space.plane.sight import crossed_shapes
from affray.systems.wargame.content.house_rules import PACKAGE
from affray.systems.wargame.position.state import Piece, Table, Zone, ground_of
from affray.systems.wargame.roster.battlefield_faults import field_faults
from affray.systems.wargame.roster.battlefield_parts import FORMAT, VERSION, Corners, Place, TablePart, ZonePart, point

ZONE_DEPTH = 8.0
UNNAMED, UNNAMED_TITLE = "own_field", "Own field"
LISTED = ("deployment", "terrain")
TEXTS = catalogue(PACKAGE)


@cache
def tables() -> Mapping[str, Table]:
    """The ready battlefields by id (filler).

    >>> list(tables())[:4]
    ['open_meadow', 'river_crossing', 'ruined_town', 'broken_canyon']
    """
    raw = files(PACKAGE).joinpath("data/battlefields.json").read_bytes()
    parts: list[object] = msgspec.json.decode(raw)
    return {part.id: part for part in (read_table(thing, "battlefields.json") for thing in parts)}


def find_table(name: str) -> Table:
    """The ready battlefield of an id. Raises InputError for an unknown one."""
    return look_up(name, tables(), "battlefield")


def table_named(table: Table, language: str) -> Table:
    """A battlefield, it and its terrain called as a language has them; what is of a person's own keeps its name.

    >>> table_named(find_table("open_meadow"), "de").name
    'Offene Wiese'
    """
    return replace(
        table,
        name=TEXTS.name(language, "battlefield", table.name),
        pieces=tuple(replace(piece, name=TEXTS.name(language, "terrain", piece.name)) for piece in table.pieces),
    )


def read_table(value: object, where: str) -> Table:
    """The battlefield that a table of a file describes. Raises InputError with the first fault: corners off the field,
    outlines that are not convex, ids given twice."""
    part = read_part(value, where)
    for fault in field_faults(part):
        raise InputError(f"{where}: {fault}")
    return table_from_part(part)


def read_part(value: object, where: str) -> TablePart:
    """The parts of a battlefield of a file, whatever is wrong with them. Raises InputError naming the key that does not
    fit."""
    part = convert(value, TablePart, where)
    if part.format != FORMAT:
        raise InputError(f"{where}: format: expected {FORMAT!r}, got {part.format!r}")
    if part.version != VERSION:
        raise InputError(f"{where}: version: expected {VERSION}, got {part.version}; is it of a newer Affray?")
    return part


def read_field(data: bytes, where: str) -> TablePart:
    """The parts of the file of a battlefield, whatever is wrong with them. Raises InputError in one line."""
    return read_part(read_json(data, where), where)


def write_field(part: TablePart) -> bytes:
    """The file of a battlefield, which reads back: a line for each zone and each piece of terrain."""
    lines: list[str] = []
    for key, value in {"format": FORMAT, "version": VERSION, **part_row(part)}.items():
        if key in LISTED and isinstance(value, list):
            rows = ",\n".join(f"    {json_line(entry)}" for entry in value)
            lines.append(f'  "{key}": [\n{rows}\n  ]')
        else:
            lines.append(f"  {json_line(key)}: {json_line(value)}")
    return ("{\n" + ",\n".join(lines) + "\n}\n").encode()


def blank_field(width: float, height: float) -> TablePart:
    """An empty battlefield with a zone along either long side, as deep as those of the ready ones or a third of the field.

    >>> field_faults(blank_field(48, 36))
    ()
    """
    deep = min(ZONE_DEPTH, height / 3)
    low = ((0.0, 0.0), (width, 0.0), (width, deep), (0.0, deep))
    high = tuple((x, y + height - deep) for x, y in low)
    return TablePart(UNNAMED, UNNAMED_TITLE, (width, height), (ZonePart(1, low, 90), ZonePart(2, high, 270)))


def json_line(value: object) -> str:
    """A value of JSON on one line."""
    return msgspec.json.format(msgspec.json.encode(value), indent=0).decode()


def part_row(part: TablePart) -> dict[str, object]:
    """The parts of a battlefield as the table of a file, whole numbers without decimals."""
    row: dict[str, object] = {
        "id": part.id,
        "name": part.name,
        "size": place_row(part.size),
        "deployment": [
            {
                "player": zone.player,
                "outline": list(map(place_row, zone.outline)),
                "heading": short_number(zone.heading),
            }
            for zone in part.deployment
        ],
        "terrain": [
            {
                "id": piece_part.id,
                "name": piece_part.name,
                "outline": list(map(place_row, piece_part.outline)),
                "blocks_sight": piece_part.blocks_sight,
            }
            for piece_part in part.terrain
        ],
        "objectives": list(map(place_row, part.objectives)),
    }
    return {key: value for key, value in row.items() if value != []}


def place_row(place: Place) -> list[int | float]:
    """A place of a file."""
    return list(map(short_number, place))


def short_number(number: float) -> int | float:
    """A number of a file, without decimals where it has none."""
    return int(number) if number == int(number) else number


def table_from_part(part: TablePart) -> Table:
    """The battlefield of parts without faults."""
    pieces = tuple(
        Piece(piece_part.id, piece_part.name, corners_in_order(piece_part.outline), piece_part.blocks_sight)
        for piece_part in part.terrain
    )
    zones = tuple(Zone(corners_in_order(zone.outline), degrees(zone.heading)) for zone in part.deployment)
    return Table(part.id, part.name, point(part.size), pieces, zones, tuple(map(point, part.objectives)))


def table_row(table: Table) -> dict[str, object]:
    """The table of a file that describes a battlefield: what `table_of` reads.

    >>> read_table(table_row(find_table("ruined_town")), "here") == find_table("ruined_town")
    True
    """
    row: dict[str, object] = {
        "id": table.id,
        "name": table.name,
        "size": point_row(table.size),
        "deployment": [
            {
                "player": side + 1,
                "outline": list(map(point_row, zone.outline)),
                "heading": file_number(zone.heading, DEGREE),
            }
            for side, zone in enumerate(table.zones)
        ],
        "terrain": [
            {
                "id": piece.id,
                "name": piece.name,
                "outline": list(map(point_row, piece.outline)),
                "blocks_sight": piece.blocks,
            }
            for piece in table.pieces
        ],
        "objectives": list(map(point_row, table.objectives)),
    }
    return {key: value for key, value in row.items() if value != []}


def hiding_pieces(table: Table, start: Point, end: Point) -> tuple[int, ...]:
    """The pieces of terrain that block the sight line from one place to another, by their place in the list.
    [UW-GEO-10 UW-FLD-03]"""
    found = crossed_shapes(start, end, ground_of(table).terrain)
    return tuple(place for place in found if table.pieces[place].blocks)


def file_number(value: int, unit: int) -> int | float:
    """A length or an angle as the number of a file.

    >>> file_number(12_500_000_000, INCH), file_number(6 * INCH, INCH)
    (12.5, 6)
    """
    return value / unit if value % unit else value // unit


def point_row(point: Point) -> list[int | float]:
    """A place as the numbers of a file."""
    return [file_number(each, INCH) for each in point]


def corners_in_order(places: Corners) -> tuple[Point, ...]:
    """The corners of a convex outline, counter-clockwise."""
    return outline(tuple(map(point, places))).corners
