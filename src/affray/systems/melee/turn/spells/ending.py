"""How spells end, one by one, and with those who cast them or on whom they work. [CM-RENEW-02 CM-TURN-03 CM-SPELL-06]"""

from affray.referee import Referee, say
from affray.systems.melee.content.codes import DEAD
from affray.systems.melee.position import spell_effects
from affray.systems.melee.position.figures import body_of, flying_ma, with_body
from affray.systems.melee.position.state import (
    NOBODY,
    Active,
    State,
    alter,
    home_side,
    is_airborne,
    is_awake,
    put_figure,
)
from affray.systems.melee.rules.injury import hurt, wound
from affray.systems.melee.turn.harm import bring_down, settle_condition
from affray.systems.melee.turn.spells.created_figures import LIVES, vanish
from affray.systems.melee.turn.spells.sleep import end_sleep

LASTING = "CM-TURN-03"


def end_spell(ref: Referee, state: State, n: int) -> State:
    """The state after the n-th spell at work has ended, with what that entails. [CM-RENEW-02 CM-TURN-03]"""
    active = state.spells[n]
    key = spell_effects.spell_of(active).effect_key
    state = spell_effects.without_spell(state, n)
    if key in LIVES:
        return vanish(ref, state, active.subject)
    if key in spell_effects.CREATED:
        say(ref, "clears", made=spell_effects.CREATED[key], count=len(active.hexes), clauses=(LASTING,))
        return state
    whom = state.figures[active.subject]
    if whom.gone:
        return state
    say(ref, "spell_ends", spell=active.spell, whom=whom.id, clauses=(LASTING, "CM-RENEW-02"))
    if key == "control":
        return free_from_control(state, active.subject)
    if key == "flying_ma":
        return end_flight(ref, state, active.subject)
    if key == "unconscious":
        return end_sleep(ref, state, active.subject)
    return weaken(ref, state, active.subject) if active.attribute == "st" else state


# --- what an end entails ----------------------------------------------------------------------------------------------
def free_from_control(state: State, j: int) -> State:
    """The state once a spell no longer controls figure j: it obeys the latest other one, or its own side.
    [CM-SPELL-02]"""
    ruling = [active.caster for active in spell_effects.effects_on(state, j, "control")]
    if ruling:
        return alter(state, j, side=state.figures[ruling[-1]].side)
    return alter(state, j, side=home_side(state.figures[j]), own=NOBODY)


def end_flight(ref: Referee, state: State, j: int) -> State:
    """The state once Flight no longer bears figure j: it lies on the ground unless it flies by itself. [CM-FLY-02]"""
    if is_airborne(state.figures[j]) and flying_ma(state, j) == 0:
        return bring_down(ref, state, j)
    return state


def weaken(ref: Referee, state: State, j: int) -> State:
    """The state once ST given to figure j is gone again: less may be left of it than it can stand on. [CM-INJ-01
    CM-INJ-02 CM-INJ-03]"""
    body = body_of(state, j)
    if hurt(body, 0, state.house) == body:
        return state
    after = with_body(state.figures[j], wound(ref, body, 0, state.house))
    return settle_condition(ref, put_figure(state, j, after), j)


# --- who can keep a spell up ------------------------------------------------------------------------------------------
def is_continuing(active: Active) -> bool:
    """Whether a spell goes on only as long as it is paid for. [CM-RENEW-01]"""
    return spell_effects.spell_of(active).renew_cost > 0


def is_over(state: State, active: Active) -> bool:
    """Whether a spell is to end at once: nobody is left to pay for it, or on whom it could work. [CM-RENEW-02]"""
    if is_continuing(active) and not is_awake(state.figures[active.caster]):
        return True
    if active.subject == NOBODY:
        return False
    whom = state.figures[active.subject]
    return whom.gone or whom.body.status == DEAD


def end_due_spells(ref: Referee, state: State) -> State:
    """The state once every spell has ended that must end at once; to be asked after whatever may have felled somebody.
    [CM-RENEW-02 CM-SPELL-07]"""
    while over := [n for n, active in enumerate(state.spells) if is_over(state, active)]:
        state = end_spell(ref, state, over[0])
    return state


def end_spells_of(ref: Referee, state: State, caster: int) -> State:
    """The state after all spells that a caster keeps up have ended. [CM-RENEW-02]"""
    while mine := [n for n, active in enumerate(state.spells) if active.caster == caster and is_continuing(active)]:
        state = end_spell(ref, state, mine[0])
    return state
