"""Directions as answers have them: degrees, or the names of the compass. [UW-GEO-01]"""

from affray.core.reading.codecs import Codec
from affray.space.plane.measure import DEGREE, read_degrees, write_degrees

COMPASS = {name: step * 45 * DEGREE for step, name in enumerate(("e", "ne", "n", "nw", "w", "sw", "s", "se"))}
"""The bearings that have names, north along y. [UW-GEO-01]"""


def read_bearing(text: str) -> int:
    """A direction in degrees or by its name. Raises ValueError."""
    named = COMPASS.get(text.lower())
    return read_degrees(text) if named is None else named


BEARING = Codec(write_degrees, read_bearing)
