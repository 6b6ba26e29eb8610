"""The ready-made figures: fighters, archers, pole fighters and wizards (filler)."""

from collections.abc import Mapping
from functools import cache

import msgspec

from affray.core.reading.tables import load_table
from affray.systems.melee.content.house_rules import PACKAGE
from affray.systems.melee.roster.adventurer import Adventurer

PARTED = ";"


class ReadyRow(msgspec.Struct, frozen=True):
    """A row of ready_made.csv. Semicolons part the items of a list."""

    name: str
    """Its name."""
    race: str
    """Its race, of races.csv."""
    st: int
    """ST."""
    dx: int
    """DX."""
    iq: int
    """IQ."""
    wis: int
    """WIS; no more than IQ counts as none of its own."""
    armor: str
    """Worn armor."""
    shield: str
    """Its shield."""
    weapons: str = ""
    """Weapons in its hands, a list."""
    slung: str = ""
    """Weapons at hand but not ready, a list."""
    gear: str = ""
    """Things on its belt, a list."""
    pack: str = ""
    """Its pack with what is in it, a list."""
    spells: str = ""
    """Spells that it knows, a list."""


def cell_items(cell: str) -> tuple[str, ...]:
    """The ids of a cell.

    >>> cell_items("dagger;rapier"), cell_items("")
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
            name=row.name,
            race=row.race,
            st=row.st,
            dx=row.dx,
            iq=row.iq,
            wis=row.wis if row.wis > row.iq else 0,
            armor=row.armor,
            shield=row.shield,
            weapons=cell_items(row.weapons),
            slung=cell_items(row.slung),
            gear=cell_items(row.gear),
            pack=cell_items(row.pack),
            spells=cell_items(row.spells),
        )
        for row in load_table(PACKAGE, "ready_made.csv", ReadyRow)
    }
