"""An Ounce at a game master's table: each player declares for his own characters, in any order; then the game master lets it
begin. [FT-MELEE-02 FT-CORE-06 FT-CORE-08]"""

from msgspec.structs import replace

from affray.core import Question, Refusal
from affray.referee import Referee, say
from affray.systems.fortmayn.conflict import declare, planning
from affray.systems.fortmayn.conflict.plan_offers import listed_plans
from affray.systems.fortmayn.position.answer import Answer, verb_of
from affray.systems.fortmayn.position.answers import FORMS
from affray.systems.fortmayn.position.conflict_answers import Declare, Flee, Order
from affray.systems.fortmayn.position.delve_answers import Confirm
from affray.systems.fortmayn.position.seats import master_side, other_sides
from affray.systems.fortmayn.position.state import State
from affray.systems.fortmayn.rules.refusing import refusal
from affray.systems.fortmayn.table import floor
from affray.systems.fortmayn.table.conflict import foe_alternatives, is_foe_plan
from affray.systems.fortmayn.table.floor import TablePhase
from affray.systems.fortmayn.table.verbs import RULING, person_refusal, player_side

PLAN = verb_of(Declare)
OWN = (verb_of(Confirm), verb_of(Flee), verb_of(Order))
"""What the game master alone may say, besides plans, which are each player's."""


# --- what is open -----------------------------------------------------------------------------------------------------
def question(state: State) -> Question[Answer]:
    """What the next character does who has no plan yet; once all have one, whether the Ounce begins. [FT-MELEE-02]"""
    waiting = declare.undeclared_people(state)
    side = player_side(state, state.people[waiting[0]].id) if waiting else master_side(state)
    who = state.people[waiting[0]].id if waiting else ""
    answers: tuple[Answer, ...] = (
        *beginning_answers(state, side),
        *side_plans(state, side),
        *floor.side_answers(state, side),
    )
    forms = (FORMS[Declare], *floor.side_forms(state, side))
    code = "ounce_declare" if waiting else "ounce_confirm"
    return Question(
        side, code, who, answers, floor.ending_answers(state, side), open=forms, others=other_sides(state, side)
    )


def beginning_answers(state: State, side: int) -> tuple[Answer, ...]:
    """That the Ounce begins, for the game master, once all have declared. [FT-MELEE-02]"""
    return (Confirm(),) if side == master_side(state) and not declare.undeclared_people(state) else ()


def side_plans(state: State, side: int) -> tuple[Answer, ...]:
    """Plans that suggest themselves: to a player for his characters that have none, to the game master for his creatures."""
    mine = [i for i in declare.undeclared_people(state) if state.people[i].side == side]
    own = tuple(planning.write_plan(plan) for i in mine for plan in listed_plans(state, i))
    return (*own, *foe_alternatives(state)) if side == master_side(state) else own


def aside(state: State, side: int) -> Question[Answer]:
    """What a side may say that is not asked, each answer signed with its name."""
    said = floor.aside(state, side)
    found = (*beginning_answers(state, side), *side_plans(state, side))
    answers = tuple(replace(answer, by=state.sides[side]) for answer in found)
    return replace(said, code="ounce_aside", answers=(*answers, *said.answers), open=(FORMS[Declare], *said.open))


# --- what may be said, and what comes of it ---------------------------------------------------------------------------
def refuse(state: State, answer: Answer) -> Refusal | None:
    """Why somebody may not say that: a plan is its player's, the beginning the game master's. [FT-MELEE-02]"""
    side = floor.speaking_side(state, answer, question(state).side)
    if answer.verb == PLAN and not is_foe_plan(state, answer):
        wrong = person_refusal(state, side, answer.plan.who) if isinstance(answer, Declare) else None
        return wrong or declare.refuse(state, answer)
    if answer.verb not in OWN:
        return floor.speech_refusal(state, answer, side)
    if side != master_side(state):
        return refusal("masters-word", "master", RULING, verb=answer.verb)
    return declare.refuse(state, answer)


def play(ref: Referee, state: State, answer: Answer) -> State:
    """The state after a plan, with the Ounce begun, or after whatever else was said. [FT-MELEE-02]"""
    if isinstance(answer, Declare) and not is_foe_plan(state, answer):
        say(ref, "table_declares", who=answer.plan.who, clauses=("FT-MELEE-02",))
        return declare.play(ref, state, answer)
    if answer.verb in OWN:
        return declare.play(ref, state, answer)
    return floor.do_verb(ref, state, answer, floor.speaking_side(state, answer, question(state).side))


PHASE = TablePhase(question, refuse, play, aside)
"""This phase, for the table."""
