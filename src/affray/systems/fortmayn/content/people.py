"""Who and what there is: people, foes, things, places, clocks, as values."""

from typing import NamedTuple

import msgspec

from affray.core.state import Fielded
from affray.systems.fortmayn.content.codes import DIM, NEARBY, NO_DIE


class Wear(NamedTuple):
    """A shield or worn armor: its present die (NO_DIE: broken or none), its own die, whether it is magic. [FT-ARM-04]"""

    die: int = NO_DIE
    own: int = NO_DIE
    magic: int = 0


class Thing(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that a character has: an id of equipment.csv, equipment_optional.csv, treasures.csv or a word of the
    story; what it is described as (a weapon: short, thrown, sling, bow); its usage die (NO_DIE: it has none); where it is:
    hand, pack, worn, shield, slung; what it weighs in bulk; of a find what it is worth."""

    item: str
    form: str = ""
    die: int = NO_DIE
    place: str = "pack"
    bulk: int = 1
    magic: bool = False
    lit: bool = False
    value: int = 0


class Person(Fielded, frozen=True, omit_defaults=True, kw_only=True):
    """A character. `type` is BRAWNY or BRAINY; `size` and `ranged` come from what is in hand; `carries` is the
    fallen comrade whom he bears. [FT-CORE-01 FT-CORE-07]"""

    type: int
    body_max: int
    body_ready: int
    head_max: int
    head_ready: int
    shield: Wear = Wear()
    armor: Wear = Wear()
    shield_item: str = ""
    armor_item: str = ""
    things: tuple[Thing, ...] = ()
    coins: int = 0
    known: tuple[str, ...] = ()
    memorised: tuple[str, ...] = ()
    attachments: tuple[str, ...] = ()
    career: str = ""
    knack_hour: int = -1
    fat_head: int = 0
    fevers: int = 0
    surprised: bool = False
    surprising: bool = False
    held: bool = False
    dreads: bool = False
    hampered: bool = False
    shamed: bool = False
    mounted: bool = False
    carries: str = ""
    out: bool = False
    dead: bool = False
    lost: bool = False
    tried: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()


class Foe(Fielded, frozen=True, omit_defaults=True, kw_only=True):
    """An opponent: a creature of the bestiary, its Difficulty Dice now and at the start, its shield's and armor's present
    dice, its band to each character. `group` numbers the meeting it came in; `reaction` is a row id of reaction.csv."""

    creature: str
    dd: int
    dd_start: int
    shield: int = NO_DIE
    armor: int = NO_DIE
    bands: tuple[int, ...] = ()
    group: int = 0
    reaction: str = ""
    out: bool = False
    away: int = 0
    fled: bool = False
    yielded: bool = False
    asleep: int = 0
    hidden: bool = False
    surprised: bool = False
    notes: tuple[str, ...] = ()


class Hurdle(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """An obstacle on record: its row of obstacles.csv, its Difficulty Dice left, whether it is face down, whether it is
    done. `exit` is the way that it bars, -1 for the room itself; `spotted` says that what is hidden about it is known.
    [FT-CORE-04]"""

    id: str
    obstacle: str
    dd: int
    hidden: bool = False
    done: bool = False
    exit: int = -1
    spotted: bool = False


class Exit(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """A way out of a room: the number of the room behind it, -1 while it is not drawn, -2 for a dead end."""

    to: int = -1
    held: bool = False


class Place(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """A room as drawn: its row of rooms.csv, its light, its ways out (the way in is the first), what it still holds, the
    foes who stayed behind. `searched` are the Difficulty Dice that searching has removed."""

    room: str
    light: int = DIM
    exits: tuple[Exit, ...] = ()
    hurdles: tuple[Hurdle, ...] = ()
    treasure: str = ""
    loot: tuple[Thing, ...] = ()
    searched: int = 0
    goal: bool = False
    content: str = ""
    foes: tuple[Foe, ...] = ()


class Clock(NamedTuple):
    """Ounces of the Moment, Moments since the beginning, nights slept. [FT-TIME-01]"""

    ounce: int = 0
    moment: int = 0
    day: int = 0


class Lasting(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """Something that holds for a while: what it does (`light`, `step`, `ward` ...), for whom or against what (an id; nobody:
    for the whole party), for which task, by how many steps or dice, to which Moment of the clock (FOR_GOOD: to the end of
    the adventure), in which room alone (-1: everywhere), whether the next roll that it touches uses it up, where it comes
    from (the id of a spell, an event, a consequence). [FT-TIME-03 FT-SPELL-08 FT-FILL-01 FT-FILL-14]"""

    does: str
    who: str = ""
    task: str = ""
    amount: int = 0
    until: int = -1
    room: int = -1
    once: bool = False
    source: str = ""


class Plan(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """What a character or a foe does in an Ounce: gear dropped, a weapon drawn, a move (0 none, 1 Nearby, 2 Distant) towards somebody or,
    where nobody is named, away from everybody; then one action with its target, and others that it is for as well.

    `item` is what it is done with: a weapon, a thing used, a spell, of a stunt the pool; `source` where a spell comes from.
    [FT-MELEE-02 FT-DIST-02]"""

    who: str
    drop: str = ""
    draw: str = ""
    move: int = 0
    toward: str = ""
    action: str = "none"
    target: str = ""
    others: tuple[str, ...] = ()
    item: str = ""
    source: str = ""
    claims: tuple[str, ...] = ()
    said: str = ""


NEW_FOE_BAND = NEARBY


FOR_GOOD = -1
