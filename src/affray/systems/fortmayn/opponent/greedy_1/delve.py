"""What an answer outside conflicts is worth to a party that wants its goal and to come home with it.

The numbers are ranks: what comes first has the greater one. [FT-FILL-08 FT-FILL-10 FT-HEAL-01 FT-XP-02]
"""

from collections.abc import Callable, Mapping
from typing import TypeVar

from affray.core import Question
from affray.systems.fortmayn.content.codes import BODY, BRAWNY, HEAD
from affray.systems.fortmayn.content.people import Person
from affray.systems.fortmayn.delve import risky_deeds
from affray.systems.fortmayn.delve.create import living_people
from affray.systems.fortmayn.delve.hub.deeds import quoted_price
from affray.systems.fortmayn.delve.resting import remedy_needs
from affray.systems.fortmayn.delve.ways import barring_place, leave_refusal
from affray.systems.fortmayn.opponent.greedy_1.course import NOWHERE, course
from affray.systems.fortmayn.position.answer import Answer
from affray.systems.fortmayn.position.answers import words_of
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
from affray.systems.fortmayn.position.state import RECKLESS, STEADY, TIMID, State
from affray.systems.fortmayn.rules.arming import is_weapon, thing_name
from affray.systems.fortmayn.rules.casting import spell_row
from affray.systems.fortmayn.rules.exact_chances import TEST, roll_prospect
from affray.systems.fortmayn.rules.gear import bulk_of, capacity_of, item_kind
from affray.systems.fortmayn.rules.healing import meal_place
from affray.systems.fortmayn.rules.saves_and_sunder import Fighter, Target, body_of
from affray.systems.fortmayn.rules.shopping import LODGING

WEAK_BELOW = {TIMID: 0.75, STEADY: 0.55, RECKLESS: 0.35}
"""With so small a share of its BODY Dice ready a party rests, or goes home where it cannot."""
ENOUGH = {TIMID: 1, STEADY: 2, RECKLESS: 4}
"""After so many quests the party retires."""
LONG = 60
"""So many days are enough too."""
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
    """The share of its BODY Dice that the party has ready."""
    there = living_people(state)
    most = sum(person.body_max for person in there)
    return sum(person.body_ready for person in there) / most if most else 0.0


def is_weak(state: State) -> bool:
    """Whether the party should mend before it goes on."""
    return health(state) < WEAK_BELOW[state.temper]


def may_mend(state: State) -> bool:
    """Whether it can mend here: with a meal for a camp, with herbs or wine for an Hour. [FT-HEAL-01 FT-FILL-07]"""
    return bool(remedy_needs(state)) or any(meal_place(person) >= 0 for person in living_people(state))


def goes_home(state: State) -> bool:
    """Whether the party is on its way out: with its goal, or beaten, or with nowhere left to look."""
    lost = is_weak(state) and not may_mend(state)
    sought = current_room(state).goal or course(state) != NOWHERE
    return state.goal or lost or not sought


def heading(state: State) -> int:
    """The exit that the party wants: on, or home; past foes that it has run from only where there is no other way out."""
    if not goes_home(state):
        return course(state)
    way = course(state, home=True)
    return way if way != NOWHERE or leave_refusal(state) is None else course(state, home=True, shun=False)


# --- the scene --------------------------------------------------------------------------------------------------------
def scene_value(state: State, answer: Answer) -> float:
    """What a deed in a room is worth."""
    return SCENE.get(type(answer), never)(state, answer)


def never(state: State, answer: Answer) -> float:
    """Nothing that a computer player has a use for."""
    return NEVER


def handle(state: State, answer: UseItem) -> float:
    """Light first, then weapons, then the goal and whatever can be carried, but for the arms of the fallen."""
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


def go(state: State, answer: Go) -> float:
    """The way that the party is looking for, or back."""
    wanted = heading(state)
    return 50.0 if answer.exit == wanted else NEVER


def approach(state: State, answer: Approach) -> float:
    """To deal with what bars the way that the party wants, or what it wants here, by whoever is most likely to."""
    risk = risky_deeds.approach_risk(state, answer)
    wanted = heading(state)
    n = next((n for n, hurdle in enumerate(current_room(state).hurdles) if hurdle.id == risk.target), -1)
    way = n >= 0 and wanted != NOWHERE and barring_place(state, wanted) == n
    prize = current_room(state).treasure or (current_room(state).goal and not state.goal)
    guards = n >= 0 and current_room(state).hurdles[n].exit < 0 and bool(prize) and not is_weak(state)
    if not (way or guards):
        return NEVER
    person = state.people[person_index(state, risk.actors[0])]
    fighter = Fighter(body_of(person, risk.pool), risk_die(state, risk, person), 5)
    found = roll_prospect(TEST, fighter, Target(risk.dd), state.house)
    return (
        55.0 + found.done_chance + found.removed / 4 - found.exposed / 2 - 2 * found.fall_chance * (risk.pool == BODY)
    )


def search(state: State, answer: Answer) -> float:
    """A search, where there is nothing better to do: dice are worth more."""
    return 2.0 if course(state) == NOWHERE else NEVER


def cast(state: State, answer: Cast) -> float:
    """Light in the dark, wounds closed."""
    row = spell_row(state.filler, answer.spell)
    does = spell_effect(row).does if row is not None else ""
    return {"light": 94.0, "dark_sight": 60.0, "heal": 75.0, "mend": 70.0}.get(does, NEVER)


def rest(state: State, answer: Answer) -> float:
    """A rest where it helps."""
    return 65.0 if is_weak(state) and may_mend(state) else NEVER


def leave(state: State, answer: Answer) -> float:
    """Out, with the goal or for good reason."""
    return 85.0 if goes_home(state) else NEVER


SCENE: Mapping[type[Answer], Value] = dict((
    worth_by(UseItem, handle), worth_by(Go, go), worth_by(Approach, approach), worth_by(Search, search), worth_by(Cast, cast),
    worth_by(Rest, rest), worth_by(Leave, leave),
))  # fmt: skip


# --- rest, risks, parleys ---------------------------------------------------------------------------------------------
def rest_value(state: State, answer: Answer) -> float:
    """Herbs and wine first, then a camp if there is a meal, else an Hour."""
    if isinstance(answer, Camp):
        return 2.0 if any(meal_place(person) >= 0 for person in living_people(state)) else 0.0
    return 3.0 if words_of(answer) else 1.0


def risk_value(state: State, answer: Answer) -> float:
    """What has been chosen is done."""
    return float(isinstance(answer, Confirm | Accept))


def parley_value(state: State, answer: Answer) -> float:
    """Those who do not attack are left alone."""
    return float(isinstance(answer, Withdraw))


# --- the hub ----------------------------------------------------------------------------------------------------------
def hub_value(state: State, answer: Answer) -> float:
    """What is to be done at home before the next way."""
    return HUB.get(type(answer), never)(state, answer)


def coins(state: State) -> int:
    """What the whole party has."""
    return sum(person.coins for person in living_people(state))


def may_sleep(state: State) -> bool:
    """Whether a night gives dice back to everybody: with coins for beds, or own rations. [FT-HEAL-01 FT-FILL-07]"""
    bed = item_kind(LODGING).cost
    return coins(state) >= bed * len(living_people(state)) or all(
        meal_place(person) >= 0 for person in living_people(state)
    )


def sleep(state: State, answer: Answer) -> float:
    """A night, if it gives dice back."""
    return 88.0 if may_sleep(state) else NEVER


def repair(state: State, answer: Repair) -> float:
    """Armor mended by whoever can pay, the price being known only once it has been asked. [FT-ARM-09]"""
    person = state.people[person_index(state, answer.name)]
    return 80.0 if person.coins > max(quoted_price(person), 10) + RESERVE else NEVER


def buy(state: State, answer: Buy) -> float:
    """What is needed, in the order that it is listed in, as long as something is left for a bed and it can be carried."""
    person = state.people[person_index(state, answer.name)]
    kind = item_kind(answer.items[0])
    fits = kind.bulk + bulk_of(person) <= capacity_of(person)
    return 70.0 if person.coins - kind.cost >= RESERVE and fits else NEVER


def depart(state: State, answer: Depart) -> float:
    """The level that the party dares: deeper with every quest, or every other one, or never."""
    deeper = {TIMID: 0, STEADY: state.won // 2, RECKLESS: state.won}[state.temper]
    return 40.0 - abs(answer.level - 1 - deeper)


def retire(state: State, answer: Answer) -> float:
    """The end of it: enough done, or nothing left to mend with."""
    worn = is_weak(state) and not may_sleep(state)
    return 99.0 if state.won >= ENOUGH[state.temper] or state.clock.day > LONG or worn else NEVER


def ranked(value: float) -> Value:
    """A deed that is always worth as much."""
    return lambda state, answer: value


HUB: Mapping[type[Answer], Value] = dict((
    (Sell, ranked(95.0)), (Recruit, ranked(90.0)), (Sleep, sleep), worth_by(Repair, repair), (Memorise, ranked(75.0)),
    worth_by(Buy, buy), (Rumour, lambda state, answer: NEVER if state.quest else 60.0), worth_by(Depart, depart), (Retire, retire),
))  # fmt: skip


# --- making and advancing ---------------------------------------------------------------------------------------------
def advance_value(state: State, answer: Answer) -> float:
    """Dice where they serve: BODY for a Brawny, for a Brainy what there is less of. [FT-XP-02]"""
    dice = answer.dice if isinstance(answer, Assign) else ()
    return float(sum(suits(state.people[person_index(state, name)], pool) for name, pool in dice))


def suits(person: Person, pool: int) -> bool:
    """Whether a die suits a character best in a pool."""
    body = person.type == BRAWNY or person.body_max <= person.head_max
    return pool == (BODY if body else HEAD)


def listed_value(state: State, question: Question[Answer]) -> tuple[float, ...]:
    """The first that is listed, which is what is usual."""
    return tuple(-float(place) for place in range(len(question.answers)))
