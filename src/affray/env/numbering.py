"""The numbers that stand for the words of answers: what a learner chooses from, the same from game to game.

An answer is asked for word by word as it is written, such as `strike`, `Orc`, `3`. A word has the same number wherever it
stands: 0 ends an answer that could go on; then come OTHERS places for words that have no number of their own, by their order
in the list; then the whole numbers from 0, the names of the scenario's figures, and the words of the system's answers.
"""

import re
from collections.abc import Iterable
from typing import Generic, TypeVar

from affray.core import System
from affray.core.faces.picture import picture_figures

S = TypeVar("S")
A = TypeVar("A")
END = 0
"""The number that ends an answer which could go on."""
OTHERS = 32
"""So many places there are for words without a number of their own: the numbers 1 to OTHERS."""
NUMBERS = 100
"""The whole numbers below it have a number of their own; a fraction counts as its whole part."""
FIRST_NUMBER = 1 + OTHERS
FIRST_NAME = FIRST_NUMBER + NUMBERS
MOST_KEPT = 100_000
"""So many answers are kept with their words."""
WORD = re.compile(r'"[^"]*"|[^\s"]+')
DECIMALS = re.compile(r"\d+(\.\d+)?([,;]\d+(\.\d+)?)*")
Word = int | str
"""A word of an answer: its number, or itself where it has none."""


class Numbering(Generic[S, A]):
    """The numbers for games of a system that begin with this position."""

    def __init__(self, system: System[S, A], start: S) -> None:
        self.system = system
        names = (figure.id for figure in picture_figures(system.words.picture(start)))
        words = dict.fromkeys(map(plain_word, (*names, *system.answer_words)))
        self.known = tuple(word for word in words if not DECIMALS.fullmatch(word))
        self.numbers = {word: FIRST_NAME + place for place, word in enumerate(self.known)}
        self.size = FIRST_NAME + len(self.known)
        self.kept: dict[A, tuple[Word, ...]] = {}

    def words(self, answer: A) -> tuple[Word, ...]:
        """The words of an answer."""
        found = self.kept.get(answer)
        if found is None:
            if len(self.kept) >= MOST_KEPT:
                self.kept.clear()
            found = self.kept[answer] = tuple(self.words_of(self.system.write_answer(answer)))
        return found

    def words_of(self, text: str) -> Iterable[Word]:
        """The words of a text; places such as `8,3` are one for each number."""
        for word in WORD.findall(text):
            if DECIMALS.fullmatch(word):
                yield from map(self.number, re.split("[,;]", word))
            else:
                yield self.number(word)

    def number(self, word: str) -> Word:
        """The number of a word; the word itself where it has none."""
        if DECIMALS.fullmatch(word):
            whole = int(word.partition(".")[0])
            return FIRST_NUMBER + whole if whole < NUMBERS else word
        return self.numbers.get(plain_word(word), word)

    def meaning(self, number: int) -> str:
        """What a number stands for, such as `strike`. Raises ValueError for none.

        Of those places that stand for no word of their own it says the place.
        """
        if not 0 <= number < self.size:
            raise ValueError(f"action {number}: expected 0 to {self.size - 1}")
        if number == END:
            return "(end)"
        if number < FIRST_NUMBER:
            return f"other {number}"
        return str(number - FIRST_NUMBER) if number < FIRST_NAME else self.known[number - FIRST_NAME]


def plain_word(word: str) -> str:
    """A word as it is looked up: names with spaces are written with `_` or in quotes.

    >>> plain_word('"Rat tide"') == plain_word("Rat_tide")
    True
    """
    return word.strip('"').replace("_", " ")
