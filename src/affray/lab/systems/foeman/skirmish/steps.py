"""A figure's move in a compiled skirmish: what may be done next, and what comes of it."""

from affray.lab.machine.flat import Row
from affray.lab.systems.foeman.skirmish.blows import withstands
from affray.lab.systems.foeman.skirmish.booking import drop, offer_handling, reload, roll_save
from affray.lab.systems.foeman.skirmish.hth import can_enter, enter, leave
from affray.lab.systems.foeman.skirmish.layout import (
    BACK,
    CHARGE,
    CHARGING,
    DROP,
    ENGAGERS,
    ENTER,
    EXIT,
    FACE,
    FACING,
    FALL,
    FIGURES,
    FIRST_MODE,
    FREE_START,
    HALT,
    IN_HTH,
    IQ,
    LEAVE,
    MMMA,
    MOTION,
    MOVED,
    MOVER,
    PIVOT,
    POS,
    PRONE,
    PUSH,
    RELOAD,
    RISE,
    SPECIAL,
    SPEED,
    ST,
    STEP,
    STEPS,
    STOP,
    STRAIGHT,
    USED,
    answer_kind,
    answer_part,
    pack_answer,
    read_motion,
)
from affray.lab.systems.foeman.skirmish.lookups import (
    cost_of,
    direction_of,
    engaging_foes,
    figure_start,
    is_able,
    is_in_hth,
    is_standing,
    kit_start,
    person_start,
    place_beside,
    side_of,
    standing_now,
)
from affray.lab.systems.foeman.skirmish.retreats import go_back
from affray.lab.systems.foeman.skirmish.walking import offer_steps, take_step
from affray.referee import Referee
from affray.systems.foeman.content.codes import ROLL_SV_PIVOT, ROLL_SV_PUSH
from affray.systems.foeman.content.house_rules import House
from affray.systems.foeman.position.state import LEFT_HTH, NOBODY, NOT_TRIED
from affray.systems.foeman.rules.mindwand import (
    CHARGE_STEPS,
    PUSH_COST,
    can_move_specially,
    has_special_moves,
    may_push,
)
from affray.systems.foeman.rules.movement import (
    ENDED,
    FREE,
    GOING,
    HALTED,
    RISING_COST,
    allowance,
    may_step,
    pivot_limit,
)
from affray.systems.foeman.rules.movement import take_step as step_kind
from affray.systems.foeman.rules.saving_throws import pivot_dice, pivot_match, pivot_penalty


def begin_move(t: Row, s: Row, i: int, house: House) -> None:
    """Figure i begins its move. [FM-MOV-01 FM-MOV-02]"""
    f = figure_start(i)
    foes = engaging_foes(t, s, side_of(t, i), s[f + POS], house)
    engaged = 1 if foes != 0 else 0
    s[f + MMMA] = allowance(engaged, s[f + PRONE], s[f + BACK], t[kit_start(t, s, i) + SPEED])
    s[f + USED], s[f + STEPS], s[f + MOVED] = 0, 0, 1
    s[MOVER], s[ENGAGERS], s[IN_HTH] = i, foes, is_in_hth(t, s, i)
    s[f + FREE_START] = has_special_moves(house) if foes == 0 and s[IN_HTH] == 0 else 0
    s[FIRST_MODE], s[EXIT], s[HALT] = FREE, NOT_TRIED, GOING


# --- what may be done ---------------------------------------------------------------------------------------------------
def offer_moves(t: Row, s: Row, offered: Row, house: House) -> int:
    """List every ordinary legal answer of the figure that moves; return how many there are."""
    i = s[MOVER]
    f = figure_start(i)
    n = offer_steps(t, s, offered, house)
    for foe in range(t[FIGURES]):
        if side_of(t, foe) != side_of(t, i) and is_able(t, s, foe) != 0:
            direction = direction_of(t, s[f + POS], s[figure_start(foe) + POS])
            if direction >= 0 and can_enter(t, s, direction, foe, house) != 0:
                offered[n] = pack_answer(ENTER, direction, foe)
                n += 1
    if house.special_push_back != 0:
        n = offer_pushes(t, s, offered, n)
    stays = can_stay(t, s, i)
    engaged = 1 if engaging_foes(t, s, side_of(t, i), s[f + POS], house) != 0 else 0
    limit = turn_limit(s, i, engaged, house) if stays != 0 else 0
    for facing in range(6):
        turn = (facing - s[f + FACING]) % 6
        if turn != 0 and min(turn, 6 - turn) <= limit:
            offered[n] = pack_answer(FACE, facing)
            n += 1
    if stays != 0:
        offered[n] = pack_answer(STOP)
        n += 1
    if s[IN_HTH] != 0 and s[EXIT] == NOT_TRIED:
        offered[n] = pack_answer(LEAVE)
        n += 1
    held = house.posture_disengage != 0 and s[IN_HTH] != 0 and s[EXIT] != LEFT_HTH
    if stays != 0 and s[HALT] != ENDED and not held:
        if s[f + PRONE] == 0:
            offered[n] = pack_answer(FALL)
            n += 1
        elif may_step(s[f + USED], s[f + MMMA]) != 0:
            offered[n] = pack_answer(RISE)
            n += 1
    n = offer_handling(t, s, i, engaged, offered, n)
    if stays != 0 and engaged != 0 and house.special_charge_in != 0 and can_charge(s, f) != 0:
        offered[n] = pack_answer(CHARGE)
        n += 1
    return n


def can_charge(s: Row, f: int) -> int:
    """Whether the steps of a figure, whose numbers begin at `f`, allow a Charge In. [MW-SPC-02]"""
    return can_move_specially(read_motion(s, f + MOTION)) if s[f + STRAIGHT] >= CHARGE_STEPS else 0


def offer_pushes(t: Row, s: Row, offered: Row, n: int) -> int:
    """List every Push Back that the figure that moves may make; return how many answers there are now. [MW-SPC-04]"""
    f = figure_start(s[MOVER])
    for foe in range(t[FIGURES]):
        if side_of(t, foe) != side_of(t, s[MOVER]) and is_standing(t, s, foe) != 0 and s[HALT] == GOING:
            direction = direction_of(t, s[f + POS], s[figure_start(foe) + POS])
            if direction >= 0 and can_push(t, s, direction, foe) != 0:
                offered[n] = pack_answer(PUSH, direction, foe)
                n += 1
    return n


def can_push(t: Row, s: Row, direction: int, foe: int) -> int:
    """Whether the figure that moves may push a standing foe in a direction. [MW-SPC-01 MW-SPC-04]"""
    i = s[MOVER]
    f = figure_start(i)
    there = place_beside(t, s[f + POS], direction)
    behind = place_beside(t, there, direction)
    kind = step_kind(s[f + FACING], direction, s[f + BACK], s[f + STEPS] + 1).kind
    if may_push(read_motion(s, f + MOTION), s[f + PRONE], kind) == 0 or min(cost_of(t, there), cost_of(t, behind)) < 0:
        return 0
    for other in range(t[FIGURES]):
        pos = s[figure_start(other) + POS]
        if other not in (i, foe) and pos in (there, behind) and is_able(t, s, other) != 0:
            return 0
    return 1


def can_stay(t: Row, s: Row, i: int) -> int:
    """Whether the move may end here. [FM-MOV-14]"""
    f = figure_start(i)
    friends = 0
    if s[f + STEPS] == 0:
        return 1
    for j in range(t[FIGURES]):
        if j != i and s[figure_start(j) + POS] == s[f + POS] and is_standing(t, s, j) != 0:
            if side_of(t, j) != side_of(t, i):
                return 1
            friends += 1
    return 1 if friends == 0 else 0


def turn_limit(s: Row, i: int, engaged: int, house: House) -> int:
    """How many hexsides figure i may turn now. [FM-PIV-01 FM-PIV-02 FM-PIV-03]"""
    f = figure_start(i)
    return pivot_limit(s[f + MMMA], s[f + USED], s[f + STEPS], s[f + BACK], engaged, house.pivot_half)


# --- what comes of it -----------------------------------------------------------------------------------------------------
def play_move(ref: Referee, t: Row, s: Row, answer: int, house: House) -> None:
    """The figure that moves does what was answered; nobody moves when the move is over."""
    kind = answer_kind(answer)
    if kind == STEP:
        take_step(ref, t, s, answer_part(answer, 0), house)
    elif kind == ENTER:
        enter(ref, t, s, answer_part(answer, 0), answer_part(answer, 1), house)
    elif kind == FACE:
        pivot(ref, t, s, answer_part(answer, 0), house)
        s[MOVER] = NOBODY
    elif kind == LEAVE:
        leave(ref, t, s, house)
    elif kind in (RISE, FALL):
        change_posture(s, 1 if kind == FALL else 0, house)
    elif kind == PUSH:
        push(ref, t, s, answer_part(answer, 0), answer_part(answer, 1), house)
    elif kind == CHARGE:
        f = figure_start(s[MOVER])
        s[f + CHARGING], s[f + SPECIAL], s[MOVER] = 1, 1, NOBODY
    elif kind == RELOAD:
        reload(t, s, s[MOVER])
    elif kind == DROP:
        drop(t, s, s[MOVER])
    else:
        s[MOVER] = NOBODY


def pivot(ref: Referee, t: Row, s: Row, facing: int, house: House) -> None:
    """The figure that moves turns, with the saving throw that a limited turn needs. [FM-PIV-03 FM-PIV-04]"""
    i = s[MOVER]
    f = figure_start(i)
    foes = engaging_foes(t, s, side_of(t, i), s[f + POS], house)
    engaged = 1 if foes != 0 else 0
    if turn_limit(s, i, engaged, house) == 1:
        strength = 0
        for foe in range(t[FIGURES]):
            if foes >> foe & 1 != 0:
                strength += t[person_start(t, foe) + ST]
        iq = t[person_start(t, i) + IQ]
        dice = pivot_dice(engaged, pivot_match(t[person_start(t, i) + ST], strength), house)
        before = standing_now(t, s, i)
        saved = roll_save(ref, t, s, i, n=dice, score=iq, why=ROLL_SV_PIVOT, house=house)
        s[f + PIVOT] = pivot_penalty(saved, iq, before, house)
    s[f + FACING] = facing


def push(ref: Referee, t: Row, s: Row, direction: int, foe: int, house: House) -> None:
    """The figure that moves pushes a foe back, unless it withstands, and takes its place; the move is over. [MW-SPC-04]"""
    i = s[MOVER]
    f = figure_start(i)
    s[f + USED] += PUSH_COST
    s[f + SPECIAL] = 1
    if withstands(ref, t, s, i, foe, ROLL_SV_PUSH, house=house) == 0:
        go_back(t, s, foe, direction)
        s[f + POS], s[f + FACING], s[f + BACK] = place_beside(t, s[f + POS], direction), direction, 0
        s[f + STEPS] += 1
    s[HALT] = ENDED


def change_posture(s: Row, prone: int, house: House) -> None:
    """The figure that moves rises or falls, which may take the place of leaving Hand-to-Hand. [FM-MOV-12 MW-HTH-04]"""
    f = figure_start(s[MOVER])
    s[f + PRONE] = prone
    s[f + USED] += 0 if prone != 0 else RISING_COST
    if house.posture_disengage != 0 and s[IN_HTH] != 0:
        s[HALT] = ENDED
    else:
        s[HALT] = max(s[HALT], GOING if s[f + USED] < s[f + MMMA] else HALTED)
