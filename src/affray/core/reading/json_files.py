"""Files of JSON: what they hold, whether they are of the format that is asked for, and of a version that is known."""

import msgspec

from affray.core.errors import InputError


def read_json(data: bytes | str, where: str) -> object:
    """What a JSON text holds. Raises InputError."""
    try:
        return msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise InputError(f"{where}: no valid JSON: {' '.join(str(error).split()) or 'nested too deeply'}") from None


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
