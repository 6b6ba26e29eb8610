"""Machine-code twins of rules and procedures, built by numba from the same source.

A twin is the rule's own code with other names behind its verbs: `roll` draws from the very dice of `dice.stream`,
`choose` asks a compiled policy, `tell` is silent. Policies come to a twin as an argument and not behind a name, so
that a twin built once serves them all. Nothing is kept on disk: numba's store does not see which names were exchanged.
"""

from collections.abc import Callable, Mapping
from dis import get_instructions
from functools import cache
from types import FunctionType, ModuleType
from typing import TYPE_CHECKING, NamedTuple, Protocol, TypeVar

from affray.core import InputError
from affray.dice.pool import BITS, KIND_BITS, KIND_MASK
from affray.lab.machine.records import with_all_fields
from affray.referee import Policy, choose, plain_function, roll, roll_count, roll_kinds, roll_sum, say, tell

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

T = TypeVar("T")
Function = Callable[..., object]
Maker = Callable[[Function], Function]
"""What makes machine code of a function."""
Chooser = Policy
SEED, GAME, DRAW, INDEX, BLOCK = range(5)
WORDS = BLOCK + 4
"""The length of the state of compiled dice: seed, game, draw, and the block at hand after its index."""


class Compiled(NamedTuple):
    """The referee of a compiled game: the state of its dice, and the address of each figure's compiled policy."""

    dice: "NDArray[np.uint64]"
    policies: tuple[int, ...]


def numba_of() -> ModuleType:
    """The numba library. Raises InputError where it is not installed."""
    try:
        import numba
    except ImportError:
        raise InputError("compiled rules need numba, which is not installed; expected affray[fast]") from None
    module: ModuleType = numba
    return module


def jit(fn: Function) -> Function:
    """The function as machine code, compiled when it is first called. Raises InputError without numba."""
    made: Function = numba_of().njit(nogil=True)(fn)
    return made


def inner_jit(fn: Function, *, inline: bool = False) -> Function:
    """The function as machine code that only machine code calls, which compiles faster. Raises InputError without numba."""
    numba = numba_of()
    made: Function = numba.njit(nogil=True, forceinline=inline, no_cpython_wrapper=True, no_cfunc_wrapper=True)(fn)
    return made


def inline_jit(fn: Function) -> Function:
    """The function as machine code that becomes part of its callers, which is faster to run and, where there are many,
    slower to make. Raises InputError without numba."""
    return inner_jit(fn, inline=True)


class Twins:
    """The twins of functions under one set of exchanged verbs; each function has one twin."""

    def __init__(self, swap: Mapping[Function, Function], make: Maker = inner_jit) -> None:
        """`swap`: what stands in for each verb; `make`: what makes each twin, for whichever machine."""
        self.made: dict[Function, Function] = dict(swap)
        self.make = make

    def twin(self, fn: Function) -> Function:
        """The twin of a rule or of the body of a procedure, to call from machine code. Raises InputError without numba."""
        body = plain_function(fn)
        if body not in self.made:
            bound = self.bind(body)
            made = self.made[body] = self.make(bound)
            # What a function that calls itself calls is known only now.
            names = bound.__globals__
            names.update({name: made for name in names_of(bound) if plain_function(names[name]) is body})
        return self.made[body]

    def bind(self, fn: Function) -> FunctionType:
        """A rule or the body of a procedure that calls twins instead of the other functions of its module."""
        own = plain_function(fn)
        assert isinstance(own, FunctionType)
        body = with_all_fields(own)
        called = {name: body.__globals__[name] for name in names_of(body)}
        return rebind(
            body, {name: self.stand_in(other) for name, other in called.items() if plain_function(other) is not own}
        )

    def stand_in(self, fn: Function) -> Function:
        """The twin that a rule calls instead of another function; for a procedure the twin of its body."""
        return self.made[fn] if fn in self.made else self.twin(fn)


def names_of(fn: FunctionType) -> list[str]:
    """The names in a function's code that refer to functions of its module."""
    # A field may have the name of a function, so that only what is looked up as a global counts.
    found = dict.fromkeys(step.argval for step in get_instructions(fn) if step.opname == "LOAD_GLOBAL")
    return [name for name in found if isinstance(fn.__globals__.get(name), FunctionType)]


def rebind(fn: FunctionType, names: Mapping[str, Function]) -> FunctionType:
    """The function with other functions under these global names."""
    return FunctionType(fn.__code__, fn.__globals__ | dict(names), fn.__name__, fn.__defaults__, fn.__closure__)


# --- policies ---------------------------------------------------------------------------------------------------------
@cache
def machine_policy(policy: Chooser) -> "Machine":
    """A policy of plain ints as machine code that is called by its address. Raises InputError without numba."""
    numba = numba_of()
    inner = Twins({}).twin(policy)
    signature = numba.int64(*(numba.int64,) * 6)

    def call(who: int, what: int, most: int, x: int, y: int, z: int) -> object:
        return inner(who, what, most, x, y, z)

    made: Machine = numba.cfunc(signature)(call)
    return made


def policy_address(policy: Chooser) -> int:
    """The address of the machine code of a policy, which stays the same. Raises InputError without numba."""
    return machine_policy(policy).address


@cache
def policy_call() -> Function:
    """The compiled function that calls the policy at an address with six numbers."""
    numba = numba_of()
    from llvmlite import ir
    from numba.extending import intrinsic

    def code(target: object, builder: "Builder", signature: object, args: list[object]) -> object:
        word = ir.IntType(64)
        kind = ir.FunctionType(word, [word] * 6)
        return builder.call(builder.inttoptr(args[0], kind.as_pointer()), args[1:])

    def call(
        context: object, at: object, who: object, what: object, most: object, x: object, y: object, z: object
    ) -> tuple[object, Function]:
        return numba.int64(*(numba.int64,) * 7), code

    made: Function = intrinsic(call)
    return made


# --- compiled play ----------------------------------------------------------------------------------------------------
def compiled_referee(seed: int, game: int, *policies: Chooser) -> Compiled:
    """The referee of one compiled game; figure i chooses by policies[i]. Raises InputError without numba."""
    numba_of()
    import numpy as np

    dice = np.zeros(WORDS, np.uint64)
    dice[SEED], dice[GAME], dice[INDEX] = seed, game, np.iinfo(np.uint64).max
    return Compiled(dice, tuple(policy_address(policy) for policy in policies))


@cache
def machine_twin(fn: Function) -> Function:
    """The machine-code twin of a procedure or rule: the same dice, the same result.

    A procedure's twin takes what `compiled_referee` returns. Raises InputError without numba.
    """
    return jit(live_twins().bind(fn))


@cache
def live_twins(*, inline: bool = False) -> Twins:
    """The twins for play; with `inline` each becomes part of its callers."""
    make, asked = inline_jit if inline else inner_jit, policy_call()

    def choose_machine(ref: Compiled, who: int, what: int, most: int, x: int = 0, y: int = 0, z: int = 0) -> int:
        if most <= 0:
            return 0
        return asked(ref.policies[who], who, what, most, x, y, z)  # type: ignore[return-value]

    face = make(machine_face())
    return Twins(rolling_verbs(face, make) | {choose: make(choose_machine), **silent_verbs()}, make)


def rolling_verbs(face: Function, make: Maker) -> dict[Function, Function]:
    """The verbs that roll, built on a function that draws one face from the dice of a compiled referee."""

    def roll_machine(ref: Compiled, n: int, die: int, why: int) -> int:
        packed = 0
        for _ in range(n):
            packed += 1 << (BITS * face(ref.dice, die))  # type: ignore[operator]
        return packed

    def sum_machine(ref: Compiled, n: int, die: int, why: int) -> int:
        points = 0
        for _ in range(n):
            points += face(ref.dice, die)  # type: ignore[operator]
        return points

    def count_machine(ref: Compiled, n: int, die: int, faces: int, why: int) -> int:
        found = 0
        for _ in range(n):
            found += faces >> face(ref.dice, die) & 1  # type: ignore[operator]
        return found

    def kinds_machine(ref: Compiled, n: int, die: int, kinds: int, why: int) -> int:
        packed = 0
        for _ in range(n):
            packed += 1 << (BITS * (kinds >> (KIND_BITS * face(ref.dice, die)) & KIND_MASK))  # type: ignore[operator]
        return packed

    return {
        roll: make(roll_machine),
        roll_sum: make(sum_machine),
        roll_count: make(count_machine),
        roll_kinds: make(kinds_machine),
    }


def silent_verbs(make: Maker = inner_jit) -> dict[Function, Function]:
    """`tell` and `say` that do nothing."""

    def tell_nobody(ref: Compiled, code: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
        return None

    silent = make(tell_nobody)
    return {tell: silent, say: silent}


def machine_face(make: Maker = inner_jit) -> Function:
    """`dice.stream` once more in words of 64 bits: the same block, word and face for the same seed, game and draw."""
    import numpy as np

    from affray.dice import stream

    u = np.uint64
    word_mask, half = u(stream.WORD), u(32)
    multiply_0, multiply_1 = u(stream.MULTIPLY_0), u(stream.MULTIPLY_1)
    weyl_0, weyl_1 = u(stream.WEYL_0), u(stream.WEYL_1)
    rounds, one, two, three = stream.ROUNDS, u(1), u(2), u(3)

    def fill(dice: "NDArray[np.uint64]", index: "np.uint64") -> None:
        key0, key1 = dice[SEED] & word_mask, dice[SEED] >> half
        a, b, c, d = index & word_mask, index >> half, dice[GAME] & word_mask, dice[GAME] >> half
        for _ in range(rounds):
            first, second = multiply_0 * a, multiply_1 * c
            a, b, c, d = (second >> half) ^ b ^ key0, second & word_mask, (first >> half) ^ d ^ key1, first & word_mask
            key0, key1 = (key0 + weyl_0) & word_mask, (key1 + weyl_1) & word_mask
        dice[INDEX] = index
        dice[BLOCK], dice[BLOCK + 1], dice[BLOCK + 2], dice[BLOCK + 3] = a, b, c, d

    filled = make(fill)

    def draw(dice: "NDArray[np.uint64]") -> "np.uint64":
        index = dice[DRAW] >> two
        if index != dice[INDEX]:
            filled(dice, index)
        found = dice[BLOCK + np.int64(dice[DRAW] & three)]
        dice[DRAW] += one
        return found  # type: ignore[no-any-return]

    drawn = make(draw)

    def face(dice: "NDArray[np.uint64]", die: int) -> "np.int64":
        faces = u(die)
        product = drawn(dice) * faces  # type: ignore[operator]
        if product & word_mask < faces:
            floor = (word_mask + one) % faces
            while product & word_mask < floor:
                product = drawn(dice) * faces  # type: ignore[operator]
        return np.int64(product >> half)

    return face


@cache
def bare_machine() -> Function:
    """The compiled function that returns an array without reference counting; its owner must be kept meanwhile.

    Counting costs half the time of the compiled odds otherwise.
    """
    numba = numba_of()
    found = pointer_of()
    carray = numba.carray

    def bare(array: "NDArray[np.uint64]") -> object:
        return carray(found(array), array.shape)

    return inner_jit(bare)


@cache
def pointer_of() -> Function:
    """The compiled function that returns a pointer to the first number of an array; the array must be kept
    meanwhile."""
    numba = numba_of()
    from numba.extending import intrinsic

    def pointer_type(context: object, array: "ArrayType") -> tuple[object, Function]:
        def code(target: "Target", builder: object, signature: object, args: list[object]) -> object:
            return target.make_array(array)(target, builder, args[0]).data

        return numba.types.CPointer(array.dtype)(array), code

    made: Function = intrinsic(pointer_type)
    return made


class ArrayType(Protocol):
    """numba's type of an array, as far as it is needed here."""

    dtype: object


class Machine(Protocol):
    """numba's machine code that C can call."""

    address: int


class Builder(Protocol):
    """numba's writer of machine code, as far as it is needed here."""

    def inttoptr(self, value: object, kind: object) -> object:
        """A number as a pointer."""

    def call(self, fn: object, args: list[object]) -> object:
        """A call."""


class Data(Protocol):
    """numba's view of an array in memory."""

    data: object


class Target(Protocol):
    """numba's code generator, as far as it is needed here."""

    def make_array(self, array: ArrayType) -> Callable[["Target", object, object], Data]:
        """What views an array of a type."""
