"""Measures what a hostile visitor does to others: the reply times of honest seats without and with each of his abuses.

Honest seats think between answers, so that the server is busy but not full; the visitor comes from another address in a process
of its own (`bench.visitor`). Windows without and with him take turns, as the machine may be busy with other things.

`python bench/hostile.py [--games N] [--pause S] [--seconds S] [--pairs N] [ABUSE...]`; all abuses where none is named.
"""

import argparse
import asyncio
import os
import sys
import time
from pathlib import Path
from statistics import median
from typing import NamedTuple

import msgspec

sys.path.insert(0, str(Path(__file__).parents[1]))

from affray.web.client import make_game
from affray.web.messages import NewGame
from bench.load import Load, play_games, processor_seconds
from bench.server import served
from bench.visitor import ABUSES

GAMES, PAUSE, SECONDS, PAIRS = 20, 0.5, 8.0, 3
CALM = 4.0
"""Seconds between two windows, in which what is left of the visitor goes."""
FOEMAN = NewGame("foeman", "two-against-two", seats={"Blue": "friend"})


class Window(NamedTuple):
    """What honest seats have seen for a while: seconds to each reply, and seconds of the processor for a second by the server, the
    visitor, and this process."""

    took: list[float]
    server: float
    visitor: float
    seats: float

    def at(self, share: float) -> float:
        """Milliseconds that so large a share of the replies took at the most."""
        found = sorted(self.took)
        return 1000 * found[min(len(found) - 1, int(share * len(found)))]


class Found(NamedTuple):
    """The windows of an abuse, without and with it, and what the visitor was told."""

    without: list[Window]
    during: list[Window]
    seen: dict[str, int]


async def watch(load: Load, server: int, seconds: float, command: list[str] | None) -> tuple[Window, dict[str, int]]:
    """A window; a command is the visitor's."""
    visitor, seen = None, dict[str, int]()
    if command:
        visitor = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
        # He begins once Python has started.
        await asyncio.sleep(1.5)
    begin, count = time.perf_counter(), len(load.took)
    ours, theirs = time.process_time(), processor_seconds(server)
    his = processor_seconds(visitor.pid) if visitor else 0.0
    await asyncio.sleep(seconds)
    took, passed = load.took[count:], time.perf_counter() - begin
    shares = [processor_seconds(server) - theirs, time.process_time() - ours]
    if visitor:
        his = processor_seconds(visitor.pid) - his
        data, _ = await visitor.communicate()
        seen = msgspec.json.decode(data, type=dict[str, int])
    return Window(took, shares[0] / passed, his / passed, shares[1] / passed), seen


async def measure(url: str, server: int, load: Load, abuse: str, given: argparse.Namespace) -> Found:
    """The windows of an abuse."""
    found = Found([], [], {})
    other = await make_game(url, FOEMAN)
    own = str(Path(__file__).with_name("visitor.py"))
    command = [sys.executable, own, abuse, url, other.game, f"{given.seconds + 2.5}"]
    for _ in range(given.pairs):
        window, _ = await watch(load, server, given.seconds, None)
        found.without.append(window)
        window, seen = await watch(load, server, given.seconds, command)
        found.during.append(window)
        for name, times in seen.items():
            found.seen[name] = found.seen.get(name, 0) + times
        await asyncio.sleep(CALM)
    return found


def row(abuse: str, found: Found) -> str:
    """What was measured, as a line."""
    before, after = (median(window.at(0.99) for window in windows) for windows in (found.without, found.during))
    middle = [median(window.at(0.5) for window in windows) for windows in (found.without, found.during)]
    server, visitor, seats = (
        [median(getattr(window, name) for window in windows) for windows in (found.without, found.during)]
        for name in ("server", "visitor", "seats")
    )
    rate = sum(len(window.took) for window in found.during) / len(found.during)
    said = ", ".join(f"{times} {name}" for name, times in sorted(found.seen.items()))
    return (
        f"{abuse:15} p99 {before:6.0f} -> {after:6.0f} ms ({after - before:+.0f}), median {middle[0]:.1f} -> {middle[1]:.1f} ms; "
        f"{rate:.0f} answers a window; processors: server {server[0]:.2f} -> {server[1]:.2f}, seats {seats[0]:.2f} -> "
        f"{seats[1]:.2f}, visitor {visitor[1]:.2f}; load {os.getloadavg()[0]:.1f}; he saw {said or 'nothing'}"
    )


async def measure_all(url: str, server: int, abuse: str, given: argparse.Namespace) -> None:
    """Prints what an abuse did."""
    load = Load(2 * given.games, given.pause)
    running = asyncio.gather(*(play_games(url, FOEMAN, load, number) for number in range(given.games)))
    await load.ready.wait()
    load.begun = True
    print(row(abuse, await measure(url, server, load, abuse, given)), flush=True)
    load.end = 0.0
    for socket in tuple(load.open):
        await socket.close()
    await running


def main() -> None:
    """Prints the table."""
    reader = argparse.ArgumentParser(description="Measures what a hostile visitor does to others.")
    reader.add_argument("abuses", nargs="*", metavar="ABUSE", help=f"any of {', '.join(ABUSES)}; all if none is named")
    reader.add_argument("--games", type=int, default=GAMES)
    reader.add_argument("--pause", type=float, default=PAUSE, help="seconds that a seat thinks, on average")
    reader.add_argument("--seconds", type=float, default=SECONDS, help="seconds of a window")
    reader.add_argument("--pairs", type=int, default=PAIRS, help="so many windows without him, and with him")
    given = reader.parse_args()
    if unknown := [name for name in given.abuses if name not in ABUSES]:
        reader.error(f"abuse {unknown[0]!r}: expected any of {', '.join(ABUSES)}")
    for abuse in given.abuses or ABUSES:
        # What one abuse leaves behind is not there for the next.
        with served(in_parts=False) as (server, url, _):
            asyncio.run(measure_all(url, server.pid, abuse, given))


if __name__ == "__main__":
    main()
