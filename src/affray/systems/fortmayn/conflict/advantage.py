"""What makes a roll of a conflict easier or harder: the sources that apply to it, gathered from who is here.

[FT-DICE-06 FT-MELEE-12 FT-MELEE-13 FT-MELEE-14 FT-RANGE-04 FT-ARM-05 FT-LOAD-03 FT-OOFA-07 FT-MAGIC-01 FT-FILL-03]
"""

from affray.core import Modifier
from affray.systems.fortmayn.conflict.foes import foe_weapon
from affray.systems.fortmayn.content.people import Foe, Person, Plan
from affray.systems.fortmayn.position import lasting
from affray.systems.fortmayn.position.creature_specials import (
    creature_target,
    is_brandishing_fire,
    special_sources,
    words_in,
)
from affray.systems.fortmayn.position.lasting import is_dark
from affray.systems.fortmayn.position.seats import table_of
from affray.systems.fortmayn.position.standing import band, conflict_of, creature_of
from affray.systems.fortmayn.position.state import State
from affray.systems.fortmayn.rules.advantage import (
    burden_sources,
    die_for,
    is_better_size,
    knack_sources,
    mounted_sources,
    source,
)
from affray.systems.fortmayn.rules.banishing import HOLY_SYMBOL
from affray.systems.fortmayn.rules.gear import (
    HAND,
    TORCHES,
    Weapon,
    as_weapon,
    has_item,
    is_overloaded,
    shooting_weapon,
    weapon_in_hand,
)
from affray.systems.fortmayn.rules.ranged import effective_weapon, shooter_sources, target_sources
from affray.systems.fortmayn.rules.saves_and_sunder import Fighter, FoeBody, Target, body_of

Sources = tuple[Modifier, ...]
WEAPON_SIZE = "weapon_size"
TORCH = Weapon(size=1)
"""A torch serves as a short club, and is fire. [FT-MELEE-13 FT-FILL-03]"""
ON_MOUNT = "mounted"
"""The note of a foe that rides. [FT-MELEE-14]"""


# --- arms -------------------------------------------------------------------------------------------------------------
def fighting_weapon(person: Person, named: str = "") -> Weapon:
    """What a character fights with: the weapon named, by what it is or is described as; else the best in hand, and for want
    of one the torch that he holds. [FT-MELEE-10 FT-MELEE-13]"""
    if named and named != TORCHES:
        held = (thing for thing in person.things if thing.place == HAND and named in (thing.item, thing.form))
        return next(map(as_weapon, held), Weapon())
    best = Weapon() if named else weapon_in_hand(person)
    return best if best.size or not is_brandishing_fire(person) else TORCH


def is_fire_weapon(person: Person, arm: Weapon) -> bool:
    """Whether a character strikes with fire. [FT-FILL-03]"""
    return arm == TORCH and is_brandishing_fire(person)


# --- sources ----------------------------------------------------------------------------------------------------------
def constant_sources(state: State, i: int) -> Sources:
    """What goes for every roll of a character; an edge that a game master gives, for the next. [FT-ARM-05 FT-LOAD-03 FT-OOFA-07
    FT-CORE-08]"""
    person = state.people[i]
    given = table_of(state).edges if state.fray is not None else ()
    return (
        *burden_sources(person, is_overloaded(person)),
        *(source("gm", steps) for who, steps, _ in given if who == person.id),
    )


def sources_of_test(state: State, i: int, task: str = "") -> Sources:
    """What goes for a test of a character: a knack for its task, and what lasts and touches it. [FT-CHAR-04 FT-FILL-14]"""
    person = state.people[i]
    return (
        *constant_sources(state, i),
        *knack_sources(person.type, task),
        *lasting.lasting_sources(state, person, task),
    )


def sight_sources(state: State, i: int) -> Sources:
    """What goes for every roll of a character that needs sight. [FT-DICE-06]"""
    return (
        (*constant_sources(state, i), source("darkness", -1))
        if is_dark(state, state.people[i])
        else constant_sources(state, i)
    )


def surprise_sources(person: Person, exchange: int) -> Sources:
    """What surprise makes of a melee roll, in the first exchange alone. [FT-MELEE-12]"""
    found = (("surprised", -1, person.surprised), ("surprising", 1, person.surprising))
    return tuple(source(name, steps) for name, steps, holds in found if holds and exchange == 0)


def size_sources(state: State, person: Person, foe: Foe, plan: Plan) -> Sources:
    """What the size of the weapon gives, where it is claimed and told. [FT-MELEE-13]"""
    claimed = WEAPON_SIZE in plan.claims
    better = is_better_size(
        person.type, fighting_weapon(person, plan.item).size, creature_of(state, foe).weapon_size, claimed
    )
    return (source(WEAPON_SIZE, 1),) if better else ()


def melee_sources(state: State, i: int, j: int, plan: Plan) -> Sources:
    """What makes a character's melee roll against a foe easier or harder. [FT-DICE-06]"""
    person, foe = state.people[i], state.foes[j]
    magic = fighting_weapon(person, plan.item).magic
    return (
        *sight_sources(state, i),
        *surprise_sources(person, conflict_of(state).exchange),
        *size_sources(state, person, foe, plan),
        *mounted_sources(person.mounted, ON_MOUNT in foe.notes, state.house),
        *((source("magic_weapon", 1),) if magic else ()),
        *special_sources(state, i, j),
    )


def defence_sources(state: State, i: int, j: int) -> Sources:
    """What makes the roll of a character easier or harder whom a foe attacks while his action goes elsewhere: as in any
    melee roll, but for what his weapon gives. [FT-MELEE-11 FT-DICE-06]"""
    person, foe = state.people[i], state.foes[j]
    return (
        *sight_sources(state, i),
        *surprise_sources(person, conflict_of(state).exchange),
        *mounted_sources(person.mounted, ON_MOUNT in foe.notes, state.house),
        *special_sources(state, i, j),
    )


def shot_sources(state: State, i: int, j: int) -> Sources:
    """What makes a character's shot at a foe easier or harder. [FT-RANGE-04 FT-RANGE-06 FT-MAGIC-01 FT-DICE-06]"""
    weapon = shooting_weapon(state.people[i])
    magic = (source("magic_weapon", 1),) if weapon.magic else ()
    ranged = effective_weapon(weapon.ranged, state.house)
    return (*sight_sources(state, i), *magic, *shooter_sources(ranged, band(state, i, j), state.house))


def shot_at_sources(state: State, i: int, j: int) -> Sources:
    """What makes the roll of a character whom a foe shoots at easier or harder. [FT-RANGE-04 FT-RANGE-07 FT-DICE-06]"""
    return (*sight_sources(state, i), *target_sources(foe_weapon(state, state.foes[j]), band(state, i, j)))


def talk_sources(state: State, i: int) -> Sources:
    """What makes talk easier or harder, for which no sight is needed. [FT-SOC-01 FT-DICE-06 FT-FILL-14]"""
    return sources_of_test(state, i, lasting.TALKING)


def banish_sources(state: State, i: int) -> Sources:
    """What makes banishing easier or harder: a holy symbol helps. [FT-BAN-05]"""
    symbol = (source(HOLY_SYMBOL, 1),) if has_item(state.people[i], HOLY_SYMBOL) else ()
    return (*constant_sources(state, i), *symbol)


# --- sides of a roll --------------------------------------------------------------------------------------------------
def roller(state: State, i: int, pool: int, given: Sources, *, unarmed: bool = False) -> Fighter:
    """A character as he rolls a pool, by what makes it easier or harder. [FT-DICE-02 FT-MELEE-10]"""
    person = state.people[i]
    size = die_for(person.type, pool, given, state.house, int(unarmed))
    return Fighter(body_of(person, pool), size.die, size.removes_at)


def roll_target(state: State, j: int, *, magical: bool = False) -> Target:
    """A foe as a roll is made against it; `magical` says that magic or fire is in it. [FT-CORE-04 FT-FILL-03]"""
    foe = state.foes[j]
    codes = words_in(creature_of(state, foe).specials)
    return creature_target(codes, FoeBody(foe.dd, foe.shield, foe.armor), magical=magical)
