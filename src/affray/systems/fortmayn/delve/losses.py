"""Losses: what may be sundered has been decided with the roll itself; what is lost stands. [FT-SUND-01 FT-TEST-01]

The roll asks for a sunder while it runs, so that nothing is left to choose here.
"""

from affray.referee import Referee
from affray.systems.fortmayn.position.answer import Answer
from affray.systems.fortmayn.position.loop import advance_phase
from affray.systems.fortmayn.position.phase import referee_phase
from affray.systems.fortmayn.position.state import State

DECIDE = "decide"


def play(ref: Referee, state: State, answer: Answer) -> State:
    """The state at the outcome."""
    return advance_phase(state, DECIDE)


PHASE = referee_phase(play)
"""This phase, for the loop."""
