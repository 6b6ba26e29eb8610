"""What a plan for an Ounce is worth to the party: by the exact chances of the rolls that it leads to, and by whether the
fight is to be won at all. [FT-MELEE-02 FT-FILL-13]

The unit is a Difficulty Die removed. The temper says how bad things must look before the party runs; a manner weighs what is
won, what is suffered, staying put and keeping away.
"""

from functools import lru_cache

from affray.core import Question
from affray.core.faces.opponent import PLAIN, Manner
from affray.systems.fortmayn.conflict import advantage, foes, planning
from affray.systems.fortmayn.conflict.declare import is_ahead
from affray.systems.fortmayn.conflict.moves import move_person
from affray.systems.fortmayn.conflict.other_deeds import HOLY_WATER, banishable_foes
from affray.systems.fortmayn.conflict.plan_refusals import ready_gear
from affray.systems.fortmayn.conflict.spell_deeds import spell_target
from affray.systems.fortmayn.content.codes import BODY, CLOSE, HEAD
from affray.systems.fortmayn.content.people import Plan
from affray.systems.fortmayn.opponent.expected import (
    attackers,
    can_touch,
    defence_prospect,
    is_shooting,
    shot_prospect,
    stunt_prospect,
    talk_prospect,
    trade_prospect,
)
from affray.systems.fortmayn.opponent.flight import ARMORED, LONG_CHASE, can_outrun, is_flight_better
from affray.systems.fortmayn.opponent.unearthly import REMEMBERED, is_helpless
from affray.systems.fortmayn.position import plan_words
from affray.systems.fortmayn.position.answer import Answer
from affray.systems.fortmayn.position.conflict_answers import Declare, Flee
from affray.systems.fortmayn.position.creature_specials import UNDEAD, is_beguiling, is_fleeing, is_kind
from affray.systems.fortmayn.position.lasting import is_dark
from affray.systems.fortmayn.position.phase import is_able, person_index
from affray.systems.fortmayn.position.spell_effects import spell_effect
from affray.systems.fortmayn.position.standing import alter_conflict, band, conflict_of, foe_index, standing_foes
from affray.systems.fortmayn.position.state import RECKLESS, STEADY, TIMID, State
from affray.systems.fortmayn.rules.casting import spell_row
from affray.systems.fortmayn.rules.exact_chances import DEFEND, SHOT, SPELL, TEST, Prospect, roll_prospect
from affray.systems.fortmayn.rules.gear import FLINT

DOWN, FALL = 1.0, 4.0
"""The value of putting a foe out, and the cost of a character who is out."""
HEAD_DIE = 0.5
FLIGHT = 50.0
FEAR = {TIMID: 1.4, STEADY: 1.0, RECKLESS: 0.6}
"""How much the party's own dice count."""
HEALED, RAISED, LIGHT, SWAYED = 1.2, 4.0, 1.0, 0.3
APPROACH, SHELTER = 0.2, 1.5
"""The value of coming nearer to a foe, and to one that shoots."""
CHASED = 0.2
VAIN = 0.3
"""The cost of a blow that cannot hurt its target."""
OUT_OF_REACH = 0.05
"""The value of being away from a foe that the character cannot hurt."""
DIRE = 2.0
"""How many times more it is worth to banish or burn a foe that steel does not hurt."""
SPELL_SHARE = 0.5
"""The value of a Difficulty Die that a spell removes without taking hold."""
STAND = 0.2
"""The value of staying where one is, for each time that places are worth more than is usual."""


def ounce_values(state: State, question: Question[Answer], manner: Manner = PLAIN) -> tuple[float, ...]:
    """The value of each listed plan."""
    start = alter_conflict(state, plans=())
    return tuple(answer_value(start, answer, manner) for answer in question.answers)


def answer_value(state: State, answer: Answer, manner: Manner = PLAIN) -> float:
    """The value of a plan, or of the flight of all. A confirmation has none."""
    if isinstance(answer, Flee):
        return FLIGHT + 1 if is_flight_better(state, manner) else -FLIGHT
    if not isinstance(answer, Declare):
        return 0.0
    plan = planning.read_plan(answer)
    i = person_index(state, plan.who)
    plan = planning.effective_plan(state, i, plan)
    if planning.is_flight(plan):
        evades = is_helpless(state, i) and not plan.toward and can_outrun(state)
        if is_flight_better(state, manner):
            return FLIGHT
        return OUT_OF_REACH + place_value(move_person(state, i, plan), i, plan, manner) if evades else -FLIGHT
    return plan_value(state, i, plan, manner)


# --- what it comes to -------------------------------------------------------------------------------------------------
def roll_gain(found: Prospect, manner: Manner) -> float:
    """The value of what a roll does to its target."""
    return manner.dealt * (found.removed + DOWN * found.done_chance)


def gain_against(state: State, j: int, found: Prospect, manner: Manner) -> float:
    """The value of a roll against foe `j`, which is small where the foe runs."""
    return roll_gain(found, manner) * (CHASED if is_fleeing(state.foes[j]) else 1.0)


def wound_cost(state: State, i: int, found: Prospect, manner: Manner) -> float:
    """The cost of the BODY Dice that a roll exposes: the fewer are ready, the dearer."""
    person = state.people[i]
    saved = ARMORED if person.shield.die or person.armor.die else 1.0
    fear = FEAR[state.temper] * saved * manner.taken
    return fear * (found.exposed * (1 + 1 / max(1, person.body_ready)) + FALL * found.fall_chance)


@lru_cache(REMEMBERED)
def expected_shot_harm(state: State, i: int, manner: Manner) -> float:
    """The expected cost of the shots at character `i`. [FT-RANGE-03]"""
    cost = 0.0
    for j in standing_foes(state):
        if foes.foe_target(state, j) == i and is_shooting(state, j):
            fighter = advantage.roller(state, i, BODY, advantage.shot_at_sources(state, i, j))
            found = roll_prospect(DEFEND, fighter, advantage.roll_target(state, j), state.house)
            cost += wound_cost(state, i, found, manner)
    return cost


def plan_value(before: State, i: int, plan: Plan, manner: Manner) -> float:
    """The value of a plan: what its action wins, less the cost of the attacks that it leaves open this Ounce."""
    state = move_person(ready_gear(before, i, plan), i, plan)
    coming = attackers(state, i)
    shot_at = expected_shot_harm(state, i, manner)
    place = place_value(state, i, plan, manner)
    if plan.action == plan_words.FIGHT:
        close = tuple(foe_index(state, name) for name in planning.plan_targets(plan))
        trades = (fight_value(state, i, j, plan, manner) for j in dict.fromkeys((*close, *coming)))
        return sum(trades) - shot_at + place
    dared = foe_index(state, plan.target) if plan.action == plan_words.STUNT else -1
    cost = shot_at + sum(attack_cost(state, i, j, manner) for j in coming if j != dared)
    beset = bool(coming) and not is_ahead(before, plan)
    return action_value(state, i, plan, manner, beset=beset) - cost + approach_value(before, plan) + place


def place_value(state: State, i: int, plan: Plan, manner: Manner) -> float:
    """The value of where a character is after his move, by his manner alone: of having stayed, and of being away from the
    nearest foe that means harm. In a long conflict there is none, so that nobody waits for ever."""
    if (not manner.distance and manner.ground == PLAIN.ground) or conflict_of(state).exchange >= LONG_CHASE:
        return 0.0
    near = min((band(state, i, j) for j in standing_foes(state) if not is_fleeing(state.foes[j])), default=CLOSE)
    return manner.distance * near + (0.0 if plan.move else STAND * (manner.ground - PLAIN.ground))


def approach_value(state: State, plan: Plan) -> float:
    """The value of coming nearer to a foe; nothing where it runs or comes by itself."""
    j = foe_index(state, plan.toward)
    if j < 0 or is_fleeing(state.foes[j]) or state.foes[j].reaction == foes.SHY:
        return 0.0
    return SHELTER if is_shooting(state, j) else APPROACH


def fight_value(state: State, i: int, j: int, plan: Plan, manner: Manner) -> float:
    """The value of a trade of blows."""
    found = trade_prospect(state, i, j, plan)
    gain = gain_against(state, j, found, manner)
    return gain - wound_cost(state, i, found, manner) - VAIN * (not found.removed)


def attack_cost(state: State, i: int, j: int, manner: Manner) -> float:
    """The expected cost of an attack by foe `j` while the character does something else."""
    if is_beguiling(state, state.foes[j]):
        exposed = talk_prospect(state, i, j, advantage.talk_sources(state, i)).exposed
        return HEAD_DIE * exposed * manner.taken
    return wound_cost(state, i, defence_prospect(state, i, j), manner)


# --- actions ----------------------------------------------------------------------------------------------------------
def action_value(state: State, i: int, plan: Plan, manner: Manner, *, beset: bool) -> float:
    """The value of an action other than fighting."""
    j = foe_index(state, plan.target)
    if plan.action == plan_words.SHOOT:
        return 0.0 if beset else gain_against(state, j, shot_prospect(state, i, j), manner)
    if plan.action == plan_words.TALK:
        found = talk_prospect(state, i, j, advantage.talk_sources(state, i))
        return talk_value(found, manner) * (CHASED if is_fleeing(state.foes[j]) else 1.0)
    if plan.action == plan_words.BANISH:
        return 0.0 if beset else sum(banish_value(state, i, k, manner) for k in banishable_foes(state, i))
    if plan.action == plan_words.STUNT:
        found_stunt = stunt_prospect(state, i, j, plan)
        return roll_gain(found_stunt, manner) - wound_cost(state, i, found_stunt, manner)
    if plan.action == plan_words.CAST:
        return spell_value(state, i, plan, manner)
    if plan.action == plan_words.CARRY:
        return -FALL
    return item_value(state, i, plan, manner) if plan.action == plan_words.ITEM else 0.0


def talk_value(found: Prospect, manner: Manner) -> float:
    """The value of words: HEAD Dice are cheaper than wounds, but without any the character is out."""
    return roll_gain(found, manner) - HEAD_DIE * found.exposed * manner.taken - found.fall_chance * manner.taken


def banish_value(state: State, i: int, j: int, manner: Manner) -> float:
    """The value of banishing undead; those that steel does not hurt are worth any number of HEAD Dice. [FT-BAN-01]"""
    fighter = advantage.roller(state, i, HEAD, advantage.banish_sources(state, i))
    found = roll_prospect(TEST, fighter, advantage.roll_target(state, j, magical=True), state.house)
    return talk_value(found, manner) if can_touch(state, j) else DIRE * roll_gain(found, manner)


def spell_value(state: State, i: int, plan: Plan, manner: Manner) -> float:
    """The value of a spell. [FT-SPELL-04 FT-SPELL-05]"""
    row = spell_row(state.filler, plan.item)
    if row is None:
        return 0.0
    target = spell_target(state, row, plan)
    fighter = advantage.roller(state, i, HEAD, advantage.constant_sources(state, i))
    found = roll_prospect(SPELL, fighter, target, state.house)
    works = found.done_chance if target.dd else 1.0
    return (
        works * effect_value(state, spell_effect(row).does, plan, manner)
        + (found.removed if target.dd else 0.0) * SPELL_SHARE * manner.dealt
        - (HEAD_DIE * found.exposed * manner.taken)
    )


def effect_value(state: State, does: str, plan: Plan, manner: Manner) -> float:
    """The value of a spell once it takes hold."""
    k = person_index(state, plan.target)
    j = foe_index(state, plan.target)
    if does == "heal" and k >= 0:
        return manner.taken * (RAISED if not is_able(state.people[k]) else HEALED)
    if does in ("light", "dark_sight"):
        return LIGHT
    if does in ("react", "fog", "ward"):
        return SWAYED
    return manner.dealt * (state.foes[j].dd * SPELL_SHARE + DOWN) if j >= 0 else 0.0


def item_value(state: State, i: int, plan: Plan, manner: Manner) -> float:
    """The value of using a thing: undead driven off, oil thrown, light in the dark. [FT-FILL-07]"""
    if plan.item == HOLY_WATER:
        near = (j for j in attackers(state, i) if is_kind(state, state.foes[j], UNDEAD) and band(state, i, j) == CLOSE)
        return sum(attack_cost(state, i, j, manner) for j in near)
    if plan.item == FLINT:
        needed = is_dark(state, state.people[i]) or not all(can_touch(state, j) for j in standing_foes(state))
        return LIGHT if needed else 0.0
    fighter = advantage.roller(state, i, HEAD, advantage.sight_sources(state, i))
    j = foe_index(state, plan.target)
    found = roll_prospect(SHOT, fighter, advantage.roll_target(state, j, magical=True), state.house)
    worth = roll_gain(found, manner)
    return worth if can_touch(state, j) else DIRE * worth
