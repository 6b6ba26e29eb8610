"""Social conflict: HEAD Dice against the Difficulty Dice of who is talked to.

[FT-SOC-01 FT-SOC-02 FT-SOC-03 FT-SOC-04 FT-TEST-04]
"""

from typing import NamedTuple

from msgspec.structs import replace

from affray.referee import Referee, choose, procedure, rule, tell
from affray.systems.fortmayn.content.codes import BRAINY, CHOOSE_BETRAY, REMOVES_AT, ROLL_TALK, TOLD_BETRAYED, TOLD_TALK
from affray.systems.fortmayn.content.house_rules import House
from affray.systems.fortmayn.content.people import Person
from affray.systems.fortmayn.rules.dice.pools import roll_pool
from affray.systems.fortmayn.rules.saves_and_sunder import Target
from affray.systems.fortmayn.rules.tests_and_stunts import effective_hits, tally

KEPT = -1
"""No attachment was given up."""


class Parley(NamedTuple):
    """An exchange of words: what was removed, what is left of the Difficulty Dice, the HEAD Dice exhausted and ready, which
    attachment was given up (KEPT: none), whether the character or the opponent is out of the conflict."""

    removed: int
    dd: int
    exhausted: int
    ready: int
    betrayed: int
    out: int
    opponent_out: int


@rule
def may_betray(type: int, ready: int, lost: int, attachments: int) -> int:
    """Whether an attachment may be given up: by a Brainy who has one and is about to be put out. [FT-SOC-03]

    >>> may_betray(BRAINY, 2, 2, 1), may_betray(BRAINY, 2, 1, 1), may_betray(BRAINY, 2, 2, 0)
    (1, 0, 0)
    """
    return int(type == BRAINY and attachments > 0 and 0 < ready <= lost)


@rule
def attachments_left(attachments: int, used: int) -> int:
    """How many attachments are left when those of the mask `used` are given up. [FT-SOC-03]

    >>> attachments_left(2, 0b10)
    1
    """
    for place in range(attachments):
        attachments -= (used >> place) & 1
    return attachments


@rule
def attachment_place(number: int, used: int) -> int:
    """The place of attachment `number` (from 1) among those that are not given up; KEPT for 0. [FT-SOC-03]

    >>> attachment_place(1, 0), attachment_place(1, 0b1), attachment_place(0, 0)
    (0, 1, -1)
    """
    place = KEPT
    while number > 0:
        place += 1
        number -= 1 - (used >> place & 1)
    return place


@procedure
def betrayal(ref: Referee, who: int, type: int, ready: int, lost: int, attachments: int, used: int) -> int:
    """The place of the attachment that is given up to keep 1 ready HEAD Die; KEPT for none. [FT-SOC-03]"""
    left = attachments_left(attachments, used)
    if not may_betray(type, ready, lost, left):
        return KEPT
    given_up = attachment_place(choose(ref, who, what=CHOOSE_BETRAY, most=left, x=ready, y=lost, z=used), used)
    if given_up != KEPT:
        tell(ref, TOLD_BETRAYED, given_up + 1)
    return given_up


def exchange(
    ref: Referee,
    who: int,
    type: int,
    ready: int,
    die: int,
    foe: Target,
    attachments: int,
    used: int,
    why: int,
    outcome_code: int,
    house: House,
) -> Parley:
    """A roll of a social conflict of either kind: hits remove, lows exhaust. No armor helps and no Brawny sunders. The
    attachments of the mask `used` are given up already. [FT-SOC-01 FT-SOC-02 FT-SOC-03 FT-SOC-04 FT-BAN-01]"""
    fallen = roll_pool(ref, ready, die, REMOVES_AT, why)
    done = tally(effective_hits(fallen.hits, foe), fallen.lows, foe.dd, house)
    given_up = betrayal(ref, who, type=type, ready=ready, lost=done.exposed, attachments=attachments, used=used)
    lost = done.exposed if given_up == KEPT else ready - 1
    tell(ref, outcome_code, done.removed, done.dd, lost, ready - lost)
    return Parley(
        removed=done.removed,
        dd=done.dd,
        exhausted=lost,
        ready=ready - lost,
        betrayed=given_up,
        out=int(ready == lost),
        opponent_out=int(done.dd == 0),
    )


@procedure
def parley_exchange(
    ref: Referee, who: int, type: int, ready: int, die: int, foe: Target, attachments: int, house: House
) -> Parley:
    """One exchange of a social conflict, as melee with HEAD Dice. A Brainy who would be put out may give up one of the
    attachments. [FT-SOC-01 FT-SOC-02 FT-SOC-03 FT-SOC-04]"""
    return exchange(
        ref,
        who,
        type=type,
        ready=ready,
        die=die,
        foe=foe,
        attachments=attachments,
        used=0,
        why=ROLL_TALK,
        outcome_code=TOLD_TALK,
        house=house,
    )


def without_attachment(person: Person, given_up: int) -> Person:
    """The character without the attachment of that place; unchanged for KEPT. [FT-SOC-03]"""
    return without_attachments(person, mask_of(given_up))


def without_attachments(person: Person, used: int) -> Person:
    """The character without the attachments of a mask. [FT-SOC-03]"""
    kept = tuple(text for place, text in enumerate(person.attachments) if not used >> place & 1)
    return replace(person, attachments=kept)


def mask_of(given_up: int) -> int:
    """The mask of the attachment of that place; 0 for KEPT.

    >>> mask_of(1), mask_of(KEPT)
    (2, 0)
    """
    return 0 if given_up == KEPT else 1 << given_up
