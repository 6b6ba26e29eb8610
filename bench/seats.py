"""How fair scenarios of several sides are: games between computer players in which the armies, where they differ, change
seats under common dice; how often each seat and each army wins of the games that are decided, with its interval.

`python -m bench.seats wargame three-heirs --games 90`
"""

import argparse
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from affray.core import Scenario
from affray.dice.stream import Stream
from affray.game import load_scenario, load_system
from affray.lab.batches.estimates import share_of
from affray.play import Seat, make_seat, play_fast

FORCES = ("army", "figures", "units", "leader")
"""What of a side changes seats; its name stays."""


class Played(NamedTuple):
    """A game: how far the armies were moved round the seats, and the score of each seat."""

    moved: int
    score: tuple[float, ...]


def sides_of(scenario: Scenario) -> list[dict[str, object]]:
    """The sides of a scenario as its file has them."""
    found: list[dict[str, object]] = msgspec.to_builtins(scenario.body["sides"])
    return found


def army_of(side: dict[str, object]) -> dict[str, object]:
    """What of a side changes seats."""
    return {key: value for key, value in side.items() if key in FORCES}


def has_different_armies(scenario: Scenario) -> bool:
    """Whether it matters who sits where."""
    first, *others = map(army_of, sides_of(scenario))
    return any(other != first for other in others)


def with_armies_moved(scenario: Scenario, by: int) -> Scenario:
    """The scenario in which each seat has the army of the one so many places before it."""
    sides = sides_of(scenario)
    moved = [
        {key: value for key, value in side.items() if key not in FORCES} | army_of(sides[place - by])
        for place, side in enumerate(sides)
    ]
    return replace(scenario, body={**scenario.body, "sides": moved})


def played(system_key: str, name: str, player: str, number: int) -> Played:
    """The game of a number: those that differ only in where the armies sit have the same dice."""
    system, scenario = load_system(system_key), load_scenario(system_key, name)
    many = len(sides_of(scenario))
    seed, moved = divmod(number, many if has_different_armies(scenario) else 1)
    start = system.setup(with_armies_moved(scenario, moved), scenario.options)
    seats: list[Seat] = [make_seat(player, seed + 1) for _ in range(many)]
    return Played(moved, tuple(system.score(play_fast(system, start, seats, Stream(seed)))))


def line(what: str, wins: int, games: int, many: int) -> str:
    """How often somebody won, with the bounds that hold the chance 95 times of 100, and whether an even share lies in them."""
    found = share_of(wins, games)
    fair = "" if found.low <= 1 / many <= found.high else "  OUTSIDE"
    return f"{what}: {found.chance:.3f}, {found.low:.3f} to {found.high:.3f}, even {1 / many:.3f}{fair}"


def main(given: Sequence[str] | None = None) -> None:
    """Plays the games of the command line and prints a line for each seat and each army."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("system")
    parser.add_argument("scenario", nargs="+")
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--player", default="greedy")
    parser.add_argument("--jobs", type=int, default=2)
    args = parser.parse_args(given)
    for name in args.scenario:
        begun, numbers = time.perf_counter(), range(args.first, args.first + args.games)
        many = len(sides_of(load_scenario(args.system, name)))
        with ProcessPoolExecutor(args.jobs) as pool:
            games = list(pool.map(played, *zip(*((args.system, name, args.player, n) for n in numbers), strict=True)))
        won = [(game.score.index(1.0), game.moved) for game in games if max(game.score) == 1.0]
        took = (time.perf_counter() - begun) * args.jobs / len(games)
        print(f"{name}: {len(games)} games, {len(games) - len(won)} drawn, {took:.1f} s a game")
        for seat in range(many):
            print(line(f"  seat {seat + 1}", sum(first == seat for first, _ in won), len(won), many))
        for army in range(many):
            wins = sum((first - moved) % many == army for first, moved in won)
            print(line(f"  army {army + 1}", wins, len(won), many))


if __name__ == "__main__":
    main()
