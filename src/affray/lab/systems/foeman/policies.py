"""Policies that compile: plain whole numbers in, a whole number out.

A policy is called as `choose` calls it: who chooses, what (an event code), the most it may answer, and three numbers
that depend on what is chosen. Odds and duels say which policy they were made with, since they depend on it.
"""

from functools import cache

from affray.core.field_errors import check_choice, check_range
from affray.referee import Policy
from affray.systems.foeman.content.codes import CHOOSE_BID, CHOOSE_PROFICIENCY, CHOOSE_REROLL
from affray.systems.foeman.rules.expected_harm import steady_policy

NEVER, ALWAYS, LIKELY = range(3)
STEADY = "steady"
"""The rerolls by which attacks are valued in a fight, which do not compile."""
REROLLS = {"none": NEVER, "all": ALWAYS, "while likely": LIKELY}
"""Rerolls by name: never; every zero each time; every zero while the mean of the new dice keeps the hit."""
HALF_POINTS = 5
"""Twice the mean of a die."""


def reroll_count(rerolls: int, most: int, points: int, score: int) -> int:
    """How many of `most` zeroes are rerolled when a roll stands at `points` against a score.

    >>> reroll_count(LIKELY, 2, 6, 11), reroll_count(LIKELY, 2, 7, 11)
    (2, 0)
    """
    if rerolls == LIKELY:
        return most if 2 * points + HALF_POINTS * most <= 2 * score else 0
    return most if rerolls == ALWAYS else 0


@cache
def striking_policy(bid: int, rerolls: int = NEVER, proficiency: int = 0, weak: int = 0, item: int = 0) -> Policy:
    """The policy that bids so many dice each time, but Defends with mST `weak` or less while the other may still
    strike.

    `rerolls` is NEVER, ALWAYS or LIKELY; `proficiency` 1 declares the talent whenever it may; `item` is the declaration
    of Defend (see systems.foeman.duel). Raises InputError for a bid that there is not.
    """
    check_range("bid", bid, 1, 9)

    def policy(who: int, what: int, most: int, x: int, y: int, z: int) -> int:
        if what == CHOOSE_REROLL:
            return reroll_count(rerolls, most, x, y)
        if what == CHOOSE_PROFICIENCY:
            return proficiency
        if what == CHOOSE_BID:
            return min(item, most) if x <= weak and z < 10 else bid
        return 0

    return policy


@cache
def reroll_policy(rerolls: str) -> Policy:
    """The policy of that name for one attack whose other choices are settled. Raises InputError for another name."""
    if rerolls == STEADY:
        return steady_policy
    check_choice("reroll", rerolls, (*REROLLS, STEADY))
    return striking_policy(1, REROLLS[rerolls])
