"""The characters that ship."""

from collections.abc import Mapping
from functools import cache

import msgspec

from affray.core.reading.fields import convert
from affray.core.reading.record_lines import NO_THING
from affray.core.reading.tables import load_table
from affray.systems.fortmayn.content.house_rules import PACKAGE
from affray.systems.fortmayn.roster.adventurer import NONE, Adventurer

BETWEEN = ";"


class ReadyRow(msgspec.Struct, frozen=True):
    """A row of ready_made.csv; several things of a cell stand between semicolons."""

    name: str
    """The name."""
    race: str
    """The name of its type."""
    body: int
    """BODY Dice."""
    head: int
    """HEAD Dice."""
    thrown: str
    """The coins thrown."""
    armor: str = NONE
    """The word of its armor."""
    shield: str = NONE
    """The word of its shield."""
    weapons: str = ""
    """What it holds."""
    slung: str = ""
    """What it has slung."""
    gear: str = ""
    """What it carries."""
    spells: str = ""
    """The ids of its spells."""
    attachments: str = ""
    """What it is attached to."""


@cache
def ready_made() -> Mapping[str, Adventurer]:
    """The characters that ship, by name."""
    return {row.name: adventurer_from_row(row) for row in load_table(PACKAGE, "ready_made.csv", ReadyRow)}


def adventurer_from_row(row: ReadyRow) -> Adventurer:
    """The character of a row."""
    lists = {key: cell_items(getattr(row, key)) for key in ("weapons", "slung", "gear", "spells", "attachments")}
    return convert({**msgspec.to_builtins(row), **lists}, Adventurer, row.name)


def cell_items(cell: str) -> tuple[str, ...]:
    """The items of a cell.

    >>> cell_items("rope_50ft;torches_6"), cell_items("")
    (('rope_50ft', 'torches_6'), ())
    """
    return tuple(part for part in cell.split(BETWEEN) if part not in ("", NO_THING))
