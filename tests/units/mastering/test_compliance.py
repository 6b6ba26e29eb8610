"""Fights with a game master against the checks that any system must pass."""

import pytest

from affray.game.muster import with_master
from affray.game.scenario import load_scenario
from affray.systems.registry import load_system
from affray.testing.compliance import check_system


@pytest.mark.parametrize(
    ("key", "name"), [("foeman", "duel"), ("foeman", "pairs"), ("melee", "duel"), ("melee", "two-teams")]
)
def test_a_fight_with_a_game_master_complies(key: str, name: str) -> None:
    check_system(load_system(key), [with_master(load_scenario(key, name), "Morgan")], games=1, seed=5)
