"""Whole delves at random: every position is sound, every transition of play a row of the loop, every word can be said."""

import pytest
from msgspec.structs import replace

from affray.dice.stream import Stream
from affray.game import Game, load_scenario
from affray.play.players import make_seat
from affray.play.run import give_answer
from affray.systems.fortmayn import SYSTEM
from affray.systems.fortmayn.content.house_rules import option_facts
from affray.systems.fortmayn.position.answer import Answer
from affray.systems.fortmayn.position.state import State

MOST = 3_000
CHANGED = [(fact.name, value) for fact in option_facts() for value in fact.values if value != fact.default]


def delve(scenario: str, seed: int, **options: str) -> Game[State, Answer]:
    """A delve of random answers to its end, looked at after each."""
    game = Game.new(SYSTEM, load_scenario("fortmayn", scenario), options, seed=seed)
    seat = replace(make_seat("random", seed), rng=Stream(seed, 1))
    for _ in range(MOST):
        question = game.question
        if question is None:
            return game
        give_answer(game, seat, question)
        assert SYSTEM.broken_invariants(game.state) == ()
    raise AssertionError(f"{scenario} with seed {seed} goes on after {MOST} answers")


@pytest.mark.parametrize("scenario", ["first-delve", "level-one", "level-two", "level-three", "lone-wolf"])
@pytest.mark.parametrize("seed", range(4))
def test_a_random_delve_is_sound_and_comes_to_its_end(scenario: str, seed: int) -> None:
    game = delve(scenario, seed)
    assert game.is_over
    for event in game.events:
        for language in ("en", "de"):
            assert all(line.strip() for line in SYSTEM.words.wording(event, language))


@pytest.mark.slow
@pytest.mark.parametrize(("name", "value"), CHANGED, ids=[f"{name}={value}" for name, value in CHANGED])
def test_a_delve_under_each_house_rule_is_sound(name: str, value: str) -> None:
    assert delve("level-two", len(name), **{name: value}).is_over
