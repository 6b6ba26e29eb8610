"""What attacks are worth by a coarse reckoning, for playouts: tables by hit dice and by damage dice, put together.

The hit roll is exact but for the lowest hit die, of which the mean counts. Damage dice count by their total, and the share
of exhaustion by its mean. A house rule that makes the first die that bites physical is left out.
"""

from collections.abc import Mapping
from functools import lru_cache
from itertools import accumulate
from typing import NamedTuple

from affray.dice.pool import places, row_value
from affray.referee import odds
from affray.systems.foeman.content.house_rules import House
from affray.systems.foeman.opponent.judgement import EXHAUSTION, FELLED
from affray.systems.foeman.rules.attack import Blow, low_that_counts, swing_of
from affray.systems.foeman.rules.damage import Arm, dice_generated, dice_kept, row_that_counts, rows_roll
from affray.systems.foeman.rules.defence import parts_stopped
from affray.systems.foeman.rules.expected_harm import steady_policy
from affray.systems.foeman.rules.hit_roll import hit_roll
from affray.systems.foeman.rules.wounds import unconscious_level

MOST_BID = 5
"""No more dice than these are thought about."""
MOST_EXTRA = 2
"""No more rerolled zeroes than these are thought about."""
MOST_LOW = 3
MOST_MARGIN = 5
"""A hit by a wider margin meets no more armor."""
MOST_STOPPED, MOST_POINTS = 12, 48


class Hits(NamedTuple):
    """Hits that come to about the same: their chance, the hit dice thrown, reroll stages, whether they are critical, the
    margin, the lowest hit die."""

    chance: float
    thrown: int
    stages: int
    critical: int
    margin: int
    low: int


class Harm(NamedTuple):
    """What damage dice do, by points."""

    at_least: tuple[float, ...]
    """The chance that they total so many points or more."""
    up_to: tuple[float, ...]
    """The mean of their total, no more than so many points counted."""
    weight: tuple[float, ...]
    """What a point is worth when so many are stopped: exhaustion counts less."""


NO_HARM = Harm((0.0,) * (MOST_POINTS + 1), (0.0,) * (MOST_POINTS + 1), (0.0,) * (MOST_STOPPED + 1))


@lru_cache(maxsize=4096)
def hits(bid: int, score: int, guard: int, repeat: int, house: House) -> tuple[Hits, ...]:
    """The hits of a roll of so many dice against a score."""
    found: dict[tuple[int, int, int, int], list[float]] = {}
    rolled = odds(hit_roll, 0, bid, score, guard, repeat, house, policy=steady_policy)
    for hit, weight in rolled.items():
        if hit.hit:
            extra = min(hit.thrown - bid, MOST_EXTRA)
            margin = min(max(score - hit.total, 0), MOST_MARGIN)
            both = found.setdefault((bid + extra, min(hit.stages, extra), hit.critical, margin), [0.0, 0.0])
            both[0] += weight
            both[1] += weight * min(hit.low, MOST_LOW)
    return tuple(Hits(both[0] / rolled.total, *key, round(both[1] / both[0])) for key, both in found.items())


@lru_cache(maxsize=32_768)
def harm_by_hit(arm: Arm, thrown: int, stages: int, critical: int, low: int, house: House) -> Harm:
    """What the damage dice of such a hit do."""
    n = dice_generated(thrown, arm.sub)
    kept = dice_kept(n, arm, stages)
    return harm(arm, n, kept, critical, low_that_counts(low, kept, arm), house) if kept else NO_HARM


@lru_cache(maxsize=8192)
def harm(arm: Arm, n: int, kept: int, critical: int, low: int, house: House) -> Harm:
    """What n damage dice do, of which some are kept."""
    rolled = odds(rows_roll, 0, arm, n, kept, critical, house, policy=steady_policy)
    totals = [0.0] * (MOST_POINTS + 1)
    pairs: dict[tuple[int, int], float] = {}
    for outcome, weight in rolled.items():
        points, pair = points_of(row_that_counts(outcome, low, arm), arm.unskilled)
        totals[points] += weight
        pairs[pair] = pairs.get(pair, 0.0) + weight
    at_least = tuple(points / rolled.total for points in accumulate(reversed(totals)))[::-1]
    up_to = tuple(accumulate((0.0, *at_least[1:])))
    shares = {pair: weight / rolled.total for pair, weight in pairs.items()}
    return Harm(at_least, up_to, tuple(point_weight(shares, up_to, stopped) for stopped in range(MOST_STOPPED + 1)))


@lru_cache(maxsize=32_768)
def points_of(row: int, unskilled: int) -> tuple[int, tuple[int, int]]:
    """The total of a row of damage dice, its Top die, and those of its points that only tire."""
    values = [row_value(row, place) for place in range(places(row))]
    total, top = sum(values), values[0] if values else 0
    return min(total, MOST_POINTS), (top, total - top if unskilled else sum(values[1:2]))


def point_weight(pairs: Mapping[tuple[int, int], float], up_to: tuple[float, ...], stopped: int) -> float:
    """What a point is worth when so many are stopped, by the chances of pairs: the Top die and the points that tire."""
    left = up_to[-1] - up_to[stopped]
    if left <= 0.0:
        return 0.0
    tiring = sum(chance * max(0, tired - max(0, stopped - top)) for (top, tired), chance in pairs.items())
    return 1.0 - (1.0 - EXHAUSTION) * min(1.0, tiring / left)


def harm_worth(done: Harm, stopped: int, room: int) -> float:
    """What damage dice are worth, of which so many points are stopped, to a target that so many more points fell."""
    last = stopped + room
    loss = done.up_to[last + 1] - done.up_to[stopped]
    return loss * done.weight[stopped] + FELLED * done.at_least[last]


@lru_cache(maxsize=100_000)
def quick_outlooks(a: Blow, house: House) -> tuple[tuple[float, float], ...]:
    """What an attack is worth and its chance to fell by the dice bid, from 0 to MOST_BID."""
    swing = swing_of(a, house)
    room = min(max(1, a.mst - unconscious_level(a.dwarf)), MOST_POINTS - MOST_STOPPED - 1)
    stopped = [min(sum(parts_stopped(margin, swing.screen)), MOST_STOPPED) for margin in range(MOST_MARGIN + 1)]

    def outlook(bid: int) -> tuple[float, float]:
        worth = felled = 0.0
        for chance, thrown, stages, critical, margin, low in hits(bid, a.score, swing.guard, a.repeat, house):
            done = harm_by_hit(a.arm, thrown, stages, critical, low, house)
            worth += chance * harm_worth(done, stopped[margin], room)
            felled += chance * done.at_least[stopped[margin] + room]
        return worth, felled

    return ((0.0, 0.0), *(outlook(bid) for bid in range(1, MOST_BID + 1)))


def quick_worth(a: Blow, dice: int, house: House) -> float:
    """What an attack with so many dice is worth; more than MOST_BID are never tried."""
    return quick_outlooks(a, house)[dice][0] if dice <= MOST_BID else 0.0


def quick_felling(a: Blow, dice: int, house: House) -> float:
    """The chance that an attack with so many dice fells its target; of more than MOST_BID nothing is known."""
    return quick_outlooks(a, house)[dice][1] if dice <= MOST_BID else 0.0
