"""Places, lengths and bearings as people read them: tenths of inches, whole degrees. [UW-GEO-01]"""

from functools import lru_cache

from affray.core import Phrase
from affray.core.words.event_words import Args
from affray.space.plane.measure import DEGREE, INCH, write_inches
from affray.space.plane.points import Point, distance
from affray.space.plane.turning import TURN, bearing
from affray.systems.wargame.content.house_rules import House
from affray.systems.wargame.position.contact import are_in_contact, gap_of
from affray.systems.wargame.position.state import Unit, centre_of

TENTH = INCH // 10
LENGTHS = 4096
"""So many lengths are remembered as they are read."""


def nearest_multiple(length: int, step: int) -> int:
    """The nearest multiple of a step.

    >>> nearest_multiple(14, 5), nearest_multiple(-13, 5)
    (15, -15)
    """
    return (2 * length + step) // (2 * step) * step


def tenths_text(length: int, step: int = TENTH) -> str:
    """A length to the nearest tenth of an inch, or to another step, as a number.

    >>> tenths_text(12_340_000_000)
    '12.3'
    """
    return write_inches(nearest_multiple(length, step))


def inches_phrase(length: int, step: int = TENTH) -> Phrase:
    """A length to the nearest tenth of an inch, or to another step."""
    return length_phrase(tenths_text(length, step))


@lru_cache(maxsize=LENGTHS)
def length_phrase(far: str) -> Phrase:
    """A length in inches, given as a number."""
    return Phrase("inches", {"far": far, "one": int(far == "1")})


def whole_degrees(angle: int) -> int:
    """An angle to the nearest whole degree, from 0 to 359.

    >>> whole_degrees(359_700_000), whole_degrees(-90_000_000)
    (0, 270)
    """
    return nearest_multiple(angle, DEGREE) % TURN // DEGREE


NAMED_PIVOTS = (15, 30, 45)
"""Pivots of a vehicle that have names, in degrees; none may be sharper than the last. [UW-VEH-04]"""
COMPASS = ("e", "ne", "n", "nw", "w", "sw", "s", "se")
"""The points of the compass, counter-clockwise from the right of the table."""
POINTS, NEAR_POINTS = ({point: Phrase(f"{name}-{point}") for point in COMPASS} for name in ("compass", "compass-about"))


def compass_point(angle: int) -> str:
    """The point of the compass that is nearest to a heading or bearing.

    >>> compass_point(274 * DEGREE), compass_point(-44 * DEGREE)
    ('s', 'se')
    """
    eighth = TURN // len(COMPASS)
    return COMPASS[nearest_multiple(angle, eighth) % TURN // eighth]


def compass_phrase(angle: int) -> Phrase:
    """A heading or bearing in words, as the nearest of eight points of the compass."""
    return POINTS[compass_point(angle)]


def facing_phrase(heading: int) -> Phrase:
    """A heading in words; what lies between the points of the compass is only about the nearest.

    >>> facing_phrase(90 * DEGREE).id, facing_phrase(101 * DEGREE).id
    ('compass-n', 'compass-about-n')
    """
    point = compass_point(heading)
    return POINTS[point] if whole_degrees(heading) % 45 == 0 else NEAR_POINTS[point]


def spot_text(point: Point, step: int = TENTH) -> str:
    """A place to the nearest tenth of an inch, or to another step.

    >>> spot_text((12_340_000_000, 7_000_000_000))
    '12.3,7'
    """
    return f"{tenths_text(point[0], step)},{tenths_text(point[1], step)}"


def way_args(start: Point, end: Point, step: int = TENTH) -> Args:
    """How far, to the nearest step, and in which direction one place is from another."""
    return {"distance": inches_phrase(distance(start, end), step), "bearing": compass_phrase(bearing(start, end))}


def distance_args(unit: Unit, other: Unit, house: House) -> Args:
    """How far another unit is from a unit, by their centre-most miniatures: to the nearest inch, since nobody measures before
    declaring, or under `premeasure` to the tenth; in which direction; and whether the two are in contact. [UW-RNG-03
    UW-GEO-02 UW-GEO-05]"""
    start, end = centre_of(unit), centre_of(other)
    exact = house.premeasure
    far = inches_phrase(distance(start, end), TENTH if exact else INCH)
    touching = int(are_in_contact(unit, other, house))
    way = compass_phrase(bearing(start, end))
    return {"exact": exact, "distance": far, "bearing": way, "touching": touching, "bases": 0}


def gap_args(unit: Unit, other: Unit, house: House) -> Args:
    """The same with what separates their nearest bases. [UW-RNG-03 UW-MOVE-01 UW-GEO-05]"""
    gap, args = gap_of(unit, other), {**distance_args(unit, other, house), "bases": 1}
    if not house.premeasure and not nearest_multiple(gap, INCH):
        return {**args, "exact": True, "distance": Phrase("under-an-inch")}
    return {**args, "distance": inches_phrase(gap, TENTH if house.premeasure else INCH)}
