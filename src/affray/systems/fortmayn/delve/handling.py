"""Handling things in a scene: light, hands, packs, finds. It takes no time but where a Moment is named.

[FT-GEAR-02 FT-GEAR-03 FT-LOAD-01 FT-ARM-05 FT-ARM-06 FT-ARM-08 FT-USE-01 FT-FILL-10]
"""

from collections.abc import Callable, Mapping

from msgspec.structs import replace

from affray.core import Refusal
from affray.core.fight_state import NOBODY
from affray.core.words.event_words import Args
from affray.referee import Referee, say
from affray.systems.fortmayn.content.people import Person
from affray.systems.fortmayn.delve import finds
from affray.systems.fortmayn.delve.event_effects import BLOWN_OUT, use_thing
from affray.systems.fortmayn.delve.pass_a_moment import pass_moment
from affray.systems.fortmayn.position.answer_words import form_refusal
from affray.systems.fortmayn.position.answers import Answer
from affray.systems.fortmayn.position.light import is_dark
from affray.systems.fortmayn.position.loop import advance_phase
from affray.systems.fortmayn.position.phase import is_able, person_index
from affray.systems.fortmayn.position.standing import put_person
from affray.systems.fortmayn.position.state import State
from affray.systems.fortmayn.rules.arming import is_weapon
from affray.systems.fortmayn.rules.gear import (
    HAND,
    LANTERN,
    OIL,
    PACK,
    SHIELD_SLOT,
    TORCHES,
    WORN_SLOT,
    hands_free,
    has_hand_for,
    has_item,
    item_kind,
    item_place,
    put_out_lights,
    replace_thing,
    things_by_name,
    with_thing,
    without_thing,
)
from affray.systems.fortmayn.rules.mending import put_on, without_armor, without_shield
from affray.systems.fortmayn.rules.refusing import refusal

USE = "use_item"
LIGHT, DOUSE, WIELD, STOW, TAKE, DROP, GIVE, DON, DOFF, WEDGE = (
    "light", "douse", "wield", "stow", "take", "drop", "give", "don", "doff", "wedge",
)  # fmt: skip
URN = "urn"
FORMS = (
    f"{USE} NAME {LIGHT}|{DOUSE}|{WIELD}|{STOW}|{TAKE}|{DROP}|{DON} ITEM",
    f"{USE} NAME {GIVE} ITEM NAME",
    f"{USE} NAME {DOFF} armor|shield",
    f"{USE} NAME {WEDGE} EXIT",
)
"""How things are handled."""
LIGHTS = (TORCHES, LANTERN)
SPIKES = "iron_spikes"
Words = tuple[str, ...]


# --- what suggests itself ---------------------------------------------------------------------------------------------
def answers(state: State) -> list[Answer]:
    """Light where none is, weapons for empty hands, and what is to be taken."""
    found = []
    for one in (one for one in state.people if is_able(one)):
        wanted = [(LIGHT, item) for item in LIGHTS if light_refusal(state, one, (item,)) is None]
        wanted += [(STOW, item) for item in hindering_weapons(state, one)]
        wanted += [(WIELD, item) for item in drawable_weapons(one) if wield_refusal(state, one, (item,)) is None]
        wanted += [
            (TAKE, item) for item in finds.takeable_items(state) if finds.take_refusal(state, one, (item,)) is None
        ]
        found += [Answer(USE, (one.id, *words)) for words in wanted]
    return found


def hindering_weapons(state: State, one: Person) -> tuple[str, ...]:
    """The weapons in somebody's hands that keep the party in the dark, since he has something to light and no hand for it.

    [FT-LOAD-01 FT-GEAR-03]
    """
    if not is_dark(state, one) or hands_free(one) > 0:
        return ()
    bare = replace(one, things=tuple(replace(each, place=PACK) if is_weapon(each) else each for each in one.things))
    if all(light_refusal(state, bare, (item,)) is not None for item in LIGHTS):
        return ()
    held = (thing.item for thing in one.things if thing.place == HAND and is_weapon(thing))
    return tuple(name for name in dict.fromkeys(held) if stow_refusal(state, one, (name,)) is None)


def drawable_weapons(one: Person) -> tuple[str, ...]:
    """The weapons that somebody carries and could draw, while nothing is in his hand."""
    if any(thing.place == HAND and is_weapon(thing) for thing in one.things):
        return ()
    return tuple(name for name, thing in things_by_name(one).items() if is_weapon(thing))


# --- what is refused --------------------------------------------------------------------------------------------------
def handling_refusal(state: State, answer: Answer) -> Refusal | None:
    """Why somebody cannot handle a thing so; None where he can."""
    if len(answer.words) < 3 or answer.words[1] not in HANDLINGS:
        return form_refusal(FORMS[0])
    i = person_index(state, answer.words[0])
    if i == NOBODY:
        return refusal("nobody", "person", "FT-CORE-06", who=answer.words[0])
    if not is_able(state.people[i]):
        return refusal("is-out", "person", "FT-OOFA-01", who=answer.words[0])
    return HANDLINGS[answer.words[1]][0](state, state.people[i], answer.words[2:])


def carried_refusal(one: Person, words: Words, count: int = 1) -> Refusal | None:
    """Why the first word is no thing that somebody has; None where it is, and there are so many words. [FT-LOAD-01]"""
    if len(words) != count:
        return form_refusal(FORMS[0])
    return None if has_item(one, words[0]) else refusal("has-not", "item", "FT-LOAD-01", who=one.id, item=words[0])


def light_refusal(state: State, one: Person, words: Words) -> Refusal | None:
    """Why somebody cannot light a thing: torches and lanterns burn, a lantern with oil; fire comes from flint and steel or
    another light. [FT-GEAR-02 FT-GEAR-03]"""
    wrong = carried_refusal(one, words)
    if wrong is not None:
        return wrong
    thing = one.things[item_place(one, words[0])]
    if thing.item not in LIGHTS:
        return refusal("no-light", "item", "FT-GEAR-03", item=thing.item)
    if thing.lit:
        return refusal("lit-already", "item", "FT-GEAR-03", item=thing.item)
    if thing.item == LANTERN and not has_item(one, OIL):
        return refusal("no-oil", "item", "FT-GEAR-03", who=one.id)
    fire = any(has_item(other, "flint_and_steel") or any(each.lit for each in other.things) for other in state.people)
    if not fire:
        return refusal("no-fire", "item", "FT-GEAR-03")
    return None if has_hand_for(one, thing) else refusal("hands-full", "hands", "FT-LOAD-01", who=one.id)


def douse_refusal(state: State, one: Person, words: Words) -> Refusal | None:
    """Why somebody cannot put out a light. [FT-GEAR-03]"""
    wrong = carried_refusal(one, words)
    if wrong is not None:
        return wrong
    lit = one.things[item_place(one, words[0])].lit
    return None if lit else refusal("not-lit", "item", "FT-GEAR-03", item=words[0])


def wield_refusal(state: State, one: Person, words: Words) -> Refusal | None:
    """Why somebody cannot take a thing in hand: his hands are full. [FT-LOAD-01]"""
    wrong = carried_refusal(one, words)
    if wrong is not None:
        return wrong
    thing = one.things[item_place(one, words[0])]
    if thing.place == HAND:
        return refusal("in-hand", "item", "FT-LOAD-01", item=thing.item)
    free = hands_free(one) >= item_kind(thing.item).hands
    return None if free else refusal("hands-full", "hands", "FT-LOAD-01", who=one.id)


def stow_refusal(state: State, one: Person, words: Words) -> Refusal | None:
    """Why somebody cannot put a thing away. [FT-LOAD-02]"""
    wrong = carried_refusal(one, words)
    if wrong is not None:
        return wrong
    held = one.things[item_place(one, words[0])].place == HAND
    return None if held else refusal("not-in-hand", "item", "FT-LOAD-01", item=words[0])


def drop_refusal(state: State, one: Person, words: Words) -> Refusal | None:
    """Why somebody cannot drop a thing. [FT-LOAD-01]"""
    return carried_refusal(one, words)


def give_refusal(state: State, one: Person, words: Words) -> Refusal | None:
    """Why somebody cannot give a thing to another. [FT-LOAD-01]"""
    wrong = carried_refusal(one, words, 2)
    if wrong is not None:
        return wrong
    k = person_index(state, words[1])
    if k == NOBODY or state.people[k].dead or state.people[k].lost or state.people[k] is one:
        return refusal("nobody", "person", "FT-LOAD-01", who=words[1])
    return None


def don_refusal(state: State, one: Person, words: Words) -> Refusal | None:
    """Why somebody cannot put on armor or take a shield on the arm. [FT-ARM-05 FT-ARM-08]"""
    wrong = carried_refusal(one, words)
    if wrong is not None:
        return wrong
    item = one.things[item_place(one, words[0])].item
    kind = item_kind(item)
    if kind.slot not in (WORN_SLOT, SHIELD_SLOT):
        return refusal("not-worn", "item", "FT-ARM-08", item=item)
    free = kind.slot == WORN_SLOT or one.shield.die or hands_free(one) >= kind.hands
    return None if free else refusal("hands-full", "hands", "FT-LOAD-01", who=one.id)


def doff_refusal(state: State, one: Person, words: Words) -> Refusal | None:
    """Why somebody cannot take off what he has on. [FT-ARM-06]"""
    if words not in (("armor",), ("shield",)):
        return form_refusal(FORMS[2])
    worn = one.armor if words == ("armor",) else one.shield
    return None if worn.die else refusal("nothing-on", "item", "FT-ARM-06", who=one.id)


def wedge_refusal(state: State, one: Person, words: Words) -> Refusal | None:
    """Why somebody cannot wedge a way with spikes. [FT-GEAR-01]"""
    exits = state.places[state.here].exits
    if len(words) != 1 or words[0] not in {str(n) for n in range(len(exits))}:
        return form_refusal(FORMS[3])
    if not has_item(one, SPIKES):
        return refusal("has-not", "item", "FT-GEAR-01", who=one.id, item=SPIKES)
    return refusal("wedged-already", "exit", "FT-GEAR-01", exit=int(words[0])) if exits[int(words[0])].held else None


# --- what is done -----------------------------------------------------------------------------------------------------
def handle(ref: Referee, state: State, answer: Answer) -> State:
    """The state after a thing has been handled. [FT-TIME-04]"""
    state, i = advance_phase(state, USE), person_index(state, answer.words[0])
    name, words = answer.words[1], answer.words[2:]
    if name != TAKE:
        say(ref, "handles", who=state.people[i].id, handling=name, item=words[0], clauses=("FT-LOAD-01", "FT-TIME-04"))
    return HANDLINGS[name][1](ref, state, i, words)


def light_thing(ref: Referee, state: State, i: int, words: Words) -> State:
    """The state with a light more, in hand. After an event that blew it out it costs a usage roll.

    [FT-GEAR-03 FT-FILL-01]
    """
    one = state.people[i]
    k = item_place(one, words[0])
    state = put_person(state, i, replace_thing(one, k, replace(one.things[k], lit=True, place=HAND)))
    if BLOWN_OUT not in state.notes:
        return state
    state = replace(state, notes=tuple(note for note in state.notes if note != BLOWN_OUT))
    return use_thing(ref, state, i, k if one.things[k].item == TORCHES else item_place(one, OIL))


def douse(ref: Referee, state: State, i: int, words: Words) -> State:
    """The state with a light less. [FT-GEAR-03]"""
    return put_person(state, i, put_out_lights(state.people[i]))


def wield(ref: Referee, state: State, i: int, words: Words) -> State:
    """The state with a thing in somebody's hand. [FT-LOAD-01]"""
    return move_thing(state, i, words[0], HAND)


def stow(ref: Referee, state: State, i: int, words: Words) -> State:
    """The state with a thing in somebody's pack. [FT-LOAD-02]"""
    return move_thing(state, i, words[0], PACK)


def move_thing(state: State, i: int, item: str, place: str) -> State:
    """The state with a thing of somebody elsewhere about him; a light that is put away is out. [FT-LOAD-01 FT-GEAR-03]"""
    one = state.people[i]
    k = item_place(one, item)
    lit = one.things[k].lit and place == HAND
    return put_person(state, i, replace_thing(one, k, replace(one.things[k], place=place, lit=lit)))


def drop(ref: Referee, state: State, i: int, words: Words) -> State:
    """The state in which a thing lies in the room. [FT-LOAD-01]"""
    one = state.people[i]
    k = item_place(one, words[0])
    thing = replace(one.things[k], lit=False, place=PACK)
    return finds.put_thing_here(put_person(state, i, without_thing(one, k)), thing)


def give(ref: Referee, state: State, i: int, words: Words) -> State:
    """The state in which another has a thing. [FT-LOAD-01]"""
    one, k = state.people[i], person_index(state, words[1])
    thing = one.things[item_place(one, words[0])]
    state = put_person(state, i, without_thing(one, item_place(one, words[0])))
    return put_person(state, k, with_thing(state.people[k], replace(thing, place=PACK, lit=False)))


def don(ref: Referee, state: State, i: int, words: Words) -> State:
    """The state in which somebody wears armor, which takes a Moment, or a shield. [FT-ARM-06 FT-ARM-08]"""
    one = state.people[i]
    k = item_place(one, words[0])
    state = put_person(state, i, put_on(one, k))
    return pass_moment(ref, state) if item_kind(one.things[k].item).slot == WORN_SLOT else state


def doff(ref: Referee, state: State, i: int, words: Words) -> State:
    """The state in which somebody has dropped his shield, which is free, or taken off armor, which takes a Moment.

    [FT-ARM-06]
    """
    if words == ("shield",):
        return put_person(state, i, without_shield(state.people[i]))
    return pass_moment(ref, put_person(state, i, without_armor(state.people[i])))


def wedge(ref: Referee, state: State, i: int, words: Words) -> State:
    """The state in which spikes hold a way: a camp behind it is safer. [FT-GEAR-01]"""
    state = put_person(state, i, without_thing(state.people[i], item_place(state.people[i], SPIKES)))
    return finds.wedge_exit(state, int(words[0]))


HANDLINGS: Mapping[
    str,
    tuple[Callable[[State, Person, Words], Refusal | None], Callable[[Referee, State, int, Words], State]],
] = {
    LIGHT: (light_refusal, light_thing),
    DOUSE: (douse_refusal, douse),
    WIELD: (wield_refusal, wield),
    STOW: (stow_refusal, stow),
    TAKE: (finds.take_refusal, finds.take),
    DROP: (drop_refusal, drop),
    GIVE: (give_refusal, give),
    DON: (don_refusal, don),
    DOFF: (doff_refusal, doff),
    WEDGE: (wedge_refusal, wedge),
    finds.INVOKE: (finds.invoke_refusal, finds.invoke),
}
"""Each way to handle a thing: why it cannot be, and what it does."""


# --- in words ---------------------------------------------------------------------------------------------------------
def label_handling(state: State, answer: Answer) -> tuple[str, Args] | None:
    """Who handles which thing how."""
    if len(answer.words) < 3 or answer.words[1] not in HANDLINGS:
        return None
    who, name, item, *rest = answer.words
    return "handle", {"who": who, "handling": name, "item": item, "whom": rest[0] if rest else "none"}
