"""The states of play that a game master's table has in place of the loop's, and what may be said in them beside the question.

[FT-CORE-08 FT-MELEE-02]
"""

from collections.abc import Mapping
from typing import Protocol

from affray.core import Question
from affray.systems.fortmayn.position.answer import Answer
from affray.systems.fortmayn.position.phase import Phase
from affray.systems.fortmayn.position.seats import FLOOR
from affray.systems.fortmayn.position.state import State
from affray.systems.fortmayn.table import floor, ounce
from affray.systems.fortmayn.table.turns import TURNS


class TablePhase(Phase, Protocol):
    """A state of play at a table."""

    def aside(self, state: State, side: int) -> Question[Answer]:
        """What a side may say that is not asked."""


AT_TABLE: Mapping[str, TablePhase] = {FLOOR: floor, "ounce_declare": ounce, **TURNS}
"""The modules of these states."""


def aside(state: State, side: int) -> Question[Answer] | None:
    """What a side may say that is not asked; nothing where only one side plays, or where it is over."""
    if state.mode != "table" or state.phase not in AT_TABLE:
        return None
    return AT_TABLE[state.phase].aside(state, side)
