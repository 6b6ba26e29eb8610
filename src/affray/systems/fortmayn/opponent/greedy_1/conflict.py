"""What a plan for an Ounce is worth to the party: by the exact chances of the rolls that it leads to, and by whether the
fight is to be won at all. [FT-MELEE-02 FT-FILL-13]

The unit is a Difficulty Die removed. The temper says how bad things must look before the party runs.
"""

from msgspec.structs import replace

from affray.core import Question
from affray.systems.fortmayn.conflict import advantage, foes, planning
from affray.systems.fortmayn.conflict.moves import least_move, move_person
from affray.systems.fortmayn.conflict.other_deeds import HOLY_WATER, banishable_foes
from affray.systems.fortmayn.conflict.plan_refusals import ready_gear
from affray.systems.fortmayn.conflict.spell_deeds import spell_target
from affray.systems.fortmayn.content.codes import AT_RISK, BODY, CLOSE, HEAD, POOL_NAMES
from affray.systems.fortmayn.content.people import Person, Plan
from affray.systems.fortmayn.delve.ways import is_entrance
from affray.systems.fortmayn.opponent.greedy_1.course import NOWHERE, course
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
from affray.systems.fortmayn.position.lasting import is_dark
from affray.systems.fortmayn.position.phase import is_able, person_index
from affray.systems.fortmayn.position.rooms import leave_room
from affray.systems.fortmayn.position.spell_effects import spell_effect
from affray.systems.fortmayn.position.standing import band, conflict_of, fit_people, foe_index, standing_foes
from affray.systems.fortmayn.position.state import RECKLESS, STEADY, TIMID, State
from affray.systems.fortmayn.rules.casting import spell_row
from affray.systems.fortmayn.rules.exact_chances import DEFEND, SHOT, SPELL, STUNT, TEST, TRADE, Prospect, roll_prospect
from affray.systems.fortmayn.rules.gear import FLINT
from affray.systems.fortmayn.rules.time_and_distance import DISTANT_MOVE, NEARBY_MOVE

RUNS_BELOW = {TIMID: 0.7, STEADY: 0.45, RECKLESS: 0.1}
"""With so small a share of its dice left at the end, as things stand, the party runs; below 0 it would lose."""
WITH_FALLEN = 0.4
"""So much less where comrades lie on the field, who would be lost."""
ENDLESS = 99
"""The Difficulty Dice of a foe that nobody can hurt, for the purpose of running from it."""
SPENT = 0.05
"""What counts for nothing in an expected fight."""
DOWN, FALL = 1.0, 4.0
"""What it is worth that a foe is out, and what it costs that a character is."""
ARMORED = 0.6
"""What an exposed die costs who has armor to save it."""
HEAD_DIE = 0.5
FLIGHT = 50.0
FEAR = {TIMID: 1.4, STEADY: 1.0, RECKLESS: 0.6}
"""How much the party's own dice count."""
HEALED, RAISED, LIGHT, SWAYED = 1.2, 4.0, 1.0, 0.3
APPROACH, SHELTER = 0.2, 1.5
"""What it is worth to come nearer to a foe, and to one that shoots."""
CHASED = 0.2
LONG_CHASE = 10
"""After so many Ounces it is no use to run any more."""
SPELL_SHARE = 0.5
"""What a Difficulty Die is worth that a spell removes without taking hold."""


def ounce_values(state: State, question: Question[Answer]) -> tuple[float, ...]:
    """What each listed plan is worth."""
    return tuple(value_of(state, answer) for answer in question.answers)


def value_of(state: State, answer: Answer) -> float:
    """What a plan is worth, or the flight of all; a confirmation is worth nothing by itself."""
    if isinstance(answer, Flee):
        return FLIGHT + 1 if runs(state) else -FLIGHT
    if not isinstance(answer, Declare):
        return 0.0
    plan = planning.read_plan(answer)
    i = person_index(state, plan.who)
    plan = planning.effective_plan(state, i, plan)
    if planning.is_flight(plan):
        return FLIGHT if runs(state) else -FLIGHT
    return plan_value(state, i, plan)


# --- whether to fight at all ------------------------------------------------------------------------------------------
def runs(state: State) -> bool:
    """Whether the party is better off away: its dice would not last long enough for its temper. Nobody runs from those who
    run themselves, nor for ever from those who are swifter, nor back into a corner."""
    if conflict_of(state).exchange >= LONG_CHASE or all(is_fleeing(state.foes[j]) for j in standing_foes(state)):
        return False
    fallen = any(person.out and not (person.dead or person.lost) for person in state.people)
    return outlook(state) < RUNS_BELOW[state.temper] - WITH_FALLEN * fallen and not cornered(state)


def cornered(state: State) -> bool:
    """Whether to fall back leads nowhere: the way out goes through this room."""
    if state.came < 0:
        return False
    back = replace(leave_room(state), here=state.came)
    return course(back, home=True) == NOWHERE and not is_entrance(back.places[back.here])


def outlook(state: State) -> float:
    """How the fight would go if every roll came out as is to be expected, foes shared out: the share of its dice that the
    party has left once it has won, or less than nothing, by the share of the foes' that are left."""
    people = [Side(state.people[i], *chances(state, i)) for i in fit_people(state)]
    others = sorted(state.foes[j].dd if touches(state, j) else ENDLESS for j in standing_foes(state))
    dice, left = sum(person.dice for person in people), list(map(float, others))
    while people and left:
        for turn in range(max(len(people), len(left))):
            side, n = people[turn % len(people)], turn % len(left)
            left[n] = max(0.0, left[n] - side.dice * side.hit)
            side.dice -= side.worth * min(side.dice * side.low, left[n])
        people = [person for person in people if person.dice > SPENT]
        left = [dd for dd in left if dd > SPENT]
    return -sum(left) / sum(others) if left else sum(person.dice for person in people) / max(SPENT, dice)


class Side:
    """A character in an expected fight: his dice, the share of them that hits and that is at risk, what an exposed one costs."""

    def __init__(self, person: Person, hit: float, low: float) -> None:
        self.dice, self.hit, self.low = float(person.body_ready), hit, low
        self.worth = ARMORED if person.shield.die or person.armor.die else 1.0


def chances(state: State, i: int) -> tuple[float, float]:
    """The chances that a die of a character removes, and that it is at risk, in melee with the first foe that stands."""
    j = standing_foes(state)[0]
    person = state.people[i]
    arm = advantage.fighting_weapon(person)
    fighter = advantage.roller(
        state, i, BODY, advantage.melee_sources(state, i, j, Plan(who=person.id)), unarmed=not arm.size
    )
    return max(0, fighter.die + 1 - fighter.removes_at) / fighter.die, AT_RISK / fighter.die


def touches(state: State, j: int) -> bool:
    """Whether anybody of the party can hurt a foe with what he fights with. [FT-FILL-03]"""
    return any(trade(state, i, j).removed for i in fit_people(state))


# --- rolls ------------------------------------------------------------------------------------------------------------
def trade(state: State, i: int, j: int, plan: Plan | None = None) -> Prospect:
    """What a melee roll of character i against foe j promises. [FT-MELEE-03]"""
    person = state.people[i]
    plan = plan or Plan(who=person.id)
    arm = advantage.fighting_weapon(person, plan.item)
    fighter = advantage.roller(state, i, BODY, advantage.melee_sources(state, i, j, plan), unarmed=not arm.size)
    magical = bool(arm.magic) or advantage.is_fire_weapon(person, arm)
    return roll_prospect(TRADE, fighter, advantage.roll_target(state, j, magical=magical), state.house)


def defence(state: State, i: int, j: int) -> Prospect:
    """What it promises only to defend against foe j. [FT-MELEE-11]"""
    fighter = advantage.roller(state, i, BODY, advantage.defence_sources(state, i, j))
    return roll_prospect(DEFEND, fighter, advantage.roll_target(state, j), state.house)


def words(state: State, i: int, j: int, given: advantage.Sources) -> Prospect:
    """What words, or a banishing, promise against foe j. [FT-SOC-01 FT-BAN-01]"""
    return roll_prospect(TEST, advantage.roller(state, i, HEAD, given), advantage.roll_target(state, j), state.house)


# --- what it comes to -------------------------------------------------------------------------------------------------
def gain(found: Prospect) -> float:
    """What is won by a roll."""
    return found.removed + DOWN * found.done_chance


def against(state: State, j: int, found: Prospect) -> float:
    """What is won by a roll against foe j: little against one that runs."""
    return gain(found) * (CHASED if is_fleeing(state.foes[j]) else 1.0)


def price(state: State, i: int, found: Prospect) -> float:
    """What BODY Dice exposed by a roll cost: the fewer are ready, the more."""
    person = state.people[i]
    saved = ARMORED if person.shield.die or person.armor.die else 1.0
    return FEAR[state.temper] * saved * (found.exposed * (1 + 1 / max(1, person.body_ready)) + FALL * found.fall_chance)


def attackers(state: State, i: int) -> tuple[int, ...]:
    """The foes that are going to attack character i in melee, as things stand after his move. [FT-FILL-13]"""
    return tuple(
        j
        for j in standing_foes(state)
        if foes.foe_target(state, j) == i
        and not harmless(state, j)
        and least_move(band(state, i, j)) <= stride(state, j)
    )


def harmless(state: State, j: int) -> bool:
    """Whether a foe attacks nobody in melee: it flees, stands by, or shoots from where it is. [FT-FILL-13]"""
    foe = state.foes[j]
    return is_fleeing(foe) or foes.is_bystander(foe) or shoots(state, j)


def shoots(state: State, j: int) -> bool:
    """Whether a foe stays where it is and shoots. [FT-FILL-13]"""
    foe = state.foes[j]
    if is_fleeing(foe) or foes.is_bystander(foe) or foes.is_anybody_close(state, j):
        return False
    return foes.can_shoot(state, foe, band(state, foes.foe_target(state, j), j))


def under_fire(state: State, i: int) -> float:
    """What the shots at character i cost that are to be expected. [FT-RANGE-03]"""
    cost = 0.0
    for j in standing_foes(state):
        if foes.foe_target(state, j) == i and shoots(state, j):
            fighter = advantage.roller(state, i, BODY, advantage.shot_at_sources(state, i, j))
            cost += price(state, i, roll_prospect(DEFEND, fighter, advantage.roll_target(state, j), state.house))
    return cost


def stride(state: State, j: int) -> int:
    """How far a foe moves and strikes still. [FT-FILL-13 FT-FILL-03]"""
    return DISTANT_MOVE if has_special(state, state.foes[j], SWIFT) else NEARBY_MOVE


def plan_value(before: State, i: int, plan: Plan) -> float:
    """What a plan is worth: what its action wins, less what the attacks of this Ounce cost that it leaves open."""
    state = move_person(ready_gear(before, i, plan), i, plan)
    coming = attackers(state, i)
    shot_at = under_fire(state, i)
    if plan.action == plan_words.FIGHT:
        close = tuple(foe_index(state, name) for name in planning.plan_targets(plan))
        return sum(fought(state, i, j, plan) for j in dict.fromkeys((*close, *coming))) - shot_at
    dared = foe_index(state, plan.target) if plan.action == plan_words.STUNT else -1
    cost = shot_at + sum(open_to(state, i, j) for j in coming if j != dared)
    return action_value(state, i, plan, beset=bool(coming)) - cost + approach(before, plan)


def approach(state: State, plan: Plan) -> float:
    """What it is worth to come nearer to a foe: nothing where it runs, or comes by itself."""
    j = foe_index(state, plan.toward)
    if j < 0 or is_fleeing(state.foes[j]) or state.foes[j].reaction == foes.SHY:
        return 0.0
    return SHELTER if shoots(state, j) else APPROACH


def fought(state: State, i: int, j: int, plan: Plan) -> float:
    """What a trade of blows is worth."""
    found = trade(state, i, j, plan)
    return against(state, j, found) - price(state, i, found)


def open_to(state: State, i: int, j: int) -> float:
    """What it costs to be attacked by foe j while one does something else."""
    if is_beguiling(state, state.foes[j]):
        return HEAD_DIE * words(state, i, j, advantage.talk_sources(state, i)).exposed
    return price(state, i, defence(state, i, j))


# --- actions ----------------------------------------------------------------------------------------------------------
def action_value(state: State, i: int, plan: Plan, *, beset: bool) -> float:
    """What an action other than fighting wins."""
    j = foe_index(state, plan.target)
    if plan.action == plan_words.SHOOT:
        comes = foes.foe_target(state, j) == i and not harmless(state, j)
        return 0.0 if beset or comes else against(state, j, shot(state, i, j))
    if plan.action == plan_words.TALK:
        return spoken(words(state, i, j, advantage.talk_sources(state, i))) * (
            CHASED if is_fleeing(state.foes[j]) else 1.0
        )
    if plan.action == plan_words.BANISH:
        found = (words(state, i, k, advantage.banish_sources(state, i)) for k in banishable_foes(state, i))
        return sum(map(spoken, found))
    if plan.action == plan_words.STUNT:
        found_stunt = stunt(state, i, j, plan)
        return gain(found_stunt) - price(state, i, found_stunt)
    if plan.action == plan_words.CAST:
        return cast(state, i, plan)
    if plan.action == plan_words.CARRY:
        return -FALL
    return used(state, i, plan) if plan.action == plan_words.ITEM else 0.0


def spoken(found: Prospect) -> float:
    """What words are worth: HEAD Dice are cheaper than wounds, but who has none left is out of it."""
    return gain(found) - HEAD_DIE * found.exposed - found.fall_chance


def shot(state: State, i: int, j: int) -> Prospect:
    """What a shot promises. [FT-RANGE-01]"""
    fighter = advantage.roller(state, i, HEAD, advantage.shot_sources(state, i, j))
    return roll_prospect(SHOT, fighter, advantage.roll_target(state, j), state.house)


def stunt(state: State, i: int, j: int, plan: Plan) -> Prospect:
    """What a stunt promises. [FT-STUNT-02 FT-STUNT-03]"""
    close = band(state, i, j) == CLOSE
    given = advantage.melee_sources(state, i, j, Plan(who=plan.who)) if close else advantage.sight_sources(state, i)
    fighter = advantage.roller(state, i, POOL_NAMES.index(plan.item), given)
    return roll_prospect(STUNT, fighter, advantage.roll_target(state, j), state.house)


def cast(state: State, i: int, plan: Plan) -> float:
    """What a spell is worth. [FT-SPELL-04 FT-SPELL-05]"""
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
    """What a spell is worth that takes hold."""
    k = person_index(state, plan.target)
    j = foe_index(state, plan.target)
    if does == "heal" and k >= 0:
        return RAISED if not is_able(state.people[k]) else HEALED
    if does in ("light", "dark_sight"):
        return LIGHT
    if does in ("react", "fog", "ward"):
        return SWAYED
    return state.foes[j].dd * SPELL_SHARE + DOWN if j >= 0 else 0.0


def used(state: State, i: int, plan: Plan) -> float:
    """What the use of a thing is worth: undead driven off, oil thrown, light in the dark. [FT-FILL-07]"""
    if plan.item == HOLY_WATER:
        near = (j for j in attackers(state, i) if is_kind(state, state.foes[j], UNDEAD) and band(state, i, j) == CLOSE)
        return sum(open_to(state, i, j) for j in near)
    if plan.item == FLINT:
        return LIGHT if is_dark(state, state.people[i]) else 0.0
    fighter = advantage.roller(state, i, HEAD, advantage.sight_sources(state, i))
    mark = advantage.roll_target(state, foe_index(state, plan.target), magical=True)
    return gain(roll_prospect(SHOT, fighter, mark, state.house))
