"""What weapons, armor and shields, and races are: one frozen value each, whether printed or of somebody's making."""

from typing import Literal

import msgspec

from affray.systems.foeman.content.damage_notation import AS_ROLLED, Digits

NONE = "None"
OWN = -1
"""The `index` of an item that no printed table has."""

Category = Literal["unskilled", "hilts", "hafts", "poles", "bows", "crude"]
Jab = Literal["yes", "no", "free_hand"]
Stock = Literal["standard", "magic", "crude", "racial"]


class Weapon(msgspec.Struct, frozen=True):
    """A kind of weapon; `td` are the Top die's results, `td_row` the same as a row (dice.pool), `low_row` and `cup_row`
    what the Low and Cup dice come to; `slow`: a Bow that takes a whole Ready to load (filler).
    [FM-EQP-01 MW-DG-01 MW-DG-02]"""

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
    slow: bool = False

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

    @property
    def terms(self) -> bool:
        """Whether its DG has Low or Cup terms. [MW-DG-01 MW-DG-02]"""
        return (self.low_row, self.cup_row) != (AS_ROLLED, AS_ROLLED)


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


NOTHING = Armor(name=NONE, pr=0, dx_minus=0, ma_minus=0, rt1=0, bl1=0, rt2=0, bl2=0, index=0)


class Race(msgspec.Struct, frozen=True):
    """A race: least ST, DX and IQ, points in all, movement allowance; `index` is the constant of the printed race whose
    bonus it has. [FM-FIG-01 FM-FIG-02]"""

    name: str
    least: tuple[int, int, int]
    adder: int
    total: int
    ma: int
    bonus_id: str
    bonus: str
    index: int
