"""What a store takes, and making it smaller."""

import re
from pathlib import Path

import msgspec
import sqlalchemy as sa

from affray.web.store.entries import damaged_error
from affray.web.store.store import SQLITE
from affray.web.store.tables import GAMES, LOG, METADATA

BIGGEST = 5
"""So many games are named by their size."""
KIND, WIDEST = re.compile(rb'{"kind":"([a-z]+)"'), 24
"""How an entry begins, and so many bytes that are enough to see its kind."""


class TableSize(msgspec.Struct, frozen=True):
    """A table: its rows, and the bytes that it takes with its indexes (-1 where the database does not say)."""

    table: str
    rows: int
    bytes: int


class Share(msgspec.Struct, frozen=True):
    """A part of the games: what it is called, how many there are of it, the bytes of its content."""

    name: str
    count: int
    bytes: int


class Storage(msgspec.Struct, frozen=True):
    """What a store takes, in bytes."""

    total: int
    """The database, with what is free in it."""
    free: int
    """What is free in the file; -1 for a database that does not say."""
    journal: int
    """The write-ahead log of a file, which the next commits use again; -1 for a database that does not say."""
    tables: tuple[TableSize, ...]
    """The tables."""
    kinds: tuple[Share, ...]
    """The entries of the logs by kind."""
    systems: tuple[Share, ...]
    """The games by system: their starts and their logs."""
    biggest: tuple[Share, ...]
    """The biggest games by id: how many entries each has, and the bytes of its start and log."""


def storage_of(connection: sa.Connection) -> Storage:
    """What a store takes. Raises SQLAlchemyError."""
    total, free, journal = file_sizes(connection)
    systems, biggest = game_shares(connection)
    return Storage(total, free, journal, table_sizes(connection), kind_shares(connection), systems, biggest)


def is_file(connection: sa.Connection) -> bool:
    """Whether the store is a file."""
    return connection.dialect.name == SQLITE


def file_sizes(connection: sa.Connection) -> tuple[int, int, int]:
    """The database, what is free in it, its write-ahead log."""
    if not is_file(connection):
        return int(connection.scalar(sa.text("SELECT pg_database_size(current_database())")) or 0), -1, -1
    pages, free, size = (
        int(connection.exec_driver_sql(f"PRAGMA {name}").scalar() or 0)
        for name in ("page_count", "freelist_count", "page_size")
    )
    journal = Path(f"{connection.engine.url.database}-wal")
    return pages * size, free * size, journal.stat().st_size if journal.is_file() else 0


def table_sizes(connection: sa.Connection) -> tuple[TableSize, ...]:
    """All tables."""
    return tuple(
        TableSize(str(table.name), count_rows(connection, table), table_bytes(connection, str(table.name)))
        for table in sorted(METADATA.tables.values(), key=lambda table: table.name)
    )


def count_rows(connection: sa.Connection, table: sa.Table) -> int:
    """How many rows a table has."""
    return connection.scalar(sa.select(sa.func.count()).select_from(table)) or 0


def table_bytes(connection: sa.Connection, name: str) -> int:
    """What a table takes with its indexes; -1 for an SQLite that was built without the means to say."""
    wanted = (
        "SELECT sum(pgsize) FROM dbstat WHERE name IN (SELECT name FROM sqlite_master WHERE tbl_name = :name)"
        if is_file(connection)
        else "SELECT pg_total_relation_size(to_regclass(:name))"
    )
    try:
        return int(connection.scalar(sa.text(wanted), {"name": name}) or 0)
    except sa.exc.OperationalError:
        return -1


def kind_shares(connection: sa.Connection) -> tuple[Share, ...]:
    """The entries of all logs by kind, the greatest first. Raises InputError for one that is damaged."""
    start, size = sa.func.substr(LOG.c.entry, 1, WIDEST), sa.func.length(LOG.c.entry)
    wanted = sa.select(start, sa.func.count(), sa.func.sum(size)).group_by(start)
    counts: dict[str, tuple[int, int]] = {}
    for begin, count, total in connection.execute(wanted):
        found = KIND.match(bytes(begin))
        if found is None:
            game, n = connection.execute(sa.select(LOG.c.game, LOG.c.n).where(start == begin).limit(1)).one()
            raise damaged_error(game, f"entry {n} of its log", ValueError("it has no kind"))
        name = found[1].decode()
        before = counts.get(name, (0, 0))
        counts[name] = before[0] + count, before[1] + int(total)
    return by_size(counts)


def game_shares(connection: sa.Connection) -> tuple[tuple[Share, ...], tuple[Share, ...]]:
    """The games by system, and the biggest of them."""
    size = sa.func.sum(sa.func.length(LOG.c.entry))
    logs = {
        game: (count, int(total))
        for game, count, total in connection.execute(sa.select(LOG.c.game, sa.func.count(), size).group_by(LOG.c.game))
    }
    systems, games = dict[str, tuple[int, int]](), dict[str, tuple[int, int]]()
    starts = sa.select(GAMES.c.id, GAMES.c.system, sa.func.length(GAMES.c.start))
    for game, system, start in connection.execute(starts):
        entries, total = logs.get(game, (0, 0))
        before = systems.get(system, (0, 0))
        systems[system] = before[0] + 1, before[1] + start + total
        games[game] = entries, start + total
    return by_size(systems), by_size(games)[:BIGGEST]


def by_size(counts: dict[str, tuple[int, int]]) -> tuple[Share, ...]:
    """Shares, the greatest first."""
    shares = (Share(name, count, total) for name, (count, total) in counts.items())
    return tuple(sorted(shares, key=lambda share: (-share.bytes, share.name)))


def compact(engine: sa.Engine) -> None:
    """Gives what is free back to the machine; nobody else may use the store meanwhile. Raises SQLAlchemyError."""
    with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        if is_file(connection):
            connection.exec_driver_sql("VACUUM")
            connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
        else:
            connection.exec_driver_sql("VACUUM FULL")
