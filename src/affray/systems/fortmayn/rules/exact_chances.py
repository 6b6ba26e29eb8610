"""What a roll promises, exactly: the chances of what its dice do, summed over all of them by the rules that play goes by.

[FT-TEST-01 FT-MELEE-05 FT-MELEE-06 FT-MELEE-11 FT-STUNT-02 FT-SPELL-04]
"""

from collections.abc import Iterator
from functools import cache
from math import comb
from typing import NamedTuple

from affray.systems.fortmayn.content.codes import AT_RISK
from affray.systems.fortmayn.content.house_rules import House
from affray.systems.fortmayn.rules.melee import exposure
from affray.systems.fortmayn.rules.saves_and_sunder import Fighter, Target
from affray.systems.fortmayn.rules.tests_and_stunts import effective_hits, is_majority, stunt_removal, tally

TRADE, DEFEND, STUNT, SHOT, SPELL, TEST = range(6)
"""What is rolled: a trade of blows; lows alone, against a blow; a stunt; hits alone; hits, with every low lost; a test or an
exchange of words."""


class Prospect(NamedTuple):
    """What is to be expected of a roll: Difficulty Dice removed, the chance that none are left, dice of the roller exposed,
    the chance that all of them are."""

    removed: float
    done_chance: float
    exposed: float
    fall_chance: float


NOTHING = Prospect(0.0, 0.0, 0.0, 0.0)


def low_hit_chances(n: int, die: int, removes_at: int) -> Iterator[tuple[int, int, float]]:
    """The chance of every number of lows and hits among n dice, as (lows, hits, chance). [FT-CORE-03]

    >>> sorted((lows, hits, round(chance, 4)) for lows, hits, chance in low_hit_chances(1, 8, 5))
    [(0, 0, 0.25), (0, 1, 0.5), (1, 0, 0.25)]
    """
    low, hit = AT_RISK / die, max(0, die + 1 - removes_at) / die
    for lows in range(n + 1):
        for hits in range(n + 1 - lows):
            ways = comb(n, lows) * comb(n - lows, hits)
            yield lows, hits, ways * low**lows * hit**hits * (1 - low - hit) ** (n - lows - hits)


@cache
def prospect(kind: int, n: int, die: int, removes_at: int, target: Target, house: House) -> Prospect:
    """The prospect of n dice of that size against a target. Without dice, or against none, nothing happens."""
    if not n or not target.dd:
        return NOTHING
    removed = done = exposed = fall = 0.0
    for lows, hits, chance in low_hit_chances(n, die, removes_at):
        taken, lost = outcome(kind, n, lows, hits, target, house)
        removed += chance * taken
        done += chance * (taken == target.dd)
        exposed += chance * lost
        fall += chance * (lost >= n)
    return Prospect(removed, done, exposed, fall)


def outcome(kind: int, n: int, lows: int, hits: int, target: Target, house: House) -> tuple[int, int]:
    """The Difficulty Dice that these lows and hits remove, and the dice that they expose. [FT-TEST-01 FT-MELEE-05
    FT-MELEE-06 FT-MELEE-11 FT-STUNT-03 FT-SPELL-04]"""
    if kind == DEFEND:
        return 0, min(lows, target.dd)
    if kind == STUNT:
        return stunt_removal(hits, is_majority(hits, n), target, house), lows
    trade = tally(effective_hits(hits, target), lows, target.dd, house)
    lost = {TRADE: exposure(trade, house), TEST: trade.exposed, SHOT: 0, SPELL: lows}[kind]
    return trade.removed, lost


def roll_prospect(kind: int, fighter: Fighter, target: Target, house: House) -> Prospect:
    """The prospect of a character's roll."""
    return prospect(kind, fighter.body.ready, fighter.die, fighter.removes_at, target, house)
