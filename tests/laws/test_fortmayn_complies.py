"""Fortmayn against the compliance checks that any system must pass."""

import pytest

from affray.core import Scenario
from affray.game.scenario import shipped_scenarios
from affray.systems.fortmayn import SYSTEM
from affray.testing.compliance import check_system
from tests.tiers import first_of

SHIPPED = [pytest.param(scenario, id=scenario.name) for scenario in shipped_scenarios("fortmayn")]


@pytest.mark.parametrize("scenario", first_of(SHIPPED, 2))
def test_a_shipped_scenario_complies(scenario: Scenario) -> None:
    check_system(SYSTEM, [scenario], games=1, seed=5)
