"""How a computer player fares against a kept one: `python -m bench.strength foeman --games 4 --scenarios duel bridge`.

Each pair of games has the same dice and the sides swapped, so that a scenario's stronger side counts for neither.
"""

import argparse
import math
import statistics
from collections.abc import Sequence

from affray.core import System
from affray.dice.stream import Stream
from affray.game import load_scenario, shipped_scenarios
from affray.play import make_seat, play_fast
from affray.systems import registry

DICE = 9
CERTAIN = 1.96
"""Standard errors on either side of a mean that make a 95 % interval."""


Rules = System[object, object]


def points_in_pair(system: Rules, scenario: str, players: tuple[str, str], seed: int) -> float:
    """The points of the first player of two in a pair of games, 0 to 2; a game that nobody wins gives half a point."""
    points = 0.0
    for side in range(2):
        names = players if side == 0 else players[::-1]
        seats = [make_seat(name, 2 * seed + place) for place, name in enumerate(names)]
        state = system.setup(load_scenario(system.facts.key, scenario), {})
        points += system.score(play_fast(system, state, seats, Stream(seed, DICE)))[side]
    return points


def interval(points: Sequence[float]) -> tuple[float, float]:
    """The mean of a game in pairs of games, and half the width of its 95 % interval; the pairs are independent."""
    games = [both / 2 for both in points]
    spread = statistics.stdev(games) if len(games) > 1 else 0.5
    return statistics.fmean(games), CERTAIN * spread / math.sqrt(len(games))


def two_sided_scenarios(system: Rules) -> list[str]:
    """The scenarios of a system with two sides."""
    return [one.name for one in shipped_scenarios(system.facts.key) if len(system.sides(system.setup(one, {}))) == 2]


def measure(args: argparse.Namespace) -> None:
    """Plays the games and prints how each scenario and all of them went."""
    system = registry.load_system(args.system)
    every: list[float] = []
    for scenario in args.scenarios or two_sided_scenarios(system):
        points = [
            points_in_pair(system, scenario, (args.player, args.against), args.seed + n) for n in range(args.games // 2)
        ]
        every += points
        print(f"{scenario:24} {sum(points):5.1f} of {2 * len(points)}", flush=True)
    mean, half = interval(every)
    print(f"{args.player} against {args.against}: {sum(every):.1f} of {2 * len(every)}, {mean:.3f} +- {half:.3f}")


def main() -> None:
    """Reads the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("system")
    parser.add_argument("--player", default="greedy")
    parser.add_argument("--against", default="greedy-1")
    parser.add_argument("--games", type=int, default=4, help="of each scenario, half of them with the sides swapped")
    parser.add_argument("--seed", type=int, default=1, help="of the first pair")
    parser.add_argument("--scenarios", nargs="*", default=[])
    measure(parser.parse_args())


if __name__ == "__main__":
    main()
