"""Force Retreats in a compiled skirmish, before anybody moves."""

from affray.lab.systems.foeman.skirmish.layout import (
    AIM,
    BACK,
    FACING,
    FIGURES,
    FORCE,
    PASS,
    POS,
    RETREATED,
    WAS_HURT_BY,
    Row,
    packed,
    part,
    place_of,
)
from affray.lab.systems.foeman.skirmish.seen import (
    apart,
    beside,
    can,
    cost_of,
    direction_of,
    engages_at,
    fig,
    side_of,
    stander,
    stands,
)
from affray.systems.foeman.content.codes import BACK_STEP
from affray.systems.foeman.content.house_rules import House
from affray.systems.foeman.rules.movement import may_retreat, take_step


def offer_retreats(t: Row, s: Row, side: int, offered: Row, house: House) -> int:
    """List the retreats that a side may force now, and passing; return how many, 0 if there is none to force.
    [FM-RET-04]"""
    n = 0
    for j in range(t[FIGURES]):
        if side_of(t, j) != side or can(t, s, j) == 0:
            continue
        for i in range(t[FIGURES]):
            if side_of(t, i) != side and may_force(t, s, i, j, house) != 0:
                n = offer_ways(t, s, i, j, offered, n)
    if n > 0:
        offered[n] = packed(PASS)
        n += 1
    return n


def may_force(t: Row, s: Row, i: int, j: int, house: House) -> int:
    """Whether figure j may retreat figure i at all. [FM-RET-01]"""
    a, b = fig(i), fig(j)
    near = apart(t, s[a + POS], s[b + POS]) == 1 and engages_at(t, s, j, s[a + POS], house) != 0
    by = place_of(s[a + WAS_HURT_BY], j) >= 0
    hurt = s[b + WAS_HURT_BY] != 0
    return may_retreat(stands(t, s, i), s[a + RETREATED], by, near, hurt, s[b + BACK])


def offer_ways(t: Row, s: Row, i: int, j: int, offered: Row, n: int) -> int:
    """Lists the directions into which figure j may force figure i, following or not. [FM-RET-02 FM-RET-03]"""
    pos = s[fig(i) + POS]
    follows = stander(t, s, pos, i) < 0
    for direction in range(6):
        there = beside(t, pos, direction)
        if cost_of(t, there) >= 0 and stander(t, s, there, -1) < 0:
            offered[n] = packed(FORCE, i, j, direction, 0)
            n += 1
            if follows:
                offered[n] = packed(FORCE, i, j, direction, 1)
                n += 1
    return n


def force(t: Row, s: Row, answer: int) -> None:
    """A figure is forced back a hex, and the other may follow. [FM-RET-02 FM-RET-03]"""
    a, b, direction = fig(part(answer, 0)), fig(part(answer, 1)), part(answer, 2)
    vacated = s[a + POS]
    made = take_step(s[a + FACING], direction, s[a + BACK], 1)
    s[a + POS], s[a + FACING] = beside(t, vacated, direction), made.facing
    s[a + BACK], s[a + AIM], s[a + RETREATED] = 1 if made.kind == BACK_STEP else 0, 0, 1
    if part(answer, 3) != 0:
        s[b + FACING] = direction_of(t, s[b + POS], vacated)
        s[b + POS], s[b + BACK] = vacated, 0
