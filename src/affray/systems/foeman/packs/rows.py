"""The tables of a pack: the columns of the printed ones, each row checked and turned into a name that describes itself.

What a printed table says twice (`subtract`, `td`, `max_top`, `total`, `rt`, `bl`) may be left out; where it stands it
must be right. [FM-EQP-01 FM-ARM-01 FM-FIG-01 MW-DG-01]
"""

from collections.abc import Mapping
from typing import Annotated, Literal

import msgspec

from affray.core import InputError
from affray.core.faces.looks import Held
from affray.systems.foeman.content.damage_notation import parse_dg
from affray.systems.foeman.content.kinds import NONE, Jab, Quality
from affray.systems.foeman.content.self_described_names import (
    LEAST_MA,
    MOST_ADDER,
    MOST_ATTRIBUTE,
    MOST_DX_MINUS,
    MOST_MA,
    MOST_MA_MINUS,
    MOST_RATED,
    cover_text,
    race_text,
    weapon_text,
)
from affray.systems.foeman.content.tables import DEFEND_OPT, find_race, races

MARKS = " '’-.()"
"""What may stand in a name beside letters and digits."""
LONGEST_NAME = 40
RESERVED = (NONE, "Unarmed", DEFEND_OPT)
"""Names that the rules themselves use of what is no item."""
Rated = Annotated[int, msgspec.Meta(ge=0, le=MOST_RATED)]
Attribute = Annotated[int, msgspec.Meta(ge=1, le=MOST_ATTRIBUTE)]


def item_name_fault(name: str) -> str:
    """Why a name cannot be that of an item, a race or a title; empty if it can.

    >>> item_name_fault("=SUM(A1)"), item_name_fault("Sea Lance")
    ("expected to start with a letter, got '='", '')
    """
    if not name[:1].isalpha():
        return f"expected to start with a letter, got {name[:1]!r}"
    odd = next((letter for letter in name if not letter.isalnum() and letter not in MARKS), "")
    if odd:
        return f"expected letters, digits, blanks and {MARKS.strip()}, got {odd!r}"
    if name != " ".join(name.split()):
        return "expected single blanks between words"
    if len(name) > LONGEST_NAME:
        return f"expected at most {LONGEST_NAME} letters"
    return f"{name} is a word of the rules" if name in RESERVED else ""


def check_name(name: str, column: str) -> None:
    """Raise ValueError if the name in a column cannot be used."""
    wrong = item_name_fault(name)
    if wrong:
        raise ValueError(f"column {column!r}: {wrong}")


def check_column(column: str, said: object, meant: object) -> None:
    """Raise ValueError if a column that repeats another says something else; an empty one (None) is right."""
    if said is not None and said != meant:
        raise ValueError(f"column {column!r}: expected {meant} or nothing, got {said}")


class OwnWeapon(msgspec.Struct, frozen=True, rename={"quality": "class"}):
    """A row of a pack's weapons.csv; a column that repeats another may be left out."""

    name: str
    """The weapon's name."""
    category: Literal["unskilled", "hilts", "hafts", "poles", "bows"]
    """Its category."""
    dg: str
    """Its DG string, which may have Low and Cup terms."""
    rq: Annotated[int, msgspec.Meta(ge=1, le=99)]
    """The ST that it asks for."""
    alias: str = ""
    """Another name; empty for none."""
    subtract: int | None = None
    """Hit dice that give no damage die, as the DG says."""
    td: str | None = None
    """The Top die's results for the faces 0 to 5 as digits, as the DG says."""
    max_top: int | None = None
    """The best result of the Top die, as the DG says."""
    hn: str = ""
    """The hands as the printed table writes them; not read."""
    jb: str = ""
    """Jab as the printed table writes it; not read."""
    hh: str = ""
    """Hand-to-Hand as the printed table writes it; not read."""
    hl: str = ""
    """Hurl as the printed table writes it; not read."""
    hands: Annotated[int, msgspec.Meta(ge=1, le=2)] = 1
    """The hands that it takes, 1 or 2."""
    jab: Jab = "no"
    """Whether it can Jab: yes, no or free_hand."""
    hth: bool = False
    """Whether it is made for Hand-to-Hand."""
    hurl: bool = False
    """Whether it can be hurled."""
    slow: bool = False
    """Whether it is a Bow that takes a whole Ready to load (filler)."""
    quality: Quality = "standard"
    """The column `class`: standard, magic, crude or racial."""
    looks: Held = ""
    """What is drawn for it; empty for what is drawn for its category."""

    def __post_init__(self) -> None:
        check_name(self.name, "name")
        if self.alias:
            check_name(self.alias, "alias")
        try:
            dg = parse_dg(self.dg, low_cup=True)
        except InputError as error:
            raise ValueError(f"column 'dg': {error}") from None
        check_column("subtract", self.subtract, dg.subtract)
        check_column("td", self.td, "".join(map(str, dg.top or range(6))))
        check_column("max_top", self.max_top, dg.max_top)
        if self.slow and self.category != "bows":
            raise ValueError("column 'slow': expected of bows alone")

    @property
    def description(self) -> str:
        """The weapon as a name that describes itself."""
        return weapon_text(
            self.name, self.category, self.dg, self.rq, hands=self.hands, jab=self.jab, hth=self.hth, hurl=self.hurl,
            quality=self.quality, slow=self.slow, looks=self.looks,
        )  # fmt: skip

    @property
    def names(self) -> tuple[str, ...]:
        """The names by which it is called."""
        return (self.name, self.alias) if self.alias else (self.name,)


class OwnCover(msgspec.Struct, frozen=True):
    """A row of a pack's armor.csv: armor to wear, or a shield."""

    name: str
    """The item's name."""
    kind: Literal["armor", "shield"]
    """Whether it is armor or a shield."""
    pr: Rated
    """Points that it always stops."""
    dx_minus: Rated
    """What it costs in DX."""
    ma_minus: Rated
    """What it costs in MA."""
    tier1_rt: Rated
    """The first rating."""
    tier1_bl: Rated
    """The Block of the first rating, in points."""
    tier2_rt: Rated | None = None
    """The second rating; None for an item of one."""
    tier2_bl: Rated | None = None
    """The Block of the second rating; None for an item of one."""
    rt: str | None = None
    """The ratings as the printed table writes them."""
    bl: str | None = None
    """The Blocks as the printed table writes them."""

    def __post_init__(self) -> None:
        check_name(self.name, "name")
        for column, value, most in (
            ("dx_minus", self.dx_minus, MOST_DX_MINUS[self.kind]),
            ("ma_minus", self.ma_minus, MOST_MA_MINUS[self.kind]),
        ):
            if value > most:
                raise ValueError(f"column {column!r}: expected at most {most} of {self.kind}, got {value}")
        if (self.tier2_rt is None) != (self.tier2_bl is None):
            raise ValueError("columns 'tier2_rt' and 'tier2_bl': expected both or neither")
        pair, *two = self.ratings
        if two and two[0][0] <= pair[0]:
            raise ValueError(f"column 'tier2_rt': expected more than tier1_rt, {pair[0]}, got {two[0][0]}")
        check_column("rt", self.rt, f"{pair[0]} ({pair[0] + 1}..{two[0][0]})" if two else str(pair[0]))
        check_column("bl", self.bl, f"{pair[1]} ({two[0][1]})" if two else str(pair[1]))

    @property
    def ratings(self) -> tuple[tuple[int, int], ...]:
        """Each rating with its Block."""
        first = (self.tier1_rt, self.tier1_bl)
        return (first,) if self.tier2_rt is None or self.tier2_bl is None else (first, (self.tier2_rt, self.tier2_bl))

    @property
    def description(self) -> str:
        """The item as a name that describes itself."""
        return cover_text(self.name, self.kind, self.pr, self.ratings, self.dx_minus, self.ma_minus)

    @property
    def names(self) -> tuple[str, ...]:
        """The name by which it is called."""
        return (self.name,)


class OwnRace(msgspec.Struct, frozen=True):
    """A row of a pack's races.csv."""

    race: str
    """The race's name."""
    least_st: Attribute
    """Least ST of a new figure."""
    least_dx: Attribute
    """Least DX of a new figure."""
    least_iq: Attribute
    """Least IQ of a new figure."""
    adder: Annotated[int, msgspec.Meta(ge=0, le=MOST_ADDER)]
    """Points that a new figure adds to them."""
    ma: Annotated[int, msgspec.Meta(ge=LEAST_MA, le=MOST_MA)]
    """Movement allowance in Mp."""
    bonus_id: str
    """The id of the bonus of a printed race, whose rule it has."""
    total: int | None = None
    """The points of a new figure in all, as the columns before add up."""
    bonus: str | None = None
    """That bonus in words, as the printed table has it."""

    def __post_init__(self) -> None:
        check_name(self.race, "race")
        like: Mapping[str, str] = {known.bonus_id: known.bonus for known in races().values()}
        if self.bonus_id not in like:
            raise ValueError(f"column 'bonus_id': expected one of {', '.join(like)}, got {self.bonus_id!r}")
        check_column("total", self.total, sum(self.least) + self.adder)
        check_column("bonus", self.bonus, like[self.bonus_id])

    @property
    def least(self) -> tuple[int, int, int]:
        """Least ST, DX and IQ."""
        return self.least_st, self.least_dx, self.least_iq

    @property
    def names(self) -> tuple[str, ...]:
        """The name by which it is called."""
        return (self.race,)

    @property
    def description(self) -> str:
        """The race as a name that describes itself."""
        return find_race(race_text(self.race, self.least, self.adder, self.ma, self.bonus_id)).name
