"""How fair scenarios of several sides are: games between computer players in which the armies, where they differ, change
seats under common dice; how often each seat and each army wins, with its team where it has one, of the games that are
decided, with its interval.

`python -m bench.seats wargame three-heirs --games 90`
"""

import argparse
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from math import isclose
from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from affray.core import Scenario, System
from affray.dice.stream import Stream
from affray.game import load_scenario, load_system
from affray.game.standing import sides_by_team
from affray.lab.batches.estimates import share_of
from affray.play import Seat, make_seat, play_fast

FORCES = ("army", "figures", "units", "leader")
"""What of a side changes seats; its name and its team stay."""
PLACED = ("name", "side", "at", "facing")
"""What of a figure says who and where it is, and not what."""


class Played(NamedTuple):
    """A game: how far the armies were moved round the seats, and the score of each seat."""

    moved: int
    score: tuple[float, ...]


def sides_of(scenario: Scenario) -> list[dict[str, object]]:
    """The sides of a scenario as its file has them."""
    found: list[dict[str, object]] = msgspec.to_builtins(scenario.body["sides"])
    return found


def figures_of(scenario: Scenario) -> list[dict[str, object]]:
    """The figures of a scenario whose file has them apart from the sides; none of one whose sides have armies."""
    found: list[dict[str, object]] = msgspec.to_builtins(scenario.body.get("figures", []))
    return found


def army_of(scenario: Scenario, place: int) -> object:
    """What of a side changes seats: its army, or its figures without their names and places."""
    side = sides_of(scenario)[place]
    own = [figure for figure in figures_of(scenario) if figure["side"] == side["name"]]
    figures = [{key: value for key, value in figure.items() if key not in PLACED} for figure in own]
    return {key: nameless(value) for key, value in side.items() if key in FORCES}, figures


def nameless(army: object) -> object:
    """An army that a scenario writes out, without its own name and those of its units; any other as it is."""
    if not isinstance(army, dict):
        return army
    units = [{key: value for key, value in unit.items() if key != "name"} for unit in army.get("units", [])]
    return {**{key: value for key, value in army.items() if key != "name"}, "units": units}


def has_different_armies(scenario: Scenario) -> bool:
    """Whether it matters who sits where."""
    first, *others = (army_of(scenario, place) for place in range(len(sides_of(scenario))))
    return any(other != first for other in others)


def with_armies_moved(scenario: Scenario, by: int) -> Scenario:
    """The scenario in which each seat has the army of the one so many places before it."""
    sides = sides_of(scenario)
    moved = [
        {key: value for key, value in side.items() if key not in FORCES}
        | {key: value for key, value in sides[place - by].items() if key in FORCES}
        for place, side in enumerate(sides)
    ]
    body = {**scenario.body, "sides": moved}
    return replace(scenario, body={**body, "figures": figures_moved(scenario, by)} if figures_of(scenario) else body)


def figures_moved(scenario: Scenario, by: int) -> list[dict[str, object]]:
    """The figures, each in the place of the one that is as far down the list of the side so many places on. Raises ValueError
    where the sides have not equally many."""
    names = [side["name"] for side in sides_of(scenario)]
    own = [[figure for figure in figures_of(scenario) if figure["side"] == name] for name in names]
    if len({len(figures) for figures in own}) > 1:
        raise ValueError(f"{scenario.name}: expected equally many figures on each side")
    return [
        figure | {"side": there["side"], "at": there["at"], "facing": there["facing"]}
        for place, figures in enumerate(own)
        for figure, there in zip(figures, own[(place + by) % len(names)], strict=True)
    ]


def played(system_key: str, name: str, player: str, number: int) -> Played:
    """The game of a number: those that differ only in where the armies sit have the same dice. A team has its whole share at
    each of its seats."""
    system, scenario = load_system(system_key), load_scenario(system_key, name)
    many = len(sides_of(scenario))
    seed, moved = divmod(number, many if has_different_armies(scenario) else 1)
    start = system.setup(with_armies_moved(scenario, moved), scenario.options)
    seats: list[Seat] = [make_seat(player, seed + 1) for _ in range(many)]
    score = system.score(play_fast(system, start, seats, Stream(seed)))
    return Played(moved, tuple(sum(score[mate] for mate in mates) for mates in mates_of_seats(system, start)))


def mates_of_seats(system: System[object, object], start: object) -> list[Sequence[int]]:
    """For each seat those of its team, itself among them."""
    teams = sides_by_team(system, start)
    return [next(team for team in teams if seat in team) for seat in range(len(system.sides(start)))]


def seats_of(system_key: str, name: str) -> list[Sequence[int]]:
    """For each seat of a scenario those of its team."""
    system, scenario = load_system(system_key), load_scenario(system_key, name)
    return mates_of_seats(system, system.setup(scenario, scenario.options))


def line(what: str, wins: int, games: int, even: float) -> str:
    """How often somebody won, with the bounds that hold the chance 95 times of 100, and whether an even share lies in them."""
    found = share_of(wins, games)
    fair = "" if found.low <= even <= found.high else "  OUTSIDE"
    return f"{what}: {found.chance:.3f}, {found.low:.3f} to {found.high:.3f}, even {even:.3f}{fair}"


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
        won = [(game.score, game.moved) for game in games if isclose(max(game.score), 1.0)]
        even = 1 / len({tuple(mates) for mates in seats_of(args.system, name)})
        took = (time.perf_counter() - begun) * args.jobs / len(games)
        print(f"{name}: {len(games)} games, {len(games) - len(won)} drawn, {took:.1f} s a game")
        for seat in range(many):
            print(line(f"  seat {seat + 1}", sum(score[seat] > 0 for score, _ in won), len(won), even))
        for army in range(many if len({game.moved for game in games}) > 1 else 0):
            wins = sum(score[(army + moved) % many] > 0 for score, moved in won)
            print(line(f"  army {army + 1}", wins, len(won), even))


if __name__ == "__main__":
    main()
