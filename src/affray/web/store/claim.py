"""That one server at a time uses a store, and that the store is whole when it begins.

A claim ends with the server that has it, however that ends: the system lets a file go, or the database a connection.
"""

import logging
import sqlite3
import time
from contextlib import suppress
from typing import Protocol

import sqlalchemy as sa

from affray.core import InputError

LOG = logging.getLogger("affray.table")
PATIENCE = 3.0
"""So many seconds a server that was killed may take to be gone."""
PAUSE = 0.1
KEY = 0x616666726179
"""The number of the claim among the locks of a database."""
QUICKLY = ("tcp_keepalives_idle = 30", "tcp_keepalives_interval = 10", "tcp_keepalives_count = 3")
"""A server whose machine is gone is missed after a minute."""


class Claim(Protocol):
    """A claim on a store, until it is let go."""

    def keep(self) -> None:
        """Takes the store again where the claim was lost."""

    def close(self) -> None:
        """Lets the store go."""


def claim_store(engine: sa.Engine, where: str) -> Claim:
    """A claim on a store. Raises InputError where another server has it, SQLAlchemyError for a database that fails."""
    path = engine.url.database
    claim = FileClaim(f"{path}.lock") if engine.dialect.name == "sqlite" else DatabaseClaim(engine)
    end = time.monotonic() + PATIENCE
    while not claim.take():
        if time.monotonic() > end:
            claim.close()
            raise InputError(f"store {where}: another server is using it; stop that one, or name another with --store")
        time.sleep(PAUSE)
    return claim


class FileClaim:
    """A lock on a file beside the store, taken through SQLite, which knows how on every system."""

    def __init__(self, path: str) -> None:
        """Raises InputError for a file that cannot be opened."""
        try:
            self.connection = sqlite3.connect(path, timeout=0, isolation_level=None, check_same_thread=False)
        except sqlite3.Error as error:
            raise InputError(f"store: {path}: {error}") from None
        self.path = path

    def take(self) -> bool:
        """Whether the store is this server's now. Raises InputError for a file that cannot be locked."""
        try:
            self.connection.execute("BEGIN EXCLUSIVE")
        except sqlite3.Error as error:
            if getattr(error, "sqlite_errorcode", 0) == sqlite3.SQLITE_BUSY:
                return False
            self.close()
            raise InputError(f"store: {self.path}: {error}") from None
        return True

    def keep(self) -> None:
        """A file that is locked stays so."""

    def close(self) -> None:
        """Lets the store go."""
        self.connection.close()


class DatabaseClaim:
    """A lock of a database, which holds as long as its connection."""

    def __init__(self, engine: sa.Engine) -> None:
        """Raises SQLAlchemyError for a database that fails."""
        self.engine = engine
        self.connection = self.connect()

    def connect(self) -> sa.Connection:
        """A connection that nothing else uses. Raises SQLAlchemyError."""
        found = self.engine.connect().execution_options(isolation_level="AUTOCOMMIT")
        for setting in QUICKLY:
            found.execute(sa.text(f"SET {setting}"))
        return found

    def take(self) -> bool:
        """Whether the store is this server's now. Raises SQLAlchemyError."""
        return bool(self.connection.execute(sa.select(sa.func.pg_try_advisory_lock(KEY))).scalar())

    def keep(self) -> None:
        """Takes the store again where the database has started again meanwhile. Raises SQLAlchemyError."""
        try:
            self.connection.execute(sa.select(1))
        except sa.exc.SQLAlchemyError:
            self.close()
            self.connection = self.connect()
            if not self.take():
                LOG.error("another server is using the store; stop one of the two")

    def close(self) -> None:
        """Lets the store go."""
        with suppress(sa.exc.SQLAlchemyError):
            # Only a connection that ends gives up what it has locked.
            self.connection.invalidate()
            self.connection.close()


def check_whole(engine: sa.Engine, where: str) -> None:
    """Checks that no page of a file is damaged. Raises InputError, SQLAlchemyError."""
    if engine.dialect.name != "sqlite":
        return
    with engine.connect() as connection:
        said = [str(line) for line in connection.execute(sa.text("PRAGMA quick_check(1)")).scalars()]
    if said != ["ok"]:
        raise InputError(
            f"store {where}: is damaged ({' '.join(' '.join(said).split())}); put a copy of it in its place"
        )


def write_trial(engine: sa.Engine) -> None:
    """Writes something that means nothing, to see whether the store takes it. Raises SQLAlchemyError."""
    with engine.begin() as connection:
        if engine.dialect.name == "sqlite":
            connection.execute(sa.text(f"PRAGMA user_version = {time.time_ns() % 2**31}"))
        else:
            connection.execute(sa.text("UPDATE alembic_version SET version_num = version_num"))
