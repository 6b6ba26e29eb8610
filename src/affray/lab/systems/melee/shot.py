"""How an attack is made, by names, and the same in numbers as the rules of attack see it."""

from collections.abc import Mapping, Sequence
from typing import Annotated, Literal

import msgspec

from affray.core.field_errors import choice_error
from affray.core.reading.fields import read_struct
from affray.core.reading.tables import look_up
from affray.lab.field_errors import fault
from affray.systems.melee.content.codes import BARE_HANDS as EMPTY_HANDS
from affray.systems.melee.content.codes import (
    CREATION_SPELL,
    FRONT,
    HTH,
    KIND_NAMES,
    MELEE,
    MISSILE,
    MISSILE_SPELL,
    NO_STANCE,
    POLE,
    POSTURE_NAMES,
    PRONE,
    REAR,
    STANCE_NAMES,
    STANDING,
    THROWN_SPELL,
    WHOLE_SHARE,
    WITHIN,
    ZONE_NAMES,
)
from affray.systems.melee.content.house_rules import House
from affray.systems.melee.content.tables import BARE_HANDS_ID, Spell, spells, weapon
from affray.systems.melee.duel.fighter import (
    Fighter,
    body_of,
    has_breath,
    is_snake,
    kit_worn,
    own_arm,
    own_hth_arm,
    size_of,
)
from affray.systems.melee.position.hands import BREATH, hth_kind, kinds_of
from affray.systems.melee.rules.adjusted_dx import STAYED, Situation, adj_dx
from affray.systems.melee.rules.aim import (
    can_attack_from,
    can_fire_prone,
    can_reach,
    effective_zone,
    is_flying,
    megahexes,
)
from affray.systems.melee.rules.attributes import strength
from affray.systems.melee.rules.blow import Strike
from affray.systems.melee.rules.damage import (
    Cover,
    DamageDice,
    missile_spell_dice,
    protection,
    read_damage,
)
from affray.systems.melee.rules.equipment import Arm, arm_dice, arm_share, kit_in_use, standing_situation
from affray.systems.melee.rules.hand_to_hand_entry import can_serve_in_hth
from affray.systems.melee.rules.injury import Body, st_counted
from affray.systems.melee.turn.aiming import is_crossbow

HERE = (0, 0)
SPELL_KINDS = {"M": MISSILE_SPELL, "T": THROWN_SPELL, "C": CREATION_SPELL}
DAMAGE_PER_ST = "damage_per_st"
MOST_COUNT = 99
Count = Annotated[int, msgspec.Meta(ge=0, le=MOST_COUNT)]


class Shot(msgspec.Struct, frozen=True, kw_only=True):
    """How an attack is made; each name is one of the rules' own."""

    kind: str = ""
    """The kind of attack; "" for the usual kind of the attacker."""
    weapon: str = ""
    """What the attack is made with; "" for the usual one of the attacker."""
    spell: str = ""
    """The spell that is cast; "" for an attack."""
    spell_st: Count = 0
    """The ST that is put into the spell; 0 for the least."""
    zone: Literal["front", "side", "rear"] = "front"
    """The zone of the target that the attack comes from."""
    hexes: Count = 1
    """The distance in hexes."""
    megahexes: Count | None = None
    """The distance in megahexes; None for that of the hexes along a line due north."""
    stance: Literal["none", "dodge", "defend"] = "none"
    """What the target does."""
    posture: Literal["standing", "kneeling", "prone"] = "standing"
    """The posture of the attacker."""
    target_posture: Literal["standing", "kneeling", "prone"] = "standing"
    """The posture of the target."""
    waited: Count = 0
    """How many turns the attacker has waited."""
    moved: Count = 0
    """How many hexes the attacker has moved this turn."""
    charge: Count = 0
    """How many hexes the target has charged."""
    two_weapons: bool = False
    """Whether the attacker strikes with two weapons."""
    sweeping: bool = False
    """Whether the blow is a sweeping one."""
    broken: bool = False
    """Whether the weapon is broken."""
    in_shadow: bool = False
    """Whether the attacker is in shadow."""
    through_shadow: bool = False
    """Whether the attack goes through shadow."""
    in_fire: bool = False
    """Whether the attacker is in fire."""
    on_body: bool = False
    """Whether the attacker stands on a body."""
    broken_ground: bool = False
    """Whether the attacker stands on broken ground."""
    invisible: bool = False
    """Whether the target is invisible."""
    target_in_shadow: bool = False
    """Whether the target is in shadow."""
    flying: bool = False
    """Whether the target flies."""
    blurred: bool = False
    """Whether the target is blurred."""
    body: bool = False
    """Whether a body lies before the target."""
    left_dx: int | None = None
    """The standing adjDX of a target that has disengaged; None where it has not."""


SAVE = "save"
"""The kind of a question that is of no attack."""
SWITCHES = tuple(field.name for field in msgspec.structs.fields(Shot) if field.type is bool)
"""What may hold or not."""


def read_shot(given: Mapping[str, object], also: Sequence[str] = ()) -> Shot:
    """The shot of values by their names, and of what else holds. Raises InputError for what does not fit.

    >>> read_shot({"zone": "rear"}, ["sweeping"]).sweeping
    True
    """
    for name in also:
        look_up(name, dict.fromkeys(SWITCHES), "also")
    return read_struct({**given, **dict.fromkeys(also, True)}, Shot)


class AimedAttack(msgspec.Struct, frozen=True):
    """An attack in numbers: its name, its situation, the strike, what covers the target, the target; whether it does
    damage, and what it costs if it is a spell (else 0)."""

    weapon: str
    situation: Situation
    strike: Strike
    cover: Cover
    target: Body
    harms: bool = True
    cost: int = 0


def aimed_attack(attacker: Fighter, defender: Fighter, shot: Shot, house: House) -> AimedAttack:
    """The attack of a figure on another. Raises InputError where it may not be made."""
    if shot.spell:
        return aimed_spell(attacker, defender, shot, house)
    kind = kind_of(attacker, shot)
    name, arm, crossbow = weapon_used(attacker, shot, kind, house)
    counted = strength(attacker.st, attacker.hits, attacker.fatigue, house)
    share = arm_share(arm, int(shot.broken))
    return attack_with_arm(
        attacker,
        defender,
        shot,
        house,
        name,
        arm=arm._replace(kind=kind, dice=arm_dice(arm, counted)),
        share=share,
        crossbow=crossbow,
    )


# --- with what --------------------------------------------------------------------------------------------------------
def kind_of(attacker: Fighter, shot: Shot) -> int:
    """The kind of attack, the usual one of what it is made with where none is named. Raises InputError."""
    if shot.kind:
        if shot.kind not in KIND_NAMES[: HTH + 1]:
            raise choice_error("kind", shot.kind, (*KIND_NAMES[: HTH + 1], SAVE))
        return KIND_NAMES.index(shot.kind)
    if shot.weapon == BREATH:
        return MISSILE
    return own_arm(attacker, shot.weapon or attacker.weapon).kind


def weapon_used(attacker: Fighter, shot: Shot, kind: int, house: House) -> tuple[str, Arm, int]:
    """The name of what an attack is made with, itself, and whether it is a crossbow. Raises InputError where it does not
    serve for the kind. [CM-FACE-05 CM-HTH-09]"""
    name = shot.weapon or attacker.weapon
    if name == BREATH:
        if not has_breath(attacker) or kind != MISSILE:
            raise fault("weapon", name, "breath")
        return name, own_arm(attacker, name), 0
    is_listed = name not in ("", BARE_HANDS_ID)
    kinds: tuple[int, ...] = (MELEE, HTH)
    if is_listed:
        weapon(name)
        kinds = (*kinds_of(name), HTH) if can_serve_in_hth(hth_kind(name)) else kinds_of(name)
    if kind not in kinds and (kind != HTH or shot.weapon):
        known = tuple(KIND_NAMES[number] for number in kinds)
        raise fault("kind", KIND_NAMES[kind], "kinds", weapon=name or "none", known=known)
    if kind == HTH:
        arm = own_hth_arm(attacker, shot.weapon, house)
        return (name if kind in kinds and name else "hands"), arm, 0
    return name or "own", own_arm(attacker, name), is_crossbow(name) if is_listed else 0


def aimed_spell(attacker: Fighter, defender: Fighter, shot: Shot, house: House) -> AimedAttack:
    """A spell cast at a figure. Raises InputError. [CM-SPELL-01 CM-SPELL-04 CM-SPELL-05 CM-SPELL-06]"""
    spell = look_up(shot.spell, spells(), "spell")
    if shot.weapon or shot.kind:
        raise fault("spell", spell.id, "spell-alone")
    if spell.kind not in SPELL_KINDS:
        raise fault("spell", spell.id, "spell-special")
    if attacker.iq < spell.iq:
        raise fault("spell", spell.id, "spell-iq", "CM-SPELL-01", least=spell.iq, got=attacker.iq)
    st = shot.spell_st or spell.st_cost
    if not spell.st_cost <= st <= spell.max_st:
        raise fault("spell_st", st, "spell-st", least=spell.st_cost, most=spell.max_st)
    kind = SPELL_KINDS[spell.kind]
    dice = missile_spell_dice(read_damage(spell.effect_value), st) if is_missile(spell) else DamageDice(0, 0)
    arm = Arm(kind, EMPTY_HANDS, dice)
    found = attack_with_arm(attacker, defender, shot, house, name=spell.id, arm=arm, share=WHOLE_SHARE, crossbow=0)
    return msgspec.structs.replace(found, harms=is_missile(spell), cost=st)


def is_missile(spell: Spell) -> bool:
    """Whether a spell does damage as a missile does. [CM-SPELL-04]"""
    return spell.kind == "M" and spell.effect_key == DAMAGE_PER_ST


# --- in numbers -------------------------------------------------------------------------------------------------------
def check_shot(shot: Shot, kind: int, steps: int, crossbow: int, house: House) -> None:
    """Check that an attack may be made so. Raises InputError. [CM-ADJ-07 CM-FACE-05 CM-OPT-04 CM-PRONE-02]"""
    fires = can_fire_prone(crossbow, house)
    if (shot.two_weapons or shot.sweeping) and kind not in (MELEE, POLE):
        raise fault("also", None, "sweeping", "CM-ADJ-07")
    if not can_attack_from(kind, POSTURE_NAMES.index(shot.posture), fires):
        raise fault("posture", shot.posture, "posture", "CM-PRONE-02", "CM-PRONE-04")
    if shot.stance != "none" and shot.target_posture != "standing":
        raise fault("stance", shot.stance, "down", "CM-OPT-04")
    if not can_reach(kind, steps, WITHIN if steps == 0 else FRONT, house):
        raise fault("range", steps, "reach", "CM-FACE-05", "CM-FACE-06")


def attack_with_arm(
    attacker: Fighter, defender: Fighter, shot: Shot, house: House, name: str, arm: Arm, share: int, crossbow: int
) -> AimedAttack:
    """The attack with an arm of its kind and with its damage dice."""
    steps = 0 if arm.kind == HTH else shot.hexes
    check_shot(shot, arm.kind, steps, crossbow, house)
    zone = zone_of(shot, arm.kind)
    lies, breathes = int(posture_of(shot) == PRONE), int(name == BREATH)
    seen = situation_of(attacker, defender, shot, house)._replace(
        kind=arm.kind,
        crossbow=crossbow,
        hexes=steps,
        megahexes=megahexes(HERE, (0, -steps), house) if shot.megahexes is None else shot.megahexes,
        zone=effective_zone(zone, arm.kind, steps, lies, breathes, house),
    )
    struck = body_of(defender, house)
    cover = kit_in_use(kit_worn(defender), st_counted(struck, house)).cover
    stance = STANCE_NAMES.index(shot.stance) if shot.stance != "none" else NO_STANCE
    sheltered = POSTURE_NAMES.index(shot.target_posture) if shot.body and is_flying(arm.kind) else STANDING
    strike = Strike(
        adj=adj_dx(seen),
        kind=arm.kind,
        dice=arm.dice,
        stance=stance,
        wielding=arm.wielding,
        stops=protection(cover, zone),
        share=share,
        charged=max(shot.moved, shot.charge),
        sheltered=sheltered,
    )
    return AimedAttack(name, seen, strike, cover, struck._replace(posture=posture_of(shot), stance=stance))


def posture_of(shot: Shot) -> int:
    """The posture of the target."""
    return POSTURE_NAMES.index(shot.target_posture)


def zone_of(shot: Shot, kind: int) -> int:
    """The zone of the target that the attack comes from: a prone figure has only rear hexes. [CM-PRONE-02]"""
    if kind == HTH:
        return WITHIN
    return REAR if posture_of(shot) == PRONE else ZONE_NAMES.index(shot.zone)


def situation_of(attacker: Fighter, defender: Fighter, shot: Shot, house: House) -> Situation:
    """The situation but for kind, range and zone. [CM-ADJ-01]"""
    return standing_situation(attacker.dx, kit_worn(attacker), body_of(attacker, house), house)._replace(
        posture=POSTURE_NAMES.index(shot.posture),
        waited=shot.waited,
        hexes_moved=shot.moved,
        in_shadow=int(shot.in_shadow),
        through_shadow=int(shot.through_shadow),
        in_fire=int(shot.in_fire),
        on_body=int(shot.on_body),
        broken_ground=int(shot.broken_ground),
        two_weapons=int(shot.two_weapons),
        sweeping=int(shot.sweeping),
        invisible=int(shot.invisible),
        target_in_shadow=int(shot.target_in_shadow),
        flying=int(shot.flying),
        size=size_of(defender),
        giant_snake=is_snake(defender),
        charged=int(shot.charge > 0),
        blur=int(spells()["blur"].effect_value) if shot.blurred else 0,
        left_dx=STAYED if shot.left_dx is None else shot.left_dx,
    )
