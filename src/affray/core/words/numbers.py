"""Numbers as a language writes them, for everything that people read; formats for machines keep the point."""

import re
from functools import cache

POINT, WITH_POINT = ".", "en"
NUMBER = re.compile(r"[+-]?\d+(\.\d+)?")


@cache
def decimal_sign(language: str) -> str:
    """What stands between the whole and the rest of a number."""
    if language == WITH_POINT:
        return POINT
    from babel.numbers import get_decimal_symbol

    return get_decimal_symbol(language)


def local_number(text: str, language: str) -> str:
    """A number that is written with a point, or several of them, as a language writes it.

    >>> local_number("+0.52", "de"), local_number("0.5", "en")
    ('+0,52', '0.5')
    """
    return text.replace(POINT, decimal_sign(language))


def number_text(value: float, places: int, language: str, *, sign: str = "") -> str:
    """A number with so many decimals; with the `sign` + also what is no less than nothing has one.

    >>> number_text(0.5, 2, "de"), number_text(0.5, 1, "en", sign="+")
    ('0,50', '+0.5')
    """
    return local_number(f"{value:{sign}.{places}f}", language)


def value_text(text: str, language: str) -> str:
    """A value of any kind; a number as a language writes it.

    >>> value_text("7.5", "de"), value_text("2..4", "de"), value_text("Dr. No", "de")
    ('7,5', '2..4', 'Dr. No')
    """
    return local_number(text, language) if NUMBER.fullmatch(text) else text
