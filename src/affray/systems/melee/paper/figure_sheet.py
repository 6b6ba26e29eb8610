"""A figure on paper: its attributes, boxes for hits and fatigue, load, weapons, spells."""

from affray.core.faces.paper import Block, Lines, PrintedPage, Space, Track
from affray.core.words.phrase import Phrase
from affray.systems.melee.content.codes import DEAD, UNCONSCIOUS
from affray.systems.melee.content.house_rules import PLAIN, House
from affray.systems.melee.position import figures
from affray.systems.melee.roster.adventurer import Adventurer
from affray.systems.melee.roster.maker_sheet import lone_figure_state, making_sheet
from affray.systems.melee.rules.injury import is_low, status_of
from affray.systems.melee.words.rows import making_phrase

NOTES = 4


def sheet_page(adventurer: Adventurer, house: House = PLAIN) -> PrintedPage:
    """The sheet of an adventurer whose race, things and spells are known, on one page to write on.

    [CM-ATTR-03 CM-INJ-01 CM-INJ-02 CM-INJ-03 CM-FAT-01 CM-FAT-04]
    """
    pool = figures.pool_of(lone_figure_state(adventurer, house), 0)
    blocks: tuple[Block, ...] = (
        Track(
            making_phrase("leaf-strength", st=adventurer.st),
            adventurer.st,
            adventurer.wounds,
            hit_marks(adventurer),
            HIT_CLAUSES,
        ),
        Track(
            making_phrase("leaf-fatigue"),
            pool,
            adventurer.fatigue,
            ((pool, making_phrase("leaf-exhausted")),),
            ("CM-FAT-01", "CM-FAT-04"),
        ),
        *(Lines(title, rows) for title, rows in making_sheet(adventurer, house).groups),
        Space(making_phrase("leaf-notes"), NOTES),
    )
    return PrintedPage(
        making_phrase("leaf", who=adventurer.name),
        blocks,
        making_phrase("leaf-beside", race=adventurer.race, gained=adventurer.gained),
    )


HIT_CLAUSES = ("CM-ATTR-03", "CM-INJ-01", "CM-INJ-02", "CM-INJ-03")


def hit_marks(adventurer: Adventurer) -> tuple[tuple[int, Phrase], ...]:
    """At which hit the figure is slowed, falls unconscious, dies. [CM-INJ-01 CM-INJ-02 CM-INJ-03]"""
    marks: list[tuple[int, Phrase]] = []
    low = next(hits for hits in range(adventurer.st + 1) if is_low(adventurer.st - hits))
    down = next(hits for hits in range(adventurer.st + 1) if status_of(adventurer.st - hits) == UNCONSCIOUS)
    dead = next(hits for hits in range(adventurer.st + 1) if status_of(adventurer.st - hits) == DEAD)
    for hits, name in ((low, "low"), (down, "down"), (dead, "dead")):
        if hits > 0:
            marks.append((hits, making_phrase(f"leaf-{name}")))
    return tuple(marks)
