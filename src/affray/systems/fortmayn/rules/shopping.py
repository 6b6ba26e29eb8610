"""Buying and selling at the hub, and where what is bought goes. [FT-GEAR-01 FT-LOAD-01 FT-FILL-07 FT-FILL-10 FT-RANGE-06]"""

from collections.abc import Sequence
from difflib import get_close_matches

from msgspec.structs import replace

from affray.core import Refusal
from affray.systems.fortmayn.content.codes import BODY
from affray.systems.fortmayn.content.house_rules import House
from affray.systems.fortmayn.content.people import Person, Thing
from affray.systems.fortmayn.rules.gear import (
    FIREARMS,
    FORMS,
    HAND,
    POWDER,
    SHIELD_SLOT,
    SLUNG,
    WEAPON,
    WORN_SLOT,
    hands_free,
    item_kind,
    item_kinds,
    item_place,
    new_thing,
    sale_price,
    total_cost,
    wear_down,
    with_thing,
    without_thing,
)
from affray.systems.fortmayn.rules.healing import WINE, after_sleep, restore_dice
from affray.systems.fortmayn.rules.mending import put_on
from affray.systems.fortmayn.rules.refusing import refusal

WINE_FILL = "wine"
SURGEON, LODGING, HIRELING, MOUNT = "surgeon", "lodging", "hireling_day", "riding_mount"
LINKS = ("of", "and")
"""Parts of the ids of things that say nothing about them."""
MOST_NEAR = 3
"""So many things are named that somebody may have meant."""
FORM = ":"
"""Between a weapon and what it is described as: `two_handed_weapon:bow`."""


def split_form(word: str) -> tuple[str, str]:
    """The id and the form of a thing to buy.

    >>> split_form("two_handed_weapon:bow"), split_form("torches_6")
    (('two_handed_weapon', 'bow'), ('torches_6', ''))
    """
    item, _, form = word.partition(FORM)
    return item, form


def items_for_sale(house: House) -> tuple[str, ...]:
    """What is for sale, in the order of the lists: firearms and powder only where there are any, mounts only where riding
    counts. A hireling is recruited, not bought. [FT-GEAR-01 FT-FILL-07 FT-RANGE-06 FT-MELEE-14]"""
    off: set[str] = {HIRELING}
    off |= set() if house.firearms else {*FIREARMS, POWDER}
    off |= {MOUNT} if house.mounted else set()
    return tuple(item for item in item_kinds() if item not in off)


def near_items(word: str, sold: Sequence[str]) -> tuple[str, ...]:
    """Those of the things for sale that a word may mean: they share a part of it, or are spelled much like it.

    >>> near_items("oil", ("lantern", "flask_of_oil")), near_items("latern", ("lantern", "wine")), near_items("crown", ("wine",))
    (('flask_of_oil',), ('lantern',), ())
    """
    parts = set(word.lower().replace("_", " ").split()) - set(LINKS)
    shared = [item for item in sold if parts.intersection(item.split("_"))]
    return tuple((shared or get_close_matches(word.lower(), sold))[:MOST_NEAR])


def not_sold(item: str, sold: Sequence[str]) -> Refusal:
    """That a thing is none of those for sale, with the nearest of them. [FT-GEAR-01]"""
    near = near_items(item, sold)
    return refusal("not-sold", "item", "FT-GEAR-01", item=item, near=len(near), items=near)


def buy_refusal(person: Person, words: Sequence[str], house: House) -> Refusal | None:
    """Why a character cannot buy these things; None if possible. The full price of all is needed. [FT-GEAR-01]"""
    for word in words:
        item, form = split_form(word)
        if item not in items_for_sale(house):
            return not_sold(item, items_for_sale(house))
        if form not in FORMS.get(item, ("",)):
            return refusal("no-such-form", "form", "FT-MELEE-13", item=item, form=form)
    skins = sum(split_form(word)[0] == WINE for word in words) + (item_place(person, WINE) >= 0)
    if any(split_form(word)[0] == WINE_FILL for word in words) and not skins:
        return refusal("no-wineskin", "item", "FT-USE-01", who=person.id)
    cost = total_cost(split_form(word)[0] for word in words)
    if cost > person.coins:
        return refusal("too-dear", "coins", "FT-GEAR-01", who=person.id, cost=cost, coins=person.coins)
    return None


def buy_items(person: Person, words: Sequence[str]) -> Person:
    """The character after buying these things. Armor is put on and a shield taken where there is none, a weapon is
    drawn where a hand is free. Wine fills the skin; a surgeon and a lodging help at once. [FT-GEAR-01 FT-FILL-07]"""
    # Skins come before the wine that fills them, whatever the order they are named in.
    for word in sorted(words, key=lambda word: split_form(word)[0] == WINE_FILL):
        item, form = split_form(word)
        paid = replace(person, coins=person.coins - item_kind(item).cost)
        person = receive(paid, item, form)
    return person


def receive(person: Person, item: str, form: str) -> Person:
    """The character with another thing that has a price. [FT-GEAR-01 FT-FILL-07]"""
    if item == WINE_FILL:
        return wear_down(person, item_place(person, WINE), item_kind(WINE).die)
    if item == SURGEON:
        return restore_dice(person, BODY)
    if item == LODGING:
        return after_sleep(person, 1)
    if item == MOUNT:
        return replace(person, mounted=True)
    return stow_newest(with_thing(person, new_thing(item, form)))


def stow_newest(person: Person) -> Person:
    """The character with the newest thing where it belongs: on the body, on the arm, in a free hand, else slung or
    packed."""
    k = len(person.things) - 1
    thing = person.things[k]
    slot = item_kind(thing.item).slot
    free = hands_free(person)
    if slot == WORN_SLOT and not person.armor.die:
        return put_on(person, k)
    if slot == SHIELD_SLOT and not person.shield.die and free >= item_kind(thing.item).hands:
        return put_on(person, k)
    if slot == WEAPON:
        place = HAND if free >= item_kind(thing.item).hands else SLUNG
        return replace(person, things=(*person.things[:k], replace(thing, place=place)))
    return person


def sell_refusal(person: Person, item: str) -> Refusal | None:
    """Why a character cannot sell a thing; None if possible. [FT-FILL-10]"""
    k = item_place(person, item)
    if item == MOUNT and person.mounted:
        return None
    if k < 0:
        code = "has-on" if item in (person.armor_item, person.shield_item) else "has-not"
        return refusal(code, "item", "FT-FILL-10", who=person.id, item=item)
    if not sale_price(person.things[k]):
        return refusal("worth-nothing", "item", "FT-FILL-10", item=item)
    return None


def sell_thing(person: Person, item: str) -> Person:
    """The character after selling a thing, or the mount, for half of its worth. [FT-FILL-10 FT-FILL-07]"""
    if item == MOUNT:
        return replace(person, mounted=False, coins=person.coins + sale_price(Thing(MOUNT)))
    k = item_place(person, item)
    return replace(without_thing(person, k), coins=person.coins + sale_price(person.things[k]))
