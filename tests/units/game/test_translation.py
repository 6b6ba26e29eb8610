"""Recorded games with the names of another language."""

from typing import cast

import pytest
from msgspec.structs import replace

from affray.core import Scenario
from affray.core.scenario import ScenarioWords
from affray.game import Game, dumps, load_scenario, loads
from affray.game.parting import Parting
from affray.game.translation import game_in_language, renamed
from affray.play import make_seat, play_out
from affray.systems import registry
from affray.systems.foeman.position.answers import Attack
from tests.toy import FOUR, PIG

PLAYED = {
    "foeman": "archers-and-a-wall",
    "melee": "duel",
    "wargame": "patrol-clash",
    "fortmayn": "a-matter-of-honor",
}


def played(system: str, scenario: Scenario, answers: int = 40) -> Game[object, object]:
    """The first answers of a game of random players."""
    game: Game[object, object] = Game.new(registry.load_system(system), scenario, seed=4)
    seats = [make_seat("random", side) for side in range(len(game.system.sides(game.state)))]
    whole = play_out(game, seats)
    return loads(dumps(whole)).branch(min(answers, len(whole.line) - 1))


@pytest.mark.parametrize(("system", "scenario"), PLAYED.items())
def test_a_game_has_the_names_of_a_language_and_comes_back(system: str, scenario: str) -> None:
    game = played(system, load_scenario(system, scenario))
    german = game_in_language(game, "de")
    assert german is not None
    names = game.scenario.names_in("de")
    assert tuple(german.system.sides(german.state)) == tuple(
        names.get(one, one) for one in game.system.sides(game.state)
    )
    assert german.system.sides(german.state) != game.system.sides(game.state)
    back = game_in_language(german, "en")
    assert back is not None and dumps(back) == dumps(game)


def test_a_side_that_left_and_an_answer_taken_back_are_kept() -> None:
    game = Game.new(registry.load_system("foeman"), load_scenario("foeman", "free-for-all"), seed=2)
    game.leave(1)
    game.answer_text("cede")
    game.undo()
    german = game_in_language(game, "de")
    assert german is not None and german.gone == (1,)
    assert [moment.entry.kind for moment in german.trail] == ["resign", "answer", "undo"]


def test_a_scenario_without_words_in_a_language_keeps_its_names() -> None:
    game = Game.new(PIG, FOUR, seed=3)
    assert game_in_language(game, "de") is game and game_in_language(game, "en") is game


def test_a_game_that_cannot_be_played_with_other_names_is_none() -> None:
    duel = load_scenario("foeman", "duel")
    clash = replace(duel, words={"de": ScenarioWords("Duell", names={"Red": "Eins", "Blue": "Eins"})})
    assert game_in_language(Game.new(registry.load_system("foeman"), clash, seed=1), "de") is None
    earlier = Game.new(registry.load_system("foeman"), duel, seed=1)
    earlier.parting = Parting(1, 2, 0, 0)
    assert game_in_language(earlier, "de") is None


def test_names_are_changed_in_every_part_of_an_answer() -> None:
    names = {"Berold": "Bernd"}
    assert cast(Attack, renamed(Attack("strike", "Berold"), names)) == Attack("strike", "Bernd")
    assert renamed((("Berold", 3), "Ann"), names) == (("Bernd", 3), "Ann")
