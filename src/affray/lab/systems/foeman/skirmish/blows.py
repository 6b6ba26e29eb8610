"""An attack in a compiled skirmish, and all that it leaves behind."""

from affray.lab.systems.foeman.skirmish.aims import attack_kind, situation_of
from affray.lab.systems.foeman.skirmish.booking import learn, put_down, spend_shot
from affray.lab.systems.foeman.skirmish.layout import (
    ALONE,
    ARM_AT,
    ARM_SIZE,
    ARMS,
    BARE,
    BIG_HIT,
    COVER,
    DEFENDED,
    DWARF,
    DX,
    EP,
    EXH,
    FELLED,
    FREE_USED,
    GOBLIN,
    GRADE,
    HALFLING,
    HURT_BY,
    INCIDENTAL_NEW,
    IQ,
    ITEM,
    LAST_FOE,
    LEFT_HAND,
    LEVEL,
    MODE,
    PHYS,
    POS,
    PRONE,
    TALENT,
    WOUNDS,
    Row,
    entry_place,
    with_entry,
)
from affray.lab.systems.foeman.skirmish.lookups import (
    condition_of,
    engaging_foes,
    figure_start,
    is_able,
    kit_start,
    mst_now,
    person_start,
    side_of,
)
from affray.referee import Referee
from affray.systems.foeman.content.codes import NO_ITEM, NOT_DEFENDING, SAME, UP
from affray.systems.foeman.content.house_rules import House
from affray.systems.foeman.rules.attack import Blow, Outcome, attack
from affray.systems.foeman.rules.bidding import FIRE_OPTION, HURL_OPTION
from affray.systems.foeman.rules.damage import Arm
from affray.systems.foeman.rules.defence import Cover, cover_against, kind_met
from affray.systems.foeman.rules.experience import attack_ep, is_dx_paid
from affray.systems.foeman.rules.modifiers import Situation, attack_mdx
from affray.systems.foeman.rules.upkeep import duress_wounds, is_big_hit
from affray.systems.foeman.rules.wounds import incidental_part


def arm_now(t: Row, s: Row, i: int, slot: int, seen: Situation, engaged: int) -> Arm:
    """What figure i attacks with, as damage dice see it."""
    same = 1 if seen.side_a == SAME else 0
    from_hth = 1 if seen.attacker_hth != 0 and same == 0 else 0
    case = same << 3 | from_hth << 2 | seen.doubled << 1 | engaged
    a = t[ARMS] + ARM_SIZE * t[kit_start(t, s, i) + ARM_AT + (slot * 4 + seen.kind) * 16 + case]
    return Arm(
        sub=t[a],
        td=t[a + 1],
        max_top=t[a + 2],
        rq=t[a + 3],
        st=t[a + 4],
        orc=t[a + 5],
        player=t[a + 6],
        offhand=t[a + 7],
        jab=t[a + 8],
        doubled=t[a + 9],
        proficiency=t[a + 10],
        unskilled=t[a + 11],
        one_hand=t[a + 12],
        bow=t[a + 13],
        low=t[a + 14],
        cup=t[a + 15],
        six=t[a + 16],
        free=t[a + 17],
    )


def cover_now(t: Row, s: Row, j: int, seen: Situation, house: House) -> Cover:
    """What covers figure j against an attack. [FM-ARM-01 MW-DEF-05 MW-DEF-06]"""
    held = kit_start(t, s, j)
    c = held + COVER
    worn = Cover(
        armor_pr=t[c],
        armor_rt1=t[c + 1],
        armor_bl1=t[c + 2],
        armor_rt2=t[c + 3],
        armor_bl2=t[c + 4],
        shield_pr=t[c + 5],
        shield_rt1=t[c + 6],
        shield_bl1=t[c + 7],
        shield_rt2=t[c + 8],
        shield_bl2=t[c + 9],
        shield=t[c + 10],
        handed=t[c + 11],
    )
    return cover_against(worn, seen.kind, seen.distance, t[held + LEFT_HAND], t[held + ALONE], house)


def attack_now(t: Row, s: Row, i: int, j: int, dice: int, slot: int, seen: Situation, house: House) -> Blow:
    """Figure i's attack on figure j, all in numbers. [FM-APP-11]"""
    own, foe, p = figure_start(i), figure_start(j), person_start(t, i)
    engaged = 1 if engaging_foes(t, s, side_of(t, i), s[own + POS], house) != 0 else 0
    met = 1 if engaging_foes(t, s, side_of(t, j), s[foe + POS], house) != 0 else 0
    return Blow(
        who=i,
        bid=dice,
        score=attack_mdx(seen),
        kind=kind_met(seen.kind, seen.distance, house),
        side_a=seen.side_a,
        side_b=seen.side_b,
        mode=s[foe + MODE],
        used=s[foe + DEFENDED],
        engaged=met,
        item=s[foe + ITEM],
        arm=arm_now(t, s, i, slot, seen, engaged),
        cover=cover_now(t, s, j, seen, house),
        mst=mst_now(t, s, j),
        dwarf=t[person_start(t, j) + DWARF],
        usable=s[own + TALENT],
        free_used=s[own + FREE_USED],
        miq=t[p + IQ],
        goblin=t[p + GOBLIN],
        halfling=t[p + HALFLING],
        repeat=0,
        droppable=0 if slot == BARE else 1,
    )


def strike(
    ref: Referee, t: Row, s: Row, i: int, j: int, option: int, dice: int, slot: int, doubled: int, house: House
) -> None:
    """A whole attack, and all that it leaves behind. [FM-APP-11]"""
    seen = situation_of(t, s, i, j, attack_kind(option), doubled)
    out = attack(ref, attack_now(t, s, i, j, dice, slot, seen=seen, house=house), house)
    foe = figure_start(j)
    if s[foe + MODE] != NOT_DEFENDING:
        s[foe + MODE], s[foe + DEFENDED] = out.mode, 1 if out.used != 0 else 0
    wound(t, s, i, j, out, house)
    s[figure_start(i) + TALENT], s[figure_start(i) + FREE_USED] = (
        1 if out.usable != 0 else 0,
        1 if out.free_used != 0 else 0,
    )
    learn(s, i, out.ep)
    if option == HURL_OPTION:
        put_down(s, i, slot, s[foe + POS])
    elif option == FIRE_OPTION:
        spend_shot(s, i, slot)


def wound(t: Row, s: Row, i: int, j: int, out: Outcome, house: House) -> None:
    """What an attack by figure i does to figure j, and what its maker earns.

    [FM-APP-06 FM-APP-07 FM-APP-10 FM-REC-01 FM-DX-02 FM-DX-03 FM-RET-01 FM-EP-01 FM-EP-02 FM-MOV-12]
    """
    if out.phys + out.exh == 0:
        return
    foe = figure_start(j)
    was_up = is_able(t, s, j)
    counted = duress_wounds(out.phys, out.exh, house)
    s[foe + PHYS] += out.phys
    s[foe + EXH] += out.exh
    s[foe + INCIDENTAL_NEW] += incidental_part(out.exh)
    s[foe + WOUNDS] += counted
    s[foe + BIG_HIT] = max(s[foe + BIG_HIT], is_big_hit(counted))
    if entry_place(s[foe + HURT_BY], i) < 0:
        s[foe + HURT_BY] = with_entry(s[foe + HURT_BY], i)
    s[foe + LAST_FOE] = i
    down = 0
    if condition_of(t, s, j) != UP:
        down = is_dx_paid(was_up, s[foe + FELLED], house)
        s[foe + FELLED], s[foe + PRONE], s[foe + MODE], s[foe + ITEM] = 1, 1, NOT_DEFENDING, NO_ITEM
    level, grade = t[person_start(t, i) + LEVEL], t[person_start(t, j) + GRADE]
    s[figure_start(i) + EP] += attack_ep(
        grade, phys=out.phys, exh=out.exh, level=level, down=down, target_dx=t[person_start(t, j) + DX], remaining=0
    )
