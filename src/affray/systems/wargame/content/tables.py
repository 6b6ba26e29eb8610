"""The tables of the wargame and its filler ones, typed and checked; each a mapping by id, read when first asked for."""

from collections.abc import Mapping
from decimal import Decimal
from functools import cache
from typing import Literal

import msgspec

from affray.core.reading.tables import load_table
from affray.systems.wargame.content.house_rules import PACKAGE

TypeName = Literal["basic", "ordnance", "elite", "hero", "vehicle"]
FormationName = Literal["regiment", "skirmish", "none"]
ClassName = Literal["basic_ordnance", "elite_vehicle", "hero"]


class TypeRow(msgspec.Struct, frozen=True):
    """A type of combatants: what its price is divided by, and whose share of an army it takes. [UW-FORCE-04 UW-FORCE-09]"""

    id: TypeName
    divisor: int
    composition: ClassName


class ShareRow(msgspec.Struct, frozen=True):
    """The share of the points that a class of types must have at least, or may have at most. [UW-FORCE-09]"""

    id: ClassName
    bound: Literal["min", "max"]
    share: Decimal


class WeaponRow(msgspec.Struct, frozen=True):
    """A weapon of the printed table: what it adds to Fight and Shoot, its range in inches; its printed range and price
    beside that. [UW-RNG-06 UW-FORCE-06]"""

    id: str
    name: str
    fight: int
    shoot: int
    printed_range: int
    printed_cost: int
    range: int


class OrdnanceRow(msgspec.Struct, frozen=True):
    """A weapon with a crew (filler): its short and its long range in inches. [UW-ORD-07]"""

    id: str
    name: str
    fight: int
    shoot: int
    short: int
    range: int


class AbilityRow(msgspec.Struct, frozen=True):
    """A listed ability: who may have it, and its price for each miniature, in points or as a share of the price before
    abilities. [UW-ABL-01 UW-ABL-02]"""

    id: str
    name: str
    allowed: Literal["any", "hero", "vehicle"]
    cost: int = 0
    share: Decimal = Decimal(0)


class BaseRow(msgspec.Struct, frozen=True):
    """A size of bases in inches; those beyond man and mount are filler. [UW-MIN-01]"""

    id: str
    use: str
    width: int
    depth: int
    status: Literal["printed", "filler"]


class ReductionRow(msgspec.Struct, frozen=True):
    """What damage takes from a vehicle: by how much a number changes and where that ends, or a facing that is lost (its
    change is the word add). [UW-VEH-14 UW-VEH-15]"""

    choice: str
    field: str
    change: str
    floor: int = 0


class ArmyRow(msgspec.Struct, frozen=True):
    """A unit of a ready army (filler)."""

    army: str
    """The id of the army."""
    unit: str
    """The id of the unit."""
    type: TypeName
    """The type of its miniatures."""
    ad: str
    """The action dice of one, such as 1d6."""
    move: int
    """Move, in inches."""
    fight: int
    """Fight of one, without weapons."""
    shoot: int
    """Shoot of one, without weapons."""
    defense: int
    """Defense."""
    weapons: str
    """The ids of its weapons, parted by bars."""
    base_width: int
    """The width of a base, in inches."""
    base_depth: int
    """The depth of a base, in inches."""
    formation: FormationName
    """How it stands."""
    abilities: str = ""
    """The ids of its abilities, parted by bars."""


class MusterRow(msgspec.Struct, frozen=True):
    """How many miniatures of a unit are in a ready army of a points limit, and in how many files a regiment stands."""

    army: str
    limit: int
    unit: str
    n: int
    files: int = 0


@cache
def types() -> Mapping[str, TypeRow]:
    """The types by id. [UW-MIN-02 UW-FORCE-04]"""
    return {row.id: row for row in load_table(PACKAGE, "types.csv", TypeRow)}


@cache
def shares() -> Mapping[str, ShareRow]:
    """The bounds of an army's composition by class. [UW-FORCE-09]"""
    return {row.id: row for row in load_table(PACKAGE, "composition.csv", ShareRow)}


@cache
def weapons() -> Mapping[str, WeaponRow]:
    """The weapons of the printed table by id. [UW-RNG-06]"""
    return {row.id: row for row in load_table(PACKAGE, "weapons.csv", WeaponRow)}


@cache
def ordnance() -> Mapping[str, OrdnanceRow]:
    """The weapons with crews by id (filler). [UW-ORD-07]"""
    return {row.id: row for row in load_table(PACKAGE, "weapons_filler.csv", OrdnanceRow)}


@cache
def abilities() -> Mapping[str, AbilityRow]:
    """The listed abilities by id. [UW-ABL-01]"""
    return {row.id: row for row in load_table(PACKAGE, "abilities.csv", AbilityRow)}


@cache
def bases() -> Mapping[str, BaseRow]:
    """The sizes of bases by id. [UW-MIN-01]"""
    return {row.id: row for row in load_table(PACKAGE, "bases.csv", BaseRow)}


@cache
def reductions() -> Mapping[str, ReductionRow]:
    """What damage can take from a vehicle, by the field that it changes. [UW-VEH-14 UW-VEH-15]"""
    return {row.field: row for row in load_table(PACKAGE, "vehicle_reductions.csv", ReductionRow)}


@cache
def armies() -> tuple[ArmyRow, ...]:
    """The units of the ready armies, in their order (filler)."""
    return load_table(PACKAGE, "armies.csv", ArmyRow)


@cache
def musters() -> tuple[MusterRow, ...]:
    """How many of each unit the ready armies have at each limit, in their order (filler)."""
    return load_table(PACKAGE, "musters.csv", MusterRow)
