"""What comes from files and lines of text: as a struct, or as fields by their names."""

from typing import TypeVar

import msgspec

from affray.core.errors import FieldError, InputError, expected, shorten_text
from affray.core.reading.tables import validation_fault

C = TypeVar("C")
MOST_DIGITS = 6


def convert(given: object, kind: type[C], where: str) -> C:
    """A value converted to a type. Raises InputError naming the key that does not fit."""
    try:
        return msgspec.convert(given, kind)
    except msgspec.ValidationError as error:
        raise InputError(f"{where}: {' '.join(str(error).split())}") from None


def convert_part(value: object, kind: type[C], where: str, *, strict: bool = True) -> C:
    """A part of a file as its type. Raises InputError naming the key that does not fit before what is wrong with it."""
    try:
        return msgspec.convert(value, kind, strict=strict)
    except msgspec.ValidationError as error:
        _, _, place = str(error).partition(" - at ")
        key = place.strip("`").removeprefix("$").removeprefix(".")
        raise InputError(f"{where}: {key + ': ' if key else ''}{validation_fault(error)}") from None


def read_words(text: str, where: str, inner: str = "") -> dict[str, str]:
    """The fields of a line `name=value name=value`; a word without "=" belongs to the value before it, and so does one
    whose "=" has the mark `inner` before it. Raises InputError.

    >>> read_words("name=Ann of Ash st=12", "figure")
    {'name': 'Ann of Ash', 'st': '12'}
    """
    found: dict[str, str] = {}
    name = ""
    for word in text.split():
        key, equals, value = word.partition("=")
        if equals and not (inner and inner in key):
            name = key
            if key in found:
                raise FieldError(key, None, expected("once"), f"{where}: {key}")
            found[name] = value
        elif name:
            found[name] += f" {word}"
        else:
            raise FieldError(where, word, expected("pair"), f"{where}: {shorten_text(word)!r}")
    return found


def read_whole(key: str, value: str, where: str) -> int:
    """A whole number of at most six digits. Raises InputError."""
    if not (value.isascii() and value.isdigit() and len(value) <= MOST_DIGITS):
        raise FieldError(key, value, expected("whole"), f"{where}: {key}={shorten_text(value)}")
    return int(value)


def read_flag(key: str, value: str, where: str) -> bool:
    """`true` or `false`. Raises InputError."""
    if value not in ("true", "false"):
        raise FieldError(key, value, expected("true"), f"{where}: {key}={shorten_text(value)}")
    return value == "true"
