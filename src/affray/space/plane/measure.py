"""Lengths in billionths of an inch and angles in millionths of a degree: how they are read, written and compared.

The smallest tolerance of the rules is a millionth, of an inch and of a degree. Rounding a place to a billionth of an
inch moves it by less than a thousandth of the first, and at an inch's distance by a tenth of the second, so no
tolerance is used up by rounding. Whatever has up to nine decimals in inches, or six in degrees, is exact.
"""

import re
from math import isfinite

INCH = 1_000_000_000
DEGREE = 1_000_000
NEAR = INCH // 1_000_000
"""The tolerance of distances. [UW-GEO-04]"""
NEAR_ANGLE = 1
"""The tolerance of angles. [UW-GEO-04]"""
TOUCH = INCH // 100
"""How far bases in contact may stand apart, and how deep into each other without overlapping. [UW-GEO-05]"""
GRAIN = 4
"""What rounding can move two corners against each other: so much inside an edge is still on it."""

NUMBER = re.compile(r"\s*([+-]?)(?=\.?[0-9])([0-9]{0,5})(?:\.([0-9]*))?\s*", re.ASCII)
LARGEST = 100_000


def is_within(length: int, limit: int) -> bool:
    """Whether a length is at most a limit, by the tolerance of distances. [UW-GEO-04]

    >>> is_within(2 * INCH + NEAR, 2 * INCH), is_within(2 * INCH + NEAR + 1, 2 * INCH)
    (True, False)
    """
    return length <= limit + NEAR


def is_within_angle(angle: int, limit: int) -> bool:
    """Whether an angle is at most a limit, by the tolerance of angles. [UW-GEO-04]

    >>> is_within_angle(45 * DEGREE + 1, 45 * DEGREE), is_within_angle(45 * DEGREE + 2, 45 * DEGREE)
    (True, False)
    """
    return angle <= limit + NEAR_ANGLE


def inches(number: float) -> int:
    """A number of inches in billionths, the nearest. Raises ValueError for one that is no length on a table.

    >>> inches(12.1), inches(-3)
    (12100000000, -3000000000)
    """
    return _whole(number, INCH, "inches")


def degrees(number: float) -> int:
    """A number of degrees in millionths, the nearest. Raises ValueError for one that is out of all bounds.

    >>> degrees(22.5)
    22500000
    """
    return _whole(number, DEGREE, "degrees")


def read_inches(text: str) -> int:
    """The length that a text gives in inches. Raises ValueError unless it is a number with at most nine decimals.

    >>> read_inches("12.25"), read_inches("-0.000000001")
    (12250000000, -1)
    """
    return _read(text, 9, "inches")


def write_inches(length: int) -> str:
    """A length in inches, with as many decimals as it has.

    >>> write_inches(12250000000), write_inches(-1), write_inches(6 * INCH)
    ('12.25', '-0.000000001', '6')
    """
    return _write(length, 9)


def read_degrees(text: str) -> int:
    """The angle that a text gives in degrees. Raises ValueError unless it is a number with at most six decimals.

    >>> read_degrees("22.5")
    22500000
    """
    return _read(text, 6, "degrees")


def write_degrees(angle: int) -> str:
    """An angle in degrees, with as many decimals as it has.

    >>> write_degrees(22500000)
    '22.5'
    """
    return _write(angle, 6)


def read_point(text: str) -> tuple[int, int]:
    """The place that two numbers of inches give. Raises ValueError unless they are two, with a comma between.

    >>> read_point("12.5,7")
    (12500000000, 7000000000)
    """
    x, comma, y = text.partition(",")
    if not comma:
        raise ValueError(f"expected a place in inches such as 12.5,7, got {text!r}")
    return read_inches(x), read_inches(y)


def write_point(point: tuple[int, int]) -> str:
    """A place in inches, its two numbers with a comma between.

    >>> write_point((12500000000, 7000000000))
    '12.5,7'
    """
    return f"{write_inches(point[0])},{write_inches(point[1])}"


def _whole(number: float, unit: int, what: str) -> int:
    if not isfinite(number) or abs(number) >= LARGEST:
        raise ValueError(f"expected {what} between -{LARGEST} and {LARGEST}, got {number}")
    return number * unit if isinstance(number, int) else round(number * unit)


def _read(text: str, places: int, what: str) -> int:
    found = NUMBER.fullmatch(text)
    decimals = found[3] or "" if found else ""
    if not found or len(decimals) > places:
        raise ValueError(f"expected {what} as a number with at most {places} decimals, such as 12.5, got {text!r}")
    size = int(found[2] + decimals.ljust(places, "0"))
    return -size if found[1] == "-" else size


def _write(value: int, places: int) -> str:
    unit = 10**places
    whole, rest = divmod(abs(value), unit)
    sign = "-" if value < 0 else ""
    return f"{sign}{whole}.{str(unit + rest)[1:].rstrip('0')}" if rest else f"{sign}{whole}"
