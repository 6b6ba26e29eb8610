"""Numbers of which there may be several, such as `5..20`: each of them in turn, and all combinations."""

import re
from collections.abc import Mapping
from decimal import Decimal
from fractions import Fraction
from itertools import product

from affray.lab.field_errors import fault

NUMBER = re.compile(r"\d{1,4}(?:[.,]\d{1,2})?")
SPAN = re.compile(r"(\d{1,4})\.\.(\d{1,4})")
MOST_ROWS = 400
"""So many combinations there may be at the most."""


def read_numbers(name: str, text: str) -> tuple[Fraction, ...]:
    """The numbers of a text: one, or all whole ones from the first to the last. Raises InputError.

    >>> read_numbers("n", "3..5"), read_numbers("range", "8,5")
    ((Fraction(3, 1), Fraction(4, 1), Fraction(5, 1)), (Fraction(17, 2),))
    """
    span = SPAN.fullmatch(text)
    if span is not None and int(span[1]) <= int(span[2]):
        return tuple(map(Fraction, range(int(span[1]), int(span[2]) + 1)))
    if NUMBER.fullmatch(text) is None:
        raise fault(name, text, "span")
    return (Fraction(Decimal(text.replace(",", "."))),)


def combinations(given: Mapping[str, str]) -> tuple[tuple[str, ...], list[dict[str, Fraction]]]:
    """The names with several numbers, and every combination of all numbers. Raises InputError for too many
    combinations.

    >>> combinations({"n": "1..2", "range": "4"})[1]
    [{'n': Fraction(1, 1), 'range': Fraction(4, 1)}, {'n': Fraction(2, 1), 'range': Fraction(4, 1)}]
    """
    found = {name: read_numbers(name, text) for name, text in given.items()}
    rows = 1
    for several in found.values():
        rows *= len(several)
    if rows > MOST_ROWS:
        raise fault("", None, "rows", count=rows, most=MOST_ROWS)
    swept = tuple(name for name, text in given.items() if SPAN.fullmatch(text))
    return swept, [dict(zip(found, row, strict=True)) for row in product(*found.values())]
