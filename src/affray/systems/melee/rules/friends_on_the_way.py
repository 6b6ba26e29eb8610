"""The roll to miss a friend on the way, and the body that lies before a target. [CM-MISS-01 CM-PRONE-05]"""

from typing import NamedTuple

from affray.referee import Referee, procedure, roll_sum, rule, tell
from affray.systems.melee.content.codes import (
    KNEELING,
    PRONE,
    ROLL_BODY,
    ROLL_PAST_FRIEND,
    TOLD_BODY,
    TOLD_PAST_FRIEND,
    D,
)

MISS_DICE = 3
NOBODY = -1


class Friend(NamedTuple):
    """A friend on the line of flight: adjDX of the roll to miss it, and the hits that protect it from this flight."""

    adj: int
    stops: int


class Flight(NamedTuple):
    """How a flight past friends goes: the place of the friend hit in their list (NOBODY: none), and the multiplier."""

    friend: int
    multiplier: int


@rule
def friend_multiplier(total: int, adj: int) -> int:
    """What a roll to miss of three dice multiplies the damage to the friend by: 0 when it passes. From 14 on it hits
    whatever adjDX is. [CM-MISS-02 CM-MISS-03]

    >>> [friend_multiplier(total, 16) for total in (13, 14, 15, 16, 17, 18)]
    [0, 1, 2, 2, 3, 3]
    >>> friend_multiplier(12, 11)
    1
    """
    if total >= 17:
        return 3
    if total >= 15:
        return 2
    return 1 if total == 14 or total > adj else 0


@procedure
def roll_past_friend(ref: Referee, adj: int) -> int:
    """What a roll to miss one friend multiplies the damage to it by: 0 when it passes; told are the total, adjDX and
    the multiplier. [CM-MISS-01 CM-MISS-02]"""
    total = roll_sum(ref, MISS_DICE, D, ROLL_PAST_FRIEND) + MISS_DICE
    multiplier = friend_multiplier(total, adj)
    tell(ref, TOLD_PAST_FRIEND, total, adj, multiplier)
    return multiplier


@procedure
def fly_past_friends(ref: Referee, friends: tuple[Friend, ...]) -> Flight:
    """How a flight goes past friends, nearest first: the first one hit ends it. [CM-MISS-01 CM-MISS-04]"""
    for place, friend in enumerate(friends):
        multiplier = roll_past_friend(ref, friend.adj)
        if multiplier > 0:
            return Flight(place, multiplier)
    return Flight(NOBODY, 0)


@rule
def is_body_hit(posture: int, die: int) -> int:
    """Whether a missile that would hit a target of a posture hits the body before it, by a die of 1 to 6.
    [CM-PRONE-05]

    >>> [is_body_hit(posture, 4) for posture in (KNEELING, PRONE)]
    [1, 0]
    """
    if posture == PRONE:
        return 1 if die <= 3 else 0
    return 1 if posture == KNEELING and die <= 4 else 0


@procedure
def body_roll(ref: Referee, posture: int) -> int:
    """Whether a missile hits the body before a prone or kneeling target; told are the die and the answer.
    [CM-PRONE-05]"""
    die = roll_sum(ref, 1, D, ROLL_BODY) + 1
    met = is_body_hit(posture, die)
    tell(ref, TOLD_BODY, die, met)
    return met
