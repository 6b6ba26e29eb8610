"""The universal wargame against the compliance checks that any system must pass."""

import pytest
from msgspec.structs import replace

from affray.core import Scenario
from affray.game.scenario import shipped_scenarios
from affray.systems.wargame import SYSTEM
from affray.testing.compliance import check_system
from tests.tiers import first_of

ROUNDS = 2
QUICK = ("patrol-clash",)
SHIPPED = [
    pytest.param(scenario, id=scenario.name, marks=() if scenario.name in QUICK else pytest.mark.slow)
    for scenario in shipped_scenarios("wargame")
]


def short(scenario: Scenario) -> Scenario:
    """The scenario with two rounds."""
    aim = scenario.body["aim"]
    assert isinstance(aim, dict)
    return replace(scenario, body={**scenario.body, "aim": {**aim, "rounds": ROUNDS}})


@pytest.mark.parametrize("scenario", first_of(SHIPPED, 1))
def test_a_shipped_scenario_complies(scenario: Scenario) -> None:
    check_system(SYSTEM, [short(scenario)], games=1, seed=5)
