"""What whoever operates a server sets while it runs: notices, named keys, games that are to be read again.

It is kept in the store, where every server on it looks every few seconds.
"""

import secrets
import time
from collections.abc import Iterable, Mapping
from hashlib import sha256

import msgspec
import sqlalchemy as sa

from affray.core import InputError
from affray.web.store.keeper import Changed, Keeper, Missing
from affray.web.store.tables import KEYS, NOTICES, TOUCHED

KEY_BYTES = 16
FORGOTTEN = 3600.0
"""After so many seconds every server has seen that a game was touched."""
MOST_TEXT = 400


class Notice(msgspec.Struct, frozen=True):
    """What every page shows at the top, in a language, until a time or for good; times in seconds since 1970."""

    language: str
    text: str
    made: float
    until: float | None = None


class Key(msgspec.Struct, frozen=True):
    """A key to making games: its name, and when it was made; the key itself is known to nobody but who has it."""

    name: str
    made: float


class Operating(msgspec.Struct, frozen=True):
    """What is set: the notices, the hashes of the keys, and when each game was touched."""

    notices: tuple[Notice, ...] = ()
    keys: frozenset[str] = frozenset()
    touched: Mapping[str, float] = {}

    def notice(self, languages: Iterable[str], now: float) -> Notice | None:
        """The notice in the first of these languages that has one, else in any; None where there is none now."""
        shown = {notice.language: notice for notice in self.notices if notice.until is None or now < notice.until}
        wanted = (shown[language] for language in languages if language in shown)
        return next(wanted, next(iter(shown.values()), None))

    def opens(self, key: str) -> bool:
        """Whether somebody has been given a key of this text."""
        return hash_of(key) in self.keys


def hash_of(key: str) -> str:
    """What is kept of a key."""
    return sha256(key.encode("utf-8", "replace")).hexdigest()


def read_operating(engine: sa.Engine) -> Operating:
    """What is set now. Raises SQLAlchemyError for a database that fails."""
    with engine.connect() as connection:
        notices = connection.execute(sa.select(NOTICES).order_by(NOTICES.c.language)).all()
        keys = connection.execute(sa.select(KEYS.c.hash)).scalars().all()
        touched = connection.execute(sa.select(TOUCHED.c.game, TOUCHED.c.at)).all()
    return Operating(
        tuple(Notice(row.language, row.text, row.made, row.until) for row in notices),
        frozenset(keys),
        {row.game: row.at for row in touched},
    )


def touch(connection: sa.Connection, game: str) -> None:
    """Lets every server that has a game in memory read it again. Raises SQLAlchemyError."""
    now = time.time()
    connection.execute(TOUCHED.delete().where((TOUCHED.c.game == game) | (TOUCHED.c.at < now - FORGOTTEN)))
    connection.execute(TOUCHED.insert().values(game=game, at=now))


class Notices(Keeper):
    """The notices on one database."""

    def put(self, notice: Notice) -> None:
        """Shows a notice in place of the one in its language. Raises InputError for one that is too long."""
        if not 0 < len(notice.text) <= MOST_TEXT:
            raise InputError(f"notice: expected 1 to {MOST_TEXT} letters, got {len(notice.text)}")
        with self.transaction() as connection:
            connection.execute(NOTICES.delete().where(NOTICES.c.language == notice.language))
            connection.execute(NOTICES.insert().values(msgspec.structs.asdict(notice)))

    def clear(self) -> int:
        """Shows none any more; how many there were."""
        with self.transaction() as connection:
            return connection.execute(NOTICES.delete()).rowcount


class Keys(Keeper):
    """The named keys on one database."""

    def all(self) -> tuple[Key, ...]:
        """All keys, oldest first."""
        with self.transaction() as connection:
            rows = connection.execute(sa.select(KEYS.c.name, KEYS.c.made).order_by(KEYS.c.made, KEYS.c.name)).all()
        return tuple(Key(row.name, row.made) for row in rows)

    def make(self, name: str) -> str:
        """A new key of a name, which is shown this once. Raises InputError for a name that another has."""
        text = secrets.token_urlsafe(KEY_BYTES)
        try:
            with self.transaction() as connection:
                connection.execute(KEYS.insert().values(name=name, made=time.time(), hash=hash_of(text)))
        except Changed:
            raise InputError(f"key {name!r}: there already; expected another name") from None
        return text

    def revoke(self, name: str) -> None:
        """Lets a key open nothing any more. Raises Missing for an unknown one."""
        with self.transaction() as connection:
            if not connection.execute(KEYS.delete().where(KEYS.c.name == name)).rowcount:
                raise Missing(f"key {name!r}: there is none")
