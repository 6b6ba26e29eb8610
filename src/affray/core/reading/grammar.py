"""Answers by a table: the verbs of a system, each with the form that writes an answer, reads it and says what was expected."""

from collections.abc import Collection, Mapping, Sequence
from typing import Generic, TypeVar

import msgspec

from affray.core.errors import InputError
from affray.core.reading.codecs import Codec
from affray.core.reading.patterns import Pattern, Verb

A = TypeVar("A")
MOST_DIGITS = 5


class UnknownWord(InputError):
    """A text that begins with no word that answers begin with."""


class Word(msgspec.Struct, frozen=True, tag="word"):
    """An answer that is one word."""

    word: str


class Number(msgspec.Struct, frozen=True, tag="number"):
    """An inner choice of a running procedure, by its number from 0."""

    number: int


class Grammar(Generic[A]):
    """The answers of a system: words that stand alone, and verbs with their forms. `codecs` say by the names of slots how
    they are written; that of the empty name is for all other names. `forms` is the form of each verb; the `unsaid` word is not told to people."""

    def __init__(
        self, alone: Collection[str], verbs: Sequence[Verb[A]], codecs: Mapping[str, Codec], unsaid: str = ""
    ) -> None:
        self.alone, self.unsaid = alone, unsaid
        self.patterns = {verb.word: Pattern(verb, codecs) for verb in verbs}
        self.forms = {word: pattern.form for word, pattern in self.patterns.items()}
        self.of_kind: dict[type[A], list[Pattern[A]]] = {}
        for pattern in self.patterns.values():
            self.of_kind.setdefault(pattern.verb.kind, []).append(pattern)

    def pattern_of(self, answer: A) -> Pattern[A]:
        """The form that an answer is written by."""
        patterns = self.of_kind[type(answer)]
        if len(patterns) == 1:
            return patterns[0]
        return next(
            pattern
            for pattern in patterns
            if all(getattr(answer, field) == value for field, value in pattern.verb.fixed.items())
        )

    def write(self, answer: A | Word | Number) -> str:
        """The answer as text that reads back."""
        if isinstance(answer, Word):
            return answer.word
        if isinstance(answer, Number):
            return str(answer.number)
        return " ".join(self.pattern_of(answer).write(answer))

    def read(self, text: str) -> A | Word | Number:
        """The answer that a text describes. Raises InputError with the form expected, UnknownWord for any other verb."""
        bare = read_word_or_number(text, self.alone)
        if bare is not None:
            return bare
        verb, *words = text.split() or [""]
        pattern = self.patterns.get(verb.lower())
        if pattern is None:
            expected = [word for word in (*self.alone, *self.patterns) if word != self.unsaid]
            raise UnknownWord(f"answer {text.strip()!r}: expected one of {', '.join(expected)}")
        try:
            return pattern.verb.kind(**pattern.verb.fixed, **pattern.read(words))
        except (ValueError, LookupError):
            raise InputError(f"answer {text.strip()!r}: expected {pattern.form}") from None


def read_word_or_number(text: str, alone: Collection[str]) -> Word | Number | None:
    """The answer that one of these words or a number is; None for any other text.

    >>> read_word_or_number(" Drop  SHIELD", ("drop shield",)), read_word_or_number("3", ()), read_word_or_number("step N", ())
    (Word(word='drop shield'), Number(number=3), None)
    """
    plain = " ".join(text.split()).lower()
    if plain in alone:
        return Word(plain)
    if plain.isascii() and plain.isdigit() and len(plain) <= MOST_DIGITS:
        return Number(int(plain))
    return None
