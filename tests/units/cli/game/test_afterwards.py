"""A game that is over still answers at the terminal, until one leaves."""

import io
import subprocess
import sys
from collections.abc import Iterable
from itertools import repeat
from pathlib import Path

import pytest

from affray import platform
from affray.cli.game import afterwards
from affray.cli.game.afterwards import look_back, read_on
from affray.cli.game.table import Table
from affray.cli.shown.screen import Screen
from affray.game import Game, load, shipped_scenarios
from affray.play import make_seat
from affray.systems import registry


def ended(language: str = "en") -> Table:
    """The table of a fight that a computer has won since the person gave up."""
    system = registry.load_system("foeman")
    scenario = next(found for found in shipped_scenarios("foeman") if found.name == "duel")
    game: Game[object, object] = Game.new(system, scenario, seed=3)
    table = Table(game, [None, make_seat("greedy", 1)], Screen(plain=True, language=language), None)
    while game.question is not None and game.question.side != 1:
        game.answer_text("cede")
    table.decide()
    game.leave(0)
    return table


def typed(monkeypatch: pytest.MonkeyPatch, lines: Iterable[str]) -> list[str]:
    """What is typed at the prompt, and the prompts, as they come."""
    prompts, following = list[str](), iter(lines)

    def read(prompt: str = "") -> str:
        prompts.append(prompt)
        line = next(following, None)
        if line is None:
            raise EOFError
        return line

    monkeypatch.setattr("builtins.input", read)
    return prompts


def test_what_is_asked_is_answered_and_a_line_leaves(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    table = ended()
    prompts = typed(monkeypatch, ("why Blue", "why nobody", "log", "clause FM-RND-01", ""))
    look_back(table)
    out = capsys.readouterr().out
    assert (
        len(prompts) == 5
        and out.startswith("`why NAME` (a side, figure or unit), `log`")
        and prompts[0] == "Keep the record? A file name, or Enter for no: "
    )
    assert "Blue chose:" in " ".join(out.split()) or "Blue for Berold chose:" in out
    known = "expected the number of a roll, a side that a computer played (Blue), or one of its figures: Berold"
    assert f"why nobody: {known}" in " ".join(out.split())
    assert "Round 1." in out and "FM-RND-01" in out and table.path is None


def test_a_folder_is_no_file_and_a_sheet_is_asked_for_in_german(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    table = ended("de")
    monkeypatch.chdir(tmp_path)
    typed(monkeypatch, ("save nonsense/", "nonsense/", str(tmp_path), "blatt", "Blatt Berold"))
    look_back(table)
    out = " ".join(capsys.readouterr().out.split())
    assert out.count("nonsense/: nennt einen Ordner; erwartet wird der Name einer Datei") == 2
    assert f"{tmp_path}: nennt einen Ordner" in out
    assert "bogen: erwartet wird der Name einer Figur: Aldric, Berold" in out and "Schadensbonus der Abenteurer" in out
    assert not any(tmp_path.iterdir())


def test_a_file_is_named_at_last_and_none_is_overwritten(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    table, taken, free = ended(), tmp_path / "taken", tmp_path / "free.record"
    taken.write_text("mine")
    prompts = typed(monkeypatch, (str(taken), str(free)))
    look_back(table)
    assert len(prompts) == 2 and taken.read_text() == "mine" and load(str(free)).is_over
    again = typed(monkeypatch, ())
    look_back(table)
    assert again == ["Enter leaves: "]


def test_what_still_stands_in_a_piped_input_is_answered(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    table = ended()
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(afterwards, "has_input", bool)
    prompts = typed(monkeypatch, ("why Blue", "1", "why nobody"))
    read_on(table)
    out = " ".join(capsys.readouterr().out.split())
    assert out.startswith("> why Blue Round 1: Blue") and " chose: " in out and "why nobody: expected" in out
    assert len(prompts) == 4
    typed(monkeypatch, repeat("1"))
    read_on(table)
    assert capsys.readouterr().out == ""
    assert not any(tmp_path.iterdir())


def test_a_lone_quotation_mark_is_no_file(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    typed(monkeypatch, ('"', 'save "', ""))
    look_back(ended())
    assert capsys.readouterr().out.count('": expected the name of a file') == 2 and not any(tmp_path.iterdir())


def test_a_piped_input_is_read_to_its_end_but_not_waited_for(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "affray", "play", "foeman", "duel", "--seed", "1", "--plain"]
    lines = "resign yes\nwhy Blue\nclause FM-RND-01\n"
    piped = subprocess.run(command, input=lines, capture_output=True, text=True, check=True).stdout
    assert "> why Blue\nRound 1: Blue chose:" in piped and "FM-RND-01 " in piped.partition("> clause")[2]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as held:
        assert held.stdin is not None
        held.stdin.write("resign yes\n")
        held.stdin.flush()
        assert held.wait(60) == 0


def test_an_input_that_cannot_be_asked_has_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("why Blue"))
    assert not platform.has_input(0.0)
