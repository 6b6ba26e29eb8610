"""One Foeman strike worked out by two general dice libraries, written by hand as their users would.

The strike: a Man-at-arms (ST 12) with a Broadsword against an unguarded front covered by Leather and a Large Shield;
every zero is rerolled. Results are tuples of hit, physical and exhaustion points.
"""

from collections.abc import Callable, Iterator
from fractions import Fraction
from functools import cache, reduce
from itertools import product

Fresh = tuple[int, int, int]
Landed = tuple[int, int, int, int, int, int]
Lost = tuple[int, int, int]
Odds = dict[Lost, Fraction]
SUB, TOP, MAX_TOP, KEPT = 2, (0, 0, 2, 3, 4, 5), 5, 3
MISS: Landed = (0, 0, 0, 0, 0, 0)


def with_die(so_far: Fresh, face: int) -> Fresh:
    """Total, zeroes and lowest non-zero die with one die more."""
    points, zeroes, low = so_far
    return points + face, zeroes + (face == 0), low if face == 0 else min(low or face, face)


def hit_result(points: int, thrown: int, low: int, stages: int, auto: int, score: int) -> Landed:
    """What a hit roll comes to."""
    if points > score and not (auto and stages == 0):
        return MISS
    margin = score - points
    stopped = 3 + (margin <= 2) + (2 if margin <= 2 else margin <= 4)
    return 1, thrown, stages, int(auto and stages > 0), low, stopped


def kept_dice(thrown: int, stages: int) -> tuple[int, int]:
    """Damage dice thrown and kept."""
    n = max(0, thrown - SUB)
    return n, min(n, KEPT + stages)


def damage_result(high_first: tuple[int, ...], critical: int, low: int, stopped: int, mst: int) -> Lost:
    """What the damage dice do."""
    dice = list(high_first)
    if dice:
        top = TOP[dice[0]]
        dice[0] = top if not critical else MAX_TOP if top < MAX_TOP else MAX_TOP + 1
    if len(dice) > 1 and low and dice[1] <= low:
        dice[1] += 2
    phys = exh = 0
    for place, face in enumerate(dice):
        if mst <= 1:
            break
        loss = max(0, face - stopped)
        stopped = max(0, stopped - face)
        if place == 1:
            loss = min(loss, mst - 1)
            exh += loss
        else:
            phys += loss
        mst -= loss
    return 1, phys, exh


def by_icepool(bid: int, score: int, mst: int) -> Odds:
    """By icepool: dice of tuples, mapped and remapped."""
    import icepool

    entry = icepool.d(6) - 1

    @cache
    def fresh(n: int) -> icepool.Die[Fresh]:
        if n == 0:
            return icepool.Die([(0, 0, 0)])
        return icepool.map(with_die, fresh(n - 1), entry, star=False)

    @cache
    def stage(points: int, thrown: int, zeroes: int, low: int, stages: int, auto: int) -> icepool.Die[Landed]:
        extra = min(zeroes, 9 - thrown)
        if extra == 0 or points > score:
            return icepool.Die([hit_result(points, thrown, low, stages, auto, score)])

        def on(s: Fresh) -> icepool.Die[Landed]:
            lowest = low + s[2] if 0 in (low, s[2]) else min(low, s[2])
            return stage(points + s[0], thrown + extra, s[1], lowest, stages + 1, auto)

        return fresh(extra).map(on, star=False)

    def first(s: Fresh) -> icepool.Die[Landed]:
        if s[0] >= 4 * bid or s[0] > max(score, bid):
            return icepool.Die([MISS])
        return stage(s[0], bid, s[1], s[2], 0, int(s[0] <= bid))

    @cache
    def rows(n: int, kept: int) -> icepool.Die[tuple[int, ...]]:
        return entry.pool(n).highest(kept).expand()

    def harm(landed: Landed) -> icepool.Die[Lost]:
        hit, thrown, stages, critical, low, stopped = landed
        if not hit:
            return icepool.Die([(0, 0, 0)])
        n, kept = kept_dice(thrown, stages)
        return rows(n, kept).map(
            lambda row: damage_result(tuple(sorted(row, reverse=True)), critical, low, stopped, mst), star=False
        )

    found = fresh(bid).map(first, star=False).map(harm, star=False)
    return {lost: Fraction(found.quantity(lost), found.denominator()) for lost in found}


def by_dyce(bid: int, score: int, mst: int) -> Odds:
    """By dyce: histograms of tuples, weighed together."""
    from dyce import H, P
    from dyce.evaluation import aggregate_weighted  # type: ignore[attr-defined]

    die = P(H(range(6)))

    @cache
    def fresh(n: int) -> list[tuple[Fresh, int]]:
        found: dict[Fresh, int] = {}
        for faces, count in (n @ die).rolls_with_counts():
            state = reduce(with_die, faces, (0, 0, 0))
            found[state] = found.get(state, 0) + count
        return list(found.items())

    @cache
    def stage(points: int, thrown: int, zeroes: int, low: int, stages: int, auto: int) -> "H[Landed]":
        extra = min(zeroes, 9 - thrown)
        if extra == 0 or points > score:
            return H({hit_result(points, thrown, low, stages, auto, score): 1})

        def each() -> "Iterator[tuple[H[Landed], int]]":
            for (more, zero, lowest), count in fresh(extra):
                least = low + lowest if 0 in (low, lowest) else min(low, lowest)
                yield stage(points + more, thrown + extra, zero, least, stages + 1, auto), count

        return aggregate_weighted(each())

    def first(s: Fresh) -> "H[Landed]":
        if s[0] >= 4 * bid or s[0] > max(score, bid):
            return H({MISS: 1})
        return stage(s[0], bid, s[1], s[2], 0, int(s[0] <= bid))

    @cache
    def rows(n: int, kept: int) -> list[tuple[tuple[int, ...], int]]:
        counted = (n @ die).rolls_with_counts(slice(n - kept, n)) if n else [((), 1)]
        return [(tuple(sorted(row, reverse=True)), count) for row, count in counted]

    def harm(landed: Landed) -> "H[Lost]":
        hit, thrown, stages, critical, low, stopped = landed
        if not hit:
            return H({(0, 0, 0): 1})
        return aggregate_weighted(
            (damage_result(row, critical, low, stopped, mst), count) for row, count in rows(*kept_dice(thrown, stages))
        )

    struck = aggregate_weighted((first(s), count) for s, count in fresh(bid))
    whole = aggregate_weighted((harm(landed), count) for landed, count in struck.items())
    return {lost: Fraction(count, whole.total) for lost, count in whole.items()}


def throw(n: int, then: Callable[[tuple[int, ...], Fraction], None], chance: Fraction) -> None:
    """Goes on with each of the ordered throws of n dice."""
    for faces in product(range(6), repeat=n):
        then(faces, chance / 6**n)


def add_harm(found: Odds, state: Landed, mst: int, chance: Fraction) -> None:
    """Adds what a swing that landed so may take, throw by throw of its damage dice."""
    hit, thrown, stages, critical, low, stopped = state
    if not hit:
        found[0, 0, 0] = found.get((0, 0, 0), Fraction(0)) + chance
        return
    n, kept = kept_dice(thrown, stages)
    for faces in product(range(6), repeat=n):
        lost = damage_result(tuple(sorted(faces, reverse=True)[:kept]), critical, low, stopped, mst)
        found[lost] = found.get(lost, Fraction(0)) + chance / 6**n


def by_hand(bid: int, score: int, mst: int) -> Odds:
    """Every ordered throw, one by one; only for few dice."""
    found: Odds = {}

    def on(points: int, thrown: int, zeroes: int, low: int, stages: int, auto: int, chance: Fraction) -> None:
        extra = min(zeroes, 9 - thrown)
        if extra == 0 or points > score:
            add_harm(found, hit_result(points, thrown, low, stages, auto, score), mst, chance)
            return

        def more(faces: tuple[int, ...], part: Fraction) -> None:
            lowest = min((face for face in (*faces, low) if face), default=0)
            on(
                points=points + sum(faces),
                thrown=thrown + extra,
                zeroes=faces.count(0),
                low=lowest,
                stages=stages + 1,
                auto=auto,
                chance=part,
            )

        throw(extra, more, chance)

    def first(faces: tuple[int, ...], chance: Fraction) -> None:
        points = sum(faces)
        if points >= 4 * bid or points > max(score, bid):
            add_harm(found, MISS, mst, chance)
        else:
            lowest = min((face for face in faces if face), default=0)
            on(
                points=points,
                thrown=bid,
                zeroes=faces.count(0),
                low=lowest,
                stages=0,
                auto=int(points <= bid),
                chance=chance,
            )

    throw(bid, first, Fraction(1))
    return found
