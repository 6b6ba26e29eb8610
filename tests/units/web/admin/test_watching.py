"""What is set in the store while a server runs: it sees notices, keys, and games that are to be read again."""

import time
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from affray.core import InputError
from affray.web.admin.games import remove_game
from affray.web.admin.opening import is_served, opened
from affray.web.admin.people import erase_for_good
from affray.web.service import watching
from affray.web.service.desk import Setting
from affray.web.store import claim, open_alone
from affray.web.store.operating import Keys, Notice, Notices
from tests.units.web.served import LONG, bearer, made_game, new_game, served


@pytest.fixture(autouse=True)
def _soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(watching, "EVERY", 0.05)


def wait_until(is_so: Callable[[], bool]) -> None:
    """Waits until something is so."""
    end = time.monotonic() + LONG
    while not is_so():
        assert time.monotonic() < end
        time.sleep(0.02)


def test_a_notice_is_seen_in_the_readers_language_and_goes(tmp_path: Path) -> None:
    with served(tmp_path) as client, opened(str(tmp_path / "table.sqlite")) as store:
        notices = Notices(store.engine)
        assert client.get("/api/notice").json() == {}
        notices.put(Notice("en", "<b>Down</b> at six", 1.0))
        notices.put(Notice("de", "Aus um sechs", 2.0))
        wait_until(lambda: client.get("/api/notice", params={"lang": "de-CH"}).json().get("text") == "Aus um sechs")
        found = client.get("/api/notice", params={"lang": "fr"}).json()
        assert (found["text"], found["language"]) == ("<b>Down</b> at six", "en")
        notices.clear()
        wait_until(lambda: client.get("/api/notice").json() == {})


def make(client: httpx.Client, key: str) -> int:
    """The status of making a game with a key."""
    wanted = {"system": "foeman", "scenario": "duel"}
    return client.post("/api/games", json=wanted, headers=bearer(key)).status_code


def test_a_named_key_opens_the_making_of_games_until_it_is_revoked(tmp_path: Path) -> None:
    with served(tmp_path, Setting(key="own")) as client, opened(str(tmp_path / "table.sqlite")) as store:
        keys = Keys(store.engine)
        club = keys.make("club")
        wait_until(lambda: make(client, club) == 201)
        assert (make(client, "own"), make(client, "club"), make(client, "x")) == (201, 401, 401)
        keys.revoke("club")
        wait_until(lambda: make(client, club) == 401)
        assert make(client, "own") == 201


def test_a_game_that_is_removed_while_it_is_played_takes_no_answer_and_is_gone(tmp_path: Path) -> None:
    with served(tmp_path) as client, opened(str(tmp_path / "table.sqlite")) as store:
        made, other = made_game(client), made_game(client)
        assert client.get(f"/api/games/{made.game}", headers=bearer(made.token)).status_code == 200
        hub = client.desk.running_hub()
        assert made.game in hub.tables
        remove_game(store.engine, made.game)
        said = {"kind": "command", "id": "c", "do": "chat", "text": "still here?"}
        reply = client.post(f"/api/games/{made.game}/commands", json=said, headers=bearer(made.token))
        assert reply.status_code in (404, 503)
        wait_until(lambda: made.game not in hub.tables)
        assert client.get(f"/api/games/{made.game}", headers=bearer(made.token)).status_code == 404
        assert client.get(f"/api/games/{other.game}", headers=bearer(other.token)).status_code == 200
        assert store.games() == (other.game,)


def test_a_name_that_is_erased_is_written_by_no_server_any_more(tmp_path: Path) -> None:
    with served(tmp_path) as client, opened(str(tmp_path / "table.sqlite")) as store:
        made = new_game(client, name="Anna", seats={"Blue": "friend"})
        address, said = f"/api/games/{made.game}", {"kind": "command", "do": "chat"}

        def say(name: str) -> None:
            reply = client.post(
                f"{address}/commands", json={**said, "id": name, "text": name}, headers=bearer(made.token)
            )
            assert reply.status_code == 200, reply.text

        say("before")

        def meanwhile() -> None:
            # The server has the game in memory and writes the name once more before it lets it go.
            say("between")
            table = client.desk.running_hub().tables.get(made.game)
            wait_until(lambda: table is None or table.dead)

        assert erase_for_good(store.engine, "Anna", meanwhile) == 1
        say("after")
        assert "Anna" not in client.get(address, headers=bearer(made.token)).text
        kept = store.load(made.game)
        assert kept is not None and b"Anna" not in kept.start + b"".join(kept.log)


def test_what_takes_a_store_alone_is_refused_while_a_server_has_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    where = str(tmp_path / "table.sqlite")
    monkeypatch.setattr(claim, "PATIENCE", 0.0)
    with served(tmp_path, opened=open_alone), opened(where) as store:
        assert is_served(store.engine)
        with pytest.raises(InputError, match="another server is using it"), opened(where, alone=True):
            pass
    with opened(where, alone=True):
        pass
    with opened(where) as store:
        assert not is_served(store.engine)
