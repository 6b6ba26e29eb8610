"""Saving rolls: how one is judged, and the dice and target of each kind. [CM-ATTR-05]"""

from typing import NamedTuple

from affray.referee import Referee, procedure, roll_sum, rule, tell
from affray.systems.melee.content.codes import (
    ROLL_COLLAPSE,
    ROLL_DISBELIEVE,
    ROLL_DRAW_DAGGER,
    ROLL_LEAVE_HTH,
    ROLL_NO_RETREAT,
    TOLD_SAVE,
    D,
)
from affray.systems.melee.content.house_rules import House

SAVE_DICE = 3
LEAVE_DICE = 4


class Saved(NamedTuple):
    """A saving roll: passed (0, 1) and its total."""

    passed: int
    total: int


@rule
def judge_save(total: int, n: int, target: int, house: House) -> int:
    """Whether a total of n dice passes a target; under `auto_on_saves` 5 and less on three dice pass and 16 and more
    fail. [CM-ATTR-05]

    >>> from affray.systems.melee.content.house_rules import PLAIN
    >>> judge_save(17, 3, 17, PLAIN), judge_save(17, 3, 17, PLAIN._replace(auto_on_saves=1))
    (1, 0)
    """
    if house.auto_on_saves != 0 and n == SAVE_DICE and (total <= 5 or total >= 16):
        return 1 if total <= 5 else 0
    return 1 if total <= target else 0


@rule
def dx_target(dx: int, standing_dx: int, house: House) -> int:
    """The target of a saving roll against DX: standing adjDX, or bare DX under `dx_saves_unadjusted`. [CM-ATTR-04]"""
    return dx if house.dx_saves_unadjusted != 0 else standing_dx


@procedure
def saving_roll(ref: Referee, n: int, target: int, house: House, why: int) -> Saved:
    """A saving roll of n dice against a target; `why` is the event code of the roll. [CM-ATTR-05]"""
    points = roll_sum(ref, n, D, why) + n
    passed = judge_save(points, n, target, house)
    tell(ref, TOLD_SAVE, points, target, passed)
    return Saved(passed, points)


@procedure
def collapse_save(ref: Referee, st: int, house: House) -> Saved:
    """The roll of a figure that spent more fatigue than it has: failed, it is unconscious. [CM-FAT-05]"""
    return saving_roll(ref, SAVE_DICE, st, house, ROLL_COLLAPSE)


@procedure
def draw_dagger_save(ref: Referee, target: int, house: House) -> Saved:
    """The roll by which a figure in hand-to-hand readies its dagger; the target is `dx_target`.

    [CM-HTH-10 CM-OPT-31]
    """
    return saving_roll(ref, SAVE_DICE, target, house, ROLL_DRAW_DAGGER)


@procedure
def leave_hth_save(ref: Referee, target: int, house: House) -> Saved:
    """The roll of four dice by which a figure leaves hand-to-hand; the target is `dx_target`. [CM-HTH-11 CM-OPT-32]"""
    return saving_roll(ref, LEAVE_DICE, target, house, ROLL_LEAVE_HTH)


@procedure
def no_retreat_save(ref: Referee, target: int, house: House) -> Saved:
    """The roll of a figure that is forced back and has nowhere to go: failed, it falls; the target is `dx_target`.

    [CM-RET-04]
    """
    return saving_roll(ref, SAVE_DICE, target, house, ROLL_NO_RETREAT)


@procedure
def disbelief_save(ref: Referee, target: int, house: House) -> Saved:
    """The roll against one figure that may be no real one; the target is `mental`. [CM-SPELL-07 CM-OPT-19 CM-OPT-29]"""
    return saving_roll(ref, SAVE_DICE, target, house, ROLL_DISBELIEVE)


@rule
def is_vanishing(real: int, passed: int) -> int:
    """Whether a figure vanishes when it was disbelieved so. [CM-SPELL-07]"""
    return 1 if real == 0 and passed != 0 else 0
