"""Why a character may not do that in an Ounce. [FT-DIST-02 FT-DIST-04 FT-LOAD-03 FT-MELEE-13 FT-RANGE-05 FT-RANGE-08
FT-BAN-02 FT-STUNT-01 FT-STUNT-06 FT-ARM-06 FT-SOC-01]"""

from collections.abc import Callable, Iterator, Mapping

from affray.core import Refusal
from affray.core.fight_state import NOBODY
from affray.systems.fortmayn.conflict import planning
from affray.systems.fortmayn.conflict.advantage import WEAPON_SIZE, fighting_weapon
from affray.systems.fortmayn.conflict.carrying import COMRADE, hands_refusal, lift_refusal, set_down
from affray.systems.fortmayn.conflict.moves import farthest_move, move_person
from affray.systems.fortmayn.conflict.other_deeds import banishable_foes, item_refusal
from affray.systems.fortmayn.conflict.spell_deeds import spell_refusal
from affray.systems.fortmayn.content.codes import BODY, CLOSE, DISTANT, NO_DIE, POOL_NAMES
from affray.systems.fortmayn.content.people import Person, Plan
from affray.systems.fortmayn.position import plan_words
from affray.systems.fortmayn.position.creature_specials import words_refusal
from affray.systems.fortmayn.position.lasting import lasting_effects
from affray.systems.fortmayn.position.phase import person_index
from affray.systems.fortmayn.position.standing import band, creature_of, foe_index, is_fit, is_standing, put_person
from affray.systems.fortmayn.position.state import State
from affray.systems.fortmayn.rules.advantage import is_better_size
from affray.systems.fortmayn.rules.arming import draw_refusal, draw_weapon
from affray.systems.fortmayn.rules.gear import ammunition_place, needs_ammunition, shooting_weapon
from affray.systems.fortmayn.rules.mending import without_shield
from affray.systems.fortmayn.rules.ranged import effective_weapon, shot_refusal
from affray.systems.fortmayn.rules.refusing import refusal
from affray.systems.fortmayn.rules.time_and_distance import NO_MOVE

SHIELD_ITEM = "shield"
Refusals = Iterator[Refusal | None]


def plan_refusal(state: State, plan: Plan) -> Refusal | None:
    """Why a plan is not possible; None when it is, as things stand while it is declared. [FT-MELEE-02]"""
    i = person_index(state, plan.who)
    if i == NOBODY:
        return refusal("no-such-person", "who", "FT-MELEE-02", who=plan.who)
    if not is_fit(state.people[i]):
        clause = "FT-SOC-02" if state.people[i].shamed else "FT-OOFA-01"
        return refusal("not-fit", "out", clause, who=plan.who)
    meant = planning.effective_plan(state, i, plan)
    ready = ready_gear(state, i, meant)
    faults = (
        drop_refusal(state, i, meant),
        draw_refusal(state.people[i], meant),
        move_refusal(ready, i, meant),
        action_refusal(ready, i, meant),
    )
    return next((fault for fault in faults if fault is not None), None)


# --- gear and moves ---------------------------------------------------------------------------------------------------
def ready_gear(state: State, i: int, plan: Plan) -> State:
    """The state in which a character has dropped and drawn what he does, which takes no action. [FT-ARM-06 FT-LOAD-01]"""
    person = state.people[i]
    if plan.drop == COMRADE:
        person = set_down(person)
    if plan.drop == SHIELD_ITEM:
        person = without_shield(person)
    if plan.draw:
        person = draw_weapon(person, plan.draw)
    return put_person(state, i, person) if person is not state.people[i] else state


def drop_refusal(state: State, i: int, plan: Plan) -> Refusal | None:
    """Why that cannot be dropped: only a shield on the arm can, or a comrade whom one bears. [FT-ARM-06 FT-OOFA-08]"""
    if not plan.drop:
        return None
    if plan.drop == COMRADE:
        return None if state.people[i].carries else refusal("bears-nobody", "drop", "FT-OOFA-08", who=plan.who)
    has_shield = state.people[i].shield.die != NO_DIE
    return None if plan.drop == SHIELD_ITEM and has_shield else refusal("no-shield", "drop", "FT-ARM-06", who=plan.who)


def move_refusal(state: State, i: int, plan: Plan) -> Refusal | None:
    """Why a move is not possible: somebody holds the character, it is longer than his load or his action leaves, or there
    is nobody to go to. [FT-DIST-02 FT-LOAD-03 FT-FILL-03]"""
    person = state.people[i]
    if plan.move == NO_MOVE:
        return None
    if person.held:
        return refusal("held", "held", "FT-FILL-03", who=person.id)
    if plan.toward and not is_somebody(state, i, plan.toward):
        return refusal("nobody-there", "target", "FT-DIST-04", whom=plan.toward)
    if plan.move > farthest_move(person, acts=False):
        return refusal("overloaded", "move", "FT-LOAD-03", who=person.id)
    if plan.move > farthest_move(person, acts=plan.action != plan_words.NOTHING):
        return refusal("move-and-act", "move", "FT-DIST-02", who=person.id)
    return None


def is_somebody(state: State, i: int, name: str) -> bool:
    """Whether a character may go to somebody of that name: a foe that takes part, or a comrade."""
    j, k = foe_index(state, name), person_index(state, name)
    return (j != NOBODY and is_standing(state.foes[j])) or (k not in (NOBODY, i) and not state.people[k].lost)


# --- actions ----------------------------------------------------------------------------------------------------------
def action_refusal(state: State, i: int, plan: Plan) -> Refusal | None:
    """Why an action is not possible after the move planned. [FT-CORE-06]"""
    for name in planning.plan_targets(plan) if plan.action in AT_FOES else ():
        j = foe_index(state, name)
        if j == NOBODY or not is_standing(state.foes[j]):
            return refusal("no-such-foe", "target", "FT-MELEE-03", whom=name)
    # Where the character has gone to is where he acts.
    return REFUSALS[plan.action](move_person(state, i, plan), i, plan)


def fight_refusal(state: State, i: int, plan: Plan) -> Refusal | None:
    """Why a character cannot fight those: they are not Close after his move, he has no such weapon, or he claims what does
    not help. [FT-MELEE-03 FT-MELEE-13 FT-DIST-04]"""
    person = state.people[i]
    if person.carries:
        return hands_refusal(person)
    for name in planning.plan_targets(plan):
        if band(state, i, foe_index(state, name)) != CLOSE:
            return refusal("not-close", "out_of_reach", "FT-DIST-04", who=person.id, whom=name)
    if plan.item and not fighting_weapon(person, plan.item).size:
        return refusal("no-such-weapon", "weapon", "FT-MELEE-10", who=person.id, item=plan.item)
    return next((fault for fault in claim_refusals(state, person, plan) if fault is not None), None)


def claim_refusals(state: State, person: Person, plan: Plan) -> Refusals:
    """Why a claim is not accepted: it needs a sentence, and a weapon of the right size. [FT-MELEE-13]"""
    for claim in plan.claims:
        if claim != WEAPON_SIZE:
            yield refusal("no-such-claim", "claim", "FT-DICE-06", claim=claim)
        elif not plan.said:
            yield refusal("claim-untold", "claim", "FT-MELEE-13", claim=claim)
        elif not any(has_better_size(state, person, plan, name) for name in planning.plan_targets(plan)):
            yield refusal("claim-size", "claim", "FT-MELEE-13", who=person.id)


def has_better_size(state: State, person: Person, plan: Plan, name: str) -> bool:
    """Whether the size of a character's weapon gives him advantage over a foe. [FT-MELEE-13]"""
    theirs = creature_of(state, state.foes[foe_index(state, name)]).weapon_size
    return is_better_size(person.type, fighting_weapon(person, plan.item).size, theirs, narrated=True)


def shoot_refusal(state: State, i: int, plan: Plan) -> Refusal | None:
    """Why a character cannot shoot at somebody. Whether a foe besets him is known only when all have moved.

    [FT-RANGE-01 FT-RANGE-05 FT-RANGE-08]
    """
    person = state.people[i]
    weapon = shooting_weapon(person)
    if person.carries:
        return hands_refusal(person)
    if not weapon.ranged:
        return refusal("no-ranged-weapon", "weapon", "FT-RANGE-05", who=person.id)
    if not person.head_ready:
        return refusal("no-head-dice-shot", "dice", "FT-RANGE-01", who=person.id)
    if needs_ammunition(weapon.ranged) and ammunition_place(person, weapon.ranged) == NOBODY:
        return refusal("no-ammunition", "ammunition", "FT-RANGE-08", who=person.id)
    if is_foggy(state):
        return refusal("fog", "sight", "FT-FILL-05")
    return shot_refusal(effective_weapon(weapon.ranged, state.house), band(state, i, foe_index(state, plan.target)), 0)


def is_foggy(state: State) -> bool:
    """Whether a fog ends all sight at Close. [FT-FILL-05]"""
    return bool(lasting_effects(state, "fog"))


def banish_refusal(state: State, i: int, plan: Plan) -> Refusal | None:
    """Why a character cannot try to banish: he needs a HEAD Die and undead Nearby or Distant. [FT-BAN-02 FT-BAN-03]"""
    if not state.people[i].head_ready:
        return refusal("no-head-dice-words", "dice", "FT-BAN-03", who=plan.who)
    return None if banishable_foes(state, i) else refusal("no-undead", "target", "FT-BAN-02", who=plan.who)


def talk_refusal(state: State, i: int, plan: Plan) -> Refusal | None:
    """Why a character cannot talk to a foe: without HEAD Dice, out of earshot, or where words do nothing.

    [FT-SOC-01 FT-SOC-02 FT-FILL-03]
    """
    j = foe_index(state, plan.target)
    if not state.people[i].head_ready:
        return refusal("no-head-dice-words", "dice", "FT-SOC-02", who=plan.who)
    if band(state, i, j) > DISTANT:
        return refusal("earshot", "out_of_reach", "FT-SOC-01", whom=plan.target)
    return words_refusal(state, state.foes[j])


def use_refusal(state: State, i: int, plan: Plan) -> Refusal | None:
    """Why a character cannot use a thing. [FT-FILL-07]"""
    return item_refusal(state, i, plan.item, plan.target)


def stunt_refusal(state: State, i: int, plan: Plan) -> Refusal | None:
    """Why a character cannot try a stunt: it is told first, against a Close foe it is a melee roll, some tables allow one per
    foe, and there must be dice to roll. [FT-STUNT-01 FT-STUNT-06]"""
    person = state.people[i]
    if plan.item not in POOL_NAMES:
        return refusal("no-such-pool", "pool", "FT-STUNT-01", pool=plan.item)
    pool = POOL_NAMES.index(plan.item)
    if pool == BODY and person.carries:
        return hands_refusal(person)
    if not plan.said and not state.house.stunts_need_text:
        return refusal("stunt-untold", "told", "FT-STUNT-01", who=person.id)
    if pool != BODY and band(state, i, foe_index(state, plan.target)) == CLOSE:
        return refusal("stunt-close", "pool", "FT-STUNT-06", whom=plan.target)
    if pool != BODY and not person.head_ready:
        return refusal("no-head-dice-words", "dice", "FT-TEST-07", who=person.id)
    if state.house.stunt_limit and plan.target in person.tried:
        return refusal("stunt-once", "once", "FT-STUNT-06", who=person.id, whom=plan.target)
    return None


def carry_refusal(state: State, i: int, plan: Plan) -> Refusal | None:
    """Why a character cannot lift a fallen comrade. [FT-OOFA-08]"""
    return lift_refusal(state, i, plan.target)


def doff_refusal(state: State, i: int, plan: Plan) -> Refusal | None:
    """Why a character cannot take off armor: he wears none. [FT-ARM-06]"""
    return None if state.people[i].armor.die != NO_DIE else refusal("no-armor", "armor", "FT-ARM-06", who=plan.who)


def no_refusal(state: State, i: int, plan: Plan) -> Refusal | None:
    """Nothing is against doing nothing."""
    return None


AT_FOES = (plan_words.FIGHT, plan_words.SHOOT, plan_words.TALK, plan_words.STUNT)
REFUSALS: Mapping[str, Callable[[State, int, Plan], Refusal | None]] = {
    plan_words.FIGHT: fight_refusal,
    plan_words.SHOOT: shoot_refusal,
    plan_words.CAST: spell_refusal,
    plan_words.BANISH: banish_refusal,
    plan_words.TALK: talk_refusal,
    plan_words.ITEM: use_refusal,
    plan_words.STUNT: stunt_refusal,
    plan_words.CARRY: carry_refusal,
    plan_words.DOFF: doff_refusal,
    plan_words.NOTHING: no_refusal,
}
