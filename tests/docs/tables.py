"""The tables of the documents that are worked out: between two marks a page shows what a reference card says."""

import json
import re
from collections.abc import Iterable, Iterator
from typing import NamedTuple

import msgspec

from affray.core.faces.paper import Cell, Grid
from affray.core.facts import OptionFact
from affray.core.reading.position import APART
from affray.core.reading.schemas import Texts, module_texts
from affray.core.words.texts import ENGLISH, Catalogue, slug
from affray.systems.foeman import notation as foeman
from affray.systems.melee import SYSTEM
from affray.systems.melee import notation as melee
from affray.systems.melee.content.tables import spells
from affray.systems.melee.paper.magic_and_beasts import spell_grid
from affray.systems.wargame.words.facts import TEXTS as BATTLE_TEXTS
from affray.systems.wargame.words.facts import facts as battle_facts

MARKED = re.compile(r"<!-- table: (?P<name>[\w-]+) -->\n(?P<text>.*?)<!-- end -->\n", re.DOTALL)
SMALL = "paper-"


SIDES = "The names of the sides; in all other keys a side is its index, from 0."
FIGURE = {"side": "The index of its side."}


def head_texts(phases: Iterable[str]) -> Texts:
    """What the first part of a position's text holds otherwise than the state."""
    return {"sides": SIDES, "phase": f"One of {', '.join(f'`{phase}`' for phase in phases)}."}


POSITIONS: dict[str, tuple[type[msgspec.Struct], tuple[type, ...], Texts]] = {
    "foeman-position-head": (foeman.TEXT.head, (foeman.TEXT.head,), head_texts(foeman.TEXT.phases)),
    "foeman-position-figure": (foeman.FIGURES.flat, foeman.FIGURES.kinds, FIGURE),
    "melee-position-head": (melee.TEXT.head, (melee.TEXT.head,), head_texts(melee.TEXT.phases)),
    "melee-position-figure": (melee.FIGURE.flat, melee.FIGURE.kinds, FIGURE),
}
"""The fields of a part of a position's text and the types that hold them, by the name of its table."""


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
    if name in POSITIONS:
        return position_table(*POSITIONS[name])
    grids = {
        block.title.id.removeprefix(SMALL): block
        for leaf in SYSTEM.paper.cards({})
        for block in leaf.blocks
        if isinstance(block, Grid)
    }
    return markdown({**grids, "spells": spell_grid(spells().values())}[name])


def position_table(fields: type[msgspec.Struct], kinds: Iterable[type], own: Texts) -> str:
    """The keys of a part of a position's text as Markdown: the ordinary value, and what the sources of these types, or the
    document itself, say of each."""
    texts: dict[str, str] = {}
    for kind in kinds:
        texts |= module_texts(kind.__module__)[kind.__qualname__]
    texts |= own
    rows = ["| Key | If left out | |\n", "|---|---|---|\n"]
    for field in msgspec.structs.fields(fields):
        if field.name in APART or field.name == "id":
            continue
        usual = (
            ""
            if field.required
            else "`start`"
            if field.name == "phase"
            else f"`{json.dumps(msgspec.to_builtins(field.default))}`"
        )
        rows.append(f"| `{field.name}` | {usual} | {texts[field.name]} |\n")
    return "\n" + "".join(rows) + "\n"


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
    head = [SYSTEM.words.phrase(phrase) for phrase in grid.head]
    rows = [head, ["---"] * len(head), *([said(cell) for cell in row] for row in grid.rows)]
    note = f"\n{SYSTEM.words.phrase(grid.note)}\n" if grid.note else ""
    return "\n" + "".join(f"| {' | '.join(row)} |\n" for row in rows) + note + "\n"


def said(cell: Cell) -> str:
    """What stands in a cell, with the smaller word behind it."""
    small = f" ({SYSTEM.words.phrase(cell.small)})" if cell.small else ""
    return SYSTEM.words.phrase(cell.text) + small
