"""Which of several server processes on one PostgreSQL database has which game, in the words of that database.

A worker lives while a connection of its own holds the lock of its number, and its beat is young. It is gone at once when
that connection ends, however it ends; one that only stands still is gone when its beat is old. The games of those that are
gone are for whoever takes them.
"""

import secrets
import threading
from collections.abc import Collection, Iterable, Mapping, Sequence
from contextlib import suppress

import msgspec
import sqlalchemy as sa

from affray.web.store.tables import GAMES, WORKERS
from affray.web.store.writer import Batch

SPACE = 0x61666672
"""The first of the two numbers of a worker's lock; the second is the worker's."""
SILENT = 4
"""A worker that has not said for so many seconds that it lives is gone."""
SETTLING = 5
"""So many seconds after the database has started its locks say nothing: every worker has to come back first."""
FORGOTTEN = 60
"""The row of a worker that is gone is kept for so many seconds."""
SHARE = 8
"""A worker takes at least so many games of those that are gone, else its share."""
SETTINGS = ("SET statement_timeout = 3000", "SET lock_timeout = 500")
"""A game whose row is locked is being written or taken: nobody waits long to hear that another has it."""
LOCKED, CANCELED = "55P03", "57014"
"""What a database calls a statement that waited too long for a lock, and one that took too long."""
NOW = "extract(epoch from clock_timestamp())"
STARTED = "extract(epoch from pg_postmaster_start_time())"
ALIVE = f"""
    SELECT w.id FROM workers w WHERE {NOW} - greatest(w.beat, {STARTED}) < {SILENT} AND ({NOW} - {STARTED} < {SETTLING}
    OR w.id IN (SELECT CAST(l.objid AS bigint) FROM pg_locks l WHERE l.locktype = 'advisory' AND l.granted
    AND CAST(l.classid AS bigint) = {SPACE} AND l.objsubid = 2
    AND l.database = (SELECT oid FROM pg_database WHERE datname = current_database())))
"""
JOIN = sa.text(f"INSERT INTO workers (address, secret, beat) VALUES (:address, :secret, {NOW}) RETURNING id")
BEAT = sa.text(
    f"INSERT INTO workers (id, address, secret, beat) VALUES (:me, :address, :secret, {NOW}) "
    "ON CONFLICT (id) DO UPDATE SET beat = excluded.beat"
)
LOCK = sa.text(f"SELECT pg_try_advisory_lock({SPACE}, :me)")
PEERS = sa.text(f"""
    SELECT id, address, secret, (SELECT count(*) FROM holds WHERE holds.worker = workers.id) AS games
    FROM workers WHERE id <> :me AND id IN ({ALIVE})
""")
TAKE = sa.text(f"""
    INSERT INTO holds (game, worker) SELECT id, :me FROM games WHERE id = :game
    ON CONFLICT (game) DO UPDATE SET worker = excluded.worker
    WHERE holds.worker = excluded.worker OR holds.worker NOT IN ({ALIVE}) RETURNING worker
""")
HOLDER = sa.text(
    "SELECT h.worker, w.address, w.secret FROM holds h LEFT JOIN workers w ON w.id = h.worker WHERE h.game = :game"
)
KEEP = sa.text("SELECT game FROM holds WHERE worker = :me AND game = ANY(:games) ORDER BY game FOR SHARE")
TAKE_OVER = sa.text(f"""
    WITH living AS ({ALIVE}),
    waiting AS (SELECT game FROM holds WHERE worker NOT IN (SELECT id FROM living)),
    mine AS (
        SELECT game FROM holds WHERE worker NOT IN (SELECT id FROM living) ORDER BY game LIMIT greatest({SHARE},
        ceil((SELECT count(*) FROM waiting) / greatest(1.0, (SELECT count(*) FROM living)))) FOR UPDATE SKIP LOCKED
    )
    UPDATE holds SET worker = :me FROM mine WHERE holds.game = mine.game RETURNING holds.game
""")
Rows = Sequence[sa.Row[tuple[object, ...]]]
CLEAR = sa.text(
    f"DELETE FROM workers WHERE {NOW} - beat > {FORGOTTEN} AND id NOT IN ({ALIVE}) "
    "AND NOT EXISTS (SELECT 1 FROM holds WHERE holds.worker = workers.id)"
)


def living_workers(engine: sa.Engine) -> tuple[int, ...]:
    """The numbers of the workers that live on a database; none where it has no table of them yet. Raises SQLAlchemyError."""
    with engine.connect() as connection:
        if not sa.inspect(connection).has_table(WORKERS.name):
            return ()
        return tuple(connection.execute(sa.text(ALIVE)).scalars())


class NotHeld(sa.exc.SQLAlchemyError):
    """What was to be written is of a game that another worker has by now."""


class Peer(msgspec.Struct, frozen=True):
    """Another worker: its number, where it is reached, and what it wants to be shown."""

    id: int
    address: str
    secret: str


class Beat(msgspec.Struct, frozen=True):
    """What a beat has shown: who else lives and how many games each of them has, the games taken over from those that are gone,
    and, where it was asked, all games that this worker has."""

    peers: Mapping[int, Peer]
    games: Mapping[int, int]
    taken: tuple[str, ...]
    held: frozenset[str] | None


class Line:
    """A connection of one's own to a database, made anew where it has broken."""

    def __init__(self, engine: sa.Engine) -> None:
        self.engine, self.turn = engine, threading.Lock()
        self.connection: sa.Connection | None = None

    def connect(self) -> sa.Connection:
        """The connection. Raises SQLAlchemyError."""
        if self.connection is None:
            found = self.engine.connect().execution_options(isolation_level="AUTOCOMMIT")
            try:
                for setting in SETTINGS:
                    found.execute(sa.text(setting))
            except sa.exc.SQLAlchemyError:
                found.invalidate()
                found.close()
                raise
            self.connection = found
        return self.connection

    def drop(self) -> None:
        """Lets the connection go, and what it has locked."""
        with self.turn:
            found, self.connection = self.connection, None
            if found is not None:
                with suppress(sa.exc.SQLAlchemyError):
                    # Only a connection that ends gives up what it has locked.
                    found.invalidate()
                    found.close()

    def run(self, statement: sa.TextClause, values: Mapping[str, object]) -> Rows:
        """The rows of a statement. Raises SQLAlchemyError; where the connection may be at fault the next statement has another."""
        try:
            with self.turn:
                result = self.connect().execute(statement, values)
                return result.all() if result.returns_rows else ()
        except sa.exc.SQLAlchemyError as error:
            # Who has only waited too long lives, and keeps the lock that says so.
            if sql_state(error) not in (LOCKED, CANCELED):
                self.drop()
            raise


class Holds:
    """A worker among those on a database. It lives by a line of its own, beside that by which it asks for games: each is for one
    thread."""

    def __init__(self, engine: sa.Engine, address: str) -> None:
        self.address, self.secret = address, secrets.token_urlsafe(24)
        self.living, self.asking = Line(engine), Line(engine)
        self.me = 0
        self.locked: sa.Connection | None = None
        """The connection that holds the worker's lock."""

    def join(self) -> None:
        """Joins the others, and holds the worker's lock. Raises SQLAlchemyError."""
        if not self.me:
            self.me = self.living.run(JOIN, {"address": self.address, "secret": self.secret})[0].id
        # The lock may still be that of a connection of this worker's that the database has not missed yet.
        if self.locked is None or self.locked is not self.living.connection:
            is_locked = bool(self.living.run(LOCK, {"me": self.me})[0][0])
            self.locked = self.living.connection if is_locked else None

    def live(self, statement: sa.TextClause, **values: object) -> Rows:
        """The rows of a statement of a worker that holds its lock. Raises SQLAlchemyError."""
        self.join()
        return self.living.run(statement, {"me": self.me, **values})

    def ask(self, statement: sa.TextClause, **values: object) -> Rows:
        """The rows of a statement about games. Raises SQLAlchemyError."""
        return self.asking.run(statement, {"me": self.me, **values})

    def beat(self, *, all_games: bool) -> Beat:
        """Says that this worker lives, and takes over its share of what those that are gone have left; `all_games` asks for
        all that it has. Raises SQLAlchemyError."""
        self.live(BEAT, address=self.address, secret=self.secret)
        others = self.live(PEERS)
        peers = {row.id: Peer(row.id, row.address, row.secret) for row in others}
        taken = tuple(str(row.game) for row in self.live(TAKE_OVER))
        self.live(CLEAR)
        held = None
        if all_games:
            rows = self.live(sa.text("SELECT game FROM holds WHERE worker = :me"))
            held = frozenset(str(row.game) for row in rows)
        return Beat(peers, {row.id: row.games for row in others}, taken, held)

    def take(self, game: str) -> Peer | bool:
        """Whether a game is this worker's now; the worker that has it where another has. False for an unknown game.

        Raises SQLAlchemyError.
        """
        for _ in range(3):
            if self.takes(game):
                return True
            rows = self.ask(HOLDER, game=game)
            if rows and rows[0].address is not None and rows[0].worker != self.me:
                return Peer(rows[0].worker, rows[0].address, rows[0].secret)
            if not self.ask(sa.text("SELECT 1 FROM games WHERE id = :game"), game=game):
                return False
        raise NotHeld(f"game {game}: its holder changes")

    def takes(self, game: str) -> bool:
        """Whether a game is this worker's now; a game that is being written or taken is its holder's. Raises SQLAlchemyError."""
        try:
            return bool(self.ask(TAKE, game=game))
        except sa.exc.SQLAlchemyError as error:
            if sql_state(error) != LOCKED:
                raise
            return False

    def release(self, games: Collection[str]) -> None:
        """Lets games go. Raises SQLAlchemyError."""
        self.ask(sa.text("DELETE FROM holds WHERE worker = :me AND game = ANY(:games)"), games=list(games))

    def has(self, game: str) -> bool:
        """Whether this worker has a game already. Raises SQLAlchemyError."""
        return bool(self.ask(sa.text("SELECT 1 FROM holds WHERE game = :game AND worker = :me"), game=game))

    def close(self, games: Collection[str]) -> None:
        """Lets these games go and leaves; the others' are for whoever takes them over."""
        with suppress(sa.exc.SQLAlchemyError):
            self.release(games)
            self.ask(sa.text("DELETE FROM workers WHERE id = :me"))
        self.living.drop()
        self.asking.drop()

    def check(self, connection: sa.Connection, batches: Iterable[Batch]) -> None:
        """Checks that this worker has every game that batches write to, and lets nobody take one over until they are committed.
        Raises NotHeld, SQLAlchemyError."""
        games = sorted({game for batch in batches for game in written_games(batch)})
        if not games:
            return
        held = connection.execute(KEEP, {"me": self.me, "games": games}).scalars().all()
        if len(held) < len(games):
            raise NotHeld(f"game {', '.join(sorted({*games} - {*held}))}: another worker has it")


def sql_state(error: sa.exc.SQLAlchemyError) -> str:
    """What a database calls an error; empty where it is none of a database."""
    return getattr(getattr(error, "orig", None), "sqlstate", None) or ""


def written_games(batch: Batch) -> set[str]:
    """The games that a batch writes to, but for those that it makes."""
    rows = (*batch.rows, *batch.replaced)
    made = {values["id"] for table, values in rows if table is GAMES}
    return {str(values["game"]) for table, values in rows if table is not GAMES and values["game"] not in made}
