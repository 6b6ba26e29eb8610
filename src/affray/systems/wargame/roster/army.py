"""An army list: units with their numbers and formations, what it costs, the rules that it breaks.

[UW-MIN-05 UW-FORM-01 UW-FORCE-09]
"""

from collections.abc import Iterator
from fractions import Fraction

from affray.core import Refusal
from affray.core.faces.armies import ArmyFault, ArmyList, ArmyUnit, Standing
from affray.core.reading.naming import LONGEST_NAME, can_keep
from affray.core.words.texts import slug
from affray.systems.wargame.content.codes import (
    HERO,
    LADDER,
    NO_FORMATION,
    ORDNANCE,
    REGIMENT,
    SKIRMISH,
    TYPE_NAMES,
    VEHICLE,
)
from affray.systems.wargame.content.exact_numbers import decimal_text
from affray.systems.wargame.content.house_rules import PLAIN, House
from affray.systems.wargame.content.profile import Ability, Profile
from affray.systems.wargame.content.tables import abilities, ordnance, weapons
from affray.systems.wargame.roster.composition import composition_faults, standing
from affray.systems.wargame.roster.price import Price, price_of
from affray.systems.wargame.rules.refusing import refusal

CAPS = {"move": 12, "fight": 4, "shoot": 4, "defense": 20}
"""The most of each stat where the builder is capped (filler). [UW-FORCE-10]"""
ALLOWED = {"hero": HERO, "vehicle": VEHICLE}
ANYBODY = "any"
FORBIDDEN = ":;"
"""What no name of an army's holds besides, so that lines of text read back."""


class ListedUnit(ArmyUnit, frozen=True):
    """A unit of a list: its name, what each of its miniatures is, how many they are, their formation and, of a regiment,
    the files that it stands in. [UW-MIN-05 UW-FORM-01 UW-FORM-02]"""

    profile: Profile
    formation: int = SKIRMISH
    files: int = 0


class Army(ArmyList, frozen=True):
    """An army list: its name, the points limit that it is made for, its units."""

    units: tuple[ListedUnit, ...]


# --- what it costs ----------------------------------------------------------------------------------------------------
def unit_price(unit: ListedUnit, house: House = PLAIN) -> Price:
    """What a unit costs, with every term. [UW-FORCE-07]"""
    return price_of(unit.profile, unit.n, house)


def standing_of(army: Army, house: House = PLAIN) -> Standing:
    """How an army stands to its limit and the shares of the classes. [UW-FORCE-09]"""
    return standing(army.limit, [(unit.profile.type, unit_price(unit, house).unit) for unit in army.units], house)


def breaking_loss(start: Fraction) -> Fraction:
    """The lost points at which an army that began with so many is broken. [UW-VIC-03]"""
    return start / 2


# --- what it breaks ---------------------------------------------------------------------------------------------------
def profile_faults(profile: Profile) -> Iterator[Refusal]:
    """What a miniature cannot be: its dice, stats, base, and abilities that are not for its type.

    [UW-MIN-03 UW-MIN-04 UW-MIN-07 UW-ABL-01 UW-ABL-02 UW-ABL-04 UW-ABL-06 UW-ABL-07]
    """
    dice, die = profile.ad
    if dice < 1 or die not in LADDER:
        yield refusal("dice", "dice", "UW-MIN-03", "UW-MIN-07", dice=f"{dice}d{die}", known=LADDER)
    least = min(profile.move, Fraction(min(profile.fight, profile.shoot, profile.defense - 1)))
    if least < 0 or min(profile.base) <= 0:
        yield refusal("stats", "stats", "UW-MIN-01", "UW-MIN-04")
    for place, ability in enumerate(profile.abilities):
        if any(ability.id == other.id for other in profile.abilities[:place]):
            yield refusal("ability-twice", "ability", "UW-MIN-05", ability=ability.id)
        yield from ability_faults(ability, profile.type)


def ability_faults(ability: Ability, kind: int) -> Iterator[Refusal]:
    """Why a type may not have an ability: it is for another, or it is a listed one with a price of one's own.
    [UW-ABL-01 UW-ABL-02 UW-ABL-04 UW-ABL-06 UW-ABL-07]"""
    row = abilities().get(ability.id)
    if row is None:
        return
    if ability.cost is not None:
        yield refusal("listed-price", "ability", "UW-ABL-01", ability=ability.id)
    if row.allowed != ANYBODY and ALLOWED[row.allowed] != kind:
        yield refusal("ability-type", "ability", "UW-ABL-01", ability=ability.id, type=row.allowed)


def number_faults(kind: int, n: int) -> Iterator[Refusal]:
    """Why a unit may not have so many miniatures: none at all, or several heroes or vehicles. [UW-MIN-05 UW-HERO-01
    UW-VEH-02]"""
    if n < 1:
        yield refusal("nobody", "number", "UW-MIN-05")
    if n > 1 and kind in (HERO, VEHICLE):
        clause = "UW-HERO-01" if kind == HERO else "UW-VEH-02"
        yield refusal("alone", "number", clause, type=TYPE_NAMES[kind], count=n)


def unit_faults(unit: ListedUnit, house: House = PLAIN) -> Iterator[Refusal]:
    """Every rule that a unit breaks.

    [UW-ORD-01 UW-FORM-01 UW-FORM-05 UW-GEO-06 UW-FORCE-10]
    """
    profile = unit.profile
    if is_bad_name(unit.name):
        yield name_refusal(unit.name)
    yield from number_faults(profile.type, unit.n)
    yield from profile_faults(profile)
    if profile.type == ORDNANCE and len(profile.weapons) != 1:
        yield refusal("one-weapon", "weapons", "UW-ORD-01", count=len(profile.weapons))
    if (profile.type == VEHICLE) != (unit.formation == NO_FORMATION):
        yield refusal("formation", "formation", "UW-FORM-01", "UW-FORM-05", type=TYPE_NAMES[profile.type])
    if unit.formation == REGIMENT and unit.n > 0 and not 1 <= unit.files <= unit.n:
        yield refusal("files", "files", "UW-GEO-06", files=unit.files, count=unit.n)
    if unit.formation != REGIMENT and unit.files:
        yield refusal("no-files", "files", "UW-GEO-06")
    yield from cap_faults(profile) if house.builder_caps else ()


def cap_faults(profile: Profile) -> Iterator[Refusal]:
    """What is above the bounds of a capped builder. [UW-FORCE-10]"""
    own = (profile.move, Fraction(profile.fight), Fraction(profile.shoot), Fraction(profile.defense))
    for stat, value in zip(CAPS, own, strict=True):
        if value > CAPS[stat]:
            yield refusal("cap", "cap", "UW-FORCE-10", stat=stat, own=decimal_text(value), most=CAPS[stat])


def is_bad_name(name: str) -> bool:
    """Whether a unit or a weapon of one's own cannot go by a name, since it could not be written."""
    return not can_keep(name) or any(mark in name for mark in FORBIDDEN)


def name_refusal(name: str) -> Refusal:
    """The refusal of a name that could not be written."""
    return refusal("name", "name", named=repr(name[:LONGEST_NAME]), most=LONGEST_NAME)


def own_name_fault(name: str, kind: str) -> Refusal | None:
    """Why a weapon or an ability of one's own, by `kind`, cannot be called so: a bad name, or a listed one."""
    known = abilities() if kind == "ability" else {**weapons(), **ordnance()}
    if is_bad_name(name):
        return name_refusal(name)
    if slug(name) in map(slug, known):
        return refusal("listed-name", "name", "UW-ABL-01" if kind == "ability" else "UW-MIN-06", named=repr(name))
    return None


def army_faults(army: Army, house: House = PLAIN) -> tuple[ArmyFault, ...]:
    """Every rule that an army breaks; none for one that may play. [UW-FORCE-09 UW-FORCE-10]"""
    found: list[ArmyFault] = []
    if not army.units:
        found.append(ArmyFault(refusal("no-units", "units", "UW-FORCE-09")))
    for place, unit in enumerate(army.units):
        if any(unit.name == other.name for other in army.units[:place]):
            found.append(ArmyFault(refusal("unit-twice", "name"), unit.name, place))
        found.extend(ArmyFault(fault, unit.name, place) for fault in unit_faults(unit, house))
    return (*found, *map(ArmyFault, composition_faults(standing_of(army, house))))
