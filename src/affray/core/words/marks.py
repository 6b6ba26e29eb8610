"""The letters that stand for figures and units on a board, the same at the terminal and on the page.

The page has these rules too (`marks.ts`); `tests/kept/marks.json` holds both to the same letters.
"""

from collections.abc import Sequence
from string import ascii_lowercase, digits
from typing import Protocol

ARTICLES = ("the", "a", "an", "der", "die", "das", "ein", "eine")
"""First words of names that say nothing of who it is."""
NAMELESS, SHARED = "?", "+"
"""The mark of a name without letters, and that of units for which no sign is left."""


class Marked(Protocol):
    """A figure or unit that has a mark."""

    @property
    def id(self) -> str:
        """Its name."""

    @property
    def side(self) -> int:
        """The index of its side."""


def bare_name(name: str) -> str:
    """The letters and digits of a name without its article.

    >>> bare_name("The Professor"), bare_name("Grey wolf 2"), bare_name("The")
    ('Professor', 'Greywolf2', 'The')
    """
    first, _, rest = name.partition(" ")
    own = rest if rest and first.lower() in ARTICLES else name
    return "".join(letter for letter in own if letter.isalnum()) or NAMELESS


def figure_marks(figures: Sequence[Marked]) -> dict[str, str]:
    """One or two letters for each figure that no other figure has: capitals for even sides, small for odd ones. Of several
    that begin alike one with a number has that beside its first letter."""
    found: dict[str, str] = {}
    names = {figure.id: bare_name(figure.id) for figure in figures}
    begun = [name[0].lower() for name in names.values()]
    for figure in figures:
        name = names[figure.id]
        first, rest = name[0], name[1:]
        numbers = [letter for letter in reversed(rest) if letter in digits]
        wanted = [first + letter for letter in (*numbers, *rest, *digits)]
        taken = {mark.lower() for mark in found.values()}
        alone = [first] if begun.count(first.lower()) == 1 else wanted
        mark = next((mark for mark in alone if mark.lower() not in taken), name)
        found[figure.id] = in_case(mark, figure)
    return found


def unit_marks(units: Sequence[Marked]) -> dict[str, str]:
    """One letter for each unit: capitals for even sides, small ones for odd; a letter serves two units only where all others
    are taken, and then in its two forms, and a digit where no letter is left."""
    found: dict[str, str] = {}
    for unit in units:
        name = [letter for letter in bare_name(unit.id).lower() if letter in ascii_lowercase]
        wanted = [in_case(letter, unit) for letter in (*name, *ascii_lowercase)]
        taken = set(found.values())
        alone = [letter for letter in wanted if not {letter.lower(), letter.upper()} & taken]
        left = [letter for letter in (*wanted, *digits) if letter not in taken]
        found[unit.id] = (alone or left or [SHARED])[0]
    return found


def in_case(mark: str, figure: Marked) -> str:
    """A mark in capitals for even sides, in small letters for odd ones."""
    return mark.lower() if figure.side % 2 else mark.upper()
