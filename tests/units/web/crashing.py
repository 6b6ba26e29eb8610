"""Games at full speed against a server that is killed again and again, or against workers that are killed at random.

`python -m tests.units.web.crashing PORT STORE WORKERS [early | unsynced]` serves; `early` acknowledges before it commits and
`unsynced` what a power cut takes away, which no server may do, so that the tests of the others can be seen to fail.
"""

import asyncio
import os
import random
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path

import httpx
import msgspec
import sqlalchemy as sa

from affray.game import Game
from affray.game.lines import state_hash
from affray.game.record import loads
from affray.web.client import Gone, Seat, make_game
from affray.web.messages import Command, Done, NewGame
from affray.web.rooms.reopening import open_room
from affray.web.serve import run_server
from affray.web.service.limits import Limits
from affray.web.service.options import ServeOptions
from affray.web.store import Batch, Store, Writer, open_alone, open_store
from affray.web.store.entries import ENTRY
from affray.web.store.tables import GAMES

FREE = (100_000.0, 100_000)
LONG = 120.0
"""Seconds that no answer takes."""
LAG = 0.2
ROOT = Path(__file__).parents[3]


class EarlyWriter(Writer):
    """A writer that says it has committed what it has not."""

    def give(self, batches: Sequence[Batch], done: object) -> None:
        assert callable(done)
        if any(table is GAMES for batch in batches for table, _ in batch.rows):
            super().put(list(batches))
        else:
            super().give(batches, lambda _: None)
        done([None for _ in batches])

    def put(self, batches: list[Batch]) -> None:
        time.sleep(LAG)
        super().put(batches)


class Tally(msgspec.Struct):
    """What the players were told: for each game and id that was acknowledged, its number; what they saw undone; the record of
    each game as the last server gave it out; how often an answer was refused, by code; the games that did not go on at last,
    and those that are over."""

    done: dict[tuple[str, str], int] = {}
    undone: list[str] = []
    records: dict[str, bytes] = {}
    refused: dict[str, int] = {}
    stuck: list[str] = []
    ended: set[str] = set()


class Killing:
    """A server in a process of its own that can be killed and started again."""

    def __init__(
        self, folder: Path, port: int, *, store: str = "", workers: int = 0, fault: str = "", **surroundings: str
    ) -> None:
        self.store = store or str(folder / "table.sqlite")
        self.command = [sys.executable, "-m", "tests.units.web.crashing", str(port), self.store, str(workers)]
        self.command += [fault] * bool(fault)
        self.workers, self.surroundings = workers, {**os.environ, **surroundings}
        self.kills = 0
        self.start()

    def start(self) -> None:
        """Starts the server, and waits until it listens."""
        self.process = subprocess.Popen(self.command, cwd=ROOT, stdout=subprocess.PIPE, env=self.surroundings)
        assert self.process.stdout is not None
        assert b"Affray is at" in self.process.stdout.readline()

    def kill(self) -> None:
        """Kills the server in the middle of whatever it does."""
        os.kill(self.process.pid, signal.SIGKILL)
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()
        self.kills += 1

    def strike(self, rng: random.Random) -> None:
        """Kills one of the workers, which is started again by the process that watches over them; the server where there are
        none, and starts it again."""
        if self.workers:
            os.kill(rng.choice(children_of(self.process.pid)), signal.SIGKILL)
            self.kills += 1
        else:
            self.kill()
            self.start()

    def stop(self) -> None:
        """Ends the server as a person would."""
        self.process.send_signal(signal.SIGINT)
        assert self.process.wait(30) == 0
        assert self.process.stdout is not None
        self.process.stdout.close()


def children_of(pid: int) -> list[int]:
    """The processes that a process has started and that live."""
    return list(map(int, Path(f"/proc/{pid}/task/{pid}/children").read_text().split()))


async def play(url: str, game: str, token: str, side: int, tally: Tally, over: asyncio.Event, seed: int) -> None:
    """A player who answers at random, and notes what was acknowledged."""
    try:
        async with Seat(url, game, token) as seat:
            await answers(seat, game, side, tally, over, random.Random(seed))
    except Gone:
        tally.undone.append(f"{game}: the seat of side {side} was acknowledged, and is void")


async def answers(seat: Seat, game: str, side: int, tally: Tally, over: asyncio.Event, rng: random.Random) -> None:
    """Answers at random until it is over. Raises Gone."""
    while not over.is_set():
        position = seat.position
        assert position is not None
        if position.over:
            tally.ended.add(game)
            return
        asked = position.asked
        if asked is None or asked.side != side or not asked.choices:
            await soon(seat)
            continue
        name = seat.new_name()
        reply = await seat.answer(rng.choice([c.offer.text for c in asked.choices if not c.offer.ends]), name=name)
        if not isinstance(reply, Done):
            # Nobody else may be asked, so nothing new need come.
            tally.refused[reply.code] = tally.refused.get(reply.code, 0) + 1
            await soon(seat)
            continue
        tally.done[game, name] = reply.n
        state = position.state
        while seat.position is position and not over.is_set():
            await soon(seat)
        assert seat.position is not None
        if seat.position.state <= state and not over.is_set():
            tally.undone.append(f"{game}: {name} was acknowledged, and the game went back")


async def games_that_stand_still(tally: Tally, games: list[str], players: Sequence[asyncio.Task[None]]) -> list[str]:
    """The games in which nothing more is acknowledged, though they are not over."""
    before = set(tally.done)

    def waiting() -> list[str]:
        gone_on = {game for game, _ in set(tally.done) - before}
        return [game for game in games if game not in gone_on and game not in tally.ended]

    end = time.monotonic() + LONG
    while waiting() and time.monotonic() < end and not all(task.done() for task in players):
        await asyncio.sleep(0.1)
    return waiting()


async def soon(seat: Seat) -> None:
    """Waits a little for news."""
    try:
        async with asyncio.timeout(0.5):
            await seat.wait_for_news()
    except TimeoutError:
        return


async def storm(server: Killing, url: str, games: int, kills: int, seed: int) -> Tally:
    """Plays games at full speed while the server dies so many times."""
    tally, over, rng = Tally(), asyncio.Event(), random.Random(seed)
    made = [await make_game(url, NewGame("foeman", "two-against-two", seats={"Blue": "friend"})) for _ in range(games)]
    players = [
        asyncio.create_task(play(url, game.game, token, side, tally, over, seed + 2 * number + side))
        for number, game in enumerate(made)
        for side, token in enumerate((game.token, game.friends[0].token))
    ]
    for _ in range(kills):
        answered = len(tally.done)
        while len(tally.done) < answered + games and not all(task.done() for task in players):
            await asyncio.sleep(0.01)
            assert server.process.poll() is None, f"the server ended by itself: {server.process.returncode}"
            failed = [task for task in players if task.done() and task.exception()]
            for task in failed:
                task.result()
        await asyncio.sleep(rng.uniform(0, 0.3))
        await asyncio.to_thread(server.strike, rng)
    tally.stuck = await games_that_stand_still(tally, [game.game for game in made], players)
    over.set()
    await asyncio.gather(*players)
    async with httpx.AsyncClient(base_url=url) as client:
        for game in made:
            # The record is given out when the game is over.
            try:
                async with Seat(url, game.game, game.token) as seat:
                    await seat.command(Command("", "resign"))
            except Gone:
                tally.undone.append(f"{game.game}: was made, and is gone")
                continue
            reply = await client.get(
                f"/api/games/{game.game}/record", headers={"Authorization": f"Bearer {game.token}"}
            )
            tally.records[game.game] = reply.raise_for_status().content
    return tally


def faults(store: str, tally: Tally) -> list[str]:
    """What was acknowledged and is not kept, or is kept twice; games that replay to another state than they were in."""
    found = [*tally.undone, *(f"{game}: nothing more was acknowledged" for game in tally.stuck)]
    kept = open_store(store)
    for game in kept.games():
        whole = kept.load(game)
        assert whole is not None
        names = [(entry.id, n) for n, entry in enumerate(map(ENTRY.decode, whole.log), start=1) if entry.id]
        counted = dict(names)
        if len(counted) != len(names):
            found.append(f"{game}: an answer is kept twice")
        found += [
            f"{game}: {name} was acknowledged as {n} and is kept as {counted.get(name)}"
            for (where, name), n in tally.done.items()
            if where == game and counted.get(name, n + 1) > n
        ]
        played: Game[object, object] = loads(tally.records[game])
        replayed = open_room(whole).game
        if state_hash(played.system, played.state) != state_hash(replayed.system, replayed.state):
            found.append(f"{game}: its replay differs")
    kept.close()
    return found


def early_store(where: str) -> Store:
    """A store that acknowledges too early."""

    def writer(engine: sa.Engine) -> Writer:
        return EarlyWriter(engine)

    return open_store(where, writer)


def unsynced_store(where: str) -> Store:
    """A store whose commits nobody forces to the disk."""
    store = open_alone(where)

    @sa.event.listens_for(store.engine, "connect")
    def relax(connection: sqlite3.Connection, _: object) -> None:
        connection.execute("PRAGMA synchronous = OFF")

    store.engine.dispose()
    return store


OPENED = {"": open_alone, "early": early_store, "unsynced": unsynced_store}


def main() -> None:
    """Serves."""
    port, store, workers, *fault = sys.argv[1:]
    limits = Limits(heavy=FREE, light=FREE, read=FREE, crowd=FREE)
    wanted = ServeOptions(port=int(port), store=store, workers=int(workers), limits=limits)
    run_server(wanted, opened=OPENED["".join(fault)])


if __name__ == "__main__":
    main()
