"""What takes the key of a server that has one: every path of what people keep, read or changed, and no seat's."""

from collections.abc import Iterator

import pytest

from affray.web.messages import Made
from affray.web.service.desk import Setting
from tests.units.web.served import PATIENT, Client, bearer, made_game, served, sit

KEY = "sesame"
KEPT = [
    *(f"GET /api/roster{what}" for what in ("", "/figure?name=x", "/file", "/paper")),
    *(f"GET /api/armies{what}" for what in ("", "/army?name=x", "/file?name=x", "/paper?name=x")),
    *(f"GET /api/fields{what}" for what in ("", "/field?name=x")),
    *(f"GET /api/campaigns{what}" for what in ("", "/x", "/x/sheets/y")),
    "GET /api/muster?system=foeman&scenario=duel",
    *(f"POST /api/making/{what}" for what in ("check", "random", "weapon", "odds")),
    *(f"POST /api/roster{what}" for what in ("", "/change", "/rest", "/advance", "/remove", "/file")),
    *(f"POST /api/armies{what}" for what in ("", "/check", "/read", "/change", "/remove")),
    *(f"POST /api/fields{what}" for what in ("", "/check", "/read", "/sight", "/change", "/remove")),
    *(
        f"POST /api/campaigns{what}"
        for what in ("", "/x/rest", "/x/equip", "/x/advance", "/x/play", "/x/flee", "/x/end")
    ),
    "POST /api/games",
]
OPEN = [
    "GET /api/health",
    "GET /api/ready",
    "GET /api/notice",
    "GET /api/systems",
    "GET /api/scenes?system=foeman&scenario=duel",
    "GET /api/making/choices",
    "GET /api/armies/catalogue",
    "GET /api/armies/file?ready=weird&limit=1500",
    "GET /api/armies/paper?ready=weird&limit=1500",
    "GET /api/systems/foeman/cards",
    "GET /api/lab",
    "GET /figures",
]


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    """A server with a key."""
    with served(tmp_path_factory.mktemp("keys"), Setting(key=KEY, limits=PATIENT)) as found:
        yield found


@pytest.fixture(scope="module")
def made(client: Client) -> Made:
    """A game that its host has made."""
    client.headers.update(bearer(KEY))
    try:
        return made_game(client, seats={"Blue": "friend"})
    finally:
        del client.headers["authorization"]


def status(client: Client, path: str, token: str = "") -> int:
    """The status of a path, asked with a token."""
    method, _, at = path.partition(" ")
    content = b"{}" if method == "POST" else None
    return client.request(method, at, content=content, headers=bearer(token) if token else {}).status_code


@pytest.mark.parametrize("path", KEPT)
def test_what_is_kept_takes_the_key(client: Client, made: Made, path: str) -> None:
    assert [status(client, path, token) for token in ("", "open", made.token, made.onlooker)] == [401] * 4
    assert status(client, path, KEY) not in (401, 403, 429)


@pytest.mark.parametrize("path", OPEN)
def test_what_comes_with_the_program_takes_none(client: Client, path: str) -> None:
    assert status(client, path) == 200


def test_seats_and_onlookers_need_no_key(client: Client, made: Made) -> None:
    friend = sit(client, made.game, made.friends[0].token)
    for token in (made.token, friend, made.onlooker):
        assert status(client, f"GET /api/games/{made.game}", token) == 200


def test_who_has_no_key_is_told_in_his_language_how_to_get_one(client: Client) -> None:
    said = client.get("/api/roster").json()
    assert said == {
        "code": "token",
        "reason": "This needs the server's key. Open the address with the key that its host has given you.",
    }
    german = client.get("/api/roster", headers={"accept-language": "de-AT"}).json()["reason"]
    assert german.startswith("Das geht nur mit dem Schlüssel des Servers.")


def test_a_server_without_a_key_shows_what_is_kept_to_all(client: Client) -> None:
    before, client.desk.setting = client.desk.setting, Setting(limits=PATIENT)
    try:
        assert status(client, "GET /api/roster") == 200
    finally:
        client.desk.setting = before
