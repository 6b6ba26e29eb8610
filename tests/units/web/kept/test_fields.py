"""The paths of battlefields: drafts judged, files, sight lines, what is kept."""

from collections.abc import Iterator

import msgspec
import pytest

from affray.systems.wargame.roster.battlefield_parts import TablePart
from affray.systems.wargame.roster.battlefields import blank_field, part_row, read_field, read_table, tables
from affray.web.messages import Fault, FieldCard, FieldChecked, FieldKeptInfo, FieldNote, SightTold
from affray.web.service.desk import Setting
from affray.web.store.fields import KeptFields
from tests.units.web.served import PATIENT, Client, served

ROCK = {"id": "rock", "name": "Rock", "outline": [[20, 14], [28, 14], [24, 20]], "blocks_sight": True}
POND = {"id": "pond", "name": "Pond", "outline": [[30, 14], [34, 14], [34, 20]], "blocks_sight": False}


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    """A server for all of this module."""
    with served(tmp_path_factory.mktemp("table"), Setting(limits=PATIENT)) as found:
        yield found


@pytest.fixture(autouse=True)
def empty(client: Client) -> None:
    """Each test begins without kept battlefields."""
    fields = KeptFields(client.desk.running_hub().store.engine, "wargame")
    for kept in fields.all():
        fields.remove(kept.content.name, kept.rev)


def moor(**changed: object) -> dict[str, object]:
    """A battlefield with a rock on it, with other keys."""
    return {**part_row(blank_field(48, 36)), "name": "Moor", "terrain": [ROCK], **changed}


def post(client: Client, path: str, status: int = 200, lang: str = "en", /, **body: object) -> bytes:
    """What a path answers with that status."""
    reply = client.post(f"/api/fields{path}", json=body, params={"lang": lang})
    assert reply.status_code == status, reply.text
    return reply.content


def fault(content: bytes) -> Fault:
    """A refusal."""
    return msgspec.json.decode(content, type=Fault)


def checked(client: Client, lang: str = "en", own: str = "", **changed: object) -> FieldChecked:
    """What a draft comes to."""
    return msgspec.json.decode(post(client, "/check", 200, lang, field=moor(**changed), of=own), type=FieldChecked)


def cards(client: Client) -> list[FieldCard[TablePart]]:
    """All battlefields there are."""
    return msgspec.json.decode(client.get("/api/fields").content, type=list[FieldCard[TablePart]])


def keep(client: Client, **changed: object) -> FieldKeptInfo[TablePart]:
    """A battlefield that is kept."""
    return msgspec.json.decode(post(client, "", 201, field=moor(**changed)), type=FieldKeptInfo[TablePart])


# --- drafts -----------------------------------------------------------------------------------------------------------
def test_the_ready_battlefields_are_listed_first_and_can_be_played(client: Client) -> None:
    keep(client, terrain=[{**ROCK, "outline": [[0, 0], [4, 0], [1, 1], [0, 4]]}])
    found = cards(client)
    assert [card.field.id for card in found if card.ready] == list(tables())
    assert [(card.field.name, card.faults, card.rev) for card in found if not card.ready] == [("Moor", 1, 0)]
    for card in found[:-1]:
        assert card.faults == 0 and read_table(msgspec.to_builtins(card.field), "here") == tables()[card.field.id]


def test_a_draft_is_told_every_fault_with_its_part_and_clause(client: Client) -> None:
    found = checked(
        client,
        terrain=[ROCK, {**POND, "outline": [[40, 10], [50, 10], [45, 12], [45, 20], [41, 11]]}],
        objectives=[[50, 3]],
    )
    assert found.faults == (
        FieldNote(
            "convex",
            "Pond: expected a convex outline whose corners follow one after the other around it",
            "piece",
            1,
            ("UW-GEO-11",),
        ),
        FieldNote("outside", "Pond: expected an outline on the field", "piece", 1, ("UW-GEO-11",)),
        FieldNote("objective", "Objective 1: expected a place on the field", "objective", 0, ("UW-VIC-05",)),
    )
    assert (len(found.cautions), found.name) == (0, "")


def test_a_draft_without_faults_is_told_its_cautions_in_the_language_asked_for(client: Client) -> None:
    found = checked(client, "de-AT", objectives=[[24, 16]])
    assert not found.faults
    assert [(caution.part, caution.text) for caution in found.cautions] == [
        ("objective", "Ziel 1: es liegt unter Rock, wo keine Miniatur stehen kann")
    ]
    assert read_field(found.file.encode(), "file").name == "Moor"


def test_a_draft_is_told_that_its_name_is_taken_but_not_by_itself(client: Client) -> None:
    keep(client)
    assert checked(client).name == "there is a battlefield called Moor already: choose another name"
    assert checked(client, own="Moor").name == ""
    assert checked(client, name="").name == "name: expected 1 to 80 letters on one line"
    assert checked(client, name="x" * 81).name == "name: expected 1 to 80 letters on one line"


def test_a_file_is_read_with_its_faults_or_refused_in_one_line(client: Client) -> None:
    text = checked(client, size=[11, 36]).file
    read = msgspec.json.decode(post(client, "/read", name="moor.json", text=text), type=TablePart)
    assert (list(read.size), read.name) == ([11, 36], "Moor")
    assert fault(post(client, "/read", 400, name="a.json", text="{")).reason.startswith("a.json: no valid JSON")
    wrong = msgspec.json.encode(moor(river=1)).decode()
    assert fault(post(client, "/read", 400, name="a.json", text=wrong)).reason.startswith(
        "a.json: river is unknown; expected one of id, name, size"
    )
    for key, value, said in (("version", 2, "version: expected 1, got 2"), ("format", "map", "format: expected")):
        newer = msgspec.json.encode(moor(**{key: value})).decode()
        assert said in fault(post(client, "/read", 400, name="a.json", text=newer)).reason


def test_a_sight_line_says_how_far_it_is_and_what_blocks_it(client: Client) -> None:
    field = moor(terrain=[ROCK, POND])
    blocked = post(client, "/sight", field=field, start=[10, 16], end=[44, 16])
    assert msgspec.json.decode(blocked, type=SightTold) == SightTold(
        clear=False, blocking=(0,), inches=34, text="34 inches, blocked by Rock", clauses=("UW-GEO-10",)
    )
    clear = msgspec.json.decode(
        post(client, "/sight", 200, "de", field=field, start=[10, 4], end=[13, 7.5]), type=SightTold
    )
    assert (clear.clear, clear.blocking, clear.text) == (True, (), "4,6 Zoll, freie Sichtlinie")


def test_a_battlefield_with_faults_has_no_sight_lines(client: Client) -> None:
    said = fault(post(client, "/sight", 400, field=moor(size=[11, 36]), start=[1, 1], end=[2, 2]))
    assert said.reason == "expected a field of at least 12 by 12 inches"


def test_a_body_that_is_no_battlefield_is_refused_in_one_line(client: Client) -> None:
    said = fault(post(client, "/check", 400, field=moor(size=[-1, 36])))
    assert said.code == "message" and "\n" not in said.reason


# --- what is kept -----------------------------------------------------------------------------------------------------
def test_a_battlefield_is_kept_changed_renamed_and_removed(client: Client) -> None:
    kept = keep(client)
    assert (kept.rev, kept.field.name, len(kept.field.terrain)) == (0, "Moor", 1)
    changed = post(client, "/change", name="Moor", rev=0, field=moor(name="Fen", terrain=[ROCK, POND]))
    assert msgspec.json.decode(changed, type=FieldKeptInfo[TablePart]).rev == 1
    shown = client.get("/api/fields/field", params={"name": "Fen"})
    assert [part.id for part in msgspec.json.decode(shown.content, type=FieldKeptInfo[TablePart]).field.terrain] == [
        "rock",
        "pond",
    ]
    gone = client.get("/api/fields/field", params={"name": "Moor"})
    assert gone.status_code == 404 and fault(gone.content).reason == "there is no battlefield called Moor"
    assert post(client, "/remove", name="Fen", rev=1) == b'{"name":"Fen"}'
    assert [card for card in cards(client) if not card.ready] == []


def test_a_name_is_kept_once(client: Client) -> None:
    keep(client)
    keep(client, name="Fen")
    assert fault(post(client, "", 400, field=moor())).code == "name"
    assert fault(post(client, "/change", 400, name="Fen", rev=0, field=moor())).code == "name"
    assert fault(post(client, "", 400, field=moor(name=" \n"))).code == "name"


def test_what_has_changed_meanwhile_is_neither_changed_nor_removed(client: Client) -> None:
    keep(client)
    post(client, "/change", name="Moor", rev=0, field=moor(terrain=[]))
    for path, more in (("/change", {"field": moor()}), ("/remove", {})):
        said = fault(post(client, path, 409, name="Moor", rev=0, **more))
        assert (said.code, said.reason) == ("stale", "Moor was changed elsewhere meanwhile")
    assert fault(post(client, "/remove", 404, name="Fen", rev=0)).code == "unknown"


def test_to_keep_a_battlefield_takes_the_key_of_a_server_that_has_one(client: Client) -> None:
    desk = client.desk
    before = desk.setting
    desk.setting = Setting(key="open sesame", limits=PATIENT)
    try:
        assert fault(post(client, "", 401, field=moor())).code == "token"
        assert client.get("/api/fields").status_code == 401
    finally:
        desk.setting = before
