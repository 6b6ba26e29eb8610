"""The Combat and Movement Guide against the compliance checks that any system must pass."""

import pytest
from msgspec.structs import replace

from affray.core import Scenario
from affray.game.scenario import shipped_scenarios
from affray.systems.melee import SYSTEM
from affray.testing.compliance import check_system

QUICK = ("duel",)
SHIPPED = [
    pytest.param(scenario, id=scenario.name, marks=() if scenario.name in QUICK else pytest.mark.slow)
    for scenario in shipped_scenarios("melee")
]


def short(scenario: Scenario) -> Scenario:
    """The scenario with twenty turns at most."""
    return replace(scenario, options={**scenario.options, "turn_limit": "20"})


@pytest.mark.parametrize("scenario", SHIPPED)
def test_a_shipped_scenario_complies(scenario: Scenario) -> None:
    check_system(SYSTEM, [short(scenario)], games=1, seed=5)
