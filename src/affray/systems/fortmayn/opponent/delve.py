"""What an answer outside conflicts is worth to a party that wants its goal and to come home with it.

The numbers are ranks: what comes first has the greater one. [FT-FILL-08 FT-FILL-10 FT-HEAL-01 FT-XP-02]
"""

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import TypeVar

from affray.core import Question
from affray.systems.fortmayn.conflict.advantage import roller, talk_sources
from affray.systems.fortmayn.conflict.parley import parley_price
from affray.systems.fortmayn.content.codes import BODY, BRAWNY, HEAD
from affray.systems.fortmayn.content.people import Person
from affray.systems.fortmayn.delve import risky_deeds
from affray.systems.fortmayn.delve.create import living_people
from affray.systems.fortmayn.delve.hub.deeds import quoted_price
from affray.systems.fortmayn.delve.hub.hub import wits
from affray.systems.fortmayn.delve.resting import remedy_needs
from affray.systems.fortmayn.delve.ways import barring_place, leave_refusal
from affray.systems.fortmayn.opponent.course import NOWHERE, next_exit
from affray.systems.fortmayn.opponent.unearthly import REMEMBERED, untouchable_foes
from affray.systems.fortmayn.position.answer import Answer
from affray.systems.fortmayn.position.answers import words_of
from affray.systems.fortmayn.position.conflict_answers import Talk, Trade
from affray.systems.fortmayn.position.delve_answers import (
    Accept,
    Approach,
    Assign,
    Buy,
    Camp,
    Cast,
    Confirm,
    Depart,
    Go,
    Leave,
    Memorise,
    Recruit,
    Repair,
    Rest,
    Retire,
    Rumour,
    Search,
    Sell,
    Sleep,
    UseItem,
    Withdraw,
)
from affray.systems.fortmayn.position.phase import person_index
from affray.systems.fortmayn.position.risk import risk_die
from affray.systems.fortmayn.position.rooms import current_room
from affray.systems.fortmayn.position.spell_effects import spell_effect
from affray.systems.fortmayn.position.standing import foe_index, standing_foes
from affray.systems.fortmayn.position.state import RECKLESS, STEADY, TIMID, State
from affray.systems.fortmayn.rules.arming import is_weapon, thing_name
from affray.systems.fortmayn.rules.casting import spell_row
from affray.systems.fortmayn.rules.exact_chances import TEST, roll_prospect
from affray.systems.fortmayn.rules.gear import bulk_of, capacity_of, item_kind
from affray.systems.fortmayn.rules.healing import meal_place
from affray.systems.fortmayn.rules.saves_and_sunder import Fighter, Target, body_of
from affray.systems.fortmayn.rules.shopping import LODGING

WEAK_BELOW = {TIMID: 0.75, STEADY: 0.55, RECKLESS: 0.35}
"""A party with a smaller share of its BODY Dice ready rests, or goes home where it cannot."""
ENOUGH = {TIMID: 1, STEADY: 2, RECKLESS: 4}
"""The number of quests after which the party retires."""
LONG = 60
"""The number of days after which the party retires."""
BLOCKING = "oppositional"
SPARE, LIKELY, CHEAP = 2, 0.5, 30
"""The ready HEAD Dice and the chance with which somebody talks; the most coins that are a cheap way on."""
LAST_DIE = {BODY: 4, HEAD: 1}
"""How many times likelier success has to be than the loss of the last Die where there is only treasure to be had."""
RESERVE = 12
"""Coins that are kept for a bed."""
NEVER = -100.0
Value = Callable[[State, Answer], float]
V = TypeVar("V", bound=Answer)


def worth_by(kind: type[V], value: Callable[[State, V], float]) -> tuple[type[Answer], Value]:
    """A kind of answers with what each is worth."""

    def worth(state: State, answer: Answer) -> float:
        return value(state, answer) if isinstance(answer, kind) else NEVER

    return kind, worth


# --- how the party stands ---------------------------------------------------------------------------------------------
def health(state: State) -> float:
    """The share of the party's BODY Dice that is ready."""
    there = living_people(state)
    most = sum(person.body_max for person in there)
    return sum(person.body_ready for person in there) / most if most else 0.0


def is_weak(state: State) -> bool:
    """Whether the party should recover before it goes on."""
    return health(state) < WEAK_BELOW[state.temper]


def can_recover(state: State) -> bool:
    """Whether the party can recover here: with a meal for a camp, or with herbs or wine for an Hour. [FT-HEAL-01
    FT-FILL-07]"""
    return bool(remedy_needs(state)) or any(meal_place(person) >= 0 for person in living_people(state))


@lru_cache(REMEMBERED)
def is_going_home(state: State) -> bool:
    """Whether the party is on its way out: with its goal, beaten, helpless against its foes, or with nowhere left to
    look."""
    lost = (is_weak(state) and not can_recover(state)) or bool(untouchable_foes(state))
    sought = current_room(state).goal or next_exit(state) != NOWHERE
    return state.goal or lost or not sought


@lru_cache(REMEMBERED)
def wanted_exit(state: State) -> int:
    """The exit that the party wants: onward or home. It leads past foes that the party has run from only where there is
    no other."""
    if not is_going_home(state):
        return next_exit(state)
    way = next_exit(state, home=True)
    return way if way != NOWHERE or leave_refusal(state) is None else next_exit(state, home=True, shun=False)


# --- the scene --------------------------------------------------------------------------------------------------------
def scene_value(state: State, answer: Answer) -> float:
    """The value of a deed in a room."""
    return SCENE.get(type(answer), no_value)(state, answer)


def no_value(state: State, answer: Answer) -> float:
    """The value of a deed that a computer player has no use for."""
    return NEVER


def handling_value(state: State, answer: UseItem) -> float:
    """The value of handling a thing: light first, then weapons, then the goal and what can be carried, without the arms
    of the fallen."""
    who, kind, item = answer.name, answer.handling, answer.item
    if kind in ("light", "wield"):
        return 95.0 if kind == "light" else 93.5
    if kind != "take":
        return NEVER
    person = state.people[person_index(state, who)]
    room = capacity_of(person) - bulk_of(person)
    if item == "goal":
        return 92.0 + room / 100
    thing = next((each for each in current_room(state).loot if thing_name(each) == item), None)
    if thing is not None and is_weapon(thing) and not thing.magic:
        return NEVER
    return 80.0 + room / 100 if room >= (thing.bulk if thing else 1) else NEVER


def go_value(state: State, answer: Go) -> float:
    """The value of a way: the one that the party wants."""
    wanted = wanted_exit(state)
    return 50.0 if answer.exit == wanted else NEVER


def approach_value(state: State, answer: Approach) -> float:
    """The value of an approach to what bars the wanted way, or to what is wanted here, by whoever is most likely to
    succeed."""
    risk = risky_deeds.approach_risk(state, answer)
    wanted = wanted_exit(state)
    n = next((n for n, hurdle in enumerate(current_room(state).hurdles) if hurdle.id == risk.target), -1)
    way = n >= 0 and wanted != NOWHERE and barring_place(state, wanted) == n
    place = current_room(state)
    sought = place.goal and not state.goal
    guards = n >= 0 and place.hurdles[n].exit < 0 and bool(place.treasure or sought) and not is_weak(state)
    if not (way or guards):
        return NEVER
    person = state.people[person_index(state, risk.actors[0])]
    fighter = Fighter(body_of(person, risk.pool), risk_die(state, risk, person), 5)
    found = roll_prospect(TEST, fighter, Target(risk.dd), state.house)
    if not (way or sought) and found.done_chance < LAST_DIE[risk.pool] * found.fall_chance:
        return NEVER
    return (
        55.0 + found.done_chance + found.removed / 4 - found.exposed / 2 - 2 * found.fall_chance * (risk.pool == BODY)
    )


def search_value(state: State, answer: Answer) -> float:
    """The value of a search: small, since dice are worth more."""
    return 2.0 if next_exit(state) == NOWHERE else NEVER


def cast_value(state: State, answer: Cast) -> float:
    """The value of a spell in a scene: light in the dark, wounds closed."""
    row = spell_row(state.filler, answer.spell)
    does = spell_effect(row).does if row is not None else ""
    return {"light": 94.0, "dark_sight": 60.0, "heal": 75.0, "mend": 70.0}.get(does, NEVER)


def resting_value(state: State, answer: Answer) -> float:
    """The value of a rest."""
    return 65.0 if is_weak(state) and can_recover(state) else NEVER


def leave_value(state: State, answer: Answer) -> float:
    """The value of leaving: with the goal or for good reason."""
    return 85.0 if is_going_home(state) else NEVER


SCENE: Mapping[type[Answer], Value] = dict((
    worth_by(UseItem, handling_value), worth_by(Go, go_value), worth_by(Approach, approach_value), worth_by(Search, search_value), worth_by(Cast, cast_value),
    worth_by(Rest, resting_value), worth_by(Leave, leave_value),
))  # fmt: skip


# --- rest, risks, parleys ---------------------------------------------------------------------------------------------
def rest_value(state: State, answer: Answer) -> float:
    """The value of a way to rest: herbs and wine first, then a camp with a meal, else an Hour."""
    if isinstance(answer, Camp):
        return 2.0 if any(meal_place(person) >= 0 for person in living_people(state)) else 0.0
    return 3.0 if words_of(answer) else 1.0


def risk_value(state: State, answer: Answer) -> float:
    """The value of confirming a risk: what has been chosen is done."""
    return float(isinstance(answer, Confirm | Accept))


def parley_value(state: State, answer: Answer) -> float:
    """The value of an answer in a parley. Who does not attack is left alone. Who blocks the way is paid where that is
    cheap, else talked to by whoever is likely to succeed and can spare the dice. [FT-REACT-02 FT-SOC-01]"""
    if isinstance(answer, Trade):
        person = state.people[person_index(state, answer.who)]
        blocked = any(state.foes[j].reaction == BLOCKING for j in standing_foes(state))
        return (
            2.0 if blocked and person.coins - parley_price(state) >= RESERVE and parley_price(state) <= CHEAP else NEVER
        )
    if isinstance(answer, Talk):
        return talk_value(state, answer)
    return float(isinstance(answer, Withdraw))


def talk_value(state: State, answer: Talk) -> float:
    """The value of talking to somebody who blocks the way: more than withdrawing where the talk is likely to succeed."""
    i, j = person_index(state, answer.who), foe_index(state, answer.foe)
    person, foe = state.people[i], state.foes[j]
    if foe.reaction != BLOCKING or person.head_ready < SPARE:
        return NEVER
    found = roll_prospect(TEST, roller(state, i, HEAD, talk_sources(state, i)), Target(foe.dd), state.house)
    return 1.0 + found.done_chance if found.done_chance >= LIKELY else NEVER


# --- the hub ----------------------------------------------------------------------------------------------------------
def hub_value(state: State, answer: Answer) -> float:
    """The value of a deed at the hub."""
    return HUB.get(type(answer), no_value)(state, answer)


def party_coins(state: State) -> int:
    """The coins of the whole party."""
    return sum(person.coins for person in living_people(state))


def can_sleep_well(state: State) -> bool:
    """Whether a night gives everybody dice back: there are coins for beds, or rations for all. [FT-HEAL-01 FT-FILL-07]"""
    bed = item_kind(LODGING).cost
    return party_coins(state) >= bed * len(living_people(state)) or all(
        meal_place(person) >= 0 for person in living_people(state)
    )


def sleep_value(state: State, answer: Answer) -> float:
    """The value of a night."""
    return 88.0 if can_sleep_well(state) else NEVER


def repair_value(state: State, answer: Repair) -> float:
    """The value of having armor mended. The price is known only once it has been asked. [FT-ARM-09]"""
    person = state.people[person_index(state, answer.name)]
    return 80.0 if person.coins > max(quoted_price(person), 10) + RESERVE else NEVER


def buy_value(state: State, answer: Buy) -> float:
    """The value of buying what is needed, in the order listed, as long as coins for a bed remain and it can be carried."""
    person = state.people[person_index(state, answer.name)]
    kind = item_kind(answer.items[0])
    fits = kind.bulk + bulk_of(person) <= capacity_of(person)
    return 70.0 if person.coins - kind.cost >= RESERVE and fits else NEVER


def depart_value(state: State, answer: Depart) -> float:
    """The value of a level: deeper with every quest, with every other one, or never, and never above the level where it
    began or has been."""
    order = answer.order
    led = 0.25 * (wits(leader_of_order(state, order)) > wits(leader_of_order(state, ()))) if order else 0.0
    deeper = {TIMID: 0, STEADY: state.won // 2, RECKLESS: state.won}[state.temper]
    return 40.0 + led - abs(answer.level - max(1 + deeper, state.level))


def leader_of_order(state: State, order: tuple[str, ...]) -> Person:
    """Who leads in a marching order; in that of the party where it is empty."""
    return next(person for person in living_people(state) if not order or person.id == order[0])


def retire_value(state: State, answer: Answer) -> float:
    """The value of retiring: enough is done, or nothing is left to recover with."""
    worn = is_weak(state) and not can_sleep_well(state)
    return 99.0 if state.won >= ENOUGH[state.temper] or state.clock.day > LONG or worn else NEVER


def fixed_value(value: float) -> Value:
    """A deed that always has this value."""
    return lambda state, answer: value


HUB: Mapping[type[Answer], Value] = dict((
    (Sell, fixed_value(95.0)), (Recruit, fixed_value(90.0)), (Sleep, sleep_value), worth_by(Repair, repair_value), (Memorise, fixed_value(75.0)),
    worth_by(Buy, buy_value), (Rumour, lambda state, answer: NEVER if state.quest else 60.0), worth_by(Depart, depart_value), (Retire, retire_value),
))  # fmt: skip


# --- making and advancing ---------------------------------------------------------------------------------------------
def advance_value(state: State, answer: Answer) -> float:
    """The value of assigning Dice: BODY for a Brawny, the smaller pool for a Brainy. [FT-XP-02]"""
    dice = answer.dice if isinstance(answer, Assign) else ()
    return float(sum(is_fitting_pool(state.people[person_index(state, name)], pool) for name, pool in dice))


def is_fitting_pool(person: Person, pool: int) -> bool:
    """Whether a pool is the best place for a character's Die."""
    body = person.type == BRAWNY or person.body_max <= person.head_max
    return pool == (BODY if body else HEAD)


def listed_values(state: State, question: Question[Answer]) -> tuple[float, ...]:
    """Values that fall in the order of the list, so that the first is taken."""
    return tuple(float(-place) for place in range(len(question.answers)))
