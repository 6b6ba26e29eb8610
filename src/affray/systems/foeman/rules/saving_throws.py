"""Saving throws: how one is judged, and the score and dice of each kind. [FM-SV-01 FM-SV-02 FM-SV-03 FM-SV-04]"""

from typing import NamedTuple

from affray.dice.pool import top, total
from affray.referee import Referee, procedure, roll, rule, tell
from affray.systems.foeman.content.codes import AUTO_FAIL, AUTO_PASS, NOT_AUTO, TOLD_AUTO_SAVE, TOLD_SAVE, D
from affray.systems.foeman.content.house_rules import House
from affray.systems.foeman.content.rounding import divide

UNDERMATCHED, EVEN, OVERMATCHED = -1, 0, 1


class Saved(NamedTuple):
    """A saving throw: passed (0, 1), automatic result (AUTO_FAIL, NOT_AUTO, AUTO_PASS), total as it counts."""

    passed: int
    auto: int
    total: int


@rule
def automatic_result(points: int, n: int) -> int:
    """The automatic result of a total of n dice: AUTO_PASS at n or less, AUTO_FAIL at 4n or more, otherwise NOT_AUTO.

    [FM-SV-01 FM-HIT-02 FM-HIT-03]

    >>> [automatic_result(points, 3) for points in (3, 4, 11, 12)]
    [1, 0, 0, -1]
    """
    if points <= n:
        return AUTO_PASS
    if points >= 4 * n:
        return AUTO_FAIL
    return NOT_AUTO


@rule
def repeat_automatic_result(points: int, n: int, repeat: int) -> int:
    """The automatic result of a total of n dice; a repeated action cannot fail automatically. [MW-HIT-03]

    >>> repeat_automatic_result(12, 3, 0), repeat_automatic_result(12, 3, 1), repeat_automatic_result(3, 3, 1)
    (-1, 0, 1)
    """
    auto = automatic_result(points, n)
    return NOT_AUTO if repeat != 0 and auto == AUTO_FAIL else auto


@rule
def is_within_score(auto: int, points: int, score: int) -> int:
    """Whether a total passes: by its automatic result, otherwise if it is the score or less. [FM-SV-02 FM-HIT-07]"""
    if auto == NOT_AUTO:
        return 1 if points <= score else 0
    return 1 if auto == AUTO_PASS else 0


@rule
def saving_total(dice: int, goblin: int) -> int:
    """The total of a saving throw; a Goblin's Top die above 0 counts one less. [FM-FIG-09 FM-SV-03]"""
    if goblin != 0 and top(dice) > 0:
        return total(dice) - 1
    return total(dice)


@rule
def judge_save(dice: int, n: int, score: int, goblin: int, repeat: int = 0) -> Saved:
    """What n dice make of a saving throw against a score; `repeat`: it is a repeated Ready.

    [FM-SV-01 FM-SV-02 FM-SV-03 MW-HIT-03]

    >>> from affray.dice.pool import pool
    >>> judge_save(pool((3, 4, 4, 4)), 4, 15, 0)
    Saved(passed=1, auto=0, total=15)
    """
    points = saving_total(dice, goblin)
    auto = repeat_automatic_result(points, n, repeat)
    return Saved(is_within_score(auto, points, score), auto, points)


@procedure
def saving_throw(ref: Referee, n: int, score: int, goblin: int, repeat: int, why: int) -> Saved:
    """Make a saving throw of n dice against a score, maybe of a repeated Ready; `why` is the event code of the roll.

    [FM-SV-02 MW-HIT-03]
    """
    saved = judge_save(roll(ref, n, D, why), n, score, goblin, repeat)
    tell(ref, TOLD_SAVE if saved.auto == NOT_AUTO else TOLD_AUTO_SAVE, saved.total, score, saved.passed, saved.auto)
    return saved


# --- scores and dice --------------------------------------------------------------------------------------------------
@rule
def entry_score(mdx: int, mover_mst: int, target_mst: int, house: House) -> int:
    """The 5D score of a target that avoids an Attempt Hand-to-Hand. [FM-HTH-02]

    >>> from affray.systems.foeman.content.house_rules import PLAIN
    >>> entry_score(11, 9, 12, PLAIN)
    10
    """
    if house.hth_entry_sign != 0:
        return mdx + divide(target_mst - mover_mst, 2, house)
    return mdx + divide(mover_mst - target_mst, 2, house)


@rule
def exit_dice(house: House) -> int:
    """The dice of the saving throw that leaves hand-to-hand. [FM-HTH-05 MW-HTH-01]"""
    return 4 if house.hth_exit != 0 else 5


@rule
def exit_score(mdx: int, mover_mst: int, highest: int, total: int, house: House) -> int:
    """The score of a figure that leaves hand-to-hand; `highest` and `total` are of the mST against it there.

    [FM-HTH-05 MW-HTH-01]

    >>> from affray.systems.foeman.content.house_rules import PLAIN
    >>> exit_score(10, 8, 13, 23, PLAIN), exit_score(10, 12, 9, 9, PLAIN._replace(hth_exit=1))
    (8, 12)
    """
    if house.hth_exit != 0:
        return mdx + divide(mover_mst - total + 1, 2, house)
    return mdx + divide(mover_mst - highest, 2, house)


@rule
def ready_score(mdx: int, opponents: int) -> int:
    """The score of a Ready with so many opponents in the hex. [FM-OPT-07]

    >>> ready_score(10, 0), ready_score(10, 2)
    (14, 8)
    """
    if opponents == 0:
        return mdx + 4
    return mdx - opponents


@rule
def pivot_match(own_st: int, foes_st: int) -> int:
    """How a figure is matched by the basic ST of those that engage it (0: nobody): OVERMATCHED by more than twice its
    own, UNDERMATCHED by less than half of it (filler). [MW-PIV-03]

    >>> [pivot_match(10, strength) for strength in (0, 4, 5, 20, 21)]
    [-1, -1, 0, 0, 1]
    """
    if foes_st > 2 * own_st:
        return OVERMATCHED
    return UNDERMATCHED if 2 * foes_st < own_st else EVEN


@rule
def pivot_dice(engaged: int, match: int, house: House) -> int:
    """The dice of the saving throw of a limited Pivot. [FM-PIV-04 MW-PIV-01 MW-PIV-03]"""
    if house.pivot_dice != 0:
        return 4 + match
    return 4 if engaged != 0 else 3


@rule
def pivot_penalty(saved: Saved, miq: int, mdx: int, house: House) -> int:
    """What a limited Pivot costs in mDX for the rest of the round: 0, -1 or -2. [FM-PIV-04 MW-PIV-02]"""
    if saved.passed != 0:
        return 0
    limit = mdx if house.pivot_threshold != 0 else miq
    if saved.auto == AUTO_FAIL or saved.total > limit + 2:
        return -2
    return -1


# --- Weapon Proficiency -----------------------------------------------------------------------------------------------
class Talent(NamedTuple):
    """Weapon Proficiency after its saving throw: still usable, failure ignored now, free failure used up."""

    usable: int
    ignored: int
    free_used: int


@rule
def proficiency_dice(hit: int) -> int:
    """The dice of the saving throw after a use of Weapon Proficiency. [FM-TAL-02]"""
    return 3 if hit != 0 else 4


@rule
def talent_after(passed: int, halfling: int, free_used: int) -> Talent:
    """The talent after its saving throw: a Halfling's first failure does not count. [FM-TAL-02 FM-TAL-03 FM-FIG-07]

    >>> talent_after(0, 1, 0)
    Talent(usable=1, ignored=1, free_used=1)
    """
    if passed != 0:
        return Talent(1, 0, free_used)
    if halfling != 0 and free_used == 0:
        return Talent(1, 1, 1)
    return Talent(0, 0, free_used)
