"""A fallen comrade carried off the field, so that he is not left behind. [FT-OOFA-08 FT-LOAD-03 FT-LOAD-04]

Reading: who lies Out of Action is a heavy thing of one Difficulty Die. To lift him is an action of an Ounce with a BODY test;
who bears him has no hand free and is overloaded, so that he moves no further than Nearby and rolls at a disadvantage.
"""

from msgspec.structs import replace

from affray.core import Refusal
from affray.core.state import NOBODY
from affray.referee import Referee, say
from affray.systems.fortmayn.conflict import advantage as edges
from affray.systems.fortmayn.conflict.blows import after_test, announced
from affray.systems.fortmayn.content.codes import BODY, CLOSE, OVERCOME
from affray.systems.fortmayn.content.people import Person
from affray.systems.fortmayn.position.phase import person_index
from affray.systems.fortmayn.position.standing import alter_person, apart, bearer, is_fallen
from affray.systems.fortmayn.position.state import State
from affray.systems.fortmayn.rules.refusing import no

COMRADE = "comrade"
"""The word for whom somebody sets down."""
WEIGHT = 1
"""The Difficulty Dice of a body. [FT-LOAD-04 FT-TEST-02]"""


def bearable(state: State, i: int) -> tuple[str, ...]:
    """The fallen whom character i could lift where he is. [FT-OOFA-08]"""
    return tuple(one.id for one in state.people if bear_fault(state, i, one.id) is None)


def bear_fault(state: State, i: int, name: str) -> Refusal | None:
    """Why character i cannot lift somebody; None when he can: a comrade who is Out of Action, Close, and borne by nobody.

    [FT-OOFA-08 FT-LOAD-01]
    """
    k = person_index(state, name)
    if k == NOBODY or not is_fallen(state.people[k]):
        return no("none-fallen", "target", "FT-OOFA-08", whom=name)
    if apart(state, i, k) != CLOSE:
        return no("not-close-to-lift", "out_of_reach", "FT-DIST-04", whom=name)
    return burden_fault(state, i, name)


def burden_fault(state: State, i: int, name: str) -> Refusal | None:
    """Why character i cannot bear a comrade: he bears one, or another bears him. [FT-LOAD-01]"""
    one = state.people[i]
    if one.carries or bearer(state, name) != NOBODY:
        return no("arms-full", "hands", "FT-LOAD-01", who=one.id if one.carries else name)
    return None


def hands_fault(one: Person) -> Refusal | None:
    """Why somebody has no hand to fight or shoot with: he bears a comrade. [FT-LOAD-01]"""
    return no("arms-full", "hands", "FT-LOAD-01", who=one.id) if one.carries else None


def lifted(ref: Referee, state: State, i: int, name: str) -> State:
    """The state after character i has tried to lift a fallen comrade, with a BODY test. [FT-LOAD-04 FT-OOFA-08]"""
    one = state.people[i]
    # He has gone there before the foes moved; what they do parts him from nobody.
    if not is_fallen(state.people[person_index(state, name)]) or burden_fault(state, i, name) is not None:
        say(ref, "no_lift", who=one.id, whom=name, clauses=("FT-OOFA-08",))
        return state
    parts = edges.of_test(state, i)
    fighter = edges.roller(state, i, BODY, parts)
    announced(ref, "lifts", one.id, name, fighter.die, parts, "FT-LOAD-04")
    state, done = after_test(ref, state, i, BODY, fighter, WEIGHT)
    if done.outcome != OVERCOME:
        return state
    say(ref, "bears", who=one.id, whom=name, clauses=("FT-OOFA-08", "FT-LOAD-03"))
    return alter_person(state, i, carries=name)


def set_down(one: Person) -> Person:
    """Somebody who bears nobody any more."""
    return replace(one, carries="") if one.carries else one
