"""The roster of this machine at the terminal."""

from collections.abc import Iterator
from contextlib import contextmanager

from affray.web.store import default_store, open_store
from affray.web.store.roster import Roster


@contextmanager
def open_roster(where: str) -> Iterator[Roster]:
    """Opens the roster of a store. Raises InputError for a store that cannot be opened."""
    store = open_store(where or default_store())
    try:
        yield Roster(store.engine)
    finally:
        store.close()
