"""A figure's body in a fight, and what befalls it: wounds, its own actions, the end of a round.

Play, duels and compiled skirmishes all call these rules.
"""

from typing import NamedTuple

from affray.referee import rule
from affray.systems.foeman.content.codes import DEAD, DEFENDING, NO_ITEM, NOT_DEFENDING, UP
from affray.systems.foeman.content.house_rules import House
from affray.systems.foeman.rules.attack import Outcome
from affray.systems.foeman.rules.bidding import DEFEND, NO_OPTION, WATCH
from affray.systems.foeman.rules.experience import attack_ep, is_dx_paid
from affray.systems.foeman.rules.upkeep import (
    aim_after,
    duress,
    duress_wounds,
    is_big_hit,
    is_threshold_reached,
    recovery,
    state_after_recovery,
)
from affray.systems.foeman.rules.wounds import incidental_part, state_of

# What a figure has done in the Action phase [FM-BID-09]
UNACTED, ACTED = range(2)


class Body(NamedTuple):
    """What a figure has lost, and how it stands in the fight of this round; flags are 0 or 1."""

    phys: int = 0
    """Physical points lost."""
    exh: int = 0
    """Exhaustion points lost, the incidental ones included."""
    incidental: int = 0
    """Incidental exhaustion of earlier rounds, in points."""
    incidental_new: int = 0
    """Incidental exhaustion of this round, in points."""
    prone: int = 0
    """Whether it is prone."""
    gone: int = 0
    """Whether it has surrendered."""
    out: int = 0
    """Whether it is out until the encounter ends, though its mST has recovered."""
    felled: int = 0
    """Whether it has been felled in this encounter."""
    talent: int = 1
    """Whether Weapon Proficiency can be declared."""
    free_used: int = 0
    """Whether a Halfling's free failure is used up."""
    aim: int = 0
    """Rounds spent watching that count, 0 to 2."""
    acted: int = UNACTED
    """Whether it has acted: UNACTED or ACTED."""
    option: int = NO_OPTION
    """The option with which it acted; NO_OPTION before."""
    mode: int = NOT_DEFENDING
    """How it defends: NOT_DEFENDING, DEFENDING or DODGING."""
    item: int = NO_ITEM
    """What it Defends with: NO_ITEM, WITH_WEAPON or WITH_SHIELD."""
    defended: int = 0
    """Whether it has used a Defense."""
    wounds: int = 0
    """Wounds of this round as duress counts them, in points."""
    big_hit: int = 0
    """Whether one attack was a big hit."""
    was_big_hit: int = 0
    """Whether one attack of the last round was a big hit."""
    was_battered: int = 0
    """Whether the wounds of the last round reached the duress threshold."""
    was_option: int = NO_OPTION
    """The option of the last round, kept where repeated actions matter; NO_OPTION for none. [MW-HIT-03]"""


FRESH = Body()
"""The body of a figure that nothing has befallen."""


# --- how it stands ----------------------------------------------------------------------------------------------------
@rule
def mst_of(body: Body, st: int) -> int:
    """Modified ST: ST less all losses. [FM-GEN-05 FM-APP-10]"""
    return st - body.phys - body.exh


@rule
def condition_of(body: Body, st: int, dwarf: int) -> int:
    """UP, UNCONSCIOUS or DEAD; UP without any loss. [FM-APP-06 FM-APP-07]"""
    lost = body.phys + body.exh
    return state_of(st - lost, dwarf) if lost != 0 else UP


@rule
def is_fit(body: Body, st: int, dwarf: int) -> int:
    """Whether the figure can do anything: conscious, not surrendered, not out for the encounter. [FM-GEN-08]"""
    return 1 if body.gone == 0 and body.out == 0 and condition_of(body, st, dwarf) == UP else 0


@rule
def is_waiting(body: Body, st: int, dwarf: int) -> int:
    """Whether the figure can still act in this round: it has one option. [FM-OPT-01 FM-BID-01]"""
    return 1 if body.acted == UNACTED and is_fit(body, st, dwarf) != 0 else 0


@rule
def duress_of(body: Body, st: int) -> int:
    """The duress that weighs on the figure now: 0, -2 or -4. [FM-DX-02 FM-DX-03]"""
    return duress(body.was_big_hit, body.was_battered, is_threshold_reached(body.wounds, st))


# --- what it does -----------------------------------------------------------------------------------------------------
@rule
def with_stance(body: Body, acted: int, option: int, mode: int, item: int, defended: int) -> Body:
    """The body with another account of what it did and how it defends. [FM-BID-09 FM-OPT-12]"""
    return Body(
        phys=body.phys, exh=body.exh, incidental=body.incidental, incidental_new=body.incidental_new, prone=body.prone,
        gone=body.gone, out=body.out, felled=body.felled, talent=body.talent, free_used=body.free_used, aim=body.aim,
        acted=acted, option=option, mode=mode, item=item, defended=defended, wounds=body.wounds, big_hit=body.big_hit,
        was_big_hit=body.was_big_hit, was_battered=body.was_battered, was_option=body.was_option,
    )  # fmt: skip


@rule
def after_action(body: Body, option: int) -> Body:
    """The body of a figure whose bid is carried out. [FM-BID-09]"""
    return with_stance(body, ACTED, option, body.mode, body.item, body.defended)


@rule
def after_defend(body: Body, item: int) -> Body:
    """The body of a figure that declares Defend, which counts at once. [FM-BID-07 FM-OPT-12]"""
    return with_stance(body, ACTED, DEFEND, DEFENDING, item, body.defended)


@rule
def attacker_after_attack(body: Body, out: Outcome) -> Body:
    """The body of the attacker after its attack: its talent. [FM-TAL-02]"""
    return Body(
        phys=body.phys, exh=body.exh, incidental=body.incidental, incidental_new=body.incidental_new, prone=body.prone,
        gone=body.gone, out=body.out, felled=body.felled, talent=out.usable, free_used=out.free_used, aim=body.aim,
        acted=body.acted, option=body.option, mode=body.mode, item=body.item, defended=body.defended,
        wounds=body.wounds, big_hit=body.big_hit, was_big_hit=body.was_big_hit, was_battered=body.was_battered,
        was_option=body.was_option,
    )  # fmt: skip


# --- what is done to it -----------------------------------------------------------------------------------------------
@rule
def after_defense(body: Body, mode: int, used: int) -> Body:
    """The body of a figure that defends so from now on, and has used a Defense or not. [FM-GRD-02]"""
    return with_stance(body, body.acted, body.option, mode, body.item, used)


@rule
def after_wound(body: Body, phys: int, exh: int, st: int, dwarf: int, house: House) -> Body:
    """The body of a figure that has lost so many points to one attack; who goes down by it lies prone and defends no more.

    [FM-APP-06 FM-APP-07 FM-APP-10 FM-REC-01 FM-DX-02 FM-DX-03 FM-MOV-12 FM-GEN-08]
    """
    if phys + exh == 0:
        return body
    counted = duress_wounds(phys, exh, house)
    down = 1 if state_of(mst_of(body, st) - phys - exh, dwarf) != UP else 0
    mode, item = (NOT_DEFENDING, NO_ITEM) if down != 0 else (body.mode, body.item)
    return Body(
        phys=body.phys + phys, exh=body.exh + exh, incidental=body.incidental,
        incidental_new=body.incidental_new + incidental_part(exh), prone=max(body.prone, down), gone=body.gone,
        out=body.out, felled=max(body.felled, down), talent=body.talent, free_used=body.free_used, aim=body.aim,
        acted=body.acted, option=body.option, mode=mode, item=item, defended=body.defended,
        wounds=body.wounds + counted, big_hit=max(body.big_hit, is_big_hit(counted)), was_big_hit=body.was_big_hit,
        was_battered=body.was_battered, was_option=body.was_option,
    )  # fmt: skip


@rule
def target_after_attack(body: Body, out: Outcome, st: int, dwarf: int, house: House) -> Body:
    """The body of the target after an attack: its Defense, and its wounds. [FM-APP-11 FM-GRD-02]"""
    return after_wound(after_defense(body, out.mode, out.used), out.phys, out.exh, st, dwarf, house)


@rule
def ep_of_wound(
    before: Body, after: Body, st: int, dwarf: int, target_dx: int, grade: int, level: int, house: House
) -> int:
    """The Ep that a figure of that level earns by the wound that an attack of its made; st, dwarf, basic DX and four times
    the Encounter Grade are the target's. [FM-EP-01 FM-EP-02]"""
    is_down = condition_of(after, st, dwarf) != UP
    down = is_dx_paid(is_fit(before, st, dwarf), before.felled, house) if is_down else 0
    phys, exh = after.phys - before.phys, after.exh - before.exh
    return attack_ep(grade=grade, phys=phys, exh=exh, level=level, down=down, target_dx=target_dx, remaining=0)


# --- the end of a round -----------------------------------------------------------------------------------------------
@rule
def after_round(body: Body, st: int, dwarf: int, house: House) -> Body:
    """The body at the start of the next round: recovery, aim, and duress in its next-round form.

    Who recovers without waking is out. [FM-RND-02 FM-REC-02 FM-REC-03 FM-DX-02 FM-DX-03 FM-DX-08 MW-HIT-03]
    """
    before = condition_of(body, st, dwarf)
    alive = 1 if before != DEAD and body.gone == 0 else 0
    back = recovery(body.incidental * alive, body.incidental_new * alive)
    mst = mst_of(body, st) + back.recovered
    rested = state_of(mst, dwarf) if mst < st else UP
    out = 1 if state_after_recovery(before, mst, dwarf, house) != rested else body.out
    watched = 1 if body.option == WATCH else 0
    option = body.option if house.repeat_action_roll != 0 else NO_OPTION
    return Body(
        phys=body.phys, exh=body.exh - back.recovered, incidental=back.left, incidental_new=0, prone=body.prone,
        gone=body.gone, out=out, felled=body.felled, talent=body.talent, free_used=body.free_used,
        aim=aim_after(body.aim, watched), acted=UNACTED, option=NO_OPTION, mode=NOT_DEFENDING,
        item=NO_ITEM, defended=0, wounds=0, big_hit=0, was_big_hit=body.big_hit,
        was_battered=is_threshold_reached(body.wounds, st), was_option=option,
    )  # fmt: skip
