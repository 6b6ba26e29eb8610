"""Event dice: what the world does by itself in a Moment.

[FT-EVT-01 FT-EVT-02 FT-EVT-03 FT-EVT-04 FT-EVT-05 FT-FILL-01]
"""

from typing import NamedTuple

from affray.dice.pool import total
from affray.referee import Referee, procedure, roll, rule, tell
from affray.systems.fortmayn.content.codes import ROLL_EVENT, TOLD_EVENT
from affray.systems.fortmayn.content.house_rules import House
from affray.systems.fortmayn.content.rows import EventRow
from affray.systems.fortmayn.content.tables import Filler

DICE, D = 5, 6
FLAT_RISE = 3
MOST_RISE = D - 1
EFFECTS = frozenset((
    "colour", "usage:light", "usage:random", "light_out", "advantage:searching", "difficulty:+1", "trap:1", "trap:2",
    "trap:3", "oracle:1", "clue:goal", "omen", "ambush_next", "encounter:wander", "encounter:close", "test:head:1",
    "test:head:2", "test:body:1", "test:body:2", "restore:head:1", "restore:body:1",
))  # fmt: skip
"""What an event may do, as `effect_code` says it."""


class Rolled(NamedTuple):
    """What the event dice showed, in their order, and by how much each rose above its last roll (0: not)."""

    now: tuple[int, ...]
    rises: tuple[int, ...]


@rule
def rise(last: int, now: int) -> int:
    """How far an event die rose. Equal or lower triggers nothing, nor does a first roll (`last` 0). [FT-EVT-02
    FT-EVT-04]

    >>> rise(3, 6), rise(4, 4), rise(0, 6)
    (3, 0, 0)
    """
    return max(0, now - last) if last else 0


@procedure
def event_dice(ref: Referee, last: tuple[int, ...]) -> Rolled:
    """Five dice in their order against those of the turn before (none: nothing triggers); all five are remembered. It tells of
    those that rose.

    [FT-EVT-01 FT-EVT-02 FT-EVT-03 FT-EVT-04]
    """
    before = last or (0,) * DICE
    now, rises = [], []
    for place in range(DICE):
        shown = total(roll(ref, 1, D, ROLL_EVENT)) + 1
        now.append(shown)
        rises.append(rise(before[place], shown))
        if rises[-1]:
            tell(ref, TOLD_EVENT, place + 1, shown, before[place], rises[-1])
    return Rolled(tuple(now), tuple(rises))


def event_row(filler: Filler, die: int, by: int, house: House) -> EventRow | None:
    """The event of a die (1 to 5) that rose by `by`; with `event_scale` flat always its row of rise 3. None where the
    table has no such row. [FT-FILL-01]"""
    wanted = (die, FLAT_RISE if house.event_scale else by)
    return next((row for row in filler.events if (row.die, row.rise) == wanted), None)


def triggered_events(filler: Filler, rises: tuple[int, ...], house: House) -> tuple[EventRow, ...]:
    """The events that these rises trigger, in the order of their dice. [FT-EVT-02 FT-FILL-01]"""
    found = (event_row(filler, die, by, house) for die, by in enumerate(rises, 1) if by)
    return tuple(row for row in found if row is not None)


def event_effect(row: EventRow) -> tuple[str, ...]:
    """The effect of an event, as words. [FT-FILL-01]

    >>> from affray.systems.fortmayn.content.tables import shipped
    >>> [event_effect(row) for row in shipped().events if row.die == 5][2:4]
    [('test', 'head', '1'), ('restore', 'head', '1')]
    """
    return tuple(row.effect_code.split(":"))
