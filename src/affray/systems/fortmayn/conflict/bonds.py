"""Attachments that are won in play. [FT-SOC-05]

Reading: the clause says no more than that they may be. Here a character wins one by talking people into giving way, and all
who live by doing a quest; who or what it is its player says, and until then no other is won. At a game master's table he gives them.
"""

from msgspec.structs import replace

from affray.referee import Referee, say
from affray.systems.fortmayn.content.people import Foe
from affray.systems.fortmayn.position.creature_specials import HUMANOID, is_kind
from affray.systems.fortmayn.position.seats import at_table
from affray.systems.fortmayn.position.standing import put_person
from affray.systems.fortmayn.position.state import State

BOND = "bond"
"""The note of a character who has won an attachment that is not named yet."""


def win_attachment(ref: Referee, state: State, i: int) -> State:
    """The state in which character i has won an attachment. [FT-SOC-05]"""
    one = state.people[i]
    if BOND in one.notes or one.dead or one.lost or at_table(state):
        return state
    say(ref, "bond", who=one.id, clauses=("FT-SOC-05",))
    return put_person(state, i, replace(one, notes=(*one.notes, BOND)))


def win_over(ref: Referee, state: State, i: int, foe: Foe) -> State:
    """The state after a foe has given way to the words of character i: people remember that. [FT-SOC-05 FT-SOC-02]"""
    return win_attachment(ref, state, i) if is_kind(state, foe, HUMANOID) else state
