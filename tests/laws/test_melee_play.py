"""Laws of the Combat and Movement Guide in play: random games under every house rule, and what no game may ever break."""

import itertools

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from affray.dice.stream import Stream
from affray.game import Game, dumps, load_scenario, loads
from affray.play import make_seat, play_fast, play_out
from affray.systems.melee import SYSTEM
from affray.systems.melee.content.codes import DEAD
from affray.systems.melee.position.answers import Answer
from affray.systems.melee.position.state import State
from tests.melee_arena import PIT
from tests.random_games import random_game

OPTIONS = {fact.name: fact.values for fact in SYSTEM.facts.options}
CHANGED = [(fact.name, value) for fact in SYSTEM.facts.options for value in fact.values if value != fact.default]
HOUSES = st.fixed_dictionaries({}, optional={name: st.sampled_from(values) for name, values in OPTIONS.items()})
MeleeGame = Game[State, Answer]


@pytest.mark.parametrize(("name", "value"), CHANGED, ids=[f"{name}={value}" for name, value in CHANGED])
def test_random_games_stay_sound_under_each_house_rule(name: str, value: str) -> None:
    game = random_game(SYSTEM, PIT, {name: value}, seed=len(name), most=150)
    for moment in game.line:
        assert SYSTEM.broken_invariants(moment.state) == ()


@settings(max_examples=12)
@given(HOUSES, st.integers(0, 10_000))
def test_positions_and_answers_read_back_and_listed_answers_stand(house: dict[str, str], seed: int) -> None:
    game = random_game(SYSTEM, PIT, house, seed, most=120)
    for moment in game.line[::7]:
        assert SYSTEM.broken_invariants(moment.state) == ()
        assert SYSTEM.read_state(SYSTEM.write_state(moment.state)) == moment.state
        if moment.question is None or moment.open is not None:
            continue
        for answer in (*moment.question.answers[::5], *moment.question.extra):
            assert SYSTEM.read_answer(SYSTEM.write_answer(answer)) == answer
            assert SYSTEM.refuse(moment.state, answer) is None


@settings(max_examples=8)
@given(HOUSES, st.integers(0, 10_000))
def test_hits_heal_by_nature_alone_fatigue_stays_and_so_do_the_dead(house: dict[str, str], seed: int) -> None:
    game = random_game(SYSTEM, PIT, house, seed, most=200)
    for before, after in itertools.pairwise(game.line):
        for old, new in zip(before.state.figures, after.state.figures, strict=False):
            assert new.body.hits >= old.body.hits
            assert new.body.fatigue >= old.body.fatigue
            assert new.body.low >= old.body.low
            assert new.body.status == DEAD or old.body.status != DEAD
            assert new.gone >= old.gone


@settings(max_examples=8)
@given(HOUSES, st.integers(0, 10_000))
def test_the_reasons_of_an_adjdx_add_up_to_it(house: dict[str, str], seed: int) -> None:
    rolls = [
        event for event in random_game(SYSTEM, PIT, house, seed, most=200).events if event.parts and "adj" in event.data
    ]
    assume(rolls)
    for event in rolls:
        assert sum(part.value for part in event.parts) == event.data["adj"]


@settings(max_examples=8)
@given(HOUSES, st.integers(0, 10_000))
def test_nobody_moves_further_or_acts_more_often_than_it_may(house: dict[str, str], seed: int) -> None:
    game = random_game(SYSTEM, PIT, house, seed, most=200)
    for moment in game.line:
        for figure in moment.state.figures:
            assert figure.turn.crawled <= 2
            assert figure.turn.walked <= max(figure.turn.pace, 30 * (not figure.turn.moved))
            assert not (figure.turn.defended and figure.body.acted and not figure.body.stance)


@settings(max_examples=6)
@given(HOUSES, st.integers(0, 10_000))
def test_a_record_plays_again_to_the_same_game(house: dict[str, str], seed: int) -> None:
    game = random_game(SYSTEM, PIT, house, seed, most=80)
    again = loads(dumps(game), "the record", SYSTEM)
    assert again.state == game.state
    assert list(again.events) == list(game.events)


def test_a_quiet_game_of_computer_players_is_the_same_game() -> None:
    duel, options = load_scenario("melee", "duel"), {"turn_limit": "20"}
    loud: MeleeGame = Game.new(SYSTEM, duel, options, seed=4)
    play_out(loud, [make_seat("random", 7), make_seat("random", 7)])
    quiet = play_fast(SYSTEM, SYSTEM.setup(duel, options), [make_seat("random", 7), make_seat("random", 7)], Stream(4))
    assert quiet == loud.state
