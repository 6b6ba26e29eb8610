"""Filling a store with the rows of a backup or of another store, all of them or none."""

from collections.abc import Iterable, Mapping
from pathlib import Path

import sqlalchemy as sa

from affray.core import InputError
from affray.web.admin.backup_file import read_head, read_rows
from affray.web.admin.snapshot import PASSING, Digest, Row, Values, rows_of, snapshot
from affray.web.store.store import HEAD, SQLITE, VERSIONS, make_tables_on, migrate_on, take_time
from affray.web.store.tables import METADATA

OWN = frozenset((*METADATA.tables, VERSIONS.name, *PASSING))
"""The tables of a store; a database may have others, which are left alone."""
AT_ONCE = 2000
"""So many rows go to the database together."""


def restore(engine: sa.Engine, path: Path, *, over: bool) -> Mapping[str, int]:
    """Puts a backup into a store in place of all that is there; how many rows of each table it has.

    A backup of older tables is brought to the present ones. Raises InputError for a store that is not empty unless it may be
    written `over`, and for a backup that does not hold; then nothing has changed.
    """
    digest = Digest()
    version = read_head(path).tables
    with engine.begin() as connection:
        begin_alone(connection)
        make_empty(connection, over=over)
        tables = tables_of_version(connection, version, str(path))
        fill(connection, tables, map(digest.add, read_rows(path)), str(path))
        if version != HEAD:
            migrate_on(connection, str(path))
    return digest.counts


def copy(source: sa.Engine, target: sa.Engine, *, over: bool) -> Mapping[str, int]:
    """Puts all rows of a store into another; how many of each table. Raises InputError for a store that is not empty unless
    it may be written `over`, and where the rows are not the same afterwards."""
    sent, received = Digest(), Digest()
    with snapshot(source) as reading, target.begin() as connection:
        begin_alone(connection)
        make_empty(connection, over=over)
        fill(connection, tables_of_version(connection, HEAD, "store"), map(sent.add, rows_of(reading)), "store")
    with snapshot(target) as reading:
        for row in rows_of(reading):
            received.add(row)
    different = sent.differences(received)
    if different:
        raise InputError(f"copy: {', '.join(different)}: not as in the first store; the second is not to be used")
    return received.counts


def begin_alone(connection: sa.Connection) -> None:
    """Begins a transaction that holds tables made and dropped too."""
    if connection.dialect.name == SQLITE:
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    take_time(connection)


def make_empty(connection: sa.Connection, *, over: bool) -> None:
    """Takes all tables of a store away. Raises InputError where there is something in them, unless it may be written `over`."""
    there = own_tables(connection)
    for table in there.sorted_tables:
        passing = table.name in (VERSIONS.name, *PASSING)
        if (
            not over
            and not passing
            and connection.execute(sa.select(sa.literal(1)).select_from(table).limit(1)).first()
        ):
            raise InputError(f"store: has {table.name} already; expected an empty one, or --over")
    there.drop_all(connection)


def tables_of_version(connection: sa.Connection, version: str, what: str) -> dict[str, sa.Table]:
    """Makes the tables of a version; each by its name. Raises InputError for those of a newer one."""
    if version == HEAD:
        make_tables_on(connection)
    else:
        migrate_on(connection, what, version)
    return {table.name: table for table in own_tables(connection).sorted_tables}


def own_tables(connection: sa.Connection) -> sa.MetaData:
    """The tables of a store that there are."""
    found = sa.MetaData()
    found.reflect(connection, only=lambda name, _: name in OWN)
    return found


def fill(connection: sa.Connection, tables: Mapping[str, sa.Table], rows: Iterable[Row], what: str) -> None:
    """Writes rows, those of tables that others refer to first. Raises InputError for a row that fits no table."""
    waiting: dict[str, list[Values]] = {}
    for count, (name, values) in enumerate(rows, start=1):
        if name not in tables or set(values) != {column.name for column in tables[name].columns}:
            raise InputError(f"{what}: row {count}: fits no table of this version: {name}")
        waiting.setdefault(name, []).append(values)
        if count % AT_ONCE == 0:
            put(connection, tables, waiting)
    put(connection, tables, waiting)


def put(connection: sa.Connection, tables: Mapping[str, sa.Table], waiting: dict[str, list[Values]]) -> None:
    """Writes the rows that wait."""
    for name, table in tables.items():
        found = waiting.pop(name, None)
        if found:
            connection.execute(table.insert(), found)
