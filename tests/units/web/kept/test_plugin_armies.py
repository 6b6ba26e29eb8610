"""A plugin that hands out army lists and battlefields has their paths and their store: no line of the server knows it."""

from collections.abc import Iterator
from importlib.metadata import EntryPoint

import pytest

from affray.systems import registry
from affray.web.service.desk import Setting
from affray.web.store.armies import KeptArmies
from tests.units.web.served import PATIENT, Client, served

FARM = {"name": "Farm", "limit": 30, "units": [{"name": "Ada", "n": 2, "weight": 20}]}
CARD = {
    "name": "Farm",
    "limit": 30,
    "points": 40,
    "units": 1,
    "miniatures": 2,
    "broken": 1,
    "verdict": "1 wrong",
    "types": [{"name": "pig", "units": 1}],
}


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    """A server where herds are installed."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(registry, "entry_points", lambda group: [EntryPoint("herd", "tests.herd:HERD", group)])
        with served(tmp_path_factory.mktemp("table"), Setting(limits=PATIENT)) as found:
            yield found


@pytest.fixture(autouse=True)
def empty(client: Client) -> None:
    """Each test begins without a kept herd."""
    herds = KeptArmies(client.desk.running_hub().store.engine, "herd")
    for kept in herds.all():
        herds.remove(kept.content.army.name, kept.rev)


def ask(client: Client, path: str, /, **asked: str) -> object:
    """What a path answers of herds."""
    reply = client.get(f"/api/armies{path}", params={"system": "herd", **asked})
    assert reply.status_code == 200, reply.text
    return reply.json()


def post(client: Client, path: str, status: int = 200, /, **body: object) -> dict[str, object]:
    """What a path answers with that status to a message about a herd."""
    reply = client.post(f"/api/armies{path}", json=body, params={"system": "herd"})
    assert reply.status_code == status, reply.text
    found: dict[str, object] = reply.json()
    return found


def test_what_a_herd_can_be_made_of_is_what_the_plugin_says(client: Client) -> None:
    assert ask(client, "/catalogue") == {"weights": [1, 5, 20]}
    assert post(client, "/read", name="sty.txt", text="Bo Cy")["pack"] == {"title": "A sty", "names": ["Bo", "Cy"]}
    assert post(client, "/read", name="sty.txt", text="")["faults"] == ["no pigs"]
    text = client.get("/api/armies/file", params={"system": "herd", "ready": "farm", "lang": "de"}).text
    assert '"name":"Hof"' in text
    read = post(client, "/read", name="hof.json", text=text)["army"]
    assert isinstance(read, dict) and read["units"] == FARM["units"]


def test_a_draft_is_priced_and_judged_unit_by_unit(client: Client) -> None:
    units = [{"name": "Ada", "n": 9, "weight": 20}, {"name": "Bo", "n": 1, "weight": 0}]
    found = post(client, "/check", army={**FARM, "units": units}, options={"goal": "30"})
    assert found["units"] == [
        {
            "line": "9 of 20",
            "points": 189,
            "each": 21,
            "rows": [{"name": "weight", "value": "20", "clauses": ["PG-3"]}],
            "faults": [{"code": "number", "text": "expected 1 to 8 pigs", "clauses": ["PG-1"]}],
        },
        {"faults": [{"code": "input", "text": "pigs weigh something"}]},
    ]
    assert (found["verdict"], found["faults"]) == ("3 wrong", [])
    assert "file" in post(client, "/check", army={**FARM, "limit": 50})


def test_a_herd_is_kept_changed_and_removed_in_the_revision_that_was_seen(client: Client) -> None:
    assert post(client, "", 201, army=FARM)["card"] == CARD
    assert ask(client, "") == [CARD]
    assert client.get("/api/armies").json() == []
    assert post(client, "", 400, army=FARM)["reason"] == "there is an army called Farm already: choose another name"
    sty = {**FARM, "name": "Sty", "limit": 50}
    kept = post(client, "/change", name="Farm", rev=0, army=sty, options={"goal": "30"})
    assert kept["card"] == {
        **CARD,
        "name": "Sty",
        "limit": 50,
        "points": 42,
        "broken": 0,
        "verdict": "0 wrong",
        "rev": 1,
    }
    assert kept["options"] == {"goal": "30"}
    assert client.get("/api/armies/army", params={"name": "Sty"}).json() == kept
    assert post(client, "/change", 409, name="Sty", rev=0, army=FARM)["code"] == "stale"
    paper = client.get("/api/armies/paper", params={"name": "Sty"})
    assert "42" in paper.text and "Herd" in paper.text
    assert post(client, "/remove", 409, name="Sty", rev=0)["code"] == "stale"
    assert post(client, "/remove", name="Sty", rev=1) == {"name": "Sty"}


def test_a_table_of_another_system_is_refused(client: Client) -> None:
    assert post(client, "", 400, army={**FARM, "units": [{"name": "Ada"}]})["code"] == "message"
    assert client.post("/api/armies", json={"army": FARM}).status_code == 400


def test_a_system_without_armies_says_who_has_some(client: Client) -> None:
    reply = client.get("/api/armies/catalogue", params={"system": "foeman"})
    assert reply.json()["reason"] == "system 'foeman' has no army lists; expected one of wargame, herd"


# --- battlefields -----------------------------------------------------------------------------------------------------
def test_a_meadow_is_judged_looked_across_and_kept(client: Client) -> None:
    def say(path: str, status: int = 200, /, **body: object) -> object:
        reply = client.post(f"/api/fields{path}", json=body, params={"system": "herd"})
        assert reply.status_code == status, reply.text
        return reply.json()

    bare, thin = ({"id": "own", "name": "Own", "grass": grass} for grass in (0, 1))
    assert say("/check", field=bare) == {
        "faults": [{"code": "bare", "text": "expected some grass", "part": "field", "clauses": ["PG-4"]}],
        "cautions": [],
        "name": "",
        "file": '{"id":"own","name":"Own","grass":0}\n',
    }
    assert say("/read", name="own.json", text='{"id":"own","name":"Own"}') == thin
    seen = {
        "clear": True,
        "blocking": [],
        "inches": 2.0,
        "text": "2 inches, a clear line of sight",
        "clauses": ["PG-5"],
    }
    assert say("/sight", field=thin, start=[0, 0], end=[2, 0]) == seen
    assert say("", 201, field=bare) == {"field": bare, "rev": 0}
    assert say("/change", name="Own", rev=0, field=thin) == {"field": thin, "rev": 1}
    rows = client.get("/api/fields", params={"system": "herd"}).json()
    assert rows == [{"field": {"id": "green", "name": "Green", "grass": 9}, "ready": True}, {"field": thin, "rev": 1}]
    assert say("/remove", name="Own", rev=1) == {"name": "Own"}
    assert client.post("/api/fields", json={"field": thin}).status_code == 400
