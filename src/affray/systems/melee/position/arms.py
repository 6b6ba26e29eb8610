"""What a figure strikes with: weapons, bare hands and natural weapons, all in numbers. [CM-EQUIP-01 CM-HIT-06 CM-HTH-08]"""

from functools import cache

from affray.systems.melee.content.codes import BARE_HANDS, HTH, MELEE, MISSILE, NATURAL, WEAPON
from affray.systems.melee.content.tables import BARE_HANDS_ID, Creature, armor, shield, weapon
from affray.systems.melee.position.hands import (
    BREATH,
    WORN,
    can_strike_near,
    creature_breath,
    hth_kind,
    is_bow_or_staff,
    kinds_of,
    table_id,
)
from affray.systems.melee.rules.damage import BARE, Cover, DamageDice, bare_hands, hth_damage, read_damage
from affray.systems.melee.rules.equipment import Arm, Kit
from affray.systems.melee.rules.hand_to_hand_entry import can_serve_in_hth

HANDS = Arm(MELEE, BARE_HANDS, DamageDice(0, 0), by_st=1)
"""Bare hands."""


@cache
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


@cache
def natural_arm(damage: str) -> Arm:
    """Claws, teeth and the like, with their damage. Raises InputError. [CM-ENG-02 CM-HIT-06]"""
    return Arm(MELEE, NATURAL, read_damage(damage), arms=1)


@cache
def kit_of(armor_name: str, shield_name: str, natural: int) -> Kit:
    """What a figure wears and its ready shield, by their ids; `natural`: what its hide stops. Raises InputError.
    [CM-ADJ-10 CM-DMG-04 CM-DMG-05]"""
    worn, held = armor(armor_name), shield(shield_name)
    cover = Cover(worn.hits_stopped, natural, shield=held.hits_stopped)
    return Kit(worn.dx_adj, held.dx_adj, held.st_required, cover)


def arm_by_name(name: str, row: Creature | None) -> Arm:
    """The arm of a name: a weapon, broken or whole, bare hands, a creature's breath; "" is what it strikes with by nature, a
    person its hands. Raises InputError. [CM-HIT-05 CM-HIT-06]"""
    if name == BREATH:
        return Arm(MISSILE, NATURAL, DamageDice(creature_breath(row)[0], 0))
    if name == BARE_HANDS_ID:
        return HANDS
    if name:
        return arm_of(table_id(name))
    return natural_arm(row.damage) if row is not None else HANDS


def hth_arm(name: str, natural: str, st: int) -> Arm:
    """What a figure of so much ST, that of `strength`, fights with in hand-to-hand when it names a weapon: that weapon if
    it serves there, else natural weapons by their damage, or its hands. [CM-HTH-08 CM-HTH-09 CM-HTH-12]

    >>> hth_arm("dagger", "", 15).dice, hth_arm("mace", "", 15).dice, hth_arm("", "2+2", 15).dice
    (DamageDice(n=1, add=3, least=0), DamageDice(n=1, add=0, least=0), DamageDice(n=2, add=2, least=0))
    """
    held = hth_kind(name)
    if can_serve_in_hth(held) != 0:
        return Arm(HTH, arm_of(table_id(name)).wielding, hth_damage(st, held))
    if natural:
        return Arm(HTH, NATURAL, read_damage(natural), arms=1)
    return HANDS._replace(kind=HTH, dice=bare_hands(st), by_st=0)
