"""Which miniatures of a unit roll in an attack, which dice, and what is added to them.

[UW-MEL-02 UW-MEL-03 UW-MEL-04 UW-MEL-07 UW-MEL-08 UW-MEL-10 UW-RNG-04 UW-ORD-01 UW-VEH-06]
"""

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from affray.core import Modifier, Refusal
from affray.referee import rule
from affray.systems.wargame.content.codes import LOWEST_DIE, NO_FORMATION, ORDNANCE, REGIMENT, VEHICLE, lower_die
from affray.systems.wargame.content.house_rules import House
from affray.systems.wargame.content.profile import (
    Profile,
    is_ranged_armed,
    longest_range,
    square_inches,
    total_fight,
    total_shoot,
)
from affray.systems.wargame.rules.refusing import refusal

D = 6
ALL, SUPPORTING, FRONT_CONTACT = range(3)
"""The values of `second_rank`."""


class Throw(NamedTuple):
    """What a unit rolls: how many of its miniatures do, the dice of all and their sides, what is added in all."""

    miniatures: int = 0
    dice: int = 0
    sides: int = 0
    bonus: int = 0


class Rolling(msgspec.Struct, frozen=True):
    """A throw with its reasons: `who` add up to the miniatures, `added` to the bonus, `clauses` decided the dice."""

    throw: Throw = Throw()
    who: tuple[Modifier, ...] = ()
    added: tuple[Modifier, ...] = ()
    clauses: tuple[str, ...] = ()


class Party(NamedTuple):
    """What of a unit its dice depend on: the profile of its miniatures, how many there are, how they stand, and the
    place of the weapon that it uses where one is named. [UW-MIN-05 UW-MIN-06]"""

    profile: Profile
    n: int
    formation: int = NO_FORMATION
    files: int = 1
    chosen: int = 0


NONE = Rolling()


# --- which dice -------------------------------------------------------------------------------------------------------
@rule
def melee_dice(kind: int, dice: int) -> int:
    """How many dice a miniature rolls in melee: its action dice, a crew's one. [UW-MEL-02 UW-MEL-08 UW-ORD-08]"""
    return 1 if kind == ORDNANCE else dice


@rule
def melee_sides(kind: int, sides: int, armed: int) -> int:
    """The sides of those dice: a crew's d4; one lower for whoever has a ranged weapon, except a vehicle.

    [UW-MEL-07 UW-MEL-08 UW-HERO-02 UW-HERO-03]

    >>> from affray.systems.wargame.content.codes import BASIC, HERO
    >>> melee_sides(BASIC, 6, 0), melee_sides(HERO, 8, 1), melee_sides(ORDNANCE, 8, 1), melee_sides(VEHICLE, 6, 1)
    (6, 6, 4, 6)
    """
    if kind == ORDNANCE:
        return LOWEST_DIE
    return lower_die(sides, 1) if armed != 0 and kind != VEHICLE else sides


@rule
def melee_throw(kind: int, dice: int, sides: int, armed: int, fight: int, miniatures: int) -> Throw:
    """What so many miniatures roll in melee, by the action dice and the Fight of one. [UW-MEL-02 UW-MEL-04]

    >>> from affray.systems.wargame.content.codes import BASIC
    >>> melee_throw(BASIC, 1, 6, 1, 2, 5)
    Throw(miniatures=5, dice=5, sides=4, bonus=10)
    """
    return Throw(miniatures, miniatures * melee_dice(kind, dice), melee_sides(kind, sides, armed), miniatures * fight)


@rule
def ranged_throw(dice: int, sides: int, shoot: int, miniatures: int) -> Throw:
    """What so many miniatures roll in a ranged attack, by the action dice and the Shoot of one. [UW-RNG-04]"""
    return Throw(miniatures, miniatures * dice, sides, miniatures * shoot)


def die_clauses(profile: Profile) -> tuple[str, ...]:
    """The clauses that give a unit its dice in melee."""
    if profile.type == ORDNANCE:
        return ("UW-MEL-08", "UW-ORD-08")
    if profile.type == VEHICLE or not is_ranged_armed(profile):
        return ("UW-MEL-02",)
    return ("UW-MEL-07",)


# --- who rolls --------------------------------------------------------------------------------------------------------
def second_rank(n: int, files: int, contact: Sequence[int], house: House) -> tuple[int, ...]:
    """The miniatures of a regiment's second rank that roll besides those in contact. [UW-MEL-03 UW-GEO-06]

    >>> from affray.systems.wargame.content.house_rules import PLAIN
    >>> second_rank(7, 5, (4, 6), PLAIN), second_rank(7, 5, (1,), PLAIN._replace(second_rank=SUPPORTING))
    ((5,), (6,))
    """
    rank = [i for i in range(files, min(2 * files, n)) if i not in contact]
    if house.second_rank == SUPPORTING:
        rank = [i for i in rank if i - files in contact]
    if house.second_rank == FRONT_CONTACT and all(i >= files for i in contact):
        return ()
    return tuple(rank)


@rule
def shooter_count(kind: int, n: int, formation: int, files: int, house: House) -> int:
    """How many of n miniatures roll in a ranged attack: all, or under `ranged_ranks` a regiment's first two ranks; of
    ordnance and vehicles one rolls for all. [UW-RNG-04 UW-ORD-01 UW-VEH-12]"""
    if kind in (ORDNANCE, VEHICLE):
        return 1
    if house.ranged_ranks != 0 and formation == REGIMENT:
        return min(n, 2 * files)
    return n


def bonus_parts(miniatures: int, own: int, total: int, label: str, clause: str) -> tuple[Modifier, ...]:
    """The reasons of what so many miniatures add: their own Fight or Shoot, and that of their weapons."""
    found = (Modifier(label, own * miniatures, clause), Modifier("weapons", (total - own) * miniatures, "UW-MIN-06"))
    return tuple(part for part in found if part.value != 0)


# --- the throws -------------------------------------------------------------------------------------------------------
def attack_roll(party: Party, contact: Sequence[int], house: House) -> Rolling:
    """What a unit rolls in melee with the miniatures of these indexes in contact; nothing without any.

    [UW-MEL-02 UW-MEL-03 UW-MEL-04 UW-MEL-07 UW-MEL-08]
    """
    if not contact:
        return NONE
    profile, touching = party.profile, len(set(contact))
    behind = len(second_rank(party.n, party.files, contact, house)) if party.formation == REGIMENT else 0
    miniatures = touching + behind
    who = (Modifier("contact", touching, "UW-MEL-02"), Modifier("second_rank", behind, "UW-MEL-03"))
    fight = total_fight(profile, party.chosen, house)
    return Rolling(
        melee_throw(profile.type, *profile.ad, int(is_ranged_armed(profile)), fight, miniatures),
        who if behind else who[:1],
        bonus_parts(miniatures, profile.fight, fight, "fight", "UW-MEL-04"),
        die_clauses(profile),
    )


def can_strike_back(party: Party, in_arc: int, house: House) -> bool:
    """Whether a unit that is attacked rolls: a regiment only against a foe in its front facing, a vehicle not at all;
    `strike_outside_front` and `vehicle_strikes_back` let them. [UW-MEL-10 UW-VEH-16]"""
    if party.profile.type == VEHICLE:
        return house.vehicle_strikes_back != 0
    return party.formation != REGIMENT or in_arc != 0 or house.strike_outside_front != 0


def defence_roll(party: Party, contact: Sequence[int], in_arc: int, house: House) -> Rolling:
    """What a unit rolls when it is attacked in melee. [UW-MEL-02 UW-MEL-10]"""
    return attack_roll(party, contact, house) if can_strike_back(party, in_arc, house) else NONE


def free_roll(party: Party, contact: Sequence[int], in_arc: int, house: House) -> Rolling:
    """What a unit rolls against one that leaves it: as in melee, a vehicle never. [UW-MEL-09 UW-VEH-16]"""
    return NONE if party.profile.type == VEHICLE else defence_roll(party, contact, in_arc, house)


def overrun_roll(party: Party, house: House) -> Rolling:
    """What a vehicle rolls against each unit that it runs over: d6 for the whole square inches of its base, and its
    Fight once. [UW-VEH-06]"""
    profile, fight = party.profile, total_fight(party.profile, party.chosen, house)
    throw = Throw(1, square_inches(profile.base), D, fight)
    return Rolling(throw, ONE_VEHICLE, bonus_parts(1, profile.fight, fight, "fight", "UW-VEH-06"), ("UW-VEH-06",))


def struck_roll(party: Party, struck: Sequence[int], in_arc: int, friend: int, house: House) -> Rolling:
    """What a unit rolls back that a vehicle has run over, with the miniatures struck: as in melee; friends and vehicles
    nothing, and nobody where `overrun_struck_units_strike_back` is off. [UW-VEH-08]"""
    if friend != 0 or party.profile.type == VEHICLE or house.overrun_struck_units_strike_back == 0:
        return NONE
    return defence_roll(party, struck, in_arc, house)


def ranged_roll(party: Party, house: House) -> Rolling:
    """What a unit rolls in a ranged attack. [UW-RNG-04 UW-ORD-01 UW-VEH-12]"""
    profile = party.profile
    miniatures = shooter_count(profile.type, party.n, party.formation, party.files, house)
    shoot = total_shoot(profile, party.chosen, house)
    clause = {ORDNANCE: "UW-ORD-01", VEHICLE: "UW-VEH-12"}.get(profile.type, "UW-RNG-04")
    return Rolling(
        ranged_throw(*profile.ad, shoot, miniatures),
        (Modifier("shooters", miniatures, clause),),
        bonus_parts(miniatures, profile.shoot, shoot, "shoot", clause),
        (clause,),
    )


ONE_VEHICLE = (Modifier("vehicle", 1, "UW-VEH-06"),)


# --- who may attack ---------------------------------------------------------------------------------------------------
def melee_refusal(party: Party, contact: Sequence[int], in_arc: int) -> Refusal | None:
    """Why a unit may not attack another in melee by an action; None if it may.

    [UW-MEL-01 UW-FORM-04 UW-VEH-16]
    """
    if party.profile.type == VEHICLE:
        return refusal("vehicle-melee", "vehicle_melee", "UW-VEH-16")
    if not contact:
        return refusal("contact", "no_contact", "UW-MEL-01")
    if party.formation == REGIMENT and in_arc == 0:
        return refusal("outside-front", "outside_front", "UW-FORM-04", "UW-MEL-01")
    return None


def ranged_refusal(party: Party, in_arc: int, house: House) -> Refusal | None:
    """Why a unit, not a vehicle, may not shoot at another that it sees; None if it may.

    [UW-RNG-01 UW-RNG-02 UW-FORM-04 UW-MIN-06]
    """
    if not can_shoot(party, house):
        return refusal("ranged-weapon", "no_ranged_weapon", "UW-RNG-01", "UW-MIN-06")
    if party.formation == REGIMENT and in_arc == 0:
        return refusal("outside-front", "outside_front", "UW-FORM-04", "UW-RNG-02")
    return None


def can_shoot(party: Party, house: House) -> bool:
    """Whether a unit has a weapon to shoot with: ordnance always, others one with a range, which is the one they name
    where one is named. [UW-MIN-06 UW-RNG-01]"""
    return party.profile.type == ORDNANCE or longest_range(party.profile, party.chosen, house) > 0
