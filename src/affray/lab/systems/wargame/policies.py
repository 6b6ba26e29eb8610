"""Policies for duels of the wargame: plain whole numbers in, a whole number out, so that they compile.

What is open comes as bits, then how far it is to the other unit, and how far that moves in an action.
"""

from collections.abc import Mapping
from functools import cache

from affray.core.field_errors import check_choice
from affray.referee import Policy
from affray.systems.wargame.content.codes import CHOOSE_REDUCTION, DEFENSE_LESS
from affray.systems.wargame.duel.duelist import CLOSE, FIRE, HOLD, RETIRE, STRIKE

Order = tuple[int, int, int]


@cache
def preferring_policy(first: int, second: int, third: int, shy: int = 0) -> Policy:
    """The policy that does the first of three deeds that is open, else nothing.

    With `shy` it first moves away from a unit that it touches or that can come into contact with one action. Of the
    reductions of a vehicle its owner takes the last that is open, which spares the front as long as it can, and the other
    Defense as long as there is some, else the first.
    """

    def policy(who: int, what: int, most: int, x: int, y: int, z: int) -> int:
        if what == CHOOSE_REDUCTION:
            if who == z:
                return most
            return (y & 1) if (y >> DEFENSE_LESS) & 1 != 0 else 0
        if shy != 0 and y <= z and (x >> RETIRE) & 1 != 0:
            return RETIRE
        if (x >> first) & 1 != 0:
            return first
        if (x >> second) & 1 != 0:
            return second
        return third if (x >> third) & 1 != 0 else HOLD

    return policy


POLICIES: Mapping[str, Policy] = {
    "charge": preferring_policy(STRIKE, CLOSE, FIRE),
    "shoot": preferring_policy(STRIKE, FIRE, CLOSE),
    "stand": preferring_policy(STRIKE, FIRE, HOLD),
    "evade": preferring_policy(FIRE, CLOSE, HOLD, shy=1),
}
"""Policies by name: closes in and strikes; shoots as long as it does not touch the other, and closes in when that is out of
range; never moves of its own accord; moves away from whoever could come into contact at once, and shoots. All of them that
touch the other and may strike do so, but for the last."""


def policy_named(name: str) -> Policy:
    """The policy of a name. Raises InputError.

    >>> policy_named("charge") is POLICIES["charge"]
    True
    """
    check_choice("policy", name, POLICIES)
    return POLICIES[name]
