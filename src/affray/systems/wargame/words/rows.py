"""Rows of sheets in words."""

from fractions import Fraction

from affray.core.words.phrase import Phrase, Value
from affray.systems.wargame.content.exact_numbers import decimal_text


def army_phrase(name: str, /, **args: Value) -> Phrase:
    """The message `army-<name>` with its arguments."""
    return Phrase(f"army-{name}", args)


def points_phrase(value: Fraction) -> Phrase:
    """So many points."""
    return army_phrase("points", value=decimal_text(value))
