"""An Hour's work at the hub besides mending: to build something, to learn a spell, to copy spells into a blank book.

Reading: at home there are tools; materials cost half the price, which the first Hour takes; what is removed stays off until
the party departs. [FT-CHAR-06 FT-ARM-10 FT-FILL-05 FT-FILL-07 FT-TEST-06]
"""

from msgspec.structs import replace

from affray.core import Refusal
from affray.referee import Referee, say
from affray.systems.fortmayn.content.codes import MOMENTS_AN_HOUR, OVERCOME
from affray.systems.fortmayn.content.people import Person
from affray.systems.fortmayn.delve.hub.deeds import work_an_hour
from affray.systems.fortmayn.delve.success import full_dd
from affray.systems.fortmayn.position.answers import FORMS, malformed
from affray.systems.fortmayn.position.clock import pass_time
from affray.systems.fortmayn.position.delve_answers import Build, Copy, Learn
from affray.systems.fortmayn.position.difficulty import MATERIALS, buildable_items, maker_refusal
from affray.systems.fortmayn.position.lasting import EVERYWHERE, with_work_done, without_work, work_done
from affray.systems.fortmayn.position.standing import put_person
from affray.systems.fortmayn.position.state import State
from affray.systems.fortmayn.rules.casting import copy_refusal, learn_refusal, with_copy, with_learned
from affray.systems.fortmayn.rules.gear import item_kind, new_thing, with_thing
from affray.systems.fortmayn.rules.refusing import refusal
from affray.systems.fortmayn.rules.shopping import stow_newest
from affray.systems.fortmayn.rules.tests_and_stunts import UNSTATED


# --- why not ----------------------------------------------------------------------------------------------------------
def building_refusal(state: State, person: Person, answer: Build) -> Refusal | None:
    """Why somebody cannot build a thing: only a Brainy can, with HEAD Dice and coins for materials. [FT-CHAR-06]"""
    if answer.item not in buildable_items():
        return refusal("nothing-to-make", "target", "FT-CHAR-06", target=answer.item)
    cost = item_kind(answer.item).cost // MATERIALS
    if person.coins < cost and not work_done(state, answer.item, EVERYWHERE):
        return maker_refusal(person) or refusal(
            "too-dear", "coins", "FT-CHAR-06", who=person.id, cost=cost, coins=person.coins
        )
    return maker_refusal(person)


def learning_refusal(state: State, person: Person, answer: Learn) -> Refusal | None:
    """Why somebody cannot set out to learn a spell from a book or scroll of his. [FT-FILL-05 FT-TEST-07]"""
    if not person.head_ready:
        return refusal("no-head-dice", "dice", "FT-TEST-07", who=person.id)
    return learn_refusal(person, answer.spell, state.house)


def copying_refusal(state: State, person: Person, answer: Copy) -> Refusal | None:
    """Why somebody cannot copy these spells, an Hour each. [FT-FILL-07]"""
    if len(set(answer.spells)) < len(answer.spells):
        return malformed(FORMS[Copy])
    for spell in answer.spells:
        wrong = copy_refusal(person, spell)
        if wrong is not None:
            return wrong
        person = with_copy(person, spell)
    return None


# --- what is done -----------------------------------------------------------------------------------------------------
def build(ref: Referee, state: State, i: int, answer: Build) -> State:
    """The state after an Hour of building; overcome, the thing is there. [FT-CHAR-06 FT-ARM-10]"""
    item, person = answer.item, state.people[i]
    done = work_done(state, item, EVERYWHERE)
    if not done:
        state = put_person(state, i, replace(person, coins=person.coins - item_kind(item).cost // MATERIALS))
    state, found = work_an_hour(
        ref, state, i, full_dd(item) - done, code="builds", said={"item": item}, clauses=("FT-CHAR-06",)
    )
    if found.outcome != OVERCOME:
        say(ref, "not_built", who=person.id, item=item, left=found.dd, clauses=("FT-CHAR-06", "FT-TEST-06"))
        return with_work_done(state, item, found.removed, EVERYWHERE)
    say(ref, "built", who=person.id, item=item, clauses=("FT-CHAR-06",))
    return put_person(
        without_work(state, item, EVERYWHERE), i, stow_newest(with_thing(state.people[i], new_thing(item)))
    )


def learn(ref: Referee, state: State, i: int, answer: Learn) -> State:
    """The state after an Hour over a book: a HEAD test against 1. [FT-FILL-05]"""
    state, found = work_an_hour(
        ref, state, i, UNSTATED, code="studies", said={"spell": answer.spell}, clauses=("FT-FILL-05",)
    )
    if found.outcome != OVERCOME:
        say(ref, "not_learned", who=state.people[i].id, spell=answer.spell, clauses=("FT-FILL-05",))
        return state
    say(ref, "learns", who=state.people[i].id, spell=answer.spell, clauses=("FT-FILL-05",))
    return put_person(state, i, with_learned(state.people[i], answer.spell))


def copy_spells(ref: Referee, state: State, i: int, answer: Copy) -> State:
    """The state after as many Hours as spells were copied. [FT-FILL-07]"""
    for spell in answer.spells:
        state = copy_spell(ref, state, i, spell)
    return pass_time(state, MOMENTS_AN_HOUR * len(answer.spells))


def copy_spell(ref: Referee, state: State, i: int, spell: str) -> State:
    """The state in which a character has copied a spell. [FT-FILL-07]"""
    say(ref, "copies", who=state.people[i].id, spell=spell, clauses=("FT-FILL-07",))
    return put_person(state, i, with_copy(state.people[i], spell))
