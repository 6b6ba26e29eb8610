"""The page for authors of computer players: its transcript is what a program is sent and answers, its tables are the messages."""

import doctest
import re
from pathlib import Path

import msgspec
import pytest

from affray.core import InputError
from affray.dice.stream import Stream
from affray.game import Game, load_scenario
from affray.play import make_seat, play_out
from affray.play.player import Seat
from affray.play.players import about_game
from affray.play.programs import ProgramPlayer, messages, process
from affray.systems import registry
from tests.bots import ROOT, example

PAGE = ROOT / "docs" / "authors" / "write-a-computer-player.md"
TEXT = PAGE.read_text("utf-8")
CHECKER = doctest.OutputChecker()
LONGEST = 30
"""About so many lines an example has."""


def transcript(monkeypatch: pytest.MonkeyPatch) -> str:
    """What the example is sent and answers in the duel of the page: the first lines and the last."""
    said: list[str] = []
    send, read = process.Process.send, process.Process.read_line

    def noted_send(self: process.Process, line: bytes) -> None:
        said.append(f"> {line.decode()}")
        send(self, line)

    def noted_read(self: process.Process, seconds: float) -> bytes | None:
        line = read(self, seconds)
        said.append(f"< {(line or b'').decode()}")
        return line

    monkeypatch.setattr(process.Process, "send", noted_send)
    monkeypatch.setattr(process.Process, "read_line", noted_read)
    game = Game.new(registry.load_system("melee"), load_scenario("melee", "duel"), seed=7)
    bot = Seat("bot", ProgramPlayer(example("bot.py")), Stream(5), about_game(game))
    play_out(game, [bot, make_seat("greedy", 6)])
    inner = next(place for place, line in enumerate(said) if '"inner":true' in line)
    return "\n".join([*said[:5], "...", *said[inner : inner + 2], "...", said[-1]]) + "\n"


def test_the_transcript_is_what_happens(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = re.search(r"```jsonl\n(.*?)```", TEXT, re.DOTALL)
    assert shown is not None
    got = transcript(monkeypatch)
    assert CHECKER.check_output(shown[1], got, doctest.ELLIPSIS), got


@pytest.mark.parametrize("message", [messages.Hello, messages.Question, messages.End, messages.Reply, messages.Reason])
def test_every_field_of_every_message_is_described(message: type[msgspec.Struct]) -> None:
    section = TEXT.partition(f"### `{message.__name__.lower()}`")[2].partition("\n#")[0]
    assert [name for name in message.__struct_fields__ if f"| `{name}` |" not in section] == []


@pytest.mark.parametrize("name", ["bot.py", "bot.mjs"])
def test_the_examples_are_short_and_need_nothing(name: str) -> None:
    lines = (ROOT / "examples" / "bots" / name).read_text("utf-8").splitlines()
    assert len([line for line in lines if line.strip()]) <= LONGEST
    needed = {line for line in lines if line.startswith(("import", "from"))}
    assert needed <= {"import json", "import random", "import sys", 'import { createInterface } from "node:readline";'}


def test_the_plugin_of_the_page_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found = re.search(r"```python\n# careful_player.py\n(.*?)```", TEXT, re.DOTALL)
    assert found is not None
    (tmp_path / "careful_player.py").write_text(found[1])
    monkeypatch.syspath_prepend(str(tmp_path))
    from importlib.metadata import EntryPoint

    point = EntryPoint("careful", "careful_player:CarefulPlayer", "affray.players")
    monkeypatch.setattr(registry, "entry_points", lambda group: [point] if group == "affray.players" else [])
    game = Game.new(registry.load_system("melee"), load_scenario("melee", "duel"), seed=2)
    play_out(game, [make_seat("careful:2", 1), make_seat("greedy", 2)])
    assert game.is_over
    with pytest.raises(InputError, match="player 'careful:x': expected a number, got 'x'"):
        make_seat("careful:x")
