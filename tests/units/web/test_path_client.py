"""The Python client's requests are those of the server, and come back as messages."""

import asyncio
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from affray.core import InputError
from affray.web import client as client_package
from affray.web.client import Server, make_game
from affray.web.messages import Answer, FigureCard, NewGame, Told
from affray.web.path_client import client_texts, type_text
from affray.web.service.desk import Setting
from tests.units.web.served import PATIENT, Client, served

FOLDER = Path(client_package.__file__).parent


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    """A server for all of this module."""
    with served(tmp_path_factory.mktemp("client"), Setting(limits=PATIENT)) as found:
        yield found


def test_the_requests_are_current(tmp_path: Path) -> None:
    for name, text in client_texts().items():
        (tmp_path / f"{name}.py").write_text(text, "utf-8")
    ruff = (sys.executable, "-m", "ruff")
    config = ("--config", str(FOLDER.parents[3] / "pyproject.toml"))
    subprocess.run((*ruff, "check", "-q", "--fix", "--select", "I", *config, str(tmp_path)), check=True)
    subprocess.run((*ruff, "format", "-q", *config, str(tmp_path)), check=True)
    for name in client_texts():
        kept = (FOLDER / f"{name}.py").read_text("utf-8")
        assert (tmp_path / f"{name}.py").read_text("utf-8") == kept, "make types brings them up to date"


def test_a_game_is_made_looked_at_and_played_by_typed_requests(client: Client) -> None:
    async def play() -> None:
        server = Server(client.url)
        systems = await server.get_systems(lang="de")
        assert {system.key for system in systems} >= {"foeman", "melee", "wargame", "fortmayn"}
        made = await make_game(client.url, NewGame("foeman", "duel", seats={"Red": "me", "Blue": "me"}, seed=4))
        server.token = made.token
        welcome = await server.get_game(made.game)
        assert welcome.position.asked is not None
        first = welcome.position.asked.choices[0].offer.text
        done = await server.post_game_answers(made.game, Answer("a", welcome.position.state, (first,)))
        assert done.id == "a"
        messages = await server.get_game_told(made.game, since=0)
        assert any(isinstance(other, Told) and other.answer for other in messages)
        assert (await server.get_game_moment(made.game, 0)).moment == 0
        assert '"foeman"' in await server.get_game_record(made.game)

    asyncio.run(play())


def test_what_is_kept_comes_as_messages_and_a_page_as_text(client: Client) -> None:
    async def ask() -> None:
        server = Server(client.url)
        drawn = await server.post_making_random({"race": "Human"}, system="foeman")  # type: ignore[arg-type]
        assert drawn.sheet
        assert all(isinstance(card, FigureCard) for card in await server.get_roster(system="foeman"))
        assert (await server.get_system_cards("foeman", lang="de")).startswith("<!doctype html>")
        assert [clause.id for clause in await server.get_system_clauses("foeman", q="FM-RND-02")] == ["FM-RND-02"]

    asyncio.run(ask())


def test_a_refused_request_says_the_servers_line(client: Client) -> None:
    async def ask() -> None:
        with pytest.raises(InputError, match="no such game"):
            await Server(client.url, "none").get_game("0" * 16)

    asyncio.run(ask())


def test_types_are_written_as_python_has_them() -> None:
    assert type_text({"type": "array", "items": {"type": "integer"}}, {}, {}) == "list[int]"
    assert type_text({"anyOf": [{"type": "string"}, {"type": "null"}]}, {}, {}) == "str"
    assert type_text({"$ref": "#/components/schemas/Turn"}, {}, {}) == "messages.Turn"
    assert type_text({"$ref": "#/components/schemas/ArmyTable"}, {}, {}) == "dict[str, object]"
    assert type_text({}, {}, {}) == "object"
