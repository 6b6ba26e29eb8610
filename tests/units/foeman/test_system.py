"""Foeman as a system."""

from affray.core.eyes import EVERYTHING, eye_of, secrets_of
from affray.game.game import Game
from affray.game.scenario import load_scenario
from affray.systems.foeman import SYSTEM


def test_the_words_know_the_facts() -> None:
    assert SYSTEM.words.facts == SYSTEM.facts


def test_nothing_is_hidden_without_a_game_master() -> None:
    game = Game.new(SYSTEM, load_scenario("foeman", "duel"))
    assert secrets_of(SYSTEM, game.state) is None and eye_of(SYSTEM, game.state, (0,), over=False) == EVERYTHING
