"""The units of a duel as whole numbers, what the duel leaves on them, and what is open to them, so that it compiles."""

from collections.abc import Sequence
from typing import NamedTuple

from affray.referee import rule
from affray.space.plane.bases import FRONT
from affray.systems.wargame.content.codes import MELEE, MOVE, NO_ACTION, OUT, RANGED, SHORT, VEHICLE, lower_die
from affray.systems.wargame.content.house_rules import PLAIN, House
from affray.systems.wargame.rules.attack_dice import Throw, melee_throw
from affray.systems.wargame.rules.body import UNHURT, Body
from affray.systems.wargame.rules.hull import Damage, Hull, defense_left, is_facing_lost, move_left, range_left
from affray.systems.wargame.rules.losses_and_damage import strength_left
from affray.systems.wargame.rules.order_and_actions import (
    FREE,
    Active,
    Progress,
    allowance,
    first_progress,
    melee_bar,
    ranged_bar,
)
from affray.systems.wargame.rules.ranged import band
from affray.systems.wargame.rules.whole_attack import Side

UNDAMAGED = Damage()
CHOOSE_DEED = 110
HOLD, STRIKE, FIRE, CLOSE, RETIRE = range(5)
"""What a side may choose to do with an action. [UW-TURN-05]"""
NOBODY = -1
ACTION_OF = (NO_ACTION, MELEE, RANGED, MOVE, MOVE)
Counts = Sequence[int]


class Duelist(NamedTuple):
    """A unit as it comes to a duel: what no duel changes."""

    kind: int
    """The type of its miniatures."""
    n: int
    """How many miniatures it has."""
    foes: int
    """How many miniatures its foe has."""
    dice: int
    """How many action dice each miniature has."""
    sides: int
    """The sides of those dice."""
    fight: int
    """Fight of one miniature, with its weapons."""
    shoot: int
    """Shoot of one miniature, with its weapons."""
    defense: int
    """Defense."""
    armed: int
    """Whether it has a weapon with a range."""
    move: int
    """Move, in billionths of an inch."""
    short: int
    """The short range, in billionths of an inch."""
    far: int
    """The long range, in billionths of an inch."""
    formation: int
    """REGIMENT, SKIRMISH or NO_FORMATION."""
    files: int
    """In how many files it stands."""
    actions: int
    """How many actions an activation has."""
    fearless: int
    """Whether it is fearless."""
    aid: int
    """The dice of the commanders near it."""
    attacking: Counts
    """How many roll when it attacks: for each number of its own from 1, for each of the foe from 1."""
    struck: Counts
    """How many roll when it is attacked, by the same numbers."""
    crush: int = 0
    """The dice of a vehicle against a unit that it runs over; 0 for other units."""
    rear: int = 0
    """Whether a vehicle fires to the rear."""


class Form(NamedTuple):
    """A unit in a duel: its miniatures left, what the duel has left on it besides, what its activation has come to, what is
    reduced on a vehicle. Nothing is left on a unit that is gone."""

    n: int
    body: Body
    progress: Progress
    damage: Damage = Damage()


class Pair(NamedTuple):
    """Both units of a duel; what is to walk until they touch, in billionths of an inch; whether a melee has been fought in
    this contact. [UW-MEL-09]"""

    a: Form
    b: Form
    gap: int
    marked: int


class Terms(NamedTuple):
    """What a duel is about: the house rules; the gap at the start; how far apart the centre-most miniatures are in contact;
    whether a unit that fails its morale has lost."""

    house: House = PLAIN
    gap: int = 0
    apart: int = 0
    rout: int = 0


# --- the units --------------------------------------------------------------------------------------------------------
@rule
def fresh_form(unit: Duelist) -> Form:
    """A unit as it comes to a duel."""
    return Form(unit.n, UNHURT, first_progress(0), UNDAMAGED)


@rule
def die_of(unit: Duelist, form: Form) -> int:
    """The sides of its action dice, a hero's as hits have lowered them. [UW-HERO-03]"""
    return lower_die(unit.sides, form.body.steps)


@rule
def form_strength(unit: Duelist, form: Form) -> int:
    """What is left of a unit: miniatures, of a hero the sides of his die. [UW-HERO-03]"""
    if unit.kind == VEHICLE:
        return form.n
    return strength_left(unit.kind, form.n, die_of(unit, form))


@rule
def rolling_count(table: Counts, unit: Duelist, form: Form, other: Form) -> int:
    """How many miniatures roll, by one of the tables of a Duelist. [UW-MEL-02]"""
    return table[(form.n - 1) * unit.foes + other.n - 1]


@rule
def hand_throw(unit: Duelist, form: Form, miniatures: int) -> Throw:
    """What so many miniatures roll in melee. [UW-MEL-04 UW-HERO-03]"""
    return melee_throw(unit.kind, unit.dice, die_of(unit, form), unit.armed, unit.fight, miniatures)


@rule
def attack_side(unit: Duelist, form: Form, throw: Throw) -> Side:
    """A unit as a side of an attack."""
    return Side(
        kind=unit.kind,
        n=form.n,
        defense=defense_of(unit, form),
        throw=throw,
        dice=unit.dice,
        sides=die_of(unit, form),
        fearless=unit.fearless,
        aid=unit.aid,
    )


@rule
def active_unit(unit: Duelist, form: Form, gap: int) -> Active:
    """A unit of a duel in its activation. [UW-TURN-04]"""
    return Active(
        kind=unit.kind,
        n=form.n,
        initial=unit.n,
        progress=form.progress,
        body=form.body,
        armed=unit.armed,
        touching=1 if gap == 0 else 0,
        way_out=1 if retreat_of(unit, form) > 0 else 0,
    )


@rule
def reach_of(unit: Duelist, form: Form) -> int:
    """How far a unit moves in an action, a vehicle forward. [UW-MOVE-01 UW-ORD-05 UW-VEH-03 UW-VEH-14]"""
    return allowance(move_left(unit.move, form.damage), unit.kind, form.n, unit.n)


@rule
def retreat_of(unit: Duelist, form: Form) -> int:
    """How far a unit moves away in an action, a vehicle in reverse. [UW-MOVE-10 UW-VEH-03]"""
    reach = reach_of(unit, form)
    return reach // 2 if unit.kind == VEHICLE else reach


@rule
def defense_of(unit: Duelist, form: Form) -> int:
    """Its Defense, a vehicle's as damage has lowered it. [UW-VEH-14]"""
    return defense_left(unit.defense, form.damage)


@rule
def hull_of(unit: Duelist, form: Form) -> Hull:
    """What of a vehicle can be damaged. [UW-VEH-15]"""
    return Hull(unit.move, unit.defense, unit.far, unit.rear, form.damage)


@rule
def band_of(unit: Duelist, form: Form, way: int) -> int:
    """The band of a distance for the shots of a unit; a vehicle fires ahead, as far as damage lets it. [UW-RNG-03 UW-VEH-11]"""
    if unit.kind != VEHICLE:
        return band(way, unit.short, unit.far)
    far = range_left(unit.far, form.damage)
    return SHORT if way <= far and is_facing_lost(form.damage, FRONT) == 0 else OUT


# --- what is open -----------------------------------------------------------------------------------------------------
@rule
def can_do(unit: Duelist, form: Form, other: Form, pair: Pair, terms: Terms, deed: int) -> int:
    """Whether a unit that owes no action may do a deed. [UW-TURN-05 UW-MEL-01 UW-RNG-03 UW-MOVE-01]"""
    acting = active_unit(unit, form, pair.gap)
    if deed == STRIKE and unit.kind == VEHICLE:
        return 1 if pair.gap <= acting.way_out * reach_of(unit, form) and acting.way_out != 0 else 0
    if deed == STRIKE:
        touching = pair.gap == 0 and rolling_count(unit.attacking, unit, form, other) > 0
        return 1 if touching and melee_bar(acting, terms.house) == FREE else 0
    if deed == FIRE:
        reached = band_of(unit, form, pair.gap + terms.apart)
        return 1 if reached != OUT and ranged_bar(acting, terms.house) == FREE else 0
    if deed == CLOSE:
        # A vehicle that reaches the other runs it over.
        least = reach_of(unit, form) if unit.kind == VEHICLE else 0
        return 1 if pair.gap > least and acting.way_out != 0 else 0
    return 1 if deed == HOLD or acting.way_out != 0 else 0


@rule
def open_deed_bits(unit: Duelist, form: Form, other: Form, pair: Pair, terms: Terms) -> int:
    """The deeds that are open to a unit, a bit for each. [UW-TURN-05]"""
    found = 0
    for deed in range(RETIRE + 1):
        found += can_do(unit, form, other, pair, terms, deed) << deed
    return found
