"""A fallen comrade carried off the field, so that he is not left behind. [FT-OOFA-08 FT-LOAD-03 FT-LOAD-04]

Reading: who lies Out of Action is a heavy thing of one Difficulty Die. To lift him is an action of an Ounce with a BODY test;
who bears him has no hand free and is overloaded, so that he moves no further than Nearby and rolls at a disadvantage.
"""

from msgspec.structs import replace

from affray.core import Refusal
from affray.core.fight_state import NOBODY
from affray.referee import Referee, say
from affray.systems.fortmayn.conflict import advantage
from affray.systems.fortmayn.conflict.blows import after_test
from affray.systems.fortmayn.content.codes import BODY, CLOSE, OVERCOME
from affray.systems.fortmayn.content.people import Person
from affray.systems.fortmayn.position.phase import person_index
from affray.systems.fortmayn.position.standing import alter_person, band_between, bearer, is_fallen
from affray.systems.fortmayn.position.state import State
from affray.systems.fortmayn.rules.refusing import refusal

COMRADE = "comrade"
"""The word for whom somebody sets down."""
WEIGHT = 1
"""The Difficulty Dice of a body. [FT-LOAD-04 FT-TEST-02]"""


def liftable_comrades(state: State, i: int) -> tuple[str, ...]:
    """The fallen whom character i could lift where he is. [FT-OOFA-08]"""
    return tuple(person.id for person in state.people if lift_refusal(state, i, person.id) is None)


def lift_refusal(state: State, i: int, name: str) -> Refusal | None:
    """Why character i cannot lift somebody; None when he can: a comrade who is Out of Action, Close, and borne by nobody.

    [FT-OOFA-08 FT-LOAD-01]
    """
    k = person_index(state, name)
    if k == NOBODY or not is_fallen(state.people[k]):
        return refusal("none-fallen", "target", "FT-OOFA-08", whom=name)
    if band_between(state, i, k) != CLOSE:
        return refusal("not-close-to-lift", "out_of_reach", "FT-DIST-04", whom=name)
    return burden_refusal(state, i, name)


def burden_refusal(state: State, i: int, name: str) -> Refusal | None:
    """Why character i cannot bear a comrade: he bears one, or another bears him. [FT-LOAD-01]"""
    person = state.people[i]
    if person.carries or bearer(state, name) != NOBODY:
        return refusal("arms-full", "hands", "FT-LOAD-01", who=person.id if person.carries else name)
    return None


def hands_refusal(person: Person) -> Refusal | None:
    """Why somebody has no hand to fight or shoot with: he bears a comrade. [FT-LOAD-01]"""
    return refusal("arms-full", "hands", "FT-LOAD-01", who=person.id) if person.carries else None


def lift_comrade(ref: Referee, state: State, i: int, name: str) -> State:
    """The state after character i has tried to lift a fallen comrade, with a BODY test. [FT-LOAD-04 FT-OOFA-08]"""
    person = state.people[i]
    # He has gone there before the foes moved; what they do parts him from nobody.
    if not is_fallen(state.people[person_index(state, name)]) or burden_refusal(state, i, name) is not None:
        say(ref, "no_lift", who=person.id, whom=name, clauses=("FT-OOFA-08",))
        return state
    parts = advantage.sources_of_test(state, i)
    fighter = advantage.roller(state, i, BODY, parts)
    say(ref, "lifts", who=person.id, whom=name, die=fighter.die, parts=parts, clauses=("FT-LOAD-04",))
    state, done = after_test(ref, state, i, BODY, fighter, WEIGHT)
    if done.outcome != OVERCOME:
        return state
    say(ref, "bears", who=person.id, whom=name, clauses=("FT-OOFA-08", "FT-LOAD-03"))
    return alter_person(state, i, carries=name)


def set_down(person: Person) -> Person:
    """Somebody who bears nobody any more."""
    return replace(person, carries="") if person.carries else person
