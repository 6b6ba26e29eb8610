"""That one server at a time uses a store in a file, and that the store is whole when it begins.

A claim ends with the server that has it, however that ends: the system lets the file go. A database may have several servers.
"""

import sqlite3
import time

import sqlalchemy as sa

from affray.core import InputError

PATIENCE = 3.0
"""So many seconds a server that was killed may take to be gone."""
PAUSE = 0.1


def claim_store(path: str, where: str) -> "FileClaim":
    """A claim on the store in a file. Raises InputError where another server has it."""
    claim = FileClaim(f"{path}.lock")
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

    def close(self) -> None:
        """Lets the store go."""
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
