"""Requests for a game that another worker has or is to make: they are passed on to it, and so is all that it says.

A worker that is asked by another listens at an address of its own, where only those are served who show its secret.
"""

import asyncio
import hmac
import re
import time
from typing import TYPE_CHECKING

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from affray.core import InputError
from affray.web.rooms.hub import Hub
from affray.web.rooms.leaving import MOVED
from affray.web.service.desk import Desk
from affray.web.service.guard import refuse
from affray.web.service.handing import hand_over
from affray.web.service.parameters import ID_FORM
from affray.web.service.passing import (
    AGAIN,
    CLIENT,
    CONNECTING,
    SECRET,
    address_text,
    headers_for,
    place_of,
    relay_socket,
    until_first,
)
from affray.web.service.peers import client_address
from affray.web.store.holding import Holding
from affray.web.store.holds import Peer
from affray.web.words.faults import Refusing
from affray.web.words.wording import say_in_nearest

if TYPE_CHECKING:
    import httpx

PEER = "affray.peer"
"""What a scope holds that has come from another worker."""
GAME = re.compile("/api/games/(" + ID_FORM.strip("^$") + ")(?:/.*)?")
MISPLACED = 421
"""The status of a worker that does not have the game that it is asked for by another."""
TOO_MANY = 429
PATIENCE = 8.0
"""So many seconds a request looks for the worker that has its game."""
PAUSE = 0.1
IDLE = 2.0
"""So many seconds a connection to another worker waits for the next request: fewer than that worker keeps it."""
OWN_REPLIES = frozenset((b"connection", b"keep-alive", b"transfer-encoding", b"date", b"server"))


class Door:
    """The outermost layer: who comes by the address for workers shows the secret and speaks for somebody else."""

    def __init__(self, app: ASGIApp, *, place: Desk, inner: str) -> None:
        self.app, self.place, self.inner = app, place, inner

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket") or address_text(scope.get("server")) != self.inner:
            await self.app(scope, receive, send)
            return
        headers = dict(scope["headers"])
        holding = holding_of(self.place)
        secret = holding.holds.secret.encode() if holding else b""
        if not secret or not hmac.compare_digest(headers.get(SECRET, b""), secret):
            await turn_away(scope, receive, send, 403)
            return
        client = (headers.get(CLIENT, b"").decode("latin-1"), 0)
        await self.app({**scope, PEER: True, "client": client}, receive, send)


class Relay:
    """Passes on what is about a game that another worker has, and new games to the one that has the fewest."""

    def __init__(self, app: ASGIApp, *, place: Desk) -> None:
        self.app, self.place = app, place
        self.client: httpx.AsyncClient | None = None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        about, hub = GAME.fullmatch(scope.get("path", "")), self.place.hub
        if hub is None or hub.holding is None or (about is None and not makes_game(scope)):
            await self.app(scope, receive, send)
        elif about is None:
            await self.make_game(hub, hub.holding, scope, Body(receive), send)
        else:
            await self.ask_holder(about[1], hub, hub.holding, scope, Body(receive), send)

    async def ask_holder(self, game: str, hub: Hub, holding: Holding, scope: Scope, body: "Body", send: Send) -> None:
        """Has a request about a game answered by the worker that has it."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end and not hub.stopping:
            try:
                peer = await self.find_holder(holding, game, scope)
            except Refusing as error:
                await asyncio.sleep(self.place.setting.limits.delay)
                await turn_away(scope, body.receive, send, error.status, error.retry)
                return
            if peer is None:
                with holding.using(game):
                    await self.app(scope, body.receive, send)
                return
            if PEER in scope:
                break
            if isinstance(peer, Peer):
                if await self.pass_on(holding, peer, scope, body, send):
                    return
                holding.forget(game, peer)
            await asyncio.sleep(PAUSE)
        await turn_away(scope, body.receive, send, MISPLACED if PEER in scope else 503)

    async def make_game(self, hub: Hub, holding: Holding, scope: Scope, body: "Body", send: Send) -> None:
        """Has a new game made by the worker that has the fewest; one that stops leaves it to whoever asks."""
        peer = None if PEER in scope or hub.stopping else holding.place_for_game()
        if PEER in scope and hub.stopping:
            await turn_away(scope, body.receive, send, MISPLACED)
        elif peer is None or not await self.pass_on(holding, peer, scope, body, send):
            await self.app(scope, body.receive, send)

    async def find_holder(self, holding: Holding, game: str, scope: Scope) -> Peer | InputError | None:
        """The other worker that has a game, None for this one, what prevents that it is known. Raises Refusing for an address that
        has asked for too many games that there are not."""
        address = client_address(scope)
        is_charged = PEER not in scope and not holding.knows(game)
        if is_charged:
            # Before the answer is known, since many may be asked for at once.
            self.place.check_rate("ask", address)
        peer: Peer | InputError | None
        try:
            peer = await holding.holder(game)
        except InputError as error:
            peer = error
        if is_charged and (peer is not None or holding.knows(game)):
            self.place.rates["ask"].give_back(address)
        return peer

    async def pass_on(self, holding: Holding, peer: Peer, scope: Scope, body: "Body", send: Send) -> bool:
        """Whether a request was passed on; False where the other worker does not have the game or make it, or is gone."""
        gone = holding.gone_event(peer)
        if scope["type"] == "websocket":
            # What was read of it goes along; whoever has the game serves it as if it had come there.
            family = self.place.setting.family
            return await hand_over(scope, family, peer.secret) or await relay_socket(
                peer, gone, scope, body.receive, send
            )
        return await self.request(peer, gone, scope, body, send)

    async def request(self, peer: Peer, gone: asyncio.Event, scope: Scope, body: "Body", send: Send) -> bool:
        """Asks another worker and tells what it answers, unless it is gone before it says anything. What it may have done then is
        not asked again where that would do it twice."""
        if self.client is None:
            self.client = new_client()
        answer, whole = Answer(send), await body.all()
        asking = asyncio.ensure_future(answer.ask(self.client, peer, scope, whole))
        await until_first(asking, gone.wait(), body.end())
        if answer.has_begun or body.has_ended:
            return True
        if not asking.cancelled():
            found = asking.result()
            if found is not None:
                return found
        if is_repeatable(scope, whole):
            return False
        await turn_away(scope, body.receive, send, 503)
        return True


class Body:
    """The body of a request, which may be read again."""

    def __init__(self, receive: Receive) -> None:
        self.source = receive
        self.read: list[Message] = []
        self.place, self.has_ended = 0, False

    async def receive(self) -> Message:
        """What comes, from the beginning on."""
        if self.place < len(self.read):
            self.place += 1
            return self.read[self.place - 1]
        return await self.source()

    async def all(self) -> bytes:
        """The whole body."""
        while not self.read or self.read[-1].get("more_body"):
            self.read.append(await self.source())
        return b"".join(message.get("body", b"") for message in self.read)

    async def end(self) -> None:
        """Returns when whoever asks is gone."""
        while (await self.source())["type"] != "http.disconnect":
            pass
        self.has_ended = True


class Answer:
    """What another worker answers, as it is passed on."""

    def __init__(self, send: Send) -> None:
        self.send, self.has_begun = send, False

    async def ask(self, client: "httpx.AsyncClient", peer: Peer, scope: Scope, body: bytes) -> bool | None:
        """Asks; False where the other worker does not have the game or cannot be reached, None where nobody knows what it has
        done."""
        import httpx

        request = client.build_request(
            scope["method"], f"http://{peer.address}{place_of(scope)}", content=body, headers=headers_for(peer, scope)
        )
        try:
            reply = await client.send(request, stream=True)
            try:
                if reply.status_code == MISPLACED:
                    return False
                headers = [(name, value) for name, value in reply.headers.raw if name.lower() not in OWN_REPLIES]
                self.has_begun = True
                await self.send({"type": "http.response.start", "status": reply.status_code, "headers": headers})
                async for part in reply.aiter_raw():
                    await self.send({"type": "http.response.body", "body": part, "more_body": True})
                await self.send({"type": "http.response.body", "body": b""})
            finally:
                await reply.aclose()
        except (httpx.ConnectError, httpx.ConnectTimeout):
            return False
        except httpx.TransportError:
            return None
        return True


class Named(msgspec.Struct, frozen=True):
    """As much of a body as says whether it is known again."""

    id: str = ""


def makes_game(scope: Scope) -> bool:
    """Whether a request makes a game."""
    return bool(scope["type"] == "http" and (scope["method"], scope["path"]) == ("POST", "/api/games"))


def is_repeatable(scope: Scope, body: bytes) -> bool:
    """Whether a request that is sent twice is done once: it only looks, or its message has an id.

    >>> is_repeatable({"method": "POST"}, b'{"id":"a"}'), is_repeatable({"method": "POST"}, b"{}")
    (True, False)
    """
    if scope["method"] in ("GET", "HEAD"):
        return True
    try:
        return bool(msgspec.json.decode(body, type=Named).id)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return False


async def ask_elsewhere(request: Request, peer: Peer) -> Response | None:
    """What another worker answers to a request that has turned out to be about a game of its own; None where it does not."""
    import httpx

    async with new_client() as client:
        try:
            reply = await client.request(
                request.method, f"http://{peer.address}{place_of(request.scope)}", content=await request.body(),
                headers=headers_for(peer, request.scope),
            )  # fmt: skip
        except httpx.TransportError:
            return None
    if reply.status_code == MISPLACED:
        return None
    kept = {
        name: value for name, value in reply.headers.items() if name.encode() not in (*OWN_REPLIES, b"content-length")
    }
    return Response(reply.content, reply.status_code, headers=kept)


def holding_of(place: Desk) -> Holding | None:
    """The part of a server that runs in a database that several serve; None where it serves alone."""
    return place.hub.holding if place.hub else None


async def turn_away(scope: Scope, receive: Receive, send: Send, status: int, retry: int = 0) -> None:
    """Turns away what cannot be served here, or not before so many seconds."""
    if scope["type"] == "websocket":
        await receive()
        if PEER not in scope and status != 403:
            await send({"type": "websocket.accept"})
        await send({"type": "websocket.close", "code": AGAIN, "reason": MOVED})
        return
    language = dict(scope["headers"]).get(b"accept-language", b"").decode("latin-1").partition(",")[0]
    if status == TOO_MANY:
        await refuse(send, status, "rate", say_in_nearest(language, "no-rate", seconds=max(1, retry)), retry)
        return
    said = say_in_nearest(language, "no-read" if scope["method"] == "GET" else "no-kept")
    await refuse(send, status, "store", said)


def new_client() -> "httpx.AsyncClient":
    """A client for other workers. Raises InputError without httpx."""
    try:
        import httpx
    except ImportError:
        raise InputError("several workers need httpx, which is not installed; expected affray[postgres]") from None
    limits = httpx.Limits(max_connections=None, keepalive_expiry=IDLE)
    timeout = httpx.Timeout(None, connect=CONNECTING)
    # The address is another worker's own; no proxy of the surroundings stands between.
    return httpx.AsyncClient(timeout=timeout, limits=limits, trust_env=False, verify=False)
