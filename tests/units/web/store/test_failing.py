"""A store that fails is told in one line: on a full disk, damaged, used by another server; and it goes on afterwards."""

import logging
import resource
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
import sqlalchemy as sa

from affray.core import InputError
from affray.web.service import desk
from affray.web.store import Store, open_alone, open_store
from affray.web.store.claim import check_whole
from affray.web.store.store import Kept, game_batch
from tests.units.cli.running import refused, run
from tests.units.web.served import Client, bearer, new_game, served

SAID = {"en": "Nothing has changed; try again.", "de": "Nichts hat sich geändert; bitte noch einmal versuchen."}


@contextmanager
def full_disk(folder: Path) -> Iterator[None]:
    """The log of a store in a folder does not grow any more, nor does any larger file of this process."""
    most = (folder / "table.sqlite-wal").stat().st_size
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (most, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


def health(client: Client) -> tuple[int, str]:
    """What the server says of itself."""
    client.desk.tried = (-1e9, True)
    reply = client.get("/api/health")
    return reply.status_code, reply.json()["status"]


WRITES: tuple[tuple[str, dict[str, object]], ...] = (
    ("/api/games", {"system": "foeman", "scenario": "duel"}),
    ("/api/games", {"system": "foeman", "scenario": "duel", "seats": {"Red": "random", "Blue": "random"}}),
)


@pytest.mark.parametrize("language", ["en", "de"])
def test_on_a_full_disk_nothing_is_made_and_everybody_is_told(
    tmp_path: Path, language: str, caplog: pytest.LogCaptureFixture, capsys: pytest.CaptureFixture[str]
) -> None:
    with served(tmp_path) as client:
        made = new_game(client)
        assert health(client) == (200, "ok")
        asked = client.get(f"/api/games/{made.game}", headers=bearer(made.token)).json()["position"]["asked"]
        answer = {"id": "1", "state": 0, "answers": [asked["choices"][0]["offer"]["text"]]}
        at = f"/api/games/{made.game}/answers?lang={language}"
        with full_disk(tmp_path):
            for path, body in WRITES:
                reply = client.post(f"{path}?lang={language}", json=body)
                assert reply.status_code == 503, reply.text
                assert reply.json()["code"] == "store" and reply.json()["reason"].endswith(SAID[language])
            reply = client.post(at, json=answer, headers=bearer(made.token))
            assert reply.status_code == 503
            assert reply.json()["reason"].startswith(("Your answer could not", "Deine Antwort ließ sich nicht"))
            assert health(client) == (503, "the store fails")
        assert health(client) == (200, "ok")
        assert client.post(at, json=answer, headers=bearer(made.token)).status_code == 200
        new_game(client)
    assert "Traceback" not in caplog.text + capsys.readouterr().err
    assert [record for record in caplog.records if record.exc_info] == []
    assert any(record.levelno == logging.WARNING for record in caplog.records)


def broken(store: Store) -> None:
    """Lets every statement fail, as a database does that starts again."""

    def fail(*_: object) -> None:
        raise sa.exc.OperationalError("any", {}, Exception("the database system is starting up"))

    sa.event.listen(store.engine, "before_cursor_execute", fail)
    sa.event.listen(store.engine, "begin", fail)


def test_no_path_tells_of_a_database_that_starts_again_but_in_one_line(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, capsys: pytest.CaptureFixture[str]
) -> None:
    with served(tmp_path) as client:
        made = new_game(client)
        hub = client.desk.hub
        assert hub is not None
        paths = client.get("/api/openapi.json").json()["paths"]
        broken(hub.store)
        hub.tables.clear()
        tried = 0
        for path, methods in paths.items():
            for method, about in methods.items():
                where = path.replace("{game}", made.game).replace("{moment}", "0").replace("{side}", "0")
                where = where.replace("{name}", "Ann").replace("{who}", "Ann").replace("{key}", "foeman")
                body: dict[str, object] | None = {} if "requestBody" in about else None
                reply = client.request(method.upper(), where, json=body, headers=bearer(made.token))
                assert reply.status_code != 500, (method, path, reply.text)
                if reply.status_code == 503:
                    tried += 1
                    assert "\n" not in reply.json().get("reason", "")
                    assert "starting up" not in reply.text
    assert tried > 20
    assert "Traceback" not in caplog.text + capsys.readouterr().err
    assert not [record for record in caplog.records if record.exc_info]


def filled(path: Path) -> None:
    """A store with many pages."""
    store = open_store(str(path))
    for number in range(40):
        log = tuple(b"x" * 2000 for _ in range(10))
        store.writer.write(game_batch(Kept(f"{number:x}", b"{}", (), log), "pig", float(number)))
    store.close()


def test_a_damaged_store_is_noticed_before_anybody_is_served(tmp_path: Path) -> None:
    path = tmp_path / "s.sqlite"
    filled(path)
    whole = open_store(str(path))
    check_whole(whole.engine, str(path))
    whole.close()
    data = bytearray(path.read_bytes())
    middle = len(data) // 2 // 4096 * 4096
    data[middle : middle + 3 * 4096] = b"\x55" * (3 * 4096)
    path.write_bytes(data)
    with pytest.raises(InputError, match=r"^store [^\n]*s.sqlite: [^\n]*(damaged|malformed)[^\n]*$"):
        open_alone(str(path))


@pytest.mark.parametrize("where", ["sqlite://", "sqlite:///:memory:"])
def test_a_store_without_a_file_is_refused_in_one_line(where: str) -> None:
    said = refused(run("serve", "--port", "0", "--no-open", "--store", where))
    assert "names no file" in said


def test_a_second_server_on_a_store_is_refused_and_one_after_the_first_is_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from affray.web.store import claim

    monkeypatch.setattr(claim, "PATIENCE", 0.2)
    path = str(tmp_path / "s.sqlite")
    first = open_alone(path)
    with pytest.raises(InputError, match=r"^store [^\n]*: another server is using it; stop that one[^\n]*$"):
        open_alone(path)
    open_store(path).close()
    first.close()
    open_alone(path).close()


HOLD = """
import sys, time
from affray.web.store import open_alone
store = open_alone(sys.argv[1])
print("held", flush=True)
time.sleep(600)
"""


def test_a_server_that_was_killed_is_no_obstacle(tmp_path: Path) -> None:
    path = str(tmp_path / "s.sqlite")
    with subprocess.Popen([sys.executable, "-c", HOLD, path], stdout=subprocess.PIPE, text=True) as other:
        assert other.stdout is not None and other.stdout.readline() == "held\n"
        other.kill()
        open_alone(path).close()


def test_the_store_is_tried_no_more_than_every_few_seconds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[object] = []
    monkeypatch.setattr(desk, "write_trial", tried.append)
    with served(tmp_path) as client:
        for _ in range(5):
            assert client.get("/api/health").status_code == 200
    assert len(tried) == 1
