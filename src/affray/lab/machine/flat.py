"""Flat tuples of whole numbers as code: the numbers a value is made of, and the value made of numbers."""

from collections.abc import Callable
from types import FunctionType
from typing import Protocol, TypeVar, cast, get_type_hints

from affray.core import InputError
from affray.lab.machine import book

T = TypeVar("T")


class Row(Protocol):
    """A row of whole numbers."""

    def __getitem__(self, place: int, /) -> int:
        """The number at a place."""

    def __setitem__(self, place: int, number: int, /) -> None:
        """Another number at a place."""


def fields_of(kind: type) -> tuple[str, ...]:
    """The names of the fields of a flat tuple's type."""
    names: tuple[str, ...] = getattr(kind, "_fields", ())
    return names


def number_expressions(kind: object, text: str) -> list[str]:
    """The expressions for the whole numbers in a value of a type; `text` is the expression for the value.

    Raises InputError for a type other than whole numbers and flat tuples of them.
    """
    if kind in (int, bool):
        return [text]
    if isinstance(kind, type) and fields_of(kind):
        hints = get_type_hints(kind)
        return [part for field in fields_of(kind) for part in number_expressions(hints[field], f"{text}.{field}")]
    raise InputError(f"compiled odds: {text} is of type {kind}; expected whole numbers and flat tuples of them")


def value_expression(kind: object, cells: "list[str]", names: dict[str, object]) -> str:
    """The expression that makes a value of a type of the first cells, which are taken off the list."""
    if kind in (int, bool):
        return cells.pop(0)
    assert isinstance(kind, type)
    hints = get_type_hints(kind)
    names[kind.__name__] = kind
    return f"{kind.__name__}({', '.join(value_expression(hints[field], cells, names) for field in fields_of(kind))})"


def row_reader(kind: type[T]) -> Callable[[Row, int], T]:
    """The function that reads a flat tuple in a row from a place on; it compiles.

    >>> from affray.systems.foeman.rules.upkeep import Recovery
    >>> row_reader(Recovery)([7, 1, 2], 1)
    Recovery(recovered=1, left=2)
    """
    names: dict[str, object] = {}
    cells = [f"row[at + {place}]" for place in range(len(number_expressions(kind, "value")))]
    text = f"def read(row, at):\n    return {value_expression(kind, cells, names)}"
    return cast("Callable[[Row, int], T]", function_from_text(text, "read", names))


def row_writer(kind: type[T]) -> Callable[[Row, int, T], None]:
    """The function that writes a flat tuple into a row from a place on; it compiles."""
    parts = enumerate(number_expressions(kind, "value"))
    text = "\n".join(("def write(row, at, value):", *(f"    row[at + {place}] = {part}" for place, part in parts)))
    return cast("Callable[[Row, int, T], None]", function_from_text(text, "write", {}))


def function_from_text(text: str, name: str, names: dict[str, object]) -> FunctionType:
    """The function that a source text defines, with these global names and those of the book."""
    scope: dict[str, object] = {**vars(book), **names}
    exec(compile(text, f"<{name}>", "exec"), scope)
    made = scope[name]
    assert isinstance(made, FunctionType)
    return made
