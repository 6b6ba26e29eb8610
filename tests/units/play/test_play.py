"""Computer players, and whole games between them."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from affray.core import InputError, Question
from affray.dice.stream import Stream
from affray.game import Game, dumps
from affray.play import make_seat, play_fast, play_out, player_names
from affray.play.levels import OFFERED
from affray.play.players import MEASURES, opponent_names
from tests.toy import FOUR, LEFT, PIG, TABLE, Pig, PigSystem

seeds = st.integers(0, 10_000)


def fight(seed: int, first: str, second: str) -> Game[Pig, str]:
    return play_out(Game.new(PIG, TABLE, seed=seed), [make_seat(first, 1), make_seat(second, 2)])


@pytest.mark.parametrize("name", ["random", "greedy"])
@given(seeds)
def test_the_same_seeds_give_the_same_bytes(name: str, seed: int) -> None:
    assert dumps(fight(seed, name, "random")) == dumps(fight(seed, name, "random"))


@given(seeds, st.sampled_from(["random", "greedy"]), st.sampled_from(["random", "greedy"]))
def test_the_fast_path_plays_the_very_game(seed: int, first: str, second: str) -> None:
    state = PIG.setup(TABLE, {})
    fast = play_fast(PIG, state, [make_seat(first, 1), make_seat(second, 2)], Stream(seed))
    assert fast == fight(seed, first, second).state


def test_steps_of_the_referee_are_nobodys_turn_in_the_fast_path() -> None:
    seats = [make_seat("random", side) for side in range(4)]
    fast = play_fast(PIG, PIG.setup(FOUR, FOUR.options), seats, Stream(5))
    whole = play_out(Game.new(PIG, FOUR, seed=5), [make_seat("random", side) for side in range(4)])
    assert fast == whole.state


def test_greedy_beats_random() -> None:
    won = Counter(PIG.score(fight(seed, "greedy", "random").state)[0] for seed in range(100))
    assert won[1.0] >= 65


def test_random_takes_every_listed_answer_about_as_often() -> None:
    seat = make_seat("random", 3)
    question = Question(0, "any", answers=("a", "b", "c"), extra=(LEFT,))
    state = PIG.setup(TABLE, {})
    counted = Counter(seat.answer(PIG, state, question) for _ in range(900))
    assert set(counted) == {"a", "b", "c"}
    assert min(counted.values()) > 240


@pytest.mark.parametrize("name", ["random", "greedy"])
def test_what_ends_a_game_is_taken_only_where_there_is_no_other(name: str) -> None:
    seat = make_seat(name)
    state = PIG.setup(TABLE, {})
    assert seat.answer(PIG, state, Question(0, "last", extra=(LEFT,))) == LEFT
    with pytest.raises(ValueError, match="question 'none' lists no answers"):
        seat.answer(PIG, state, Question(0, "none"))


def test_greedy_breaks_ties_by_its_own_numbers() -> None:
    class Level(PigSystem):
        def appraise(self, state: Pig, question: Question[str]) -> tuple[float, ...]:
            return (1.0, 0.5, 1.0)

    seat = make_seat("greedy", 8)
    question = Question(0, "any", answers=("a", "b", "c"))
    found = Counter(seat.answer(Level(), PIG.setup(TABLE, {}), question) for _ in range(60))
    assert set(found) == {"a", "c"}


def test_greedy_wants_a_value_for_each_answer() -> None:
    seat = make_seat("greedy")
    question = Question(0, "turn", answers=("roll", "hold", "roll"), inner=True)
    with pytest.raises(ValueError, match="pig: appraise gave 2 values for 3 answers to 'turn'"):
        seat.choose(PIG, PIG.setup(TABLE, {}), question)


def test_players_are_known_by_name() -> None:
    assert player_names() == ("random", "greedy", *(f"computer:{level}" for level in range(1, 9)))
    with pytest.raises(InputError, match="player 'deep': expected one of random, greedy"):
        make_seat("deep")
    with pytest.raises(InputError, match="player 'random': seed -1: expected 0 to"):
        make_seat("random", -1)


def test_each_side_has_a_seat() -> None:
    with pytest.raises(InputError, match=r"players: expected 2 \(one each for p0, p1\), got 1"):
        play_out(Game.new(PIG, TABLE), [make_seat("random")])


def test_computer_players_throw_no_dice_by_hand() -> None:
    with pytest.raises(InputError, match="computer players throw no dice by hand"):
        play_out(Game.new(PIG, TABLE, dice="typed"), [make_seat("random"), make_seat("random")])


def test_a_game_that_does_not_end_is_told() -> None:
    with pytest.raises(RuntimeError, match="not over after 3 answers"):
        play_out(Game.new(PIG, TABLE), [make_seat("random"), make_seat("random")], most=3)
    with pytest.raises(RuntimeError, match="not over after 3 answers"):
        play_fast(PIG, PIG.setup(TABLE, {}), [make_seat("random"), make_seat("random")], Stream(1), most=3)


def test_the_last_answer_allowed_may_end_the_game() -> None:
    game = fight(2, "random", "random")
    again = Game.new(PIG, TABLE, seed=2)
    assert play_out(again, [make_seat("random", 1), make_seat("random", 2)], most=len(game.line) - 1).is_over


def test_people_are_offered_levels_and_not_what_those_are_measured_by() -> None:
    assert opponent_names() == tuple(f"computer:{level}" for level in OFFERED)
    assert {*MEASURES, "computer:6", "computer:7"} == {*player_names()} - {*opponent_names()}
