"""The case verb of what an attack does: losses of troops, hits on heroes, the damage roll of vehicles."""

from typing import Literal

from affray.core import InputError
from affray.core.reading.given import Answer, Given, read_given
from affray.referee import Script
from affray.systems.wargame.cases.dice import (
    AbilityName,
    Ad,
    FacingName,
    Length,
    Positive,
    check_allowed,
    facing_numbers,
    inches_of,
    kind_of,
    length_of,
)
from affray.systems.wargame.cases.given import Part, Whole, house_of
from affray.systems.wargame.content.codes import (
    CHOOSER_NAMES,
    FACING_NAMES,
    HERO,
    REAR_ATTACK_ARC,
    REDUCTION_NAMES,
    VEHICLE,
)
from affray.systems.wargame.content.house_rules import House
from affray.systems.wargame.content.tables import TypeName
from affray.systems.wargame.rules.attack import losses
from affray.systems.wargame.rules.hull import (
    Damage,
    Hull,
    defense_left,
    lost_facings,
    move_left,
    range_left,
    shut_facings,
)
from affray.systems.wargame.rules.losses_and_damage import (
    NO_REDUCTION,
    REMOVED,
    DamageRoll,
    damage,
    hero_die,
    hero_hits,
    open_reductions,
    reduction_refusal,
)

OWNER, FOE = range(2)


class Sufferer(Part, frozen=True, kw_only=True):
    """Who suffers: troops have `n`, heroes `ad`, vehicles the rest."""

    type: TypeName
    """The type of its miniatures."""
    n: Positive | None = None
    """How many miniatures troops have."""
    ad: Ad | None = None
    """The action dice of a hero: how many, of how many sides."""
    move: Length | None = None
    """Move of a vehicle, in inches."""
    defense: Positive | None = None
    """Defense of a vehicle."""
    range: Length | None = None
    """The range of a vehicle, in inches."""
    damage_bonus: Whole = 0
    """What earlier damage adds to its damage rolls."""
    lost_facings: tuple[FacingName, ...] = ()
    """The facings that can no longer fire."""
    abilities: tuple[AbilityName, ...] = ()
    """The abilities of a vehicle."""


class SufferGiven(Given, frozen=True, kw_only=True):
    """A quotient and who suffers it; a vehicle's die, and what is reduced."""

    target: Sufferer
    quotient: Whole
    roll: Positive | None = None
    choice: Literal["move", "defense", "range", "front", "left", "rear", "right"] | None = None


def hull_of(target: Sufferer) -> Hull:
    """The vehicle of a case. Raises InputError if something of it is missing."""
    if target.move is None or target.defense is None or target.range is None:
        raise InputError("given: target: expected move, defense and range of a vehicle")
    return Hull(
        move=length_of(target.move, "move"),
        defense=target.defense,
        range=length_of(target.range, "range"),
        rear=int(REAR_ATTACK_ARC in target.abilities),
        damage=Damage(worse=target.damage_bonus, shut=shut_facings(facing_numbers(target.lost_facings))),
    )


def damage_of(g: SufferGiven, hull: Hull, house: House) -> DamageRoll:
    """The damage roll of a case's vehicle. Raises InputError or ScriptError for dice and choices that cannot be."""
    rolls = [] if g.roll is None else [[g.roll - 1]]
    wanted = None if g.choice is None else REDUCTION_NAMES.index(g.choice)
    choices = open_reductions(hull)
    place = choices.index(wanted) if wanted in choices else 0
    done = damage(Script(rolls, [place]), OWNER, FOE, hull, g.quotient, house.vehicle_zero_quotient_rolls)
    if done.choice != NO_REDUCTION:
        if wanted is None:
            raise InputError(f"given: choice: expected one, {CHOOSER_NAMES[done.chooser]} chooses")
        check_allowed(reduction_refusal(hull, wanted))
    return done


def vehicle_outcome(g: SufferGiven, house: House) -> Answer:
    """What becomes of a vehicle. [UW-VEH-13 UW-VEH-14 UW-VEH-15]"""
    hull = hull_of(g.target)
    done = damage_of(g, hull, house)
    if done.score == 0 and g.roll is not None:
        raise InputError("given: roll: expected none, the quotient is 0")
    answer = {"removed": done.removed != 0, "score": done.score or None, "chooser": CHOOSER_NAMES[done.chooser]}
    if done.removed:
        return answer
    state = {
        "type": g.target.type,
        "move": inches_of(move_left(hull.move, done.damage)),
        "defense": defense_left(hull.defense, done.damage),
        "range": inches_of(range_left(hull.range, done.damage)),
        "damage_bonus": done.damage.worse,
        "lost_facings": [FACING_NAMES[facing] for facing in lost_facings(done.damage)],
        "abilities": list(g.target.abilities),
    }
    return {**answer, "vehicle": state}


def suffer(given: Answer) -> Answer:
    """What a quotient does to a unit. [UW-MEL-05 UW-HERO-03 UW-HERO-04 UW-VEH-13 UW-VEH-14 UW-VEH-15]"""
    g = read_given(given, SufferGiven)
    house, kind = house_of(g), kind_of(g.target.type)
    if kind == VEHICLE:
        return vehicle_outcome(g, house)
    if kind == HERO:
        if g.target.ad is None:
            raise InputError("given: target: expected the ad of a hero")
        die = hero_die(g.target.ad[1], hero_hits(g.quotient, house))
        return {"removed": True} if die == REMOVED else {"removed": False, "ad": [g.target.ad[0], die]}
    if g.target.n is None:
        raise InputError("given: target: expected the n of a unit")
    left = g.target.n - losses(g.quotient, g.target.n)
    return {"removed": left == 0, "remaining": left}
