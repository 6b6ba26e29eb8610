"""Whole games of the guide can be told, asked and answered in every language, whatever happens in them."""

from random import Random

import pytest
from msgspec.structs import replace

from affray.core import Scenario
from affray.game import Game
from affray.game.scenario import shipped_scenarios
from affray.systems.melee.system import SYSTEM
from affray.testing.wording import check_words
from tests.tiers import first_of

SHIPPED = shipped_scenarios("melee")
ANSWERS = 160


@pytest.mark.parametrize("scenario", first_of(SHIPPED, 4), ids=[scenario.name for scenario in SHIPPED])
def test_a_game_can_be_told_in_every_language(scenario: Scenario) -> None:
    short = replace(scenario, options={**scenario.options, "turn_limit": "20"})
    rng, game = Random(scenario.name), Game.new(SYSTEM, short, seed=7)
    for _ in range(ANSWERS):
        question = game.question
        if question is None:
            break
        answers = (*question.answers, *question.extra)
        game.answer(rng.randrange(len(answers)) if question.inner else rng.choice(answers))
    check_words(game)
