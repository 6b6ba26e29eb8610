"""Tests and stunts: one roll of a whole pool against Difficulty Dice. [FT-TEST-01 to FT-TEST-11 FT-STUNT-01 to FT-STUNT-06]"""

from typing import NamedTuple

from affray.referee import Referee, procedure, rule, tell
from affray.systems.fortmayn.content.codes import (
    BODY,
    FAILED,
    OVERCOME,
    PARTIAL,
    REMOVES_AT,
    ROLL_STUNT,
    ROLL_TEST,
    TOLD_LOST,
    TOLD_STUNT,
    TOLD_TEST,
)
from affray.systems.fortmayn.content.house_rules import House
from affray.systems.fortmayn.rules.dice.pools import Kinds, roll_pool
from affray.systems.fortmayn.rules.saves_and_sunder import Body, Endured, Fighter, Target, endure, exhaust

UNSTATED = 1
"""The Difficulty Dice of a test for which none were stated. [FT-TEST-02]"""


class Tally(NamedTuple):
    """What a roll does to what it is made against: Difficulty Dice removed and left, and how many of the roller's dice it
    exposes. [FT-TEST-01 FT-MELEE-05 FT-MELEE-06]"""

    removed: int
    dd: int
    exposed: int


class Trial(NamedTuple):
    """A test or stunt: Difficulty Dice removed and left, OVERCOME, PARTIAL or FAILED, whether a stunt had its majority; what
    it leaves of the roller. [FT-TEST-01 FT-TEST-03 FT-STUNT-02]"""

    removed: int
    dd: int
    outcome: int
    majority: int
    own: Endured


# --- what a roll does -------------------------------------------------------------------------------------------------
@rule
def loss_cap(before: int, after: int, house: House) -> int:
    """The most dice that a roll may cost: the Difficulty Dice left, or under `harm_timing` those before it. [FT-TEST-04
    FT-TEST-05]"""
    return before if house.harm_timing != 0 else after


@rule
def effective_hits(hits: int, target: Target) -> int:
    """How many of the dice that would remove do, given the target's special codes. [FT-FILL-03]

    >>> [effective_hits(2, Target(3, tough=tough, immune=immune)) for tough, immune in ((0, 0), (1, 0), (0, 1))]
    [2, 1, 0]
    """
    if target.immune != 0:
        return 0
    return max(0, hits - 1) if target.tough != 0 else hits


@rule
def tally(hits: int, lows: int, dd: int, house: House) -> Tally:
    """What hits and lows do against Difficulty Dice: removal first, harm by what is left. [FT-TEST-01 FT-TEST-04]

    >>> from affray.systems.fortmayn.content.house_rules import PLAIN
    >>> tally(1, 2, 2, PLAIN), tally(1, 2, 2, PLAIN._replace(harm_timing=1)).exposed
    (Tally(removed=1, dd=1, exposed=1), 2)
    """
    removed = min(dd, hits)
    return Tally(removed, dd - removed, min(lows, loss_cap(dd, dd - removed, house)))


@rule
def test_harm(kinds: Kinds, done: Tally, in_conflict: int, house: House) -> int:
    """How many dice a test costs: those exposed, or every low outside conflict under `test_losses`. [FT-TEST-05]"""
    return kinds.lows if house.test_losses != 0 and in_conflict == 0 else done.exposed


@rule
def outcome_of(removed: int, dd: int) -> int:
    """OVERCOME with no Difficulty Dice left, PARTIAL with some removed, FAILED otherwise. [FT-TEST-03]

    >>> [outcome_of(removed, dd) for removed, dd in ((2, 0), (1, 1), (0, 1), (0, 0))] == [0, 1, 2, 0]
    True
    """
    if dd == 0:
        return OVERCOME
    return PARTIAL if removed > 0 else FAILED


@rule
def is_majority(hits: int, dice: int) -> int:
    """Whether more than half of the dice rolled remove. [FT-STUNT-02]

    >>> is_majority(2, 3), is_majority(2, 4)
    (1, 0)
    """
    return 1 if 2 * hits > dice else 0


@rule
def stunt_removal(hits: int, majority: int, target: Target, house: House) -> int:
    """How many Difficulty Dice a stunt removes: all by a majority; short of one what its hits do, or nothing under
    `stunt_short`. [FT-STUNT-02 FT-STUNT-05]"""
    if majority != 0 and target.immune == 0:
        return target.dd
    return 0 if house.stunt_short != 0 else min(target.dd, effective_hits(hits, target))


# --- rolls ------------------------------------------------------------------------------------------------------------
@procedure
def test(ref: Referee, who: int, pool: int, body: Body, die: int, dd: int, in_conflict: int, house: House) -> Trial:
    """A test of character `who` with all ready dice of a pool, by a die that removes from 5 on. [FT-TEST-01 FT-CORE-03]"""
    fighter = Fighter(body=body, die=die, removes_at=REMOVES_AT)
    return attempt(ref, who, pool=pool, fighter=fighter, dd=dd, in_conflict=in_conflict, house=house)


@procedure
def attempt(ref: Referee, who: int, pool: int, fighter: Fighter, dd: int, in_conflict: int, house: House) -> Trial:
    """A test with all ready dice of a pool: told are what it removes and costs. Against no Difficulty Dice, and with an
    empty pool, nothing is rolled; armor saves nothing; BODY Dice that run out put the character out.

    [FT-TEST-01 FT-TEST-02 FT-TEST-03 FT-TEST-04 FT-TEST-05 FT-TEST-07 FT-TEST-08 FT-TEST-11 FT-ARM-01 FT-SUND-03]
    """
    kinds, done = Kinds(0, 0, 0, 0), Tally(0, dd, 0)
    if dd > 0:
        kinds = roll_pool(ref, fighter.body.ready, fighter.die, fighter.removes_at, ROLL_TEST)
        done = tally(kinds.hits, kinds.lows, dd, house)
    lost = test_harm(kinds, done, in_conflict, house)
    tell(ref, TOLD_TEST, done.removed, done.dd, lost, outcome_of(done.removed, done.dd))
    return trial_result(ref, who, pool=pool, body=fighter.body, done=done, lost=lost, majority=0, no_save=1)


@procedure
def stunt(ref: Referee, who: int, pool: int, fighter: Fighter, target: Target, in_conflict: int, house: House) -> Trial:
    """A stunt with all ready dice of a pool: a majority overcomes outright, every low is lost; told are what it removes
    and whether it had its majority. Armor saves only in conflict, under `stunt_saves`.

    [FT-STUNT-02 FT-STUNT-03 FT-STUNT-04 FT-STUNT-05 FT-TEST-11]
    """
    kinds = Kinds(0, 0, 0, 0)
    if target.dd > 0:
        kinds = roll_pool(ref, fighter.body.ready, fighter.die, fighter.removes_at, ROLL_STUNT)
    majority = is_majority(kinds.hits, fighter.body.ready)
    removed = stunt_removal(kinds.hits, majority, target, house)
    tell(ref, TOLD_STUNT, removed, target.dd - removed, kinds.lows, majority)
    saves = house.stunt_saves != 0 and in_conflict != 0 and target.no_save == 0
    done = Tally(removed, target.dd - removed, kinds.lows)
    return trial_result(
        ref, who, pool=pool, body=fighter.body, done=done, lost=kinds.lows, majority=majority, no_save=0 if saves else 1
    )


@procedure
def trial_result(
    ref: Referee, who: int, pool: int, body: Body, done: Tally, lost: int, majority: int, no_save: int
) -> Trial:
    """A test or stunt with its cost. Without BODY Dice a character is out, without HEAD Dice not. [FT-TEST-08]"""
    if pool == BODY:
        own = endure(ref, who, body, lost, no_save)
    else:
        own = exhaust(body, lost)
        if lost > 0:
            tell(ref, TOLD_LOST, pool, lost, own.body.ready, who)
    outcome = outcome_of(done.removed, done.dd)
    return Trial(removed=done.removed, dd=done.dd, outcome=outcome, majority=majority, own=own)
