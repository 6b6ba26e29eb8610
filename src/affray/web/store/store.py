"""A store: where it is, whether it is of this version, and what it holds."""

import time
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from urllib.parse import quote_plus

import msgspec
import platformdirs
import sqlalchemy as sa

from affray.core import InputError
from affray.web.store.claim import FileClaim, check_whole, claim_store
from affray.web.store.tables import GAMES, LOG, METADATA, SEATS
from affray.web.store.writer import Batch, Writer

SQLITE = "sqlite"
STORE_NAME = "table.sqlite"
WAIT_MS = 5000
SESSION = (
    "SET idle_in_transaction_session_timeout = 4000", "SET tcp_keepalives_idle = 5", "SET tcp_keepalives_interval = 2",
    "SET tcp_keepalives_count = 3",
)  # fmt: skip
"""What a PostgreSQL is to do with each connection: one that stands still within a transaction, or whose other end is gone, gives
up its locks about when its worker counts as gone."""
KEEPALIVES = {"keepalives_idle": 5, "keepalives_interval": 2, "keepalives_count": 3, "connect_timeout": 10}
"""When a connection whose PostgreSQL is gone ends here, and how many seconds one may take to come about."""
HIDDEN = "***"
"""What is shown in place of a password."""
PASSWORDS = frozenset(("password", "passwd", "sslpassword"))
"""What is a password among the parameters of a URL."""
TURN = 0x616666726179
"""The number of the lock that servers take in turn to bring the tables of a database to their version."""
HEAD = "0008"
"""The present version of the tables, the last of the migrations."""
VERSIONS = sa.Table(
    "alembic_version",
    sa.MetaData(),
    sa.Column("version_num", sa.String(32), nullable=False),
    sa.PrimaryKeyConstraint("version_num", name="alembic_version_pkc"),
)


class SeatKept(msgspec.Struct, frozen=True):
    """A seat as it is kept: its number, the hash of its token, its sides, whether it is the maker's."""

    seat: int
    hash: str
    sides: tuple[int, ...]
    owner: bool


class Kept(msgspec.Struct, frozen=True):
    """A game as it is kept: what it starts from, its seats, the entries of its log from 1."""

    id: str
    start: bytes
    seats: tuple[SeatKept, ...]
    log: tuple[bytes, ...]


class Store:
    """The games on one database, with its writer."""

    def __init__(
        self, engine: sa.Engine, writer: Callable[[sa.Engine], Writer] = Writer, claim: FileClaim | None = None
    ) -> None:
        self.engine, self.writer, self.claim = engine, writer(engine), claim
        self.writer.start()

    def load(self, game: str) -> Kept | None:
        """A game; None for an unknown id. Raises SQLAlchemyError for a database that fails."""
        with self.engine.connect() as connection:
            return load_game(connection, game)

    def seats(self, game: str) -> tuple[SeatKept, ...]:
        """The seats of a game; none for an unknown id."""
        with self.engine.connect() as connection:
            return seats_of(connection, game)

    def games(self) -> tuple[str, ...]:
        """The ids of all games, oldest first."""
        with self.engine.connect() as connection:
            return tuple(connection.execute(sa.select(GAMES.c.id).order_by(GAMES.c.made, GAMES.c.id)).scalars())

    def close(self) -> None:
        """Writes what is still to be written, and lets the database go."""
        self.writer.stop()
        if self.claim:
            self.claim.close()
        self.engine.dispose()


def load_game(connection: sa.Connection, game: str) -> Kept | None:
    """A game by a connection; None for an unknown id. Raises SQLAlchemyError for a database that fails."""
    start = connection.execute(sa.select(GAMES.c.start).where(GAMES.c.id == game)).scalar()
    if start is None:
        return None
    log = connection.execute(sa.select(LOG.c.n, LOG.c.entry).where(LOG.c.game == game).order_by(LOG.c.n)).all()
    if [row.n for row in log] != list(range(1, len(log) + 1)):
        raise InputError(f"game {game}: its log has gaps: {len(log)} entries up to {log[-1].n}")
    return Kept(game, bytes(start), seats_of(connection, game), tuple(bytes(row.entry) for row in log))


def seats_of(connection: sa.Connection, game: str) -> tuple[SeatKept, ...]:
    """The seats of a game, in order."""
    rows = connection.execute(sa.select(SEATS).where(SEATS.c.game == game).order_by(SEATS.c.seat))
    return tuple(SeatKept(row.seat, row.hash, read_sides(row.sides), bool(row.owner)) for row in rows)


def read_sides(text: str) -> tuple[int, ...]:
    """The sides of a seat from its column. Raises InputError."""
    try:
        return tuple(map(int, text.split()))
    except ValueError:
        raise InputError(f"the sides of a seat are damaged: expected whole numbers, not {text!r}") from None


def seat_values(game: str, seat: SeatKept) -> dict[str, object]:
    """A seat as the columns of its row."""
    return {
        "game": game,
        "seat": seat.seat,
        "hash": seat.hash,
        "sides": " ".join(map(str, seat.sides)),
        "owner": seat.owner,
    }


def game_batch(game: Kept, system: str, made: float) -> Batch:
    """A new game with its seats and first entries, as one batch."""
    return Batch(
        (
            (GAMES, {"id": game.id, "made": made, "system": system, "start": game.start}),
            *((SEATS, seat_values(game.id, seat)) for seat in game.seats),
            *((LOG, log_values(game.id, n, entry)) for n, entry in enumerate(game.log, start=1)),
        )
    )


def log_batch(game: str, first: int, entries: tuple[bytes, ...]) -> Batch:
    """New entries of a log, from a number on."""
    return Batch(tuple((LOG, log_values(game, n, entry)) for n, entry in enumerate(entries, start=first)))


def log_values(game: str, n: int, entry: bytes) -> dict[str, object]:
    """An entry of a log as the columns of its row, written now."""
    return {"game": game, "n": n, "entry": entry, "at": time.time()}


def default_store() -> str:
    """Where games are kept unless told otherwise."""
    return str(Path(platformdirs.user_data_dir("affray", appauthor=False)) / STORE_NAME)


def open_alone(where: str) -> Store:
    """The store for a server: no other has its file, and that is whole. Raises InputError."""
    return open_store(where, alone=True)


def open_store(where: str, writer: Callable[[sa.Engine], Writer] = Writer, *, alone: bool = False) -> Store:
    """The store in a file, or at a database URL, brought to the present version; `alone` claims a file and looks it through.

    Raises InputError for one that cannot be opened or written, that another has or that is damaged, or that a newer version
    of Affray has made.
    """
    claim: FileClaim | None = None
    try:
        engine = connect(where)
    except ImportError:
        raise InputError(
            f"store {store_address(where)}: needs psycopg, which is not installed; expected affray[postgres]"
        ) from None
    except sa.exc.SQLAlchemyError as error:
        raise InputError(f"store {store_address(where)}: {reason_of(error)}") from None
    try:
        if alone and engine.dialect.name == SQLITE:
            claim = claim_store(str(engine.url.database), store_address(where))
            check_whole(engine, store_address(where))
        upgrade(engine, store_address(where))
    except (sa.exc.SQLAlchemyError, OSError, InputError) as error:
        if claim:
            claim.close()
        engine.dispose()
        if isinstance(error, InputError):
            raise
        raise InputError(f"store {store_address(where)}: {reason_of(error)}") from None
    return Store(engine, writer, claim)


def is_shared(where: str) -> bool:
    """Whether a store is a database that several servers may have.

    >>> is_shared("postgresql://affray@db/games"), is_shared("sqlite:///games.sqlite"), is_shared("games.sqlite")
    (True, False, False)
    """
    return "://" in where and not where.startswith(SQLITE)


def connect(where: str) -> sa.Engine:
    """The engine for a file or a URL. Raises InputError for a folder that cannot be made, or a URL without a file."""
    if "://" in where:
        try:
            url = sa.make_url(where)
        except ValueError:
            raise InputError("store (URL): its port is no number; expected DATABASE://USER@HOST:PORT/NAME") from None
        if url.drivername == "postgresql":
            url = url.set(drivername="postgresql+psycopg")
        if url.get_backend_name() == SQLITE and url.database in (None, "", ":memory:"):
            raise InputError(f"store {store_address(where)}: names no file; expected a path, or sqlite:///PATH")
    else:
        path = Path(where)
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise InputError(f"store {where}: cannot make its folder: {error.strerror}") from None
        url = sa.URL.create(SQLITE, database=str(path.absolute()))
    is_file = url.get_backend_name() == SQLITE
    wanted = {} if is_file else {name: value for name, value in KEEPALIVES.items() if name not in url.query}
    # A connection that a database has dropped is not tried.
    # What a statement that fails was to write is nobody's but the players'.
    engine = sa.create_engine(url, pool_pre_ping=not is_file, hide_parameters=True, connect_args=wanted)
    sa.event.listen(engine, "connect", set_pragmas if is_file else set_session)
    return engine


def set_session(connection: sa.engine.interfaces.DBAPIConnection, _: object) -> None:
    """Says what a PostgreSQL is to do with a connection."""
    cursor = connection.cursor()
    cursor.execute("; ".join(SESSION))
    cursor.close()
    connection.commit()


def take_time(connection: sa.Connection) -> None:
    """Lets a transaction stand still that holds nothing a game waits for."""
    if connection.dialect.name != SQLITE:
        connection.execute(sa.text("SET LOCAL idle_in_transaction_session_timeout = 0"))


def set_pragmas(connection: sa.engine.interfaces.DBAPIConnection, _: object) -> None:
    """Makes each commit of an SQLite connection outlive a crash of the machine, and readers never wait for it."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", f"busy_timeout={WAIT_MS}"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def version_of(engine: sa.Engine) -> str:
    """The version of the tables; empty where there are none yet."""
    with engine.connect() as connection:
        if not sa.inspect(connection).has_table(VERSIONS.name):
            return ""
        return connection.scalar(sa.select(VERSIONS.c.version_num)) or ""


def upgrade(engine: sa.Engine, where: str) -> None:
    """Brings the tables to the present version, one server after another. Raises InputError for a store of a newer one."""
    if engine.dialect.name == SQLITE:
        upgrade_tables(engine, where)
        return
    with engine.connect() as turn:
        take_time(turn)
        turn.execute(sa.select(sa.func.pg_advisory_xact_lock(TURN)))
        upgrade_tables(engine, where)


def upgrade_tables(engine: sa.Engine, where: str) -> None:
    """Brings the tables to the present version, while no other server does. Raises InputError for a store of a newer one."""
    present = version_of(engine)
    if not present and not sa.inspect(engine).get_table_names():
        make_tables(engine)
    elif present != HEAD:
        migrate(engine, where)


def make_tables(engine: sa.Engine) -> None:
    """Makes the tables of the present version at once: to go through all that were takes as long as the rest of a start."""
    with engine.begin() as connection:
        make_tables_on(connection)


def make_tables_on(connection: sa.Connection) -> None:
    """Makes the tables of the present version within a transaction."""
    METADATA.create_all(connection)
    connection.execute(sa.schema.CreateTable(VERSIONS))
    connection.execute(VERSIONS.insert().values(version_num=HEAD))


def migrate(engine: sa.Engine, where: str) -> None:
    """Brings the tables to the present version, version by version. Raises InputError for a store of a newer one."""
    with engine.begin() as connection:
        take_time(connection)
        migrate_on(connection, f"store {where}")


def migrate_on(connection: sa.Connection, what: str, to: str = "head") -> None:
    """Brings the tables to a version, version by version, within a transaction. Raises InputError for those of a newer one."""
    from alembic import command
    from alembic.config import Config
    from alembic.runtime.migration import MigrationContext
    from alembic.script import ScriptDirectory

    config = Config()
    config.set_main_option("script_location", str(files("affray.web.store").joinpath("migrations")).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    known = {step.revision for step in ScriptDirectory.from_config(config).walk_revisions()}
    present = MigrationContext.configure(connection).get_current_revision()
    newer = next((version for version in (present, to) if version not in (None, "head", *known)), None)
    if newer is not None:
        raise InputError(f"{what}: was made by a newer version of Affray (its tables are {newer})")
    config.attributes["connection"] = connection
    command.upgrade(config, to)


def store_address(where: str) -> str:
    """Where a store is, without a password.

    >>> store_address("postgresql://a:b/c@db/games"), store_address("postgresql://db/games?user=a&password=b")
    ('postgresql://a:***@db/games', 'postgresql://db/games?password=***&user=a')
    """
    if "://" not in where:
        return where
    try:
        url = sa.make_url(where)
    except (sa.exc.ArgumentError, ValueError):
        return "(URL)"
    secrets = dict.fromkeys(PASSWORDS.intersection(url.query), HIDDEN)
    if url.password is None and not secrets:
        return where
    # Of a password with an @ in it the rest is taken for the host.
    host = url.host.rpartition("@")[2] if url.host else None
    shown = url.set(host=host, query={**url.query, **secrets}).render_as_string()
    return shown.replace(quote_plus(HIDDEN), HIDDEN)


def reason_of(error: Exception) -> str:
    """The last line of what a database says."""
    cause = getattr(error, "orig", None) or error
    return " ".join(str(cause).split()) or type(error).__name__
