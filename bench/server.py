"""Measures the table's server under load: many games at once, each answer durable before its reply.

The load is a process of its own on the same machine (`bench.load`): two seats for each game play random answers as fast as
they are asked. One process serves them on SQLite, then as many workers as there are processors on a PostgreSQL of the bench's
own, where that is installed; its processor time counts as the server's; then the same with players who think. A last run says
where the time of the one process goes (`bench.parts`).

`python bench/server.py [--games N] [--seconds S] [SYSTEM...]` runs it alone; all systems where none is named.
"""

import argparse
import asyncio
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec

sys.path.insert(0, str(Path(__file__).parents[1]))

from affray.web.messages import NewGame
from bench.load import Measured, drive
from bench.parts import MARKED, PARTS, WINDOW
from tests.units.web.postgres import is_installed, running_cluster

Row = tuple[str, float, str]
GAMES = 100
SECONDS = 15.0
SYSTEMS = {
    "foeman": NewGame("foeman", "two-against-two", seats={"Blue": "friend"}),
    "melee": NewGame("melee", "three-a-side", seats={"Blue": "friend"}),
    "wargame": NewGame("wargame", "patrol-clash", seats={"Blue": "friend"}),
    "fortmayn": NewGame("fortmayn", "level-one", seats={"Party": "friend", "World": "me"}),
}
"""A game of each system that two seats play; in Fortmayn one of them only looks on, as the world of a delve decides nothing."""
ANSWERS, AIMED = 1000, {"wargame": 500}
"""How many answers a second the server should give in a system, all games together."""
ADDRESS = re.compile(rb"http://\S+")
SERVE = "from affray.cli.main import main; main({arguments!r})"


@contextmanager
def served(*more: str, in_parts: bool, store: str = "") -> Iterator[tuple[subprocess.Popen[bytes], str, Path]]:
    """A server of its own with its address, and the file where it writes what its parts took; `more` are switches, and `store`
    a database, a file of its own if absent."""
    with tempfile.TemporaryDirectory() as folder:
        arguments = ["serve", "--port", "0", "--no-open", "--store", store or f"{folder}/s", *more]
        seen = Path(folder) / "parts.json"
        command = [str(Path(__file__).with_name("parts.py")), str(seen), *arguments]
        if not in_parts:
            command = ["-c", SERVE.format(arguments=arguments)]
        with subprocess.Popen([sys.executable, *command], stdout=subprocess.PIPE) as server:
            try:
                assert server.stdout is not None
                found = ADDRESS.search(server.stdout.readline())
                assert found is not None
                yield server, found[0].decode().rstrip("/"), seen
            finally:
                server.terminate()


def measure_load(wanted: NewGame, games: int, seconds: float) -> Measured:
    """So many games at once for so long, served by one process."""
    with served(in_parts=False) as (server, url, _):
        return asyncio.run(drive(url, wanted, games, seconds, (server.pid,)))


def measure_workers(wanted: NewGame, games: int, seconds: float, pause: float = 0.0) -> Measured:
    """So many games at once for so long, served by as many workers as there are processors, on PostgreSQL."""
    with running_cluster() as cluster:
        workers = ("--workers", f"{os.cpu_count()}")
        with served(*workers, in_parts=False, store=cluster.make("bench")) as (server, url, _):
            return asyncio.run(drive(url, wanted, games, seconds, (server.pid, cluster.process), pause=pause))


def measure_at_ease(wanted: NewGame, games: int, seconds: float) -> Measured:
    """The same with players who think for three quarters of the time that each game has for an answer at the rate aimed at. The
    others always wait: with so many games their mean reply takes as long as all games need for an answer, however little
    processor time it takes."""
    return measure_workers(wanted, games, seconds, 0.75 * games / AIMED.get(wanted.system, ANSWERS))


def measure_parts(wanted: NewGame, games: int, seconds: float) -> dict[str, float]:
    """The processor seconds of each part of the server for an answer, under the same load."""
    marks: list[dict[str, float]] = []

    with served(in_parts=True) as (server, url, seen):

        async def mark() -> None:
            seen.unlink(missing_ok=True)
            server.send_signal(MARKED)
            while not seen.exists():
                await asyncio.sleep(0.01)
            marks.append(msgspec.json.decode(seen.read_bytes(), type=dict[str, float]))

        found = asyncio.run(drive(url, wanted, games, seconds, (server.pid,), mark))
    first, last = marks
    taken = {part: (last[part] - first[part]) / len(found.took) for part in (*PARTS, WINDOW)}
    return {**taken, "all else": taken[WINDOW] - sum(taken[part] for part in PARTS)}


def load_rows(
    name: str, measure: Callable[[NewGame, int, float], Measured], system: str, games: int, seconds: float
) -> list[Row]:
    """What was measured of a way to serve a system."""
    before = os.getloadavg()[0]
    found = measure(SYSTEMS[system], games, seconds)
    load = f"load average {before:.1f} before, {os.getloadavg()[0]:.1f} after"
    took = sorted(found.took)
    rate = len(took) / found.seconds
    share = f"the players' process takes {1000 * found.player_seconds / len(took):.2f} ms"
    return [
        (f"{name}, an answer", 1 / rate, f"{rate:.0f} durable answers a second, {games} games; {load}"),
        (f"{name}, median reply", took[len(took) // 2], ""),
        (f"{name}, p99 reply", took[int(0.99 * len(took))], f"slowest {1000 * took[-1]:.0f} ms"),
        (f"{name}, processor time", found.server_seconds / len(took), f"of the server for an answer; {share}"),
    ]


def system_rows(system: str, games: int, seconds: float) -> list[Row]:
    """What was measured of a system."""
    name = f"table, {system}"
    rows = load_rows(name, measure_load, system, games, seconds)
    if is_installed():
        rows += load_rows(f"{name}, {os.cpu_count()} workers", measure_workers, system, games, seconds)
        rows += load_rows(f"{name}, workers at ease", measure_at_ease, system, games, seconds)
    parts = measure_parts(SYSTEMS[system], games, seconds)
    whole = parts.pop(WINDOW)
    rows += [
        (f"{name}, {part}", cost, f"{100 * cost / whole:.0f}% of its processor time") for part, cost in parts.items()
    ]
    return rows


def measure_server(
    systems: tuple[str, ...] = tuple(SYSTEMS), games: int = GAMES, seconds: float = SECONDS
) -> list[Row]:
    """What was measured of these systems."""
    return [row for system in systems for row in system_rows(system, games, seconds)]


def main() -> None:
    """Prints the table."""
    reader = argparse.ArgumentParser(description="Measures the table's server under load.")
    reader.add_argument(
        "systems", nargs="*", metavar="SYSTEM", help=f"any of {', '.join(SYSTEMS)}; all if none is named"
    )
    reader.add_argument("--games", type=int, default=GAMES)
    reader.add_argument("--seconds", type=float, default=SECONDS)
    given = reader.parse_args()
    if unknown := [name for name in given.systems if name not in SYSTEMS]:
        reader.error(f"system {unknown[0]!r}: expected any of {', '.join(SYSTEMS)}")
    for system in given.systems or SYSTEMS:
        for what, took, note in system_rows(system, given.games, given.seconds):
            print(f"{what:38} {1000 * took:10.3f} ms  {note}", flush=True)


if __name__ == "__main__":
    main()
