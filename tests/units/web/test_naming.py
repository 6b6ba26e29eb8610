"""What a game's sides, figures and units are called in the language of whoever reads it."""

import pytest

from affray.core import eyes
from affray.game import Game, shipped_scenarios
from affray.systems.registry import load_system
from affray.web.words.naming import names_in, shown_names


def game(system: str, name: str, language: str = "en") -> Game[object, object]:
    """A shipped game, made in a language."""
    found = next(scenario for scenario in shipped_scenarios(system) if scenario.name == name)
    return Game.new(load_system(system), found.in_language(language), seed=7)


def test_sides_and_units_have_the_names_that_the_game_made_in_that_language_would_have() -> None:
    names = names_in(game("wargame", "patrol-clash"), "de")
    assert (names["Red"], names["Risen dead"]) == ("Rot", "Auferstandene")
    back = names_in(game("wargame", "patrol-clash", "de"), "en")
    assert all(back[other] == name for name, other in names.items())


@pytest.mark.parametrize("system", ["wargame", "foeman", "melee", "fortmayn"])
def test_no_two_are_called_the_same_and_the_own_language_changes_nothing(system: str) -> None:
    for scenario in shipped_scenarios(system):
        found = names_in(game(system, scenario.name), "de")
        assert len({*found.values()}) == len(found), scenario.name
        assert names_in(game(system, scenario.name), "en") == {}


def test_what_is_hidden_is_not_named() -> None:
    delve = game("fortmayn", "first-delve")
    everything = shown_names(delve, "de", eyes.EVERYTHING)
    assert {"Party": "Gruppe"}.items() <= shown_names(delve, "de", 0).items() <= everything.items()
