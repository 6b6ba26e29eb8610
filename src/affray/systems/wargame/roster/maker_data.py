"""An army as plain data: its file, all that it can be built from in words, how many units of a type there are."""

from typing import Annotated, Literal

import msgspec

from affray.core.faces.worded import Named, OptionInfo

Short = Annotated[str, msgspec.Meta(max_length=200)]
Number = Annotated[float, msgspec.Meta(ge=0, le=10_000)]
Count = Annotated[int, msgspec.Meta(ge=0, le=10_000)]
TypeName = Literal["basic", "ordnance", "elite", "hero", "vehicle"]
FormationName = Literal["regiment", "skirmish", "none"]


# --- an army as its file has it ---------------------------------------------------------------------------------------
class OwnWeapon(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A weapon of one's own: what it adds, its range in inches or, with a crew, the short and the long one."""

    name: Short
    fight: Count = 0
    shoot: Count = 0
    range: float | tuple[float, ...] = 0


class OwnAbility(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An ability of one's own with what it costs each miniature."""

    name: Short
    cost: Number


class UnitTable(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A unit of an army's file: listed weapons and abilities by id, those of one's own whole; the base in inches."""

    name: Short
    """What the unit is called."""
    type: TypeName
    """The type of its miniatures."""
    n: Count
    """How many miniatures it has."""
    ad: Short
    """Its attack dice in notation, such as "2d6"."""
    move: Number
    """Movement in inches."""
    fight: Count
    """The bonus to melee rolls."""
    shoot: Count
    """The bonus to shooting rolls."""
    defense: Count
    """The defense of each miniature."""
    weapons: tuple[Short | OwnWeapon, ...]
    """Ids of listed weapons, and weapons of one's own."""
    abilities: tuple[Short | OwnAbility, ...]
    """Ids of listed abilities, and abilities of one's own."""
    base: tuple[Number, Number]
    """Width and depth of a base in inches."""
    formation: FormationName
    """How the miniatures stand."""
    files: Count = 0
    """How many stand side by side; 0 where the formation has no files."""


class ArmyTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An army's file."""

    format: Short
    version: Annotated[int, msgspec.Meta(ge=1, le=1)]
    name: Short
    limit: Number
    units: Annotated[tuple[UnitTable, ...], msgspec.Meta(max_length=200)]


# --- what there is to build from --------------------------------------------------------------------------------------
class TypeChoice(msgspec.Struct, frozen=True, omit_defaults=True):
    """A type by its name and in words; the class whose share it takes, what its price is divided by; `alone` where each
    of it is a unit by itself, `formations` are those that it may stand in."""

    name: TypeName
    word: str
    share: str
    divisor: int
    formations: tuple[Named, ...]
    alone: bool = False


class ShareChoice(msgspec.Struct, frozen=True):
    """A class of types that has a share of the points: at least so much, or at most."""

    name: str
    word: str
    least: bool
    share: float
    clauses: tuple[str, ...]


class WeaponChoice(msgspec.Struct, frozen=True, omit_defaults=True):
    """A weapon: its name for programs and in words, what it adds, its range in inches and the short one where it has
    two, its price under the house rules; `own` is all of one of a pack, as a file has it."""

    name: str
    """Its id in an army's file."""
    word: str
    """What it is called."""
    fight: int
    """What it adds to melee rolls."""
    shoot: int
    """What it adds to shooting rolls."""
    range: float
    """Range in inches, 0 for none; the long range where there are two."""
    points: float
    """Price for each miniature under the house rules."""
    short: float | None = None
    """The short range in inches; none where there is only one."""
    crewed: bool = False
    """Whether a crew serves it."""
    own: OwnWeapon | None = None
    """The weapon as a file has it, where a pack brings it."""


class AbilityChoice(msgspec.Struct, frozen=True):
    """An ability: its name for programs and in words, for which types it is (none: for all), what it costs each miniature
    in points or as a share of its price, and by which clauses; `own` is all of one of a pack."""

    name: str
    word: str
    types: tuple[TypeName, ...] = ()
    points: float = 0
    share: float = 0
    clauses: tuple[str, ...] = ("UW-ABL-01",)
    own: OwnAbility | None = None


class BaseChoice(msgspec.Struct, frozen=True):
    """A size of bases in inches; `filler` for one that the rules do not print."""

    name: str
    word: str
    width: float
    depth: float
    filler: bool


class StatCap(msgspec.Struct, frozen=True):
    """The most of a stat where the builder is capped."""

    stat: str
    most: int


class ReadyUnit(msgspec.Struct, frozen=True):
    """A unit to take as it is: the army or the pack that it is from, in words, its line and its points."""

    id: str
    source: str
    line: str
    points: float
    unit: UnitTable


class ReadyLimit(msgspec.Struct, frozen=True):
    """A ready army at a points limit: its points, how many units and miniatures it has."""

    limit: float
    points: float
    units: int
    miniatures: int


class ReadyArmy(msgspec.Struct, frozen=True):
    """A ready army at each of its limits."""

    name: str
    word: str
    at: tuple[ReadyLimit, ...]


class ArmyCatalogue(msgspec.Struct, frozen=True):
    """All that an army can be built from; `options` are the house rules that change prices and limits."""

    types: tuple[TypeChoice, ...]
    """The types of miniatures."""
    shares: tuple[ShareChoice, ...]
    """The classes with a share of the points."""
    dice: tuple[int, ...]
    """The sizes of attack dice, in their order."""
    weapons: tuple[WeaponChoice, ...]
    """All weapons, those for crews last."""
    abilities: tuple[AbilityChoice, ...]
    """All abilities."""
    bases: tuple[BaseChoice, ...]
    """The sizes of bases."""
    caps: tuple[StatCap, ...]
    """The most of each stat, where the builder is capped."""
    units: tuple[ReadyUnit, ...]
    """Units to take as they are."""
    armies: tuple[ReadyArmy, ...]
    """Armies to begin with."""
    options: tuple[OptionInfo, ...]
    """The house rules that change prices and limits."""


class ArmyPack(msgspec.Struct, frozen=True):
    """What a pack brings."""

    name: str
    title: str
    weapons: tuple[WeaponChoice, ...]
    abilities: tuple[AbilityChoice, ...]
    units: tuple[ReadyUnit, ...]


# --- what an army has -------------------------------------------------------------------------------------------------
class TypeCount(msgspec.Struct, frozen=True):
    """How many units and miniatures of a type there are."""

    name: TypeName
    word: str
    units: int
    miniatures: int
