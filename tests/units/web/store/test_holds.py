"""Which of several workers on a database has which game."""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest
import sqlalchemy as sa

from affray.web.admin.snapshot import snapshot
from affray.web.store import Batch, Store, holds, open_alone
from affray.web.store.holds import Holds, NotHeld, Peer, written_games
from affray.web.store.store import Kept, SeatKept, game_batch, log_batch, log_values, seat_values
from affray.web.store.tables import LOG, SEATS
from tests.units.web.postgres import Cluster
from tests.units.web.served import LONG

SEAT = SeatKept(0, "hash", (0,), owner=True)


def game(name: str) -> Batch:
    """A new game."""
    return game_batch(Kept(name, b"{}", (SEAT,), (b"one",)), "pig", 1.0)


def until(is_so: Callable[[], bool]) -> None:
    """Waits until something is so: after a start of the database its locks say nothing for a while."""
    end = time.monotonic() + LONG
    while not is_so():
        assert time.monotonic() < end
        time.sleep(0.05)


def taken_by(worker: Holds, most: int) -> list[str]:
    """The games that a worker takes over, once there are so many."""
    found: list[str] = []

    def has_all() -> bool:
        found.extend(worker.beat(all_games=False).taken)
        return len(found) >= most

    until(has_all)
    return found


@contextmanager
def workers(database: str, count: int, games: int = 1) -> Iterator[tuple[Store, list[Holds]]]:
    """A store with games g0, g1 and so on, and so many workers on it."""
    store = open_alone(database)
    for number in range(games):
        store.writer.write(game(f"g{number}"))
    found = [Holds(store.engine, f"127.0.0.1:{9000 + number}") for number in range(count)]
    for worker in found:
        worker.beat(all_games=False)
    try:
        yield store, found
    finally:
        for worker in found:
            worker.close(())
        store.close()


def test_what_a_batch_writes_to_are_games_that_were_there_before() -> None:
    seat = ((SEATS, seat_values("h", SEAT)),)
    assert written_games(game("g")) == set()
    assert written_games(log_batch("g", 2, (b"two",))) == {"g"}
    assert written_games(Batch((), seat)) == {"h"}
    assert written_games(Batch((*game("new").rows, *log_batch("g", 2, (b"two",)).rows), seat)) == {"g", "h"}


pytestmark = pytest.mark.xdist_group("postgres")
slow = pytest.mark.slow


@slow
def test_a_game_is_one_workers_and_the_other_hears_whose(database: str) -> None:
    with workers(database, 2) as (_, (first, second)):
        assert first.take("g0") is True
        assert second.take("g0") == Peer(first.me, "127.0.0.1:9000", first.secret)
        assert first.take("g0") is True
        assert second.take("nowhere") is False
        first.release(["g0"])
        assert second.take("g0") is True


@slow
def test_the_games_of_a_worker_that_is_gone_are_for_the_others_in_fair_shares(database: str) -> None:
    with workers(database, 3, games=40) as (_, (first, *others)):
        assert all(first.take(f"g{number}") for number in range(40))
        assert [worker.beat(all_games=False).taken for worker in others] == [(), ()]
        first.living.drop()
        share = taken_by(others[0], 1)
        assert len(share) == 20
        assert {*share, *taken_by(others[1], 20)} == {f"g{number}" for number in range(40)}
        assert others[0].beat(all_games=True).held == frozenset(share)


@slow
def test_a_worker_that_stands_still_loses_its_games_and_learns_of_it(database: str) -> None:
    with workers(database, 2) as (store, (first, second)):
        assert first.take("g0") is True

        def stand_still() -> bool:
            with store.engine.begin() as connection:
                connection.execute(sa.text("UPDATE workers SET beat = beat - 10 WHERE id = :me"), {"me": first.me})
            return bool(second.beat(all_games=False).taken)

        until(stand_still)
        assert first.beat(all_games=True).held == frozenset()
        assert first.take("g0") == Peer(second.me, second.address, second.secret)


@slow
def test_who_no_longer_has_a_game_writes_nothing_of_it(database: str) -> None:
    with workers(database, 2, games=2) as (store, (first, second)):
        assert first.take("g0") is True and first.take("g1") is True
        store.writer.check = first.check
        store.writer.write(log_batch("g0", 2, (b"two",)))
        first.living.drop()
        until(lambda: second.take("g0") is True)
        outcomes = list[object]()
        seat = Batch((), ((SEATS, seat_values("g0", SeatKept(0, "other", (), owner=True))),))
        store.writer.give([log_batch("g0", 3, (b"x",)), log_batch("g1", 2, (b"y",)), seat], outcomes.extend)
        store.writer.write(game("g2"))
        assert [type(outcome) for outcome in outcomes] == [NotHeld, type(None), NotHeld]
        kept = store.load("g0")
        assert kept is not None and (kept.log, kept.seats) == ((b"one", b"two"), (SEAT,))
        store.writer.check = second.check
        store.writer.write(log_batch("g0", 3, (b"three",)))


@slow
def test_a_game_is_taken_over_only_after_what_is_being_written_to_it(database: str) -> None:
    with workers(database, 2) as (store, (first, second)):
        assert first.take("g0") is True
        with store.engine.begin() as connection:
            first.check(connection, [log_batch("g0", 2, (b"two",))])
            first.living.drop()

            def is_gone() -> bool:
                connection.execute(sa.text("SELECT 1"))
                return first.me not in second.beat(all_games=False).peers

            until(is_gone)
            assert second.beat(all_games=False).taken == ()
        assert second.beat(all_games=False).taken == ("g0",)


@slow
def test_who_finds_a_game_locked_hears_whose_it_is_and_stays_a_worker(database: str) -> None:
    with workers(database, 2) as (store, (first, second)):
        assert first.take("g0") is True
        assert second.take("none") is False
        lines = second.living.connection, second.asking.connection
        with store.engine.begin() as connection:
            first.check(connection, [log_batch("g0", 2, (b"two",))])
            assert second.take("g0") == Peer(first.me, first.address, first.secret)
            with pytest.raises(NotHeld):
                first.take("g0")
        assert (second.living.connection, second.asking.connection) == lines
        assert second.me in first.beat(all_games=False).peers
        assert first.take("g0") is True


@slow
def test_who_stands_still_before_a_commit_keeps_no_game_from_others(database: str) -> None:
    with workers(database, 2) as (store, (first, second)):
        assert first.take("g0") is True

        def write_at_last() -> None:
            with store.engine.begin() as connection:
                first.check(connection, [log_batch("g0", 2, (b"two",))])
                first.living.drop()
                until(lambda: second.beat(all_games=False).taken == ("g0",))
                connection.execute(LOG.insert().values(log_values("g0", 2, b"two")))

        with pytest.raises(sa.exc.SQLAlchemyError):
            write_at_last()
        kept = store.load("g0")
        assert kept is not None and kept.log == (b"one",)


@slow
def test_a_transaction_that_locks_no_game_may_take_its_time(database: str) -> None:
    store = open_alone(database)
    for deed in (snapshot, sa.Engine.connect):
        with deed(store.engine) as connection:
            found = connection.scalar(sa.text("SHOW idle_in_transaction_session_timeout"))
            assert (found == "0") == (deed is snapshot)
            assert connection.scalar(sa.text("SHOW tcp_keepalives_idle")) == "5"
            driver = connection.connection.driver_connection
            assert driver is not None and driver.info.get_parameters()["connect_timeout"] == "10"
    store.close()


@slow
def test_a_database_that_starts_again_takes_no_game_from_anybody(
    database: str, cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    # However slow the machine is, both come back in time.
    patient = str(holds.TAKE_OVER).replace(f"< {holds.SILENT} ", "< 600 ").replace(f"< {holds.SETTLING}", "< 600")
    assert patient.count("< 600") == 2
    monkeypatch.setattr(holds, "TAKE_OVER", sa.text(patient))
    with workers(database, 2, games=2) as (_, (first, second)):
        assert first.take("g0") is True and second.take("g1") is True
        cluster.restart()
        for worker in (first, second):
            with pytest.raises(sa.exc.SQLAlchemyError):
                worker.beat(all_games=False)
            assert worker.beat(all_games=False).taken == ()
        assert first.beat(all_games=True).held == frozenset(["g0"])
        assert second.beat(all_games=True).held == frozenset(["g1"])
