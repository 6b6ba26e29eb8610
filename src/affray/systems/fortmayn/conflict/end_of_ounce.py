"""The end of an Ounce: what grows back, whose nerve is gone, time; and whether the conflict is over.

[FT-MELEE-02 FT-FILL-03 FT-FILL-13 FT-TIME-01 FT-TIME-02 FT-MELEE-12]
"""

from msgspec.structs import replace

from affray.referee import Referee, say
from affray.systems.fortmayn.conflict.foes import FIGHT, SHOOT, is_bystander
from affray.systems.fortmayn.conflict.other_deeds import interrupt_doffing
from affray.systems.fortmayn.conflict.resolve import can_happen
from affray.systems.fortmayn.content.codes import FAR_AWAY, MOMENTS_AN_HOUR
from affray.systems.fortmayn.position.answer import Answer
from affray.systems.fortmayn.position.clock import burn_light, pass_time, raise_water
from affray.systems.fortmayn.position.creature_specials import REGROW, has_special, is_fleeing, is_losing_nerve
from affray.systems.fortmayn.position.loop import advance_phase
from affray.systems.fortmayn.position.phase import referee_phase
from affray.systems.fortmayn.position.spell_effects import COMMANDED
from affray.systems.fortmayn.position.standing import (
    FLEES,
    alter_conflict,
    alter_foe,
    band,
    conflict_of,
    fit_people,
    is_fallen,
    put_foe,
    standing_foes,
    with_notes,
    without_notes,
)
from affray.systems.fortmayn.position.state import State


def play(ref: Referee, state: State, answer: Answer) -> State:
    """The state as it is; everything here happens by itself."""
    return state


def settle(ref: Referee, state: State) -> State:
    """The state at the next roll; where none is left, at the next Ounce, or after the conflict. [FT-MELEE-02 FT-FILL-13]"""
    rolls = conflict_of(state).rolls
    while rolls and not can_happen(state, rolls[0]):
        rolls = rolls[1:]
    if rolls or not conflict_of(state).set:
        return advance_phase(alter_conflict(state, rolls=rolls), "auto", "more_rolls")
    state = close_ounce(ref, alter_conflict(state, rolls=()))
    if is_one_side_left(state):
        return advance_phase(state, "auto", "one_side_left")
    if are_all_far(state):
        return advance_phase(state, "auto", "all_far_away")
    return advance_phase(state, "auto", "both_sides_up")


def is_one_side_left(state: State) -> bool:
    """Whether nobody of one side takes part any more; those who only stand by are no side. [FT-FILL-13]"""
    return not fit_people(state) or all(is_bystander(state.foes[j]) for j in standing_foes(state))


def are_all_far(state: State) -> bool:
    """Whether every foe that is up and takes part is Far-Away from every character that is up. [FT-FILL-13]"""
    taking_part = [j for j in standing_foes(state) if not is_bystander(state.foes[j])]
    return all(band(state, i, j) == FAR_AWAY for i in fit_people(state) for j in taking_part)


# --- what happens then ------------------------------------------------------------------------------------------------
def close_ounce(ref: Referee, state: State) -> State:
    """The state after the Ounce: what regrows does, nerve goes, those who fled and got away are gone; surprise is over, and
    an Ounce has passed. [FT-FILL-03 FT-FILL-13 FT-MELEE-12 FT-TIME-01]"""
    state = regrow_foes(ref, interrupt_doffing(state))
    state = frighten_foes(ref, remove_escaped(ref, state))
    fray = conflict_of(state)
    down = {person.id for person in state.people if is_fallen(person)}
    people = tuple(
        replace(
            person,
            surprised=False,
            surprising=False,
            dreads=False,
            carries=person.carries if person.carries in down else "",
        )
        if person.surprised or person.surprising or person.dreads or person.carries
        else person
        for person in state.people
    )
    acted = {plan.who for plan in fray.plans if plan.action in (FIGHT, SHOOT)}
    foes = tuple(without_notes(foe, COMMANDED) if foe.id in acted else foe for foe in state.foes)
    numb = tuple(pair for pair in fray.numb if pair[1] > fray.exchange)
    fray = replace(fray, exchange=fray.exchange + 1, plans=(), set=False, struck=(), numb=numb, ahead=())
    return pass_ounce(ref, replace(state, people=people, foes=foes, fray=fray))


def pass_ounce(ref: Referee, state: State) -> State:
    """The state an Ounce later; with the twelfth a Moment has passed, in which water rises and, once an Hour, light burns
    down. No event dice fall in a conflict. [FT-TIME-01 FT-EVT-01 FT-GEAR-02]"""
    before = state.clock.moment
    state = pass_time(state, ounces=1)
    if state.clock.moment == before:
        return state
    state = raise_water(state, 1)
    return burn_light(ref, state) if state.clock.moment % MOMENTS_AN_HOUR == 0 else state


def regrow_foes(ref: Referee, state: State) -> State:
    """The state in which those foes have a Difficulty Die more whose wounds close, if they lost none this Ounce. [FT-FILL-03]"""
    struck = conflict_of(state).struck
    for j in standing_foes(state):
        foe = state.foes[j]
        if foe.dd < foe.dd_start and foe.id not in struck and has_special(state, foe, REGROW):
            say(ref, "regrows", who=foe.id, dd=foe.dd + 1, clauses=("FT-FILL-03",))
            state = alter_foe(state, j, dd=foe.dd + 1)
    return state


def remove_escaped(ref: Referee, state: State) -> State:
    """The state in which those foes are gone whose nerve was and who have come Far-Away from everybody. [FT-FILL-13]"""
    for j in standing_foes(state):
        foe = state.foes[j]
        if is_fleeing(foe) and all(band(state, i, j) == FAR_AWAY for i in fit_people(state)):
            say(ref, "got_away", who=foe.id, clauses=("FT-FILL-13",))
            state = alter_foe(state, j, fled=True)
    return state


def frighten_foes(ref: Referee, state: State) -> State:
    """The state in which those foes are going to flee whose nerve is gone now. [FT-FILL-03 FT-FILL-13]"""
    for j in standing_foes(state):
        foe = state.foes[j]
        if not is_fleeing(foe) and is_losing_nerve(state, j):
            say(ref, "loses_nerve", who=foe.id, clauses=("FT-FILL-13",))
            state = put_foe(state, j, with_notes(foe, FLEES))
    return state


PHASE = referee_phase(play, settle)
"""This phase, for the loop."""
