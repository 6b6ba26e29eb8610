"""The API is what its description says, whatever is sent to it."""

from collections.abc import Iterator
from typing import TypeAlias

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from affray.web.service.desk import Setting
from tests.units.web.served import PATIENT, Client, bearer, new_game, served

Case: TypeAlias = "schemathesis.Case[object]"
CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    """A server for all of this module."""
    with served(tmp_path_factory.mktemp("table"), Setting(limits=PATIENT)) as found:
        yield found


def fuzz(client: Client, examples: int) -> int:
    """Sends every path what its description allows, half of it for a game that there is; how many paths there were."""
    tried = 0
    made = new_game(client, seats={"Blue": "friend"})
    schema = schemathesis.openapi.from_url(f"{client.url}/api/openapi.json")
    for result in schema.get_all_operations():
        assert isinstance(result, Ok)
        operation = result.ok()

        @settings(max_examples=examples, deadline=None, database=None, suppress_health_check=list(HealthCheck))
        @given(case=operation.as_strategy(), known=st.booleans())
        def check(case: Case, known: bool) -> None:
            if known and "game" in case.path_parameters:
                case.path_parameters["game"] = made.game
            if "wait" in (case.query or {}):
                case.query["wait"] = 0
            case.call_and_validate(checks=CHECKS, headers=bearer(made.token))

        check()
        tried += 1
    return tried


def test_the_paths_keep_their_word(client: Client) -> None:
    assert fuzz(client, 4) > 30


@pytest.mark.slow
def test_the_paths_keep_their_word_for_long(client: Client) -> None:
    assert fuzz(client, 300) > 30


def test_the_description_names_every_message(client: Client) -> None:
    schemas = client.get("/api/openapi.json").json()["components"]["schemas"]
    assert {"NewGame", "Made", "Welcome", "Answer", "Fault", "FromServer"} <= set(schemas)
