"""A socket that one worker hands to another: what was said on it goes along, and whoever speaks on it notices nothing."""

import asyncio
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing, suppress

import pytest
import uvicorn
from starlette.types import ASGIApp, Receive, Scope, Send
from uvicorn.server import ServerState
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from affray.platform import HANDS_OVER, handing_line
from affray.web.service import handing
from affray.web.service.handing import Landing, MovableSocket, hand_over, place_of_worker

pytestmark = pytest.mark.skipif(not HANDS_OVER, reason="here connections are not handed over")

SECRET = "of the other"


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
        if not await hand_over(scope, secret):
            await app(scope, receive, send)

    return handed


@asynccontextmanager
async def two_workers(
    first: ASGIApp, second: ASGIApp, has_room: Callable[[], bool] = lambda: True
) -> AsyncIterator[tuple[str, Worker, Worker]]:
    """Where a worker listens that serves with one app, it, and a worker that serves what is handed to it with another."""
    one, other = Worker(first), Worker(second)
    landing = Landing(SECRET, other.protocol, has_room)
    server = await one.listen()
    try:
        yield f"ws://127.0.0.1:{server.sockets[0].getsockname()[1]}", one, other
    finally:
        landing.close()
        server.close()


def test_a_socket_is_served_by_the_worker_it_was_handed_to() -> None:
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

    asyncio.run(speak())


def test_what_is_said_before_a_socket_is_handed_over_is_heard() -> None:
    async def speak() -> None:
        first = handing_to(SECRET, telling("first"), wait=0.2)
        async with two_workers(first, telling("second")) as (url, _, _):
            host, _, port = url.removeprefix("ws://").partition(":")
            reader, writer = await asyncio.open_connection(host, int(port))
            key = "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n"
            head = f"GET /x HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n{key}\r\n"
            writer.write(head.encode())
            await asyncio.sleep(0.05)
            # A masked text "hi", in haste.
            writer.write(b"\x81\x82\0\0\0\0hi")
            found = await asyncio.wait_for(reader.readuntil(b"second: hi"), 10)
            assert found.startswith(b"HTTP/1.1 101") and b"second /x" in found
            writer.close()

    asyncio.run(speak())


def test_a_socket_stays_where_no_worker_takes_it() -> None:
    async def speak() -> None:
        first = handing_to("of nobody", telling("first"))
        async with two_workers(first, telling("second")) as (url, _, _), connect(f"{url}/x") as line:
            assert await line.recv() == "first /x 127.0.0.1"

    asyncio.run(speak())


def test_a_socket_is_handed_over_once() -> None:
    async def speak() -> None:
        first = handing_to(SECRET, telling("first"))
        second = handing_to(SECRET, telling("second"))
        async with two_workers(first, second) as (url, _, _), connect(f"{url}/x") as line:
            assert await line.recv() == "second /x 127.0.0.1"

    asyncio.run(speak())


def test_a_worker_without_room_takes_no_socket() -> None:
    async def speak() -> None:
        first = handing_to(SECRET, telling("first"))
        async with two_workers(first, telling("second"), has_room=lambda: False) as (url, _, _):
            with pytest.raises((InvalidHandshake, ConnectionClosed, OSError, EOFError)):
                async with connect(f"{url}/x", open_timeout=10):
                    pass

    asyncio.run(speak())


def test_nobody_is_served_who_does_not_know_the_secret() -> None:
    async def speak() -> None:
        served = []

        async def app(scope: Scope, receive: Receive, send: Send) -> None:
            served.append(scope["path"])

        async with two_workers(telling("first"), app):
            mine, theirs = socket.socketpair()
            with closing(mine), closing(theirs), closing(handing_line()) as line:
                line.connect(place_of_worker(SECRET))
                request = b"GET / HTTP/1.1\r\n\r\n"
                socket.send_fds(line, [b"guessed\n" + request], [theirs.fileno()])
                line.send(f"{SECRET}\n".encode() + request)
                line.send(b"")
                theirs.close()
                mine.settimeout(0.0)
                while True:
                    await asyncio.sleep(0.01)
                    try:
                        assert mine.recv(1) == b""
                    except BlockingIOError:
                        continue
                    break
        assert not served

    asyncio.run(speak())


def test_a_worker_that_is_busy_is_asked_again_for_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(handing, "TRIES", 3)

    async def speak() -> list[str]:
        found = []
        first = handing_to("of somebody busy", telling("first"))
        with closing(handing_line()) as busy:
            busy.bind(place_of_worker("of somebody busy"))
            with closing(handing_line()) as crowd:
                crowd.connect(place_of_worker("of somebody busy"))
                with suppress(BlockingIOError):
                    while True:
                        crowd.send(b"x")
            async with two_workers(first, telling("second")) as (url, _, _), connect(f"{url}/x") as line:
                found.append(str(await line.recv()))
        return found

    assert asyncio.run(speak()) == ["first /x 127.0.0.1"]


def test_a_socket_on_which_too_much_was_said_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(handing, "MOST", 10)

    async def speak() -> None:
        first = handing_to(SECRET, telling("first"))
        async with two_workers(first, telling("second")) as (url, _, _), connect(f"{url}/x") as line:
            assert await line.recv() == "first /x 127.0.0.1"

    asyncio.run(speak())
