"""Tables of numbers from CSV: each row one frozen struct, a bad cell named by file, line and column."""

import csv
import io
from importlib.resources import files
from typing import TypeVar

import msgspec

from affray.core.errors import InputError

R = TypeVar("R", bound=msgspec.Struct)
BYTE_ORDER_MARK = "\ufeff"
"""Spreadsheets put it before the header."""


def load_table(package: str, name: str, row_type: type[R]) -> tuple[R, ...]:
    """The rows of a CSV file that ships inside a package. Raises InputError."""
    return read_table(files(package).joinpath("data", name).read_text("utf-8"), row_type, name)


def read_table(text: str, row_type: type[R], source: str) -> tuple[R, ...]:
    """The rows of a CSV text; the header must name every required field and no unknown one.

    An empty cell takes the field's default and is an error where there is none. Raises InputError with the source, the
    line and the column.
    """
    reader = csv.reader(io.StringIO(text.removeprefix(BYTE_ORDER_MARK)), strict=True)
    lines: list[tuple[int, list[str]]] = []
    start = 1
    try:
        for cells in reader:
            lines.append((start, cells))
            # A quoted cell may hold line breaks, so rows are not counted but lines are.
            start = reader.line_num + 1
    except csv.Error as error:
        raise InputError(f"{source}: line {start}: {error}") from None
    if not lines:
        raise InputError(f"{source}: line 1: expected a header, got an empty file")
    header = lines[0][1]
    fields = {field.encode_name: field for field in msgspec.structs.fields(row_type)}
    for column in header:
        if column not in fields:
            raise InputError(f"{source}: line 1: unknown column {column!r}; expected {', '.join(fields)}")
    if len(set(header)) < len(header):
        raise InputError(f"{source}: line 1: a column stands twice")
    for name, field in fields.items():
        if field.required and name not in header:
            raise InputError(f"{source}: line 1: column {name!r} is missing")
    return tuple(read_row(header, cells, row_type, f"{source}: line {number}") for number, cells in lines[1:] if cells)


def read_row(header: list[str], cells: list[str], row_type: type[R], where: str) -> R:
    """One row as a struct. Raises InputError."""
    if len(cells) != len(header):
        raise InputError(f"{where}: expected {len(header)} cells, got {len(cells)}")
    given = {column: cell for column, cell in zip(header, cells, strict=True) if cell != ""}
    for field in msgspec.structs.fields(row_type):
        if field.required and field.encode_name not in given:
            raise InputError(f"{where}: column {field.encode_name!r}: expected a value, got nothing")
        if field.encode_name in given:
            try:
                msgspec.convert(given[field.encode_name], field.type, strict=False)
            except msgspec.ValidationError as error:
                cell = given[field.encode_name]
                raise InputError(f"{where}: column {field.encode_name!r}: {plainly(error)}, got {cell!r}") from None
    try:
        return msgspec.convert(given, row_type, strict=False)
    except msgspec.ValidationError as error:
        raise InputError(f"{where}: {plainly(error)}") from None


def plainly(error: msgspec.ValidationError) -> str:
    """A validation message without its tail, starting small."""
    text = str(error).split(" - at ")[0]
    return text[:1].lower() + text[1:]
