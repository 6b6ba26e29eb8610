"""Points and inches as text and as numbers of files: exact, without superfluous zeros; sets of numbers as bits."""

from decimal import Decimal
from fractions import Fraction

PLACES = 2
"""What is read has at most so many decimals."""


def decimal_text(value: Fraction) -> str:
    """The value as a decimal text.

    >>> decimal_text(Fraction(57, 2)), decimal_text(Fraction(420)), decimal_text(Fraction(-1, 8))
    ('28.5', '420', '-0.125')
    """
    text = f"{Decimal(value.numerator) / Decimal(value.denominator):f}"
    return text.rstrip("0").rstrip(".") if "." in text else text


def exact_fraction(value: Decimal) -> Fraction:
    """The value as a fraction; one that is not finite, or has more than two decimals, is a ValueError."""
    exponent = value.as_tuple().exponent
    if not isinstance(exponent, int) or exponent < -PLACES:
        raise ValueError(f"expected a number of at most {PLACES} decimals, got {value}")
    return Fraction(value)


COUNTS = 1 << 10
"""Counts below this go with a set of numbers in one number."""


def counted_bits(bits: int, nth: int, whole: int) -> int:
    """A set of numbers as bits, and which of how many it is about, in one number, as an inner choice tells them."""
    return (bits * COUNTS + nth) * COUNTS + whole


def counted_parts(number: int) -> tuple[int, int, int]:
    """The parts of such a number.

    >>> counted_parts(counted_bits(0b101, 2, 7))
    (5, 2, 7)
    """
    return number // COUNTS**2, number // COUNTS % COUNTS, number % COUNTS


def bit_numbers(bits: int) -> tuple[int, ...]:
    """The numbers whose bits are set, in order.

    >>> bit_numbers(0b1101)
    (0, 2, 3)
    """
    return tuple(place for place in range(bits.bit_length()) if bits >> place & 1)
