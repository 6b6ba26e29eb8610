"""Who sends half a request, who looks with HEAD, and who comes by another name."""

import socket
import time
from pathlib import Path

import msgspec
import pytest

from affray.web.serve import server_config
from affray.web.service import patience
from affray.web.service.desk import Desk, Setting
from tests.units.web.served import LONG, PATIENT, Client, new_game, served


def sent(client: Client, data: bytes) -> socket.socket:
    """A connection on which something was sent."""
    found = socket.create_connection(("127.0.0.1", int(client.url.rpartition(":")[2])))
    found.sendall(data)
    return found


def closed(connection: socket.socket, most: float) -> float:
    """When the server closes a connection, in at most so many seconds; it may answer first."""
    connection.settimeout(most)
    while connection.recv(65536):
        pass
    return time.monotonic()


HALF = b"GET /api/health HTTP/1.1\r\nHost: localhost\r\nX-Slow: "
UPGRADE = b"GET / HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n"
"""What asks for a socket without the key of one."""
BODY = b"POST /api/games HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\n{"


def test_a_header_has_ten_seconds() -> None:
    assert patience.HEADER == 10
    found = server_config(lambda: None, Desk(Setting(limits=PATIENT, proxies=("127.0.0.1",)))).http
    assert isinstance(found, type) and issubclass(found, patience.Patient) and found.proxies == ("127.0.0.1",)


@pytest.mark.parametrize("data", [b"", b"G", HALF, HALF.replace(b"X-Slow: ", b"\r\n") + HALF, BODY])
def test_half_a_request_is_closed_and_others_are_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], data: bytes
) -> None:
    monkeypatch.setattr(patience, "HEADER", 1.0)
    monkeypatch.setattr(patience, "BODY", 1.0)
    with served(tmp_path) as client:
        start = time.monotonic()
        with sent(client, data) as half:
            made = new_game(client)
            assert 0.5 < closed(half, 15) - start < 25
        # A connection that asks and waits is left alone.
        reply = client.get(
            f"/api/games/{made.game}/told",
            params={"since": 1, "wait": 2},
            headers={"authorization": f"Bearer {made.token}"},
        )
        assert reply.json() == []
    assert "Traceback" not in capsys.readouterr().err


def test_a_header_that_trickles_in_has_no_more_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(patience, "HEADER", 1.0)
    with served(tmp_path) as client, sent(client, HALF) as half:
        half.setblocking(False)
        end, gone = time.monotonic() + 8, False
        while time.monotonic() < end and not gone:
            try:
                half.send(b"x")
                gone = half.recv(1) == b""
            except BlockingIOError:
                time.sleep(0.2)
            except OSError:
                gone = True
        assert gone


def test_a_socket_that_is_refused_gives_its_place_back(tmp_path: Path) -> None:
    few = msgspec.structs.replace(PATIENT, connections=5)
    with served(tmp_path, Setting(limits=few)) as client:
        for _ in range(8):
            with sent(client, UPGRADE) as refused:
                assert refused.recv(65536).startswith(b"HTTP/1.1 400 ")
                closed(refused, LONG)
        assert client.get("/api/health").status_code == 200


@pytest.mark.parametrize("path", ["/", "/game/abc", "/lab", "/figures", "/campaigns/x"])
def test_every_page_answers_those_who_only_look_whether_it_is_there(tmp_path: Path, path: str) -> None:
    with served(tmp_path) as client:
        got, looked = client.get(path), client.head(path)
        assert (looked.status_code, looked.content) == (200, b"")
        assert looked.headers["content-length"] == got.headers["content-length"]


def test_a_server_is_reached_by_the_name_of_its_proxy_and_says_so_to_others(tmp_path: Path) -> None:
    with served(tmp_path, Setting(names=("club.example.org",))) as client:
        named = client.get("/api/health", headers={"host": "club.example.org"})
        assert named.status_code == 200
        other = {"host": "evil.example:80", "accept-language": "de-CH,de;q=0.9"}
        refused = client.get("/api/health", headers=other)
        assert refused.status_code == 421
        assert refused.json()["reason"] == (
            "Dieser Server antwortet nicht auf evil.example. Bitte mit --name evil.example starten."
        )
        english = client.get("/api/health", headers={"host": "evil.example"}).json()["reason"]
        assert english.endswith("Start it with --name evil.example.")
