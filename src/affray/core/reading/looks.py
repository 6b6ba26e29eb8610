"""How the things of a system are drawn, by its table looks.csv."""

from collections.abc import Mapping
from functools import cache

from affray.core.faces.looks import Body, Held, Looks, LooksRow, Sign
from affray.core.reading.tables import load_table


@cache
def looks(package: str) -> Mapping[str, LooksRow]:
    """How races, creatures, weapons, kinds of weapons, obstacles and spells are drawn, by their names in the tables."""
    return {row.name: row for row in load_table(package, "looks.csv", LooksRow)}


def body_of(package: str, *names: str) -> Body:
    """The body of the first of these names that has one; the usual one where none has.

    >>> body_of("affray.systems.melee", "stranger", "wolf"), body_of("affray.systems.melee", "stranger")
    ('wolf', 'human')
    """
    return next((row.body for row in rows_of(package, names) if row.body), Looks().body)


def held_of(package: str, *names: str, unknown: Held = "bundle") -> Held:
    """What is drawn in hand for the first of these names that is in the table; `unknown` where none is."""
    return next((row.held for row in rows_of(package, names)), unknown)


def sign_of(package: str, name: str) -> Sign:
    """What is drawn for a spell; empty for an unknown one."""
    return next((row.sign for row in rows_of(package, (name,))), "")


def rows_of(package: str, names: tuple[str, ...]) -> list[LooksRow]:
    """The rows of those names that have one, in their order."""
    return [looks(package)[name] for name in names if name in looks(package)]
