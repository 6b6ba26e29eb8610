"""The position as one line of text, and back.

`foeman 1 | phase=start sides=["Red","Blue"] round=2 ... | map open:0,0..8;1,0..7 brush:3,2 | Bors: side=0 race=Human ...`

A field that has its ordinary value is left out; a value is compact JSON, or bare where it is one plain word.
"""

import msgspec

from affray.core.reading.flat_text import FlatText
from affray.core.reading.position import HexPositionFormat, Shown
from affray.space.hex import Hex
from affray.systems.foeman.content.house_rules import read_written_house, write_house
from affray.systems.foeman.content.tables import terrain
from affray.systems.foeman.position.state import PHASE_NAMES, Board, Figure, State
from affray.systems.foeman.turn.invariants import broken_invariants

FIGURES = FlatText(
    Figure,
    order=[
        "id",
        "side",
        "race",
        "st",
        "dx",
        "iq",
        "pos",
        "facing",
        "level",
        "ep",
        "player",
        "handed",
        "armor",
        "main",
        "off",
        "carried",
        "things",
        "shots",
        "unloaded",
        "mount",
        "prone",
        "gone",
        "out",
        "phys",
        "exh",
        "incidental",
        "incidental_new",
        "back",
        "aim",
        "talent",
        "free_used",
        "felled",
        "last_foe",
        "mmma",
        "used",
        "steps",
        "moved",
        "retreated",
        "reloaded",
        "pivot",
        "acted",
        "option",
        "mode",
        "item",
        "defended",
        "wounds",
        "big_hit",
        "hurt_by",
        "was_big_hit",
        "was_battered",
        "was_hurt_by",
        "was_option",
        "forced",
        "free_start",
        "straight",
        "special",
        "charging",
        "revived",
        "forfeit",
    ],
    flags=[
        "prone",
        "gone",
        "out",
        "talent",
        "free_used",
        "felled",
        "moved",
        "retreated",
        "reloaded",
        "defended",
        "forced",
        "free_start",
        "special",
        "charging",
    ],
)
"""A figure as the text has it."""


def state_parts(state: State) -> Shown:
    """The parts of a position that its text writes apart: phase, ground, figures, house rules."""
    return state.phase, state.board.ground, tuple(map(FIGURES.flatten, state.figures)), write_house(state.house)


def state_from_parts(
    fields: dict[str, object], ground: dict[Hex, str], figures: tuple[msgspec.Struct, ...], house: dict[str, object]
) -> State:
    """The position made of these parts. Raises InputError for unknown house rules."""
    whole = tuple(map(FIGURES.build, figures))
    return msgspec.structs.replace(State(Board(ground), (), whole, read_written_house(house)), **fields)


TEXT = HexPositionFormat(
    form="foeman 1",
    kind=State,
    figure=FIGURES.flat,
    phases=PHASE_NAMES,
    land=terrain(),
    shown=state_parts,
    make=state_from_parts,
    broken=broken_invariants,
)
write_state, read_state = TEXT.write, TEXT.read
