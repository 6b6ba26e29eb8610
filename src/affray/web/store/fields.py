"""The battlefields of a store, each as its file."""

import time

import msgspec
import sqlalchemy as sa

from affray.systems.wargame.roster.battlefield_parts import TablePart
from affray.systems.wargame.roster.battlefields import read_field, write_field
from affray.systems.wargame.words.facts import VOICE
from affray.web.store.keeper import Keeper, Missing, check_changed
from affray.web.store.tables import FIELDS

KEY = VOICE.facts.key


class FieldKept(msgspec.Struct, frozen=True):
    """A kept battlefield: what it is, how often it was changed."""

    field: TablePart
    rev: int


class Fields(Keeper):
    """The battlefields on one database."""

    def all(self) -> tuple[FieldKept, ...]:
        """All battlefields, oldest first. Raises InputError for one that a newer version has written."""
        with self.transaction() as connection:
            rows = connection.execute(sa.select(FIELDS).order_by(FIELDS.c.made, FIELDS.c.name)).all()
        return tuple(field_from_row(row.name, row.rev, row.body) for row in rows)

    def names(self) -> frozenset[str]:
        """The names of all battlefields. Raises InputError."""
        with self.transaction() as connection:
            return frozenset(connection.execute(sa.select(FIELDS.c.name)).scalars())

    def find(self, name: str) -> FieldKept:
        """The battlefield of a name. Raises Missing for an unknown one."""
        with self.transaction() as connection:
            row = connection.execute(sa.select(FIELDS).where(FIELDS.c.name == name)).first()
        if row is None:
            raise Missing(f"battlefield {name!r}: is not kept here")
        return field_from_row(row.name, row.rev, row.body)

    def add(self, field: TablePart) -> None:
        """Keeps a new battlefield. Raises Changed where one of its name is there already."""
        with self.transaction() as connection:
            new = {"name": field.name, "made": time.time(), "system": KEY, "rev": 0, "body": write_field(field)}
            connection.execute(FIELDS.insert(), new)

    def put(self, name: str, rev: int, field: TablePart) -> None:
        """Makes another battlefield of the one of a name, in the revision that was seen.

        Raises Changed where it has changed since, or another has the new name.
        """
        with self.transaction() as connection:
            row = (FIELDS.c.name == name) & (FIELDS.c.rev == rev)
            values = {"name": field.name, "rev": rev + 1, "body": write_field(field)}
            check_changed(connection.execute(FIELDS.update().where(row).values(values)), f"battlefield {name!r}")

    def remove(self, name: str, rev: int) -> None:
        """Keeps a battlefield no longer, as it is in that revision. Raises Changed where it has changed since."""
        with self.transaction() as connection:
            row = (FIELDS.c.name == name) & (FIELDS.c.rev == rev)
            check_changed(connection.execute(FIELDS.delete().where(row)), f"battlefield {name!r}")


def field_from_row(name: str, rev: int, body: bytes) -> FieldKept:
    """The battlefield of a row. Raises InputError for one that a newer version has written."""
    return FieldKept(read_field(bytes(body), f"store: battlefield {name!r}"), rev)
