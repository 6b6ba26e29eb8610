"""The map of a scenario: rows of letters in offset columns, or a plain field."""

from collections.abc import Collection, Mapping, Sequence

import msgspec

from affray.core.errors import InputError

MOST = 100
Spot = tuple[int, int]
"""Column and row."""


class MapTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`[map]`: rows of letters in offset columns (see docs), or a plain field of so many columns and rows."""

    rows: list[str] = []
    columns: int = 0
    height: int = 0


class ObjectTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`[[objects]]`: what is in a place of the map, instead of the ground there."""

    at: Spot
    terrain: str


def map_terrain(table: MapTable, letters: Mapping[str, str], plain: str, where: str) -> dict[Spot, str]:
    """The terrain of each column and row; `letters` are the terrains' letters by their names, `plain` is the terrain of a
    field that is not drawn. Raises InputError."""
    if table.rows:
        return read_map(table.rows, letters, where)
    if 1 <= table.columns <= MOST and 1 <= table.height <= MOST:
        return {(column, row): plain for column in range(table.columns) for row in range(table.height)}
    raise InputError(f"{where}: map: expected rows, or columns and height from 1 to {MOST}")


def read_map(rows: list[str], letters: Mapping[str, str], where: str) -> dict[Spot, str]:
    """The terrain of a map drawn in letters; a blank is no hex. Raises InputError."""
    names = {letter: name for name, letter in letters.items()}
    ground: dict[Spot, str] = {}
    if len(rows) > MOST:
        raise InputError(f"{where}: map.rows: expected at most {MOST}")
    for row, line in enumerate(rows):
        if len(line) > MOST:
            raise InputError(f"{where}: map.rows[{row}]: expected at most {MOST} letters")
        for column, letter in enumerate(line):
            if letter not in names and letter != " ":
                known = ", ".join(f"{mark} {name}" for mark, name in names.items())
                raise InputError(f"{where}: map.rows[{row}]: {letter!r}: expected {known}")
            if letter != " ":
                ground[column, row] = names[letter]
    return ground


def with_objects(
    ground: dict[Spot, str], objects: Sequence[ObjectTable], known: Collection[str], where: str
) -> dict[Spot, str]:
    """The ground with what is in some places of it. Raises InputError for a terrain that there is not, or off the map."""
    ground = dict(ground)
    for i, thing in enumerate(objects):
        if thing.terrain not in known:
            raise InputError(f"{where}: objects[{i}].terrain {thing.terrain!r}: expected one of {', '.join(known)}")
        if thing.at not in ground:
            raise InputError(f"{where}: objects[{i}].at: {thing.at} is off the map")
        ground[thing.at] = thing.terrain
    return ground
