"""A character between delves: what it is, what it owns and knows, what it has lost; and as one line of text."""

from typing import Annotated

import msgspec

from affray.core.faces.people import LineField, RosterFigure
from affray.core.reading.record_lines import RecordLine
from affray.systems.fortmayn.content.codes import TYPE_NAMES
from affray.systems.fortmayn.content.people import Person, Thing, Wear
from affray.systems.fortmayn.position.thing_notation import read_thing, write_thing
from affray.systems.fortmayn.rules.books import make_book
from affray.systems.fortmayn.rules.creating import WEAPON
from affray.systems.fortmayn.rules.gear import HAND, LARGE_SACK, SLUNG, SMALL_SACK, is_overloaded, item_kind

NONE = "none"
MOST_DICE, MOST_COINS, MOST_MOMENTS, MOST_THINGS, MOST_LETTERS = 30, 999_999, 40, 40, 80
BONDS = ("old_comrade", "sister_in_town")
"""What a draft is attached to that names nothing."""
Dice = Annotated[int, msgspec.Meta(ge=0, le=MOST_DICE)]
Coins = Annotated[int, msgspec.Meta(ge=0, le=MOST_COINS)]
Word = Annotated[str, msgspec.Meta(max_length=MOST_LETTERS)]
Words = Annotated[tuple[Word, ...], msgspec.Meta(max_length=MOST_THINGS)]


class Adventurer(RosterFigure, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A character of the roster. Armor, shield and things are words, see `thing_notation`. [FT-CORE-01 FT-CHAR-07]"""

    race: Word = TYPE_NAMES[0]
    """The name of its type."""
    body: Dice = 2
    """BODY Dice owned."""
    head: Dice = 2
    """HEAD Dice owned."""
    coins: Coins = 0
    """The coins in its purse, once it is seasoned."""
    thrown: Word = "100"
    """The coins thrown for it, which pay for its things until it is seasoned."""
    armor: Word = NONE
    """The armor worn."""
    shield: Word = NONE
    """The shield on the arm."""
    weapons: Words = (WEAPON,)
    """What it holds."""
    slung: Words = ()
    """What it has slung."""
    gear: Words = ()
    """What it carries."""
    spells: Words = ()
    """The ids of the spells known."""
    memorised: Words = ()
    """The ids of the spells in memory."""
    attachments: Words = BONDS
    """What it is attached to, in words or ids."""
    career: Word = ""
    """The id of its career; empty for none."""
    wounded: Dice = 0
    """BODY Dice that are not ready."""
    exhausted: Dice = 0
    """HEAD Dice that are not ready."""
    fat_head: Annotated[int, msgspec.Meta(ge=0, le=MOST_MOMENTS)] = 0
    """Moments that a Fat Head still lasts."""
    dice: Dice = 0
    """Dice gained and not assigned yet."""
    gained: Dice = 0
    """All Dice gained."""
    maimed: Dice = 0
    """Dice lost for good."""
    mounted: bool = False
    """Whether it rides."""
    seasoned: bool = False
    """Whether it has been out on a delve."""
    dead: bool = False
    """Whether it is dead."""

    @property
    def type(self) -> int:
        """The number of its type; the first type for an unknown one."""
        return TYPE_NAMES.index(self.race) if self.race in TYPE_NAMES else 0


# --- as a character ---------------------------------------------------------------------------------------------------
def person_from_adventurer(adventurer: Adventurer, side: int = 0) -> Person:
    """The character as its next delve begins. Raises InputError for a word that does not read."""
    armor, shield = (read_worn(word, adventurer.name) for word in (adventurer.armor, adventurer.shield))
    return Person(
        id=adventurer.name,
        side=side,
        type=adventurer.type,
        body_max=adventurer.body,
        body_ready=max(0, adventurer.body - adventurer.wounded),
        head_max=adventurer.head,
        head_ready=max(0, adventurer.head - adventurer.exhausted),
        armor=wear_from_thing(armor),
        shield=wear_from_thing(shield),
        armor_item=armor.item if armor else "",
        shield_item=shield.item if shield else "",
        things=things_of(adventurer),
        coins=adventurer.coins,
        known=adventurer.spells,
        memorised=adventurer.memorised,
        attachments=adventurer.attachments,
        career=adventurer.career,
        fat_head=adventurer.fat_head,
        mounted=adventurer.mounted,
        out=adventurer.wounded >= adventurer.body,
        dead=adventurer.dead,
    )


def read_worn(word: str, where: str) -> Thing | None:
    """The armor or shield that a word describes; None for none. Raises InputError."""
    return None if word in ("", NONE) else read_thing(word, where)


def wear_from_thing(thing: Thing | None) -> Wear:
    """A thing as worn gear; its own die is that of the price list."""
    return Wear(thing.die, item_kind(thing.item).die, int(thing.magic)) if thing else Wear()


def things_of(adventurer: Adventurer) -> tuple[Thing, ...]:
    """What a character holds, has slung and carries. One that has never been out also has the book with its spells.
    Raises InputError for a word that does not read."""
    placed = [(word, HAND) for word in adventurer.weapons] + [(word, SLUNG) for word in adventurer.slung]
    found = [msgspec.structs.replace(read_thing(word, adventurer.name), place=place) for word, place in placed]
    if adventurer.spells and not adventurer.seasoned:
        found.append(make_book(adventurer.spells))
    return (*found, *(read_thing(word, adventurer.name) for word in adventurer.gear))


def adventurer_from_person(person: Person, before: Adventurer) -> Adventurer:
    """A character of the roster as it is after a delve. Dice that it owns and has not been seen to gain or lose are
    worked out from their number. [FT-XP-02 FT-OOFA-04 FT-OOFA-05 FT-OOFA-06]"""
    more = person.body_max + person.head_max - before.body - before.head
    held = tuple(write_thing(thing) for thing in person.things if thing.place == HAND and thing.item not in SACKS)
    slung = tuple(write_thing(thing) for thing in person.things if thing.place == SLUNG)
    rest = (thing for thing in person.things if thing.place not in (HAND, SLUNG) or thing.item in SACKS)
    return Adventurer(
        name=before.name,
        race=TYPE_NAMES[person.type],
        body=person.body_max,
        head=person.head_max,
        coins=min(MOST_COINS, person.coins),
        armor=worn_word(person.armor, person.armor_item),
        shield=worn_word(person.shield, person.shield_item),
        weapons=held,
        slung=slung,
        gear=tuple(write_thing(thing) for thing in rest)[:MOST_THINGS],
        spells=person.known,
        memorised=person.memorised,
        attachments=person.attachments,
        career=person.career,
        wounded=person.body_max - person.body_ready,
        exhausted=person.head_max - person.head_ready,
        fat_head=person.fat_head,
        dice=before.dice,
        gained=before.gained + max(0, more),
        maimed=before.maimed + max(0, -more),
        mounted=person.mounted,
        seasoned=True,
        dead=person.dead or person.lost,
    )


SACKS = (SMALL_SACK, LARGE_SACK)
"""Things that are carried in hand and are no weapon."""


def worn_word(worn: Wear, item: str) -> str:
    """Worn gear as a word; NONE where it is broken. [FT-ARM-06]"""
    return write_thing(Thing(item, die=worn.die, magic=bool(worn.magic))) if worn.die else NONE


def is_burdened(adventurer: Adventurer) -> bool:
    """Whether a character is overloaded. [FT-LOAD-03]"""
    return is_overloaded(person_from_adventurer(adventurer))


def all_words(adventurer: Adventurer) -> tuple[str, ...]:
    """The words of all that it has, worn things last."""
    return (
        *adventurer.weapons,
        *adventurer.slung,
        *adventurer.gear,
        *(word for word in (adventurer.shield, adventurer.armor) if word not in ("", NONE)),
    )


# --- as text ----------------------------------------------------------------------------------------------------------
LINE_FIELDS = (
    LineField("race", "Brawny or brainy.", given="new"),
    LineField("body", "BODY Dice.", int, "new"),
    LineField("head", "HEAD Dice.", int, "new"),
    LineField("thrown", "Ten times what 3d6 show.", int, "new", flag="coins"),
    LineField("armor", "What it wears."),
    LineField("shield", "Its shield."),
    LineField("weapons", "What it holds, such as one_handed_weapon."),
    LineField("slung", "Its slung weapons."),
    LineField("gear", "What it carries."),
    LineField("spells", "The spells that it knows."),
    LineField("memorised", "The spells that it has memorised.", given="kept"),
    LineField("attachments", 'Its two attachments, such as "the guild,a brother".', given="new"),
    LineField("career", "Its career.", given="new"),
)
"""What may be given of a character by options."""
LINE = RecordLine(Adventurer(""), always=("name", "race", "body", "head"))
"""A character as a line of text."""
