"""What the reference cards are made of: words, odds, tables of words."""

from collections.abc import Iterable
from fractions import Fraction

from affray.core.faces.paper import Cell, Grid, table_row
from affray.core.words.phrase import Phrase, Value
from affray.systems.wargame.content.exact_numbers import decimal_text
from affray.systems.wargame.words.rows import army_phrase as army_word


def paper_phrase(name: str, /, **args: Value) -> Phrase:
    """A message of the cards."""
    return Phrase(f"card-{name}", args)


def paper_phrases(*names: str) -> tuple[Phrase, ...]:
    """Messages of the cards that take nothing."""
    return tuple(paper_phrase(name) for name in names)


def percent_phrase(chance: float) -> Phrase:
    """A chance in whole hundredths; 0 and 100 only for what never and what always happens."""
    n = round(100 * chance)
    if n in (0, 100) and 0 < chance < 1:
        return paper_phrase("hardly") if n == 0 else paper_phrase("nearly")
    return paper_phrase("percent", n=n)


def decimal_phrase(value: Fraction) -> Phrase:
    """A number that may have decimals."""
    return army_word("number", value=decimal_text(value))


def rule_grid(title: str, rows: Iterable[tuple[str, dict[str, Value], tuple[str, ...]]]) -> Grid:
    """A table of texts: for each row its name, the arguments of its text, its clauses."""
    made: list[tuple[Cell, ...]] = []
    clauses: dict[str, None] = {}
    for name, args, stand in rows:
        made.append(table_row(paper_phrase(name), paper_phrase(f"{name}-does", **args)))
        clauses.update(dict.fromkeys(stand))
    return Grid(paper_phrase(title), paper_phrases("what", "does"), tuple(made), tuple(clauses), words=True)
