"""Melee and ranged attacks on the field: which targets are legal, what is rolled, what it does. [UW-MEL-01 UW-MEL-06
UW-MEL-09 UW-RNG-01 UW-RNG-03 UW-ORD-07 UW-VEH-12 UW-ABL-04]"""

from collections.abc import Sequence
from typing import NamedTuple

from msgspec.structs import replace

from affray.core import Refusal
from affray.referee import Referee, say
from affray.space.plane.areas import has_point, is_covered, is_partly_covered
from affray.space.plane.measure import INCH, is_within
from affray.space.plane.points import Point, distance
from affray.space.plane.sight import is_clear
from affray.systems.wargame.content.codes import FACING_NAMES, FIREBALL, ORDNANCE, OUT, VEHICLE
from affray.systems.wargame.content.house_rules import House
from affray.systems.wargame.content.profile import has_ability, longest_range, short_and_long_range, total_fight
from affray.systems.wargame.position.contact import (
    Touching,
    arc_of,
    contact_indexes,
    is_facing,
    is_facing_at_range,
    is_facing_in_melee,
    sight_refusal,
    visible_miniatures,
)
from affray.systems.wargame.position.spoken_lengths import tenths_text
from affray.systems.wargame.position.state import (
    NOBODY,
    State,
    Unit,
    centre_of,
    defense_of,
    dice_of,
    ground_of,
    index_of,
    is_alone,
    is_fielded,
    shapes_of,
    sight_blockers,
    weapon_places,
)
from affray.systems.wargame.rules.attack import WHOLE, Strike, free_attack, free_strike, halving_limit, melee
from affray.systems.wargame.rules.attack_dice import (
    Party,
    Rolling,
    attack_roll,
    can_shoot,
    defence_roll,
    free_roll,
    melee_refusal,
    ranged_refusal,
    ranged_roll,
)
from affray.systems.wargame.rules.fireball import (
    FIREBALL_RADIUS,
    Burst,
    fireball,
    fireball_quotient,
    fireball_refusal,
    is_success,
    marker_place,
)
from affray.systems.wargame.rules.ranged import (
    Arrived,
    Mark,
    arc_range,
    band,
    fire_refusal,
    mark_refusal,
    ranged_strike,
    vehicle_fire,
    volley,
)
from affray.systems.wargame.rules.refusing import refusal
from affray.systems.wargame.turn.after_an_attack import Blow, hull_of, land_blows, range_of, with_melee_mark
from affray.systems.wargame.turn.mustering import muster, muster_back


# --- who --------------------------------------------------------------------------------------------------------------
def party_of(unit: Unit, chosen: int = 0) -> Party:
    """What of the unit its dice depend on, a hero's dice as hits have lowered them. [UW-MIN-03 UW-HERO-03]"""
    profile, dice = unit.profile, dice_of(unit)
    if dice != profile.ad:
        profile = replace(profile, ad=dice)
    return Party(profile, len(unit.at), unit.formation, unit.files, chosen)


def halving_limit_of(unit: Unit, house: House) -> int:
    """Of how many miniatures at the most a halved loss of the unit is the half; 0 for any number. [UW-MEL-09]"""
    return halving_limit(unit.profile.type, len(unit.at), house)


def best_melee_weapon(unit: Unit, house: House) -> int:
    """The place of the weapon that a unit strikes with when nobody names one: that with the most Fight. [UW-MIN-06]"""
    arms = range(len(unit.profile.weapons))
    return max(arms, key=lambda place: (total_fight(unit.profile, place, house), -place), default=0)


def best_ranged_weapon(unit: Unit, house: House) -> int:
    """The place of the weapon that a unit shoots with when nobody names one: that with the longest range. [UW-MIN-06]"""
    arms = range(len(unit.profile.weapons))
    return max(arms, key=lambda place: longest_range(unit.profile, place, house), default=0)


def has_shooting_weapon(unit: Unit, house: House) -> bool:
    """Whether a unit has anything to shoot with. [UW-MIN-06]"""
    return any(can_shoot(party_of(unit, arm), house) for arm in weapon_places(unit, house))


def foe_refusal(state: State, i: int, name: str) -> Refusal | None:
    """Why a name is no enemy on the field; None when it is one. [UW-MEL-01 UW-RNG-01]"""
    j = index_of(state, name)
    if j == NOBODY or not is_fielded(state.figures[j]) or state.figures[j].side == state.figures[i].side:
        return refusal("no-enemy", "no_enemy", "UW-MEL-01", "UW-RNG-01", unit=name)
    return None


def weapon_refusal(state: State, i: int, weapon: int) -> Refusal | None:
    """Why an attack may not name that weapon; None when it may. [UW-MIN-06]"""
    number = len(state.figures[i].profile.weapons)
    if weapon and (not state.house.several_weapons or weapon >= number):
        return refusal("weapon-number", "weapon", "UW-MIN-06", number=weapon + 1, most=number)
    return None


# --- melee ------------------------------------------------------------------------------------------------------------
def attack_refusal(state: State, i: int, name: str, weapon: int = 0) -> Refusal | None:
    """Why unit i may not attack a unit in melee, its actions apart; None when it may. [UW-MEL-01 UW-FORM-04]"""
    fault = foe_refusal(state, i, name) or weapon_refusal(state, i, weapon)
    if fault is not None:
        return fault
    unit, j = state.figures[i], index_of(state, name)
    contact = contact_indexes(unit, state.figures[j], state.house)[0]
    return melee_refusal(party_of(unit, weapon), contact, int(bool(contact) and is_facing_in_melee(state, i, j)))


class Clash(NamedTuple):
    """The two strikes of units that fight, each with its reasons; the first is that of the unit that began it."""

    rolled: Rolling
    back: Rolling
    strike: Strike
    struck_back: Strike


def clash(unit: Unit, foe: Unit, rolled: Rolling, back: Rolling, share: int = WHOLE, most: int = 0) -> Clash:
    """What two units roll against each other's Defense; `share` and `most` limit the losses of the second."""
    strike = Strike(rolled.throw, defense_of(foe), share, most)
    return Clash(rolled, back, strike, Strike(back.throw, defense_of(unit)))


def clash_of(state: State, i: int, j: int, weapon: int = 0, touching: Touching | None = None) -> Clash:
    """A melee attack of unit i on unit j, by the miniatures of both that touch, those on the field where none are given.
    [UW-MEL-02 UW-MEL-06 UW-MEL-10]"""
    unit, foe, house = state.figures[i], state.figures[j], state.house
    own, theirs = contact_indexes(unit, foe, house) if touching is None else touching
    rolled = attack_roll(party_of(unit, weapon), own, house)
    back = defence_roll(
        party_of(foe, best_melee_weapon(foe, state.house)), theirs, int(is_facing_in_melee(state, j, i)), house
    )
    return clash(unit, foe, rolled, back)


def no_dice_reason(state: State, j: int, touching: Sequence[int], *, friend: bool = False) -> str:
    """Why unit j rolls nothing back: it is a vehicle, a friend, touched by nobody, or struck outside its front facing.
    [UW-MEL-10 UW-VEH-08]"""
    if friend:
        return "friend"
    if state.figures[j].profile.type == VEHICLE:
        return "vehicle"
    return "front" if touching else "contact"


def attack(ref: Referee, state: State, i: int, j: int, weapon: int = 0) -> State:
    """The state after a melee attack of unit i on unit j. [UW-MEL-02 UW-MEL-06 UW-MEL-09 UW-MEL-10]"""
    unit, foe, found = state.figures[i], state.figures[j], clash_of(state, i, j, weapon)
    say(ref, "attacks", who=unit.id, target=foe.id, clauses=("UW-MEL-01",))
    muster(ref, unit.id, found.rolled)
    muster_back(ref, foe.id, found.back, no_dice_reason(state, j, contact_indexes(unit, foe, state.house)[1]))
    done = melee(ref, found.strike, found.struck_back)
    state, _ = land_blows(ref, state, (Blow(j, done.to_defender, i), Blow(i, done.to_attacker, j)))
    return with_melee_mark(state, i, j)


def leaving_strike(before: State, i: int, j: int, touching: Sequence[int]) -> tuple[Rolling, Strike]:
    """The free attack of unit j, of which so many miniatures touch, on unit i, which leaves it, by where they stood before
    the move; without dice where it may not strike. [UW-MEL-09 UW-MEL-10]"""
    unit, foe, house = before.figures[i], before.figures[j], before.house
    rolled = free_roll(
        party_of(foe, best_melee_weapon(foe, before.house)), touching, int(is_facing_in_melee(before, j, i)), house
    )
    return rolled, free_strike(rolled.throw, defense_of(unit), halving_limit_of(unit, house), house)


def free_attack_of(before: State, i: int, j: int) -> tuple[Rolling, Strike] | None:
    """The free attack of unit j on unit i, which leaves it, by where they stood before the move; None where it may not
    strike. [UW-MEL-09 UW-MEL-10]"""
    touching = contact_indexes(before.figures[i], before.figures[j], before.house)[1]
    found = leaving_strike(before, i, j, touching)
    return found if found[0].throw.dice else None


def roll_free_attack(ref: Referee, before: State, i: int, j: int) -> int | None:
    """The halved quotient of the free attack of unit j on unit i; None where it may not strike. [UW-MEL-09 UW-MEL-10]"""
    found = free_attack_of(before, i, j)
    if found is None:
        return None
    name = before.figures[j].id
    say(ref, "free_attack", who=name, target=before.figures[i].id, clauses=("UW-MEL-09",))
    muster(ref, name, found[0])
    return free_attack(ref, found[1])


# --- ranged -----------------------------------------------------------------------------------------------------------
def shoot_refusal(state: State, i: int, name: str, weapon: int = 0) -> Refusal | None:
    """Why unit i may not shoot at a unit, its actions apart; None when it may: the distance is measured afterwards.
    [UW-RNG-01 UW-RNG-02 UW-RNG-03]"""
    fault = foe_refusal(state, i, name) or weapon_refusal(state, i, weapon)
    if fault is not None:
        return fault
    unit, j = state.figures[i], index_of(state, name)
    if unit.profile.type == VEHICLE:
        return refusal("vehicle-shoots", "vehicle_shoots", "UW-VEH-10")
    fault = ranged_refusal(party_of(unit, weapon), int(is_facing_at_range(state, i, j)), state.house)
    return fault or sight_refusal(state, i, j)


def range_to(state: State, i: int, j: int, weapon: int = 0) -> int:
    """SHORT, LONG or OUT: how far unit i shoots at unit j. [UW-RNG-03 UW-ORD-07]"""
    unit = state.figures[i]
    return band(distance(centre_of(unit), centre_of(state.figures[j])), *range_bands(unit, state.house, weapon))


def range_bands(unit: Unit, house: House, weapon: int = 0) -> tuple[int, int]:
    """The short and the long range of a unit, not a vehicle, in billionths of an inch; one and the same for all but
    ordnance. [UW-MIN-06 UW-ORD-07]"""
    if unit.profile.type == ORDNANCE:
        short, far = short_and_long_range(unit.profile, weapon, house)
    else:
        short = far = longest_range(unit.profile, weapon, house)
    return int(short * INCH), int(far * INCH)


def shot_of(state: State, i: int, j: int, weapon: int, reached: int) -> tuple[Rolling, Strike]:
    """A ranged attack of unit i on unit j over a distance SHORT, LONG or OUT. [UW-RNG-04 UW-RNG-05 UW-ORD-07]"""
    return shot_between(state.figures[i], state.figures[j], state.house, reached, weapon)


def shot_between(unit: Unit, foe: Unit, house: House, reached: int, weapon: int = 0) -> tuple[Rolling, Strike]:
    """A ranged attack of one unit on another over a distance SHORT, LONG or OUT. [UW-RNG-04 UW-RNG-05 UW-ORD-07]"""
    rolled = ranged_roll(party_of(unit, weapon), house)
    return rolled, ranged_strike(rolled.throw, defense_of(foe), reached, halving_limit_of(foe, house), house)


def shoot(ref: Referee, state: State, i: int, j: int, weapon: int = 0) -> State:
    """The state after a ranged attack of unit i on unit j, which is measured now. [UW-RNG-03 UW-RNG-04 UW-RNG-05]"""
    unit, foe = state.figures[i], state.figures[j]
    far = distance(centre_of(unit), centre_of(foe))
    say(ref, "shoots", who=unit.id, target=foe.id, distance=tenths_text(far), clauses=("UW-RNG-03",))
    reached = range_to(state, i, j, weapon)
    rolled, struck = shot_of(state, i, j, weapon, reached)
    if reached != OUT:
        muster(ref, unit.id, rolled)
    found = volley(ref, struck, reached)
    return state if reached == OUT else land_blows(ref, state, (Blow(j, found, i),))[0]


# --- vehicles ---------------------------------------------------------------------------------------------------------
def fire_targets(state: State, i: int, facing: int) -> tuple[int, ...]:
    """The enemies that a vehicle may fire at in an arc, in the order of their ids. [UW-VEH-10 UW-VEH-12 UW-RNG-01]"""
    side = state.figures[i].side
    found = [
        j
        for j, foe in enumerate(state.figures)
        if is_fielded(foe) and foe.side != side and arc_of(state, i, j) == facing
        and mark_refusal(facing, arc_of(state, i, j), len(visible_miniatures(state, i, j)), len(foe.at)) is None
    ]  # fmt: skip
    return tuple(sorted(found, key=lambda j: state.figures[j].id))


def arc_refusal(state: State, i: int, facing: int, weapon: int = 0) -> Refusal | None:
    """Why a vehicle may not fire in an arc; None when it may: it must hold a legal target. [UW-VEH-10 UW-VEH-12 UW-VEH-14]"""
    unit = state.figures[i]
    if unit.profile.type != VEHICLE:
        return refusal("no-vehicle", "no_vehicle", "UW-VEH-10")
    fault = weapon_refusal(state, i, weapon)
    if fault is not None:
        return fault
    if not can_shoot(party_of(unit, weapon), state.house):
        return refusal("ranged-weapon", "no_ranged_weapon", "UW-RNG-01", "UW-MIN-06")
    fault = fire_refusal(hull_of(unit), facing)
    if fault is not None:
        return fault
    if not fire_targets(state, i, facing):
        return refusal("nobody-in-arc", "nobody_in_arc", "UW-VEH-12", facing=FACING_NAMES[facing])
    return None


def fire(ref: Referee, state: State, i: int, facing: int, weapon: int = 0) -> State:
    """The state after a vehicle's fire in an arc: rolled, divided, then measured; who gets no points, or only such as
    are lost, is not attacked. [UW-VEH-11 UW-VEH-12 UW-VEH-13]"""
    unit, aimed = state.figures[i], fire_targets(state, i, facing)
    far = arc_range(facing, range_of(unit, state.house, weapon))
    marks = tuple(mark_of(state, i, j, far) for j in aimed)
    names = tuple(state.figures[j].id for j in aimed)
    say(ref, "fires", who=unit.id, facing=FACING_NAMES[facing], targets=names, clauses=("UW-VEH-10", "UW-VEH-12"))
    rolled = ranged_roll(party_of(unit, weapon), state.house)
    muster(ref, unit.id, rolled)
    found = vehicle_fire(ref, i, rolled.throw, marks, state.house)
    for j, mark, arrived in zip(aimed, marks, found, strict=True):
        tell_share(ref, state.figures[j], mark, arrived)
    blows = tuple(Blow(j, arrived.quotient, i) for j, arrived in zip(aimed, found, strict=True) if arrived.points)
    return land_blows(ref, state, blows)[0]


def tell_share(ref: Referee, foe: Unit, mark: Mark, got: Arrived) -> None:
    """Tells what of a vehicle's fire reaches a target; nothing of one that was given none, and is not measured. [UW-VEH-12]"""
    if got.points or got.lost:
        say(
            ref, "share_lands", target=foe.id, points=got.points or got.lost, defense=mark.defense, quotient=got.quotient,
            near=mark.in_range, alone=int(is_alone(foe)), clauses=("UW-VEH-12",),
        )  # fmt: skip


def mark_of(state: State, i: int, j: int, far: int) -> Mark:
    """A target of a vehicle's fire. [UW-VEH-12]"""
    foe = state.figures[j]
    near = is_within(distance(centre_of(state.figures[i]), centre_of(foe)), far)
    return Mark(defense_of(foe), len(foe.at), int(near), j)


# --- fireball ---------------------------------------------------------------------------------------------------------
def burst_refusal(state: State, i: int, mark: Point) -> Refusal | None:
    """Why a unit may not throw a fireball at a point; None when it may. [UW-ABL-04]"""
    unit = state.figures[i]
    fault = fireball_refusal(unit.profile.type, int(has_ability(unit.profile, FIREBALL)))
    if fault is not None:
        return fault
    if not has_point(ground_of(state.board).field, mark):
        return refusal("mark-off", "off-field", "UW-ABL-04")
    if state.house.fireball_needs_sight and not is_clear(centre_of(unit), mark, sight_blockers(state.board)):
        return refusal("mark-hidden", "sight", "UW-ABL-04")
    return None if is_facing(unit, mark) else refusal("outside-front", "outside_front", "UW-FORM-04", "UW-ABL-04")


def miniatures_under(state: State, unit: Unit, mark: Point) -> tuple[int, ...]:
    """The miniatures of a unit under the template, by index. [UW-ABL-04]"""
    if state.house.template_cover:
        return tuple(i for i, shape in enumerate(shapes_of(unit)) if is_partly_covered(mark, FIREBALL_RADIUS, shape))
    return tuple(i for i, at in enumerate(unit.at) if is_covered(mark, FIREBALL_RADIUS, at))


def throw_fireball(ref: Referee, state: State, i: int, mark: Point) -> State:
    """The state after a fireball: every miniature under it suffers by itself, of whatever side. [UW-ABL-04]"""
    unit = state.figures[i]
    place = marker_place(centre_of(unit), mark)
    say(ref, "throws", who=unit.id, x=tenths_text(place[0]), y=tenths_text(place[1]), clauses=("UW-ABL-04",))
    done = fireball(ref, *dice_of(unit))
    if not is_success(done):
        return state
    under = units_under(state, place)
    blows = burst_blows(state, i, under, done)
    if not any(blow.quotient for blow in blows):
        say(ref, "nobody_burnt", under=int(bool(under)), clauses=("UW-ABL-04",))
    return land_blows(ref, state, blows)[0]


def units_under(state: State, place: Point) -> tuple[tuple[int, tuple[int, ...]], ...]:
    """The units under a fireball's marker at a place, in the order of their ids, each with its miniatures. [UW-ABL-04]"""
    found = [
        (j, hit)
        for j, unit in enumerate(state.figures)
        if is_fielded(unit) and (hit := miniatures_under(state, unit, place))
    ]
    return tuple(sorted(found, key=lambda entry: state.figures[entry[0]].id))


def burst_blows(state: State, i: int, under: Sequence[tuple[int, tuple[int, ...]]], done: Burst) -> list[Blow]:
    """The blows of a fireball of unit i that succeeds, with these miniatures of units under it. [UW-ABL-04]"""
    blows = []
    for j, hit in under:
        figure = state.figures[j]
        found = burst_quotient(figure, len(hit), done)
        if is_alone(figure):
            blows.append(Blow(j, found, i))
        elif found:
            blows.append(Blow(j, found, i, hit))
    return blows


def burst_quotient(unit: Unit, hit: int, burst: Burst) -> int:
    """What a fireball that succeeds does to a unit with so many miniatures under it, as a quotient. [UW-ABL-04]"""
    return fireball_quotient(burst, unit.profile.type, defense_of(unit), hit)
