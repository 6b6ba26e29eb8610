"""Force Retreats in a compiled skirmish, before anybody moves."""

from affray.lab.machine.flat import Row
from affray.lab.systems.foeman.skirmish.layout import (
    ACTOR,
    AIM,
    BACK,
    FACING,
    FIGURES,
    FORCE,
    FORCED,
    PASS,
    POS,
    RETREATED,
    WAS_HURT_BY,
    answer_part,
    entry_place,
    pack_answer,
)
from affray.lab.systems.foeman.skirmish.lookups import (
    cost_of,
    direction_of,
    figure_start,
    is_able,
    is_engaging,
    is_standing,
    place_beside,
    side_of,
    standing_figure,
    steps_between,
)
from affray.systems.foeman.content.codes import BACK_STEP
from affray.systems.foeman.content.house_rules import House
from affray.systems.foeman.position.state import NOBODY
from affray.systems.foeman.rules.movement import may_retreat, take_step


def offer_retreats(t: Row, s: Row, side: int, offered: Row, house: House) -> int:
    """List the retreats that a side, or the one figure asked, may force now, and passing; return how many, 0 if there is none to force.
    [FM-RET-04 MW-RET-02]"""
    n = 0
    for j in range(t[FIGURES]):
        if side_of(t, j) != side or is_able(t, s, j) == 0 or (s[ACTOR] != NOBODY and s[ACTOR] != j):
            continue
        for i in range(t[FIGURES]):
            if side_of(t, i) != side and can_force(t, s, i, j, house) != 0:
                n = offer_directions(t, s, i, j, offered, n)
    if n > 0:
        offered[n] = pack_answer(PASS)
        n += 1
    return n


def can_force(t: Row, s: Row, i: int, j: int, house: House) -> int:
    """Whether figure j may retreat figure i at all. [FM-RET-01 MW-RET-01]"""
    a, b = figure_start(i), figure_start(j)
    if s[b + FORCED] != 0 and house.retreat_one_per_source != 0:
        return 0
    near = steps_between(t, s[a + POS], s[b + POS]) == 1 and is_engaging(t, s, j, s[a + POS], house) != 0
    by = entry_place(s[a + WAS_HURT_BY], j) >= 0
    hurt = s[b + WAS_HURT_BY] != 0
    return may_retreat(is_standing(t, s, i), s[a + RETREATED], by, near, hurt, s[b + BACK])


def offer_directions(t: Row, s: Row, i: int, j: int, offered: Row, n: int) -> int:
    """Lists the directions into which figure j may force figure i, following or not. [FM-RET-02 FM-RET-03]"""
    pos = s[figure_start(i) + POS]
    follows = standing_figure(t, s, pos, i) < 0
    for direction in range(6):
        there = place_beside(t, pos, direction)
        if cost_of(t, there) >= 0 and standing_figure(t, s, there, -1) < 0:
            offered[n] = pack_answer(FORCE, i, j, direction, 0)
            n += 1
            if follows:
                offered[n] = pack_answer(FORCE, i, j, direction, 1)
                n += 1
    return n


def go_back(t: Row, s: Row, i: int, direction: int) -> None:
    """Figure i makes its forced step. [FM-RET-02]"""
    f = figure_start(i)
    made = take_step(s[f + FACING], direction, s[f + BACK], 1)
    s[f + POS], s[f + FACING] = place_beside(t, s[f + POS], direction), made.facing
    s[f + BACK], s[f + AIM], s[f + RETREATED] = 1 if made.kind == BACK_STEP else 0, 0, 1


def force(t: Row, s: Row, answer: int, house: House) -> None:
    """A figure is forced back a hex, and the other may follow. [FM-RET-02 FM-RET-03 MW-RET-01]"""
    a, b = answer_part(answer, 0), figure_start(answer_part(answer, 1))
    vacated = s[figure_start(a) + POS]
    go_back(t, s, a, answer_part(answer, 2))
    s[b + FORCED] = house.retreat_one_per_source
    if answer_part(answer, 3) != 0:
        s[b + FACING] = direction_of(t, s[b + POS], vacated)
        s[b + POS], s[b + BACK] = vacated, 0
