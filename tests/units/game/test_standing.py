"""Sides that leave a game of several, and of teams."""

from collections.abc import Sequence
from typing import cast

import pytest

from affray.cli.game.game_lines import result_line
from affray.core import System
from affray.game import Game, load_scenario
from affray.game.standing import is_one_team_left
from affray.play import make_seat
from affray.play.run import play_out
from affray.systems.registry import load_system
from tests.toy import FOUR, PIG


def fight(system: str, name: str) -> Game[object, object]:
    return Game.new(load_system(system), load_scenario(system, name), {}, seed=1)


@pytest.mark.parametrize(("gone", "over"), [((0,), False), ((0, 2), True), ((0, 1), False), ((0, 1, 3), True)])
def test_a_game_goes_on_until_one_team_alone_has_not_left(gone: Sequence[int], over: bool) -> None:
    game = fight("melee", "two-teams")
    for side in gone:
        game.leave(side)
    assert game.is_over == over
    assert sum(game.score) == pytest.approx(1)


def test_the_ally_of_a_side_that_has_left_has_the_share_of_both() -> None:
    game = fight("melee", "two-teams")
    before = game.score
    game.leave(0)
    assert game.score == pytest.approx((0, before[1], before[0] + before[2], before[3]))
    game.leave(1)
    game.leave(3)
    assert game.score == (0, 0, 1, 0)


def test_of_six_who_fight_for_themselves_the_last_one_that_stays_wins() -> None:
    game = fight("foeman", "ring-of-six")
    for side in range(5):
        assert not game.is_over
        game.leave(side)
    assert game.is_over and game.score == (0, 0, 0, 0, 0, 1)


def test_what_a_computer_wins_for_a_side_that_has_left_that_side_has_won() -> None:
    game: Game[object, object] = Game.new(cast("System[object, object]", PIG), FOUR, seed=0)
    game.leave(0)
    assert not game.score[0]
    play_out(game, [make_seat("random", side) for side in range(4)])
    # The terminal and the page say what the account of the game says.
    assert list(game.score) == [1, 0, 0, 0]
    assert result_line(game, "en") == f"Victory for {game.system.sides(game.state)[0]}."


def test_all_gone_is_over_too() -> None:
    assert is_one_team_left((0, 1), ((0,), (1,)))
