"""What a batch of compiled duels says, and how sure its numbers are, for any system whose duel is a procedure."""

from math import sqrt
from statistics import NormalDist
from typing import TypeVar

import msgspec

from affray.core import InputError
from affray.lab.batches.batch import Meeting, check_batch, row_batches
from affray.lab.schema import Mean, Share

F = TypeVar("F")
H = TypeVar("H")
SURE = 0.95
"""How often the bounds of a number from a batch hold what it stands for."""


def bounds_in_sigmas() -> float:
    """How many standard errors the bounds lie from the mean on either side."""
    return NormalDist().inv_cdf((1 + SURE) / 2)


class Estimate(msgspec.Struct, frozen=True):
    """What came of a batch: the games and their seed, the chances that each unit wins and that nobody does, the mean number
    of rounds, and of what is left of each unit in all games: miniatures, of a hero the sides of his die."""

    games: int
    seed: int
    wins: tuple[Share, Share]
    drawn: Share
    rounds: Mean
    left: tuple[Mean, Mean]


def estimate(met: Meeting[F, H], games: int, seed: int) -> Estimate:
    """Estimate the chances of a duel by compiled games, the same as those of `run_games`.

    Raises InputError, also where numba is missing.
    """
    check_batch(games, met.limit)
    if games < 1:
        raise InputError(f"games {games}: expected 1 or more")
    won, sums, squares = [0, 0, 0], [0, 0, 0], [0, 0, 0]
    for part in row_batches(met, games, seed):
        for winner in (0, 1, -1):
            won[winner] += int((part[:, 0] == winner).sum())
        for column in range(3):
            sums[column] += int(part[:, column + 1].sum())
            squares[column] += int((part[:, column + 1] ** 2).sum())
    rounds, own, theirs = (mean_of(*both, games) for both in zip(sums, squares, strict=True))
    return Estimate(
        games, seed, (share_of(won[0], games), share_of(won[1], games)), share_of(won[-1], games), rounds, (own, theirs)
    )


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
