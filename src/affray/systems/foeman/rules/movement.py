"""Movement in whole numbers: allowance, steps, pivots, and what may still be done after so many Mp."""

from typing import NamedTuple

from affray.referee import rule
from affray.systems.foeman.content.codes import ABOUT_STEP, BACK_STEP, FRONT, FRONT_LEFT, FRONT_RIGHT, FRONT_STEP
from affray.systems.foeman.content.rounding import ceil_div

ENGAGED_ALLOWANCE = 2
PRONE_ALLOWANCE = 3
RISING_COST = 2
DISENGAGE_COST = 1
MOST_ENTRY_STEPS = 2

FREE, SHIFT, DISENGAGE = range(3)

# How far a move has come: free to step, no more steps, over but for a pivot
GOING, HALTED, ENDED = range(3)
MODE_NAMES = ("free", "shift", "disengage")


class Step(NamedTuple):
    """What a step does to the figure that makes it."""

    facing: int
    kind: int
    ends_move: int


class Pace(NamedTuple):
    """How far a figure has come in its move: facing, Mp used, whether its last step was back, whether it may go on."""

    facing: int
    used: int
    back: int
    halt: int


class Motion(NamedTuple):
    """What a figure has done in the Movement phase of this round; flags are 0 or 1."""

    mmma: int = 0
    """Its movement allowance of this round, in Mp."""
    used: int = 0
    """Mp used."""
    steps: int = 0
    """Steps taken."""
    moved: int = 0
    """Whether it has moved."""
    retreated: int = 0
    """Whether it was retreated."""
    forced: int = 0
    """Whether it has forced a retreat. [MW-RET-01]"""
    reloaded: int = 0
    """Whether it has reloaded."""
    pivot: int = 0
    """What a failed Pivot costs in mDX: 0, -1 or -2."""
    free_start: int = 0
    """Whether it began its move unengaged. [MW-SPC-01]"""
    straight: int = 0
    """Front steps in one line that its move ends with. [MW-SPC-02]"""
    special: int = 0
    """Whether it has made a special move. [MW-SPC-01]"""
    charging: int = 0
    """Whether its Strike follows a Charge In. [MW-SPC-02]"""


UNMOVED = Motion()
"""The motion of a figure at the start of a round."""


@rule
def allowance(engaged: int, prone: int, back: int, ma: int) -> int:
    """The mMMA in Mp of a figure that begins its move; ma is its MA less that of its armor.

    [FM-MOV-01 FM-MOV-02 FM-EQP-04 FM-FIG-04 FM-FIG-11]

    >>> allowance(0, 0, 1, 9), allowance(1, 0, 0, 10), allowance(0, 1, 0, 10)
    (5, 2, 3)
    """
    if engaged:
        mp = ENGAGED_ALLOWANCE
    elif prone:
        mp = PRONE_ALLOWANCE
    else:
        mp = ma
    return ceil_div(mp, 2) if back else mp


@rule
def take_step(facing: int, direction: int, back: int, number: int) -> Step:
    """What step number `number` of a move does; `back` says whether the step before it was a back step.

    [FM-MOV-04 FM-MOV-05 FM-MOV-06 FM-MOV-07]
    """
    side = (direction - facing) % 6
    if side in (FRONT, FRONT_RIGHT, FRONT_LEFT):
        return Step(direction, FRONT_STEP, 0)
    if back:
        return Step(direction, ABOUT_STEP, 0)
    return Step((direction + 3) % 6, BACK_STEP, 1 if number > 1 else 0)


@rule
def step_cost(terrain: int, mode: int, number: int) -> int:
    """The Mp of a step into terrain of that cost; only the first step of a Disengage has the surcharge.

    [FM-MOV-10 FM-MOV-13]
    """
    return terrain + DISENGAGE_COST if mode == DISENGAGE and number == 1 else terrain


@rule
def may_step(used: int, mmma: int) -> int:
    """Whether a step may be started, even if it costs more than is left. [FM-MOV-03]"""
    return 1 if used < mmma else 0


@rule
def must_stop(used: int, mmma: int, engaged: int) -> int:
    """Whether the move ends after a step. [FM-MOV-03]"""
    return 1 if used >= mmma or engaged else 0


@rule
def pivot_limit(mmma: int, used: int, steps: int, back: int, engaged: int, rounded: int) -> int:
    """How many hexsides a figure may turn at the end of its move: 0, 1, or 3 for any facing.

    `rounded` compares with half of mMMA rounded up (option pivot_half). [FM-PIV-01 FM-PIV-02 FM-PIV-03 FM-GEN-04]

    >>> pivot_limit(8, 5, 5, 0, 0, 0), pivot_limit(8, 8, 8, 0, 0, 0), pivot_limit(8, 1, 1, 1, 0, 0)
    (1, 0, 3)
    """
    if steps > 1 and (used >= mmma or back):
        return 0
    over_half = used > ceil_div(mmma, 2) if rounded else 2 * used > mmma
    return 1 if over_half or mmma == 0 or engaged else 3


@rule
def may_act(divisor: int, used: int, mmma: int) -> int:
    """Whether an option of that divisor is open after so many Mp; Move has divisor 0.

    [FM-OPT-02 FM-OPT-03 FM-OPT-04 MW-ACT-01 MW-ACT-02]

    >>> may_act(4, 3, 10), may_act(6, 3, 10), may_act(0, 10, 10)
    (1, 0, 1)
    """
    if divisor == 0:
        return 1
    return 1 if used < mmma and used <= ceil_div(mmma, divisor) else 0


@rule
def may_enter(engaged_at_start: int, steps: int, used: int, mmma: int, kind: int, prone: int) -> int:
    """Whether Hand-to-Hand may be attempted with a step of that kind. [FM-HTH-01]"""
    if engaged_at_start or prone or kind != FRONT_STEP:
        return 0
    return 1 if steps <= MOST_ENTRY_STEPS and 2 * used < mmma else 0


@rule
def entry_mp(passed: int, entry: int, place: int) -> int:
    """The Mp of an attempt: the entry hex, and when displaced the hex of displacement too. [FM-HTH-03]"""
    return entry + place if passed else entry


@rule
def may_engage(able: int, prone: int, prone_engages: int) -> int:
    """Whether a figure engages those in its hex and its Front hexes. [FM-MOV-11 FM-GEN-08]"""
    return 1 if able and (not prone or prone_engages) else 0


@rule
def first_mode(engaged: int, shift: int) -> int:
    """The mode of a move's first step, for a figure that began the move engaged or not. [FM-MOV-09 FM-MOV-10]

    >>> [first_mode(0, 0), first_mode(1, 1), first_mode(1, 0)] == [FREE, SHIFT, DISENGAGE]
    True
    """
    if not engaged:
        return FREE
    return SHIFT if shift else DISENGAGE


@rule
def pace_after_step(
    facing: int, direction: int, back: int, steps: int, used: int, mmma: int, mode: int, cost: int, engaged: int
) -> Pace:
    """How far a figure has come after one more step: `mode` is that of its first step, `cost` the Mp of the hex entered
    with what passing others adds; `engaged`: it is there. [FM-MOV-03 FM-MOV-04 FM-MOV-06]

    >>> pace_after_step(0, 0, 0, 0, 0, 8, FREE, 1, 0), pace_after_step(0, 3, 0, 1, 1, 8, FREE, 1, 0).halt == ENDED
    (Pace(facing=0, used=1, back=0, halt=0), True)
    """
    number = steps + 1
    made = take_step(facing, direction, back, number)
    spent = used + step_cost(cost, mode, number)
    halt = HALTED if must_stop(spent, mmma, engaged) != 0 else GOING
    return Pace(made.facing, spent, 1 if made.kind == BACK_STEP else 0, ENDED if made.ends_move != 0 else halt)


@rule
def may_retreat(standing: int, retreated: int, hurt_by: int, engaged_by: int, hurt: int, back: int) -> int:
    """Whether a figure may be retreated: it stands, was not retreated, was hurt by B last round and is engaged by it;
    B was not hurt last round and its last step was not back. [FM-RET-01]
    """
    return 1 if standing and not retreated and hurt_by and engaged_by and not hurt and not back else 0
