"""Making a character: type, dice, weapon, attachments, career, spells; then coins are thrown and spent.

[FT-CHAR-01 FT-CHAR-02 FT-CHAR-04 FT-CHAR-05 FT-CHAR-07 FT-SOC-05 FT-FILL-05 FT-FILL-06]
"""

from collections.abc import Collection

import msgspec
from msgspec.structs import replace

from affray.core import Refusal
from affray.core.reading.naming import LONGEST_NAME, can_keep
from affray.dice.pool import total
from affray.referee import Referee, procedure, roll, rule, tell
from affray.systems.fortmayn.content.codes import (
    BRAINY,
    MOMENTS_AN_HOUR,
    ROLL_CAREER,
    ROLL_COINS,
    TOLD_COINS,
    TYPE_NAMES,
)
from affray.systems.fortmayn.content.house_rules import House
from affray.systems.fortmayn.content.people import Clock, Person, Thing
from affray.systems.fortmayn.content.row_names import row_text
from affray.systems.fortmayn.content.rows import CareerRow
from affray.systems.fortmayn.content.tables import Filler
from affray.systems.fortmayn.rules.books import make_book
from affray.systems.fortmayn.rules.gear import FORMS, HAND, new_thing
from affray.systems.fortmayn.rules.refusing import refusal

FOUR_DICE = 4
COIN_DICE, COIN_DIE, COINS_A_POINT = 3, 6, 10
ATTACHMENTS = 2
LONGEST_ATTACHMENT = 80
WEAPON = "one_handed_weapon"


class Draft(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """A character as it is wished for."""

    name: str
    """Its name."""
    type: str
    """The name of its type."""
    body: int
    """Its BODY Dice."""
    head: int
    """Its HEAD Dice."""
    weapon: str = ""
    """What its first weapon is described as; empty for plain."""
    attachments: tuple[str, ...] = ()
    """What it is attached to, in words or ids."""
    career: str = ""
    """The id of its career; empty for one by lot."""
    spells: tuple[str, ...] = ()
    """The ids of the spells that it knows."""


# --- numbers ----------------------------------------------------------------------------------------------------------
@rule
def is_split(body: int, head: int) -> int:
    """Whether these are the dice of a new character: four, at least one of each. [FT-CHAR-02]

    >>> [is_split(*dice) for dice in ((1, 3), (2, 2), (4, 0), (2, 3))]
    [1, 1, 0, 0]
    """
    return int(body >= 1 and head >= 1 and body + head == FOUR_DICE)


@rule
def coins_for_points(points: int) -> int:
    """The coins of a new character by the sum of three dice. [FT-CHAR-07]

    >>> coins_for_points(3), coins_for_points(18)
    (30, 180)
    """
    return COINS_A_POINT * points


@procedure
def starting_coins(ref: Referee) -> int:
    """The coins of a new character: ten times 3d6. [FT-CHAR-07]"""
    points = total(roll(ref, COIN_DICE, COIN_DIE, ROLL_COINS)) + COIN_DICE
    coins = coins_for_points(points)
    tell(ref, TOLD_COINS, coins)
    return coins


# --- what may be made -------------------------------------------------------------------------------------------------
def draft_faults(draft: Draft, house: House, filler: Filler, taken: Collection[str] = ()) -> list[Refusal]:
    """Every rule that a draft breaks; empty for one that may be played. `taken` are names in use."""
    found = []
    if not can_keep(draft.name):
        found.append(refusal("person-name", "name", named=repr(draft.name), most=LONGEST_NAME))
    elif draft.name in taken:
        found.append(refusal("name-taken", "name", named=draft.name))
    if draft.type not in TYPE_NAMES:
        found.append(refusal("person-type", "type", "FT-CHAR-01", given=draft.type, known=TYPE_NAMES))
    if not is_split(draft.body, draft.head):
        found.append(refusal("four-dice", "dice", "FT-CHAR-02", body=draft.body, head=draft.head))
    if draft.weapon not in FORMS[WEAPON]:
        found.append(refusal("weapon-form", "weapon", "FT-CHAR-07", given=draft.weapon, known=FORMS[WEAPON][1:]))
    return [
        *found,
        *attachment_faults(draft),
        *career_faults(draft, house, filler),
        *spell_faults(draft, house, filler),
    ]


def attachment_faults(draft: Draft) -> list[Refusal]:
    """The faults of the attachments: there must be two different ones, each a few words on a line (filler). [FT-SOC-05]"""
    given = draft.attachments
    fits = all(text.strip() and text.isprintable() and len(text) <= LONGEST_ATTACHMENT for text in given)
    if fits and len(set(given)) == len(given) == ATTACHMENTS:
        return []
    return [refusal("two-attachments", "attachments", "FT-SOC-05", count=len(set(given)), most=LONGEST_ATTACHMENT)]


def career_faults(draft: Draft, house: House, filler: Filler) -> list[Refusal]:
    """The faults of the career: with the option everybody has one, without it nobody (filler). [FT-FILL-06]"""
    if not house.careers:
        return [refusal("careers-off", "career", "FT-FILL-06")] if draft.career else []
    if career_row(filler, draft.career) is None:
        known = tuple(row.career_id for row in filler.careers)
        return [refusal("career-unknown", "career", "FT-FILL-06", given=draft.career, known=known)]
    return []


def spells_at_start(type: int, head: int, house: House) -> int:
    """How many spells a new character knows: a Brainy as many as HEAD Dice, a Brawny none; nobody any without magic.
    [FT-FILL-05 FT-SPELL-01]"""
    return head if type == BRAINY and not house.magic else 0


def spell_faults(draft: Draft, house: House, filler: Filler) -> list[Refusal]:
    """The faults of the spells known (filler). [FT-FILL-05 FT-SPELL-01]"""
    known = tuple(row.spell_id for row in filler.spells)
    strange = tuple(spell for spell in draft.spells if spell not in known)
    if strange:
        return [refusal("spells-unknown", "spell", "FT-FILL-05", given=strange, known=known)]
    if draft.type not in TYPE_NAMES:
        return []
    due = spells_at_start(TYPE_NAMES.index(draft.type), draft.head, house)
    if len(set(draft.spells)) == len(draft.spells) == due:
        return []
    return [refusal("spells-at-start", "spells", "FT-FILL-05", count=len(set(draft.spells)), due=due)]


# --- made -------------------------------------------------------------------------------------------------------------
def person_from_draft(draft: Draft, coins: int, filler: Filler, side: int = 0) -> Person:
    """The character of a draft without faults: all dice ready, clothes, a 1-handed weapon in hand, coins. A Brainy who
    knows spells has the book; a career brings its belonging. [FT-CHAR-02 FT-CHAR-07 FT-FILL-05 FT-FILL-06]"""
    things = [new_thing(WEAPON, draft.weapon, HAND)]
    if draft.spells:
        things.append(make_book(draft.spells))
    career = career_row(filler, draft.career)
    if career is not None:
        # A belonging is worn about the person like clothes, so that it takes no hand.
        things.append(Thing(row_text(career, "belonging"), place="worn", bulk=0))
    return Person(
        id=draft.name,
        side=side,
        type=TYPE_NAMES.index(draft.type),
        body_max=draft.body,
        body_ready=draft.body,
        head_max=draft.head,
        head_ready=draft.head,
        things=tuple(things),
        coins=coins,
        known=draft.spells,
        attachments=draft.attachments,
        career=draft.career,
    )


# --- careers ----------------------------------------------------------------------------------------------------------
@procedure
def career_die(ref: Referee, rows: int) -> int:
    """The die of a career by lot. [FT-FILL-06]"""
    return total(roll(ref, 1, rows, ROLL_CAREER)) + 1


def career_row(filler: Filler, career: str) -> CareerRow | None:
    """The row of a career; None where there is none. [FT-FILL-06]"""
    return next((row for row in filler.careers if row.career_id == career), None)


def clock_hour(clock: Clock) -> int:
    """The Hour since the beginning. [FT-TIME-01]"""
    return clock.moment // MOMENTS_AN_HOUR


def can_knack_help(person: Person, task: str, clock: Clock, house: House, filler: Filler) -> bool:
    """Whether a career's knack gives this task advantage now, as equipment does: once an Hour. [FT-FILL-06]"""
    career = career_row(filler, person.career) if house.careers else None
    return career is not None and career.knack_task == task and person.knack_hour < clock_hour(clock)


def use_knack(person: Person, clock: Clock) -> Person:
    """The character after the career has helped in this Hour. [FT-FILL-06]"""
    return replace(person, knack_hour=clock_hour(clock))
