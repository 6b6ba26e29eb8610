"""What a DG string does with 1 to 9 hit dice: the damage dice, the mean of their sum and its range.

ST, armor, bonus and rerolls are left out: the user is as strong as the weapon asks for. [FM-DG-01 FM-DMG-01]
"""

from fractions import Fraction
from functools import lru_cache

import msgspec

from affray.dice.pool import row_of, row_value
from affray.referee import odds
from affray.systems.foeman.content.damage_notation import FACES, Digits, parse_dg
from affray.systems.foeman.content.house_rules import PLAIN
from affray.systems.foeman.rules.bidding import MOST_BID
from affray.systems.foeman.rules.damage import Arm, dice_generated, dice_kept, kept_roll
from affray.systems.foeman.rules.expected_harm import steady_policy

BAND = Fraction(1, 10)
"""The range leaves out so much at either end."""


class DamageRow(msgspec.Struct, frozen=True):
    """What a hit with so many hit dice does: damage dice, the mean of their sum, and the range in which four of five
    sums lie."""

    hit_dice: int
    damage_dice: int
    mean: float
    least: int
    most: int


class DamageTable(msgspec.Struct, frozen=True):
    """A DG string as a table: hit dice subtracted, what the faces 0 to 5 of each changed die count, and the damage."""

    dg: str
    subtract: int
    top: Digits | None
    low: Digits | None
    cup: Digits | None
    rows: tuple[DamageRow, ...]


@lru_cache(maxsize=1024)
def damage_table(text: str) -> DamageTable:
    """The table of a DG string, Low and Cup terms included. Raises InputError with the column that does not fit.

    [FM-DG-02 FM-DMG-01 FM-DMG-12 MW-DG-01]

    >>> damage_table("-2T-1=1").rows[2]
    DamageRow(hit_dice=3, damage_dice=1, mean=2.3333333333333335, least=0, most=5)
    """
    dg = parse_dg(text, low_cup=True)
    top = row_of(dg.top or FACES)
    low, cup = dg.rows
    arm = Arm(
        sub=dg.subtract, td=top, max_top=dg.max_top, rq=0, st=0, orc=0, player=0, offhand=0, jab=0, doubled=0,
        proficiency=0, unskilled=0, one_hand=1, bow=0, low=low, cup=cup, free=1,
    )  # fmt: skip
    rows = tuple(damage_row(arm, hit) for hit in range(1, MOST_BID + 1))
    return DamageTable(text, dg.subtract, dg.top, dg.low, dg.cup, rows)


def damage_row(arm: Arm, hit: int) -> DamageRow:
    """What a hit with so many hit dice does."""
    n = dice_generated(hit, arm.sub)
    kept = dice_kept(n, arm, 0)
    if kept == 0:
        return DamageRow(hit, 0, 0.0, 0, 0)
    found = odds(kept_roll, 0, arm, n, kept, 0, 0, PLAIN, policy=steady_policy)
    sums = found.map(lambda done: sum(row_value(done.row, place) for place in range(done.n)))
    return DamageRow(hit, kept, float(sums.mean()), sums.quantile(BAND), sums.quantile(1 - BAND))
