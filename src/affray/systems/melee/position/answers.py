"""What a player may answer, and its text.

A word alone is an answer wherever it makes sense: `renew` or `lapse` for a spell; `end` for a side; `take off`, `land`,
`low`, `high`, `apart`, `near`, `drop pack`, `take pack`, `leave map` in a figure's move; `stand`, `dodge`, `defend`, `draw`, `leave`,
`struggle`, `wait`, `pass`, `done` in its action; `pass` when no retreat is forced.
"""

import msgspec

from affray.core.reading import answering
from affray.core.reading.answering import Reader, name, only, read_bare, read_verb, unname
from affray.space.hex import DIRECTION_NAMES, Hex, column_row, direction_named, from_column_row
from affray.systems.melee.content.codes import MISSILE, OPTION_LETTERS, POSTURE_NAMES, STANDING, THROWN

WORDS = (
    "go", "renew", "lapse", "end", "take off", "land", "low", "high", "apart", "near", "drop pack", "take pack", "leave map",
    "stand", "dodge", "defend", "draw", "leave", "struggle", "wait", "pass", "done",
)  # fmt: skip
WAYS = ("left", "right")
NOTHING = "-"
SHIELD = "shield"
"""The word for the figure's shield among the things that it holds."""


Word = answering.Word
Number = answering.Number


class Rank(msgspec.Struct, frozen=True, tag="rank"):
    """The place in the order of moving that the winner of the initiative takes, from 1. [CM-INIT-03 CM-INIT-04]"""

    place: int


class Pick(msgspec.Struct, frozen=True, tag="pick"):
    """The figure that moves or acts next. [CM-MOVE-01 CM-ACT-02]"""

    figure: str


class Step(msgspec.Struct, frozen=True, tag="step"):
    """One step of the whole figure in a direction. [CM-MOVE-02 CM-FACE-09]"""

    direction: int


class Push(msgspec.Struct, frozen=True, tag="push"):
    """One step that pushes smaller enemies back. [CM-ENG-08]"""

    direction: int


class Turn(msgspec.Struct, frozen=True, tag="turn"):
    """A pivot by 60 degrees in the middle of a move, 1 clockwise, -1 the other way. [CM-FACE-09]"""

    way: int


class Face(msgspec.Struct, frozen=True, tag="face"):
    """The end of a figure's way, with the facing that it takes. [CM-FACE-08]"""

    facing: int


class Option(msgspec.Struct, frozen=True, tag="option"):
    """The option of the turn, by its letter, with the posture that d and f let the figure take. [CM-OPT-01 CM-OPT-14]"""

    option: int
    posture: int = STANDING


class Attack(msgspec.Struct, frozen=True, tag="attack"):
    """An attack of some kind at a figure with a weapon; `twin` begins an attack with two; `aim` numbers the ways to aim
    where either figure has several hexes. [CM-OPT-12 CM-OPT-16 CM-ADJ-07 CM-FACE-04]"""

    kind: int
    target: str
    weapon: str
    twin: bool = False
    aim: int = 0


class Sweep(msgspec.Struct, frozen=True, tag="sweep"):
    """A sweeping blow at everybody in the three front hexes. [CM-ADJ-07]"""

    weapon: str


class Enter(msgspec.Struct, frozen=True, tag="enter"):
    """A step into an enemy's hex, to fight hand-to-hand; with the weapon named, else with what does most.
    [CM-HTH-02]"""

    direction: int
    target: str
    weapon: str = ""


class Cast(msgspec.Struct, frozen=True, tag="cast"):
    """A spell with so much ST: at a figure, or on hexes; `form` is what an image or illusion looks like, `facing` how it
    stands, `attribute` what Aid adds to. [CM-SPELL-02]"""

    spell: str
    st: int
    target: str = ""
    hexes: tuple[Hex, ...] = ()
    form: str = ""
    facing: int = -1
    attribute: str = ""


class Disbelieve(msgspec.Struct, frozen=True, tag="disbelieve"):
    """An attempt to disbelieve a figure. [CM-SPELL-07]"""

    target: str


class Hold(msgspec.Struct, frozen=True, tag="hold"):
    """What is ready afterwards: weapons, and the word "shield". [CM-OPT-15 CM-OPT-23]"""

    items: tuple[str, ...]


class Take(msgspec.Struct, frozen=True, tag="take"):
    """A dropped thing picked up and made ready. [CM-OPT-15 CM-OPT-27]"""

    item: str


class Disengage(msgspec.Struct, frozen=True, tag="disengage"):
    """One hex in the action phase, away from those that engage the figure. [CM-DIS-02]"""

    direction: int


class Wake(msgspec.Struct, frozen=True, tag="wake"):
    """A sleeping friend woken. [CM-SPELL-08]"""

    target: str


class Retreat(msgspec.Struct, frozen=True, tag="retreat"):
    """An enemy forced back by a figure, in a direction; -1 where it has no hex to go to. [CM-RET-02 CM-RET-04]"""

    whom: str
    by: str
    direction: int = -1


Moving = Word | Number | Rank | Pick | Step | Push | Turn | Face | Option
Acting = Attack | Sweep | Enter | Cast | Disbelieve | Hold | Take | Disengage | Wake
Answer = Moving | Acting | Retreat


# --- words ------------------------------------------------------------------------------------------------------------
def hex_text(pos: Hex) -> str:
    """A hex as column and row."""
    column, row = column_row(pos)
    return f"{column},{row}"


def read_hex(text: str) -> Hex:
    """The hex of a column and a row. Raises ValueError."""
    column, row = text.split(",")
    return from_column_row(int(column), int(row))


VERBS = {THROWN: "throw", MISSILE: "shoot"}
NEAR = -1
"""The kind of a strike, which the weapon and the place decide: melee, pole or hand-to-hand."""


def write_answer(answer: Answer) -> str:
    """The answer as text that reads back."""
    if isinstance(answer, Moving):
        return write_moving(answer)
    if isinstance(answer, Acting):
        return write_acting(answer)
    to = f" {DIRECTION_NAMES[answer.direction]}" if answer.direction >= 0 else ""
    return f"retreat {name(answer.whom)} by {name(answer.by)}{to}"


def write_moving(answer: Moving) -> str:
    """An answer about the order of things, a move or an option as text."""
    match answer:
        case Word(word):
            return word
        case Number(number):
            return str(number)
        case Rank(place):
            return f"place {place}"
        case Pick(figure):
            return f"figure {name(figure)}"
        case Step(direction):
            return f"step {DIRECTION_NAMES[direction]}"
        case Push(direction):
            return f"push {DIRECTION_NAMES[direction]}"
        case Turn(way):
            return f"turn {WAYS[way > 0]}"
        case Face(facing):
            return f"face {DIRECTION_NAMES[facing]}"
    posture = f" {POSTURE_NAMES[answer.posture]}" if answer.posture != STANDING else ""
    return f"option {OPTION_LETTERS[answer.option]}{posture}"


def write_acting(answer: Acting) -> str:
    """An action as text."""
    match answer:
        case Attack(kind, target, weapon, twin, aim):
            tail = (" twin" if twin else "") + (f" aim {aim}" if aim else "")
            return f"{VERBS.get(kind, 'strike')} {name(target)} {weapon}{tail}"
        case Sweep(weapon):
            return f"sweep {weapon}"
        case Enter(direction, target, weapon):
            return f"enter {DIRECTION_NAMES[direction]} {name(target)} {weapon}".rstrip()
        case Cast():
            return write_cast(answer)
        case Disbelieve(target):
            return f"disbelieve {name(target)}"
        case Hold(items):
            return f"hold {' '.join(items) or NOTHING}"
        case Take(item):
            return f"take {item}"
        case Disengage(direction):
            return f"disengage {DIRECTION_NAMES[direction]}"
    return f"wake {name(answer.target)}"


def write_cast(cast: Cast) -> str:
    """A spell as text."""
    parts = [
        f"cast {cast.spell} {cast.st}",
        f"at {name(cast.target)}" if cast.target else "",
        f"on {';'.join(map(hex_text, cast.hexes))}" if cast.hexes else "",
        f"as {name(cast.form)}" if cast.form else "",
        f"facing {DIRECTION_NAMES[cast.facing]}" if cast.facing >= 0 else "",
        f"to {cast.attribute}" if cast.attribute else "",
    ]
    return " ".join(part for part in parts if part)


# --- reading ----------------------------------------------------------------------------------------------------------
FORMS = {
    "place": "place NUMBER",
    "figure": "figure NAME",
    "step": "step DIRECTION",
    "push": "push DIRECTION",
    "turn": "turn left|right",
    "face": "face DIRECTION",
    "option": "option LETTER [kneeling|prone]",
    "strike": "strike TARGET WEAPON [twin] [aim NUMBER]",
    "throw": "throw TARGET WEAPON [aim NUMBER]",
    "shoot": "shoot TARGET WEAPON [aim NUMBER]",
    "sweep": "sweep WEAPON",
    "enter": "enter DIRECTION TARGET [WEAPON]",
    "cast": "cast SPELL ST [[at] TARGET] [on COLUMN,ROW;...] [as FORM] [facing DIRECTION] [to st|dx|iq]",
    "disbelieve": "disbelieve TARGET",
    "hold": "hold WEAPON ... [shield] (- for nothing)",
    "take": "take ITEM",
    "disengage": "disengage DIRECTION",
    "wake": "wake NAME",
    "retreat": "retreat A by B [DIRECTION]",
}


def read_answer(text: str) -> Answer:
    """The answer that a text describes; directions alone are steps, single letters options. Raises InputError with the
    form expected."""
    alone = read_bare(text, WORDS)
    if alone is not None:
        return alone
    if text.strip() in DIRECTION_NAMES:
        return Step(direction_named(text.strip()))
    if len(text.strip()) == 1 and text.strip().lower() in OPTION_LETTERS:
        return Option(OPTION_LETTERS.index(text.strip().lower()))
    return read_verb(text, WORDS, FORMS, READERS)


def read_option(words: list[str]) -> Answer:
    """`LETTER [posture]`."""
    letter, *posture = words
    if len(letter) != 1 or len(posture) > 1:
        raise ValueError
    return Option(
        OPTION_LETTERS.index(letter.lower()), POSTURE_NAMES.index(posture[0].lower()) if posture else STANDING
    )


def read_attack(kind: int) -> Reader[Answer]:
    """`TARGET WEAPON [twin] [aim NUMBER]` as that kind."""

    def read(words: list[str]) -> Answer:
        target, weapon, *tail = words
        twin = tail[:1] == ["twin"]
        rest = tail[1:] if twin else tail
        if (rest and (len(rest) != 2 or rest[0] != "aim")) or (twin and kind != NEAR):
            raise ValueError
        return Attack(kind, unname(target), weapon, twin, int(rest[1]) if rest else 0)

    return read


def read_enter(words: list[str]) -> Answer:
    """`DIRECTION TARGET [WEAPON]`."""
    direction, target, *weapon = words
    return Enter(direction_named(direction), unname(target), only(weapon) if weapon else "")


AIMS = {"at", "on", "as", "facing", "to"}
"""The words before what a spell is aimed at and how."""


def read_cast(words: list[str]) -> Answer:
    """`SPELL ST` and pairs of words; a target may stand first without "at"."""
    spell, st, *rest = words
    if len(rest) % 2 and rest[0] not in AIMS:
        rest = ["at", *rest]
    found = dict(zip(rest[::2], rest[1::2], strict=True))
    if len(found) * 2 != len(rest) or not found.keys() <= AIMS:
        raise ValueError
    hexes = tuple(read_hex(part) for part in found["on"].split(";")) if "on" in found else ()
    facing = direction_named(found["facing"]) if "facing" in found else -1
    return Cast(
        spell, int(st), unname(found.get("at", "")), hexes, unname(found.get("as", "")), facing, found.get("to", "")
    )


def read_retreat(words: list[str]) -> Answer:
    """`A by B [DIRECTION]`."""
    whom, by, pusher, *direction = words
    if by != "by" or len(direction) > 1:
        raise ValueError
    return Retreat(unname(whom), unname(pusher), direction_named(direction[0]) if direction else -1)


READERS: dict[str, Reader[Answer]] = {
    "place": lambda words: Rank(int(only(words))),
    "figure": lambda words: Pick(unname(only(words))),
    "step": lambda words: Step(direction_named(only(words))),
    "push": lambda words: Push(direction_named(only(words))),
    "turn": lambda words: Turn((-1, 1)[WAYS.index(only(words).lower())]),
    "face": lambda words: Face(direction_named(only(words))),
    "option": read_option,
    "strike": read_attack(NEAR),
    "throw": read_attack(THROWN),
    "shoot": read_attack(MISSILE),
    "sweep": lambda words: Sweep(only(words)),
    "enter": read_enter,
    "cast": read_cast,
    "disbelieve": lambda words: Disbelieve(unname(only(words))),
    "hold": lambda words: Hold(() if words == [NOTHING] else tuple(words) if words else (only(words),)),
    "take": lambda words: Take(only(words)),
    "disengage": lambda words: Disengage(direction_named(only(words))),
    "wake": lambda words: Wake(unname(only(words))),
    "retreat": read_retreat,
}
