"""The special action: who is asked about a ruling, and what one that the scenario settles throws. [UW-TURN-05 UW-ABL-08
UW-ABL-09]"""

from collections.abc import Sequence
from typing import NamedTuple

from affray.referee import Referee, procedure, roll_sum, tell
from affray.systems.wargame.content.codes import ROLL_SPECIAL, TOLD_SPECIAL
from affray.systems.wargame.rules.attack import Strike, strike
from affray.systems.wargame.rules.attack_dice import Throw


class Talk(NamedTuple):
    """How far a ruling is settled: the sides that have agreed to it as it stands, and those that have amended it. [UW-ABL-08]"""

    agreed: tuple[int, ...] = ()
    amended: tuple[int, ...] = ()


def side_asked(others: Sequence[int], talk: Talk) -> int | None:
    """Which of the other sides, in the order of their turns after whoever acts, is asked next; None when all agree.
    [UW-ABL-08]

    >>> side_asked((1, 2), Talk()), side_asked((1, 2), Talk((1,))), side_asked((1, 2), Talk((2, 1)))
    (1, 2, None)
    """
    return next((side for side in others if side not in talk.agreed), None)


def after_consent(talk: Talk, side: int) -> Talk:
    """The talk after a side has agreed. [UW-ABL-08]"""
    return talk._replace(agreed=(*talk.agreed, side))


def after_amendment(talk: Talk, side: int) -> Talk:
    """The talk after a side has amended: nobody has agreed to its words yet. [UW-ABL-08]"""
    return Talk((), (*talk.amended, side))


def after_acceptance(talk: Talk) -> Talk:
    """The talk after whoever acts has accepted the last amendment, to which its author need not agree again. [UW-ABL-08]"""
    return talk._replace(agreed=talk.amended[-1:])


def can_amend(talk: Talk, side: int) -> bool:
    """Whether a side may still amend: each does so once, so that the talk ends. [UW-ABL-08]"""
    return side not in talk.amended


def special_strike(dice: int, sides: int, defense: int) -> Strike:
    """The attack of a special that brings losses: its dice against the Defense. [UW-ABL-09 UW-MEL-04 UW-MEL-05]"""
    return Strike(Throw(1, dice, sides), defense)


@procedure
def special_attack(ref: Referee, s: Strike) -> int:
    """The quotient of the attack of a special. [UW-ABL-09 UW-MEL-05]"""
    return strike(ref, s, ROLL_SPECIAL)


@procedure
def special_success(ref: Referee, dice: int, sides: int, least: int) -> int:
    """Whether a special for disorder or a move succeeds: its dice come to the least that is asked; without dice it always
    does. [UW-ABL-09]"""
    if dice == 0:
        return 1
    total = roll_sum(ref, dice, sides, ROLL_SPECIAL) + dice
    success = 1 if total >= least else 0
    tell(ref, TOLD_SPECIAL, total, least, success)
    return success
