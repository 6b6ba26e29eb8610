"""A figure of the roster goes into a fight as what it is."""

import pytest
from msgspec.structs import replace

from affray.core import Scenario
from affray.systems.melee import setup
from affray.systems.melee.roster.adventurer import Adventurer, entry_of, figure_of
from affray.systems.melee.roster.ready_made import ready_made
from affray.systems.melee.turn.invariants import broken_invariants


@pytest.mark.parametrize("name", sorted(ready_made()))
def test_a_scenario_sets_up_the_figure_that_was_kept(name: str) -> None:
    adventurer, foe = ready_made()[name], Adventurer("Foe", "human", 12, 12, 8)
    figures = [entry_of(adventurer, "north", [4, 2], "S"), entry_of(foe, "south", [4, 6], "N")]
    body: dict[str, object] = {
        "map": {"radius": 4},
        "sides": [{"name": "north"}, {"name": "south"}],
        "figures": figures,
    }
    scenario = Scenario("entering", "melee", "Entering", body=body)
    state = setup.first_state(scenario, {})
    there = state.figures[0]
    assert replace(there, hexes=(), facing=0) == replace(figure_of(adventurer), hexes=(), facing=0)
    assert broken_invariants(state) == ()
