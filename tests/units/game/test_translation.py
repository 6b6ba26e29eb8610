"""Recorded games with the names of another language."""

import pytest
from msgspec.structs import replace

from affray.core import Scenario
from affray.core.scenario import ScenarioWords
from affray.game import Game, dumps, load_scenario
from affray.game.parting import Parting
from affray.game.translation import game_in_language, renamed
from affray.systems import registry
from affray.systems.foeman.position.answers import Attack
from tests.toy import FOUR, PIG

PLAYED = {
    "foeman": "archers-and-a-wall",
    "melee": "duel",
    "wargame": "patrol-clash",
    "fortmayn": "duel",
}


def played(system: str, scenario: Scenario, answers: int = 40) -> Game[object, object]:
    """The first answers of a game, each another one of those that there are."""
    game: Game[object, object] = Game.new(registry.load_system(system), scenario, seed=4)
    for place in range(answers):
        question = game.question
        if question is not None:
            nth = place % len(question.answers)
            game.answer(nth if question.inner else question.answers[nth])
    return game


@pytest.mark.parametrize(("system", "scenario"), PLAYED.items())
def test_a_game_has_the_names_of_a_language_and_comes_back(system: str, scenario: str) -> None:
    game = played(system, load_scenario(system, scenario))
    german = game_in_language(game, "de")
    assert german is not None
    names = game.scenario.names_in("de")
    assert tuple(german.system.sides(german.state)) == tuple(
        names.get(side, side) for side in game.system.sides(game.state)
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
    assert renamed(Attack(0, "Berold", 3), names) == Attack(0, "Bernd", 3)
    assert renamed((("Berold", 3), "Ann"), names) == (("Bernd", 3), "Ann")
