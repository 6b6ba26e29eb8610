"""The states of play that a game master's table has in place of the loop's, and what may be said in them beside the question.

[FT-CORE-08 FT-MELEE-02]
"""

from collections.abc import Mapping

from affray.core import Question
from affray.systems.fortmayn.position.answer import Answer
from affray.systems.fortmayn.position.seats import FLOOR
from affray.systems.fortmayn.position.state import State
from affray.systems.fortmayn.table import floor, ounce
from affray.systems.fortmayn.table.floor import TablePhase
from affray.systems.fortmayn.table.turns import TURNS, Turn

AT_TABLE: Mapping[str, TablePhase | Turn] = {FLOOR: floor.PHASE, "ounce_declare": ounce.PHASE, **TURNS}
"""The phases of these states."""


def aside(state: State, side: int) -> Question[Answer] | None:
    """What a side may say that is not asked; nothing where only one side plays, or where it is over."""
    if state.mode != "table" or state.phase not in AT_TABLE:
        return None
    return AT_TABLE[state.phase].aside(state, side)
