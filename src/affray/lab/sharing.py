"""How two players share the sides of a fight of several: those of a team stay together."""

from functools import cache
from itertools import combinations

from affray.core import System
from affray.game.standing import sides_by_team

PLAYERS = 2
Parties = tuple[tuple[int, ...], ...]


def parties_of(system: System[object, object], state: object) -> Parties:
    """The sides of a first position by teams, a side alone as a team of one; none where one of several decides nothing."""
    sides, seats = range(len(system.sides(state))), system.seats
    if len(sides) > PLAYERS and any(seats.is_idle(state, side) or seats.is_master(state, side) for side in sides):
        return ()
    return tuple(map(tuple, sides_by_team(system, state)))


def share_sides(parties: Parties, count: int = 0) -> tuple[int, ...]:
    """For each side which player has it, 0 or 1: at first the first player has the first party alone. Of several parties each
    count gives him other ones than the one before, so that all ways to share them come up alike.

    >>> share_sides(((0, 2), (1, 3))), [share_sides(((0,), (1,), (2,)), count) for count in range(3)]
    ((0, 1, 0, 1), [(0, 1, 1), (1, 0, 1), (1, 1, 0)])
    """
    ways = ways_to_share(len(parties))
    mine = [side for party in ways[count % len(ways)] for side in parties[party]]
    return tuple(int(side not in mine) for side in range(sum(map(len, parties))))


@cache
def ways_to_share(parties: int) -> Parties:
    """The ways in which the first of two players can have some of so many parties, and the other the rest; of a way and the one
    in which they have swapped, one.

    >>> ways_to_share(2), ways_to_share(3)
    (((0,),), ((0,), (1,), (2,)))
    """
    ways = [way for size in range(1, parties) for way in combinations(range(parties), size) if 2 * size <= parties]
    return tuple(way for way in ways if 2 * len(way) < parties or 0 in way)
