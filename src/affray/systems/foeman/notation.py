"""The position as one line of text, and back.

`foeman 1 | phase=start sides=["Red","Blue"] round=2 ... | map open:0,0..8;1,0..7 brush:3,2 | Bors: side=0 race=Human ...`

A field that has its ordinary value is left out; a value is compact JSON, or bare where it is one plain word.
"""

import msgspec

from affray.core.reading.position import HexPositionFormat, Shown
from affray.space.hex import Hex
from affray.systems.foeman.content.house_rules import read_written_house, write_house
from affray.systems.foeman.content.tables import terrain
from affray.systems.foeman.position.state import PHASE_NAMES, Board, Figure, State
from affray.systems.foeman.turn.invariants import broken_invariants


def state_parts(state: State) -> Shown:
    """The parts of a position that its text writes apart: phase, ground, figures, house rules."""
    return state.phase, state.board.ground, state.figures, write_house(state.house)


def state_from_parts(
    fields: dict[str, object], ground: dict[Hex, str], figures: tuple[Figure, ...], house: dict[str, object]
) -> State:
    """The position made of these parts. Raises InputError for unknown house rules."""
    return msgspec.structs.replace(State(Board(ground), (), figures, read_written_house(house)), **fields)


TEXT = HexPositionFormat(
    form="foeman 1",
    kind=State,
    figure=Figure,
    phases=PHASE_NAMES,
    land=terrain(),
    shown=state_parts,
    make=state_from_parts,
    broken=broken_invariants,
)
write_state, read_state = TEXT.write, TEXT.read
