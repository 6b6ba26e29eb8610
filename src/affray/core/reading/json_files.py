"""Files of JSON: what they hold, whether they are of the format that is asked for, and of a version that is known."""

from typing import TypeVar

import msgspec

from affray.core.errors import InputError
from affray.core.reading.mismatch import mismatch

T = TypeVar("T")
JSON_FAULTS = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)


def json_error(error: Exception, where: str) -> InputError:
    """The error for a text that is no JSON."""
    return InputError(f"{where}: no valid JSON: {' '.join(str(error).split()) or 'nested too deeply'}")


def read_json(data: bytes | str, where: str) -> object:
    """What a JSON text holds. Raises InputError."""
    try:
        return msgspec.json.decode(data)
    except JSON_FAULTS as error:
        raise json_error(error, where) from None


def read_json_as(data: bytes | str, kind: type[T], where: str) -> T:
    """What a JSON text holds as a type. Raises InputError naming the key that does not fit."""
    try:
        return msgspec.json.decode(data, type=kind)
    except msgspec.ValidationError as error:
        raise mismatch(error, where, read_json(data, where), kind) from None
    except JSON_FAULTS as error:
        raise json_error(error, where) from None


def read_json_file(data: bytes, where: str, what: str, form: str, version: int) -> dict[str, object]:
    """What a file of a format holds; `what` it is in words, such as `a roster`. Raises InputError for a file of another
    format or a newer version."""
    body = read_json(data, where)
    if not isinstance(body, dict) or body.get("format") != form:
        raise InputError(f"{where}: expected {what}: an object with format {form!r}")
    theirs = body.get("version")
    if type(theirs) is not int or theirs < 1:
        raise InputError(f"{where}: version: expected a number from 1 to {version}, got {theirs!r}")
    if theirs > version:
        raise InputError(f"{where}: version {theirs} is of a newer Affray; this one reads up to {version}")
    return body
