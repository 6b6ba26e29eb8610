"""The tables of the documents that are worked out: between two marks a page shows what a reference card says."""

import re
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from affray.core.faces.paper import Cell, Grid
from affray.core.facts import OptionFact
from affray.core.words.texts import ENGLISH, Catalogue, slug
from affray.systems.melee import SYSTEM
from affray.systems.melee.content.tables import spells
from affray.systems.melee.paper.magic_and_beasts import spell_grid
from affray.systems.wargame.words.facts import TEXTS as BATTLE_TEXTS
from affray.systems.wargame.words.facts import facts as battle_facts

MARKED = re.compile(r"<!-- table: (?P<name>[\w-]+) -->\n(?P<text>.*?)<!-- end -->\n", re.DOTALL)
SMALL = "paper-"


class Table(NamedTuple):
    """A table on a page: its name, what it shows, and where that starts and ends."""

    name: str
    shown: str
    start: int
    end: int


def tables(page: str) -> Iterator[Table]:
    """The marked tables of a page, in order."""
    for found in MARKED.finditer(page):
        yield Table(found["name"], found["text"], found.start("text"), found.end("text"))


def table_of(name: str) -> str:
    """A table as Markdown: one of the reference cards by the end of its title's id, or one that no card has as a whole.
    Raises KeyError for an unknown one."""
    if name == "all-house-rules":
        return house_rules(SYSTEM.facts.options, SYSTEM.words.texts)
    if name == "wargame-house-rules":
        return house_rules(battle_facts().options, BATTLE_TEXTS)
    grids = {
        block.title.id.removeprefix(SMALL): block
        for leaf in SYSTEM.paper.cards({})
        for block in leaf.blocks
        if isinstance(block, Grid)
    }
    return markdown({**grids, "spells": spell_grid(spells().values())}[name])


def house_rules(options: Iterable[OptionFact], texts: Catalogue) -> str:
    """Every house rule of a system as Markdown: its values, the first of which is the reading taken, and what it decides."""
    head = ("House rule", "Values, the first is the reading taken", "What it decides", "Clause")
    rows = [head, ("---",) * len(head)]
    for fact in options:
        values = (fact.default, *(value for value in fact.values if value != fact.default))
        effect = texts.say(ENGLISH, f"effect-{slug(fact.name)}")
        rows.append((f"`{fact.name}`", ", ".join(f"`{value}`" for value in values), effect, fact.clause))
    return "\n" + "".join(f"| {' | '.join(row)} |\n" for row in rows) + "\n"


def markdown(grid: Grid) -> str:
    """A table as Markdown, in English, with its note below."""
    head = [SYSTEM.words.phrase(one) for one in grid.head]
    rows = [head, ["---"] * len(head), *([said(cell) for cell in row] for row in grid.rows)]
    note = f"\n{SYSTEM.words.phrase(grid.note)}\n" if grid.note else ""
    return "\n" + "".join(f"| {' | '.join(row)} |\n" for row in rows) + note + "\n"


def said(cell: Cell) -> str:
    """What stands in a cell, with the smaller word behind it."""
    small = f" ({SYSTEM.words.phrase(cell.small)})" if cell.small else ""
    return SYSTEM.words.phrase(cell.text) + small
