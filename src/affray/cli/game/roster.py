"""The roster of this machine at the terminal."""

from collections.abc import Iterator
from contextlib import contextmanager

from affray.cli.arguments import quote_name
from affray.web.store import default_store, open_store
from affray.web.store.roster import Roster
from affray.web.store.store import store_address


@contextmanager
def open_roster(where: str) -> Iterator[Roster]:
    """Opens the roster of a store. Raises InputError for a store that cannot be opened."""
    store = open_store(where or default_store())
    try:
        yield Roster(store.engine)
    finally:
        store.close()


def with_store(command: str, store: str) -> str:
    """A command that goes on with the same store, where one was named, without its password."""
    return f"{command} --store {quote_name(store_address(store))}" if store else command
