"""The case verbs of attacks: dice, melee, shooting, the fire of vehicles; `VERBS` holds those of losses and of the turn
too."""

from collections.abc import Mapping
from fractions import Fraction
from typing import Annotated, Literal

import msgspec

from affray.core import InputError
from affray.core.reading.given import Answer, Given, read_given
from affray.core.system import Verb
from affray.referee import Script
from affray.systems.wargame.cases import losses, order
from affray.systems.wargame.cases.dice import (
    AbilityName,
    Ad,
    Faces,
    FacingName,
    Length,
    Positive,
    Target,
    check_allowed,
    check_dice_count,
    check_single,
    dice_script,
    facing_numbers,
    fraction,
    inches_of,
    kind_of,
    length_of,
    outcome,
    weapon_with_ranges,
)
from affray.systems.wargame.cases.given import Part, WeaponGiven, Whole, house_of, weapon_of
from affray.systems.wargame.content.codes import (
    BAND_NAMES,
    FACING_NAMES,
    FORMATION_NAMES,
    ORDNANCE,
    OUT,
    REAR_ATTACK_ARC,
    VEHICLE,
)
from affray.systems.wargame.content.house_rules import House
from affray.systems.wargame.content.profile import Profile, longest_range, short_and_long_range
from affray.systems.wargame.content.tables import FormationName, TypeName
from affray.systems.wargame.rules.attack import (
    Exchange,
    Strike,
    attack_sum,
    free_attack,
    free_strike,
    halving_limit,
    melee,
    overrun,
    overrun_share,
)
from affray.systems.wargame.rules.attack_dice import (
    NONE,
    Party,
    Rolling,
    Throw,
    attack_roll,
    defence_roll,
    free_roll,
    melee_refusal,
    overrun_roll,
    ranged_refusal,
    ranged_roll,
)
from affray.systems.wargame.rules.hull import Damage, Hull, shut_facings
from affray.systems.wargame.rules.ranged import (
    Mark,
    arc_range,
    band,
    fire_refusal,
    mark_refusal,
    ranged_share,
    vehicle_fire,
    volley,
)

SHOOTER = 0


# --- dice -------------------------------------------------------------------------------------------------------------
class Unit(Part, frozen=True, kw_only=True):
    """A unit as far as its dice go."""

    type: TypeName
    """The type of its miniatures."""
    n: Positive
    """How many miniatures it has."""
    ad: Ad
    """The action dice of one: how many, of how many sides."""
    fight: int
    """Fight of one, without weapons."""
    shoot: int
    """Shoot of one, without weapons."""
    weapons: tuple[str | WeaponGiven, ...]
    """The weapons of each: listed ones by their keys, or others in full."""
    formation: FormationName
    """How it stands."""
    files: Positive
    """The files of a regiment."""
    base: tuple[Annotated[float, msgspec.Meta(gt=0)], Annotated[float, msgspec.Meta(gt=0)]]
    """Width and depth of a base, in inches."""


class DiceGiven(Given, frozen=True, kw_only=True):
    """An attack as far as the dice go."""

    unit: Unit
    mode: Literal["melee", "free", "ranged", "overrun"]
    in_contact: tuple[Whole, ...]
    role: Literal["attacker", "defender"]
    enemy_in_arc: bool


def party_of(unit: Unit, house: House) -> Party:
    """The unit of a case. Raises InputError for an unknown weapon or more than one hero or vehicle."""
    check_single(unit.type, unit.n)
    weapons = tuple(weapon_of(weapon, house) for weapon in unit.weapons)
    base = fraction(unit.base[0]), fraction(unit.base[1])
    profile = Profile(
        type=kind_of(unit.type),
        ad=unit.ad,
        move=Fraction(0),
        fight=unit.fight,
        shoot=unit.shoot,
        defense=1,
        weapons=weapons,
        base=base,
    )
    return Party(profile, unit.n, FORMATION_NAMES.index(unit.formation), unit.files)


def rolling_of(g: DiceGiven, party: Party, house: House) -> Rolling:
    """What the unit rolls. Raises InputError for an attack that it may not make."""
    arc, attacks = int(g.enemy_in_arc), g.role == "attacker"
    if g.mode == "overrun":
        if party.profile.type != VEHICLE or not attacks:
            raise InputError("given: mode: only a vehicle that moves runs units over")
        return overrun_roll(party, house)
    if g.mode == "ranged":
        if not attacks:
            return NONE
        check_allowed(ranged_refusal(party, arc, house))
        return ranged_roll(party, house)
    if len(set(g.in_contact)) < len(g.in_contact) or any(i >= party.n for i in g.in_contact):
        raise InputError(f"given: in_contact: expected different numbers below {party.n}")
    if g.mode == "free":
        return free_roll(party, g.in_contact, arc, house)
    if not attacks:
        return defence_roll(party, g.in_contact, arc, house)
    check_allowed(melee_refusal(party, g.in_contact, arc))
    return attack_roll(party, g.in_contact, house)


def attack_dice(given: Answer) -> Answer:
    """How many miniatures and dice, of how many sides, and what is added in all.

    [UW-MEL-02 UW-MEL-03 UW-MEL-04 UW-MEL-07 UW-MEL-08 UW-MEL-10 UW-RNG-04 UW-VEH-06]
    """
    g = read_given(given, DiceGiven)
    house = house_of(g)
    return rolling_of(g, party_of(g.unit, house), house).throw._asdict()


# --- melee ------------------------------------------------------------------------------------------------------------
class Fighter(Part, frozen=True, kw_only=True):
    """A unit in melee: miniatures present, those rolling, their dice in melee, Fight with weapons."""

    type: TypeName
    n: Positive
    miniatures: Whole
    ad: tuple[Positive, Positive]
    fight: int
    defense: Positive


class MeleeGiven(Given, frozen=True, kw_only=True):
    """A melee, a free attack or an overrun."""

    attacker: Fighter
    defender: Fighter
    attacker_dice: Faces
    defender_dice: Faces
    kind: Literal["melee", "free"] = "melee"
    reverse: bool = False


def throw_of(fighter: Fighter) -> Throw:
    """What a fighter rolls."""
    n = fighter.miniatures
    return Throw(n, n * fighter.ad[0], fighter.ad[1] if n else 0, n * fighter.fight)


def exchange_of(g: MeleeGiven, ref: Script, throws: tuple[Throw, Throw], house: House) -> Exchange:
    """The quotients of both sides. Raises ScriptError for impossible faces."""
    most = halving_limit(kind_of(g.defender.type), g.defender.n, house)
    attack = Strike(throws[0], g.defender.defense, overrun_share(int(g.reverse), 0, house), most)
    back = Strike(throws[1], g.attacker.defense)
    if g.kind == "free":
        return Exchange(free_attack(ref, free_strike(throws[0], g.defender.defense, most, house)), 0)
    if g.attacker.type == "vehicle":
        return overrun(ref, attack, back)
    if g.reverse:
        raise InputError("given: reverse: expected a vehicle that attacks")
    return melee(ref, attack, back)


def melee_of(given: Answer) -> Answer:
    """The sums, and what they do to either side. [UW-MEL-04 UW-MEL-05 UW-MEL-06 UW-MEL-09 UW-VEH-07]"""
    g = read_given(given, MeleeGiven)
    house, back = house_of(g), Throw() if g.kind == "free" else throw_of(g.defender)
    throws, dice = (throw_of(g.attacker), back), (g.attacker_dice, g.defender_dice)
    for name, throw, faces in zip(("attacker_dice", "defender_dice"), throws, dice, strict=True):
        check_dice_count(faces, throw.dice, name)
    done = exchange_of(g, dice_script(*dice), throws, house)
    return {
        "attacker_sum": attack_sum(sum(g.attacker_dice), throws[0]),
        "defender_sum": attack_sum(sum(g.defender_dice), throws[1]),
        "to_defender": outcome(g.defender.type, g.defender.n, done.to_defender, house),
        "to_attacker": outcome(g.attacker.type, g.attacker.n, done.to_attacker, house),
    }


# --- shooting ---------------------------------------------------------------------------------------------------------
class Shooter(Part, frozen=True, kw_only=True):
    """A unit that shoots, not a vehicle; Shoot with weapons, one range or ordnance's two."""

    type: Literal["basic", "ordnance", "elite", "hero"]
    n: Positive
    ad: Ad
    shoot: int
    range: tuple[Length, ...]


class ShootGiven(Given, frozen=True, kw_only=True):
    """A ranged attack after it was declared."""

    shooter: Shooter
    distance: Length
    dice: Faces
    target: Target


def shooter_of(shooter: Shooter) -> Party:
    """The unit that shoots. Raises InputError for ranges that it cannot have."""
    kind, arm = kind_of(shooter.type), weapon_with_ranges(shooter.range)
    check_single(shooter.type, shooter.n)
    if arm.short is not None and kind != ORDNANCE:
        raise InputError("given: shooter: range: expected one range; two are for ordnance")
    profile = Profile(
        type=kind, ad=shooter.ad, move=Fraction(0), fight=0, shoot=shooter.shoot, defense=1, weapons=(arm,)
    )
    return Party(profile, shooter.n)


def shoot(given: Answer) -> Answer:
    """What a ranged attack does. [UW-RNG-03 UW-RNG-04 UW-RNG-05 UW-ORD-01 UW-ORD-07]"""
    g = read_given(given, ShootGiven)
    house, party = house_of(g), shooter_of(g.shooter)
    check_allowed(ranged_refusal(party, 1, house))
    check_single(g.target.type, g.target.n)
    far = longest_range(party.profile, 0, house)
    short = short_and_long_range(party.profile, 0, house)[0] if party.profile.type == ORDNANCE else far
    there = length_of(g.distance, "distance")
    reached = band(there, length_of(float(short), "range"), length_of(float(far), "range"))
    throw = Throw() if reached == OUT else ranged_roll(party, house).throw
    check_dice_count(g.dice, throw.dice, "dice")
    most = halving_limit(kind_of(g.target.type), g.target.n, house)
    found = volley(dice_script(g.dice), Strike(throw, g.target.defense, ranged_share(reached, house), most), reached)
    if reached == OUT:
        return {"in_range": False, "band": BAND_NAMES[OUT]}
    done = outcome(g.target.type, g.target.n, found, house)
    return {"in_range": True, "band": BAND_NAMES[reached], "sum": attack_sum(sum(g.dice), throw), **done}


# --- the fire of vehicles ---------------------------------------------------------------------------------------------
class Firing(Part, frozen=True, kw_only=True):
    """A vehicle that fires; Shoot with weapons."""

    ad: Ad
    shoot: int
    range: Length
    abilities: tuple[AbilityName, ...]
    lost_facings: tuple[FacingName, ...]


class FiredAt(Target, frozen=True, kw_only=True):
    """A target of its fire: points of the score for it, where it lies, how many of its miniatures are seen."""

    id: str
    points: Whole
    distance: Length
    arc: FacingName
    visible: Whole


class FireGiven(Given, frozen=True, kw_only=True):
    """The fire of a vehicle."""

    vehicle: Firing
    arc: FacingName
    dice: Faces
    targets: tuple[FiredAt, ...]


def vehicle_fire_of(given: Answer) -> Answer:
    """What the divided fire of a vehicle does. [UW-VEH-10 UW-VEH-11 UW-VEH-12 UW-ABL-02]"""
    g = read_given(given, FireGiven)
    house, facing = house_of(g), FACING_NAMES.index(g.arc)
    if house.vehicle_split:
        raise InputError("given: options: vehicle_split: expected points, in which the shares are given")
    if not g.targets or len({target.id for target in g.targets}) < len(g.targets):
        raise InputError("given: targets: expected at least one, each id once")
    rear, shut = int(REAR_ATTACK_ARC in g.vehicle.abilities), shut_facings(facing_numbers(g.vehicle.lost_facings))
    check_allowed(fire_refusal(Hull(move=0, defense=1, range=0, rear=rear, damage=Damage(shut=shut)), facing))
    far = arc_range(facing, length_of(g.vehicle.range, "range"))
    marks: list[Mark] = []
    for at in g.targets:
        check_single(at.type, at.n)
        check_allowed(mark_refusal(facing, FACING_NAMES.index(at.arc), at.visible, at.n))
        marks.append(Mark(at.defense, at.n, int(band(length_of(at.distance, "distance"), far, far) != OUT)))
    throw = Throw(1, g.vehicle.ad[0], g.vehicle.ad[1], g.vehicle.shoot)
    ref = Script([[die - 1 for die in g.dice]], [target.points for target in g.targets])
    found = vehicle_fire(ref, SHOOTER, throw, tuple(marks), house)
    results: dict[str, dict[str, object]] = {}
    for at, mark, arrived in zip(g.targets, marks, found, strict=True):
        done = outcome(at.type, at.n, arrived.quotient, house) if mark.in_range else {}
        results[at.id] = {"in_range": mark.in_range != 0, **done}
    return {"sum": attack_sum(sum(g.dice), throw), "max_range": inches_of(far), "targets": results}


VERBS: Mapping[str, Verb] = {
    "attack_dice": attack_dice,
    "melee": melee_of,
    "shoot": shoot,
    "vehicle_fire": vehicle_fire_of,
    "suffer": losses.suffer,
    **order.VERBS,
}
