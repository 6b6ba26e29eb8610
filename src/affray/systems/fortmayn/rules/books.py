"""Books and scrolls: things that hold spells. [FT-SPELL-02 FT-FILL-05]"""

from collections.abc import Iterable

from msgspec.structs import replace

from affray.systems.fortmayn.content.people import Thing

BOOK, SCROLL, BLANK = "spell_book", "scroll", "book_blank"
BOOKS = (BOOK, SCROLL)
MOST_COPIED = 8
"""So many spells a blank book takes. [FT-FILL-07]"""
JOINED = "+"
"""Between the spells that a book is described by."""


def make_book(spells: Iterable[str], item: str = BOOK, value: int = 0) -> Thing:
    """A book or scroll with these spells.

    >>> spells_in(make_book(["mend", "terror"]))
    ('mend', 'terror')
    """
    return Thing(item, form=JOINED.join(spells), value=value)


def spells_in(thing: Thing) -> tuple[str, ...]:
    """The spells in a thing; none where it is no book."""
    return tuple(filter(None, thing.form.split(JOINED))) if thing.item in (*BOOKS, BLANK) else ()


def room_for_spells(thing: Thing) -> int:
    """How many more spells a blank book holds; 0 for any other thing. [FT-FILL-07]

    >>> room_for_spells(Thing("book_blank", form="mend")), room_for_spells(Thing("spell_book"))
    (7, 0)
    """
    return MOST_COPIED - len(spells_in(thing)) if thing.item == BLANK else 0


def with_spell_copied(thing: Thing, spell: str) -> Thing:
    """A blank book with another spell in it. [FT-FILL-07]"""
    return replace(thing, form=JOINED.join((*spells_in(thing), spell)))
