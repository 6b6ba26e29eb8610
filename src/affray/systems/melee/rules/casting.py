"""Casting a spell and what it costs, and paying for the spells that go on. [CM-SPELL-02 CM-SPELL-03 CM-RENEW-01]"""

from typing import NamedTuple

from affray.referee import Referee, procedure, roll_sum, rule, tell
from affray.systems.melee.content.codes import BREAKS, NO_FUMBLE, ROLL_CAST, TOLD_CAST, D
from affray.systems.melee.content.house_rules import House
from affray.systems.melee.rules.fatigue import spend
from affray.systems.melee.rules.hit_roll import fumble_of, hit_multiplier

FAILURE_COST = 1


class Cast(NamedTuple):
    """A casting roll: its total, what it multiplies the effect by (0: the spell failed), the fatigue that it costs, and
    whether the caster falls prone (0, 1)."""

    total: int
    multiplier: int
    paid: int
    falls: int


# --- the roll ---------------------------------------------------------------------------------------------------------
@rule
def casting_cost(multiplier: int, fumble: int, cost: int) -> int:
    """The fatigue that a casting roll costs: all of the cost on success, 1 on failure, all on the two worst results.

    On three dice those are 17 and 18; on the four against a dodge those that drop and break weapons. [CM-SPELL-02
    CM-SPELL-03]

    >>> casting_cost(1, NO_FUMBLE, 3), casting_cost(0, NO_FUMBLE, 3), casting_cost(0, BREAKS, 3)
    (3, 1, 3)
    """
    return cost if multiplier > 0 or fumble != NO_FUMBLE else min(FAILURE_COST, cost)


@rule
def judge_cast(n: int, total: int, adj_dx: int, cost: int) -> Cast:
    """What a total of n dice makes of a spell of that cost; the worst result fells the caster. [CM-SPELL-02 CM-SPELL-03]

    >>> judge_cast(3, 18, 16, 3)
    Cast(total=18, multiplier=0, paid=3, falls=1)
    """
    multiplier, fumble = hit_multiplier(n, total, adj_dx), fumble_of(n, total)
    return Cast(total, multiplier, casting_cost(multiplier, fumble, cost), 1 if fumble == BREAKS else 0)


@procedure
def casting_roll(ref: Referee, n: int, adj_dx: int, cost: int) -> Cast:
    """A casting roll of n dice for a spell of that cost; what it costs is still to be spent, by `spend`.

    [CM-SPELL-02 CM-SPELL-03 CM-OPT-18 CM-OPT-28]
    """
    cast = judge_cast(n, roll_sum(ref, n, D, ROLL_CAST) + n, adj_dx, cost)
    tell(ref, TOLD_CAST, cast.total, adj_dx, cast.multiplier, cast.paid)
    return cast


# --- spells that go on ------------------------------------------------------------------------------------------------
class Renewed(NamedTuple):
    """A caster after its renewals: fatigue, consciousness (0, 1), and for each spell whether it goes on."""

    fatigue: int
    conscious: int
    active: tuple[int, ...]


@rule
def renewal_due(turn_cast: int, turn: int, renew_cost: int) -> int:
    """Whether a spell is to be paid for again this turn: the turn of casting is covered. [CM-RENEW-03]

    >>> renewal_due(3, 3, 1), renewal_due(3, 4, 1), renewal_due(3, 4, 0)
    (0, 1, 0)
    """
    return 1 if turn > turn_cast and renew_cost > 0 else 0


def renew(
    ref: Referee, st: int, hits: int, fatigue: int, costs: tuple[int, ...], wanted: tuple[int, ...], house: House
) -> Renewed:
    """A caster after it paid for the spells it wants to go on, in its order; the others lapse. Who falls unconscious
    over it pays for no more, and loses all. [CM-RENEW-01 CM-RENEW-02]"""
    for cost, wish in zip(costs, wanted, strict=True):
        if wish != 0:
            fatigue, conscious = spend(ref, cost, st, hits, fatigue, house)
            if conscious == 0:
                return Renewed(fatigue, 0, (0,) * len(costs))
    return Renewed(fatigue, 1, wanted)
