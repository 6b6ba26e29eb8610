"""The lines of an event: which message of the catalogue it is, at which level, with which arguments."""

from collections import Counter
from collections.abc import Callable, Mapping

from affray.core import Event, Phrase
from affray.core.phrase import Value
from affray.core.texts import ENGLISH, Arg, slug
from affray.core.told import Args, ToldEvent, summed
from affray.systems.wargame.constants import REDUCTION_NAMES
from affray.systems.wargame.spoken import said
from affray.systems.wargame.voice import LOW_FACE, TEXTS

STEP = "  "
ROLL = "roll_"
HEADINGS = frozenset(("round", "turn", "over"))
DETAILS = frozenset((
    "musters", "stands", "strike", "out_of_range", "fire", "share", "fireball", "vehicle_hit", "vehicle_damage", "morale",
))  # fmt: skip
MOST_FACES = 12
"""More dice than these are told as how many show which face."""


class Told(ToldEvent, frozen=True):
    """An event, with its numbers and names at hand."""

    @property
    def faces(self) -> Arg:
        """The dice as they lie on the table: each face, or of many dice how often each face came up."""
        shown = tuple(face + LOW_FACE for face in self.dice)
        if len(shown) <= MOST_FACES:
            return shown
        found = sorted(Counter(shown).items())
        return tuple(Phrase("faces-alike", {"count": count, "face": face}) for face, count in found)

    @property
    def points(self) -> int:
        """What the dice sum to."""
        return sum(self.dice) + LOW_FACE * len(self.dice)

    @property
    def args(self) -> Args:
        """All its fields, its dice, and what they were thrown for."""
        rolled = self.text("roll") or (self.code if self.code.startswith(ROLL) else "")
        return {
            **self.data,
            "faces": self.faces,
            "thrown": len(self.dice),
            "points": self.number("points") or self.points,
            "roll": rolled.removeprefix(ROLL),
            **({"distance": said(self.text("distance"))} if "distance" in self.data else {}),
        }


def wording(event: Event, language: str = ENGLISH) -> tuple[str, ...]:
    """The lines of an event in a language, the reasons of its bonus on a line of their own; none for a target to which
    none of a vehicle's fire went."""
    told = Told(event.code, event.data, event.dice, event.parts, event.clauses)
    if event.code == "share" and not told.number("points"):
        return ()
    rolled = event.code.startswith(ROLL)
    message = "event-rolled" if rolled else f"event-{slug(event.code)}"
    level = 0 if event.code in HEADINGS else 2 if rolled or event.code in DETAILS else 1
    args = told.args | ARGS.get(event.code, no_more)(told)
    line = STEP * level + TEXTS.say(language, message, **args)
    if not event.parts:
        return (line,)
    sums = summed((part.label, part.value) for part in event.parts)
    bonus = sum(part.value for part in event.parts)
    return line, STEP * (level + 1) + TEXTS.say(language, "bonus-sum", bonus=bonus, sum=sums)


def no_more(told: Told) -> Args:
    """Nothing but the event's fields."""
    return {}


def musters(told: Told) -> Args:
    """How many of the unit roll, and why. [UW-MEL-02 UW-MEL-03 UW-RNG-04]"""
    counts: Value = told.data.get("counts", ())
    assert isinstance(counts, tuple)
    pairs = zip(told.texts("labels"), counts, strict=True)
    who = tuple(Phrase("sum-first", {"label": label, "value": value}) for label, value in pairs)
    return {"rolling": who, "signed": (told.number("bonus") > 0) - (told.number("bonus") < 0)}


def moves(told: Told) -> Args:
    """Whether the unit stays on the spot. [UW-MOVE-02]"""
    return {"still": int(told.text("distance") == "0")}


def strike(told: Told) -> Args:
    """What was added to the dice, and the quotient before it was halved. [UW-MEL-04 UW-MEL-05]"""
    total = told.number("total")
    bonus = total - told.points
    return {"bonus": bonus, "added": int(bonus != 0), "whole": total // told.number("defense")}


def fires(told: Told) -> Args:
    """The targets by their numbers. [UW-VEH-12]"""
    names = enumerate(told.texts("targets"), 1)
    return {"targets": tuple(Phrase("target-numbered", {"place": place, "named": name}) for place, name in names)}


def share(told: Told) -> Args:
    """The number of the target. [UW-VEH-12]"""
    return {"place": told.number("mark") + 1}


def vehicle_damage(told: Told) -> Args:
    """What is reduced; nothing where nothing was left. [UW-VEH-14 UW-VEH-15]"""
    choice = told.number("choice")
    return {"reduction": REDUCTION_NAMES[choice] if choice >= 0 else "nothing"}


def over(told: Told) -> Args:
    """Whether anybody has won."""
    return {"won": int(told.text("side") != "")}


ARGS: Mapping[str, Callable[[Told], Args]] = {
    "musters": musters,
    "moves": moves,
    "strike": strike,
    "fires": fires,
    "share": share,
    "vehicle_damage": vehicle_damage,
    "over": over,
}
"""What messages need besides the event's fields."""
