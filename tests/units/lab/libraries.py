"""Sums of dice with whatever on their faces, by two dice libraries and by listing every throw: all that an oracle needs."""

from collections.abc import Callable, Hashable, Mapping, Sequence
from fractions import Fraction
from itertools import product
from typing import TypeVar

import icepool
from dyce import H

T = TypeVar("T", bound=Hashable)
Chances = dict[T, Fraction]
Library = Callable[[int, Sequence[int]], Chances[int]]


def by_icepool(n: int, faces: Sequence[int]) -> Chances[int]:
    """The sums of n such dice, by icepool."""
    die = n @ icepool.Die(faces) if n else icepool.Die([0])
    return {total: Fraction(die.quantity(total), die.denominator()) for total in die}


def by_dyce(n: int, faces: Sequence[int]) -> Chances[int]:
    """The same by dyce."""
    found: H[int] = n @ H(faces) if n else H({0: 1})
    return {total: Fraction(count, found.total) for total, count in found.items()}


def by_hand(n: int, faces: Sequence[int]) -> Chances[int]:
    """The same, throw by throw."""
    found: Chances[int] = {}
    for thrown in product(faces, repeat=n):
        found[sum(thrown)] = found.get(sum(thrown), Fraction(0)) + Fraction(1, len(faces) ** n)
    return found


LIBRARIES: Mapping[str, Library] = {"icepool": by_icepool, "dyce": by_dyce, "every throw": by_hand}


def mapped(chances: Chances[int], result: Callable[[int], T]) -> Chances[T]:
    """The chances of what becomes of sums."""
    found: Chances[T] = {}
    for total, chance in chances.items():
        found[result(total)] = found.get(result(total), Fraction(0)) + chance
    return found


def mean(chances: Mapping[int, Fraction]) -> Fraction:
    """The mean of some numbers."""
    return sum((number * chance for number, chance in chances.items()), Fraction(0))
