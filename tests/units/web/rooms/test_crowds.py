"""Nobody is locked out: who comes late, who watches in great numbers, and who asks again and again."""

import asyncio
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from affray.web.client import Seat
from affray.web.messages import Command, Done, FromServer, Hello, Made, Position, Told, Welcome
from affray.web.rooms import company
from affray.web.rooms.outbox import CROWDED
from affray.web.service import schema
from affray.web.service.desk import Setting
from affray.web.service.limits import Limits
from tests.units.web.served import DECODER, PATIENT, Client, bearer, new_game, served

LONG = 2 * company.PAGE + 100
"""So many entries are more than is told at once."""
OPENING = 3
"""Entries beside the talk: the game begins, a link is used, dice are agreed on."""
MANY: msgspec.json.Decoder[list[FromServer]] = msgspec.json.Decoder(list[FromServer])


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    """A server for all of this module."""
    with served(tmp_path_factory.mktemp("table"), Setting(limits=PATIENT)) as found:
        yield found


@pytest.fixture(scope="module")
def long(client: Client) -> Made:
    """A game of many entries: talk, and one answer."""
    made = new_game(client, seats={"Blue": "friend"})

    async def talk() -> None:
        async with Seat(client.url, made.game, made.token) as seat:
            for number in range(LONG):
                assert isinstance(await seat.command(Command("", "chat", f"line {number}")), Done)

    asyncio.run(talk())
    return made


def socket_of(client: Client, game: str) -> connect:
    """A socket of a game."""
    return connect(f"{client.url.replace('http', 'ws')}/api/games/{game}/socket", max_size=None)


async def greeted(connection: ClientConnection, token: str, since: int = 0, language: str = "en") -> FromServer:
    """The first that a socket is told."""
    await connection.send(msgspec.json.encode(Hello(token, since, language)), text=True)
    return DECODER.decode(await connection.recv())


@pytest.mark.parametrize("since", [1, LONG - company.PAGE])
def test_who_missed_more_than_is_told_at_once_is_told_how_things_stand(client: Client, long: Made, since: int) -> None:
    async def come_back() -> FromServer:
        async with socket_of(client, long.game) as found:
            return await greeted(found, long.token, since)

    said = asyncio.run(come_back())
    assert isinstance(said, Welcome) and said.n == LONG + OPENING


def test_who_missed_little_is_told_that(client: Client, long: Made) -> None:
    async def come_back() -> FromServer:
        async with socket_of(client, long.game) as found:
            return await greeted(found, long.token, LONG + OPENING - company.PAGE)

    said = asyncio.run(come_back())
    assert not isinstance(said, Welcome) and said.n == LONG + OPENING + 1 - company.PAGE  # type: ignore[union-attr]


def test_who_missed_more_than_the_outbox_holds_is_told_how_things_stand(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(PATIENT, outbox=(20, 1 << 20))
    with served(tmp_path, Setting(limits=limits)) as client:
        made = new_game(client, seats={"Blue": "friend"})

        async def come_back() -> Position | None:
            async with Seat(client.url, made.game, made.token) as seat:
                for number in range(30):
                    await seat.command(Command("", "chat", f"line {number}"))
            late = Seat(client.url, made.game, made.friends[0].token)
            late.n = 1
            async with asyncio.timeout(10), late:
                return late.position

        assert asyncio.run(come_back()) is not None


def test_what_was_told_comes_in_pages(client: Client, long: Made) -> None:
    found: list[FromServer] = []
    while page := MANY.decode(
        client.get(f"/api/games/{long.game}/told", params={"since": len(found)}, headers=bearer(long.onlooker)).content
    ):
        assert len(page) <= company.PAGE
        found += page
    assert [said.n for said in found] == list(range(1, LONG + OPENING + 1))  # type: ignore[union-attr]
    (begun,) = (said for said in found if isinstance(said, Told))
    assert begun.position is not None


def test_who_asks_to_be_told_too_often_waits_and_others_do_not(tmp_path: Path) -> None:
    slow = (0.01, 3)
    with served(tmp_path, Setting(limits=Limits(read=slow))) as client:
        made = new_game(client, seats={"Blue": "friend"})
        at = f"/api/games/{made.game}/told"
        eager = [client.get(at, headers=bearer(made.onlooker)).status_code for _ in range(5)]
        assert eager == [200, 200, 200, 429, 429]
        assert client.get(at, headers=bearer(made.token)).status_code == 200
    with served(tmp_path, Setting(limits=Limits(crowd=slow))) as client:
        crowd = [client.get(at, headers=bearer(text)).status_code for text in (made.token, made.onlooker) for _ in "ab"]
        assert crowd == [200, 200, 200, 429]


def test_what_is_told_is_worded_beside_the_loop(client: Client, long: Made, monkeypatch: pytest.MonkeyPatch) -> None:
    import threading

    threads = set[str]()
    page = company.first_messages

    def noted(*given: object) -> list[bytes]:
        threads.add(threading.current_thread().name)
        return page(*given)  # type: ignore[arg-type]

    monkeypatch.setattr(company, "first_messages", noted)
    client.get(f"/api/games/{long.game}/told", headers=bearer(long.token))
    assert threads and all(name.startswith("work") for name in threads)


def test_the_schema_of_the_messages_is_made_once(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    first = client.get("/api/schema.json").content
    monkeypatch.delattr(schema, "schema")
    assert client.get("/api/schema.json").content == first


@pytest.mark.parametrize(("language", "word"), [("en", "too many windows"), ("de", "zu vielen Fenstern")])
def test_onlookers_never_take_the_place_of_a_player(client: Client, language: str, word: str) -> None:
    made = new_game(client, seats={"Blue": "friend"})

    async def crowd(token: str, most: int) -> tuple[int | None, str]:
        async with AsyncExitStack() as stack:
            for _ in range(most):
                found = await stack.enter_async_context(socket_of(client, made.game))
                assert isinstance(await greeted(found, token), Welcome)
            too_many = await stack.enter_async_context(socket_of(client, made.game))
            with pytest.raises(ConnectionClosed):
                await greeted(too_many, token, language=language)
            for mine in (made.token, made.friends[0].token):
                if mine != token:
                    async with socket_of(client, made.game) as found:
                        assert isinstance(await greeted(found, mine), Welcome)
            return too_many.close_code, too_many.close_reason or ""

    for token, most in ((made.onlooker, company.MOST_WATCHING), (made.token, company.MOST_OF_A_SEAT)):
        code, reason = asyncio.run(crowd(token, most))
        assert code == 4429 and word in reason and CROWDED not in reason


def test_the_client_says_why_it_has_to_wait(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(company, "MOST_OF_A_SEAT", 1)
    made = new_game(client)

    async def come_twice() -> str:
        async with Seat(client.url, made.game, made.token):
            second = Seat(client.url, made.game, made.token, language="de")
            task = second.task = asyncio.create_task(second.run())
            async with asyncio.timeout(10):
                while not second.trouble:
                    await asyncio.sleep(0.02)
            task.cancel()
            return second.trouble

    assert asyncio.run(come_twice()).startswith("Dieser Link ist in zu vielen Fenstern offen.")
