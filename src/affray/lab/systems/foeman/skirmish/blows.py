"""An attack in a compiled skirmish, and all that it leaves behind."""

from affray.lab.machine.flat import Row
from affray.lab.systems.foeman.skirmish.aims import attack_kind, situation_of
from affray.lab.systems.foeman.skirmish.booking import learn, put_down, roll_save, spend_shot
from affray.lab.systems.foeman.skirmish.layout import (
    ARM_AT,
    ARM_SIZE,
    ARMS,
    BARE,
    DWARF,
    DX,
    EP,
    GOBLIN,
    GRADE,
    HALFLING,
    HURT_BY,
    IQ,
    LAST_FOE,
    LEVEL,
    POS,
    PRONE,
    SHOTS,
    SPECIAL,
    ST,
    STEPS,
    Bid,
    entry_place,
    read_arm,
    read_kit,
    with_entry,
)
from affray.lab.systems.foeman.skirmish.lookups import (
    body_at,
    engaging_foes,
    figure_start,
    kit_start,
    mst_now,
    person_start,
    put_body,
    side_of,
    standing_now,
)
from affray.referee import Referee
from affray.systems.foeman.content.codes import ROLL_SV_RUSH, SAME, STRIKE
from affray.systems.foeman.content.house_rules import House
from affray.systems.foeman.rules.attack import Blow, attack, with_charge
from affray.systems.foeman.rules.bidding import FIRE_OPTION, HURL_OPTION, STRIKE_OPTION
from affray.systems.foeman.rules.body import (
    Body,
    after_defense,
    attacker_after_attack,
    ep_of_wound,
    target_after_attack,
)
from affray.systems.foeman.rules.damage import Arm
from affray.systems.foeman.rules.defence import (
    Cover,
    cover_against,
    is_defense_used,
    is_met_by_guard,
    kind_met,
    mode_after,
)
from affray.systems.foeman.rules.hit_roll import hit_roll
from affray.systems.foeman.rules.mindwand import CHARGE_DICE, SPECIAL_DICE, is_repeat, resist_score
from affray.systems.foeman.rules.modifiers import Situation, attack_mdx


def arm_now(t: Row, s: Row, i: int, slot: int, seen: Situation, engaged: int) -> Arm:
    """What figure i attacks with, as damage dice see it."""
    same = 1 if seen.side_a == SAME else 0
    from_hth = 1 if seen.attacker_hth != 0 and same == 0 else 0
    case = same << 3 | from_hth << 2 | seen.doubled << 1 | engaged
    a = t[ARMS] + ARM_SIZE * t[kit_start(t, s, i) + ARM_AT + (slot * 4 + seen.kind) * 16 + case]
    arm = read_arm(t, a)
    return with_charge(arm, CHARGE_DICE) if seen.charge != 0 and seen.kind == STRIKE else arm


def cover_now(t: Row, s: Row, j: int, seen: Situation, house: House) -> Cover:
    """What covers figure j against an attack. [FM-ARM-01 MW-DEF-05 MW-DEF-06]"""
    kit = read_kit(t, kit_start(t, s, j))
    return cover_against(kit.cover, seen.kind, seen.distance, kit.left_hand, kit.alone, house)


def attack_now(t: Row, s: Row, bid: Bid, seen: Situation, house: House) -> Blow:
    """An attack that was declared, all in numbers. [FM-APP-11 MW-HIT-03]"""
    i, j = bid.figure, bid.target
    own, foe, p = body_at(s, i), body_at(s, j), person_start(t, i)
    engaged = 1 if engaging_foes(t, s, side_of(t, i), s[figure_start(i) + POS], house) != 0 else 0
    met = 1 if engaging_foes(t, s, side_of(t, j), s[figure_start(j) + POS], house) != 0 else 0
    # A call with so many names compiles only without conditions in it.
    droppable = 0 if bid.slot == BARE else 1
    repeat = is_repeat(own.was_option, bid.option, s[figure_start(i) + STEPS]) * house.repeat_action_roll
    return Blow(
        who=i,
        bid=bid.dice,
        score=attack_mdx(seen),
        kind=kind_met(seen.kind, seen.distance, house),
        side_a=seen.side_a,
        side_b=seen.side_b,
        mode=foe.mode,
        used=foe.defended,
        engaged=met,
        item=foe.item,
        arm=arm_now(t, s, i, bid.slot, seen, engaged),
        cover=cover_now(t, s, j, seen, house),
        mst=mst_now(t, s, j),
        dwarf=t[person_start(t, j) + DWARF],
        usable=own.talent,
        free_used=own.free_used,
        miq=t[p + IQ],
        goblin=t[p + GOBLIN],
        halfling=t[p + HALFLING],
        repeat=repeat,
        droppable=droppable,
    )


def strike(ref: Referee, t: Row, s: Row, bid: Bid, house: House) -> None:
    """A whole attack, and all that it leaves behind. [FM-APP-11]"""
    i, j, option, slot = bid.figure, bid.target, bid.option, bid.slot
    seen = situation_of(t, s, i, j, attack_kind(option), bid.doubled)
    out = attack(ref, attack_now(t, s, bid, seen, house), house)
    p, before = person_start(t, j), body_at(s, j)
    put_body(s, j, target_after_attack(before, out, t[p + ST], t[p + DWARF], house))
    if out.phys + out.exh > 0:
        note_wound(t, s, i, j, before, house)
    put_body(s, i, attacker_after_attack(body_at(s, i), out))
    learn(s, i, out.ep)
    if out.dropped != 0:
        s[figure_start(i) + SHOTS] -= 1 if option == FIRE_OPTION else 0
        put_down(s, i, slot, s[figure_start(i) + POS])
    elif option == HURL_OPTION:
        put_down(s, i, slot, s[figure_start(j) + POS])
    elif option == FIRE_OPTION:
        spend_shot(s, i, slot)


def note_wound(t: Row, s: Row, i: int, j: int, before: Body, house: House) -> None:
    """Who has wounded figure j, and what figure i earns by it. [FM-RET-01 FM-EP-01 FM-EP-02]"""
    foe, p = figure_start(j), person_start(t, j)
    if entry_place(s[foe + HURT_BY], i) < 0:
        s[foe + HURT_BY] = with_entry(s[foe + HURT_BY], i)
    s[foe + LAST_FOE] = i
    level = t[person_start(t, i) + LEVEL]
    s[figure_start(i) + EP] += ep_of_wound(
        before, after=body_at(s, j), st=t[p + ST], dwarf=t[p + DWARF], target_dx=t[p + DX], grade=t[p + GRADE],
        level=level, house=house,
    )  # fmt: skip


def rush(ref: Referee, t: Row, s: Row, bid: Bid, house: House) -> None:
    """A Shield Rush: a hit roll as of a Strike, and the saving throw of whom it hits. [MW-SPC-03]"""
    i, j = bid.figure, bid.target
    a = attack_now(t, s, bid._replace(option=STRIKE_OPTION, slot=BARE), situation_of(t, s, i, j, STRIKE, 0), house)
    guard = is_met_by_guard(a.kind, a.side_a, a.side_b, a.mode, a.used, a.engaged, house=house)
    hit = hit_roll(ref, who=i, bid=a.bid, score=a.score, guard=guard, repeat=0, house=house)
    s[figure_start(i) + SPECIAL] = 1
    mode = mode_after(a.kind, a.side_a, a.side_b, a.mode, a.used, a.engaged)
    put_body(s, j, after_defense(body_at(s, j), mode, max(a.used, is_defense_used(a.kind, guard))))
    if hit.hit != 0 and withstands(ref, t, s, i, j, ROLL_SV_RUSH, house=house) == 0:
        s[figure_start(j) + PRONE] = 1


def withstands(ref: Referee, t: Row, s: Row, i: int, j: int, why: int, house: House) -> int:
    """Whether figure j withstands a Shield Rush or Push Back by figure i. [MW-SPC-03 MW-SPC-04]"""
    score = resist_score(standing_now(t, s, j), mst_now(t, s, j), mst_now(t, s, i), house)
    return roll_save(ref, t, s, i=j, n=SPECIAL_DICE, score=score, why=why, house=house).passed
