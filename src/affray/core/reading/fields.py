"""What comes from files and lines of text: as a struct, or as fields by their names."""

from collections.abc import Mapping
from typing import Literal, TypeVar, get_args, get_origin

import msgspec
import msgspec.inspect

from affray.core.errors import shorten_text
from affray.core.field_errors import FieldError, expected
from affray.core.reading.mismatch import mismatch

C = TypeVar("C")
S = TypeVar("S", bound=msgspec.Struct)
MOST_DIGITS = 6


def convert(given: object, kind: type[C], where: str, *, strict: bool = True) -> C:
    """A value converted to a type. Raises FieldError that says where, names the key, and says what was expected there."""
    try:
        return msgspec.convert(given, kind, strict=strict)
    except msgspec.ValidationError as error:
        raise mismatch(error, where, given, kind, strict=strict) from None


def read_struct(given: Mapping[str, object], kind: type[S], where: str = "") -> S:
    """The struct of words by the names of its fields. Raises InputError that says where, naming the field that is unknown, is
    missing or does not fit."""
    at = f"{where}: " if where else ""
    fields = {field.encode_name: field for field in msgspec.structs.fields(kind)}
    for name, value in given.items():
        if name not in fields:
            place = f"{at}{shorten_text(name)!r}"
            raise FieldError(name, name, expected("one-of", known=tuple(fields)), place, joint="unknown")
        try:
            msgspec.convert(value, fields[name].type, strict=False)
        except msgspec.ValidationError:
            place = f"{where}: {name}={shorten_text(str(value))}" if where else ""
            wrong = value_error(name, value, fields[name].type, place)
            if wrong is not None:
                raise wrong from None
    for name, field in fields.items():
        if field.required and name not in given:
            raise FieldError(name, None, expected("value"), f"{at}{name}")
    return convert(given, kind, where, strict=False)


def value_error(field: str, value: object, takes: object, place: str = "") -> FieldError | None:
    """The error for a value that is none of a type: of numbers, yes or no, and words to choose from; None for other types."""
    found, given = msgspec.inspect.type_info(takes), value if isinstance(value, int) else str(value)
    if get_origin(takes) is Literal:
        return FieldError(
            field, given, expected("one-of", known=tuple(word for word in get_args(takes) if word)), place
        )
    if isinstance(found, msgspec.inspect.Metadata):
        found = found.type
    for inner_type in found.types if isinstance(found, msgspec.inspect.UnionType) else (found,):
        if isinstance(inner_type, msgspec.inspect.IntType):
            bounds = {
                name: most for name, most in (("least", inner_type.ge), ("most", inner_type.le)) if most is not None
            }
            kind = {(): "whole", ("least",): "at-least", ("most",): "at-most"}.get(tuple(bounds), "between")
            return FieldError(field, given, expected(kind, **bounds), place)
        if isinstance(inner_type, msgspec.inspect.DecimalType):
            return FieldError(field, given, expected("number"), place)
        if isinstance(inner_type, msgspec.inspect.BoolType):
            return FieldError(field, given, expected("yes"), place)
    return None


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
                raise FieldError(key, None, expected("once"), f"{where}: {key}", joint="that")
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
