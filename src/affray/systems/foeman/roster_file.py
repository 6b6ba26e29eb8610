"""A roster as JSON: versioned, read whole or not at all."""

from collections.abc import Iterable, Mapping

import msgspec

from affray.core import InputError
from affray.systems.foeman.adventurer import Adventurer, faults_of, from_table, told

FORMAT = "affray-roster"
VERSION = 1
KEYS = ("format", "version", "figures")


def write_roster(figures: Iterable[Adventurer]) -> bytes:
    """The figures as a roster file; the same figures give the same bytes."""
    listed = [msgspec.to_builtins(one) for one in figures]
    body = {"format": FORMAT, "version": VERSION, "figures": listed}
    return msgspec.json.format(msgspec.json.encode(body), indent=2) + b"\n"


def read_roster(data: bytes, source: str) -> tuple[Adventurer, ...]:
    """The figures of a roster file.

    Raises InputError, in one line with everything that is wrong, for a file of another format or a newer version, an
    unknown key or item, a figure that breaks a rule or is there twice.
    """
    try:
        body: object = msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise InputError(f"{source}: no valid JSON: {' '.join(str(error).split()) or 'nested too deeply'}") from None
    if not isinstance(body, dict) or body.get("format") != FORMAT:
        raise InputError(f"{source}: expected a roster: an object with format {FORMAT!r}")
    version = body.get("version")
    if type(version) is not int or version < 1:
        raise InputError(f"{source}: version: expected a number from 1 to {VERSION}, got {version!r}")
    if version > VERSION:
        raise InputError(f"{source}: version {version} is of a newer Affray; this one reads up to {VERSION}")
    unknown = [key for key in body if key not in KEYS]
    rows = body.get("figures")
    if unknown or not isinstance(rows, list):
        raise InputError(f"{source}: expected the keys {', '.join(KEYS)}, and figures to be a list")
    return read_rows(rows, source)


def read_rows(rows: list[object], source: str) -> tuple[Adventurer, ...]:
    """The figures of a roster file's list. Raises InputError with all that is wrong."""
    found: list[Adventurer] = []
    wrong: list[str] = []
    for place, row in enumerate(rows):
        where = f"figures[{place}]"
        try:
            one = from_table(row if isinstance(row, Mapping) else {}, where)
        except InputError as error:
            wrong.append(str(error))
            continue
        faults = faults_of(one)
        if faults:
            wrong.append(f"{where} {one.name!r}: {told(faults)}")
        if any(one.name == other.name for other in found):
            wrong.append(f"{where} {one.name!r}: is there twice")
        found.append(one)
    if wrong:
        raise InputError(f"{source}: {'; '.join(wrong)}")
    return tuple(found)
