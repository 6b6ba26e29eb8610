"""A game of two seats through nginx and through Caddy, with the files of the documents and TLS of a local authority."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus

from affray.web.service.desk import Setting
from tests.units.web.proxied import NAME, Proxied, proxied
from tests.units.web.served import PATIENT, Client, bearer, made_game, served, sit

pytestmark = pytest.mark.slow
KEY, QUIET = "sesame", 75.0
"""Longer than a proxy waits by itself for a word."""
SETTING = Setting(key=KEY, names=(NAME,), proxies=("127.0.0.1",), limits=PATIENT, metrics=("127.0.0.1",))
HOME, FRIEND = "127.0.0.2", "127.0.0.3"
"""Where the two players come from."""


@pytest.fixture(params=["nginx", "caddy"])
def proxy(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[Proxied, Client]]:
    """A proxy, and the server behind it."""
    with served(tmp_path, SETTING) as server, proxied(request.param, tmp_path, server.url.partition("//")[2]) as found:
        yield found, server


def socket_of(proxy: Proxied, game: str, source: str, origin: str = "", spoofed: str = "9.9.9.9") -> connect:
    """A socket through the proxy, from an address; what it says of its own address is spoofed."""
    headers = {"x-forwarded-for": spoofed, "origin": origin or proxy.url}
    return connect(
        f"wss://{NAME}:{proxy.port}/api/games/{game}/socket", host="127.0.0.1", port=proxy.port, ssl=proxy.trust(),
        local_addr=(source, 0), additional_headers=headers,
    )  # fmt: skip


async def greet(socket: ClientConnection, token: str) -> int:
    """Says hello; the last number of what the seat is told."""
    await socket.send(json.dumps({"kind": "hello", "token": token}))
    said = json.loads(await socket.recv())
    assert said["kind"] == "welcome", said
    return int(said["n"])


async def hear(socket: ClientConnection, last: int, until: int) -> int:
    """Hears what comes, without a gap, up to a number."""
    while last < until:
        async with asyncio.timeout(60):
            said = json.loads(await socket.recv())
        if said.get("kind") in ("sides", "dice") or "n" not in said:
            continue
        assert said["n"] == last + 1, said
        last = said["n"]
    return last


def answers(clients: dict[str, httpx.Client], game: str, most: int) -> int:
    """Plays the first answer offered, for so many answers or to the end; the number of the last."""
    last = 0
    for number in range(most):
        for token, client in clients.items():
            shown = client.get(f"/api/games/{game}", headers=bearer(token)).json()
            asked = shown["position"].get("asked")
            last = shown["n"]
            if asked and asked.get("choices"):
                text = asked["choices"][0]["offer"]["text"]
                sent = {"id": f"{number}", "state": shown["position"]["state"], "answers": [text]}
                reply = client.post(f"/api/games/{game}/answers", json=sent, headers=bearer(token))
                assert reply.status_code == 200, reply.text
                last = reply.json()["n"]
                break
        else:
            return last
    return last


def test_a_game_of_two_seats_is_played_through_a_proxy(proxy: tuple[Proxied, Client]) -> None:
    through, server = proxy
    with through.client(HOME) as host, through.client(FRIEND) as friend:
        host.headers.update(bearer(KEY))
        made = made_game(host, seats={"Blue": "friend"})
        own = sit(friend, made.game, made.friends[0].token)
        friend.headers.update(bearer(own))

        async def both() -> None:
            async with (
                socket_of(through, made.game, HOME) as red,
                socket_of(through, made.game, FRIEND) as blue,
            ):
                seen = [await greet(red, made.token), await greet(blue, own)]
                assert server.desk.sockets.taken == {HOME: 1, FRIEND: 1}
                clients = {made.token: host, own: friend}
                last = await asyncio.to_thread(answers, clients, made.game, 60)
                seen = [await hear(red, seen[0], last), await hear(blue, seen[1], last)]
                # A socket that is quiet for longer than a proxy waits stays open.
                await asyncio.sleep(QUIET)
                await red.send(json.dumps({"kind": "command", "id": "c", "do": "chat", "text": "still there?"}))
                assert await hear(blue, seen[1], last + 1) == last + 1

        asyncio.run(both())


def test_pages_and_large_records_come_through(proxy: tuple[Proxied, Client]) -> None:
    through, _ = proxy
    with through.client() as client:
        page = client.get("/")
        assert page.status_code == 200 and "text/html" in page.headers["content-type"]
        assert "default-src 'none'" in page.headers["content-security-policy"]
        assert client.get("/api/ready").json()["status"] == "ready"
        assert client.get("/metrics").status_code == 404
        size = 15 << 20
        large = client.post("/api/verify", content=b"x" * size)
        assert large.status_code == 200 and "no record of a game" in large.json()["difference"], large.text[:300]
        assert client.post("/api/verify", content=b"x" * (size + (3 << 20))).status_code == 413


def test_foreign_names_and_pages_are_turned_away_through_a_proxy(proxy: tuple[Proxied, Client]) -> None:
    through, server = proxy
    with through.client(host="evil.net") as client:
        reply = client.get("/api/health")
        # Caddy has no such site, and answers nothing; nginx passes the name on.
        assert (reply.status_code, reply.content) == (200, b"") if through.kind == "caddy" else reply.status_code == 421
    assert server.get("/api/health", headers={"host": "evil.net"}).status_code == 421
    with through.client() as client:
        assert client.get("/api/health", headers={"origin": "https://evil.net"}).status_code == 403
        assert client.get("/api/health", headers={"origin": through.url}).status_code == 200
        made = made_game_with_key(client)

    async def foreign() -> int:
        try:
            async with socket_of(through, made, HOME, "https://evil.net") as socket:
                await socket.recv()
        except InvalidStatus as error:
            return error.response.status_code
        return 0

    assert asyncio.run(foreign()) == 403
    if through.kind == "nginx":
        plain = httpx.get(f"http://127.0.0.1:{through.plain}/game/x", headers={"host": NAME})
        assert (plain.status_code, plain.headers["location"]) == (301, f"https://{NAME}/game/x")


def made_game_with_key(client: httpx.Client) -> str:
    """The id of a game that the host makes."""
    client.headers.update(bearer(KEY))
    return made_game(client).game
