"""Magic: who may cast what, the roll, memory and books.

[FT-SPELL-01 FT-SPELL-02 FT-SPELL-03 FT-SPELL-04 FT-SPELL-05 FT-SPELL-06 FT-SPELL-07 FT-FILL-05]
"""

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from msgspec.structs import replace

from affray.core import Refusal
from affray.referee import Referee, procedure, rule, tell
from affray.systems.fortmayn.content.codes import REMOVES_AT, ROLL_CAST, TOLD_CAST
from affray.systems.fortmayn.content.house_rules import House
from affray.systems.fortmayn.content.people import Person
from affray.systems.fortmayn.content.rows import SpellRow
from affray.systems.fortmayn.content.tables import Filler
from affray.systems.fortmayn.rules.books import BLANK, room_for_spells, spells_in, with_spell_copied
from affray.systems.fortmayn.rules.dice.pools import roll_pool
from affray.systems.fortmayn.rules.gear import replace_thing
from affray.systems.fortmayn.rules.healing import SHOCK
from affray.systems.fortmayn.rules.refusing import refusal
from affray.systems.fortmayn.rules.saves_and_sunder import Target
from affray.systems.fortmayn.rules.tests_and_stunts import effective_hits

FROM_BOOK, FROM_MEMORY = "book", "memory"
SOURCES = (FROM_BOOK, FROM_MEMORY)
RESISTING = ("creature", "obstacle")
"""Targets that resist with Difficulty Dice of their own. [FT-FILL-05]"""


class Casting(NamedTuple):
    """The outcome of a casting: Difficulty Dice removed and left, whether the spell takes hold, HEAD Dice exhausted and
    ready, whether a memorised spell is forgotten."""

    removed: int
    dd: int
    holds: int
    exhausted: int
    ready: int
    forgotten: int


# --- the roll ---------------------------------------------------------------------------------------------------------
@rule
def is_forgotten(memory: int, exhausted: int, ready: int) -> int:
    """Whether a spell cast from memory is forgotten, because this casting exhausted the last ready HEAD Die.
    [FT-SPELL-06]

    >>> is_forgotten(1, 1, 0), is_forgotten(1, 1, 1), is_forgotten(0, 1, 0)
    (1, 0, 0)
    """
    return int(memory and exhausted > 0 and ready == 0)


@procedure
def cast(ref: Referee, ready: int, die: int, target: Target, memory: int) -> Casting:
    """A casting with all ready HEAD Dice: each 1 or 2 is exhausted, without a cap; each 5 or more removes a Difficulty Die
    of the target; at 0 the spell takes hold. [FT-SPELL-04 FT-SPELL-05 FT-SPELL-06]"""
    fallen = roll_pool(ref, ready, die, REMOVES_AT, ROLL_CAST)
    removed = min(target.dd, effective_hits(fallen.hits, target))
    dd, left = target.dd - removed, ready - fallen.lows
    tell(ref, TOLD_CAST, removed, dd, fallen.lows, left)
    return Casting(removed, dd, int(dd == 0), fallen.lows, left, is_forgotten(memory, fallen.lows, left))


def after_casting(person: Person, spell: str, found: Casting, house: House) -> Person:
    """The caster afterwards. At 0 ready HEAD Dice a caster is not out, but with `casting_shock` unconscious.
    [FT-SPELL-06 FT-SPELL-07]"""
    memorised = tuple(text for text in person.memorised if not (found.forgotten and text == spell))
    person = replace(person, head_ready=found.ready, memorised=memorised)
    if house.casting_shock and not found.ready:
        return replace(person, out=True, notes=(*person.notes, SHOCK))
    return person


# --- what may be cast -------------------------------------------------------------------------------------------------
@cache
def spell_row(filler: Filler, spell: str) -> SpellRow | None:
    """The row of a spell; None where there is none. [FT-FILL-05]"""
    return next((row for row in filler.spells if row.spell_id == spell), None)


def spell_dd(row: SpellRow, resisting: int) -> int:
    """The Difficulty Dice that a spell is cast against: those of its row, or those of the creature or obstacle.
    [FT-FILL-05]

    >>> from affray.systems.fortmayn.content.tables import shipped
    >>> [spell_dd(spell_row(shipped(), spell), 3) for spell in ("mend", "terror", "open_the_way", "false_face")]
    [1, 3, 3, 1]
    """
    # A row may say `1 per onlooker group`: one group is what a casting meets.
    return resisting if row.target_difficulty in RESISTING else int(row.target_difficulty.split()[0])


def has_book_with(person: Person, spell: str) -> bool:
    """Whether a character has a book or scroll that holds a spell. [FT-SPELL-02]"""
    return any(spell in spells_in(thing) for thing in person.things)


def casting_refusal(person: Person, spell: str, source: str, house: House) -> Refusal | None:
    """Why a character cannot cast a spell from the book or from memory; None if possible. [FT-SPELL-01 FT-SPELL-02
    FT-SPELL-07]"""
    if house.magic:
        return refusal("no-magic", "magic", "FT-SPELL-01")
    if source not in SOURCES:
        return refusal("spell-source", "source", "FT-SPELL-02", given=source, known=SOURCES)
    if spell not in person.known:
        return refusal("spell-not-known", "spell", "FT-SPELL-02", who=person.id, spell=spell)
    if not person.head_ready:
        return refusal("no-head-dice", "dice", "FT-SPELL-07", who=person.id)
    if source == FROM_MEMORY and spell not in person.memorised:
        return refusal("not-memorised", "memory", "FT-SPELL-02", who=person.id, spell=spell)
    if source == FROM_BOOK and not has_book_with(person, spell):
        return refusal("no-book", "book", "FT-SPELL-02", who=person.id, spell=spell)
    return None


# --- memory -----------------------------------------------------------------------------------------------------------
def memorise_refusal(person: Person, choice: Sequence[str], house: House) -> Refusal | None:
    """Why a character cannot memorise these spells during sleep; None if possible. They must be different, known and in
    a book, and no more than HEAD Dice owned. [FT-SPELL-03 FT-SPELL-01]"""
    if house.magic:
        return refusal("no-magic", "magic", "FT-SPELL-01")
    if len(set(choice)) < len(choice) or len(choice) > person.head_max:
        return refusal(
            "too-many-spells", "spells", "FT-SPELL-03", who=person.id, count=len(choice), most=person.head_max
        )
    for spell in choice:
        if spell not in person.known:
            return refusal("spell-not-known", "spell", "FT-SPELL-03", who=person.id, spell=spell)
        if not has_book_with(person, spell) and spell not in person.memorised:
            return refusal("no-book", "book", "FT-SPELL-03", who=person.id, spell=spell)
    return None


def with_memorised(person: Person, choice: Sequence[str]) -> Person:
    """The character with these spells memorised, and no others. [FT-SPELL-03]"""
    return replace(person, memorised=tuple(choice))


# --- learning ---------------------------------------------------------------------------------------------------------
def unlearned_spells(person: Person) -> tuple[str, ...]:
    """The spells in a character's books and scrolls that the character does not know. Each takes an Hour and a HEAD
    test against 1. [FT-FILL-05]"""
    found = (spell for thing in person.things for spell in spells_in(thing))
    return tuple(spell for spell in dict.fromkeys(found) if spell not in person.known)


def learn_refusal(person: Person, spell: str, house: House) -> Refusal | None:
    """Why a character cannot set out to learn a spell; None if possible. [FT-FILL-05 FT-SPELL-01]"""
    if house.magic:
        return refusal("no-magic", "magic", "FT-SPELL-01")
    if spell not in unlearned_spells(person):
        return refusal("nothing-to-learn", "spell", "FT-FILL-05", who=person.id, spell=spell)
    return None


def with_learned(person: Person, spell: str) -> Person:
    """The character with another spell known. [FT-FILL-05]"""
    return replace(person, known=(*person.known, spell))


# --- copying ----------------------------------------------------------------------------------------------------------
def copyable_spells(person: Person) -> tuple[str, ...]:
    """The spells that a character could copy into a blank book: those known that are in memory or in another book.
    [FT-FILL-07 FT-SPELL-02]"""
    return tuple(spell for spell in person.known if copy_refusal(person, spell) is None)


def copy_refusal(person: Person, spell: str) -> Refusal | None:
    """Why a character cannot copy a spell; None if possible. Reading: copying takes an Hour and no roll, since it
    cannot fail; the character knows the spell and has it at hand. [FT-FILL-07 FT-SPELL-02]"""
    if spell not in person.known:
        return refusal("spell-not-known", "spell", "FT-SPELL-02", who=person.id, spell=spell)
    if not any(map(room_for_spells, person.things)):
        return refusal("no-blank-book", "book", "FT-FILL-07", who=person.id)
    if any(spell in spells_in(thing) for thing in person.things if thing.item == BLANK):
        return refusal("copied-already", "book", "FT-FILL-07", who=person.id, spell=spell)
    ready = spell in person.memorised or has_book_with(person, spell)
    return None if ready else refusal("no-book", "book", "FT-SPELL-02", who=person.id, spell=spell)


def with_copy(person: Person, spell: str) -> Person:
    """The character after copying a spell into the first blank book that has room. [FT-FILL-07]"""
    k = next(k for k, thing in enumerate(person.things) if room_for_spells(thing))
    return replace_thing(person, k, with_spell_copied(person.things[k], spell))
