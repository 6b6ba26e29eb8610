"""The case verbs of ranged attacks and of what becomes of the fallen."""

from collections.abc import Mapping
from typing import Literal

from affray.core.reading.given import Answer, Given, read_given
from affray.core.reading.tables import pick
from affray.core.system import Verb
from affray.systems.fortmayn.cases.dice import (
    CaseReferee,
    Gear,
    Saves,
    checked,
    given_sources,
    item_out,
    wear_in,
    wear_out,
)
from affray.systems.fortmayn.cases.given import (
    BandName,
    DieName,
    Faces,
    Part,
    Positive,
    TypeName,
    Whole,
    allowed,
    band_in,
    die_in,
    die_out,
    house_of,
    type_in,
    wanted,
)
from affray.systems.fortmayn.content.codes import BODY, HEAD, NO_DIE
from affray.systems.fortmayn.rules.advantage import die_for
from affray.systems.fortmayn.rules.dice.pools import base_die
from affray.systems.fortmayn.rules.out_of_action import DISFIGURED, FALL_NAMES, fall, left_behind
from affray.systems.fortmayn.rules.ranged import shoot, shooter_sources, shot_at, shot_fault, target_sources
from affray.systems.fortmayn.rules.saves_and_sunder import Fighter, Target

WeaponName = Literal["bow", "sling", "thrown", "longarm", "handgun"]


# --- ranged attacks ---------------------------------------------------------------------------------------------------
class Armed(Part, frozen=True, kw_only=True):
    """The opponent that a character shoots at."""

    difficulty: Positive
    shield: DieName | None = None
    armor: DieName | None = None


class Shooter(Part, frozen=True, kw_only=True):
    """The opponent that shoots at a character."""

    difficulty: Positive


class Quiver(Part, frozen=True, kw_only=True):
    """Ammunition: its usage die, and the face it shows."""

    die: DieName
    roll: Positive


class ShotGiven(Given, frozen=True, kw_only=True):
    """A ranged attack of either side."""

    type: TypeName
    weapon: WeaponName
    range: BandName
    dice: Faces
    advantages: tuple[str, ...] = ()
    disadvantages: tuple[str, ...] = ()


class ShooterGiven(ShotGiven, frozen=True, kw_only=True):
    """A character shoots with ready HEAD Dice."""

    role: Literal["shooter"]
    ready: Whole
    opponent: Armed
    ammo: Quiver | None = None


class TargetGiven(ShotGiven, frozen=True, kw_only=True):
    """A character with ready BODY Dice is shot at."""

    role: Literal["target"]
    ready: Positive
    opponent: Shooter
    shield: Gear | None = None
    armor: Gear | None = None
    saves: Saves = ()
    sunder: str | None = None


def as_shooter(given: Answer) -> Answer:
    """The outcome of a character's shot. [FT-RANGE-01 FT-RANGE-02 FT-RANGE-04 FT-RANGE-05 FT-RANGE-06 FT-RANGE-08
    FT-ARM-07]"""
    g = read_given(given, ShooterGiven)
    house, band, type_ = house_of(g), band_in(g.range), type_in(g.type)
    allowed(shot_fault(g.weapon, band, 0))
    sized = die_for(
        type_, HEAD, (*shooter_sources(g.weapon, band, house), *given_sources(g.advantages, g.disadvantages)), house
    )
    rolls = [checked(g.dice, g.ready, sized.die)]
    ammo = NO_DIE
    if g.ammo is not None:
        ammo = die_in(g.ammo.die)
        rolls.append([g.ammo.roll - 1])
    ref = CaseReferee(rolls)
    target = Target(g.opponent.difficulty, die_in(g.opponent.shield), die_in(g.opponent.armor))
    done = shoot(ref, g.ready, sized.die, ammo, target)
    return {
        "die": die_out(sized.die),
        "removed": done.removed,
        "difficulty_left": done.dd,
        "ready_left": g.ready,
        "opponent_shield": die_out(done.foe_shield),
        "opponent_armor": die_out(done.foe_armor),
        "ammo": die_out(done.ammo),
    }


def as_target(given: Answer) -> Answer:
    """The outcome of being shot at. [FT-RANGE-03 FT-RANGE-04 FT-RANGE-05 FT-RANGE-07 FT-ARM-01 FT-SUND-03]"""
    g = read_given(given, TargetGiven)
    house, band, type_ = house_of(g), band_in(g.range), type_in(g.type)
    allowed(shot_fault(g.weapon, band, 0))
    sized = die_for(
        type_, BODY, (*target_sources(g.weapon, band), *given_sources(g.advantages, g.disadvantages)), house
    )
    ref = CaseReferee([checked(g.dice, g.ready, sized.die)], g.saves, g.sunder)
    fighter = Fighter(type_, g.ready, *sized, wear_in(g.shield), wear_in(g.armor))
    done = shot_at(ref, 0, fighter, Target(g.opponent.difficulty))
    ref.close(done.out)
    return {
        "die": die_out(sized.die),
        "exposed": done.exposed,
        "wounded": done.wounded,
        "ready_left": done.ready,
        "shield": wear_out(done.shield),
        "armor": wear_out(done.armor),
        "sundered": item_out(done.sundered),
        "difficulty_left": g.opponent.difficulty,
        "out_of_action": done.out != 0,
    }


ROLES: Mapping[str, Verb] = {"shooter": as_shooter, "target": as_target}


def ranged(given: Answer) -> Answer:
    """Run the verb of ranged attacks for the side that shoots."""
    return pick(str(given.get("role")), ROLES, "role")(given)


# --- the fallen -------------------------------------------------------------------------------------------------------
class FallGiven(Given, frozen=True, kw_only=True):
    """A character who was Out of Action: the dice, the face of the BODY Die, and the HEAD Dice of the disfigured."""

    type: TypeName
    body_max: Positive
    head_max: Whole
    head_ready: Whole
    roll: Positive
    recovered: bool
    head_dice: Faces = ()


def oofa(given: Answer) -> Answer:
    """What becomes of a fallen character. [FT-OOFA-02 to FT-OOFA-08]"""
    g = read_given(given, FallGiven)
    type_, house = type_in(g.type), house_of(g)
    wanted(g.head_ready <= g.head_max, f"head_ready: expected at most {g.head_max}")
    rolls = [checked((g.roll,), 1, base_die(type_, BODY))]
    if g.roll == DISFIGURED:
        rolls.append(checked(g.head_dice, g.head_max, base_die(type_, HEAD)))
    done = left_behind()
    if g.recovered:
        done = fall(CaseReferee(rolls), type_, g.body_max, g.head_max, g.head_ready, house)
    found: dict[str, object] = {"result": FALL_NAMES[done.result], "alive": done.alive != 0}
    if not done.alive:
        return found
    return {
        **found,
        "body_max": done.body_max,
        "body_ready": done.body_ready,
        "head_max": done.head_max,
        "head_ready": done.head_ready,
        "fat_head_moments": done.fat_head,
    }


VERBS: Mapping[str, Verb] = {"ranged": ranged, "oofa": oofa}
