"""Who and what there is: people, foes, things, places, clocks, as values."""

from typing import NamedTuple

import msgspec

from affray.core.fight_state import Fielded
from affray.systems.fortmayn.content.codes import DIM, NEARBY, NO_DIE


class Wear(NamedTuple):
    """A shield or worn armor: its present die (NO_DIE: broken or none), its own die, whether it is magic. [FT-ARM-04]"""

    die: int = NO_DIE
    own: int = NO_DIE
    magic: int = 0


class Thing(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, cache_hash=True):
    """Something that a character has."""

    item: str
    """An id of equipment.csv, equipment_optional.csv or treasures.csv, or a word of the story."""
    form: str = ""
    """What it is described as: a weapon is `short`, `thrown`, `sling` or `bow`; the spells of a book are joined by +."""
    die: int = NO_DIE
    """Its usage die in sides; NO_DIE where it has none."""
    place: str = "pack"
    """Where it is: `hand`, `pack`, `worn` or `slung`."""
    bulk: int = 1
    """What it takes of the load."""
    magic: bool = False
    """Whether it is magic."""
    lit: bool = False
    """Whether it burns."""
    value: int = 0
    """What a find is worth in coins."""


class Person(Fielded, frozen=True, omit_defaults=True, kw_only=True, cache_hash=True):
    """A character. [FT-CORE-01 FT-CORE-07]"""

    type: int
    """BRAWNY or BRAINY."""
    body_max: int
    """BODY Dice owned."""
    body_ready: int
    """BODY Dice that are not wounded."""
    head_max: int
    """HEAD Dice owned."""
    head_ready: int
    """HEAD Dice that are not exhausted."""
    shield: Wear = Wear()
    """The shield on the arm."""
    armor: Wear = Wear()
    """The armor worn."""
    shield_item: str = ""
    """The item id of the shield; empty for none."""
    armor_item: str = ""
    """The item id of the armor; empty for none."""
    things: tuple[Thing, ...] = ()
    """All that is held, carried and slung, in order."""
    coins: int = 0
    """The coins in the purse."""
    known: tuple[str, ...] = ()
    """The ids of the spells known."""
    memorised: tuple[str, ...] = ()
    """The ids of the spells in memory."""
    attachments: tuple[str, ...] = ()
    """What the character is attached to, in words or ids."""
    career: str = ""
    """The id of the career; empty for none."""
    knack_hour: int = -1
    """The Hour of the clock in which the career last helped; -1 for none."""
    fat_head: int = 0
    """Moments that a Fat Head still lasts."""
    fevers: int = 0
    """BODY Dice that only sleep gives back."""
    surprised: bool = False
    """Whether the first exchange is at a disadvantage."""
    surprising: bool = False
    """Whether the first exchange has advantage."""
    held: bool = False
    """Whether a foe holds the character, who cannot move."""
    dreads: bool = False
    """Whether a dreadful sight hampers the first exchange."""
    shamed: bool = False
    """Whether embarrassment has put the character out of a conflict."""
    mounted: bool = False
    """Whether the character rides."""
    carries: str = ""
    """The name of the fallen comrade whom the character bears; empty for none."""
    out: bool = False
    """Whether the character is Out of Action."""
    dead: bool = False
    """Whether the character is dead."""
    lost: bool = False
    """Whether the character could not be recovered."""
    tried: tuple[str, ...] = ()
    """What stunts were tried against in this scene."""
    notes: tuple[str, ...] = ()
    """Short words for what else is remembered, such as `shock` or `bond`."""


class Foe(Fielded, frozen=True, omit_defaults=True, kw_only=True, cache_hash=True):
    """An opponent: a creature of the bestiary."""

    creature: str
    """The id of its row of bestiary.csv."""
    dd: int
    """Difficulty Dice left."""
    dd_start: int
    """Difficulty Dice at the start."""
    shield: int = NO_DIE
    """The present die of its shield in sides."""
    armor: int = NO_DIE
    """The present die of its armor in sides."""
    bands: tuple[int, ...] = ()
    """Its band to each character, in their order."""
    group: int = 0
    """The number of the meeting that it came in."""
    reaction: str = ""
    """How it takes the party: a row id of reaction.csv; empty while nobody has rolled."""
    out: bool = False
    """Whether it is defeated."""
    away: int = 0
    """Moments for which it is still banished."""
    fled: bool = False
    """Whether it has run away."""
    yielded: bool = False
    """Whether it has given way to words."""
    asleep: int = 0
    """Moments for which it still sleeps or stands bound."""
    hidden: bool = False
    """Whether it lies face down."""
    notes: tuple[str, ...] = ()
    """Short words for what is remembered of it, such as `flees` or `holds NAME`."""


class Hurdle(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, kw_only=True, cache_hash=True):
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


class Exit(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, kw_only=True):
    """A way out of a room: the number of the room behind it, -1 while it is not drawn, -2 for a dead end."""

    to: int = -1
    held: bool = False


class Place(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, kw_only=True, cache_hash=True):
    """A room as drawn."""

    room: str
    """The id of its row of rooms.csv, or a game master's title."""
    light: int = DIM
    """LIT, DIM or DARK."""
    exits: tuple[Exit, ...] = ()
    """Its ways out; the first is the way in."""
    hurdles: tuple[Hurdle, ...] = ()
    """Its obstacles."""
    treasure: str = ""
    """The id of its row of treasures.csv; empty for none."""
    loot: tuple[Thing, ...] = ()
    """Things that lie about."""
    searched: int = 0
    """Difficulty Dice that searching has removed."""
    goal: bool = False
    """Whether the goal of the quest lies here."""
    content: str = ""
    """What was drawn for it: the word of room_contents.csv."""
    foes: tuple[Foe, ...] = ()
    """Foes who stayed behind here."""


class Clock(NamedTuple):
    """Ounces of the Moment, Moments since the beginning, nights slept. [FT-TIME-01]"""

    ounce: int = 0
    moment: int = 0
    day: int = 0


class Lasting(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, kw_only=True):
    """Something that holds for a while. [FT-TIME-03 FT-SPELL-08 FT-FILL-01 FT-FILL-14]"""

    does: str
    """What it does, such as `light`, `step` or `ward`."""
    who: str = ""
    """For whom, or against what, by id; empty for the whole party."""
    task: str = ""
    """For which task; empty for all."""
    amount: int = 0
    """By how many steps or dice."""
    until: int = -1
    """The Moment of the clock at which it ends; FOR_GOOD at the end of the adventure."""
    room: int = -1
    """The number of the only room where it holds; -1 everywhere."""
    once: bool = False
    """Whether the next roll that it touches uses it up."""
    source: str = ""
    """Where it comes from: the id of a spell, an event or a consequence."""


class Plan(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, kw_only=True):
    """What a character or a foe does in an Ounce. [FT-MELEE-02 FT-DIST-02]"""

    who: str
    """The name of who does it."""
    drop: str = ""
    """Gear that is dropped first: `shield` or `comrade`; empty for none."""
    draw: str = ""
    """The weapon that is drawn first; empty for none."""
    move: int = 0
    """The move: 0 none, 1 Nearby, 2 Distant."""
    toward: str = ""
    """To whom the move leads; empty for away from everybody."""
    action: str = "none"
    """The action, such as `fight`; `none` for none."""
    target: str = ""
    """At whom or what the action is aimed; empty for nobody."""
    others: tuple[str, ...] = ()
    """Further targets of the action."""
    item: str = ""
    """What it is done with: a weapon, a thing used, a spell; of a stunt the pool."""
    source: str = ""
    """Where a spell comes from: `book` or `memory`; empty for whichever serves."""
    claims: tuple[str, ...] = ()
    """What is claimed to help, such as `weapon_size`."""
    said: str = ""
    """The sentence that is said along."""


NEW_FOE_BAND = NEARBY


FOR_GOOD = -1
