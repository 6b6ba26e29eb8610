"""The answers of the wargame and their text: what a player says, one line each, inches and degrees as numbers.

`deploy NAME regiment 5 at 10,6 facing 90`, `deploy NAME skirmish at 10,6 arrange 9,6;10,6;11,6`, `unit NAME`,
`move 12,14.5 facing 75`, `away 3,4`, `march 6 bearing NE facing 90`, `contact NAME`, `reform 10 facing 90`,
`drive reverse go 2 turn -30 go 1.5`, `melee NAME`, `shoot NAME`, `fire left`, `fireball 20,17.5`, `use War_horn on NAME`,
`special WORDS`, `ruling losses NAME 2`, `amend disorder NAME`; and single words.
"""

from collections.abc import Callable, Mapping

import msgspec

from affray.core.reading import grammar
from affray.core.reading.codecs import Codec, one_of
from affray.core.reading.grammar import Grammar, Rare
from affray.core.reading.patterns import Verb
from affray.space.plane.measure import (
    read_degrees,
    read_inches,
    read_point,
    write_degrees,
    write_inches,
    write_point,
)
from affray.space.plane.points import Point
from affray.systems.wargame.content.codes import FACING_NAMES, FORMATION_NAMES
from affray.systems.wargame.position.bearings import BEARING
from affray.systems.wargame.position.effects import EFFECTS_FORM, Effects, read_changes, read_effects, write_effects
from affray.systems.wargame.rules.vehicle_move import Go, Part, Run, Turn

GO, END, STOP, NOTHING, PREPARE, CONSENT, OBJECT = WORDS = (
    "go", "end turn", "stop", "nothing", "prepare", "consent", "object",
)  # fmt: skip
WAYS = (FORWARD, REVERSE) = "forward", "reverse"
PARTS: Mapping[str, Callable[[str], Part]] = {
    "go": lambda inches: Go(read_inches(inches)),
    "turn": lambda degrees: Turn(read_degrees(degrees)),
}


Word = grammar.Word
Number = grammar.Number


class Deploy(msgspec.Struct, frozen=True, gc=False, tag="deploy"):
    """A unit is placed in the own zone, its formation declared for the game. [UW-VIC-01 UW-FORM-01]"""

    unit: str
    formation: int
    mark: Point
    heading: int
    files: int = 0
    arrange: tuple[Point, ...] = ()


class Pick(msgspec.Struct, frozen=True, gc=False, tag="unit"):
    """A unit is activated. [UW-TURN-02]"""

    unit: str


class Leader(msgspec.Struct, frozen=True, gc=False, tag="leader"):
    """A hero is named as the leader of his side. [UW-VIC-06]"""

    unit: str


class Move(msgspec.Struct, frozen=True, gc=False, tag="move"):
    """A move to a mark, or away from the enemy. [UW-MOVE-01 UW-MOVE-10]"""

    mark: Point
    heading: int | None = None
    arrange: tuple[Point, ...] = ()
    away: bool = False


class Advance(msgspec.Struct, frozen=True, gc=False, tag="march"):
    """A move so far in a direction; away from the enemy where such a move is owed. [UW-MOVE-01 UW-GEO-01]"""

    length: int
    bearing: int
    heading: int | None = None


class Contact(msgspec.Struct, frozen=True, gc=False, tag="contact"):
    """A move into contact with a unit, as it suggests itself. [UW-MOVE-07 UW-MOVE-08 UW-VEH-05]"""

    unit: str


class Reform(msgspec.Struct, frozen=True, gc=False, tag="reform"):
    """A regiment takes another number of files where it stands. [UW-MOVE-06]"""

    files: int
    heading: int | None = None


class Drive(msgspec.Struct, frozen=True, gc=False, tag="drive"):
    """A vehicle moves. [UW-VEH-03 UW-VEH-04]"""

    run: Run


class Melee(msgspec.Struct, frozen=True, gc=False, tag="melee"):
    """A melee attack on a unit in contact; `weapon` is the place of the one used where each attack names one.
    [UW-MEL-01 UW-MIN-06]"""

    target: str
    weapon: int = 0


class Shoot(msgspec.Struct, frozen=True, gc=False, tag="shoot"):
    """A ranged attack on a unit; `weapon` is the place of the one used where each attack names one. [UW-RNG-03 UW-MIN-06]"""

    target: str
    weapon: int = 0


class Fire(msgspec.Struct, frozen=True, gc=False, tag="fire"):
    """A vehicle fires in an arc. [UW-VEH-10]"""

    arc: int
    weapon: int = 0


class Fireball(msgspec.Struct, frozen=True, gc=False, tag="fireball"):
    """A hero throws a fireball at a point. [UW-ABL-04]"""

    mark: Point


class Use(msgspec.Struct, frozen=True, gc=False, tag="use"):
    """The special action of an ability that the scenario settles, used on a unit; a move has a mark. [UW-ABL-09]"""

    ability: str
    unit: str
    mark: Point | None = None


class Special(msgspec.Struct, frozen=True, gc=False, tag="special"):
    """A special action is declared in words, for a ruling. [UW-TURN-05 UW-ABL-08]"""

    words: str


class Propose(msgspec.Struct, frozen=True, gc=False, tag="ruling"):
    """What comes of the special action, as whoever acts proposes it. [UW-ABL-08]"""

    effects: Effects


class Amend(msgspec.Struct, frozen=True, gc=False, tag="amend"):
    """What shall come of it instead. [UW-ABL-08]"""

    effects: Effects


Answer = (
    Word | Number | Deploy | Pick | Leader | Move | Advance | Contact | Reform | Drive | Melee | Shoot | Fire | Fireball
    | Use | Special | Propose | Amend
)  # fmt: skip


# --- their text -------------------------------------------------------------------------------------------------------
def read_length(text: str) -> int:
    """A length in inches. Raises ValueError for less than nothing."""
    length = read_inches(text)
    if length < 0:
        raise ValueError
    return length


def read_place(text: str) -> int:
    """A place that people count from 1. Raises ValueError."""
    if int(text) < 1:
        raise ValueError
    return int(text) - 1


def write_points(points: tuple[Point, ...]) -> str:
    """Points as one word."""
    return ";".join(map(write_point, points))


def read_points(text: str) -> tuple[Point, ...]:
    """The points of a word. Raises ValueError."""
    return tuple(map(read_point, text.split(";")))


def write_run(run: Run) -> str:
    """The move of a vehicle in words."""
    parts = (
        f"go {write_inches(p.length)}" if isinstance(p, Go) else f"turn {write_degrees(p.angle)}" for p in run.parts
    )
    return " ".join((WAYS[run.reverse], *parts))


def read_run(text: str) -> Run:
    """The move of a vehicle. Raises ValueError."""
    way, *words = text.split()
    pairs = zip(words[::2], words[1::2], strict=True)
    return Run(WAYS.index(way) == 1, tuple(PARTS[kind](number) for kind, number in pairs))


GRAMMAR: Grammar[Answer] = Grammar(
    WORDS,
    (
        Verb(
            Deploy,
            "deploy UNIT regiment|skirmish|none [FILES] at X,Y facing DEGREES|N|NE|E|SE|S|SW|W|NW [arrange X,Y;X,Y...]",
        ),
        Verb(Pick, "unit NAME"),
        Verb(Leader, "leader NAME"),
        Verb(Move, "move X,Y [facing DEGREES|N|NE|E|SE|S|SW|W|NW] [arrange X,Y;X,Y...]", away=False),
        Verb(Move, "away X,Y [facing DEGREES|N|NE|E|SE|S|SW|W|NW] [arrange X,Y;X,Y...]", away=True),
        Verb(Advance, "march INCHES bearing DEGREES|N|NE|E|SE|S|SW|W|NW [facing DEGREES|N|NE|E|SE|S|SW|W|NW]"),
        Verb(Contact, "contact NAME"),
        Verb(Reform, "reform FILES [facing DEGREES|N|NE|E|SE|S|SW|W|NW]"),
        Verb(Drive, "drive RUN"),
        Verb(Melee, "melee NAME [with NUMBER]"),
        Verb(Shoot, "shoot NAME [with NUMBER]"),
        Verb(Fire, "fire front|left|right|rear [with NUMBER]"),
        Verb(Fireball, "fireball X,Y"),
        Verb(Use, "use ABILITY on UNIT [to X,Y]"),
        Verb(Special, "special WORDS"),
        Verb(Propose, "ruling EFFECTS"),
        Verb(Amend, "amend CHANGES"),
    ),
    {
        "regiment|skirmish|none": one_of(FORMATION_NAMES),
        "X,Y": Codec(write_point, read_point),
        "X,Y;X,Y...": Codec(write_points, read_points),
        "DEGREES|N|NE|E|SE|S|SW|W|NW": BEARING,
        "RUN": Codec(write_run, read_run, form="forward|reverse go INCHES|turn DEGREES ..."),
        "WORDS": Codec(str, str, form="WORDS"),
        "EFFECTS": Codec(write_effects, read_effects, form=f"nothing|{EFFECTS_FORM}"),
        "CHANGES": Codec(write_effects, read_changes, form=EFFECTS_FORM),
        "INCHES": Codec(write_inches, read_length),
        "NUMBER": Codec(lambda place: str(place + 1), read_place),
        "front|left|right|rear": one_of(FACING_NAMES),
    },
    unsaid=GO,
    rare=Rare(verbs=(Verb(Pick, "activate NAME"),)),  # as the list has it
)
write_answer, read_answer = GRAMMAR.write, GRAMMAR.read
