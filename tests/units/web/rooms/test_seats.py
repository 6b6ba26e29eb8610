"""Seats and links: a link is spent when it is first used, a lost seat is given anew, and the table hears of it."""

import asyncio
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import msgspec
import pytest
from websockets.asyncio.client import connect

from affray.web.client import Gone, Seat, seat
from affray.web.client import sit as take_seat
from affray.web.client.asking import Unreachable
from affray.web.messages import Fault, FromServer, Made, Request, SeatLink, Sides, Welcome
from affray.web.rooms.chance import new_token
from affray.web.service.desk import Setting
from tests.units.web.served import PATIENT, Client, bearer, made_game, new_game, served, sit

LIST: msgspec.json.Decoder[list[FromServer]] = msgspec.json.Decoder(list[FromServer])


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    """A server for all of this module."""
    with served(tmp_path_factory.mktemp("seats"), Setting(limits=PATIENT)) as found:
        yield found


def status(client: Client, game: str, token: str) -> int:
    """What a token opens."""
    return client.get(f"/api/games/{game}", headers=bearer(token)).status_code


def fault(client: Client, game: str, token: str, lang: str = "en") -> Fault:
    """Why a token opens nothing."""
    reply = client.get(f"/api/games/{game}", headers=bearer(token), params={"lang": lang})
    assert reply.status_code == 401
    return msgspec.json.decode(reply.content, type=Fault)


def said(client: Client, made: Made, lang: str = "en") -> list[str]:
    """What the log says of seats."""
    head = bearer(made.token)
    reply = client.get(f"/api/games/{made.game}/told", params={"since": "0", "lang": lang}, headers=head)
    found = reply.content if reply.content.startswith(b"[") else msgspec.json.encode(reply.json()["messages"])
    return [welcome.said for welcome in LIST.decode(found) if isinstance(welcome, Sides) and welcome.said]


def links(client: Client, made: Made) -> list[bool]:
    """The sides whose links are unused, as the table is shown."""
    reply = client.get(f"/api/games/{made.game}", headers=bearer(made.token))
    return [side.link for side in msgspec.json.decode(reply.content, type=Welcome).sides]


def test_a_link_is_spent_when_it_is_first_used(client: Client) -> None:
    made = made_game(client, seats={"Blue": "friend"})
    link = made.friends[0].token
    assert links(client, made) == [False, True]
    assert fault(client, made.game, link).code == "link"
    own = sit(client, made.game, link)
    assert own != link and status(client, made.game, own) == 200
    spent = fault(client, made.game, link)
    assert spent.code == "spent" and "ask the host to give it out anew" in spent.reason and "Blue" in spent.reason
    assert "bitte den Gastgeber" in fault(client, made.game, link, "de").reason
    reply = client.post(f"/api/games/{made.game}/seat", json={"token": new_token()}, headers=bearer(link))
    assert (reply.status_code, reply.json()["code"]) == (401, "spent")
    assert links(client, made) == [False, False]
    assert said(client, made) == ["Somebody has opened the link of Blue and sits there now."]
    assert said(client, made, "de") == ["Jemand hat den Link von Blue geöffnet und sitzt nun dort."]


def test_a_lost_reply_is_no_lost_seat(client: Client) -> None:
    made = made_game(client, seats={"Blue": "friend"})
    token, path, head = new_token(), f"/api/games/{made.game}/seat", bearer(made.friends[0].token)
    for _ in range(2):
        reply = client.post(path, json={"token": token}, headers=head)
        assert msgspec.json.decode(reply.content, type=SeatLink) == SeatLink(token, (1,), "friend")
    assert len(said(client, made)) == 1


@pytest.mark.parametrize("which", ["maker", "onlooker", "friend"])
def test_only_a_link_can_be_used_up(client: Client, which: str) -> None:
    made = new_game(client, seats={"Blue": "friend"})
    token = {"maker": made.token, "onlooker": made.onlooker, "friend": made.friends[0].token}[which]
    reply = client.post(f"/api/games/{made.game}/seat", json={"token": new_token()}, headers=bearer(token))
    assert msgspec.json.decode(reply.content, type=SeatLink).token == token
    assert status(client, made.game, token) == 200


def test_what_opens_a_seat_already_is_no_new_token(client: Client) -> None:
    made = made_game(client, seats={"Blue": "friend"})
    head = bearer(made.friends[0].token)
    reply = client.post(f"/api/games/{made.game}/seat", json={"token": made.token}, headers=head)
    assert (reply.status_code, reply.json()["code"]) == (409, "token")
    for bad in ("short", "x" * 65, "ä" * 30):
        assert client.post(f"/api/games/{made.game}/seat", json={"token": bad}, headers=head).status_code == 400
    assert client.post(f"/api/games/{made.game}/seat", json={"token": new_token()}).status_code == 401


def test_a_lost_seat_is_given_anew_and_the_table_is_told(client: Client) -> None:
    made = new_game(client, seats={"Blue": "friend"})
    old = made.friends[0].token
    reply = client.post(f"/api/games/{made.game}/seats/1", headers=bearer(made.token))
    link = msgspec.json.decode(reply.content, type=SeatLink).token
    lost = fault(client, made.game, old)
    assert lost.code == "spent" and "Blue" in lost.reason
    assert links(client, made) == [False, True] and fault(client, made.game, link).code == "link"
    assert status(client, made.game, sit(client, made.game, link)) == 200
    assert said(client, made)[1:] == [
        "The host gives out the seat of Blue anew; whoever had it is out.",
        "Somebody has opened the link of Blue and sits there now.",
    ]
    for token in (old, made.onlooker, link):
        assert client.post(f"/api/games/{made.game}/seats/1", headers=bearer(token)).status_code in (401, 403)


def test_whoever_waits_for_news_with_a_void_token_hears_none(client: Client) -> None:
    made = new_game(client, seats={"Blue": "friend"})
    path, head = f"/api/games/{made.game}/told", bearer(made.friends[0].token)
    n = msgspec.json.decode(client.get(f"/api/games/{made.game}", headers=bearer(made.token)).content, type=Welcome).n
    with ThreadPoolExecutor(1) as other:
        waiting = other.submit(client.get, path, params={"since": str(n), "wait": "20"}, headers=head)
        time.sleep(0.5)
        client.post(f"/api/games/{made.game}/seats/1", headers=bearer(made.token))
        assert (waiting.result().status_code, waiting.result().json()["code"]) == (401, "spent")


def test_seats_outlive_the_server(tmp_path: Path) -> None:
    with served(tmp_path, Setting(limits=PATIENT)) as client:
        made = made_game(client, seats={"Blue": "friend", "Red": "friend"})
        first, second = (friend.token for friend in made.friends)
        own = sit(client, made.game, first)
    with served(tmp_path, Setting(limits=PATIENT)) as client:
        assert status(client, made.game, own) == 200
        assert fault(client, made.game, first).code == "spent"
        assert fault(client, made.game, second).code == "link"
        assert status(client, made.game, sit(client, made.game, second)) == 200


def test_a_program_sits_down_by_a_link(client: Client) -> None:
    assert asyncio.run(sit_down(client, made_game(client, seats={"Blue": "friend"}))) == [(1,), (1,)]


async def sit_down(client: Client, made: Made) -> list[tuple[int, ...]]:
    """Comes by a link, comes back by the token, and finds the link spent; the sides of the seat each time."""
    found = []
    async with Seat(client.url, made.game, made.friends[0].token) as taken:
        assert taken.welcome is not None
        found.append(taken.welcome.mine)
        own = taken.token
    async with Seat(client.url, made.game, own) as taken:
        assert taken.welcome is not None
        found.append(taken.welcome.mine)
    with pytest.raises(Gone):
        async with Seat(client.url, made.game, made.friends[0].token):
            pass
    return found


def test_a_program_has_its_seat_though_the_reply_was_lost(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    made, lost = made_game(client, seats={"Blue": "friend"}), [True]

    async def sit_and_lose(*args: str) -> str:
        own = await take_seat(*args)
        if lost.pop() if lost else False:
            raise Unreachable("the server is gone")
        return own

    monkeypatch.setattr(seat, "sit", sit_and_lose)
    assert asyncio.run(sit_down(client, made)) == [(1,), (1,)]
    assert not lost


def test_a_program_whose_seat_was_given_anew_hears_that_it_is_void(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    made, is_down = made_game(client, seats={"Blue": "friend"}), [False]

    def connect_if_up(*args: str, **kwargs: int) -> object:
        if is_down[0]:
            raise OSError("nobody answers")
        return connect(*args, **kwargs)  # type: ignore[arg-type]

    async def lose() -> None:
        async with Seat(client.url, made.game, made.friends[0].token) as taken:
            is_down[0] = True
            assert taken.socket is not None
            await taken.socket.close()
            path = f"/api/games/{made.game}/seats/1"
            reply = await asyncio.to_thread(lambda: client.post(path, headers=bearer(made.token)))
            assert reply.status_code == 200
            is_down[0] = False
            while True:
                await taken.wait_for_news()

    monkeypatch.setattr(seat, "connect", connect_if_up)
    with pytest.raises(Gone):
        asyncio.run(lose())


def test_in_a_rematch_and_a_branch_links_are_links(client: Client) -> None:
    made = new_game(client, seats={"Blue": "friend"})
    for who, token in (("a", made.token), ("b", made.friends[0].token)):
        body = {"kind": "command", "id": who, "do": "resign" if who == "a" else "rematch"}
        client.post(f"/api/games/{made.game}/commands", json=body, headers=bearer(token))
    body = {"kind": "command", "id": "c", "do": "agree", "what": "rematch"}
    client.post(f"/api/games/{made.game}/commands", json=body, headers=bearer(made.token))
    head = bearer(made.token)
    messages = LIST.decode(client.get(f"/api/games/{made.game}/told", params={"since": "0"}, headers=head).content)
    game = next(welcome.game for welcome in messages if isinstance(welcome, Request) and welcome.game)
    assert status(client, game, made.friends[0].token) == 200
    forked = msgspec.json.decode(
        client.post(f"/api/games/{made.game}/branch", json={"moment": 0}, headers=head).content, type=Made
    )
    assert fault(client, forked.game, forked.friends[0].token).code == "link"
