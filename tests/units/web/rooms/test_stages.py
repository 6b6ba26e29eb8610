"""Stages over HTTP: what a seat is shown, the forms of answers, what an answer would come to, the journal."""

from collections.abc import Iterator

import httpx
import msgspec
import pytest

from affray.web.messages import Advice, Done, Fault, FromServer, Journal, Made, StageBoard, Told, Welcome
from affray.web.service.desk import Setting
from tests.units.web.served import PATIENT, Client, bearer, new_game, served

DELVE = {"system": "fortmayn", "scenario": "first-delve", "seats": {"Party": "me"}, "seed": 7}
PARTY = ("start 2", "set_character Ann brawny 3 1", 'set_character "Old Tom" brainy 2 2', "done")


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    """A server for all of this module."""
    with served(tmp_path_factory.mktemp("stages"), Setting(limits=PATIENT)) as found:
        yield found


def asked(client: Client, made: Made, path: str = "", **query: str) -> httpx.Response:
    """What a path of a game answers to its maker."""
    return client.get(f"/api/games/{made.game}{path}", params=query, headers=bearer(made.token))


def welcome(client: Client, made: Made, lang: str = "en") -> Welcome:
    """Everything about a game."""
    return msgspec.json.decode(asked(client, made, lang=lang).content, type=Welcome)


def give(client: Client, made: Made, *answers: str) -> None:
    """Gives answers one after another."""
    for text in answers:
        state = welcome(client, made).position.state
        body = {"kind": "answer", "id": f"{state} {text}", "state": state, "answers": [text]}
        reply = client.post(f"/api/games/{made.game}/answers", json=body, headers=bearer(made.token))
        assert isinstance(msgspec.json.decode(reply.content, type=FromServer), Done), reply.text


def advice(client: Client, made: Made, path: str, **query: str) -> Advice:
    """What the guide says."""
    return msgspec.json.decode(asked(client, made, path, **query).content, type=Advice)


def begun(client: Client) -> Made:
    """A delve with its party at the hub."""
    made = new_game(client, **DELVE)
    give(client, made, *PARTY)
    return made


# --- what is shown ----------------------------------------------------------------------------------------------------
def test_a_stage_has_bands_and_worded_roles(client: Client) -> None:
    made = begun(client)
    for lang, band, kind, light in (("en", "Close", "Brawny", "lit"), ("de", "Nah", "Kraftmensch", "hell")):
        shown = welcome(client, made, lang)
        assert isinstance(shown.board, StageBoard)
        assert (shown.board.bands[0], shown.board.names[0]) == ("close", band)
        stage = shown.position.stage
        assert stage is not None
        assert next((role.actor.id, role.what) for role in stage.roles) == ("Ann", kind)
        assert (stage.light, stage.lighted, stage.clock[0].unit) == ("lit", light, "day")
        assert [row.die for row in stage.roles[0].actor.rows] == [8, 6]
        assert not shown.position.figures and not shown.position.units


def test_doors_say_where_they_lead_and_what_bars_them(client: Client) -> None:
    made = begun(client)
    give(client, made, "rumour", "depart 1")
    stage = welcome(client, made).position.stage
    assert stage is not None
    entrance = next(door for door in stage.doors if door.way.entrance)
    assert (entrance.way.name, entrance.leads) == ("entrance", "outside")
    things = {role.actor.id for role in stage.roles if role.actor.kind == "thing"}
    assert all(door.barred in things for door in stage.doors if door.barred)


def test_a_line_says_how_its_dice_are_drawn(client: Client) -> None:
    made = begun(client)
    give(client, made, "rumour", "depart 1", "search Ann", "confirm", "accept")
    messages = DECODER_LIST.decode(asked(client, made, "/told", wait="0").content)
    drawn = [
        line.throw
        for heard in messages
        if isinstance(heard, Told)
        for line in heard.lines
        if line.throw and line.throw.fates
    ]
    assert drawn and {throw.die for throw in drawn} <= {4, 6, 8}


DECODER_LIST: msgspec.json.Decoder[list[FromServer]] = msgspec.json.Decoder(list[FromServer])


# --- forms and trials -------------------------------------------------------------------------------------------------
def test_forms_are_worded_for_who_is_asked(client: Client) -> None:
    made = new_game(client, **DELVE)
    give(client, made, "start 2")
    (form,) = advice(client, made, "/forms").forms
    assert (form.form.code, form.title, form.form.fields) == ("set_character", "Character 1", ())
    (deutsch,) = advice(client, made, "/forms", lang="de").forms
    assert deutsch.title == "Figur 1"
    fields = {field.field.key: field for field in form.fields}
    assert [pick.name for pick in fields["type"].picks] == ["Brawny", "Brainy"]
    assert fields["type"].field.picks == () and fields["weapon"].hint


def test_an_onlooker_has_no_forms(client: Client) -> None:
    made = begun(client)
    reply = client.get(f"/api/games/{made.game}/forms", headers=bearer(made.onlooker))
    assert msgspec.json.decode(reply.content, type=Advice).forms == ()


def test_an_answer_is_tried_with_what_it_promises(client: Client) -> None:
    made = begun(client)
    give(client, made, "rumour", "depart 1")
    found = advice(client, made, "/trial", answer="approach Ann body climbing : Up the wall.")
    assert found.trial is not None and not found.trial.why
    assert "Up the wall." in found.trial.label
    assert found.prospects and found.prospects[0].names
    refused = advice(client, made, "/trial", answer="approach Ann body climbing")
    assert refused.trial is not None and refused.trial.why and refused.trial.clauses
    assert refused.prospects == ()
    broken = advice(client, made, "/trial", answer='approach "Ann')
    assert broken.trial is not None and "expected a word" in broken.trial.why


def test_a_hex_board_has_neither_forms_nor_a_journal(client: Client) -> None:
    duel = new_game(client)
    assert advice(client, duel, "/forms").forms == ()
    for path in ("/journal", "/journal/page"):
        reply = asked(client, duel, path)
        assert reply.status_code == 404
        assert "keeps no journal" in msgspec.json.decode(reply.content, type=Fault).reason


# --- the journal ------------------------------------------------------------------------------------------------------
def test_the_journal_tells_what_was_chosen_and_said(client: Client) -> None:
    made = begun(client)
    give(client, made, "note : It smells of rain.", "rumour")
    found = msgspec.json.decode(asked(client, made, "/journal").content, type=Journal)
    assert [line.number for line in found.lines] == list(range(1, len(found.lines) + 1))
    remark = found.lines[-2]
    assert (remark.remark, remark.said) == (True, ("It smells of rain.",))
    assert found.lines[-1].choices and found.lines[-1].dice[0].faces
    give(client, made, f"note {remark.number} : It smells of snow.")
    again = msgspec.json.decode(asked(client, made, "/journal", lang="de").content, type=Journal)
    assert again.lines[remark.number - 1].said == ("It smells of snow.",)
    assert again.lines[0].when.startswith("Tag 1")


@pytest.mark.parametrize(("kind", "begins"), [("md", "# "), ("html", "<!doctype html>")])
def test_the_journal_is_kept_as_a_page(client: Client, kind: str, begins: str) -> None:
    made = begun(client)
    reply = asked(client, made, "/journal/page", kind=kind)
    assert reply.text.startswith(begins)
    assert reply.headers["content-disposition"].endswith(f'.{kind}"')
    assert "Old Tom" in reply.text
    assert asked(client, made, "/journal/page", kind="pdf").status_code == 422


def test_whoever_sits_before_the_world_sees_no_more_than_the_party(client: Client) -> None:
    made = new_game(client, **{**DELVE, "seats": {"Party": "friend", "World": "me"}})
    token = made.friends[0].token
    for text in (*PARTY, "rumour", "depart 1"):
        reply = client.get(f"/api/games/{made.game}", headers=bearer(token))
        state = msgspec.json.decode(reply.content, type=Welcome).position.state
        body = {"kind": "answer", "id": f"{state}", "state": state, "answers": [text]}
        client.post(f"/api/games/{made.game}/answers", json=body, headers=bearer(token))
    party, world = (
        msgspec.json.decode(client.get(f"/api/games/{made.game}/told", headers=bearer(each)).content)
        for each in (token, made.token)
    )
    assert [entry.get("lines") for entry in party] == [entry.get("lines") for entry in world]
    assert not any(line["code"] == "roll_rooms" for entry in world for line in entry.get("lines", ()))
