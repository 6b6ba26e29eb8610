"""An Ounce is declared: each character's plan, the players' order, flight of all. [FT-MELEE-02 FT-CORE-06 FT-DIST-02]"""

from affray.core import Question, Refusal
from affray.core.state import NOBODY
from affray.core.turns import as_it_is as settle
from affray.referee import Referee, say
from affray.systems.fortmayn.conflict import plans as p
from affray.systems.fortmayn.conflict.moves import moved
from affray.systems.fortmayn.conflict.other_deeds import banishable
from affray.systems.fortmayn.conflict.plan_faults import plan_fault, readied
from affray.systems.fortmayn.conflict.plan_offers import fleeing, offers
from affray.systems.fortmayn.content.codes import CLOSE
from affray.systems.fortmayn.content.people import Plan
from affray.systems.fortmayn.position.answer_words import malformed, not_now
from affray.systems.fortmayn.position.answers import Answer
from affray.systems.fortmayn.position.loop import to
from affray.systems.fortmayn.position.phase import person_index, seat
from affray.systems.fortmayn.position.spell_effects import effect_of
from affray.systems.fortmayn.position.standing import (
    alter_fray,
    band,
    close_foes,
    fit_people,
    foe_index,
    fray_of,
    in_order,
    standing_foes,
)
from affray.systems.fortmayn.position.state import PARTY, Deed, State
from affray.systems.fortmayn.rules.casting import spell_row
from affray.systems.fortmayn.rules.gear import OIL
from affray.systems.fortmayn.rules.refusing import no

__all__ = ["play", "question", "refuse", "settle"]

FOES_FIRST = 1
"""The value of `ounce_order` under which the foes move before anything is shot or cast. [FT-MELEE-02]"""
AT_ALL = "foes"
"""The aim of spells that go out against all foes at once."""
CONFIRM, FLEE, ORDER = "confirm", "flee", "order"
ORDER_FORM = "order WHO WHO ..."


# --- what is open -----------------------------------------------------------------------------------------------------
def question(state: State) -> Question[Answer]:
    """What the next character does who has no plan yet, in the players' order; once all have one, whether it stands so.

    [FT-MELEE-02]
    """
    waiting = undeclared(state)
    forms = (p.FORM, ORDER_FORM)
    if not waiting:
        return Question(PARTY, "ounce_confirm", answers=(Answer(CONFIRM),), extra=(Answer(FLEE),), open=forms)
    i = waiting[0]
    who = state.people[i].id
    answers = list(dict.fromkeys(p.write_plan(plan) for plan in offers(state, i)))
    if not fray_of(state).plans:
        answers.append(Answer(FLEE))
    return Question(seat(state, who), "ounce_declare", who, tuple(answers), open=forms)


def undeclared(state: State) -> tuple[int, ...]:
    """The characters that have no plan for this Ounce yet, in the players' order. [FT-MELEE-02]"""
    declared = {plan.who for plan in fray_of(state).plans}
    return tuple(i for i in in_order(state) if state.people[i].id not in declared)


def refuse(state: State, answer: Answer) -> Refusal | None:
    """Why an answer is not legal: a plan that is not possible, a confirmation before all is declared. [FT-MELEE-02]"""
    if answer.verb == p.PLAN:
        try:
            return plan_fault(state, p.read_plan(answer))
        except p.Wordless as fault:
            return malformed(str(fault))
    if answer.verb == ORDER:
        names = sorted(state.people[i].id for i in fit_people(state))
        return (
            None
            if sorted(answer.words) == names
            else no("not-all-in-order", "order", "FT-MELEE-02", people=tuple(names))
        )
    if answer.verb not in (CONFIRM, FLEE):
        return not_now(answer, state.phase)
    if answer.words:
        return malformed(answer.verb)
    waiting = undeclared(state)
    if answer.verb == CONFIRM and waiting:
        return no("undeclared", "undeclared", "FT-MELEE-02", who=state.people[waiting[0]].id)
    return None


# --- what is done -----------------------------------------------------------------------------------------------------
def play(ref: Referee, state: State, answer: Answer) -> State:
    """The state after a plan or an order, or with everything declared and the characters moved. [FT-MELEE-02]"""
    if answer.verb == p.PLAN:
        return planned(state, p.read_plan(answer))
    if answer.verb == ORDER:
        return alter_fray(state, order=answer.words)
    if answer.verb == FLEE:
        plans = tuple(fleeing(state.people[i]) for i in in_order(state))
        state = alter_fray(state, plans=plans)
    return begun(ref, to(state, answer.verb))


def planned(state: State, plan: Plan) -> State:
    """The state with a character's plan in place of any before. [FT-MELEE-02]"""
    others = tuple(one for one in fray_of(state).plans if one.who != plan.who)
    return alter_fray(state, plans=(*others, plan))


def begun(ref: Referee, state: State) -> State:
    """The state in which the Ounce has begun: gear is dropped, then the characters move in the players' order.

    [FT-MELEE-02 FT-ARM-06 FT-DIST-02]
    """
    fray = fray_of(state)
    say(ref, "ounce", number=fray.exchange + 1, clauses=("FT-MELEE-02",))
    by_name = {plan.who: plan for plan in fray.plans}
    ahead = tuple(name for name, plan in by_name.items() if is_ahead(state, plan))
    fled: list[str] = []
    done: list[Plan] = []
    for i in in_order(state):
        one = state.people[i]
        plan = p.meant(state, i, by_name[one.id])
        tell_plan(ref, plan)
        state = under_way(state, i, plan)
        done.append(plan)
        if p.gives_up_action(plan):
            fled.append(one.id)
    before = dict(fray.flights)
    flights = tuple((name, before.get(name, 0) + 1) for name in fled)
    rolls = tuple(Deed(plan.action, plan.who, plan.target) for plan in done if plan.who in ahead)
    return alter_fray(state, plans=tuple(done), flights=flights, ahead=ahead, rolls=rolls)


def is_ahead(state: State, plan: Plan) -> bool:
    """Whether what a character does comes before the foes move: a shot, a spell or a banishing at foes that are not Close as
    the Ounce begins; nobody shoots or throws so whom a foe is Close to. [FT-MELEE-02 FT-RANGE-09]"""
    if state.house.ounce_order == FOES_FIRST:
        return False
    i, j = person_index(state, plan.who), foe_index(state, plan.target)
    if plan.action == p.BANISH:
        return bool(banishable(state, i))
    row = spell_row(state.filler, plan.item) if plan.action == p.CAST else None
    if row is not None and effect_of(row).aim == AT_ALL:
        return any(band(state, i, k) != CLOSE for k in standing_foes(state))
    if j == NOBODY or band(state, i, j) == CLOSE:
        return False
    throws = plan.action == p.SHOOT or (plan.action == p.ITEM and plan.item == OIL)
    return plan.action == p.CAST or (throws and not close_foes(state, i))


def under_way(state: State, i: int, plan: Plan) -> State:
    """The state in which a character has dropped what he drops, drawn what he draws, and moved. [FT-ARM-06 FT-DIST-02]"""
    return moved(readied(state, i, plan), i, plan)


def tell_plan(ref: Referee, plan: Plan) -> None:
    """Tells what a character does. [FT-MELEE-02]"""
    say(ref, "plan", clauses=("FT-MELEE-02", "FT-DIST-02"), **p.parts_of(plan))
