"""One attack of the Combat and Movement Guide worked out by two general dice libraries, written by hand as their users
would, and by plain enumeration.

Results are tuples of multiplier, hits that get through, and what becomes of the weapon (0 nothing, 1 dropped, 2 broken).
"""

from collections.abc import Iterator
from fractions import Fraction
from itertools import product
from typing import NamedTuple

Result = tuple[int, int, int]
Odds = dict[Result, Fraction]


class Asked(NamedTuple):
    """An attack: dice to hit, adjDX, damage dice, what is added to them, hits stopped."""

    n: int
    adj: int
    dice: int
    add: int
    stops: int


def multiplier(asked: Asked, total: int) -> int:
    """What a hit roll multiplies damage by."""
    if asked.n == 4:
        return int(total <= 5 or (total <= asked.adj and total < 20))
    if total in (3, 4):
        return {3: 3, 4: 2}[total]
    return int(total == 5 or (total <= asked.adj and total < 16))


def fumble(asked: Asked, total: int) -> int:
    """What becomes of the weapon."""
    if asked.n == 4:
        return 2 if total >= 23 else int(total >= 21)
    return {17: 1, 18: 2}.get(total, 0)


def hits_through(asked: Asked, times: int, total: int) -> int:
    """The hits that get through."""
    return max(0, max(0, total + asked.add) * times - asked.stops)


def by_icepool(asked: Asked) -> Odds:
    """By icepool: sums of dice, mapped."""
    import icepool

    damage = asked.dice @ icepool.d(6)

    def result(total: int) -> icepool.Die[Result]:
        times = multiplier(asked, total)
        if times == 0:
            return icepool.Die([(0, 0, fumble(asked, total))])
        return damage.map(lambda points: (times, hits_through(asked, times, points), 0))

    found = (asked.n @ icepool.d(6)).map(result)
    return {entry: Fraction(found.quantity(entry), found.denominator()) for entry in found}


def by_dyce(asked: Asked) -> Odds:
    """By dyce: histograms, weighed together."""
    from dyce import H
    from dyce.evaluation import aggregate_weighted  # type: ignore[attr-defined]

    damage = asked.dice @ H(6)

    def each() -> "Iterator[tuple[H[Result], int]]":
        for total, count in (asked.n @ H(6)).items():
            times = multiplier(asked, total)
            if times == 0:
                yield H({(0, 0, fumble(asked, total)): 1}), count
            else:
                yield (
                    aggregate_weighted(
                        (H({(times, hits_through(asked, times, points), 0): 1}), weight)
                        for points, weight in damage.items()
                    ),
                    count,
                )

    whole = aggregate_weighted(each())
    return {entry: Fraction(count, whole.total) for entry, count in whole.items()}


def by_hand(asked: Asked) -> Odds:
    """Every ordered throw, one by one."""
    found: Odds = {}
    for faces in product(range(1, 7), repeat=asked.n):
        times, chance = multiplier(asked, sum(faces)), Fraction(1, 6**asked.n)
        throws = product(range(1, 7), repeat=asked.dice if times else 0)
        for damage in throws:
            hits = hits_through(asked, times, sum(damage)) if times else 0
            entry = (times, hits, fumble(asked, sum(faces)))
            found[entry] = found.get(entry, Fraction(0)) + chance / 6 ** len(damage)
    return found
