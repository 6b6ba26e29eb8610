"""How the laboratory says an answer: words and numbers of a language, and tables, for whatever prints them."""

from collections.abc import Iterable, Sequence
from fractions import Fraction

import msgspec

from affray.core import Modifier
from affray.core.words.texts import Arg, Catalogue
from affray.lab.schema import Mean, Share
from affray.lab.words import words

LEAST = 0.00005
"""Smaller chances, which would be shown as 0.00%, are left out of long lists."""


class Table(msgspec.Struct, frozen=True):
    """A table: its heads and rows, its title; how many columns, from the first, stand at the left; whether it is a long one
    whose rows have no frame."""

    heads: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    title: str = ""
    left: int = 1
    long: bool = False


Account = tuple[str | Table, ...]
"""Lines and tables, in their order."""


class Sayer:
    """What is said in a language, by the words of the laboratory or by those of a system's."""

    def __init__(self, language: str, own: Catalogue | None = None) -> None:
        self.language, self.own = language, own or words()

    def say(self, id: str, /, **args: Arg) -> str:
        """A message."""
        return self.own.say(self.language, id, **args)

    def name(self, kind: str, code: str) -> str:
        """What something of a kind is called."""
        return self.own.name(self.language, kind, code)

    def number(self, value: Fraction | float, places: int = 2) -> str:
        """A number with so many decimals, none where it is whole."""
        text = f"{float(value):.{places}f}"
        short = text.rstrip("0").rstrip(".") if places and float(value).is_integer() else text
        return words().say(self.language, "number", value=short)

    def chance(self, value: Fraction | float, places: int = 2) -> str:
        """A chance in percent."""
        return words().say(self.language, "percent", value=f"{100 * float(value):.{places}f}")

    def change(self, value: float, places: int = 2) -> str:
        """A difference of chances in percent, with its sign."""
        shown = self.chance(abs(value), places)
        return shown if round(100 * value, places) == 0 else ("+" if value > 0 else "−") + shown

    def mean_text(self, found: Mean, places: int = 2) -> str:
        """A mean with its error."""
        mean, error = self.number(found.mean, places), self.number(found.error, 3)
        return words().say(self.language, "about", mean=mean, error=error)

    def share_text(self, found: Share) -> str:
        """The bounds of a chance."""
        return words().say(self.language, "from-to", low=self.chance(found.low), high=self.chance(found.high))

    def spread_text(self, pairs: Iterable[tuple[int, Fraction | float]]) -> str:
        """Numbers with their chances."""
        return ", ".join(f"{number} {self.chance(chance)}" for number, chance in pairs if chance >= LEAST)


def reasons_text(parts: Sequence[Modifier]) -> str:
    """The reasons of a number, with their clauses."""
    return ", ".join(
        f"{part.label} {part.value:+d} [{part.clause}]" if i else f"{part.label} {part.value} [{part.clause}]"
        for i, part in enumerate(parts)
    )
