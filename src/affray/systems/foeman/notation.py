"""The position as one line of text, and back.

`foeman 1 | phase=start sides=["Red","Blue"] round=2 ... | map open:0,0..8;1,0..7 brush:3,2 | Bors: side=0 race=Human ...`

A field that has its ordinary value is left out; a value is compact JSON, or bare where it is one plain word.
"""

import msgspec

from affray.core.reading.position import Positions, Shown
from affray.space.hex import Hex
from affray.systems.foeman.content.house_rules import read_written, written_house
from affray.systems.foeman.content.tables import terrain
from affray.systems.foeman.position.state import PHASE_NAMES, Board, Figure, State
from affray.systems.foeman.turn.soundness import broken


def shown(state: State) -> Shown:
    """The parts of a position that its text writes apart: phase, ground, figures, house rules."""
    return state.phase, state.board.ground, state.figures, written_house(state.house)


def made(
    fields: dict[str, object], ground: dict[Hex, str], figures: tuple[Figure, ...], house: dict[str, object]
) -> State:
    """The position made of these parts. Raises InputError for unknown house rules."""
    return msgspec.structs.replace(State(Board(ground), (), figures, read_written(house)), **fields)


TEXT = Positions(
    form="foeman 1",
    kind=State,
    figure=Figure,
    phases=PHASE_NAMES,
    land=terrain(),
    shown=shown,
    make=made,
    broken=broken,
)
write_state, read_state = TEXT.write, TEXT.read
