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
def dice_owned(one: Adventurer) -> int:
    """The dice that it owns: four, those gained and assigned, less those lost for good. [FT-CHAR-02 FT-XP-02]"""
    return FOUR_DICE + one.gained - one.maimed


def dice_left(one: Adventurer) -> int | None:
    """The dice that a new character still has to split; None for one that has been out. [FT-CHAR-02]"""
    return None if one.seasoned else dice_owned(one) - one.body - one.head


def coins_spent(one: Adventurer) -> int:
    """The coins that a new character's things cost. The first 1-handed weapon and a Brainy's own book are free.
    [FT-CHAR-07 FT-GEAR-01 FT-FILL-05]

    >>> coins_spent(Adventurer("Ann", armor="leather", slung=("two_handed_weapon:bow",), gear=("quiver",)))
    170
    """
    things = [thing.item for thing in things_of(one)]
    worn = [thing.item for thing in (read_thing(word, one.name) for word in (one.armor, one.shield) if word != NONE)]
    own = item_kind(WEAPON).cost if WEAPON in things else 0
    return sum(item_kind(item).cost for item in (*things, *worn)) - own


def coins_left(one: Adventurer) -> int:
    """The coins in its purse; of a new character those that its things have left. [FT-CHAR-07]"""
    return one.coins if one.seasoned else coins_thrown(one) - coins_spent(one)


def coins_thrown(one: Adventurer) -> int:
    """The coins thrown for a new character; 0 for what is no number. [FT-CHAR-07]"""
    return int(one.thrown) if one.thrown.isascii() and one.thrown.isdigit() else 0


# --- faults -----------------------------------------------------------------------------------------------------------
def figure_faults(one: Adventurer, house: House = PLAIN) -> list[Refusal]:
    """Every rule that a character of the roster breaks; empty for one that may be kept."""
    found = [] if can_keep(one.name) else [refusal("person-name", "name", named=repr(one.name), most=LONGEST_NAME)]
    strange = list(unknown_faults(one))
    if strange:
        return [*found, *strange]
    return [*found, *dice_faults(one), *thing_faults(one), *spell_faults(one, house), *bond_faults(one)]


def unknown_faults(one: Adventurer) -> Iterator[Refusal]:
    """A fault for each name that no list has."""
    if one.race not in TYPE_NAMES:
        yield refusal("person-type", "unknown", "FT-CHAR-01", given=one.race, known=TYPE_NAMES)
    for word in all_words(one):
        try:
            thing = read_thing(word, one.name or "figure")
        except InputError as error:
            yield refusal("hero-word", "unknown", "FT-GEAR-01", reason=str(error))
            continue
        if not is_known_thing(thing):
            yield refusal("hero-thing", "unknown", "FT-GEAR-01", item=thing.item)
        elif thing.form not in FORMS.get(thing.item, (thing.form,)):
            yield refusal("no-such-form", "unknown", "FT-MELEE-13", item=thing.item, form=thing.form)
    spells = {row.spell_id for row in shipped().spells}
    for spell in (*one.spells, *one.memorised):
        if spell not in spells:
            yield refusal("spell-unknown", "unknown", "FT-FILL-05", spell=spell)
    if one.career and one.career not in {row.career_id for row in shipped().careers}:
        yield refusal("career-unknown", "unknown", "FT-FILL-06", given=one.career, known=careers())


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


def dice_faults(one: Adventurer) -> Iterator[Refusal]:
    """The faults of its dice. [FT-CHAR-02 FT-CORE-07 FT-XP-02]"""
    least = 0 if one.maimed else 1
    if one.body < 1 or one.head < least or one.body + one.head != dice_owned(one):
        yield refusal(
            "hero-dice", "total", "FT-CHAR-02", body=one.body, head=one.head, count=dice_owned(one), least=least
        )
    if one.wounded > one.body or one.exhausted > one.head:
        yield refusal("hero-ready", "ready", "FT-CORE-07", body=one.body, head=one.head)


def thing_faults(one: Adventurer) -> Iterator[Refusal]:
    """The faults of what it wears and holds, and of its coins. [FT-LOAD-01 FT-ARM-04 FT-CHAR-07 FT-GEAR-01]"""
    for key, word, slot in (("armor", one.armor, WORN_SLOT), ("shield", one.shield, SHIELD_SLOT)):
        if word not in ("", NONE) and item_kind(read_thing(word, one.name).item).slot != slot:
            yield refusal("hero-worn", key, "FT-ARM-04", item=read_thing(word, one.name).item, slot=key)
    hands = hands_full(person_from_adventurer(one))
    if hands > HANDS:
        yield refusal("hero-hands", "hands", "FT-LOAD-01", count=hands)
    if one.seasoned:
        return
    if one.thrown not in PURSES:
        yield refusal("hero-coins", "coins", "FT-CHAR-07", coins=one.thrown, least=PURSES[0], most=PURSES[-1])
    elif coins_left(one) < 0:
        yield refusal("too-dear", "coins", "FT-GEAR-01", who=one.name, cost=coins_spent(one), coins=coins_thrown(one))


def spell_faults(one: Adventurer, house: House) -> Iterator[Refusal]:
    """The faults of its spells: a new Brainy knows as many as HEAD Dice, a new Brawny none. [FT-FILL-05 FT-SPELL-03]"""
    due = one.head if one.type == BRAINY and not house.magic else 0
    if not one.seasoned and not len(set(one.spells)) == len(one.spells) == due:
        yield refusal("spells-at-start", "spells", "FT-FILL-05", count=len(set(one.spells)), due=due)
    if len(one.memorised) > one.head or len(set(one.memorised)) < len(one.memorised):
        yield refusal("too-many-spells", "spells", "FT-SPELL-03", who=one.name, count=len(one.memorised), most=one.head)
    for spell in one.memorised:
        if spell not in one.spells:
            yield refusal("spell-not-known", "spell", "FT-SPELL-03", who=one.name, spell=spell)


def bond_faults(one: Adventurer) -> Iterator[Refusal]:
    """The faults of its attachments: a new character has two different ones. [FT-SOC-05]"""
    if len(set(one.attachments)) < len(one.attachments) or (not one.seasoned and len(one.attachments) != ATTACHMENTS):
        yield refusal("two-attachments", "attachments", "FT-SOC-05", count=len(set(one.attachments)), most=LONGEST_BOND)


LONGEST_BOND = 80
