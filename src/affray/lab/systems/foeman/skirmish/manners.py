"""How a side of a compiled skirmish fights, as text."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from affray.core import InputError
from affray.lab.machine.compile import numba_of
from affray.lab.systems.foeman.plans import REROLLS, USUAL, Plan, read_plan
from affray.lab.systems.foeman.skirmish.policies import CLOSE, HOLD, RANDOM

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

WAYS = {"random": RANDOM, "close": CLOSE, "hold": HOLD}
EXPECTED = "expected random, or close or hold and if you like 1 to 9 dice, reroll=none|all|likely, weak=MST, proficiency=yes|no"


class Manner(msgspec.Struct, frozen=True):
    """How a side fights: any legal answer, or going at the nearest foe or staying, with the dice that it bids each time, the
    zeroes that it rerolls, its talent, and with how much mST or less it Defends."""

    way: str
    plan: Plan = Plan(int(USUAL))

    @property
    def numbers(self) -> tuple[int, ...]:
        """The manner as the numbers that `policies` reads."""
        plan = self.plan
        return WAYS[self.way], plan.bid, REROLLS[plan.reroll], int(plan.proficiency), plan.weak

    def __str__(self) -> str:
        return self.way if self.way == "random" else f"{self.way} {self.plan}".replace(" item=none", "")


def read_manner(text: str) -> Manner:
    """The manner that a text says. Raises InputError.

    >>> print(read_manner("random"), read_manner("close 3 reroll=all weak=4"), sep=", ")
    random, close 3 reroll=all weak=4
    >>> read_manner("hold").plan.bid
    4
    """
    way, *rest = text.replace(",", " ").split() or [""]
    if way not in WAYS or (rest and way == "random"):
        raise InputError(f"policy {text!r}: {EXPECTED}")
    if not rest or "=" in rest[0]:
        rest.insert(0, USUAL)
    try:
        plan = read_plan(" ".join(rest))
    except InputError:
        raise InputError(f"policy {text!r}: {EXPECTED}") from None
    if plan.is_best or plan.item != "none":
        raise InputError(f"policy {text!r}: {EXPECTED}")
    return Manner(way, plan)


def ways_of(manners: Sequence[Manner]) -> "NDArray[np.int64]":
    """How both sides fight, as one row. Raises InputError without numba."""
    numba_of()
    import numpy as np

    return np.array(way_numbers(manners), np.int64)


def way_numbers(manners: Sequence[Manner]) -> list[int]:
    """How both sides fight, as a list of numbers."""
    return [number for manner in manners for number in manner.numbers]
