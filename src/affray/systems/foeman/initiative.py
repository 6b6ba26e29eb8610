"""Who moves first."""

from affray.dice.pool import total
from affray.referee import Referee, roll
from affray.systems.foeman.constants import ROLL_INITIATIVE, ROLL_TIEBREAK, D

BONUS = 1


def rank_sides(ref: Referee, sides: tuple[int, ...], first_last_round: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The sides from first to last, and the total that each rolled in the order given.

    The side that moved first in the last round adds one; ties are rolled off without it.
    [FM-INI-01 FM-INI-02 FM-INI-04]
    """
    totals = tuple(
        total(roll(ref, 1, D, ROLL_INITIATIVE)) + (BONUS if side == first_last_round else 0) for side in sides
    )
    return separate(ref, sides, totals), totals


def separate(ref: Referee, sides: tuple[int, ...], totals: tuple[int, ...]) -> tuple[int, ...]:
    """The sides by their totals, high to low; the tied roll again among themselves. [FM-INI-01 FM-INI-02]"""
    ranking: list[int] = []
    for points in sorted(set(totals), reverse=True):
        tied = tuple(side for side, have in zip(sides, totals, strict=True) if have == points)
        if len(tied) > 1:
            tied = separate(ref, tied, tuple(total(roll(ref, 1, D, ROLL_TIEBREAK)) for _ in tied))
        ranking.extend(tied)
    return tuple(ranking)


def chooser(ranking: tuple[int, ...], moved: tuple[int, ...], ceded: int) -> tuple[int, bool]:
    """The side that may move now when so many have ceded since the last segment, and whether it may cede in turn.

    [FM-INI-03]
    """
    waiting = [side for side in ranking if side not in moved]
    return waiting[ceded], ceded + 1 < len(waiting)
