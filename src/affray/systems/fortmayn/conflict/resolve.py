"""An Ounce is resolved: everything is rolled in its order, one roll at a time.

FT-MELEE-02: the characters' shots, spells and banishings at foes that were not Close as it began; the foes move; the
characters' other actions in the players' order, the foes' shots, then the melee rolls.
Reading: in play all who fight are Close and none nearer than others, so that melee is in the players' order too.
[FT-MELEE-02 FT-MELEE-03 FT-MELEE-04 FT-MELEE-08 FT-MELEE-09 FT-MELEE-11 FT-RANGE-09 FT-STUNT-06 FT-FILL-03]
"""

from collections.abc import Callable, Iterator, Mapping, Sequence

from affray.core.fight_state import NOBODY
from affray.referee import Referee, say
from affray.systems.fortmayn.conflict import blows, carrying, foes, other_deeds, planning, spell_deeds
from affray.systems.fortmayn.conflict.moves import move_foe
from affray.systems.fortmayn.conflict.plan_refusals import shoot_refusal
from affray.systems.fortmayn.content.codes import BODY, CLOSE, POOL_NAMES
from affray.systems.fortmayn.content.people import Plan
from affray.systems.fortmayn.position import plan_words
from affray.systems.fortmayn.position.answer import Answer
from affray.systems.fortmayn.position.creature_specials import is_beguiling, is_blind_hunter
from affray.systems.fortmayn.position.loop import advance_phase
from affray.systems.fortmayn.position.phase import person_index, referee_phase
from affray.systems.fortmayn.position.spell_effects import COMMANDED
from affray.systems.fortmayn.position.standing import (
    MOVED,
    alter_conflict,
    band,
    conflict_of,
    foe_index,
    is_fit,
    is_standing,
    people_in_order,
    put_foe,
    with_notes,
    without_notes,
)
from affray.systems.fortmayn.position.state import Deed, State
from affray.systems.fortmayn.rules.gear import shooting_weapon
from affray.systems.fortmayn.rules.ranged import HANDGUN

SHOT_AT, ATTACKED, DEFEND, STRUCK_AT = "shot_at", "attacked", "defend", "struck_at"
"""Deeds besides those that are planned: a character is shot at, is attacked by whom he has not picked out, only defends, is
struck at by itself."""
MELEE = (plan_words.FIGHT, ATTACKED, DEFEND, STRUCK_AT)
BY_FOES = (SHOT_AT, ATTACKED, STRUCK_AT)
ASIDE = (
    plan_words.SHOOT,
    plan_words.CAST,
    plan_words.BANISH,
    plan_words.TALK,
    plan_words.ITEM,
    plan_words.STUNT,
    plan_words.CARRY,
    plan_words.DOFF,
)
"""The actions that come before melee; a stunt only where it is not part of it."""


def settle(ref: Referee, state: State) -> State:
    """The state with rolls left out that do not happen any more; without any left, with the foes moved, then at the end of
    the Ounce. What comes before the foes move stands in the rolls as the Ounce begins. [FT-MELEE-02 FT-MELEE-08]"""
    fray = conflict_of(state)
    if fray.rolls:
        return state if can_happen(state, fray.rolls[0]) else alter_conflict(state, rolls=fray.rolls[1:])
    return advance_phase(state, "auto", "all_done") if fray.set else move_foes(ref, state, foes.foe_plans(state))


def play(ref: Referee, state: State, answer: Answer) -> State:
    """The state after the next roll, with its losses and what comes of them. [FT-MELEE-02]"""
    fray = conflict_of(state)
    deed = fray.rolls[0]
    state = advance_phase(alter_conflict(state, rolls=fray.rolls[1:]), "next_roll")
    # The saves and the sunder of a roll are choices within it, so that losses need no state of their own here.
    state = advance_phase(do_deed(ref, state, deed), "auto", "no_losses")
    return advance_phase(state, "auto", "in_conflict")


# --- the foes ---------------------------------------------------------------------------------------------------------
def move_foes(ref: Referee, state: State, plans: Sequence[Plan]) -> State:
    """The state in which the foes have moved by these plans, and everything is listed that is to be rolled. A game master
    gives the plans at his table. [FT-MELEE-02 FT-FILL-13]"""
    for plan in plans:
        j = foe_index(state, plan.who)
        foe = without_notes(state.foes[j], MOVED, COMMANDED)
        state = move_foe(put_foe(state, j, with_notes(foe, MOVED) if plan.move else foe), j, plan)
        if plan.move:
            say(
                ref, "foe_moves", who=plan.who, way="comes" if plan.toward else "flees", whom=plan.toward,
                clauses=("FT-FILL-13",),
            )  # fmt: skip
    state = alter_conflict(state, plans=(*conflict_of(state).plans, *plans), set=True)
    return blows.free_held(alter_conflict(state, rolls=tuple(ounce_deeds(state))))


def ounce_deeds(state: State) -> Iterator[Deed]:
    """Everything that an Ounce rolls for, in order. [FT-MELEE-02]"""
    ahead = conflict_of(state).ahead
    people, others = (
        people_in_order(state),
        [plan for plan in conflict_of(state).plans if foe_index(state, plan.who) != NOBODY],
    )
    for i in people:
        plan = blows.plan_for(state, state.people[i].id)
        if plan.action in ASIDE and plan.who not in ahead and not is_melee_stunt(state, i, plan):
            yield Deed(plan.action, plan.who, plan.target)
    for plan in others:
        if plan.action == foes.SHOOT:
            yield Deed(SHOT_AT, plan.target, plan.who)
    for i in people:
        name = state.people[i].id
        attackers = tuple(plan.who for plan in others if plan.action == foes.FIGHT and plan.target == name)
        yield from melee_deeds(state, i, attackers)


def melee_deeds(state: State, i: int, attackers: tuple[str, ...]) -> Iterator[Deed]:
    """The melee rolls of character i: those whom he fights, then those who attack him. Where a foe's blow is a roll of its
    own, it comes after. [FT-MELEE-03 FT-MELEE-04 FT-MELEE-11 FT-STUNT-06]"""
    plan = blows.plan_for(state, state.people[i].id)
    dared = (plan.target,) if is_melee_stunt(state, i, plan) else ()
    fought = planning.plan_targets(plan) if plan.action == plan_words.FIGHT else ()
    yield from (Deed(plan_words.STUNT, plan.who, name) for name in dared)
    yield from (Deed(plan_words.FIGHT, plan.who, name) for name in fought)
    yield from (Deed(ATTACKED, plan.who, name) for name in attackers if name not in (*dared, *fought))
    if state.house.retaliation and plan.action == plan_words.FIGHT:
        yield from (Deed(STRUCK_AT, plan.who, name) for name in attackers)


def is_melee_stunt(state: State, i: int, plan: Plan) -> bool:
    """Whether a plan is a stunt that stands in place of a melee roll. [FT-STUNT-06]"""
    j = foe_index(state, plan.target)
    return plan.action == plan_words.STUNT and j != NOBODY and band(state, i, j) == CLOSE


# --- one roll ---------------------------------------------------------------------------------------------------------
def can_happen(state: State, deed: Deed) -> bool:
    """Whether a roll happens still: both sides of it are up, in melee Close, and a foe that attacks still means to.

    [FT-MELEE-08 FT-FILL-05]
    """
    i, j = person_index(state, deed.who), foe_index(state, deed.target)
    if not is_fit(state.people[i]):
        return False
    if j == NOBODY:
        return deed.kind in (plan_words.CAST, plan_words.BANISH, plan_words.ITEM, plan_words.CARRY, plan_words.DOFF)
    foe = state.foes[j]
    if deed.kind in BY_FOES and (foes.is_bystander(foe) or COMMANDED in foe.notes):
        return False
    return is_standing(foe) and (deed.kind not in MELEE or band(state, i, j) == CLOSE)


def do_deed(ref: Referee, state: State, deed: Deed) -> State:
    """The state after a roll of an Ounce."""
    return DEEDS[deed.kind](ref, state, person_index(state, deed.who), foe_index(state, deed.target), deed)


def attack_person(ref: Referee, state: State, i: int, j: int, deed: Deed) -> State:
    """A foe attacks a character who has not picked it out: with words, in search of sounds, or with blows, which he trades if
    he fights at all. [FT-MELEE-03 FT-MELEE-11 FT-FILL-03]"""
    if is_beguiling(state, state.foes[j]):
        return blows.beguile_person(ref, state, i, j)
    if is_blind_hunter(state, state.foes[j]):
        return blows.hide_person(ref, state, i, deed)
    fights = blows.plan_for(state, deed.who).action == plan_words.FIGHT
    return blows.fight_foe(ref, state, i, j) if fights else blows.defend_person(ref, state, i, j)


def strike_person(ref: Referee, state: State, i: int, j: int, deed: Deed) -> State:
    """The blow of a foe that is a roll of its own, if it strikes blows at all. [FT-MELEE-04 FT-FILL-03]"""
    foe = state.foes[j]
    return state if is_beguiling(state, foe) or is_blind_hunter(state, foe) else blows.defend_person(ref, state, i, j)


def shoot_foe(ref: Referee, state: State, i: int, j: int, deed: Deed) -> State:
    """A character shoots, unless the foe is out of reach by now, or one that is Close besets him. [FT-RANGE-05 FT-RANGE-09]"""
    person, plan = state.people[i], blows.plan_for(state, deed.who)
    beset = is_beset(state, i) and shooting_weapon(person).ranged != HANDGUN
    if beset or shoot_refusal(state, i, plan) is not None:
        say(ref, "no_shot", who=person.id, whom=deed.target, beset=int(beset), clauses=("FT-RANGE-05", "FT-RANGE-09"))
        return state
    return blows.shoot_foe(ref, state, i, j)


def is_beset(state: State, i: int) -> bool:
    """Whether a foe that is Close attacks a character this Ounce. [FT-RANGE-09]"""
    name = state.people[i].id
    return any(
        plan.action == foes.FIGHT and plan.target == name and band(state, i, j) == CLOSE and is_standing(state.foes[j])
        for plan in conflict_of(state).plans
        if (j := foe_index(state, plan.who)) != NOBODY
    )


def try_stunt(ref: Referee, state: State, i: int, j: int, deed: Deed) -> State:
    """A character tries a stunt, with BODY Dice where it is part of melee. [FT-STUNT-06]"""
    plan = blows.plan_for(state, deed.who)
    pool = BODY if band(state, i, j) == CLOSE else POOL_NAMES.index(plan.item)
    return blows.try_stunt(ref, state, i, j, pool, plan.said)


Doer = Callable[[Referee, State, int, int, Deed], State]
DEEDS: Mapping[str, Doer] = {
    plan_words.SHOOT: shoot_foe,
    plan_words.STUNT: try_stunt,
    plan_words.CAST: lambda ref, state, i, j, deed: spell_deeds.cast_spell(
        ref, state, i, blows.plan_for(state, deed.who)
    ),
    plan_words.BANISH: lambda ref, state, i, j, deed: other_deeds.banish_undead(ref, state, i),
    plan_words.TALK: lambda ref, state, i, j, deed: other_deeds.talk_to_foe(ref, state, i, j),
    plan_words.ITEM: lambda ref, state, i, j, deed: other_deeds.use_item(
        ref, state, i, blows.plan_for(state, deed.who).item, deed.target
    ),
    plan_words.CARRY: lambda ref, state, i, j, deed: carrying.lift_comrade(ref, state, i, deed.target),
    plan_words.DOFF: lambda ref, state, i, j, deed: other_deeds.doff_armor(ref, state, i),
    SHOT_AT: lambda ref, state, i, j, deed: blows.shoot_person(ref, state, i, j),
    plan_words.FIGHT: lambda ref, state, i, j, deed: blows.fight_foe(ref, state, i, j),
    DEFEND: lambda ref, state, i, j, deed: blows.defend_person(ref, state, i, j),
    STRUCK_AT: strike_person,
    ATTACKED: attack_person,
}
"""What each kind of roll does."""


PHASE = referee_phase(play, settle)
"""This phase, for the loop."""
