"""What stands between a character and being put out: armor that saves dice, a Brawny's sunder; and what spoils armor.

Answers to CHOOSE_SAVE and CHOOSE_SUNDER are NOTHING, SHIELD or ARMOR; gear that is gone saves nothing. A policy is told in
z what there is, see `gear_code`. [FT-ARM-01 FT-ARM-02 FT-ARM-03 FT-ARM-07 FT-SUND-01 FT-SUND-02 FT-SUND-03]
"""

from typing import NamedTuple

from affray.referee import Referee, choose, procedure, rule, tell
from affray.systems.fortmayn.content.codes import (
    ARMOR,
    BODY,
    BRAWNY,
    CHOOSE_SAVE,
    CHOOSE_SUNDER,
    NO_DIE,
    NOTHING,
    ROLL_SAVE_ARMOR,
    ROLL_SAVE_SHIELD,
    SHIELD,
    TOLD_LOST,
    TOLD_SAVED,
    TOLD_SPOILED,
    TOLD_SUNDERED,
)
from affray.systems.fortmayn.content.people import Wear
from affray.systems.fortmayn.rules.dice.usage_dice import lower_die, roll_usage

GEAR_BASE = 100
"""A shield's die counts so much in `gear_code`."""


class Fighter(NamedTuple):
    """A character as far as a roll goes: type, ready dice of the pool, their size, the lowest face that removes; shield
    and armor. [FT-MELEE-03]"""

    type: int
    ready: int
    die: int
    removes_at: int
    shield: Wear = Wear()
    armor: Wear = Wear()


class Target(NamedTuple):
    """What a roll is made against: its Difficulty Dice, the present dice of its shield and armor; and what its special
    codes say: the first die that would remove removes nothing (`tough`), armor saves nothing from it (`no_save`), this
    roll cannot remove its Difficulty Dice (`immune`: unearthly). [FT-CORE-04 FT-ARM-07 FT-FILL-03]"""

    dd: int
    shield: int = NO_DIE
    armor: int = NO_DIE
    tough: int = 0
    no_save: int = 0
    immune: int = 0


class Saved(NamedTuple):
    """The number of exposed dice that were not saved, and the gear afterwards. [FT-ARM-02]"""

    wounded: int
    shield: Wear
    armor: Wear


class Endured(NamedTuple):
    """The result of exposed dice: dice wounded, dice ready, the gear, what was sundered, whether the character is out.
    [FT-MELEE-08 FT-SUND-02]"""

    wounded: int
    ready: int
    shield: Wear
    armor: Wear
    sundered: int
    out: int


class Spoiled(NamedTuple):
    """The dice of an opponent's shield and armor after exact fives. [FT-ARM-07]"""

    shield: int
    armor: int


# --- gear -------------------------------------------------------------------------------------------------------------
@rule
def with_present_die(wear: Wear, die: int) -> Wear:
    """A shield or armor with another present die. [FT-ARM-05]"""
    return Wear(die, wear.own, wear.magic)


@rule
def is_hampering(wear: Wear) -> int:
    """Whether a shield or armor is damaged and not gone, which hampers its user. [FT-ARM-05 FT-ARM-06]

    >>> is_hampering(Wear(6, 8)), is_hampering(Wear(8, 8)), is_hampering(Wear(0, 8))
    (1, 0, 0)
    """
    return 1 if NO_DIE < wear.die < wear.own else 0


@rule
def damaged_count(shield: Wear, armor: Wear) -> int:
    """The number of sources against every roll that damaged gear gives. [FT-ARM-05]"""
    return is_hampering(shield) + is_hampering(armor)


@rule
def most_item(shield: Wear, armor: Wear) -> int:
    """The highest answer that names gear that is not gone. [FT-ARM-03]

    >>> most_item(Wear(4, 4), Wear()), most_item(Wear(4, 4), Wear(6, 6)), most_item(Wear(), Wear())
    (1, 2, 0)
    """
    if armor.die != NO_DIE:
        return ARMOR
    return SHIELD if shield.die != NO_DIE else NOTHING


@rule
def gear_code(shield: Wear, armor: Wear) -> int:
    """The present dice of both as a policy receives them: a hundred times the shield's, plus the armor's. [FT-ARM-03]

    >>> gear_code(Wear(6, 6), Wear(8, 10))
    608
    """
    return GEAR_BASE * shield.die + armor.die


@rule
def item_for_answer(answer: int, shield: Wear, armor: Wear) -> int:
    """The item of an answer; NOTHING for gear that is gone. [FT-ARM-03 FT-ARM-06 FT-SUND-03]

    >>> item_for_answer(SHIELD, Wear(), Wear(6, 6)), item_for_answer(ARMOR, Wear(), Wear(6, 6))
    (0, 2)
    """
    gone = (answer == SHIELD and shield.die == NO_DIE) or (answer == ARMOR and armor.die == NO_DIE)
    return NOTHING if gone else answer


@rule
def gear_after_fives(fives: int, shield: int, armor: int) -> Spoiled:
    """An opponent's shield and armor after so many exact fives: each lowers the shield, and the armor once that is gone.
    [FT-ARM-07]

    >>> gear_after_fives(3, 4, 6), gear_after_fives(1, 0, 8), gear_after_fives(2, 0, 0)
    (Spoiled(shield=0, armor=0), Spoiled(shield=0, armor=6), Spoiled(shield=0, armor=0))
    """
    for _ in range(fives):
        if shield != NO_DIE:
            shield = lower_die(shield)
        elif armor != NO_DIE:
            armor = lower_die(armor)
    return Spoiled(shield, armor)


def spoil_gear(ref: Referee, target: Target, fives: int) -> Spoiled:
    """The target's shield and armor after some exact fives. Tells what changes. [FT-ARM-07]"""
    after = gear_after_fives(fives, target.shield, target.armor)
    if after.shield != target.shield or after.armor != target.armor:
        change = int(after.shield != target.shield) + 2 * int(after.armor != target.armor)
        tell(ref, TOLD_SPOILED, fives, after.shield, after.armor, change)
    return after


# --- a character's own ------------------------------------------------------------------------------------------------
@procedure
def save_dice(ref: Referee, who: int, exposed: int, ready: int, shield: Wear, armor: Wear) -> Saved:
    """Save exposed dice one after another, each with shield or armor as the player chooses, until he stops or nothing
    is left to save with. Each save costs a usage roll at once, whatever it shows. [FT-ARM-01 FT-ARM-02 FT-ARM-03
    FT-MELEE-07]"""
    item = SHIELD
    while exposed > 0 and item != NOTHING:
        most = most_item(shield, armor)
        item = item_for_answer(
            choose(ref, who, what=CHOOSE_SAVE, most=most, x=exposed, y=ready, z=gear_code(shield, armor)), shield, armor
        )
        if item == SHIELD:
            shield = with_present_die(shield, roll_usage(ref, shield.die, shield.magic, ROLL_SAVE_SHIELD))
            tell(ref, TOLD_SAVED, item, shield.die)
        elif item == ARMOR:
            armor = with_present_die(armor, roll_usage(ref, armor.die, armor.magic, ROLL_SAVE_ARMOR))
            tell(ref, TOLD_SAVED, item, armor.die)
        exposed -= 1 if item != NOTHING else 0
    return Saved(exposed, shield, armor)


@rule
def can_sunder(type: int, ready: int, wounded: int) -> int:
    """Whether a character may sunder: a Brawny whom these wounds would put out. A pool that was empty is not put out
    again. [FT-SUND-01 FT-SUND-03]

    >>> from affray.systems.fortmayn.content.codes import BRAINY, BRAWNY
    >>> can_sunder(BRAWNY, 2, 2), can_sunder(BRAWNY, 2, 1), can_sunder(BRAINY, 2, 2), can_sunder(BRAWNY, 0, 0)
    (1, 0, 0, 0)
    """
    return 1 if type == BRAWNY and wounded == ready and ready > 0 else 0


def endure(
    ref: Referee, who: int, type: int, ready: int, exposed: int, shield: Wear, armor: Wear, no_save: int
) -> Endured:
    """What becomes of exposed BODY Dice: those that armor may and does save, then a sunder that keeps one die, then out.

    [FT-ARM-01 FT-ARM-02 FT-MELEE-08 FT-SUND-01 FT-SUND-02 FT-TEST-08]
    """
    saved = Saved(exposed, shield, armor)
    if no_save == 0 and exposed > 0 and most_item(shield, armor) != NOTHING:
        saved = save_dice(ref, who, exposed, ready, shield, armor)
    wounded, shield, armor, item = saved.wounded, saved.shield, saved.armor, NOTHING
    if can_sunder(type, ready, wounded) != 0:
        most = most_item(shield, armor)
        item = item_for_answer(
            choose(ref, who, what=CHOOSE_SUNDER, most=most, x=wounded, y=ready, z=gear_code(shield, armor)),
            shield,
            armor,
        )
    if item != NOTHING:
        wounded = ready - 1
        shield = with_present_die(shield, NO_DIE) if item == SHIELD else shield
        armor = with_present_die(armor, NO_DIE) if item == ARMOR else armor
        tell(ref, TOLD_SUNDERED, item)
    if wounded > 0:
        tell(ref, TOLD_LOST, BODY, wounded, ready - wounded)
    return Endured(wounded, ready - wounded, shield, armor, item, 1 if wounded > 0 and wounded == ready else 0)
