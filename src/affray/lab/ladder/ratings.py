"""Ratings by maximum likelihood after Bradley and Terry, with intervals for pairs of games.

The chance of one player against another is 1 / (1 + 10^(-d/400)), where d is the difference of their ratings in Elo. A draw
counts as half. Games of a pair have the same dice and are not independent, pairs are: variances come from the scatter of whole
pairs (the "sandwich" around the likelihood), and of scenarios each counts alike however often it was played. Every player
has one drawn game more than it played, spread over all others: so whoever never lost has a rating too, and few games stretch
no difference (the correction of Haldane and Anscombe).
"""

from collections.abc import Mapping, Sequence
from math import exp, log, sqrt
from typing import NamedTuple

from affray.lab.batches.estimates import bounds_in_sigmas

ELO = 400 / log(10)
"""A logit in Elo."""
DRAWN_PAIRS = 0.5
"""So many drawn pairs are added to those of each player, for its rating."""
SHARE_PAIRS = 2.0
"""So many are added to those of two players, for the bounds of a share alone, as Agresti and Coull do."""
EVEN_GAMES = 0.125
"""The variance of the share of a pair of independent even games."""
STEPS, SMALL, LONGEST = 60, 1e-9, 2.0
"""The most steps to the maximum, when it is reached, and the longest step, in logits."""
USUAL, DOUBT = 100.0, 0.05
"""How far apart in Elo players are expected to be, and how often a sign may be called certain wrongly."""


class Sample(NamedTuple):
    """Shares of pairs of games of two players on one scenario: how many, their mean, the sum of squared deviations."""

    pairs: int
    mean: float
    squares: float


class Share(NamedTuple):
    """What one player scores against another: pairs of games, the share with the added draws, the variance of that, how many
    of the pairs are added."""

    pairs: float
    share: float
    variance: float
    added: float = 0.0

    @property
    def bounds(self) -> tuple[float, float]:
        """The bounds of the share, 95 times of 100, as Agresti and Coull have them: the added draws pull the share to the
        middle, and so the bounds are as wide as those of a share that scatters so without being pulled back that far."""
        played = self.pairs - self.added
        if played <= 0:
            return 0.0, 1.0
        half = bounds_in_sigmas() * sqrt(self.variance * self.pairs / played)
        return max(0.0, self.share - half), min(1.0, self.share + half)


def sample_of(values: Sequence[float]) -> Sample:
    """The sample of some shares, at least one.

    >>> sample_of([1.0, 0.5])
    Sample(pairs=2, mean=0.75, squares=0.125)
    """
    mean = sum(values) / len(values)
    return Sample(len(values), mean, sum((value - mean) ** 2 for value in values))


def share_of(samples: Sequence[Sample], grounds: int, added: float = SHARE_PAIRS) -> Share:
    """The share over scenarios, of which there are `grounds` in all; each played one counts alike. `added`: drawn pairs.

    Once every scenario was played only the scatter within scenarios counts, before that the scatter among them too.
    """
    played = [sample for sample in samples if sample.pairs]
    pairs = sum(sample.pairs for sample in played)
    if not pairs:
        return Share(added, 0.5, EVEN_GAMES / added, added)
    mean = sum(sample.mean for sample in played) / len(played)
    share = (pairs * mean + added / 2) / (pairs + added)
    squares = sum(sample.squares for sample in played)
    free = pairs - len(played)
    if len(played) < grounds:
        squares += sum(sample.pairs * (sample.mean - mean) ** 2 for sample in played)
        free = pairs - 1
    # A look at what has always been the same says the less of its scatter, the nearer it is to always or never.
    spread = (squares + added * (0.5 - share) ** 2 + share * (1 - share) / 2) / (free + 1)
    variance = spread * sum(1 / sample.pairs for sample in played) / len(played) ** 2
    return Share(pairs + added, share, variance * (pairs / (pairs + added)) ** 2, added)


class Ratings(NamedTuple):
    """The ratings in Elo, the anchor's 0, and the variances of their differences."""

    elo: tuple[float, ...]
    covariance: tuple[tuple[float, ...], ...]

    def difference(self, one: int, other: int) -> tuple[float, float]:
        """How far one player stands above another, in Elo, with the standard error."""
        spread = self.covariance[one][one] + self.covariance[other][other] - 2 * self.covariance[one][other]
        return self.elo[one] - self.elo[other], sqrt(max(0.0, spread))

    @property
    def order(self) -> list[int]:
        """The players, the strongest first."""
        return sorted(range(len(self.elo)), key=lambda place: (-self.elo[place], place))


Shares = Mapping[tuple[int, int], Share]
Matrix = list[list[float]]


def rate(players: int, shares: Shares, anchor: int) -> Ratings:
    """The ratings that make the shares of all pairings likeliest; `shares` are those of the first player of each."""
    free = [place for place in range(players) if place != anchor]
    level = [0.0] * players
    scored = {pair: (share.pairs, min(max(share.share, 0.5 / (share.pairs + 1)), 1 - 0.5 / (share.pairs + 1)), share.variance)
              for pair, share in shares.items()}  # fmt: skip
    inverse: Matrix = []
    for _ in range(STEPS):
        slope, bend = [0.0] * players, [[0.0] * players for _ in range(players)]
        for (a, b), (pairs, share, _) in scored.items():
            chance = 1 / (1 + exp(level[b] - level[a]))
            add_pair(bend, a, b, pairs * chance * (1 - chance))
            slope[a] += pairs * (share - chance)
            slope[b] -= pairs * (share - chance)
        inverse = invert([[bend[i][j] for j in free] for i in free])
        step = [sum(row[j] * slope[place] for j, place in enumerate(free)) for row in inverse]
        for place, by in zip(free, step, strict=True):
            level[place] += max(-LONGEST, min(LONGEST, by))
        if max(map(abs, step)) < SMALL:
            break
    meat = [[0.0] * players for _ in range(players)]
    for (a, b), (pairs, _, variance) in scored.items():
        add_pair(meat, a, b, pairs * pairs * variance)
    inner = multiply(multiply(inverse, [[meat[i][j] for j in free] for i in free]), inverse)
    whole = [[0.0] * players for _ in range(players)]
    for i, number in enumerate(free):
        for j, other in enumerate(free):
            whole[number][other] = inner[i][j] * ELO * ELO
    return Ratings(tuple(ELO * value for value in level), tuple(map(tuple, whole)))


def is_certain(difference: float, error: float) -> bool:
    """Whether the sign of a difference is certain, however often one has looked before: by Robbins' bound of mixtures.

    >>> is_certain(62, 30), is_certain(95, 30)
    (False, True)
    """
    variance, usual = error * error, USUAL * USUAL
    bound = 2 * variance * (variance + usual) / usual * log(sqrt((variance + usual) / variance) / DOUBT)
    return difference * difference > bound


def add_pair(matrix: Matrix, a: int, b: int, amount: float) -> None:
    """Adds a term of the difference of two players to a matrix."""
    matrix[a][a] += amount
    matrix[b][b] += amount
    matrix[a][b] -= amount
    matrix[b][a] -= amount


def multiply(one: Matrix, other: Matrix) -> Matrix:
    """The product of two matrices."""
    return [
        [sum(a * b for a, b in zip(row, column, strict=True)) for column in zip(*other, strict=True)] for row in one
    ]


def invert(matrix: Matrix) -> Matrix:
    """The inverse of a positive definite matrix.

    >>> invert([[2.0, 0.0], [0.0, 4.0]])
    [[0.5, 0.0], [0.0, 0.25]]
    """
    size = len(matrix)
    rows = [[*row, *(float(i == j) for j in range(size))] for i, row in enumerate(matrix)]
    for i in range(size):
        rows[i] = [value / rows[i][i] for value in rows[i]]
        for j in range(size):
            if j != i and rows[j][i]:
                factor = rows[j][i]
                rows[j] = [value - factor * by for value, by in zip(rows[j], rows[i], strict=True)]
    return [row[size:] for row in rows]
