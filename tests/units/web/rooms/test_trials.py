"""What a seat may ask of a table in inches before it answers."""

from pathlib import Path

import httpx
import msgspec

from affray.web.messages import Advice, Made, WordedTrial
from tests.units.web.served import Client, served

CLASH = {"system": "wargame", "scenario": "patrol-clash", "seed": 7}


def begun(client: Client) -> Made:
    """A patrol clash in which one person plays both sides."""
    return msgspec.json.decode(client.post("/api/games", json=CLASH).content, type=Made)


def asked(client: Client, made: Made, path: str, **query: str) -> httpx.Response:
    """What the guide is asked."""
    key = {"Authorization": f"Bearer {made.token}"}
    return client.get(f"/api/games/{made.game}/{path}", params=query, headers=key)


def trial(client: Client, made: Made, text: str) -> WordedTrial:
    """What an answer would come to."""
    found = msgspec.json.decode(asked(client, made, "trial", answer=text).content, type=Advice).trial
    assert found is not None
    return found


def test_a_text_that_is_no_answer_is_refused_with_the_form_expected(tmp_path: Path) -> None:
    with served(tmp_path) as client:
        made = begun(client)
        found = trial(client, made, "deploy far")
        assert "deploy UNIT" in found.why and found.unread
        assert (found.trial.text, found.label, found.trial.bases) == ("deploy far", "deploy far", ())
        assert "“move far” is no answer here; expected deploy" in trial(client, made, "move far").why


def test_an_answer_that_is_not_legal_says_why_and_by_which_clause(tmp_path: Path) -> None:
    with served(tmp_path) as client:
        made = begun(client)
        found = trial(client, made, "deploy Longbowmen regiment 6 at 24,30 facing 90")
        assert found.why and "UW-VIC-01" in found.clauses
        assert len(found.trial.bases) == 6


def test_a_table_in_inches_has_no_hexes_to_ask_about(tmp_path: Path) -> None:
    with served(tmp_path) as client:
        made = begun(client)
        assert asked(client, made, "places", who="Longbowmen").status_code == 404
        assert asked(client, made, "threats", side="0").status_code == 404


def test_answers_beside_those_listed_have_forms(tmp_path: Path) -> None:
    with served(tmp_path) as client:
        made = begun(client)
        (form,) = msgspec.json.decode(asked(client, made, "forms").content, type=Advice).forms
        assert (form.form.code, form.title) == ("deploy", "Deploy a unit")
        units = form.fields[0].picks
        assert [unit.name for unit in units] and all("_" in unit.pick.value or " " not in unit.name for unit in units)
        (deutsch,) = msgspec.json.decode(asked(client, made, "forms", lang="de").content, type=Advice).forms
        assert (deutsch.title, deutsch.fields[-1].title) == ("Eine Einheit aufstellen", "Blick")
