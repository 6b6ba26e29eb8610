"""The ready-made figures: fighters, archers, pole fighters and wizards (filler)."""

from collections.abc import Mapping
from functools import cache

import msgspec

from affray.core.reading.tables import load_table
from affray.systems.melee.content.house_rules import PACKAGE
from affray.systems.melee.roster.adventurer import Adventurer

PARTED = ";"


class ReadyRow(msgspec.Struct, frozen=True):
    """A row of ready_made.csv; lists are parted by semicolons."""

    name: str
    race: str
    st: int
    dx: int
    iq: int
    wis: int
    armor: str
    shield: str
    weapons: str = ""
    slung: str = ""
    gear: str = ""
    pack: str = ""
    spells: str = ""


def listed(cell: str) -> tuple[str, ...]:
    """The ids of a cell.

    >>> listed("dagger;rapier"), listed("")
    (('dagger', 'rapier'), ())
    """
    return tuple(part for part in cell.split(PARTED) if part)


@cache
def ready_made() -> Mapping[str, Adventurer]:
    """Every ready-made figure by name.

    >>> ready_made()["Swordsman"].weapons
    ('broadsword',)
    """
    return {
        row.name: Adventurer(
            row.name,
            row.race,
            row.st,
            row.dx,
            row.iq,
            row.wis if row.wis > row.iq else 0,
            row.armor,
            row.shield,
            listed(row.weapons),
            listed(row.slung),
            listed(row.gear),
            listed(row.pack),
            listed(row.spells),
        )
        for row in load_table(PACKAGE, "ready_made.csv", ReadyRow)
    }
