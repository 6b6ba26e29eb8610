"""The parts of the printed pages of Fortmayn: words, odds, grids of words."""

from collections.abc import Iterable

from affray.core.faces.paper import Cell, Grid, literal_phrase, table_row
from affray.core.words.phrase import Phrase, Value

Told = tuple[str, dict[str, Value], tuple[str, ...]]
"""A row of a table of words: its name, what its words ask for, its clauses."""


def paper_phrase(name: str, /, **args: Value) -> Phrase:
    """A message of the cards."""
    return Phrase(f"card-{name}", args)


def paper_phrases(*names: str) -> tuple[Phrase, ...]:
    """Messages of the cards without arguments."""
    return tuple(paper_phrase(name) for name in names)


def code_phrase(kind: str, code: str) -> Phrase:
    """The name of a code of a kind, by the message `card-<kind>`."""
    return Phrase(f"card-{kind}", {kind: code})


def die_phrase(sides: int) -> Phrase:
    """A die; a dash for none."""
    return paper_phrase("die", die=sides) if sides else paper_phrase("no")


def percent_phrase(chance: float) -> Phrase:
    """A chance in percent; 0 and 100 only for what never and what always happens."""
    n = round(100 * chance)
    if n in (0, 100) and 0 < chance < 1:
        return paper_phrase("hardly") if n == 0 else paper_phrase("nearly")
    return paper_phrase("percent", n=n)


def rule_grid(title: str, rows: Iterable[Told]) -> Grid:
    """A grid of rules in words: for each row its name, its arguments and its clauses."""
    made: list[tuple[Cell, ...]] = []
    clauses: dict[str, None] = {}
    for name, args, stand in rows:
        made.append(table_row(paper_phrase(name), paper_phrase(f"{name}-does", **args)))
        clauses.update(dict.fromkeys(stand))
    return Grid(paper_phrase(title), paper_phrases("what", "does"), tuple(made), tuple(clauses), words=True)


def text_phrase(value: object) -> Phrase:
    """A text that is the same in every language."""
    return literal_phrase(str(value))
