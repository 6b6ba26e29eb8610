"""A place where a figure could end its move, and what is around it there."""

from typing import NamedTuple

from affray.space.hex import DIRECTIONS, distance, memoize
from affray.systems.melee.rules.engagement import Placed


class Stand(NamedTuple):
    """A place where a figure could end its move, and the way there: the others as they then stand, the figure itself, the
    hexes moved, how often through fire, over broken ground or not."""

    figures: tuple[Placed, ...]
    own: Placed
    moved: int
    burns: int
    rough: bool


class NearFoe(NamedTuple):
    """A foe as it stands to a place, whichever way the figure faces there: how far apart they are, whether heights meet,
    and, next to it, the zone of the foe that the place is in and whether the foe has the figure in front."""

    foe: int
    apart: int
    meets: bool
    behind: int
    in_front: bool


class Around(NamedTuple):
    """What is around a place, whichever way the figure faces there."""

    near: tuple[NearFoe, ...]
    close: int
    """The hexes to the nearest foe."""
    beside: int
    """Friends next to the place."""
    burns: bool
    """Whether it lies in fire."""
    hides: bool
    """Whether it lies in shadow."""
    looks: tuple[float, ...]
    """How well each facing has the foes before it, near ones most."""


@memoize
def nearer_by_facing(dq: int, dr: int) -> tuple[int, ...]:
    """For each facing how much nearer the hex ahead is to a hex at this offset.

    >>> nearer_by_facing(0, -3)
    (1, 0, -1, -1, -1, 0)
    """
    there = dq, dr
    return tuple(distance((0, 0), there) - distance(ahead, there) for ahead in DIRECTIONS)
