"""Rules, code and cases agree: no clause is forgotten, none is made up."""

import pytest

from affray.systems import registry
from affray.testing.clauses import coverage, strangers

SYSTEMS = tuple(registry.built_in())


@pytest.mark.parametrize("key", SYSTEMS)
def test_every_clause_is_in_the_code_and_the_cases_or_has_a_reason(key: str) -> None:
    assert [row.id for row in coverage(key) if row.gap] == []


@pytest.mark.parametrize("key", SYSTEMS)
def test_no_code_and_no_case_names_a_clause_that_the_rules_do_not_have(key: str) -> None:
    assert strangers(key) == ()
