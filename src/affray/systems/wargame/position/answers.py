"""The answers of the wargame and their text: what a player says, one line each, inches and degrees as numbers.

`deploy NAME regiment 5 at 10,6 facing 90`, `deploy NAME skirmish at 10,6 arrange 9,6;10,6;11,6`, `unit NAME`,
`move 12,14.5 facing 75`, `away 3,4`, `march 6 bearing NE facing 90`, `contact NAME`, `reform 10 facing 90`,
`drive reverse go 2 turn -30 go 1.5`, `melee NAME`, `shoot NAME`, `fire left`, `fireball 20,17.5`; and single words.
"""

import msgspec

from affray.core.reading import answering
from affray.core.reading.answering import Reader, name, only, read_bare, read_verb, unname
from affray.space.plane.measure import (
    DEGREE,
    read_degrees,
    read_inches,
    read_point,
    write_degrees,
    write_inches,
    write_point,
)
from affray.space.plane.points import Point
from affray.systems.wargame.content.codes import FACING_NAMES, FORMATION_NAMES
from affray.systems.wargame.rules.vehicle_move import Go, Part, Run, Turn

GO, END, STOP, NOTHING, PREPARE, SPECIAL = WORDS = ("go", "end turn", "stop", "nothing", "prepare", "special")
AT, FACING, ARRANGE, WITH, BEARING = "at", "facing", "arrange", "with", "bearing"
COMPASS = {name: step * 45 * DEGREE for step, name in enumerate(("e", "ne", "n", "nw", "w", "sw", "s", "se"))}
"""The bearings that have names, north along y. [UW-GEO-01]"""
FORWARD, REVERSE = "forward", "reverse"


Word = answering.Word
Number = answering.Number


class Deploy(msgspec.Struct, frozen=True, tag="deploy"):
    """A unit is placed in the own zone, its formation declared for the game. [UW-VIC-01 UW-FORM-01]"""

    unit: str
    formation: int
    mark: Point
    heading: int
    files: int = 0
    arrange: tuple[Point, ...] = ()


class Pick(msgspec.Struct, frozen=True, tag="unit"):
    """A unit is activated. [UW-TURN-02]"""

    unit: str


class Leader(msgspec.Struct, frozen=True, tag="leader"):
    """A hero is named as the leader of his side. [UW-VIC-06]"""

    unit: str


class Move(msgspec.Struct, frozen=True, tag="move"):
    """A move to a mark, or away from the enemy. [UW-MOVE-01 UW-MOVE-10]"""

    mark: Point
    heading: int | None = None
    arrange: tuple[Point, ...] = ()
    away: bool = False


class Advance(msgspec.Struct, frozen=True, tag="march"):
    """A move so far in a direction; away from the enemy where such a move is owed. [UW-MOVE-01 UW-GEO-01]"""

    length: int
    bearing: int
    heading: int | None = None


class Contact(msgspec.Struct, frozen=True, tag="contact"):
    """A move into contact with a unit, as it suggests itself. [UW-MOVE-07 UW-MOVE-08 UW-VEH-05]"""

    unit: str


class Reform(msgspec.Struct, frozen=True, tag="reform"):
    """A regiment takes another number of files where it stands. [UW-MOVE-06]"""

    files: int
    heading: int | None = None


class Drive(msgspec.Struct, frozen=True, tag="drive"):
    """A vehicle moves. [UW-VEH-03 UW-VEH-04]"""

    run: Run


class Melee(msgspec.Struct, frozen=True, tag="melee"):
    """A melee attack on a unit in contact; `weapon` is the place of the one used where each attack names one.
    [UW-MEL-01 UW-MIN-06]"""

    target: str
    weapon: int = 0


class Shoot(msgspec.Struct, frozen=True, tag="shoot"):
    """A ranged attack on a unit; `weapon` is the place of the one used where each attack names one. [UW-RNG-03 UW-MIN-06]"""

    target: str
    weapon: int = 0


class Fire(msgspec.Struct, frozen=True, tag="fire"):
    """A vehicle fires in an arc. [UW-VEH-10]"""

    arc: int
    weapon: int = 0


class Fireball(msgspec.Struct, frozen=True, tag="fireball"):
    """A hero throws a fireball at a point. [UW-ABL-04]"""

    mark: Point


Answer = (
    Word | Number | Deploy | Pick | Leader | Move | Advance | Contact | Reform | Drive | Melee | Shoot | Fire | Fireball
)


# --- written ----------------------------------------------------------------------------------------------------------
def facing(heading: int | None) -> str:
    """A heading as the end of an answer; nothing where it stays."""
    return "" if heading is None else f" {FACING} {write_degrees(heading)}"


def arrangement(points: tuple[Point, ...]) -> str:
    """An arrangement as the end of an answer; nothing where there is none."""
    return f" {ARRANGE} {';'.join(map(write_point, points))}" if points else ""


def write_part(part: Part) -> str:
    """A part of a vehicle's move."""
    return f"go {write_inches(part.length)}" if isinstance(part, Go) else f"turn {write_degrees(part.angle)}"


def write_answer(answer: Answer) -> str:
    """The answer as text that reads back."""
    match answer:
        case Word(word):
            return word
        case Number(number):
            return str(number)
        case Deploy(unit, formation, mark, heading, files, arrange):
            drawn = f"{FORMATION_NAMES[formation]}{f' {files}' if files else ''}"
            return f"deploy {name(unit)} {drawn} {AT} {write_point(mark)}{facing(heading)}{arrangement(arrange)}"
        case Pick(unit):
            return f"unit {name(unit)}"
        case Leader(unit):
            return f"leader {name(unit)}"
        case Move(mark, heading, arrange, away):
            return f"{'away' if away else 'move'} {write_point(mark)}{facing(heading)}{arrangement(arrange)}"
        case Advance(length, bearing, heading):
            return f"march {write_inches(length)} {BEARING} {write_degrees(bearing)}{facing(heading)}"
        case Contact(unit):
            return f"contact {name(unit)}"
        case Reform(files, heading):
            return f"reform {files}{facing(heading)}"
        case Drive(run):
            way = REVERSE if run.reverse else FORWARD
            return " ".join(("drive", way, *map(write_part, run.parts)))
        case Melee(target, weapon):
            return f"melee {name(target)}{weapon_words(weapon)}"
        case Shoot(target, weapon):
            return f"shoot {name(target)}{weapon_words(weapon)}"
        case Fire(arc, weapon):
            return f"fire {FACING_NAMES[arc]}{weapon_words(weapon)}"
    return f"fireball {write_point(answer.mark)}"


def weapon_words(weapon: int) -> str:
    """The weapon of an attack by its number from 1, unless it is the first."""
    return f" {WITH} {weapon + 1}" if weapon else ""


# --- read -------------------------------------------------------------------------------------------------------------
FORMS = {
    "deploy": "deploy UNIT regiment FILES|skirmish|none at X,Y facing DEGREES [arrange X,Y;X,Y...]",
    "unit": "unit NAME",
    "leader": "leader NAME",
    "move": "move X,Y [facing DEGREES] [arrange X,Y;X,Y...]",
    "away": "away X,Y [facing DEGREES] [arrange X,Y;X,Y...]",
    "march": "march INCHES bearing DEGREES|N|NE|E|SE|S|SW|W|NW [facing DEGREES]",
    "contact": "contact NAME",
    "reform": "reform FILES [facing DEGREES]",
    "drive": "drive forward|reverse go INCHES|turn DEGREES ...",
    "melee": "melee NAME [with NUMBER]",
    "shoot": "shoot NAME [with NUMBER]",
    "fire": "fire front|left|right|rear [with NUMBER]",
    "fireball": "fireball X,Y",
}


def read_answer(text: str) -> Answer:
    """The answer that a text describes. Raises InputError with the form expected."""
    return read_bare(text, WORDS) or read_verb(text, [word for word in WORDS if word != GO], FORMS, READERS)


def rest_of(words: list[str], *known: str) -> dict[str, str]:
    """What follows the words that name it. Raises ValueError."""
    found = dict(zip(words[::2], words[1::2], strict=True))
    if len(found) * 2 != len(words) or not found.keys() <= set(known):
        raise ValueError
    return found


def heading_in(found: dict[str, str]) -> int | None:
    """The heading that is named. Raises ValueError."""
    return read_bearing(found[FACING]) if FACING in found else None


def places_in(found: dict[str, str]) -> tuple[Point, ...]:
    """The arrangement that is named. Raises ValueError."""
    return tuple(map(read_point, found[ARRANGE].split(";"))) if ARRANGE in found else ()


def weapon_in(words: list[str]) -> int:
    """The weapon that is named. Raises ValueError."""
    number = int(rest_of(words, WITH).get(WITH, "1"))
    if number < 1:
        raise ValueError
    return number - 1


def read_deploy(words: list[str]) -> Answer:
    """`UNIT FORMATION [FILES] at X,Y facing DEGREES [arrange ...]`."""
    unit, formation, *rest = words
    files = int(rest.pop(0)) if rest[0] != AT else 0
    found = rest_of(rest, AT, FACING, ARRANGE)
    heading = read_bearing(found[FACING])
    drawn = FORMATION_NAMES.index(formation.lower())
    return Deploy(unname(unit), drawn, read_point(found[AT]), heading, files, places_in(found))


def read_move(*, away: bool) -> Reader[Answer]:
    """`X,Y [facing DEGREES] [arrange ...]`."""

    def read(words: list[str]) -> Answer:
        found = rest_of(words[1:], FACING, ARRANGE)
        return Move(read_point(words[0]), heading_in(found), places_in(found), away)

    return read


def read_march(words: list[str]) -> Answer:
    """`INCHES bearing DEGREES [facing DEGREES]`. Raises ValueError for less than nothing."""
    length, found = read_inches(words[0]), rest_of(words[1:], BEARING, FACING)
    if length < 0:
        raise ValueError
    return Advance(length, read_bearing(found[BEARING]), read_bearing(found[FACING]) if FACING in found else None)


def read_bearing(text: str) -> int:
    """A direction in degrees or by its name. Raises ValueError."""
    named = COMPASS.get(text.lower())
    return read_degrees(text) if named is None else named


def read_part(kind: str, number: str) -> Part:
    """`go INCHES` or `turn DEGREES`. Raises ValueError."""
    return Go(read_inches(number)) if ("turn", "go").index(kind) else Turn(read_degrees(number))


def read_drive(words: list[str]) -> Answer:
    """`forward|reverse go INCHES|turn DEGREES ...`."""
    way, *rest = words
    pairs = list(zip(rest[::2], rest[1::2], strict=True))
    parts = tuple(read_part(kind, number) for kind, number in pairs)
    return Drive(Run((FORWARD, REVERSE).index(way) == 1, parts))


READERS: dict[str, Reader[Answer]] = {
    "deploy": read_deploy,
    "unit": lambda words: Pick(unname(only(words))),
    "leader": lambda words: Leader(unname(only(words))),
    "move": read_move(away=False),
    "away": read_move(away=True),
    "march": read_march,
    "contact": lambda words: Contact(unname(only(words))),
    "reform": lambda words: Reform(int(words[0]), heading_in(rest_of(words[1:], FACING))),
    "drive": read_drive,
    "melee": lambda words: Melee(unname(words[0]), weapon_in(words[1:])),
    "shoot": lambda words: Shoot(unname(words[0]), weapon_in(words[1:])),
    "fire": lambda words: Fire(FACING_NAMES.index(words[0].lower()), weapon_in(words[1:])),
    "fireball": lambda words: Fireball(read_point(only(words))),
}
