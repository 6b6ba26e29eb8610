"""What the printed pages of the guide are made of: words, numbers, cells, spans of numbers that say the same."""

from collections.abc import Callable, Iterable
from itertools import groupby
from typing import TypeVar

from affray.core.faces.paper import literal, number, signed
from affray.core.words.phrase import Phrase, Value
from affray.systems.melee.rules.load import TENTHS
from affray.systems.melee.words.phrases import phrase

T = TypeVar("T")


def word(name: str, /, **args: Value) -> Phrase:
    """A message of the printed pages."""
    return phrase(f"paper-{name}", **args)


def words(*names: str) -> tuple[Phrase, ...]:
    """Messages of the printed pages that take no arguments."""
    return tuple(word(name) for name in names)


def change(n: int) -> Phrase:
    """A number with its sign; a plain 0 for none."""
    return signed(n) if n else number(0)


def percent(chance: float) -> Phrase:
    """A chance in whole hundredths; 0 and 100 only for what never and what always happens."""
    n = round(100 * chance)
    if n in (0, 100) and 0 < chance < 1:
        return word("hardly") if n == 0 else word("nearly")
    return word("percent", n=n)


def decimal(tenths: int) -> Phrase:
    """So many tenths as a number."""
    whole, rest = divmod(tenths, TENTHS)
    return word("decimal", whole=whole, tenths=rest) if rest else number(whole)


def some(n: int) -> Phrase:
    """A number; a dash for 0."""
    return number(n) if n else word("no")


def spans(values: Iterable[int], key: Callable[[int], T]) -> list[tuple[list[int], T]]:
    """The runs of numbers that come to the same, each with what it comes to.

    >>> spans(range(5), lambda n: n // 3)
    [([0, 1, 2], 0), ([3, 4], 1)]
    """
    return [(list(run), value) for value, run in groupby(values, key=key)]


def span(run: list[int], *, open_end: bool = False) -> Phrase:
    """The first and the last number of a run, or the first and whatever is more."""
    if open_end:
        return literal(f"{run[0]}+")
    return literal(f"{run[0]}–{run[-1]}" if len(run) > 1 else str(run[0]))
