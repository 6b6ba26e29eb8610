"""Spells in a conflict: what may be cast, the casting as an action of an Ounce, what it does to those who fight.

[FT-SPELL-04 FT-SPELL-05 FT-SPELL-06 FT-SPELL-07 FT-SPELL-08 FT-FILL-05]
"""

from affray.core import Refusal
from affray.core.fight_state import NOBODY
from affray.referee import Referee, say
from affray.systems.fortmayn.conflict import advantage
from affray.systems.fortmayn.conflict.blows import free_held, weaken_foe
from affray.systems.fortmayn.content.codes import HEAD
from affray.systems.fortmayn.content.people import Person, Plan
from affray.systems.fortmayn.content.rows import SpellRow
from affray.systems.fortmayn.position.spell_effects import (
    AT_CREATURE,
    aim_refusal,
    resistance,
    spell_effect,
    take_hold,
    with_dd,
)
from affray.systems.fortmayn.position.standing import (
    STRUCK,
    alter_conflict,
    conflict_of,
    foe_index,
    put_foe,
    put_person,
    without_notes,
)
from affray.systems.fortmayn.position.state import State
from affray.systems.fortmayn.rules.casting import (
    FROM_BOOK,
    FROM_MEMORY,
    RESISTING,
    after_casting,
    cast,
    casting_refusal,
    spell_row,
)
from affray.systems.fortmayn.rules.reactions import is_hostile
from affray.systems.fortmayn.rules.saves_and_sunder import Target

REACT = "react"
"""What spells do that change minds."""


def spell_source(person: Person, plan: Plan) -> str:
    """Where a spell comes from: as it is said, else memory before the book. [FT-SPELL-02]"""
    return plan.source or (FROM_MEMORY if plan.item in person.memorised else FROM_BOOK)


def spell_refusal(state: State, i: int, plan: Plan) -> Refusal | None:
    """Why a character cannot cast that at that; None when he can. [FT-SPELL-01 FT-SPELL-02 FT-SPELL-07 FT-FILL-05]"""
    person = state.people[i]
    fault = casting_refusal(person, plan.item, spell_source(person, plan), state.house)
    return fault or aim_refusal(state, i, plan.item, plan.target)


def cast_spell(ref: Referee, state: State, i: int, plan: Plan) -> State:
    """The state after a casting by character i, if it is possible still. [FT-SPELL-04 FT-SPELL-05 FT-SPELL-06 FT-SPELL-07]"""
    person, row = state.people[i], spell_row(state.filler, plan.item)
    if row is None or spell_refusal(state, i, plan) is not None:
        say(ref, "no_cast", who=person.id, spell=plan.item, clauses=("FT-SPELL-02",))
        return state
    at_foe = spell_effect(row).aim == AT_CREATURE
    parts = advantage.sight_sources(state, i) if at_foe else advantage.constant_sources(state, i)
    fighter = advantage.roller(state, i, HEAD, parts)
    say(
        ref, "casts", who=person.id, spell=plan.item, whom=plan.target, die=fighter.die, parts=parts,
        clauses=("FT-SPELL-04",),
    )  # fmt: skip
    target = spell_target(state, row, plan)
    done = cast(ref, fighter.body.ready, fighter.die, target, int(spell_source(person, plan) == FROM_MEMORY))
    caster = after_casting(person, plan.item, done, state.house)
    state = put_person(state, i, caster)
    if caster.out:
        say(ref, "swoons", who=person.id, clauses=("FT-SPELL-07",))
    return apply_casting(ref, state, i, row, plan, removed=done.removed, left=done.dd)


def spell_target(state: State, row: SpellRow, plan: Plan) -> Target:
    """What a casting is rolled against: a foe with its codes, but what is unearthly too; else what castings before have left
    of the Difficulty Dice. [FT-SPELL-05 FT-FILL-03 FT-FILL-05]"""
    j = foe_index(state, plan.target)
    if j != NOBODY and row.target_difficulty in RESISTING:
        return advantage.roll_target(state, j, magical=True)
    left = dict(conflict_of(state).spells).get(spell_key(plan), resistance(state, row, plan.target))
    return Target(left)


def spell_key(plan: Plan) -> str:
    """What a spell's progress is kept under: the spell and its target."""
    return f"{plan.item} {plan.target}".strip()


def apply_casting(ref: Referee, state: State, i: int, row: SpellRow, plan: Plan, removed: int, left: int) -> State:
    """The state after a casting that removed so many Difficulty Dice and left so many: at 0 the spell takes hold.

    [FT-SPELL-05 FT-SPELL-08]
    """
    j = foe_index(state, plan.target)
    if row.target_difficulty not in RESISTING:
        before = tuple(pair for pair in conflict_of(state).spells if pair[0] != spell_key(plan))
        state = alter_conflict(state, spells=(*before, (spell_key(plan), left)) if left else before)
    elif j == NOBODY:
        state = with_dd(state, row, plan.target, left)
    else:
        state = weaken_foe(state, j, removed)
    if left:
        return state
    state = take_hold(ref, state, i, plan.item, plan.target)
    return free_held(forget_blows(state) if spell_effect(row).does == REACT else state)


def forget_blows(state: State) -> State:
    """The state in which those whose minds have changed forget that they were struck. [FT-FILL-05 FT-FILL-13]"""
    for j, foe in enumerate(state.foes):
        if not is_hostile(foe.reaction):
            state = put_foe(state, j, without_notes(foe, STRUCK))
    return state
