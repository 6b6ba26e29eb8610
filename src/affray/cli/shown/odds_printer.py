"""How chances are printed in a language, whatever the system: words, numbers, chances, shares of batches."""

from collections.abc import Iterable
from fractions import Fraction

from rich.console import Console

from affray.core.words.texts import Arg, Catalogue
from affray.lab.schema import Mean, Share

LEAST = 0.00005
"""Smaller chances, which would be shown as 0.00%, are left out of long lists."""
Pairs = Iterable[tuple[int, Fraction | float]]


class Printer:
    """What is printed in a language by the words of a laboratory: they have the messages number, percent, about, from-to."""

    def __init__(self, words: Catalogue, language: str) -> None:
        self.words, self.language = words, language
        self.console = Console(highlight=False, markup=False)

    def print(self, line: str) -> None:
        """A line of text."""
        self.console.print(line)

    def say(self, id: str, **args: Arg) -> str:
        """A message."""
        return self.words.say(self.language, id, **args)

    def number(self, value: Fraction | float, places: int = 2) -> str:
        """A number with so many decimals, none where it is whole."""
        text = f"{float(value):.{places}f}"
        return self.say("number", value=text.rstrip("0").rstrip(".") if places and float(value).is_integer() else text)

    def chance(self, value: Fraction | float, places: int = 2) -> str:
        """A chance in percent."""
        return self.say("percent", value=f"{100 * float(value):.{places}f}")

    def spread_text(self, pairs: Pairs) -> str:
        """Numbers with their chances."""
        return ", ".join(f"{number} {self.chance(chance)}" for number, chance in pairs if chance >= LEAST)

    def win_cells(self, found: float | Share) -> tuple[str, ...]:
        """The chance to win, with its bounds where it comes from games."""
        if isinstance(found, float):
            return (self.chance(found),)
        return self.chance(found.chance), self.say("from-to", low=self.chance(found.low), high=self.chance(found.high))

    def mean_text(self, found: float | Mean) -> str:
        """A mean, with its error where it comes from games."""
        if isinstance(found, float):
            return self.number(found)
        return self.say("about", mean=self.number(found.mean), error=self.number(found.error, 3))
