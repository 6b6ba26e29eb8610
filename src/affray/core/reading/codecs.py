"""How the values in an answer stand as words: names, numbers, one of some words."""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

NOTHING = "-"
"""The word for an empty name or list."""


def write_name(text: str) -> str:
    """A name of one or more words as one word of an answer; one in quotes has them twice.

    >>> write_name("Old dog"), write_name('"Dog"')
    ('Old_dog', '""Dog""')
    """
    word = text.replace(" ", "_")
    return f'"{word}"' if is_quoted(word) else word


def read_name(text: str) -> str:
    """The name behind a word of an answer, or behind several in quotes.

    >>> read_name("Old_dog"), read_name('"Old dog"'), read_name('"Dog"')
    ('Old dog', 'Old dog', 'Dog')
    """
    return (text[1:-1] if is_quoted(text) else text).replace("_", " ")


def is_quoted(text: str) -> bool:
    """Whether a text stands in quotes."""
    return len(text) > 2 and text[0] == text[-1] == '"'


class Codec(NamedTuple):
    """How a value is written as a word and read from one. Reading raises ValueError or LookupError. `choices` are all the
    words there are, where they can be counted. One with a `form` takes all words that are left, and people read that form;
    where it is `spread` it writes and reads a sequence of words, else one text. A `number` is a whole one from 0 on; `join`
    stands between several values in one word."""

    write: Callable[..., str | Sequence[str]]
    read: Callable[..., object]
    choices: tuple[str, ...] = ()
    form: str = ""
    spread: bool = False
    number: bool = False
    join: str = ""


NAME = Codec(write_name, read_name)
NAME_OR_NOTHING = Codec(
    lambda text: write_name(text) or NOTHING, lambda word: "" if word == NOTHING else read_name(word)
)
PLAIN = Codec(str, str)
WHOLE = Codec(str, int)
MOST_DIGITS = 5


def read_count(word: str) -> int:
    """The whole number from 0 that a word is. Raises ValueError.

    >>> read_count("12")
    12
    """
    if not (word.isascii() and word.isdigit() and len(word) <= MOST_DIGITS):
        raise ValueError(f"number {word!r}: expected digits")
    return int(word)


COUNT = Codec(str, read_count, number=True)


def several_by(sign: str) -> Codec:
    """Several words as one, with a sign between them.

    >>> several_by("+").write(("Ann", "Bo")), several_by("+").read("Ann+Bo")
    ('Ann+Bo', ('Ann', 'Bo'))
    """
    return Codec(sign.join, lambda word: tuple(word.split(sign)), join=sign)


def one_by_name(values: Mapping[str, object]) -> Codec:
    """One of some words, each with what it stands for.

    >>> one_by_name({"yes": True, "no": False}).write(False), one_by_name({"yes": True, "no": False}).read("YES")
    ('no', True)
    """
    words = {value: word for word, value in values.items()}
    return Codec(words.__getitem__, lambda word: values[word.lower()], tuple(values))


def one_of(words: Sequence[str]) -> Codec:
    """One of some words, kept as its place among them.

    >>> one_of(("left", "right")).write(1), one_of(("left", "right")).read("Left")
    ('right', 0)
    """
    return Codec(words.__getitem__, lambda word: words.index(word.lower()), tuple(words))


def one_word_of(words: Sequence[str]) -> Codec:
    """One of some words, kept as it is."""
    return Codec(str, lambda word: words[words.index(word.lower())], tuple(words))
