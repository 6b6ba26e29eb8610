"""The case verbs of ranged attacks and of what becomes of the fallen."""

from collections.abc import Mapping
from typing import Literal

from affray.core.reading.given import Answer, Given, read_given
from affray.core.reading.tables import look_up
from affray.core.system import Verb
from affray.systems.fortmayn.cases.dice import (
    CaseReferee,
    Gear,
    Saves,
    check_faces,
    read_sources,
    read_wear,
    write_item,
    write_wear,
)
from affray.systems.fortmayn.cases.given import (
    BandName,
    DieName,
    Faces,
    Part,
    Positive,
    TypeName,
    Whole,
    band_number,
    expect,
    expect_allowed,
    house_of,
    read_die,
    type_number,
    write_die,
)
from affray.systems.fortmayn.content.codes import BODY, HEAD, NO_DIE
from affray.systems.fortmayn.rules.advantage import die_for
from affray.systems.fortmayn.rules.dice.pools import base_die
from affray.systems.fortmayn.rules.out_of_action import DISFIGURED, FALL_NAMES, fall, lost_character
from affray.systems.fortmayn.rules.ranged import (
    defend_against_shot,
    shoot,
    shooter_sources,
    shot_refusal,
    target_sources,
)
from affray.systems.fortmayn.rules.saves_and_sunder import Body, Fighter, Target

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
    house, band, type_ = house_of(g), band_number(g.range), type_number(g.type)
    expect_allowed(shot_refusal(g.weapon, band, 0))
    sized = die_for(
        type_, HEAD, (*shooter_sources(g.weapon, band, house), *read_sources(g.advantages, g.disadvantages)), house
    )
    rolls = [check_faces(g.dice, g.ready, sized.die)]
    ammo = NO_DIE
    if g.ammo is not None:
        ammo = read_die(g.ammo.die)
        rolls.append([g.ammo.roll - 1])
    ref = CaseReferee(rolls)
    target = Target(g.opponent.difficulty, read_die(g.opponent.shield), read_die(g.opponent.armor))
    done = shoot(ref, g.ready, sized.die, ammo, target)
    return {
        "die": write_die(sized.die),
        "removed": done.removed,
        "difficulty_left": done.foe.dd,
        "ready_left": g.ready,
        "opponent_shield": write_die(done.foe.shield),
        "opponent_armor": write_die(done.foe.armor),
        "ammo": write_die(done.ammo),
    }


def as_target(given: Answer) -> Answer:
    """The outcome of being shot at. [FT-RANGE-03 FT-RANGE-04 FT-RANGE-05 FT-RANGE-07 FT-ARM-01 FT-SUND-03]"""
    g = read_given(given, TargetGiven)
    house, band, type_ = house_of(g), band_number(g.range), type_number(g.type)
    expect_allowed(shot_refusal(g.weapon, band, 0))
    sized = die_for(type_, BODY, (*target_sources(g.weapon, band), *read_sources(g.advantages, g.disadvantages)), house)
    ref = CaseReferee([check_faces(g.dice, g.ready, sized.die)], g.saves, g.sunder)
    fighter = Fighter(Body(type_, g.ready, read_wear(g.shield), read_wear(g.armor)), *sized)
    done = defend_against_shot(ref, 0, fighter, Target(g.opponent.difficulty))
    ref.close(done.own.out)
    return {
        "die": write_die(sized.die),
        "exposed": done.exposed,
        "wounded": done.own.wounded,
        "ready_left": done.own.body.ready,
        "shield": write_wear(done.own.body.shield),
        "armor": write_wear(done.own.body.armor),
        "sundered": write_item(done.own.sundered),
        "difficulty_left": g.opponent.difficulty,
        "out_of_action": done.own.out != 0,
    }


ROLES: Mapping[str, Verb] = {"shooter": as_shooter, "target": as_target}


def ranged(given: Answer) -> Answer:
    """Run the verb of ranged attacks for the side that shoots."""
    return look_up(str(given.get("role")), ROLES, "role")(given)


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
    type_, house = type_number(g.type), house_of(g)
    expect(g.head_ready <= g.head_max, f"head_ready: expected at most {g.head_max}")
    rolls = [check_faces((g.roll,), 1, base_die(type_, BODY))]
    if g.roll == DISFIGURED:
        rolls.append(check_faces(g.head_dice, g.head_max, base_die(type_, HEAD)))
    done = lost_character()
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
