"""Programs at the terminal: they play, they lose with a line, and whoever waits for a computer player is told and can hurry it."""

import os
import re
import signal
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeVar

import pytest

from affray.cli.game import thinking
from affray.cli.game.thinking import Thinking
from affray.cli.shown.screen import Screen
from affray.core import InputError, Question
from affray.dice.stream import Stream
from affray.game import Game, load
from affray.lab.arena import Cell
from affray.lab.battles import BattleArena
from affray.play import Asked, PlayerFailed, Seat, Thought
from affray.play.player import OPEN, UNSHOWN
from affray.play.programs import seated
from tests.bots import AFFRAY, children, example, liar
from tests.toy import PIG, TABLE
from tests.units.cli.running import refused, run

S = TypeVar("S")
A = TypeVar("A")


@pytest.fixture(autouse=True)
def leaves_no_process() -> Iterator[None]:
    """Whatever a program does, it is gone when the table is."""
    before = children()
    yield
    assert children() <= before


# --- games ------------------------------------------------------------------------------------------------------------
def test_a_person_plays_a_whole_game_against_a_program(tmp_path: Path) -> None:
    record = tmp_path / "game.record"
    shown = run(
        "play", "fortmayn", "lone-wolf", "--plain", "--seed", "3", "--save", str(record), "--side",
        f"Party=program:{example('bot.py')}",
    )  # fmt: skip
    assert shown.code == 0, shown
    assert load(str(record)).is_over


def test_a_person_who_leaves_leaves_no_program() -> None:
    shown = run("play", "foeman", "duel", "--seed", "3", "--plain", "--side", f"Blue=program:{example('bot.mjs')}",
                lines=("1", "1", "1", "1", "quit"))  # fmt: skip
    assert shown.code == 0 and "is lost for" not in shown.out


def test_greedy_as_a_program_shows_the_same_game() -> None:
    shown = [
        run("watch", "melee", "duel", "--seed", "4", "--side", f"Red={name}").out.splitlines()
        for name in ("greedy", f"program:{AFFRAY} bot greedy")
    ]
    assert [lines.pop(1).partition(";")[0] for lines in shown] == ["Red computer, level 5", "Red program"]
    assert shown[0] == shown[1] and "wins" not in shown[0][0]


@pytest.mark.parametrize(
    ("lang", "line"),
    [("en", "The game is lost for program:"), ("de", "Das Spiel ist für program:")],
)
def test_a_program_that_lies_loses_with_a_line(tmp_path: Path, lang: str, line: str) -> None:
    record = tmp_path / "game.record"
    player = f"Blue=program:{liar('nonsense')}"
    shown = run("play", "foeman", "duel", "--seed", "3", "--plain", "--lang", lang, "--save", str(record), "--side",
                "Red=greedy", "--side", player)  # fmt: skip
    output = " ".join(shown.out.split())
    assert shown.code == 0 and not shown.err
    assert line in output and "make me a sandwich" in output and "Traceback" not in output
    game: Game[object, object] = load(str(record))
    assert game.is_over and game.score == (1.0, 0.0)
    assert run("verify", str(record)).code == 0
    watched = run("watch", "foeman", "duel", "--seed", "3", "--lang", lang, "--side", player)
    assert watched.code == 0 and line in " ".join(watched.out.split())
    assert watched.out.splitlines()[-1] == {"en": "Victory for Red.", "de": "Sieg für Rot."}[lang]
    silent = run("watch", "foeman", "duel", "--seed", "3", "--lang", lang, "--json", "--side", player)
    assert silent.code == 0 and line in silent.err and len(silent.err.splitlines()) == 1
    assert all(text.startswith("{") for text in silent.out.splitlines())


def test_a_program_that_stalls_is_given_its_time_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seated, "START", 0.2)
    shown = run("watch", "foeman", "duel", "--seed", "3", "--think", "0.3", "--side", f"Red=program:{liar('stall')}")
    output = " ".join(shown.out.split())
    # It is told what is left once it has been started.
    assert re.search(r"did not answer within 0\.\d+ \+ 0\.7 seconds, the time that it was told", output)


@pytest.mark.parametrize(
    ("side", "line"),
    [
        ("Blue=program:", "player 'program:': expected something after the colon"),
        ("Blue=program:no-such-bot", "player 'program:no-such-bot': command 'no-such-bot': there is no program"),
        ("Blue=program", "the player one of human, computer:1..5, computer:8, program:COMMAND"),
        ("Blue=greedy:5", "player 'greedy:5': expected nothing after the colon"),
        (
            "Blue=deep:5",
            "player 'deep:5': expected one of random, greedy, computer:1..5, computer:8, greedy-1, program:...",
        ),
    ],
)
def test_a_player_that_is_none_is_a_line(side: str, line: str) -> None:
    assert line in refused(run("play", "foeman", "duel", "--side", side))


def test_where_several_speak_at_once_no_program_sits() -> None:
    wrong = refused(run("play", "fortmayn", "gm-table", "--side", "Ann=program:true"))
    assert "the player one of human," in wrong


def test_a_study_starts_no_program(tmp_path: Path) -> None:
    made = tmp_path / "made"
    figure: dict[str, str | int | bool] = {"player": f"program:touch {made}"}
    with pytest.raises(
        InputError,
        match=r"player 'program:touch .*': expected one of random, greedy, computer:1..5, computer:8, greedy-1",
    ):
        BattleArena("melee").check(0, Cell(figure, figure, {"scenario": "duel"}, {}))
    assert not made.exists()


# --- thinking ---------------------------------------------------------------------------------------------------------
class Slow:
    """A player that thinks until it is hurried, or so many seconds."""

    def __init__(self, seconds: float) -> None:
        self.seconds, self.hurried = seconds, 0

    def think(self, asked: Asked[S, A]) -> Thought[A]:
        end = time.monotonic() + self.seconds
        while time.monotonic() < end and not asked.clock.is_over:
            time.sleep(0.01)
        self.hurried += asked.clock.is_over
        return Thought(asked.question.answers[0])


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Callable[[], str]:
    """A terminal, with what it shows."""
    monkeypatch.setattr(thinking, "is_watched", lambda: True)
    return lambda: capsys.readouterr().out


def given(hall: Thinking, player: Slow, times: int = 1) -> Game[object, object]:
    """A game after so many answers of a player."""
    game: Game[object, object] = Game.new(PIG, TABLE, seed=1)  # type: ignore[arg-type]
    for _ in range(times):
        question: Question[object] | None = game.question
        assert question is not None
        hall.give(game, [None, None], question, Seat("slow", player, Stream(1)))
    return game


def test_who_thinks_for_long_is_said_once(terminal: Callable[[], str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "SLOW", 0.1)
    given(Thinking(Screen()), Slow(0.08), 4)
    assert terminal() == "p0 is thinking ...\n"


def test_who_thinks_for_a_moment_is_not_said(terminal: Callable[[], str]) -> None:
    given(Thinking(Screen()), Slow(0.01), 2)
    time.sleep(0.05)
    assert terminal() == ""


def test_ctrl_c_hurries_who_thinks_and_a_second_leaves(terminal: Callable[[], str]) -> None:
    hall, player = Thinking(Screen()), Slow(20)
    threading.Timer(0.2, os.kill, (os.getpid(), signal.SIGINT)).start()
    before, start = signal.getsignal(signal.SIGINT), time.monotonic()
    game = given(hall, player, 2)
    assert time.monotonic() - start < 5 and player.hurried == 2 and len(game.line) == 3
    assert "The answer for p0 comes as soon as it can. Ctrl-C again leaves the table." in terminal()
    assert signal.getsignal(signal.SIGINT) is before
    with pytest.raises(KeyboardInterrupt), hall.turn(game.line[-1].entry.side, "p0"):
        signal.raise_signal(signal.SIGINT)
    hall.rest()
    assert not hall.hurried


def test_a_pipe_is_told_nothing_of_time(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(thinking, "SLOW", 0.01)
    given(Thinking(Screen()), Slow(0.05))
    assert capsys.readouterr().out == ""


def test_faults_are_said_in_both_languages() -> None:
    for why in (
        "absent",
        "ended",
        "closed",
        "late",
        "long",
        "garbled",
        "unnumbered",
        "number",
        "unread",
        "illegal",
        "error",
    ):
        for shown in ("7" if why in OPEN else UNSHOWN, "x"):
            english, german = (PlayerFailed(why, shown).wording(lang) for lang in ("en", "de"))
            assert english != german and "none" not in english + german and "{" not in english + german
