"""The laboratory over the net: the objects of the API, sample games, and what does not fit."""

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from affray.core.words.texts import slug
from affray.lab import Comparison, Duel, Odds, chances, compare, solve
from affray.lab.ladder.found import LadderFound
from affray.lab.ladder.game import play_pair
from affray.lab.ladder.luck import usual_evaluator
from affray.lab.ladder.plan import LadderPlan, LadderSpec
from affray.lab.ladder.run import LADDER
from affray.lab.ladder.view import found_from_bytes, ladders, shipped_ladder
from affray.lab.report.document import report_of
from affray.lab.report.pages import write_report
from affray.lab.report.study import read_study
from affray.lab.sweep.ledger import SWEEP, Ledger
from affray.lab.sweep.plan import Plan
from affray.lab.sweep.spec import Spec
from affray.lab.sweep.view import SweepView, studies, study_ledger, study_view, view_from_bytes
from affray.lab.words import words
from affray.web.messages import Made
from affray.web.messages.lab import LabInfo, Ladders, Studies
from tests.units.web.kept.test_figures import fault
from tests.units.web.served import Client, bearer, patient_laboratory

GOBLIN = "race=Goblin st=8 dx=12 iq=8 hold=Spear"
PLANS = ["4 reroll=none", "4 reroll=none weak=4 item=weapon"]
pytestmark = pytest.mark.xdist_group("compiled")


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    """A server for all of this module."""
    with patient_laboratory(tmp_path_factory.mktemp("lab")) as found:
        yield found


def test_what_can_be_asked_is_listed_with_its_words(client: Client) -> None:
    info = msgspec.json.decode(client.get("/api/lab", params={"lang": "de"}).content, type=LabInfo)
    assert [system.key for system in info.systems] == ["foeman", "fortmayn", "melee", "wargame"]
    assert info.words["chance-hit"] == "trifft"
    for system in info.systems:
        first = ["who", "foe"] if system.key == "fortmayn" else ["attacker", "defender"]
        assert [field.name for field in system.odds[:2]] == first
        for field in (*system.odds, *system.duel, *system.policy):
            assert f"field-{field.name.replace('_', '-')}" in info.words, field


def test_every_side_and_weapon_has_its_looks_and_every_example_is_answered(client: Client) -> None:
    for system in msgspec.json.decode(client.get("/api/lab").content, type=LabInfo).systems:
        weapons = next((field.values for field in system.odds if field.name == "weapon"), ())
        assert {*system.sides, *system.foes, *weapons} <= system.looks.keys()
        usual = {field.name: field.usual for field in system.odds}
        reply = client.post("/api/lab/odds", json={"system": system.key, "asked": {**usual, **system.example}})
        assert reply.status_code == 200, reply.text
        for side in system.sides:
            body = {"system": system.key, "asked": {"who" if "who" in usual else "attacker": side}}
            assert client.post("/api/lab/odds", json=body).status_code == 200, side


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_value_that_can_be_chosen_has_a_name(client: Client, language: str) -> None:
    info = msgspec.json.decode(client.get("/api/lab", params={"lang": language}).content, type=LabInfo)
    for system in info.systems:
        for field in (*system.odds, *system.duel, *system.policy):
            for value in field.values if field.kind == "choice" else ():
                ids = (
                    f"value-{system.key}-{field.name}",
                    f"value-{field.name}",
                    f"{field.name}-{system.key}",
                    field.name,
                )
                named = [f"{slug(name)}-{slug(value)}" for name in ids]
                assert not value or value.isdecimal() or any(text in info.words for text in named), named


def test_names_are_in_the_language_of_the_question(client: Client) -> None:
    body = {"system": "wargame", "a": "like=fantasy/spears", "b": "like=fantasy/spears2", "lang": "de"}
    found = msgspec.json.decode(client.post("/api/lab/duel", json=body).content, type=Duel)
    assert found.who == ("Speerträger des Tals", "Axtkämpfer der Grenze")
    odds = client.post("/api/lab/odds", json={"system": "fortmayn", "asked": {"foe": "ghoul"}, "lang": "de"})
    assert msgspec.json.decode(odds.content, type=Odds).who == ("brawny", "Ghul")


@pytest.mark.slow
def test_studies_have_the_titles_of_their_specs_in_english() -> None:
    for study in studies():
        shown = study_view(study.name)
        assert words().say("en", f"study-title-{study.name}") == shown.title
        assert words().say("en", f"study-about-{study.name}") == shown.about


def test_the_answers_are_those_of_the_api(client: Client) -> None:
    asked = {"system": "foeman", "asked": {"dice": "3", "weapon": ""}, "beside": [{"side": "rear"}]}
    found = msgspec.json.decode(client.post("/api/lab/odds", json=asked).content, type=Odds)
    assert found.cases == chances("foeman", dice=3).cases
    assert found.beside[0].cases == chances("foeman", dice=3, side="rear").cases
    body = {"system": "foeman", "a": GOBLIN, "b": GOBLIN, "policies": PLANS, "asked": {"rounds": "4"}}
    got = client.post("/api/lab/duel", json=body)
    assert msgspec.json.decode(got.content, type=Duel) == solve("foeman", GOBLIN, GOBLIN, policy=PLANS, rounds=4)
    rules = {"system": "melee", "sides": ["goblin", "orc"], "b": {"tie_break": "initiative"}}
    got = client.post("/api/lab/compare", json=rules)
    assert msgspec.json.decode(got.content, type=Comparison) == compare(
        "melee", b={"tie_break": "initiative"}, sides=("goblin", "orc")
    )


@pytest.mark.slow
def test_results_of_a_sweep_are_shown_and_a_game_of_a_cell_opens(client: Client, tmp_path: Path) -> None:
    known = msgspec.json.decode(client.get("/api/lab/studies").content, type=Studies).studies
    assert {study_info.name for study_info in known} >= {"foeman-weapons", "wargame-units"}
    found = msgspec.json.decode(client.get("/api/lab/studies/foeman-weapons").content, type=SweepView)
    assert found.duels and found.even and found.sampled and len(found.cells) == found.wanted
    plan = Plan(Spec("melee", seed=3, figure={"st": 12, "dx": 12}, versus={"weapon": ["dagger", "broadsword"]}))
    path = tmp_path / "own.sweep"
    with Ledger(path, plan, SWEEP) as ledger:
        for number in plan.open_cells():
            ledger.add(number, plan.arena.outcome(plan.cell(number), plan.spec.effort))
    text = {"Content-Type": "text/plain"}
    own = client.post("/api/lab/results", content=path.read_bytes(), headers=text)
    view = msgspec.json.decode(own.content, type=SweepView)
    assert view == view_from_bytes(path.read_bytes(), "results") and view.contenders == ("dagger", "broadsword")
    reply = client.post("/api/lab/sample", json={"spec": view.spec, "cell": 1, "number": 2, "turned": True})
    assert reply.status_code == 201, reply.text
    assert fault(client.post("/api/lab/results", content=b"{}", headers=text).content).reason.startswith(
        "results: holds no"
    )
    assert "study 'none': expected one of" in fault(client.get("/api/lab/studies/none").content).reason
    german = fault(client.get("/api/lab/studies/none?lang=de").content).reason
    assert german.startswith("Versuchsreihe „none“ ist unbekannt; möglich: ")


def test_ladders_are_shown_those_that_ship_and_files_of_ones_own(client: Client, tmp_path: Path) -> None:
    known = msgspec.json.decode(client.get("/api/lab/ladders").content, type=Ladders).ladders
    assert known == ladders()
    found = msgspec.json.decode(client.get("/api/lab/ladders/melee-levels").content, type=LadderFound)
    assert found == shipped_ladder("melee-levels")
    plan = LadderPlan(LadderSpec("fortmayn", ("random", "greedy"), ("duel",)))
    with Ledger(tmp_path / "own.ladder", plan, LADDER) as ledger:
        ledger.add(plan.number(0, 0, 0), play_pair(plan, plan.number(0, 0, 0), usual_evaluator(plan.system)))
    text = {"Content-Type": "text/plain"}
    data = (tmp_path / "own.ladder").read_bytes()
    own = msgspec.json.decode(client.post("/api/lab/ladder", content=data, headers=text).content, type=LadderFound)
    assert own == found_from_bytes(data, "results") and own.is_current and own.games == 2
    refused = fault(client.post("/api/lab/ladder", content=b"{}", headers=text).content)
    assert refused.reason.startswith("results: holds no results of a ladder")
    assert "ladder 'none': expected one of" in fault(client.get("/api/lab/ladders/none").content).reason
    german = fault(client.get("/api/lab/ladders/none?lang=de").content).reason
    assert german.startswith("Rangliste „none“ ist unbekannt; möglich: ")


@pytest.mark.slow
def test_a_report_is_that_of_the_terminal_and_of_a_part_of_the_table(client: Client, tmp_path: Path) -> None:
    asked = {"study": "melee-weapons", "where": {"st": "12"}}
    found = client.post("/api/lab/report", json=asked)
    assert found.status_code == 200 and found.headers["content-type"].startswith("text/html")
    path = tmp_path / "own.sweep"
    path.write_bytes(study_ledger("melee-weapons"))
    made = write_report(tmp_path / "own.html", report_of(read_study(path, {"st": "12"})), png=False)
    assert found.text == made[0].read_text(encoding="utf-8")
    assert client.post("/api/lab/report", json={"results": path.read_text(), "where": {"st": "12"}}).text == found.text
    half = "".join(path.read_text().splitlines(keepends=True)[:9])
    for body, message in (
        ({"study": "none"}, "study 'none': expected one of"),
        ({"results": half}, "results: 8 of 712 cells are computed; expected all"),
        ({"study": "melee-weapons", "where": {"st": "99"}}, "--where st=99: expected one of"),
        ({}, "results: holds no results"),
    ):
        assert message in fault(client.post("/api/lab/report", json=body).content).reason


def test_a_sample_is_a_game_that_is_over(client: Client) -> None:
    reply = client.post("/api/lab/sample", json={"a": GOBLIN, "b": "Orc raider", "policies": PLANS, "number": 4})
    assert reply.status_code == 201, reply.text
    made = msgspec.json.decode(reply.content, type=Made)
    shown = client.get(f"/api/games/{made.game}", headers=bearer(made.token)).json()
    assert shown["position"]["over"]


@pytest.mark.parametrize(
    ("path", "body", "message"),
    [
        ("odds", {"system": "pig"}, "system: “pig” does not fit: expected one of foeman, fortmayn, melee, wargame"),
        ("odds", {"system": "foeman", "asked": {"luck": "1"}}, "luck"),
        (
            "odds",
            {"system": "foeman", "asked": {"range": "far"}},
            "range: “far” does not fit: expected a whole number from 1 to 19",
        ),
        ("odds", {"system": "foeman", "beside": [{}] * 5}, "beside: expected at most 4"),
        ("odds", {"system": "foeman", "options": {"luck": "1"}}, "luck"),
        ("odds", {"system": "foeman", "asked": {"options": "x"}}, "asked: options: expected a field"),
        ("duel", {"system": "melee", "a": "orc", "b": "orc", "asked": {"language": "de"}}, "asked: language: expected"),
        (
            "duel",
            {"system": "foeman", "a": "Nobody", "b": GOBLIN},
            "attacker: “Nobody” does not fit: expected one of the list",
        ),
        (
            "duel",
            {"system": "melee", "a": "orc", "b": "orc", "asked": {"games": "9999"}},
            "expected a whole number from 0 to 2000",
        ),
        (
            "duel",
            {"system": "melee", "a": "orc", "b": "orc", "asked": {"games": "1e7"}},
            "expected a whole number from 0 to 2000",
        ),
        ("compare", {"system": "melee"}, "both tables have the same house rules"),
        ("compare", {"system": "melee", "sides": ["orc"] * 9}, "sides: expected at most 8"),
        (
            "compare",
            {"system": "melee", "games": 5000},
            "games: “5000” does not fit: expected a whole number from 0 to 2000",
        ),
        ("compare", {"system": "melee", "policies": ["attack"] * 3}, "policies: expected one"),
        ("sample", {"a": GOBLIN, "b": GOBLIN, "policies": ["best"]}, "fixed bids"),
        (
            "sample",
            {"a": GOBLIN, "b": GOBLIN, "number": -1},
            "number: “-1” does not fit: expected a whole number from 0 to",
        ),
        ("sample", {"system": "pig", "a": GOBLIN}, "system: “pig” does not fit: expected one of"),
        ("sample", {"spec": "{"}, "spec: expected JSON"),
        ("sample", {"spec": '{"system": "pig"}'}, "pig"),
    ],
)
def test_what_does_not_fit_is_one_clear_line(client: Client, path: str, body: dict[str, object], message: str) -> None:
    reply = client.post(f"/api/lab/{path}", json=body)
    assert reply.status_code == 400
    wrong = fault(reply.content)
    assert message in f"{wrong.field}: {wrong.reason}"


@pytest.mark.parametrize(
    ("path", "body", "fields"),
    [
        ("odds", {"system": "foeman", "asked": {"range": "far", "aim": "x", "attacker": "?"}}, "range aim attacker"),
        ("odds", {"system": "melee", "asked": {"defender": "?"}, "beside": [{"range": "x"}]}, "defender range"),
        ("duel", {"system": "melee", "a": "?", "b": "?", "asked": {"games": "x"}}, "games attacker defender"),
        (
            "duel",
            {"system": "foeman", "a": GOBLIN, "b": "?", "asked": {"rounds": "x", "bids": "true"}},
            "rounds defender",
        ),
        ("duel", {"system": "fortmayn", "a": "?", "b": "?", "policies": ["?"]}, "who foe policy"),
        ("duel", {"system": "wargame", "a": "?", "b": "?", "asked": {"rounds": "x"}}, "rounds attacker defender"),
        ("compare", {"system": "melee", "sides": ["?", "?"], "b": {"tie_break": "initiative"}}, "attacker defender"),
        ("compare", {"system": "melee", "sides": ["orc"], "games": 9999}, "games"),
    ],
)
def test_all_fields_that_do_not_fit_are_named_at_once(
    client: Client, path: str, body: dict[str, object], fields: str
) -> None:
    wrong = fault(client.post(f"/api/lab/{path}", json=body).content)
    assert [wrong.field, *wrong.others] == fields.split()
    assert all("expected" in said for said in (wrong.reason, *wrong.others.values()))
