"""Spells in a conflict: at whom they may be cast, and what they do once they take hold. [FT-SPELL-04 FT-SPELL-05 FT-SPELL-08
FT-FILL-05]

A spell's row says in words at whom it may be cast; of what it does the program knows the spells that come with the rules.
Of a spell that it does not know, only the Difficulty Dice that it removes count.
"""

from collections.abc import Callable, Mapping

from msgspec.structs import replace

from affray.core import Refusal
from affray.core.state import NOBODY
from affray.referee import Referee, say
from affray.systems.fortmayn import edges
from affray.systems.fortmayn.blows import announced, freed, lessened
from affray.systems.fortmayn.casting import (
    FROM_BOOK,
    FROM_MEMORY,
    RESISTING,
    after_casting,
    cast,
    cast_fault,
    spell_dd,
    spell_row,
)
from affray.systems.fortmayn.constants import BODY, CLOSE, DISTANT, HEAD, MOMENTS_AN_HOUR, NEARBY
from affray.systems.fortmayn.healing import given_back
from affray.systems.fortmayn.meeting import is_hostile, react, reaction_row
from affray.systems.fortmayn.phase import person_index
from affray.systems.fortmayn.pool import base_die
from affray.systems.fortmayn.refusing import no
from affray.systems.fortmayn.sources import die_for, source
from affray.systems.fortmayn.specials import BEAST, TOUGH, UNDEAD, has, is_kind
from affray.systems.fortmayn.standing import (
    POISONED,
    about,
    alter_foe,
    alter_fray,
    apart,
    band,
    foe_index,
    fray_of,
    put_person,
    standing,
    standing_foes,
)
from affray.systems.fortmayn.state import Foe, Lasting, Person, Plan, State
from affray.systems.fortmayn.tables import SpellRow

LIVELESS = (UNDEAD, "construct")
"""Kinds of creatures that do not live. [FT-FILL-05]"""
CREATURE = "creature"
HEALING = ("close_the_wound", "draw_venom")
FIRE_SPELL, MAGIC_SPELL = "breath_of_embers", "spear_of_night"


# --- at whom ----------------------------------------------------------------------------------------------------------
def farthest(row: SpellRow) -> int:
    """The band up to which a spell reaches, by the words of its row. [FT-FILL-05]"""
    return DISTANT if "Distant" in row.target else CLOSE if "Close" in row.target else NEARBY


def suits(state: State, row: SpellRow, foe: Foe) -> bool:
    """Whether a spell may be cast at a foe, by the words of its row: at undead, at beasts, at the living. [FT-FILL-05]"""
    words = row.target.split()
    if "undead" in words:
        return is_kind(state, foe, UNDEAD)
    if "beast" in words:
        return is_kind(state, foe, BEAST)
    return "living" not in words or not any(is_kind(state, foe, kind) for kind in LIVELESS)


def at_foe(row: SpellRow) -> bool:
    """Whether a spell is cast at somebody of the other side. [FT-FILL-05]"""
    return row.target_difficulty == CREATURE or "beast" in row.target.split()


def at_comrade(row: SpellRow) -> bool:
    """Whether a spell is cast at a comrade. [FT-FILL-05]"""
    return "comrade" in row.target.split()


def spell_fault(state: State, i: int, plan: Plan) -> Refusal | None:
    """Why a character cannot cast that in a conflict; None when he can. [FT-SPELL-01 FT-SPELL-02 FT-SPELL-07 FT-FILL-05]"""
    one = state.people[i]
    fault = cast_fault(one, plan.item, source_of(one, plan), state.house)
    if fault is not None:
        return fault
    row = spell_row(state.filler, plan.item)
    if row is None or row.target_difficulty == "obstacle":
        return no("no-spell-for-conflict", "spell", "FT-FILL-05", spell=plan.item)
    if at_foe(row):
        j = foe_index(state, plan.target)
        if j < 0 or not standing(state.foes[j]) or not suits(state, row, state.foes[j]):
            return no("spell-target", "target", "FT-FILL-05", spell=plan.item, whom=plan.target)
        return None if band(state, i, j) <= farthest(row) else too_far(plan)
    if at_comrade(row):
        k = person_index(state, plan.target)
        if k == NOBODY or state.people[k].dead or state.people[k].lost:
            return no("spell-target", "target", "FT-FILL-05", spell=plan.item, whom=plan.target)
        return None if apart(state, i, k) <= farthest(row) else too_far(plan)
    return None


def too_far(plan: Plan) -> Refusal:
    """That the target of a spell is out of its reach."""
    return no("spell-range", "out_of_range", "FT-FILL-05", spell=plan.item, whom=plan.target)


def source_of(one: Person, plan: Plan) -> str:
    """Where a spell comes from: as it is said, else memory before the book. [FT-SPELL-02]"""
    return plan.source or (FROM_MEMORY if plan.item in one.memorised else FROM_BOOK)


# --- casting ----------------------------------------------------------------------------------------------------------
def conjured(ref: Referee, state: State, i: int, plan: Plan) -> State:
    """The state after a casting by character i, if it is possible still. [FT-SPELL-04 FT-SPELL-05 FT-SPELL-06 FT-SPELL-07]"""
    one, row = state.people[i], spell_row(state.filler, plan.item)
    if row is None or spell_fault(state, i, plan) is not None:
        say(ref, "no_cast", who=one.id, spell=plan.item, clauses=("FT-SPELL-02",))
        return state
    parts = edges.in_sight(state, i) if at_foe(row) else edges.always(state, i)
    fighter = edges.roller(state, i, HEAD, parts)
    say(
        ref, "casts", who=one.id, spell=plan.item, whom=plan.target, die=fighter.die, parts=parts,
        clauses=("FT-SPELL-04",),
    )  # fmt: skip
    j = foe_index(state, plan.target) if at_foe(row) else NOBODY
    dd = left_of(state, row, plan, j)
    tough = int(j != NOBODY and has(state, state.foes[j], TOUGH) and dd > 0)
    # The first die that would remove counts for nothing against the tough, as if there were one Difficulty Die more.
    done = cast(ref, fighter.ready, fighter.die, dd + tough, int(source_of(one, plan) == FROM_MEMORY))
    removed = max(0, done.removed - tough)
    caster = after_casting(one, plan.item, done, state.house)
    state = put_person(state, i, caster)
    if caster.out:
        say(ref, "swoons", who=one.id, clauses=("FT-SPELL-07",))
    return worked(ref, state, i, j, row, plan, dd - removed)


def left_of(state: State, row: SpellRow, plan: Plan, j: int) -> int:
    """The Difficulty Dice that a spell still has to remove: the foe's own, or what castings before have left of those of its
    row. [FT-SPELL-05 FT-FILL-05]"""
    if row.target_difficulty in RESISTING:
        return state.foes[j].dd
    return dict(fray_of(state).spells).get(spell_key(plan), spell_dd(row, 0))


def spell_key(plan: Plan) -> str:
    """What a spell's progress is kept under: the spell and its target."""
    return f"{plan.item} {plan.target}".strip()


def worked(ref: Referee, state: State, i: int, j: int, row: SpellRow, plan: Plan, left: int) -> State:
    """The state after a casting that left so many Difficulty Dice: at 0 the spell takes hold. [FT-SPELL-05 FT-SPELL-08]"""
    if row.target_difficulty in RESISTING:
        state = lessened(ref, state, j, state.foes[j].dd - left)
    else:
        before = tuple(pair for pair in fray_of(state).spells if pair[0] != spell_key(plan))
        state = alter_fray(state, spells=(*before, (spell_key(plan), left)) if left else before)
    if left:
        return state
    say(ref, "takes_hold", spell=plan.item, whom=plan.target, clauses=("FT-SPELL-05",))
    effect = EFFECTS.get(plan.item)
    return state if effect is None else freed(effect(ref, state, i, plan))


# --- effects ----------------------------------------------------------------------------------------------------------
def sleeping(ref: Referee, state: State, i: int, plan: Plan) -> State:
    """A creature sleeps, or undead stand still, for an Hour. [FT-FILL-05]"""
    return alter_foe(state, foe_index(state, plan.target), out=False, asleep=MOMENTS_AN_HOUR)


def terrified(ref: Referee, state: State, i: int, plan: Plan) -> State:
    """A creature has run to Far-Away. [FT-FILL-05]"""
    return alter_foe(state, foe_index(state, plan.target), out=False, fled=True)


def commanded(ref: Referee, state: State, i: int, plan: Plan) -> State:
    """A creature obeys a word, and does no more harm in this conflict. [FT-FILL-05]"""
    return alter_foe(state, foe_index(state, plan.target), out=False, yielded=True)


def closed(ref: Referee, state: State, i: int, plan: Plan) -> State:
    """A BODY Die is back, of the fallen too. [FT-FILL-05 FT-HEAL-03]"""
    k = person_index(state, plan.target)
    return put_person(state, k, given_back(state.people[k], BODY))


def drawn_out(ref: Referee, state: State, i: int, plan: Plan) -> State:
    """A BODY Die lost to venom is back. [FT-FILL-05]"""
    poison = about(POISONED, plan.target)
    stung = any(poison in foe.notes for foe in state.foes)
    return closed(ref, state, i, plan) if stung else state


def pacified(ref: Referee, state: State, i: int, plan: Plan) -> State:
    """A beast's reaction is rolled again with advantage. [FT-FILL-05 FT-REACT-02]"""
    one = state.people[i]
    die = die_for(one.type, HEAD, (source("equipment", 1),), state.house).die
    return rerolled(ref, state, i, die, (foe_index(state, plan.target),))


def startled(ref: Referee, state: State, i: int, plan: Plan) -> State:
    """The foes make a reaction roll at once. [FT-FILL-05 FT-REACT-02]"""
    return rerolled(ref, state, i, base_die(state.people[i].type, HEAD), standing_foes(state))


def rerolled(ref: Referee, state: State, i: int, die: int, foes: tuple[int, ...]) -> State:
    """The state in which these foes have another reaction; those who are not hostile any more leave the conflict."""
    reaction = reaction_row(react(ref, i, state.people[i].head_ready, die)).row_id
    say(ref, "reaction", who=tuple(state.foes[j].id for j in foes), reaction=reaction, clauses=("FT-REACT-02",))
    for j in foes:
        state = alter_foe(state, j, reaction=reaction, yielded=not is_hostile(reaction))
    return state


def lasting(does: str, task: str = "", moments: int = MOMENTS_AN_HOUR, everybody: bool = False) -> "Effect":
    """The effect of a spell that lasts: for its caster, or for the whole party."""

    def effect(ref: Referee, state: State, i: int, plan: Plan) -> State:
        who = "" if everybody else state.people[i].id
        now = Lasting(
            does=does, who=who, task=task, amount=1, until=state.clock.moment + moments, source=plan.item
        )
        return replace(state, lasting=(*state.lasting, now))

    return effect


Effect = Callable[[Referee, State, int, Plan], State]
EFFECTS: Mapping[str, Effect] = {
    "sleep_of_poppies": sleeping,
    "bind_the_dead": sleeping,
    "terror": terrified,
    "command_word": commanded,
    "close_the_wound": closed,
    "draw_venom": drawn_out,
    "beast_tongue": pacified,
    "phantom_host": startled,
    "illusory_torch": lasting("light", everybody=True),
    "cat_eyes": lasting("dark_sight"),
    "fog_of_the_marsh": lasting("fog", moments=1, everybody=True),
    "ward_circle": lasting("ward"),
}
"""What the spells that come with the rules do in a conflict, besides removing Difficulty Dice."""
