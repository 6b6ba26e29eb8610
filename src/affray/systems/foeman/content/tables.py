"""The printed tables, typed and checked. Each is a mapping by name that is read when first needed."""

from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Literal

import msgspec
from msgspec.structs import replace

from affray.core import InputError
from affray.core.reading.tables import load_table, look_up
from affray.core.words.phrase import MARK
from affray.dice.pool import row_of
from affray.systems.foeman.content.damage_notation import DG, parse_dg
from affray.systems.foeman.content.kinds import NONE, NOTHING, Armor, Category, Jab, Race, Weapon
from affray.systems.foeman.content.self_described_names import (
    ARMOR,
    CATEGORIES,
    KEPT,
    RACE,
    SHIELD,
    kind_of,
    read_own_cover,
    read_own_race,
    read_own_weapon,
)

PACKAGE = "affray.systems.foeman"


# --- weapons ----------------------------------------------------------------------------------------------------------
class WeaponRow(msgspec.Struct, frozen=True):
    """A row of weapons.csv."""

    name: str
    """The weapon's name."""
    category: Category
    """Its category."""
    dg: str
    """Its DG string."""
    subtract: int
    """Hit dice that give no damage die, as the DG says."""
    td: str
    """The Top die's results for the faces 0 to 5, as digits."""
    max_top: int
    """The best result of the Top die."""
    rq: int
    """The ST that it asks for."""
    hands: int
    """The hands that it takes, 1 or 2."""
    jab: Jab
    """Whether it can Jab."""
    hth: bool
    """Whether it is made for Hand-to-Hand."""
    hurl: bool
    """Whether it can be hurled."""
    alias: str = ""
    """Another name; empty for none."""
    hn: str = ""
    """The hands as the printed table has them."""
    jb: str = ""
    """Jab as the printed table has it."""
    hh: str = ""
    """Hand-to-Hand as the printed table has it."""
    hl: str = ""
    """Hurl as the printed table has it."""
    slow: bool = False
    """Whether it is a Bow that takes a whole Ready to load (filler)."""


def weapon_from_row(row: WeaponRow, index: int) -> Weapon:
    """The weapon of a row. Raises InputError where its TD columns are not what its DG gives. [FM-DG-02 FM-DG-04]"""
    dg: DG = parse_dg(row.dg)
    top = dg.top or (0, 1, 2, 3, 4, 5)
    printed = "".join(str(result) for result in top)
    if (row.subtract, row.td, row.max_top) != (dg.subtract, printed, dg.max_top):
        raise InputError(
            f"weapons.csv: {row.name}: {row.dg} gives {dg.subtract}, {printed}, {dg.max_top};"
            f" the columns say {row.subtract}, {row.td}, {row.max_top}"
        )
    return Weapon(
        name=row.name, alias=row.alias, category=row.category, dg=row.dg, sub=dg.subtract, td=top, td_row=row_of(top),
        max_top=dg.max_top, rq=row.rq, hands=row.hands, jab=row.jab, hth=row.hth, hurl=row.hurl, index=index,
        slow=row.slow,
    )  # fmt: skip


class CrudeRow(msgspec.Struct, frozen=True):
    """A row of filler_crude_weapons.csv. [MW-APP-03]"""

    name: str
    """The weapon's name."""
    category: Literal["crude"]
    """Always crude."""
    dg: str
    """Its DG string."""
    td: str
    """The Top die's results for the faces 0 to 5, as digits."""
    hands: int
    """The hands that it takes, 1 or 2."""
    jab: Jab
    """Whether it can Jab."""
    hth: bool
    """Whether it is made for Hand-to-Hand."""
    hurl: bool
    """Whether it can be hurled."""
    rq: int
    """The ST that it asks for."""
    source: str
    """Where the row comes from."""


def crude_weapon_from_row(row: CrudeRow, index: int) -> Weapon:
    """A Crude weapon; the one that takes two hands and is not hurled is the bow (filler). Raises InputError."""
    dg = parse_dg(row.dg)
    weapon_row = WeaponRow(
        name=row.name, category="crude", dg=row.dg, subtract=dg.subtract, td=row.td, max_top=dg.max_top, rq=row.rq,
        hands=row.hands, jab=row.jab, hth=row.hth, hurl=row.hurl,
    )  # fmt: skip
    made = weapon_from_row(weapon_row, index)
    return replace(made, quality="crude", crude_bow=row.hands == 2 and not row.hurl)


@cache
def weapons() -> Mapping[str, Weapon]:
    """Every weapon by name: the standard ones, then the Crude ones (filler). [FM-EQP-01 MW-APP-03]"""
    rows = load_table(PACKAGE, "weapons.csv", WeaponRow)
    crude = load_table(PACKAGE, "filler_crude_weapons.csv", CrudeRow)
    made = [weapon_from_row(row, index) for index, row in enumerate(rows)]
    made.extend(crude_weapon_from_row(row, index) for index, row in enumerate(crude, start=len(rows)))
    return {weapon.name: weapon for weapon in made}


@cache
def weapon_names() -> Mapping[str, str]:
    """The name of the weapon behind every name and alias. [FM-EQP-01]"""
    return {known: made.name for made in weapons().values() for known in (made.name, made.alias) if known}


def find_weapon(name: str) -> Weapon:
    """The weapon with this name or alias, printed or described by its name. Raises InputError. [FM-EQP-01]

    >>> find_weapon("Cudgel").name
    'Club'
    """
    if MARK in name:
        return read_own_weapon(name)
    return weapons()[look_up(name, weapon_names(), "weapon")]


@lru_cache(KEPT)
def is_weapon(name: str) -> bool:
    """Whether a name stands for a weapon, printed or described by its name. [FM-EQP-01]"""
    if kind_of(name) not in CATEGORIES:
        return name in weapons()
    try:
        read_own_weapon(name)
    except InputError:
        return False
    return True


# --- armor and shields ------------------------------------------------------------------------------------------------
class ArmorRow(msgspec.Struct, frozen=True):
    """A row of armor.csv."""

    name: str
    """The item's name."""
    kind: Literal["armor", "shield"]
    """Whether it is armor or a shield."""
    pr: int
    """Points that it always stops."""
    rt: str
    """The ratings as the printed table has them."""
    bl: str
    """The Blocks as the printed table has them."""
    dx_minus: int
    """What it costs in DX."""
    ma_minus: int
    """What it costs in MA."""
    tier1_rt: int
    """The first rating."""
    tier1_bl: int
    """The Block of the first rating, in points."""
    tier2_rt: int | None = None
    """The second rating; None for an item of one."""
    tier2_bl: int = 0
    """The Block of the second rating, in points."""


DEFEND_OPT = "Defend Opt"


def armor_from_row(row: ArmorRow, index: int) -> Armor:
    """The armor or shield of a row. [FM-ARM-02]"""
    second = row.tier1_rt if row.tier2_rt is None else row.tier2_rt
    return Armor(
        name=row.name, pr=row.pr, dx_minus=row.dx_minus, ma_minus=row.ma_minus, rt1=row.tier1_rt, bl1=row.tier1_bl,
        rt2=second, bl2=row.tier2_bl, index=index,
    )  # fmt: skip


@cache
def armor_rows(kind: str) -> Mapping[str, Armor]:
    """The items of armor.csv of one kind, in its order."""
    rows = [row for row in load_table(PACKAGE, "armor.csv", ArmorRow) if row.kind == kind]
    return {row.name: armor_from_row(row, index) for index, row in enumerate(rows, start=1)}


@cache
def armors() -> Mapping[str, Armor]:
    """Every armor by name; "None" for none."""
    return {NONE: NOTHING, **armor_rows("armor")}


@cache
def shields() -> Mapping[str, Armor]:
    """Every shield by name; "None" for none."""
    return {NONE: NOTHING, **{name: item for name, item in armor_rows("shield").items() if name != DEFEND_OPT}}


@lru_cache(KEPT)
def find_armor(name: str) -> Armor:
    """The armor with this name, printed or described by its name; also "None". Raises InputError."""
    if kind_of(name) == ARMOR:
        return read_own_cover(name)
    return look_up(name, armors(), "armor")


@lru_cache(KEPT)
def find_shield(name: str) -> Armor:
    """The shield with this name, printed or described by its name; also "None". Raises InputError."""
    if kind_of(name) == SHIELD:
        return read_own_cover(name)
    return look_up(name, shields(), "shield")


@lru_cache(KEPT)
def is_armor(name: str) -> bool:
    """Whether a name stands for armor to wear, printed or described by its name; "None" does not. [FM-EQP-03]"""
    return is_cover(name, ARMOR) or (name in armors() and name != NONE)


@lru_cache(KEPT)
def is_shield(name: str) -> bool:
    """Whether a name stands for a shield, printed or described by its name; "None" does not. [FM-EQP-01]"""
    return is_cover(name, SHIELD) or (name in shields() and name != NONE)


def is_cover(name: str, kind: str) -> bool:
    """Whether a name describes a user's own armor, or a user's own shield, by the kind asked for. [FM-ARM-01]"""
    if kind_of(name) != kind:
        return False
    try:
        read_own_cover(name)
    except InputError:
        return False
    return True


# --- races, roster, terrain, action limits ----------------------------------------------------------------------------
class RaceRow(msgspec.Struct, frozen=True):
    """A row of races.csv."""

    race: str
    """The race's name."""
    least_st: int
    """Least ST of a new figure."""
    least_dx: int
    """Least DX of a new figure."""
    least_iq: int
    """Least IQ of a new figure."""
    adder: int
    """Points that a new figure adds to them."""
    total: int
    """The points of a new figure in all."""
    ma: int
    """Movement allowance in Mp."""
    bonus_id: str
    """The id of its bonus."""
    bonus: str
    """Its bonus in words."""


@cache
def races() -> Mapping[str, Race]:
    """Every race by name, in the order of its constants. Raises InputError where a total does not add up."""
    found: dict[str, Race] = {}
    for index, row in enumerate(load_table(PACKAGE, "races.csv", RaceRow)):
        least = (row.least_st, row.least_dx, row.least_iq)
        found[row.race] = Race(
            name=row.race,
            least=least,
            adder=row.adder,
            total=row.total,
            ma=row.ma,
            bonus_id=row.bonus_id,
            bonus=row.bonus,
            index=index,
        )
    return found


@lru_cache(KEPT)
def find_race(name: str) -> Race:
    """The race with this name, printed or described by its name. Raises InputError."""
    if kind_of(name) == RACE:
        return read_own_race(name, races())
    return look_up(name, races(), "race")


@lru_cache(KEPT)
def is_race(name: str) -> bool:
    """Whether a name stands for a race, printed or described by its name. [FM-FIG-01]"""
    try:
        return find_race(name).index >= 0
    except InputError:
        return False


class RosterRow(msgspec.Struct, frozen=True):
    """A ready-made figure of filler_roster.csv."""

    name: str
    """Its name."""
    race: str
    """Its race."""
    st: int
    """Basic ST."""
    dx: int
    """Basic DX."""
    iq: int
    """Basic IQ."""
    weapons: str
    """Its weapons, parted by semicolons; the first is in its hand."""
    eg: int
    """Its Encounter Grade."""
    armor: str = NONE
    """The armor that it wears."""
    shield: str = NONE
    """Its shield."""


class TerrainRow(msgspec.Struct, frozen=True):
    """A kind of ground of filler_terrain.csv. [FM-MOV-13]"""

    terrain: str
    mp: int
    blocks_move: bool
    blocks_los: bool
    source: str


class LimitRow(msgspec.Struct, frozen=True):
    """How an action option is limited by movement; no divisor for Move. [FM-OPT-02]"""

    option: str
    dib: str
    divisor: int = 0


@cache
def roster() -> Mapping[str, RosterRow]:
    """The ready-made figures by name."""
    return {row.name: row for row in load_table(PACKAGE, "filler_roster.csv", RosterRow)}


@cache
def terrain() -> Mapping[str, TerrainRow]:
    """The kinds of ground by name."""
    return {row.terrain: row for row in load_table(PACKAGE, "filler_terrain.csv", TerrainRow)}


@cache
def action_limits() -> Mapping[str, int]:
    """The divisor of each option's limit of movement points; 0 for Move. [FM-OPT-02]"""
    return {row.option: row.divisor for row in load_table(PACKAGE, "action_limits.csv", LimitRow)}


LETTERS = {
    "open": ".",
    "rough": ":",
    "brush": "%",
    "shallow_water": "~",
    "stairs": "=",
    "low_wall": "-",
    "object": "#",
    "pit": "o",
}
