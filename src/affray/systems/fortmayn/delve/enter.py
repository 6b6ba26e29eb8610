"""Enter: a level is built, the party comes to its first room. [FT-FILL-08 FT-EVT-04]"""

from msgspec.structs import replace

from affray.referee import Referee, say
from affray.systems.fortmayn.position.answer import Answer
from affray.systems.fortmayn.position.loop import advance_phase
from affray.systems.fortmayn.position.phase import referee_phase
from affray.systems.fortmayn.position.rooms import arrive, draw_next_room
from affray.systems.fortmayn.position.state import State
from affray.systems.fortmayn.rules.drawing_levels import rooms_of_level


def play(ref: Referee, state: State, answer: Answer) -> State:
    """The state in the first room of a new level; the event dice remember nothing of another place. [FT-FILL-08 FT-EVT-04]"""
    rooms = rooms_of_level(ref)
    say(ref, "level", level=state.level, quest=state.quest, clauses=("FT-FILL-08",))
    state = replace(
        advance_phase(state), rooms=rooms, places=(), here=-1, came=-1, goal=False, last_events=(), lasting=(), foes=(), due=(),
        tests=(), notes=(),
    )  # fmt: skip
    return arrive(ref, draw_next_room(ref, state, -1), 0, -1)


PHASE = referee_phase(play)
"""This phase, for the loop."""
