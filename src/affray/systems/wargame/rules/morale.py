"""Morale: when a unit checks it, the dice of those left and of commanders near them. [UW-MOR-01 UW-MOR-05]"""

from typing import NamedTuple

from affray.referee import Referee, procedure, roll_count, rule, tell
from affray.space.plane.measure import INCH, is_within
from affray.systems.wargame.content.codes import FAILED, NO_CHECK, PASSED, ROLL_COMMAND, ROLL_MORALE, TOLD_MORALE
from affray.systems.wargame.rules.losses_and_damage import is_troops

COMMAND_REACH = 8 * INCH
EVENS = 0xAAAAA
"""The even numbers of a die of up to 20 sides, whose faces are counted from 0."""


class Pool(NamedTuple):
    """So many dice of so many sides."""

    dice: int
    sides: int


class Check(NamedTuple):
    """A morale roll: evens with those of commanders, odds of the unit's own dice, whether it is passed. [UW-MOR-02]"""

    evens: int
    odds: int
    passed: int


@rule
def must_check(kind: int, before: int, lost: int) -> int:
    """Whether a unit that had so many miniatures before one attack and lost so many of them checks morale.

    [UW-MOR-01 UW-MOR-05]

    >>> from affray.systems.wargame.content.codes import BASIC, ELITE
    >>> [must_check(BASIC, 10, lost) for lost in (4, 5, 10)], must_check(ELITE, 1, 0)
    ([0, 1, 0], 0)
    """
    return 1 if is_troops(kind) != 0 and lost < before and 2 * lost >= before else 0


@rule
def morale_check(evens: int, dice: int, aid: int) -> Check:
    """The check of so many own dice with so many evens, with the evens of commanders; a tie is no pass. [UW-MOR-02
    UW-ABL-06]

    >>> morale_check(2, 4, 0).passed, morale_check(1, 3, 2).passed
    (0, 1)
    """
    odd = dice - evens
    return Check(evens + aid, odd, 1 if evens + aid > odd else 0)


@rule
def nerve_of(check: Check) -> int:
    """PASSED or FAILED; a failure gives a token. [UW-MOR-03]"""
    return PASSED if check.passed != 0 else FAILED


@rule
def nerve_without_roll(kind: int, before: int, lost: int, fearless: int) -> int:
    """A unit's nerve before any dice: NO_CHECK, PASSED for the fearless, or FAILED for one that must roll and may still
    be saved. [UW-MOR-01 UW-MOR-05 UW-ABL-03]"""
    if must_check(kind, before, lost) == 0:
        return NO_CHECK
    return PASSED if fearless != 0 else FAILED


def is_in_command_reach(distance: int) -> bool:
    """Whether a commander is near enough to a unit's centre-most miniature, in billionths of an inch. [UW-ABL-06]"""
    return is_within(distance, COMMAND_REACH)


@procedure
def even_dice(ref: Referee, pool: Pool, why: int) -> int:
    """How many of a pool's dice are even. [UW-MOR-02 UW-ABL-06]"""
    return roll_count(ref, pool.dice, pool.sides, EVENS, why) if pool.dice > 0 else 0


@procedure
def morale(ref: Referee, own: Pool, commanders: tuple[Pool, ...]) -> Check:
    """The morale roll of a unit with the action dice of all its miniatures left, then those of each commander near it;
    told are evens, odds and whether it is passed. [UW-MOR-02 UW-ABL-06]"""
    evens = even_dice(ref, own, ROLL_MORALE)
    aid = 0
    for commander in commanders:
        aid += even_dice(ref, commander, ROLL_COMMAND)
    check = morale_check(evens, own.dice, aid)
    tell(ref, TOLD_MORALE, check.evens, check.odds, check.passed)
    return check
