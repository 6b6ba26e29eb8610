"""How the things of a system are drawn, by its table looks.csv."""

from collections.abc import Mapping
from functools import cache, lru_cache
from typing import cast, get_args

from affray.core.faces.looks import Body, Held, Looks, LooksRow, Sign
from affray.core.reading.tables import load_table
from affray.core.words.phrase import MARK

BODIES, HELD = get_args(Body), get_args(Held)
MOST = 4096
DRAWN = "looks="
"""What the word begins with by which a name of a person's own says how it is drawn, such as `looks=spear`."""


@cache
def looks(package: str) -> Mapping[str, LooksRow]:
    """How races, creatures, weapons, kinds of weapons, obstacles and spells are drawn, by their names in the tables."""
    return {row.name: row for row in load_table(package, "looks.csv", LooksRow)}


@lru_cache(maxsize=MOST)
def body_of(package: str, *names: str) -> Body:
    """The body of the first of these names that has one; the usual one where none has.

    >>> body_of("affray.systems.melee", "stranger", "wolf"), body_of("affray.systems.melee", "stranger")
    ('wolf', 'human')
    """
    own = own_drawings(names, BODIES)
    return cast(Body, own[0]) if own else next((row.body for row in rows_of(package, names) if row.body), Looks().body)


@lru_cache(maxsize=MOST)
def held_of(package: str, *names: str, unknown: Held = "bundle") -> Held:
    """What is drawn in hand for the first of these names that is in the table; `unknown` where none is."""
    own = own_drawings(names, HELD)
    return cast(Held, own[0]) if own else next((row.held for row in rows_of(package, names)), unknown)


def sign_of(package: str, name: str) -> Sign:
    """What is drawn for a spell; empty for an unknown one."""
    return next((row.sign for row in rows_of(package, (name,))), "")


def rows_of(package: str, names: tuple[str, ...]) -> list[LooksRow]:
    """The rows of those names that have one, in their order."""
    return [looks(package)[name] for name in names if name in looks(package)]


def is_drawing(word: str) -> bool:
    """Whether a word of a name of a person's own says how it is drawn.

    >>> is_drawing("looks=spear"), is_drawing("looks=spoon"), is_drawing("hurl")
    (True, False, False)
    """
    return word.startswith(DRAWN) and word.removeprefix(DRAWN) in (*HELD, *BODIES)


def own_drawings(names: tuple[str, ...], known: tuple[str, ...]) -> list[str]:
    """What is drawn, of the codes that are known, for the names of a person's own that say so.

    >>> own_drawings(("wolf", "Mud_hound|creature|looks=cat"), get_args(Body))
    ['cat']
    """
    words = (word for name in names for word in name.split(MARK)[1:] if is_drawing(word))
    return [code for code in (word.removeprefix(DRAWN) for word in words) if code and code in known]
