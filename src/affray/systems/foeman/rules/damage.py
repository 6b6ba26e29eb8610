"""Damage dice, clause by clause in the order in which they are applied. [FM-DMG-12]

A row (dice.pool) holds the dice high to low, Top first; it is never sorted again once the Top die has been read.
"""

from typing import NamedTuple

from affray.dice.pool import keep, put, row, row_value
from affray.referee import Referee, choose, procedure, roll, rule, tell
from affray.systems.foeman.content.codes import (
    CHOOSE_FEWER,
    CHOOSE_KEEP,
    JAB,
    MOST_DICE,
    ROLL_DAMAGE,
    STRIKE,
    TOLD_DAMAGE,
    TOLD_NO_DAMAGE,
    TOLD_ROLLED,
    TOLD_SPARED,
    D,
)
from affray.systems.foeman.content.damage_notation import AS_ROLLED
from affray.systems.foeman.content.house_rules import House
from affray.systems.foeman.content.rounding import half_up, quarter_up
from affray.systems.foeman.rules.kept_damage_dice import Selected, choice_at, last_choice, pool_of_row

MOST_BY_STRENGTH = 6


class Arm(NamedTuple):
    """All that damage dice depend on of a weapon and its user; flags are 0 or 1. House rules are already applied.

    [MW-DG-01 MW-DG-02 MW-MAX-05 MW-MAX-06]
    """

    sub: int
    """Hit dice that give no damage die."""
    td: int
    """The Top die's results as a row (dice.pool)."""
    max_top: int
    """The best result of the Top die."""
    rq: int
    """The weapon's RQ, the ST that it asks for."""
    st: int
    """The user's basic ST."""
    orc: int
    """Whether the user is an Orc."""
    player: int
    """Whether the Adventurer Damage Bonus can be earned."""
    offhand: int
    """Whether the weapon is in the hand that is not the strong one."""
    jab: int
    """Whether the attack is a Jab or treated as one."""
    doubled: int
    """Whether a one-hand weapon is gripped with both hands."""
    proficiency: int
    """Whether Weapon Proficiency is declared."""
    unskilled: int
    """Whether all dice but the Top one are exhaustion."""
    one_hand: int
    """Whether the weapon takes one hand."""
    bow: int
    """Whether the weapon is a Bow."""
    low: int = AS_ROLLED
    """What the Low die comes to, as a row by the value 0..7 that it shows."""
    cup: int = AS_ROLLED
    """What a Cup die comes to, as a row by the value 0..7 that it shows."""
    six: int = 0
    """Whether the ST limit is never above six dice."""
    free: int = 0
    """Whether the ST limit does not bind."""


class Damage(NamedTuple):
    """Damage dice ready to apply: the row, how many are kept, how many were generated."""

    row: int
    n: int
    generated: int


class Rows(NamedTuple):
    """Damage dice whatever the hit dice show: how many are kept, the second die as rolled, the row without the
    Adventurer Damage Bonus and with it."""

    kept: int
    second: int
    plain: int
    raised: int


ADVENTURER_BONUS = 2


@rule
def is_jab_damage(kind: int, same_hex: int, from_hth: int, hth_weapon: int) -> int:
    """Whether damage is that of a Jab: a Jab, an attack out of hand-to-hand at another hex, or a Strike inside the hex
    without a hand-to-hand weapon. [FM-DMG-03 FM-EQP-07 FM-DX-06]

    >>> is_jab_damage(STRIKE, 1, 1, 0), is_jab_damage(STRIKE, 1, 1, 1), is_jab_damage(STRIKE, 0, 1, 1)
    (1, 0, 1)
    """
    if kind == JAB or (from_hth != 0 and same_hex == 0):
        return 1
    return 1 if kind == STRIKE and same_hex != 0 and hth_weapon == 0 else 0


@rule
def dice_generated(thrown: int, sub: int) -> int:
    """How many damage dice so many hit dice give. [FM-DMG-01]"""
    return max(0, thrown - sub)


@rule
def top_result(face: int, arm: Arm) -> int:
    """The result of the Top die on the weapon's table. [FM-DMG-02]"""
    return row_value(arm.td, face)


@rule
def jab_dice(n: int, arm: Arm) -> int:
    """How many of n dice a Jab keeps: half of them, rounded up. [FM-DMG-03]"""
    return half_up(n) if arm.jab != 0 else n


@rule
def offhand_dice(n: int, arm: Arm) -> int:
    """How many of n dice the offhand keeps: half of them, rounded up, after the half of a Jab; all for Fire.

    [FM-DMG-04]
    """
    return half_up(n) if arm.offhand != 0 and arm.one_hand != 0 and arm.bow == 0 else n


@rule
def strength_limit(arm: Arm) -> int:
    """The number of dice that basic ST allows without rerolls; MOST_DICE where the limit does not bind.

    [FM-DMG-05 MW-MAX-01 MW-MAX-05 MW-MAX-06]
    """
    if arm.free != 0:
        return MOST_DICE
    return min(MOST_BY_STRENGTH, quarter_up(arm.st)) if arm.six != 0 else quarter_up(arm.st)


@rule
def strength_dice(n: int, arm: Arm, stages: int) -> int:
    """How many of n dice basic ST allows; each reroll stage allows one more. [FM-DMG-05 MW-MAX-02]"""
    return min(n, strength_limit(arm) + stages)


@rule
def halved_dice(n: int, arm: Arm) -> int:
    """How many of n dice a Jab and the offhand leave, before the limit of strength. [FM-DMG-03 FM-DMG-04]"""
    return offhand_dice(jab_dice(n, arm), arm)


@rule
def dice_kept(n: int, arm: Arm, stages: int) -> int:
    """How many of n damage dice are kept, the highest. [FM-DMG-03 FM-DMG-04 FM-DMG-05 FM-DMG-12]"""
    return strength_dice(halved_dice(n, arm), arm, stages)


@rule
def doubled_top(face: int, arm: Arm) -> int:
    """The Top die in a doubled grip: one more up to the weapon's best result. [FM-DMG-06 FM-EQP-05]"""
    return face + 1 if arm.doubled != 0 and arm.one_hand != 0 and face < arm.max_top else face


@rule
def critical_top(face: int, critical: int, arm: Arm) -> int:
    """The Top die of a critical hit: the weapon's best result, or one above it. [FM-DMG-07]"""
    if critical == 0:
        return face
    return arm.max_top if face < arm.max_top else arm.max_top + 1


@rule
def adventurer_bonus(second: int, low: int, arm: Arm) -> int:
    """What a player's figure adds to the second die if it rolled no more than the lowest hit die. [FM-DMG-08]"""
    return ADVENTURER_BONUS if arm.player != 0 and low > 0 and second <= low else 0


@rule
def grip_margin(arm: Arm, house: House) -> int:
    """How far the user's ST is above the weapon's RQ (below: negative); an Orc's counts one more. [FM-FIG-08]"""
    over = arm.st - arm.rq
    if arm.orc != 0 and (house.orc_rq == 0 or over < 0):
        return over + 1
    return over


@rule
def weak_grip_row(ordered: int, n: int, short: int) -> int:
    """The row with an RQ above ST by `short`: -2 on the highest dice below the Top, never below 0. [FM-DMG-09]"""
    for place in range(1, min(n, half_up(short) + 1)):
        ordered = put(ordered, place, max(0, row_value(ordered, place) - 2))
    return ordered


@rule
def strong_grip_row(ordered: int, n: int, over: int) -> int:
    """The row with an RQ below ST by `over`: +1 on the lowest dice, Low die first, never the Top, never above 5.

    [FM-DMG-10]
    """
    for place in range(max(1, n - half_up(over)), n):
        face = row_value(ordered, place)
        if face < 5:
            ordered = put(ordered, place, face + 1)
    return ordered


@rule
def proficient_row(ordered: int, rolled: int, n: int, arm: Arm, house: House) -> int:
    """The row after Weapon Proficiency: the Low die +1 if odd, +2 if even; it takes two dice. [FM-DMG-11]

    `rolled` is the row as it was rolled, whose parity `proficiency_parity` may ask for.
    """
    if arm.proficiency == 0 or n < 2:
        return ordered
    face = row_value(ordered, n - 1)
    parity = row_value(rolled, n - 1) if house.proficiency_parity != 0 else face
    return put(ordered, n - 1, face + 2 - parity % 2)


@rule
def low_cup_row(ordered: int, kept: int, arm: Arm) -> int:
    """The row with its Low die and Cup dice changed by the weapon's terms; a single die is only the Top.

    [MW-DIE-01 MW-DIE-02 MW-DIE-03 MW-DG-01 MW-DG-02 MW-DG-03]
    """
    if arm.low == AS_ROLLED and arm.cup == AS_ROLLED:
        return ordered
    for place in range(1, kept):
        read = arm.low if place == kept - 1 else arm.cup
        ordered = put(ordered, place, row_value(read, row_value(ordered, place)))
    return ordered


@rule
def with_bonus(ordered: int, bonus: int) -> int:
    """The row with the bonus added to the second die. [FM-DMG-08]"""
    return put(ordered, 1, row_value(ordered, 1) + bonus) if bonus > 0 else ordered


@rule
def modified_row(rolled: int, kept: int, arm: Arm, critical: int, bonus: int, house: House) -> int:
    """The row that the dice kept come to, every modifier of their values in its order. [FM-DMG-12]

    `rolled` is the row of the dice kept as rolled; `bonus` is the Adventurer Damage Bonus of the second die, which with
    `bonus_first` comes before the weapon's terms. [MW-BON-02]
    """
    early = bonus if house.bonus_first != 0 else 0
    ordered = low_cup_row(with_bonus(rolled, early), kept, arm)
    ordered = put(ordered, 0, critical_top(doubled_top(top_result(row_value(rolled, 0), arm), arm), critical, arm))
    ordered = with_bonus(ordered, bonus - early)
    over = grip_margin(arm, house)
    if over < 0:
        ordered = weak_grip_row(ordered, kept, -over)
    elif over > 0:
        ordered = strong_grip_row(ordered, kept, over)
    return proficient_row(ordered, rolled, kept, arm, house)


@rule
def damage_row(dice: int, n: int, arm: Arm, stages: int, critical: int, low: int, house: House) -> Damage:
    """The damage dice that n rolled dice come to: the highest are kept, and all modifiers applied. [FM-DMG-12]

    `stages`, `critical` and `low` (lowest non-zero hit die, 0 for none) come from the hit roll.
    """
    kept = dice_kept(n, arm, stages)
    if kept == 0:
        return Damage(0, 0, n)
    rolled = keep(row(dice), kept)
    bonus = adventurer_bonus(row_value(rolled, 1), low, arm) if kept > 1 else 0
    return Damage(modified_row(rolled, kept, arm, critical, bonus, house), kept, n)


@procedure
def choose_dice_count(ref: Referee, who: int, n: int, permitted: int) -> int:
    """Ask the attacker how many of n damage dice to roll; `permitted` is how many could be kept. [MW-MAX-04]"""
    return n - choose(ref, who, CHOOSE_FEWER, n, n, permitted)


@procedure
def select_dice(ref: Referee, who: int, n: int, held: int, limit: int, house: House) -> Selected:
    """Roll n damage dice and select those that are kept, as a row from high to low.

    These are the highest `limit` dice, or by `choose_dice` those that the attacker chooses among the `held` highest,
    one to `limit` of them.

    [FM-GEN-02 FM-DMG-01 FM-DMG-02 MW-MAX-03]
    """
    rolled = row(roll(ref, n, D, ROLL_DAMAGE))
    if house.choose_dice == 0 or held < 2:
        return Selected(keep(rolled, limit), limit)
    tell(ref, TOLD_ROLLED, rolled, held, limit)
    dice = pool_of_row(rolled, held)
    chosen = choice_at(dice, limit, choose(ref, who, CHOOSE_KEEP, last_choice(dice, limit), dice, limit))
    return Selected(row(chosen.dice), chosen.kept)


@procedure
def rows_roll(ref: Referee, who: int, arm: Arm, n: int, kept: int, critical: int, house: House) -> Rows:
    """Roll the n damage dice of a hit, of which some are kept; the result has rows with the Adventurer Damage Bonus and
    without it.

    Which of the two counts depends on the hit dice, which the odds of this roll need not know. [FM-DMG-08 FM-DMG-12]
    """
    rolled = select_dice(ref, who, n, halved_dice(n, arm), kept, house)
    plain = modified_row(rolled.dice, rolled.kept, arm, critical, 0, house)
    if arm.player == 0 or rolled.kept < 2:
        return Rows(rolled.kept, 0, plain, plain)
    raised = modified_row(rolled.dice, rolled.kept, arm, critical, ADVENTURER_BONUS, house)
    return Rows(rolled.kept, row_value(rolled.dice, 1), plain, raised)


@rule
def row_that_counts(rows: Rows, low: int, arm: Arm) -> int:
    """The row with the bonus or without, by the lowest non-zero hit die. [FM-DMG-08]"""
    if rows.kept < 2 or low == 0:
        return rows.plain
    return rows.raised if adventurer_bonus(rows.second, low, arm) > 0 else rows.plain


@procedure
def kept_roll(ref: Referee, who: int, arm: Arm, n: int, kept: int, critical: int, low: int, house: House) -> Damage:
    """Roll the n damage dice of a hit, of which at least one is kept. [FM-DMG-12]"""
    rows = rows_roll(ref, who, arm, n, kept, critical, house=house)
    ordered = row_that_counts(rows, low, arm)
    tell(ref, TOLD_DAMAGE, ordered, rows.kept, n, critical)
    return Damage(ordered, rows.kept, n)


@procedure
def damage_roll(
    ref: Referee, who: int, arm: Arm, thrown: int, stages: int, critical: int, low: int, house: House
) -> Damage:
    """Roll the damage dice of a hit by figure `who` with `thrown` hit dice. [FM-DMG-01 FM-DMG-12 MW-MAX-04]"""
    generated = dice_generated(thrown, arm.sub)
    n, kept = generated, dice_kept(generated, arm, stages)
    if house.fewer_damage_dice != 0:
        n = choose_dice_count(ref, who, generated, kept)
        kept = dice_kept(n, arm, stages)
    if kept == 0:
        tell(ref, TOLD_SPARED if generated > 0 else TOLD_NO_DAMAGE, thrown, arm.sub, critical)
        return Damage(0, 0, n)
    return kept_roll(ref, who, arm, n, kept, critical, low=low, house=house)
