"""Many games of one duel on a graphics processor: the twins of `lab.machine.compile`, made for CUDA instead of for this machine.

A thread plays a game, with the dice of (seed, game) as everywhere. Its dice stand in memory of its own. CUDA cannot call a
policy by its address, so that the code is made for the policies of both sides, and once more for others.
"""

import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from importlib.util import find_spec
from inspect import signature
from types import FunctionType
from typing import TYPE_CHECKING, Protocol, TypeVar, cast

from affray.core import InputError
from affray.lab.batches.batch import Duel, Ended, Meeting, Tally, check_batch
from affray.lab.machine.compile import (
    DRAW,
    GAME,
    INDEX,
    SEED,
    WORDS,
    Compiled,
    Function,
    Twins,
    machine_face,
    numba_of,
    rebind,
    rolling_verbs,
    silent_verbs,
)
from affray.referee import Policy, choose

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Dice = NDArray[np.uint64]
    Numbers = NDArray[np.int64]

F = TypeVar("F")
H = TypeVar("H")
Policies = tuple[Policy, Policy]
ROUNDS, SQUARES, LEFT, SUMS = 3, 4, 5, 13
"""What is summed: games by winner from -1 on; rounds and their squares; then of each side what is left, its squares, and both
once more of the games that it wins."""
THREADS, BLOCKS = 128, 1024
LAUNCH = 1 << 21
"""So many games are started at once, so that a device that draws a screen too is not held for long."""
QUIET = ("Grid size", "Host array")
"""Advice of numba for those who write kernels."""
DRIVERS = ("cuda.", "numba.cuda.cudadrv", "numba_cuda.numba.cuda.cudadrv")
"""Whose errors are those of the device."""


class Grid(Protocol):
    """CUDA as a kernel sees it."""

    local: "Local"

    def grid(self, dimensions: int) -> int:
        """The number of this thread."""

    def gridsize(self, dimensions: int) -> int:
        """How many threads there are."""


class Local(Protocol):
    """The memory of a thread."""

    def array(self, size: int, kind: object) -> "Dice":
        """An array of its own."""


class Cuda(Protocol):
    """numba's CUDA, as far as it is needed here."""

    def is_available(self) -> bool:
        """Whether there is a device."""

    def jit(self, fn: Function, *, device: bool = False) -> "Kernel":
        """A function for the device: a kernel, or what kernels call."""

    def to_device(self, array: "Numbers") -> "OnDevice":
        """A copy of an array on the device."""


class Kernel(Protocol):
    """A kernel, to be started in so many blocks of so many threads."""

    def __getitem__(self, grid: tuple[int, int]) -> Function: ...

    def __call__(self, *args: object) -> object: ...


class OnDevice(Protocol):
    """An array on the device."""

    def copy_to_host(self) -> "Numbers":
        """Its numbers."""


# --- the device -------------------------------------------------------------------------------------------------------
def device_cuda() -> Cuda:
    """numba's CUDA where there is a device, or numba simulates one. Raises InputError.

    numba by itself has a CUDA too, which is no longer kept up.
    """
    if not is_simulated() and find_spec("numba_cuda") is None:
        raise InputError("a GPU needs numba-cuda, which is not installed; expected affray[gpu]")
    cuda = cuda_of()
    if not cuda.is_available():
        raise InputError("no GPU was found; expected one from NVIDIA, with its driver")
    return cuda


def cuda_of() -> Cuda:
    """numba's CUDA, without a device too. Raises InputError without numba."""
    numba_of()
    from numba import cuda

    return cast("Cuda", cuda)


def is_simulated() -> bool:
    """Whether numba simulates the device in plain Python (NUMBA_ENABLE_CUDASIM=1). Raises InputError without numba."""
    return bool(numba_of().config.ENABLE_CUDASIM)


@contextmanager
def plain_gpu_errors() -> Iterator[None]:
    """Turn the errors of CUDA into an InputError of one line."""
    try:
        with warnings.catch_warnings():
            for begun in QUIET:
                warnings.filterwarnings("ignore", message=begun)
            yield
    except Exception as error:
        kinds = (kind.__module__ for kind in type(error).__mro__)
        if not any(module.startswith(DRIVERS) for module in kinds):
            raise
        said = " ".join(str(error).split())
        raise InputError(f"the GPU refused: {said or type(error).__name__}") from None


# --- twins ------------------------------------------------------------------------------------------------------------
def device_function(fn: Function) -> Function:
    """The function as code that kernels call. What simulates a device takes no keywords, so there they are put in place."""
    compiled = cuda_of().jit(fn, device=True)
    if not is_simulated():
        return compiled
    asked = signature(fn)

    def call(*args: object, **named: object) -> object:
        given = asked.bind(*args, **named)
        given.apply_defaults()
        return compiled(*given.args)

    return call


@cache
def device_verbs() -> dict[Function, Function]:
    """The verbs of all duels but `choose`."""
    return rolling_verbs(device_function(machine_face(device_function)), device_function) | silent_verbs(
        device_function
    )


@cache
def device_twins(policies: Policies) -> Twins:
    """The device twins of a duel that is played by two policies."""
    first, second = (Twins({}, device_function).twin(policy) for policy in policies)

    def choose_device(ref: Compiled, who: int, what: int, most: int, x: int = 0, y: int = 0, z: int = 0) -> int:
        if most <= 0:
            return 0
        if who == 0:
            return first(who, what, most, x, y, z)  # type: ignore[return-value]
        return second(who, what, most, x, y, z)  # type: ignore[return-value]

    return Twins(device_verbs() | {choose: device_function(choose_device)}, device_function)


@cache
def device_game(duel: Duel[F, H], policies: Policies) -> Function:
    """The device function that plays a game of a duel by its number."""
    run = cast("Duel[F, H]", device_twins(policies).twin(duel))
    import numpy as np

    nothing, none = np.iinfo(np.uint64).max, np.uint64(0)

    def game(dice: "Dice", seed: "np.uint64", number: int, a: F, b: F, limit: int, house: H) -> Ended:
        dice[SEED], dice[GAME] = seed, np.uint64(number)
        dice[DRAW], dice[INDEX] = none, nothing
        return run(Compiled(dice, ()), a, b, limit, house)  # type: ignore[arg-type]

    return device_function(game)


# --- kernels: numba's CUDA, the game and the words of dice take the place of these names -----------------------------------
cuda, word = cast("Grid", None), cast("type[np.uint64]", None)


def game(dice: "Dice", seed: int, number: int, a: F, b: F, limit: int, house: H) -> Ended:
    """Play a game of a duel by its number. The name stands for the device function of `device_game`."""
    raise AssertionError


def add(sums: "Numbers", thread: int, ended: Ended) -> None:
    """Add a game to the sums of a thread."""
    winner, rounds, left_a, left_b = ended
    sums[winner + 1, thread] += 1
    sums[ROUNDS, thread] += rounds
    sums[SQUARES, thread] += rounds * rounds
    add_left(sums, thread, LEFT, left_a, 1 if winner == 0 else 0)
    add_left(sums, thread, LEFT + 4, left_b, 1 if winner == 1 else 0)


def add_left(sums: "Numbers", thread: int, at: int, left: int, won: int) -> None:
    """Add what is left to a side to the sums of a thread."""
    sums[at, thread] += left
    sums[at + 1, thread] += left * left
    sums[at + 2, thread] += won * left
    sums[at + 3, thread] += won * left * left


def row_kernel(seed: int, first: int, games: int, a: F, b: F, limit: int, house: H, found: "Numbers") -> None:
    """Play one game in each thread and write a row for it."""
    thread = cuda.grid(1)
    if thread < games:
        dice = cuda.local.array(WORDS, word)
        ended = game(dice, seed, first + thread, a, b, limit, house)
        found[thread, 0], found[thread, 1], found[thread, 2], found[thread, 3] = ended[0], ended[1], ended[2], ended[3]


def sum_kernel(seed: int, first: int, games: int, a: F, b: F, limit: int, house: H, sums: "Numbers") -> None:
    """Play games in each thread one after another and add them to its sums."""
    thread, threads = cuda.grid(1), cuda.gridsize(1)
    dice = cuda.local.array(WORDS, word)
    for number in range(thread, games, threads):
        add(sums, thread, game(dice, seed, first + number, a, b, limit, house))


def kernel_body(kernel: Function, duel: Duel[F, H], policies: Policies) -> FunctionType:
    """The kernel with numba's CUDA, the game and the word type behind the names that stand for them."""
    import numpy as np

    assert isinstance(kernel, FunctionType)
    names = {"cuda": cuda_of(), "word": np.uint64, "game": device_game(duel, policies), "add": sum_twins().twin(add)}
    return rebind(kernel, cast("dict[str, Function]", names))


@cache
def sum_twins() -> Twins:
    """The device twins of the functions that add games up."""
    return Twins({}, device_function)


@cache
def kernel_for(kernel: Function, duel: Duel[F, H], policies: Policies) -> Kernel:
    """Compile a kernel for a duel between two policies."""
    return cuda_of().jit(kernel_body(kernel, duel, policies))


# --- games ------------------------------------------------------------------------------------------------------------
def gpu_batch(met: Meeting[F, H], first: int, games: int, seed: int) -> "Numbers":
    """The rows of games from game `first` on, the same as those of `lab.batches.batch.batch_rows`. Raises
    InputError."""
    check_batch(games, met.limit)
    on, found = device_cuda(), empty_rows(games, 4)
    start = kernel_starter(row_kernel, met, seed)
    with plain_gpu_errors():
        for part in range(0, games, LAUNCH):
            many = min(LAUNCH, games - part)
            kept = on.to_device(empty_rows(many, 4))
            start(-(-many // THREADS), first + part, many, kept)
            found[part : part + many] = kept.copy_to_host()
    return found


def gpu_sums(met: Meeting[F, H], games: int, seed: int) -> tuple[int, ...]:
    """The sums over games (see `ROUNDS`); only these are copied from the device. Raises InputError."""
    check_batch(games, met.limit)
    on, blocks = device_cuda(), max(1, min(BLOCKS, -(-games // THREADS)))
    start = kernel_starter(sum_kernel, met, seed)
    with plain_gpu_errors():
        sums = on.to_device(empty_rows(SUMS, blocks * THREADS))
        for part in range(0, games, LAUNCH):
            start(blocks, part, min(LAUNCH, games - part), sums)
        return tuple(int(entry) for entry in sums.copy_to_host().sum(axis=1))


def gpu_tally(met: Meeting[F, H], games: int, seed: int) -> Tally:
    """The sums over games, the same as those of `lab.batches.batch.tally_games`. Raises InputError."""
    sums = gpu_sums(met, games, seed)
    return Tally(games, (sums[1], sums[2]), sums[0], sums[ROUNDS], sums[SQUARES])


def kernel_starter(kernel: Function, met: Meeting[F, H], seed: int) -> Callable[[int, int, int, OnDevice], object]:
    """The function that starts a kernel for games of a meeting.

    It takes the number of blocks, the first game, the number of games and the array to write into.
    """
    import numpy as np

    ready = kernel_for(kernel, met.duel, (met.policy_a, met.policy_b))

    def start(blocks: int, first: int, games: int, into: OnDevice) -> object:
        return ready[blocks, THREADS](np.uint64(seed), first, games, met.a, met.b, met.limit, met.house, into)

    return start


def empty_rows(many: int, width: int) -> "Numbers":
    """An array of zeros with so many rows."""
    import numpy as np

    return np.zeros((many, width), np.int64)
