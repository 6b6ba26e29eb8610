"""Into Hand-to-Hand and out of it in a compiled skirmish."""

from affray.dice.pool import total
from affray.lab.machine.flat import Row
from affray.lab.systems.foeman.skirmish.booking import roll_save
from affray.lab.systems.foeman.skirmish.layout import (
    ACROSS,
    BACK,
    ENGAGERS,
    EXIT,
    FACING,
    FIGURES,
    HALT,
    IN_HTH,
    LEFTMOST,
    MMMA,
    MOTION,
    MOVER,
    POS,
    PRONE,
    SHIELDED,
    STEPS,
    TOPMOST,
    USED,
    read_motion,
)
from affray.lab.systems.foeman.skirmish.lookups import (
    cost_of,
    figure_start,
    foes_at,
    is_engaging,
    is_standing,
    kit_start,
    mst_now,
    place_beside,
    side_of,
    standing_figure,
    standing_now,
)
from affray.referee import Referee, choose, roll
from affray.systems.foeman.content.codes import (
    CHOOSE_PLACE,
    CHOOSE_WAIVE,
    ROLL_ENTRY_MP,
    ROLL_SV_ENTRY,
    ROLL_SV_EXIT,
    D,
)
from affray.systems.foeman.content.house_rules import House
from affray.systems.foeman.position.state import HELD, LEFT_HTH
from affray.systems.foeman.rules.mindwand import is_fresh_front_step, may_step_onto
from affray.systems.foeman.rules.movement import ENDED, GOING, entry_mp, may_enter, take_step
from affray.systems.foeman.rules.saving_throws import entry_score, exit_dice, exit_score
from affray.systems.foeman.turn.hand_to_hand import HTH_SAVE_DICE


def displacement(t: Row, s: Row, i: int, there: int, wanted: int) -> int:
    """The direction from `there` to the place number `wanted`, from 0, of those into which figure i may be displaced;
    -1 if there are not so many. [FM-HTH-03]"""
    for direction in range(6):
        at = place_beside(t, there, direction)
        if cost_of(t, at) >= 0 and standing_figure(t, s, at, i) < 0:
            if wanted == 0:
                return direction
            wanted -= 1
    return -1


def displacement_count(t: Row, s: Row, i: int, there: int) -> int:
    """How many places there are into which figure i may be displaced. [FM-HTH-03]"""
    found = 0
    while displacement(t, s, i, there, found) >= 0:
        found += 1
    return found


def can_enter(t: Row, s: Row, direction: int, target: int, house: House) -> int:
    """Whether the figure that moves may attempt Hand-to-Hand in a direction. [FM-HTH-01 FM-HTH-02 MW-HTH-02]"""
    i = s[MOVER]
    f = figure_start(i)
    there = place_beside(t, s[f + POS], direction)
    if cost_of(t, there) < 0 or s[HALT] != GOING:
        return 0
    standing = 0
    foes = foes_at(t, s, side_of(t, i), there)
    for foe in range(t[FIGURES]):
        if foes >> foe & 1 != 0 and is_standing(t, s, foe) != 0:
            standing = 1
    if standing == 0 or foes >> target & 1 == 0:
        return 0
    kind = take_step(s[f + FACING], direction, s[f + BACK], s[f + STEPS] + 1).kind
    engaged = 1 if s[ENGAGERS] != 0 or s[IN_HTH] != 0 else 0
    may = may_enter(engaged, s[f + STEPS], s[f + USED], s[f + MMMA], kind, s[f + PRONE])
    if may == 0 and (house.enter_opponent_hex == 0 or can_step_onto(t, s, direction, target, house) == 0):
        return 0
    return 1 if displacement(t, s, i, there, 0) >= 0 else 0


def can_step_onto(t: Row, s: Row, direction: int, target: int, house: House) -> int:
    """Whether the figure that moves may step onto an opponent that engages it. [MW-HTH-02]"""
    f, foe = figure_start(s[MOVER]), figure_start(target)
    kind = take_step(s[f + FACING], direction, s[f + BACK], 1).kind
    fresh = is_fresh_front_step(read_motion(s, f + MOTION), s[f + PRONE], s[IN_HTH], kind)
    if fresh == 0 or is_engaging(t, s, target, s[f + POS], house) == 0:
        return 0
    side = (direction + 3 - s[foe + FACING]) % 6
    return may_step_onto(0, t[kit_start(t, s, target) + SHIELDED] >> side & 1)


def enter(ref: Referee, t: Row, s: Row, direction: int, target: int, house: House) -> None:
    """The figure that moves attempts Hand-to-Hand: in the hex, or displaced by the target's saving throw.

    [FM-HTH-02 FM-HTH-03 MW-HTH-02]
    """
    i = s[MOVER]
    f = figure_start(i)
    there = place_beside(t, s[f + POS], direction)
    q, r = there // t[ACROSS] + t[LEFTMOST], there % t[ACROSS] + t[TOPMOST]
    score = entry_score(standing_now(t, s, target), mst_now(t, s, i), mst_now(t, s, target), house)
    s[f + FACING], s[f + BACK] = direction, 0
    s[f + STEPS] += 1
    if s[ENGAGERS] != 0:
        s[f + USED] += total(roll(ref, 1, D, ROLL_ENTRY_MP))
    passed = 0
    if choose(ref, who=target, what=CHOOSE_WAIVE, most=1, x=score, y=q, z=r) == 0:
        passed = roll_save(ref, t, s, i=target, n=HTH_SAVE_DICE, score=score, why=ROLL_SV_ENTRY, house=house).passed
    if passed != 0:
        chosen = choose(ref, who=target, what=CHOOSE_PLACE, most=displacement_count(t, s, i, there) - 1, x=i, y=q, z=r)
        at = place_beside(t, there, displacement(t, s, i, there, chosen))
        s[f + POS] = at
        s[f + USED] += entry_mp(1, cost_of(t, there), cost_of(t, at))
    else:
        s[f + POS] = there
        s[f + USED] += entry_mp(0, cost_of(t, there), 0)
    s[HALT] = ENDED


def leave(ref: Referee, t: Row, s: Row, house: House) -> None:
    """The figure that moves rolls to leave Hand-to-Hand. [FM-HTH-05 FM-HTH-06]"""
    i = s[MOVER]
    foes = foes_at(t, s, side_of(t, i), s[figure_start(i) + POS])
    highest, all_of_them = 0, 0
    for foe in range(t[FIGURES]):
        if foes >> foe & 1 != 0:
            highest = max(highest, mst_now(t, s, foe))
            all_of_them += mst_now(t, s, foe)
    score = exit_score(standing_now(t, s, i), mst_now(t, s, i), highest, all_of_them, house)
    if roll_save(ref, t, s, i, n=exit_dice(house), score=score, why=ROLL_SV_EXIT, house=house).passed != 0:
        s[EXIT] = LEFT_HTH
    else:
        s[EXIT], s[HALT] = HELD, ENDED
