"""What the text of an answer is made of in every system: a word, a number, or a verb and what its form asks for."""

from collections.abc import Callable, Collection, Mapping
from typing import TypeVar

import msgspec

from affray.core.errors import InputError

A = TypeVar("A")
Reader = Callable[[list[str]], A]
"""Reads the words after a verb. Raises ValueError or LookupError for words that its form does not ask for."""
MOST_DIGITS = 5


class UnknownWord(InputError):
    """A text that begins with no word that answers begin with."""


class Word(msgspec.Struct, frozen=True, tag="word"):
    """An answer that is one word."""

    word: str


class Number(msgspec.Struct, frozen=True, tag="number"):
    """An inner choice of a running procedure, by its number from 0."""

    number: int


def name(text: str) -> str:
    """A name of one or more words as one word of an answer."""
    return text.replace(" ", "_")


def unname(text: str) -> str:
    """The name behind a word of an answer."""
    return text.replace("_", " ")


def only(words: list[str]) -> str:
    """The one word there is. Raises ValueError."""
    (word,) = words
    return word


def read_bare(text: str, words: Collection[str]) -> Word | Number | None:
    """The answer that one of these words or a number is; None for any other text.

    >>> read_bare(" Drop  SHIELD", ("drop shield",)), read_bare("3", ()), read_bare("step N", ())
    (Word(word='drop shield'), Number(number=3), None)
    """
    plain = " ".join(text.split()).lower()
    if plain in words:
        return Word(plain)
    if plain.isascii() and plain.isdigit() and len(plain) <= MOST_DIGITS:
        return Number(int(plain))
    return None


def read_verb(text: str, words: Collection[str], forms: Mapping[str, str], readers: Mapping[str, Reader[A]]) -> A:
    """The answer of a verb and what follows it; `words` are the answers that stand alone, `forms` what is expected of each
    verb. Raises InputError with the form expected, UnknownWord for any other verb."""
    verb, *rest = text.split() or [""]
    if verb.lower() not in forms:
        raise UnknownWord(f"answer {text.strip()!r}: expected one of {', '.join((*words, *forms))}")
    try:
        return readers[verb.lower()](rest)
    except InputError:
        raise
    except (ValueError, LookupError):
        raise InputError(f"answer {text.strip()!r}: expected {forms[verb.lower()]}") from None
