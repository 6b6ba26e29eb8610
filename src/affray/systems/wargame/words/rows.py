"""Rows of sheets in words."""

from fractions import Fraction

from affray.core.words.phrase import Phrase, Value
from affray.systems.wargame.content.exact_numbers import amount


def word(name: str, /, **args: Value) -> Phrase:
    """The message `army-<name>` with its arguments."""
    return Phrase(f"army-{name}", args)


def points(value: Fraction) -> Phrase:
    """So many points."""
    return word("points", value=amount(value))
