"""The printed tables, typed and checked; each a mapping by name that is read when first asked for."""

from collections.abc import Mapping
from functools import cache
from typing import Literal

import msgspec

from affray.core import InputError
from affray.core.tables import load_table
from affray.dice.pool import row_of
from affray.systems.foeman.dg import DG, Digits, parse_dg

PACKAGE = "affray.systems.foeman"
NONE = "None"


# --- weapons ----------------------------------------------------------------------------------------------------------
class WeaponRow(msgspec.Struct, frozen=True):
    """A row of weapons.csv."""

    name: str
    category: Literal["unskilled", "hilts", "hafts", "poles", "bows"]
    dg: str
    subtract: int
    td: str
    max_top: int
    rq: int
    hands: int
    jab: Literal["yes", "no", "free_hand"]
    hth: bool
    hurl: bool
    alias: str = ""
    hn: str = ""
    jb: str = ""
    hh: str = ""
    hl: str = ""


class Weapon(msgspec.Struct, frozen=True):
    """A kind of weapon; `td` are the Top die's results, `td_row` the same as a row (dice.pool). [FM-EQP-01]"""

    name: str
    alias: str
    category: str
    dg: str
    sub: int
    td: Digits
    td_row: int
    max_top: int
    rq: int
    hands: int
    jab: str
    hth: bool
    hurl: bool
    index: int

    @property
    def bow(self) -> bool:
        """Whether it attacks only by Fire. [FM-EQP-09]"""
        return self.category == "bows"

    @property
    def unskilled(self) -> bool:
        """Whether all but its Top die are exhaustion. [FM-APP-04]"""
        return self.category == "unskilled"


def made_weapon(row: WeaponRow, index: int) -> Weapon:
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
        row.name, row.alias, row.category, row.dg, dg.subtract, top, row_of(top), dg.max_top, row.rq, row.hands,
        row.jab, row.hth, row.hurl, index,
    )  # fmt: skip


@cache
def weapons() -> Mapping[str, Weapon]:
    """Every weapon by name. [FM-EQP-01]"""
    rows = load_table(PACKAGE, "weapons.csv", WeaponRow)
    return {row.name: made_weapon(row, index) for index, row in enumerate(rows)}


@cache
def weapon_names() -> Mapping[str, str]:
    """The name behind every name and alias. [FM-EQP-01]"""
    return {known: made.name for made in weapons().values() for known in (made.name, made.alias) if known}


def weapon(name: str) -> Weapon:
    """The weapon of a name or an alias. Raises InputError. [FM-EQP-01]

    >>> weapon("Cudgel").name
    'Club'
    """
    return weapons()[weapon_names()[pick(name, weapon_names(), "weapon")]]


# --- armor and shields ------------------------------------------------------------------------------------------------
class ArmorRow(msgspec.Struct, frozen=True):
    """A row of armor.csv."""

    name: str
    kind: Literal["armor", "shield"]
    pr: int
    rt: str
    bl: str
    dx_minus: int
    ma_minus: int
    tier1_rt: int
    tier1_bl: int
    tier2_rt: int | None = None
    tier2_bl: int = 0


class Armor(msgspec.Struct, frozen=True):
    """An armor or shield: points stopped, and two ratings with the Block of each. [FM-ARM-01 FM-ARM-02]

    An item of one rating has no Block in the second, so that both read the same way.
    """

    name: str
    pr: int
    dx_minus: int
    ma_minus: int
    rt1: int
    bl1: int
    rt2: int
    bl2: int
    index: int


NOTHING = Armor(NONE, 0, 0, 0, 0, 0, 0, 0, 0)
DEFEND_OPT = "Defend Opt"


def made_armor(row: ArmorRow, index: int) -> Armor:
    """The item of a row. [FM-ARM-02]"""
    second = row.tier1_rt if row.tier2_rt is None else row.tier2_rt
    return Armor(
        row.name, row.pr, row.dx_minus, row.ma_minus, row.tier1_rt, row.tier1_bl, second, row.tier2_bl, index
    )  # fmt: skip


@cache
def armor_rows(kind: str) -> Mapping[str, Armor]:
    """The items of armor.csv of one kind, in its order."""
    rows = [row for row in load_table(PACKAGE, "armor.csv", ArmorRow) if row.kind == kind]
    return {row.name: made_armor(row, index) for index, row in enumerate(rows, start=1)}


@cache
def armors() -> Mapping[str, Armor]:
    """Every armor by name; "None" for none."""
    return {NONE: NOTHING, **armor_rows("armor")}


@cache
def shields() -> Mapping[str, Armor]:
    """Every shield by name; "None" for none."""
    return {NONE: NOTHING, **{name: item for name, item in armor_rows("shield").items() if name != DEFEND_OPT}}


def armor(name: str) -> Armor:
    """The armor of a name, "None" included. Raises InputError."""
    return armors()[pick(name, armors(), "armor")]


def shield(name: str) -> Armor:
    """The shield of a name, "None" included. Raises InputError."""
    return shields()[pick(name, shields(), "shield")]


# --- races, roster, terrain, action limits ----------------------------------------------------------------------------
class RaceRow(msgspec.Struct, frozen=True):
    """A row of races.csv."""

    race: str
    least_st: int
    least_dx: int
    least_iq: int
    adder: int
    total: int
    ma: int
    bonus_id: str
    bonus: str


class Race(msgspec.Struct, frozen=True):
    """A race: least ST, DX and IQ, points in all, movement allowance; `index` is its constant. [FM-FIG-01 FM-FIG-02]"""

    name: str
    least: tuple[int, int, int]
    adder: int
    total: int
    ma: int
    bonus_id: str
    bonus: str
    index: int


@cache
def races() -> Mapping[str, Race]:
    """Every race by name, in the order of its constants. Raises InputError where a total does not add up."""
    found: dict[str, Race] = {}
    for index, row in enumerate(load_table(PACKAGE, "races.csv", RaceRow)):
        least = (row.least_st, row.least_dx, row.least_iq)
        found[row.race] = Race(row.race, least, row.adder, row.total, row.ma, row.bonus_id, row.bonus, index)
    return found


def race(name: str) -> Race:
    """The race of a name. Raises InputError."""
    return races()[pick(name, races(), "race")]


class RosterRow(msgspec.Struct, frozen=True):
    """A ready-made figure of filler_roster.csv; `weapons` are parted by semicolons."""

    name: str
    race: str
    st: int
    dx: int
    iq: int
    weapons: str
    eg: int
    armor: str = NONE
    shield: str = NONE


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


def pick(name: str, known: Mapping[str, object], what: str) -> str:
    """The name if it is known. Raises InputError listing what is."""
    if name not in known:
        raise InputError(f"{what} {name!r} is unknown; expected one of {', '.join(known)}")
    return name
