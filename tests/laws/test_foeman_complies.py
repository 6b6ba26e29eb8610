"""Foeman against the compliance checks that any system must pass."""

import pytest
from msgspec.structs import replace

from affray.core import Scenario
from affray.game.scenario import shipped_scenarios
from affray.systems.foeman import SYSTEM
from affray.testing.compliance import check_system
from tests.tiers import first_of

SHIPPED = shipped_scenarios("foeman")


def short(scenario: Scenario, rounds: int) -> Scenario:
    """The scenario with so many rounds at most."""
    return replace(scenario, body={**scenario.body, "round_limit": rounds})


@pytest.mark.parametrize("scenario", first_of(SHIPPED, 3), ids=[scenario.name for scenario in SHIPPED])
def test_a_shipped_scenario_complies(scenario: Scenario) -> None:
    check_system(SYSTEM, [short(scenario, 2)], games=1, seed=5)
