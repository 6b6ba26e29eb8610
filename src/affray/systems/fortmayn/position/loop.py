"""The loop of solo play: which state follows a state at an input where a guard holds, looked up in loop.csv.

No phase of play names the state that comes after it: it names the input and the guard, and the table says the rest. Of the
guards of a state and input the first that holds is taken; `auto` is a step of the program.
"""

from collections.abc import Mapping
from functools import cache

from msgspec.structs import replace

from affray.core import InputError
from affray.systems.fortmayn.content.rows import LoopRow
from affray.systems.fortmayn.content.tables import loop
from affray.systems.fortmayn.position.state import State

AUTO = "auto"


@cache
def loop_rows() -> Mapping[tuple[str, str], tuple[LoopRow, ...]]:
    """The rows of each state and input, in order."""
    found: dict[tuple[str, str], list[LoopRow]] = {}
    for row in loop():
        found.setdefault((row.state, row.input), []).append(row)
    return {key: tuple(those) for key, those in found.items()}


@cache
def phase_names() -> tuple[str, ...]:
    """Every state of the loop, in the order of the table."""
    return tuple(dict.fromkeys(name for row in loop() for name in (row.state, row.next)))


def phase_inputs(state: str) -> tuple[str, ...]:
    """The inputs of a state, in the order of the table.

    >>> phase_inputs("declare")
    ('confirm', 'cancel')
    """
    return tuple(given for at, given in loop_rows() if at == state)


def phase_guards(state: str, given: str) -> tuple[str, ...]:
    """The guards of a state and input, in order. An empty one always holds.

    >>> phase_guards("scene", "go")
    ('exit_clear', 'exit_blocked')
    """
    return tuple(row.guard for row in loop_rows().get((state, given), ()))


def following_phase(state: str, given: str, guard: str = "") -> str:
    """The state that follows. Raises InputError for a state, an input or a guard that the table does not have.

    >>> following_phase("scene", "go", "exit_blocked")
    'declare'
    """
    if (state, given) not in loop_rows():
        raise InputError(f"loop: {given!r} in {state!r}: expected one of {', '.join(phase_inputs(state)) or 'nothing'}")
    for row in loop_rows()[state, given]:
        if row.guard == guard:
            return row.next
    raise InputError(
        f"loop: {given!r} in {state!r}: guard {guard!r}: expected one of {', '.join(phase_guards(state, given))}"
    )


def advance_phase(state: State, given: str = AUTO, guard: str = "") -> State:
    """The position in the state that follows. Raises InputError for a row that the table does not have."""
    return replace(state, phase=following_phase(state.phase, given, guard))
