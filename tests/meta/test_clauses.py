"""Rules, code and cases agree: no clause is forgotten, none is made up."""

import pytest

from affray.systems import built_in_systems
from affray.testing.clauses import clause_coverage, unknown_citations

SYSTEMS = tuple(built_in_systems())


@pytest.mark.parametrize("key", SYSTEMS)
def test_every_clause_is_in_the_code_and_the_cases_or_has_a_reason(key: str) -> None:
    assert [row.id for row in clause_coverage(key) if row.has_gap] == []


@pytest.mark.parametrize("key", SYSTEMS)
def test_no_code_and_no_case_names_a_clause_that_the_rules_do_not_have(key: str) -> None:
    assert unknown_citations(key) == ()
