"""One figure's attack on another in the numbers that the rules take, and why it may be illegal."""

from affray.core import Modifier, Refusal
from affray.space.hex import Hex, distance
from affray.systems.foeman.content.codes import DEAD, GOBLIN, HALFLING, HURL, SAME, STRIKE
from affray.systems.foeman.content.house_rules import House
from affray.systems.foeman.content.tables import find_weapon
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
from affray.systems.foeman.rules.defence import Cover, cover_against, kind_met
from affray.systems.foeman.rules.lines_of_sight import is_obstructing, line_refusal, range_refusal, sides_crossed
from affray.systems.foeman.rules.mindwand import CHARGE_DICE
from affray.systems.foeman.rules.modifiers import Situation, attack_mdx, attack_parts
from affray.systems.foeman.rules.refusing import refusal
from affray.systems.foeman.rules.weapon_use import arm_of, strength_refusal, weapon_use_refusal

UNARMED = "Unarmed"


def situation(state: State, i: int, j: int, kind: int, doubled: bool) -> Situation:  # noqa: FBT001
    """Figure i's attack on figure j as far as mDX goes. [FM-DX-01 to FM-DX-11 FM-LOS-03]"""
    figure, foe = state.figures[i], state.figures[j]
    side_a, side_b = sides_crossed(foe.pos, foe.facing, figure.pos)
    kit = figure.kit
    return Situation(
        dx=figure.dx, armor_dx=kit.armor_dx, shield_dx=kit.shield_dx, duress=standing_duress(figure), pivot=figure.motion.pivot,
        kind=kind, side_a=side_a, side_b=side_b, distance=distance(figure.pos, foe.pos),
        attacker_hth=int(is_in_hth(state, i)), target_hth=int(is_in_hth(state, j)), attacker_prone=int(figure.body.prone),
        target_prone=int(foe.body.prone), aim=figure.body.aim, doubled=int(doubled), charge=int(figure.motion.charging),
    )  # fmt: skip


def mdx_parts(state: State, i: int, seen: Situation) -> tuple[Modifier, ...]:
    """The parts of the mDX of figure i's attack. [FM-DX-01 FM-DX-02]"""
    return attack_parts(seen, one_attack_duress(state.figures[i]))


def is_other_hand_empty(figure: Figure, arm: str) -> int:
    """Whether the hand that does not hold the weapon is empty. [FM-EQP-05 FM-EQP-06]"""
    return int(figure.off == "" if figure.main == arm else figure.main == "")


def is_offhand(figure: Figure, arm: str) -> int:
    """Whether the weapon is in the hand that is not the strong one. [FM-DMG-04]"""
    if arm == UNARMED:
        return int(figure.main != "")
    return int(figure.main != arm)


def figures_in_the_way(state: State) -> frozenset[Hex]:
    """The hexes with a figure that blocks the lines that figures can block. [FM-LOS-01]"""
    return frozenset(figure.pos for figure in state.figures if is_in_the_way(figure, state.house))


def is_in_the_way(figure: Figure, house: House) -> bool:
    """Whether a figure blocks the lines that figures can block. [FM-LOS-01]"""
    return bool(is_obstructing(is_able(figure), figure.body.prone, house))


def shot_refusal(state: State, i: int, j: int, kind: int, arm: str, doubled: bool) -> Refusal | None:  # noqa: FBT001
    """Why figure i may not make this kind of attack on figure j with a weapon in hand; None when it may. [FM-APP-11]"""
    return weapon_refusal(state, state.figures[i], kind, arm, doubled) or target_refusal(state, i, j, kind)


def weapon_refusal(state: State, figure: Figure, kind: int, arm: str, doubled: bool) -> Refusal | None:  # noqa: FBT001
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
    ) or strength_refusal(held, figure.st, figure.kit.race, state.house)


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


def current_cover(state: State, j: int, kind: int, steps: int) -> Cover:
    """The cover of figure j against an attack of a kind from so many hexes away. [FM-ARM-01 MW-DEF-05 MW-DEF-06]"""
    kit = state.figures[j].kit
    return cover_against(kit.cover, kind, steps, kit.left_hand, kit.alone, state.house)


def attack_of(state: State, i: int, j: int, bid: Bid, seen: Situation) -> Blow:
    """The attack that a declaration makes, in the numbers that the rules take.

    [FM-APP-11 MW-HIT-02 MW-HIT-03 MW-DEF-04 MW-SPC-02]
    """
    figure, foe = state.figures[i], state.figures[j]
    race = figure.kit.race
    same = int(seen.side_a == SAME)
    arm = arm_of(
        find_weapon(bid.weapon),
        seen.kind,
        st=figure.st,
        race=race,
        player=int(figure.player),
        same_hex=same,
        from_hth=int(seen.attacker_hth and not same),
        offhand=is_offhand(figure, bid.weapon),
        doubled=int(bid.doubled),
        engaged=int(len(engagers(state, figure.side, figure.pos)) > 0),
        emplaced=int(figure.mount == figure.pos),
        house=state.house,
    )
    if seen.charge and seen.kind == STRIKE:
        arm = with_charge(arm, CHARGE_DICE)
    return Blow(
        who=i, bid=bid.dice, score=attack_mdx(seen), kind=kind_met(seen.kind, seen.distance, state.house),
        side_a=seen.side_a, side_b=seen.side_b, mode=foe.body.mode, used=int(foe.body.defended),
        engaged=int(len(engagers(state, foe.side, foe.pos)) > 0), item=foe.body.item, arm=arm,
        cover=current_cover(state, j, seen.kind, seen.distance), mst=foe.mst, dwarf=is_dwarf(foe),
        usable=int(figure.body.talent), free_used=int(figure.body.free_used), miq=figure.iq, goblin=int(race == GOBLIN),
        halfling=int(race == HALFLING), repeat=is_repeated_action(state, i, bid.option),
        droppable=int(bid.weapon != UNARMED),
    )  # fmt: skip
