"""What a character carries: what fits, what it costs, what is in hand, what gives light, what helps with which task.

[FT-GEAR-01 FT-GEAR-02 FT-GEAR-03 FT-LOAD-01 FT-LOAD-02 FT-LOAD-03 FT-LOAD-04 FT-DICE-07 FT-MELEE-13]
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache, lru_cache
from typing import NamedTuple

from msgspec.structs import replace

from affray.core.reading.tables import look_up
from affray.referee import rule
from affray.systems.fortmayn.content.codes import NO_DIE
from affray.systems.fortmayn.content.people import Person, Thing, Wear
from affray.systems.fortmayn.content.tables import equipment, equipment_optional

HANDS = 2
BACKPACK, SMALL_SACK, LARGE_SACK = "backpack", "small_sack", "large_sack"
IN_BACKPACK, IN_SMALL_SACK, IN_LARGE_SACK = 10, 4, 8
"""What containers carry (filler). [FT-LOAD-02]"""
HAND, PACK, WORN, SLUNG = "hand", "pack", "worn", "slung"
PLACES = (HAND, PACK, WORN, SLUNG)
TORCHES, LANTERN, OIL, FLINT = "torches_6", "lantern", "flask_of_oil", "flint_and_steel"
QUIVER, POWDER = "quiver", "powder_and_shot"
WEAPON, SHIELD_SLOT, WORN_SLOT, CONTAINER = "weapon", "shield", "worn", "container"
SHORT, THROWN, SLING, BOW = "short", "thrown", "sling", "bow"
FORMS: Mapping[str, tuple[str, ...]] = {
    "one_handed_weapon": ("", SHORT, THROWN, SLING),
    "two_handed_weapon": ("", BOW),
}
"""What a weapon of the price list may be described as."""
SIZES: Mapping[str, int] = {"one_handed_weapon": 2, "two_handed_weapon": 3, "handgun": 1, "longarm": 2}
"""Sizes in melee: short 1, one-handed 2, two-handed 3. Reading: a gun serves as a club of a size less. [FT-MELEE-13]"""
FIREARMS = ("handgun", "longarm")
TRIFLES = frozenset(("silver_ring", "amber_beads", "map", "letters", "pearl", "diamond", "deed"))
BIG = frozenset(("chest", "silk"))
"""Treasures of no bulk, and big ones. [FT-LOAD-01 FT-FILL-10]"""
SOLD_AT = 2
"""Selling pays the half. [FT-FILL-10]"""
REMEMBERED = 4096
"""So many characters are remembered as they stand, with what is asked of their things again and again."""


class Kind(NamedTuple):
    """What is known of a thing by its id: its price, usage die, where it is carried, hands, bulk, the task that it serves
    and whether it makes that possible (`enable`) or gives it advantage (`advantage`)."""

    cost: int
    die: int = NO_DIE
    slot: str = ""
    hands: int = 0
    bulk: int = 0
    task: str = ""
    effect: str = ""


class Weapon(NamedTuple):
    """A weapon in use: its size in melee (0: none), the ranged weapon that it is, whether it is magic."""

    size: int = 0
    ranged: str = ""
    magic: int = 0


# --- what there is ----------------------------------------------------------------------------------------------------
def read_die(text: str) -> int:
    """The die of a text such as `d6`; NO_DIE for an empty one.

    >>> read_die("d10"), read_die("")
    (10, 0)
    """
    return int(text.removeprefix("d")) if text else NO_DIE


@cache
def item_kinds() -> Mapping[str, Kind]:
    """Everything that has a price, by its id: the price list, and other gear (filler). [FT-GEAR-01 FT-FILL-07]"""
    prices = {
        row.item_id: Kind(
            cost=row.cost_coins,
            die=read_die(row.usage_die),
            slot=row.slot,
            hands=row.hands,
            bulk=row.bulk,
            task=row.task,
            effect=row.effect_kind,
        )
        for row in equipment().values()
    }
    other = {
        row.item_id: Kind(row.cost_coins, read_die(row.usage_die), row.slot, row.hands, row.bulk)
        for row in equipment_optional().values()
    }
    return prices | other


def item_kind(item: str) -> Kind:
    """What is known of a thing. One without a price is a plain thing. [FT-LOAD-01]"""
    return item_kinds().get(item, Kind(0, hands=1, bulk=0 if item in TRIFLES else 2 if item in BIG else 1))


def carried_bulk(item: str) -> int:
    """The bulk of a carried thing. Reading: armor that is not worn is a big thing. [FT-LOAD-01]"""
    kind = item_kind(item)
    return 2 if kind.slot == WORN_SLOT else kind.bulk


def new_thing(item: str, form: str = "", place: str = PACK) -> Thing:
    """A thing as it is bought. [FT-GEAR-01]"""
    kind = item_kind(item)
    at = (HAND if kind.hands else WORN) if kind.slot == CONTAINER else place
    return Thing(item, form=form, die=kind.die, place=at, bulk=carried_bulk(item))


def has_item(person: Person, item: str) -> bool:
    """Whether a character has a thing of that id."""
    return item_place(person, item) >= 0


def item_place(person: Person, item: str) -> int:
    """The place in a character's things of the first of that id, or of the one that a number behind the id says; -1 for
    none.

    >>> one = Person("Ann", 0, type=1, body_max=2, body_ready=2, head_max=2, head_ready=2,
    ...              things=(Thing("map"), Thing("spell_book"), Thing("spell_book", value=200)))
    >>> item_place(one, "spell_book"), item_place(one, "spell_book 2"), item_place(one, "rope_50ft")
    (1, 2, -1)
    """
    first = next((k for k, thing in enumerate(person.things) if thing.item == item), -1)
    if first >= 0 or " " not in item:
        return first
    names = numbered_names(thing.item for thing in person.things)
    return names.index(item) if item in names else -1


def numbered_names(names: Iterable[str]) -> tuple[str, ...]:
    """The names, numbered where one has occurred before, so that all differ.

    >>> numbered_names(("map", "spell_book", "spell_book"))
    ('map', 'spell_book', 'spell_book 2')
    """
    seen: dict[str, int] = {}
    found = []
    for name in names:
        seen[name] = seen.get(name, 0) + 1
        found.append(name if seen[name] == 1 else f"{name} {seen[name]}")
    return tuple(found)


def distinct_things(things: Sequence[Thing], name: Callable[[Thing], str]) -> dict[str, Thing]:
    """Things by their names, numbered where several share one. Of things that are alike only the first is there."""
    found: dict[str, Thing] = {}
    for word, thing in zip(numbered_names(map(name, things)), things, strict=True):
        if thing not in found.values():
            found[word] = thing
    return found


def things_by_name(person: Person) -> dict[str, Thing]:
    """A character's things by the names that an answer takes; of things that are alike the first."""
    return distinct_things(person.things, lambda thing: thing.item)


def with_thing(person: Person, thing: Thing) -> Person:
    """The character with another thing."""
    return replace(person, things=(*person.things, thing))


def without_thing(person: Person, k: int) -> Person:
    """The character without the thing at that place."""
    return replace(person, things=(*person.things[:k], *person.things[k + 1 :]))


def replace_thing(person: Person, k: int, thing: Thing) -> Person:
    """The character with the thing at that place replaced."""
    return replace(person, things=(*person.things[:k], thing, *person.things[k + 1 :]))


def wear_down(person: Person, k: int, die: int) -> Person:
    """The character after a use of the thing at place `k`: it has this usage die now, or is used up. [FT-USE-03]"""
    return replace_thing(person, k, replace(person.things[k], die=die)) if die else without_thing(person, k)


# --- prices -----------------------------------------------------------------------------------------------------------
def total_cost(items: Iterable[str]) -> int:
    """The price of things in coins. Raises InputError for one without a price. [FT-GEAR-01]

    >>> total_cost(["leather", "torches_6"])
    111
    """
    return sum(look_up(item, item_kinds(), "item").cost for item in items)


def sale_price(thing: Thing) -> int:
    """What a thing sells for: half of its worth or price. Reading: armor and shields count as those of the price list
    that have their present die. [FT-FILL-10 FT-ARM-08]

    >>> sale_price(Thing("diamond", value=300)), sale_price(Thing("chain_mail", die=6)), sale_price(Thing("rope_50ft"))
    (150, 55, 0)
    """
    if thing.value:
        return thing.value // SOLD_AT
    kind = item_kind(thing.item)
    if kind.slot in (WORN_SLOT, SHIELD_SLOT):
        alike = (other.cost for other in item_kinds().values() if (other.slot, other.die) == (kind.slot, thing.die))
        return next(alike, 0) // SOLD_AT
    return kind.cost // SOLD_AT


# --- load -------------------------------------------------------------------------------------------------------------
@rule
def capacity(backpack: int, small_sacks: int, large_sacks: int) -> int:
    """The bulk that hands and containers hold. A free hand holds one thing, both hold a big one. -1 where the sacks
    need more hands than there are. [FT-LOAD-01 FT-LOAD-02]

    >>> capacity(0, 0, 0), capacity(1, 1, 0), capacity(0, 1, 1)
    (2, 15, -1)
    """
    free = HANDS - small_sacks - 2 * large_sacks
    if free < 0:
        return -1
    return free + IN_BACKPACK * backpack + IN_SMALL_SACK * small_sacks + IN_LARGE_SACK * large_sacks


@rule
def is_too_much(bulk: int, most: int) -> int:
    """Whether a load is more than fits. [FT-LOAD-03]"""
    return int(bulk > most)


@lru_cache(REMEMBERED)
def capacity_of(person: Person) -> int:
    """The bulk that a character's hands and containers hold: a backpack on the back, sacks in hand. [FT-LOAD-02]"""
    large = min(1, item_count(person, LARGE_SACK, HAND))
    small = min(HANDS - 2 * large, item_count(person, SMALL_SACK, HAND))
    return capacity(min(1, item_count(person, BACKPACK, WORN)), small, large)


def item_count(person: Person, item: str, place: str) -> int:
    """How many things of that id a character has at that place."""
    return sum((thing.item, thing.place) == (item, place) for thing in person.things)


@lru_cache(REMEMBERED)
def bulk_of(person: Person) -> int:
    """The bulk that a character carries. Worn armor and clothes are free; a shield on the arm is a thing. [FT-LOAD-01
    FT-ARM-06]"""
    shield = item_kind(person.shield_item).bulk if person.shield.die else 0
    return shield + sum(thing.bulk for thing in person.things)


@lru_cache(REMEMBERED)
def is_overloaded(person: Person) -> bool:
    """Whether a character carries more than fits or bears a comrade: disadvantage on all BODY and HEAD rolls, and no
    move beyond Nearby. [FT-LOAD-03]"""
    return person.carries != "" or bool(is_too_much(bulk_of(person), capacity_of(person)))


# --- hands ------------------------------------------------------------------------------------------------------------
def hands_full(person: Person) -> int:
    """The hands that are full: a shield on the arm, and what is held. [FT-LOAD-01]"""
    shield = item_kind(person.shield_item).hands if person.shield.die else 0
    return shield + sum(item_kind(thing.item).hands for thing in person.things if thing.place == HAND)


def hands_free(person: Person) -> int:
    """The hands that are free; below 0 where more is held than two hands hold. [FT-LOAD-01]"""
    return HANDS - hands_full(person)


def has_hand_for(person: Person, thing: Thing) -> bool:
    """Whether a character holds a thing, or has the hands for it. [FT-LOAD-01]"""
    return thing.place == HAND or hands_free(person) >= item_kind(thing.item).hands


def as_weapon(thing: Thing) -> Weapon:
    """A thing as a weapon. [FT-MELEE-13 FT-RANGE-05]

    >>> as_weapon(Thing("one_handed_weapon", form="short")).size, as_weapon(Thing("two_handed_weapon", form="bow")).ranged
    (1, 'bow')
    """
    size = SIZES.get(thing.item, 0)
    ranged = thing.item if thing.item in FIREARMS else thing.form if thing.form in (THROWN, SLING, BOW) else ""
    return Weapon(1 if thing.form == SHORT else size, ranged, int(thing.magic))


@lru_cache(REMEMBERED)
def weapon_in_hand(person: Person) -> Weapon:
    """The weapon that a character fights with: a magic one first, then the largest in hand. Size 0 for the unarmed.
    [FT-MELEE-10 FT-MELEE-13 FT-MAGIC-01]"""
    held = (as_weapon(thing) for thing in person.things if thing.place == HAND)
    return max(
        (weapon for weapon in held if weapon.size), key=lambda weapon: (weapon.magic, weapon.size), default=Weapon()
    )


@lru_cache(REMEMBERED)
def shooting_weapon(person: Person) -> Weapon:
    """The weapon that a character shoots or throws with: the first such in hand; none without one. [FT-RANGE-05]"""
    held = (as_weapon(thing) for thing in person.things if thing.place == HAND)
    return next((weapon for weapon in held if weapon.ranged), Weapon())


def ammunition_place(person: Person, ranged: str) -> int:
    """The place in a character's things of the ammunition for a ranged weapon; -1 for none. [FT-RANGE-08]"""
    wanted = QUIVER if ranged == BOW else POWDER if ranged in FIREARMS else ""
    return item_place(person, wanted) if wanted else -1


def needs_ammunition(ranged: str) -> bool:
    """Whether a ranged weapon needs a quiver or powder. Slings and thrown weapons need none. [FT-RANGE-08]"""
    return ranged == BOW or ranged in FIREARMS


# --- what things are good for -----------------------------------------------------------------------------------------
def helpful_items(person: Person, task: str, effect: str = "advantage") -> tuple[str, ...]:
    """The things that give a task advantage, or make it possible (`enable`). [FT-DICE-07]

    >>> helpful_items(Person("Ann", 0, type=0, body_max=2, body_ready=2, head_max=2, head_ready=2,
    ...                things=(new_thing("rope_50ft"),)), "climbing")
    ('rope_50ft',)
    """
    found = (thing.item for thing in person.things)
    return tuple(
        item for item in dict.fromkeys(found) if (item_kind(item).task, item_kind(item).effect) == (task, effect)
    )


def new_wear(item: str, die: int = NO_DIE, magic: int = 0) -> Wear:
    """Armor or a shield of the price list as it is worn: at this die, or whole. [FT-ARM-04]"""
    own = item_kind(item).die
    return Wear(die or own, own, magic)


# --- light ------------------------------------------------------------------------------------------------------------
@lru_cache(REMEMBERED)
def has_light(person: Person) -> bool:
    """Whether a character holds a lit torch, or a lit lantern and has oil. What is slung gives no light. [FT-GEAR-03
    FT-LOAD-01]"""
    lit = {thing.item for thing in person.things if thing.lit and thing.place == HAND}
    return TORCHES in lit or (LANTERN in lit and has_item(person, OIL))


def burning_places(person: Person) -> tuple[int, ...]:
    """The places in a character's things of what the light in use burns: each is rolled for once an Hour. [FT-GEAR-02
    FT-GEAR-03]"""
    found = []
    for k, thing in enumerate(person.things):
        if thing.lit:
            fuel = k if thing.item == TORCHES else item_place(person, OIL)
            found.append(fuel)
    return tuple(dict.fromkeys(k for k in found if k >= 0))


def put_out_lights(person: Person) -> Person:
    """The character with all lights out."""
    return replace(person, things=tuple(replace(thing, lit=False) if thing.lit else thing for thing in person.things))
