"""Experience, what it buys, and healing: the guide has no rules for that, so all of it is filler."""

from affray.referee import rule

VICTORY = 10
FIRST_POINT = 50
DAYS_A_HIT = 2


@rule
def foe_worth(st: int, dx: int) -> int:
    """What a foe that was put out of action is worth to those who fought it. [CM-EXP-01]

    >>> foe_worth(12, 12)
    24
    """
    return st + dx


@rule
def fight_experience(worth: int, survivors: int, won: int) -> int:
    """What each survivor of a side learns in a fight: its share of what the foes out of action were worth in all, and a
    bonus for winning. [CM-EXP-01]

    >>> fight_experience(72, 5, 1), fight_experience(72, 5, 0), fight_experience(10, 0, 0)
    (24, 14, 0)
    """
    if survivors == 0:
        return 0
    return worth // survivors + VICTORY * won


@rule
def point_cost(gained: int, wis: int) -> int:
    """What the next point of an attribute costs who has bought so many; one of WIS costs half. [CM-EXP-02]

    >>> point_cost(0, 0), point_cost(3, 0), point_cost(3, 1)
    (50, 200, 100)
    """
    cost = FIRST_POINT * (gained + 1)
    return cost // 2 if wis != 0 else cost


@rule
def hits_healed(days: int) -> int:
    """How many hits so many days of rest heal. [CM-HEAL-01]

    >>> [hits_healed(days) for days in (1, 2, 5)]
    [0, 1, 2]
    """
    return days // DAYS_A_HIT


@rule
def rest_days_left(hits: int, rested: int) -> int:
    """The days of rest that are left until so many hits are healed. [CM-HEAL-01]

    >>> rest_days_left(3, 0), rest_days_left(3, 1), rest_days_left(0, 0)
    (6, 5, 0)
    """
    return max(0, hits * DAYS_A_HIT - rested) if hits > 0 else 0
