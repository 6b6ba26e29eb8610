"""A hostile visitor: what each abuse meets, one test for each protection (docs/hosts/server.md lists them all)."""

import asyncio
import gzip
import json
import socket
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack, ExitStack, suppress
from pathlib import Path

import httpx
import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect

from affray.web.messages import Made, NewGame
from affray.web.service import arrivals, intake, patience, turns
from affray.web.service.desk import Setting
from affray.web.service.turns import Turns
from affray.web.words.faults import Refusing
from tests.units.web.served import PATIENT, Client, bearer, new_game, served
from tests.units.web.service.test_limits import QUERY, SEAT

HOSTILE = "127.0.0.2"
"""The address of the visitor; those who play have another."""
LATE = 10.0
"""Longer than any test takes to see that somebody waits."""
DUEL = {"system": "foeman", "scenario": "duel"}


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    """A server for all of this module."""
    with served(tmp_path_factory.mktemp("table"), Setting(limits=PATIENT)) as found:
        yield found


def line(client: Client, data: bytes = b"", source: str = HOSTILE) -> socket.socket:
    """A connection from an address, on which something was sent."""
    port = int(client.url.rpartition(":")[2])
    found = socket.create_connection(("127.0.0.1", port), source_address=(source, 0))
    found.settimeout(30)
    found.sendall(data)
    return found


def asking(path: str, more: str = "") -> bytes:
    """A request as it is sent."""
    return f"GET {path} HTTP/1.1\r\nHost: localhost\r\n{more}\r\n".encode()


def is_silent(connection: socket.socket) -> bool:
    """Whether nothing has come on a connection yet."""
    connection.setblocking(False)
    try:
        return connection.recv(1, socket.MSG_PEEK) == b"?"
    except BlockingIOError:
        return True


def is_closed(connection: socket.socket) -> bool:
    """Whether the server closes a connection, whatever it says first."""
    try:
        while connection.recv(65536):
            pass
    except TimeoutError:
        return False
    except OSError:
        return True
    return True


# --- floods -----------------------------------------------------------------------------------------------------------
def test_a_refusal_of_too_much_takes_its_time_and_others_are_answered(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(PATIENT, ask=(0.001, 1), delay=LATE)
    with served(tmp_path, Setting(limits=limits)) as client:
        path = "/api/systems/foeman/clauses?q=fm-dx-01"
        with line(client, asking(path)) as flood:
            assert flood.recv(12) == b"HTTP/1.1 200"
            while b"\r\n0\r\n" not in (data := flood.recv(1 << 20)) and not data.endswith(b"]"):
                pass
            flood.sendall(asking(path))
            assert client.get(path).status_code == 200
            assert is_silent(flood)


def test_a_socket_that_says_too_much_waits_and_others_are_answered(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(PATIENT, chat=(0.001, 1), delay=LATE)
    with served(tmp_path, Setting(limits=limits)) as client:
        made = new_game(client, seats={"Blue": "friend"})

        async def say() -> None:
            async with connect(socket_url(client, made)) as found:
                await found.send(json.dumps({"kind": "hello", "token": made.token}))
                for number in range(3):
                    await found.send(json.dumps({"kind": "command", "id": f"{number}", "do": "chat", "text": "x"}))
                replies = []
                while "done" not in replies:
                    replies.append(json.loads(await found.recv())["kind"])
                friend = bearer(made.friends[0].token)
                reply = await asyncio.to_thread(
                    client.post,
                    f"/api/games/{made.game}/commands",
                    json={"id": "a", "do": "chat", "text": "y"},
                    headers=friend,
                )
                assert reply.status_code == 200
                assert "refused" not in await heard_for(found, 0.5)

        asyncio.run(say())


async def heard_for(found: ClientConnection, seconds: float) -> list[str]:
    """The kinds of what a socket says for a while."""
    kinds = []
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            while True:
                kinds.append(json.loads(await found.recv())["kind"])
    return kinds


def socket_url(client: Client, made: Made) -> str:
    """Where the sockets of a game are."""
    return f"{client.url.replace('http', 'ws')}/api/games/{made.game}/socket"


def test_an_address_makes_one_game_at_a_time(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    hub = client.desk.running_hub()
    make, under_way, most = hub.create, [0], [0]

    async def create(wanted: NewGame, language: str = "en") -> Made:
        under_way[0] += 1
        most[0] = max(most[0], under_way[0])
        await asyncio.sleep(0.05)
        under_way[0] -= 1
        return await make(wanted, language)

    monkeypatch.setattr(hub, "create", create)
    with ThreadPoolExecutor(6) as pool:
        statuses = list(pool.map(lambda _: client.post("/api/games", json=DUEL).status_code, range(6)))
    assert (statuses, most) == ([201] * 6, [1])


def test_works_of_an_address_wait_in_a_line_with_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turns, "LINE", 2)

    async def crowd() -> None:
        found, halt = Turns(), asyncio.get_running_loop().create_future()

        async def work() -> None:
            async with found.turn("a", halt):
                await asyncio.sleep(LATE)

        works = [asyncio.ensure_future(work())]
        while not any(lock.locked() for lock in found.locks) or any(found.waiting):
            await asyncio.sleep(0)
        works += [asyncio.ensure_future(work()) for _ in range(2)]
        while sum(found.waiting) < 2:
            await asyncio.sleep(0.01)
        with pytest.raises(Refusing) as caught:
            await work()
        assert caught.value.status == 429
        # Who has gone does not hold the line up; who still waits is sent away when the server stops.
        works[1].cancel()
        halt.set_result(None)
        ended = await asyncio.gather(*works[1:], return_exceptions=True)
        assert isinstance(ended[0], asyncio.CancelledError)
        assert isinstance(ended[1], Refusing) and (ended[1].status, ended[1].fault.code) == (503, "store")
        works[0].cancel()
        assert sum(found.waiting) == 0

    asyncio.run(crowd())


def test_after_a_work_its_address_rests(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turns, "REST", 10_000.0)

    async def rest() -> None:
        found, halt = Turns(), asyncio.get_running_loop().create_future()
        async with found.turn("a", halt):
            await asyncio.sleep(0.01)
        resting = asyncio.ensure_future(found.turn("a", halt).__aenter__())
        while not any(lock.locked() for lock in found.locks):
            await asyncio.sleep(0)
        assert not resting.done()
        # Whoever rests is sent away when the server stops.
        halt.set_result(None)
        with pytest.raises(Refusing) as caught:
            await resting
        assert caught.value.status == 503 and not any(lock.locked() for lock in found.locks)

    asyncio.run(rest())


def test_systems_are_put_into_words_once_for_each_language(client: Client) -> None:
    for language in ("xx", "fr", "de-CH", "en"):
        assert client.get("/api/systems", params={"lang": language}).status_code == 200
    assert set(client.desk.systems) <= {"en", "de"}


# --- connections ------------------------------------------------------------------------------------------------------
def test_an_address_has_so_many_connections_and_others_have_theirs(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(PATIENT, connections=3)
    with served(tmp_path, Setting(limits=limits)) as client:
        made = new_game(client)
        held = [line(client) for _ in range(3)]
        with line(client, asking("/api/health")) as one_more:
            assert is_closed(one_more)
        assert client.get("/api/health").status_code == 200
        for connection in held:
            connection.close()
        while not answered(client):
            pass

        async def sockets() -> None:
            # A socket gives its place among connections back.
            opened = [await connect(socket_url(client, made), local_addr=(HOSTILE, 0)) for _ in range(5)]
            for found in opened:
                await found.close()

        asyncio.run(sockets())


def answered(client: Client) -> bool:
    """Whether the visitor is answered."""
    with line(client, asking("/api/health")) as connection:
        try:
            return connection.recv(12) == b"HTTP/1.1 200"
        except OSError:
            return False


def test_a_proxy_has_as_many_connections_as_it_needs(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(PATIENT, connections=1)
    with served(tmp_path, Setting(limits=limits, proxies=(HOSTILE,))) as client:
        held = [line(client) for _ in range(4)]
        assert answered(client)
        for connection in held:
            connection.close()


def test_silent_sockets_of_an_address_wait_and_others_are_let_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(arrivals, "SILENT", 2)
    with served(tmp_path, Setting(limits=PATIENT)) as client:
        made = new_game(client)
        hello = json.dumps({"kind": "hello", "token": made.onlooker})

        async def crowd(opened: AsyncExitStack) -> None:
            async def come(source: str) -> ClientConnection:
                found = connect(socket_url(client, made), local_addr=(source, 0), open_timeout=60)
                return await opened.enter_async_context(found)

            # Whoever says who it is has nothing to do with the silent.
            for _ in range(4):
                await (await come(HOSTILE)).send(hello)
            silent = [await come(HOSTILE) for _ in range(2)]
            waiting = [asyncio.ensure_future(come(HOSTILE)) for _ in range(3)]
            other = await come("127.0.0.1")
            await other.send(hello)
            assert json.loads(await other.recv())["kind"] == "welcome"
            assert not any(task.done() for task in waiting)
            # Who is gone is not waited for, and the others come in one after another.
            waiting[0].cancel()
            await silent[0].send(hello)
            await asyncio.wait(waiting[1:], return_when=asyncio.FIRST_COMPLETED)
            assert sum(task.done() for task in waiting[1:]) == 1
            await silent[1].close()
            await asyncio.gather(*waiting[1:])

        async def opened() -> None:
            async with AsyncExitStack() as stack:
                await crowd(stack)

        asyncio.run(opened())


def test_a_socket_that_has_waited_long_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arrivals, "SILENT", 1)
    monkeypatch.setattr(arrivals, "PATIENCE", 0.2)
    with served(tmp_path, Setting(limits=PATIENT)) as client:
        made = new_game(client)

        async def wait() -> None:
            url = socket_url(client, made)
            async with connect(url, open_timeout=60), connect(url, open_timeout=60) as found:
                await found.wait_closed()
            assert found.close_code == 4429 and found.close_reason and "10 seconds" in found.close_reason

        asyncio.run(wait())


# --- size -------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    "data",
    [
        asking("/api/health", f"X-Large: {'x' * (4 << 20)}"),
        asking("/" + "x" * (4 << 20)),
        b"POST /api/verify HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\n\r\nx"
        + asking("/api/health", f"X-Large: {'x' * (4 << 20)}"),
    ],
    ids=["header", "address", "second"],
)
def test_a_header_has_a_size(client: Client, monkeypatch: pytest.MonkeyPatch, data: bytes) -> None:
    monkeypatch.setattr(patience, "HEADER", 600.0)
    with line(client) as found:
        with suppress(OSError):
            found.sendall(data[:-4])
        assert is_closed(found)
    assert client.get("/api/health").status_code == 200


def large(path: str, size: int, sent: int = 0) -> bytes:
    """A request whose body has a size, of which so much is sent."""
    return f"POST {path} HTTP/1.1\r\nHost: localhost\r\nContent-Length: {size}\r\n\r\n".encode() + b"x" * sent


def test_a_body_that_is_refused_is_not_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(intake, "SHARE", (1.0, 1 << 16))
    monkeypatch.setattr(intake, "LINGER", 1.0)
    limits = msgspec.structs.replace(PATIENT, heavy=(0.001, 0))
    chunked = b"POST /api/verify HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n1000000\r\n"
    refused = [
        (large("/api/fields", 1 << 30), b"413"),
        (large("/api/verify", 1 << 30), b"413"),
        (large("/api/verify", 15 << 20), b"429"),
        (chunked, b"411"),
    ]
    with served(tmp_path, Setting(limits=limits)) as client:
        for head, status in refused:
            with line(client, head) as found:
                reply = found.recv(1 << 16)
                assert reply.startswith(b"HTTP/1.1 " + status) and b"connection: close" in reply
                assert reply.endswith(b"}") or found.recv(1 << 16).endswith(b"}")
                taken = 0
                with suppress(OSError):
                    while True:
                        taken += found.send(b"x" * (1 << 16))
                # What the system keeps for a connection, at both ends, is more than the server takes.
                assert taken < 12 << 20
                assert is_closed(found)
        assert client.get("/api/health").status_code == 200


def test_a_body_that_is_a_little_too_large_leaves_time_to_hear_so(client: Client) -> None:
    for size in ((64 << 10) + 1, 3 << 20, 20 << 20):
        reply = client.post("/api/fields", content=b"x" * size)
        assert (reply.status_code, reply.json()["code"]) == (413, "large")


def test_large_bodies_of_an_address_are_read_at_a_pace_and_others_are_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(intake, "SHARE", (float(1 << 20), 1 << 20))
    with served(tmp_path, Setting(limits=PATIENT)) as client:
        start = time.monotonic()
        with line(client, large("/api/verify", 3 << 20, 3 << 20)) as slow:
            reply = client.post("/api/verify", content=b"y" * (1 << 20))
            assert reply.status_code == 200
            assert slow.recv(12) == b"HTTP/1.1 200"
        assert time.monotonic() - start > 1.5


def test_an_address_has_so_many_large_bodies_at_a_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(intake, "PLACES", 2)
    monkeypatch.setattr(patience, "BODY", 2.0)
    size = 1 << 20
    with served(tmp_path, Setting(limits=PATIENT)) as client:
        half = large("/api/verify", size, size - 1)
        with line(client, half) as one, line(client, half) as two, line(client, half + b"x") as waits:
            # Small ones do not wait, nor do large ones of others.
            with line(client, large("/api/verify", 10, 10)) as small:
                assert small.recv(12) == b"HTTP/1.1 200"
            assert client.post("/api/verify", content=b"y" * size).status_code == 200
            assert is_silent(waits)
            waits.setblocking(True)
            # The held ones send nothing more, and so are closed; the one that waits for the server is not.
            assert is_closed(one) and is_closed(two)
            assert waits.recv(12) == b"HTTP/1.1 200"


def test_a_large_body_that_has_waited_long_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(intake, "PLACES", 1)
    monkeypatch.setattr(intake, "PATIENCE", 0.2)
    size = 1 << 20
    with served(tmp_path, Setting(limits=PATIENT)) as client:
        with line(client, large("/api/verify", size, size - 1), "127.0.0.1"):
            reply = client.post("/api/verify", content=b"y" * size)
            assert (reply.status_code, reply.json()["code"], reply.headers["retry-after"]) == (429, "rate", "10")
        # The place is free again.
        while client.post("/api/verify", content=b"y" * size).status_code == 429:
            pass


def test_a_server_that_stops_waits_for_no_body(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(intake, "PLACES", 0)
    monkeypatch.setattr(intake, "SHARE", (1.0, 0))
    with ExitStack() as open_lines:
        with served(tmp_path, Setting(limits=PATIENT)) as client:
            waits = open_lines.enter_context(line(client, large("/api/verify", 1 << 20)))
            lingers = open_lines.enter_context(line(client, large("/api/fields", 1 << 20, 1 << 10)))
            assert lingers.recv(12) == b"HTTP/1.1 413" and is_silent(waits)
        assert "Traceback" not in capsys.readouterr().err


def test_a_message_of_a_socket_has_a_size(client: Client) -> None:
    made = new_game(client)

    async def shout() -> int | None:
        async with connect(socket_url(client, made), compression=None) as found:
            await found.send("x" * (PATIENT.socket + 1))
            await found.wait_closed()
            return found.close_code

    assert asyncio.run(shout()) == 1009


def test_nothing_is_unpacked(client: Client) -> None:
    made = new_game(client)
    bomb = gzip.compress(json.dumps(DUEL).encode() + b" " * (8 << 20))
    for encoding in ("gzip", "deflate", "br"):
        reply = client.post("/api/games", content=bomb, headers={"content-encoding": encoding})
        assert reply.status_code == 400

    async def offered() -> str:
        async with connect(socket_url(client, made), compression="deflate") as found:
            assert found.response is not None
            return found.response.headers.get("sec-websocket-extensions", "")

    assert asyncio.run(offered()) == ""


# --- what is not his --------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("path", [path for paths in SEAT.values() for path in paths])
def test_the_links_of_a_game_open_no_other(client: Client, path: str) -> None:
    theirs, own = new_game(client, seats={"Blue": "friend"}), new_game(client)
    method, _, at = path.partition(" ")
    at = at.format(game=theirs.game, moment=0, who="x", side=1)
    for token in (own.token, own.onlooker, theirs.token[:-1], theirs.token + "A"):
        body = None if method == "GET" else msgspec.json.encode({"token": "A" * 22})
        reply = client.request(method, at, params=QUERY, content=body, headers=bearer(token))
        assert reply.status_code == 401, (token, reply.text)
        assert theirs.token not in reply.text and theirs.onlooker not in reply.text


def test_ids_that_are_guessed_tell_nothing(client: Client) -> None:
    made = new_game(client)
    for game in ("0" * 32, made.game[:-1], made.game.upper() + "x", "../" + made.game, "%00", made.game + "0"):
        reply = client.get(f"/api/games/{game}", headers=bearer(made.token))
        assert reply.status_code in (400, 401, 404, 422), (game, reply.text)
        assert made.game not in reply.text


# --- other sites ------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("site", "mode", "path", "status"),
    [
        ("cross-site", "no-cors", "/api/systems", 403),
        ("same-site", "cors", "/api/systems", 403),
        ("cross-site", "navigate", "/api/systems", 200),
        ("same-origin", "cors", "/api/systems", 200),
        ("none", "navigate", "/api/systems", 200),
        ("cross-site", "no-cors", "/", 200),
    ],
)
def test_what_a_page_of_another_site_loads_is_refused(
    client: Client, site: str, mode: str, path: str, status: int
) -> None:
    assert client.get(path, headers={"sec-fetch-site": site, "sec-fetch-mode": mode}).status_code == status


def test_a_form_of_another_site_makes_no_game(client: Client) -> None:
    for origin in ("null", "https://evil.net", f"{client.url}.evil.net"):
        headers = {"origin": origin, "content-type": "text/plain"}
        assert client.post("/api/games", json=DUEL, headers=headers).status_code == 403
    with httpx.Client() as other:
        assert other.post(f"{client.url}/api/games", json=DUEL, headers={"host": "evil.net"}).status_code == 421
