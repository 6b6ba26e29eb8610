"""The rolls of an Ounce as it will be played: everybody has moved, the foes too, and each meets whoever comes at him.

[FT-MELEE-02 FT-MELEE-03 FT-FILL-13]
"""

from collections.abc import Iterator

from affray.referee import Live
from affray.systems.fortmayn.conflict import blows, declare, foes, resolve
from affray.systems.fortmayn.content.events import CODES
from affray.systems.fortmayn.content.people import Plan
from affray.systems.fortmayn.guide.rolls import HABIT, HarmlessDice, Roll, rolls_in_order
from affray.systems.fortmayn.position import plan_words
from affray.systems.fortmayn.position.standing import alter_conflict, conflict_of, people_in_order
from affray.systems.fortmayn.position.state import State


def ounce_halves(state: State, plans: tuple[Plan, ...]) -> tuple[State, State]:
    """The Ounce that these plans make, before and after the foes move. Who has no plan stays put. [FT-MELEE-02]"""
    planned = {plan.who for plan in plans}
    idle = (state.people[i].id for i in people_in_order(state))
    state = alter_conflict(state, plans=(*plans, *(Plan(who=who) for who in idle if who not in planned)))
    ref = Live(HarmlessDice(), CODES, HABIT, quiet=1)
    state = declare.begin_ounce(ref, state)
    return state, resolve.move_foes(ref, state, foes.foe_plans(state))


def all_rolls(state: State) -> Iterator[Roll]:
    """The rolls of all declared plans, character by character, with the attacks of the foes."""
    states = ounce_halves(state, conflict_of(state).plans)
    for i in people_in_order(state):
        yield from rolls_for(states, i)


def coming_rolls(state: State, i: int, plan: Plan) -> Iterator[Roll]:
    """The rolls of a character who stands against every attacker. [FT-MELEE-03]"""
    yield from rolls_for(ounce_halves(state, (plan,)), i)


def rolls_for(states: tuple[State, State], i: int) -> Iterator[Roll]:
    """The rolls of one character in both halves of an Ounce, in order."""
    for state in states:
        name = state.people[i].id
        deeds = (deed for deed in conflict_of(state).rolls if deed.who == name and resolve.can_happen(state, deed))
        yield from rolls_in_order(state, i, blows.plan_for(state, name), tuple(deeds))


def is_open_stand(plan: Plan) -> bool:
    """Whether a plan is to fight without a named target. [FT-MELEE-03]"""
    return plan.action == plan_words.FIGHT and not plan.target
