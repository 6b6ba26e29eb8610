"""How what people keep is changed: every change whole or not at all, and never over somebody else's.

Each row has a number that rises with every change. Who writes says which number was read; where it has risen since,
nothing is written and the person is told to look again.
"""

from collections.abc import Iterator
from contextlib import contextmanager

import sqlalchemy as sa

from affray.core import InputError

BUSY = "changed meanwhile: look again"


class Changed(InputError):
    """What was to be changed has changed since it was read."""


class Missing(InputError):
    """There is no campaign, figure, army or battlefield of that name."""


class Down(InputError):
    """The database fails; nothing has changed."""


class Keeper:
    """What is kept on one database."""

    def __init__(self, engine: sa.Engine) -> None:
        self.engine = engine

    @contextmanager
    def transaction(self) -> Iterator[sa.Connection]:
        """One transaction. Raises Changed where something is there already, Down for a database that fails."""
        try:
            with self.engine.begin() as connection:
                yield connection
        except sa.exc.SQLAlchemyError as error:
            cause = getattr(error, "orig", None) or error
            if isinstance(error, sa.exc.IntegrityError):
                raise Changed(f"store: {BUSY}") from None
            raise Down(f"store: {' '.join(str(cause).split())}") from None


def check_changed(result: sa.CursorResult[tuple[object, ...]], what: str) -> None:
    """Checks that a statement has met its one row. Raises Changed."""
    if result.rowcount != 1:
        raise Changed(f"{what}: {BUSY}")
