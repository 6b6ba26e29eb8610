"""Exact distributions over integer weights.

A weight is a whole number of equally likely cases out of `total`: nothing is ever rounded, and a chance is a Fraction.
"""

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping
from fractions import Fraction
from functools import lru_cache, reduce
from itertools import accumulate
from math import comb, factorial, gcd, lcm
from typing import Generic, TypeVar

from affray.dice.pool import BITS, MOST_DICE, MOST_KINDS, MOST_SORTED, kind_of

T = TypeVar("T", bound=Hashable)
U = TypeVar("U", bound=Hashable)


class Dist(Generic[T]):
    """Outcomes with whole-number weights in lowest terms; immutable, compared by value."""

    __slots__ = ("total", "weights")

    def __init__(self, weights: Mapping[T, int]) -> None:
        """Weights of the outcomes. Raises ValueError for a negative weight or no weight at all."""
        if any(weight < 0 for weight in weights.values()):
            raise ValueError("a weight is negative")
        common = reduce(gcd, weights.values(), 0)
        if common == 0:
            raise ValueError("expected at least one outcome with a weight above 0")
        self.weights: dict[T, int] = {x: weight // common for x, weight in weights.items() if weight}
        self.total: int = sum(self.weights.values())

    @staticmethod
    def sure(outcome: U) -> "Dist[U]":
        """The outcome that is certain."""
        return Dist({outcome: 1})

    @staticmethod
    def uniform(outcomes: Iterable[U]) -> "Dist[U]":
        """The outcomes listed, each as likely as the others; listed twice, twice as likely."""
        weights: dict[U, int] = {}
        for outcome in outcomes:
            weights[outcome] = weights.get(outcome, 0) + 1
        return Dist(weights)

    @staticmethod
    def die(faces: Iterable[int]) -> "Dist[int]":
        """One die with these faces.

        >>> Dist.die(range(6)).mean()
        Fraction(5, 2)
        """
        return Dist.uniform(faces)

    @staticmethod
    def sums(n: int, faces: int) -> "Dist[int]":
        """The total of n dice with the faces 0 to faces - 1.

        >>> Dist.sums(2, 6).chance(10)
        Fraction(1, 36)
        """
        return sums(n, faces)

    @staticmethod
    def pools(n: int, faces: int) -> "Dist[int]":
        """Every multiset (see dice.pool) of n dice with the faces 0 to faces - 1."""
        return pools(n, faces)

    def items(self) -> Iterator[tuple[T, int]]:
        """Each outcome with its weight out of `total`."""
        return iter(self.weights.items())

    def chance(self, event: T | Callable[[T], bool]) -> Fraction:
        """The chance of an outcome, or of all outcomes for which a test holds."""
        if callable(event):
            return Fraction(sum(weight for x, weight in self.weights.items() if event(x)), self.total)
        return Fraction(self.weights.get(event, 0), self.total)

    def chances(self) -> dict[T, Fraction]:
        """The chance of each outcome.

        >>> Dist.die([1, 2]).chances()
        {1: Fraction(1, 2), 2: Fraction(1, 2)}
        """
        return {x: Fraction(weight, self.total) for x, weight in self.weights.items()}

    def map(self, fn: Callable[[T], U]) -> "Dist[U]":
        """The distribution of a function of the outcome."""
        weights: dict[U, int] = {}
        for x, weight in self.weights.items():
            y = fn(x)
            weights[y] = weights.get(y, 0) + weight
        return Dist(weights)

    def flat_map(self, fn: "Callable[[T], Dist[U]]") -> "Dist[U]":
        """The distribution of what follows from each outcome."""
        return mixture((fn(x), weight) for x, weight in self.weights.items())

    def conditional(self, test: Callable[[T], bool]) -> "Dist[T]":
        """The distribution among the outcomes for which a test holds. Raises ValueError if it holds for none."""
        return Dist({x: weight for x, weight in self.weights.items() if test(x)})

    def mean(self, value_of: Callable[[T], int | Fraction] | None = None) -> Fraction:
        """The mean of the outcome, or of a function of it."""
        value = value_of or _number
        return Fraction(
            sum((weight * Fraction(value(x)) for x, weight in self.weights.items()), Fraction(0)), self.total
        )

    def variance(self) -> Fraction:
        """The variance of a numeric outcome."""
        mean = self.mean()
        return self.mean(lambda x: (_number(x) - mean) ** 2)

    def quantile(self, share: Fraction | float) -> T:
        """The least outcome whose cumulative chance reaches the share (0 to 1)."""
        if not 0 <= share <= 1:
            raise ValueError(f"share {share}: expected 0 to 1")
        # As a Fraction, since a total may be too large for a float.
        wanted = Fraction(share) * self.total
        ordered = sorted(self.weights, key=_number)
        reached = accumulate(self.weights[x] for x in ordered)
        return next(x for x, so_far in zip(ordered, reached, strict=True) if so_far >= wanted)

    def __add__(self: "Dist[int]", other: "Dist[int]") -> "Dist[int]":
        """The distribution of the sum of two independent numbers."""
        weights: dict[int, int] = {}
        for x, weight in self.weights.items():
            for y, more in other.weights.items():
                weights[x + y] = weights.get(x + y, 0) + weight * more
        return Dist(weights)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Dist) and self.weights == other.weights

    def __hash__(self) -> int:
        return hash(frozenset(self.weights.items()))

    def __repr__(self) -> str:
        return f"Dist({self.weights!r})"


def mixture(parts: "Iterable[tuple[Dist[T], int]]") -> Dist[T]:
    """The distributions taken with these weights."""
    weighted = [(part, weight) for part, weight in parts if weight]
    whole = lcm(*(part.total for part, _ in weighted))
    weights: dict[T, int] = {}
    for part, weight in weighted:
        scale = weight * (whole // part.total)
        for x, more in part.weights.items():
            weights[x] = weights.get(x, 0) + more * scale
    return Dist(weights)


def _number(x: object) -> int | Fraction:
    """The outcome as a number. Raises TypeError for an outcome that is none."""
    if isinstance(x, int | Fraction):
        return x
    raise TypeError(f"expected a numeric outcome, got {x!r}")


@lru_cache(maxsize=512)
def sums(n: int, faces: int) -> Dist[int]:
    """The total of n dice with the faces 0 to faces - 1. Raises ValueError for no such dice."""
    if n < 0 or faces < 1:
        raise ValueError(f"expected 0 or more dice of at least one face, got {n} of {faces}")
    if n == 0:
        return Dist({0: 1})
    half = sums(n // 2, faces)
    return half + half if n % 2 == 0 else half + half + Dist.uniform(range(faces))


@lru_cache(maxsize=512)
def counts(n: int, faces: int, wanted: int) -> Dist[int]:
    """How many of n dice show one of the wanted faces; bit i of `wanted` stands for face i. Raises ValueError for no
    such dice.

    >>> counts(2, 6, 0b101010).chance(1)
    Fraction(1, 2)
    """
    if n < 0 or faces < 1:
        raise ValueError(f"expected 0 or more dice of at least one face, got {n} of {faces}")
    good = (wanted & ((1 << faces) - 1)).bit_count()
    return Dist({k: comb(n, k) * good**k * (faces - good) ** (n - k) for k in range(n + 1)})


@lru_cache(maxsize=512)
def kinds(n: int, faces: int, sorting: int) -> Dist[int]:
    """How many of n dice are of each kind, as a multiset of kinds (see dice.pool). Raises ValueError for no such dice,
    or more than are sorted.

    >>> from affray.dice.pool import pool, sorting
    >>> kinds(2, 6, sorting((0, 0, 1, 1, 2, 2))).chance(pool((0, 2)))
    Fraction(2, 9)
    """
    if not 0 <= n <= MOST_DICE or not 1 <= faces <= MOST_SORTED:
        raise ValueError(f"expected 0 to {MOST_DICE} dice of 1 to {MOST_SORTED} faces, got {n} of {faces}")
    ways = [0] * MOST_KINDS
    for face in range(faces):
        ways[kind_of(sorting, face)] += 1
    found: dict[int, int] = {0: 1}
    left = {0: n}
    for kind in [kind for kind in range(MOST_KINDS) if ways[kind]]:
        last = not any(ways[kind + 1 :])
        more: dict[int, int] = {}
        rest: dict[int, int] = {}
        for packed, weight in found.items():
            room = left[packed]
            for here in range(room if last else 0, room + 1):
                taken = packed + (here << (BITS * kind))
                more[taken], rest[taken] = weight * comb(room, here) * ways[kind] ** here, room - here
        found, left = more, rest
    return Dist(found)


@lru_cache(maxsize=512)
def pools(n: int, faces: int) -> Dist[int]:
    """Every multiset (see dice.pool) of n dice with the faces 0 to faces - 1, weighted by its orders.

    Raises ValueError for no such dice, or more than a multiset holds.
    """
    if not 0 <= n <= MOST_DICE or faces < 1:
        raise ValueError(f"expected 0 to {MOST_DICE} dice of at least one face, got {n} of {faces}")
    found: dict[int, int] = {}

    def fill(face: int, left: int, packed: int, ways: int) -> None:
        if face == faces - 1:
            found[packed + (left << (BITS * face))] = factorial(n) // (ways * factorial(left))
            return
        for here in range(left + 1):
            fill(face + 1, left - here, packed + (here << (BITS * face)), ways * factorial(here))

    fill(0, n, 0, 1)
    return Dist(found)
