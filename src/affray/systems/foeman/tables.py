"""The printed tables, typed and checked; each a mapping by name that is read when first asked for."""

from collections.abc import Mapping
from functools import cache
from typing import Literal, get_args

import msgspec
from msgspec.structs import replace

from affray.core import InputError
from affray.core.phrase import Value
from affray.core.tables import load_table
from affray.dice.pool import row_of
from affray.systems.foeman.dg import AS_ROLLED, DG, Digits, parse_dg

PACKAGE = "affray.systems.foeman"
NONE = "None"


Category = Literal["unskilled", "hilts", "hafts", "poles", "bows", "crude"]
Stock = Literal["standard", "magic", "crude", "racial"]


# --- weapons ----------------------------------------------------------------------------------------------------------
class WeaponRow(msgspec.Struct, frozen=True):
    """A row of weapons.csv."""

    name: str
    category: Category
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
    """A kind of weapon; `td` are the Top die's results, `td_row` the same as a row (dice.pool), `low_row` and `cup_row`
    what the Low and Cup dice come to. [FM-EQP-01 MW-DG-01 MW-DG-02]"""

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
    low_row: int = AS_ROLLED
    cup_row: int = AS_ROLLED
    stock: Stock = "standard"
    crude_bow: bool = False

    @property
    def bow(self) -> bool:
        """Whether it attacks only by Fire. [FM-EQP-09]"""
        return self.category == "bows" or self.crude_bow

    @property
    def unskilled(self) -> bool:
        """Whether all but its Top die are exhaustion, a Crude Bow's left open. [FM-APP-04 MW-APP-03]"""
        return self.category == "unskilled" or (self.category == "crude" and not self.crude_bow)

    @property
    def earns_bonus(self) -> bool:
        """Whether it is one of the standard weapons that the Adventurer Damage Bonus is kept to. [MW-BON-01]"""
        return self.stock == "standard" and self.category not in ("unskilled", "crude")


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


class CrudeRow(msgspec.Struct, frozen=True):
    """A row of filler_crude_weapons.csv. [MW-APP-03]"""

    name: str
    category: Literal["crude"]
    dg: str
    td: str
    hands: int
    jab: Literal["yes", "no", "free_hand"]
    hth: bool
    hurl: bool
    rq: int
    source: str


def crude_weapon(row: CrudeRow, index: int) -> Weapon:
    """A Crude weapon; the one that takes two hands and is not hurled is the bow (filler). Raises InputError."""
    dg = parse_dg(row.dg)
    made = made_weapon(
        WeaponRow(
            row.name, "crude", row.dg, dg.subtract, row.td, dg.max_top, row.rq, row.hands, row.jab, row.hth, row.hurl
        ),
        index,
    )
    return replace(made, stock="crude", crude_bow=row.hands == 2 and not row.hurl)


@cache
def weapons() -> Mapping[str, Weapon]:
    """Every weapon by name: the standard ones, then the Crude ones (filler). [FM-EQP-01 MW-APP-03]"""
    rows = load_table(PACKAGE, "weapons.csv", WeaponRow)
    crude = load_table(PACKAGE, "filler_crude_weapons.csv", CrudeRow)
    made = [made_weapon(row, index) for index, row in enumerate(rows)]
    made.extend(crude_weapon(row, index) for index, row in enumerate(crude, start=len(rows)))
    return {weapon.name: weapon for weapon in made}


@cache
def weapon_names() -> Mapping[str, str]:
    """The name behind every name and alias. [FM-EQP-01]"""
    return {known: made.name for made in weapons().values() for known in (made.name, made.alias) if known}


def weapon(name: str) -> Weapon:
    """The weapon of a name or an alias. Raises InputError. [FM-EQP-01]

    >>> weapon("Cudgel").name
    'Club'
    """
    if MARK in name:
        return made_up(name)
    return weapons()[weapon_names()[pick(name, weapon_names(), "weapon")]]


def is_weapon(name: str) -> bool:
    """Whether a name is that of a weapon, or describes one that a user made. [FM-EQP-01]"""
    if MARK not in name:
        return name in weapons()
    try:
        made_up(name)
    except InputError:
        return False
    return True


# --- weapons that a user made -----------------------------------------------------------------------------------------
MARK = "|"
"""What parts the name and the properties of a weapon that a user made."""
WORDS: Mapping[str, Mapping[str, object]] = {
    "2hd": {"hands": 2},
    "jab": {"jab": "yes"},
    "hds": {"jab": "free_hand"},
    "hth": {"hth": True},
    "hurl": {"hurl": True},
    "magic": {"stock": "magic"},
    "crude": {"stock": "crude"},
    "racial": {"stock": "racial"},
}


def shown(name: str) -> str:
    """The name of an item as people read it: of a weapon that a user made, without its properties.

    >>> shown("Sting|hilts|-2L+1<3|4|hth"), shown("Mace")
    ('Sting', 'Mace')
    """
    return name.partition(MARK)[0]


def shown_value(value: Value) -> Value:
    """A name or several as people read them."""
    if isinstance(value, str):
        return shown(value)
    return tuple(shown(str(one)) for one in value) if isinstance(value, tuple) else value


@cache
def made_up(text: str) -> Weapon:
    """The weapon that a user made, from its description: name, category, DG, RQ, and words for what else it can.

    The words are 2hd, jab, hds (Jab with a free hand), hth, hurl, and magic, crude or racial. Raises InputError.
    [MW-DG-01 MW-DG-02 MW-DG-03 MW-BON-01]

    >>> made_up("Sting|hilts|-2T-2>3L+1<3|4|hth|hurl|magic").stock
    'magic'
    """
    name, *rest = text.split(MARK)
    form = "NAME|CATEGORY|DG|RQ, and then any of |" + "|".join(WORDS)
    if len(rest) < 3 or not name.strip() or "_" in text or not rest[2].isdigit() or len(rest[2]) > 2:
        raise InputError(f"weapon {text!r}: expected {form}")
    category, dg, rq, *words = rest
    if category not in get_args(Category)[:-1] or not set(words) <= set(WORDS) or int(rq) < 1:
        raise InputError(f"weapon {text!r}: expected {form}")
    meaning = parse_dg(dg, low_cup=True)
    given = {key: value for word in words for key, value in WORDS[word].items()}
    top = meaning.top or (0, 1, 2, 3, 4, 5)
    plain = Weapon(
        name=text, alias="", category=category, dg=dg, sub=meaning.subtract, td=top, td_row=row_of(top),
        max_top=meaning.max_top, rq=int(rq), hands=1, jab="no", hth=False, hurl=False, index=len(weapons()),
        low_row=meaning.rows[0], cup_row=meaning.rows[1],
    )  # fmt: skip
    return replace(plain, **given)


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
