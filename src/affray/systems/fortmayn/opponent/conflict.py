"""What a plan for an Ounce is worth to the party: by the exact chances of the rolls that it leads to, and by whether the
fight is to be won at all. [FT-MELEE-02 FT-FILL-13]

The unit is a Difficulty Die removed. The temper says how bad things must look before the party runs.
"""

from functools import lru_cache

from msgspec.structs import replace

from affray.core import Question
from affray.systems.fortmayn.conflict import advantage, foes, planning
from affray.systems.fortmayn.conflict.declare import is_ahead
from affray.systems.fortmayn.conflict.moves import farthest_move, least_move, move_person
from affray.systems.fortmayn.conflict.other_deeds import HOLY_WATER, banishable_foes
from affray.systems.fortmayn.conflict.plan_refusals import ready_gear
from affray.systems.fortmayn.conflict.spell_deeds import spell_target
from affray.systems.fortmayn.content.codes import AT_RISK, BODY, CLOSE, HEAD, POOL_NAMES
from affray.systems.fortmayn.content.people import Person, Plan
from affray.systems.fortmayn.delve.ways import is_entrance
from affray.systems.fortmayn.opponent.course import NOWHERE, next_exit
from affray.systems.fortmayn.opponent.unearthly import REMEMBERED, has_true_weapon, is_helpless, untouchable_foes
from affray.systems.fortmayn.position import plan_words
from affray.systems.fortmayn.position.answer import Answer
from affray.systems.fortmayn.position.conflict_answers import Declare, Flee
from affray.systems.fortmayn.position.creature_specials import (
    SWIFT,
    UNDEAD,
    has_special,
    is_beguiling,
    is_fleeing,
    is_kind,
)
from affray.systems.fortmayn.position.light import is_dark
from affray.systems.fortmayn.position.phase import is_able, person_index
from affray.systems.fortmayn.position.rooms import leave_room
from affray.systems.fortmayn.position.spell_effects import spell_effect
from affray.systems.fortmayn.position.standing import (
    alter_conflict,
    band,
    conflict_of,
    fit_people,
    foe_index,
    standing_foes,
)
from affray.systems.fortmayn.position.state import RECKLESS, STEADY, TIMID, State
from affray.systems.fortmayn.rules.casting import spell_row
from affray.systems.fortmayn.rules.exact_chances import DEFEND, SHOT, SPELL, STUNT, TEST, TRADE, Prospect, roll_prospect
from affray.systems.fortmayn.rules.gear import FLINT
from affray.systems.fortmayn.rules.time_and_distance import DISTANT_MOVE, NEARBY_MOVE

RUNS_BELOW = {TIMID: 0.7, STEADY: 0.45, RECKLESS: 0.1}
"""The party runs where the outlook is below this share of its dice; below 0 it would lose."""
WITH_FALLEN = 0.4
"""What is taken off that share where fallen comrades would be lost."""
ENDLESS = 99
"""The Difficulty Dice of a foe that nobody can hurt, for the purpose of running from it."""
HARD_TO_HURT = 2
"""How many times longer a foe lasts against fire, spells and words alone."""
SPENT = 0.05
"""Fewer expected dice than this count as none."""
DOWN, FALL = 1.0, 4.0
"""The value of putting a foe out, and the cost of a character who is out."""
ARMORED = 0.6
"""The cost of an exposed die of a character with armor."""
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
LONG_CHASE = 10
"""The number of Ounces after which running is of no use."""
SPELL_SHARE = 0.5
"""The value of a Difficulty Die that a spell removes without taking hold."""


def ounce_values(state: State, question: Question[Answer]) -> tuple[float, ...]:
    """The value of each listed plan."""
    start = alter_conflict(state, plans=())
    return tuple(answer_value(start, answer) for answer in question.answers)


def answer_value(state: State, answer: Answer) -> float:
    """The value of a plan, or of the flight of all. A confirmation has none."""
    if isinstance(answer, Flee):
        return FLIGHT + 1 if is_flight_better(state) else -FLIGHT
    if not isinstance(answer, Declare):
        return 0.0
    plan = planning.read_plan(answer)
    i = person_index(state, plan.who)
    plan = planning.effective_plan(state, i, plan)
    if planning.is_flight(plan):
        evades = is_helpless(state, i) and not plan.toward and can_outrun(state)
        return FLIGHT if is_flight_better(state) else OUT_OF_REACH if evades else -FLIGHT
    return plan_value(state, i, plan)


# --- whether to fight at all ------------------------------------------------------------------------------------------
@lru_cache(REMEMBERED)
def is_flight_better(state: State) -> bool:
    """Whether the party had better run: always from foes it cannot hurt, else where its dice would not last for its
    temper. Nobody runs from fleeing foes, for ever from swifter ones, or into a corner."""
    if any(not is_harmless(state, j) for j in untouchable_foes(state)):
        return can_outrun(state)
    if conflict_of(state).exchange >= LONG_CHASE or all(is_fleeing(state.foes[j]) for j in standing_foes(state)):
        return False
    fallen = any(one.out and not (one.dead or one.lost) for one in state.people)
    return outlook(state) < RUNS_BELOW[state.temper] - WITH_FALLEN * fallen and not is_cornered(state)


@lru_cache(REMEMBERED)
def can_outrun(state: State) -> bool:
    """Whether running can still help: the chase is short, or everybody can move farther than Nearby. A Nearby move can
    be followed for ever. [FT-LOAD-03 FT-FILL-13]"""
    return conflict_of(state).exchange < LONG_CHASE or all(
        farthest_move(state.people[i], acts=False) > NEARBY_MOVE for i in fit_people(state)
    )


def is_cornered(state: State) -> bool:
    """Whether falling back leads nowhere, because the way out goes through this room."""
    if state.came < 0:
        return False
    back = replace(leave_room(state), here=state.came)
    return next_exit(back, home=True) == NOWHERE and not is_entrance(back.places[back.here])


@lru_cache(REMEMBERED)
def outlook(state: State) -> float:
    """The expected end of the fight if every roll came out at its mean and foes were shared out: the share of its dice
    that the party has left if it wins; below 0 the share that the foes have left."""
    people = [Side(state.people[i], *die_chances(state, i)) for i in fit_people(state)]
    others = sorted(strength(state, j) for j in standing_foes(state))
    dice, left = sum(one.dice for one in people), list(map(float, others))
    while people and left:
        for turn in range(max(len(people), len(left))):
            one, n = people[turn % len(people)], turn % len(left)
            left[n] = max(0.0, left[n] - one.dice * one.hit)
            one.dice -= one.worth * min(one.dice * one.low, left[n])
        people = [one for one in people if one.dice > SPENT]
        left = [dd for dd in left if dd > SPENT]
    return -sum(left) / sum(others) if left else sum(one.dice for one in people) / max(SPENT, dice)


def strength(state: State, j: int) -> int:
    """What a foe counts for in an expected fight: its Difficulty Dice, more where steel does not hurt it, most where
    nothing does."""
    dd = state.foes[j].dd
    return dd if can_touch(state, j) else ENDLESS if j in untouchable_foes(state) else HARD_TO_HURT * dd


class Side:
    """A character in an expected fight: dice, the share that hits, the share at risk, and what an exposed die costs."""

    def __init__(self, one: Person, hit: float, low: float) -> None:
        self.dice, self.hit, self.low = float(one.body_ready), hit, low
        self.worth = ARMORED if one.shield.die or one.armor.die else 1.0


def die_chances(state: State, i: int) -> tuple[float, float]:
    """The chances that a die of a character removes and that it is at risk, in melee with the first standing foe."""
    j = standing_foes(state)[0]
    one = state.people[i]
    arm = advantage.fighting_weapon(one)
    fighter = advantage.roller(
        state, i, BODY, advantage.melee_sources(state, i, j, Plan(who=one.id)), unarmed=not arm.size
    )
    return max(0, fighter.die + 1 - fighter.removes_at) / fighter.die, AT_RISK / fighter.die


@lru_cache(REMEMBERED)
def can_touch(state: State, j: int) -> bool:
    """Whether anybody in the party can hurt a foe with the weapon in use. [FT-FILL-03]"""
    return any(trade_prospect(state, i, j).removed or has_true_weapon(state.people[i]) for i in fit_people(state))


# --- rolls ------------------------------------------------------------------------------------------------------------
def trade_prospect(state: State, i: int, j: int, plan: Plan | None = None) -> Prospect:
    """The prospect of a melee roll of character `i` against foe `j`. [FT-MELEE-03]"""
    one = state.people[i]
    plan = plan or Plan(who=one.id)
    arm = advantage.fighting_weapon(one, plan.item)
    fighter = advantage.roller(state, i, BODY, advantage.melee_sources(state, i, j, plan), unarmed=not arm.size)
    magical = bool(arm.magic) or advantage.is_fire_weapon(one, arm)
    return roll_prospect(TRADE, fighter, advantage.roll_target(state, j, magical=magical), state.house)


def defence_prospect(state: State, i: int, j: int) -> Prospect:
    """The prospect of only defending against foe `j`. [FT-MELEE-11]"""
    fighter = advantage.roller(state, i, BODY, advantage.defence_sources(state, i, j))
    return roll_prospect(DEFEND, fighter, advantage.roll_target(state, j), state.house)


def talk_prospect(state: State, i: int, j: int, given: advantage.Sources) -> Prospect:
    """The prospect of words or a banishing against foe `j`. [FT-SOC-01 FT-BAN-01]"""
    return roll_prospect(TEST, advantage.roller(state, i, HEAD, given), advantage.roll_target(state, j), state.house)


# --- what it comes to -------------------------------------------------------------------------------------------------
def roll_gain(found: Prospect) -> float:
    """The value of what a roll does to its target."""
    return found.removed + DOWN * found.done_chance


def gain_against(state: State, j: int, found: Prospect) -> float:
    """The value of a roll against foe `j`, which is small where the foe runs."""
    return roll_gain(found) * (CHASED if is_fleeing(state.foes[j]) else 1.0)


def wound_cost(state: State, i: int, found: Prospect) -> float:
    """The cost of the BODY Dice that a roll exposes: the fewer are ready, the dearer."""
    one = state.people[i]
    saved = ARMORED if one.shield.die or one.armor.die else 1.0
    return FEAR[state.temper] * saved * (found.exposed * (1 + 1 / max(1, one.body_ready)) + FALL * found.fall_chance)


@lru_cache(REMEMBERED)
def attackers(state: State, i: int) -> tuple[int, ...]:
    """The foes that will attack character `i` in melee, as things stand after the move. [FT-FILL-13]"""
    return tuple(
        j
        for j in standing_foes(state)
        if foes.foe_target(state, j) == i
        and not is_harmless(state, j)
        and least_move(band(state, i, j)) <= striking_move(state, j)
    )


def is_harmless(state: State, j: int) -> bool:
    """Whether a foe attacks nobody in melee: it flees, stands by, or shoots from where it is. [FT-FILL-13]"""
    foe = state.foes[j]
    return is_fleeing(foe) or foes.is_bystander(foe) or is_shooting(state, j)


@lru_cache(REMEMBERED)
def is_shooting(state: State, j: int) -> bool:
    """Whether a foe stays where it is and shoots. [FT-FILL-13]"""
    foe = state.foes[j]
    if is_fleeing(foe) or foes.is_bystander(foe) or foes.is_anybody_close(state, j):
        return False
    return foes.can_shoot(state, foe, band(state, foes.foe_target(state, j), j))


@lru_cache(REMEMBERED)
def expected_shot_harm(state: State, i: int) -> float:
    """The expected cost of the shots at character `i`. [FT-RANGE-03]"""
    cost = 0.0
    for j in standing_foes(state):
        if foes.foe_target(state, j) == i and is_shooting(state, j):
            fighter = advantage.roller(state, i, BODY, advantage.shot_at_sources(state, i, j))
            cost += wound_cost(state, i, roll_prospect(DEFEND, fighter, advantage.roll_target(state, j), state.house))
    return cost


def striking_move(state: State, j: int) -> int:
    """The longest move after which a foe still strikes. [FT-FILL-13 FT-FILL-03]"""
    return DISTANT_MOVE if has_special(state, state.foes[j], SWIFT) else NEARBY_MOVE


def plan_value(before: State, i: int, plan: Plan) -> float:
    """The value of a plan: what its action wins, less the cost of the attacks that it leaves open this Ounce."""
    state = move_person(ready_gear(before, i, plan), i, plan)
    coming = attackers(state, i)
    shot_at = expected_shot_harm(state, i)
    if plan.action == plan_words.FIGHT:
        close = tuple(foe_index(state, name) for name in planning.plan_targets(plan))
        return sum(fight_value(state, i, j, plan) for j in dict.fromkeys((*close, *coming))) - shot_at
    dared = foe_index(state, plan.target) if plan.action == plan_words.STUNT else -1
    cost = shot_at + sum(attack_cost(state, i, j) for j in coming if j != dared)
    beset = bool(coming) and not is_ahead(before, plan)
    return action_value(state, i, plan, beset=beset) - cost + approach_value(before, plan)


def approach_value(state: State, plan: Plan) -> float:
    """The value of coming nearer to a foe; nothing where it runs or comes by itself."""
    j = foe_index(state, plan.toward)
    if j < 0 or is_fleeing(state.foes[j]) or state.foes[j].reaction == foes.SHY:
        return 0.0
    return SHELTER if is_shooting(state, j) else APPROACH


def fight_value(state: State, i: int, j: int, plan: Plan) -> float:
    """The value of a trade of blows."""
    found = trade_prospect(state, i, j, plan)
    return gain_against(state, j, found) - wound_cost(state, i, found) - VAIN * (not found.removed)


def attack_cost(state: State, i: int, j: int) -> float:
    """The expected cost of an attack by foe `j` while the character does something else."""
    if is_beguiling(state, state.foes[j]):
        return HEAD_DIE * talk_prospect(state, i, j, advantage.talk_sources(state, i)).exposed
    return wound_cost(state, i, defence_prospect(state, i, j))


# --- actions ----------------------------------------------------------------------------------------------------------
def action_value(state: State, i: int, plan: Plan, *, beset: bool) -> float:
    """The value of an action other than fighting."""
    j = foe_index(state, plan.target)
    if plan.action == plan_words.SHOOT:
        return 0.0 if beset else gain_against(state, j, shot_prospect(state, i, j))
    if plan.action == plan_words.TALK:
        return talk_value(talk_prospect(state, i, j, advantage.talk_sources(state, i))) * (
            CHASED if is_fleeing(state.foes[j]) else 1.0
        )
    if plan.action == plan_words.BANISH:
        return 0.0 if beset else sum(banish_value(state, i, k) for k in banishable_foes(state, i))
    if plan.action == plan_words.STUNT:
        found_stunt = stunt_prospect(state, i, j, plan)
        return roll_gain(found_stunt) - wound_cost(state, i, found_stunt)
    if plan.action == plan_words.CAST:
        return spell_value(state, i, plan)
    if plan.action == plan_words.CARRY:
        return -FALL
    return item_value(state, i, plan) if plan.action == plan_words.ITEM else 0.0


def talk_value(found: Prospect) -> float:
    """The value of words: HEAD Dice are cheaper than wounds, but without any the character is out."""
    return roll_gain(found) - HEAD_DIE * found.exposed - found.fall_chance


def banish_value(state: State, i: int, j: int) -> float:
    """The value of banishing undead; those that steel does not hurt are worth any number of HEAD Dice. [FT-BAN-01]"""
    fighter = advantage.roller(state, i, HEAD, advantage.banish_sources(state, i))
    found = roll_prospect(TEST, fighter, advantage.roll_target(state, j, magical=True), state.house)
    return talk_value(found) if can_touch(state, j) else DIRE * roll_gain(found)


def shot_prospect(state: State, i: int, j: int) -> Prospect:
    """The prospect of a shot. [FT-RANGE-01]"""
    fighter = advantage.roller(state, i, HEAD, advantage.shot_sources(state, i, j))
    return roll_prospect(SHOT, fighter, advantage.roll_target(state, j), state.house)


def stunt_prospect(state: State, i: int, j: int, plan: Plan) -> Prospect:
    """The prospect of a stunt. [FT-STUNT-02 FT-STUNT-03]"""
    close = band(state, i, j) == CLOSE
    given = advantage.melee_sources(state, i, j, Plan(who=plan.who)) if close else advantage.sight_sources(state, i)
    fighter = advantage.roller(state, i, POOL_NAMES.index(plan.item), given)
    return roll_prospect(STUNT, fighter, advantage.roll_target(state, j), state.house)


def spell_value(state: State, i: int, plan: Plan) -> float:
    """The value of a spell. [FT-SPELL-04 FT-SPELL-05]"""
    row = spell_row(state.filler, plan.item)
    if row is None:
        return 0.0
    target = spell_target(state, row, plan)
    fighter = advantage.roller(state, i, HEAD, advantage.constant_sources(state, i))
    found = roll_prospect(SPELL, fighter, target, state.house)
    works = found.done_chance if target.dd else 1.0
    return (
        works * effect_value(state, spell_effect(row).does, plan)
        + (found.removed if target.dd else 0.0) * SPELL_SHARE
        - (HEAD_DIE * found.exposed)
    )


def effect_value(state: State, does: str, plan: Plan) -> float:
    """The value of a spell once it takes hold."""
    k = person_index(state, plan.target)
    j = foe_index(state, plan.target)
    if does == "heal" and k >= 0:
        return RAISED if not is_able(state.people[k]) else HEALED
    if does in ("light", "dark_sight"):
        return LIGHT
    if does in ("react", "fog", "ward"):
        return SWAYED
    return state.foes[j].dd * SPELL_SHARE + DOWN if j >= 0 else 0.0


def item_value(state: State, i: int, plan: Plan) -> float:
    """The value of using a thing: undead driven off, oil thrown, light in the dark. [FT-FILL-07]"""
    if plan.item == HOLY_WATER:
        near = (j for j in attackers(state, i) if is_kind(state, state.foes[j], UNDEAD) and band(state, i, j) == CLOSE)
        return sum(attack_cost(state, i, j) for j in near)
    if plan.item == FLINT:
        needed = is_dark(state, state.people[i]) or not all(can_touch(state, j) for j in standing_foes(state))
        return LIGHT if needed else 0.0
    fighter = advantage.roller(state, i, HEAD, advantage.sight_sources(state, i))
    j = foe_index(state, plan.target)
    worth = roll_gain(roll_prospect(SHOT, fighter, advantage.roll_target(state, j, magical=True), state.house))
    return worth if can_touch(state, j) else DIRE * worth
