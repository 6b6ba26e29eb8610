"""What takes its time at the hub: a night, a repair, a departure. [FT-HEAL-01 FT-ARM-09 FT-ARM-10 FT-CHAR-06]"""

from collections.abc import Mapping

from msgspec.structs import replace

from affray.core import Refusal
from affray.referee import Referee, choose, say
from affray.systems.fortmayn.content.codes import CHOOSE_PAY, HEAD, MOMENTS_AN_HOUR, OVERCOME, ROLL_USAGE
from affray.systems.fortmayn.content.people import Person
from affray.systems.fortmayn.delve.create import living_people
from affray.systems.fortmayn.position.clock import after_camp, pass_time
from affray.systems.fortmayn.position.lasting import EVERYWHERE, with_work_done, without_work, work_done
from affray.systems.fortmayn.position.standing import put_person
from affray.systems.fortmayn.position.state import State
from affray.systems.fortmayn.rules.advantage import burden_sources, die_for
from affray.systems.fortmayn.rules.dice.usage_dice import roll_usage
from affray.systems.fortmayn.rules.gear import is_overloaded, item_kind, item_place, wear_down, without_thing
from affray.systems.fortmayn.rules.healing import after_sleep, meal_place, spoil_rations
from affray.systems.fortmayn.rules.mending import can_mend, craft_dd, is_broken, repair_price, with_armor_mended
from affray.systems.fortmayn.rules.refusing import refusal
from affray.systems.fortmayn.rules.saves_and_sunder import body_of, with_losses
from affray.systems.fortmayn.rules.shopping import HIRELING, LODGING
from affray.systems.fortmayn.rules.tests_and_stunts import Trial, test

MAP = "map"
"""The treasure that leads to another place."""
PRICE = "price"
"""The note of somebody who has been told what mending his armor a step costs; it stands until the next day."""


# --- repairs ----------------------------------------------------------------------------------------------------------
def repair_refusal(state: State, person: Person) -> Refusal | None:
    """Why somebody's armor cannot be mended for coins; None when it can. [FT-ARM-09 FT-ARM-05]"""
    if is_broken(person.armor):
        return refusal("armor-broken", "armor", "FT-ARM-09", who=person.id)
    return None if can_mend(person.armor, 0) else refusal("armor-whole", "armor", "FT-ARM-09", who=person.id)


def repair(ref: Referee, state: State, i: int) -> State:
    """The state after armor was brought to the smith: the price first, which may be declined. [FT-ARM-09]"""
    person = state.people[i]
    price = quoted_price(person) or repair_price(ref, person.armor.die, person.armor.magic)
    kept = tuple(note for note in person.notes if not note.startswith(PRICE))
    if price > person.coins:
        say(ref, "repair_too_dear", who=person.id, cost=price, coins=person.coins, clauses=("FT-ARM-09",))
        return put_person(state, i, replace(person, notes=(*kept, f"{PRICE} {price}")))
    if not choose(ref, i, CHOOSE_PAY, 1, price, person.armor.die):
        say(ref, "repair_declined", who=person.id, cost=price, clauses=("FT-ARM-09",))
        return put_person(state, i, replace(person, notes=(*kept, f"{PRICE} {price}")))
    after = with_armor_mended(replace(person, coins=person.coins - price, notes=kept))
    say(ref, "repaired", who=person.id, item=person.armor_item, die=after.armor.die, cost=price, clauses=("FT-ARM-09",))
    return put_person(state, i, after)


def quoted_price(person: Person) -> int:
    """What somebody has been told that mending costs; 0 where nothing was."""
    return next((int(note.split()[1]) for note in person.notes if note.startswith(f"{PRICE} ")), 0)


def craft(ref: Referee, state: State, i: int, k: int) -> State:
    """The state after an Hour of a maker's work on somebody's armor: a HEAD test; overcome, it is one step better. What is
    removed stays off until the party departs. [FT-CHAR-06 FT-ARM-10 FT-TEST-06]
    """
    whose = state.people[i].id
    dd = max(0, craft_dd(state.people[i].armor.die) - work_done(state, whose, EVERYWHERE))
    said = {"whose": whose, "item": state.people[i].armor_item}
    state, found = work_an_hour(ref, state, k, dd, code="crafts", said=said, clauses=("FT-CHAR-06", "FT-ARM-10"))
    if found.outcome != OVERCOME:
        say(ref, "not_mended", who=state.people[k].id, whose=whose, clauses=("FT-ARM-10",))
        return with_work_done(state, whose, found.removed, EVERYWHERE)
    after = with_armor_mended(state.people[i])
    say(ref, "mended", whose=after.id, item=after.armor_item, die=after.armor.die, clauses=("FT-ARM-10",))
    return put_person(without_work(state, whose, EVERYWHERE), i, after)


def work_an_hour(
    ref: Referee, state: State, k: int, dd: int, *, code: str, said: Mapping[str, str], clauses: tuple[str, ...]
) -> tuple[State, Trial]:
    """The state after an Hour in which character k made a HEAD test, and the test; what it is for is told before.

    [FT-TEST-01 FT-TIME-03]
    """
    state = pass_time(state, MOMENTS_AN_HOUR)
    person = state.people[k]
    sources = burden_sources(person, int(is_overloaded(person)))
    die = die_for(person.type, HEAD, sources, state.house).die
    say(ref, code, who=person.id, dd=dd, die=die, parts=sources, clauses=clauses, **said)
    found = test(ref, k, pool=HEAD, body=body_of(person, HEAD), die=die, dd=dd, in_conflict=0, house=state.house)
    return put_person(state, k, with_losses(person, found.own, HEAD)), found


# --- a night ----------------------------------------------------------------------------------------------------------
def sleep(ref: Referee, state: State) -> State:
    """The state after a night: bed and supper for whoever can pay, or somebody for him; others eat of their own; without a
    meal nothing comes back. [FT-HEAL-01 FT-FILL-07]"""
    for i, person in enumerate(state.people):
        if person not in living_people(state):
            continue
        state, fed = eat_supper(ref, state, i)
        after = after_sleep(state.people[i], fed)
        notes = tuple(note for note in after.notes if not note.startswith(PRICE))
        state = put_person(state, i, replace(spoil_rations(after), notes=notes))
        say(ref, "slept", who=after.id, body=after.body_ready, head=after.head_ready, clauses=("FT-HEAL-01",))
    return after_camp(pay_hirelings(ref, state))


def pay_hirelings(ref: Referee, state: State) -> State:
    """The state in which each hireling has been paid another day, or is gone. [FT-FILL-07]"""
    cost = item_kind(HIRELING).cost
    for person in [person for person in living_people(state) if HIRELING in person.notes]:
        payer = next((k for k, each in enumerate(state.people) if each.coins >= cost and each.id != person.id), -1)
        if payer < 0:
            say(ref, "hireling_leaves", who=person.id, clauses=("FT-FILL-07",))
            state = replace(state, people=tuple(each for each in state.people if each.id != person.id))
            continue
        purse = state.people[payer]
        say(ref, "wages", who=person.id, payer=purse.id, cost=cost, clauses=("FT-FILL-07",))
        state = put_person(state, payer, replace(purse, coins=purse.coins - cost))
    return state


def eat_supper(ref: Referee, state: State, i: int) -> tuple[State, int]:
    """The state in which somebody has had supper, and whether he has: bought, or of his own rations. [FT-HEAL-01 FT-USE-01]"""
    cost = item_kind(LODGING).cost
    order = (i, *(k for k in range(len(state.people)) if k != i))
    payer = next((k for k in order if state.people[k].coins >= cost), -1)
    if payer >= 0:
        purse = state.people[payer]
        say(ref, "lodges", who=state.people[i].id, whose=purse.id, cost=cost, clauses=("FT-FILL-07",))
        return put_person(state, payer, replace(purse, coins=purse.coins - cost)), 1
    person = state.people[i]
    k = meal_place(person)
    if k < 0:
        say(ref, "goes_hungry", who=person.id, clauses=("FT-HEAL-01",))
        return state, 0
    say(ref, "eats", who=person.id, whose=person.id, item=person.things[k].item, clauses=("FT-HEAL-01", "FT-USE-01"))
    return put_person(state, i, wear_down(person, k, roll_usage(ref, person.things[k].die, 0, ROLL_USAGE))), 1


# --- rumours ----------------------------------------------------------------------------------------------------------
def read_map(ref: Referee, state: State) -> State:
    """The state in which a map that somebody brought home tells of the next place, and is of no more use. [FT-FILL-10]"""
    for i, person in enumerate(state.people):
        k = item_place(person, MAP)
        if k >= 0:
            say(ref, "map_read", who=person.id, clauses=("FT-FILL-10",))
            return put_person(state, i, without_thing(person, k))
    return state


# --- setting out ------------------------------------------------------------------------------------------------------
def depart(ref: Referee, state: State, level: int, order: tuple[str, ...]) -> State:
    """The state in which the party is on its way to a level, in marching order; who goes first leads. [FT-FILL-08]"""
    people = state.people
    if order:
        people = tuple(sorted(people, key=lambda person: order.index(person.id) if person.id in order else len(order)))
    say(
        ref,
        "departed",
        level=level,
        people=tuple(person.id for person in people),
        quest=state.quest,
        clauses=("FT-FILL-08",),
    )
    return replace(state, people=people, level=level)
