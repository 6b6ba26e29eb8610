"""What the terminal shows of a game with secrets: to one person what his side knows, to several what all may know."""

import builtins
import io
from collections.abc import Iterator
from contextlib import redirect_stdout
from pathlib import Path
from typing import cast
from unittest.mock import patch

from affray.cli.commands import records
from affray.cli.game.table import Table
from affray.cli.shown.screen import Screen
from affray.core import System
from affray.game import Game, save
from affray.game.record import loads
from affray.play import Seat, make_seat
from tests.veiled import CACHES, YARD

RULES = cast("System[object, object]", CACHES)
EVERY_COMMAND = ("board", "log all", "odds", "why dig")


def played(
    seats: list[Seat | None], *lines: str, game: Game[object, object] | None = None, dice: str = "stream"
) -> str:
    """What the terminal shows while these lines are typed."""
    typed: Iterator[str] = iter(lines)

    def read(_: str = "") -> str:
        line = next(typed, None)
        if line is None:
            raise EOFError
        return line

    out = io.StringIO()
    with redirect_stdout(out), patch.object(builtins, "input", read):
        table = game or Game.new(RULES, YARD, seed=3, dice="typed" if dice == "typed" else "stream")
        Table(table, seats, Screen(), None).run()
    return out.getvalue()


def test_one_person_sees_what_his_side_knows() -> None:
    shown = played([None, make_seat("greedy", 1)], "bury amber", "1", *EVERY_COMMAND, "why", "wait", *EVERY_COMMAND)
    assert "word amber" in shown and "p1: something" in shown
    assert "cobalt" not in shown


def test_several_people_see_what_all_may_know_beside_their_own_question() -> None:
    shown = played([None, None], "bury amber", "1")
    board = shown.rpartition("2 spans over amber")[2]
    assert "p0: something" in board and "buried side 0" in board
    assert "amber" not in board.replace("bury amber", "")


def test_after_the_end_the_terminal_shows_everything() -> None:
    shown = played([None, make_seat("greedy", 1)], *(("bury amber", "1") * 3))
    assert "p1: cobalt" in shown
    assert "p1: cobalt" not in shown.partition("wins")[0].rpartition(">")[0]


def test_typed_dice_are_asked_for_from_their_lowest_face() -> None:
    shown = played([None, None], "bury amber", "1", "0", "6", dice="typed")
    assert "Type 1 face from 1 to 6, such as 1." in shown
    assert "expected 1 face from 1 to 6, got 0" in shown
    assert "buried side 0" in shown


def test_a_replay_of_a_running_game_shows_what_all_may_know(tmp_path: Path) -> None:
    game = Game.new(RULES, YARD, seed=3)
    for given in ("bury amber", 1):
        game.answer(given)
    running = replayed(game, tmp_path / "running.rec")
    assert "buried side 0" in running and "p0: something" in running and "amber" not in running
    for given in ("bury cobalt", 1, "wait", "wait", "wait", "wait"):
        game.answer(given)
    assert "p0: amber" in replayed(game, tmp_path / "over.rec")


def replayed(game: Game[object, object], path: Path) -> str:
    """What `affray replay` prints of a game, as text and as JSON."""
    save(game, path)
    out = io.StringIO()
    with (
        patch.object(records, "load", lambda file: loads(Path(file).read_bytes(), system=RULES)),
        redirect_stdout(out),
    ):
        records.replay_record(str(path), None, json=False, plain=True)
        records.replay_record(str(path), None, json=True, plain=True)
    return out.getvalue()
