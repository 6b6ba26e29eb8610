"""What a ruling on a special action says, and its text: `losses Blue_Bows 2 and disorder Blue_Bows and move Red_Bows 12,14`.
[UW-ABL-08]"""

import re
from collections.abc import Iterator

import msgspec

from affray.core.reading.codecs import read_name, write_name
from affray.space.plane.measure import read_point, write_degrees, write_point
from affray.space.plane.points import Point
from affray.systems.wargame.position.bearings import read_bearing

NO_EFFECT, AND, FACING = "nothing", "and", "facing"
NUMBER = re.compile(r"-?[0-9]{1,12}", re.ASCII)
EFFECTS_FORM = "losses UNIT NUMBER|disorder UNIT|move UNIT X,Y [facing DEGREES] [and ...]"
"""The form of effects, as people read it."""
LONGEST_WORDS = 160
"""What is declared has at most so many characters."""


class Loss(msgspec.Struct, frozen=True, gc=False, tag="losses"):
    """A unit loses so many miniatures, a hero steps of his dice, a vehicle itself. [UW-ABL-08]"""

    unit: str
    number: int


class Disorder(msgspec.Struct, frozen=True, gc=False, tag="disorder"):
    """A unit is disordered. [UW-ABL-08]"""

    unit: str


class Shift(msgspec.Struct, frozen=True, gc=False, tag="move"):
    """A unit is put elsewhere, its centre-most miniature on the mark; it looks where it did unless a heading is given.
    [UW-ABL-08]"""

    unit: str
    mark: Point
    heading: int | None = None


Effect = Loss | Disorder | Shift
Effects = tuple[Effect, ...]


class Ruling(msgspec.Struct, frozen=True, gc=False):
    """What is being settled about a special action that was declared. [UW-ABL-08]"""

    words: str
    """What was declared."""
    effects: Effects = ()
    """What would come of it, as it was written last."""
    agreed: tuple[int, ...] = ()
    """The sides that have agreed to that."""
    amended: tuple[int, ...] = ()
    """The sides that have amended it, in that order."""


# --- their text -------------------------------------------------------------------------------------------------------
def write_effect(effect: Effect) -> str:
    """An effect in the words of an answer."""
    name = write_name(effect.unit)
    if isinstance(effect, Loss):
        return f"losses {name} {effect.number}"
    if isinstance(effect, Disorder):
        return f"disorder {name}"
    turned = "" if effect.heading is None else f" {FACING} {write_degrees(effect.heading)}"
    return f"move {name} {write_point(effect.mark)}{turned}"


def write_effects(effects: Effects) -> str:
    """Effects in the words of an answer."""
    return f" {AND} ".join(map(write_effect, effects)) or NO_EFFECT


def read_effects(text: str) -> Effects:
    """The effects that words say. Raises ValueError.

    >>> read_effects("losses Blue_Bows 2 and disorder Red")
    (Loss(unit='Blue Bows', number=2), Disorder(unit='Red'))
    """
    words = text.split()
    return () if [word.lower() for word in words] == [NO_EFFECT] else tuple(effects_in(words))


def read_changes(text: str) -> Effects:
    """The effects that words say, one at least. Raises ValueError."""
    return tuple(effects_in(text.split()))


def effects_in(words: list[str]) -> Iterator[Effect]:
    """The effects that words say, one at least. Raises ValueError."""
    while True:
        kind, *rest = words
        if kind.lower() not in TAKEN:
            raise ValueError
        count = TAKEN[kind.lower()]
        turns = kind.lower() == "move" and [word.lower() for word in rest[count : count + 1]] == [FACING]
        count += 2 * turns
        taken, words = rest[:count], rest[count:]
        if len(taken) < count:
            raise ValueError
        yield read_effect(kind.lower(), taken)
        if not words:
            return
        joint, *words = words
        if joint.lower() != AND:
            raise ValueError


TAKEN = {"losses": 2, "disorder": 1, "move": 2}
"""How many words follow the word of each effect."""


def read_effect(kind: str, words: list[str]) -> Effect:
    """An effect of a kind that these words describe. Raises ValueError."""
    name, *rest = words
    if kind == "disorder":
        return Disorder(read_name(name))
    if kind == "move":
        return Shift(read_name(name), read_point(rest[0]), read_bearing(rest[2]) if rest[1:] else None)
    if NUMBER.fullmatch(rest[0]) is None:
        raise ValueError
    return Loss(read_name(name), int(rest[0]))
