"""How the values in an answer stand as words: names, numbers, one of some words."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

NOTHING = "-"
"""The word for an empty name or list."""


def write_name(text: str) -> str:
    """A name of one or more words as one word of an answer."""
    return text.replace(" ", "_")


def read_name(text: str) -> str:
    """The name behind a word of an answer."""
    return text.replace("_", " ")


class Codec(NamedTuple):
    """How a value is written as a word and read from one. Reading raises ValueError or LookupError. `choices` are all the
    words there are, where they can be counted. One with a `form` takes all words that are left, and people read that form."""

    write: Callable[..., str]
    read: Callable[[str], object]
    choices: tuple[str, ...] = ()
    form: str = ""


NAME = Codec(write_name, read_name)
NAME_OR_NOTHING = Codec(
    lambda text: write_name(text) or NOTHING, lambda word: "" if word == NOTHING else read_name(word)
)
PLAIN = Codec(str, str)
WHOLE = Codec(str, int)


def one_of(words: Sequence[str]) -> Codec:
    """One of some words, kept as its place among them.

    >>> one_of(("left", "right")).write(1), one_of(("left", "right")).read("Left")
    ('right', 0)
    """
    return Codec(words.__getitem__, lambda word: words.index(word.lower()), tuple(words))


def one_word_of(words: Sequence[str]) -> Codec:
    """One of some words, kept as it is."""
    return Codec(str, lambda word: words[words.index(word.lower())], tuple(words))
