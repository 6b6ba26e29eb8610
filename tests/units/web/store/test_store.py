"""The store: what is given together is kept together, in order, and only by a version that knows it."""

import sqlite3
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext

from affray.core import InputError
from affray.web.store import Batch, Store, open_store
from affray.web.store.store import (
    HEAD,
    Kept,
    SeatKept,
    connect,
    game_batch,
    log_batch,
    make_tables,
    migrate,
    seat_values,
    version_of,
)
from affray.web.store.tables import METADATA, SEATS

SEAT = SeatKept(0, "hash", (0, 2), owner=True)
GAME = Kept("g", b"{}", (SEAT,), (b"one",))


def filled(folder: Path) -> Store:
    """A store with one game."""
    store = open_store(str(folder / "deep" / "s.sqlite"))
    store.writer.write(game_batch(GAME, "pig", 1.0))
    return store


def test_a_game_is_read_as_it_was_kept(tmp_path: Path) -> None:
    store = filled(tmp_path)
    store.writer.write(log_batch("g", 2, (b"two", b"three")))
    store.close()
    again = open_store(str(tmp_path / "deep" / "s.sqlite"))
    assert again.load("g") == Kept("g", b"{}", (SEAT,), (b"one", b"two", b"three"))
    assert (again.load("h"), again.seats("h"), again.games()) == (None, (), ("g",))
    again.close()


def test_seats_can_be_given_other_values(tmp_path: Path) -> None:
    store = filled(tmp_path)
    changed = SeatKept(0, "other", (), owner=True)
    store.writer.write(Batch((), ((SEATS, seat_values("g", changed)),)))
    assert store.seats("g") == (changed,)
    store.close()


def test_an_entry_is_written_once_and_only_the_culprit_is_refused(tmp_path: Path) -> None:
    store = filled(tmp_path)
    outcomes: list[object] = []
    good, bad, better = (log_batch("g", n, (b"x",)) for n in (2, 1, 3))
    store.writer.give((good, bad), outcomes.extend)
    store.writer.give((better,), outcomes.extend)
    store.close()
    assert [outcome is None for outcome in outcomes] == [True, False, True]


def test_a_log_with_a_gap_is_not_played(tmp_path: Path) -> None:
    store = filled(tmp_path)
    store.writer.write(log_batch("g", 3, (b"x",)))
    with pytest.raises(InputError, match="gaps"):
        store.load("g")
    store.close()


def test_the_migrations_make_the_tables_that_the_program_uses(tmp_path: Path) -> None:
    made, migrated = connect(str(tmp_path / "made.db")), connect(str(tmp_path / "migrated.db"))
    make_tables(made)
    migrate(migrated, "migrated.db")
    assert version_of(made) == version_of(migrated) == HEAD
    for engine in (made, migrated):
        with engine.connect() as connection:
            assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
    assert described(made) == described(migrated)
    made.dispose()
    migrated.dispose()


def described(engine: sa.Engine) -> dict[str, object]:
    """All that a database says of its tables."""
    looked = sa.inspect(engine)
    return {
        name: (
            {
                column["name"]: (str(column["type"]), column["nullable"], column["default"])
                for column in looked.get_columns(name)
            },
            looked.get_pk_constraint(name),
            sorted(map(str, looked.get_foreign_keys(name))),
            sorted(map(str, looked.get_indexes(name))),
            sorted(map(str, looked.get_unique_constraints(name))),
        )
        for name in looked.get_table_names()
    }


def test_each_commit_outlives_a_crash_of_the_machine(tmp_path: Path) -> None:
    store = filled(tmp_path)
    with store.engine.connect() as connection:
        assert connection.execute(sa.text("PRAGMA journal_mode")).scalar() == "wal"
        assert connection.execute(sa.text("PRAGMA synchronous")).scalar() == 2
    store.close()


def test_a_new_store_is_of_the_present_version(tmp_path: Path) -> None:
    store = filled(tmp_path)
    assert version_of(store.engine) == HEAD
    store.close()
    empty = sa.create_engine("sqlite://")
    assert version_of(empty) == ""


def test_a_store_of_a_newer_version_is_left_alone(tmp_path: Path) -> None:
    filled(tmp_path).close()
    path = tmp_path / "deep" / "s.sqlite"
    with sqlite3.connect(path) as connection:
        connection.execute("update alembic_version set version_num = '9999'")
    connection.close()
    with pytest.raises(InputError, match="newer version of Affray"):
        open_store(str(path))


def test_what_is_no_store_is_refused_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x" * 2000)
    for where in (tmp_path / "file", tmp_path, tmp_path / "file" / "s"):
        with pytest.raises(InputError, match=r"^store [^\n]*$"):
            open_store(str(where))
    with pytest.raises(InputError, match=r"^store "):
        open_store("nonsense://x")
