import json
from importlib.resources import files
from pathlib import Path

import pytest

from tests.units.cli.running import refused, run

GOOD = {"id": "FM-FIG-02-a", "verb": "figure_check", "given": {"race": "Human", "st": 12, "dx": 12, "iq": 8}}
HOLDS = GOOD | {"then": {"legal": True}}


def ran_on(tmp_path: Path, *cases: object) -> tuple[int, dict[str, object]]:
    path = tmp_path / "cases.json"
    path.write_text(json.dumps(cases))
    ran = run("cases", str(path), "--json")
    found = json.loads(ran.out)
    assert found["passed"] + found["failed"] == len(cases)
    return ran.code, found


def test_every_case_that_ships_with_foeman_passes() -> None:
    page = files("affray.systems.foeman").joinpath("data", "cases.json")
    count = len(json.loads(page.read_text("utf-8")))
    ran = run("cases", str(page))
    assert (ran.code, ran.out) == (0, f"{count} passed, 0 failed\n")


def test_a_folder_is_searched_for_its_files(tmp_path: Path) -> None:
    (tmp_path / "in").mkdir()
    for name in ("a.json", "in/b.json"):
        (tmp_path / name).write_text(json.dumps([HOLDS]))
    assert run("cases", str(tmp_path)).out == "2 passed, 0 failed\n"


def test_a_wrong_answer_is_shown_beside_the_expected_one(tmp_path: Path) -> None:
    path = tmp_path / "cases.json"
    path.write_text(json.dumps([HOLDS, GOOD | {"then": {"legal": False}}]))
    ran = run("cases", str(path))
    assert ran.code == 1
    assert '  expected {"legal":false}\n  got      {"legal":true}\n' in ran.out
    assert ran.out.endswith("1 passed, 1 failed\n")


@pytest.mark.parametrize(
    "case",
    [
        HOLDS | {"id": "ZZ-1"},
        HOLDS | {"verb": "dance"},
        HOLDS | {"then": {"unheard_of": 1}},
        HOLDS | {"then": {"legal": 1}},
        HOLDS | {"then": {}},
        HOLDS | {"surprise": 1},
        HOLDS | {"then": {"error": True}},
        HOLDS | {"given": GOOD["given"] | {"hat": 1}, "then": {"error": True}},  # type: ignore[operator]
        {key: value for key, value in HOLDS.items() if key != "given"},
        HOLDS | {"id": 7},
        "no case at all",
        None,
        [],
    ],
)
def test_a_case_that_makes_no_sense_fails(case: object, tmp_path: Path) -> None:
    code, found = ran_on(tmp_path, HOLDS, case)
    assert (code, found["passed"], found["failed"]) == (1, 1, 1)


def test_a_refusal_answers_error(tmp_path: Path) -> None:
    case = {"id": "FM-DG-01-x", "verb": "dg", "given": {"dg": "nonsense"}, "then": {"error": True}}
    assert ran_on(tmp_path, case)[0] == 0


def test_a_verb_that_breaks_fails_its_case_only(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(_: object) -> dict[str, object]:
        raise KeyError("lost")

    monkeypatch.setattr("affray.game.cases.case_verbs", lambda _: {"figure_check": broken})
    _, found = ran_on(tmp_path, HOLDS)
    assert "KeyError: 'lost'" in json.dumps(found)


@pytest.mark.parametrize("text", ["", "{", '{"id": 1}', "[1", "\x00", "[" * 5000])
def test_a_file_that_is_no_list_is_refused(text: str, tmp_path: Path) -> None:
    path = tmp_path / "cases.json"
    path.write_text(text)
    assert "cases.json" in refused(run("cases", str(path)))


def test_a_folder_without_cases_is_refused(tmp_path: Path) -> None:
    assert "found no .json file" in refused(run("cases", str(tmp_path)))
