"""Advantage and disadvantage that a game master gives a character for his next roll of a conflict, always with a reason.

edge Anna adv : The ghoul has slipped on the wet stone.

[FT-CORE-08 FT-DICE-06]
"""

from affray.core import Refusal
from affray.referee import Referee, say
from affray.systems.fortmayn.position.phase import is_able, person_index
from affray.systems.fortmayn.position.seats import alter_table, master_side, table_of
from affray.systems.fortmayn.position.state import State
from affray.systems.fortmayn.position.table_answers import Edge
from affray.systems.fortmayn.rules.refusing import refusal
from affray.systems.fortmayn.table.verbs import RULING, person_refusal, verb


def edge_refusal(state: State, answer: Edge, side: int) -> Refusal | None:
    """Why a character cannot have an edge so: only in a conflict, a step up or down, with a reason. [FT-CORE-08 FT-OOFA-01]"""
    who = answer.who
    wrong = person_refusal(state, side, who)
    if wrong is not None:
        return wrong
    if not answer.step:
        return (
            None
            if any(name == who for name, _, _ in table_of(state).edges)
            else refusal("no-edge", "edge", RULING, who=who)
        )
    if state.fray is None:
        return refusal("no-fray", "fray", RULING)
    if not is_able(state.people[person_index(state, who)]):
        return refusal("is-out", "person", "FT-OOFA-01", who=who)
    return None if answer.said else refusal("step-untold", "reason", RULING)


def give_edge(ref: Referee, state: State, answer: Edge, side: int) -> State:
    """The state in which a character's next roll has an advantage or a disadvantage, or none any more. [FT-CORE-08]"""
    who, steps = answer.who, answer.step
    by = state.sides[master_side(state)]
    say(ref, "table_edge", who=who, step=steps, told=int(answer.said != ""), why=answer.said, by=by, clauses=(RULING, "FT-DICE-06"))  # fmt: skip
    state = without_edge(state, who)
    return alter_table(state, edges=(*table_of(state).edges, (who, steps, answer.said))) if steps else state


def without_edge(state: State, who: str) -> State:
    """The state in which a character has no such edge."""
    return alter_table(state, edges=tuple(edge for edge in table_of(state).edges if edge[0] != who))


VERBS = (verb(Edge, edge_refusal, give_edge),)
