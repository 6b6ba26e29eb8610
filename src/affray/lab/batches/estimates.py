"""How sure the numbers of a batch of duels are."""

from math import sqrt
from statistics import NormalDist

from affray.lab.schema import Mean, Share

SURE = 0.95
"""How often the bounds of a number from a batch hold what it stands for."""


def bounds_in_sigmas() -> float:
    """How many standard errors the bounds lie from the mean on either side."""
    return NormalDist().inv_cdf((1 + SURE) / 2)


def share_of(number: int, games: int) -> Share:
    """The chance of a result that `number` of the games had, with Wilson's bounds.

    >>> share_of(0, 100)
    Share(chance=0.0, low=0.0, high=0.036993)
    """
    z, chance = bounds_in_sigmas(), number / games
    wide = z * z / games
    middle = (chance + wide / 2) / (1 + wide)
    half = sqrt(chance * (1 - chance) * wide + wide * wide / 4) / (1 + wide)
    return Share(chance, round(max(0.0, middle - half), 6), round(min(1.0, middle + half), 6))


def mean_of(total: int, squares: int, games: int) -> Mean:
    """The mean of a number with its normal error, from its sum and the sum of its squares; zeros for no games."""
    if games == 0:
        return Mean(0.0, 0.0)
    mean = total / games
    spread = max(0.0, squares / games - mean * mean) * games / max(1, games - 1)
    return Mean(mean, bounds_in_sigmas() * sqrt(spread / games))
