"""Places, lengths and bearings as people read them: tenths of inches, whole degrees. [UW-GEO-01]"""

from affray.core import Phrase
from affray.core.words.event_words import Args
from affray.space.plane.measure import DEGREE, INCH, write_inches
from affray.space.plane.points import Point, distance
from affray.space.plane.turning import TURN, bearing
from affray.systems.wargame.position.state import State, centre_of

TENTH = INCH // 10


def nearest(length: int, step: int) -> int:
    """The nearest multiple of a step.

    >>> nearest(14, 5), nearest(-13, 5)
    (15, -15)
    """
    return (2 * length + step) // (2 * step) * step


def inches(length: int, step: int = TENTH) -> Phrase:
    """A length to the nearest tenth of an inch, or to another step."""
    return said(write_inches(nearest(length, step)))


def said(far: str) -> Phrase:
    """A length in inches, given as a number."""
    return Phrase("inches", {"far": far, "one": int(far == "1")})


def degrees(angle: int) -> int:
    """An angle to the nearest whole degree, from 0 to 359.

    >>> degrees(359_700_000), degrees(-90_000_000)
    (0, 270)
    """
    return nearest(angle, DEGREE) % TURN // DEGREE


COMPASS = ("e", "ne", "n", "nw", "w", "sw", "s", "se")
"""The points of the compass, counter-clockwise from the right of the table."""


def point_of(angle: int) -> str:
    """The point of the compass that is nearest to a heading or bearing.

    >>> point_of(274 * DEGREE), point_of(-44 * DEGREE)
    ('s', 'se')
    """
    eighth = TURN // len(COMPASS)
    return COMPASS[nearest(angle, eighth) % TURN // eighth]


def compass(angle: int) -> Phrase:
    """A heading or bearing in words, as the nearest of eight points of the compass."""
    return Phrase(f"compass-{point_of(angle)}")


def spot(point: Point, step: int = TENTH) -> str:
    """A place to the nearest tenth of an inch, or to another step.

    >>> spot((12_340_000_000, 7_000_000_000))
    '12.3,7'
    """
    return ",".join(write_inches(nearest(each, step)) for each in point)


def way(start: Point, end: Point, step: int = TENTH) -> Args:
    """How far, to the nearest step, and in which direction one place is from another."""
    return {"distance": inches(distance(start, end), step), "bearing": compass(bearing(start, end))}


def about_far(state: State, i: int, j: int) -> Args:
    """How far from unit i unit j is, by their centre-most miniatures: to the nearest inch, since nobody measures before
    declaring, or under `premeasure` to the tenth; and in which direction. [UW-RNG-03]"""
    start, end = centre_of(state.figures[i]), centre_of(state.figures[j])
    exact = state.house.premeasure
    far = inches(distance(start, end), TENTH if exact else INCH)
    return {"exact": exact, "distance": far, "bearing": compass(bearing(start, end))}
