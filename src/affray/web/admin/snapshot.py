"""A store as it is at one moment, row by row, while servers go on writing.

Games come one after another, each with its seats and its log; what else is kept comes before them.
"""

from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from hashlib import sha256
from itertools import groupby
from typing import cast

import msgspec
import sqlalchemy as sa

from affray.web.store.store import SQLITE, take_time
from affray.web.store.tables import GAMES, LOG, METADATA, SEATS

Values = Mapping[str, object]
Row = tuple[str, Values]
"""The name of a table, and the columns of a row."""
PASSING = ("touched", "workers", "holds")
"""Tables that say how servers run now; they are in no backup."""
AT_ONCE = 500


@contextmanager
def snapshot(engine: sa.Engine) -> Iterator[sa.Connection]:
    """A connection that sees a store as it is now, whatever is written meanwhile. Raises SQLAlchemyError."""
    with engine.connect() as connection:
        if engine.dialect.name == SQLITE:
            connection.exec_driver_sql("BEGIN")
        else:
            connection.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
            take_time(connection)
        yield connection


def rows_of(connection: sa.Connection) -> Iterator[Row]:
    """All rows that are kept, as a snapshot sees them. Raises SQLAlchemyError."""
    tables = [table for table in METADATA.sorted_tables if table.name not in PASSING]
    for table in tables:
        if table not in (GAMES, SEATS, LOG):
            yield from ((table.name, values) for values in stream(connection, table))
    parts = [(table.name, groups(stream(connection, table))) for table in (SEATS, LOG)]
    waiting = {name: next(found, None) for name, found in parts}
    for game in stream(connection, GAMES):
        yield GAMES.name, game
        for name, found in parts:
            group = waiting[name]
            if group is not None and group[0] == game["id"]:
                yield from ((name, values) for values in group[1])
                waiting[name] = next(found, None)


def stream(connection: sa.Connection, table: sa.Table) -> Iterator[Values]:
    """The rows of a table in the order of their keys, a few at a time in memory."""
    wanted = sa.select(table).order_by(*table.primary_key)
    found = connection.execution_options(yield_per=AT_ONCE).execute(wanted)
    yield from (cast(Values, row) for row in found.mappings())


def groups(rows: Iterable[Values]) -> Iterator[tuple[object, Iterable[Values]]]:
    """The rows of each game."""
    return iter(groupby(rows, key=lambda row: row["game"]))


# --- a row as text -----------------------------------------------------------------------------------------------------
def line_of(row: Row) -> bytes:
    """A row as a line of JSON."""
    name, values = row
    return msgspec.json.encode([str(name), {str(column): as_json(value) for column, value in values.items()}])


def as_json(value: object) -> object:
    """A value in JSON: bytes as the text that they are, else as base64."""
    if not isinstance(value, bytes | memoryview):
        return value
    try:
        return {"text": bytes(value).decode()}
    except UnicodeDecodeError:
        return {"base64": bytes(value)}


class Digest:
    """How many rows there are of each table, and the sum of their hashes: the same for the same rows in any order."""

    def __init__(self) -> None:
        self.counts: dict[str, int] = {}
        self.sums: dict[str, int] = {}

    def add(self, row: Row) -> Row:
        """Counts a row, and hands it on."""
        name = row[0]
        self.counts[name] = self.counts.get(name, 0) + 1
        hashed = int.from_bytes(sha256(line_of(row)).digest(), "big")
        self.sums[name] = (self.sums.get(name, 0) + hashed) % 2**256
        return row

    def differences(self, other: "Digest") -> list[str]:
        """The tables in which another store has other rows."""
        names = sorted({*self.counts, *other.counts})
        here, there = ((digest.counts, digest.sums) for digest in (self, other))
        return [
            name
            for name in names
            if any(mine.get(name) != its.get(name) for mine, its in zip(here, there, strict=True))
        ]
