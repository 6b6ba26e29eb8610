"""The lines of the account, and the rolls beside them, as messages have them."""

import msgspec

from affray.core.faces.happenings import Happening
from affray.core.faces.throw_picture import Throw
from affray.referee.event import Modifier


class Line(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line of the account."""

    level: int
    """How deep it stands."""
    text: str
    """Its words."""
    code: str = ""
    """The code of its event."""
    clauses: tuple[str, ...] = ()
    """The clauses it rests on."""
    dice: tuple[int, ...] = ()
    """The dice thrown."""
    parts: tuple[Modifier, ...] = ()
    """The sum behind a number."""
    changes: tuple[Modifier, ...] = ()
    """What changed single dice, beside that sum."""
    throw: Throw | None = None
    """How the dice are drawn."""
    happening: Happening | None = None
    """What of it is seen on the board."""


class Rolled(msgspec.Struct, frozen=True, omit_defaults=True):
    """A roll: its faces as people read them in the order thrown, the size of each die, and for dice of the stream which word
    of it each is (docs/hosts/fair-dice.md)."""

    faces: tuple[int, ...]
    die: int
    draws: tuple[int, ...] = ()
