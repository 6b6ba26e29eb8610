"""Damaged armor and shields, and their repair. [FT-ARM-05 FT-ARM-06 FT-ARM-09 FT-ARM-10 FT-CHAR-06]"""

from msgspec.structs import replace

from affray.core import Refusal
from affray.dice.pool import total
from affray.referee import Referee, procedure, roll, rule, tell
from affray.systems.fortmayn.content.codes import BRAINY, NO_DIE, ROLL_PRICE, TOLD_PRICE
from affray.systems.fortmayn.content.people import Person, Thing, Wear
from affray.systems.fortmayn.rules.advantage import is_damaged
from affray.systems.fortmayn.rules.dice.pools import step
from affray.systems.fortmayn.rules.dice.usage_dice import die_to_throw
from affray.systems.fortmayn.rules.gear import (
    PACK,
    WORN_SLOT,
    carried_bulk,
    item_kind,
    new_wear,
    with_thing,
    without_thing,
)
from affray.systems.fortmayn.rules.refusing import refusal

COINS_A_POINT = 10
"""A repair costs ten times what the die shows. [FT-ARM-09]"""


def is_broken(worn: Wear) -> bool:
    """Whether armor or a shield is broken, and so gone. [FT-ARM-06]

    >>> is_broken(Wear(0, 8)), is_broken(Wear())
    (True, False)
    """
    return worn.own > NO_DIE and worn.die == NO_DIE


def can_mend(worn: Wear, is_shield: int) -> bool:
    """Whether gear can be repaired, for coins or by craft: damaged armor, and no shield. [FT-ARM-09 FT-ARM-10]

    >>> can_mend(Wear(6, 8), 0), can_mend(Wear(4, 6), 1), can_mend(Wear(0, 8), 0)
    (True, False, False)
    """
    return not is_shield and is_damaged(worn)


@rule
def mended_die(die: int) -> int:
    """The die of armor after a repair: one step up. [FT-ARM-09 FT-ARM-10]"""
    return step(die, 1)


@rule
def craft_dd(die: int) -> int:
    """The Difficulty Dice of mending armor by craft from its present die: 1 up to d6, 2 up to d8, 3 up to d10 (filler).

    [FT-ARM-10]

    >>> [craft_dd(die) for die in (4, 6, 8)]
    [1, 2, 3]
    """
    return die // 2 - 1


@procedure
def repair_price(ref: Referee, die: int, magic: int) -> int:
    """The price of a repair in coins, which may be declined: ten times a roll of the present die, of magic armor of the
    next bigger one. [FT-ARM-09 FT-MAGIC-02]"""
    face = total(roll(ref, 1, die_to_throw(die, magic), ROLL_PRICE)) + 1
    cost = COINS_A_POINT * face
    tell(ref, TOLD_PRICE, cost)
    return cost


def craft_refusal(type: int, materials: int, time: int) -> Refusal | None:
    """Why a character may not build or mend by craft; None if allowed. A Brainy may, given materials and time.
    [FT-CHAR-06 FT-ARM-10]"""
    if type != BRAINY:
        return refusal("no-maker", "type", "FT-CHAR-06")
    if not materials or not time:
        return refusal("no-materials", "materials", "FT-CHAR-06")
    return None


# --- what a character has on ------------------------------------------------------------------------------------------
def with_armor_mended(person: Person) -> Person:
    """The character with worn armor a step better. [FT-ARM-09 FT-ARM-10]"""
    return replace(person, armor=person.armor._replace(die=mended_die(person.armor.die)))


def without_armor(person: Person) -> Person:
    """The character after taking armor off, which takes a Moment; the armor is carried. Reading: carried armor is a big
    thing. [FT-ARM-06 FT-LOAD-01]"""
    off = replace(person, armor=Wear(), armor_item="")
    return with_thing(off, gear_as_thing(person.armor_item, person.armor)) if person.armor.die else off


def without_shield(person: Person) -> Person:
    """The character after dropping the shield, which is free; it stays where it falls. [FT-ARM-06]"""
    return replace(person, shield=Wear(), shield_item="")


def gear_as_thing(item: str, worn: Wear) -> Thing:
    """Armor or a shield as a carried thing, which hampers nobody. [FT-ARM-05 FT-LOAD-01]"""
    return Thing(item, die=worn.die, place=PACK, bulk=carried_bulk(item), magic=bool(worn.magic))


def put_on(person: Person, k: int) -> Person:
    """The character after putting on the armor, or taking the shield, at place `k`. What was worn before is carried.
    [FT-ARM-05 FT-ARM-08]"""
    thing = person.things[k]
    left = without_thing(person, k)
    now = new_wear(thing.item, thing.die, int(thing.magic))
    if item_kind(thing.item).slot == WORN_SLOT:
        return replace(without_armor(left), armor=now, armor_item=thing.item)
    bare = without_shield(left)
    if left.shield.die:
        bare = with_thing(bare, gear_as_thing(left.shield_item, left.shield))
    return replace(bare, shield=now, shield_item=thing.item)
