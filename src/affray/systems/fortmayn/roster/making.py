"""Making a character of the roster: the rules that it breaks, the dice and the coins that it has left."""

from collections.abc import Iterator

from affray.core import InputError, Refusal
from affray.core.reading.naming import LONGEST_NAME, can_keep
from affray.systems.fortmayn.content.codes import BRAINY, TYPE_NAMES
from affray.systems.fortmayn.content.house_rules import PLAIN, House
from affray.systems.fortmayn.content.people import Thing
from affray.systems.fortmayn.content.row_names import text_of
from affray.systems.fortmayn.content.tables import shipped
from affray.systems.fortmayn.position.thing_notation import read_thing
from affray.systems.fortmayn.roster.adventurer import NONE, Hero, all_words, person_of, things_of
from affray.systems.fortmayn.rules.books import BOOKS
from affray.systems.fortmayn.rules.creating import ATTACHMENTS, COIN_DICE, COIN_DIE, COINS_A_POINT, FOUR_DICE, WEAPON
from affray.systems.fortmayn.rules.gear import FORMS, HANDS, SHIELD_SLOT, WORN_SLOT, hands_of, kind_of, kinds
from affray.systems.fortmayn.rules.refusing import no
from affray.systems.fortmayn.rules.shopping import HIRELING, LODGING, SURGEON, WINE_FILL

PURSES = tuple(str(COINS_A_POINT * points) for points in range(COIN_DICE, COIN_DICE * COIN_DIE + 1))
"""What the coin dice may come to. [FT-CHAR-07]"""
NOT_OWNED = frozenset((HIRELING, LODGING, SURGEON, WINE_FILL, "riding_mount"))
"""What has a price and is nothing to carry."""


# --- sums -------------------------------------------------------------------------------------------------------------
def dice_of(one: Hero) -> int:
    """The dice that it owns: four, those gained and assigned, less those lost for good. [FT-CHAR-02 FT-XP-02]"""
    return FOUR_DICE + one.gained - one.maimed


def dice_left(one: Hero) -> int | None:
    """The dice that a new character still has to split; None for one that has been out. [FT-CHAR-02]"""
    return None if one.seasoned else dice_of(one) - one.body - one.head


def spent(one: Hero) -> int:
    """The coins that a new character's things cost. The first 1-handed weapon and a Brainy's own book are free.
    [FT-CHAR-07 FT-GEAR-01 FT-FILL-05]

    >>> spent(Hero("Ann", armor="leather", slung=("two_handed_weapon:bow",), gear=("quiver",)))
    170
    """
    things = [thing.item for thing in things_of(one)]
    worn = [thing.item for thing in (read_thing(word, one.name) for word in (one.armor, one.shield) if word != NONE)]
    own = kind_of(WEAPON).cost if WEAPON in things else 0
    return sum(kind_of(item).cost for item in (*things, *worn)) - own


def purse(one: Hero) -> int:
    """The coins in its purse; of a new character those that its things have left. [FT-CHAR-07]"""
    return one.coins if one.seasoned else thrown(one) - spent(one)


def thrown(one: Hero) -> int:
    """The coins thrown for a new character; 0 for what is no number. [FT-CHAR-07]"""
    return int(one.thrown) if one.thrown.isascii() and one.thrown.isdigit() else 0


# --- faults -----------------------------------------------------------------------------------------------------------
def faults_of(one: Hero, house: House = PLAIN) -> list[Refusal]:
    """Every rule that a character of the roster breaks; empty for one that may be kept."""
    found = [] if can_keep(one.name) else [no("person-name", "name", named=repr(one.name), most=LONGEST_NAME)]
    strange = list(unknown(one))
    if strange:
        return [*found, *strange]
    return [*found, *dice_faults(one), *thing_faults(one), *spell_faults(one, house), *bond_faults(one)]


def unknown(one: Hero) -> Iterator[Refusal]:
    """A fault for each name that no list has."""
    if one.race not in TYPE_NAMES:
        yield no("person-type", "unknown", "FT-CHAR-01", given=one.race, known=TYPE_NAMES)
    for word in all_words(one):
        try:
            thing = read_thing(word, one.name or "figure")
        except InputError as error:
            yield no("hero-word", "unknown", "FT-GEAR-01", reason=str(error))
            continue
        if not is_known(thing):
            yield no("hero-thing", "unknown", "FT-GEAR-01", item=thing.item)
        elif thing.form not in FORMS.get(thing.item, (thing.form,)):
            yield no("no-such-form", "unknown", "FT-MELEE-13", item=thing.item, form=thing.form)
    spells = {row.spell_id for row in shipped().spells}
    for spell in (*one.spells, *one.memorised):
        if spell not in spells:
            yield no("spell-unknown", "unknown", "FT-FILL-05", spell=spell)
    if one.career and one.career not in {row.career_id for row in shipped().careers}:
        yield no("career-unknown", "unknown", "FT-FILL-06", given=one.career, known=careers())


def is_known(thing: Thing) -> bool:
    """Whether a thing is on the price lists, a find, or a belonging. [FT-GEAR-01 FT-FILL-06 FT-FILL-10]"""
    if thing.item in kinds():
        return thing.item not in NOT_OWNED
    finds = {row.treasure_id for row in shipped().treasures}
    belongings = {text_of(row, "belonging") for row in shipped().careers}
    return thing.value > 0 or thing.item in BOOKS or thing.item in finds | belongings


def careers() -> tuple[str, ...]:
    """The careers that ship. [FT-FILL-06]"""
    return tuple(row.career_id for row in shipped().careers)


def dice_faults(one: Hero) -> Iterator[Refusal]:
    """The faults of its dice. [FT-CHAR-02 FT-CORE-07 FT-XP-02]"""
    least = 0 if one.maimed else 1
    if one.body < 1 or one.head < least or one.body + one.head != dice_of(one):
        yield no("hero-dice", "total", "FT-CHAR-02", body=one.body, head=one.head, count=dice_of(one), least=least)
    if one.wounded > one.body or one.exhausted > one.head:
        yield no("hero-ready", "ready", "FT-CORE-07", body=one.body, head=one.head)


def thing_faults(one: Hero) -> Iterator[Refusal]:
    """The faults of what it wears and holds, and of its coins. [FT-LOAD-01 FT-ARM-04 FT-CHAR-07 FT-GEAR-01]"""
    for key, word, slot in (("armor", one.armor, WORN_SLOT), ("shield", one.shield, SHIELD_SLOT)):
        if word not in ("", NONE) and kind_of(read_thing(word, one.name).item).slot != slot:
            yield no("hero-worn", key, "FT-ARM-04", item=read_thing(word, one.name).item, slot=key)
    hands = hands_of(person_of(one))
    if hands > HANDS:
        yield no("hero-hands", "hands", "FT-LOAD-01", count=hands)
    if one.seasoned:
        return
    if one.thrown not in PURSES:
        yield no("hero-coins", "coins", "FT-CHAR-07", coins=one.thrown, least=PURSES[0], most=PURSES[-1])
    elif purse(one) < 0:
        yield no("too-dear", "coins", "FT-GEAR-01", who=one.name, cost=spent(one), coins=thrown(one))


def spell_faults(one: Hero, house: House) -> Iterator[Refusal]:
    """The faults of its spells: a new Brainy knows as many as HEAD Dice, a new Brawny none. [FT-FILL-05 FT-SPELL-03]"""
    due = one.head if one.type == BRAINY and not house.magic else 0
    if not one.seasoned and not len(set(one.spells)) == len(one.spells) == due:
        yield no("spells-at-start", "spells", "FT-FILL-05", count=len(set(one.spells)), due=due)
    if len(one.memorised) > one.head or len(set(one.memorised)) < len(one.memorised):
        yield no("too-many-spells", "spells", "FT-SPELL-03", who=one.name, count=len(one.memorised), most=one.head)
    for spell in one.memorised:
        if spell not in one.spells:
            yield no("spell-not-known", "spell", "FT-SPELL-03", who=one.name, spell=spell)


def bond_faults(one: Hero) -> Iterator[Refusal]:
    """The faults of its attachments: a new character has two different ones. [FT-SOC-05]"""
    if len(set(one.attachments)) < len(one.attachments) or (not one.seasoned and len(one.attachments) != ATTACHMENTS):
        yield no("two-attachments", "attachments", "FT-SOC-05", count=len(set(one.attachments)), most=LONGEST_BOND)


LONGEST_BOND = 80
