"""Outcome: what a risk has come to, and what follows. [FT-TEST-03 FT-TEST-08 FT-TEST-09 FT-TIME-04 FT-SOC-02 FT-FILL-14]"""

from msgspec.structs import replace

from affray.core.fight_state import NOBODY
from affray.referee import Referee, say
from affray.systems.fortmayn.conflict import talk
from affray.systems.fortmayn.conflict.aftermath import is_down
from affray.systems.fortmayn.conflict.social_aftermath import disgrace_person
from affray.systems.fortmayn.content.codes import CRAFT, LEARNING, OUTCOME_NAMES, OVERCOME
from affray.systems.fortmayn.content.people import Lasting
from affray.systems.fortmayn.delve import failure, obstacle_costs, success
from affray.systems.fortmayn.delve.ways import is_looked_at
from affray.systems.fortmayn.position.answer import Answer
from affray.systems.fortmayn.position.lasting import with_lasting
from affray.systems.fortmayn.position.loop import advance_phase
from affray.systems.fortmayn.position.meetings import go_to_meeting
from affray.systems.fortmayn.position.phase import person_index, referee_phase
from affray.systems.fortmayn.position.risk import CAST, EVENT, PARLEY, risk_of, risk_task
from affray.systems.fortmayn.position.spell_effects import spell_effect
from affray.systems.fortmayn.position.standing import is_standing, put_person
from affray.systems.fortmayn.position.state import Conflict, Risk, State
from affray.systems.fortmayn.rules.casting import spell_row
from affray.systems.fortmayn.rules.healing import take_dice

STEALTH, STEALTH_LASTS = "moving_silently", 3
"""What lasts of moving silently, and how many Moments: this one, the next, in which one goes on, and that of the meeting."""
PREPARES = ("light", "dark_sight", "step", "question", "story")
"""What spells do that prepare a test."""
PREPARED = "prepared"
"""What is kept of somebody who has prepared a test, for the rest of the Moment."""
FREE = 1
"""The value of `exploration_actions` under which tests take no time. [FT-TIME-04]"""


def play(ref: Referee, state: State, answer: Answer) -> State:
    """The state after the outcome of a risk outside a conflict: where it leads, and what it changes. [FT-TEST-03 FT-TIME-04]"""
    risk = risk_of(state)
    tell_outcome(ref, risk)
    state = take_fixed_losses(ref, state)
    if is_anybody_out(state, risk):
        return replace(advance_phase(state, guard="actor_out"), risk=None, fray=Conflict())
    if is_in_parley(state, risk):
        for i in talk.shamed_talkers(state, risk):
            state = disgrace_person(ref, state, i)
        return replace(advance_phase(state, guard="in_parley"), risk=None)
    state = success.finish_hour(ref, note_stealth(resolve_risk(ref, state), risk), risk)
    if is_anybody_out(state, risk):
        return replace(advance_phase(state, guard="actor_out"), risk=None, fray=Conflict())
    if not is_timeless(state, risk):
        return replace(
            advance_phase(note_preparation(state, risk), guard=OUTCOME_NAMES[max(OVERCOME, risk.outcome)]), risk=None
        )
    state = replace(note_preparation(state, risk), risk=None)
    # What meets the party in this Moment does so once the tests of its event are done.
    return go_to_meeting(ref, state, "no_time") if risk.source == EVENT else advance_phase(state, guard="no_time")


def tell_outcome(ref: Referee, risk: Risk) -> None:
    """How it has gone. A failed search says no more than that nothing was found. [FT-TEST-03 FT-TEST-10]"""
    hidden = risk.hidden or risk.task == "searching"
    say(ref, "outcome", people=risk.actors, outcome=max(OVERCOME, risk.outcome), task=risk_task(risk), dd=risk.dd, hidden=int(hidden),
        clauses=("FT-TEST-03", *(("FT-TEST-10",) if hidden else ())))  # fmt: skip


def take_fixed_losses(ref: Referee, state: State) -> State:
    """The state after the dice that a ruling takes from each who acted, without a roll. [FT-TEST-09]"""
    risk = risk_of(state)
    for name in risk.actors if risk.fixed else ():
        i = person_index(state, name)
        say(ref, "imposed", who=name, pool=risk.pool, lost=risk.fixed, clauses=("FT-TEST-09",))
        state = put_person(state, i, take_dice(state.people[i], risk.pool, risk.fixed))
    return state


def is_anybody_out(state: State, risk: Risk) -> bool:
    """Whether somebody who acted is Out of Action, and not only in a swoon over a spell. [FT-TEST-08 FT-SPELL-07]"""
    places = (person_index(state, name) for name in risk.actors)
    return any(i != NOBODY and is_down(state.people[i]) for i in places)


def is_in_parley(state: State, risk: Risk) -> bool:
    """Whether a talk goes on: the other side has not given way. [FT-SOC-02]"""
    return risk.back == PARLEY and any(map(is_standing, state.foes))


def is_timeless(state: State, risk: Risk) -> bool:
    """Whether no Moment passes: a preparation, a test that an event called for, or by the option. [FT-TIME-04]"""
    return risk.source == EVENT or is_preparation(state, risk) or state.house.exploration_actions == FREE


def is_preparation(state: State, risk: Risk) -> bool:
    """Whether a casting shares the Moment of the test that it prepares: light, sight, a knack for a task, once a character
    and Moment. Any other casting is an action. [FT-TIME-04 FT-CORE-06]"""
    row = spell_row(state.filler, risk.spell) if risk.source == CAST else None
    if row is None or spell_effect(row).does not in PREPARES:
        return False
    return not any(effect.does == PREPARED and effect.who == risk.actors[0] for effect in state.lasting)


def note_preparation(state: State, risk: Risk) -> State:
    """The state in which it is kept that somebody has prepared a test this Moment. [FT-TIME-04]"""
    if risk.source != CAST:
        return state
    mark = Lasting(does=PREPARED, who=risk.actors[0], until=state.clock.moment + 1, source=risk.spell)
    return with_lasting(state, mark) if is_preparation(state, risk) else state


def note_stealth(state: State, risk: Risk) -> State:
    """The state after a try to move silently: until the next Moment is over those who have come unheard surprise whom they
    meet, and the others are surprised. [FT-MELEE-12]"""
    if risk.task != STEALTH:
        return state
    until = state.clock.moment + STEALTH_LASTS
    heard = 1 if risk.outcome == OVERCOME else -1
    for name in risk.actors:
        rest = tuple(effect for effect in state.lasting if (effect.does, effect.who) != (STEALTH, name))
        state = with_lasting(
            replace(state, lasting=rest), Lasting(does=STEALTH, who=name, amount=heard, until=until, source=STEALTH)
        )
    return state


def has_no_further_cost(risk: Risk) -> bool:
    """Whether a risk costs its dice and nothing more: a casting, or a talk. [FT-SPELL-05]"""
    return risk.source == CAST or risk.back == PARLEY


def pay_sure_costs(ref: Referee, state: State) -> State:
    """The state in which the obstacle of a risk that has failed has taken what it takes without a roll. [FT-FILL-04]"""
    risk = risk_of(state)
    hurdle = obstacle_costs.risk_hurdle(state, risk)
    free = has_no_further_cost(risk) or risk.outcome == OVERCOME or (hurdle and is_looked_at(state, hurdle, risk.task))
    return state if free else obstacle_costs.pay_sure_costs(ref, state, risk)


def resolve_risk(ref: Referee, state: State) -> State:
    """The state after what a risk has come to: what is overcome is done; otherwise the obstacle's own consequence, or one by
    lot. A casting that fails has cost its dice and nothing more, and so have a talk and a look at an obstacle.

    [FT-FILL-14 FT-SPELL-05 FT-TEST-02]
    """
    risk = risk_of(state)
    if has_no_further_cost(risk):
        return state
    state = success.apply_success(ref, state, risk) if risk.outcome == OVERCOME else success.keep_progress(state, risk)
    hurdle = obstacle_costs.risk_hurdle(state, risk)
    if hurdle is not None and is_looked_at(state, hurdle, risk.task):
        return success.look_at(ref, state, risk, hurdle)
    if hurdle is not None:
        return obstacle_costs.after_try(ref, state, risk, hurdle)
    if risk.outcome == OVERCOME or risk.task in (LEARNING, CRAFT) or obstacle_costs.is_aftermath(risk):
        return obstacle_costs.after_test(ref, state, risk)
    return failure.suffer_consequence(ref, state, risk)


PHASE = referee_phase(play)
"""This phase, for the loop."""
