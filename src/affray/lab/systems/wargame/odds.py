"""Exact odds of one attack, of a vehicle's fire and of a morale test, from the very functions that play them."""

from collections.abc import Sequence
from fractions import Fraction
from functools import cache

import msgspec

from affray.core import Modifier
from affray.core.field_errors import check_choice, check_range, choice_error
from affray.dice.dist import Dist
from affray.lab.field_errors import fault
from affray.lab.systems.wargame.attack import KINDS, Attack, Made, check_allowed, make_attack, weapon_place, with_hits
from affray.lab.systems.wargame.fates import UnitFate, unit_fate
from affray.lab.systems.wargame.field import ATTACKER, DEFENDER, units_apart
from affray.referee import Policy, odds
from affray.referee.every import first_choice
from affray.space.plane.measure import INCH
from affray.systems.wargame.content.codes import (
    BAND_NAMES,
    CHOOSE_DIE_TARGET,
    FACING_NAMES,
    NO_CHECK,
    OUT,
    SHORT,
    VEHICLE,
)
from affray.systems.wargame.content.house_rules import House
from affray.systems.wargame.position.state import Unit, defense_of, is_alone
from affray.systems.wargame.roster.army import ListedUnit as Listed
from affray.systems.wargame.rules.attack import WHOLE
from affray.systems.wargame.rules.attack_dice import Rolling, Throw, can_shoot, ranged_roll
from affray.systems.wargame.rules.morale import Pool, morale
from affray.systems.wargame.rules.ranged import Mark, arc_range, fire_refusal, vehicle_fire
from affray.systems.wargame.rules.refusing import refusal
from affray.systems.wargame.rules.whole_attack import Bout, Fate, Side, fate
from affray.systems.wargame.turn.after_an_attack import hull_of, range_of, side_of
from affray.systems.wargame.turn.attacks import party_of

SPLITS = FIRST, EVEN = ("first", "even")
"""How a vehicle divides its fire: to each target as much as removes all of it, the first one first; or in even parts."""


class Rolled(msgspec.Struct, frozen=True):
    """What a unit rolls: so many dice of so many sides, what is added; who rolls and what is added with their reasons, the
    clauses that decided the dice."""

    dice: int
    sides: int
    bonus: int
    who: tuple[Modifier, ...]
    added: tuple[Modifier, ...]
    clauses: tuple[str, ...]


class AttackOdds(msgspec.Struct, frozen=True):
    """The chances of one attack."""

    kind: str
    """The kind of attack."""
    attacker: str
    """The id of the attacking unit."""
    attack: Rolled
    """What the attacker rolls."""
    back: Rolled | None
    """What is rolled back; None where nobody strikes back."""
    band: str
    """How far a shot goes, by the name of its band."""
    policy: str
    """How fire is divided; "" where there is one target."""
    targets: tuple[UnitFate, ...]
    """What becomes of each target."""
    own: UnitFate | None
    """What becomes of the attacker; None where it can lose nothing."""
    halved: bool = False
    """Whether the losses of the target are halved."""


class MoraleOdds(msgspec.Struct, frozen=True):
    """The chances of a morale test. [UW-MOR-02]"""

    name: str
    """The name of the unit."""
    n: int
    """How many of its miniatures are left."""
    dice: int
    """How many dice the unit rolls."""
    sides: int
    """How many sides they have."""
    commanders: int
    """How many dice commanders roll."""
    evens: tuple[tuple[int, Fraction], ...]
    """The chances of so many evens among all dice."""
    passes: Fraction
    """The chance of a pass."""
    tied: Fraction
    """The chance of a fail by a tie: as many evens as odds."""
    fails: Fraction
    """The chance of a fail."""


def attack_odds(
    attacker: Listed, defender: Listed, how: Attack | None = None, house: House | None = None
) -> AttackOdds:
    """The exact chances of an attack of one unit on another. Raises InputError.

    >>> from affray.lab.systems.wargame.field import KnownUnits, read_unit_line
    >>> archers, spears = (read_unit_line(f"like=fantasy/{name}", name, KnownUnits()) for name in ("archers", "spears"))
    >>> found = attack_odds(archers, spears, Attack(kind="shot"))
    >>> found.attack.dice, round(float(found.targets[0].mean), 2)
    (8, 5.06)
    """
    house = house or House()
    how = how or Attack()
    if how.kind == "fire":
        return fire_odds(attacker, (defender,), how, house=house)
    if how.kind == "morale":
        raise choice_error("kind", how.kind, KINDS)
    done = make_attack(attacker, defender, how, house)
    unit, foe = done.units
    struck: Dist[Bout] = odds(done.bout, *silent_arguments(done, DEFENDER), policy=first_choice)
    own = None
    if done.strikes_back:
        back: Dist[Bout] = odds(done.bout, *silent_arguments(done, ATTACKER), policy=first_choice)
        own = unit_fate(unit, back.map(lambda bout: bout.attacker), house)
    return AttackOdds(
        kind=done.kind,
        attacker=unit.id,
        attack=rolled_of(done.rolled),
        back=rolled_of(done.back) if done.strikes_back else None,
        band=BAND_NAMES[done.reached],
        policy="",
        targets=(unit_fate(foe, struck.map(lambda bout: bout.defender), house),),
        own=own,
        halved=done.share != WHOLE,
    )


def silent_arguments(done: Made, role: int) -> tuple[object, ...]:
    """The arguments of an attack in which a unit rolls nothing: what becomes of it hangs on the dice of the other alone, so
    that there are far fewer cases than with the dice of both."""
    if not done.strikes_back:
        return done.given
    found = list(done.given)
    side = found[role]
    assert isinstance(side, Side)
    found[role] = side._replace(throw=Throw())
    return tuple(found)


def rolled_of(rolling: Rolling) -> Rolled:
    """What is rolled, with its reasons."""
    throw = rolling.throw
    return Rolled(throw.dice, throw.sides, throw.bonus, rolling.who, rolling.added, rolling.clauses)


# --- the fire of vehicles ---------------------------------------------------------------------------------------------
def fire_odds(
    vehicle: Listed, targets: Sequence[Listed], how: Attack, split: str = FIRST, *, house: House | None = None
) -> AttackOdds:
    """The exact chances of a vehicle's fire in an arc at some targets, all at the same distance. Raises InputError.

    [UW-VEH-10 UW-VEH-11 UW-VEH-12 UW-VEH-13]
    """
    house = house or House()
    if vehicle.profile.type != VEHICLE:
        check_allowed(refusal("no-vehicle", "no_vehicle", "UW-VEH-10"))
    check_choice("split", split, SPLITS)
    if house.vehicle_split and split == EVEN:
        raise fault("split", split, "split")
    states = [with_hits(units_apart(vehicle, target, how.side, house), how) for target in targets]
    unit, facing = states[0].figures[ATTACKER], FACING_NAMES.index(how.arc)
    used = party_of(unit, weapon_place(unit, how, house))
    if not can_shoot(used, house):
        check_allowed(refusal("ranged-weapon", "no_ranged_weapon", "UW-RNG-01", "UW-MIN-06"))
    check_allowed(fire_refusal(hull_of(unit), facing))
    far = arc_range(facing, range_of(unit, house, used.chosen))
    near = int(how.range is None or int(how.range * INCH) <= far)
    foes = tuple(state.figures[DEFENDER] for state in states)
    marks = tuple(Mark(defense_of(foe), len(foe.at), near, i) for i, foe in enumerate(foes))
    rolled = ranged_roll(used, house)
    policy = sharing_policy(split, tuple(int(is_alone(foe)) for foe in foes))
    found = odds(vehicle_fire, ATTACKER, rolled.throw, marks, house, policy=policy)
    fates = (
        found.flat_map(lambda arrived, i=i, foe=foe: fire_fates(foe, arrived[i].points, arrived[i].quotient, how))  # type: ignore[misc]
        for i, foe in enumerate(foes)
    )
    suffered = tuple(unit_fate(foe, chances, house) for foe, chances in zip(foes, fates, strict=True))
    band = BAND_NAMES[SHORT if near else OUT]
    chosen = split if len(foes) > 1 else ""
    return AttackOdds(
        kind="fire",
        attacker=unit.id,
        attack=rolled_of(rolled),
        back=None,
        band=band,
        policy=chosen,
        targets=suffered,
        own=None,
    )


def fire_fates(foe: Unit, points: int, quotient: int, how: Attack) -> Dist[Fate]:
    """The chances of what so many points of a vehicle's fire do to a unit; 0 points are no attack. [UW-VEH-12]"""
    if points == 0:
        return Dist.sure(UNHARMED)
    return odds(fate, side_of(foe, aid=how.target_aid), quotient, policy=first_choice)


UNHARMED = Fate(0, NO_CHECK)


@cache
def sharing_policy(split: str, alone: tuple[int, ...]) -> Policy:
    """How a vehicle's score is divided among targets, of which some are heroes or vehicles: by a way of SPLITS. All that is
    left goes to the last target, whole dice to the first."""

    def policy(who: int, what: int, most: int, x: int, y: int, z: int) -> int:
        if what >= CHOOSE_DIE_TARGET:
            return 0
        after = len(alone) - 1 - x
        if after == 0:
            return most
        if split == EVEN:
            return most // (after + 1)
        return most if alone[x] else min(most, y * z)

    return policy


# --- morale -----------------------------------------------------------------------------------------------------------
def morale_odds(entry: Listed, left: int | None = None, commanders: Sequence[Pool] = ()) -> MoraleOdds:
    """The chances of a morale test of a unit of which so many miniatures are left, with the dice of commanders near it.
    Raises InputError. [UW-MOR-02 UW-MOR-05 UW-ABL-06]

    >>> from affray.lab.systems.wargame.field import KnownUnits, read_unit_line
    >>> found = morale_odds(read_unit_line("like=fantasy/spears n=2", "defender", KnownUnits()))
    >>> found.passes, found.tied
    (Fraction(1, 4), Fraction(1, 2))
    """
    n = entry.n if left is None else left
    check_range("left", n, 1, entry.n)
    dice, sides = entry.profile.ad
    found = odds(morale, Pool(dice * n, sides), tuple(commanders), policy=first_choice)
    evens = found.map(lambda check: check.evens)
    return MoraleOdds(
        name=entry.name,
        n=n,
        dice=dice * n,
        sides=sides,
        commanders=sum(pool.dice for pool in commanders),
        evens=tuple((number, evens.chance(number)) for number in sorted(evens.weights)),
        passes=found.chance(lambda check: check.passed != 0),
        tied=found.chance(lambda check: check.evens == check.odds),
        fails=found.chance(lambda check: check.passed == 0),
    )
