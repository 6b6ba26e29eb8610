"""What the reference cards are made of: words, odds, tables of words."""

from collections.abc import Iterable
from fractions import Fraction

from affray.core.faces.paper import Cell, Grid, line
from affray.core.words.phrase import Phrase, Value
from affray.systems.wargame.content.exact_numbers import amount
from affray.systems.wargame.words.rows import word as army_word


def word(name: str, /, **args: Value) -> Phrase:
    """A message of the cards."""
    return Phrase(f"card-{name}", args)


def words(*names: str) -> tuple[Phrase, ...]:
    """Messages of the cards that take nothing."""
    return tuple(word(name) for name in names)


def percent(chance: float) -> Phrase:
    """A chance in whole hundredths; 0 and 100 only for what never and what always happens."""
    n = round(100 * chance)
    if n in (0, 100) and 0 < chance < 1:
        return word("hardly") if n == 0 else word("nearly")
    return word("percent", n=n)


def decimal(value: Fraction) -> Phrase:
    """A number that may have decimals."""
    return army_word("number", value=amount(value))


def told(title: str, rows: Iterable[tuple[str, dict[str, Value], tuple[str, ...]]]) -> Grid:
    """A table of texts: for each row its name, the arguments of its text, its clauses."""
    made: list[tuple[Cell, ...]] = []
    clauses: dict[str, None] = {}
    for name, args, stand in rows:
        made.append(line(word(name), word(f"{name}-does", **args)))
        clauses.update(dict.fromkeys(stand))
    return Grid(word(title), words("what", "does"), tuple(made), tuple(clauses), words=True)
