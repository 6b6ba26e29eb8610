"""A process that watches over the server: it starts again what ends, renews it for an upgrade, and ends with it."""

import asyncio
import os
import random
import signal
import socket
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from affray.core import InputError
from affray.web.client import Seat, make_game
from affray.web.messages import Command, NewGame
from affray.web.serve import run_server
from affray.web.service import supervisor
from affray.web.service.options import ServeOptions
from affray.web.service.supervisor import Supervisor
from tests.units.web.crashing import Killing, children_of
from tests.units.web.served import LONG


def test_a_store_in_a_file_has_one_process(tmp_path: Path) -> None:
    with pytest.raises(InputError, match=r"^--workers 2: a store in a file has one process; expected 1, or --store "):
        run_server(ServeOptions(port=0, workers=2, store=str(tmp_path / "s.sqlite")))


def test_where_no_sockets_are_handed_on_there_are_no_workers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(supervisor, "IS_POSIX", False)
    with pytest.raises(InputError, match=r"^--workers: needs an operating system"):
        run_server(ServeOptions(port=0, workers=1))


@pytest.fixture
def warnings(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The events that a supervisor warns of."""
    found: list[str] = []
    monkeypatch.setattr(supervisor, "warn", lambda event, **_: found.append(event))
    return found


@asynccontextmanager
async def watched(code: str) -> AsyncIterator[Supervisor]:
    """A supervisor with a child that runs some lines."""
    with socket.create_server(("127.0.0.1", 0)) as listening:
        found = Supervisor(listening, "", 1, lambda: None, alone=True)
        found.command = [sys.executable, "-c", code]
        found.children = [await found.start()]
        found.do(found.keep(0))
        try:
            yield found
        finally:
            for task in tuple(found.tasks):
                task.cancel()
            await asyncio.gather(*found.tasks, return_exceptions=True)
            await asyncio.gather(*(child.end() for child in found.started))


async def until_so(is_so: Callable[[], bool]) -> None:
    """Waits until something is so."""
    async with asyncio.timeout(LONG):
        while not is_so():
            await asyncio.sleep(0.01)


def test_while_a_child_that_ended_waits_the_others_may_be_renewed(
    monkeypatch: pytest.MonkeyPatch, warnings: list[str]
) -> None:
    monkeypatch.setattr(supervisor, "FIRST_PAUSE", LONG)
    monkeypatch.setattr(supervisor, "QUICK", LONG)

    async def look() -> None:
        async with watched("pass") as found:
            old = found.children[0]
            await until_so(lambda: bool(warnings))
            await asyncio.sleep(0)
            assert not found.renewal.locked() and found.children == [old]

    asyncio.run(look())


def test_a_child_that_cannot_be_started_is_started_later(monkeypatch: pytest.MonkeyPatch, warnings: list[str]) -> None:
    monkeypatch.setattr(supervisor, "FIRST_PAUSE", 0.01)

    async def look() -> None:
        async with watched("pass") as found:
            old, command = found.children[0], found.command
            found.command = ["/no/such/program"]
            await until_so(lambda: warnings.count("process-fails") == 3)
            assert found.children == [old] and warnings[:2] == ["process-ended", "process-fails"]
            await found.renew()
            assert found.children == [old] and "upgrade-fails" in warnings
            found.command = command
            await until_so(lambda: found.children != [old])

    asyncio.run(look())


def test_a_child_that_never_comes_to_serve_is_waited_for_no_longer_than_so(
    monkeypatch: pytest.MonkeyPatch, warnings: list[str]
) -> None:
    async def look() -> None:
        async with watched("import time; time.sleep(600)") as found:
            old = found.children[0]
            monkeypatch.setattr(supervisor, "COMING", 0.1)
            await found.renew()
            assert found.children == [old] and warnings == ["process-late", "upgrade-fails"]
            assert [child.ended.is_set() for child in found.started if child is not old] == [True]

    asyncio.run(look())


SPEAKING = """
import json, os, socket, time
line = socket.socket(fileno=json.loads(os.environ["_AFFRAY_POST"])["line"])
line.send(b"r")
for _ in range(15):
    time.sleep(0.2)
    line.send(b"l")
time.sleep(600)
"""


def test_a_child_that_stands_still_is_ended(monkeypatch: pytest.MonkeyPatch, warnings: list[str]) -> None:
    monkeypatch.setattr(supervisor, "HUNG_ALONE", 2)
    monkeypatch.setattr(supervisor, "FIRST_PAUSE", LONG)
    monkeypatch.setattr(supervisor, "QUICK", LONG)

    async def look() -> None:
        async with watched(SPEAKING) as found:
            child = found.children[0]
            await child.ended.wait()
            assert child.lived >= 3
            await until_so(lambda: len(warnings) == 2)
            assert warnings == ["process-silent", "process-ended"]

    asyncio.run(look())


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Killing]:
    """A server under a process that watches over it."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    found = Killing(tmp_path, port, workers=1)
    yield found
    if found.process.poll() is None:
        found.stop()


def until(is_so: Callable[[], bool]) -> None:
    """Waits until something is so."""
    end = time.monotonic() + LONG
    while not is_so():
        assert time.monotonic() < end
        time.sleep(0.05)


def url_of(server: Killing) -> str:
    """Where a server is."""
    return f"http://127.0.0.1:{server.command[3]}"


@pytest.mark.slow
def test_players_stay_while_the_server_is_renewed_or_killed(server: Killing) -> None:
    async def play() -> None:
        url = url_of(server)
        made = await make_game(url, NewGame("foeman", "duel", seats={"Blue": "greedy"}))
        async with Seat(url, made.game, made.token) as seat:
            for is_killed in (False, True):
                before, connections = children_of(server.process.pid), seat.connections
                if is_killed:
                    server.strike(random.Random(1))
                else:
                    os.kill(server.process.pid, signal.SIGHUP)
                while seat.connections == connections:
                    await asyncio.sleep(0.05)
                await seat.command(Command("", "chat", "still here"))
                assert set(children_of(server.process.pid)).isdisjoint(before)
            # New requests wait at the open address instead of being refused.
            os.kill(server.process.pid, signal.SIGHUP)
            for _ in range(8):
                await make_game(url, NewGame("foeman", "duel", seats={"Blue": "greedy"}))
                await asyncio.sleep(0.2)

    asyncio.run(play())


@pytest.mark.slow
def test_the_server_ends_with_the_process_that_watches_over_it(server: Killing) -> None:
    (child,) = children_of(server.process.pid)
    server.kill()
    until(lambda: not Path(f"/proc/{child}").exists())


@pytest.mark.slow
def test_a_store_that_is_damaged_ends_both_in_one_line(tmp_path: Path) -> None:
    path = tmp_path / "s.sqlite"
    path.write_text("no database at all, but a text that is long enough to be looked at " * 20)
    command = [
        sys.executable,
        "-m",
        "affray",
        "serve",
        "--no-open",
        "--port",
        "0",
        "--workers",
        "1",
        "--store",
        str(path),
    ]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1 and str(path) in done.stderr
