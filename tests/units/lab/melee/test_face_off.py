"""A duel is the game that the whole engine plays."""

import pytest

from affray.lab.batch import one_game
from affray.lab.melee.duel import meeting
from tests.units.lab.melee.face_off import LINE, whole_game

POLICIES = (("attack", "attack"), ("careful", "fetch"), ("fists", "careful"))


@pytest.mark.parametrize("policies", POLICIES, ids="-".join)
def test_a_duel_is_the_game_that_the_whole_engine_plays(policies: tuple[str, str]) -> None:
    met = meeting(LINE, LINE, *policies)
    for game in range(40, 52):
        assert tuple(one_game(met, 3, game)) == whole_game(met, 3, game)


@pytest.mark.slow
@pytest.mark.parametrize("policies", POLICIES, ids="-".join)
def test_hundreds_of_duels_are_games_of_the_whole_engine(policies: tuple[str, str]) -> None:
    met = meeting(LINE, LINE, *policies)
    for game in range(400):
        assert tuple(one_game(met, 9, game)) == whole_game(met, 9, game)
