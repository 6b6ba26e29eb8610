"""Rows of a person's own tables as names that say all of themselves: `Sea_lance|weapon|class=pole|damage=2-1`.

Such a name stands for the row wherever the name of a printed one may stand, so that positions and records read anywhere.
Columns that have their usual value are left out; blanks are written as `_`.
"""

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import TypeVar

import msgspec

from affray.core.errors import InputError, shorten_text
from affray.core.reading.fields import convert
from affray.core.words.phrase import MARK

BLANK = "_"
NAME = "name"
KEPT = 4096
"""So many rows are kept ready."""
R = TypeVar("R", bound=msgspec.Struct)
T = TypeVar("T")


def write_own_row(row: msgspec.Struct, kind: str) -> str:
    """The name that says all of a row of some kind, whose first column is its name."""
    columns = {field.encode_name: field for field in msgspec.structs.fields(row)}
    cells: dict[str, object] = msgspec.to_builtins(row)
    said = [
        f"{column}={cell_text(cells[column])}"
        for column, field in columns.items()
        if column != NAME and (field.required or getattr(row, field.name) != field.default)
    ]
    return MARK.join((cell_text(cells[NAME]), kind, *said))


def one_word(name: str) -> str:
    """A name that says all of itself as one word, as answers need it; any other as it is.

    >>> one_word("Lange Hippe|weapon|class=pole"), one_word("wizard_staff")
    ('Lange_Hippe|weapon|class=pole', 'wizard_staff')
    """
    return name.replace(" ", BLANK) if MARK in name else name


def cell_text(cell: object) -> str:
    """A cell as one word."""
    return str(cell).lower() if isinstance(cell, bool) else str(cell).replace(" ", BLANK)


@lru_cache(KEPT)
def read_own_row(text: str, kind: str, row: type[R]) -> R:
    """The row that a name says. Raises InputError."""
    name, *parts = text.split(MARK)
    cells = {key: value.replace(BLANK, " ") for key, _, value in (part.partition("=") for part in parts[1:])}
    where = f"{kind} {shorten_text(text)!r}"
    if parts[:1] != [kind] or len(cells) < len(parts) - 1:
        raise InputError(f"{where}: expected NAME|{kind}|COLUMN=VALUE|...")
    return convert({**cells, NAME: name.replace(BLANK, " ")}, row, where, strict=False)


class OwnTable(dict[str, T]):
    """A printed table by name, in which a name that says all of itself stands for its row too. Only the printed rows are
    listed."""

    def __init__(self, rows: Mapping[str, T], read: Callable[[str], T]) -> None:
        super().__init__(rows)
        self.read = read

    def __contains__(self, name: object) -> bool:
        if super().__contains__(name) or not isinstance(name, str) or MARK not in name:
            return super().__contains__(name)
        try:
            self.read(name)
        except InputError:
            return False
        return True

    def __missing__(self, name: str) -> T:
        if MARK not in name:
            raise KeyError(name)
        return self.read(name)

    def get(self, name: str, default: object = None) -> object:  # type: ignore[override]
        """The row of a name, or the default."""
        try:
            return self[name]
        except (KeyError, InputError):
            return default
