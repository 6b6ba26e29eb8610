"""Books and scrolls: things that hold spells. [FT-SPELL-02 FT-FILL-05]"""

from collections.abc import Iterable

from affray.systems.fortmayn.state import Thing

BOOK, SCROLL = "spell_book", "scroll"
BOOKS = (BOOK, SCROLL)
JOINED = "+"
"""Between the spells that a book is described by."""


def book_of(spells: Iterable[str], item: str = BOOK, value: int = 0) -> Thing:
    """A book or scroll with these spells in it.

    >>> spells_in(book_of(["mend", "terror"]))
    ('mend', 'terror')
    """
    return Thing(item, form=JOINED.join(spells), value=value)


def spells_in(thing: Thing) -> tuple[str, ...]:
    """The spells that a thing holds; none of what is no book."""
    return tuple(filter(None, thing.form.split(JOINED))) if thing.item in BOOKS else ()
