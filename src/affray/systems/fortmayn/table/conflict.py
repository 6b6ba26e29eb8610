"""A conflict at a game master's table: when it begins and ends, and what his creatures do.

They do what the program would have them do unless he says otherwise. [FT-MELEE-02 FT-MELEE-12 FT-FILL-13 FT-CORE-08]
"""

from msgspec.structs import replace

from affray.core import Refusal
from affray.core.fight_state import NOBODY
from affray.referee import Referee, say
from affray.systems.fortmayn.conflict import foes
from affray.systems.fortmayn.conflict.aftermath import calm_foe, calm_person
from affray.systems.fortmayn.conflict.moves import least_move
from affray.systems.fortmayn.conflict.planning import read_plan, write_plan
from affray.systems.fortmayn.content.codes import NEARBY
from affray.systems.fortmayn.content.people import Plan
from affray.systems.fortmayn.position.answer import Answer
from affray.systems.fortmayn.position.answers import TABLE_FORMS
from affray.systems.fortmayn.position.conflict_answers import Declare
from affray.systems.fortmayn.position.phase import is_able, person_index
from affray.systems.fortmayn.position.plan_words import FIGHT, NOTHING, SHOOT
from affray.systems.fortmayn.position.seats import FLOOR, alter_table, table_of
from affray.systems.fortmayn.position.standing import band, foe_index, is_fit, is_standing, standing_foes
from affray.systems.fortmayn.position.state import State
from affray.systems.fortmayn.position.table_answers import Fight, Peace
from affray.systems.fortmayn.rules.refusing import refusal
from affray.systems.fortmayn.rules.time_and_distance import DISTANT_MOVE, NEARBY_MOVE, NO_MOVE
from affray.systems.fortmayn.table.verbs import RULING, form_refusal, reason_args, verb, whisper

PARTY, THEM = "party", "foes"
CONFLICT = "conflict"


# --- when it begins and ends ------------------------------------------------------------------------------------------
def fight_refusal(state: State, answer: Fight, side: int) -> Refusal | None:
    """Why it does not come to blows: nobody is there to fight, or all fight already. [FT-MELEE-01]"""
    if state.fray is not None:
        return refusal("in-fray", "fray", "FT-MELEE-01")
    if not standing_foes(state) or not any(map(is_able, state.people)):
        return refusal("no-fight", "fray", "FT-MELEE-01")
    return None


def begin_fight(ref: Referee, state: State, answer: Fight, side: int) -> State:
    """The state at the beginning of a conflict, one side surprised if the game master says so. [FT-MELEE-12]"""
    whom = answer.surprised
    if whom:
        say(ref, "table_taken_unawares", party=int(whom == PARTY), clauses=("FT-MELEE-12",))
    people = tuple(
        replace(person, surprised=whom == PARTY, surprising=whom == THEM) if is_able(person) else person
        for person in state.people
    )
    return alter_table(replace(state, phase=CONFLICT, people=people), plans=())


def peace_refusal(state: State, answer: Peace, side: int) -> Refusal | None:
    """Why no conflict can be ended: there is none."""
    return None if state.fray is not None else refusal("no-fray", "fray", RULING)


def make_peace(ref: Referee, state: State, answer: Peace, side: int) -> State:
    """The state after a conflict that the game master has ended; who has fallen lies there still. [FT-CORE-08]"""
    say(ref, "table_peace", **reason_args(answer), clauses=(RULING,))
    return return_to_floor(state)


def return_to_floor(state: State) -> State:
    """The state with the conflict behind it: what it did to people is over. [FT-MELEE-12]"""
    people = tuple(map(calm_person, state.people))
    state = replace(state, phase=FLOOR, fray=None, people=people, foes=tuple(map(calm_foe, state.foes)))
    return alter_table(state, plans=(), edges=())


# --- what creatures do ------------------------------------------------------------------------------------------------
def is_foe_plan(state: State, answer: Answer) -> bool:
    """Whether an answer is the plan of a creature."""
    return isinstance(answer, Declare) and foe_index(state, answer.plan.who) != NOBODY


def plan_refusal(state: State, answer: Declare, side: int) -> Refusal | None:
    """Why a creature cannot do that this Ounce: it is down, or nobody is within its reach. [FT-DIST-04 FT-RANGE-05]"""
    if state.fray is None:
        return refusal("no-fray", "fray", RULING)
    plan = effective_foe_plan(state, read_plan(answer))
    j, i = foe_index(state, plan.who), person_index(state, plan.target)
    if j == NOBODY or not is_standing(state.foes[j]):
        return refusal("no-foe", "foe", RULING, named=plan.who)
    if plan.action not in (FIGHT, SHOOT, NOTHING) or (plan.toward and person_index(state, plan.toward) == NOBODY):
        return form_refusal(TABLE_FORMS[Declare])
    if plan.action == NOTHING:
        return None
    if i == NOBODY or not is_fit(state.people[i]):
        return refusal("nobody", "person", RULING, who=plan.target)
    if plan.action == SHOOT:
        shoots = foes.can_shoot(state, state.foes[j], band(state, i, j))
        return None if shoots else refusal("foe-cannot-shoot", "reach", "FT-RANGE-05", named=plan.who, who=plan.target)
    reaches = least_move(band(state, i, j)) <= (plan.move if plan.toward in ("", plan.target) else NO_MOVE)
    return None if reaches else refusal("foe-cannot-reach", "reach", "FT-DIST-04", named=plan.who, who=plan.target)


def effective_foe_plan(state: State, plan: Plan) -> Plan:
    """The plan of a creature as it is carried out: to fight somebody is to go there, as far as a Nearby move brings it.

    [FT-DIST-02 FT-FILL-13]
    """
    j, i = foe_index(state, plan.who), person_index(state, plan.target)
    if NOBODY in (i, j) or plan.action != FIGHT or plan.move != NO_MOVE:
        return plan
    return replace(plan, move=NEARBY_MOVE, toward=plan.target) if band(state, i, j) == NEARBY else plan


def plan_for_foe(ref: Referee, state: State, answer: Declare, side: int) -> State:
    """The state in which a creature will do that this Ounce, which nobody else knows. [FT-CORE-08 FT-FILL-13]"""
    own = effective_foe_plan(state, read_plan(answer))
    whisper(ref, state, "table_foe_planned", who=own.who, action=own.action, whom=own.target, far=own.move, toward=own.toward,
            clauses=(RULING,))  # fmt: skip
    rest = tuple(plan for plan in table_of(state).plans if plan.who != own.who)
    return alter_table(state, plans=(*rest, own))


def foe_plans(state: State) -> tuple[Plan, ...]:
    """What each creature that stands does this Ounce: what the game master has said, as far as it is possible still, else
    what the program would have it do. [FT-FILL-13 FT-CORE-08]"""
    said = {plan.who: plan for plan in table_of(state).plans if is_possible(state, plan)}
    return tuple(said.get(plan.who, plan) for plan in foes.foe_plans(state))


def is_possible(state: State, own: Plan) -> bool:
    """Whether a creature can still do what it was to do: whom it goes for is up, and within its reach."""
    j, i = foe_index(state, own.who), person_index(state, own.target)
    if j == NOBODY or own.action == NOTHING:
        return j != NOBODY
    if not is_fit(state.people[i]):
        return False
    if own.action == SHOOT:
        return foes.can_shoot(state, state.foes[j], band(state, i, j))
    return least_move(band(state, i, j)) <= own.move


def foe_alternatives(state: State) -> tuple[Declare, ...]:
    """What a game master might have his creatures do: each fight or shoot anybody within reach, flee, or stand by."""
    found = []
    for j in standing_foes(state):
        name = state.foes[j].id
        for person in filter(is_fit, state.people):
            found += [Plan(who=name, action=deed, target=person.id) for deed in (FIGHT, SHOOT)]
        found += [Plan(who=name, move=DISTANT_MOVE), Plan(who=name)]
    return tuple(answer for answer in map(write_plan, found) if plan_refusal(state, answer, NOBODY) is None)


VERBS = (
    verb(Fight, fight_refusal, begin_fight),
    verb(Peace, peace_refusal, make_peace),
    verb(Declare, plan_refusal, plan_for_foe),
)
