"""What the printed leaves of Fortmayn are made of."""

from collections.abc import Iterable, Mapping

from affray.core.paper import Cell, Grid, literal
from affray.core.phrase import Phrase, Value


def word(name: str, /, **args: Value) -> Phrase:
    """A message of the printed leaves."""
    return Phrase(f"card-{name}", args)


def words(*names: str) -> tuple[Phrase, ...]:
    """Messages of the printed leaves that take nothing."""
    return tuple(word(name) for name in names)


def told(title: str, rows: Iterable[tuple[str, Mapping[str, Value], tuple[str, ...]]]) -> Grid:
    """A table to read: for each name the message `card-<name>` and what it does, `card-<name>-does` with its arguments."""
    found = tuple(
        (Cell(word(name)), Cell(word(f"{name}-does", **args)), Cell(literal(" ".join(clauses))))
        for name, args, clauses in rows
    )
    return Grid(word(title), words("what", "does", "clause"), found, words=True)


def percent(chance: float) -> Phrase:
    """A chance in whole hundredths; 0 and 100 only for what never and what always happens."""
    n = round(100 * chance)
    if n in (0, 100) and 0 < chance < 1:
        return word("hardly") if n == 0 else word("nearly")
    return word("percent", n=n)
