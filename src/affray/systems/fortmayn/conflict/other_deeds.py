"""What a character does in an Ounce besides fighting and shooting: words, banishing, things, armor taken off.

[FT-MELEE-02 FT-SOC-01 FT-BAN-01 FT-BAN-02 FT-BAN-04 FT-FILL-07 FT-ARM-06 FT-CORE-06]
"""

from msgspec.structs import replace

from affray.core import Refusal
from affray.referee import Referee, say
from affray.systems.fortmayn.conflict import advantage
from affray.systems.fortmayn.conflict.blows import (
    after_test,
    converse,
    free_held,
    hurt_foe,
    lessen_foe,
    persuade,
)
from affray.systems.fortmayn.content.codes import FAR_AWAY, HEAD, NEARBY, NO_DIE, OUNCES_A_MOMENT, ROLL_USAGE
from affray.systems.fortmayn.content.people import Person
from affray.systems.fortmayn.position.creature_specials import UNDEAD, is_kind
from affray.systems.fortmayn.position.lasting import TALKING
from affray.systems.fortmayn.position.standing import (
    alter_conflict,
    band,
    close_foes,
    conflict_of,
    foe_index,
    is_standing,
    put_foe,
    put_person,
    standing_foes,
    with_band,
)
from affray.systems.fortmayn.position.state import State
from affray.systems.fortmayn.rules.banishing import banish, banishing_order
from affray.systems.fortmayn.rules.dice.usage_dice import roll_usage
from affray.systems.fortmayn.rules.gear import (
    FLINT,
    HAND,
    LANTERN,
    OIL,
    TORCHES,
    has_hand_for,
    has_item,
    has_light,
    item_place,
    wear_down,
    without_thing,
)
from affray.systems.fortmayn.rules.mending import without_armor
from affray.systems.fortmayn.rules.ranged import THROWN, is_in_reach, shoot, shooter_sources
from affray.systems.fortmayn.rules.refusing import refusal
from affray.systems.fortmayn.rules.talk import without_attachments

HOLY_WATER = "holy_water"
OF_USE = (HOLY_WATER, OIL, FLINT)
"""What can be used as an action of a conflict. [FT-FILL-07]"""


# --- words ------------------------------------------------------------------------------------------------------------
def talk_to_foe(ref: Referee, state: State, i: int, j: int) -> State:
    """The state after words of character i to foe j: an exchange of a social conflict; a plain HEAD test with that option
    off. [FT-SOC-01 FT-SOC-02]"""
    person, foe = state.people[i], state.foes[j]
    parts = advantage.talk_sources(state, i)
    fighter = advantage.roller(state, i, HEAD, parts)
    say(ref, "talks", who=person.id, whom=foe.id, die=fighter.die, parts=parts, clauses=("FT-SOC-01",))
    if not state.house.social_conflict:
        return converse(ref, state, i, j, fighter.die)
    state, done = after_test(ref, state, i, HEAD, fighter, foe.dd, task=TALKING)
    return persuade(ref, state, i, j, done.removed)


# --- banishing --------------------------------------------------------------------------------------------------------
def banishable_foes(state: State, i: int) -> tuple[int, ...]:
    """The undead that an attempt of character i is rolled against, in the order of the rolls. [FT-BAN-02 FT-BAN-03]"""
    undead = tuple(j for j in standing_foes(state) if is_kind(state, state.foes[j], UNDEAD))
    places = banishing_order([band(state, i, j) for j in undead], state.house)
    return tuple(undead[place] for place in places)


def banish_undead(ref: Referee, state: State, i: int) -> State:
    """The state after an attempt of character i to banish the undead: those at 0 Difficulty Dice are gone for 2d4 Moments.

    [FT-BAN-01 FT-BAN-03 FT-BAN-04 FT-BAN-05 FT-SOC-02]
    """
    person, targets = state.people[i], banishable_foes(state, i)
    if not targets:
        say(ref, "nobody_to_banish", who=person.id, clauses=("FT-BAN-02",))
        return state
    parts = advantage.banish_sources(state, i)
    fighter = advantage.roller(state, i, HEAD, parts)
    say(ref, "banishes", who=person.id, whom="", die=fighter.die, parts=parts, clauses=("FT-BAN-01",))
    marks = tuple(advantage.roll_target(state, j, magical=True) for j in targets)
    done = banish(
        ref,
        i,
        type=person.type,
        ready=person.head_ready,
        die=fighter.die,
        foes=marks,
        attachments=len(person.attachments),
        house=state.house,
    )
    out = done.ready == 0
    person = without_attachments(replace(person, head_ready=done.ready, shamed=out), done.betrayed)
    state = put_person(state, i, person)
    for j, left in zip(targets, done.dd, strict=True):
        state = (
            send_away(ref, state, j, done.moments) if left == 0 else lessen_foe(ref, state, j, state.foes[j].dd - left)
        )
    if out:
        say(ref, "shamed", who=person.id, clauses=("FT-SOC-02",))
    return free_held(state)


def send_away(ref: Referee, state: State, j: int, moments: int) -> State:
    """The state in which foe j is banished: Far-Away for so many Moments. [FT-BAN-04]"""
    foe = state.foes[j]
    say(ref, "banished", who=foe.id, moments=moments, clauses=("FT-BAN-04",))
    return put_foe(state, j, replace(foe, dd=0, away=moments, bands=(FAR_AWAY,) * len(state.people)))


# --- things -----------------------------------------------------------------------------------------------------------
def item_refusal(state: State, i: int, item: str, target: str) -> Refusal | None:
    """Why a character cannot use a thing as his action in a conflict; None when he can. [FT-FILL-07 FT-RANGE-05]"""
    person = state.people[i]
    if not has_item(person, item):
        return refusal("has-not", "item", "FT-USE-01", who=person.id, item=item)
    if item not in OF_USE:
        return refusal("no-use-in-conflict", "item", "FT-FILL-07", item=item)
    if item == HOLY_WATER:
        near = any(is_kind(state, state.foes[j], UNDEAD) for j in close_foes(state, i))
        return None if near else refusal("no-undead-close", "target", "FT-FILL-07", who=person.id)
    if item == FLINT:
        k = place_to_light(person) - 1
        if k < 0:
            return refusal("nothing-to-light", "item", "FT-GEAR-03", who=person.id)
        return (
            None
            if has_hand_for(person, person.things[k])
            else refusal("hands-full", "hands", "FT-LOAD-01", who=person.id)
        )
    j = foe_index(state, target)
    if j < 0 or not is_standing(state.foes[j]):
        return refusal("no-such-foe", "target", "FT-MELEE-03", whom=target)
    if not is_in_reach(THROWN, band(state, i, j)):
        return refusal("throw-range", "out_of_range", "FT-RANGE-05", item=item, whom=target)
    return None if person.head_ready else refusal("no-head-dice-shot", "dice", "FT-RANGE-01", who=person.id)


def place_to_light(person: Person) -> int:
    """Where in the list of a character's things that stands plus one which flint and steel would light: torches, or a
    lantern with oil; 0 for nothing, and where he has light already. [FT-GEAR-03]"""
    if has_light(person):
        return 0
    return 1 + (
        item_place(person, TORCHES)
        if not (has_item(person, LANTERN) and has_item(person, OIL))
        else item_place(person, LANTERN)
    )


def use_item(ref: Referee, state: State, i: int, item: str, target: str) -> State:
    """The state after a character's use of a thing, if it is of any use still. [FT-CORE-06 FT-FILL-07]"""
    person = state.people[i]
    if item_refusal(state, i, item, target) is not None:
        say(ref, "no_use", who=person.id, item=item, clauses=("FT-FILL-07",))
        return state
    if item == HOLY_WATER:
        return sprinkle_water(ref, state, i)
    return make_light(ref, state, i) if item == FLINT else throw_oil(ref, state, i, foe_index(state, target))


def sprinkle_water(ref: Referee, state: State, i: int) -> State:
    """The state after holy water: the Close undead move Nearby, and do the sprinkler nothing this Ounce. [FT-FILL-07]"""
    person = state.people[i]
    say(ref, "sprinkles", who=person.id, clauses=("FT-FILL-07", "FT-GEAR-02"))
    state = put_person(state, i, use_up_thing(ref, person, item_place(person, HOLY_WATER)))
    driven = [j for j in close_foes(state, i) if is_kind(state, state.foes[j], UNDEAD)]
    names = {state.foes[j].id for j in driven}
    for j in driven:
        state = with_band(state, i, j, NEARBY)
    rolls = tuple(deed for deed in conflict_of(state).rolls if not (deed.who == person.id and deed.target in names))
    return free_held(alter_conflict(state, rolls=rolls))


def use_up_thing(ref: Referee, person: Person, k: int) -> Person:
    """A character after a usage roll of the thing at that place. [FT-USE-01 FT-USE-03]"""
    return wear_down(person, k, roll_usage(ref, person.things[k].die, int(person.things[k].magic), ROLL_USAGE))


def make_light(ref: Referee, state: State, i: int) -> State:
    """The state in which a character has light again, which takes his action and a usage roll. [FT-GEAR-03 FT-FILL-01]"""
    person = state.people[i]
    k = place_to_light(person) - 1
    thing = person.things[k]
    say(ref, "lights", who=person.id, item=thing.item, clauses=("FT-GEAR-03",))
    things = (*person.things[:k], replace(thing, lit=True, place=HAND), *person.things[k + 1 :])
    person = replace(person, things=things)
    return put_person(state, i, use_up_thing(ref, person, k if thing.item == TORCHES else item_place(person, OIL)))


def throw_oil(ref: Referee, state: State, i: int, j: int) -> State:
    """The state after a flask of oil thrown at a foe: a ranged attack with fire, and the flask is gone. [FT-RANGE-01]"""
    person, foe = state.people[i], state.foes[j]
    parts = (*advantage.sight_sources(state, i), *shooter_sources(THROWN, band(state, i, j), state.house))
    fighter = advantage.roller(state, i, HEAD, parts)
    say(ref, "throws_oil", who=person.id, whom=foe.id, die=fighter.die, parts=parts, clauses=("FT-RANGE-01",))
    done = shoot(ref, fighter.body.ready, fighter.die, NO_DIE, advantage.roll_target(state, j, magical=True))
    state = put_person(state, i, without_thing(person, item_place(person, OIL)))
    return hurt_foe(ref, state, j, done.removed, done.foe)


# --- armor ------------------------------------------------------------------------------------------------------------
def doff_armor(ref: Referee, state: State, i: int) -> State:
    """The state after an Ounce that a character has spent on taking his armor off, which takes a Moment. [FT-ARM-06]"""
    person, busy = state.people[i], dict(conflict_of(state).busy)
    spent = busy.pop(person.id, 0) + 1
    if spent < OUNCES_A_MOMENT:
        say(ref, "doffing", who=person.id, left=OUNCES_A_MOMENT - spent, clauses=("FT-ARM-06",))
        return alter_conflict(state, busy=(*busy.items(), (person.id, spent)))
    say(ref, "doffed", who=person.id, clauses=("FT-ARM-06",))
    return put_person(alter_conflict(state, busy=tuple(busy.items())), i, without_armor(person))


def interrupt_doffing(state: State) -> State:
    """The state in which only those are taking armor off who do so this Ounce: it takes a whole Moment. [FT-ARM-06]"""
    fray = conflict_of(state)
    at_it = {plan.who for plan in fray.plans if plan.action == "doff"}
    return alter_conflict(state, busy=tuple(pair for pair in fray.busy if pair[0] in at_it))
