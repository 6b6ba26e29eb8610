"""What stands between a character and being put out: armor that saves dice, a Brawny's sunder; and what spoils armor.

Answers to CHOOSE_SAVE and CHOOSE_SUNDER are NOTHING, SHIELD or ARMOR; gear that is gone saves nothing. A policy is told in
z what there is, see `gear_code`. [FT-ARM-01 FT-ARM-02 FT-ARM-03 FT-ARM-07 FT-SUND-01 FT-SUND-02 FT-SUND-03]
"""

from typing import NamedTuple

from msgspec.structs import replace

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
from affray.systems.fortmayn.content.people import Person, Wear
from affray.systems.fortmayn.rules.dice.usage_dice import lower_die, roll_usage

GEAR_BASE = 100
"""A shield's die counts so much in `gear_code`."""


class Body(NamedTuple):
    """A character as far as a roll can cost him: type, ready dice of the pool that is rolled, shield and armor."""

    type: int
    ready: int
    shield: Wear = Wear()
    armor: Wear = Wear()


class Fighter(NamedTuple):
    """A character who rolls: the body, the size of the dice, the lowest face that removes. [FT-MELEE-03]"""

    body: Body
    die: int
    removes_at: int


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


class FoeBody(NamedTuple):
    """An opponent as far as a roll can cost it: Difficulty Dice, the present dice of shield and armor. [FT-CORE-04 FT-ARM-07]"""

    dd: int
    shield: int = NO_DIE
    armor: int = NO_DIE


class Saved(NamedTuple):
    """The number of exposed dice that were not saved, and the gear afterwards. [FT-ARM-02]"""

    wounded: int
    shield: Wear
    armor: Wear


class Endured(NamedTuple):
    """What exposed dice leave of a character: dice wounded, the body, what was sundered, whether it has put him out.
    [FT-MELEE-08 FT-SUND-02]"""

    wounded: int
    body: Body
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


def strike(ref: Referee, target: Target, removed: int, fives: int) -> FoeBody:
    """What hits that remove so many Difficulty Dice leave of the target, some of them exact fives. Tells what changes of its
    shield and armor. [FT-MELEE-05 FT-ARM-07]"""
    after = gear_after_fives(fives, target.shield, target.armor)
    if after.shield != target.shield or after.armor != target.armor:
        change = int(after.shield != target.shield) + 2 * int(after.armor != target.armor)
        tell(ref, TOLD_SPOILED, fives, after.shield, after.armor, change)
    return FoeBody(dd=target.dd - removed, shield=after.shield, armor=after.armor)


@rule
def target_after(target: Target, left: FoeBody) -> Target:
    """The target with what a roll has left of it. [FT-MELEE-05 FT-ARM-07]"""
    return Target(
        dd=left.dd,
        shield=left.shield,
        armor=left.armor,
        tough=target.tough,
        no_save=target.no_save,
        immune=target.immune,
    )


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
            tell(ref, TOLD_SAVED, item, shield.die, who)
        elif item == ARMOR:
            armor = with_present_die(armor, roll_usage(ref, armor.die, armor.magic, ROLL_SAVE_ARMOR))
            tell(ref, TOLD_SAVED, item, armor.die, who)
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


def endure(ref: Referee, who: int, body: Body, exposed: int, no_save: int) -> Endured:
    """What becomes of exposed BODY Dice: those that armor may and does save, then a sunder that keeps one die, then out.

    [FT-ARM-01 FT-ARM-02 FT-MELEE-08 FT-SUND-01 FT-SUND-02 FT-TEST-08]
    """
    ready = body.ready
    saved = Saved(exposed, body.shield, body.armor)
    if no_save == 0 and exposed > 0 and most_item(body.shield, body.armor) != NOTHING:
        saved = save_dice(ref, who, exposed, ready, body.shield, body.armor)
    wounded, shield, armor, item = saved.wounded, saved.shield, saved.armor, NOTHING
    if can_sunder(body.type, ready, wounded) != 0:
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
        tell(ref, TOLD_SUNDERED, item, who)
    if wounded > 0:
        tell(ref, TOLD_LOST, BODY, wounded, ready - wounded, who)
    left = Body(type=body.type, ready=ready - wounded, shield=shield, armor=armor)
    return Endured(wounded=wounded, body=left, sundered=item, out=1 if wounded > 0 and wounded == ready else 0)


@rule
def exhaust(body: Body, lost: int) -> Endured:
    """What becomes of HEAD Dice that are lost: nothing saves them, and nobody is out for want of them. [FT-TEST-08]"""
    left = Body(type=body.type, ready=body.ready - lost, shield=body.shield, armor=body.armor)
    return Endured(wounded=lost, body=left, sundered=NOTHING, out=0)


@rule
def with_body(fighter: Fighter, body: Body) -> Fighter:
    """A character with what a roll has left of him."""
    return Fighter(body=body, die=fighter.die, removes_at=fighter.removes_at)


# --- a character and his body -----------------------------------------------------------------------------------------
def body_of(person: Person, pool: int = BODY) -> Body:
    """A character as far as a roll of a pool can cost him."""
    return Body(person.type, person.body_ready if pool == BODY else person.head_ready, person.shield, person.armor)


def with_losses(person: Person, own: Endured, pool: int = BODY) -> Person:
    """A character after a roll of a pool: wounded or exhausted dice, worn gear, Out of Action if it put him out.

    [FT-OOFA-01 FT-TEST-08 FT-ARM-05]
    """
    if pool != BODY:
        return replace(person, head_ready=own.body.ready)
    return replace(
        person, body_ready=own.body.ready, shield=own.body.shield, armor=own.body.armor, out=person.out or own.out != 0
    )
