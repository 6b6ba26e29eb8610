"""Measures the table's server under load: many games at once, each answer durable before its reply.

The load is a process of its own on the same machine: two seats for each game play random answers as fast as they are
asked. `python bench/server.py` runs it alone.
"""

import asyncio
import random
import re
import subprocess
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from affray.web.client import Seat, make_game
from affray.web.messages import Done, NewGame

Row = tuple[str, float, str]
GAMES = 100
SECONDS = 15.0
ADDRESS = re.compile(rb"http://\S+")


class Load:
    """What the players have measured: how long each reply took."""

    def __init__(self, players: int) -> None:
        self.ready, self.end = asyncio.Barrier(players + 1), float("inf")
        self.took: list[float] = []


async def play_answers(url: str, game: str, token: str, load: Load, rng: random.Random, side: int) -> None:
    """A player who answers at random until the time is up or the game is over."""
    async with Seat(url, game, token) as seat:
        if load.end == float("inf"):
            await load.ready.wait()
        while time.perf_counter() < load.end:
            position = seat.position
            assert position is not None
            if position.over:
                return
            asked = position.asked
            if asked is None or not asked.choices or asked.side != side:
                try:
                    async with asyncio.timeout(max(0.01, load.end - time.perf_counter())):
                        await seat.wait_for_news()
                except TimeoutError:
                    return
                continue
            offered = [choice.offer.text for choice in asked.choices if not choice.offer.ends]
            start = time.perf_counter()
            reply = await seat.answer(rng.choice(offered))
            load.took.append(time.perf_counter() - start)
            if not isinstance(reply, Done):
                sys.exit(f"bench: the server refused {reply}")
            state = position.state
            await seat.wait_until(lambda seat, state=state: seat.position is not None and seat.position.state > state)  # type: ignore[misc]


async def play_games(url: str, load: Load, number: int) -> None:
    """Games one after another until the time is up."""
    rng = random.Random(number)
    while time.perf_counter() < load.end:
        made = await make_game(url, NewGame("foeman", "two-against-two", seats={"Blue": "friend"}))
        players = (made.token, made.friends[0].token)
        await asyncio.gather(
            *(play_answers(url, made.game, token, load, rng, side) for side, token in enumerate(players))
        )


async def drive(url: str, games: int, seconds: float) -> list[float]:
    """The times of all replies."""
    load = Load(2 * games)
    running = asyncio.gather(*(play_games(url, load, number) for number in range(games)))
    await load.ready.wait()
    load.end = time.perf_counter() + seconds
    await running
    return load.took


def measure_server(games: int = GAMES, seconds: float = SECONDS) -> list[Row]:
    """So many games at once for so long."""
    with tempfile.TemporaryDirectory() as folder:
        code = f"from affray.cli.main import main; main(['serve', '--port', '0', '--no-open', '--store', {folder + '/s'!r}])"
        with subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE) as server:
            try:
                assert server.stdout is not None
                found = ADDRESS.search(server.stdout.readline())
                assert found is not None
                took = sorted(asyncio.run(drive(found[0].decode().rstrip("/"), games, seconds)))
            finally:
                server.terminate()
    rate = len(took) / seconds
    middle, late = took[len(took) // 2], took[int(0.99 * len(took))]
    name = f"{games} games"
    return [
        (f"table, {name}, an answer", 1 / rate, f"{rate:.0f} durable answers a second"),
        (f"table, {name}, median reply", middle, ""),
        (f"table, {name}, p99 reply", late, f"slowest {1000 * took[-1]:.0f} ms"),
    ]


def main() -> None:
    """Prints the table."""
    for what, took, note in measure_server():
        print(f"{what:30} {1000 * took:12.4f} ms  {note}")


if __name__ == "__main__":
    main()
