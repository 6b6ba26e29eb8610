"""Attacks and moves of the wargame worked out by general libraries, written by hand as their users would.

What becomes of one side of a melee: (miniatures lost, whether it checks its morale and how). Whether skirmishers may stand
somewhere: by shapely.
"""

from collections.abc import Iterator, Sequence
from fractions import Fraction

from affray.systems.wargame.content.codes import FAILED, HERO, NO_CHECK, PASSED, VEHICLE
from affray.systems.wargame.rules.attack_dice import Throw
from affray.systems.wargame.rules.whole_attack import Side

Odds = dict[tuple[int, int], Fraction]
Place = tuple[float, float]
LINK, SIZE, DEPTH = 2.0, 1.0, 0.01


def loss_from(side: Side, quotient: int) -> int:
    """What a quotient takes."""
    return quotient if side.kind in (HERO, VEHICLE) else min(side.n, quotient)


def is_shaken(side: Side, lost: int) -> bool:
    """Whether it checks its morale."""
    return side.kind not in (HERO, VEHICLE) and side.n > lost and 2 * lost >= side.n


def by_icepool(by: Throw, side: Side) -> Odds:
    """What becomes of one side, by icepool."""
    import icepool

    def fate(total: int) -> "icepool.Die[tuple[int, int]]":
        lost = loss_from(side, (total + by.bonus) // side.defense)
        if not is_shaken(side, lost) or side.fearless:
            return icepool.Die([(lost, PASSED if is_shaken(side, lost) else NO_CHECK)])
        even, dice = icepool.d(side.sides).map(lambda face: 1 - face % 2), (side.n - lost) * side.dice
        lead = 2 * (dice @ even) + side.aid @ even - dice
        return lead.map(lambda more: (lost, PASSED if more > 0 else FAILED))

    found = (by.dice @ icepool.d(by.sides)).map(fate)
    return {entry: Fraction(found.quantity(entry), found.denominator()) for entry in found}


def by_dyce(by: Throw, side: Side) -> Odds:
    """What becomes of one side, by dyce."""
    from dyce import H
    from dyce.evaluation import aggregate_weighted  # type: ignore[attr-defined]

    def each() -> "Iterator[tuple[H[tuple[int, int]], int]]":
        for total, count in (by.dice @ H(by.sides)).items():
            lost = loss_from(side, (total + by.bonus) // side.defense)
            if not is_shaken(side, lost) or side.fearless:
                yield H({(lost, PASSED if is_shaken(side, lost) else NO_CHECK): 1}), count
                continue
            dice, coin = (side.n - lost) * side.dice, H({0: side.sides // 2, 1: side.sides // 2})
            evens = dice @ coin * 2
            lead = evens + side.aid @ coin if side.aid else evens
            passed = sum(weight for more, weight in lead.items() if more > dice)
            yield H({(lost, PASSED): passed, (lost, FAILED): lead.total - passed}), count

    whole = aggregate_weighted(each())
    return {entry: Fraction(count, whole.total) for entry, count in whole.items() if count}


def by_shapely(start: Sequence[Place], at: Sequence[Place], foes: Sequence[Place], move: float, size: Place) -> bool:
    """Whether skirmishers on bases of an inch may go from some places to others: nobody goes too far, off the field or onto
    anybody, and all hang together."""
    import shapely
    from shapely import STRtree, box

    half = SIZE / 2
    own, field = [box(x - half, y - half, x + half, y + half) for x, y in at], box(0, 0, *size)
    if not all(field.covers(base) for base in own):
        return False
    walked = shapely.distance(shapely.points(start), shapely.points(at))
    if walked.max() > move:
        return False
    others = [box(x - half, y - half, x + half, y + half) for x, y in foes]
    for crowd in (others, own):
        one, other = STRtree(crowd).query([base.buffer(-DEPTH) for base in own], predicate="intersects")
        if any(crowd is others or i != j for i, j in zip(one, other, strict=True)):
            return False
    near, far = STRtree(shapely.points(at)).query(shapely.points(at), predicate="dwithin", distance=LINK)
    links: dict[int, list[int]] = {i: [] for i in range(len(at))}
    for i, j in zip(near.tolist(), far.tolist(), strict=True):
        links[i].append(j)
    seen, waiting = {0}, [0]
    while waiting:
        fresh = [j for j in links[waiting.pop()] if j not in seen]
        seen.update(fresh)
        waiting += fresh
    return len(seen) == len(at)
