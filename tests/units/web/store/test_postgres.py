"""The store on PostgreSQL, on a server of the test's own: the programs `initdb` and `pg_ctl` must be there."""

import asyncio
import os
import pwd
import shutil
import socket
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext

from affray.core import InputError
from affray.web.store import Batch, claim, open_alone, open_store
from affray.web.store.store import Kept, SeatKept, connect, game_batch, log_batch, migrate, seat_values
from affray.web.store.tables import METADATA, SEATS
from tests.units.web.crashing import Killing, faults, storm
from tests.units.web.keeping import check_armies, check_campaigns, check_figures
from tests.units.web.operations import check_backup, check_erasing, check_games, check_setting, check_storage

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("postgres")]
SEAT = SeatKept(0, "hash", (0, 2), owner=True)
DATA: list[str] = []
"""Where the cluster keeps its data."""
GAME = Kept("g", b"{}", (SEAT,), (b"one",))


def program(name: str) -> str:
    """Where a program of PostgreSQL is."""
    found = shutil.which(name) or next(map(str, sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))), None)
    assert found, f"{name} is missing; install it with: sudo apt-get install postgresql"
    return found


def as_owner(*command: str) -> None:
    """Runs a program as the owner of the cluster, since PostgreSQL does not run as root."""
    prefix = ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups"] if os.getuid() == 0 else []
    subprocess.run([*prefix, *command], check=True, stdout=subprocess.DEVNULL, cwd="/")


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    """The URL of an empty cluster."""
    folder = Path(tempfile.mkdtemp(prefix="affray-"))
    if os.getuid() == 0:
        owner = pwd.getpwnam("postgres")
        os.chown(folder, owner.pw_uid, owner.pw_gid)
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    data = str(folder / "data")
    as_owner(program("initdb"), "-D", data, "-U", "affray", "--auth=trust", "--encoding=UTF8")
    options = f"-p {port} -k {folder} -c listen_addresses=127.0.0.1"
    as_owner(program("pg_ctl"), "-D", data, "-w", "-l", str(folder / "log"), "-o", options, "start")
    DATA.append(data)
    yield f"postgresql://affray@127.0.0.1:{port}/"
    as_owner(program("pg_ctl"), "-D", data, "-m", "immediate", "stop")
    shutil.rmtree(folder)


@pytest.fixture
def restarted(cluster: str) -> Callable[[], None]:
    """Starts the cluster again, whatever is connected."""
    assert cluster
    return lambda: as_owner(
        program("pg_ctl"), "-D", DATA[-1], "-m", "immediate", "-w", "-l", f"{DATA[-1]}/log", "restart"
    )


@pytest.fixture
def where(cluster: str, request: pytest.FixtureRequest) -> str:
    """The URL of an empty database."""
    return new_database(cluster, f"t{abs(hash(request.node.nodeid))}")


@pytest.fixture
def other(cluster: str, request: pytest.FixtureRequest) -> str:
    """The URL of another empty database."""
    return new_database(cluster, f"o{abs(hash(request.node.nodeid))}")


def new_database(cluster: str, name: str) -> str:
    """The URL of a database that is made."""
    engine = sa.create_engine(
        f"{cluster.replace('postgresql', 'postgresql+psycopg')}postgres", isolation_level="AUTOCOMMIT"
    )
    with engine.connect() as connection:
        connection.execute(sa.text(f"create database {name}"))
    engine.dispose()
    return cluster + name


def test_a_game_is_read_as_it_was_kept(where: str) -> None:
    store = open_store(where)
    store.writer.write(game_batch(GAME, "pig", 1.0))
    store.writer.write(log_batch("g", 2, (b"two", b"three")))
    store.writer.write(Batch((), ((SEATS, seat_values("g", SeatKept(0, "other", (), owner=True))),)))
    store.close()
    again = open_store(where)
    assert again.load("g") == Kept("g", b"{}", (SeatKept(0, "other", (), owner=True),), (b"one", b"two", b"three"))
    assert (again.load("h"), again.seats("h"), again.games()) == (None, (), ("g",))
    again.close()


def test_an_entry_is_written_once_and_only_the_culprit_is_refused(where: str) -> None:
    store = open_store(where)
    store.writer.write(game_batch(GAME, "pig", 1.0))
    outcomes: list[object] = []
    store.writer.give([log_batch("g", n, (b"x",)) for n in (2, 1, 3)], outcomes.extend)
    store.close()
    assert [outcome is None for outcome in outcomes] == [True, False, True]


def test_the_migrations_make_the_tables_that_the_program_uses(where: str) -> None:
    engine = connect(where)
    migrate(engine, where)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
    engine.dispose()


def test_a_fresh_store_has_the_tables_that_the_program_uses(where: str) -> None:
    store = open_store(where)
    with store.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
    store.close()


def test_figures_are_kept(where: str) -> None:
    check_figures(where)


def test_armies_are_kept(where: str) -> None:
    check_armies(where)


def test_campaigns_are_kept_with_their_party(where: str) -> None:
    check_campaigns(where)


def test_games_are_listed_shown_and_removed(where: str) -> None:
    check_games(where)


def test_what_a_store_takes_is_counted(where: str) -> None:
    check_storage(where)


def test_a_backup_holds_one_moment_and_fills_another_store(where: str, other: str, tmp_path: Path) -> None:
    check_backup(where, other, tmp_path)


def test_a_store_in_a_file_goes_into_a_database(where: str, tmp_path: Path) -> None:
    check_backup(str(tmp_path / "table.sqlite"), where, tmp_path)


def test_a_store_in_a_database_goes_into_a_file(where: str, tmp_path: Path) -> None:
    check_backup(where, str(tmp_path / "table.sqlite"), tmp_path)


def test_a_person_is_found_and_erased(where: str) -> None:
    check_erasing(where)


def test_notices_and_keys_are_set_and_taken_away(where: str) -> None:
    check_setting(where)


def test_a_store_of_a_newer_version_is_left_alone(where: str) -> None:
    store = open_store(where)
    with store.engine.begin() as connection:
        connection.execute(sa.text("update alembic_version set version_num = '9999'"))
    store.close()
    with pytest.raises(InputError, match="newer version of Affray"):
        open_store(where)


def test_a_database_that_is_not_there_is_named_in_one_line(cluster: str) -> None:
    with pytest.raises(InputError, match=r"^store postgresql://affray@127\.0\.0\.1:\d+/nothing: [^\n]*$"):
        open_store(f"{cluster}nothing")


def test_nothing_acknowledged_is_lost_or_doubled_by_kills(where: str, tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    server = Killing(tmp_path, port, early=False, store=where)
    try:
        tally = asyncio.run(storm(server, f"http://127.0.0.1:{port}", games=4, kills=3, seed=5))
    finally:
        server.stop()
    assert faults(where, tally) == []
    assert len(tally.done) >= 12


HOLD = """
import sys, time
from affray.web.store import open_alone
store = open_alone(sys.argv[1])
print("held", flush=True)
time.sleep(600)
"""


def test_one_server_at_a_time_has_the_database_and_one_that_was_killed_is_no_obstacle(
    where: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with subprocess.Popen([sys.executable, "-c", HOLD, where], stdout=subprocess.PIPE, text=True) as other:
        assert other.stdout is not None and other.stdout.readline() == "held\n"
        with monkeypatch.context() as patch:
            patch.setattr(claim, "PATIENCE", 0.3)
            with pytest.raises(InputError, match=r"^store [^\n]*: another server is using it"):
                open_alone(where)
        open_store(where).close()
        other.kill()
        open_alone(where).close()
    open_alone(where).close()


def test_a_database_that_has_started_again_is_used_at_once(
    where: str, restarted: Callable[[], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    store = open_alone(where)
    store.writer.write(game_batch(GAME, "pig", 1.0))
    assert store.games() == ("g",)
    restarted()
    claim.write_trial(store.engine)
    assert store.claim is not None
    store.claim.keep()
    monkeypatch.setattr(claim, "PATIENCE", 0.3)
    with pytest.raises(InputError, match="another server is using it"):
        open_alone(where)
    store.writer.write(game_batch(msgspec.structs.replace(GAME, id="h"), "pig", 2.0))
    assert store.games() == ("g", "h")
    store.close()
