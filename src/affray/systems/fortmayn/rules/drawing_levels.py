"""Drawing a level: its rooms, what they hold, treasures, quests (filler).

[FT-FILL-04 FT-FILL-08 FT-FILL-09 FT-FILL-10]
"""

import re
from collections.abc import Collection

from msgspec.structs import replace

from affray.dice.pool import total
from affray.referee import Referee, procedure, roll, roll_sum, rule
from affray.systems.fortmayn.content.codes import (
    LIGHT_NAMES,
    ROLL_CONTENT,
    ROLL_FOUND_SPELL,
    ROLL_GOAL,
    ROLL_OBSTACLE,
    ROLL_QUEST,
    ROLL_ROOM,
    ROLL_ROOMS,
    ROLL_TIER,
    ROLL_TREASURE,
    ROLL_VALUE,
)
from affray.systems.fortmayn.content.people import Exit, Hurdle, Place, Thing
from affray.systems.fortmayn.content.rows import ObstacleRow, QuestRow, RoomContentRow, RoomRow, TreasureRow
from affray.systems.fortmayn.content.tables import Filler
from affray.systems.fortmayn.rules.books import BOOK, SCROLL, make_book
from affray.systems.fortmayn.rules.gear import carried_bulk, new_thing

D6 = 6
FEWEST_ROOMS, GOAL_FROM, GOAL_AT = 5, 5, 11
LOW, MIDDLE, HIGH = "low", "middle", "high"
TIERS = (LOW, MIDDLE, HIGH)
OBSTACLE, DENIZENS, TREASURE, BOTH = "obstacle", "denizens", "treasure", "denizens_treasure"
CONTENTS = ("quiet", OBSTACLE, DENIZENS, TREASURE, BOTH)
HIDDEN = "hidden"
WAY_IN, DEAD_END, UNDRAWN = 0, -2, -1
MANY = re.compile(r"(\d+)d(\d+)")
FOUND_AS = {"field_kit": ("common_herbs",), "oil_jar": ("flask_of_oil",) * 3, "captain_mail": ("chain_mail",)}
"""Treasures that are things of the price list. [FT-FILL-10]"""
MAGIC = {"magic_blade": "one_handed_weapon", "magic_mail": "chain_mail"}
"""Treasures that are magic ones. [FT-MAGIC-01 FT-MAGIC-02]"""
SPELLS_IN = {"ivory_case": (SCROLL, 1), "spell_book": (BOOK, 4)}
"""Treasures that hold spells, drawn when they are found. [FT-FILL-05]"""


# --- rooms ------------------------------------------------------------------------------------------------------------
@procedure
def rooms_of_level(ref: Referee) -> int:
    """How many rooms a level has: 5 and a d6. [FT-FILL-08]"""
    return FEWEST_ROOMS + total(roll(ref, 1, D6, ROLL_ROOMS)) + 1


@rule
def is_goal_here(shown: int, seen: int, rooms: int) -> int:
    """Whether the goal lies in a room: always in the last; from room 5 on where a d6 and the rooms seen, this one
    included, make 11. [FT-FILL-08]

    >>> is_goal_here(6, 5, 9), is_goal_here(5, 5, 9), is_goal_here(1, 9, 9), is_goal_here(6, 4, 9)
    (1, 0, 1, 0)
    """
    return int(seen >= rooms or (seen >= GOAL_FROM and shown + seen >= GOAL_AT))


@procedure
def goal_roll(ref: Referee, seen: int, rooms: int) -> int:
    """Whether the goal lies in a room. A die is rolled only where it matters. [FT-FILL-08]"""
    open_yet = GOAL_FROM <= seen < rooms
    return is_goal_here(total(roll(ref, 1, D6, ROLL_GOAL)) + 1 if open_yet else 0, seen, rooms)


def draw_room(ref: Referee, filler: Filler, seen: Collection[str]) -> RoomRow:
    """The next room: a d20, rolled again for repeats. Reading: once all have been seen they may come again.
    [FT-FILL-08]"""
    rows = filler.rooms
    fresh = any(row.room_id not in seen for row in rows)
    row = rows[total(roll(ref, 1, len(rows), ROLL_ROOM))]
    while fresh and row.room_id in seen:
        row = rows[total(roll(ref, 1, len(rows), ROLL_ROOM))]
    return row


def draw_content(ref: Referee, filler: Filler) -> RoomContentRow:
    """A random row of what a room holds. [FT-FILL-08]"""
    return filler.room_contents[total(roll(ref, 1, len(filler.room_contents), ROLL_CONTENT))]


def draw_obstacle(ref: Referee, filler: Filler) -> ObstacleRow:
    """An obstacle by lot. [FT-FILL-04 FT-FILL-08]"""
    return filler.obstacles[total(roll(ref, 1, len(filler.obstacles), ROLL_OBSTACLE))]


def obstacle_row(filler: Filler, obstacle: str) -> ObstacleRow | None:
    """The row of an obstacle; None where there is none. [FT-FILL-04]"""
    return next((row for row in filler.obstacles if row.obstacle_id == obstacle), None)


def new_hurdle(row: ObstacleRow, name: str, exit: int = -1) -> Hurdle:
    """A new obstacle of a row, face down where all of it is hidden. [FT-CORE-04 FT-FILL-04]"""
    return Hurdle(id=name, obstacle=row.obstacle_id, dd=row.difficulty_dice, hidden=row.hidden == HIDDEN, exit=exit)


def new_room(row: RoomRow, came: int, drawn: int, rooms: int) -> Place:
    """A room as it is drawn: the way in first, then its exits. Each leads on until all rooms are drawn, then to a dead
    end. `drawn` counts the rooms there are, this one included. [FT-FILL-08]"""
    beyond = UNDRAWN if drawn < rooms else DEAD_END
    exits = (Exit(to=came), *(Exit(to=beyond) for _ in range(row.exits)))
    return Place(room=row.room_id, light=LIGHT_NAMES.index(row.light), exits=exits)


# --- treasures --------------------------------------------------------------------------------------------------------
@rule
def treasure_tier(shown: int) -> int:
    """The tier of a treasure by d6: 1 to 3 low, 4 and 5 middle, 6 high. [FT-FILL-10]

    >>> [treasure_tier(shown) for shown in (3, 4, 5, 6)]
    [0, 1, 1, 2]
    """
    return (shown > 3) + (shown > 5)


def draw_treasure(ref: Referee, filler: Filler, tier: str = "") -> TreasureRow:
    """A random treasure of a tier, or of the tier that a d6 gives. Reading: where a user's table has none of a tier, of
    any tier. [FT-FILL-10]"""
    wanted = tier or TIERS[treasure_tier(total(roll(ref, 1, D6, ROLL_TIER)) + 1)]
    rows = [row for row in filler.treasures if row.tier == wanted] or list(filler.treasures)
    return rows[total(roll(ref, 1, len(rows), ROLL_TREASURE))]


def treasure_row(filler: Filler, treasure: str) -> TreasureRow | None:
    """The row of a treasure; None where there is none. [FT-FILL-10]"""
    return next((row for row in filler.treasures if row.treasure_id == treasure), None)


def roll_coins(ref: Referee, text: str) -> int:
    """A number of coins, rolled where the text is one of dice. [FT-FILL-10]"""
    dice = MANY.fullmatch(text)
    if dice is None:
        return int(text or 0)
    n, die = int(dice[1]), int(dice[2])
    return roll_sum(ref, n, die, ROLL_VALUE) + n


def treasure_contents(ref: Referee, row: TreasureRow, filler: Filler) -> tuple[int, tuple[Thing, ...]]:
    """The coins and things that a treasure holds. [FT-FILL-10 FT-FILL-05 FT-MAGIC-01 FT-MAGIC-02]"""
    name = row.treasure_id
    if MANY.fullmatch(row.value_coins):
        return roll_coins(ref, row.value_coins), ()
    if name in FOUND_AS:
        return 0, tuple(new_thing(item) for item in FOUND_AS[name])
    if name in MAGIC:
        return 0, (replace(new_thing(MAGIC[name]), magic=True),)
    value = int(row.value_coins)
    if name in SPELLS_IN:
        item, count = SPELLS_IN[name]
        return 0, (make_book(draw_spells(ref, filler, count), item, value),)
    return 0, (Thing(name, value=value, bulk=carried_bulk(name)),)


def draw_spells(ref: Referee, filler: Filler, count: int) -> tuple[str, ...]:
    """So many different random spells, or all that there are. [FT-FILL-05]"""
    left = [row.spell_id for row in filler.spells]
    found: list[str] = []
    while left and len(found) < count:
        found.append(left.pop(total(roll(ref, 1, len(left), ROLL_FOUND_SPELL))))
    return tuple(found)


# --- quests -----------------------------------------------------------------------------------------------------------
def draw_quest(ref: Referee, filler: Filler) -> QuestRow:
    """A quest by lot. [FT-FILL-10]"""
    return filler.quests[total(roll(ref, 1, len(filler.quests), ROLL_QUEST))]


def quest_row(filler: Filler, quest: str) -> QuestRow | None:
    """The row of a quest; None where there is none. [FT-FILL-10]"""
    return next((row for row in filler.quests if row.quest_id == quest), None)
