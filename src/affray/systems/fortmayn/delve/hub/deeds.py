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
def repair_refusal(state: State, one: Person) -> Refusal | None:
    """Why somebody's armor cannot be mended for coins; None when it can. [FT-ARM-09 FT-ARM-05]"""
    if is_broken(one.armor):
        return refusal("armor-broken", "armor", "FT-ARM-09", who=one.id)
    return None if can_mend(one.armor, 0) else refusal("armor-whole", "armor", "FT-ARM-09", who=one.id)


def repair(ref: Referee, state: State, i: int) -> State:
    """The state after armor was brought to the smith: the price first, which may be declined. [FT-ARM-09]"""
    one = state.people[i]
    price = quoted_price(one) or repair_price(ref, one.armor.die, one.armor.magic)
    kept = tuple(note for note in one.notes if not note.startswith(PRICE))
    if price > one.coins:
        say(ref, "repair_too_dear", who=one.id, cost=price, coins=one.coins, clauses=("FT-ARM-09",))
        return put_person(state, i, replace(one, notes=(*kept, f"{PRICE} {price}")))
    if not choose(ref, i, CHOOSE_PAY, 1, price, one.armor.die):
        say(ref, "repair_declined", who=one.id, cost=price, clauses=("FT-ARM-09",))
        return put_person(state, i, replace(one, notes=(*kept, f"{PRICE} {price}")))
    after = with_armor_mended(replace(one, coins=one.coins - price, notes=kept))
    say(ref, "repaired", who=one.id, item=one.armor_item, die=after.armor.die, cost=price, clauses=("FT-ARM-09",))
    return put_person(state, i, after)


def quoted_price(one: Person) -> int:
    """What somebody has been told that mending costs; 0 where nothing was."""
    return next((int(note.split()[1]) for note in one.notes if note.startswith(f"{PRICE} ")), 0)


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
    one = state.people[k]
    sources = burden_sources(one, int(is_overloaded(one)))
    die = die_for(one.type, HEAD, sources, state.house).die
    say(ref, code, who=one.id, dd=dd, die=die, parts=sources, clauses=clauses, **said)
    found = test(ref, k, pool=HEAD, body=body_of(one, HEAD), die=die, dd=dd, in_conflict=0, house=state.house)
    return put_person(state, k, with_losses(one, found.own, HEAD)), found


# --- a night ----------------------------------------------------------------------------------------------------------
def sleep(ref: Referee, state: State) -> State:
    """The state after a night: bed and supper for whoever can pay, or somebody for him; others eat of their own; without a
    meal nothing comes back. [FT-HEAL-01 FT-FILL-07]"""
    for i, one in enumerate(state.people):
        if one not in living_people(state):
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
    for one in [one for one in living_people(state) if HIRELING in one.notes]:
        payer = next((k for k, each in enumerate(state.people) if each.coins >= cost and each.id != one.id), -1)
        if payer < 0:
            say(ref, "hireling_leaves", who=one.id, clauses=("FT-FILL-07",))
            state = replace(state, people=tuple(each for each in state.people if each.id != one.id))
            continue
        purse = state.people[payer]
        say(ref, "wages", who=one.id, payer=purse.id, cost=cost, clauses=("FT-FILL-07",))
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
    one = state.people[i]
    k = meal_place(one)
    if k < 0:
        say(ref, "goes_hungry", who=one.id, clauses=("FT-HEAL-01",))
        return state, 0
    say(ref, "eats", who=one.id, whose=one.id, item=one.things[k].item, clauses=("FT-HEAL-01", "FT-USE-01"))
    return put_person(state, i, wear_down(one, k, roll_usage(ref, one.things[k].die, 0, ROLL_USAGE))), 1


# --- rumours ----------------------------------------------------------------------------------------------------------
def read_map(ref: Referee, state: State) -> State:
    """The state in which a map that somebody brought home tells of the next place, and is of no more use. [FT-FILL-10]"""
    for i, one in enumerate(state.people):
        k = item_place(one, MAP)
        if k >= 0:
            say(ref, "map_read", who=one.id, clauses=("FT-FILL-10",))
            return put_person(state, i, without_thing(one, k))
    return state


# --- setting out ------------------------------------------------------------------------------------------------------
def depart(ref: Referee, state: State, level: int, order: tuple[str, ...]) -> State:
    """The state in which the party is on its way to a level, in marching order; who goes first leads. [FT-FILL-08]"""
    people = state.people
    if order:
        people = tuple(sorted(people, key=lambda one: order.index(one.id) if one.id in order else len(order)))
    say(
        ref, "departed", level=level, people=tuple(one.id for one in people), quest=state.quest, clauses=("FT-FILL-08",)
    )
    return replace(state, people=people, level=level)
