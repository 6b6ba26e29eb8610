"""A figure on paper: its attributes, boxes for hits and fatigue, load, weapons, spells."""

from affray.core.faces.paper import Block, Leaf, Lines, Space, Track
from affray.core.words.phrase import Phrase
from affray.systems.melee.content.codes import DEAD, UNCONSCIOUS
from affray.systems.melee.content.house_rules import PLAIN, House
from affray.systems.melee.position import figures
from affray.systems.melee.roster.adventurer import Adventurer
from affray.systems.melee.roster.maker_sheet import alone, making_sheet
from affray.systems.melee.rules.injury import is_low, status_of
from affray.systems.melee.words.rows import word

NOTES = 4


def figure_leaf(one: Adventurer, house: House = PLAIN) -> Leaf:
    """The sheet of an adventurer whose race, things and spells are known, on one page to write on.

    [CM-ATTR-03 CM-INJ-01 CM-INJ-02 CM-INJ-03 CM-FAT-01 CM-FAT-04]
    """
    pool = figures.pool_of(alone(one, house), 0)
    blocks: tuple[Block, ...] = (
        Track(word("leaf-strength", st=one.st), one.st, one.wounds, hit_marks(one), HIT_CLAUSES),
        Track(word("leaf-fatigue"), pool, one.fatigue, ((pool, word("leaf-exhausted")),), ("CM-FAT-01", "CM-FAT-04")),
        *(Lines(title, rows) for title, rows in making_sheet(one, house).groups),
        Space(word("leaf-notes"), NOTES),
    )
    return Leaf(word("leaf", who=one.name), blocks, word("leaf-beside", race=one.race, gained=one.gained))


HIT_CLAUSES = ("CM-ATTR-03", "CM-INJ-01", "CM-INJ-02", "CM-INJ-03")


def hit_marks(one: Adventurer) -> tuple[tuple[int, Phrase], ...]:
    """At which hit the figure is slowed, falls unconscious, dies. [CM-INJ-01 CM-INJ-02 CM-INJ-03]"""
    marks: list[tuple[int, Phrase]] = []
    low = next(hits for hits in range(one.st + 1) if is_low(one.st - hits))
    down = next(hits for hits in range(one.st + 1) if status_of(one.st - hits) == UNCONSCIOUS)
    dead = next(hits for hits in range(one.st + 1) if status_of(one.st - hits) == DEAD)
    for hits, name in ((low, "low"), (down, "down"), (dead, "dead")):
        if hits > 0:
            marks.append((hits, word(f"leaf-{name}")))
    return tuple(marks)
