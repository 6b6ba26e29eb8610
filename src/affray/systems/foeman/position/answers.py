"""What a player may answer, and its text.

A word alone is an answer wherever it makes sense: `move` or `cede` for a side; `end`; `stop`, `rise`, `fall`, `exit`,
`reload`, `drop shield`, `charge`, `surrender` in a figure's move; `move` or `watch` as a declaration; `done` at the end of a
Ready; `pass` when no retreat is forced.
"""

import msgspec

from affray.core import RuledOut
from affray.core.reading import grammar
from affray.core.reading.codecs import NAME_OR_NOTHING, Codec, one_of
from affray.core.reading.grammar import Grammar
from affray.core.reading.patterns import Verb
from affray.mastering import answers as mastering
from affray.mastering.answers import Mastering
from affray.space.hex import DIRECTION_NAMES, read_direction
from affray.systems.foeman.content.codes import ITEM_NAMES
from affray.systems.foeman.rules.bidding import OPTION_NAMES, bid_refusal

WORDS = (
    "go",
    "pass",
    "move",
    "cede",
    "end",
    "stop",
    "rise",
    "fall",
    "exit",
    "reload",
    "drop shield",
    "surrender",
    "watch",
    "done",
    "charge",
)
ALWAYS = ("watch", "move", "defend")
"""The declarations whose bid is always the same. [FM-BID-07 FM-BID-08]"""


Word = grammar.Word
Number = grammar.Number


class Retreat(msgspec.Struct, frozen=True, gc=False, tag="retreat"):
    """B forces A one hex in a direction, and may follow. [FM-RET-02 FM-RET-03]"""

    a: str
    b: str
    direction: int
    follow: bool = False


class Pick(msgspec.Struct, frozen=True, gc=False, tag="pick"):
    """The figure that moves next."""

    figure: str


class Step(msgspec.Struct, frozen=True, gc=False, tag="step"):
    """One step in a direction. [FM-MOV-03]"""

    direction: int


class Face(msgspec.Struct, frozen=True, gc=False, tag="face"):
    """A pivot to a facing, which ends the move. [FM-PIV-01]"""

    facing: int


class Enter(msgspec.Struct, frozen=True, gc=False, tag="enter"):
    """A step into a standing opponent's hex, against the declared target. [FM-HTH-01 FM-HTH-02]"""

    direction: int
    target: str


class Push(msgspec.Struct, frozen=True, gc=False, tag="push"):
    """A step against a standing opponent that pushes it back. [MW-SPC-04]"""

    direction: int
    target: str


class Rush(msgspec.Struct, frozen=True, gc=False, tag="rush"):
    """A Shield Rush at a target with so many dice. [MW-SPC-03]"""

    target: str
    dice: int


class Attack(msgspec.Struct, frozen=True, gc=False, tag="attack"):
    """A Strike, Jab, Hurl or Fire at a target with so many dice. [FM-BID-01]"""

    option: int
    target: str
    dice: int
    weapon: str = ""
    doubled: bool = False


class Defend(msgspec.Struct, frozen=True, gc=False, tag="defend"):
    """Defend with the ready shield, a ready weapon, or nothing. [FM-OPT-12]"""

    item: int


class Bidding(msgspec.Struct, frozen=True, gc=False, tag="ready"):
    """Ready with so many dice. [FM-OPT-07]"""

    dice: int


class Use(msgspec.Struct, frozen=True, gc=False, tag="use"):
    """Use of a thing, at a target where it needs one. [FM-OPT-11]"""

    thing: str
    target: str = ""


class Hold(msgspec.Struct, frozen=True, gc=False, tag="hold"):
    """What the hands hold at the end of a Ready: strong hand, other hand. [FM-OPT-07]"""

    main: str
    off: str


class Take(msgspec.Struct, frozen=True, gc=False, tag="take"):
    """An item picked up from the hex, or had from another figure. [FM-OPT-07]"""

    item: str
    source: str = ""


class Give(msgspec.Struct, frozen=True, gc=False, tag="give"):
    """An item given to another figure. [FM-OPT-07]"""

    item: str
    to: str


Deed = Word | Number | Retreat | Pick | Step | Face | Enter | Push | Attack | Rush | Defend | Bidding
Handling = Use | Hold | Take | Give
Answer = Deed | Handling | Mastering


DIRECTION = Codec(DIRECTION_NAMES.__getitem__, read_direction, DIRECTION_NAMES)
STRIKE, JAB, HURL, FIRE = map(OPTION_NAMES.index, ("strike", "jab", "hurl", "fire"))
GRAMMAR: Grammar[Answer] = Grammar(
    WORDS,
    (
        Verb(Retreat, "retreat A by B DIRECTION [follow]"),
        Verb(Pick, "figure NAME"),
        Verb(Step, "step DIRECTION"),
        Verb(Face, "face DIRECTION"),
        Verb(Enter, "enter DIRECTION TARGET"),
        Verb(Push, "push DIRECTION TARGET"),
        Verb(Rush, "rush TARGET DICE"),
        Verb(Attack, "strike TARGET DICE [WEAPON] [doubled]", option=STRIKE),
        Verb(Attack, "jab TARGET DICE [WEAPON] [doubled]", option=JAB),
        Verb(Attack, "hurl TARGET DICE [WEAPON]", option=HURL),
        Verb(Attack, "fire TARGET DICE [WEAPON]", option=FIRE),
        Verb(Defend, "defend weapon|shield|none"),
        Verb(Bidding, "ready DICE"),
        Verb(Use, "use THING [TARGET]"),
        Verb(Hold, "hold MAIN OFF (- for an empty hand)"),
        Verb(Take, "take ITEM [from FIGURE]"),
        Verb(Give, "give ITEM to FIGURE"),
    ),
    {"": NAME_OR_NOTHING, "DIRECTION": DIRECTION, "weapon|shield|none": one_of(ITEM_NAMES)},
    rare=mastering.RARE,
)
write_answer = GRAMMAR.write


def read_answer(text: str) -> Answer:
    """The answer that a text describes; directions alone are steps. Raises InputError with the form expected, RuledOut for a number
    of dice that a declaration cannot have. [FM-BID-07 FM-BID-08]"""
    if text.strip().upper() in DIRECTION_NAMES:
        return Step(read_direction(text.strip()))
    option, *words = text.lower().split() or [""]
    if option in ALWAYS and words and words[-1].isdigit():
        fault = bid_refusal(OPTION_NAMES.index(option), int(words[-1]))
        if fault is not None:
            raise RuledOut(fault)
        text = " ".join((option, *words[:-1]))
    return GRAMMAR.read(text)
