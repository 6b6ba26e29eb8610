"""What a character can be made of: types, things with their prices, spells, attachments, careers."""

from functools import cache

from affray.core.faces.guide import Row
from affray.core.faces.people import Choices, CodeName, Item, Kind, Slot, Trait
from affray.systems.fortmayn.content.codes import BODY, HEAD, TYPE_NAMES
from affray.systems.fortmayn.content.rows import SpellRow
from affray.systems.fortmayn.content.tables import shipped, types
from affray.systems.fortmayn.roster.adventurer import NONE, Adventurer
from affray.systems.fortmayn.roster.maker_sheet import hero_phrase
from affray.systems.fortmayn.roster.making import NOT_OWNED, PURSES, careers
from affray.systems.fortmayn.roster.ready_made import ready_made
from affray.systems.fortmayn.rules.creating import FOUR_DICE
from affray.systems.fortmayn.rules.dice.pools import base_die
from affray.systems.fortmayn.rules.gear import FORMS, SHIELD_SLOT, WEAPON, WORN_SLOT, item_kind, item_kinds

TRAITS = (Trait("body"), Trait("head"))
LEAST = (1, 1)
SLOTS = (
    Slot("weapons", ("weapons",), many=True, empty=True),
    Slot("shield", ("shields",)),
    Slot("armor", ("armors",)),
    Slot("slung", ("weapons",), many=True, empty=True),
    Slot("gear", ("gear",), many=True, empty=True),
    Slot("spells", ("spells",), many=True, empty=True),
    Slot("attachments", ("bonds",), many=True, empty=True),
    Slot("thrown", ("purses",)),
)
BONDS = (
    "old_comrade", "sister_in_town", "patron", "guild", "mentor", "sweetheart", "temple", "debt_of_honor", "regiment",
    "birthplace", "rival", "child",
)  # fmt: skip
"""Attachments that suggest themselves; any other words serve as well. [FT-SOC-05]"""


@cache
def choices() -> Choices:
    """Everything that a character can be made of."""
    return Choices(
        TRAITS,
        tuple(type_kind(place, name) for place, name in enumerate(TYPE_NAMES)),
        {
            "weapons": tuple(weapon_item(item, form) for item in slot_items(WEAPON) for form in FORMS.get(item, ("",))),
            "shields": (no_item(), *(plain_item(item) for item in slot_items(SHIELD_SLOT))),
            "armors": (no_item(), *(plain_item(item) for item in slot_items(WORN_SLOT))),
            "gear": tuple(plain_item(item) for item in carried_items()),
            "spells": tuple(spell_item(row) for row in shipped().spells),
            "bonds": tuple(Item(bond, CodeName("attachment", bond)) for bond in BONDS),
            "purses": tuple(Item(coins, CodeName("coins", coins)) for coins in sorted(PURSES, key=is_unusual)),
            "careers": tuple(Item(career, CodeName("career", career)) for career in careers()),
        },
        SLOTS,
        opponents=tuple(ready_made()),
    )


def is_unusual(coins: str) -> bool:
    """Whether a number of coins differs from that of a draft whose dice have not been thrown."""
    return coins != Adventurer("").thrown


def slot_items(slot: str) -> tuple[str, ...]:
    """The things of the price lists that go into a slot."""
    return tuple(item for item, kind in item_kinds().items() if kind.slot == slot and item not in NOT_OWNED)


def carried_items() -> tuple[str, ...]:
    """The things of the price lists that are only carried."""
    taken = (WEAPON, SHIELD_SLOT, WORN_SLOT)
    return tuple(item for item, kind in item_kinds().items() if kind.slot not in taken and item not in NOT_OWNED)


def type_kind(number: int, name: str) -> Kind:
    """A type as a kind to choose. [FT-CHAR-01 FT-CHAR-02 FT-CHAR-04 FT-CHAR-05]"""
    dice = {"body": base_die(number, BODY), "head": base_die(number, HEAD)}
    knacks = tuple(types()[name].task_advantage.split())
    rule = hero_phrase("type-rule", type=name, total=FOUR_DICE, tasks=knacks or ("none",))
    return Kind(
        name,
        CodeName("type", name),
        LEAST,
        FOUR_DICE,
        hero_phrase("type-facts", **dice),
        Row(hero_phrase("row-type"), rule, clauses=("FT-CHAR-01", "FT-CHAR-02", "FT-CHAR-04", "FT-CHAR-05")),
    )


def no_item() -> Item:
    """The item that stands for no shield and no armor."""
    return Item(NONE, CodeName("nothing", NONE))


def plain_item(item: str) -> Item:
    """A thing of the price lists as an item, with its price. [FT-GEAR-01]"""
    kind = item_kind(item)
    value = hero_phrase("price", coins=kind.cost, die=kind.die, bulk=kind.bulk)
    return Item(item, CodeName("item", item), effect=Row(hero_phrase("item", item=item), value), hands=kind.hands)


def weapon_item(item: str, form: str) -> Item:
    """A weapon, described in one of its forms, as an item. [FT-MELEE-13 FT-RANGE-05]"""
    kind = item_kind(item)
    name = f"{item}:{form}" if form else item
    value = hero_phrase("price", coins=kind.cost, die=kind.die, bulk=kind.bulk)
    row = Row(hero_phrase("item", item=name), value, clauses=("FT-MELEE-13", "FT-RANGE-05"))
    return Item(name, CodeName("item", name), effect=row, hands=kind.hands)


def spell_item(row: SpellRow) -> Item:
    """A spell as an item. [FT-FILL-05]"""
    value = hero_phrase("against", against=row.target_difficulty)
    return Item(
        row.spell_id, CodeName("spell", row.spell_id), effect=Row(hero_phrase("spellname", spell=row.spell_id), value)
    )
