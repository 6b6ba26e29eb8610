"""Entering a hex to fight hand-to-hand, and the defender's die. [CM-HTH-01 CM-HTH-14]"""

from collections.abc import Callable
from typing import NamedTuple

from affray.referee import Referee, procedure, roll_sum, rule, tell
from affray.systems.melee.content.codes import (
    ENTRY_HEX,
    FRONT,
    HELD_CESTUS,
    HELD_CLUB,
    HELD_DAGGER,
    HELD_GREAT_CLUB,
    HELD_NATURAL,
    HELD_NONE,
    HELD_OTHER,
    REAR,
    RETREAT_1,
    ROLL_DEFENCE_DIE,
    STANDING,
    STAYS,
    TOLD_DEFENCE_DIE,
    D,
)

NO_DIE = 0
TIME_FOR_DAGGER, HTH_AT_MOST, REPELLED, STRUCK = 3, 4, 5, 6
MOST_THROWS = 24
"""So many sixes in a row are thrown again; another six, once in 10^18 entries, counts as a five, so that odds end."""


class Entry(NamedTuple):
    """An entry into a hex of a defender; flags are 0 or 1."""

    ma: int
    """The attacker's current MA."""
    zone: int = FRONT
    """The zone of the defender that the attacker comes from."""
    held: int = HELD_NONE
    """What the attacker holds, as it counts in hand-to-hand."""
    shield: int = 0
    """Whether the attacker has a shield ready."""
    size: int = 1
    """The attacker's hexes."""
    airborne: int = 0
    """Whether the attacker is in the air."""
    foe_ma: int = 0
    """The defender's current MA."""
    foe_posture: int = STANDING
    """The defender's posture."""
    foe_at_wall: int = 0
    """Whether the defender has its back to the wall."""
    foe_agrees: int = 0
    """Whether the defender agrees."""
    foe_unarmed: int = 0
    """Whether the defender has nothing to strike with."""
    foe_held: int = HELD_NONE
    """What the defender holds, as it counts in hand-to-hand."""
    foe_dagger: int = 0
    """Whether the defender carries a dagger."""
    foe_shield: int = 0
    """Whether the defender has a shield ready."""
    foe_in_hth: int = 0
    """Whether the defender is in hand-to-hand already."""
    foe_size: int = 1
    """The defender's hexes."""
    foe_airborne: int = 0
    """Whether the defender is in the air."""
    same_height: int = 0
    """Whether both players agree that two fliers are at one height."""


# --- whether ----------------------------------------------------------------------------------------------------------
@rule
def is_at_wall(e: Entry) -> int:
    """Whether the defender has its back to the wall. [CM-HTH-01]"""
    return e.foe_at_wall


@rule
def is_down(e: Entry) -> int:
    """Whether the defender is down: prone or kneeling. [CM-HTH-01]"""
    return 1 if e.foe_posture != STANDING else 0


@rule
def is_slower(e: Entry) -> int:
    """Whether the defender's current MA is lower. [CM-HTH-01]"""
    return 1 if e.foe_ma < e.ma else 0


@rule
def is_from_rear(e: Entry) -> int:
    """Whether the attacker comes from the rear hex. [CM-HTH-01]"""
    return 1 if e.zone == REAR else 0


@rule
def has_agreed(e: Entry) -> int:
    """Whether the defender agrees. [CM-HTH-01]"""
    return e.foe_agrees


@rule
def is_in_reach(e: Entry) -> int:
    """Whether the defender's height lets the attacker in: a flier only by a flier that both agree is at its height.
    [CM-HTH-14]"""
    return 1 if e.foe_airborne == 0 or (e.airborne != 0 and e.same_height != 0) else 0


@rule
def may_enter(e: Entry) -> int:
    """Whether the attacker may enter the defender's hex. [CM-HTH-01 CM-HTH-14]"""
    if is_in_reach(e) == 0:
        return 0
    return max(is_at_wall(e), is_down(e), is_slower(e), is_from_rear(e), has_agreed(e))


Way = Callable[[Entry], int]
WAYS: tuple[tuple[str, Way], ...] = (
    ("back to the wall", is_at_wall),
    ("down", is_down),
    ("lower MA", is_slower),
    ("from the rear", is_from_rear),
    ("agreed", has_agreed),
)


def ways_in(e: Entry) -> tuple[str, ...]:
    """Why the hex may be entered: every condition that is met, none where it may not. [CM-HTH-01]

    >>> ways_in(Entry(10, foe_ma=9)), ways_in(Entry(10, foe_ma=10))
    (('lower MA',), ())
    """
    return tuple(label for label, holds in WAYS if holds(e) != 0) if is_in_reach(e) != 0 else ()


# --- the die ----------------------------------------------------------------------------------------------------------
@rule
def has_die(e: Entry) -> int:
    """Whether the defender rolls the die: not in hand-to-hand already. [CM-HTH-13]"""
    return 1 - e.foe_in_hth


@rule
def is_six_ignored(e: Entry) -> int:
    """Whether a six is rolled again. [CM-HTH-07]"""
    return max(is_from_rear(e), e.foe_unarmed)


@procedure
def roll_defence_die(ref: Referee, again: int) -> int:
    """The defender's die, a six rolled again or not; told are each number and whether it is ignored.
    [CM-HTH-04 CM-HTH-07]"""
    for _ in range(MOST_THROWS):
        number = roll_sum(ref, 1, D, ROLL_DEFENCE_DIE) + 1
        ignored = 1 if again != 0 and number == STRUCK else 0
        tell(ref, TOLD_DEFENCE_DIE, number, ignored)
        if ignored == 0:
            return number
    return REPELLED


@procedure
def roll_defence(ref: Referee, e: Entry) -> int:
    """The number of the defense against an entry: NO_DIE where none is rolled. [CM-HTH-04 CM-HTH-13]"""
    return roll_defence_die(ref, is_six_ignored(e)) if has_die(e) != 0 else NO_DIE


# --- what comes of it -------------------------------------------------------------------------------------------------
@rule
def is_hth_begun(number: int) -> int:
    """Whether hand-to-hand takes place. [CM-HTH-04 CM-HTH-05 CM-HTH-13]"""
    return 1 if number <= HTH_AT_MOST else 0


@rule
def is_hit_back(number: int) -> int:
    """Whether the defender hits the attacker automatically, for single damage. [CM-HTH-06]"""
    return 1 if number == STRUCK else 0


@rule
def attacker_destination(number: int) -> int:
    """Where the attacker goes: it stays in the hex, goes back where it came from, or retreats a hex.
    [CM-HTH-04 CM-HTH-05 CM-HTH-06]

    >>> [attacker_destination(number) for number in (1, 4, 5, 6)] == [STAYS, STAYS, ENTRY_HEX, RETREAT_1]
    True
    """
    if is_hth_begun(number) != 0:
        return STAYS
    return RETREAT_1 if number == STRUCK else ENTRY_HEX


@rule
def is_attacker_down(number: int) -> int:
    """Whether the attacker goes prone in the hex. [CM-HTH-04 CM-HTH-13]"""
    return is_hth_begun(number)


@rule
def is_defender_down(number: int, e: Entry) -> int:
    """Whether the defender falls: not one of more hexes than the attacker. [CM-HTH-04 CM-HTH-14]"""
    return is_hth_begun(number) if e.foe_size <= e.size else 0


@rule
def can_serve_in_hth(held: int) -> int:
    """Whether what is held is a weapon in hand-to-hand. [CM-HTH-09]"""
    return 1 if held in (HELD_DAGGER, HELD_CESTUS, HELD_CLUB, HELD_GREAT_CLUB, HELD_NATURAL) else 0


@rule
def can_defender_keep(held: int) -> int:
    """Whether the die leaves the defender what it holds: a dagger, a worn cestus, natural weapons; clubs are dropped.
    [CM-HTH-04 CM-HTH-09]"""
    return 1 if held in (HELD_DAGGER, HELD_CESTUS, HELD_NATURAL) else 0


@rule
def must_defender_drop(number: int, e: Entry) -> int:
    """Whether the defender drops its weapon or shield; without a die nothing is dropped. [CM-HTH-04 CM-HTH-13]"""
    if number == NO_DIE or is_hth_begun(number) == 0:
        return 0
    return 1 if e.foe_shield != 0 or (e.foe_held != HELD_NONE and can_defender_keep(e.foe_held) == 0) else 0


@rule
def defender_hth_kind(number: int, e: Entry) -> int:
    """What the defender holds in hand-to-hand: what it keeps, a dagger if there is time for it, or nothing. Without a
    die it is what it fought with already. [CM-HTH-04 CM-HTH-13]"""
    if number == NO_DIE or can_defender_keep(e.foe_held) != 0:
        return e.foe_held
    return HELD_DAGGER if number >= TIME_FOR_DAGGER and e.foe_dagger != 0 else HELD_NONE


@rule
def must_attacker_drop(number: int, e: Entry) -> int:
    """Whether the attacker drops what is no weapon there, shields too, into the hex it came from. [CM-HTH-12]"""
    if is_hth_begun(number) == 0:
        return 0
    return 1 if e.shield != 0 or e.held == HELD_OTHER else 0


@rule
def attacker_hth_kind(e: Entry) -> int:
    """What the attacker holds in hand-to-hand: its weapon if it serves there, else nothing. [CM-HTH-09 CM-HTH-12]"""
    return e.held if can_serve_in_hth(e.held) != 0 else HELD_NONE
