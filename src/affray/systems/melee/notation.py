"""The position as one line of text, and back.

`melee 1 | phase=start sides=["Red","Blue"] turn=2 ... | map clear:0,0..8;1,0..7 wall:3,2 | Bors: side=0 st=12 ...`

A field that has its ordinary value is left out; a value is compact JSON, or bare where it is one plain word.
"""

import msgspec

from affray.core.reading.position import HexPositionFormat, Shown
from affray.space.hex import Hex
from affray.systems.melee.content.house_rules import read_written_house, write_house
from affray.systems.melee.content.tables import grounds
from affray.systems.melee.position.state import PHASE_NAMES, Board, Figure, State
from affray.systems.melee.turn.invariants import broken_invariants


def state_parts(state: State) -> Shown:
    """The parts of a position that its text writes apart: phase, ground, figures, house rules."""
    return state.phase, state.board.ground, state.figures, write_house(state.house)


def state_from_parts(
    fields: dict[str, object], ground: dict[Hex, str], figures: tuple[Figure, ...], house: dict[str, object]
) -> State:
    """The position of these parts. Raises InputError for house rules that there are not."""
    return msgspec.structs.replace(State(Board(ground), (), figures, read_written_house(house)), **fields)


TEXT = HexPositionFormat(
    form="melee 1",
    kind=State,
    figure=Figure,
    phases=PHASE_NAMES,
    land=grounds(),
    shown=state_parts,
    make=state_from_parts,
    broken=broken_invariants,
)
write_state, read_state = TEXT.write, TEXT.read
