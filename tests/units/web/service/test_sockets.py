"""Sockets: a seat comes back where it was, and nobody waits for a reader who does not read."""

import asyncio
import socket
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from affray.web.client import Gone, Seat
from affray.web.messages import Answer, Chat, Command, Done, FromServer, Hello, Made, Refused, Request, Sides, Welcome
from affray.web.rooms.outbox import Outbox
from affray.web.service.desk import Setting
from tests.units.web.served import DECODER, PATIENT, Client, new_game, served

FRIEND = {"Blue": "friend"}


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    """A server for all of this module."""
    with served(tmp_path_factory.mktemp("table"), Setting(limits=PATIENT)) as found:
        yield found


def seats(client: Client, made: Made) -> tuple[Seat, Seat]:
    """Both seats of a duel."""
    return Seat(client.url, made.game, made.token, name="Ann"), Seat(client.url, made.game, made.friends[0].token)


async def step(*both: Seat) -> Done | Refused:
    """Whoever is asked gives the first answer, and both hear of it."""
    position = both[0].position
    assert position is not None and position.asked is not None
    seat = both[position.asked.side]
    await seat.wait_until(lambda seat: seat.position is not None and seat.position.state == position.state)
    assert seat.position is not None and seat.position.asked is not None
    reply = await seat.answer(seat.position.asked.choices[0].offer.text)
    for other in both:
        await other.wait_until(lambda seat: seat.position is not None and seat.position.state > position.state)
    return reply


def test_news_that_come_before_they_are_awaited_are_not_missed() -> None:
    async def wait() -> None:
        seat = Seat("http://nowhere", "game", "token")
        seat.task = asyncio.create_task(asyncio.Event().wait())  # type: ignore[arg-type]  # it has no end
        news = asyncio.ensure_future(seat.wait_for_news())
        seat.wake()
        async with asyncio.timeout(60):
            await news
        seat.task.cancel()
        assert news.done() and not news.cancelled()

    asyncio.run(wait())


def test_two_seats_play_and_see_the_same(client: Client) -> None:
    made = new_game(client, seats=FRIEND)

    async def play() -> None:
        red, blue = seats(client, made)
        async with red, blue:
            for _ in range(10):
                assert isinstance(await step(red, blue), Done)
            assert red.position is not None and blue.position is not None
            assert red.position.figures == blue.position.figures
            assert blue.welcome is not None and blue.welcome.sides[0].who == "Ann"

    asyncio.run(play())


def test_a_socket_that_comes_back_is_told_what_it_missed(client: Client) -> None:
    made = new_game(client, seats=FRIEND)

    async def play() -> None:
        red, blue = seats(client, made)
        heard: list[FromServer] = []

        async def hear(said: FromServer) -> None:
            heard.append(said)

        async with red, blue:
            blue.listeners.append(hear)
            for number in range(6):
                if number % 2 and blue.socket is not None:
                    await blue.socket.close()
                await step(red, blue)
            assert blue.connections == 4
        numbers = [said.n for said in heard if not isinstance(said, Welcome | Sides | Done | Refused)]
        assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))
        assert not any(isinstance(said, Welcome) for said in heard)

    asyncio.run(play())


def test_talk_takebacks_and_another_game_reach_everybody(client: Client) -> None:
    made = new_game(client, seats=FRIEND)

    async def play() -> None:
        red, blue = seats(client, made)
        heard: list[FromServer] = []

        async def hear(said: FromServer) -> None:
            heard.append(said)

        async with red, blue, Seat(client.url, made.game, made.onlooker, name="Eve") as eve:
            blue.listeners.append(hear)
            await eve.command(Command("", "chat", "<b>hello</b>"))
            refused = await eve.answer("cede")
            assert isinstance(refused, Refused) and refused.code == "onlooker"
            await red.command(Command("", "resign"))
            await blue.wait_until(lambda _: isinstance(heard[-1], Sides))
            assert isinstance(heard[-1], Sides) and [side.resigned for side in heard[-1].sides] == [True, False]
            await red.command(Command("", "rematch", "swap"))
            await blue.wait_until(lambda _: isinstance(heard[-1], Request))
            await blue.command(Command("", "agree"))
            await blue.wait_until(lambda _: isinstance(heard[-1], Request) and heard[-1].state == "agreed")
        chat = next(said for said in heard if isinstance(said, Chat))
        assert (chat.by, chat.who, chat.text) == (-1, "Eve", "<b>hello</b>")
        agreed = heard[-1]
        assert isinstance(agreed, Request) and agreed.token == blue.token
        async with Seat(client.url, agreed.game, agreed.token) as again:
            assert again.welcome is not None and again.welcome.mine == (0,)

    asyncio.run(play())


def asked(welcome: Welcome | None) -> str:
    """What a seat hears the game ask at first."""
    assert welcome is not None and welcome.position.asked is not None
    return welcome.position.asked.text


def test_a_language_is_changed_on_the_spot(client: Client) -> None:
    made = new_game(client, seats=FRIEND)

    async def play() -> None:
        red, _ = seats(client, made)
        async with red:
            first = red.welcome
            assert "cede" in asked(first)
            await red.command(Command("", "language", "de"))
            await red.wait_until(lambda seat: seat.welcome is not first)
            assert "Vortritt" in asked(red.welcome)

    asyncio.run(play())


@pytest.mark.parametrize(
    ("first", "code"),
    [
        ("{}", 1008),
        ("x", 1008),
        (msgspec.json.encode(Answer("1", 0, ("cede",))).decode(), 1008),
        (msgspec.json.encode(Hello("wrong")).decode(), 4401),
    ],
)
def test_a_socket_that_does_not_say_who_it_is_is_closed(client: Client, first: str, code: int) -> None:
    made = new_game(client)

    async def play() -> None:
        async with connect(f"{client.url.replace('http', 'ws')}/api/games/{made.game}/socket") as found:
            await found.send(first)
            assert isinstance(DECODER.decode(await found.recv()), Refused)
            with pytest.raises(ConnectionClosed):
                await found.recv()
            assert found.close_code == code

    asyncio.run(play())


def test_a_socket_of_another_site_is_not_opened(client: Client) -> None:
    made = new_game(client)

    async def play() -> None:
        at = f"{client.url.replace('http', 'ws')}/api/games/{made.game}/socket"
        with pytest.raises(Exception, match="403"):
            async with connect(at, origin="http://evil.example"):  # type: ignore[arg-type]
                pass

    asyncio.run(play())


def test_nonsense_is_refused_and_the_socket_stays(client: Client) -> None:
    made = new_game(client)

    async def play() -> None:
        async with connect(f"{client.url.replace('http', 'ws')}/api/games/{made.game}/socket") as found:
            await found.send(msgspec.json.encode(Hello(made.token)), text=True)
            nonsense = ("nonsense", b"\xff", '{"kind":"answer"}', msgspec.json.encode(Hello(made.token)).decode())
            for said in nonsense:
                await found.send(said)
            replies = [DECODER.decode(await found.recv()) for _ in range(2 + len(nonsense))]
            refused = [reply for reply in replies if isinstance(reply, Refused)]
            assert [reply.code for reply in refused] == ["message"] * len(nonsense)
            assert refused[1].reason == "message: expected text, got bytes"

    asyncio.run(play())


def test_a_seat_that_is_given_out_again_closes_the_old_socket(client: Client) -> None:
    made = new_game(client, seats=FRIEND)

    async def play() -> None:
        _, blue = seats(client, made)
        async with blue:
            await asyncio.to_thread(
                client.post, f"/api/games/{made.game}/seats/1", headers={"authorization": f"Bearer {made.token}"}
            )
            with pytest.raises(Gone):
                await blue.wait_until(lambda _: False)

    asyncio.run(play())


TALK, MOST_SAID = "x" * 400, 1000
"""Something to say that takes room, and how often at most: some hundred times are enough to fill what lies between."""


def test_a_reader_who_stops_reading_delays_nobody(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(PATIENT, outbox=(20, 1 << 20))
    with served(tmp_path, Setting(limits=limits), send_buffer=1) as client:
        made = new_game(client, seats=FRIEND)

        async def play() -> None:
            # The least that a socket can hold, so that little has to be said before the server is left with it.
            lazy = socket.socket()
            lazy.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1)
            lazy.connect(("127.0.0.1", int(client.url.rpartition(":")[2])))
            at = f"{client.url.replace('http', 'ws')}/api/games/{made.game}/socket"
            async with connect(at, sock=lazy, max_queue=1, compression=None, ping_interval=None) as found:
                await found.send(msgspec.json.encode(Hello(made.onlooker)), text=True)
                red, blue = seats(client, made)
                async with red, blue:
                    assert isinstance(await step(red, blue), Done)
                    found.transport.pause_reading()
                    for number in range(MOST_SAID):
                        if not is_there(client, made, made.onlooker):
                            break
                        assert isinstance(await red.command(Command(f"{number}", "chat", TALK)), Done)
                    assert not is_there(client, made, made.onlooker)
                    assert isinstance(await step(red, blue), Done)
                found.transport.abort()

        asyncio.run(play())


def is_there(client: Client, made: Made, token: str) -> bool:
    """Whether the server still has a socket of a token in a game."""
    hub = client.desk.hub
    assert hub is not None
    return any(connection.reader.token == token for connection in hub.tables[made.game].connections)


def test_an_outbox_takes_only_so_much() -> None:
    async def fill() -> None:
        box = Outbox(3, 10)
        for _ in range(3):
            box.put(b"abc")
        assert not box.is_closed
        box.put(b"abc")
        assert (box.reason, len(box.waiting)) == ("too slow", 0)
        box.put(b"more")
        assert len(box.waiting) == 0

    asyncio.run(fill())


def test_an_outbox_that_is_closed_sends_what_it_has_first() -> None:
    async def fill() -> list[str]:
        box, sent = Outbox(9, 99), list[str]()

        async def send(text: str) -> None:
            sent.append(text)

        box.put(b"a")
        box.close("the server stops")
        assert await box.pump(send) == "the server stops"
        return sent

    assert asyncio.run(fill()) == ["a"]
