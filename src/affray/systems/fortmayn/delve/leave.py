"""Leave: the milestones of the campaign's kind are counted. [FT-XP-01 FT-XP-02]"""

from msgspec.structs import replace

from affray.referee import Referee, say
from affray.systems.fortmayn.conflict.social_aftermath import win_attachment
from affray.systems.fortmayn.position.answer import Answer
from affray.systems.fortmayn.position.loop import advance_phase
from affray.systems.fortmayn.position.phase import referee_phase
from affray.systems.fortmayn.position.state import State
from affray.systems.fortmayn.rules.milestones import LEVEL, MILESTONES, QUEST


def play(ref: Referee, state: State, answer: Answer) -> State:
    """The state with the milestones of this level counted: a dungeon level and a quest where the party left with its goal;
    sessions and major events have been counted when a human said so. A quest that was done wins everybody an attachment.
    [FT-XP-01 FT-SOC-05]"""
    kind = state.house.advance_on
    passed = int(state.goal and kind in (QUEST, LEVEL))
    gains = state.gains + passed
    say(ref, "came_home", quest=state.quest, goal=int(state.goal), milestone=MILESTONES[kind], count=gains,
        clauses=("FT-XP-01",))  # fmt: skip
    for i in range(len(state.people)) if state.goal else ():
        state = win_attachment(ref, state, i)
    return replace(advance_phase(state), gains=gains, won=state.won + int(state.goal))


PHASE = referee_phase(play)
"""This phase, for the loop."""
