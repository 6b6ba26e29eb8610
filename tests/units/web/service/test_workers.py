"""Several server processes on one database: whichever of them a seat reaches, all play one game."""

import asyncio
import os
import random
import signal
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack, contextmanager
from pathlib import Path

import httpx
import msgspec
import pytest
import sqlalchemy as sa

from affray.web.client import Seat, make_game
from affray.web.client.asking import Unreachable
from affray.web.messages import Answer, Command, Done, FromServer, Made, NewGame, Told
from affray.web.service.passing import CLIENT, SECRET, address_text, headers_for
from affray.web.store import open_store
from affray.web.store.entries import ENTRY
from affray.web.store.holds import Peer
from affray.web.store.roster import Roster
from affray.web.store.store import connect
from tests.units.web.crashing import Killing
from tests.units.web.kept.test_campaigns import ULF
from tests.units.web.served import LONG, bearer

PEER = Peer(1, "127.0.0.1:9000", "secret")


def test_another_worker_believes_only_what_a_worker_says_of_who_asks() -> None:
    sent = [
        (b"host", b"table.example"), (b"authorization", b"Bearer t"), (b"x-forwarded-for", b"6.6.6.6"),
        (CLIENT, b"7.7.7.7"), (SECRET, b"guessed"), (b"content-length", b"3"), (b"origin", b"http://table.example"),
    ]  # fmt: skip
    found = headers_for(PEER, {"type": "http", "headers": sent, "client": ("10.0.0.8", 4000)})
    assert found == [(b"authorization", b"Bearer t"), (SECRET, b"secret"), (CLIENT, b"10.0.0.8")]


@pytest.mark.parametrize(
    ("address", "text"), [(("10.0.0.8", 80), "10.0.0.8:80"), (("::1", 80), "[::1]:80"), (None, "")]
)
def test_an_address_is_written_as_one_connects_to_it(address: tuple[str, int] | None, text: str) -> None:
    assert address_text(address) == text


pytestmark = pytest.mark.xdist_group("postgres")
slow = pytest.mark.slow


class Worker(Killing):
    """A server process, as somebody starts it by hand."""

    def __init__(self, folder: Path, store: str) -> None:
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port: int = free.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        super().__init__(folder, self.port, store=store)

    def signal(self, number: signal.Signals) -> None:
        """Sends it a signal."""
        os.kill(self.process.pid, number)


@contextmanager
def two_workers(folder: Path, store: str) -> Iterator[tuple[Worker, Worker]]:
    """Two server processes on one database."""
    found = [Worker(folder, store) for _ in range(2)]
    try:
        yield found[0], found[1]
    finally:
        for worker in found:
            if worker.process.poll() is None:
                worker.signal(signal.SIGCONT)
                worker.kill()


@pytest.fixture
def pair(database: str, tmp_path: Path) -> Iterator[tuple[Worker, Worker]]:
    """Two workers."""
    with two_workers(tmp_path, database) as found:
        yield found


def rows(store: str, statement: str) -> list[tuple[object, ...]]:
    """What a database answers."""
    engine = connect(store)
    with engine.connect() as connection:
        found = [tuple(row) for row in connection.execute(sa.text(statement))]
    engine.dispose()
    return found


async def until(is_so: Callable[[], bool]) -> None:
    """Waits until something is so."""
    end = time.monotonic() + LONG
    while not is_so():
        assert time.monotonic() < end
        await asyncio.sleep(0.05)


def first_choice(seat: Seat) -> str:
    """The first answer that is open to a seat."""
    assert seat.position is not None and seat.position.asked is not None
    return next(choice.offer.text for choice in seat.position.asked.choices if not choice.offer.ends)


async def play_on(seats: tuple[Seat, Seat], answers: int) -> list[tuple[str, int]]:
    """The ids and numbers of so many answers that were acknowledged, whoever was asked."""
    found: list[tuple[str, int]] = []
    while len(found) < answers:
        for seat in seats:
            position = seat.position
            if position is None or position.over or position.asked is None or not position.asked.choices:
                continue
            name = seat.new_name()
            reply = await seat.answer(first_choice(seat), name=name)
            if isinstance(reply, Done):
                found.append((name, reply.n))
        await asyncio.sleep(0.02)
    return found


def kept_names(store: str, game: str) -> list[str]:
    """The ids of what is kept of a game, in order."""
    opened = open_store(store)
    kept = opened.load(game)
    opened.close()
    assert kept is not None
    return [entry.id for entry in map(ENTRY.decode, kept.log) if entry.id]


# --- one game, two workers --------------------------------------------------------------------------------------------
@slow
def test_seats_at_different_workers_play_one_game_and_hear_the_same(pair: tuple[Worker, Worker], database: str) -> None:
    first, second = pair
    heard: tuple[dict[int, FromServer], ...] = ({}, {})

    async def play() -> Made:
        made = await make_game(first.url, NewGame("foeman", "two-against-two", seats={"Blue": "friend"}))
        async with (
            Seat(first.url, made.game, made.token) as mine,
            Seat(second.url, made.game, made.friends[0].token) as his,
        ):
            for seat, messages in zip((mine, his), heard, strict=True):

                async def note(said: FromServer, messages: dict[int, FromServer] = messages) -> None:
                    if isinstance(said, Told):
                        messages[said.n] = said

                seat.listeners.append(note)
            await play_on((mine, his), 12)
            await his.command(Command("", "chat", "well met"))
            last = max(heard[1])
            await until(lambda: max(heard[0]) >= last and max(heard[1]) >= max(heard[0]))
        return made

    made = asyncio.run(play())
    shared = sorted(heard[0].keys() & heard[1].keys())
    assert len(shared) >= 12
    lines = [[[line.text for line in cast_told(messages[n]).lines] for n in shared] for messages in heard]
    assert lines[0] == lines[1]
    assert len(rows(database, "SELECT worker FROM holds")) == 1
    reply = httpx.get(f"{second.url}/api/games/{made.game}/turn", headers=bearer(made.token))
    assert reply.status_code == 200 and reply.headers["content-security-policy"]
    assert httpx.get(f"{second.url}/api/games/{made.game}/turn").status_code == 401
    assert httpx.get(f"{second.url}/api/games/abc/turn", headers=bearer(made.token)).status_code == 404


@slow
def test_new_games_are_spread_over_the_workers(pair: tuple[Worker, Worker], database: str) -> None:
    async def make() -> None:
        for _ in range(6):
            await make_game(pair[0].url, NewGame("foeman", "duel"))
            # What the others have is heard of twice a second.
            await asyncio.sleep(0.6)

    asyncio.run(make())
    found = rows(database, "SELECT count(*) FROM holds GROUP BY worker")
    assert sorted(found) == [(3,), (3,)]


def cast_told(said: FromServer) -> Told:
    """A numbered message."""
    assert isinstance(said, Told)
    return said


@slow
def test_nobody_but_a_worker_is_served_at_the_inner_address(pair: tuple[Worker, Worker], database: str) -> None:
    first, _ = pair
    made = asyncio.run(make_game(first.url, NewGame("foeman", "duel", seats={"Blue": "greedy"})))
    ((address, secret),) = rows(database, "SELECT address, secret FROM workers WHERE id = (SELECT worker FROM holds)")
    url = f"http://{address}/api/games/{made.game}/turn"
    assert httpx.get(url, headers=bearer(made.token)).status_code == 403
    assert httpx.get(url, headers={**bearer(made.token), "x-affray-secret": "guessed"}).status_code == 403
    shown = {**bearer(made.token), "x-affray-secret": str(secret), "x-affray-client": "10.0.0.8"}
    assert httpx.get(url, headers=shown).status_code == 200


@slow
def test_a_fight_of_a_campaign_is_found_from_every_worker(pair: tuple[Worker, Worker], database: str) -> None:
    first, second = pair
    opened = open_store(database)
    Roster(opened.engine).add((ULF,))
    opened.close()
    body = {"name": "one", "campaign": "cellars", "figures": ["Ulf"], "seed": 5}
    begun = httpx.post(f"{first.url}/api/campaigns", json=body, timeout=LONG).json()
    wanted = {"rev": begun["rev"], "seats": {"Drinkers": "friend"}}
    made = httpx.post(f"{first.url}/api/campaigns/one/play", json=wanted, timeout=LONG).json()
    again = {"rev": begun["rev"] + 1, "token": made["token"]}
    reply = httpx.post(f"{second.url}/api/campaigns/one/play", json=again, timeout=LONG)
    assert (reply.status_code, reply.json()["token"]) == (200, made["token"])
    assert reply.headers["content-security-policy"]
    rev = httpx.get(f"{second.url}/api/campaigns/one").json()["rev"]
    assert httpx.post(f"{second.url}/api/campaigns/one/flee", json={"rev": rev}, timeout=LONG).status_code == 200
    assert len(rows(database, "SELECT worker FROM holds")) == 1


# --- several under one parent -----------------------------------------------------------------------------------------
@slow
def test_a_seat_stays_when_a_worker_is_killed_that_does_not_have_its_game(database: str, tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    server, url, rng = Killing(tmp_path, port, store=database, workers=2), f"http://127.0.0.1:{port}", random.Random(1)

    async def play() -> bool:
        made = await make_game(url, NewGame("foeman", "two-against-two"))
        async with AsyncExitStack() as stack:
            seats = [await stack.enter_async_context(Seat(url, made.game, made.token)) for _ in range(8)]
            await play_on((seats[0], seats[1]), 2)
            holder = rows(database, f"SELECT worker FROM holds WHERE game = '{made.game}'")
            before = len(rows(database, "SELECT id FROM workers"))
            server.strike(rng)
            # Another has started by then, and games that were left have been taken over.
            await until(lambda: len(rows(database, "SELECT id FROM workers")) > before)
            if rows(database, f"SELECT worker FROM holds WHERE game = '{made.game}'") != holder:
                return False
            await play_on((seats[2], seats[3]), 4)
            await until(lambda: len({seat.n for seat in seats}) == 1)
            assert [seat.connections for seat in seats] == [1] * 8
            return True

    try:
        assert any(asyncio.run(play()) for _ in range(12))
    finally:
        server.stop()


# --- a worker that is gone --------------------------------------------------------------------------------------------
@slow
def test_a_game_of_computer_players_goes_on_when_its_worker_is_killed(
    pair: tuple[Worker, Worker], database: str
) -> None:
    first, second = pair
    made = asyncio.run(
        make_game(first.url, NewGame("foeman", "two-against-two", seats={"Red": "greedy", "Blue": "greedy"}))
    )
    before = rows(database, "SELECT worker FROM holds")
    first.kill()
    length = len(kept_log(database, made.game))
    asyncio.run(until(lambda: len(kept_log(database, made.game)) > length))
    assert rows(database, "SELECT worker FROM holds") != before
    reply = httpx.get(f"{second.url}/api/games/{made.game}/turn", headers=bearer(made.token))
    assert reply.status_code == 200


def kept_log(store: str, game: str) -> list[tuple[object, ...]]:
    """The numbers of a game's log."""
    return rows(store, f"SELECT n FROM log WHERE game = '{game}' ORDER BY n")


@slow
def test_a_worker_that_stood_still_acknowledges_nothing_that_is_lost(
    pair: tuple[Worker, Worker], database: str
) -> None:
    first, second = pair

    async def play() -> tuple[Made, list[tuple[str, int]]]:
        made = await make_game(first.url, NewGame("foeman", "two-against-two", seats={"Blue": "friend"}))
        link = made.friends[0].token
        async with Seat(first.url, made.game, made.token) as mine, Seat(second.url, made.game, link) as his:
            done = await play_on((mine, his), 4)
            first.signal(signal.SIGSTOP)
            # What is said to it meanwhile waits in its sockets, and is done when it wakes.
            late = [asyncio.create_task(say_late(first.url, made, mine, his)) for _ in range(3)]
            holder = rows(database, "SELECT worker FROM holds")
            async with Seat(second.url, made.game, made.token) as again:
                await until(lambda: rows(database, "SELECT worker FROM holds") != holder)
                done += await play_on((again, his), 4)
                first.signal(signal.SIGCONT)
                done += [said for said in await asyncio.gather(*late) if said is not None]
                done += await play_on((mine, his), 4)
            assert mine.position is not None and his.position is not None
            await until(lambda: mine.n == his.n)
        return made, done

    made, done = asyncio.run(play())
    names = kept_names(database, made.game)
    assert len(names) == len(set(names))
    assert {name for name, _ in done} <= set(names)


async def say_late(url: str, made: Made, *seats: Seat) -> tuple[str, int] | None:
    """An answer that is given to a worker that stands still, and its number if it is acknowledged."""
    seat = seats[0]
    assert seat.position is not None
    asked = seat.position.asked
    text = first_choice(seat) if asked is not None and asked.choices else "pass"
    name = seat.new_name()
    body = msgspec.json.encode(Answer(name, seat.position.state, (text,)))
    async with httpx.AsyncClient(base_url=url, timeout=LONG) as client:
        reply = await client.post(f"/api/games/{made.game}/answers", content=body, headers=bearer(seat.token))
    if reply.status_code != 200:
        return None
    return name, msgspec.json.decode(reply.content, type=Done).n


@slow
def test_a_worker_that_ends_leaves_its_games_to_the_other(pair: tuple[Worker, Worker], database: str) -> None:
    first, second = pair

    async def play() -> None:
        made = await make_game(first.url, NewGame("foeman", "two-against-two", seats={"Blue": "friend"}))
        alone = await make_game(
            first.url, NewGame("foeman", "two-against-two", seats={"Red": "greedy", "Blue": "greedy"})
        )
        async with (
            Seat(second.url, made.game, made.token) as mine,
            Seat(second.url, made.game, made.friends[0].token) as his,
        ):
            await play_on((mine, his), 2)
            await asyncio.to_thread(first.stop)
            length = len(kept_log(database, alone.game))
            await play_on((mine, his), 4)
            await until(lambda: len(kept_log(database, alone.game)) > length or is_over(alone))

    def is_over(made: Made) -> bool:
        opened = open_store(database)
        kept = opened.load(made.game)
        opened.close()
        return kept is not None and b'"ended"' in kept.log[-1]

    asyncio.run(play())
    assert len(rows(database, "SELECT id FROM workers")) == 1


@slow
def test_a_client_that_finds_no_server_can_ask_again() -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    with pytest.raises(Unreachable):
        asyncio.run(make_game(f"http://127.0.0.1:{port}", NewGame("foeman", "duel")))
