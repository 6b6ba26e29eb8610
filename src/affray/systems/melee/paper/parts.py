"""What the printed pages of the guide are made of: words, numbers, cells, spans of numbers that say the same."""

from collections.abc import Callable, Iterable
from itertools import groupby
from typing import TypeVar

from affray.core.faces.paper import literal_phrase, number_phrase, signed_number_phrase
from affray.core.words.phrase import Phrase, Value, phrase
from affray.systems.melee.rules.load import TENTHS

T = TypeVar("T")


def paper_phrase(name: str, /, **args: Value) -> Phrase:
    """A message of the printed pages."""
    return phrase(f"paper-{name}", **args)


def paper_phrases(*names: str) -> tuple[Phrase, ...]:
    """Messages of the printed pages that take no arguments."""
    return tuple(paper_phrase(name) for name in names)


def signed_phrase(n: int) -> Phrase:
    """A number with its sign; a plain 0 for none."""
    return signed_number_phrase(n) if n else number_phrase(0)


def decimal_phrase(tenths: int) -> Phrase:
    """So many tenths as a number."""
    whole, rest = divmod(tenths, TENTHS)
    return paper_phrase("decimal", whole=whole, tenths=rest) if rest else number_phrase(whole)


def number_or_dash(n: int) -> Phrase:
    """A number; a dash for 0."""
    return number_phrase(n) if n else paper_phrase("no")


def runs_of_numbers(values: Iterable[int], key: Callable[[int], T]) -> list[tuple[list[int], T]]:
    """The runs of numbers that come to the same, each with what it comes to.

    >>> runs_of_numbers(range(5), lambda n: n // 3)
    [([0, 1, 2], 0), ([3, 4], 1)]
    """
    return [(list(run), value) for value, run in groupby(values, key=key)]


def run_phrase(run: list[int], *, open_end: bool = False) -> Phrase:
    """The first and the last number of a run, or the first and whatever is more."""
    if open_end:
        return literal_phrase(f"{run[0]}+")
    return literal_phrase(f"{run[0]}–{run[-1]}" if len(run) > 1 else str(run[0]))
