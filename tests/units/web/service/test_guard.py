"""What the layer before all paths counts."""

import asyncio
from types import SimpleNamespace

import pytest
from starlette.types import Message, Receive, Scope, Send

from affray.web.operating.meters import Meters
from affray.web.service import guard
from affray.web.service.guard import Guard
from affray.web.service.limits import Limits
from affray.web.service.relay import PEER

PATH = "/api/games/{game}/turn"


def meters_after(monkeypatch: pytest.MonkeyPatch, *, route: str, by_peer: bool) -> tuple[Meters, list[str]]:
    """What was counted, and the paths of what was slow, after a request that is answered by a route or passed on."""
    slow: list[str] = []
    monkeypatch.setattr(guard, "SLOW", -1.0)
    monkeypatch.setattr(guard, "warn", lambda _, **fields: slow.append(str(fields["path"])))

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        if route:
            scope["route"] = SimpleNamespace(path=route)
        await send({"type": "http.response.start", "status": 200, "headers": []})

    async def receive() -> Message:
        raise AssertionError

    async def send(_: Message) -> None:
        pass

    scope: Scope = {
        "type": "http", "method": "GET", "scheme": "http", "path": "/api/games/abc/turn", "headers": [(b"host", b"localhost")],
    }  # fmt: skip
    meters = Meters()
    layer = Guard(app, local=True, limits=Limits(), meters=meters)
    asyncio.run(layer({**scope, PEER: True} if by_peer else scope, receive, send))
    return meters, slow


def test_a_request_is_timed_where_it_is_served_and_counted_where_it_came(monkeypatch: pytest.MonkeyPatch) -> None:
    own, slow = meters_after(monkeypatch, route=PATH, by_peer=False)
    assert (own.responses, list(own.requests.named), slow) == ({"200": 1}, [PATH], [PATH])
    passed_on, slow = meters_after(monkeypatch, route="", by_peer=False)
    assert (passed_on.responses, list(passed_on.requests.named), slow) == ({"200": 1}, [], [])
    served, slow = meters_after(monkeypatch, route=PATH, by_peer=True)
    assert (served.responses, list(served.requests.named), slow) == ({}, [PATH], [PATH])


def message_of(body: bytes, *, more: bool) -> Message:
    """A part of a body."""
    return {"type": "http.request", "body": body, "more_body": more}


def test_a_large_body_comes_whole_and_in_one_piece() -> None:
    parts = [b"a" * 70_000, b"b", b"c" * 70_000]
    coming = [message_of(part, more=part is not parts[-1]) for part in parts]
    coming.append({"type": "http.disconnect"})
    heard: list[Message] = []

    async def app(_: Scope, receive: Receive, send: Send) -> None:
        heard.extend([await receive(), await receive()])
        await send({"type": "http.response.start", "status": 204, "headers": []})

    async def receive() -> Message:
        return coming.pop(0)

    async def send(_: Message) -> None:
        pass

    length = str(sum(map(len, parts))).encode()
    scope: Scope = {
        "type": "http", "method": "POST", "scheme": "http", "path": "/api/verify",
        "headers": [(b"host", b"localhost"), (b"content-length", length)],
    }  # fmt: skip
    asyncio.run(Guard(app, local=True, limits=Limits())(scope, receive, send))
    assert heard == [message_of(b"".join(parts), more=False), {"type": "http.disconnect"}]
