"""The story of a recorded game in the terminal: what it tells, in both languages and as JSON, and to whom it tells nothing."""

import json
from pathlib import Path
from typing import cast

import pytest

from affray.cli.deeds import stories
from affray.core import System
from affray.game import Game, load_scenario, save
from affray.game.record import loads
from affray.play import make_seat, play_out
from affray.systems import registry
from tests.units.cli.running import refused, run
from tests.veiled import CACHES, YARD

RULES = cast("System[object, object]", CACHES)


@pytest.fixture(scope="module")
def duel(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The record of a duel that is over."""
    game = Game.new(registry.load_system("melee"), load_scenario("melee", "duel"), {}, seed=4)
    play_out(game, [make_seat("greedy", side) for side in range(2)])
    path = tmp_path_factory.mktemp("stories") / "duel.record"
    save(game, path)
    return str(path)


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", ("How it went", "Most harm done")), ("de", ("Wie es verlief", "Größter Schaden"))],
)
def test_a_story_is_printed(duel: str, language: str, said: tuple[str, str]) -> None:
    ran = run("replay", duel, "--story", "--plain", "--lang", language)
    assert ran.code == 0
    for part in said:
        assert part in ran.out


def test_a_story_is_the_same_as_json(duel: str) -> None:
    story = json.loads(run("replay", duel, "--story", "--json").out)
    assert story["judged"] and story["reason"] == "played" and len(story["balance"]) == 2


def test_a_part_of_a_game_has_no_story(duel: str) -> None:
    assert "expected no --to" in refused(run("replay", duel, "--story", "--to", "3"))


def test_a_game_that_hides_something_still_has_no_story(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stories, "load", lambda file: loads(Path(file).read_bytes(), system=RULES))
    game, path = Game.new(RULES, YARD, seed=3), tmp_path / "running.record"
    for given in ("bury amber", 1):
        game.answer(given)
    save(game, path)
    for side in ((), ("--as", "p1")):
        ran = run("replay", str(path), "--story", "--json", *side)
        assert "expected a game that is over" in refused(ran)
        assert "amber" not in ran.out + ran.err
    for given in ("bury cobalt", 1, "wait", "wait", "wait", "wait"):
        game.answer(given)
    save(game, path)
    assert run("replay", str(path), "--story").code == 0
