"""One attack from the declaration of Weapon Proficiency to its saving throw. [FM-APP-11]

The steps are nested procedures whose results are kept small, so that exact odds share their work.
"""

from typing import NamedTuple

from affray.dice.pool import places
from affray.referee import Referee, choose, procedure, rule, tell
from affray.systems.foeman.content.codes import (
    CHOOSE_PROFICIENCY,
    ROLL_SV_PROFICIENCY,
    TOLD_ARMOR_FIRST,
    TOLD_DAMAGE,
    TOLD_NO_DAMAGE,
    TOLD_PROFICIENCY,
    TOLD_SPARED,
    TOLD_STOPPED,
    TOLD_TALENT,
    TOLD_WOUNDS,
)
from affray.systems.foeman.content.house_rules import House
from affray.systems.foeman.rules.damage import (
    Arm,
    choose_dice_count,
    dice_generated,
    dice_kept,
    row_that_counts,
    rows_roll,
)
from affray.systems.foeman.rules.defence import (
    Cover,
    Screen,
    is_defense_used,
    is_met_by_guard,
    mode_after,
    parts_stopped,
    screen_of,
)
from affray.systems.foeman.rules.experience import save_ep
from affray.systems.foeman.rules.hit_roll import hit_roll
from affray.systems.foeman.rules.saving_throws import proficiency_dice, saving_throw, talent_after
from affray.systems.foeman.rules.wounds import apply_damage, state_of


class Blow(NamedTuple):
    """One attack in numbers; flags are 0 or 1. [MW-HIT-02 MW-HIT-03 MW-DEF-04]"""

    who: int
    """The index of the attacker, for the choices that it makes."""
    bid: int
    """The hit dice that are bid, 1 to 9."""
    score: int
    """The mDX of the attack."""
    kind: int
    """The kind of attack (STRIKE, JAB, HURL or FIRE) as Defend and Dodge meet it."""
    side_a: int
    """The hexside of the target that is crossed."""
    side_b: int
    """The other hexside crossed on a border, otherwise `side_a` again."""
    mode: int
    """How the target defends: NOT_DEFENDING, DEFENDING or DODGING."""
    used: int
    """Whether the target has used a Defense in this round."""
    engaged: int
    """Whether the target is engaged."""
    item: int
    """What the target Defends with: NO_ITEM, WITH_WEAPON or WITH_SHIELD."""
    arm: Arm
    """The weapon and its user."""
    cover: Cover
    """What covers the target."""
    mst: int
    """The target's mST before the attack."""
    dwarf: int
    """Whether the target is a Dwarf."""
    usable: int
    """Whether the attacker may declare Weapon Proficiency."""
    free_used: int
    """Whether a Halfling's free failure is used up."""
    miq: int
    """The attacker's mIQ."""
    goblin: int
    """Whether the attacker is a Goblin."""
    halfling: int
    """Whether the attacker is a Halfling."""
    repeat: int = 0
    """Whether the attack repeats the action of the last round."""
    droppable: int = 0
    """Whether the weapon can be dropped."""


class Swing(NamedTuple):
    """An attack as far as its hit roll and the number of its damage dice go; flags are 0 or 1.

    Attacks from many sides come to one swing, so that odds share the work.
    """

    who: int
    """The index of the attacker, for the choices that it makes."""
    bid: int
    """The hit dice that are bid, 1 to 9."""
    score: int
    """The mDX of the attack."""
    guard: int
    """Whether Guard meets it."""
    repeat: int
    """Whether it repeats the action of the last round."""
    droppable: int
    """Whether the weapon can be dropped."""
    arm: Arm
    """The weapon and its user, without what only values of dice depend on."""
    screen: Screen
    """What is in the way of the attack."""


class Landed(NamedTuple):
    """A hit roll as far as damage goes: hit, damage dice generated and kept, critical, lowest non-zero hit die, points
    stopped, weapon dropped. Without a die kept nothing else counts."""

    hit: int
    n: int
    kept: int
    critical: int
    low: int
    stopped: int
    dropped: int = 0


class Dealt(NamedTuple):
    """A blow before it is applied: hit, damage dice as a row, points stopped, weapon dropped.

    The number of dice is not needed, since dice that show 0 do nothing.
    """

    hit: int
    row: int
    stopped: int
    dropped: int = 0


class Wounds(NamedTuple):
    """What a blow did: hit, physical and exhaustion points lost, weapon dropped."""

    hit: int
    phys: int
    exh: int
    dropped: int = 0


class Practice(NamedTuple):
    """Weapon Proficiency after an attack: usable, free failure used up, Ep gained or lost by its saving throw."""

    usable: int
    free_used: int
    ep: int


class Outcome(NamedTuple):
    """What an attack did; flags are 0 or 1."""

    hit: int
    """Whether it hit."""
    phys: int
    """Physical points lost."""
    exh: int
    """Exhaustion points lost."""
    mst: int
    """The target's mST after the attack."""
    state: int
    """The target's state after the attack: UP, UNCONSCIOUS or DEAD."""
    guard: int
    """Whether Guard met the attack."""
    mode: int
    """How the target defends from now on."""
    used: int
    """Whether the target has used a Defense in this round."""
    declared: int
    """Whether Weapon Proficiency was declared."""
    usable: int
    """Whether Weapon Proficiency can be declared again."""
    free_used: int
    """Whether a Halfling's free failure is used up."""
    ep: int
    """Ep gained, or lost (below 0), by the talent's saving throw."""
    dropped: int = 0
    """Whether the weapon was dropped."""


@rule
def with_proficiency(arm: Arm, declared: int) -> Arm:
    """The weapon and its user with Weapon Proficiency declared (1) or not (0). [FM-TAL-01]"""
    return Arm(
        sub=arm.sub, td=arm.td, max_top=arm.max_top, rq=arm.rq, st=arm.st, orc=arm.orc, player=arm.player,
        offhand=arm.offhand, jab=arm.jab, doubled=arm.doubled, proficiency=declared, unskilled=arm.unskilled,
        one_hand=arm.one_hand, bow=arm.bow, low=arm.low, cup=arm.cup, six=arm.six, free=arm.free,
    )  # fmt: skip


@rule
def with_charge(arm: Arm, dice: int) -> Arm:
    """The weapon and its user with so many more damage dice, as after a Charge In. [MW-SPC-02]"""
    return Arm(
        sub=arm.sub - dice, td=arm.td, max_top=arm.max_top, rq=arm.rq, st=arm.st, orc=arm.orc, player=arm.player,
        offhand=arm.offhand, jab=arm.jab, doubled=arm.doubled, proficiency=arm.proficiency, unskilled=arm.unskilled,
        one_hand=arm.one_hand, bow=arm.bow, low=arm.low, cup=arm.cup, six=arm.six, free=arm.free,
    )  # fmt: skip


@rule
def low_that_counts(low: int, kept: int, arm: Arm) -> int:
    """The lowest non-zero hit die if it can matter, at most 5: for a player's figure with a second damage die.

    [FM-DMG-08]
    """
    return min(low, 5) if arm.player != 0 and kept > 1 else 0


@rule
def dice_count_arm(arm: Arm) -> Arm:
    """The weapon and its user as far as the number of damage dice depends on them.

    [FM-DMG-01 FM-DMG-03 FM-DMG-04 FM-DMG-05]
    """
    return Arm(
        sub=arm.sub, td=0, max_top=0, rq=0, st=arm.st, orc=0, player=arm.player, offhand=arm.offhand, jab=arm.jab,
        doubled=0, proficiency=0, unskilled=0, one_hand=arm.one_hand, bow=arm.bow, low=0, cup=0, six=arm.six,
        free=arm.free,
    )  # fmt: skip


@rule
def swing_of(a: Blow, house: House) -> Swing:
    """The part of an attack on which its hit roll and its number of damage dice depend. [FM-APP-11]"""
    guard = is_met_by_guard(a.kind, a.side_a, a.side_b, a.mode, a.used, a.engaged, house=house)
    mode = mode_after(a.kind, a.side_a, a.side_b, a.mode, a.used, a.engaged)
    screen = screen_of(a.kind, a.side_a, a.side_b, mode, a.item, a.cover, house=house)
    return Swing(
        who=a.who,
        bid=a.bid,
        score=a.score,
        guard=guard,
        repeat=a.repeat,
        droppable=a.droppable,
        arm=dice_count_arm(a.arm),
        screen=screen,
    )


@rule
def stopped_code(house: House) -> int:
    """The code of the event that tells what is stopped: the shield first, or the armor first; the sum is the same.

    [MW-DEF-07]
    """
    return TOLD_STOPPED if house.shield_first != 0 else TOLD_ARMOR_FIRST


@procedure
def roll_landing(ref: Referee, a: Blow, house: House) -> Landed:
    """Make the hit roll of an attack, and work out what is stopped and how many damage dice there are. [FM-APP-11]"""
    return roll_swing(ref, swing_of(a, house), house)


@procedure
def roll_swing(ref: Referee, a: Swing, house: House) -> Landed:
    """Make the hit roll of a swing, and work out what is stopped and how many damage dice there are. [FM-APP-11]"""
    hit = hit_roll(ref, a.who, a.bid, a.score, a.guard, a.repeat, house=house)
    if hit.hit == 0:
        return Landed(hit=0, n=0, kept=0, critical=0, low=0, stopped=0, dropped=hit.dropped * a.droppable)
    parts = parts_stopped(a.score - hit.total, a.screen)
    tell(ref, stopped_code(house), parts.armor, parts.shield, parts.defend, a.score - hit.total)
    generated = dice_generated(hit.thrown, a.arm.sub)
    n, kept = generated, dice_kept(generated, a.arm, hit.stages)
    if house.fewer_damage_dice != 0:
        n = choose_dice_count(ref, a.who, generated, kept)
        kept = dice_kept(n, a.arm, hit.stages)
    if kept == 0:
        tell(ref, TOLD_SPARED if generated > 0 else TOLD_NO_DAMAGE, hit.thrown, a.arm.sub, hit.critical)
        return Landed(hit=1, n=n, kept=0, critical=hit.critical, low=0, stopped=0, dropped=0)
    low = low_that_counts(hit.low, kept, a.arm)
    return Landed(
        hit=1,
        n=n,
        kept=kept,
        critical=hit.critical,
        low=low,
        stopped=parts.armor + parts.shield + parts.defend,
        dropped=0,
    )


@rule
def without_target(a: Blow) -> Blow:
    """The attack without the target's mST and the attacker's talent, which do not change the dice, so that odds against
    targets of any mST share them. [FM-APP-11]"""
    return Blow(
        who=a.who, bid=a.bid, score=a.score, kind=a.kind, side_a=a.side_a, side_b=a.side_b, mode=a.mode, used=a.used,
        engaged=a.engaged, item=a.item, arm=a.arm, cover=a.cover, mst=0, dwarf=0, usable=0, free_used=0, miq=0,
        goblin=0, halfling=0, repeat=a.repeat, droppable=a.droppable,
    )  # fmt: skip


@procedure
def roll_dealt(ref: Referee, a: Blow, house: House) -> Dealt:
    """Roll the hit dice and the damage dice of an attack. [FM-APP-11]"""
    landed = roll_landing(ref, a, house)
    if landed.hit == 0:
        return Dealt(0, 0, 0, landed.dropped)
    if landed.kept == 0:
        return Dealt(1, 0, 0, 0)
    rows = rows_roll(ref, a.who, a.arm, landed.n, landed.kept, landed.critical, house=house)
    ordered = row_that_counts(rows, landed.low, a.arm)
    tell(ref, TOLD_DAMAGE, ordered, rows.kept, landed.n, landed.critical)
    return Dealt(1, ordered, landed.stopped, 0)


@procedure
def roll_blow(ref: Referee, a: Blow, house: House) -> Wounds:
    """Roll the hit dice and the damage dice of an attack, and apply them to its target. [FM-APP-11]"""
    dealt = roll_dealt(ref, without_target(a), house)
    if dealt.hit == 0:
        return Wounds(0, 0, 0, dealt.dropped)
    done = apply_damage(
        dealt.row,
        n=places(dealt.row),
        mst=a.mst,
        stopped=dealt.stopped,
        unskilled=a.arm.unskilled,
        dwarf=a.dwarf,
        house=house,
    )
    tell(ref, TOLD_WOUNDS, done.phys, done.exh, done.mst, done.state)
    return Wounds(1, done.phys, done.exh, 0)


@procedure
def roll_practice(
    ref: Referee, hit: int, miq: int, goblin: int, halfling: int, free_used: int, house: House
) -> Practice:
    """Make the saving throw after a use of Weapon Proficiency. [FM-TAL-02 FM-TAL-03]"""
    n = proficiency_dice(hit)
    saved = saving_throw(ref, n, miq, goblin, 0, ROLL_SV_PROFICIENCY)
    talent = talent_after(saved.passed, halfling, free_used)
    ep = save_ep(n, miq, saved.total, saved.passed, house)
    tell(ref, TOLD_PROFICIENCY, saved.passed, talent.ignored, talent.usable, ep)
    return Practice(talent.usable, talent.free_used, ep)


@rule
def blow_with_proficiency(a: Blow, declared: int) -> Blow:
    """The attack with Weapon Proficiency declared or not. [FM-TAL-01]"""
    return Blow(
        who=a.who, bid=a.bid, score=a.score, kind=a.kind, side_a=a.side_a, side_b=a.side_b, mode=a.mode, used=a.used,
        engaged=a.engaged, item=a.item, arm=with_proficiency(a.arm, declared), cover=a.cover, mst=a.mst, dwarf=a.dwarf,
        usable=a.usable, free_used=a.free_used, miq=a.miq, goblin=a.goblin, halfling=a.halfling, repeat=a.repeat,
        droppable=a.droppable,
    )  # fmt: skip


@procedure
def attack(ref: Referee, a: Blow, house: House) -> Outcome:
    """Make one attack: declare proficiency or not, roll to hit, roll and apply damage, make the talent's saving throw.

    Its legality, its line and its score come before it; what it changes on the board comes after it.
    [FM-APP-11 FM-TAL-01]
    """
    declared = choose(ref, a.who, what=CHOOSE_PROFICIENCY, most=1, x=a.bid, y=a.score, z=a.miq) if a.usable != 0 else 0
    if declared != 0:
        tell(ref, TOLD_TALENT)
    wounds = roll_blow(ref, blow_with_proficiency(a, declared), house)
    usable, free_used, ep = a.usable, a.free_used, 0
    if declared != 0:
        after = roll_practice(ref, wounds.hit, a.miq, a.goblin, a.halfling, a.free_used, house=house)
        usable, free_used, ep = after.usable, after.free_used, after.ep
    guard = is_met_by_guard(a.kind, a.side_a, a.side_b, a.mode, a.used, a.engaged, house=house)
    mode = mode_after(a.kind, a.side_a, a.side_b, a.mode, a.used, a.engaged)
    used = max(a.used, is_defense_used(a.kind, guard))
    mst = a.mst - wounds.phys - wounds.exh
    return Outcome(
        hit=wounds.hit, phys=wounds.phys, exh=wounds.exh, mst=mst, state=state_of(mst, a.dwarf), guard=guard,
        mode=mode, used=used, declared=declared, usable=usable, free_used=free_used, ep=ep, dropped=wounds.dropped,
    )  # fmt: skip
