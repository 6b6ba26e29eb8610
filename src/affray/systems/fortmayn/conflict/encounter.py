"""A meeting: how those who are met take it, and whether it comes to blows at once.

[FT-REACT-01 FT-REACT-02 FT-REACT-03 FT-FILL-13 FT-DICE-06]
"""

from msgspec.structs import replace

from affray.core import Modifier
from affray.core.fight_state import NOBODY
from affray.referee import Referee, say
from affray.systems.fortmayn.conflict import advantage
from affray.systems.fortmayn.conflict.social_aftermath import REACTION
from affray.systems.fortmayn.content.codes import HEAD
from affray.systems.fortmayn.content.people import Foe
from affray.systems.fortmayn.position import lasting
from affray.systems.fortmayn.position.answer import Answer
from affray.systems.fortmayn.position.loop import advance_phase
from affray.systems.fortmayn.position.phase import referee_phase
from affray.systems.fortmayn.position.standing import LURKED, is_standing, lead, standing_foes, with_notes
from affray.systems.fortmayn.position.state import State
from affray.systems.fortmayn.rules.advantage import die_for, source
from affray.systems.fortmayn.rules.reactions import is_hostile, react, reaction_row

SUDDEN = "sudden"
"""The note of a foe that has come upon the party: the lead's reaction roll is at a disadvantage. [FT-FILL-01]"""


def unsettled_foes(state: State) -> tuple[int, ...]:
    """The foes that have no reaction yet. [FT-REACT-01]"""
    return tuple(j for j in standing_foes(state) if not state.foes[j].reaction)


def settle(ref: Referee, state: State) -> State:
    """The state in the conflict or the parley, once everybody's reaction is known; a reaction once rolled stands.

    [FT-REACT-01]
    """
    if unsettled_foes(state) and lead(state) != NOBODY:
        return state
    if any(is_hostile(state.foes[j].reaction) for j in standing_foes(state)):
        return advance_phase(state, "auto", "hostile")
    # Whoever is talked to lies in wait no more.
    foes = tuple(with_notes(foe, LURKED) if is_standing(foe) else foe for foe in state.foes)
    return advance_phase(replace(state, foes=foes), "auto", "not_hostile")


def play(ref: Referee, state: State, answer: Answer) -> State:
    """The state after the reaction roll: the lead's. [FT-REACT-02]"""
    return roll_reaction(ref, state, lead(state))


def roll_reaction(ref: Referee, state: State, i: int) -> State:
    """The state after the reaction roll of character i, one for all who are met and have no set personality. [FT-REACT-02]"""
    met = unsettled_foes(state)
    person = state.people[i]
    parts = (*advantage.constant_sources(state, i), *reaction_sources(state, met))
    die = die_for(person.type, HEAD, parts, state.house).die
    say(
        ref, "meets", who=person.id, foes=tuple(state.foes[j].id for j in met), die=die, parts=parts,
        clauses=("FT-REACT-01", "FT-REACT-02"),
    )  # fmt: skip
    row = reaction_row(react(ref, i, person.head_ready, die))
    say(ref, "reaction", foes=tuple(state.foes[j].id for j in met), reaction=row.row_id, clauses=("FT-REACT-02",))
    return replace(state, foes=tuple(with_reaction(foe, row.row_id) for foe in state.foes))


def with_reaction(foe: Foe, reaction: str) -> Foe:
    """The foe with that reaction, if it has none of its own."""
    return replace(foe, reaction=reaction) if is_standing(foe) and not foe.reaction else foe


def reaction_sources(state: State, met: tuple[int, ...]) -> tuple[Modifier, ...]:
    """What makes a reaction roll easier or harder: who comes upon the party, what is said of it here. [FT-FILL-01 FT-FILL-14]"""
    sudden = any(SUDDEN in state.foes[j].notes for j in met)
    steps = lasting.lasting_sources(state, state.people[lead(state)], REACTION)
    return (*steps, source(SUDDEN, -1)) if sudden else steps


PHASE = referee_phase(play, settle)
"""This phase, for the loop."""
