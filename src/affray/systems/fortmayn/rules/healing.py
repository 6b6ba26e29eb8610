"""Wounds and exhaustion: what is lost without a roll, and how dice come back.

[FT-HEAL-01 FT-HEAL-02 FT-HEAL-03 FT-TEST-09 FT-FILL-07 FT-CORE-07]
"""

from typing import NamedTuple

from msgspec.structs import replace

from affray.referee import rule
from affray.systems.fortmayn.content.codes import BODY, HEAD
from affray.systems.fortmayn.content.people import Person
from affray.systems.fortmayn.rules.gear import item_place, without_thing

HERBS, WINE = "common_herbs", "wineskin"
REMEDIES = {HERBS: BODY, WINE: HEAD}
"""What gives a die back during an Hour of rest, and of which pool. [FT-FILL-07]"""
PRESERVED, FRESH = "preserved_rations", "fresh_rations"
SHOCK = "shock"
"""The note of somebody whom casting has knocked out: he wakes with a HEAD Die. [FT-SPELL-07]"""


class Dice(NamedTuple):
    """Ready dice of both pools."""

    body: int
    head: int


# --- numbers ----------------------------------------------------------------------------------------------------------
@rule
def ready_after_gain(ready: int, most: int, amount: int) -> int:
    """The ready dice after some come back: never more than the dice owned. [FT-HEAL-02 FT-CORE-07]

    >>> ready_after_gain(2, 3, 4), ready_after_gain(0, 3, 1)
    (3, 1)
    """
    return min(most, ready + amount)


@rule
def ready_after_loss(ready: int, amount: int) -> int:
    """The ready dice after some are lost, with a roll or without: never below zero. [FT-HEAL-02 FT-TEST-09]

    >>> ready_after_loss(3, 1), ready_after_loss(1, 2)
    (2, 0)
    """
    return max(0, ready - amount)


@rule
def ready_after_sleep(body_ready: int, body_max: int, head_ready: int, head_max: int, meal: int, sleep: int) -> Dice:
    """The ready dice after a meal and 8 Hours of sleep: all of them. Either alone gives none back. [FT-HEAL-01]

    >>> ready_after_sleep(1, 3, 0, 2, 1, 1), ready_after_sleep(1, 3, 0, 2, 0, 1)
    (Dice(body=3, head=2), Dice(body=1, head=0))
    """
    return Dice(body_max, head_max) if meal and sleep else Dice(body_ready, head_ready)


# --- characters -------------------------------------------------------------------------------------------------------
def restore_dice(person: Person, pool: int, amount: int = 1) -> Person:
    """The character with some dice of a pool ready again. Who was Out of Action is up with a BODY Die and needs no roll
    on the table; whom casting knocked out wakes with a HEAD Die. Only sleep gives back what a fever took. [FT-HEAL-02
    FT-HEAL-03 FT-SPELL-07 FT-FILL-04]"""
    if person.dead or person.lost:
        return person
    if pool == BODY:
        most = max(person.body_ready, person.body_max - person.fevers)
        return stand_up(replace(person, body_ready=ready_after_gain(person.body_ready, most, amount)))
    return stand_up(replace(person, head_ready=ready_after_gain(person.head_ready, person.head_max, amount)))


def stand_up(person: Person) -> Person:
    """The character, up again if the dice allow it. [FT-HEAL-03 FT-SPELL-07]"""
    shocked = SHOCK in person.notes and not person.head_ready
    notes = person.notes if shocked else tuple(note for note in person.notes if note != SHOCK)
    return replace(person, out=person.dead or not person.body_ready or shocked, notes=notes)


def take_dice(person: Person, pool: int, amount: int = 1) -> Person:
    """The character after losing dice of a pool without a roll: at 0 BODY Dice Out of Action. [FT-TEST-09 FT-OOFA-01]"""
    if pool == HEAD:
        return replace(person, head_ready=ready_after_loss(person.head_ready, amount))
    left = ready_after_loss(person.body_ready, amount)
    return replace(person, body_ready=left, out=person.out or not left)


def after_sleep(person: Person, meal: int) -> Person:
    """The character after 8 Hours of sleep, with a meal or without. [FT-HEAL-01]"""
    if person.dead or person.lost:
        return person
    now = ready_after_sleep(person.body_ready, person.body_max, person.head_ready, person.head_max, meal, 1)
    return stand_up(replace(person, body_ready=now.body, head_ready=now.head, fevers=0 if meal else person.fevers))


# --- a camp -----------------------------------------------------------------------------------------------------------
def meal_place(person: Person) -> int:
    """The place of a meal in a character's things, fresh rations first; -1 for none. [FT-USE-01]"""
    fresh = item_place(person, FRESH)
    return fresh if fresh >= 0 else item_place(person, PRESERVED)


def spoil_rations(person: Person) -> Person:
    """The character a day later: fresh rations last no longer than a day. [FT-GEAR-01]"""
    while (k := item_place(person, FRESH)) >= 0:
        person = without_thing(person, k)
    return person
