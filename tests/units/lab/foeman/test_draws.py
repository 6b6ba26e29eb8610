"""Duels by table draws: the same games by numpy alone and as machine code, with the chances of the exact duel."""

import pytest

from affray.core import InputError
from affray.lab.chains.draws import Urns, draw_games, urns
from affray.lab.systems.foeman.chain import fight, solve_duel

GOBLIN = "race=Goblin st=8 dx=12 iq=8 hold=Spear"
WEAK = "race=Human st=8 dx=13 iq=11 hold=Dagger,Small Shield armor=Cloth"
PLANS = ("4 reroll=none", "4 reroll=none weak=5 item=shield")


def ready(a: str, b: str) -> Urns:
    return urns(solve_duel(fight(a, b, *PLANS), compiled=False).bout)


def test_games_by_numpy_have_the_chances_of_the_duel() -> None:
    exact, games = solve_duel(fight(GOBLIN, WEAK, *PLANS), compiled=False).odds(), 40_000
    found = draw_games(ready(GOBLIN, WEAK), games, 7, 10_000, compiled=False)
    for side in (0, 1):
        share = (found[:, 0] == side).mean()
        assert abs(share - exact.wins[side]) < 4 * (exact.wins[0] * exact.wins[1] / games) ** 0.5
    error = found[:, 1].std() / games**0.5
    assert abs(found[:, 1].mean() - exact.rounds) < 4 * error
    left = found[found[:, 0] == 0, 2]
    assert abs(left.mean() - exact.mean_left(0)) < 4 * left.std() / len(left) ** 0.5


@pytest.mark.xdist_group("compiled")
def test_machine_code_plays_the_games_of_numpy_on_any_number_of_cores() -> None:
    # Alike figures draw lots.
    urns = ready(GOBLIN, GOBLIN)
    plain = draw_games(urns, 500, 2**63, 12, compiled=False)
    assert (draw_games(urns, 500, 2**63, 12) == plain).all()
    assert (draw_games(urns, 500, 2**63, 12, cores=3) == plain).all()
    assert (draw_games(urns, 100, 2**63, 12, first=400) == plain[400:]).all()
    assert (plain[:, 1] <= 12).all() and (plain[:, 0] == -1).any()


def test_bounds_are_one_clear_line() -> None:
    urns = ready(GOBLIN, GOBLIN)
    with pytest.raises(InputError, match="games -1: expected a whole number from 0 to"):
        draw_games(urns, -1, 1)
    with pytest.raises(InputError, match="limit 0: expected a whole number from 1 to"):
        draw_games(urns, 1, 1, 0)
    assert len(draw_games(urns, 0, 1, compiled=False)) == 0
