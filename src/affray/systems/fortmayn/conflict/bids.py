"""Orders of one word: who is bidden to attack, defend, hold or flee does so each Ounce until he is told otherwise, and the
program plans for him. Whoever leads the party plans for the others alone. [FT-MELEE-02]"""

from collections.abc import Callable, Iterator, Mapping

from affray.core import Refusal
from affray.core.fight_state import NOBODY
from affray.referee import Referee, say
from affray.systems.fortmayn.conflict.plan_offers import fight_plans, flee_plan, move_plans, shot_plans
from affray.systems.fortmayn.conflict.plan_refusals import plan_refusal
from affray.systems.fortmayn.content.codes import CLOSE
from affray.systems.fortmayn.content.people import Plan
from affray.systems.fortmayn.position import plan_words
from affray.systems.fortmayn.position.conflict_answers import Bid
from affray.systems.fortmayn.position.phase import person_index
from affray.systems.fortmayn.position.standing import (
    alter_conflict,
    band,
    band_between,
    conflict_of,
    is_fit,
    people_in_order,
    standing_foes,
)
from affray.systems.fortmayn.position.state import State
from affray.systems.fortmayn.rules.refusing import refusal
from affray.systems.fortmayn.rules.time_and_distance import NEARBY_MOVE, NO_MOVE

ATTACK, DEFEND, HOLD, FLEE, FREE = "attack", "defend", "hold", "flee", "free"
"""The words; `free` takes an order back."""


# --- who follows whom -------------------------------------------------------------------------------------------------
def own_people(state: State) -> tuple[int, ...]:
    """The characters that take part and follow no order, in the players' order."""
    bidden = dict(conflict_of(state).bids)
    return tuple(i for i in people_in_order(state) if state.people[i].id not in bidden)


def addressees(state: State, answer: Bid) -> tuple[str, ...]:
    """Whom an order is for: those named, else everybody but who comes first of those that follow none."""
    if answer.people:
        return answer.people
    first = (*own_people(state), *people_in_order(state))[0]
    return tuple(state.people[i].id for i in people_in_order(state) if i != first)


def bid_fault(state: State, answer: Bid) -> Refusal | None:
    """Why somebody cannot be bidden: there is nobody of that name who takes part."""
    for name in answer.people:
        i = person_index(state, name)
        if i == NOBODY or not is_fit(state.people[i]):
            return refusal("no-such-person", "who", "FT-MELEE-02", who=name)
    return None


def bid(ref: Referee, state: State, answer: Bid) -> State:
    """The state in which these follow that order, and have no plan of their own any more."""
    names = addressees(state, answer)
    say(ref, "bids", word=answer.word, people=names, clauses=("FT-MELEE-02",))
    fray = conflict_of(state)
    kept = tuple(pair for pair in fray.bids if pair[0] not in names)
    fresh = () if answer.word == FREE else tuple((name, answer.word) for name in names)
    plans = tuple(plan for plan in fray.plans if plan.who not in names)
    return alter_conflict(state, bids=(*kept, *fresh), plans=plans)


# --- what they do -----------------------------------------------------------------------------------------------------
def bidden_plans(state: State) -> tuple[Plan, ...]:
    """What those do who follow an order and have no plan of their own, in the players' order."""
    fray = conflict_of(state)
    words, planned = dict(fray.bids), {plan.who for plan in fray.plans}
    found = ((i, state.people[i].id) for i in people_in_order(state))
    return tuple(bidden_plan(state, i, words[name]) for i, name in found if name in words and name not in planned)


def bidden_plan(state: State, i: int, word: str) -> Plan:
    """The first plan that carries an order out and is possible; to do nothing where none is."""
    possible = (plan for plan in CANDIDATES[word](state, i) if plan_refusal(state, plan) is None)
    return next(possible, Plan(who=state.people[i].id))


def attacking_plans(state: State, i: int) -> Iterator[Plan]:
    """To shoot; else to fight all who are Close, or the nearest; else to run there."""
    foes = sorted(standing_foes(state), key=lambda j: band(state, i, j))
    yield from staying_shots(state, i, foes)
    blows = (plan for plan in fight_plans(state, i, foes) if plan.target)
    yield from sorted(blows, key=lambda plan: -len(plan.others))
    yield from (plan for plan in move_plans(state, i, foes) if plan.toward and plan.move)


def defending_plans(state: State, i: int) -> Iterator[Plan]:
    """To stand by who leads, and fight whoever comes."""
    person = state.people[i]
    leader = next(iter(own_people(state)), i)
    if band_between(state, i, leader) != CLOSE:
        yield Plan(who=person.id, move=NEARBY_MOVE, toward=state.people[leader].id, action=plan_words.FIGHT)
    yield Plan(who=person.id, action=plan_words.FIGHT)


def holding_plans(state: State, i: int) -> Iterator[Plan]:
    """To stay: to shoot, else to fight whoever comes."""
    yield from staying_shots(state, i, sorted(standing_foes(state), key=lambda j: band(state, i, j)))
    yield Plan(who=state.people[i].id, action=plan_words.FIGHT)


def fleeing_plans(state: State, i: int) -> Iterator[Plan]:
    """To get away."""
    yield flee_plan(state.people[i])


def staying_shots(state: State, i: int, foes: list[int]) -> Iterator[Plan]:
    """Shots without a move."""
    return (plan for plan in shot_plans(state, i, foes) if plan.move == NO_MOVE)


CANDIDATES: Mapping[str, Callable[[State, int], Iterator[Plan]]] = {
    ATTACK: attacking_plans,
    DEFEND: defending_plans,
    HOLD: holding_plans,
    FLEE: fleeing_plans,
}
"""What may carry out an order, the best first."""
