"""The way to a fight: how fast a party is, and how long it takes."""

from affray.referee import rule
from affray.systems.melee.rules.load import can_jog_with, half_ma
from affray.systems.melee.rules.speeds import walk_limit

WALK = 2
"""Hexes of an unhindered walk, by which ways are measured."""


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
    return -(-way * WALK // pace)


@rule
def minutes_left(way: int, jogged: int, jog: int, walk: int) -> int:
    """Minutes of a walk of so many hexes that are left of a way after a jog of so many minutes. [CM-ROAD-01]

    >>> minutes_left(120, 30, 5, 2), minutes_left(120, 0, 5, 1), minutes_left(120, 60, 5, 2)
    (45, 240, 0)
    """
    return max(0, -(-(way * WALK - jogged * jog) // walk))
