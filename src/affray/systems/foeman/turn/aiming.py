"""One figure's attack on another in the numbers that the rules take, and why it may be illegal."""

from typing import NamedTuple

from affray.core import Modifier, Refusal
from affray.space.hex import Hex, distance
from affray.systems.foeman.content.codes import DEAD, GOBLIN, HALFLING, HURL, SAME, STRIKE
from affray.systems.foeman.content.house_rules import House
from affray.systems.foeman.content.tables import find_weapon
from affray.systems.foeman.position.kit import Kit
from affray.systems.foeman.position.state import (
    Bid,
    Figure,
    State,
    condition,
    engagers,
    is_able,
    is_dwarf,
    is_in_hth,
    is_repeated_action,
    one_attack_duress,
    standing_duress,
)
from affray.systems.foeman.rules.attack import Blow, with_charge
from affray.systems.foeman.rules.bidding import NO_OPTION
from affray.systems.foeman.rules.defence import Cover, cover_against, kind_met
from affray.systems.foeman.rules.lines_of_sight import is_obstructing, line_refusal, range_refusal, sides_crossed
from affray.systems.foeman.rules.mindwand import CHARGE_DICE
from affray.systems.foeman.rules.modifiers import Situation, attack_mdx, attack_parts
from affray.systems.foeman.rules.refusing import refusal
from affray.systems.foeman.rules.weapon_use import arm_of, strength_refusal, weapon_use_refusal

UNARMED = "Unarmed"


class Striker(NamedTuple):
    """A figure as far as its own attacks go, wherever it is."""

    dx: int
    """Basic DX."""
    duress: int
    """Its duress: 0, -2 or -4."""
    pivot: int
    """What a failed Pivot costs it: 0, -1 or -2."""
    prone: int
    """Whether it is prone (1) or not (0)."""
    aim: int
    """Rounds spent watching that count, 0 to 2."""
    charging: int
    """Whether its Strike follows a Charge In (1) or not (0)."""
    st: int
    """Basic ST."""
    iq: int
    """Basic IQ."""
    player: bool
    """Whether it is a player's figure."""
    talent: int
    """Whether it may declare Weapon Proficiency (1) or not (0)."""
    free_used: int
    """Whether a Halfling's free failure is used up (1) or not (0)."""
    main: str
    """What its strong hand holds; empty for nothing."""
    off: str
    """What its other hand holds; empty for nothing."""
    kit: Kit
    """What it wears and holds, in numbers."""


class Target(NamedTuple):
    """A figure as far as attacks on it go, wherever it is."""

    prone: int
    """Whether it is prone (1) or not (0)."""
    mode: int
    """How it defends: NOT_DEFENDING, DEFENDING or DODGING."""
    defended: int
    """Whether it has used a Defense in this round (1) or not (0)."""
    item: int
    """What it Defends with: NO_ITEM, WITH_WEAPON or WITH_SHIELD."""
    mst: int
    """Its mST."""
    dwarf: int
    """Whether it is a Dwarf (1) or not (0)."""
    kit: Kit
    """What it wears and holds, in numbers."""


class Stance(NamedTuple):
    """How an attacker and its target stand; flags are 0 or 1."""

    side_a: int
    """The hexside of the target that is crossed; SAME inside the hex."""
    side_b: int
    """The other hexside crossed on a border, otherwise `side_a` again."""
    distance: int
    """The range in hexes."""
    attacker_hth: int
    """Whether the attacker is in Hand-to-Hand."""
    target_hth: int
    """Whether the target is in Hand-to-Hand."""
    attacker_engaged: int
    """Whether the attacker is engaged."""
    target_engaged: int
    """Whether the target is engaged."""
    emplaced: int
    """Whether the attacker is where its Bow is mounted."""
    repeat: int
    """Whether the attack repeats the action of the last round."""


def striker_of(figure: Figure) -> Striker:
    """The figure as far as its own attacks go."""
    body, motion = figure.body, figure.motion
    return Striker(
        dx=figure.dx, duress=standing_duress(figure), pivot=motion.pivot, prone=int(body.prone), aim=body.aim,
        charging=int(motion.charging), st=figure.st, iq=figure.iq, player=figure.player, talent=int(body.talent),
        free_used=int(body.free_used), main=figure.main, off=figure.off, kit=figure.kit,
    )  # fmt: skip


def target_of(figure: Figure) -> Target:
    """The figure as far as attacks on it go."""
    body = figure.body
    return Target(
        int(body.prone),
        body.mode,
        int(body.defended),
        body.item,
        mst=figure.mst,
        dwarf=is_dwarf(figure),
        kit=figure.kit,
    )


def situation(state: State, i: int, j: int, kind: int, doubled: bool) -> Situation:  # noqa: FBT001
    """Figure i's attack on figure j as far as mDX goes. [FM-DX-01 to FM-DX-11 FM-LOS-03]"""
    own, foe = striker_of(state.figures[i]), target_of(state.figures[j])
    return situation_between(own, foe, stance_of(state, i, j, NO_OPTION), kind, doubled)


def stance_of(state: State, i: int, j: int, option: int) -> Stance:
    """How figure i, which takes an option, and its target j stand."""
    figure, foe = state.figures[i], state.figures[j]
    side_a, side_b = sides_crossed(foe.pos, foe.facing, figure.pos)
    return Stance(
        side_a, side_b, distance(figure.pos, foe.pos), int(is_in_hth(state, i)), int(is_in_hth(state, j)),
        attacker_engaged=int(len(engagers(state, figure.side, figure.pos)) > 0),
        target_engaged=int(len(engagers(state, foe.side, foe.pos)) > 0),
        emplaced=int(figure.mount == figure.pos),
        repeat=is_repeated_action(state, i, option),
    )  # fmt: skip


def situation_between(own: Striker, foe: Target, stance: Stance, kind: int, doubled: bool) -> Situation:  # noqa: FBT001
    """An attack as far as mDX goes. [FM-DX-01 to FM-DX-11 FM-LOS-03]"""
    return Situation(
        dx=own.dx, armor_dx=own.kit.armor_dx, shield_dx=own.kit.shield_dx, duress=own.duress, pivot=own.pivot, kind=kind,
        side_a=stance.side_a, side_b=stance.side_b, distance=stance.distance, attacker_hth=stance.attacker_hth,
        target_hth=stance.target_hth, attacker_prone=own.prone, target_prone=foe.prone, aim=own.aim,
        doubled=int(doubled), charge=own.charging,
    )  # fmt: skip


def mdx_parts(state: State, i: int, seen: Situation) -> tuple[Modifier, ...]:
    """The parts of the mDX of figure i's attack. [FM-DX-01 FM-DX-02]"""
    return attack_parts(seen, one_attack_duress(state.figures[i]))


def is_other_hand_empty(figure: Figure, arm: str) -> int:
    """Whether the hand that does not hold the weapon is empty. [FM-EQP-05 FM-EQP-06]"""
    return int(figure.off == "" if figure.main == arm else figure.main == "")


def is_offhand(main: str, arm: str) -> int:
    """Whether the weapon is in the hand that is not the strong one, which holds `main`. [FM-DMG-04]"""
    if arm == UNARMED:
        return int(main != "")
    return int(main != arm)


def figures_in_the_way(state: State) -> frozenset[Hex]:
    """The hexes with a figure that blocks the lines that figures can block. [FM-LOS-01]"""
    return frozenset(figure.pos for figure in state.figures if is_in_the_way(figure, state.house))


def is_in_the_way(figure: Figure, house: House) -> bool:
    """Whether a figure blocks the lines that figures can block. [FM-LOS-01]"""
    return bool(is_obstructing(is_able(figure), figure.body.prone, house))


def shot_refusal(state: State, i: int, j: int, kind: int, arm: str, doubled: bool) -> Refusal | None:  # noqa: FBT001
    """Why figure i may not make this kind of attack on figure j with a weapon in hand; None when it may. [FM-APP-11]"""
    return weapon_refusal(state.house, state.figures[i], kind, arm, doubled) or target_refusal(state, i, j, kind)


def weapon_refusal(house: House, figure: Figure, kind: int, arm: str, doubled: bool) -> Refusal | None:  # noqa: FBT001
    """Why the figure may not use a weapon in hand for this kind of attack; None when it may.

    [FM-EQP-02 FM-EQP-08 FM-EQP-10]
    """
    if arm == UNARMED and kind == HURL:
        return refusal("hurl-bare-hand", "hurl", "FM-EQP-10")
    held = find_weapon(arm)
    return weapon_use_refusal(
        held,
        kind,
        shield=figure.kit.shielded,
        free_hand=is_other_hand_empty(figure, arm),
        loaded=int(arm not in figure.unloaded and figure.shots > 0),
        doubled=int(doubled),
    ) or strength_refusal(held, figure.st, figure.kit.race, house)


def target_refusal(state: State, i: int, j: int, kind: int) -> Refusal | None:
    """Why this kind of attack by figure i cannot reach figure j; None when it can. [FM-GEN-08 FM-LOS-01]"""
    figure, foe = state.figures[i], state.figures[j]
    if foe.body.gone or condition(foe) == DEAD:
        return refusal("out-of-fight", "no_target", "FM-GEN-08", whom=foe.id)
    return range_refusal(kind, distance(figure.pos, foe.pos)) or way_refusal(state, figure, foe.pos, kind)


def way_refusal(state: State, figure: Figure, target: Hex, kind: int) -> Refusal | None:
    """Why this kind of attack has no line from the figure to a hex; None when it has one.

    [FM-LOS-01 FM-LOS-02 FM-ARM-07]
    """
    return line_refusal(
        kind, source=figure.pos, facing=figure.facing, target=target, figures=figures_in_the_way(state),
        obstacles=state.board.opaque, house=state.house, shield=figure.kit.shielded,
        handed=figure.kit.handed,
    )  # fmt: skip


def current_cover(kit: Kit, kind: int, steps: int, house: House) -> Cover:
    """The cover of a figure against an attack of a kind from so many hexes away. [FM-ARM-01 MW-DEF-05 MW-DEF-06]"""
    return cover_against(kit.cover, kind, steps, kit.left_hand, kit.alone, house)


def attack_of(state: State, i: int, j: int, bid: Bid, seen: Situation) -> Blow:
    """The attack that a declaration makes, in the numbers that the rules take."""
    own, foe = striker_of(state.figures[i]), target_of(state.figures[j])
    blow = blow_between(own, foe, stance_of(state, i, j, bid.option), seen, bid.weapon, state.house)
    return blow._replace(who=i, bid=bid.dice)


def blow_between(own: Striker, foe: Target, stance: Stance, seen: Situation, weapon: str, house: House) -> Blow:
    """An attack with a weapon in the numbers that the rules take, by figure 0 and without a die bid.

    [FM-APP-11 MW-HIT-02 MW-HIT-03 MW-DEF-04 MW-SPC-02]
    """
    race = own.kit.race
    same = int(seen.side_a == SAME)
    arm = arm_of(
        find_weapon(weapon),
        seen.kind,
        st=own.st,
        race=race,
        player=int(own.player),
        same_hex=same,
        from_hth=int(seen.attacker_hth and not same),
        offhand=is_offhand(own.main, weapon),
        doubled=seen.doubled,
        engaged=stance.attacker_engaged,
        emplaced=stance.emplaced,
        house=house,
    )
    if seen.charge and seen.kind == STRIKE:
        arm = with_charge(arm, CHARGE_DICE)
    return Blow(
        who=0, bid=0, score=attack_mdx(seen), kind=kind_met(seen.kind, seen.distance, house), side_a=seen.side_a,
        side_b=seen.side_b, mode=foe.mode, used=foe.defended, engaged=stance.target_engaged, item=foe.item, arm=arm,
        cover=current_cover(foe.kit, seen.kind, seen.distance, house), mst=foe.mst,
        dwarf=foe.dwarf, usable=own.talent, free_used=own.free_used, miq=own.iq, goblin=int(race == GOBLIN),
        halfling=int(race == HALFLING), repeat=stance.repeat, droppable=int(weapon != UNARMED),
    )  # fmt: skip
