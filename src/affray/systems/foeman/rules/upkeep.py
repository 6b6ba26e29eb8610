"""What carries over from round to round: duress, incidental exhaustion, waking, aim. [FM-RND-02]"""

from typing import NamedTuple

from affray.referee import rule
from affray.systems.foeman.content.codes import DEAD, UNCONSCIOUS
from affray.systems.foeman.content.house_rules import House
from affray.systems.foeman.content.rounding import ceil_div
from affray.systems.foeman.rules.wounds import state_of

BIG_HIT = 5


class Recovery(NamedTuple):
    """Incidental exhaustion at the end of a round: points recovered now, points left of this and earlier rounds."""

    recovered: int
    left: int


# --- duress -----------------------------------------------------------------------------------------------------------
@rule
def duress_wounds(phys: int, exh: int, house: House) -> int:
    """The wounds of an attack as duress counts them. [FM-DX-02]"""
    return phys if house.duress_counts != 0 else phys + exh


@rule
def is_big_hit(wounds: int) -> int:
    """Whether one attack's wounds bring duress in the next round. [FM-DX-02]"""
    return 1 if wounds >= BIG_HIT else 0


@rule
def duress_threshold(st: int) -> int:
    """The wounds in one round that bring duress, by basic ST. [FM-DX-03]

    >>> duress_threshold(12), duress_threshold(13)
    (8, 9)
    """
    return max(8, ceil_div(2 * st, 3))


@rule
def is_threshold_reached(wounds: int, st: int) -> int:
    """Whether the wounds of a round reach the duress threshold. [FM-DX-03]"""
    return 1 if wounds >= duress_threshold(st) else 0


@rule
def duress(big_hit_before: int, reached_before: int, reached_now: int) -> int:
    """The duress penalty now: 0, -2 or -4, by a big hit in the round before, and by the threshold reached in the round
    before or in this one. [FM-DX-02 FM-DX-03]

    >>> duress(1, 0, 0), duress(1, 1, 1)
    (-2, -4)
    """
    return -2 * big_hit_before - 2 * max(reached_before, reached_now)


# --- recovery ---------------------------------------------------------------------------------------------------------
@rule
def recovery(earlier: int, this_round: int) -> Recovery:
    """The end of a round for incidental points taken in earlier rounds and in this one. [FM-REC-01 FM-REC-02]

    >>> recovery(0, 3), recovery(3, 2)
    (Recovery(recovered=0, left=3), Recovery(recovered=1, left=4))
    """
    recovered = min(1, earlier)
    return Recovery(recovered, earlier - recovered + this_round)


@rule
def state_after_recovery(state: int, mst: int, dwarf: int, house: House) -> int:
    """The state of a figure whose mST has risen: the unconscious may wake, the dead stay dead. [FM-REC-03]"""
    if state == DEAD or (state == UNCONSCIOUS and house.wake_on_recovery == 0):
        return state
    return state_of(mst, dwarf)


# --- aim --------------------------------------------------------------------------------------------------------------
@rule
def aim_after(aim: int, watched: int) -> int:
    """The aim after a round whose final option was Watch, or was not. [FM-DX-08]

    >>> aim_after(0, 1), aim_after(2, 1), aim_after(2, 0)
    (1, 2, 0)
    """
    return min(2, aim + 1) if watched != 0 else 0
