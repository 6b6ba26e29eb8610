"""Tables of numbers from CSV: each row one frozen struct, a bad cell named by file, line and column."""

import csv
import io
from collections.abc import Mapping
from importlib.resources import files
from typing import TypeVar

import msgspec

from affray.core.errors import InputError, shorten_text
from affray.core.field_errors import FieldError, expected
from affray.core.reading.mismatch import mismatch

R = TypeVar("R", bound=msgspec.Struct)
T = TypeVar("T")
BYTE_ORDER_MARK = "\ufeff"
"""Spreadsheets put it before the header."""


def look_up(name: str, known: Mapping[str, T], what: str) -> T:
    """What a name stands for. Raises InputError listing what is known.

    >>> look_up("b", {"a": 1, "b": 2}, "letter")
    2
    """
    if name not in known:
        place = f"{what} {shorten_text(name)!r}"
        raise FieldError(what, name, expected("one-of", known=tuple(known)), place, joint="unknown")
    return known[name]


def load_table(package: str, name: str, row_type: type[R]) -> tuple[R, ...]:
    """The rows of a CSV file that ships inside a package. Raises InputError."""
    return read_table(files(package).joinpath("data", name).read_text("utf-8"), row_type, name)


def read_table(text: str, row_type: type[R], source: str) -> tuple[R, ...]:
    """The rows of a CSV text; the header must name every required field and no unknown one.

    An empty cell takes the field's default and is an error where there is none. Raises InputError with the source, the
    line and the column.
    """
    rows, faults = read_rows(text, row_type, source)
    if faults:
        raise InputError(faults[0])
    return tuple(row for _, row in rows)


def read_rows(text: str, row_type: type[R], source: str) -> tuple[list[tuple[int, R]], list[str]]:
    """The rows that hold, each with its line, and everything that is wrong, each with source, line and column."""
    reader = csv.reader(io.StringIO(text.removeprefix(BYTE_ORDER_MARK)), strict=True)
    lines: list[tuple[int, list[str]]] = []
    faults: list[str] = []
    start = 1
    try:
        for cells in reader:
            lines.append((start, cells))
            # A quoted cell may hold line breaks, so rows are not counted but lines are.
            start = reader.line_num + 1
    except csv.Error as error:
        faults.append(f"{source}: line {start}: {error}")
    if not lines:
        return [], faults or [f"{source}: line 1: expected a header, got an empty file"]
    header = lines[0][1]
    wrong = header_faults(header, row_type)
    if wrong:
        return [], [f"{source}: line 1: {fault}" for fault in wrong]
    rows: list[tuple[int, R]] = []
    found: list[str] = []
    for number, cells in lines[1:]:
        if cells:
            row = read_row(header, cells, row_type)
            if isinstance(row, list):
                found.extend(f"{source}: line {number}: {fault}" for fault in row)
            else:
                rows.append((number, row))
    return rows, [*found, *faults]


def header_faults(header: list[str], row_type: type[msgspec.Struct]) -> list[str]:
    """What is wrong with the columns of a table."""
    fields = {field.encode_name: field for field in msgspec.structs.fields(row_type)}
    found = [
        f"unknown column {shorten_text(column)!r}; expected {', '.join(fields)}"
        for column in header
        if column not in fields
    ]
    if len(set(header)) < len(header):
        found.append("a column stands twice")
    found.extend(
        f"column {name!r} is missing" for name, field in fields.items() if field.required and name not in header
    )
    return found


def read_row(header: list[str], cells: list[str], row_type: type[R]) -> R | list[str]:
    """One row as a struct, or everything that is wrong with it."""
    if len(cells) != len(header):
        return [f"expected {len(header)} cells, got {len(cells)}"]
    given = {column: cell for column, cell in zip(header, cells, strict=True) if cell != ""}
    faults: list[str] = []
    for field in msgspec.structs.fields(row_type):
        name = field.encode_name
        if field.required and name not in given:
            faults.append(f"column {name!r}: expected a value, got nothing")
        if name in given:
            try:
                msgspec.convert(given[name], field.type, strict=False)
            except msgspec.ValidationError as error:
                faults.append(str(mismatch(error, f"column {name!r}", given[name], field.type, strict=False)))
    try:
        return faults or msgspec.convert(given, row_type, strict=False)
    except msgspec.ValidationError as error:
        return [str(mismatch(error, given=given, kind=row_type, strict=False))]
