"""Melee rolls of Fortmayn against foes in order worked out by general libraries, written as their users would.

A roll's hits and lows are kept apart in one number: a hit counts a hundred. What is found are the chances of the ready dice
at the end, and of each foe's Difficulty Dice left.
"""

from collections.abc import Iterator, Sequence
from fractions import Fraction

HIT = 100
Chances = dict[int, Fraction]
Answer = tuple[Chances, tuple[Chances, ...]]


def face_value(shown: int) -> int:
    """What a face counts."""
    return 1 if shown <= 2 else HIT if shown >= 5 else 0


def after_roll(ready: int, dd: int, total: int) -> tuple[int, int]:
    """The ready dice and the Difficulty Dice after a roll."""
    left = max(0, dd - total // HIT)
    return ready - min(left, total % HIT), left


def by_icepool(dice: int, die: int, dds: Sequence[int]) -> Answer:
    """By icepool."""
    import icepool

    entry = icepool.d(die).map(face_value)

    def roll(ready: int, dd: int) -> "icepool.Die[tuple[int, int]]":
        return (ready @ entry).map(lambda total: after_roll(ready, dd, total)) if ready else icepool.Die([(0, dd)])

    now, lefts = icepool.Die([dice]), []
    for dd in dds:
        both = now.map(lambda ready, dd=dd: roll(ready, dd))
        now, left = both.marginals[0], both.marginals[1]
        lefts.append({number: left.probability(number) for number in left})
    return {ready: now.probability(ready) for ready in now}, tuple(lefts)


def by_dyce(dice: int, die: int, dds: Sequence[int]) -> Answer:
    """By dyce."""
    from dyce import H
    from dyce.evaluation import aggregate_weighted  # type: ignore[attr-defined]

    entry = H(face_value(shown) for shown in range(1, die + 1))

    def rolls(now: "H[int]", dd: int) -> "Iterator[tuple[H[tuple[int, int]], int]]":
        for ready, weight in now.items():
            if not ready:
                yield H({(0, dd): 1}), weight
                continue
            found: dict[tuple[int, int], int] = {}
            for total, count in (ready @ entry).items():
                end = after_roll(ready, dd, total)
                found[end] = found.get(end, 0) + count
            yield H(found), weight

    def part(both: "H[tuple[int, int]]", place: int) -> "H[int]":
        found: dict[int, int] = {}
        for end, weight in both.items():
            found[end[place]] = found.get(end[place], 0) + weight
        return H(found)

    now: H[int] = H({dice: 1})
    lefts = []
    for dd in dds:
        both = aggregate_weighted(rolls(now, dd))
        now, left = part(both, 0), part(both, 1)
        lefts.append({number: Fraction(weight, left.total) for number, weight in left.items()})
    return {ready: Fraction(weight, now.total) for ready, weight in now.items()}, tuple(lefts)
