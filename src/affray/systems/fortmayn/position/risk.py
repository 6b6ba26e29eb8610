"""The risk that is under way, from declaring to its outcome, and the sources of its rolls."""

from affray.core import Modifier
from affray.referee import Referee, say
from affray.systems.fortmayn.content.people import Person
from affray.systems.fortmayn.position.difficulty import exploring_sources, ready_dice
from affray.systems.fortmayn.position.phase import person_index
from affray.systems.fortmayn.position.state import Risk, State
from affray.systems.fortmayn.rules.advantage import burden_sources, die_for, source
from affray.systems.fortmayn.rules.gear import is_overloaded

CAST, EVENT, SPRUNG = "cast", "event", "sprung"
"""Where a risk comes from: a casting, an event that calls for a test, a trap that has sprung; empty: a human's own."""
PARLEY = "parley"
"""The state that a talk leads back to."""
BOUND = (SPRUNG, EVENT)
"""Sources of risks that nobody can think better of."""


def risk_of(state: State) -> Risk:
    """The risk that is under way. Raises ValueError where there is none."""
    if state.risk is None:
        raise ValueError(f"expected a risk in the phase {state.phase!r}, got none")
    return state.risk


def risk_sources(state: State, risk: Risk, person: Person) -> tuple[Modifier, ...]:
    """The sources of a roll. Only burdens and the ruling count for a casting. [FT-DICE-06]"""
    if risk.source != CAST:
        return exploring_sources(state, risk, person)
    ruled = (source("gm", risk.step),) if risk.step else ()
    return (*burden_sources(person, int(is_overloaded(person))), *ruled)


def risk_task(risk: Risk) -> str:
    """The task of a risk; `casting` for a casting, whose own task says where the spell comes from."""
    return "casting" if risk.spell else risk.task


def risk_die(state: State, risk: Risk, person: Person) -> int:
    """The die of a roll, in sides. [FT-DICE-02]"""
    return die_for(person.type, risk.pool, risk_sources(state, risk, person), state.house).die


def tell_ruling(ref: Referee, state: State) -> None:
    """Tell what the program proposes for each who rolls: how many dice of which size, why, and against what.
    [FT-CORE-08]"""
    risk = risk_of(state)
    for name in risk.actors:
        person = state.people[person_index(state, name)]
        say(
            ref,
            "ruling",
            who=name,
            pool=risk.pool,
            ready=ready_dice(person, risk.pool),
            die=risk_die(state, risk, person),
            dd=risk.dd,
            parts=risk_sources(state, risk, person),
            clauses=("FT-CORE-08", "FT-DICE-02", "FT-DICE-04"),
        )
