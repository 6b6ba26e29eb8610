"""What a weapon may be used for, and what an attack needs to know about it. [FM-EQP-06 FM-EQP-09 FM-EQP-10]"""

from affray.core import Refusal
from affray.systems.foeman.content.codes import FIRE, HURL, JAB, KIND_NAMES, ORC, STRIKE
from affray.systems.foeman.content.damage_notation import AS_ROLLED
from affray.systems.foeman.content.house_rules import PLAIN, House
from affray.systems.foeman.content.kinds import Armor, Weapon
from affray.systems.foeman.rules.damage import Arm, is_jab_damage
from affray.systems.foeman.rules.defence import Cover
from affray.systems.foeman.rules.refusing import refusal


def weapon_use_refusal(
    weapon: Weapon, kind: int, *, shield: int, free_hand: int = 1, loaded: int = 1, doubled: int = 0
) -> Refusal | None:
    """Why a figure may not use its weapon for this kind of attack; None when it may.

    Flags are 0 or 1: `shield`: a shield is ready; `free_hand`: the other hand holds nothing else.
    [FM-EQP-02 FM-EQP-06 FM-EQP-09 FM-EQP-10 FM-OPT-10]
    """
    free = 1 if free_hand and not shield else 0
    if weapon.bow != (kind == FIRE):
        return refusal("bows", "bows", "FM-EQP-09", item=weapon.name)
    if weapon.hands > 1 and shield:
        return refusal("both-hands", "hands", "FM-EQP-02", item=weapon.name)
    if kind == FIRE and not loaded:
        return refusal("loaded", "loaded", "FM-OPT-10", item=weapon.name)
    if kind == HURL and not weapon.hurl:
        return refusal("hurl", "hurl", "FM-EQP-10", item=weapon.name)
    if kind == JAB and (weapon.jab == "no" or (weapon.jab == "free_hand" and not free)):
        return refusal("jab", "jab", "FM-EQP-06", item=weapon.name, possible=int(weapon.jab != "no"))
    return double_refusal(weapon, kind, free) if doubled else None


def double_refusal(weapon: Weapon, kind: int, free: int) -> Refusal | None:
    """Why a weapon may not be gripped with both hands for an attack; None when it may. [FM-EQP-05 FM-DX-11]"""
    if kind not in (STRIKE, JAB):
        return refusal("doubled-kind", "doubled", "FM-DX-11", kind=KIND_NAMES[kind])
    if weapon.hands > 1:
        return refusal("doubled-weapon", "doubled", "FM-DMG-06", "FM-EQP-05", item=weapon.name)
    if weapon.name == "Unarmed":
        return refusal("doubled-unarmed", "doubled", "FM-EQP-02", item=weapon.name)
    if not free:
        return refusal("doubled-hand", "doubled", "FM-EQP-05")
    return None


def gripping_st(st: int, race: int) -> int:
    """The ST by which a figure grips a weapon: an Orc's counts one more. [FM-FIG-08 FM-EQP-08]"""
    return st + 1 if race == ORC else st


def strength_refusal(weapon: Weapon, st: int, race: int, house: House) -> Refusal | None:
    """Why a figure of this basic ST may not use a weapon, under `rq_forbids`; None when it may. [FM-EQP-08]"""
    gripping = gripping_st(st, race)
    if house.rq_forbids and weapon.rq > gripping:
        return refusal("strength", "rq", "FM-EQP-08", item=weapon.name, needed=weapon.rq, st=gripping)
    return None


def arm_of(
    weapon: Weapon,
    kind: int,
    *,
    st: int,
    race: int,
    player: int,
    same_hex: int = 0,
    from_hth: int = 0,
    offhand: int = 0,
    doubled: int = 0,
    engaged: int = 1,
    emplaced: int = 0,
    house: House = PLAIN,
) -> Arm:
    """A weapon in a figure's hand, as damage dice depend on it; house rules are applied here.

    Flags are 0 or 1. `same_hex` and `from_hth` turn some attacks into Jabs; `engaged`: the user is engaged; `emplaced`:
    the weapon is mounted. [MW-APP-03 MW-BON-01 MW-DG-01 MW-DG-02 MW-MAX-01 MW-MAX-05 MW-MAX-06]
    """
    jab = is_jab_damage(kind, same_hex, from_hth, 1 if weapon.hth else 0)
    return Arm(
        sub=weapon.sub, td=weapon.td_row, max_top=weapon.max_top, rq=weapon.rq, st=st, orc=1 if race == ORC else 0,
        player=is_bonus_open(weapon, player, house), offhand=offhand, jab=jab, doubled=doubled, proficiency=0,
        unskilled=is_exhausting(weapon, house), one_hand=1 if weapon.hands == 1 else 0, bow=1 if weapon.bow else 0,
        low=weapon.low_row if house.low_cup_mods else AS_ROLLED,
        cup=weapon.cup_row if house.low_cup_mods else AS_ROLLED, six=house.max_six_dice,
        free=is_unbound(weapon, player, engaged, emplaced, house),
    )  # fmt: skip


def is_bonus_open(weapon: Weapon, player: int, house: House) -> int:
    """Whether the Adventurer Damage Bonus can be earned: by a player's figure, under `bonus_exclusions` with a standard
    weapon. [FM-DMG-08 MW-BON-01]"""
    return 1 if player and (weapon.can_earn_bonus or not house.bonus_exclusions) else 0


def is_exhausting(weapon: Weapon, house: House) -> int:
    """Whether all but the Top die are exhaustion; a Crude Bow's are under `crude_bows_unskilled`.

    [FM-APP-04 MW-APP-03]
    """
    return 1 if weapon.unskilled or (weapon.crude_bow and house.crude_bows_unskilled) else 0


EVERYBODY, PLAYERS = range(2)
"""The values of `cap_scope`; the last one binds players only while they are engaged."""


def is_unbound(weapon: Weapon, player: int, engaged: int, emplaced: int, house: House) -> int:
    """Whether the ST limit does not bind: for an emplaced Bow, or for one outside `cap_scope`. [MW-MAX-05 MW-MAX-06]"""
    if emplaced and weapon.bow and house.emplaced_exempt:
        return 1
    if house.cap_scope == EVERYBODY:
        return 0
    return 0 if player and (engaged or house.cap_scope == PLAYERS) else 1


def cover_of(armor: Armor, shield: Armor, handed: int) -> Cover:
    """The cover that worn armor and a ready shield give. [FM-ARM-01 FM-ARM-02]"""
    return Cover(
        armor_pr=armor.pr, armor_rt1=armor.rt1, armor_bl1=armor.bl1, armor_rt2=armor.rt2, armor_bl2=armor.bl2,
        shield_pr=shield.pr, shield_rt1=shield.rt1, shield_bl1=shield.bl1, shield_rt2=shield.rt2,
        shield_bl2=shield.bl2, shield=1 if shield.index else 0, handed=handed,
    )  # fmt: skip
