"""Foeman complies under each option of MindWand alone, under the preset, and under any mixture of house rules."""

import pytest
from msgspec.structs import replace

from affray.core import Scenario
from affray.dice.stream import Stream
from affray.game import load_scenario
from affray.systems.foeman import SYSTEM
from affray.testing.compliance import check_system
from tests.tiers import first_of

FACTS = SYSTEM.facts.options
ALONE = [
    (fact.name, value)
    for fact in FACTS
    if fact.clause.startswith("MW")
    for value in fact.values
    if value != fact.default
]
SCENES = ("tavern", "archers-and-a-wall", "two-against-two", "night-watch")
MIXTURES = 200


def under(scene: str, options: dict[str, str], rounds: int) -> Scenario:
    """A shipped scenario under these options, with so many rounds at most."""
    scenario = load_scenario("foeman", scene)
    return replace(scenario, options=options, body={**scenario.body, "round_limit": rounds})


def mixture(number: int) -> dict[str, str]:
    """House rules by chance: about half of all options, each with any of its values."""
    rng = Stream(23, number)
    return {fact.name: fact.values[rng.face(len(fact.values))] for fact in FACTS if rng.face(2)}


@pytest.mark.slow
@pytest.mark.parametrize(("name", "value"), ALONE, ids=[f"{name}={value}" for name, value in ALONE])
def test_foeman_complies_under_each_option_alone(name: str, value: str) -> None:
    check_system(SYSTEM, [under("tavern", {name: value}, 2)], games=1, seed=len(name))


@pytest.mark.parametrize("scene", first_of(SCENES, 1))
def test_foeman_complies_under_the_preset(scene: str) -> None:
    check_system(SYSTEM, [under(scene, {"preset": "mindwand"}, 2)], games=1, seed=3)


@pytest.mark.parametrize("number", first_of(range(4), 1))
def test_foeman_complies_under_mixed_options(number: int) -> None:
    check_system(SYSTEM, [under(SCENES[number % 4], mixture(number), 2)], games=1, seed=number)


@pytest.mark.slow
@pytest.mark.parametrize("number", range(MIXTURES))
def test_foeman_complies_under_many_mixtures(number: int) -> None:
    check_system(SYSTEM, [under(SCENES[number % 4], mixture(100 + number), 3)], games=1, seed=number)
