"""A roster as JSON: versioned, of one system, read whole or not at all."""

from collections.abc import Iterable, Mapping
from typing import TypeVar

import msgspec

from affray.core.errors import InputError
from affray.core.faces.people import People, RosterFigure
from affray.core.reading.json_files import read_json_file

F = TypeVar("F", bound=RosterFigure)
FORMAT = "affray-roster"
VERSION = 1
SYSTEM = "system"
KEYS = ("format", "version", SYSTEM, "figures")


def write_roster(figures: Iterable[RosterFigure], system: str, usual: str) -> bytes:
    """The figures of a system as a roster file; the same figures give the same bytes. The usual system is not named."""
    named = {} if system == usual else {SYSTEM: system}
    body = {
        "format": FORMAT,
        "version": VERSION,
        **named,
        "figures": [msgspec.to_builtins(figure) for figure in figures],
    }
    return msgspec.json.format(msgspec.json.encode(body), indent=2) + b"\n"


def roster_system(data: bytes, source: str, usual: str) -> str:
    """The key of the system that a roster file names, known or not. Raises InputError for what is no roster file."""
    key = read_json_file(data, source, "a roster", FORMAT, VERSION).get(SYSTEM, usual)
    if not isinstance(key, str):
        raise InputError(f"{source}: system: expected the key of a system, got {key!r}")
    return key


def read_roster(data: bytes, source: str, people: People[F], system: str, usual: str) -> tuple[F, ...]:
    """The figures of a roster file of a system.

    Raises InputError, in one line with everything that is wrong, for a file of another format, a newer version or another
    system, an unknown key or item, a figure that breaks a rule or is there twice.
    """
    body = read_json_file(data, source, "a roster", FORMAT, VERSION)
    theirs = roster_system(data, source, usual)
    if theirs != system:
        raise InputError(f"{source}: expected figures of {system}, got those of {theirs}")
    unknown = [key for key in body if key not in KEYS]
    rows = body.get("figures")
    if unknown or not isinstance(rows, list):
        expected = [key for key in KEYS if key != SYSTEM]
        raise InputError(f"{source}: expected the keys {', '.join(expected)}, and figures to be a list")
    return read_roster_figures(rows, source, people)


def read_roster_figures(rows: list[object], source: str, people: People[F]) -> tuple[F, ...]:
    """The figures of a roster file's list. Raises InputError with all that is wrong."""
    found: list[F] = []
    wrong: list[str] = []
    for place, row in enumerate(rows):
        where = f"figures[{place}]"
        try:
            figure = people.from_table(row if isinstance(row, Mapping) else {}, where)
        except InputError as error:
            wrong.append(str(error))
            continue
        faults = people.faults(figure)
        if faults:
            wrong.append(f"{where} {figure.name!r}: {'; '.join(map(str, faults))}")
        if any(figure.name == other.name for other in found):
            wrong.append(f"{where} {figure.name!r}: is there twice")
        found.append(figure)
    if wrong:
        raise InputError(f"{source}: {'; '.join(wrong)}")
    return tuple(found)
