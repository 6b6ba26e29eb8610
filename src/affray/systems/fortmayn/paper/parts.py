"""The parts of the printed pages of Fortmayn: words, odds, grids of words."""

from collections.abc import Iterable

from affray.core.faces.paper import Cell, Grid, line, literal
from affray.core.words.phrase import Phrase, Value

Told = tuple[str, dict[str, Value], tuple[str, ...]]
"""A row of a table of words: its name, what its words ask for, its clauses."""


def word(name: str, /, **args: Value) -> Phrase:
    """A message of the cards."""
    return Phrase(f"card-{name}", args)


def words(*names: str) -> tuple[Phrase, ...]:
    """Messages of the cards without arguments."""
    return tuple(word(name) for name in names)


def named(kind: str, code: str) -> Phrase:
    """The name of a code of a kind, by the message `card-<kind>`."""
    return Phrase(f"card-{kind}", {kind: code})


def die(sides: int) -> Phrase:
    """A die; a dash for none."""
    return word("die", die=sides) if sides else word("no")


def percent(chance: float) -> Phrase:
    """A chance in percent; 0 and 100 only for what never and what always happens."""
    n = round(100 * chance)
    if n in (0, 100) and 0 < chance < 1:
        return word("hardly") if n == 0 else word("nearly")
    return word("percent", n=n)


def told(title: str, rows: Iterable[Told]) -> Grid:
    """A grid of rules in words: for each row its name, its arguments and its clauses."""
    made: list[tuple[Cell, ...]] = []
    clauses: dict[str, None] = {}
    for name, args, stand in rows:
        made.append(line(word(name), word(f"{name}-does", **args)))
        clauses.update(dict.fromkeys(stand))
    return Grid(word(title), words("what", "does"), tuple(made), tuple(clauses), words=True)


def text(value: object) -> Phrase:
    """A text that is the same in every language."""
    return literal(str(value))
