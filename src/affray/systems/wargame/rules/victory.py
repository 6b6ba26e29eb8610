"""When a side is broken, what the sides have won, which wins (filler). [UW-VIC-02 UW-VIC-03 UW-VIC-04 UW-VIC-05]"""

from collections.abc import Collection, Iterable, Mapping
from fractions import Fraction
from typing import NamedTuple

from affray.space.plane.measure import INCH

POINTS_FOR_OBJECTIVE = 100
OBJECTIVE_REACH = 3 * INCH
"""How near to an objective a miniature counts. [UW-VIC-05]"""
DRAW_SHARE = Fraction(1, 10)
LENGTH = 8
"""How many rounds a game has unless its scenario says otherwise. [UW-VIC-02]"""
DRAW = -1


class Tally(NamedTuple):
    """What a side began with and has lost, in points, and how many objectives it holds; an objective is held by who is
    within OBJECTIVE_REACH of it. [UW-VIC-05]"""

    start: Fraction
    lost: Fraction
    objectives: int


def lost_value(initial: int, n: int, each: Fraction, weapon: Fraction = Fraction(0)) -> Fraction:
    """What a unit has lost in points: the price of each miniature gone, and that of a crew's weapon with the last one.

    [UW-VIC-03 UW-ORD-09]

    >>> [lost_value(4, n, Fraction(10), Fraction(25)) for n in (4, 1, 0)]
    [Fraction(0, 1), Fraction(30, 1), Fraction(65, 1)]
    """
    return (initial - n) * each + (weapon if n == 0 else 0)


def is_broken(side: Tally) -> bool:
    """Whether an army is broken: half of its value is lost. [UW-VIC-03]"""
    return 2 * side.lost >= side.start


def points_taken(taken: Fraction, objectives: int) -> Fraction:
    """What a side among three or more has won: the enemy value that it destroyed itself, and 100 for each objective that it
    holds. [UW-VIC-04]"""
    return taken + POINTS_FOR_OBJECTIVE * objectives


def points_won(own: Tally, foe: Tally) -> Fraction:
    """What a side has won: what the enemy lost, and 100 for each objective it holds. [UW-VIC-04]"""
    return foe.lost + POINTS_FOR_OBJECTIVE * own.objectives


def winner(first: Tally, second: Tally, limit: Fraction) -> int:
    """The side that wins, 0 or 1: the one that alone is not broken, else by points; DRAW where the lead is less than a
    tenth of the points limit. [UW-VIC-04]"""
    broken = is_broken(first), is_broken(second)
    if broken[0] != broken[1]:
        return int(broken[0])
    lead = points_won(first, second) - points_won(second, first)
    if abs(lead) < DRAW_SHARE * limit:
        return DRAW
    return int(lead < 0)


def rivals_left(rivals: Iterable[int], beaten: Collection[int]) -> tuple[int, ...]:
    """Who is left of several rivals when some are beaten: all of them where they fall together. [UW-VIC-04]

    >>> rivals_left((0, 1, 2), {1}), rivals_left((0, 2), {0, 2})
    ((0, 2), (0, 2))
    """
    found = tuple(rivals)
    return tuple(side for side in found if side not in beaten) or found


def is_decided(rivals: Iterable[int], beaten: Collection[int]) -> bool:
    """Whether of several rivals at most one is not beaten. [UW-VIC-02]"""
    return sum(side not in beaten for side in rivals) <= 1


def leading_sides(points: Mapping[int, Fraction], limit: Fraction) -> tuple[int, ...]:
    """The sides of several whom none leads by a tenth of the points limit: one alone wins, more have a draw. [UW-VIC-04]

    >>> [leading_sides({0: Fraction(500), 2: Fraction(second)}, Fraction(1000)) for second in (400, 401)]
    [(0,), (0, 2)]
    """
    most = max(points.values())
    return tuple(side for side in points if points[side] == most or most - points[side] < DRAW_SHARE * limit)


def winner_of(leading: tuple[int, ...]) -> int:
    """The one side that leads; DRAW for several. [UW-VIC-04]"""
    return leading[0] if len(leading) == 1 else DRAW


def is_over(first: Tally, second: Tally, rounds_left: int) -> bool:
    """Whether the game is over: a side is broken, or no round is left. [UW-VIC-02 UW-VIC-03]"""
    return is_broken(first) or is_broken(second) or rounds_left <= 0


def holder(near: Mapping[int, int]) -> int | None:
    """The side that holds an objective, by how many miniatures of each are near it, those of units with a token left
    out; None where sides have as many. [UW-VIC-05]

    >>> holder({0: 3, 1: 2}), holder({0: 2, 1: 2}), holder({0: 0, 1: 0})
    (0, None, None)
    """
    most = max(near.values(), default=0)
    first = [side for side, n in near.items() if n == most]
    return first[0] if most > 0 and len(first) == 1 else None
