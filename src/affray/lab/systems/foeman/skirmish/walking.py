"""The steps of a move in a compiled skirmish: which may be made, what they lead to, and who is passed on the way."""

from typing import NamedTuple

from affray.lab.machine.flat import Row
from affray.lab.systems.foeman.skirmish.booking import roll_save
from affray.lab.systems.foeman.skirmish.layout import (
    BACK,
    ENGAGERS,
    EXIT,
    FACING,
    FIGURES,
    FIRST_MODE,
    HALT,
    IN_HTH,
    MMMA,
    MOVER,
    POS,
    STEP,
    STEPS,
    STRAIGHT,
    USED,
    pack_answer,
)
from affray.lab.systems.foeman.skirmish.lookups import (
    cost_of,
    engaging_foes,
    figure_start,
    is_able,
    is_standing,
    mst_now,
    place_beside,
    side_of,
    standing_now,
    steps_between,
)
from affray.referee import Referee
from affray.systems.foeman.content.codes import FRONT_STEP, ROLL_SV_PASSAGE
from affray.systems.foeman.content.house_rules import House
from affray.systems.foeman.position.state import LEFT_HTH, NOBODY
from affray.systems.foeman.rules.mindwand import (
    PASSAGE_COST,
    PASSAGE_DICE,
    has_special_moves,
    passage_score,
    straight_steps,
)
from affray.systems.foeman.rules.movement import GOING, HALTED, first_mode, may_step, pace_after_step
from affray.systems.foeman.rules.movement import take_step as step_kind


class Walk(NamedTuple):
    """How far the moving figure has come: the numbers of the position that steps change."""

    pos: int
    facing: int
    used: int
    steps: int
    back: int
    mode: int
    halt: int


def walk_now(s: Row) -> Walk:
    """How far the move under way has come."""
    f = figure_start(s[MOVER])
    return Walk(
        pos=s[f + POS],
        facing=s[f + FACING],
        used=s[f + USED],
        steps=s[f + STEPS],
        back=s[f + BACK],
        mode=s[FIRST_MODE],
        halt=s[HALT],
    )


def walk_after_step(t: Row, s: Row, walk: Walk, direction: int, house: House) -> Walk:
    """The walk after one more step. [FM-MOV-03 FM-MOV-04 FM-MOV-09 FM-MOV-10]"""
    i = s[MOVER]
    there = place_beside(t, walk.pos, direction)
    passage = PASSAGE_COST if occupant(t, s, walk, there, house) != NOBODY else 0
    mode = walk.mode
    if walk.steps == 0 and (s[ENGAGERS] != 0 or s[IN_HTH] != 0):
        mode = first_mode(1, is_shift(t, s, there))
    pace = pace_after_step(
        facing=walk.facing,
        direction=direction,
        back=walk.back,
        steps=walk.steps,
        used=walk.used,
        mmma=s[figure_start(i) + MMMA],
        mode=mode,
        cost=cost_of(t, there) + passage,
        engaged=1 if engaging_foes(t, s, side_of(t, i), there, house) != 0 else 0,
    )
    return Walk(
        pos=there, facing=pace.facing, used=pace.used, steps=walk.steps + 1, back=pace.back, mode=mode, halt=pace.halt
    )


def is_shift(t: Row, s: Row, there: int) -> int:
    """Whether a first step there keeps the figure adjacent to all that engaged it. [FM-MOV-09]"""
    if s[IN_HTH] != 0:
        return 0
    for foe in range(t[FIGURES]):
        if s[ENGAGERS] >> foe & 1 != 0 and steps_between(t, s[figure_start(foe) + POS], there) != 1:
            return 0
    return 1


# --- which steps may be made ------------------------------------------------------------------------------------------
def offer_steps(t: Row, s: Row, offered: Row, house: House) -> int:
    """List the steps that may be made; return how many there are."""
    n = 0
    for direction in range(6):
        if can_step(t, s, walk_now(s), direction, house) != 0:
            offered[n] = pack_answer(STEP, direction)
            n += 1
    return n


def can_step(t: Row, s: Row, walk: Walk, direction: int, house: House) -> int:
    """Whether the figure may step so after such a walk; past a friend where the move can go on from its hex.
    [FM-MOV-03 FM-MOV-14 FM-HTH-06]"""
    i = s[MOVER]
    if walk.halt != GOING or may_step(walk.used, s[figure_start(i) + MMMA]) == 0:
        return 0
    if s[IN_HTH] != 0 and s[EXIT] != LEFT_HTH:
        return 0
    there = place_beside(t, walk.pos, direction)
    if cost_of(t, there) < 0:
        return 0
    friends = 0
    for j in range(t[FIGURES]):
        if j != i and s[figure_start(j) + POS] == there and is_standing(t, s, j) != 0:
            if side_of(t, j) != side_of(t, i):
                return 0
            friends += 1
    if friends == 0:
        return 1
    if house.pass_friends == 0 and house.passage_sv == 0:
        return 0
    after = walk_after_step(t, s, walk, direction, house)
    for onward in range(6):
        if can_step(t, s, after, onward, house) != 0:
            return 1
    return 0


# --- passing others ---------------------------------------------------------------------------------------------------
def occupant(t: Row, s: Row, walk: Walk, there: int, house: House) -> int:
    """The strongest able figure that a step passes: in the hex entered, or in the one where the move began unless that
    is left from Hand-to-Hand. NOBODY for none, or without `passage_sv`. [MW-HTH-03]"""
    best, most = NOBODY, 0
    if house.passage_sv == 0:
        return best
    begins = walk.steps == 0 and s[IN_HTH] == 0
    for j in range(t[FIGURES]):
        pos = s[figure_start(j) + POS]
        if j != s[MOVER] and (pos == there or (begins and pos == walk.pos)) and is_able(t, s, j) != 0:
            mst = mst_now(t, s, j)
            if best == NOBODY or mst > most:
                best, most = j, mst
    return best


def passes(ref: Referee, t: Row, s: Row, direction: int, house: House) -> int:
    """Try to pass those in the way; a figure that fails is halted and has spent the Mp of the attempt. [MW-HTH-03]"""
    i, walk = s[MOVER], walk_now(s)
    j = occupant(t, s, walk, place_beside(t, walk.pos, direction), house)
    if j == NOBODY:
        return 1
    score = passage_score(standing_now(t, s, i), mst_now(t, s, i), mst_now(t, s, j), house)
    if roll_save(ref, t, s, i, n=PASSAGE_DICE, score=score, why=ROLL_SV_PASSAGE, house=house).passed != 0:
        return 1
    s[figure_start(i) + USED] += PASSAGE_COST
    s[HALT] = HALTED
    return 0


def take_step(ref: Referee, t: Row, s: Row, direction: int, house: House) -> None:
    """The figure that moves takes a step, unless it fails to pass somebody. [FM-MOV-03 FM-MOV-04 FM-MOV-09 FM-MOV-10]"""
    if passes(ref, t, s, direction, house) == 0:
        return
    f, walk = figure_start(s[MOVER]), walk_now(s)
    after = walk_after_step(t, s, walk, direction, house)
    if has_special_moves(house) != 0:
        front = 1 if step_kind(walk.facing, direction, walk.back, after.steps).kind == FRONT_STEP else 0
        s[f + STRAIGHT] = straight_steps(s[f + STRAIGHT], walk.facing, direction, front)
    s[f + POS], s[f + FACING], s[f + USED], s[f + STEPS], s[f + BACK], s[FIRST_MODE], s[HALT] = after
