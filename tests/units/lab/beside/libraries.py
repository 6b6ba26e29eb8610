"""Dice with whatever on their faces, by two dice libraries and by listing every throw: all that an oracle needs, and what an
oracle says."""

from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Mapping
from fractions import Fraction
from functools import lru_cache
from itertools import product
from math import lcm
from typing import NamedTuple, TypeVar

import icepool
from dyce import H, P

from affray.lab.schema import OddsCase

T = TypeVar("T", bound=Hashable)
Chances = dict[T, Fraction]
Faces = tuple[int, ...]


class Library(NamedTuple):
    """The chances of the sum of n such dice, and of what they show, in order from the lowest."""

    sums: Callable[[int, Faces], Chances[int]]
    rolls: Callable[[int, Faces], Chances[Faces]]


# --- by icepool -------------------------------------------------------------------------------------------------------
def sums_by_icepool(n: int, faces: Faces) -> Chances[int]:
    """Sums by icepool."""
    die = n @ icepool.Die(faces) if n else icepool.Die([0])
    return {total: Fraction(die.quantity(total), die.denominator()) for total in die}


def rolls_by_icepool(n: int, faces: Faces) -> Chances[Faces]:
    """Throws by icepool."""
    if not n:
        return {(): Fraction(1)}
    found = icepool.Die(faces).pool(n).expand()
    return {tuple(row): Fraction(found.quantity(row), found.denominator()) for row in found}


# --- by dyce ----------------------------------------------------------------------------------------------------------
def sums_by_dyce(n: int, faces: Faces) -> Chances[int]:
    """Sums by dyce."""
    found: H[int] = n @ H(faces) if n else H({0: 1})
    return {total: Fraction(count, found.total) for total, count in found.items()}


def rolls_by_dyce(n: int, faces: Faces) -> Chances[Faces]:
    """Throws by dyce."""
    if not n:
        return {(): Fraction(1)}
    return shared((tuple(sorted(row)), count) for row, count in (n @ P(H(faces))).rolls_with_counts())


# --- by hand ----------------------------------------------------------------------------------------------------------
def sums_by_hand(n: int, faces: Faces) -> Chances[int]:
    """Sums throw by throw."""
    return shared((sum(thrown), 1) for thrown in product(faces, repeat=n))


def rolls_by_hand(n: int, faces: Faces) -> Chances[Faces]:
    """Throws, one by one."""
    return shared((tuple(sorted(thrown)), 1) for thrown in product(faces, repeat=n))


def shared(counts: Iterable[tuple[T, int]]) -> Chances[T]:
    """Chances by how often something comes."""
    found: Counter[T] = Counter()
    for outcome, count in counts:
        found[outcome] += count
    return {outcome: Fraction(count, found.total()) for outcome, count in found.items()}


LIBRARIES: Mapping[str, Library] = {
    "icepool": Library(lru_cache(sums_by_icepool), lru_cache(rolls_by_icepool)),
    "dyce": Library(lru_cache(sums_by_dyce), lru_cache(rolls_by_dyce)),
    "every throw": Library(lru_cache(sums_by_hand), lru_cache(rolls_by_hand)),
}


# --- chances ----------------------------------------------------------------------------------------------------------
S = TypeVar("S", bound=Hashable)


def mapped(chances: Mapping[S, Fraction], result: Callable[[S], T]) -> Chances[T]:
    """The chances of what becomes of something."""
    return summed((result(outcome), share.numerator, share.denominator) for outcome, share in chances.items())


def then(chances: Mapping[S, Fraction], result: Callable[[S], Mapping[T, Fraction]]) -> Chances[T]:
    """The chances of what comes after something, by chance too."""
    return summed(
        (end, share.numerator * part.numerator, share.denominator * part.denominator)
        for outcome, share in chances.items()
        for end, part in result(outcome).items()
    )


def summed(parts: Iterable[tuple[T, int, int]]) -> Chances[T]:
    """The chances of all that comes, each time as a numerator and a denominator."""
    terms = list(parts)
    whole = lcm(*{under for _, _, under in terms})
    found: Counter[T] = Counter()
    for outcome, over, under in terms:
        found[outcome] += over * (whole // under)
    return {outcome: Fraction(count, whole) for outcome, count in found.items()}


def without_zeros(chances: Mapping[S, Fraction]) -> Chances[object]:
    """The same as an answer lists it."""
    return {outcome: share for outcome, share in chances.items() if share}


def chance(chances: Mapping[S, Fraction], holds: Callable[[S], object]) -> Fraction:
    """The chance that something holds."""
    return sum((share for outcome, share in chances.items() if holds(outcome)), Fraction(0))


def sure(outcome: T) -> Chances[T]:
    """What comes for certain."""
    return {outcome: Fraction(1)}


def mean(chances: Mapping[int, Fraction]) -> Fraction:
    """The mean of some numbers."""
    return sum((number * share for number, share in chances.items()), Fraction(0))


# --- answers ----------------------------------------------------------------------------------------------------------
class OracleAnswer(NamedTuple):
    """All chances and distributions of an answer by their names and whom they befall; some of its numbers."""

    chances: Mapping[tuple[str, str], Fraction]
    spreads: Mapping[tuple[str, str], Mapping[object, Fraction]]
    numbers: Mapping[str, object] = {}


class Question(NamedTuple):
    """What is asked, the house rules, and what an oracle answers with the dice of a library."""

    asked: Mapping[str, object]
    expected: Callable[[Library], OracleAnswer]
    options: Mapping[str, str] = {}


Questions = Mapping[str, Mapping[str, Question]]
"""By the kind that is asked about, and by what is particular."""


def said(case: OddsCase, numbers: Iterable[str]) -> OracleAnswer:
    """What the laboratory answers: exact, without what cannot be."""
    spreads: dict[tuple[str, str], Chances[object]] = {
        (spread.name, spread.who): {
            point.value: Fraction(point.exact) for point in spread.points if Fraction(point.exact)
        }
        for spread in case.spreads
    }
    found = {number.name: number.text or number.value for number in case.numbers}
    return OracleAnswer(
        {(odds_chance.name, odds_chance.who): Fraction(odds_chance.exact) for odds_chance in case.chances},
        spreads,
        {name: found[name] for name in numbers},
    )


def to_all(
    chances: Mapping[str, Fraction], spreads: Mapping[str, Mapping[object, Fraction]], **numbers: object
) -> OracleAnswer:
    """An answer that befalls nobody by name."""
    return OracleAnswer(
        {(name, ""): fraction for name, fraction in chances.items()},
        {(name, ""): table for name, table in spreads.items()},
        numbers,
    )


def faces_of(die: int) -> Faces:
    """The faces of a die."""
    return tuple(range(1, die + 1))
