"""The army lists of a store, each as its file, with the house rules that it is judged by."""

import time

import msgspec
import sqlalchemy as sa

from affray.core import InputError
from affray.systems.wargame.content.house_rules import House, read_house
from affray.systems.wargame.content.house_rules import changed_options as house_changed
from affray.systems.wargame.roster.army import Army
from affray.systems.wargame.roster.army_file import read_army, write_army
from affray.systems.wargame.words.facts import VOICE
from affray.web.store.keeper import Keeper, Missing, check_changed
from affray.web.store.tables import ARMIES

KEY = VOICE.facts.key


class ArmyKept(msgspec.Struct, frozen=True):
    """A kept army: what it is, the house rules that it is judged by, how often it was changed."""

    army: Army
    house: House
    rev: int


class Armies(Keeper):
    """The army lists on one database."""

    def all(self) -> tuple[ArmyKept, ...]:
        """All armies, oldest first. Raises InputError for one that a newer version has written."""
        with self.transaction() as connection:
            rows = connection.execute(sa.select(ARMIES).order_by(ARMIES.c.made, ARMIES.c.name)).all()
        return tuple(army_from_row(row.name, row.rev, row.house, row.body) for row in rows)

    def names(self) -> frozenset[str]:
        """The names of all armies. Raises InputError."""
        with self.transaction() as connection:
            return frozenset(connection.execute(sa.select(ARMIES.c.name)).scalars())

    def find(self, name: str) -> ArmyKept:
        """The army of a name. Raises Missing for an unknown one."""
        with self.transaction() as connection:
            row = connection.execute(sa.select(ARMIES).where(ARMIES.c.name == name)).first()
        if row is None:
            raise Missing(f"army {name!r}: is not kept here")
        return army_from_row(row.name, row.rev, row.house, row.body)

    def add(self, army: Army, house: House) -> None:
        """Keeps a new army. Raises Changed where one of its name is there already."""
        with self.transaction() as connection:
            new = {"name": army.name, "made": time.time(), "system": KEY, "rev": 0, **army_columns(army, house)}
            connection.execute(ARMIES.insert(), new)

    def put(self, name: str, rev: int, army: Army, house: House) -> None:
        """Makes another army of the one of a name, in the revision that was seen.

        Raises Changed where it has changed since, or another has the new name.
        """
        with self.transaction() as connection:
            row = (ARMIES.c.name == name) & (ARMIES.c.rev == rev)
            values = {"name": army.name, "rev": rev + 1, **army_columns(army, house)}
            check_changed(connection.execute(ARMIES.update().where(row).values(values)), f"army {name!r}")

    def remove(self, name: str, rev: int) -> None:
        """Keeps an army no longer, as it is in that revision. Raises Changed where it has changed since."""
        with self.transaction() as connection:
            row = (ARMIES.c.name == name) & (ARMIES.c.rev == rev)
            check_changed(connection.execute(ARMIES.delete().where(row)), f"army {name!r}")


def army_columns(army: Army, house: House) -> dict[str, object]:
    """An army and its house rules as the columns of its row."""
    return {"house": msgspec.json.encode(house_changed(house)), "body": write_army(army)}


def army_from_row(name: str, rev: int, house: bytes, body: bytes) -> ArmyKept:
    """The army of a row. Raises InputError for one that a newer version has written."""
    where = f"store: army {name!r}"
    try:
        rules = read_house(msgspec.json.decode(house, type=dict[str, str]))
    except (msgspec.DecodeError, InputError) as error:
        raise InputError(f"{where}: {' '.join(str(error).split())}") from None
    return ArmyKept(read_army(bytes(body), where, rules), rules, rev)
