"""Players who load a server: each answers at random as soon as it is asked, with what the server offers it.

They read of a message only what they play by, so that the load takes as little as it can of a machine that it shares with
the server.
"""

import asyncio
import os
import random
import sys
import time
from collections.abc import Awaitable, Callable, Iterable, Sequence
from contextlib import suppress
from pathlib import Path

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from affray.web.client import make_game, sit
from affray.web.messages import Answer, Hello, NewGame


class Offered(msgspec.Struct, frozen=True):
    """An answer that may be given, and whether it ends something for good."""

    text: str
    ends: bool = False


class Listed(msgspec.Struct, frozen=True):
    """An answer of the list."""

    offer: Offered


class Question(msgspec.Struct, frozen=True):
    """What is asked of a side; the answers are there for whoever is asked."""

    side: int
    choices: tuple[Listed, ...] = ()


class Standing(msgspec.Struct, frozen=True):
    """How the game stands."""

    state: int
    asked: Question | None = None
    over: bool = False


class Heard(msgspec.Struct, frozen=True):
    """What a player reads of any message."""

    kind: str
    id: str = ""
    reason: str = ""
    position: Standing | None = None


DECODER, ENCODER = msgspec.json.Decoder(Heard), msgspec.json.Encoder()


class Measured(msgspec.Struct):
    """What was measured: seconds to each reply, of the whole, and of the processor by the server and by the players."""

    took: list[float]
    seconds: float = 0.0
    server_seconds: float = 0.0
    player_seconds: float = 0.0


class Load:
    """What all players share: how long they think, when they begin and when they end, and what they have measured."""

    def __init__(self, players: int, pause: float = 0.0) -> None:
        self.pause = pause
        self.ready, self.begun = asyncio.Barrier(players + 1), False
        self.end = float("inf")
        self.took: list[float] = []
        self.open: set[ClientConnection] = set()


class Player:
    """A player of one side who has one answer under way at most."""

    def __init__(self, load: Load, rng: random.Random, side: int) -> None:
        self.load, self.rng, self.side = load, rng, side
        self.standing: Standing | None = None
        self.sent, self.waits_for, self.answered = 0.0, "", -1

    async def play(self, url: str, game: str, token: str) -> None:
        """Answers until the time is up or the game is over."""
        address = f"{url.replace('http', 'ws', 1)}/api/games/{game}/socket"
        async with connect(address, max_size=None, compression=None, open_timeout=60) as socket:
            await socket.send(ENCODER.encode(Hello(token)), text=True)
            self.take_in(await socket.recv(decode=False))
            if not self.load.begun:
                await self.load.ready.wait()
            self.load.open.add(socket)
            try:
                while time.perf_counter() < self.load.end and not self.is_over:
                    await self.answer(socket)
                    self.take_in(await socket.recv(decode=False))
            except ConnectionClosed:
                if self.load.end:
                    raise
            finally:
                self.load.open.discard(socket)

    @property
    def is_over(self) -> bool:
        """Whether the game is over, and the last answer acknowledged."""
        return self.standing is not None and self.standing.over and not self.waits_for

    async def answer(self, socket: ClientConnection) -> None:
        """Gives an answer where one is due."""
        standing = self.standing
        if standing is None or standing.asked is None or self.waits_for or standing.state <= self.answered:
            return
        if standing.asked.side != self.side or not standing.asked.choices:
            return
        offers = [choice.offer for choice in standing.asked.choices]
        chosen = self.rng.choice([offer for offer in offers if not offer.ends] or offers)
        if self.load.pause:
            await asyncio.sleep(self.rng.uniform(0, 2 * self.load.pause))
        self.waits_for, self.answered = f"{standing.state}", standing.state
        self.sent = time.perf_counter()
        await socket.send(ENCODER.encode(Answer(self.waits_for, standing.state, (chosen.text,))), text=True)

    def take_in(self, data: bytes) -> None:
        """Takes in a message. Ends the run where an answer was not taken."""
        heard = DECODER.decode(data)
        if heard.position is not None:
            self.standing = heard.position
        elif heard.kind == "done" and heard.id == self.waits_for:
            self.load.took.append(time.perf_counter() - self.sent)
            self.waits_for = ""
        elif heard.kind == "refused":
            sys.exit(f"bench: the server refused {heard.id}: {heard.reason}")


async def play_games(url: str, wanted: NewGame, load: Load, number: int) -> None:
    """Games one after another until the time is up."""
    rng = random.Random(number)
    while time.perf_counter() < load.end:
        made = await make_game(url, wanted)
        tokens = [made.token, made.token]
        for friend in made.friends:
            own = await sit(url, made.game, friend.token, f"{rng.getrandbits(128):032x}")
            for side in friend.sides:
                tokens[side] = own
        players = (Player(load, rng, side) for side in range(2))
        await asyncio.gather(*(player.play(url, made.game, tokens[player.side]) for player in players))


async def drive(
    url: str,
    wanted: NewGame,
    games: int,
    seconds: float,
    servers: Sequence[int],
    mark: Callable[[], Awaitable[None]] | None = None,
    pause: float = 0.0,
) -> Measured:
    """What players of so many games at once measure, who think so many seconds in the mean; `servers` are the processes that with
    their children serve them, and `mark` is called as they begin and when the time is up."""
    load = Load(2 * games, pause)
    running = asyncio.gather(*(play_games(url, wanted, load, number) for number in range(games)))
    await load.ready.wait()
    load.begun, begin = True, time.perf_counter()
    if mark:
        await mark()
    took, ours, theirs = len(load.took), time.process_time(), family_seconds(servers)
    await asyncio.sleep(seconds)
    if mark:
        await mark()
    found = Measured(load.took[took:], time.perf_counter() - begin)
    if not found.took:
        sys.exit(f"bench: no answer in {seconds:g} seconds; try fewer games with --games")
    found.player_seconds, found.server_seconds = time.process_time() - ours, family_seconds(servers) - theirs
    load.end = 0.0
    for socket in tuple(load.open):
        await socket.close()
    await running
    return found


def family_seconds(processes: Iterable[int]) -> float:
    """The processor time that processes and all that they started have taken so far, in seconds."""
    waiting, total = [*processes], 0.0
    while waiting:
        process = waiting.pop()
        with suppress(FileNotFoundError, ProcessLookupError):
            total += processor_seconds(process)
            for thread in Path(f"/proc/{process}/task").iterdir():
                waiting += map(int, (thread / "children").read_text().split())
    return total


def processor_seconds(process: int) -> float:
    """The processor time that a process has taken so far, in seconds."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
