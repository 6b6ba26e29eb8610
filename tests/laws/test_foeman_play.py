"""Laws of Foeman in play: random games under every house rule, and what no game may ever break."""

import itertools

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from affray.core import Scenario
from affray.dice.stream import Stream
from affray.game import Game, dumps, load_scenario, loads
from affray.play import make_seat, play_fast, play_out
from affray.systems.foeman import SYSTEM
from affray.systems.foeman.position.answers import Answer
from affray.systems.foeman.position.state import State
from tests.random_games import random_game

OPTIONS = {fact.name: fact.values for fact in SYSTEM.facts.options}
EACH = [(name, value) for name, values in OPTIONS.items() for value in values]
HOUSES = st.fixed_dictionaries({}, optional={name: st.sampled_from(values) for name, values in OPTIONS.items()})
CLOSE = load_scenario("foeman", "tavern")
MANY = load_scenario("foeman", "two-against-two")
FoemanGame = Game[State, Answer]


def short(scenario: Scenario, rounds: int) -> Scenario:
    """The scenario with so many rounds at most."""
    return replace(scenario, body={**scenario.body, "round_limit": rounds})


@pytest.mark.parametrize(("name", "value"), EACH, ids=[f"{name}={value}" for name, value in EACH])
def test_random_games_stay_sound_and_end_under_each_house_rule(name: str, value: str) -> None:
    game = random_game(SYSTEM, short(CLOSE, 2), {name: value}, seed=len(name), most=400)
    assert game.is_over
    for moment in game.line[::5]:
        assert SYSTEM.broken_invariants(moment.state) == ()


@settings(max_examples=12)
@given(HOUSES, st.integers(0, 10_000))
def test_positions_and_answers_read_back_and_listed_answers_stand(house: dict[str, str], seed: int) -> None:
    game = random_game(SYSTEM, MANY, house, seed, most=120)
    for moment in game.line[::9]:
        assert SYSTEM.read_state(SYSTEM.write_state(moment.state)) == moment.state
        if moment.question is None or moment.open is not None:
            continue
        for answer in (*moment.question.answers[::6], *moment.question.extra):
            assert SYSTEM.read_answer(SYSTEM.write_answer(answer)) == answer
            assert SYSTEM.refuse(moment.state, answer) is None


@settings(max_examples=8)
@given(HOUSES, st.integers(0, 10_000))
def test_losses_shrink_by_recovery_and_healing_alone(house: dict[str, str], seed: int) -> None:
    game = random_game(SYSTEM, CLOSE, house, seed, most=250)
    for before, after in itertools.pairwise(game.line):
        codes = {event.code for event in after.entry.events}
        for old, new in zip(before.state.figures, after.state.figures, strict=True):
            assert new.body.phys >= old.body.phys
            assert new.body.exh >= old.body.exh or codes & {"recover", "heal"}
            assert new.mst <= new.st


@settings(max_examples=8)
@given(HOUSES, st.integers(0, 10_000))
def test_the_parts_of_a_score_add_up_to_it(house: dict[str, str], seed: int) -> None:
    scores = [event for event in random_game(SYSTEM, CLOSE, house, seed, most=250).events if event.code == "score"]
    assume(scores)
    for event in scores:
        assert sum(part.value for part in event.parts) == event.data["score"]


@settings(max_examples=6)
@given(HOUSES, st.integers(0, 10_000))
def test_a_record_plays_again_to_the_same_game(house: dict[str, str], seed: int) -> None:
    game = random_game(SYSTEM, MANY, house, seed, most=80)
    again = loads(dumps(game), "the record", SYSTEM)
    assert again.state == game.state
    assert list(again.events) == list(game.events)


@pytest.mark.parametrize("name", ["duel", "three-against-three"])
def test_a_quiet_game_of_computer_players_is_the_same_game(name: str) -> None:
    scenario = short(load_scenario("foeman", name), 3)
    sides = len(SYSTEM.sides(SYSTEM.setup(scenario, {})))
    names = ["greedy", "random", "greedy", "greedy", "greedy", "greedy"][:sides]
    loud: FoemanGame = Game.new(SYSTEM, scenario, seed=4)
    play_out(loud, [make_seat(name, 7) for name in names])
    quiet = play_fast(SYSTEM, SYSTEM.setup(scenario, {}), [make_seat(name, 7) for name in names], Stream(4))
    assert quiet == loud.state
