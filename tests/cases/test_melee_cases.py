"""Every case of the Combat and Movement Guide, answered by the rules that play."""

import json
from importlib.resources import files

import pytest

from affray.core import InputError
from affray.referee import ScriptError
from affray.systems.melee.cases import verbs

CASES = json.loads(files("affray.systems.melee").joinpath("data", "cases.json").read_text("utf-8"))
VERBS = verbs()


@pytest.mark.parametrize("case", CASES, ids=[case["id"] for case in CASES])
def test_the_verb_answers_the_case(case: dict[str, dict[str, object]]) -> None:
    verb = VERBS[str(case["verb"])]
    if case["then"] == {"error": True}:
        with pytest.raises((InputError, ScriptError)):
            verb(case["given"])
    else:
        answer = verb(case["given"])
        assert {key: answer[key] for key in case["then"]} == case["then"]
