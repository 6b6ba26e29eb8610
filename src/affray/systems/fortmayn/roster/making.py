"""Making a character of the roster: the rules that it breaks, the dice and the coins that it has left."""

from collections.abc import Iterator

from affray.core import InputError, Refusal
from affray.core.reading.naming import LONGEST_NAME, can_keep
from affray.systems.fortmayn.content.codes import BRAINY, TYPE_NAMES
from affray.systems.fortmayn.content.house_rules import PLAIN, House
from affray.systems.fortmayn.content.people import Thing
from affray.systems.fortmayn.content.row_names import row_text
from affray.systems.fortmayn.content.tables import shipped
from affray.systems.fortmayn.position.thing_notation import read_thing
from affray.systems.fortmayn.roster.adventurer import NONE, Adventurer, all_words, person_from_adventurer, things_of
from affray.systems.fortmayn.rules.books import BOOKS
from affray.systems.fortmayn.rules.creating import ATTACHMENTS, COIN_DICE, COIN_DIE, COINS_A_POINT, FOUR_DICE, WEAPON
from affray.systems.fortmayn.rules.gear import FORMS, HANDS, SHIELD_SLOT, WORN_SLOT, hands_full, item_kind, item_kinds
from affray.systems.fortmayn.rules.refusing import refusal
from affray.systems.fortmayn.rules.shopping import HIRELING, LODGING, SURGEON, WINE_FILL

PURSES = tuple(str(COINS_A_POINT * points) for points in range(COIN_DICE, COIN_DICE * COIN_DIE + 1))
"""What the coin dice may come to. [FT-CHAR-07]"""
NOT_OWNED = frozenset((HIRELING, LODGING, SURGEON, WINE_FILL, "riding_mount"))
"""What has a price and is nothing to carry."""


# --- sums -------------------------------------------------------------------------------------------------------------
def dice_owned(adventurer: Adventurer) -> int:
    """The dice that it owns: four, those gained and assigned, less those lost for good. [FT-CHAR-02 FT-XP-02]"""
    return FOUR_DICE + adventurer.gained - adventurer.maimed


def dice_left(adventurer: Adventurer) -> int | None:
    """The dice that a new character still has to split; None for one that has been out. [FT-CHAR-02]"""
    return None if adventurer.seasoned else dice_owned(adventurer) - adventurer.body - adventurer.head


def coins_spent(adventurer: Adventurer) -> int:
    """The coins that a new character's things cost. The first 1-handed weapon and a Brainy's own book are free.
    [FT-CHAR-07 FT-GEAR-01 FT-FILL-05]

    >>> coins_spent(Adventurer("Ann", armor="leather", slung=("two_handed_weapon:bow",), gear=("quiver",)))
    170
    """
    things = [thing.item for thing in things_of(adventurer)]
    worn = [
        thing.item
        for thing in (
            read_thing(word, adventurer.name) for word in (adventurer.armor, adventurer.shield) if word != NONE
        )
    ]
    own = item_kind(WEAPON).cost if WEAPON in things else 0
    return sum(item_kind(item).cost for item in (*things, *worn)) - own


def coins_left(adventurer: Adventurer) -> int:
    """The coins in its purse; of a new character those that its things have left. [FT-CHAR-07]"""
    return adventurer.coins if adventurer.seasoned else coins_thrown(adventurer) - coins_spent(adventurer)


def coins_thrown(adventurer: Adventurer) -> int:
    """The coins thrown for a new character; 0 for what is no number. [FT-CHAR-07]"""
    return int(adventurer.thrown) if adventurer.thrown.isascii() and adventurer.thrown.isdigit() else 0


# --- faults -----------------------------------------------------------------------------------------------------------
def figure_faults(adventurer: Adventurer, house: House = PLAIN) -> list[Refusal]:
    """Every rule that a character of the roster breaks; empty for one that may be kept."""
    found = (
        []
        if can_keep(adventurer.name)
        else [refusal("person-name", "name", named=repr(adventurer.name), most=LONGEST_NAME)]
    )
    strange = list(unknown_faults(adventurer))
    if strange:
        return [*found, *strange]
    return [
        *found,
        *dice_faults(adventurer),
        *thing_faults(adventurer),
        *spell_faults(adventurer, house),
        *bond_faults(adventurer),
    ]


def unknown_faults(adventurer: Adventurer) -> Iterator[Refusal]:
    """A fault for each name that no list has."""
    if adventurer.race not in TYPE_NAMES:
        yield refusal("person-type", "unknown", "FT-CHAR-01", given=adventurer.race, known=TYPE_NAMES)
    for word in all_words(adventurer):
        try:
            thing = read_thing(word, adventurer.name or "figure")
        except InputError as error:
            yield refusal("hero-word", "unknown", "FT-GEAR-01", reason=str(error))
            continue
        if not is_known_thing(thing):
            yield refusal("hero-thing", "unknown", "FT-GEAR-01", item=thing.item)
        elif thing.form not in FORMS.get(thing.item, (thing.form,)):
            yield refusal("no-such-form", "unknown", "FT-MELEE-13", item=thing.item, form=thing.form)
    spells = {row.spell_id for row in shipped().spells}
    for spell in (*adventurer.spells, *adventurer.memorised):
        if spell not in spells:
            yield refusal("spell-unknown", "unknown", "FT-FILL-05", spell=spell)
    if adventurer.career and adventurer.career not in {row.career_id for row in shipped().careers}:
        yield refusal("career-unknown", "unknown", "FT-FILL-06", given=adventurer.career, known=careers())


def is_known_thing(thing: Thing) -> bool:
    """Whether a thing is on the price lists, a find, or a belonging. [FT-GEAR-01 FT-FILL-06 FT-FILL-10]"""
    if thing.item in item_kinds():
        return thing.item not in NOT_OWNED
    finds = {row.treasure_id for row in shipped().treasures}
    belongings = {row_text(row, "belonging") for row in shipped().careers}
    return thing.value > 0 or thing.item in BOOKS or thing.item in finds | belongings


def careers() -> tuple[str, ...]:
    """The careers that ship. [FT-FILL-06]"""
    return tuple(row.career_id for row in shipped().careers)


def dice_faults(adventurer: Adventurer) -> Iterator[Refusal]:
    """The faults of its dice. [FT-CHAR-02 FT-CORE-07 FT-XP-02]"""
    least = 0 if adventurer.maimed else 1
    if adventurer.body < 1 or adventurer.head < least or adventurer.body + adventurer.head != dice_owned(adventurer):
        yield refusal(
            "hero-dice",
            "total",
            "FT-CHAR-02",
            body=adventurer.body,
            head=adventurer.head,
            count=dice_owned(adventurer),
            least=least,
        )
    if adventurer.wounded > adventurer.body or adventurer.exhausted > adventurer.head:
        yield refusal("hero-ready", "ready", "FT-CORE-07", body=adventurer.body, head=adventurer.head)


def thing_faults(adventurer: Adventurer) -> Iterator[Refusal]:
    """The faults of what it wears and holds, and of its coins. [FT-LOAD-01 FT-ARM-04 FT-CHAR-07 FT-GEAR-01]"""
    for key, word, slot in (("armor", adventurer.armor, WORN_SLOT), ("shield", adventurer.shield, SHIELD_SLOT)):
        if word not in ("", NONE) and item_kind(read_thing(word, adventurer.name).item).slot != slot:
            yield refusal("hero-worn", key, "FT-ARM-04", item=read_thing(word, adventurer.name).item, slot=key)
    hands = hands_full(person_from_adventurer(adventurer))
    if hands > HANDS:
        yield refusal("hero-hands", "hands", "FT-LOAD-01", count=hands)
    if adventurer.seasoned:
        return
    if adventurer.thrown not in PURSES:
        yield refusal("hero-coins", "coins", "FT-CHAR-07", coins=adventurer.thrown, least=PURSES[0], most=PURSES[-1])
    elif coins_left(adventurer) < 0:
        yield refusal(
            "too-dear",
            "coins",
            "FT-GEAR-01",
            who=adventurer.name,
            cost=coins_spent(adventurer),
            coins=coins_thrown(adventurer),
        )


def spell_faults(adventurer: Adventurer, house: House) -> Iterator[Refusal]:
    """The faults of its spells: a new Brainy knows as many as HEAD Dice, a new Brawny none. [FT-FILL-05 FT-SPELL-03]"""
    due = adventurer.head if adventurer.type == BRAINY and not house.magic else 0
    if not adventurer.seasoned and not len(set(adventurer.spells)) == len(adventurer.spells) == due:
        yield refusal("spells-at-start", "spells", "FT-FILL-05", count=len(set(adventurer.spells)), due=due)
    if len(adventurer.memorised) > adventurer.head or len(set(adventurer.memorised)) < len(adventurer.memorised):
        yield refusal(
            "too-many-spells",
            "spells",
            "FT-SPELL-03",
            who=adventurer.name,
            count=len(adventurer.memorised),
            most=adventurer.head,
        )
    for spell in adventurer.memorised:
        if spell not in adventurer.spells:
            yield refusal("spell-not-known", "spell", "FT-SPELL-03", who=adventurer.name, spell=spell)


def bond_faults(adventurer: Adventurer) -> Iterator[Refusal]:
    """The faults of its attachments: a new character has two different ones. [FT-SOC-05]"""
    if len(set(adventurer.attachments)) < len(adventurer.attachments) or (
        not adventurer.seasoned and len(adventurer.attachments) != ATTACHMENTS
    ):
        yield refusal(
            "two-attachments", "attachments", "FT-SOC-05", count=len(set(adventurer.attachments)), most=LONGEST_BOND
        )


LONGEST_BOND = 80
