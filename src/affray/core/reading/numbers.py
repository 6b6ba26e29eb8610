"""Exact numbers as files have them."""

from fractions import Fraction


def json_number(value: Fraction) -> int | float:
    """The value as a number of JSON.

    >>> json_number(Fraction(57, 2)), json_number(Fraction(420))
    (28.5, 420)
    """
    return int(value) if value.denominator == 1 else float(value)
