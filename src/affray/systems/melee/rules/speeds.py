"""How far each option lets a figure move, at what speed it then moved, and what that costs and bars; how fast a party is on its way."""

from affray.referee import rule
from affray.systems.melee.content.codes import (
    ATTEMPT_HTH,
    CHARGE,
    DISENGAGED,
    DODGE,
    DROP,
    ENGAGED,
    ENGAGED_RISE,
    HTH_ATTACK,
    IN_HTH,
    JOG,
    LAST_SHOT,
    LEAVE_HTH,
    MOVE,
    OVERLOADED,
    PICK_UP,
    READY,
    RISE,
    RUN,
    SHIFT_ATTACK,
    SHOOT,
    STAND_STILL,
    WALK,
    WALK_SLOW,
)
from affray.systems.melee.content.house_rules import House
from affray.systems.melee.rules.load import can_jog_with, can_run_with, half_ma

SHIFT = 5
"""The speed of an engaged figure that moves, after those of the table."""
CRAWLING_MA = 2
UNHINDERED_WALK = 2
"""Hexes of an unhindered walk, by which ways are measured."""


@rule
def state_of(option: int) -> int:
    """The state whose list offers an option. [CM-OPT-02]

    >>> [state_of(option) for option in (MOVE, SHIFT_ATTACK, HTH_ATTACK)]
    [0, 1, 2]
    """
    if option >= HTH_ATTACK:
        return IN_HTH
    return ENGAGED if option >= SHIFT_ATTACK else DISENGAGED


# --- distances --------------------------------------------------------------------------------------------------------
@rule
def can_run(load: int, exhausted: int) -> int:
    """Whether a figure may run. [CM-ENC-02 CM-FAT-04]"""
    return 1 if can_run_with(load) != 0 and exhausted == 0 else 0


@rule
def walk_limit(load: int) -> int:
    """How many hexes a walk has. [CM-SPEED-01 CM-SPEED-03]"""
    return 1 if load == OVERLOADED else 2


@rule
def move_limit(ma: int, load: int, exhausted: int) -> int:
    """How far option a goes, before MA caps it. [CM-SPEED-03 CM-OPT-11]

    >>> move_limit(8, 2, 0), move_limit(8, 3, 0), move_limit(3, 0, 1)
    (4, 2, 2)
    """
    if can_jog_with(load) == 0:
        return walk_limit(load)
    return ma if can_run(load, exhausted) != 0 else max(half_ma(ma), 2)


@rule
def half_limit(ma: int, load: int) -> int:
    """How far options b, c and d go. [CM-SPEED-03 CM-OPT-12 CM-OPT-13 CM-OPT-14]"""
    return half_ma(ma) if can_jog_with(load) != 0 else min(walk_limit(load), half_ma(ma))


@rule
def option_limit(option: int, ma: int, load: int, exhausted: int) -> int:
    """How far an option goes on foot, before MA caps it.

    [CM-OPT-15 CM-OPT-16 CM-OPT-17 CM-OPT-18 CM-OPT-19 CM-OPT-20 CM-OPT-21 CM-OPT-22 CM-OPT-23 CM-OPT-24 CM-OPT-25
    CM-OPT-26 CM-OPT-27 CM-OPT-28 CM-OPT-29 CM-OPT-30 CM-SPEED-06]
    """
    if option == MOVE:
        return move_limit(ma, load, exhausted)
    if option in (CHARGE, DODGE, DROP):
        return half_limit(ma, load)
    if option == READY:
        return walk_limit(load)
    if option in (RISE, LAST_SHOT, ENGAGED_RISE, PICK_UP):
        return 0
    return 0 if HTH_ATTACK <= option <= LEAVE_HTH else 1


@rule
def max_hexes(option: int, ma: int, load: int, exhausted: int) -> int:
    """How many hexes an option lets a figure of that MA walk, fly or shift in the movement phase.

    [CM-SPEED-01 CM-SPEED-03]

    >>> max_hexes(MOVE, 10, 0, 0), max_hexes(CHARGE, 9, 0, 0), max_hexes(READY, 1, OVERLOADED, 0)
    (10, 4, 1)
    """
    return min(ma, option_limit(option, ma, load, exhausted))


@rule
def crawl_limit(option: int, ma: int, load: int) -> int:
    """How many hexes an option lets a figure crawl: two by g, one by p. [CM-PRONE-01 CM-OPT-17 CM-OPT-26 CM-SPEED-01]

    >>> crawl_limit(RISE, 8, 0), crawl_limit(ENGAGED_RISE, 8, 0), crawl_limit(RISE, 1, OVERLOADED)
    (2, 1, 1)
    """
    if option == RISE:
        return min(CRAWLING_MA, ma, walk_limit(load))
    return min(1, ma) if option == ENGAGED_RISE else 0


# --- speeds -----------------------------------------------------------------------------------------------------------
@rule
def pace(hexes: int, ma: int) -> int:
    """The speed at which a disengaged figure of that MA moved so many hexes. [CM-SPEED-02]

    >>> [pace(hexes, 6) for hexes in range(5)], pace(2, 3)
    ([0, 1, 2, 3, 4], 2)
    """
    if hexes <= 2:
        return (STAND_STILL, WALK_SLOW, WALK)[hexes]
    return JOG if hexes <= half_ma(ma) else RUN


@rule
def speed_of(option: int, hexes: int, ma: int, load: int, exhausted: int, house: House) -> int:
    """The speed at which a figure moved so many hexes by an option. Under `run_by_option` option a is always a run, for
    whoever may run. [CM-SPEED-02 CM-SPEED-06]

    >>> from affray.systems.melee.content.house_rules import PLAIN
    >>> speed_of(MOVE, 3, 8, 0, 0, PLAIN), speed_of(MOVE, 3, 8, 0, 0, PLAIN._replace(run_by_option=1))
    (3, 4)
    """
    if state_of(option) != DISENGAGED:
        return SHIFT if hexes > 0 else STAND_STILL
    if option == MOVE and house.run_by_option != 0 and can_run(load, exhausted) != 0:
        return RUN
    return pace(hexes, ma)


@rule
def speed_fatigue(speed: int) -> int:
    """The fatigue that a turn at a speed costs. [CM-SPEED-04 CM-FAT-02]"""
    return 1 if speed == RUN else 0


@rule
def may_attack(option: int, hexes: int, ma: int) -> int:
    """Whether a figure that moved so many hexes by an option may strike or shoot. [CM-SPEED-05 CM-OPT-12]

    >>> may_attack(CHARGE, 4, 9), may_attack(CHARGE, 5, 9), may_attack(DODGE, 0, 9)
    (1, 0, 0)
    """
    strikes = option in (CHARGE, SHOOT, SHIFT_ATTACK, LAST_SHOT, ATTEMPT_HTH, HTH_ATTACK)
    return 1 if strikes and hexes <= half_ma(ma) else 0


# --- the way to a fight -----------------------------------------------------------------------------------------------
@rule
def walk_pace(ma: int, load: int) -> int:
    """Hexes of a walk for a figure of that MA and load. [CM-ROAD-01 CM-SPEED-01]

    >>> walk_pace(10, 0), walk_pace(1, 0)
    (2, 1)
    """
    return min(ma, walk_limit(load))


@rule
def jog_pace(ma: int, load: int) -> int:
    """Hexes of a jog for a figure of that MA and load; 0 for one that cannot jog. [CM-ROAD-01 CM-ENC-02 CM-SPEED-01]

    >>> jog_pace(9, 2), jog_pace(9, 3)
    (4, 0)
    """
    return half_ma(ma) if can_jog_with(load) != 0 else 0


@rule
def longest_jog(way: int, pace: int) -> int:
    """Minutes of a jog of so many hexes for a whole way of so many minutes at an unhindered walk. [CM-ROAD-01]

    >>> longest_jog(120, 5), longest_jog(121, 5)
    (48, 49)
    """
    return -(-way * UNHINDERED_WALK // pace)


@rule
def minutes_left(way: int, jogged: int, jog: int, walk: int) -> int:
    """Minutes of a walk of so many hexes that are left of a way after a jog of so many minutes. [CM-ROAD-01]

    >>> minutes_left(120, 30, 5, 2), minutes_left(120, 0, 5, 1), minutes_left(120, 60, 5, 2)
    (45, 240, 0)
    """
    return max(0, -(-(way * UNHINDERED_WALK - jogged * jog) // walk))
