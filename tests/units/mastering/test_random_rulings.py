"""Rulings at random, by the forms of the page: no position breaks an invariant, each reads back, and nobody sees what is hidden."""

import pytest

from affray.game.game import Game
from affray.game.muster import with_master
from affray.game.record import dumps, loads
from affray.game.scenario import shipped_scenarios
from affray.systems.registry import load_system
from tests.units.mastering.rulers import Ruler, play_step, seats_for

FIGHTS = [(key, scenario.name) for key in ("foeman", "melee") for scenario in shipped_scenarios(key)]
STEPS = 60


@pytest.mark.parametrize(("key", "name"), FIGHTS)
def test_nothing_comes_of_rulings_that_the_rules_do_not_know(key: str, name: str) -> None:
    system = load_system(key)
    scenario = next(scenario for scenario in shipped_scenarios(key) if scenario.name == name)
    game = Game.new(system, with_master(scenario, "Morgan"), seed=len(name))
    ruler, seats = Ruler(game, len(name)), seats_for(game, "random")
    assert system.secrets is not None
    for _ in range(STEPS):
        if game.question is None:
            break
        play_step(game, seats, ruler)
        assert system.broken_invariants(game.state) == ()
        assert system.read_state(system.write_state(game.state)) == game.state
        for side in range(-1, len(system.sides(game.state)) - 1):
            seen = system.secrets.view(game.state, side)
            assert system.secrets.view(seen, side) == seen
            assert not any(item.hidden for item in system.words.picture(seen).items)  # type: ignore[union-attr]
    assert sum(ruler.made.values()) > 0
    assert loads(dumps(game), "the record", system).state == game.state
