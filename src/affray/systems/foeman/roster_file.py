"""A roster of Foeman as JSON: versioned, read whole or not at all."""

from collections.abc import Iterable

from affray.core import roster_file
from affray.systems.foeman.adventurer import Adventurer
from affray.systems.foeman.folk import folk

KEY = "foeman"


def write_roster(figures: Iterable[Adventurer]) -> bytes:
    """The figures as a roster file; the same figures give the same bytes."""
    return roster_file.write_roster(figures, KEY, KEY)


def read_roster(data: bytes, source: str) -> tuple[Adventurer, ...]:
    """The figures of a roster file.

    Raises InputError, in one line with everything that is wrong, for a file of another format or a newer version, an
    unknown key or item, a figure that breaks a rule or is there twice.
    """
    return roster_file.read_roster(data, source, folk(), KEY, KEY)
