"""The hit roll with three and four dice, and what becomes of the weapon. [CM-HIT-01 CM-HIT-08]"""

from typing import NamedTuple

from affray.referee import Referee, procedure, roll_sum, rule, tell
from affray.systems.melee.content.codes import (
    AT_ATTACKER,
    AT_TARGET,
    BREAKS,
    BROKEN,
    DEFENDING,
    DESTROYED,
    DODGING,
    DROPS,
    KEPT,
    MELEE,
    MISSILE,
    MISSILE_SPELL,
    NO_FUMBLE,
    POLE,
    ROLL_HIT,
    THROWN,
    TOLD_HIT,
    WEAPON,
    D,
)

HIT_DICE, GUARDED_DICE = 3, 4


class Hit(NamedTuple):
    """A hit roll: its total, what it multiplies damage by (0: a miss), and whether it drops or breaks a weapon."""

    total: int
    multiplier: int
    fumble: int


@rule
def dice_needed(kind: int, stance: int) -> int:
    """How many dice an attack of a kind rolls against a target of a stance, never more than four.

    [CM-HIT-01 CM-HIT-03 CM-HIT-05 CM-HIT-07]

    >>> dice_needed(THROWN, DODGING), dice_needed(THROWN, DEFENDING), dice_needed(MELEE, DODGING)
    (4, 4, 3)
    """
    dodged = stance == DODGING and kind in (THROWN, MISSILE, MISSILE_SPELL)
    defended = stance == DEFENDING and kind in (MELEE, POLE, THROWN)
    return GUARDED_DICE if dodged or defended else HIT_DICE


@rule
def three_dice_multiplier(total: int, adj: int) -> int:
    """What a total of three dice multiplies damage by: 0 for a miss. [CM-HIT-01 CM-HIT-02]

    >>> [three_dice_multiplier(total, 10) for total in (3, 4, 5, 10, 11)]
    [3, 2, 1, 1, 0]
    >>> three_dice_multiplier(5, 1), three_dice_multiplier(16, 20)
    (1, 0)
    """
    if total <= 4:
        return 6 - total
    return 1 if total == 5 or (total <= adj and total < 16) else 0


@rule
def four_dice_multiplier(total: int, adj: int) -> int:
    """What a total of four dice multiplies damage by: 0 for a miss, never more than 1. [CM-HIT-04]

    >>> four_dice_multiplier(4, 1), four_dice_multiplier(6, 5), four_dice_multiplier(20, 22)
    (1, 0, 0)
    """
    return 1 if total <= 5 or (total <= adj and total < 20) else 0


@rule
def hit_multiplier(n: int, total: int, adj: int) -> int:
    """What a total of n dice multiplies damage by: 0 for a miss. [CM-HIT-02 CM-HIT-04]"""
    return four_dice_multiplier(total, adj) if n == GUARDED_DICE else three_dice_multiplier(total, adj)


@rule
def fumble_of(n: int, total: int) -> int:
    """Whether a total of n dice drops or breaks a weapon. [CM-HIT-02 CM-HIT-04]

    >>> [fumble_of(3, total) for total in (16, 17, 18)] == [NO_FUMBLE, DROPS, BREAKS]
    True
    >>> [fumble_of(4, total) for total in (20, 21, 22, 23)] == [NO_FUMBLE, DROPS, DROPS, BREAKS]
    True
    """
    if n == GUARDED_DICE:
        drop, breaking = 21, 23
    else:
        drop, breaking = 17, 18
    if total >= breaking:
        return BREAKS
    return DROPS if total >= drop else NO_FUMBLE


@procedure
def hit_roll(ref: Referee, n: int, adj: int) -> Hit:
    """What n dice come to against adjDX; told are the total, adjDX, the multiplier and the fumble.

    [CM-HIT-01 CM-HIT-02 CM-HIT-04]
    """
    total = roll_sum(ref, n, D, ROLL_HIT) + n
    hit = Hit(total, hit_multiplier(n, total, adj), fumble_of(n, total))
    tell(ref, TOLD_HIT, hit.total, adj, hit.multiplier, hit.fumble)
    return hit


# --- the weapon afterwards --------------------------------------------------------------------------------------------
@rule
def can_fumble(kind: int, wielding: int) -> int:
    """Whether there is a weapon to drop or break: not with bare hands, a worn cestus, natural weapons or a spell.
    [CM-HIT-06]"""
    return 1 if wielding == WEAPON and kind < MISSILE_SPELL else 0


@rule
def weapon_place_after(kind: int, wielding: int, fumble: int) -> int:
    """Where the weapon is after an attack, hit or miss; AT_TARGET is the hex of what the attack met.
    [CM-HIT-02 CM-HIT-04 CM-HIT-06 CM-HIT-08]

    >>> [weapon_place_after(THROWN, WEAPON, fumble) for fumble in (NO_FUMBLE, DROPS, BREAKS)]
    [2, 1, 4]
    """
    if can_fumble(kind, wielding) == 0:
        return KEPT
    if fumble == DROPS:
        return AT_ATTACKER
    if fumble == BREAKS:
        return DESTROYED if kind == THROWN else BROKEN
    return AT_TARGET if kind == THROWN else KEPT


@rule
def is_missile_lost(kind: int, multiplier: int) -> int:
    """Whether the missile itself is lost: it missed. [CM-HIT-08]"""
    return 1 if kind == MISSILE and multiplier == 0 else 0
