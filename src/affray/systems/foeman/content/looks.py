"""How races and weapons are drawn."""

from collections.abc import Mapping
from functools import cache

from affray.core.faces.picture import Looks, LooksRow
from affray.core.reading.tables import load_table
from affray.systems.foeman.content.tables import PACKAGE


@cache
def looks() -> Mapping[str, LooksRow]:
    """How races, weapons and categories of weapons are drawn, by name; of a category what its weapons are unless they have a
    row of their own."""
    return {row.name: row for row in load_table(PACKAGE, "looks.csv", LooksRow)}


def body_of(kind: str) -> str:
    """How the body of a race is drawn.

    >>> body_of("Elf")
    'elf'
    """
    return looks()[kind].body if kind in looks() else Looks().body
