"""Roll: everyone who takes a risk rolls one whole pool, one after another. [FT-TEST-01 to FT-TEST-11 FT-STUNT-02 FT-SPELL-04]

Each roll is a step of its own, so that real dice are typed one pool at a time. A further test that came with the same event
follows at once.
"""

from msgspec.structs import replace

from affray.core.fight_state import NOBODY
from affray.referee import Referee, say
from affray.systems.fortmayn.conflict import talk
from affray.systems.fortmayn.conflict.advantage import roll_target
from affray.systems.fortmayn.content.codes import FAILED, OVERCOME, PARTIAL, REMOVES_AT
from affray.systems.fortmayn.delve import outcomes
from affray.systems.fortmayn.position.answer import Answer
from affray.systems.fortmayn.position.difficulty import KNACK, ready_dice
from affray.systems.fortmayn.position.lasting import without_used_steps
from affray.systems.fortmayn.position.loop import advance_phase
from affray.systems.fortmayn.position.phase import is_able, person_index, referee_phase
from affray.systems.fortmayn.position.risk import CAST, PARLEY, risk_die, risk_of, risk_task
from affray.systems.fortmayn.position.spell_effects import take_hold, with_dd
from affray.systems.fortmayn.position.standing import foe_index, put_person
from affray.systems.fortmayn.position.state import Risk, State
from affray.systems.fortmayn.rules.casting import FROM_MEMORY, after_casting, cast, spell_row
from affray.systems.fortmayn.rules.creating import use_knack
from affray.systems.fortmayn.rules.saves_and_sunder import Fighter, Target, body_of, with_losses
from affray.systems.fortmayn.rules.tests_and_stunts import Trial, stunt, test


def play(ref: Referee, state: State, answer: Answer) -> State:
    """The state after the next roll; after the last one at its losses, or at its outcome. [FT-TEST-06]"""
    risk = risk_of(state)
    i = person_index(state, risk.actors[risk.at])
    state = replace(state, risk=replace(risk, at=risk.at + 1))
    if is_able(state.people[i]) and (risk.each or risk.dd or risk.outcome < 0):
        state = roll_for(ref, state, i)
    risk = risk_of(state)
    if risk.at < len(risk.actors):
        return state
    if risk.then:
        return next_test(ref, state)
    return advance_phase(state, guard="losses" if risk.lost else "no_losses")


def next_test(ref: Referee, state: State) -> State:
    """The state at the next test of the same event, what came of this one applied. [FT-FILL-01]"""
    first, *more = risk_of(state).then
    lost = risk_of(state).lost
    state = outcomes.resolve_risk(ref, state)
    return replace(state, risk=replace(first, then=tuple(more), lost=lost))


# --- one roll ---------------------------------------------------------------------------------------------------------
def roll_for(ref: Referee, state: State, i: int) -> State:
    """The state after the roll of a character: a test, a stunt, a casting, or a talk. [FT-CORE-02]"""
    risk = risk_of(state)
    person = state.people[i]
    die = risk_die(state, risk, person)
    say(ref, "tries", who=person.id, pool=risk.pool, task=risk_task(risk),
        ready=ready_dice(person, risk.pool), die=die, dd=risk.dd, stunt=int(risk.stunt), clauses=("FT-TEST-01",))  # fmt: skip
    if risk.back == PARLEY:
        return talk.roll_talk(ref, state, i, die)
    if risk.source == CAST:
        return roll_casting(ref, state, i, die)
    state = roll_trial(ref, state, i, die)
    return without_used_steps(with_knack_used(state, risk, i), person, risk.task)


def roll_trial(ref: Referee, state: State, i: int, die: int) -> State:
    """The state after a character's test or stunt: his dice and gear, what is left of the Difficulty Dice.

    [FT-TEST-01 FT-TEST-03 FT-TEST-08 FT-STUNT-02]
    """
    risk, person = risk_of(state), state.people[i]
    body = body_of(person, risk.pool)
    if risk.stunt:
        fighter = Fighter(body, die, REMOVES_AT)
        found = stunt(ref, i, pool=risk.pool, fighter=fighter, target=Target(risk.dd), in_conflict=0, house=state.house)
        person = replace(person, tried=(*person.tried, risk.target))
    else:
        found = test(ref, i, pool=risk.pool, body=body, die=die, dd=risk.dd, in_conflict=0, house=state.house)
    return replace(put_person(state, i, with_losses(person, found.own, risk.pool)), risk=after_trial(risk, found))


def after_trial(risk: Risk, found: Trial) -> Risk:
    """A risk after a roll: what was removed stays removed for the next who rolls, unless each has his own; of several own
    outcomes the worst counts. [FT-TEST-03 FT-TEST-06]"""
    removed = risk.removed + found.removed
    if risk.each:
        return replace(
            risk, removed=removed, lost=risk.lost + found.own.wounded, outcome=max(risk.outcome, found.outcome)
        )
    outcome = OVERCOME if not found.dd else PARTIAL if removed else FAILED
    return replace(risk, dd=found.dd, removed=removed, lost=risk.lost + found.own.wounded, outcome=outcome)


def with_knack_used(state: State, risk: Risk, i: int) -> State:
    """The state in which the career of who claimed it has helped this Hour. [FT-FILL-06]"""
    if (KNACK, "") not in risk.claims:
        return state
    return put_person(state, i, use_knack(state.people[i], state.clock))


def roll_casting(ref: Referee, state: State, i: int, die: int) -> State:
    """The state after a casting: dice exhausted, the target's Difficulty Dice removed; at none the spell takes hold.

    [FT-SPELL-04 FT-SPELL-05 FT-SPELL-06 FT-SPELL-07]
    """
    risk, person = risk_of(state), state.people[i]
    found = cast(ref, person.head_ready, die, casting_target(state, risk), int(risk.task == FROM_MEMORY))
    state = put_person(state, i, after_casting(person, risk.spell, found, state.house))
    row = spell_row(state.filler, risk.spell)
    assert row is not None  # cast_fault has looked
    state = with_dd(state, row, risk.target, found.dd)
    if found.forgotten:
        say(ref, "forgets", who=person.id, spell=risk.spell, clauses=("FT-SPELL-06",))
    if found.holds:
        state = take_hold(ref, state, i, risk.spell, risk.target)
    outcome = OVERCOME if found.holds else PARTIAL if found.removed else FAILED
    return replace(state, risk=replace(risk, dd=found.dd, removed=found.removed, lost=found.exhausted, outcome=outcome))


def casting_target(state: State, risk: Risk) -> Target:
    """What a casting is made against: a foe with its special codes, or bare Difficulty Dice. [FT-FILL-03]"""
    j = foe_index(state, risk.target)
    return roll_target(state, j, magical=True) if j != NOBODY else Target(risk.dd)


PHASE = referee_phase(play)
"""This phase, for the loop."""
