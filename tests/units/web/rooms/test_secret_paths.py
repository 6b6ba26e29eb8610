"""What a seat may not know is in no answer of any path, socket or export, whoever asks: the paths are the app's own."""

from collections.abc import Iterator, Sequence
from pathlib import Path

import httpx
import msgspec
import pytest

from affray.web.messages import Done, FromServer, Made, Welcome
from affray.web.service.desk import Setting
from tests.units.web.served import PATIENT, Client, bearer, new_game, served
from tests.units.web.walking import LANGUAGES, Walk, heard

MARKS = ("zzbutler", "zzpit", "zzwyrm", "zztaken", "zzmimic")
"""Words that only the game master has said, and that name what he has laid face down."""
WHISPER = "zzwhisper"
"""What he has said to the first player alone."""
TABLE = {
    "system": "fortmayn", "scenario": "gm-table", "seed": 7,
    "seats": {"First player": "friend", "Second player": "friend", "Game master": "me"},
}  # fmt: skip
EVENING = (
    "frame Crypt light=dim : Bones, and cold air.", "note : The zzbutler did it.",
    "obstacle zzpit dd=7 pool=body task=avoid_trap hidden", "creature zzwyrm dd=9 band=distant hidden",
    "obstacle cliff_face", "creature ghoul band=close", 'say "to=First player" : zzwhisper in your ear.',
    "call Hanne head hearing dd=2 hidden : A sound.", "call Odo head searching dd=3 hidden : Look.",
    '@"First player" roll 2', "note : zzmimic in the chest.", "note : zztaken back.",
)  # fmt: skip
"""A game master's table with notes, things and creatures face down, rolls of which he alone reads the outcome, a whisper."""
TRIES = (
    "approach Odo body climbing 'Cliff face'",
    "approach Hanne head searching : Look.",
    "say : Well?",
    "roll 3",
    "x y z",
)
PEOPLE = ("Hanne", "Ghoul", "Cliff face")
GAME = "/api/games/"


def give(client: Client, game: str, token: str, *answers: str) -> None:
    """Gives answers one after another."""
    for text in answers:
        sent = client.get(f"/api/games/{game}", headers=bearer(token))
        state = msgspec.json.decode(sent.content, type=Welcome).position.state
        body = {"kind": "answer", "id": f"{state} {text}"[:60], "state": state, "answers": [text]}
        reply = client.post(f"/api/games/{game}/answers", json=body, headers=bearer(token))
        assert isinstance(msgspec.json.decode(reply.content, type=FromServer), Done), (text, reply.text)


def seats_of(made: Made) -> dict[str, str]:
    """The tokens of a table by who has them."""
    first, second = (link.token for link in made.friends)
    return {"master": made.token, "first": first, "second": second, "onlooker": made.onlooker}


def evening(client: Client) -> tuple[Made, dict[str, str]]:
    """A table at which much is hidden."""
    made = new_game(client, **TABLE)
    seats = seats_of(made)
    for text in EVENING:
        who = "first" if text.startswith("@") else "master"
        give(client, made.game, seats[who], text.partition('" ')[2] if who == "first" else text)
    body = {"kind": "command", "id": "u", "do": "undo"}
    client.post(f"/api/games/{made.game}/commands", json=body, headers=bearer(made.token))
    return made, seats


def others(made: Made, seats: dict[str, str], stranger: str) -> dict[str, str]:
    """Every eye but the game master's: the other seats, nobody, a wrong token, one of another game."""
    return {**{name: token for name, token in seats.items() if name != "master"}, "nobody": "", "wrong": "x" * 22,
            "stranger": stranger}  # fmt: skip


def leaks(name: str, text: str, known: Sequence[str] = ()) -> list[str]:
    """What a text gives away beside what is `known`, with what stands around it."""
    low = text.lower()
    marks = {*MARKS, *(() if name == "first" else (WHISPER,))} - {*known}
    return [low[max(0, low.index(mark) - 80) : low.index(mark) + 40] for mark in marks if mark in low]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the server keeps its games."""
    return tmp_path_factory.mktemp("secrets")


@pytest.fixture(scope="module")
def table(folder: Path) -> tuple[Made, dict[str, str], str]:
    """The evening, and the token of a maker of another game, on a server that has been stopped since."""
    with served(folder, Setting(limits=PATIENT)) as client:
        made, seats = evening(client)
        return made, seats, new_game(client).token


@pytest.fixture(scope="module")
def client(folder: Path, table: object) -> Iterator[Client]:
    """A server that has been started again from its store."""
    with served(folder, Setting(limits=PATIENT)) as found:
        yield found


def walk_of(client: Client, made: Made) -> Walk:
    """What to ask of the table."""
    return Walk(client.app, made.game, PEOPLE, TRIES)


def test_the_game_master_reads_what_he_has_hidden(client: Client, table: tuple[Made, dict[str, str], str]) -> None:
    made, seats, _ = table
    read = "".join(reply.text for _, reply in walk_of(client, made).read(client, seats["master"], "en")).lower()
    assert [mark for mark in (*MARKS, WHISPER) if mark not in read] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_path_tells_another_eye(client: Client, table: tuple[Made, dict[str, str], str], language: str) -> None:
    made, seats, stranger = table
    walk = walk_of(client, made)
    for name, token in others(made, seats, stranger).items():
        answered = 0
        if language != "en" and name not in ("first", "onlooker"):
            continue
        # What belongs to no game is the same for all; somebody without a token stands for them.
        for where, reply in walk.read(client, token, language, "/" if name == "nobody" else GAME):
            assert leaks(name, reply.text + str(reply.headers)) == [], (name, where)
            answered += reply.status_code == 200 and GAME + made.game in where
        assert answered == 0 if name in ("nobody", "wrong", "stranger") else answered > 20


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_socket_tells_another_eye(client: Client, table: tuple[Made, dict[str, str], str], language: str) -> None:
    made, seats, stranger = table
    for name, token in others(made, seats, stranger).items():
        for since in (0, 2, 9):
            assert leaks(name, heard(client, made.game, token, language, since)) == [], (name, since)


def test_a_line_of_the_journal_has_the_same_number_for_everybody(
    client: Client, table: tuple[Made, dict[str, str], str]
) -> None:
    made, seats, _ = table
    read = {}
    for name in ("master", "first", "onlooker"):
        reply = client.get(f"/api/games/{made.game}/journal", headers=bearer(seats[name]))
        lines = msgspec.json.decode(reply.content)["lines"]
        read[name] = {line["number"]: line.get("results", []) for line in lines}
    assert set(read["onlooker"]) <= set(read["first"]) < set(read["master"])
    assert read["first"][1] == read["master"][1] != []


def refusals(client: Client, game: str, token: str) -> Iterator[tuple[str, httpx.Response]]:
    """What is said to whoever tries what he may not."""
    head = bearer(token) if token else {}
    reply = client.get(f"/api/games/{game}", headers=head)
    state = 0 if reply.status_code != 200 else msgspec.json.decode(reply.content, type=Welcome).position.state
    for text in ("unveil 2", "reveal 1", "approach Odo body climbing thing", "plan Odo fight thing", "dd thing 3",
                 "roll 3", "roll 77", "note 3 : new", "forget 1", "obstacle x", "mark x fled", "peace"):  # fmt: skip
        body = {"kind": "answer", "id": f"no {text}", "state": state, "answers": [text]}
        yield text, client.post(f"/api/games/{game}/answers", json=body, headers=head)
    for what in ("record", "branch", "seats/0", "figures"):
        yield what, client.get(f"/api/games/{game}/{what}", headers=head)
        yield what, client.post(f"/api/games/{game}/{what}", json={"moment": 3}, headers=head)


def test_no_refusal_tells_another_eye(client: Client, table: tuple[Made, dict[str, str], str]) -> None:
    _, _, stranger = table
    made, seats = evening(client)
    for name, token in others(made, seats, stranger).items():
        for text, reply in refusals(client, made.game, token):
            assert leaks(name, reply.text) == [], (name, text)
            allowed = (name == "first" and text == "note 3 : new") or (name == "second" and text == "roll 3")
            assert reply.status_code >= 400 or allowed or "note" in text, (name, text, reply.text)


def test_what_a_game_master_branches_off_tells_his_friends_no_more(
    client: Client, table: tuple[Made, dict[str, str], str]
) -> None:
    made, seats = evening(client)
    give(client, made.game, seats["master"], "end")
    for name in ("first", "second", "onlooker"):
        for path in ("record", "branch"):
            method, body = ("POST", {"moment": 2}) if path == "branch" else ("GET", None)
            address = f"/api/games/{made.game}/{path}"
            assert client.request(method, address, json=body, headers=bearer(seats[name])).status_code == 403
    record = client.get(f"/api/games/{made.game}/record", headers=bearer(made.token))
    assert "zzbutler" in record.text
    last = len(EVENING) - 1
    reply = client.post(f"/api/games/{made.game}/branch", json={"moment": last}, headers=bearer(made.token))
    forked = msgspec.json.decode(reply.content, type=Made)
    going = client.get(f"/api/games/{forked.game}/record", headers=bearer(forked.token))
    assert going.status_code == 403
    again = new_game(client, system="", scenario="", record=record.text, seats=TABLE["seats"])
    for other in (made, forked, again):
        # At the end the game master has turned over what lay face down; his notes stay his own.
        known = () if other is forked else ("zzpit", "zzwyrm")
        walk = walk_of(client, other)
        for name, token in others(other, seats_of(other), table[2]).items():
            for where, reply in walk.read(client, token, "en", GAME):
                assert leaks(name, reply.text, known) == [], (name, where)
            assert leaks(name, heard(client, other.game, token, "de"), known) == []
