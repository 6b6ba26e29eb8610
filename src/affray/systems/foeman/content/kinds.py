"""Weapons, armor, shields and races as frozen values, whether printed or made by a user."""

from typing import Literal

import msgspec

from affray.systems.foeman.content.damage_notation import AS_ROLLED, Digits

NONE = "None"
OWN = -1
"""The `index` of an item that no printed table has."""

Category = Literal["unskilled", "hilts", "hafts", "poles", "bows", "crude"]
Jab = Literal["yes", "no", "free_hand"]
Quality = Literal["standard", "magic", "crude", "racial"]


class Weapon(msgspec.Struct, frozen=True):
    """A kind of weapon. [FM-EQP-01 MW-DG-01 MW-DG-02]"""

    name: str
    """Its name, or the description of a weapon of somebody's making."""
    alias: str
    """Another name; empty for none."""
    category: str
    """unskilled, hilts, hafts, poles, bows or crude."""
    dg: str
    """Its DG string."""
    sub: int
    """Hit dice that give no damage die."""
    td: Digits
    """The Top die's results for the faces 0 to 5."""
    td_row: int
    """The Top die's results as a row (dice.pool)."""
    max_top: int
    """The best result of the Top die."""
    rq: int
    """The ST that it asks for."""
    hands: int
    """The hands that it takes, 1 or 2."""
    jab: str
    """Whether it can Jab: yes, no or free_hand."""
    hth: bool
    """Whether it is made for Hand-to-Hand."""
    hurl: bool
    """Whether it can be hurled."""
    index: int
    """Its row in the printed tables; OWN for none."""
    low_row: int = AS_ROLLED
    """What the Low die comes to, as a row by the value 0..7 that it shows."""
    cup_row: int = AS_ROLLED
    """What a Cup die comes to, as a row by the value 0..7 that it shows."""
    quality: Quality = "standard"
    """standard, magic, crude or racial."""
    crude_bow: bool = False
    """Whether it is the Crude Bow (filler)."""
    slow: bool = False
    """Whether it is a Bow that takes a whole Ready to load (filler)."""

    @property
    def bow(self) -> bool:
        """Whether it attacks only by Fire. [FM-EQP-09]"""
        return self.category == "bows" or self.crude_bow

    @property
    def unskilled(self) -> bool:
        """Whether all dice but the Top one are exhaustion; house rules decide that for a Crude Bow.

        [FM-APP-04 MW-APP-03]
        """
        return self.category == "unskilled" or (self.category == "crude" and not self.crude_bow)

    @property
    def can_earn_bonus(self) -> bool:
        """Whether it is a standard weapon, the only kind that earns the Adventurer Damage Bonus. [MW-BON-01]"""
        return self.quality == "standard" and self.category not in ("unskilled", "crude")

    @property
    def has_low_cup_terms(self) -> bool:
        """Whether its DG has Low or Cup terms. [MW-DG-01 MW-DG-02]"""
        return (self.low_row, self.cup_row) != (AS_ROLLED, AS_ROLLED)


class Armor(msgspec.Struct, frozen=True):
    """An armor or shield: points stopped, and two ratings with the Block of each. [FM-ARM-01 FM-ARM-02]

    An item of one rating has no Block in the second, so that both read the same way.
    """

    name: str
    """Its name, or the description of an item of somebody's making."""
    pr: int
    """Points that it always stops (PR)."""
    dx_minus: int
    """What it costs in DX."""
    ma_minus: int
    """What it costs in MA."""
    rt1: int
    """The first rating (RT)."""
    bl1: int
    """The Block of the first rating, in points."""
    rt2: int
    """The second rating."""
    bl2: int
    """The Block of the second rating, in points."""
    index: int
    """Its row in the printed table, from 1; 0 for "None", OWN for no row."""


NOTHING = Armor(name=NONE, pr=0, dx_minus=0, ma_minus=0, rt1=0, bl1=0, rt2=0, bl2=0, index=0)


class Race(msgspec.Struct, frozen=True):
    """A race. [FM-FIG-01 FM-FIG-02]"""

    name: str
    """Its name, or the description of a race of somebody's making."""
    least: tuple[int, int, int]
    """Least ST, DX and IQ of a new figure."""
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
    index: int
    """The constant of the printed race whose bonus it has."""
