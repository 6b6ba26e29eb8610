"""Players of other packages: found by their entry points, made anew for each seat, a broken one named in a line."""

import os
import subprocess
import sys
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import TypeVar

import pytest

from affray.core import InputError
from affray.game import Game
from affray.play import Asked, Thought, make_seat, play_out, player_names
from affray.play.players import BUILT_IN, GROUP
from affray.play.plugins import PluginPlayer
from affray.systems import registry
from tests.toy import PIG, TABLE

S = TypeVar("S")
A = TypeVar("A")
OWN = ("random", "greedy", *(f"computer:{level}" for level in range(1, 9)))
PLUGIN = '''
"""A player that answers with the first answer there is, or the one of that number."""

from affray.play import Thought



class First:
    def __init__(self, rest):
        self.place = int(rest or 0)

    def think(self, asked):
        answers = asked.question.answers or asked.question.extra
        return Thought(answers[min(self.place, len(answers) - 1)])
'''


class LastPlayer:
    """Takes the last answer listed."""

    def __init__(self, rest: str) -> None:
        if rest == "wrong":
            raise InputError("expected nothing wrong")
        self.rest = rest
        self.asked = 0 if rest != "zero" else 1 // len(rest[4:])

    def think(self, asked: Asked[S, A]) -> Thought[A]:
        self.asked += 1
        return Thought((asked.question.answers or asked.question.extra)[-1])


def no_player(rest: str) -> str:
    return rest


NUMBER = 7


@pytest.fixture(autouse=True)
def offered(monkeypatch: pytest.MonkeyPatch) -> list[EntryPoint]:
    """The entry points that other packages offer."""
    points: list[EntryPoint] = []
    monkeypatch.setattr(registry, "entry_points", lambda group: points if group == GROUP else [])
    return points


def test_a_plugins_player_is_listed_and_plays(offered: list[EntryPoint]) -> None:
    offered.append(EntryPoint("last", f"{__name__}:LastPlayer", GROUP))
    assert player_names() == (*OWN, "last")
    game = play_out(Game.new(PIG, TABLE, seed=2), [make_seat("last:deep", 1), make_seat("random", 2)])
    assert game.is_over


def test_every_seat_has_a_player_of_its_own(offered: list[EntryPoint]) -> None:
    offered.append(EntryPoint("last", f"{__name__}:LastPlayer", GROUP))
    for name in ("last", "greedy", "random"):
        assert make_seat(name, 1).player is not make_seat(name, 1).player
    seated = make_seat("last:3:4").player
    assert isinstance(seated, PluginPlayer) and isinstance(seated.player, LastPlayer) and seated.player.rest == "3:4"


def test_no_plugin_takes_a_name_that_has_a_meaning(offered: list[EntryPoint]) -> None:
    offered += [EntryPoint(name, f"{__name__}:LastPlayer", GROUP) for name in (*BUILT_IN, "human", "me", "program")]
    assert player_names() == OWN
    assert not isinstance(make_seat("greedy").player, PluginPlayer)
    with pytest.raises(
        InputError, match=r"player .me.: expected one of random, greedy, computer:1..5, computer:8, greedy-1$"
    ):
        make_seat("me")


@pytest.mark.parametrize(
    ("name", "value", "line"),
    [
        ("last", "no_such_module:X", "player 'last' (no_such_module:X) does not load: ModuleNotFoundError: No module"),
        ("last", "{here}:NONE", "player 'last' ({here}:NONE) does not load: AttributeError: "),
        ("last", "{here}:NUMBER", "player 'last' ({here}:NUMBER) is no factory of players: it cannot be called"),
        ("last", "{here}:no_player", "player 'last' ({here}:no_player) is no player: it lacks think"),
        ("last:wrong", "{here}:LastPlayer", "player 'last:wrong': expected nothing wrong"),
        ("last:zero", "{here}:LastPlayer", "player 'last:zero' ({here}:LastPlayer) cannot be made: ZeroDivisionError"),
        (
            "lost",
            "{here}:LastPlayer",
            "player 'lost': expected one of random, greedy, computer:1..5, computer:8, greedy-1, last",
        ),
        ("greedy:5", "{here}:LastPlayer", "player 'greedy:5': expected nothing after the colon, got '5'"),
        ("greedy:", "{here}:LastPlayer", "player 'greedy:': expected something after the colon"),
    ],
)
def test_a_broken_or_unknown_player_is_one_line(offered: list[EntryPoint], name: str, value: str, line: str) -> None:
    offered.append(EntryPoint("last", value.format(here=__name__), GROUP))
    with pytest.raises(InputError) as error:
        make_seat(name)
    assert str(error.value).startswith(line.format(here=__name__))
    assert "\n" not in str(error.value)


def test_a_player_that_two_plugins_claim_is_named(offered: list[EntryPoint]) -> None:
    offered += [EntryPoint("last", f"{__name__}:{name}", GROUP) for name in ("LastPlayer", "no_player")]
    with pytest.raises(InputError, match=r"player .last.: two plugins claim it: .*LastPlayer and .*no_player"):
        make_seat("last")


def test_an_installed_plugin_plays_at_the_terminal(tmp_path: Path) -> None:
    (tmp_path / "first_player.py").write_text(PLUGIN)
    info = tmp_path / "first_player-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: first-player\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(f"[{GROUP}]\nfirst = first_player:First\n")
    path = os.pathsep.join(filter(None, (str(tmp_path), os.environ.get("PYTHONPATH", ""))))
    shown = [
        subprocess.run(
            [Path(sys.executable).with_name("affray"), "watch", "foeman", "duel", "--seed", "1", "--side", f"Red={name}"],
            env={**os.environ, "PYTHONPATH": path}, capture_output=True, text=True, check=False,
        )
        for name in ("first", "first:1", "second")
    ]  # fmt: skip
    assert [process.returncode for process in shown] == [0, 0, 2]
    assert shown[0].stdout != shown[1].stdout and not shown[0].stderr
    assert "the player one of computer:1..5, computer:8, first, program:COMMAND" in shown[2].stderr
