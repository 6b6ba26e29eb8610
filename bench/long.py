"""Measures a server over a long time: games of all four systems at once, of people who think, one game after another.

`python bench/long.py [--games N] [--minutes M] [--pause S]` prints a row for each minute: answers a second, the median and the
99th percentile of replies, the server's resident memory, and the load of the machine, which the players share.
"""

import argparse
import asyncio
import os
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from bench.load import Load, play_games, processor_seconds
from bench.rooms import resident_bytes
from bench.server import SYSTEMS, served

GAMES, MINUTES, PAUSE = 250, 20, 2.0
CROWD = tuple(word for limit in ("heavy", "crowd", "ask", "light") for word in ("--limits", f"{limit}=1000,10000"))
"""All players come from one address, which so many people would not."""
WARM = 5
"""The minutes after which the memory of a server should grow no more."""
MEGA = 1 << 20


async def watch(url: str, server: int, games: int, minutes: int, pause: float) -> None:
    """Plays for so many minutes, and prints each. Exits where an answer was not taken."""
    load = Load(2 * games, pause)
    wanted = [*SYSTEMS.values()]
    running = asyncio.gather(*(play_games(url, wanted[n % len(wanted)], load, n) for n in range(games)))
    await load.ready.wait()
    load.begun = True
    print(f"{games} games of {', '.join(SYSTEMS)}, {2 * games} seats; a seat thinks {pause:g} s in the mean")
    print("minute  answers/s  median ms  p99 ms  slowest ms  memory MiB  server's share of a processor  load")
    memory: list[float] = []
    for minute in range(1, minutes + 1):
        seen, begun, used = len(load.took), time.perf_counter(), processor_seconds(server)
        done, _ = await asyncio.wait({running}, timeout=60)
        if done:
            running.result()
        took, passed = sorted(load.took[seen:]), time.perf_counter() - begun
        memory.append(resident_bytes(server) / MEGA)
        numbers = [1000 * took[int(share * (len(took) - 1))] for share in (0.5, 0.99, 1.0)]
        share = (processor_seconds(server) - used) / passed
        print(
            f"{minute:6}  {len(took) / passed:9.0f}  {numbers[0]:9.1f}  {numbers[1]:6.0f}  {numbers[2]:10.0f}  {memory[-1]:10.0f}"
            f"  {100 * share:28.0f}%  {os.getloadavg()[0]:.1f}",
            flush=True,
        )
    if minutes > WARM:
        grown = (memory[-1] - memory[WARM - 1]) / (minutes - WARM)
        print(
            f"{len(load.took)} answers; memory after {WARM} minutes {memory[WARM - 1]:.0f} MiB, since then {grown:+.2f} a minute"
        )
    load.end = 0.0
    for socket in tuple(load.open):
        await socket.close()
    await running


def main() -> None:
    """Reads what is wanted, and measures."""
    reader = argparse.ArgumentParser(description="Measures a server over a long time.")
    reader.add_argument("--games", type=int, default=GAMES)
    reader.add_argument("--minutes", type=int, default=MINUTES)
    reader.add_argument("--pause", type=float, default=PAUSE)
    given = reader.parse_args()
    with served(*CROWD, in_parts=False) as (server, url, _):
        asyncio.run(watch(url, server.pid, given.games, given.minutes, given.pause))


if __name__ == "__main__":
    main()
