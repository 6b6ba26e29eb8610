"""The ready-made figures as adventurers."""

from collections.abc import Mapping
from functools import cache

from affray.systems.foeman.content.kinds import NONE
from affray.systems.foeman.content.tables import roster
from affray.systems.foeman.roster.adventurer import Adventurer


@cache
def ready_made() -> Mapping[str, Adventurer]:
    """Every ready-made figure by name (filler).

    >>> ready_made()["Man-at-arms"].off
    'Large Shield'
    """
    found: dict[str, Adventurer] = {}
    for row in roster().values():
        first, *others = row.weapons.split(";")
        shield = "" if row.shield == NONE else row.shield
        found[row.name] = Adventurer(
            name=row.name, race=row.race, st=row.st, dx=row.dx, iq=row.iq, handed="right", armor=row.armor, main=first,
            off=shield, carried=tuple(others),
        )  # fmt: skip
    return found
