"""The store on PostgreSQL, on a server of the test's own: the programs `initdb` and `pg_ctl` must be there."""

import asyncio
import socket
from pathlib import Path

import msgspec
import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext

from affray.core import InputError
from affray.web.admin.opening import is_served, opened
from affray.web.store import Batch, claim, open_alone, open_store
from affray.web.store.holds import Holds
from affray.web.store.store import Kept, SeatKept, connect, game_batch, log_batch, migrate, seat_values
from affray.web.store.tables import METADATA, SEATS
from tests.units.web.crashing import Killing, faults, storm
from tests.units.web.keeping import check_armies, check_campaigns, check_figures
from tests.units.web.operations import (
    check_backup,
    check_damage,
    check_erasing,
    check_games,
    check_setting,
    check_storage,
)
from tests.units.web.postgres import Cluster

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("postgres")]
SEAT = SeatKept(0, "hash", (0, 2), owner=True)
GAME = Kept("g", b"{}", (SEAT,), (b"one",))


def test_a_game_is_read_as_it_was_kept(database: str) -> None:
    store = open_store(database)
    store.writer.write(game_batch(GAME, "pig", 1.0))
    store.writer.write(log_batch("g", 2, (b"two", b"three")))
    store.writer.write(Batch((), ((SEATS, seat_values("g", SeatKept(0, "other", (), owner=True))),)))
    store.close()
    again = open_store(database)
    assert again.load("g") == Kept("g", b"{}", (SeatKept(0, "other", (), owner=True),), (b"one", b"two", b"three"))
    assert (again.load("h"), again.seats("h"), again.games()) == (None, (), ("g",))
    again.close()


def test_an_entry_is_written_once_and_only_the_culprit_is_refused(database: str) -> None:
    store = open_store(database)
    store.writer.write(game_batch(GAME, "pig", 1.0))
    outcomes: list[object] = []
    store.writer.give([log_batch("g", n, (b"x",)) for n in (2, 1, 3)], outcomes.extend)
    store.close()
    assert [outcome is None for outcome in outcomes] == [True, False, True]


def test_the_migrations_make_the_tables_that_the_program_uses(database: str) -> None:
    engine = connect(database)
    migrate(engine, database)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
    engine.dispose()


def test_a_fresh_store_has_the_tables_that_the_program_uses(database: str) -> None:
    store = open_store(database)
    with store.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
    store.close()


def test_figures_are_kept(database: str) -> None:
    check_figures(database)


def test_armies_are_kept(database: str) -> None:
    check_armies(database)


def test_campaigns_are_kept_with_their_party(database: str) -> None:
    check_campaigns(database)


def test_games_are_listed_shown_and_removed(database: str) -> None:
    check_games(database)


def test_what_a_store_takes_is_counted(database: str) -> None:
    check_storage(database)


def test_a_row_that_is_damaged_is_named(database: str) -> None:
    check_damage(database)


def test_a_backup_holds_one_moment_and_fills_another_store(database: str, other: str, tmp_path: Path) -> None:
    check_backup(database, other, tmp_path)


def test_a_store_in_a_file_goes_into_a_database(database: str, tmp_path: Path) -> None:
    check_backup(str(tmp_path / "table.sqlite"), database, tmp_path)


def test_a_store_in_a_database_goes_into_a_file(database: str, tmp_path: Path) -> None:
    check_backup(database, str(tmp_path / "table.sqlite"), tmp_path)


def test_a_person_is_found_and_erased(database: str) -> None:
    check_erasing(database)


def test_notices_and_keys_are_set_and_taken_away(database: str) -> None:
    check_setting(database)


def test_a_store_of_a_newer_version_is_left_alone(database: str) -> None:
    store = open_store(database)
    with store.engine.begin() as connection:
        connection.execute(sa.text("update alembic_version set version_num = '9999'"))
    store.close()
    with pytest.raises(InputError, match="newer version of Affray"):
        open_store(database)


def test_a_database_that_is_not_there_is_named_in_one_line(cluster: Cluster) -> None:
    with pytest.raises(InputError, match=r"^store postgresql://affray@127\.0\.0\.1:\d+/nothing: [^\n]*$"):
        open_store(f"{cluster.url}nothing")


def test_nothing_acknowledged_is_lost_or_doubled_by_kills(database: str, tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    server = Killing(tmp_path, port, store=database)
    try:
        tally = asyncio.run(storm(server, f"http://127.0.0.1:{port}", games=4, kills=3, seed=5))
    finally:
        server.stop()
    assert faults(database, tally) == []
    assert len(tally.done) >= 12


def test_a_database_that_has_started_again_is_used_at_once(database: str, cluster: Cluster) -> None:
    store = open_alone(database)
    store.writer.write(game_batch(GAME, "pig", 1.0))
    assert store.games() == ("g",)
    cluster.restart()
    claim.write_trial(store.engine)
    store.writer.write(game_batch(msgspec.structs.replace(GAME, id="h"), "pig", 2.0))
    assert store.games() == ("g", "h")
    store.close()


def test_a_database_that_a_server_uses_is_not_opened_alone(database: str) -> None:
    open_store(database).close()
    holds = Holds(connect(database), "127.0.0.1:1")
    holds.beat(all_games=False)
    try:
        with pytest.raises(InputError, match="a server is using it"), opened(database, alone=True):
            pass
        with opened(database) as store:
            assert is_served(store.engine)
    finally:
        holds.close(())
    with opened(database, alone=True) as store:
        assert not is_served(store.engine)
