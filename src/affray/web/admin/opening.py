"""Opening a store to look after it: one that is there, beside its server or instead of it."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import sqlalchemy as sa

from affray.core import InputError
from affray.web.store import Store, default_store, open_alone, open_store
from affray.web.store.claim import FileClaim
from affray.web.store.holds import living_workers
from affray.web.store.store import HEAD, SQLITE, connect, reason_of, store_address, version_of


@contextmanager
def opened(where: str, *, alone: bool = False, fresh: bool = False) -> Iterator[Store]:
    """A store that is let go at the end. `alone` is one that no server is using: none comes to a file meanwhile, one may come to a
    database. `fresh` is one that may have to be made.

    Raises InputError for one that is not there or cannot be used, and for a database that fails meanwhile.
    """
    where = where or default_store()
    if not fresh:
        check_there(where)
    # The tables of a server that runs are not changed under it.
    alone = alone or not is_current(where)
    if alone:
        check_unserved(where)
    store = open_alone(where) if alone else open_store(where)
    try:
        yield store
    except sa.exc.SQLAlchemyError as error:
        raise InputError(f"store {store_address(where)}: {reason_of(error)}") from None
    finally:
        store.close()


def check_unserved(where: str) -> None:
    """Raises InputError for a database that servers are using; a file is claimed when it is opened."""
    engine = reachable(where)
    if engine is None or engine.dialect.name == SQLITE:
        return
    try:
        living = living_workers(engine)
    except sa.exc.SQLAlchemyError:
        return
    finally:
        engine.dispose()
    if living:
        raise InputError(f"store {store_address(where)}: a server is using it; stop that one first")


def reachable(where: str) -> sa.Engine | None:
    """The engine of a store; none where its address is none, or its driver is absent, as whoever opens it says."""
    try:
        return connect(where)
    except (ImportError, sa.exc.SQLAlchemyError):
        return None


def check_there(where: str) -> None:
    """Raises InputError for a file that is not there."""
    path = where if "://" not in where else database_file(where)
    if path and not Path(path).is_file():
        raise InputError(f"store {store_address(where)}: there is none; name another with --store")


def database_file(where: str) -> str:
    """The file of a URL; empty for one that names none, or is no URL."""
    try:
        url = sa.make_url(where)
    except sa.exc.ArgumentError:
        return ""
    return url.database or "" if url.get_backend_name() == SQLITE else ""


def is_current(where: str) -> bool:
    """Whether the tables of a store are of the present version; of one that cannot be reached nothing is known."""
    engine = reachable(where)
    if engine is None:
        return True
    try:
        return version_of(engine) in ("", HEAD)
    except sa.exc.SQLAlchemyError:
        return True
    finally:
        engine.dispose()


def is_served(engine: sa.Engine) -> bool:
    """Whether a server is using a store. Raises SQLAlchemyError."""
    if engine.dialect.name != SQLITE:
        return bool(living_workers(engine))
    claim = FileClaim(f"{engine.url.database}.lock")
    try:
        return not claim.take()
    finally:
        claim.close()
