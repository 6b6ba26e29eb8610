"""Filler of a person's own: tables in the columns of ours, each in place of the one of its name.

A pack of filler is used only where a delve is set up. The scenario then has all of it, so that positions and records
need no pack. [FT-FILL-01 to FT-FILL-14]
"""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import get_args

import msgspec
from msgspec.structs import fields, replace

from affray.core import InputError
from affray.core.faces.packs import HEAD, PackHead
from affray.core.reading.fields import convert
from affray.core.reading.pack_head import Head, default_faults, read_head
from affray.core.reading.tables import read_rows
from affray.systems.fortmayn.content.house_rules import read_house
from affray.systems.fortmayn.content.row_names import NAMES, with_row_name
from affray.systems.fortmayn.content.tables import Filler, shipped
from affray.systems.fortmayn.packs.checks import cell_faults, table_faults

ENDING = ".csv"
MOST_ROWS = 500
SYSTEM = "fortmayn"
Row = msgspec.Struct


class FillerPack(PackHead, frozen=True):
    """A pack of filler: its tables by their names, the whole filler with ours for the others, and what its head says, where it
    has one."""

    tables: tuple[str, ...] = ()
    filler: Filler = msgspec.field(default_factory=shipped)
    head: Head | None = None


@cache
def row_kinds() -> Mapping[str, type[Row]]:
    """The row class of each table, by the table's name."""
    return {field.name: get_args(field.type)[0] for field in fields(Filler)}


def file_names() -> tuple[str, ...]:
    """The file names that a folder of filler may hold.

    >>> file_names()[:2]
    ('events.csv', 'oracle.csv')
    """
    return tuple(f"{name}{ENDING}" for name in row_kinds())


def read_pack(texts: Mapping[str, str], name: str) -> tuple[FillerPack, list[str]]:
    """The pack of the texts of its files, and everything that is wrong with it. Without a head it is called as its folder."""
    filler, tables, faults = read_filler(texts)
    if HEAD not in texts:
        return FillerPack(name, tables, filler), faults
    head, wrong = read_head(
        texts[HEAD], Head("", "", "", SYSTEM), lambda head, _: default_faults(head.defaults, read_house)
    )
    return FillerPack(head.name, tables, filler, head), [*wrong, *faults]


# --- from files -------------------------------------------------------------------------------------------------------
def read_filler(texts: Mapping[str, str]) -> tuple[Filler, tuple[str, ...], list[str]]:
    """The filler of the texts of its files, by file name, as they are written; the tables given; everything that is wrong, each with
    file, line, column and what was expected. With any fault it is not to be used."""
    faults: list[str] = []
    given: dict[str, list[tuple[str, Row]]] = {}
    for name, kind in row_kinds().items():
        file = f"{name}{ENDING}"
        if file in texts:
            rows, wrong = read_rows(texts[file], kind, file)
            faults.extend(wrong)
            given[name] = [(f"{file}: line {line}", row) for line, row in rows]
    filler = filler_with(given)
    for name, placed in given.items():
        faults.extend(faults_in(name, placed, filler))
    return filler, tuple(given), faults


def filler_with(given: Mapping[str, Sequence[tuple[str, Row]]]) -> Filler:
    """The shipped filler with these tables in place of its own."""
    return replace(shipped(), **{name: tuple(row for _, row in placed) for name, placed in given.items()})


def filler_with_row_names(filler: Filler, given: Mapping[str, object]) -> Filler:
    """The filler with the new rows under the names that they are called by. [FT-FILL-01 to FT-FILL-14]"""
    return replace(filler, **{name: tuple(with_row_name(name, row) for row in getattr(filler, name)) for name in given})


def faults_in(name: str, placed: Sequence[tuple[str, Row]], filler: Filler) -> list[str]:
    """The faults of the rows of a table, each with its place."""
    if not placed:
        return [f"{name}: expected a row at least"]
    if len(placed) > MOST_ROWS:
        return [f"{placed[MOST_ROWS][0]}: expected at most {MOST_ROWS} rows"]
    found = [f"{where}: {fault}" for where, row in placed for fault in cell_faults(row, filler)]
    return [*found, *table_faults(name, placed)]


# --- in a scenario ----------------------------------------------------------------------------------------------------
def filler_tables(filler: Filler) -> dict[str, list[dict[str, object]]]:
    """The tables of a filler that differ from those that ship, as a scenario writes them.

    >>> filler_tables(shipped())
    {}
    """
    return {
        name: [dict(msgspec.to_builtins(row)) for row in getattr(filler, name)]
        for name in row_kinds()
        if getattr(filler, name) != getattr(shipped(), name)
    }


def filler_from_tables(given: object, where: str) -> Filler:
    """The filler that the tables of a scenario make, with rows under their names. Raises InputError with the first
    fault."""
    if not isinstance(given, Mapping):
        raise InputError(f"{where}: expected tables of rows")
    placed: dict[str, list[tuple[str, Row]]] = {}
    for name, rows in given.items():
        if name not in row_kinds():
            raise InputError(f"{where}: table {name!r} is unknown; expected some of {', '.join(row_kinds())}")
        placed[name] = rows_from_table(rows, row_kinds()[name], f"{where}: {name}")
    filler = filler_with(placed)
    faults = [fault for name, rows in placed.items() for fault in faults_in(name, rows, filler)]
    if faults:
        raise InputError(faults[0])
    return filler_with_row_names(filler, placed)


def new_row_names(given: object, where: str) -> Mapping[str, Mapping[str, str]]:
    """The new ids of renamed rows in the tables of a scenario, by table and old id. Raises InputError."""
    filler = filler_from_tables(given, where)
    found: dict[str, dict[str, str]] = {}
    for name, (key, _) in NAMES.items():
        rows = given.get(name, ()) if isinstance(given, Mapping) else ()
        found[name] = {row[key]: getattr(now, key) for row, now in zip(rows, getattr(filler, name), strict=False)}
    return found


def rows_from_table(rows: object, kind: type[Row], where: str) -> list[tuple[str, Row]]:
    """The rows of a table of a scenario, each with its place. Raises InputError."""
    if not isinstance(rows, list | tuple):
        raise InputError(f"{where}: expected a list of rows")
    found: list[tuple[str, Row]] = []
    for place, row in enumerate(rows, 1):
        at = f"{where}: row {place}"
        found.append((at, convert(row, kind, at)))
    return found
