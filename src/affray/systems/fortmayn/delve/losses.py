"""Losses: what may be sundered has been decided with the roll itself; what is lost stands. [FT-SUND-01 FT-TEST-01]

The roll asks for a sunder while it runs, so that nothing is left to choose here.
"""

from affray.core.turns import settle_nothing as settle
from affray.referee import Referee
from affray.systems.fortmayn.position.answer import Answer
from affray.systems.fortmayn.position.loop import advance_phase
from affray.systems.fortmayn.position.phase import go_refusal as refuse
from affray.systems.fortmayn.position.phase import nature_question as question
from affray.systems.fortmayn.position.state import State

__all__ = ["play", "question", "refuse", "settle"]

DECIDE = "decide"


def play(ref: Referee, state: State, answer: Answer) -> State:
    """The state at the outcome."""
    return advance_phase(state, DECIDE)
