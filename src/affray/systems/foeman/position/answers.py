"""What a player may answer, and its text.

A word alone is an answer wherever it makes sense: `move` or `cede` for a side; `end`; `stop`, `rise`, `fall`, `exit`,
`reload`, `drop shield`, `charge`, `surrender` in a figure's move; `move` or `watch` as a declaration; `done` at the end of a
Ready; `pass` when no retreat is forced.
"""

import msgspec

from affray.core import RuledOut
from affray.core.reading import answering
from affray.core.reading.answering import Reader, only, read_bare, read_verb
from affray.space.hex import DIRECTION_NAMES, direction_named
from affray.systems.foeman.content.codes import ITEM_NAMES
from affray.systems.foeman.rules.bidding import OPTION_NAMES, bid_fault

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
ALONE = ("watch", "move")
"""The declarations among them, whose bid is always the same. [FM-BID-08]"""
EMPTY = "-"
"""The word for an empty hand."""


Word = answering.Word
Number = answering.Number


class Retreat(msgspec.Struct, frozen=True, tag="retreat"):
    """B forces A one hex in a direction, and may follow. [FM-RET-02 FM-RET-03]"""

    a: str
    b: str
    direction: int
    follow: bool = False


class Pick(msgspec.Struct, frozen=True, tag="pick"):
    """The figure that moves next."""

    figure: str


class Step(msgspec.Struct, frozen=True, tag="step"):
    """One step in a direction. [FM-MOV-03]"""

    direction: int


class Face(msgspec.Struct, frozen=True, tag="face"):
    """A pivot to a facing, which ends the move. [FM-PIV-01]"""

    facing: int


class Enter(msgspec.Struct, frozen=True, tag="enter"):
    """A step into a standing opponent's hex, against the declared target. [FM-HTH-01 FM-HTH-02]"""

    direction: int
    target: str


class Push(msgspec.Struct, frozen=True, tag="push"):
    """A step against a standing opponent that pushes it back. [MW-SPC-04]"""

    direction: int
    target: str


class Rush(msgspec.Struct, frozen=True, tag="rush"):
    """A Shield Rush at a target with so many dice. [MW-SPC-03]"""

    target: str
    dice: int


class Attack(msgspec.Struct, frozen=True, tag="attack"):
    """A Strike, Jab, Hurl or Fire at a target with so many dice. [FM-BID-01]"""

    option: int
    target: str
    dice: int
    weapon: str
    doubled: bool = False


class Defend(msgspec.Struct, frozen=True, tag="defend"):
    """Defend with the ready shield, a ready weapon, or nothing. [FM-OPT-12]"""

    item: int


class Bidding(msgspec.Struct, frozen=True, tag="ready"):
    """Ready with so many dice. [FM-OPT-07]"""

    dice: int


class Use(msgspec.Struct, frozen=True, tag="use"):
    """Use of a thing, at a target where it needs one. [FM-OPT-11]"""

    thing: str
    target: str = ""


class Hold(msgspec.Struct, frozen=True, tag="hold"):
    """What the hands hold at the end of a Ready: strong hand, other hand. [FM-OPT-07]"""

    main: str
    off: str


class Take(msgspec.Struct, frozen=True, tag="take"):
    """An item picked up from the hex, or had from another figure. [FM-OPT-07]"""

    item: str
    source: str = ""


class Give(msgspec.Struct, frozen=True, tag="give"):
    """An item given to another figure. [FM-OPT-07]"""

    item: str
    to: str


Deed = Word | Number | Retreat | Pick | Step | Face | Enter | Push | Attack | Rush | Defend | Bidding
Handling = Use | Hold | Take | Give
Answer = Deed | Handling


def name(text: str) -> str:
    """A name of one or more words, or of nothing, as one word of an answer."""
    return answering.name(text) or EMPTY


def unname(text: str) -> str:
    """The name behind a word of an answer."""
    return "" if text == EMPTY else answering.unname(text)


def write_answer(answer: Answer) -> str:
    """The answer as text that reads back."""
    match answer:
        case Word(word):
            return word
        case Number(number):
            return str(number)
        case Retreat(a, b, direction, follow):
            return f"retreat {name(a)} by {name(b)} {DIRECTION_NAMES[direction]}" + (" follow" if follow else "")
        case Pick(figure):
            return f"figure {name(figure)}"
        case Step(direction):
            return f"step {DIRECTION_NAMES[direction]}"
        case Face(facing):
            return f"face {DIRECTION_NAMES[facing]}"
        case Enter(direction, target):
            return f"enter {DIRECTION_NAMES[direction]} {name(target)}"
        case Push(direction, target):
            return f"push {DIRECTION_NAMES[direction]} {name(target)}"
        case Rush(target, dice):
            return f"rush {name(target)} {dice}"
        case Attack(option, target, dice, weapon, doubled):
            more = (*([name(weapon)] if weapon else []), *(["doubled"] if doubled else []))
            return " ".join((OPTION_NAMES[option], name(target), str(dice), *more))
        case Defend(item):
            return f"defend {ITEM_NAMES[item]}"
        case Bidding(dice):
            return f"ready {dice}"
        case Use(thing, target):
            return f"use {name(thing)}" + (f" {name(target)}" if target else "")
        case Hold(main, off):
            return f"hold {name(main)} {name(off)}"
        case Take(item, source):
            return f"take {name(item)}" + (f" from {name(source)}" if source else "")
    return f"give {name(answer.item)} to {name(answer.to)}"


FORMS = {
    "retreat": "retreat A by B DIRECTION [follow]",
    "figure": "figure NAME",
    "step": "step DIRECTION",
    "face": "face DIRECTION",
    "enter": "enter DIRECTION TARGET",
    "push": "push DIRECTION TARGET",
    "rush": "rush TARGET DICE",
    "strike": "strike TARGET DICE [WEAPON] [doubled]",
    "jab": "jab TARGET DICE [WEAPON] [doubled]",
    "hurl": "hurl TARGET DICE [WEAPON]",
    "fire": "fire TARGET DICE [WEAPON]",
    "defend": "defend weapon|shield|none",
    "ready": "ready DICE",
    "use": "use THING [TARGET]",
    "hold": "hold MAIN OFF (- for an empty hand)",
    "take": "take ITEM [from FIGURE]",
    "give": "give ITEM to FIGURE",
}


def read_answer(text: str) -> Answer:
    """The answer that a text describes; directions alone are steps. Raises InputError with the form expected, RuledOut for a number
    of dice that a declaration cannot have."""
    alone = read_bare(text, WORDS)
    if alone is not None:
        return alone
    if text.strip().upper() in DIRECTION_NAMES:
        return Step(direction_named(text.strip()))
    verb, *dice = text.lower().split() or [""]
    if verb in ALONE and len(dice) == 1 and dice[0].isdigit():
        return always(verb, Word(verb), dice)
    return read_verb(text, WORDS, FORMS, READERS)


def exactly(words: list[str], *counts: int) -> list[str]:
    """The words, when there are as many as one of the counts. Raises ValueError."""
    if len(words) not in counts:
        raise ValueError
    return words


def read_retreat(words: list[str]) -> Answer:
    """`A by B DIRECTION [follow]`."""
    a, by, b, direction, *rest = words
    if by != "by" or rest not in ([], ["follow"]):
        raise ValueError
    return Retreat(unname(a), unname(b), direction_named(direction), bool(rest))


def read_attack(option: int) -> Reader[Answer]:
    """`TARGET DICE [WEAPON] [doubled]` as that option."""

    def read(words: list[str]) -> Answer:
        doubled = words[-1].lower() == "doubled" and len(words) > 2
        target, dice, *arm = exactly(words[:-1] if doubled else words, 2, 3)
        return Attack(option, unname(target), int(dice), unname(arm[0]) if arm else "", doubled)

    return read


def read_take(words: list[str]) -> Answer:
    """`ITEM [from FIGURE]`."""
    item, *rest = exactly(words, 1, 3)
    if rest and rest[0] != "from":
        raise ValueError
    return Take(unname(item), unname(rest[1]) if rest else "")


def read_give(words: list[str]) -> Answer:
    """`ITEM to FIGURE`."""
    item, to, figure = words
    if to != "to":
        raise ValueError
    return Give(unname(item), unname(figure))


def read_use(words: list[str]) -> Answer:
    """`THING [TARGET]`."""
    thing, *target = exactly(words, 1, 2)
    return Use(unname(thing), unname(target[0]) if target else "")


def read_enter(words: list[str]) -> Answer:
    """`DIRECTION TARGET`."""
    direction, target = words
    return Enter(direction_named(direction), unname(target))


def read_push(words: list[str]) -> Answer:
    """`DIRECTION TARGET`."""
    direction, target = words
    return Push(direction_named(direction), unname(target))


def read_rush(words: list[str]) -> Answer:
    """`TARGET DICE`."""
    target, dice = words
    return Rush(unname(target), int(dice))


def read_defend(words: list[str]) -> Answer:
    """`weapon|shield|none`. Raises RuledOut for a number of dice that is not its own. [FM-BID-07]"""
    item, *dice = words
    return always("defend", Defend(ITEM_NAMES.index(item.lower())), dice)


def always(option: str, answer: Answer, dice: list[str]) -> Answer:
    """The answer of an option that has a bid of its own. Raises RuledOut for another one. [FM-BID-07 FM-BID-08]"""
    fault = bid_fault(OPTION_NAMES.index(option), int(only(dice))) if dice else None
    if fault is not None:
        raise RuledOut(fault)
    return answer


def read_hold(words: list[str]) -> Answer:
    """`MAIN OFF`."""
    main, off = words
    return Hold(unname(main), unname(off))


READERS: dict[str, Reader[Answer]] = {
    "retreat": read_retreat,
    "figure": lambda words: Pick(unname(only(words))),
    "step": lambda words: Step(direction_named(only(words))),
    "face": lambda words: Face(direction_named(only(words))),
    "enter": read_enter,
    "push": read_push,
    "rush": read_rush,
    "strike": read_attack(OPTION_NAMES.index("strike")),
    "jab": read_attack(OPTION_NAMES.index("jab")),
    "hurl": read_attack(OPTION_NAMES.index("hurl")),
    "fire": read_attack(OPTION_NAMES.index("fire")),
    "defend": read_defend,
    "ready": lambda words: Bidding(int(only(words))),
    "use": read_use,
    "hold": read_hold,
    "take": read_take,
    "give": read_give,
}
