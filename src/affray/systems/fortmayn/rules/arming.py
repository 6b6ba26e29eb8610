"""Weapons drawn in the middle of a conflict. [FT-LOAD-01 FT-CORE-06]

Reading: a weapon that is slung or packed is drawn as the Ounce begins and takes no action; those that were in hand before are
slung. What is on the arm or held besides keeps its hand.
"""

from msgspec.structs import replace

from affray.core import Refusal
from affray.core.words.texts import split_number
from affray.systems.fortmayn.content.people import Person, Plan, Thing
from affray.systems.fortmayn.rules.gear import (
    FORMS,
    HAND,
    SLUNG,
    WEAPON,
    distinct_things,
    hands_free,
    item_kind,
    numbered_names,
)
from affray.systems.fortmayn.rules.mending import without_shield
from affray.systems.fortmayn.rules.refusing import refusal


def is_weapon(thing: Thing) -> bool:
    """Whether a thing is a weapon."""
    return item_kind(thing.item).slot == WEAPON


def sheathed_weapons(person: Person) -> tuple[Thing, ...]:
    """The weapons that a character carries and does not hold."""
    return tuple(thing for thing in person.things if is_weapon(thing) and thing.place != HAND)


def weapons_to_draw(person: Person) -> dict[str, Thing]:
    """The weapons that a character could draw, by their words in a plan. Of those that are alike there is one."""
    return distinct_things(sheathed_weapons(person), weapon_word)


def weapon_word(thing: Thing) -> str:
    """The word of a weapon in a plan: its form, else its id.

    >>> weapon_word(Thing("two_handed_weapon", form="bow")), weapon_word(Thing("one_handed_weapon"))
    ('bow', 'one_handed_weapon')
    """
    return thing.form or thing.item


def thing_name(thing: Thing) -> str:
    """The name of a thing that lies about; of a weapon with its form.

    >>> thing_name(Thing("two_handed_weapon", form="bow")), thing_name(Thing("scroll", form="mend"))
    ('two_handed_weapon:bow', 'scroll')
    """
    return f"{thing.item}:{thing.form}" if thing.form and is_weapon(thing) else thing.item


def name_from_word(word: str) -> str:
    """The name of a thing that a plan's word for a weapon stands for.

    >>> name_from_word("bow"), name_from_word("one_handed_weapon")
    ('two_handed_weapon:bow', 'one_handed_weapon')
    """
    base, number = split_number(word)
    name = next((f"{item}:{base}" for item, forms in FORMS.items() if base and base in forms), base)
    return f"{name} {number}" if number else name


def place_to_draw(person: Person, word: str) -> int:
    """The place in a character's things of the weapon that a plan's word names; -1 for none."""
    places = [k for k, thing in enumerate(person.things) if is_weapon(thing) and thing.place != HAND]
    names = numbered_names(weapon_word(person.things[k]) for k in places)
    if word in names:
        return places[names.index(word)]
    return next((k for k in places if person.things[k].item == word), -1)


def draw_weapon(person: Person, word: str) -> Person:
    """The character with that weapon in hand, and no other. [FT-LOAD-01]"""
    k = place_to_draw(person, word)
    return replace(person, things=tuple(
        replace(thing, place=HAND if n == k else SLUNG) if n == k or (is_weapon(thing) and thing.place == HAND) else thing
        for n, thing in enumerate(person.things)
    ))  # fmt: skip


def draw_refusal(person: Person, plan: Plan) -> Refusal | None:
    """Why a character cannot draw a weapon; None if possible. It must be there, and there must be hands for it.
    [FT-LOAD-01]"""
    if not plan.draw:
        return None
    if place_to_draw(person, plan.draw) < 0:
        return refusal("nothing-to-draw", "weapon", "FT-LOAD-01", who=person.id, item=plan.draw)
    after = draw_weapon(without_shield(person) if plan.drop == "shield" else person, plan.draw)
    return refusal("hands-full", "hands", "FT-LOAD-01", who=person.id) if hands_free(after) < 0 else None
