"""By which names a server is asked, and whom it believes about where a request comes from."""

import asyncio
from pathlib import Path

import httpx
import msgspec
import pytest
from starlette.types import Message, Receive, Scope, Send
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from affray.web.service.desk import Setting
from affray.web.service.limits import Limits
from affray.web.service.peers import Peers, client_address
from tests.units.web.served import PATIENT, Client, new_game, served

PROXY = "127.0.0.1"
OTHER = "127.0.0.2"
"""Another address of this machine, which no test trusts."""
NAMED = Setting(names=("Play.Example.org",), proxies=(PROXY,), limits=PATIENT)
FEW = Setting(proxies=(PROXY,), limits=Limits(ask=(0.001, 2)))


def asked(client: Client, source: str = PROXY, **headers: str) -> int:
    """The status of a question that comes from an address, with headers."""
    with httpx.Client(transport=httpx.HTTPTransport(local_address=source), timeout=30) as other:
        sent = {name.replace("_", "-"): value for name, value in headers.items()}
        return other.get(f"{client.url}/api/systems/foeman/clauses?q=fm-dx", headers=sent).status_code


# --- names ------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("host", "status"),
    [
        ("play.example.org", 200),
        ("PLAY.example.org:8443", 200),
        ("localhost:1", 200),
        ("play.example.org.evil.net", 421),
        ("evil.net", 421),
        ("10.0.0.1", 421),
        ("[", 421),
        ("", 421),
    ],
)
def test_a_server_answers_to_its_names_alone(tmp_path: Path, host: str, status: int) -> None:
    with served(tmp_path, NAMED) as client:
        assert asked(client, host=host) == status


def test_names_hold_too_where_other_machines_reach_the_server(tmp_path: Path) -> None:
    with served(tmp_path, Setting(local=False, names=("a.org", "b.org"), limits=PATIENT)) as client:
        assert [asked(client, host=host) for host in ("a.org", "b.org", "c.org")] == [200, 200, 421]


def test_without_names_a_server_that_others_reach_answers_to_all(tmp_path: Path) -> None:
    with served(tmp_path, Setting(local=False, limits=PATIENT)) as client:
        assert asked(client, host="c.org") == 200


# --- addresses --------------------------------------------------------------------------------------------------------
def test_what_a_believed_proxy_says_tells_addresses_apart(tmp_path: Path) -> None:
    with served(tmp_path, FEW) as client:
        assert [asked(client, x_forwarded_for="203.0.113.1") for _ in range(3)] == [200, 200, 429]
        assert asked(client, x_forwarded_for="203.0.113.2") == 200
        # What the client itself has written before counts for nothing.
        assert asked(client, x_forwarded_for="198.51.100.7, 203.0.113.1") == 429
        # In IPv6 a house has more addresses than it could ever use up.
        assert [asked(client, x_forwarded_for=f"2001:db8::{number}") for number in (1, 2, 3)] == [200, 200, 429]
        # A proxy may write IPv4 in the way of IPv6.
        assert asked(client, x_forwarded_for="::ffff:203.0.113.2") == 200
        assert [asked(client, x_forwarded_for=f"::ffff:203.0.113.{number}") for number in (2, 4)] == [429, 200]


def test_nobody_else_is_believed(tmp_path: Path) -> None:
    with served(tmp_path, FEW) as client:
        spoofed = [asked(client, OTHER, x_forwarded_for=f"203.0.113.{number}") for number in range(3)]
        assert spoofed == [200, 200, 429]
    with served(tmp_path, Setting(limits=Limits(ask=(0.001, 2)))) as client:
        spoofed = [asked(client, x_forwarded_for=f"203.0.113.{number}") for number in range(3)]
        assert spoofed == [200, 200, 429]


def test_an_address_of_a_socket_for_both_kinds_is_that_of_its_kind() -> None:
    seen: list[str] = []

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        seen.append(client_address(scope))

    async def receive() -> Message:
        raise AssertionError

    async def send(_: Message) -> None:
        raise AssertionError

    headers = [(b"x-forwarded-for", b"203.0.113.9")]
    for peer in ("::ffff:10.1.2.3", "::ffff:192.0.2.1", "10.9.9.9"):
        scope: Scope = {"type": "http", "client": (peer, 1), "headers": list(headers), "scheme": "http"}
        asyncio.run(Peers(app, ("10.0.0.0/8",))(scope, receive, send))
    assert seen == ["203.0.113.9", "192.0.2.1", "203.0.113.9"]


# --- schemes ----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("scheme", "origin", "source", "status"),
    [
        ("https", "https://play.example.org", PROXY, 200),
        ("https", "http://play.example.org", PROXY, 403),
        ("https", "https://evil.net", PROXY, 403),
        ("http", "http://play.example.org", PROXY, 200),
        ("https", "https://play.example.org", OTHER, 403),
        ("https", "null", PROXY, 403),
        ("https", "https://play.example.org@evil.net", PROXY, 403),
        ("https", "https://[", PROXY, 403),
    ],
)
def test_a_page_must_come_from_this_server_by_its_scheme(
    tmp_path: Path, scheme: str, origin: str, source: str, status: int
) -> None:
    with served(tmp_path, NAMED) as client:
        assert asked(client, source, host="play.example.org", x_forwarded_proto=scheme, origin=origin) == status


def test_who_forgot_to_name_the_proxy_is_told_so(tmp_path: Path) -> None:
    with served(tmp_path, Setting(names=("a.org",))) as client:
        reply = client.get("/api/health", headers={"host": "a.org", "origin": "https://a.org"})
        assert (reply.status_code, reply.json()["code"]) == (403, "origin")
        assert "--proxy" in reply.json()["reason"]


def test_a_socket_is_opened_by_the_page_of_the_proxy_alone(tmp_path: Path) -> None:
    with served(tmp_path, NAMED) as client:
        made = new_game(client)

        async def opened(origin: str) -> bool:
            at = f"{client.url.replace('http', 'ws')}/api/games/{made.game}/socket"
            headers = {"host": "play.example.org", "x-forwarded-proto": "https", "origin": origin}
            try:
                async with connect(at, additional_headers=headers) as socket:
                    await socket.send(f'{{"kind":"hello","token":"{made.token}"}}')
                    return "welcome" in str(await socket.recv())
            except (ConnectionClosed, InvalidStatus):
                return False

        assert asyncio.run(opened("https://play.example.org"))
        assert not asyncio.run(opened("http://play.example.org"))
        assert not asyncio.run(opened("https://evil.net"))


def test_sockets_of_an_address_are_counted(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(PATIENT, sockets=2)
    with served(tmp_path, Setting(limits=limits, proxies=(PROXY,))) as client:
        made = new_game(client)

        async def many() -> list[object]:
            at = f"{client.url.replace('http', 'ws')}/api/games/{made.game}/socket"
            said: list[object] = []
            sockets = []
            for address in ("203.0.113.1", "203.0.113.1", "203.0.113.1", "203.0.113.2"):
                socket = await connect(at, additional_headers={"x-forwarded-for": address})
                try:
                    await socket.send(f'{{"kind":"hello","token":"{made.token}"}}')
                    said.append("welcome" in str(await socket.recv()))
                except ConnectionClosed:
                    said.append(False)
                sockets.append(socket)
            assert client.desk.sockets.taken == {"203.0.113.1": 2, "203.0.113.2": 1}
            for socket in sockets:
                await socket.close()
            while client.desk.sockets.taken:
                await asyncio.sleep(0.05)
            return said

        assert asyncio.run(many()) == [True, True, False, True]
