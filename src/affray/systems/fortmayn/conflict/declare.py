"""An Ounce is declared: each character's plan, the players' order, flight of all. [FT-MELEE-02 FT-CORE-06 FT-DIST-02]"""

from affray.core import Question, Refusal
from affray.core.fight_state import NOBODY
from affray.core.turns import Decision
from affray.referee import Referee, say
from affray.systems.fortmayn.conflict import bids, planning
from affray.systems.fortmayn.conflict.moves import move_person
from affray.systems.fortmayn.conflict.other_deeds import banishable_foes
from affray.systems.fortmayn.conflict.plan_offers import flee_plan, listed_plans
from affray.systems.fortmayn.conflict.plan_refusals import plan_refusal, ready_gear
from affray.systems.fortmayn.content.codes import CLOSE
from affray.systems.fortmayn.content.people import Plan
from affray.systems.fortmayn.position import plan_words
from affray.systems.fortmayn.position.answer import Answer
from affray.systems.fortmayn.position.answers import FORMS, malformed, words_of
from affray.systems.fortmayn.position.conflict_answers import Bid, Declare, Flee, Order
from affray.systems.fortmayn.position.delve_answers import Confirm
from affray.systems.fortmayn.position.loop import advance_phase
from affray.systems.fortmayn.position.phase import Deeds, deed, no_fault, person_index, side_of_person
from affray.systems.fortmayn.position.spell_effects import spell_effect
from affray.systems.fortmayn.position.standing import (
    alter_conflict,
    band,
    close_foes,
    conflict_of,
    fit_people,
    foe_index,
    people_in_order,
    standing_foes,
)
from affray.systems.fortmayn.position.state import PARTY, Deed, State
from affray.systems.fortmayn.rules.casting import spell_row
from affray.systems.fortmayn.rules.gear import OIL
from affray.systems.fortmayn.rules.refusing import refusal

FOES_FIRST = 1
"""The value of `ounce_order` under which the foes move before anything is shot or cast. [FT-MELEE-02]"""
AT_ALL = "foes"
"""The aim of spells that go out against all foes at once."""
OPEN = (FORMS[Declare], FORMS[Order], FORMS[Bid])


# --- what is open -----------------------------------------------------------------------------------------------------
def question(state: State) -> Question[Answer]:
    """What the next character does who has no plan yet, in the players' order; once all have one, whether it stands so.

    [FT-MELEE-02]
    """
    waiting = undeclared_people(state)
    if not waiting:
        return Question(PARTY, "ounce_confirm", answers=(Confirm(),), extra=(Flee(),), open=OPEN)
    return plan_question(state, waiting[0])


def plan_question(state: State, i: int) -> Question[Answer]:
    """What a character does. [FT-MELEE-02]"""
    who = state.people[i].id
    answers: list[Answer] = list(dict.fromkeys(planning.write_plan(plan) for plan in listed_plans(state, i)))
    if not conflict_of(state).plans:
        answers.append(Flee())
    return Question(side_of_person(state, who), "ounce_declare", who, tuple(answers), open=OPEN)


def undeclared_people(state: State) -> tuple[int, ...]:
    """The characters that have no plan for this Ounce yet and follow no order, in the players' order. [FT-MELEE-02]"""
    declared = {plan.who for plan in conflict_of(state).plans}
    return tuple(i for i in bids.own_people(state) if state.people[i].id not in declared)


def declare_fault(state: State, answer: Declare) -> Refusal | None:
    """Why a plan is not possible. [FT-MELEE-02]"""
    return plan_refusal(state, planning.read_plan(answer))


def order_fault(state: State, answer: Order) -> Refusal | None:
    """Why the characters cannot act in that order: not all are in it. [FT-MELEE-02]"""
    names = sorted(state.people[i].id for i in fit_people(state))
    fits = sorted(answer.people) == names
    return None if fits else refusal("not-all-in-order", "order", "FT-MELEE-02", people=tuple(names))


def confirm_fault(state: State, answer: Confirm) -> Refusal | None:
    """Why the Ounce does not begin: somebody has declared nothing. [FT-MELEE-02]"""
    if words_of(answer):
        return malformed(answer.verb)
    waiting = undeclared_people(state)
    return refusal("undeclared", "undeclared", "FT-MELEE-02", who=state.people[waiting[0]].id) if waiting else None


# --- what is done -----------------------------------------------------------------------------------------------------
def declare(ref: Referee, state: State, answer: Declare) -> State:
    """The state with a plan. [FT-MELEE-02]"""
    return with_plan(state, planning.read_plan(answer))


def put_in_order(ref: Referee, state: State, answer: Order) -> State:
    """The state with the players' order. [FT-MELEE-02]"""
    return alter_conflict(state, order=answer.people)


def confirm(ref: Referee, state: State, answer: Confirm) -> State:
    """The state with everything declared and the characters moved; who follows an order does what it says. [FT-MELEE-02]"""
    plans = (*conflict_of(state).plans, *bids.bidden_plans(state))
    state = alter_conflict(state, plans=plans)
    return begin_ounce(ref, advance_phase(state, answer.verb))


def flee(ref: Referee, state: State, answer: Flee) -> State:
    """The state in which all flee. [FT-DIST-02]"""
    plans = tuple(flee_plan(state.people[i]) for i in people_in_order(state))
    return begin_ounce(ref, advance_phase(alter_conflict(state, plans=plans), answer.verb))


DEEDS = Deeds(
    deed(Declare, declare_fault, declare), deed(Order, order_fault, put_in_order), deed(Confirm, confirm_fault, confirm),
    deed(Flee, no_fault, flee), deed(Bid, bids.bid_fault, bids.bid),
)  # fmt: skip


refuse, play = DEEDS.refuse, DEEDS.play


def with_plan(state: State, plan: Plan) -> State:
    """The state with a character's plan in place of any before. [FT-MELEE-02]"""
    others = tuple(other for other in conflict_of(state).plans if other.who != plan.who)
    return alter_conflict(state, plans=(*others, plan))


def begin_ounce(ref: Referee, state: State) -> State:
    """The state in which the Ounce has begun: gear is dropped, then the characters move in the players' order.

    [FT-MELEE-02 FT-ARM-06 FT-DIST-02]
    """
    fray = conflict_of(state)
    say(ref, "ounce", number=fray.exchange + 1, clauses=("FT-MELEE-02",))
    by_name = {plan.who: plan for plan in fray.plans}
    ahead = tuple(name for name, plan in by_name.items() if is_ahead(state, plan))
    fled: list[str] = []
    done: list[Plan] = []
    for i in people_in_order(state):
        person = state.people[i]
        plan = planning.effective_plan(state, i, by_name[person.id])
        tell_plan(ref, plan)
        state = start_plan(state, i, plan)
        done.append(plan)
        if planning.is_flight(plan):
            fled.append(person.id)
    before = dict(fray.flights)
    flights = tuple((name, before.get(name, 0) + 1) for name in fled)
    rolls = tuple(Deed(plan.action, plan.who, plan.target) for plan in done if plan.who in ahead)
    return alter_conflict(state, plans=tuple(done), flights=flights, ahead=ahead, rolls=rolls)


def is_ahead(state: State, plan: Plan) -> bool:
    """Whether what a character does comes before the foes move: a shot, a spell or a banishing at foes that are not Close as
    the Ounce begins; nobody shoots or throws so whom a foe is Close to. [FT-MELEE-02 FT-RANGE-09]"""
    if state.house.ounce_order == FOES_FIRST:
        return False
    i, j = person_index(state, plan.who), foe_index(state, plan.target)
    if plan.action == plan_words.BANISH:
        return bool(banishable_foes(state, i))
    row = spell_row(state.filler, plan.item) if plan.action == plan_words.CAST else None
    if row is not None and spell_effect(row).aim == AT_ALL:
        return any(band(state, i, k) != CLOSE for k in standing_foes(state))
    if j == NOBODY or band(state, i, j) == CLOSE:
        return False
    throws = plan.action == plan_words.SHOOT or (plan.action == plan_words.ITEM and plan.item == OIL)
    return plan.action == plan_words.CAST or (throws and not close_foes(state, i))


def start_plan(state: State, i: int, plan: Plan) -> State:
    """The state in which a character has dropped what he drops, drawn what he draws, and moved. [FT-ARM-06 FT-DIST-02]"""
    return move_person(ready_gear(state, i, plan), i, plan)


def tell_plan(ref: Referee, plan: Plan) -> None:
    """Tells what a character does. [FT-MELEE-02]"""
    say(ref, "plan", clauses=("FT-MELEE-02", "FT-DIST-02"), **planning.plan_args(plan))


PHASE = Decision(question, refuse, play)
"""This phase, for the loop."""
