"""Advantage and disadvantage that a game master gives a character for his next roll of a conflict, always with a reason.

edge Anna adv : The ghoul has slipped on the wet stone.

[FT-CORE-08 FT-DICE-06]
"""

from collections.abc import Mapping

from affray.core import Refusal
from affray.referee import Referee, say
from affray.systems.fortmayn.position.answers import Answer
from affray.systems.fortmayn.position.phase import able, person_index
from affray.systems.fortmayn.position.seats import keeper, laid, lay
from affray.systems.fortmayn.position.state import State
from affray.systems.fortmayn.rules.refusing import no
from affray.systems.fortmayn.table.calls import STEPS
from affray.systems.fortmayn.table.verbs import RULING, Verb, malformed, person_fault

NONE = "none"


def edge_fault(state: State, answer: Answer, side: int) -> Refusal | None:
    """Why a character cannot have an edge so: only in a conflict, a step up or down, with a reason. [FT-CORE-08 FT-OOFA-01]"""
    if len(answer.words) != 2 or answer.words[1] not in (*STEPS, NONE):
        return malformed(EDGE)
    who, step = answer.words
    wrong = person_fault(state, side, who)
    if wrong is not None:
        return wrong
    if step == NONE:
        return None if any(name == who for name, _, _ in laid(state).edges) else no("no-edge", "edge", RULING, who=who)
    if state.fray is None:
        return no("no-fray", "fray", RULING)
    if not able(state.people[person_index(state, who)]):
        return no("is-out", "person", "FT-OOFA-01", who=who)
    return None if answer.said else no("step-untold", "reason", RULING)


def edge(ref: Referee, state: State, answer: Answer, side: int) -> State:
    """The state in which a character's next roll has an advantage or a disadvantage, or none any more. [FT-CORE-08]"""
    who, step = answer.words
    steps = STEPS.get(step, 0)
    by = state.sides[keeper(state)]
    say(ref, "table_edge", who=who, step=steps, told=int(answer.said != ""), why=answer.said, by=by, clauses=(RULING, "FT-DICE-06"))  # fmt: skip
    state = without_edge(state, who)
    return lay(state, edges=(*laid(state).edges, (who, steps, answer.said))) if steps else state


def without_edge(state: State, who: str) -> State:
    """The state in which a character has no such edge."""
    return lay(state, edges=tuple(one for one in laid(state).edges if one[0] != who))


EDGE = "edge WHO adv|dis|none : WHY"
VERBS: Mapping[str, Verb] = {"edge": Verb(EDGE, edge_fault, edge)}
