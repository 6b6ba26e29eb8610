"""Running the server: its address, its key, its end."""

import asyncio
import gc
import json
import logging
import os
import signal
import socket
import struct
import subprocess
import sys
from importlib.metadata import EntryPoint
from pathlib import Path

import httpx
import pytest
from sqlalchemy.exc import OperationalError

from affray.cli.main import main
from affray.core import InputError
from affray.systems import GROUP, registry
from affray.web.serve import AT_ONCE, BACKLOG, Server, listening_socket, run_server
from affray.web.service.options import ServeOptions
from affray.web.service.watching import Watch
from affray.web.store import default_store
from affray.web.store.keeper import Down
from tests.units.web.served import served

CODE = "import sys; from affray.cli.main import main; sys.exit(main(sys.argv[1:]))"


def started(*arguments: str) -> subprocess.Popen[str]:
    """The server as a person starts it."""
    command = [sys.executable, "-W", "error", "-c", CODE, "serve", *arguments]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_the_server_says_where_it_is_and_stops_cleanly(tmp_path: Path, number: signal.Signals) -> None:
    with started("--port", "0", "--no-open", "--store", str(tmp_path / "s.sqlite")) as process:
        assert process.stdout is not None and process.stderr is not None
        address = process.stdout.readline().split()[-1]
        assert httpx.get(address, verify=False).status_code == 200
        os.kill(process.pid, number)
        assert process.wait(30) in (0, -number)
        assert process.stderr.read() == ""
    assert not (tmp_path / "s.sqlite-wal").exists()


def test_a_server_whose_output_nobody_reads_serves_and_stops_all_the_same(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    with started("--port", str(port), "--no-open", "--store", str(tmp_path / "s.sqlite")) as process:
        assert process.stdout is not None
        process.stdout.close()
        try:
            with httpx.Client(transport=httpx.HTTPTransport(retries=12), timeout=60) as client:
                assert client.get(f"http://127.0.0.1:{port}/api/health").status_code == 200
            process.terminate()
            assert process.wait(60) in (0, -signal.SIGTERM)
        finally:
            process.kill()


def test_an_open_address_gets_a_key(tmp_path: Path) -> None:
    with started("--host", "0.0.0.0", "--port", "0", "--no-open", "--store", str(tmp_path / "s.sqlite")) as process:
        assert process.stdout is not None
        address, _, key = process.stdout.readline().split()[-1].partition("#")
        address = address.replace("0.0.0.0", "127.0.0.1")
        body = {"system": "foeman", "scenario": "duel"}
        assert httpx.post(f"{address}api/games", json=body, verify=False).status_code == 401
        headers = {"authorization": f"Bearer {key}"}
        assert httpx.post(f"{address}api/games", json=body, headers=headers, verify=False).status_code == 201
        process.terminate()


def test_a_port_in_use_is_named() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(
            InputError, match=f"cannot listen at 127.0.0.1 port {port}: address already in use; name another"
        ):
            run_server(ServeOptions(port=port))


@pytest.mark.parametrize(("host", "port"), [("256.1.1.1", 0), ("127.0.0.1", 70_000)])
def test_an_address_that_is_none_is_refused(host: str, port: int) -> None:
    with pytest.raises(InputError, match="cannot listen at"):
        listening_socket(host, port)


def test_an_answer_does_not_wait_to_be_sent() -> None:
    # Of what it accepts asyncio lets the small pieces go at once only where the socket names its protocol.
    with listening_socket("127.0.0.1", 0) as found:
        assert found.proto == socket.IPPROTO_TCP


def test_a_store_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / "s").write_text("no database at all, but a text that is long enough to be looked at " * 20)
    with pytest.raises(InputError, match=r"^store .*s: "):
        run_server(ServeOptions(port=0, store=str(tmp_path / "s")))


@pytest.mark.parametrize(
    ("fault", "code", "line"),
    [
        (Down("store: it is gone"), 2, "store: it is gone"),
        (OperationalError("SELECT", None, Exception("no space\nleft")), 2, "store {}: no space left"),
        (KeyError("watch"), 1, "internal fault: KeyError: 'watch'"),
    ],
)
@pytest.mark.parametrize("deed", ["start", "stop"])
def test_a_server_that_fails_at_its_start_or_end_says_so_in_a_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], deed: str, fault: Exception,
    code: int, line: str,
) -> None:  # fmt: skip
    async def fail(_: Watch) -> None:
        raise fault

    monkeypatch.setattr(Watch, deed, fail)
    monkeypatch.setattr(Server, "main_loop", lambda _: asyncio.sleep(0))
    arguments = ["serve", "--port", "0", "--no-open", "--store", str(tmp_path / "s.sqlite")]
    before, switch, handlers = gc.get_threshold(), sys.getswitchinterval(), list(logging.getLogger().handlers)
    try:
        assert main(arguments) == code
    finally:
        logging.getLogger().handlers = handlers
        gc.unfreeze()
        gc.set_threshold(*before)
        sys.setswitchinterval(switch)
    said = [text for text in capsys.readouterr().err.splitlines() if text.startswith("affray: ")]
    assert said == [f"affray: {line.format(tmp_path / 's.sqlite')}"]


def test_a_plugin_that_does_not_load_is_named_before_anything_listens(monkeypatch: pytest.MonkeyPatch) -> None:
    broken = EntryPoint("broken", "no_such_package:SYSTEM", GROUP)
    monkeypatch.setattr(registry, "entry_points", lambda group: [broken])
    with pytest.raises(InputError, match=r"system 'broken' \(no_such_package:SYSTEM\) does not load"):
        run_server(ServeOptions(port=0))


def test_games_are_kept_in_the_folder_for_such_things() -> None:
    assert default_store().endswith("table.sqlite")


def test_behind_a_proxy_the_server_says_its_names_and_logs_no_key(tmp_path: Path) -> None:
    arguments = ("--name", "play.example.org", "--proxy", "127.0.0.1", "--log", "json", "--key", "marker-key")
    with started("--port", "0", "--no-open", "--store", str(tmp_path / "s.sqlite"), *arguments) as process:
        assert process.stdout is not None and process.stderr is not None
        lines = [process.stdout.readline() for _ in range(2)]
        assert lines[1] == "Behind its proxy it is at https://play.example.org/\n"
        address = lines[0].split()[-1]
        body = {"system": "foeman", "scenario": "duel"}
        assert httpx.post(f"{address}api/games", json=body, verify=False).status_code == 401
        assert httpx.get(address, headers={"host": "evil.net"}, verify=False).status_code == 421
        process.terminate()
        rest, errors = process.communicate(timeout=30)
    said = [json.loads(line) for line in errors.splitlines()]
    assert [line["event"] for line in said if line["event"] in ("start", "stop")] == ["start", "stop"]
    assert (said[0]["host"], said[0]["store"]) == ("127.0.0.1", "sqlite")
    assert "marker-key" not in "".join((*lines, rest, errors))


def test_a_name_takes_a_key_which_is_drawn_and_said_once(tmp_path: Path) -> None:
    with started("--port", "0", "--no-open", "--store", str(tmp_path / "s.sqlite"), "--name", "a.org") as process:
        assert process.stdout is not None
        assert len(process.stdout.readline().partition("#")[2].strip()) > 20
        process.terminate()


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only Linux says how many connections may wait")
def test_many_connections_wait_and_few_are_taken_in_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    startup, found = Server.startup, list[int]()

    async def start(server: Server, sockets: list[socket.socket] | None = None) -> None:
        await startup(server, sockets)
        for listening in sockets or ():
            info = listening.getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, 104)
            found.extend((server.config.backlog, struct.unpack_from("I", info, 28)[0]))

    monkeypatch.setattr(Server, "startup", start)
    with served(tmp_path):
        assert found == [AT_ONCE, BACKLOG]
