"""What messages are told of: numbers, words and lists as Fluent takes them, and the functions that messages call.

Imported when the first sentence is said, since the library takes a while to load.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from functools import lru_cache

from babel import Locale
from fluent.runtime.types import FluentInt, FluentType

from affray.core.words.numbers import local_dice, local_number, local_place

Part = str | FluentType


LARGEST = 10**15
"""Beyond it the library cannot format a number."""


class Whole(FluentInt):
    """A whole number without separators, which reads alike in all languages: nothing is to be looked up to write it."""

    def format(self, locale: Locale) -> str:
        """Its digits."""
        return str(int(self))


@lru_cache(maxsize=4096)
def whole_number(number: int) -> Part:
    """A whole number: chooses plurals, and reads without separators; a huge one is a text of digits."""
    return Whole(number) if abs(number) < LARGEST else str(int(number))


class Word(FluentType):
    """A word of the catalogue: chosen by its code, read by its text, with forms such as `acc` for other cases."""

    def __init__(self, code: str, text: str, forms: Callable[[str], str]) -> None:
        self.code, self.text, self.forms = code, text, forms

    def __eq__(self, other: object) -> bool:
        """Whether the other is the code: what a selector asks."""
        return other == self.code

    def __hash__(self) -> int:
        return hash(self.code)

    def format(self, locale: Locale) -> str:
        """Its text."""
        return self.text


class Listing(FluentType):
    """Several things: read as a list in words, joined otherwise by JOIN, counted by COUNT."""

    def __init__(self, parts: Sequence[Part], join: Callable[[Sequence[str]], str]) -> None:
        self.parts, self.join = parts, join

    def format(self, locale: Locale) -> str:
        """The parts as a list in words."""
        return self.join([part_text(part, locale) for part in self.parts])


class Joined(FluentType):
    """Several things with the same text between them."""

    def __init__(self, parts: Sequence[Part], between: str) -> None:
        self.parts, self.between = parts, between

    def format(self, locale: Locale) -> str:
        """The parts with the text between them."""
        return self.between.join(part_text(part, locale) for part in self.parts)


class Tally(FluentType):
    """Several things: read as a list in words that names what is there several times once, with its number."""

    def __init__(self, listing: Listing) -> None:
        self.listing = listing

    def format(self, locale: Locale) -> str:
        """The different parts as a list in words."""
        counts = Counter(part_text(part, locale) for part in self.listing.parts)
        return self.listing.join([text if n == 1 else f"{n} × {text}" for text, n in counts.items()])


def part_text(part: Part, locale: Locale) -> str:
    """The text of a part."""
    return part if isinstance(part, str) else part.format(locale)


def form(value: object, case: str) -> Part:
    """A word, or each word of a list, in another form: `FORM($item, "acc")`. Raises TypeError, LookupError."""
    if isinstance(value, Listing):
        return Listing([form(part, case) for part in value.parts], value.join)
    if isinstance(value, Word):
        return value.forms(case)
    raise TypeError(f"FORM takes a word of the catalogue, not {type(value).__name__}")


def join(value: object, between: str) -> Part:
    """A list with a text between its parts: `JOIN($dice, " ")`. Raises TypeError."""
    if isinstance(value, Listing):
        return Joined(value.parts, between)
    raise TypeError(f"JOIN takes a list, not {type(value).__name__}")


def count(value: object) -> Part:
    """How many parts a list has: `COUNT($foes)`. Raises TypeError."""
    if isinstance(value, Listing):
        return whole_number(len(value.parts))
    raise TypeError(f"COUNT takes a list, not {type(value).__name__}")


def tally(value: object) -> Part:
    """A list that names equal parts once, with their number: `TALLY($items)`. Raises TypeError."""
    if isinstance(value, Listing):
        return Tally(value)
    raise TypeError(f"TALLY takes a list, not {type(value).__name__}")


class Written(FluentType):
    """A text such as a number that each language writes in its own way."""

    def __init__(self, text: str, write: Callable[[str, str], str]) -> None:
        self.text, self.write = text, write

    def format(self, locale: Locale) -> str:
        """The text as the language writes it."""
        return self.write(self.text, locale.language)


def signed_number(value: object) -> Part:
    """A number with its sign: `SIGNED($value)`. Raises TypeError."""
    if isinstance(value, int):
        return Written(f"{int(value):+d}", local_number)
    raise TypeError(f"SIGNED takes a number, not {type(value).__name__}")


def decimal(value: object) -> Part:
    """A number that may have decimals, or each of a list: `DECIMAL($points)`. Raises TypeError."""
    if isinstance(value, Listing):
        return Listing([decimal(part) for part in value.parts], value.join)
    if isinstance(value, str):
        return Written(value, local_number)
    raise TypeError(f"DECIMAL takes a number as text, not {type(value).__name__}")


def place(value: object) -> Part:
    """A place given as two numbers with a comma between them: `PLACE($at)`. Raises TypeError."""
    if isinstance(value, str):
        return Written(value, local_place)
    raise TypeError(f"PLACE takes a place as text, not {type(value).__name__}")


def dice(value: object) -> Part:
    """Dice given as a text such as 3d8: `DICE($dice)`. Raises TypeError."""
    if isinstance(value, str):
        return Written(value, local_dice)
    raise TypeError(f"DICE takes dice as text, not {type(value).__name__}")


def blanks_in(form_text: Callable[[str], str]) -> Callable[[object], Part]:
    """`BLANKS($form)` of a language: the form of an answer with its blanks there. The function raises TypeError."""

    def blanks(value: object) -> Part:
        if isinstance(value, str | Word):
            return form_text(value if isinstance(value, str) else value.text)
        raise TypeError(f"BLANKS takes a form as text, not {type(value).__name__}")

    return blanks


FUNCTIONS: dict[str, Callable[..., Part]] = {
    "FORM": form,
    "JOIN": join,
    "COUNT": count,
    "TALLY": tally,
    "SIGNED": signed_number,
    "DECIMAL": decimal,
    "PLACE": place,
    "DICE": dice,
}
"""What messages may call, besides Fluent's own and `blanks_in` their language."""
