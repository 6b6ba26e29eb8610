"""Ranged attacks: where a weapon reaches, the roll of who shoots, the roll of who is shot at. [FT-RANGE-01 to FT-RANGE-09]"""

from typing import NamedTuple

from affray.core import Modifier, Refusal
from affray.referee import Referee, procedure, tell
from affray.systems.fortmayn.content.codes import (
    BAND_NAMES,
    DISTANT,
    NO_DIE,
    REMOVES_AT,
    ROLL_AMMO,
    ROLL_SHOT,
    ROLL_SHOT_AT,
    TOLD_SHOT,
    TOLD_SHOT_AT,
)
from affray.systems.fortmayn.content.house_rules import House
from affray.systems.fortmayn.content.tables import ranged_weapons
from affray.systems.fortmayn.rules.advantage import source
from affray.systems.fortmayn.rules.dice.pools import roll_pool
from affray.systems.fortmayn.rules.dice.usage_dice import roll_usage
from affray.systems.fortmayn.rules.refusing import refusal
from affray.systems.fortmayn.rules.saves_and_sunder import Endured, Fighter, FoeBody, Target, endure, strike
from affray.systems.fortmayn.rules.tests_and_stunts import effective_hits

BOW, THROWN, LONGARM, HANDGUN = "bow", "thrown", "longarm", "handgun"
REACHED = "yes"


class Shot(NamedTuple):
    """What a ranged attack did: Difficulty Dice removed, the opponent afterwards, the quiver's die. [FT-RANGE-01 FT-RANGE-08
    FT-ARM-07]"""

    removed: int
    foe: FoeBody
    ammo: int


class ShotAt(NamedTuple):
    """What being shot at did: dice exposed, and what they leave of the character. [FT-RANGE-03]"""

    exposed: int
    own: Endured


# --- weapons ----------------------------------------------------------------------------------------------------------
def is_in_reach(weapon: str, band: int) -> bool:
    """Whether a ranged weapon works at a band. [FT-RANGE-05 FT-RANGE-06]

    >>> [band for band in range(4) if is_in_reach("bow", band)], [band for band in range(4) if is_in_reach("handgun", band)]
    ([1, 2], [0, 1, 2])
    """
    row = ranged_weapons()[weapon]
    return (row.close, row.nearby, row.distant, row.far_away)[band] == REACHED


def is_firearm(weapon: str) -> bool:
    """Whether a weapon has a firearm's advantage for who shoots it. [FT-RANGE-06]"""
    return ranged_weapons()[weapon].shooter_step_nearby > 0


def effective_weapon(weapon: str, house: House) -> str:
    """The weapon that a foe's weapon counts as: without firearms a longarm is a bow and a handgun is thrown.
    [FT-RANGE-06]"""
    if house.firearms != 0:
        return weapon
    return {LONGARM: BOW, HANDGUN: THROWN}.get(weapon, weapon)


def shot_refusal(weapon: str, band: int, beset: int) -> Refusal | None:
    """Why a weapon may not be shot at a target in a band; None if it may. `beset` says whether an attacking foe is
    Close. [FT-RANGE-05 FT-RANGE-09]"""
    if beset != 0 and weapon != HANDGUN:
        return refusal("shot-beset", "beset", "FT-RANGE-09", weapon=weapon)
    if not is_in_reach(weapon, band):
        return refusal("shot-range", "out_of_range", "FT-RANGE-05", weapon=weapon, band=BAND_NAMES[band])
    return None


def shooter_sources(weapon: str, band: int, house: House) -> tuple[Modifier, ...]:
    """The sources of weapon and distance for a shot. A firearm has advantage at all ranges, which replaces the
    disadvantage of a Distant target, or under `firearm_distant` cancels it. [FT-RANGE-04 FT-RANGE-06]"""
    row = ranged_weapons()[weapon]
    easy = (source("firearm", 1),) if is_firearm(weapon) else ()
    if band == DISTANT and (row.shooter_step_distant < 0 or house.firearm_distant != 0):
        return (*easy, source("target_distant", -1))
    return easy


def target_sources(weapon: str, band: int) -> tuple[Modifier, ...]:
    """The sources of weapon and distance for the roll of the target: easier from Distant, harder against firearms at
    every range. [FT-RANGE-04 FT-RANGE-07 FT-CORE-05]"""
    if is_firearm(weapon):
        return (source("firearm_shooter", -1),)
    return (source("shooter_distant", 1),) if band == DISTANT else ()


# --- rolls ------------------------------------------------------------------------------------------------------------
@procedure
def shoot(ref: Referee, ready: int, die: int, ammo: int, target: Target) -> Shot:
    """A ranged attack with all ready HEAD Dice, none of which is lost. The quiver is rolled for, hit or miss, where the
    weapon has one. [FT-RANGE-01 FT-RANGE-02 FT-RANGE-08 FT-ARM-07]"""
    armored = 1 if target.shield + target.armor > 0 else 0
    kinds = roll_pool(ref, ready, die, REMOVES_AT, ROLL_SHOT, armored)
    removed = min(target.dd, effective_hits(kinds.hits, target))
    tell(ref, TOLD_SHOT, removed, target.dd - removed, kinds.hits)
    left = strike(ref, target, removed, kinds.fives)
    quiver = roll_usage(ref, ammo, 0, ROLL_AMMO) if ammo != NO_DIE else NO_DIE
    return Shot(removed=removed, foe=left, ammo=quiver)


@procedure
def defend_against_shot(ref: Referee, who: int, fighter: Fighter, shooter: Target) -> ShotAt:
    """The roll of a character whom an opponent shoots at, with all ready BODY Dice: nothing is removed from the shooter,
    whose Difficulty Dice cap what is exposed; armor may save. [FT-RANGE-03]"""
    kinds = roll_pool(ref, fighter.body.ready, fighter.die, fighter.removes_at, ROLL_SHOT_AT)
    exposed = min(kinds.lows, shooter.dd)
    tell(ref, TOLD_SHOT_AT, shooter.dd, exposed)
    return ShotAt(exposed=exposed, own=endure(ref, who, fighter.body, exposed, shooter.no_save))
