"""A game that is watched is told as it goes, and reads as if it were told at once."""

import contextlib
import io
import json
from pathlib import Path

import pytest

from affray import __version__
from affray.cli.game.watching import Watching
from affray.cli.shown.screen import Screen
from affray.game import Game, shipped_scenarios
from affray.play import make_seat, play_out
from affray.systems import registry
from tests.units.cli.running import run

FIGHTS = [("foeman", "duel"), ("melee", "wolves"), ("wargame", "patrol-clash"), ("fortmayn", "lone-wolf")]
Play = Game[object, object]


def begun(key: str, name: str) -> Play:
    """A game with random players who are named in it."""
    system = registry.load_system(key)
    scenario = next(found for found in shipped_scenarios(key) if found.name == name)
    game: Play = Game.new(system, scenario, seed=3)
    game.players = ("random",) * len(system.sides(game.state))
    return game


def watched(game: Play, *, json: bool = False) -> list[str]:
    """What is printed while a game is played, a piece for each answer, and the rest at its end."""
    watching, pieces, printed = Watching(game, Screen(plain=True), json=json), list[str](), io.StringIO()

    def note() -> None:
        watching.note_answer()
        pieces.append(printed.getvalue())
        printed.seek(0)
        printed.truncate()

    seats = [make_seat("random", side) for side in range(len(game.players))]
    with contextlib.redirect_stdout(printed):
        play_out(game, seats, answered=note)
        watching.end()
    return [*pieces, printed.getvalue()]


@pytest.mark.parametrize(("key", "name"), FIGHTS)
def test_the_account_in_pieces_is_the_account_at_once(key: str, name: str) -> None:
    game = begun(key, name)
    pieces, at_once = watched(game), io.StringIO()
    with contextlib.redirect_stdout(at_once):
        Watching(game, Screen(plain=True), json=False).end()
    assert "".join(pieces) == at_once.getvalue()
    assert sum(map(bool, pieces)) > 2


def test_a_program_hears_first_which_game_it_is(tmp_path: Path) -> None:
    record = str(tmp_path / "duel.record")
    sides = ("--side", "Red=random", "--side", "Blue=greedy")
    run("watch", "foeman", "duel", "--seed", "3", *sides, "--save", record)
    watched_lines = run("watch", "foeman", "duel", "--seed", "3", "--json", *sides).out.splitlines()
    head = json.loads(watched_lines[0])["game"]
    assert (head["system"], head["scenario"], head["seed"]) == ("foeman", "duel", 3)
    assert head["affray"] == __version__ and head["behaviour"] == registry.load_system("foeman").facts.version
    assert dict(zip(head["sides"], head["players"], strict=True)) == {"Red": "random", "Blue": "greedy"}
    assert run("replay", record, "--json").out.splitlines() == watched_lines
    assert sum("game" in json.loads(line) for line in watched_lines) == 1


@pytest.mark.parametrize(("key", "name"), FIGHTS[:2])
def test_programs_hear_each_answer_once_and_at_once(key: str, name: str) -> None:
    game = begun(key, name)
    pieces, at_once = watched(game, json=True), io.StringIO()
    with contextlib.redirect_stdout(at_once):
        Watching(game, Screen(plain=True), json=True).end()
    assert "".join(pieces) == at_once.getvalue() and sum(map(bool, pieces[:5])) >= 3
    assert sum("code" in json.loads(line) for line in at_once.getvalue().splitlines()) == len(game.events)


def test_nothing_is_told_of_a_game_that_has_not_begun() -> None:
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        Watching(begun("foeman", "duel"), Screen(plain=True), json=False).end()
    assert printed.getvalue() == ""


def test_who_plays_stands_at_the_head_and_in_the_record(tmp_path: "object") -> None:
    record = f"{tmp_path}/game.record"
    seen = run("watch", "foeman", "duel", "--seed", "2", "--side", "Red=random", "--save", record).out.splitlines()
    assert seen[:2] == ["Foeman: Duel; seed 2", "Red computer, by chance; Blue computer 5 (veteran)"]
    assert run("replay", record).out.splitlines()[1] == seen[1]


@pytest.mark.parametrize(
    ("words", "last"),
    [
        (("foeman", "tavern", "--seed", "7"), "Victory for Sailors."),
        (("foeman", "duel", "--seed", "7", "--side", "Red=random", "--side", "Blue=random"), "A draw between Red and Blue."),
        (("melee", "duel", "--seed", "7", "--side", "Red=random", "--side", "Blue=random", "--lang", "de"), "Sieg für Rot."),
        (("wargame", "patrol-clash", "--seed", "7", "--side", "Red=random", "--side", "Blue=random"), "Victory for Blue."),
        (("fortmayn", "lone-wolf", "--seed", "3", "--side", "Party=random"), "The game is over."),
    ],
)  # fmt: skip
def test_who_has_won_is_the_last_word(words: tuple[str, ...], last: str) -> None:
    ran = run("watch", *words, "--plain")
    assert ran.code == 0 and ran.out.splitlines()[-1] == last
