"""The position as one line of text, and back.

`melee 1 | phase=start sides=["Red","Blue"] turn=2 ... | map clear:0,0..8;1,0..7 wall:3,2 | Bors: side=0 st=12 ...`

A field that has its ordinary value is left out; a value is compact JSON, or bare where it is one plain word.
"""

import msgspec

from affray.core import InputError
from affray.core.position import (
    fields_of,
    read_fields,
    read_ground,
    read_head,
    read_named,
    read_options,
    value_text,
    write_ground,
)
from affray.systems.melee.options import House, changed, read_house
from affray.systems.melee.setup import LETTERS
from affray.systems.melee.state import PHASE_NAMES, Board, Figure, State

FORM = "melee 1"
APART = ("board", "figures", "house")


def write_state(state: State) -> str:
    """The position as one line that reads back."""
    head = fields_of(state, skip=(*APART, "phase"))
    house = changed(state.house)
    if house:
        head += f" house={value_text(house)}"
    figures = [f"{value_text(figure.id)}: {fields_of(figure, skip=('id',))}" for figure in state.figures]
    ground = write_ground(state.board.ground)
    return " | ".join((FORM, f"phase={PHASE_NAMES[state.phase]} {head}", ground, *figures))


def read_state(text: str) -> State:
    """The position that a line describes. Raises InputError saying which part does not fit."""
    parts = [part.strip() for part in text.strip().split(" | ")]
    if len(parts) < 3 or parts[0] != FORM:
        raise InputError(f"position: expected {FORM!r}, the turn, the map and the figures, parted by ' | '")
    head = read_fields(parts[1], "position")
    house = read_house(read_options(head.pop("house", {})))
    phase = head.pop("phase", "start")
    if phase not in PHASE_NAMES:
        raise InputError(f"position: phase {phase!r}: expected one of {', '.join(PHASE_NAMES)}")
    figures = tuple(read_named(part, Figure) for part in parts[3:])
    board = Board(read_ground(parts[2], LETTERS))
    state = convert_state(head | {"phase": PHASE_NAMES.index(str(phase))}, board, figures, house)
    check(state)
    return state


def convert_state(head: dict[str, object], board: Board, figures: tuple[Figure, ...], house: House) -> State:
    """The state of these parts. Raises InputError."""
    values = read_head(head, State, APART)
    sides = values.pop("sides", ())
    if not isinstance(sides, tuple) or len(sides) < 2:
        raise InputError("position: sides: expected the names of two sides or more")
    return msgspec.structs.replace(State(board, sides, figures, house), **values)


def check(state: State) -> None:
    """Raises InputError for a position that cannot be."""
    from affray.systems.melee.sound import broken

    faults = broken(state)
    if faults:
        raise InputError(f"position: {faults[0]}")
