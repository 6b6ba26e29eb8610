"""What a worker does with a request for a game that another has."""

import asyncio
from types import SimpleNamespace
from typing import cast

import pytest
from starlette.types import Message, Receive, Scope, Send

from affray.web.rooms.hub import Hub
from affray.web.service import relay
from affray.web.service.desk import Desk, Setting
from affray.web.service.limits import Limits
from affray.web.service.relay import PEER, Relay
from affray.web.store.holding import Holding
from affray.web.store.holds import Holds, Peer
from tests.units.web.store.test_holding import STILL, Base


async def served_here(scope: Scope, receive: Receive, send: Send) -> None:
    """A server that has every game that nobody else has."""
    await send({"type": "http.response.start", "status": 200, "headers": []})
    await send({"type": "http.response.body", "body": b""})


def relay_over(base: Base, ask: tuple[float, int] = (1000.0, 1000)) -> Relay:
    """A relay of a server on a database."""
    desk = Desk(Setting(limits=Limits(delay=0.0, ask=ask)))
    holding = Holding(cast(Holds, base))
    holding.take_in(STILL)
    desk.hub = cast(Hub, SimpleNamespace(holding=holding, stopping=False))
    return Relay(served_here, place=desk)


async def status_of(
    found: Relay, game: str, method: str = "GET", body: bytes = b"", client: str = "10.0.0.1", *, by_peer: bool = False
) -> int:
    """The status of a request for a game; without one of a request that makes one."""
    messages: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]
    sent: list[Message] = []

    async def receive() -> Message:
        if messages:
            return messages.pop()
        await asyncio.Event().wait()
        raise AssertionError

    async def send(message: Message) -> None:
        sent.append(message)

    scope: Scope = {
        "type": "http", "path": f"/api/games/{game}/turn" if game else "/api/games", "method": method, "headers": [], "client": (client, 1),
    }  # fmt: skip
    if by_peer:
        scope[PEER] = True
    await found(scope, receive, send)
    status: int = sent[0]["status"]
    return status


def test_ids_of_games_that_there_are_not_count_as_asking() -> None:
    async def ask() -> None:
        base = Base(a1=True, b1=True)
        found = relay_over(base, ask=(0.001, 2))
        assert [await status_of(found, "a1") for _ in range(4)] == [200] * 4
        assert [await status_of(found, f"f{number}") for number in range(4)] == [200, 200, 429, 429]
        assert base.asked[-2:] == ["f0", "f1"]
        # What is known is no question, and other addresses have not asked.
        assert await status_of(found, "a1") == 200
        assert await status_of(found, "b1") == 429
        assert await status_of(found, "b1", client="10.0.0.2") == 200
        # A worker has counted it already.
        assert await status_of(found, "f9", by_peer=True) == 200

    asyncio.run(ask())


def test_a_worker_that_stops_sends_others_on_and_makes_no_games_for_them() -> None:
    async def ask() -> list[int]:
        found = relay_over(Base(a1=True))
        assert await status_of(found, "a1", by_peer=True) == 200
        assert found.place.hub is not None
        found.place.hub.stopping = True
        return [
            await status_of(found, "a1", by_peer=True),
            await status_of(found, "a1"),
            await status_of(found, "", "POST", by_peer=True),
        ]

    assert asyncio.run(ask()) == [421, 503, 421]


def test_a_game_that_another_worker_does_not_make_is_made_here(monkeypatch: pytest.MonkeyPatch) -> None:
    async def ask() -> tuple[int, int]:
        found, asked = relay_over(Base()), list[Peer]()
        assert found.place.hub is not None and found.place.hub.holding is not None
        found.place.hub.holding.games.clear()
        found.place.hub.holding.mine = {"a1"}

        async def pass_on(holding: Holding, peer: Peer, *_: object) -> bool:
            asked.append(peer)
            return False

        monkeypatch.setattr(found, "pass_on", pass_on)
        return await status_of(found, "", "POST"), len(asked)

    assert asyncio.run(ask()) == (200, 1)


@pytest.mark.parametrize(
    ("method", "body", "again"),
    [("POST", b"{}", False), ("POST", b"no JSON", False), ("POST", b'{"id":"a"}', True), ("GET", b"", True)],
)
def test_what_may_have_been_done_is_asked_again_only_where_that_does_no_harm(
    monkeypatch: pytest.MonkeyPatch, method: str, body: bytes, *, again: bool
) -> None:
    monkeypatch.setattr(relay, "PATIENCE", 1.0)
    heard: list[bytes] = []

    async def hear(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        heard.append(await reader.readuntil(b"\r\n\r\n"))
        writer.close()

    async def ask() -> int:
        async with await asyncio.start_server(hear, "127.0.0.1", 0) as server:
            port = server.sockets[0].getsockname()[1]
            return await status_of(relay_over(Base(c=Peer(2, f"127.0.0.1:{port}", "s"))), "c", method, body)

    assert asyncio.run(ask()) == 503
    assert (len(heard) > 1) == again and heard


def test_a_worker_that_is_not_reached_has_done_nothing() -> None:
    async def ask() -> int:
        async with await asyncio.start_server(lambda *_: None, "127.0.0.1", 0) as server:
            port = server.sockets[0].getsockname()[1]
        base = Base(c=Peer(2, f"127.0.0.1:{port}", "s"))
        found = relay_over(base)
        asking = asyncio.create_task(status_of(found, "c", "POST", b"{}"))
        while not base.asked:
            await asyncio.sleep(0.01)
        base.games["c"] = True
        return await asking

    assert asyncio.run(ask()) == 200
