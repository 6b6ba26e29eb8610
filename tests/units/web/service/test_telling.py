"""What workers tell each other: limits hold over all of them, and one answers with the metrics of all."""

import asyncio
import re
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import httpx
import pytest
from fastapi import FastAPI
from starlette.requests import Request
from starlette.responses import Response

from affray.web.operating.meters import MetricsPage, merged_pages
from affray.web.paths.workers import router
from affray.web.rooms.hub import Hub
from affray.web.service import metrics, relay, telling, turns
from affray.web.service.desk import Desk, Setting
from affray.web.service.limits import Limits, Places, Rate
from affray.web.service.metrics import all_metrics
from affray.web.service.relay import PEER, Door
from affray.web.service.telling import Taken, Telling, hear
from affray.web.store.holding import Holding
from affray.web.store.holds import Beat, Holds, Peer
from tests.browser.serving import Served, serving
from tests.units.web.served import LONG
from tests.units.web.store.test_holding import Base

FEW = Limits(heavy=(0.001, 4), sockets=3, delay=0.0)


def worker(number: int, *others: int) -> Desk:
    """A worker's desk; it knows of others by their numbers."""
    base = Base()
    desk, holding = Desk(Setting(limits=FEW)), Holding(cast(Holds, base))
    base.me, base.secret = number, f"secret {number}"  # type: ignore[attr-defined]
    holding.take_in(
        Beat({other: Peer(other, f"worker-{other}:9000", f"secret {other}") for other in others}, {}, (), None)
    )
    desk.hub = cast(Hub, SimpleNamespace(holding=holding))
    return desk


def client_of(*workers: Desk) -> Callable[[], httpx.AsyncClient]:
    """Clients that reach workers by their numbers, from 1."""
    mounts: dict[str, httpx.AsyncBaseTransport] = {}
    for number, desk in enumerate(workers, 1):
        app = FastAPI()
        app.state.desk = desk
        app.include_router(router)
        app.add_api_route("/metrics", told_metrics)
        mounts[f"all://worker-{number}"] = httpx.ASGITransport(Door(app, place=desk, inner=f"worker-{number}:9000"))
    return lambda: httpx.AsyncClient(mounts=mounts, transport=httpx.MockTransport(unreachable))


async def told_metrics(request: Request) -> Response:
    """The metrics of a worker."""
    return Response(await all_metrics(request))


def unreachable(request: httpx.Request) -> httpx.Response:
    """Nobody is there."""
    raise httpx.ConnectError("nobody", request=request)


def test_what_is_taken_at_one_worker_is_taken_at_all(monkeypatch: pytest.MonkeyPatch) -> None:
    first, second = worker(1, 2, 3), worker(2, 1)
    monkeypatch.setattr(telling, "new_client", client_of(first, second))
    monkeypatch.setattr(telling, "EVERY", 0.01)

    async def tell() -> None:
        assert first.hub is not None and first.hub.holding is not None
        found = Telling(first, first.hub.holding)
        heavy = first.rates["heavy"]
        assert [heavy.take("a") for _ in range(5)] == [True] * 4 + [False]
        assert heavy.take("b") and first.sockets.take("a")
        heavy.give_back("b")
        while not second.sockets.elsewhere:
            await asyncio.sleep(0.01)
        await found.stop()

    asyncio.run(tell())
    assert not second.rates["heavy"].take("a") and "b" not in second.rates["heavy"].left
    assert second.sockets.elsewhere == {1: {"a": 1}}
    assert [second.sockets.take("a") for _ in range(3)] == [True, True, False] and second.sockets.take("b")


def test_what_is_given_back_is_told_too_and_nothing_of_seats(monkeypatch: pytest.MonkeyPatch) -> None:
    first, second = worker(1, 2), worker(2, 1)
    monkeypatch.setattr(telling, "new_client", client_of(first, second))

    async def tell() -> None:
        assert first.hub is not None and first.hub.holding is not None
        found = Telling(first, first.hub.holding)
        for _ in range(4):
            assert first.rates["heavy"].take("a") and first.rates["light"].take("game 0")
            await found.tell()
            first.rates["heavy"].give_back("a")
            await found.tell()
        await found.stop()

    asyncio.run(tell())
    assert not second.rates["light"].left and [second.rates["heavy"].take("a") for _ in range(5)] == [True] * 4 + [
        False
    ]


async def tell_until(desk: Desk, peers: list[int]) -> None:
    """Tells others until three have been tried."""
    assert desk.hub is not None and desk.hub.holding is not None
    found = Telling(desk, desk.hub.holding)
    while len(peers) < 3:
        await asyncio.sleep(0.01)
    await found.stop()


def test_what_goes_wrong_in_telling_is_said_and_it_goes_on(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    desk, tries = worker(1, 2), list[int]()
    monkeypatch.setattr(telling, "new_client", client_of(desk))
    monkeypatch.setattr(telling, "EVERY", 0.01)

    async def fail(self: Telling, peer: Peer, body: bytes) -> None:
        tries.append(peer.id)
        raise ValueError("no such address")

    monkeypatch.setattr(Telling, "tell_one", fail)

    asyncio.run(tell_until(desk, tries))
    assert "the other workers are not told" in caplog.text and "no such address" in caplog.text


def test_who_does_not_answer_delays_nobody_else(monkeypatch: pytest.MonkeyPatch) -> None:
    desk, peers = worker(1, 2, 3), list[int]()
    monkeypatch.setattr(telling, "new_client", client_of(desk))
    monkeypatch.setattr(telling, "EVERY", 0.01)

    async def answer(self: Telling, peer: Peer, body: bytes) -> None:
        if peer.id == 2:
            await asyncio.Event().wait()
        peers.append(peer.id)

    monkeypatch.setattr(Telling, "tell_one", answer)

    asyncio.run(tell_until(desk, peers))
    assert set(peers) == {3}


def test_what_is_owed_is_paid_back_in_time() -> None:
    rate = Rate((1.0, 10))
    rate.take_elsewhere("a", 1000, now=0.0)
    assert not rate.take("a", now=10.5) and rate.take("a", now=11.5)


def test_of_a_worker_that_is_gone_nothing_is_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    desk = worker(1, 2)
    monkeypatch.setattr(telling, "new_client", client_of())

    async def tell() -> None:
        assert desk.hub is not None and desk.hub.holding is not None
        found, holding = Telling(desk, desk.hub.holding), desk.hub.holding
        hear(desk, Taken(2, {"heavy": {"a": 1}, "unknown": {"a": 1}}, {"sockets": {"a": 3}, "unknown": {}}))
        await found.tell()
        assert not desk.sockets.take("a")
        holding.take_in(Beat({}, {}, (), None))
        await found.tell()
        assert desk.sockets.take("a")
        await found.stop()

    asyncio.run(tell())


def test_nobody_but_a_worker_tells(monkeypatch: pytest.MonkeyPatch) -> None:
    desk = worker(1)
    app = FastAPI()
    app.state.desk = desk
    app.include_router(router)

    async def ask() -> list[int]:
        found = []
        for guarded in (app, Door(app, place=desk, inner="worker-1:9000")):
            async with httpx.AsyncClient(
                transport=httpx.ASGITransport(guarded), base_url="http://worker-1:9000"
            ) as client:
                found.append(
                    (await client.post(telling.PATH, json={"worker": 2, "rates": {}, "places": {}})).status_code
                )
        return found

    assert asyncio.run(ask()) == [404, 403]


def test_places_are_those_of_all_workers() -> None:
    places = Places(3)
    places.elsewhere = {2: {"a": 1}, 3: {"a": 1, "b": 1}}
    assert [places.take("a"), places.take("a"), places.take("b")] == [True, False, True]


def test_questions_and_works_are_told_too(monkeypatch: pytest.MonkeyPatch) -> None:
    first, second = worker(1, 2), worker(2, 1)
    monkeypatch.setattr(telling, "new_client", client_of(first, second))

    async def tell() -> None:
        assert first.hub is not None and first.hub.holding is not None
        found, halt = Telling(first, first.hub.holding), asyncio.get_running_loop().create_future()
        with ExitStack() as asking:
            for _ in range(3):
                assert first.bench.asked.take("a")
                asking.callback(first.bench.asked.give_back, "a")
            async with first.turns.turn("a", halt):
                await asyncio.sleep(0.01)
            await found.tell()
            assert [second.bench.asked.take("a") for _ in range(2)] == [True, False] and second.bench.asked.take("b")
        rested = [time.monotonic() < max(desk.turns.rested) for desk in (first, second)]
        assert rested == [True, True] and second.turns.untold is None
        for _ in range(2):
            # What has been told is not told again.
            assert found.news().works == {}
        await found.tell()
        assert second.bench.asked.take("a")
        await found.stop()

    monkeypatch.setattr(turns, "REST", 10_000.0)
    asyncio.run(tell())


def test_keys_of_addresses_are_told_by_kind_and_those_of_seats_are_not() -> None:
    desk, request = worker(1), Request({"type": "http", "client": ("192.0.2.1", 9)})
    rate = desk.rates["light"]
    rate.untold = Counter()
    desk.check_kind(request, "figures")
    desk.check_kind(request, "lab", cost=0)
    desk.check_rate("light", "game 0")
    assert rate.untold == {"figures:192.0.2.1": 1}


# --- metrics ----------------------------------------------------------------------------------------------------------
def test_one_worker_answers_with_the_metrics_of_all(monkeypatch: pytest.MonkeyPatch) -> None:
    first, second = worker(1, 2, 3), worker(2, 1)

    def text(desk: Desk) -> str:
        page = MetricsPage({"worker": "1" if desk is first else "2"})
        page.add("gauge", "affray_rooms", "Games.", [({}, 3)])
        return page.text()

    monkeypatch.setattr(metrics, "metrics_text", text)
    monkeypatch.setattr(relay, "new_client", client_of(first, second))
    app = SimpleNamespace(state=SimpleNamespace(desk=first))
    scope = {"type": "http", "method": "GET", "path": "/metrics", "headers": [], "app": app}

    async def receive() -> dict[str, object]:
        return {"type": "http.request", "body": b"", "more_body": False}

    found = asyncio.run(all_metrics(Request(scope, receive)))
    assert [line for line in found.splitlines() if "affray_rooms" in line] == [
        "# HELP affray_rooms Games.", "# TYPE affray_rooms gauge",
        'affray_rooms{worker="1"} 3', 'affray_rooms{worker="2"} 3',
    ]  # fmt: skip
    assert re.findall(r'affray_worker_answers{worker="(\d)"} (\d)', found) == [("1", "1"), ("2", "1"), ("3", "0")]
    assert asyncio.run(all_metrics(Request({**scope, PEER: True}, receive))) == text(first)


def test_metrics_of_a_histogram_stand_together() -> None:
    pages = [f'# HELP h H.\n# TYPE h histogram\nh_sum{{worker="{n}"}} 1\nh_count 1\n# HELP g G.\ng 1\n' for n in (1, 2)]
    lines = merged_pages(pages).splitlines()
    assert lines == [
        "# HELP h H.", "# TYPE h histogram", 'h_sum{worker="1"} 1', "h_count 1", 'h_sum{worker="2"} 1', "h_count 1",
        "# HELP g G.", "g 1", "g 1",
    ]  # fmt: skip


# --- workers as they are run ------------------------------------------------------------------------------------------
@pytest.fixture
def pair(database: str, tmp_path: Path) -> Iterator[tuple[Served, Served]]:
    """Two workers on one database, at addresses of their own."""
    more = ("--store", database, "--metrics", "127.0.0.1", "--limits", "heavy=0.001,4")
    with ExitStack() as stack:
        yield cast(
            "tuple[Served, Served]",
            tuple(stack.enter_context(serving(tmp_path / "none", None, more)) for _ in range(2)),
        )


@pytest.mark.slow
@pytest.mark.xdist_group("postgres")
def test_a_limit_holds_over_workers_and_each_shows_the_metrics_of_both(pair: tuple[Served, Served]) -> None:
    body = {"system": "foeman", "scenario": "duel", "seats": {"Blue": "greedy"}}

    def made(served: Served) -> int:
        return httpx.post(f"{served.url}/api/games", json=body, timeout=LONG).status_code

    first, second = pair
    # Until they tell each other, each worker that makes one of them counts for itself.
    codes = [made(first) for _ in range(9)]
    assert codes[:4] == [201] * 4 and 429 in codes
    end, tries = time.monotonic() + LONG, 0
    while made(second) != 429:
        tries += 1
        assert tries < 4 and time.monotonic() < end
        time.sleep(telling.EVERY)
    shown = [httpx.get(f"{served.url}/metrics", timeout=LONG).text for served in pair]
    workers = [set(re.findall(r'affray_answers_total{worker="(\d+)"}', text)) for text in shown]
    assert workers[0] == workers[1] and len(workers[0]) == 2
    assert re.search(r'affray_limited_total{worker="\d+",limit="heavy"} [1-9]', shown[0])
    assert re.findall(r"affray_worker_answers{.*} (\d)", shown[0]) == ["1", "1"]
