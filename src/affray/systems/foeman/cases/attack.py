"""The case verbs of defence, wounds, mDX and whole attacks."""

from collections.abc import Mapping
from typing import Literal

import msgspec

from affray.core import InputError, Refusal
from affray.core.reading.given import Answer, Given, read_given
from affray.core.system import Verb
from affray.dice.pool import faces_of, row_of
from affray.space.hex import Hex, distance
from affray.systems.foeman.cases.given import CaseReferee, Dice, Direction, Handed, Natural, hand, house_of, is_race
from affray.systems.foeman.content.codes import (
    DEAD,
    DWARF,
    ITEM_NAMES,
    KIND_NAMES,
    MODE_NAMES,
    NO_ITEM,
    NOT_DEFENDING,
    SAME,
    SIDE_NAMES,
    STATE_NAMES,
    STRIKE,
    TOLD_AUTO_HIT,
    TOLD_AUTO_MISS,
    TOLD_DAMAGE,
    TOLD_HIT,
    TOLD_NO_DAMAGE,
    TOLD_REROLLED,
    WITH_SHIELD,
)
from affray.systems.foeman.content.house_rules import House
from affray.systems.foeman.content.kinds import NONE, Weapon
from affray.systems.foeman.content.tables import find_armor, find_race, find_shield, find_weapon
from affray.systems.foeman.rules.attack import Blow, roll_blow, stopped_code
from affray.systems.foeman.rules.defence import (
    NO_HAND,
    cover_against,
    is_met_by_guard,
    is_strike_or_jab,
    kind_met,
    mode_after,
    parts_stopped,
    screen_of,
    shield_hand_side,
)
from affray.systems.foeman.rules.lines_of_sight import is_obstructing, line_refusal, range_refusal, sides_crossed
from affray.systems.foeman.rules.modifiers import Situation, attack_mdx, hexside_part, standing_sum
from affray.systems.foeman.rules.weapon_use import arm_of, cover_of, strength_refusal, weapon_use_refusal
from affray.systems.foeman.rules.wounds import apply_damage, is_revivable, state_of

Kind = Literal["strike", "jab", "hurl", "fire"]
Side = Literal["front", "front_right", "right", "rear", "left", "front_left", "same"]
DamageDie = Natural
MOST_DIE = 15
FARTHEST = 2
"""A range beyond one hex, where a case of a Hurl or shot gives none."""


# --- defence ----------------------------------------------------------------------------------------------------------
class Defend(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a figure defends: the item, the mode, whether a Defense was used."""

    item: Literal["weapon", "shield", "none"]
    mode: Literal["defend", "dodge"] = "defend"
    used: bool = False


class DefenseGiven(Given, frozen=True, kw_only=True):
    """An attack as it meets a figure's defence; `needed` and `total` go together."""

    kind: Kind
    """The kind of attack."""
    side: Side
    """The hexside of the target that it crosses."""
    range: Natural | None = None
    """The range in hexes; without one, beyond a hex for a Hurl or shot."""
    armor: str = NONE
    """The target's armor."""
    shield: str = NONE
    """The target's shield."""
    handed: Handed = "right"
    """The target's strong hand."""
    engaged: bool = False
    """Whether the target is engaged."""
    defend: Defend | None = None
    """How the target defends; None where it does not."""
    offhand_weapon: bool = False
    """Whether the target has a weapon in the offhand."""
    needed: int | None = None
    """The score of the hit roll."""
    total: Natural | None = None
    """The total of the hit roll."""


def stance(defend: Defend | None, shield_name: str) -> tuple[int, int, int]:
    """The mode, item and use of a defence as numbers. Raises InputError for a shield that is not there."""
    if defend is None:
        return NOT_DEFENDING, NO_ITEM, 0
    item = ITEM_NAMES.index(defend.item)
    if item == WITH_SHIELD and find_shield(shield_name).index == 0:
        raise InputError("given: defend: there is no shield to Defend with")
    return MODE_NAMES.index(defend.mode), item, int(defend.used)


def mode_name(mode: int) -> str | None:
    """The name of a mode in case files; None for a figure that does not defend."""
    return None if mode == NOT_DEFENDING else MODE_NAMES[mode]


def defense(given: Answer) -> Answer:
    """Whether Guard meets an attack, and what is stopped of a hit.

    [FM-GRD-01 FM-GRD-02 FM-ARM-06 MW-DEF-01 MW-DEF-02 MW-DEF-03 MW-DEF-04 MW-DEF-05 MW-DEF-06]
    """
    g = read_given(given, DefenseGiven)
    house = house_of(g)
    kind, side = KIND_NAMES.index(g.kind), SIDE_NAMES.index(g.side)
    if side == SAME and kind != STRIKE:
        raise InputError(f"given: a {g.kind} is not made inside the hex")
    if g.range is not None:
        raise_if_refused(range_refusal(kind, g.range))
    mode, item, used = stance(g.defend, g.shield)
    steps = g.range if g.range is not None else 1 if is_strike_or_jab(kind) else FARTHEST
    met = kind_met(kind, steps, house)
    after = mode_after(met, side, side, mode, used, int(g.engaged))
    guard = is_met_by_guard(
        kind=met, side_a=side, side_b=side, mode=mode, used=used, engaged=int(g.engaged), house=house
    )
    answer: dict[str, object] = {"guard": guard != 0, "mode": mode_name(after)}
    offhand = shield_hand_side(hand(g.handed)) if g.offhand_weapon else NO_HAND
    bare = cover_of(find_armor(g.armor), find_shield(g.shield), hand(g.handed))
    cover = cover_against(bare, kind, steps, offhand, 0, house)
    if g.needed is not None and g.total is not None:
        parts = parts_stopped(
            g.needed - g.total,
            screen_of(kind=met, side_a=side, side_b=side, mode=after, item=item, cover=cover, house=house),
        )
        answer |= {"stopped": sum(parts), "parts": parts._asdict()}
    elif (g.needed, g.total) != (None, None):
        raise InputError("given: expected needed and total together")
    return answer


# --- wounds -----------------------------------------------------------------------------------------------------------
class ApplyGiven(Given, frozen=True, kw_only=True):
    """Damage dice, Top first, and the figure that they are applied to."""

    dice: tuple[DamageDie, ...]
    mst: int
    stopped: Natural
    race: str = "Human"
    unskilled: bool = False


def apply_dice(given: Answer) -> Answer:
    """What damage dice do to a figure. [FM-APP-01 MW-APP-01 MW-REV-01]"""
    g = read_given(given, ApplyGiven)
    if any(die > MOST_DIE for die in g.dice):
        raise InputError(f"given: dice: expected at most {MOST_DIE} points a die")
    dwarf = is_race(g.race, DWARF)
    house = house_of(g)
    done = apply_damage(
        row=row_of(g.dice),
        n=len(g.dice),
        mst=g.mst,
        stopped=g.stopped,
        unskilled=int(g.unskilled),
        dwarf=dwarf,
        house=house,
    )
    return {
        "phys": done.phys, "exh": done.exh, "mst": done.mst, "state": STATE_NAMES[done.state],
        "dice_applied": done.applied, "absorbed": done.absorbed, "incidental": done.incidental,
        "revivable": done.state == DEAD and is_revivable(done.mst, house) != 0,
    }  # fmt: skip


# --- mDX of an attack -------------------------------------------------------------------------------------------------
class Attacker(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The attacking figure as far as mDX goes."""

    dx: int
    """Basic DX."""
    pos: Hex
    """Its hex."""
    facing: Direction
    """The hexside that it faces."""
    armor: str = NONE
    """Its armor."""
    shield: str = NONE
    """Its ready shield."""
    handed: Handed = "right"
    """Its strong hand."""
    duress: Literal[0, -2, -4] = 0
    """Its duress."""
    pivot: Literal[0, -1, -2] = 0
    """What a failed Pivot costs it."""
    in_hth: bool = False
    """Whether it is in Hand-to-Hand."""
    prone: bool = False
    """Whether it is prone."""
    aim: Literal[0, 1, 2] = 0
    """Rounds spent watching that count."""
    loaded: bool = True
    """Whether its Bow is loaded."""
    free_hand: bool = True
    """Whether its other hand is empty."""


class Target(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The figure attacked as far as mDX goes."""

    pos: Hex
    facing: Direction
    in_hth: bool = False
    prone: bool = False


class Aimed(Given, frozen=True, kw_only=True):
    """What every attack is given."""

    kind: Kind
    weapon: str
    doubled: bool = False
    figures_between: tuple[Hex, ...] = ()
    prone_between: tuple[Hex, ...] = ()
    obstacles: tuple[Hex, ...] = ()


class MdxGiven(Aimed, frozen=True, kw_only=True):
    """An attack as far as mDX goes."""

    attacker: Attacker
    target: Target


def raise_if_refused(fault: Refusal | None) -> None:
    """Raise InputError with the reason if there is a refusal."""
    if fault is not None:
        raise InputError(f"given: {fault}")


def situation_of(g: Aimed, attacker: Attacker, target: Target, house: House) -> Situation:
    """The situation of a possible attack. Raises InputError for an impossible one."""
    kind, used, held = KIND_NAMES.index(g.kind), find_weapon(g.weapon), find_shield(attacker.shield)
    ready = 1 if held.index else 0
    raise_if_refused(
        weapon_use_refusal(
            used,
            kind,
            shield=ready,
            free_hand=int(attacker.free_hand),
            loaded=int(attacker.loaded),
            doubled=int(g.doubled),
        )
    )
    raise_if_refused(range_refusal(kind, distance(attacker.pos, target.pos)))
    raise_if_refused(
        line_refusal(
            kind,
            source=attacker.pos,
            facing=attacker.facing,
            target=target.pos,
            figures=(*g.figures_between, *(g.prone_between if is_obstructing(1, 1, house) else ())),
            obstacles=g.obstacles,
            house=house,
            shield=ready,
            handed=hand(attacker.handed),
        )
    )
    side_a, side_b = sides_crossed(target.pos, target.facing, attacker.pos)
    return Situation(
        dx=attacker.dx, armor_dx=find_armor(attacker.armor).dx_minus, shield_dx=held.dx_minus, duress=attacker.duress,
        pivot=attacker.pivot, kind=kind, side_a=side_a, side_b=side_b, distance=distance(attacker.pos, target.pos),
        attacker_hth=int(attacker.in_hth), target_hth=int(target.in_hth), attacker_prone=int(attacker.prone),
        target_prone=int(target.prone), aim=attacker.aim, doubled=int(g.doubled),
    )  # fmt: skip


def mdx(given: Answer) -> Answer:
    """The mDX of an attack and what it crosses. [FM-DX-01 FM-LOS-03]"""
    g = read_given(given, MdxGiven)
    s = situation_of(g, g.attacker, g.target, house_of(g))
    arm = arm_of(
        find_weapon(g.weapon), s.kind, st=0, race=0, player=0, same_hex=is_same_hex(s), from_hth=s.attacker_hth
    )
    return {
        "standing": standing_sum(s), "attack": attack_mdx(s), "range": s.distance,
        "sides": sorted({SIDE_NAMES[s.side_a], SIDE_NAMES[s.side_b]}), "hexside_bonus": hexside_part(s),
        "jab_damage": arm.jab != 0,
    }  # fmt: skip


def is_same_hex(s: Situation) -> int:
    """Whether the attack is inside one hex."""
    return 1 if s.side_a == SAME else 0


# --- a whole attack ---------------------------------------------------------------------------------------------------
class Fighter(Attacker, frozen=True, kw_only=True):
    """The attacking figure in full."""

    st: int
    player: bool = False
    race: str = "Human"


class Victim(Target, frozen=True, kw_only=True):
    """The figure attacked in full."""

    mst: int
    race: str = "Human"
    armor: str = NONE
    shield: str = NONE
    handed: Handed = "right"
    engaged: bool = True
    defend: Defend | None = None


class AttackGiven(Aimed, frozen=True, kw_only=True):
    """A whole attack with its dice; `rolled` are the damage dice, none on a miss."""

    attacker: Fighter
    target: Victim
    dice: Dice
    rolled: Dice = ()
    rerolls: tuple[Dice, ...] = ()
    proficiency: bool = False


def attack_of(g: AttackGiven, used: Weapon, s: Situation, house: House) -> Blow:
    """The attack of a case. It has no Weapon Proficiency to declare: a case has no dice for its saving throw."""
    fighter, victim = g.attacker, g.target
    mode, item, defense_used = stance(victim.defend, victim.shield)
    arm = arm_of(
        used, s.kind, st=fighter.st, race=find_race(fighter.race).index, player=int(fighter.player),
        same_hex=is_same_hex(s), from_hth=s.attacker_hth, doubled=int(g.doubled), house=house,
    )._replace(proficiency=int(g.proficiency))  # fmt: skip
    bare = cover_of(find_armor(victim.armor), find_shield(victim.shield), hand(victim.handed))
    cover = cover_against(bare, s.kind, s.distance, NO_HAND, 0, house)
    return Blow(
        who=0, bid=len(g.dice), score=attack_mdx(s), kind=kind_met(s.kind, s.distance, house), side_a=s.side_a,
        side_b=s.side_b, mode=mode, used=defense_used, engaged=int(victim.engaged), item=item, arm=arm, cover=cover,
        mst=victim.mst, dwarf=is_race(victim.race, DWARF), usable=0, free_used=0, miq=0, goblin=0, halfling=0,
    )  # fmt: skip


HIT_CODES = (TOLD_HIT, TOLD_AUTO_HIT, TOLD_AUTO_MISS, TOLD_REROLLED)


def attack(given: Answer) -> Answer:
    """A whole attack, from its mDX to the wounds. [FM-APP-11]"""
    g = read_given(given, AttackGiven)
    house, used = house_of(g), find_weapon(g.weapon)
    if not 1 <= len(g.dice) <= 9:
        raise InputError(f"given: dice: expected 1 to 9 dice, got {len(g.dice)}")
    raise_if_refused(strength_refusal(used, g.attacker.st, find_race(g.attacker.race).index, house))
    s = situation_of(g, g.attacker, g.target, house)
    a = attack_of(g, used, s, house)
    ref = CaseReferee((g.dice, *g.rerolls, *((g.rolled,) if g.rolled else ())), g.rerolls)
    done = roll_blow(ref, a, house)
    ref.finish()
    total = [ref.numbers[code] for code in HIT_CODES if code in ref.numbers][-1][0]
    row, kept, _, critical = ref.numbers.get(TOLD_DAMAGE, (0, 0, 0, ref.numbers.get(TOLD_NO_DAMAGE, (0, 0, 0, 0))[2]))
    mst = a.mst - done.phys - done.exh
    guard = is_met_by_guard(a.kind, a.side_a, a.side_b, a.mode, a.used, a.engaged, house=house)
    return {
        "attack": a.score, "guard": guard != 0, "hit": done.hit != 0, "total": total, "critical": critical != 0,
        "stopped": sum(ref.numbers.get(stopped_code(house), (0, 0, 0, 0))[:3]), "final": list(faces_of(row, kept)),
        "phys": done.phys, "exh": done.exh, "mst": mst, "state": STATE_NAMES[state_of(mst, a.dwarf)],
        "mode": mode_name(mode_after(a.kind, a.side_a, a.side_b, a.mode, a.used, a.engaged)),
    }  # fmt: skip


ATTACK_VERBS: Mapping[str, Verb] = {
    "defense": defense,
    "apply_damage": apply_dice,
    "attack_mdx": mdx,
    "attack": attack,
}
