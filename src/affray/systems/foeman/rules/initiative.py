"""Initiative: who moves first."""

from affray.dice.pool import total
from affray.referee import Referee, procedure, roll, say
from affray.systems.foeman.content.codes import ROLL_INITIATIVE, ROLL_TIEBREAK, D

BONUS = 1
ROLLS = {ROLL_INITIATIVE: "roll_initiative", ROLL_TIEBREAK: "roll_tiebreak"}


def rank_sides(
    ref: Referee, sides: tuple[int, ...], first_last_round: int, names: tuple[str, ...]
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The sides from first to last, and the total that each rolled in the order given.

    `names` are those of all sides, to tell whose die is whose. The side that moved first in the last round adds 1; ties
    are rolled again without it.
    [FM-INI-01 FM-INI-02 FM-INI-04]
    """
    totals = tuple(
        roll_initiative_die(ref, names[side], ROLL_INITIATIVE) + (BONUS if side == first_last_round else 0)
        for side in sides
    )
    return break_ties(ref, sides, totals, names), totals


def roll_initiative_die(ref: Referee, side: str, why: int) -> int:
    """Roll a side's die for initiative, and tell whose it is. [FM-INI-01 FM-INI-02]"""
    points = total(roll(ref, 1, D, why))
    say(ref, ROLLS[why], side=side, total=points, explains=1)
    return points


def break_ties(
    ref: Referee, sides: tuple[int, ...], totals: tuple[int, ...], names: tuple[str, ...]
) -> tuple[int, ...]:
    """The sides by their totals, high to low; tied sides roll again among themselves. [FM-INI-01 FM-INI-02]"""
    ranking: list[int] = []
    for points in sorted(set(totals), reverse=True):
        tied = tuple(side for side, have in zip(sides, totals, strict=True) if have == points)
        if len(tied) > 1:
            again = tuple(roll_initiative_die(ref, names[side], ROLL_TIEBREAK) for side in tied)
            whose = tuple(names[side] for side in tied)
            say(ref, "initiative_tie", sides=whose, points=points, totals=again, clauses=("FM-INI-02",))
            tied = break_ties(ref, tied, again, names)
        ranking.extend(tied)
    return tuple(ranking)


def chooser(ranking: tuple[int, ...], moved: tuple[int, ...], ceded: int) -> tuple[int, bool]:
    """The side that may move now when so many have ceded since the last segment, and whether it may cede in turn.

    [FM-INI-03]
    """
    waiting = [side for side in ranking if side not in moved]
    return waiting[ceded], ceded + 1 < len(waiting)


@procedure
def first_mover(ref: Referee, before: int) -> int:
    """The side of two, 0 or 1, that moves first; `before` is the one that did in the last round.

    [FM-INI-01 FM-INI-02 FM-INI-04]
    """
    of_a = total(roll(ref, 1, D, ROLL_INITIATIVE)) + (BONUS if before == 0 else 0)
    of_b = total(roll(ref, 1, D, ROLL_INITIATIVE)) + (BONUS if before == 1 else 0)
    while of_a == of_b:
        of_a = total(roll(ref, 1, D, ROLL_TIEBREAK))
        of_b = total(roll(ref, 1, D, ROLL_TIEBREAK))
    return 0 if of_a > of_b else 1
