"""How an attack between two units is made, by names, and what both roll for it as the rules have it."""

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from typing import Annotated, Literal, get_args

import msgspec
from msgspec.structs import replace

from affray.core import Refusal
from affray.core.question import RuledOut
from affray.core.reading.fields import read_struct
from affray.lab.field_errors import fault
from affray.lab.systems.wargame.field import (
    ATTACKER,
    DEFENDER,
    ROLES,
    overrun_state,
    touching_miniatures,
    units_apart,
    units_in_contact,
)
from affray.space.plane.measure import INCH
from affray.systems.wargame.content.codes import FIREBALL, SHORT, VEHICLE
from affray.systems.wargame.content.house_rules import House
from affray.systems.wargame.content.profile import has_ability
from affray.systems.wargame.position.contact import is_facing_in_melee
from affray.systems.wargame.position.state import State, Unit, centre_of, dice_of
from affray.systems.wargame.roster.army import ListedUnit as Listed
from affray.systems.wargame.rules.attack import WHOLE
from affray.systems.wargame.rules.attack_dice import (
    NONE,
    Rolling,
    Throw,
    melee_refusal,
    ranged_refusal,
)
from affray.systems.wargame.rules.fireball import fireball_refusal
from affray.systems.wargame.rules.hull import Damage
from affray.systems.wargame.rules.ranged import band
from affray.systems.wargame.rules.refusing import refusal
from affray.systems.wargame.rules.whole_attack import (
    Bout,
    Side,
    fireball_bout,
    free_bout,
    melee_bout,
    overrun_bout,
    volley_bout,
)
from affray.systems.wargame.turn.after_an_attack import side_of
from affray.systems.wargame.turn.attacks import (
    clash_of,
    leaving_strike,
    miniatures_under,
    party_of,
    range_bands,
    shot_of,
)
from affray.systems.wargame.turn.moves import overrun_of

Kind = Literal["", "melee", "shot", "free", "overrun", "fireball", "fire", "morale"]
SideName = Literal["front", "left", "rear", "right"]
Arc = Literal["front", "left", "rear", "right"]
Count = Annotated[int, msgspec.Meta(ge=0, le=200)]
Some = Annotated[int, msgspec.Meta(ge=1, le=200)]


class Attack(msgspec.Struct, frozen=True, kw_only=True):
    """How an attack is made; each name is one of the rules' own."""

    kind: Kind = ""
    """The kind of attack; "" for overrun of a vehicle and melee of others."""
    side: SideName = "front"
    """The side of the defender from which the attacker comes."""
    contact: Some | None = None
    """How many miniatures of the attacker touch; None for as many as do on the field."""
    target_contact: Some | None = None
    """How many miniatures of the defender touch, or are struck by a vehicle; None for as many as do on the field."""
    range: Fraction | None = None
    """The distance of a shot in inches; None for short range."""
    arc: Arc = "front"
    """The arc of a vehicle's fire."""
    reverse: bool = False
    """Whether the vehicle moves in reverse."""
    under: Count | None = None
    """How many miniatures are under a fireball's template; None for as many as are on the field."""
    aid: Count = 0
    """The action dice of commanders near the attacker."""
    target_aid: Count = 0
    """The action dice of commanders near the defender."""
    hits: Count = 0
    """How many steps the die of an attacking hero has lost."""
    target_hits: Count = 0
    """How many steps the die of a defending hero has lost."""
    worse: Count = 0
    """What is added to the damage rolls of a vehicle that is hit."""
    weapon: Some = 1
    """The number of the weapon used where one is named, from 1."""


KINDS = tuple(word for word in get_args(Kind) if word)


class Made(msgspec.Struct, frozen=True):
    """An attack as it is rolled."""

    kind: str
    """The kind of attack."""
    units: tuple[Unit, Unit]
    """Attacker and defender on the field."""
    rolled: Rolling
    """What the attacker rolls."""
    back: Rolling
    """What the defender rolls back."""
    share: int
    """How much of the losses counts."""
    reached: int
    """The band of the distance of a shot."""
    bout: Callable[..., Bout]
    """The procedure that plays the attack."""
    given: tuple[object, ...]
    """The arguments of that procedure."""
    strikes_back: bool = False
    """Whether the defender strikes back."""


def read_attack(given: Mapping[str, object]) -> Attack:
    """The attack of values by their names. Raises InputError for what does not fit.

    >>> read_attack({"side": "rear", "contact": 4}).contact
    4
    """
    return read_struct(given, Attack)


def make_attack(attacker: Listed, defender: Listed, how: Attack, house: House) -> Made:
    """The attack of one unit on another as it is rolled. Raises InputError for one that is not allowed, or with too
    many details."""
    kind = how.kind or ("overrun" if attacker.profile.type == VEHICLE else "melee")
    return MAKERS[kind](attacker, defender, how, house)


# --- the units --------------------------------------------------------------------------------------------------------
def with_hits(state: State, how: Attack) -> State:
    """The position with heroes and vehicles as they have been hit before. [UW-HERO-03 UW-VEH-14]"""
    unit, foe = state.figures
    mine = unit.body._replace(steps=how.hits)
    theirs, damage = foe.body._replace(steps=how.target_hits), Damage(worse=how.worse)
    return replace(state, figures=(replace(unit, body=mine), replace(foe, body=theirs, damage=damage)))


def both_sides(state: State, rolled: Rolling, back: Rolling, how: Attack) -> tuple[Side, Side]:
    """Attacker and defender as odds see them."""
    unit, foe = state.figures
    return side_of(unit, rolled.throw, how.aid), side_of(foe, back.throw, how.target_aid)


def unit_pair(state: State) -> tuple[Unit, Unit]:
    """Attacker and defender."""
    return state.figures[ATTACKER], state.figures[DEFENDER]


def contacts(state: State, how: Attack) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The miniatures of both in contact: so many as are given, the first of each, else those that touch on the field.
    Raises InputError."""
    own, theirs = touching_miniatures(state)
    return first_of(how.contact, state, ATTACKER, own), first_of(how.target_contact, state, DEFENDER, theirs)


def first_of(number: int | None, state: State, role: int, otherwise: Sequence[int]) -> tuple[int, ...]:
    """The first so many miniatures of a unit, others where no number is given. Raises InputError for more than there are."""
    if number is None:
        return tuple(otherwise)
    if number > len(state.figures[role].at):
        name = "contact" if role == ATTACKER else "target_contact"
        raise fault(name, number, "most-there", most=len(state.figures[role].at))
    return tuple(range(number))


def check_allowed(fault: Refusal | None) -> None:
    """Check that no rule forbids the attack. Raises InputError."""
    if fault is not None:
        raise RuledOut(fault, where=ROLES[ATTACKER])


def weapon_place(unit: Unit, how: Attack, house: House) -> int:
    """The place of the weapon that is used. Raises InputError for a weapon that the unit does not have. [UW-MIN-06]"""
    most = len(unit.profile.weapons) if house.several_weapons else 1
    if how.weapon > max(1, most):
        check_allowed(refusal("weapon-number", "weapon", "UW-MIN-06", number=how.weapon, most=max(1, most)))
    return how.weapon - 1


# --- the attacks ------------------------------------------------------------------------------------------------------
def melee_attack(attacker: Listed, defender: Listed, how: Attack, house: House) -> Made:
    """A melee attack. [UW-MEL-01 UW-MEL-02 UW-MEL-10]"""
    state = with_hits(units_in_contact(attacker, defender, how.side, house), how)
    unit, foe = unit_pair(state)
    own, theirs = contacts(state, how)
    used = party_of(unit, weapon_place(unit, how, house))
    check_allowed(
        melee_refusal(used, own, int(how.contact is not None or is_facing_in_melee(state, ATTACKER, DEFENDER)))
    )
    found = clash_of(state, ATTACKER, DEFENDER, used.chosen, (own, theirs))
    given = both_sides(state, found.rolled, found.back, how)
    return Made(
        kind="melee",
        units=(unit, foe),
        rolled=found.rolled,
        back=found.back,
        share=WHOLE,
        reached=SHORT,
        bout=melee_bout,
        given=given,
        strikes_back=True,
    )


def free_attack(attacker: Listed, defender: Listed, how: Attack, house: House) -> Made:
    """A free attack on the defender, which leaves. [UW-MEL-09]"""
    state = with_hits(units_in_contact(attacker, defender, how.side, house), how)
    unit, foe = unit_pair(state)
    own, _ = contacts(state, how)
    rolled, strike = leaving_strike(state, DEFENDER, ATTACKER, own)
    return Made(
        kind="free",
        units=(unit, foe),
        rolled=rolled,
        back=NONE,
        share=strike.share,
        reached=SHORT,
        bout=free_bout,
        given=(strike, both_sides(state, rolled, NONE, how)[1]),
    )


def overrun_attack(attacker: Listed, defender: Listed, how: Attack, house: House) -> Made:
    """A vehicle that runs the defender over. [UW-VEH-05 UW-VEH-06 UW-VEH-07 UW-VEH-08]"""
    if attacker.profile.type != VEHICLE:
        check_allowed(refusal("no-vehicle", "no_vehicle", "UW-VEH-05"))
    state, struck = overrun_state(attacker, defender, how.side, house)
    state = with_hits(state, how)
    unit, foe = unit_pair(state)
    struck = first_of(how.target_contact, state, DEFENDER, struck)
    found = overrun_of(state, ATTACKER, DEFENDER, struck, int(how.reverse))
    assert found is not None, "expected an attack on an enemy"
    strike = found.strike
    given = (*both_sides(state, found.rolled, found.back, how), strike.share, strike.most)
    return Made(
        kind="overrun",
        units=(unit, foe),
        rolled=found.rolled,
        back=found.back,
        share=strike.share,
        reached=SHORT,
        bout=overrun_bout,
        given=given,
        strikes_back=True,
    )


def ranged_attack(attacker: Listed, defender: Listed, how: Attack, house: House) -> Made:
    """A ranged attack, which nobody answers. [UW-RNG-01 UW-RNG-03 UW-RNG-04 UW-ORD-07]"""
    state = with_hits(units_apart(attacker, defender, how.side, house), how)
    unit, foe = unit_pair(state)
    if unit.profile.type == VEHICLE:
        check_allowed(refusal("vehicle-shoots", "vehicle_shoots", "UW-VEH-10"))
    used = party_of(unit, weapon_place(unit, how, house))
    check_allowed(ranged_refusal(used, 1, house))
    far = range_bands(unit, house, used.chosen)
    reached = SHORT if how.range is None else band(int(how.range * INCH), *far)
    rolled, strike = shot_of(state, ATTACKER, DEFENDER, used.chosen, reached)
    given = (strike, both_sides(state, rolled, NONE, how)[1], reached)
    return Made(
        kind="shot",
        units=(unit, foe),
        rolled=rolled,
        back=NONE,
        share=strike.share,
        reached=reached,
        bout=volley_bout,
        given=given,
    )


def fireball_attack(attacker: Listed, defender: Listed, how: Attack, house: House) -> Made:
    """A fireball over the middle of the defender, or over so many of its miniatures. [UW-ABL-04]"""
    check_allowed(fireball_refusal(attacker.profile.type, int(has_ability(attacker.profile, FIREBALL))))
    state = with_hits(units_apart(attacker, defender, how.side, house), how)
    unit, foe = unit_pair(state)
    covered = len(miniatures_under(state, foe, centre_of(foe))) if how.under is None else how.under
    if covered > len(foe.at):
        raise fault("under", covered, "most-there", most=len(foe.at))
    given = (*dice_of(unit), both_sides(state, NONE, NONE, how)[1], covered)
    rolled = Rolling(Throw(1, *dice_of(unit)), clauses=("UW-ABL-04",))
    return Made(
        kind="fireball",
        units=(unit, foe),
        rolled=rolled,
        back=NONE,
        share=WHOLE,
        reached=SHORT,
        bout=fireball_bout,
        given=given,
    )


Maker = Callable[[Listed, Listed, Attack, House], Made]
MAKERS: Mapping[str, Maker] = {
    "melee": melee_attack, "free": free_attack, "overrun": overrun_attack, "shot": ranged_attack, "fireball": fireball_attack,
}  # fmt: skip
