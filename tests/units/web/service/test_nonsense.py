"""Requests that make no sense: each gets one line that says what was expected, and the server goes on."""

from collections.abc import Iterator

import msgspec
import pytest

from affray.web.messages import Fault, Made
from affray.web.service.desk import Setting
from tests.units.web.served import PATIENT, Client, bearer, new_game, served

VALUES = (None, -1, 2**64, 1.5, "", "\0\u202e", [None], {"a": 1})
"""What may stand where something else was expected."""
FIGURE = {"name": "Ann", "race": "human", "st": 12, "dx": 12, "iq": 8, "weapons": ["dagger"], "armor": "leather"}
UNIT: dict[str, object] = {
    "name": "Scouts", "type": "basic", "n": 5, "ad": "1d6", "move": 8, "fight": 0, "shoot": 0, "defense": 7,
    "weapons": ["pistol", {"name": "Fang", "fight": 1, "range": [1, 2]}], "abilities": [{"name": "Wade", "cost": 4.5}],
    "base": [1, 1], "formation": "skirmish", "files": 0,
}  # fmt: skip
ARMY: dict[str, object] = {"format": "affray-army", "version": 1, "name": "Watch", "limit": 1000, "units": [UNIT]}
BODIES: dict[str, dict[str, object]] = {
    "/api/games": {
        "system": "melee", "scenario": "duel", "options": {"turn_limit": 40}, "seats": {"Red": "me"}, "seed": 1,
        "dice": "stream", "clock": {"seconds": 5}, "record": "", "name": "a", "packs": [],
        "figures": {"Aldric": {"name": "Ann", "rev": 1}},
    },
    "/api/making/check?system=melee": {"figure": FIGURE, "line": "", "of": ""},
    "/api/making/random?system=melee": {"race": "elf", "seed": 1},
    "/api/making/odds?system=melee": {"figure": FIGURE, "against": "name=Al st=12 dx=12 iq=8", "weapon": "dagger"},
    "/api/making/weapon": {"name": "w", "category": "sword", "dg": "-2T-1=1", "rq": 3, "words": ["x"]},
    "/api/roster?system=melee": {"figure": FIGURE},
    "/api/roster/change": {"name": "Ann", "rev": 1, "figure": FIGURE},
    "/api/roster/rest": {"name": "Ann", "rev": 1, "days": 1},
    "/api/roster/advance": {"name": "Ann", "rev": 1, "attribute": "st"},
    "/api/roster/remove": {"name": "Ann", "rev": 99},
    "/api/armies": {"army": ARMY, "options": {"cost_rounding": "up"}},
    "/api/armies/check": {"army": ARMY, "options": {"cost_rounding": "up"}, "of": ""},
    "/api/armies/change": {"name": "Watch", "rev": 1, "army": ARMY, "options": {}},
    "/api/armies/remove": {"name": "Watch", "rev": 99},
    "/api/armies/read": {"name": "a.json", "text": "{}", "options": {}},
    "/api/campaigns": {"name": "way", "campaign": "ferry", "figures": ["Ann"], "seed": 3},
    "/api/campaigns/way/rest": {"rev": 1, "days": 1},
    "/api/campaigns/way/equip": {"rev": 1, "figure": "Ann", "leave": "", "take": "", "hold": ["x"]},
    "/api/campaigns/way/play": {"rev": 1, "seats": {}, "name": "n", "token": ""},
    "/api/games/{game}/answers": {"id": "1", "state": 0, "answers": ["go"]},
    "/api/games/{game}/commands": {"id": "1", "do": "undo", "text": "", "what": ""},
    "/api/games/{game}/branch": {"moment": 0},
}  # fmt: skip
BROKEN = (b"", b"{", b"null", b"[]", b"1", b"\xff\xfe", b"[" * 9000, b'{"a":1}')


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    """A server for all of this module."""
    with served(tmp_path_factory.mktemp("table"), Setting(limits=PATIENT)) as found:
        yield found


@pytest.fixture(scope="module")
def made(client: Client) -> Made:
    """A duel in which the maker plays both sides."""
    return new_game(client, system="melee", seats={"Red": "me", "Blue": "me"})


def spoilt(body: dict[str, object]) -> Iterator[object]:
    """A body with each of its fields left out or of another kind."""
    for name in body:
        yield {key: value for key, value in body.items() if key != name}
        for value in VALUES:
            yield {**body, name: value}
    yield {**body, "surprise": 1}


def check_line(status: int, content: bytes) -> None:
    """A refusal is one line for people, and never the server's fault."""
    assert status < 500, content
    if status >= 400 and status != 409:
        reason = msgspec.json.decode(content, type=Fault).reason
        assert reason and "\n" not in reason and len(reason) < 2000


@pytest.mark.parametrize("path", BODIES)
def test_a_body_that_makes_no_sense_is_refused_in_one_line(client: Client, made: Made, path: str) -> None:
    at = path.format(game=made.game)
    for broken in BROKEN:
        reply = client.post(at, content=broken, headers=bearer(made.token))
        check_line(reply.status_code, reply.content)
        assert reply.status_code in (400, 200 if broken == b'{"a":1}' else 400), reply.text
    for body in spoilt(BODIES[path]):
        reply = client.post(at, json=body, headers=bearer(made.token))
        check_line(reply.status_code, reply.content)


@pytest.mark.parametrize("part", [{}, UNIT])
def test_an_army_of_which_a_part_makes_no_sense_is_refused_or_judged(client: Client, part: dict[str, object]) -> None:
    for body in spoilt(part or ARMY):
        army = {**ARMY, "units": [body]} if part else body
        reply = client.post("/api/armies/check", json={"army": army})
        check_line(reply.status_code, reply.content)


@pytest.mark.parametrize(
    ("path", "status", "reason"),
    [
        ("", 400, "body: expected JSON, got nothing"),
        ("x", 400, "body: JSON is malformed: invalid character (byte 0)"),
        ("[]", 400, "body: Expected `object`, got `array`"),
    ],
)
def test_a_body_that_is_no_message_says_so(client: Client, path: str, status: int, reason: str) -> None:
    reply = client.post("/api/games", content=path.encode())
    assert (reply.status_code, reply.json()["reason"]) == (status, reason)


@pytest.mark.parametrize(
    ("path", "status", "reason"),
    [
        ("prospects?target=Nobody", 400, "figure 'Nobody' is unknown; expected one of Aldric, Berold"),
        ("places?who=Nobody", 400, "figure 'Nobody' is unknown; expected one of Aldric, Berold"),
        ("sheets/Nobody", 400, "figure 'Nobody' is unknown; expected one of Aldric, Berold"),
        ("moments/99", 400, "answer 99: expected 0 to 0"),
        ("moments/-1", 422, "moment '-1': expected a number of at least 0"),
        ("threats?side=9", 400, "side 9: expected 0 to 1"),
        ("sight?source=0,0&target=999,999", 400, "is not on the board; expected one of its 127"),
        ("moments/one?lang=de", 422, "moment 'one': erwartet wird eine ganze Zahl"),
        ("moments/one", 422, "moment 'one': expected a whole number"),
        ("told?wait=nan", 422, "wait 'nan': expected "),
        ("told?wait=99", 422, "wait '99': expected a number of at most 60"),
        ("places", 422, "who: expected a value"),
        ("journal/page?kind=pdf", 422, "kind 'pdf': expected one of md, html"),
        ("sight?source=here&target=0,0", 422, "source 'here': expected a text such as 0,0"),
        ("?lang=" + "x" * 17, 422, "expected a text of at most 16 letters"),
    ],
)
def test_what_is_asked_of_a_game_wrongly_is_refused(
    client: Client, made: Made, path: str, status: int, reason: str
) -> None:
    reply = client.get(f"/api/games/{made.game}/{path}".replace("/?", "?"), headers=bearer(made.token))
    assert reply.status_code == status and reason in reply.json()["reason"]


def test_sheets_of_an_unknown_system_are_refused_by_its_name(client: Client) -> None:
    reply = client.get("/api/roster/paper", params={"system": "chess"})
    assert (reply.status_code, reply.json()["reason"]) == (
        400,
        "system 'chess': expected one of foeman, fortmayn, melee, wargame",
    )


def test_a_long_word_is_not_sent_back_whole(client: Client) -> None:
    wanted = {"system": "melee", "scenario": "duel", "options": {"turn_limit": "x" * 5000}}
    reason = client.post("/api/games", json=wanted).json()["reason"]
    assert reason.startswith("option turn_limit='xxx") and reason.endswith("or 400") and len(reason) < 1000
