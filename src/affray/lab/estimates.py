"""How sure a number from games is."""

from math import sqrt
from statistics import NormalDist

from affray.lab.schema import Mean, Share

SURE = 0.95
"""How often the bounds of a number from a batch hold what it stands for."""


def sigmas() -> float:
    """How many standard errors the bounds are wide to either side."""
    return NormalDist().inv_cdf((1 + SURE) / 2)


def share_of(number: int, games: int) -> Share:
    """The chance of what came so often in so many games, with Wilson's bounds.

    >>> share_of(0, 100)
    Share(chance=0.0, low=0.0, high=0.036993)
    """
    z, chance = sigmas(), number / games
    wide = z * z / games
    middle = (chance + wide / 2) / (1 + wide)
    half = sqrt(chance * (1 - chance) * wide + wide * wide / 4) / (1 + wide)
    return Share(chance, round(max(0.0, middle - half), 6), round(min(1.0, middle + half), 6))


def mean_of(total: int, squares: int, games: int) -> Mean:
    """The mean of what came to so much in all, with the normal error; nothing of no games."""
    if games == 0:
        return Mean(0.0, 0.0)
    mean = total / games
    spread = max(0.0, squares / games - mean * mean) * games / max(1, games - 1)
    return Mean(mean, sigmas() * sqrt(spread / games))
