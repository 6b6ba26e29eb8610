"""An Hour's work at the hub besides mending: to build something, to learn a spell, to copy spells into a blank book.

Reading: at home there are tools; materials cost half the price, which the first Hour takes; what is removed stays off until
the party departs. [FT-CHAR-06 FT-ARM-10 FT-FILL-05 FT-FILL-07 FT-TEST-06]
"""

from collections.abc import Callable, Mapping

from msgspec.structs import replace

from affray.core import Refusal
from affray.core.words.event_words import Args
from affray.referee import Referee, say
from affray.systems.fortmayn.content.codes import MOMENTS_AN_HOUR, OVERCOME
from affray.systems.fortmayn.content.people import Person
from affray.systems.fortmayn.delve.hub.deeds import hour_of_work
from affray.systems.fortmayn.delve.success import full_dd
from affray.systems.fortmayn.position.answer_words import malformed
from affray.systems.fortmayn.position.clock import passed
from affray.systems.fortmayn.position.difficulty import MATERIALS, buildable, maker_fault
from affray.systems.fortmayn.position.lasting import EVERYWHERE, finished, half_done, worked_on
from affray.systems.fortmayn.position.standing import put_person
from affray.systems.fortmayn.position.state import State
from affray.systems.fortmayn.rules.casting import copy_fault, learn_fault, with_copy, with_learned
from affray.systems.fortmayn.rules.gear import kind_of, new, with_thing
from affray.systems.fortmayn.rules.refusing import no
from affray.systems.fortmayn.rules.shopping import stowed
from affray.systems.fortmayn.rules.tests_and_stunts import UNSTATED

BUILD, LEARN, COPY = "build", "learn", "copy"
FORMS: Mapping[str, str] = {BUILD: "build NAME ITEM", LEARN: "learn NAME SPELL", COPY: "copy NAME SPELL ..."}
AS: Mapping[str, str] = {BUILD: "repair", LEARN: "memorise", COPY: "memorise"}
"""The input of the loop that such a work is a kind of."""
Words = tuple[str, ...]


# --- why not ----------------------------------------------------------------------------------------------------------
def building_fault(state: State, one: Person, words: Words) -> Refusal | None:
    """Why somebody cannot build a thing: only a Brainy can, with HEAD Dice and coins for materials. [FT-CHAR-06]"""
    if len(words) != 1:
        return malformed(FORMS[BUILD])
    if words[0] not in buildable():
        return no("nothing-to-make", "target", "FT-CHAR-06", target=words[0])
    cost = kind_of(words[0]).cost // MATERIALS
    if one.coins < cost and not half_done(state, words[0], EVERYWHERE):
        return maker_fault(one) or no("too-dear", "coins", "FT-CHAR-06", who=one.id, cost=cost, coins=one.coins)
    return maker_fault(one)


def learning_fault(state: State, one: Person, words: Words) -> Refusal | None:
    """Why somebody cannot set out to learn a spell from a book or scroll of his. [FT-FILL-05 FT-TEST-07]"""
    if len(words) != 1:
        return malformed(FORMS[LEARN])
    if not one.head_ready:
        return no("no-head-dice", "dice", "FT-TEST-07", who=one.id)
    return learn_fault(one, words[0], state.house)


def copying_fault(state: State, one: Person, words: Words) -> Refusal | None:
    """Why somebody cannot copy these spells, an Hour each. [FT-FILL-07]"""
    if not words or len(set(words)) < len(words):
        return malformed(FORMS[COPY])
    for spell in words:
        wrong = copy_fault(one, spell)
        if wrong is not None:
            return wrong
        one = with_copy(one, spell)
    return None


FAULTS: Mapping[str, Callable[[State, Person, Words], Refusal | None]] = {
    BUILD: building_fault,
    LEARN: learning_fault,
    COPY: copying_fault,
}


# --- what is done -----------------------------------------------------------------------------------------------------
def builds(ref: Referee, state: State, i: int, words: Words) -> State:
    """The state after an Hour of building; overcome, the thing is there. [FT-CHAR-06 FT-ARM-10]"""
    item, one = words[0], state.people[i]
    done = half_done(state, item, EVERYWHERE)
    if not done:
        state = put_person(state, i, replace(one, coins=one.coins - kind_of(item).cost // MATERIALS))
    state, found = hour_of_work(ref, state, i, full_dd(item) - done, "builds", {"item": item}, "FT-CHAR-06")
    if found.outcome != OVERCOME:
        say(ref, "not_built", who=one.id, item=item, left=found.dd, clauses=("FT-CHAR-06", "FT-TEST-06"))
        return worked_on(state, item, found.removed, EVERYWHERE)
    say(ref, "built", who=one.id, item=item, clauses=("FT-CHAR-06",))
    return put_person(finished(state, item, EVERYWHERE), i, stowed(with_thing(state.people[i], new(item))))


def learns(ref: Referee, state: State, i: int, words: Words) -> State:
    """The state after an Hour over a book: a HEAD test against 1. [FT-FILL-05]"""
    state, found = hour_of_work(ref, state, i, UNSTATED, "studies", {"spell": words[0]}, "FT-FILL-05")
    if found.outcome != OVERCOME:
        say(ref, "not_learned", who=state.people[i].id, spell=words[0], clauses=("FT-FILL-05",))
        return state
    say(ref, "learns", who=state.people[i].id, spell=words[0], clauses=("FT-FILL-05",))
    return put_person(state, i, with_learned(state.people[i], words[0]))


def copies(ref: Referee, state: State, i: int, words: Words) -> State:
    """The state after as many Hours as spells were copied. [FT-FILL-07]"""
    for spell in words:
        state = copied(ref, state, i, spell)
    return passed(state, MOMENTS_AN_HOUR * len(words))


def copied(ref: Referee, state: State, i: int, spell: str) -> State:
    """The state in which a character has copied a spell. [FT-FILL-07]"""
    say(ref, "copies", who=state.people[i].id, spell=spell, clauses=("FT-FILL-07",))
    return put_person(state, i, with_copy(state.people[i], spell))


DEEDS: Mapping[str, Callable[[Referee, State, int, Words], State]] = {BUILD: builds, LEARN: learns, COPY: copies}


# --- in words ---------------------------------------------------------------------------------------------------------
def label(verb: str, words: Words) -> tuple[str, Args]:
    """Who builds, learns or copies what."""
    given: Args = {"items": words[1:]} if verb == BUILD else {"spells": words[1:]}
    return verb, {"who": words[0], **given}
