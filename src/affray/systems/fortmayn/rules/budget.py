"""How much a meeting may be, and the creatures that are drawn to it (filler). [FT-FILL-09 FT-FILL-03]"""

from functools import cache

from affray.dice.pool import total
from affray.referee import Referee, procedure, roll, rule
from affray.systems.fortmayn.content.codes import ROLL_CREATURE, ROLL_SCALE
from affray.systems.fortmayn.content.people import Person
from affray.systems.fortmayn.content.rows import CreatureRow
from affray.systems.fortmayn.content.tables import Filler

SCALE_DIE = 6
PER_CHARACTER = 2
"""At most so many creatures for each character."""


@rule
def scale(shown: int) -> int:
    """What a d6 changes in the budget: 1 takes one off, 6 adds one. [FT-FILL-09]

    >>> [scale(shown) for shown in (1, 2, 5, 6)]
    [-1, 0, 0, 1]
    """
    return (shown == SCALE_DIE) - (shown == 1)


@rule
def budget(ready_body: int, level: int, shown: int) -> int:
    """The Difficulty Dice of a meeting, by the party's ready BODY Dice on arrival, the level, and a d6. [FT-FILL-09]

    >>> budget(5, 1, 6), budget(1, 1, 1), budget(4, 3, 3)
    (3, 1, 4)
    """
    return max(1, ready_body // 2 + level - 1 + scale(shown))


@procedure
def budget_roll(ref: Referee, ready_body: int, level: int) -> int:
    """The Difficulty Dice of a meeting. [FT-FILL-09]"""
    return budget(ready_body, level, total(roll(ref, 1, SCALE_DIE, ROLL_SCALE)) + 1)


def ready_body(people: tuple[Person, ...]) -> int:
    """The party's ready BODY Dice. [FT-FILL-09]"""
    return sum(person.body_ready for person in people if not (person.out or person.dead or person.lost))


def draw_creatures(ref: Referee, filler: Filler, most: int, characters: int) -> tuple[CreatureRow, ...]:
    """Random creatures whose Difficulty Dice fit into what is left of the budget, until it is spent or nothing fits. At
    most twice as many as there are characters. [FT-FILL-09]"""
    drawn: list[CreatureRow] = []
    while len(drawn) < PER_CHARACTER * characters:
        fitting = [row for row in filler.bestiary if row.difficulty_dice <= most]
        if not fitting:
            break
        drawn.append(fitting[total(roll(ref, 1, len(fitting), ROLL_CREATURE))])
        most -= drawn[-1].difficulty_dice
    return tuple(drawn)


@cache
def creature_row(filler: Filler, creature: str) -> CreatureRow | None:
    """The row of a creature; None where there is none. [FT-FILL-03]"""
    return next((row for row in filler.bestiary if row.creature_id == creature), None)
