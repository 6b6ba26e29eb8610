"""What a player may answer, and its text.

A word alone is an answer wherever it makes sense: `renew` or `lapse` for a spell; `end` for a side; `take off`, `land`,
`low`, `high`, `apart`, `near`, `drop pack`, `take pack`, `leave map` in a figure's move; `stand`, `dodge`, `defend`, `draw`, `leave`,
`struggle`, `wait`, `pass`, `done` in its action; `pass` when no retreat is forced.
"""

import msgspec

from affray.core.reading import grammar
from affray.core.reading.codecs import PLAIN, Codec, one_of
from affray.core.reading.grammar import Grammar
from affray.core.reading.patterns import Verb
from affray.mastering.answers import RARE, Mastering
from affray.space.hex import DIRECTION_NAMES, Hex, place_name, read_direction, read_place
from affray.systems.melee.content.codes import MISSILE, OPTION_LETTERS, POSTURE_NAMES, STANDING, THROWN

WORDS = (
    "go", "renew", "lapse", "end", "take off", "land", "low", "high", "apart", "near", "drop pack", "take pack", "leave map",
    "stand", "dodge", "defend", "draw", "leave", "struggle", "wait", "pass", "done",
)  # fmt: skip
WAYS = ("left", "right")
SHIELD = "shield"
"""The word for the figure's shield among the things that it holds."""


Word = grammar.Word
Number = grammar.Number


class Rank(msgspec.Struct, frozen=True, gc=False, tag="rank"):
    """The place in the order of moving that the winner of the initiative takes, from 1. [CM-INIT-03 CM-INIT-04]"""

    place: int


class Pick(msgspec.Struct, frozen=True, gc=False, tag="pick"):
    """The figure that moves or acts next. [CM-MOVE-01 CM-ACT-02]"""

    figure: str


class Step(msgspec.Struct, frozen=True, gc=False, tag="step"):
    """One step of the whole figure in a direction. [CM-MOVE-02 CM-FACE-09]"""

    direction: int


class Push(msgspec.Struct, frozen=True, gc=False, tag="push"):
    """One step that pushes smaller enemies back. [CM-ENG-08]"""

    direction: int


class Turn(msgspec.Struct, frozen=True, gc=False, tag="turn"):
    """A pivot by 60 degrees in the middle of a move, 1 clockwise, -1 the other way. [CM-FACE-09]"""

    way: int


class Face(msgspec.Struct, frozen=True, gc=False, tag="face"):
    """The end of a figure's way, with the facing that it takes. [CM-FACE-08]"""

    facing: int


class Option(msgspec.Struct, frozen=True, gc=False, tag="option"):
    """The option of the turn, by its letter, with the posture that d and f let the figure take. [CM-OPT-01 CM-OPT-14]"""

    option: int
    posture: int = STANDING


class Attack(msgspec.Struct, frozen=True, gc=False, tag="attack"):
    """An attack of some kind at a figure with a weapon; `twin` begins an attack with two; `aim` numbers the ways to aim
    where either figure has several hexes. [CM-OPT-12 CM-OPT-16 CM-ADJ-07 CM-FACE-04]"""

    kind: int
    target: str
    weapon: str
    twin: bool = False
    aim: int = 0


class Sweep(msgspec.Struct, frozen=True, gc=False, tag="sweep"):
    """A sweeping blow at everybody in the three front hexes. [CM-ADJ-07]"""

    weapon: str


class Enter(msgspec.Struct, frozen=True, gc=False, tag="enter"):
    """A step into an enemy's hex, to fight hand-to-hand; with the weapon named, else with what does most.
    [CM-HTH-02]"""

    direction: int
    target: str
    weapon: str = ""


class Cast(msgspec.Struct, frozen=True, gc=False, tag="cast"):
    """A spell with so much ST: at a figure, or on hexes; `form` is what an image or illusion looks like, `facing` how it
    stands, `attribute` what Aid adds to. [CM-SPELL-02]"""

    spell: str
    st: int
    target: str = ""
    hexes: tuple[Hex, ...] = ()
    form: str = ""
    facing: int = -1
    attribute: str = ""


class Disbelieve(msgspec.Struct, frozen=True, gc=False, tag="disbelieve"):
    """An attempt to disbelieve a figure. [CM-SPELL-07]"""

    target: str


class Hold(msgspec.Struct, frozen=True, gc=False, tag="hold"):
    """What is ready afterwards: weapons, and the word "shield". [CM-OPT-15 CM-OPT-23]"""

    items: tuple[str, ...]


class Take(msgspec.Struct, frozen=True, gc=False, tag="take"):
    """A dropped thing picked up and made ready. [CM-OPT-15 CM-OPT-27]"""

    item: str


class Disengage(msgspec.Struct, frozen=True, gc=False, tag="disengage"):
    """One hex in the action phase, away from those that engage the figure. [CM-DIS-02]"""

    direction: int


class Wake(msgspec.Struct, frozen=True, gc=False, tag="wake"):
    """A sleeping friend woken. [CM-SPELL-08]"""

    target: str


class Retreat(msgspec.Struct, frozen=True, gc=False, tag="retreat"):
    """An enemy forced back by a figure, in a direction; -1 where it has no hex to go to. [CM-RET-02 CM-RET-04]"""

    whom: str
    by: str
    direction: int = -1


Moving = Word | Number | Rank | Pick | Step | Push | Turn | Face | Option
Acting = Attack | Sweep | Enter | Cast | Disbelieve | Hold | Take | Disengage | Wake
Answer = Moving | Acting | Retreat | Mastering


# --- their text -------------------------------------------------------------------------------------------------------
NEAR = -1
"""The kind of a strike, which the weapon and the place decide: melee, pole or hand-to-hand."""
GRAMMAR: Grammar[Answer] = Grammar(
    WORDS,
    (
        Verb(Rank, "place NUMBER"),
        Verb(Pick, "figure NAME"),
        Verb(Step, "step DIRECTION"),
        Verb(Push, "push DIRECTION"),
        Verb(Turn, "turn left|right"),
        Verb(Face, "face DIRECTION"),
        Verb(Option, "option LETTER [kneeling|prone]"),
        Verb(Attack, "strike TARGET WEAPON [twin] [aim NUMBER]", kind=NEAR),
        Verb(Attack, "throw TARGET WEAPON [aim NUMBER]", kind=THROWN, twin=False),
        Verb(Attack, "shoot TARGET WEAPON [aim NUMBER]", kind=MISSILE, twin=False),
        Verb(Sweep, "sweep WEAPON"),
        Verb(Enter, "enter DIRECTION TARGET [WEAPON]"),
        Verb(Cast, "cast SPELL ST [[at] TARGET] [on COLUMN,ROW;...] [as FORM] [facing DIRECTION] [to st|dx|iq]"),
        Verb(Disbelieve, "disbelieve TARGET"),
        Verb(Hold, "hold WEAPON|shield ... (- for nothing)"),
        Verb(Take, "take ITEM"),
        Verb(Disengage, "disengage DIRECTION"),
        Verb(Wake, "wake NAME"),
        Verb(Retreat, "retreat A by B [DIRECTION]"),
    ),
    {
        "DIRECTION": Codec(DIRECTION_NAMES.__getitem__, read_direction, DIRECTION_NAMES),
        "left|right": Codec(lambda way: WAYS[way > 0], lambda word: (-1, 1)[WAYS.index(word.lower())], WAYS),
        "LETTER": one_of(tuple(OPTION_LETTERS)),
        "kneeling|prone": one_of(POSTURE_NAMES),
        "COLUMN,ROW;...": Codec(lambda hexes: ";".join(map(place_name, hexes)), lambda word: tuple(map(read_place, word.split(";")))),
        "WEAPON": PLAIN,
        "WEAPON|shield": PLAIN,
        "SPELL": PLAIN,
        "ITEM": PLAIN,
    },
    rare=RARE,
)  # fmt: skip
write_answer = GRAMMAR.write


def read_answer(text: str) -> Answer:
    """The answer that a text describes; directions alone are steps, single letters options. Raises InputError with the
    form expected."""
    word = text.strip()
    if word in DIRECTION_NAMES:
        return Step(read_direction(word))
    if len(word) == 1 and word.lower() in OPTION_LETTERS:
        return Option(OPTION_LETTERS.index(word.lower()))
    return GRAMMAR.read(text)
