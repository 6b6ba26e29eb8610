"""Who sees whom: sight lines past terrain, the third of a unit that must be seen. [UW-GEO-10 UW-RNG-01]"""

from collections.abc import Sequence

from affray.referee import rule
from affray.space.plane.points import Point
from affray.space.plane.shapes import Shape
from affray.space.plane.sight import visible


@rule
def enough_seen(seen: int, number: int) -> int:
    """Whether so many miniatures that are seen are at least a third of a unit. [UW-RNG-01]

    >>> enough_seen(2, 6), enough_seen(2, 7), enough_seen(0, 1)
    (1, 0, 0)
    """
    return 1 if 3 * seen >= number else 0


def seen(eyes: Sequence[Point], targets: Sequence[Point], blocking: Sequence[Shape]) -> tuple[int, ...]:
    """The targets, by index, that any of some eyes has a clear line to. [UW-GEO-10 UW-RNG-01]"""
    found = {index for eye in eyes for index in visible(eye, targets, blocking)}
    return tuple(sorted(found))
