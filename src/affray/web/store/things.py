"""Things that people keep by name in a table of a database, each of a system and with a revision."""

import time
from abc import ABC, abstractmethod
from typing import Generic, TypeVar

import msgspec
import sqlalchemy as sa

from affray.web.store.keeper import Keeper, Missing, check_changed

T = TypeVar("T")


Row = sa.Row[tuple[object, ...]]
"""A row of such a table."""


class KeptThing(msgspec.Struct, Generic[T], frozen=True):
    """A thing that is kept: what it is, how often it was changed, the key of its system."""

    content: T
    rev: int
    system: str


class Things(Keeper, ABC, Generic[T]):
    """The things of one kind on one database, as somebody looks at them who plays a system."""

    table: sa.Table
    word: str
    """What a message calls one of them."""

    def __init__(self, engine: sa.Engine, system: str) -> None:
        super().__init__(engine)
        self.system = system

    @abstractmethod
    def read(self, row: Row, where: str) -> T:
        """The thing of a row. Raises InputError for one that a newer version has written."""

    @abstractmethod
    def columns(self, thing: T) -> dict[str, object]:
        """A thing as the columns of its row, its name among them."""

    def thing_of(self, row: Row) -> KeptThing[T]:
        """A row as it is read."""
        return KeptThing(self.read(row, f"store: {self.word} {row.name!r}"), row.rev, row.system)

    def all(self) -> tuple[KeptThing[T], ...]:
        """All things of the system, oldest first. Raises InputError for one that a newer version has written."""
        wanted = sa.select(self.table).where(self.table.c.system == self.system)
        with self.transaction() as connection:
            rows = connection.execute(wanted.order_by(self.table.c.made, self.table.c.name)).all()
        return tuple(map(self.thing_of, rows))

    def names(self) -> frozenset[str]:
        """The names of the things of all systems, each of which is one thing's alone. Raises InputError."""
        with self.transaction() as connection:
            return frozenset(connection.execute(sa.select(self.table.c.name)).scalars())

    def find(self, name: str) -> KeptThing[T]:
        """The thing of a name, of whatever system. Raises Missing for an unknown one."""
        with self.transaction() as connection:
            row = connection.execute(sa.select(self.table).where(self.table.c.name == name)).first()
        if row is None:
            raise Missing(f"{self.word} {name!r}: is not kept here")
        return self.thing_of(row)

    def add(self, thing: T) -> None:
        """Keeps a new thing of the system. Raises Changed where one of its name is there already."""
        with self.transaction() as connection:
            new = {"made": time.time(), "system": self.system, "rev": 0, **self.columns(thing)}
            connection.execute(self.table.insert(), new)

    def put(self, name: str, rev: int, thing: T) -> None:
        """Makes another thing of the one of a name, in the revision that was seen.

        Raises Changed where it has changed since, or another has the new name.
        """
        with self.transaction() as connection:
            row = (self.table.c.name == name) & (self.table.c.rev == rev)
            values = {"rev": rev + 1, **self.columns(thing)}
            check_changed(connection.execute(self.table.update().where(row).values(values)), f"{self.word} {name!r}")

    def remove(self, name: str, rev: int) -> None:
        """Keeps a thing no longer, as it is in that revision. Raises Changed where it has changed since."""
        with self.transaction() as connection:
            row = (self.table.c.name == name) & (self.table.c.rev == rev)
            check_changed(connection.execute(self.table.delete().where(row)), f"{self.word} {name!r}")
