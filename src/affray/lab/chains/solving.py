"""What a bout comes to, by the functions of `lab.chains.bouts`: as machine code where there is numba, else in plain Python."""

from functools import cache
from types import FunctionType
from typing import TYPE_CHECKING, NamedTuple, cast

from affray.core import InputError
from affray.lab.chains.bouts import (
    LOST_B,
    MANY_EVENTS,
    MOST_BRANCHES,
    MOST_NODES,
    MOST_SWEEPS,
    Bout,
    flow,
    flow_round,
    sweep_starts,
)
from affray.lab.machine.arrays import plain_lists
from affray.lab.machine.compile import Function, names_of, numba_of, rebind

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Table = NDArray[np.int64]
    Chances = NDArray[np.float64]
else:
    from affray.lab.machine import arrays as np

KEPT = ("affray.lab.chains.bouts", "affray.lab.chains.draws")
"""The modules whose functions are kept on disk: no name in them is ever exchanged for another."""
ENOUGH = 1e-13
"""What is still open with no greater chance is left open."""


class Passage(NamedTuple):
    """What becomes of a bout: the chance that it ends with each pair, how often each start is come to in the mean, and the
    chance that it never ends."""

    ends: "Chances"
    visits: "Chances"
    endless: float


class Solution(NamedTuple):
    """What each pair is worth to side 0 under the best choices (1 for a win, 1/2 for a duel without end), and the events
    that they take."""

    worth: "Chances"
    taken: "Table"


def passage(bout: Bout, taken: "Table | None" = None) -> Passage:
    """The passage of a bout under given answers, or with the events that best choices take."""
    mass, visits = np.zeros(bout.places), np.zeros(bout.starts)
    mass[bout.start] = 1.0
    chosen = np.zeros(0, np.int64) if taken is None else taken
    endless, open_still, sweeps = 0.0, 1.0, 0
    while open_still > ENOUGH and sweeps < MOST_SWEEPS:
        endless += run(flow, bout.ints, bout.chances, bout.weights, mass, chosen, visits)
        # What is at pairs between two starts may go on only in the next sweep.
        open_still = float(mass[: int(bout.ints[LOST_B])].sum())
        sweeps += 1
    mass[: int(bout.ints[LOST_B])] = 0.0
    return Passage(mass, visits, endless + (open_still if sweeps == MOST_SWEEPS else 0.0))


def end_chances(bout: Bout, taken: "Table | None", rounds: int) -> "Chances":
    """The chance that a bout ends in each of the first rounds."""
    mass, before = np.zeros(bout.places), np.zeros(bout.starts)
    mass[bout.start] = 1.0
    chosen = np.zeros(0, np.int64) if taken is None else taken
    over = np.zeros(rounds + 1)
    for number in range(1, rounds + 1):
        before[:] = mass[: bout.starts]
        mass[: bout.starts] = 0.0
        run(flow_round, bout.ints, bout.chances, bout.weights, mass, chosen, before)
        before[:] = 0.0
        # Pairs that may come back to themselves by way of others stand in any order, so that some are still on their way.
        while mass[bout.starts : int(bout.ints[LOST_B])].any():
            run(flow_round, bout.ints, bout.chances, bout.weights, mass, chosen, before)
        over[number] = 1.0 - mass[: bout.starts].sum()
    return np.diff(over)


def best_solution(bout: Bout, worth: "Chances") -> Solution:
    """The best choices of both sides in a bout whose ends are worth so much to side 0."""
    ints = bout.ints
    known = np.stack([worth, np.zeros(bout.places)], 1).ravel()
    scratch = np.zeros(3 * int(ints[MANY_EVENTS] + ints[MOST_NODES]))
    taken = np.zeros(MOST_BRANCHES * bout.places, np.int64)
    change, sweeps = 1.0, 0
    while change > ENOUGH and sweeps < MOST_SWEEPS:
        change = run(sweep_starts, ints, bout.chances, bout.weights, known, scratch, taken)
        sweeps += 1 if bout.returns else MOST_SWEEPS
    return Solution(known[::2].copy(), taken)


# --- machine code -----------------------------------------------------------------------------------------------------
def run(fn: Function, *arrays: "NDArray[np.int64] | NDArray[np.float64]") -> float:
    """Call a function of `lab.chains.bouts`, as machine code if there is numba; it changes the arrays in place."""
    if lists := plain_lists(arrays):
        return cast(float, fn(*lists))
    try:
        numba_of()
    except InputError:
        columns = [array.tolist() for array in arrays]
        found = cast(float, fn(*columns))
        for array, changed in zip(arrays, columns, strict=True):
            array[:] = changed
        return found
    return cast(float, machine_function(fn)(*arrays))


@cache
def machine_function(fn: Function) -> Function:
    """A function of `lab.chains.bouts` or `lab.chains.draws` as machine code, kept on disk where numba finds a place: no name in it is
    exchanged, so that what is kept is always the same. Raises InputError without numba."""
    numba = numba_of()
    assert isinstance(fn, FunctionType) and fn.__module__ in KEPT
    body = rebind(fn, {name: machine_function(fn.__globals__[name]) for name in names_of(fn)})
    try:
        # Without optimization numba leaves addresses in the code, which it cannot keep.
        made: Function = numba.njit(nogil=True, cache=numba.config.OPT > 0)(body)
    except RuntimeError:
        made = numba.njit(nogil=True)(body)
    return made
