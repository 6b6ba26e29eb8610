"""Every public case, answered by the rules that play."""

import json
from importlib.resources import files

import pytest
from msgspec import to_builtins

from affray.core import InputError
from affray.core.system import Verb
from affray.game.cases import is_same
from affray.referee import ScriptError
from affray.systems.foeman import SYSTEM
from affray.systems.fortmayn.cases import case_verbs as fortmayn_verbs
from affray.systems.melee.system import SYSTEM as MELEE_SYSTEM
from affray.systems.wargame.cases.verbs import case_verbs as wargame_verbs

Case = dict[str, dict[str, object]]
FOEMAN, MELEE, WARGAME, FORTMAYN = SYSTEM.cases, MELEE_SYSTEM.cases, wargame_verbs(), fortmayn_verbs()
TABLES = (
    ("affray.systems.foeman", "cases.json", FOEMAN),
    ("affray.systems.foeman", "cases_mindwand.json", FOEMAN),
    ("affray.systems.foeman", "cases_master.json", FOEMAN),
    ("affray.systems.melee", "cases.json", MELEE),
    ("affray.systems.melee", "cases_master.json", MELEE),
    ("affray.systems.melee", "cases_making.json", MELEE),
    ("affray.systems.fortmayn", "cases.json", FORTMAYN),
)
CASES = [
    pytest.param(case, known[case["verb"]], id=case["id"])
    for package, name, known in TABLES
    for case in json.loads(files(package).joinpath("data", name).read_text("utf-8"))
]
# Of the wargame those chapters are tried that are there.
CASES += [
    pytest.param(case, WARGAME[case["verb"]], id=case["id"])
    for case in json.loads(files("affray.systems.wargame").joinpath("data", "cases.json").read_text("utf-8"))
    if case["verb"] in WARGAME
]


@pytest.mark.parametrize(("case", "verb"), CASES)
def test_the_verb_answers_the_case(case: Case, verb: Verb) -> None:
    if case["then"] == {"error": True}:
        with pytest.raises((InputError, ScriptError)):
            verb(case["given"])
    else:
        answer = verb(case["given"])
        found = {key: answer[key] for key in case["then"]}
        assert is_same(case["then"], to_builtins(found, str_keys=True)), found
