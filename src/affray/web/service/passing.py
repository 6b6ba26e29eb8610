"""What one worker says to another, and the sockets that it passes on."""

import asyncio
from collections.abc import Awaitable, Iterable
from contextlib import suppress

from starlette.types import Receive, Scope, Send
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from affray.web.rooms.leaving import MOVED
from affray.web.store.holds import Peer

SECRET, CLIENT = b"x-affray-secret", b"x-affray-client"
"""The headers that one worker shows another: the other's secret, and the address of who asks."""
CONNECTING = 2.0
AGAIN = 1012
UNSENT = (1001, 1005, 1006, 1015)
"""Codes of a line that another worker has not closed on purpose."""
OWN_HEADERS = frozenset(
    (b"host", b"connection", b"keep-alive", b"upgrade", b"transfer-encoding", b"content-length", b"te", b"trailer",
     b"forwarded", b"origin", SECRET, CLIENT)
)  # fmt: skip
"""Headers that are of one connection alone, or that a worker believes of another only where it says them itself."""
OWN_PREFIXES = (b"sec-websocket-", b"x-forwarded-")


# --- what one worker tells another ------------------------------------------------------------------------------------
def headers_for(peer: Peer, scope: Scope) -> list[tuple[bytes, bytes]]:
    """The headers of a request as another worker gets them."""
    client = scope.get("client")
    kept = [
        (name, value)
        for name, value in scope["headers"]
        if name not in OWN_HEADERS and not name.startswith(OWN_PREFIXES)
    ]
    return [*kept, (SECRET, peer.secret.encode()), (CLIENT, (client[0] if client else "").encode("latin-1"))]


def texts(headers: Iterable[tuple[bytes, bytes]]) -> list[tuple[str, str]]:
    """Headers as text."""
    return [(name.decode("latin-1"), value.decode("latin-1")) for name, value in headers]


def place_of(scope: Scope) -> str:
    """The path of a request with its query, as it came."""
    path: bytes = scope.get("raw_path") or scope["path"].encode()
    query: bytes = scope.get("query_string", b"")
    return (path.partition(b"?")[0] + (b"?" + query if query else b"")).decode("latin-1")


def address_text(address: tuple[str, int] | None) -> str:
    """An address as HOST:PORT.

    >>> address_text(("::1", 80)), address_text(None)
    ('[::1]:80', '')
    """
    host, port = address[:2] if address else ("", 0)
    return (f"[{host}]:{port}" if ":" in host else f"{host}:{port}") if address else ""


# --- sockets ----------------------------------------------------------------------------------------------------------
async def relay_socket(peer: Peer, gone: asyncio.Event, scope: Scope, receive: Receive, send: Send) -> bool:
    """Passes a socket on to another worker until either end closes; False where that worker cannot be reached or does not have
    the game."""
    try:
        other = await connect(
            f"ws://{peer.address}{place_of(scope)}", additional_headers=texts(headers_for(peer, scope)),
            user_agent_header=None, max_size=None, compression=None, open_timeout=CONNECTING, proxy=None,
        )  # fmt: skip
    except (OSError, InvalidHandshake, TimeoutError):
        return False
    async with other:
        await receive()
        await send({"type": "websocket.accept"})
        await until_first(pass_up(receive, other), pass_down(other, send), gone.wait())
        code, reason = other.close_code, other.close_reason or ""
        if code in (None, *UNSENT):
            code, reason = AGAIN, MOVED
        with suppress(RuntimeError):
            # Whoever has closed the socket himself hears of it no more.
            await send({"type": "websocket.close", "code": code, "reason": reason})
    return True


async def until_first(*works: Awaitable[object]) -> None:
    """Waits until the first of these is done, and ends the others."""
    waiting = {asyncio.ensure_future(work) for work in works}
    try:
        await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)


async def pass_up(receive: Receive, other: ClientConnection) -> None:
    """Passes on what a seat says, until it is gone."""
    with suppress(ConnectionClosed):
        while (message := await receive())["type"] == "websocket.receive":
            text = message.get("text")
            await other.send(message["bytes"] if text is None else text)


async def pass_down(other: ClientConnection, send: Send) -> None:
    """Passes on what a seat is told, until the other worker closes the line."""
    with suppress(ConnectionClosed):
        async for message in other:
            await send({"type": "websocket.send", "text" if isinstance(message, str) else "bytes": message})
