"""A socket that one worker hands to another: what was said on it goes along, and whoever speaks on it notices nothing."""

import asyncio
import gc
import os
import socket
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager, closing, suppress
from pathlib import Path
from typing import TypeVar

import pytest
import uvicorn
from starlette.types import ASGIApp, Receive, Scope, Send
from uvicorn.server import ServerState
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from affray.platform import HANDS_OVER, handing_line
from affray.web.service import handing
from affray.web.service.handing import Landing, MovableSocket, hand_over, place_of_worker

T = TypeVar("T")
pytestmark = pytest.mark.skipif(not HANDS_OVER, reason="here connections are not handed over")

FAMILY, SECRET = f"of one parent {os.getpid()}", "of the other"
HEAD = (
    b"GET /x HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
HI = b"\x81\x82\0\0\0\0hi"
"""A masked text."""
Run = Callable[[Coroutine[None, None, T]], T]


@pytest.fixture(params=["asyncio", "uvloop"])
def run(request: pytest.FixtureRequest) -> Run[None]:
    """Runs something on each of the loops that a server may have."""
    made = asyncio.new_event_loop if request.param == "asyncio" else pytest.importorskip("uvloop").new_event_loop

    def run_on_loop(work: Coroutine[None, None, None]) -> None:
        with asyncio.Runner(loop_factory=made) as runner:
            runner.run(work)

    return run_on_loop


class Worker:
    """A worker that serves sockets with an app."""

    def __init__(self, app: ASGIApp) -> None:
        self.config, self.state = uvicorn.Config(app, lifespan="off", ws=MovableSocket, log_config=None), ServerState()
        self.config.load()

    def protocol(self) -> MovableSocket:
        """What serves a socket."""
        return MovableSocket(self.config, self.state, {})

    async def listen(self) -> asyncio.Server:
        """Serves at an address of its own."""
        found = asyncio.get_running_loop().create_server(
            lambda: self.config.http_protocol_class(config=self.config, server_state=self.state, app_state={}),  # type: ignore[call-arg]
            "127.0.0.1",
        )
        return await found


def telling(name: str) -> ASGIApp:
    """An app that says its name and who asks for what, then repeats what it hears."""

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        await send({"type": "websocket.send", "text": f"{name} {scope['path']} {scope['client'][0]}"})
        while (said := await receive())["type"] == "websocket.receive":
            await send({"type": "websocket.send", "text": f"{name}: {said['text']}"})

    return app


def handing_to(secret: str, app: ASGIApp, wait: float = 0.0) -> ASGIApp:
    """An app that hands sockets over after some seconds; where it cannot, another serves them."""

    async def handed(scope: Scope, receive: Receive, send: Send) -> None:
        await asyncio.sleep(wait)
        if not await hand_over(scope, FAMILY, secret):
            await app(scope, receive, send)

    return handed


@asynccontextmanager
async def two_workers(
    first: ASGIApp, second: ASGIApp, has_room: Callable[[], bool] = lambda: True
) -> AsyncIterator[tuple[str, Worker, Worker]]:
    """Where a worker listens that serves with one app, it, and a worker that serves what is handed to it with another."""
    one, other = Worker(first), Worker(second)
    landing = Landing(FAMILY, SECRET, other.protocol, has_room)
    server = await one.listen()
    try:
        yield f"ws://127.0.0.1:{server.sockets[0].getsockname()[1]}", one, other
    finally:
        landing.close()
        server.close()


def test_a_socket_is_served_by_the_worker_it_was_handed_to(run: Run[None]) -> None:
    async def speak() -> None:
        first = handing_to(SECRET, telling("first"))
        async with (
            two_workers(first, telling("second")) as (url, one, other),
            connect(f"{url}/api/games/a1/socket") as line,
        ):
            assert await line.recv() == "second /api/games/a1/socket 127.0.0.1"
            await line.send("well met")
            assert await line.recv() == "second: well met"
            assert (len(one.state.connections), len(other.state.connections)) == (0, 1)
            pong = await line.ping()
            await pong

    run(speak())


def open_files() -> int:
    """How many files this process has open."""
    return sum(1 for _ in Path("/proc/self/fd").iterdir())


async def raw_line(url: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A connection on which a socket has been asked for."""
    host, _, port = url.removeprefix("ws://").partition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(HEAD)
    await asyncio.sleep(0.05)
    return reader, writer


def test_what_is_said_before_a_socket_is_handed_over_is_heard(run: Run[None]) -> None:
    async def speak() -> None:
        first = handing_to(SECRET, telling("first"), wait=0.2)
        async with two_workers(first, telling("second")) as (url, _, _):
            reader, writer = await raw_line(url)
            writer.write(HI)
            found = await asyncio.wait_for(reader.readuntil(b"second: hi"), 10)
            assert found.startswith(b"HTTP/1.1 101") and b"second /x" in found
            writer.close()

    run(speak())


def test_who_says_more_than_is_taken_in_waits_after_a_hand_over_too(run: Run[None]) -> None:
    async def slow(scope: Scope, receive: Receive, send: Send) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        while (await receive())["type"] == "websocket.receive":
            await asyncio.sleep(0.2)

    async def speak() -> None:
        first = handing_to(SECRET, telling("first"), wait=0.2)
        async with two_workers(first, slow) as (url, _, other):
            _, writer = await raw_line(url)
            writer.write(HI * 20)
            await asyncio.sleep(0.3)
            flood = (b"\x81\xfe\x20\0\0\0\0\0" + b"x" * 8192) * 100
            for _ in range(50):
                writer.write(flood)
                with suppress(TimeoutError):
                    await asyncio.wait_for(writer.drain(), 0.02)
            (protocol,) = other.state.connections
            assert isinstance(protocol, MovableSocket) and protocol.queue.qsize() < 200
            writer.transport.abort()

    run(speak())


def test_what_cannot_be_read_ends_the_socket(run: Run[None]) -> None:
    async def speak() -> None:
        async def first(scope: Scope, receive: Receive, send: Send) -> None:
            await asyncio.sleep(0.2)
            found = scope[handing.CONNECTION]()
            # As if it were handed over just before that was seen.
            found.heard += b"\x81\x02hi"
            assert await hand_over(scope, FAMILY, SECRET)

        async with two_workers(first, telling("second")) as (url, _, other):
            before = open_files()
            reader, writer = await raw_line(url)
            with suppress(ConnectionError):
                await asyncio.wait_for(reader.read(), 10)
            writer.close()
            for _ in range(100):
                await asyncio.sleep(0.02)
                if not other.state.connections and open_files() <= before:
                    break
            assert not other.state.connections and open_files() <= before

    run(speak())


def test_a_socket_that_is_gone_is_nobodys(run: Run[None]) -> None:
    async def speak() -> None:
        ends = []

        async def first(scope: Scope, receive: Receive, send: Send) -> None:
            found = scope[handing.CONNECTION]()
            found.transport.abort()
            ends.append(await hand_over(scope, FAMILY, SECRET))

        async with two_workers(first, telling("second")) as (url, one, other):
            _, writer = await raw_line(url)
            writer.close()
            while one.state.connections:
                await asyncio.sleep(0.01)
            assert ends == [True] and not other.state.connections

    run(speak())


def test_what_is_kept_for_a_hand_over_has_an_end(run: Run[None]) -> None:
    async def speak() -> None:
        protocols: list[MovableSocket] = []

        async def first(scope: Scope, receive: Receive, send: Send) -> None:
            protocols.append(scope[handing.CONNECTION]())
            await asyncio.sleep(0.5)
            assert not await hand_over(scope, FAMILY, SECRET)
            await telling("first")(scope, receive, send)

        async with two_workers(first, telling("second")) as (url, _, _):
            reader, writer = await raw_line(url)
            # Pongs that nobody asked for, masked.
            writer.write(b"\x8a\xfd\0\0\0\0" + b"x" * 125)
            await asyncio.sleep(0.05)
            assert bytes(protocols[0].heard).endswith(b"x" * 125)
            for _ in range(handing.MOST // 100):
                writer.write(b"\x8a\xfd\0\0\0\0" + b"x" * 125)
            assert b"first /x" in await asyncio.wait_for(reader.readuntil(b"127.0.0.1"), 10)
            assert not protocols[0].heard
            writer.close()

    run(speak())


def test_a_socket_that_is_over_is_forgotten_without_the_collector(run: Run[None]) -> None:
    async def speak() -> None:
        gc.collect()
        gc.disable()
        try:
            async with two_workers(telling("first"), telling("second")) as (url, _, _):
                for _ in range(3):
                    async with connect(f"{url}/x") as line:
                        await line.recv()
                await asyncio.sleep(0.1)
                assert sum(type(thing) is MovableSocket for thing in gc.get_objects()) == 0
        finally:
            gc.enable()

    run(speak())


def test_a_place_is_one_workers_alone(run: Run[None]) -> None:
    async def speak() -> None:
        async with two_workers(telling("first"), telling("second")) as (_, worker, _):
            with pytest.raises(OSError, match="in use"):
                Landing(FAMILY, SECRET, worker.protocol, lambda: True)

    run(speak())


def test_a_worker_of_another_parent_is_handed_nothing(run: Run[None]) -> None:
    async def speak() -> None:
        for family in ("of another parent", ""):

            async def first(scope: Scope, receive: Receive, send: Send, family: str = family) -> None:
                assert not await hand_over(scope, family, SECRET)
                await telling("first")(scope, receive, send)

            async with two_workers(first, telling("second")) as (url, _, _), connect(f"{url}/x") as line:
                assert await line.recv() == "first /x 127.0.0.1"

    run(speak())


def test_a_socket_stays_where_no_worker_takes_it(run: Run[None]) -> None:
    async def speak() -> None:
        first = handing_to("of nobody", telling("first"))
        async with two_workers(first, telling("second")) as (url, _, _), connect(f"{url}/x") as line:
            assert await line.recv() == "first /x 127.0.0.1"

    run(speak())


def test_a_socket_is_handed_over_once(run: Run[None]) -> None:
    async def speak() -> None:
        first = handing_to(SECRET, telling("first"))
        second = handing_to(SECRET, telling("second"))
        async with two_workers(first, second) as (url, _, _), connect(f"{url}/x") as line:
            assert await line.recv() == "second /x 127.0.0.1"

    run(speak())


def test_a_worker_without_room_takes_no_socket(run: Run[None]) -> None:
    async def speak() -> None:
        first = handing_to(SECRET, telling("first"))
        async with two_workers(first, telling("second"), has_room=lambda: False) as (url, _, _):
            with pytest.raises((InvalidHandshake, ConnectionClosed, OSError, EOFError)):
                async with connect(f"{url}/x", open_timeout=10):
                    pass

    run(speak())


def test_nobody_is_served_who_does_not_know_the_secret(run: Run[None]) -> None:
    async def speak() -> None:
        served = []

        async def app(scope: Scope, receive: Receive, send: Send) -> None:
            served.append(scope["path"])

        async with two_workers(telling("first"), app):
            mine, theirs = socket.socketpair()
            with closing(mine), closing(theirs), closing(handing_line()) as line:
                line.connect(place_of_worker(FAMILY, SECRET))
                request = b"GET / HTTP/1.1\r\n\r\n"
                socket.send_fds(line, [b"guessed\n" + request], [theirs.fileno()])
                line.send(f"{SECRET}\n".encode() + request)
                line.send(b"")
                before = open_files()
                for secret in ("guessed", SECRET):
                    with Path(os.devnull).open("rb") as file:
                        socket.send_fds(line, [f"{secret}\n".encode() + request], [file.fileno()])
                theirs.close()
                mine.settimeout(0.0)
                while True:
                    await asyncio.sleep(0.01)
                    try:
                        assert mine.recv(1) == b""
                    except BlockingIOError:
                        continue
                    break
                await asyncio.sleep(0.05)
                assert open_files() < before
        assert not served

    run(speak())


def test_a_worker_that_is_busy_is_asked_again_for_a_while(monkeypatch: pytest.MonkeyPatch, run: Run[None]) -> None:
    monkeypatch.setattr(handing, "TRIES", 3)

    async def speak() -> None:
        first = handing_to("of somebody busy", telling("first"))
        with closing(handing_line()) as busy:
            busy.bind(place_of_worker(FAMILY, "of somebody busy"))
            with closing(handing_line()) as crowd:
                crowd.connect(place_of_worker(FAMILY, "of somebody busy"))
                with suppress(BlockingIOError):
                    while True:
                        crowd.send(b"x")
            async with two_workers(first, telling("second")) as (url, _, _), connect(f"{url}/x") as line:
                assert await line.recv() == "first /x 127.0.0.1"

    run(speak())


def test_a_socket_on_which_too_much_was_said_stays(monkeypatch: pytest.MonkeyPatch, run: Run[None]) -> None:
    monkeypatch.setattr(handing, "MOST", 10)

    async def speak() -> None:
        first = handing_to(SECRET, telling("first"))
        async with two_workers(first, telling("second")) as (url, _, _), connect(f"{url}/x") as line:
            assert await line.recv() == "first /x 127.0.0.1"

    run(speak())
