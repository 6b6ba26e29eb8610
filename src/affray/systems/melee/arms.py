"""What a figure strikes with: weapons, bare hands and natural weapons, all in numbers. [CM-EQUIP-01 CM-HIT-06 CM-HTH-08]"""

from typing import NamedTuple

from affray.referee import rule
from affray.systems.melee.constants import (
    BARE_HANDS,
    HELD_CESTUS,
    HELD_CLUB,
    HELD_DAGGER,
    HELD_GREAT_CLUB,
    HELD_NONE,
    HELD_OTHER,
    HTH,
    MELEE,
    MISSILE,
    NATURAL,
    POLE,
    THROWN,
    WEAPON,
)
from affray.systems.melee.damage import BARE, DamageDice, bare_hands, more, read_damage
from affray.systems.melee.tables import Weapon

WORN = frozenset(("cestus",))
"""Weapons that are worn and neither dropped nor broken. [CM-HIT-06]"""
STAVES = frozenset(("wizard_staff",))


class Arm(NamedTuple):
    """A weapon, bare hands or a natural weapon as a figure strikes with it.

    The kind of attack; what is wielded; the damage dice, or with `by_st` what is added to those of bare hands; the ST
    and the hands that it asks for; whether it does nothing once broken; whether who has it ready is armed.
    """

    kind: int
    wielding: int
    dice: DamageDice
    by_st: int = 0
    required: int = 0
    hands: int = 0
    frail: int = 0
    arms: int = 0


HANDS = Arm(MELEE, BARE_HANDS, DamageDice(0, 0), by_st=1)
"""Bare hands."""


def arm_of(weapon: Weapon) -> Arm:
    """A weapon of the table as it is mostly used: a pole weapon, a missile weapon and a weapon that can only be thrown as
    such, any other in melee. [CM-DMG-01 CM-ENG-02 CM-EQUIP-04 CM-HIT-06]"""
    kind = {"pole": POLE, "missile": MISSILE, "thrown": THROWN}.get(weapon.kind, MELEE)
    bare = BARE.fullmatch(weapon.damage)
    dice = DamageDice(0, int(bare[1] or 0)) if bare is not None else read_damage(weapon.damage)
    return Arm(
        kind,
        BARE_HANDS if weapon.id in WORN else WEAPON,
        dice,
        int(bare is not None),
        weapon.st_required,
        weapon.hands,
        int(weapon.missile or weapon.id in STAVES),
        int(not weapon.missile),
    )


def natural_arm(damage: str) -> Arm:
    """Claws, teeth and the like, with their damage. Raises InputError. [CM-ENG-02 CM-HIT-06]"""
    return Arm(MELEE, NATURAL, read_damage(damage), arms=1)


HELD = {"dagger": HELD_DAGGER, "cestus": HELD_CESTUS, "club": HELD_CLUB, "great_club": HELD_GREAT_CLUB}
"""The weapons that serve in hand-to-hand. [CM-HTH-09]"""


def held_in_hth(name: str) -> int:
    """What a weapon of an id, or "" for none, is in hand-to-hand. [CM-HTH-09]"""
    return HELD.get(name, HELD_OTHER) if name else HELD_NONE


def kinds_of(weapon: Weapon) -> tuple[int, ...]:
    """The kinds of attack that a weapon serves in, the usual one first. [CM-FACE-05 CM-HTH-09]

    >>> from affray.systems.melee.tables import weapon
    >>> kinds_of(weapon("javelin")) == (POLE, THROWN), kinds_of(weapon("dagger")) == (MELEE, THROWN, HTH)
    (True, True)
    """
    found = [arm_of(weapon).kind]
    if weapon.thrown and THROWN not in found:
        found.append(THROWN)
    return (*found, HTH) if weapon.id in HELD else tuple(found)


def is_crossbow(weapon: Weapon) -> int:
    """Whether a weapon is a crossbow, which is reloaded turn by turn and may be fired prone. [CM-PRONE-03 CM-EQUIP-03]"""
    return int(weapon.missile and weapon.reload_turns > 0)


@rule
def arm_dice(arm: Arm, st: int) -> DamageDice:
    """The damage dice of an arm in the hands of so much ST, that of `strength`. [CM-DMG-01 CM-HTH-08]

    >>> arm_dice(HANDS, 15)
    DamageDice(n=1, add=0, least=0)
    """
    return more(bare_hands(st), arm.dice.add) if arm.by_st != 0 else arm.dice
