"""Every case of Foeman and of MindWand, answered by the rules that play."""

import json
from importlib.resources import files

import pytest

from affray.core import InputError
from affray.referee import ScriptError
from affray.systems.foeman import SYSTEM

DATA = files("affray.systems.foeman").joinpath("data")
CASES = [
    case
    for name in ("cases.json", "cases_mindwand.json")
    for case in json.loads(DATA.joinpath(name).read_text("utf-8"))
]
VERBS = SYSTEM.verbs()


@pytest.mark.parametrize("case", CASES, ids=[case["id"] for case in CASES])
def test_the_verb_answers_the_case(case: dict[str, dict[str, object]]) -> None:
    verb = VERBS[str(case["verb"])]
    if case["then"] == {"error": True}:
        with pytest.raises((InputError, ScriptError)):
            verb(case["given"])
    else:
        answer = verb(case["given"])
        assert {key: answer[key] for key in case["then"]} == case["then"]
