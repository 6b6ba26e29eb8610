"""The position as one line of text, and back.

`melee 1 | phase=start sides=["Red","Blue"] turn=2 ... | map clear:0,0..8;1,0..7 wall:3,2 | Bors: side=0 st=12 ...`

A field that has its ordinary value is left out; a value is compact JSON, or bare where it is one plain word.
"""

import msgspec

from affray.core.reading.flat_text import FlatText
from affray.core.reading.position import HexPositionFormat, Shown
from affray.space.hex import Hex
from affray.systems.melee.content.house_rules import read_written_house, write_house
from affray.systems.melee.content.tables import grounds
from affray.systems.melee.position.state import PHASE_NAMES, Board, Figure, State
from affray.systems.melee.turn.invariants import broken_invariants

ORDER = [
    "id",
    "side",
    "st",
    "dx",
    "iq",
    "wis",
    "hexes",
    "facing",
    "race",
    "creature",
    "armor",
    "shield",
    "shield_ready",
    "ready",
    "slung",
    "gear",
    "pack",
    "pack_at",
    "spells",
    "posture",
    "crawls",
    "flight",
    "meets_ground",
    "apart",
    "hits",
    "fatigue",
    "status",
    "low",
    "waited",
    "reload",
    "life",
    "maker",
    "own",
    "gone",
    "wounded",
    "felled",
    "turn_hits",
    "fell",
    "lost",
    "fresh",
    "state",
    "drawn",
    "held_by",
    "option",
    "walked",
    "crawled",
    "moved",
    "pace",
    "acted",
    "waits",
    "fired",
    "stance",
    "defended",
    "broken_ground",
    "shot_ready",
    "last_shot_used",
    "dealt",
    "taken",
    "taken_otherwise",
    "forced",
    "left",
]
"""The fields of a figure in the order of its text."""
FIGURE = FlatText(Figure, ORDER, flags=("low", "wounded", "fell", "lost", "acted"))


def state_parts(state: State) -> Shown:
    """The parts of a position that its text writes apart: phase, ground, figures, house rules."""
    return state.phase, state.board.ground, tuple(map(FIGURE.flatten, state.figures)), write_house(state.house)


def state_from_parts(
    fields: dict[str, object], ground: dict[Hex, str], figures: tuple[msgspec.Struct, ...], house: dict[str, object]
) -> State:
    """The position of these parts. Raises InputError for house rules that there are not."""
    return msgspec.structs.replace(
        State(Board(ground), (), tuple(map(FIGURE.build, figures)), read_written_house(house)), **fields
    )


TEXT = HexPositionFormat(
    form="melee 1",
    kind=State,
    figure=FIGURE.flat,
    phases=PHASE_NAMES,
    land=grounds(),
    shown=state_parts,
    make=state_from_parts,
    broken=broken_invariants,
)
write_state, read_state = TEXT.write, TEXT.read
