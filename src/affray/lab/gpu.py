"""Many games of one duel on a graphics processor: the twins of `lab.compile` made for CUDA."""

from functools import cache
from types import ModuleType
from typing import TYPE_CHECKING, cast

from affray.core import InputError
from affray.lab.batch import Duel, F, H, Meeting
from affray.lab.compile import (
    DRAW, GAME, INDEX, SEED, WORDS, Compiled, Function, Twins, machine_face, numba_of, rebound, rolling_verbs, silent_verbs,
)
from affray.referee import Policy, choose


def cuda_of():
    numba_of()
    from numba import cuda
    return cuda


def device(fn):
    return cuda_of().jit(device=True)(fn)


@cache
def device_policy(policy: Policy) -> Function:
    return Twins({}, device).twin(policy)


@cache
def base():
    return rolling_verbs(device(machine_face(device)), device) | silent_verbs(device)

@cache
def device_twins(policy_a: Policy, policy_b: Policy) -> Twins:
    first, second = device_policy(policy_a), device_policy(policy_b)

    def choose_device(ref, who: int, what: int, most: int, x: int = 0, y: int = 0, z: int = 0) -> int:
        if most <= 0:
            return 0
        if who == 0:
            return first(who, what, most, x, y, z)
        return second(who, what, most, x, y, z)

    return Twins(base() | {choose: device(choose_device)}, device)


def rows(seed, first, games, a, b, limit, house, found):
    thread = cuda.grid(1)
    if thread < games:
        dice = cuda.local.array(WORDS, uint64)
        dice[SEED] = seed
        dice[GAME] = first + uint64(thread)
        dice[DRAW] = uint64(0)
        dice[INDEX] = nothing
        ended = run(Compiled(dice, ()), a, b, limit, house)
        found[thread, 0], found[thread, 1], found[thread, 2], found[thread, 3] = ended[0], ended[1], ended[2], ended[3]

@cache
def rows_py(duel, pa, pb):
    import numpy as np
    return rebound(rows, {"run": device_twins(pa, pb).twin(duel), "cuda": cuda_of(), "uint64": np.uint64, "nothing": np.uint64(np.iinfo(np.uint64).max)})

@cache
def rows_kernel(duel, pa, pb):
    return cuda_of().jit(rows_py(duel, pa, pb))

def gpu_batch(met, first, games, seed):
    import numpy as np
    found = np.zeros((games, 4), np.int64)
    k = rows_kernel(met.duel, met.policy_a, met.policy_b)
    k[-(-games//32), 32](np.uint64(seed), np.uint64(first), games, met.a, met.b, met.limit, met.house, found)
    return found
