"""What may be declared in a compiled skirmish, and what each attack sees of its target."""

from affray.lab.machine.flat import Row
from affray.lab.systems.foeman.skirmish.booking import is_loaded, offer_handling
from affray.lab.systems.foeman.skirmish.layout import (
    AIM,
    ARMOR_DX,
    ATTACK,
    BIAS,
    CHARGING,
    DEFENDS,
    DX,
    FACING,
    FIGURES,
    GONE,
    GRIPS,
    GUARD,
    LIMITS,
    LINES,
    LISTED,
    MMMA,
    MOTION,
    OPAQUE,
    OPEN_FRONTS,
    PIVOT,
    POS,
    PRONE,
    RUSH_AT,
    SHIELD_DX,
    SHIELD_SLOT,
    SLOTS,
    STAY,
    USED,
    WATCHING,
    pack_answer,
    read_motion,
)
from affray.lab.systems.foeman.skirmish.lookups import (
    condition_now,
    direction_of,
    duress_now,
    engaging_foes,
    figure_start,
    is_able,
    is_in_hth,
    is_standing,
    kit_start,
    person_start,
    side_a,
    side_b,
    side_of,
    steps_between,
)
from affray.systems.foeman.content.codes import DEAD, FIRE, FRONT, FRONT_LEFT, FRONT_RIGHT, HURL, JAB, STRIKE
from affray.systems.foeman.content.house_rules import House
from affray.systems.foeman.rules.bidding import (
    DEFEND,
    FIRE_OPTION,
    HURL_OPTION,
    JAB_OPTION,
    LEAST_BID,
    MOST_BID,
    RUSH,
    STRIKE_OPTION,
    WATCH,
)
from affray.systems.foeman.rules.lines_of_sight import (
    is_blocked_by_figures,
    is_hand_barred,
    is_in_range,
    is_obstructing,
    is_sample_blocked,
)
from affray.systems.foeman.rules.mindwand import can_move_specially
from affray.systems.foeman.rules.modifiers import Situation
from affray.systems.foeman.rules.movement import may_act

FRONTS = 1 << FRONT_LEFT | 1 << FRONT | 1 << FRONT_RIGHT
"""The hexsides of the Front hexes, a bit for each."""


def option_of(kind: int) -> int:
    """The option of a kind of attack."""
    if kind == STRIKE:
        return STRIKE_OPTION
    if kind == JAB:
        return JAB_OPTION
    return HURL_OPTION if kind == HURL else FIRE_OPTION


def attack_kind(option: int) -> int:
    """The kind of attack of an option; -1 for no attack."""
    if option == STRIKE_OPTION:
        return STRIKE
    if option == JAB_OPTION:
        return JAB
    if option == HURL_OPTION:
        return HURL
    return FIRE if option == FIRE_OPTION else -1


def is_open(t: Row, s: Row, i: int, option: int) -> int:
    """Whether an option is open to figure i after its move. [FM-OPT-02 FM-OPT-03]"""
    return may_act(t[t[LIMITS] + option], s[figure_start(i) + USED], s[figure_start(i) + MMMA])


def can_act(t: Row, s: Row, i: int) -> int:
    """Whether figure i could do anything but Move. [FM-BID-08]"""
    found = 0
    for option in range(RUSH):
        found += is_open(t, s, i, option)
    return 1 if found > 1 else 0


# --- targets ------------------------------------------------------------------------------------------------------------
def reachable_foes(t: Row, s: Row, i: int, kind: int, house: House) -> int:
    """The opponents whom an attack of this kind by figure i can reach, a bit for each. [FM-GEN-08 FM-LOS-01]"""
    found, pos = 0, s[figure_start(i) + POS]
    for j in range(t[FIGURES]):
        if side_of(t, j) == side_of(t, i) or s[figure_start(j) + GONE] != 0:
            continue
        steps = steps_between(t, pos, s[figure_start(j) + POS])
        if is_in_range(kind, steps) == 0 or condition_now(t, s, j) == DEAD:
            continue
        if has_way(t, s, i, s[figure_start(j) + POS], kind, house) != 0:
            found |= 1 << j
    return found


def has_way(t: Row, s: Row, i: int, target: int, kind: int, house: House) -> int:
    """Whether an attack of this kind can get from figure i to a place. [FM-LOS-01 FM-LOS-02 FM-ARM-07]"""
    pos = s[figure_start(i) + POS]
    if pos == target:
        return 1
    line = t[t[LINES] + target - pos + t[BIAS]]
    samples, figures = t[line], is_blocked_by_figures(kind, house)
    barred = is_hand_barred(1, steps_between(t, pos, target), house)
    a, b = pos + t[line + 1], pos + t[line + 2]
    opens_a, opens_b = is_front(t, s, i, a, barred), is_front(t, s, i, b, barred)
    if opens_a == 0 and opens_b == 0:
        return 0
    # Of a border between two hexes only those count that the figure may attack through.
    first, second = a if opens_a != 0 else b, b if opens_b != 0 else a
    if (
        is_sample_blocked(
            is_blocking(t, s, first, target, figures, house), is_blocking(t, s, second, target, figures, house)
        )
        != 0
    ):
        return 0
    for sample in range(1, samples):
        a, b = pos + t[line + 1 + 2 * sample], pos + t[line + 2 + 2 * sample]
        if (
            is_sample_blocked(
                is_blocking(t, s, a, target, figures, house), is_blocking(t, s, b, target, figures, house)
            )
            != 0
        ):
            return 0
    return 1


def is_front(t: Row, s: Row, i: int, there: int, barred: int) -> int:
    """Whether a place is a Front hex that figure i may attack through; `barred`: not through that of a ready shield.

    [FM-ARM-07]
    """
    f = figure_start(i)
    direction = direction_of(t, s[f + POS], there)
    if direction < 0:
        return 0
    open_fronts = t[kit_start(t, s, i) + OPEN_FRONTS] if barred != 0 else FRONTS
    return open_fronts >> ((direction - s[f + FACING]) % 6) & 1


def is_blocking(t: Row, s: Row, there: int, target: int, figures: int, house: House) -> int:
    """Whether a place blocks a line; the target's never does. [FM-LOS-01]"""
    if there == target:
        return 0
    if t[t[OPAQUE] + there] != 0:
        return 1
    return is_filled(t, s, there, house) if figures != 0 else 0


def is_filled(t: Row, s: Row, there: int, house: House) -> int:
    """Whether a figure in a place blocks the lines that figures block. [FM-LOS-01]"""
    for j in range(t[FIGURES]):
        if (
            s[figure_start(j) + POS] == there
            and is_obstructing(is_able(t, s, j), s[figure_start(j) + PRONE], house) != 0
        ):
            return 1
    return 0


# --- declarations -------------------------------------------------------------------------------------------------------
def offer_declarations(t: Row, s: Row, i: int, offered: Row, house: House) -> int:
    """List every ordinary legal declaration of figure i but Ready and Use; return how many there are."""
    n = 0
    for kind in range(FIRE + 1):
        if is_open(t, s, i, option_of(kind)) != 0:
            n = offer_attacks(t, s, i, kind, offered, n, house=house)
    if house.special_shield_rush != 0:
        n = offer_rushes(t, s, i, offered, n, house)
    if is_open(t, s, i, DEFEND) != 0:
        for item in range(3):
            if t[kit_start(t, s, i) + DEFENDS + item] != 0:
                offered[n] = pack_answer(GUARD, item)
                n += 1
    if is_open(t, s, i, WATCH) != 0:
        offered[n] = pack_answer(WATCHING)
        n += 1
    offered[n] = pack_answer(STAY)
    n += 1
    engaged = 1 if engaging_foes(t, s, side_of(t, i), s[figure_start(i) + POS], house) != 0 else 0
    return offer_handling(t, s, i, engaged, offered, n)


def offer_attacks(t: Row, s: Row, i: int, kind: int, offered: Row, n: int, house: House) -> int:
    """List every attack of a kind that figure i may make; return how many answers there are now."""
    held, targets = kit_start(t, s, i), -1
    for slot in range(SLOTS):
        if t[held + LISTED + slot] == 0:
            continue
        ready = is_loaded(s, i, slot)
        for doubled in range(2):
            if t[held + GRIPS + (slot * 4 + kind) * 4 + doubled * 2 + ready] == 0:
                continue
            if targets < 0:
                targets = reachable_foes(t, s, i, kind, house)
            for j in range(t[FIGURES]):
                if targets >> j & 1 != 0:
                    for dice in range(LEAST_BID, MOST_BID + 1):
                        offered[n] = pack_answer(ATTACK, option_of(kind), j, dice, slot, doubled)
                        n += 1
    return n


def offer_rushes(t: Row, s: Row, i: int, offered: Row, n: int, house: House) -> int:
    """List every Shield Rush that figure i may declare; return how many answers there are now. [MW-SPC-01 MW-SPC-03]"""
    f = figure_start(i)
    ready = t[kit_start(t, s, i) + SHIELD_SLOT] >= 0 and is_open(t, s, i, STRIKE_OPTION) != 0
    if not ready or can_move_specially(read_motion(s, f + MOTION)) == 0:
        return n
    targets = reachable_foes(t, s, i, STRIKE, house)
    for j in range(t[FIGURES]):
        beside = targets >> j & 1 != 0 and s[figure_start(j) + POS] != s[f + POS]
        if beside and is_standing(t, s, j) != 0:
            for dice in range(LEAST_BID, MOST_BID + 1):
                offered[n] = pack_answer(RUSH_AT, j, dice)
                n += 1
    return n


def situation_of(t: Row, s: Row, i: int, j: int, kind: int, doubled: int) -> Situation:
    """Figure i's attack on figure j as far as mDX goes. [FM-DX-01 to FM-DX-11 FM-LOS-03]"""
    own, foe, held = figure_start(i), figure_start(j), kit_start(t, s, i)
    pos, there, facing = s[own + POS], s[foe + POS], s[foe + FACING]
    return Situation(
        dx=t[person_start(t, i) + DX],
        armor_dx=t[held + ARMOR_DX],
        shield_dx=t[held + SHIELD_DX],
        duress=duress_now(t, s, i),
        pivot=s[own + PIVOT],
        kind=kind,
        side_a=side_a(t, there, facing, pos),
        side_b=side_b(t, there, facing, pos),
        distance=steps_between(t, pos, there),
        attacker_hth=is_in_hth(t, s, i),
        target_hth=is_in_hth(t, s, j),
        attacker_prone=s[own + PRONE],
        target_prone=s[foe + PRONE],
        aim=s[own + AIM],
        doubled=doubled,
        charge=s[own + CHARGING],
    )
