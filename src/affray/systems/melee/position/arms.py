"""What a figure strikes with: weapons, bare hands and natural weapons, all in numbers. [CM-EQUIP-01 CM-HIT-06 CM-HTH-08]"""

from typing import NamedTuple

from affray.referee import rule
from affray.systems.melee.content.codes import BARE_HANDS, MELEE, NATURAL, WEAPON
from affray.systems.melee.content.tables import weapon
from affray.systems.melee.position.hands import WORN, can_strike_near, hth_kind, is_bow_or_staff, kinds_of
from affray.systems.melee.rules.damage import BARE, DamageDice, bare_hands, hth_damage, read_damage, with_bonus
from affray.systems.melee.rules.hand_to_hand_entry import can_serve_in_hth


class Arm(NamedTuple):
    """A weapon, bare hands or a natural weapon as a figure strikes with it; flags are 0 or 1."""

    kind: int
    """The kind of attack."""
    wielding: int
    """What is wielded: a weapon, bare hands or a natural weapon."""
    dice: DamageDice
    """The damage dice; with `by_st` what is added to those of bare hands."""
    by_st: int = 0
    """Whether damage goes by ST, as that of bare hands does."""
    required: int = 0
    """The ST that it asks for."""
    hands: int = 0
    """The hands that it takes."""
    frail: int = 0
    """Whether it does nothing once broken."""
    arms: int = 0
    """Whether a figure that has it ready is armed."""


HANDS = Arm(MELEE, BARE_HANDS, DamageDice(0, 0), by_st=1)
"""Bare hands."""


def arm_of(name: str) -> Arm:
    """A weapon of an id as it is mostly used: a pole weapon, a missile weapon and a weapon that can only be thrown as such,
    any other in melee. Raises InputError. [CM-DMG-01 CM-ENG-02 CM-EQUIP-04 CM-HIT-06]"""
    row = weapon(name)
    bare = BARE.fullmatch(row.damage)
    dice = DamageDice(0, int(bare[1] or 0)) if bare is not None else read_damage(row.damage)
    return Arm(
        kind=kinds_of(name)[0],
        wielding=BARE_HANDS if name in WORN else WEAPON,
        dice=dice,
        by_st=int(bare is not None),
        required=row.st_required,
        hands=row.hands,
        frail=int(is_bow_or_staff(name)),
        arms=int(can_strike_near(name)),
    )


def natural_arm(damage: str) -> Arm:
    """Claws, teeth and the like, with their damage. Raises InputError. [CM-ENG-02 CM-HIT-06]"""
    return Arm(MELEE, NATURAL, read_damage(damage), arms=1)


def hth_dice(item: str, st: int, natural: str) -> DamageDice:
    """The damage in hand-to-hand of an item by ST, that of `strength`: of a weapon that serves there; else that of natural
    weapons, or bare hands where there are none. [CM-HTH-08 CM-HTH-09 CM-HTH-12]

    >>> hth_dice("dagger", 15, ""), hth_dice("mace", 15, ""), hth_dice("claws", 15, "2+2")
    (DamageDice(n=1, add=3, least=0), DamageDice(n=1, add=0, least=0), DamageDice(n=2, add=2, least=0))
    """
    held = hth_kind(item)
    if can_serve_in_hth(held) != 0:
        return hth_damage(st, held)
    return read_damage(natural) if natural else bare_hands(st)


@rule
def arm_dice(arm: Arm, st: int) -> DamageDice:
    """The damage dice of an arm in the hands of so much ST, that of `strength`. [CM-DMG-01 CM-HTH-08]

    >>> arm_dice(HANDS, 15)
    DamageDice(n=1, add=0, least=0)
    """
    return with_bonus(bare_hands(st), arm.dice.add) if arm.by_st != 0 else arm.dice
