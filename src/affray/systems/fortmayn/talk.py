"""Social conflict: HEAD Dice against the Difficulty Dice of who is talked to.

[FT-SOC-01 FT-SOC-02 FT-SOC-03 FT-SOC-04 FT-TEST-04]
"""

from typing import NamedTuple

from msgspec.structs import replace

from affray.referee import Referee, choose, procedure, rule, tell
from affray.systems.fortmayn.constants import BRAINY, CHOOSE_BETRAY, REMOVES_AT, ROLL_TALK, TOLD_BETRAYED, TOLD_TALK
from affray.systems.fortmayn.options import House
from affray.systems.fortmayn.pool import roll_pool
from affray.systems.fortmayn.saving import Target
from affray.systems.fortmayn.state import Person
from affray.systems.fortmayn.trial import effective, tally

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
    """Whether an attachment may be given up: by a Brainy about to be put out who has one. [FT-SOC-03]

    >>> may_betray(BRAINY, 2, 2, 1), may_betray(BRAINY, 2, 1, 1), may_betray(BRAINY, 2, 2, 0)
    (1, 0, 0)
    """
    return int(type == BRAINY and attachments > 0 and 0 < ready <= lost)


@procedure
def betrayal(ref: Referee, who: int, type: int, ready: int, lost: int, attachments: int) -> int:
    """Which attachment is given up to keep 1 ready HEAD Die, counted from 0; KEPT for none. [FT-SOC-03]"""
    if not may_betray(type, ready, lost, attachments):
        return KEPT
    given_up = choose(ref, who, CHOOSE_BETRAY, attachments, ready, lost) - 1
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
    why: int,
    told: int,
    house: House,
) -> Parley:
    """A roll of a social conflict of either kind: hits remove, lows exhaust, no armor helps, no Brawny sunders.

    [FT-SOC-01 FT-SOC-02 FT-SOC-03 FT-SOC-04 FT-BAN-01]
    """
    fallen = roll_pool(ref, ready, die, REMOVES_AT, why)
    done = tally(effective(fallen.hits, foe), fallen.lows, foe.dd, house)
    given_up = betrayal(ref, who, type, ready, done.exposed, attachments)
    lost = done.exposed if given_up == KEPT else ready - 1
    tell(ref, told, done.removed, done.dd, lost, ready - lost)
    return Parley(done.removed, done.dd, lost, ready - lost, given_up, int(ready == lost), int(done.dd == 0))


@procedure
def parley_exchange(
    ref: Referee, who: int, type: int, ready: int, die: int, foe: Target, attachments: int, house: House
) -> Parley:
    """One exchange of a social conflict with somebody, as in melee with HEAD Dice; a Brainy who would be put out may give up
    one of so many attachments. [FT-SOC-01 FT-SOC-02 FT-SOC-03 FT-SOC-04]"""
    return exchange(ref, who, type, ready, die, foe, attachments, ROLL_TALK, TOLD_TALK, house)


def without_attachment(person: Person, given_up: int) -> Person:
    """Somebody who has given up that attachment; the same for KEPT. [FT-SOC-03]"""
    if given_up == KEPT:
        return person
    return replace(person, attachments=(*person.attachments[:given_up], *person.attachments[given_up + 1 :]))
