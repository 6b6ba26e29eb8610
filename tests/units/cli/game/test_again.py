"""A game taken back or opened again: who plays stays, what is told and what is answered is the same."""

from pathlib import Path

import pytest

from affray.game import Game, dumps, load, load_scenario, loads
from affray.systems import registry
from tests.units.cli.game.test_play import CLOSE
from tests.units.cli.running import refused, run


def test_a_game_goes_on_against_the_same_players(tmp_path: Path) -> None:
    path, branch = str(tmp_path / "game.rec"), str(tmp_path / "branch.rec")
    run("play", "foeman", "duel", "--side", "Red=computer:1", "--side", "Blue=human", "--seed", "3", "--save", path)
    heading = "Red computer 1 (recruit), Blue you"
    assert heading in run("play", "--load", path).out
    assert run("branch", path, "--at", "0", "--save", branch).code == 0
    assert heading in run("play", "--load", branch).out
    changed = run("play", "--load", path, "--side", "Red=computer:2").out
    assert "Red computer 2 (militia), Blue you" in changed
    assert "Red computer 2 (militia), Blue you" in run("play", "--load", path).out


def test_a_record_starts_no_program(tmp_path: Path) -> None:
    path = tmp_path / "game.rec"
    program = ("--side", "Blue=program:touch it")
    run("play", "foeman", "duel", "--seed", "3", *program, "--save", str(path))
    assert load(path).players == ("human", "program")
    assert b"touch it" not in path.read_bytes()
    assert "--side Blue=PLAYER is missing: program had Blue" in refused(run("play", "--load", str(path)))
    game: Game[object, object] = load(path)
    game.players = ("human", "program:touch it")
    path.write_bytes(dumps(game))
    assert "--side Blue=PLAYER is missing" in refused(run("play", "--load", str(path)))
    assert run("play", "--load", str(path), *program).code == 0


def test_a_record_names_a_player_for_each_side() -> None:
    game: Game[object, object] = Game.new(registry.load_system("foeman"), load_scenario("foeman", "duel"), seed=7)
    assert b'"players"' not in dumps(game)
    game.players = ("human",)
    with pytest.raises(ValueError, match="players: expected one for each of Red, Blue, got 1"):
        loads(dumps(game))


def accounts(out: str, answer: str) -> list[str]:
    """What is told after each time that an answer is typed, up to the next question."""
    return [part.split("\n\n")[0] for part in out.split(f"\n{answer}\n")[1:]]


def test_who_takes_an_answer_back_gets_the_same_reply(tmp_path: Path) -> None:
    path = str(tmp_path / "game.rec")
    fight = ("play", "foeman", "duel", "--seed", "3", "--side", "Blue=computer:1", "--save", path)
    first, *again = accounts(run(*fight, lines=("cede", *("undo", "cede") * 3)).out, "cede")
    assert "Berold steps" in first
    assert again == [first] * 3
    opened = run("play", "--load", path, lines=("undo", "cede"))
    assert accounts(opened.out, "cede") == [first]


def test_a_declaration_taken_back_is_told_again_as_the_first_time(tmp_path: Path) -> None:
    path = tmp_path / "close.toml"
    path.write_text(CLOSE)
    fight = ("play", "foeman", str(path), "--seed", "3", "--side", "Blue=computer:5")
    anew = ("1 3", "undo", "1 3")
    first, again = accounts(run(*fight, lines=("move", "stop", "1 4", *anew)).out, "1 3")
    assert "Ash declares Strike at Bors: Broadsword, 3 dice." in first
    assert again == first
