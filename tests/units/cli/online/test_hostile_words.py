"""Words that are meant for the terminal rather than for people do not reach it, whatever the server lets through."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from affray.web.rooms.outbox import Outbox
from affray.web.service.desk import Setting
from tests.units.cli.online.terminals import Terminal, is_question, is_seated
from tests.units.web.served import PATIENT, Client, bearer, made_game, served

EVIL = "\x1b]0;mine\x07\x1b[2J\x9b31m\u202e"
"""Renames the window, empties the screen, colours it, turns the line round."""
TEXT = re.compile(rb'"(text|title|summary|name|who|condition|said|label)":"(?=[^"])')
INTO = rb'"\1":"' + rb"\\u001b]0;mine\\u0007\\u001b[2J\\u009b31m\\u202e"
OBEYED = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e]")


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Client]:
    with served(tmp_path, Setting(limits=PATIENT)) as found:
        yield found


def test_what_people_write_reaches_a_terminal_as_words(client: Client, tmp_path: Path) -> None:
    made = made_game(client, seats={"Blue": "friend"}, name=f"Ann{EVIL}")
    terminal = Terminal(tmp_path / "home", "join", f"{client.url}/game/{made.game}#{made.friends[0].token}", "--plain")
    try:
        terminal.waited(is_seated)
        body = {"id": "1", "do": "chat", "text": f"hello{EVIL}there"}
        assert client.post(f"/api/games/{made.game}/commands", json=body, headers=bearer(made.token)).status_code == 200
        terminal.waited(lambda text: "there" in text)
        assert "Ann" in terminal.text and not OBEYED.search(terminal.text.replace("\r\n", "\n"))
    finally:
        terminal.kill()


def test_a_server_that_lets_everything_through_moves_no_terminal(
    client: Client, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    put = Outbox.put

    def put_evil(box: Outbox, data: bytes) -> None:
        put(box, TEXT.sub(INTO, data))

    made = made_game(client, seats={"Blue": "computer:1"})
    monkeypatch.setattr(Outbox, "put", put_evil)
    terminal = Terminal(tmp_path / "home", "join", f"{client.url}/game/{made.game}#{made.token}", "--plain")
    try:
        terminal.waited(lambda text: is_question(text) or text.endswith("\n> "))
        assert "mine" in terminal.text
        found = OBEYED.search(terminal.text)
        assert not found, terminal.text[max(0, found.start() - 80) : found.end() + 80]
    finally:
        terminal.kill()
