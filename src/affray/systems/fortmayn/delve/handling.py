"""Handling things in a scene: light, hands, packs, finds. It takes no time but where a Moment is named.

[FT-GEAR-02 FT-GEAR-03 FT-LOAD-01 FT-ARM-05 FT-ARM-06 FT-ARM-08 FT-USE-01 FT-FILL-10]
"""

from collections.abc import Callable, Mapping
from typing import TypeVar

from msgspec.structs import replace

from affray.core import Refusal
from affray.core.fight_state import NOBODY
from affray.core.words.event_words import Args
from affray.referee import Referee, say
from affray.systems.fortmayn.content.people import Person
from affray.systems.fortmayn.delve import finds
from affray.systems.fortmayn.delve.event_effects import BLOWN_OUT, use_thing
from affray.systems.fortmayn.delve.pass_a_moment import pass_moment
from affray.systems.fortmayn.position.answers import FORMS, malformed
from affray.systems.fortmayn.position.delve_answers import Doff, GiveItem, Invoke, UseItem, Wedge
from affray.systems.fortmayn.position.lasting import is_dark
from affray.systems.fortmayn.position.loop import advance_phase
from affray.systems.fortmayn.position.phase import Deed, deed, is_able, label_by, person_index
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

LIGHT, DOUSE, WIELD, STOW, TAKE, DROP, GIVE, DON, DOFF, WEDGE = (
    "light", "douse", "wield", "stow", "take", "drop", "give", "don", "doff", "wedge",
)  # fmt: skip
OPEN = tuple(FORMS[kind] for kind in (UseItem, GiveItem, Doff, Wedge))
"""How things are handled."""
LIGHTS = (TORCHES, LANTERN)
SPIKES = "iron_spikes"


# --- what suggests itself ---------------------------------------------------------------------------------------------
def answers(state: State) -> list[UseItem]:
    """Light where none is, weapons for empty hands, and what is to be taken."""
    found = []
    for person in (person for person in state.people if is_able(person)):
        wanted = [(LIGHT, item) for item in LIGHTS if light_refusal(state, person, item) is None]
        wanted += [(STOW, item) for item in hindering_weapons(state, person)]
        wanted += [(WIELD, item) for item in drawable_weapons(person) if wield_refusal(state, person, item) is None]
        wanted += [
            (TAKE, item) for item in finds.takeable_items(state) if finds.take_refusal(state, person, item) is None
        ]
        found += [UseItem(person.id, handling, item) for handling, item in wanted]
    return found


def hindering_weapons(state: State, person: Person) -> tuple[str, ...]:
    """The weapons in somebody's hands that keep the party in the dark, since he has something to light and no hand for it.

    [FT-LOAD-01 FT-GEAR-03]
    """
    if not is_dark(state, person) or hands_free(person) > 0:
        return ()
    bare = replace(
        person, things=tuple(replace(each, place=PACK) if is_weapon(each) else each for each in person.things)
    )
    if all(light_refusal(state, bare, item) is not None for item in LIGHTS):
        return ()
    held = (thing.item for thing in person.things if thing.place == HAND and is_weapon(thing))
    return tuple(name for name in dict.fromkeys(held) if stow_refusal(state, person, name) is None)


def drawable_weapons(person: Person) -> tuple[str, ...]:
    """The weapons that somebody carries and could draw, while nothing is in his hand."""
    if any(thing.place == HAND and is_weapon(thing) for thing in person.things):
        return ()
    return tuple(name for name, thing in things_by_name(person).items() if is_weapon(thing))


# --- what is refused --------------------------------------------------------------------------------------------------
def carried_refusal(person: Person, item: str) -> Refusal | None:
    """Why a thing is none that somebody has; None where it is. [FT-LOAD-01]"""
    return None if has_item(person, item) else refusal("has-not", "item", "FT-LOAD-01", who=person.id, item=item)


def light_refusal(state: State, person: Person, item: str) -> Refusal | None:
    """Why somebody cannot light a thing: torches and lanterns burn, a lantern with oil; fire comes from flint and steel or
    another light. [FT-GEAR-02 FT-GEAR-03]"""
    wrong = carried_refusal(person, item)
    if wrong is not None:
        return wrong
    thing = person.things[item_place(person, item)]
    if thing.item not in LIGHTS:
        return refusal("no-light", "item", "FT-GEAR-03", item=thing.item)
    if thing.lit:
        return refusal("lit-already", "item", "FT-GEAR-03", item=thing.item)
    if thing.item == LANTERN and not has_item(person, OIL):
        return refusal("no-oil", "item", "FT-GEAR-03", who=person.id)
    fire = any(has_item(other, "flint_and_steel") or any(each.lit for each in other.things) for other in state.people)
    if not fire:
        return refusal("no-fire", "item", "FT-GEAR-03")
    return None if has_hand_for(person, thing) else refusal("hands-full", "hands", "FT-LOAD-01", who=person.id)


def douse_refusal(state: State, person: Person, item: str) -> Refusal | None:
    """Why somebody cannot put out a light. [FT-GEAR-03]"""
    wrong = carried_refusal(person, item)
    if wrong is not None:
        return wrong
    lit = person.things[item_place(person, item)].lit
    return None if lit else refusal("not-lit", "item", "FT-GEAR-03", item=item)


def wield_refusal(state: State, person: Person, item: str) -> Refusal | None:
    """Why somebody cannot take a thing in hand: his hands are full. [FT-LOAD-01]"""
    wrong = carried_refusal(person, item)
    if wrong is not None:
        return wrong
    thing = person.things[item_place(person, item)]
    if thing.place == HAND:
        return refusal("in-hand", "item", "FT-LOAD-01", item=thing.item)
    free = hands_free(person) >= item_kind(thing.item).hands
    return None if free else refusal("hands-full", "hands", "FT-LOAD-01", who=person.id)


def stow_refusal(state: State, person: Person, item: str) -> Refusal | None:
    """Why somebody cannot put a thing away. [FT-LOAD-02]"""
    wrong = carried_refusal(person, item)
    if wrong is not None:
        return wrong
    held = person.things[item_place(person, item)].place == HAND
    return None if held else refusal("not-in-hand", "item", "FT-LOAD-01", item=item)


def drop_refusal(state: State, person: Person, item: str) -> Refusal | None:
    """Why somebody cannot drop a thing. [FT-LOAD-01]"""
    return carried_refusal(person, item)


def give_refusal(state: State, person: Person, answer: GiveItem) -> Refusal | None:
    """Why somebody cannot give a thing to another. [FT-LOAD-01]"""
    wrong = carried_refusal(person, answer.item)
    if wrong is not None:
        return wrong
    k = person_index(state, answer.whom)
    if k == NOBODY or state.people[k].dead or state.people[k].lost or state.people[k] is person:
        return refusal("nobody", "person", "FT-LOAD-01", who=answer.whom)
    return None


def don_refusal(state: State, person: Person, item: str) -> Refusal | None:
    """Why somebody cannot put on armor or take a shield on the arm. [FT-ARM-05 FT-ARM-08]"""
    wrong = carried_refusal(person, item)
    if wrong is not None:
        return wrong
    item = person.things[item_place(person, item)].item
    kind = item_kind(item)
    if kind.slot not in (WORN_SLOT, SHIELD_SLOT):
        return refusal("not-worn", "item", "FT-ARM-08", item=item)
    free = kind.slot == WORN_SLOT or person.shield.die or hands_free(person) >= kind.hands
    return None if free else refusal("hands-full", "hands", "FT-LOAD-01", who=person.id)


def doff_refusal(state: State, person: Person, answer: Doff) -> Refusal | None:
    """Why somebody cannot take off what he has on. [FT-ARM-06]"""
    worn = person.armor if answer.item == "armor" else person.shield
    return None if worn.die else refusal("nothing-on", "item", "FT-ARM-06", who=person.id)


def wedge_refusal(state: State, person: Person, answer: Wedge) -> Refusal | None:
    """Why somebody cannot wedge a way with spikes. [FT-GEAR-01]"""
    exits = state.places[state.here].exits
    if answer.exit >= len(exits):
        return malformed(FORMS[Wedge])
    if not has_item(person, SPIKES):
        return refusal("has-not", "item", "FT-GEAR-01", who=person.id, item=SPIKES)
    return refusal("wedged-already", "exit", "FT-GEAR-01", exit=answer.exit) if exits[answer.exit].held else None


def use_fault(state: State, person: Person, answer: UseItem) -> Refusal | None:
    """Why somebody cannot handle a thing so; None where he can."""
    return HANDLINGS[answer.handling][0](state, person, answer.item)


# --- what is done -----------------------------------------------------------------------------------------------------
def handle(ref: Referee, state: State, answer: UseItem, i: int) -> State:
    """The state after a thing has been handled. [FT-TIME-04]"""
    if answer.handling != TAKE:
        tell(ref, state, i, answer.handling, answer.item)
    return HANDLINGS[answer.handling][1](ref, state, i, answer.item)


def tell(ref: Referee, state: State, i: int, handling: str, item: str | int) -> None:
    """Tells who handles which thing how. [FT-LOAD-01 FT-TIME-04]"""
    say(ref, "handles", who=state.people[i].id, handling=handling, item=str(item), clauses=("FT-LOAD-01", "FT-TIME-04"))


def light_thing(ref: Referee, state: State, i: int, item: str) -> State:
    """The state with a light more, in hand. After an event that blew it out it costs a usage roll.

    [FT-GEAR-03 FT-FILL-01]
    """
    person = state.people[i]
    k = item_place(person, item)
    state = put_person(state, i, replace_thing(person, k, replace(person.things[k], lit=True, place=HAND)))
    if BLOWN_OUT not in state.notes:
        return state
    state = replace(state, notes=tuple(note for note in state.notes if note != BLOWN_OUT))
    return use_thing(ref, state, i, k if person.things[k].item == TORCHES else item_place(person, OIL))


def douse(ref: Referee, state: State, i: int, item: str) -> State:
    """The state with a light less. [FT-GEAR-03]"""
    return put_person(state, i, put_out_lights(state.people[i]))


def wield(ref: Referee, state: State, i: int, item: str) -> State:
    """The state with a thing in somebody's hand. [FT-LOAD-01]"""
    return move_thing(state, i, item, HAND)


def stow(ref: Referee, state: State, i: int, item: str) -> State:
    """The state with a thing in somebody's pack. [FT-LOAD-02]"""
    return move_thing(state, i, item, PACK)


def move_thing(state: State, i: int, item: str, place: str) -> State:
    """The state with a thing of somebody elsewhere about him; a light that is put away is out. [FT-LOAD-01 FT-GEAR-03]"""
    person = state.people[i]
    k = item_place(person, item)
    lit = person.things[k].lit and place == HAND
    return put_person(state, i, replace_thing(person, k, replace(person.things[k], place=place, lit=lit)))


def drop(ref: Referee, state: State, i: int, item: str) -> State:
    """The state in which a thing lies in the room. [FT-LOAD-01]"""
    person = state.people[i]
    k = item_place(person, item)
    thing = replace(person.things[k], lit=False, place=PACK)
    return finds.put_thing_here(put_person(state, i, without_thing(person, k)), thing)


def give(ref: Referee, state: State, answer: GiveItem, i: int) -> State:
    """The state in which another has a thing. [FT-LOAD-01]"""
    tell(ref, state, i, GIVE, answer.item)
    person, k = state.people[i], person_index(state, answer.whom)
    thing = person.things[item_place(person, answer.item)]
    state = put_person(state, i, without_thing(person, item_place(person, answer.item)))
    return put_person(state, k, with_thing(state.people[k], replace(thing, place=PACK, lit=False)))


def don(ref: Referee, state: State, i: int, item: str) -> State:
    """The state in which somebody wears armor, which takes a Moment, or a shield. [FT-ARM-06 FT-ARM-08]"""
    person = state.people[i]
    k = item_place(person, item)
    state = put_person(state, i, put_on(person, k))
    return pass_moment(ref, state) if item_kind(person.things[k].item).slot == WORN_SLOT else state


def doff(ref: Referee, state: State, answer: Doff, i: int) -> State:
    """The state in which somebody has dropped his shield, which is free, or taken off armor, which takes a Moment.

    [FT-ARM-06]
    """
    tell(ref, state, i, DOFF, answer.item)
    if answer.item == "shield":
        return put_person(state, i, without_shield(state.people[i]))
    return pass_moment(ref, put_person(state, i, without_armor(state.people[i])))


def wedge(ref: Referee, state: State, answer: Wedge, i: int) -> State:
    """The state in which spikes hold a way: a camp behind it is safer. [FT-GEAR-01]"""
    tell(ref, state, i, WEDGE, answer.exit)
    state = put_person(state, i, without_thing(state.people[i], item_place(state.people[i], SPIKES)))
    return finds.wedge_exit(state, answer.exit)


def invokes(ref: Referee, state: State, answer: Invoke, i: int) -> State:
    """The state in which the dead here have obeyed. [FT-FILL-10]"""
    tell(ref, state, i, finds.INVOKE, finds.URN)
    return finds.invoke(ref, state, i)


HANDLINGS: Mapping[
    str, tuple[Callable[[State, Person, str], Refusal | None], Callable[[Referee, State, int, str], State]]
] = {
    LIGHT: (light_refusal, light_thing),
    DOUSE: (douse_refusal, douse),
    WIELD: (wield_refusal, wield),
    STOW: (stow_refusal, stow),
    TAKE: (finds.take_refusal, finds.take),
    DROP: (drop_refusal, drop),
    DON: (don_refusal, don),
}
"""Each way to handle a thing: why it cannot be, and what it does."""
H = TypeVar("H", UseItem, GiveItem, Doff, Wedge, Invoke)


def by_somebody(
    kind: type[H],
    fault: Callable[[State, Person, H], Refusal | None],
    done: Callable[[Referee, State, H, int], State],
) -> Deed:
    """A deed of somebody who can act. [FT-CORE-06 FT-OOFA-01]"""

    def why_not(state: State, answer: H) -> Refusal | None:
        i = person_index(state, answer.name)
        if i == NOBODY:
            return refusal("nobody", "person", "FT-CORE-06", who=answer.name)
        if not is_able(state.people[i]):
            return refusal("is-out", "person", "FT-OOFA-01", who=answer.name)
        return fault(state, state.people[i], answer)

    def carry_out(ref: Referee, state: State, answer: H) -> State:
        return done(ref, advance_phase(state, answer.verb), answer, person_index(state, answer.name))

    return deed(kind, why_not, carry_out)


DEEDS = (
    by_somebody(UseItem, use_fault, handle),
    by_somebody(GiveItem, give_refusal, give),
    by_somebody(Doff, doff_refusal, doff),
    by_somebody(Wedge, wedge_refusal, wedge),
    by_somebody(Invoke, finds.invoke_refusal, invokes),
)


# --- in words ---------------------------------------------------------------------------------------------------------
def label_handling(who: str, handling: str, item: str, whom: str = "none") -> tuple[str, Args]:
    """Who handles which thing how."""
    return "handle", {"who": who, "handling": handling, "item": item, "whom": whom}


def label_use(state: State, answer: UseItem) -> tuple[str, Args]:
    """Who handles which thing how."""
    return label_handling(answer.name, answer.handling, answer.item)


def label_give(state: State, answer: GiveItem) -> tuple[str, Args]:
    """Who gives what to whom."""
    return label_handling(answer.name, GIVE, answer.item, answer.whom)


def label_doff(state: State, answer: Doff) -> tuple[str, Args]:
    """Who takes off what."""
    return label_handling(answer.name, DOFF, answer.item)


def label_wedge(state: State, answer: Wedge) -> tuple[str, Args]:
    """Who wedges which way."""
    return label_handling(answer.name, WEDGE, str(answer.exit))


def label_invoke(state: State, answer: Invoke) -> tuple[str, Args]:
    """Who calls the dead to obey."""
    return label_handling(answer.name, finds.INVOKE, finds.URN)


LABELS = (
    label_by(UseItem, label_use), label_by(GiveItem, label_give), label_by(Doff, label_doff),
    label_by(Wedge, label_wedge), label_by(Invoke, label_invoke),
)  # fmt: skip
