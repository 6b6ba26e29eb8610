"""A sample game on the board is the game of the batch with its number."""

import pytest

from affray.core import InputError
from affray.game import Game, dumps, loads
from affray.lab.batches.batch import run_games
from affray.lab.systems.foeman.chain import fight
from affray.lab.systems.foeman.sample import sample
from affray.systems.foeman.position.answers import Answer
from affray.systems.foeman.position.state import State

PLANS = ("4 reroll=all weak=5 item=shield", "5 proficiency=yes weak=4 item=weapon")


@pytest.mark.parametrize("options", [{}, {"preset": "mindwand"}])
def test_a_sample_is_the_game_of_the_batch(options: dict[str, str]) -> None:
    met = fight("Man-at-arms", "Orc raider", *PLANS, options=options)
    played = run_games(met.meeting, 6, 9, compiled=False)
    for number in range(6):
        state = sample("Man-at-arms", "Orc raider", *PLANS, options=options, seed=9, number=number).state
        left = tuple(figure.mst for figure in state.figures)
        assert (state.winner, state.round, left) == (
            played.winners[number],
            played.rounds[number],
            played.left[number],
        )


def test_a_sample_is_a_record_like_any_other() -> None:
    game = sample("race=Goblin st=8 dx=12 iq=8 hold=Spear", "Goblin skirmisher", "4", "1", seed=3, number=2)
    again: Game[State, Answer] = loads(dumps(game))
    assert again.is_over and again.state == game.state


def test_what_does_not_fit_is_one_clear_line() -> None:
    with pytest.raises(InputError, match="number -1: expected a whole number from 0 to"):
        sample("Man-at-arms", "Orc raider", number=-1)
    with pytest.raises(InputError, match="fixed bids"):
        sample("Man-at-arms", "Orc raider", "best")
    with pytest.raises(InputError, match="defender 'Nobody': expected"):
        sample("Man-at-arms", "Nobody")
