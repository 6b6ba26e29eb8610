"""Fatigue: what costs it and gives it back, exhaustion, and the collapse of those who spend more than they have."""

from typing import NamedTuple

from affray.referee import Referee, procedure, rule, tell
from affray.systems.melee.content.codes import TOLD_SPENT
from affray.systems.melee.content.house_rules import House
from affray.systems.melee.rules.attributes import fatigue_pool, losses, st_now, strength
from affray.systems.melee.rules.injury import Body
from affray.systems.melee.rules.saving_rolls import collapse_save

PERIOD = 10
"""Minutes of travel at a jog that cost 1, and of rest that give 1 back."""
HOUR = 60
UNCONSCIOUS_ST = 1


class Spent(NamedTuple):
    """A figure after a spending: its fatigue, and whether it is conscious (0, 1)."""

    fatigue: int
    conscious: int


# --- exhaustion -------------------------------------------------------------------------------------------------------
@rule
def is_pool_spent(fatigue: int, pool: int) -> int:
    """Whether a figure is exhausted; the pool is `fatigue_pool`. [CM-FAT-04]

    >>> is_pool_spent(9, 10), is_pool_spent(10, 10)
    (0, 1)
    """
    return 1 if fatigue >= pool else 0


@rule
def can_wake(fatigue: int, pool: int) -> int:
    """Whether a figure that collapsed is awake again after a rest (filler). [CM-FAT-05]"""
    return 1 if fatigue <= pool else 0


@procedure
def spend(ref: Referee, points: int, st: int, hits: int, fatigue: int, house: House) -> Spent:
    """A figure after one spending of fatigue: beyond the pool it rolls, and fails into unconsciousness.

    Under `shared_st_pool` nobody rolls: what is spent is gone from ST, and at ST 1 or less the figure is unconscious.
    [CM-FAT-01 CM-FAT-05 CM-RENEW-01 CM-INJ-02]
    """
    after, conscious = fatigue + points, 1
    if house.shared_st_pool != 0:
        conscious = 1 if st_now(st, losses(hits, after, house)) > UNCONSCIOUS_ST else 0
    elif points > 0 and after > fatigue_pool(st, hits, house):
        conscious = collapse_save(ref, strength(st, hits, after, house), house).passed
    tell(ref, TOLD_SPENT, points, after, fatigue_pool(st, hits, house), conscious)
    return Spent(after, conscious)


# --- travel and rest --------------------------------------------------------------------------------------------------
@rule
def jog_cost(minutes: int) -> int:
    """How often a travel jog of so many minutes costs 1 fatigue, each time a spending of its own. [CM-FAT-02]

    >>> jog_cost(25)
    2
    """
    return minutes // PERIOD


@rule
def is_exhausted(body: Body, house: House) -> int:
    """Whether a figure is exhausted. [CM-FAT-04]"""
    return is_pool_spent(body.fatigue, fatigue_pool(body.st, body.hits, house))


@rule
def fatigue_after_rest(fatigue: int, minutes: int) -> int:
    """Fatigue after a rest of so many minutes. [CM-FAT-03]

    >>> fatigue_after_rest(5, 35), fatigue_after_rest(1, 60)
    (2, 0)
    """
    return max(0, fatigue - minutes // PERIOD)


@rule
def fatigue_after_walk(fatigue: int, pool: int, minutes: int) -> int:
    """Fatigue after a travel walk of so many minutes, which gives nothing back to the exhausted. [CM-FAT-03 CM-FAT-04]

    >>> fatigue_after_walk(4, 12, 130), fatigue_after_walk(12, 12, 130)
    (2, 12)
    """
    if is_pool_spent(fatigue, pool) != 0:
        return fatigue
    return max(0, fatigue - minutes // HOUR)
