"""Which places are seen past what is in the way. [UW-GEO-10 UW-RNG-01]"""

from collections.abc import Sequence

from affray.space.plane.points import Point
from affray.space.plane.shapes import Shape
from affray.space.plane.sight import visible_places


def visible_targets(eyes: Sequence[Point], targets: Sequence[Point], blocking: Sequence[Shape]) -> tuple[int, ...]:
    """The targets, by index, that any of some eyes has a clear line to. [UW-GEO-10 UW-RNG-01]"""
    found = {index for eye in eyes for index in visible_places(eye, targets, blocking)}
    return tuple(sorted(found))
