"""The characters that ship."""

from collections.abc import Mapping
from functools import cache

import msgspec

from affray.core.reading.tables import load_table
from affray.systems.fortmayn.content.house_rules import PACKAGE
from affray.systems.fortmayn.roster.adventurer import NO_THING, NONE, Hero, from_table

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
def ready_made() -> Mapping[str, Hero]:
    """The characters that ship, by name."""
    return {row.name: hero(row) for row in load_table(PACKAGE, "ready_made.csv", ReadyRow)}


def hero(row: ReadyRow) -> Hero:
    """The character of a row."""
    lists = {key: listed(getattr(row, key)) for key in ("weapons", "slung", "gear", "spells", "attachments")}
    return from_table({**msgspec.to_builtins(row), **lists}, row.name)


def listed(cell: str) -> tuple[str, ...]:
    """The items of a cell.

    >>> listed("rope_50ft;torches_6"), listed("")
    (('rope_50ft', 'torches_6'), ())
    """
    return tuple(part for part in cell.split(BETWEEN) if part not in ("", NO_THING))
