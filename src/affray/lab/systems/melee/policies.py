"""Policies for duels of the Combat and Movement Guide: plain whole numbers in, a whole number out, so that they compile.

Exact duels and batches say which policy they were made with, since they depend on it.
"""

from functools import cache

from affray.lab.field_errors import fault
from affray.referee import Policy
from affray.systems.melee.content.codes import CHOOSE_ARMS, CHOOSE_MANNER, CHOOSE_PLACE
from affray.systems.melee.duel.duelist import ATTACKING, DRAWING, FETCHING, GUARDING, UNSETTLED

HURT = 4
"""With so much ST left, or less, a careful figure defends."""


@cache
def fighting_policy(guard: int = 0, *, mirror: bool = False, rearm: int = DRAWING, second: int = 0) -> Policy:
    """The policy that attacks, but defends with ST `guard` or less, unless, with `mirror`, the other is known not to
    attack.

    Without a whole weapon it draws its second one (`rearm` DRAWING), or picks up what it dropped (FETCHING, and where
    there is no second one), or strikes with what it has (ATTACKING). `second` 1: it moves second when it has the choice.
    """
    known = int(mirror)

    def policy(who: int, what: int, most: int, x: int, y: int, z: int) -> int:
        if what == CHOOSE_PLACE:
            return second
        if what == CHOOSE_ARMS and rearm != ATTACKING and most >= FETCHING:
            return min(most, rearm)
        if what in (CHOOSE_ARMS, CHOOSE_MANNER) and x <= guard and (known == 0 or z in (ATTACKING, UNSETTLED)):
            return min(most, GUARDING)
        return ATTACKING

    return policy


USUAL = "attack"
POLICIES = {
    "attack": fighting_policy(),
    "careful": fighting_policy(HURT, mirror=True, second=1),
    "fetch": fighting_policy(rearm=FETCHING),
    "fists": fighting_policy(rearm=ATTACKING),
}
"""Policies by name: attacks always and draws its second weapon when it has lost the first; the same, but moves second and
defends when it is badly hurt and may be attacked; always picks its weapon up; fights on with what it has in hand."""


def policy_named(name: str) -> Policy:
    """The policy of a name. Raises InputError."""
    if name not in POLICIES:
        raise fault("policy", name, "policy", known=tuple(POLICIES))
    return POLICIES[name]
