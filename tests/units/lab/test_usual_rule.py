"""The house rule with which a comparison begins makes a difference to the usual two."""

import pytest

from affray.lab.api import compare
from affray.lab.systems.laboratories import laboratory
from affray.systems.registry import load_system


@pytest.mark.slow
@pytest.mark.parametrize("key", ["foeman", "melee", "wargame", "fortmayn"])
def test_the_rule_that_is_shown_first_changes_how_the_usual_two_fare(key: str) -> None:
    fields = laboratory(key).fields()
    option = next(fact for fact in load_system(key).facts.options if fact.name == fields.rule)
    other = next(value for value in option.values if value != option.default)
    found = compare(key, {}, {option.name: str(other)}, sides=fields.usual)
    assert abs(found.fights[0].difference) > 0.005
