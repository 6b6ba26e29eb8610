"""Rooms leave memory by age and size, and come back unnoticed."""

import asyncio
import gc
import sys
import threading
import time
import tracemalloc
import weakref
from collections import deque
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import cast

import msgspec
import pytest
from websockets.asyncio.client import connect

from affray.game import shipped_scenarios
from affray.play import make_seat as make_player
from affray.systems import registry
from affray.web.client import Seat
from affray.web.messages import Command, Done, Hello, Told, Welcome
from affray.web.operating.crew import Crew
from affray.web.rooms import leaving
from affray.web.rooms.hub import Hub
from affray.web.rooms.leaving import Bounds
from affray.web.rooms.table import BARE, Table, heft_of, weight_of
from affray.web.rooms.thinking import Answered, Thought
from affray.web.service.desk import Setting
from affray.web.service.patience import Patient
from affray.web.store.keeper import Down
from tests.units.web.desks import Desk
from tests.units.web.served import DECODER, PATIENT, Client, bearer, new_game, served


def hub_of(client: Client) -> Hub:
    """The hub of a server that runs."""
    assert client.desk.hub is not None
    return client.desk.hub


def until(holds: Callable[[], bool], seconds: float = 20) -> None:
    """Waits until something holds."""
    end = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < end
        time.sleep(0.02)


def setting(**bounds: float) -> Setting:
    """A server that looks often whether rooms can leave."""
    return Setting(limits=PATIENT, rooms=Bounds(**{"every": 0.1, **bounds}))  # type: ignore[arg-type]


def test_a_room_that_nobody_uses_leaves_and_comes_back_at_the_next_request(tmp_path: Path) -> None:
    with served(tmp_path, setting(age=0.3)) as client:
        made = new_game(client, seats={"Blue": "friend"})
        first = client.get(f"/api/games/{made.game}", headers=bearer(made.token)).content
        until(lambda: not hub_of(client).tables)
        assert client.get(f"/api/games/{made.game}", headers=bearer(made.token)).content == first
        assert set(hub_of(client).tables) == {made.game}


def test_a_game_that_is_over_leaves_soon_where_nobody_has_it_open(tmp_path: Path) -> None:
    with served(tmp_path, setting(rest=0.3)) as client:
        over, watched, under_way = (new_game(client, seats={"Blue": "friend"}) for _ in range(3))

        async def play() -> None:
            async with Seat(client.url, watched.game, watched.token) as red:
                async with Seat(client.url, over.game, over.token) as other:
                    for seat in (red, other):
                        assert isinstance(await seat.command(Command("", "resign")), Done)
                await asyncio.to_thread(until, lambda: over.game not in hub_of(client).tables)
                await asyncio.sleep(0.5)
                assert set(hub_of(client).tables) == {watched.game, under_way.game}
            await asyncio.to_thread(until, lambda: set(hub_of(client).tables) == {under_way.game})

        asyncio.run(play())


def test_a_socket_does_not_notice_that_its_room_left(tmp_path: Path) -> None:
    with served(tmp_path, setting(age=0.3)) as client:
        made = new_game(client, seats={"Blue": "friend"})

        async def play() -> None:
            at = f"{client.url.replace('http', 'ws')}/api/games/{made.game}/socket"
            async with connect(at, max_size=None) as blue:
                await blue.send(msgspec.json.encode(Hello(made.friends[0].token)), text=True)
                assert isinstance(DECODER.decode(await blue.recv()), Welcome)
                until(lambda: made.game in hub_of(client).asleep)
                assert not hub_of(client).tables
                async with Seat(client.url, made.game, made.token) as red:
                    assert red.welcome is not None and red.welcome.sides[1].present
                    await red.command(Command("", "chat", "still there?"))
                    said = DECODER.decode(await blue.recv())
                    while getattr(said, "text", "") != "still there?":
                        said = DECODER.decode(await blue.recv())
                    assert red.connections == 1
            until(lambda: not hub_of(client).tables)
            assert not any(hub_of(client).asleep.values())

        asyncio.run(play())


def test_a_room_in_which_somebody_waits_or_a_clock_runs_stays(tmp_path: Path) -> None:
    with served(tmp_path, setting(age=0.2)) as client:
        waited, timed = new_game(client), new_game(client, clock={"seconds": 600}, seats={"Blue": "friend"})
        for token in (timed.token, timed.friends[0].token):
            asked = client.get(f"/api/games/{timed.game}", headers=bearer(token)).json()["position"]["asked"]
            if asked.get("choices"):
                body = {"id": "1", "state": 0, "answers": [asked["choices"][0]["offer"]["text"]]}
                assert client.post(f"/api/games/{timed.game}/answers", json=body, headers=bearer(token)).is_success
        gone = new_game(client)
        asking = threading.Thread(
            target=client.get,
            args=(f"/api/games/{waited.game}/told",),
            kwargs={"params": {"since": 1, "wait": 3}, "headers": bearer(waited.token)},
        )
        asking.start()
        until(lambda: gone.game not in hub_of(client).tables)
        time.sleep(0.5)
        assert {waited.game, timed.game} <= set(hub_of(client).tables)
        asking.join()
        until(lambda: waited.game not in hub_of(client).tables)


def test_rooms_leave_that_were_used_longest_ago_where_all_weigh_too_much(tmp_path: Path) -> None:
    with served(tmp_path, setting(weight=3 * BARE + BARE // 2, every=1000)) as client:
        made = [new_game(client) for _ in range(4)]
        for other in (made[3], made[0]):
            client.get(f"/api/games/{other.game}", headers=bearer(other.token))
        last = new_game(client)
        here = set(hub_of(client).tables)
        assert {made[0].game, last.game} <= here and len(here) <= 4
        assert made[1].game not in here
    with served(tmp_path, setting(rooms=3, every=1000)) as client:
        for other in made:
            client.get(f"/api/games/{other.game}", headers=bearer(other.token))
        assert set(hub_of(client).tables) == {other.game for other in made[1:]}


def test_a_room_that_has_grown_is_weighed_again_and_rests_without_its_messages(tmp_path: Path) -> None:
    with served(tmp_path, setting(rest=0.2)) as client:
        made = new_game(client, seats={"Blue": "friend"})
        table = hub_of(client).tables[made.game]
        before = table.weight

        async def talk() -> None:
            async with Seat(client.url, made.game, made.token) as seat:
                for number in range(50):
                    assert isinstance(await seat.command(Command("", "chat", f"line {number}")), Done)

        asyncio.run(talk())
        until(lambda: table.weight > before)
        until(lambda: not table.shown.kept and not table.shown.now)
        page = client.get(f"/api/games/{made.game}/told", headers=bearer(made.token))
        assert isinstance(msgspec.json.decode(page.content[1:].split(b',{"kind"')[0], type=Told), Told)


@pytest.mark.parametrize("key", registry.system_keys())
def test_a_room_that_is_left_goes_without_the_collector(key: str) -> None:
    desk = Desk(scenario=shipped_scenarios(key)[0], rules=registry.load_system(key))
    table = Table(desk.room)
    table.shown.welcome(desk.reader(0), 0.0)
    gone = [weakref.ref(thing) for thing in (table, table.room, table.shown)]
    gc.collect()
    gc.disable()
    try:
        del desk, table
        assert [thing() for thing in gone] == [None] * 3
    finally:
        gc.enable()


@pytest.mark.parametrize("key", registry.system_keys())
def test_the_collector_has_nothing_to_do_with_what_a_game_is_made_of(key: str) -> None:
    system = registry.load_system(key)
    desk = Desk(("me", "friend"), shipped_scenarios(key)[0], rules=system)
    for number in range(40):
        question = desk.room.game.question
        if question is None:
            break
        text = "0" if question.inner else system.write_answer(question.answers[number % len(question.answers)])
        desk.answer(question.side, text, name=f"{number}")
    kept = [*desk.room.game.trail, *desk.room.items]
    assert len(kept) > 60
    assert not any(
        gc.is_tracked(part)
        for moment in desk.room.game.trail
        for part in (moment, moment.state, moment.question, moment.entry)
    )
    del desk
    # What nothing else refers to, itself included, goes by its count.
    assert {sys.getrefcount(kept.pop()) for _ in range(len(kept))} == {1}


class Knot:
    """What only the collector takes away."""

    def __init__(self) -> None:
        self.own = self


def test_everything_is_looked_through_once_memory_has_grown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    taken = [100]
    monkeypatch.setattr(leaving, "memory_in_use", lambda: taken[0])
    gc.disable()
    try:
        with served(tmp_path, setting(every=0.05)) as client:
            until(lambda: hub_of(client).memory == 100)
            gone = weakref.ref(Knot())
            assert gone() is not None
            taken[0] = 151
            until(lambda: gone() is None and hub_of(client).memory == 151)
    finally:
        gc.enable()


def test_a_socket_that_has_ended_leaves_no_parser(tmp_path: Path) -> None:
    def patient() -> int:
        return sum(isinstance(thing, Patient) for thing in gc.get_objects())

    async def come(seat: Seat) -> None:
        async with seat:
            pass

    with served(tmp_path, setting()) as client:
        made = new_game(client, seats={"Blue": "friend"})
        gc.collect()
        gc.disable()
        try:
            before = patient()
            for _ in range(5):
                asyncio.run(come(Seat(client.url, made.game, made.token)))
            until(lambda: patient() <= before)
        finally:
            gc.enable()


def weight_beside_what_is_taken(seed: int) -> float:
    """How many times what forty answers take of memory their weight is, in a room of its own."""
    scenario = next(other for other in shipped_scenarios("melee") if other.name == "duel")
    desk = Desk(scenario=scenario, rules=registry.load_system("melee"))
    player = make_player("random", seed)

    def play(answers: int) -> None:
        for _ in range(answers):
            game = desk.room.game
            question, system = game.question, game.system
            assert question is not None
            if question.inner:
                text = str(player.choose(system, game.state, question))
            else:
                text = system.write_answer(player.answer(system, game.state, question))
            desk.room.play(text, 0.0)

    play(10)
    before = weight_of(desk.room, heft_of(desk.room))
    gc.collect()
    tracemalloc.start()
    play(40)
    gc.collect()
    taken = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    after = weight_of(desk.room, heft_of(desk.room))
    assert after > before > BARE
    return (after - BARE) * 40 / 50 / taken


def test_the_weight_of_a_room_is_about_what_it_takes() -> None:
    # What the rules remember for the first time, and what else the process does, is no part of a room.
    assert 1 / 3 < median(weight_beside_what_is_taken(seed) for seed in (1, 2, 3)) < 3


def test_no_table_waits_for_the_thoughts_of_another(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    slow, hold = set[str](), threading.Event()
    think = Thought.answer

    def answer(self: Thought) -> Answered:
        if not slow:
            slow.add(threading.current_thread().name)
            hold.wait(60)
        return think(self)

    monkeypatch.setattr(Thought, "answer", answer)
    seats = {"Red": "random", "Blue": "random"}
    try:
        with served(tmp_path, Setting(limits=PATIENT)) as client:
            new_game(client, seats=seats)
            until(lambda: bool(slow))
            other = new_game(client, seats=seats)
            reply = client.get(
                f"/api/games/{other.game}/told", params={"since": 3, "wait": 20}, headers=bearer(other.token)
            )
            assert reply.json()
            start = time.monotonic()
        assert time.monotonic() - start < 5
    finally:
        hold.set()


def test_a_crew_tells_what_came_of_its_work_and_leaves_what_it_need_not_do() -> None:
    crew, hold = Crew(1, "crew"), threading.Event()
    busy = crew.submit(hold.wait, 20)
    failing = crew.submit(int, "x")
    unwanted = crew.submit(int, "1")
    unwanted.cancel()
    late = crew.submit(int, "2")
    assert not busy.done()
    hold.set()
    assert busy.result(20) and late.result(20) == 2
    assert isinstance(failing.exception(20), ValueError)
    hold.clear()
    busy, late = crew.submit(hold.wait, 20), crew.submit(int, "3")
    until(busy.running)
    crew.shutdown(wait=False, cancel_futures=True)
    assert late.cancelled()
    hold.set()
    assert busy.result(20)


# --- several workers --------------------------------------------------------------------------------------------------
class Readers:
    """Rooms of which some cannot be read at first."""

    def __init__(self, games: str, failing: str) -> None:
        self.adopted, self.stopping = deque(games), False
        self.failing, self.asked = list(failing), ""

    async def table(self, game: str) -> None:
        """Reads a room, or fails."""
        self.asked += game
        if game in self.failing:
            self.failing.remove(game)
            raise Down("store: away")


def test_a_game_taken_over_is_tried_again_until_the_store_can_read_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(leaving, "AGAIN", 0)
    rooms = Readers("abc", failing="aac")
    asyncio.run(leaving.adopt(cast("leaving.Rooms", rooms)))
    assert rooms.asked == "abcaca"
    assert not rooms.adopted
