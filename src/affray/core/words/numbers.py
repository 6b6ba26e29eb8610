"""Numbers as a language writes them, for everything that people read; formats for machines keep the point."""

import re
from functools import cache

POINT, WITH_POINT = ".", "en"
NUMBER = re.compile(r"[+-]?\d+(\.\d+)?")
HYPHEN, MINUS = re.compile(r"(?<![^ (])-(?=\d)"), "−"
DICE = re.compile(r"\d*d\d+([+-]\d+)?|\d+[+-]\d+")
DIE_SIGNS = {"de": "W"}
"""What stands before the sides of a die in languages other than English."""


@cache
def decimal_sign(language: str) -> str:
    """What stands between the whole and the rest of a number."""
    if language == WITH_POINT:
        return POINT
    from babel.numbers import get_decimal_symbol

    return get_decimal_symbol(language)


def local_number(text: str, language: str) -> str:
    """A number that is written with a point, or several of them, as a language writes it; a language other than English has
    a true minus.

    >>> local_number("+0.52", "de"), local_number("-2.5", "de"), local_number("-0.5", "en")
    ('+0,52', '−2,5', '-0.5')
    """
    return text if language == WITH_POINT else HYPHEN.sub(MINUS, text).replace(POINT, decimal_sign(language))


def local_place(text: str, language: str) -> str:
    """A place that is written as two numbers with a comma between them, as a language writes it.

    >>> local_place("19.1,20.5", "de"), local_place("19.1,20.5", "en")
    ('19,1; 20,5', '19.1,20.5')
    """
    return text if decimal_sign(language) == POINT else local_number(text.replace(",", "; "), language)


def local_dice(text: str, language: str) -> str:
    """Dice that are written as in "3d8+2" or, without their sides, as in "2-1", as a language writes them; any other text
    as it is.

    >>> local_dice("3d8+2", "de"), local_dice("2-1", "de"), local_dice("3d8", "en"), local_dice("old", "de")
    ('3W8+2', '2−1', '3d8', 'old')
    """
    if language == WITH_POINT or not DICE.fullmatch(text):
        return text
    return text.replace("d", DIE_SIGNS.get(language, "d")).replace("-", MINUS)


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
