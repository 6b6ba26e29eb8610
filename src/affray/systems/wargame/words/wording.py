"""The lines of an event: which message of the catalogue it is, at which level, with which arguments."""

from collections.abc import Callable, Mapping

from affray.core import Event, Phrase
from affray.core.words.event_words import ROLL, Args, ToldEvent, sum_phrases
from affray.core.words.phrase import Value
from affray.core.words.texts import ENGLISH, Arg, slug
from affray.space.plane.measure import DEGREE, read_inches
from affray.systems.wargame.content.codes import REDUCTION_NAMES
from affray.systems.wargame.position.spoken_effects import Spoken, effect_phrases
from affray.systems.wargame.position.spoken_lengths import compass_phrase, facing_phrase, length_phrase, tenths_text
from affray.systems.wargame.rules.losses_and_damage import added_damage
from affray.systems.wargame.words.facts import LOW_FACE, TEXTS

LENGTHS = ("distance", "gap", "move")
WAYS = {"heading": facing_phrase, "bearing": compass_phrase}
PLACES = ("x", "y")
"""The fields of events that are lengths in inches, those that are directions in degrees, and those that say where."""
STEP = "  "
ONCE = {
    "moves": "fate", "moves_away": "fate", "reforms": "fate", "drives": "fate", "stands": "why", "broken": "lost", "over": "why",
    "order": "throws",
}  # fmt: skip
"""Events of behaviour version 1 that said less: the field that they lacked."""
SILENT = frozenset(("share", "roll_order"))
"""What is told more fully by another event: the dice for the order of the turns by that, each with its side."""
HEADINGS = frozenset(("round", "turn", "over"))
DETAILS = frozenset((
    "musters", "stands", "strike", "standing", "special_roll", "special_short", "share_lands", "nobody_burnt", "out_of_range", "fire", "share", "fireball", "vehicle_hit", "vehicle_damage", "morale",
))  # fmt: skip


class Told(ToldEvent, frozen=True):
    """An event, with its numbers and names at hand."""

    @property
    def faces(self) -> Arg:
        """The dice as they lie on the table."""
        return tuple(face + LOW_FACE for face in self.dice)

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
            **{key: length_phrase(self.text(key)) for key in LENGTHS if self.data.get(key)},
            **{key: tenths_text(read_inches(self.text(key))) for key in PLACES if self.data.get(key)},
            **{
                key: worded(round(float(self.text(key)) * DEGREE)) for key, worded in WAYS.items() if self.data.get(key)
            },
        }


def wording(event: Event, language: str = ENGLISH) -> tuple[str, ...]:
    """The lines of an event in a language, the reasons of its bonus on a line of their own; none for a target to which
    none of a vehicle's fire went."""
    plain_event = Told(event.code, event.data, event.dice, event.parts, event.clauses)
    if event.code in SILENT:
        return ()
    rolled = event.code.startswith(ROLL)
    message = "event-rolled" if rolled else f"event-{slug(event.code)}"
    once = event.code in ONCE and ONCE[event.code] not in event.data and not event.dice
    message = f"{message}-once" if once else message
    level = 0 if event.code in HEADINGS else 2 if rolled or event.code in DETAILS else 1
    args = plain_event.args | ARGS.get(event.code, no_args)(plain_event)
    line = STEP * level + TEXTS.say(language, message, **args)
    if event.code == "over":
        return (line, *(STEP + TEXTS.phrase(phrase, language) for phrase in standing_phrases(plain_event)))
    if not event.parts:
        return (line,)
    sums = sum_phrases((part.label, part.value) for part in event.parts)
    bonus = sum(part.value for part in event.parts)
    return line, STEP * (level + 1) + TEXTS.say(language, "bonus-sum", bonus=bonus, sum=sums)


def no_args(event: Told) -> Args:
    """Nothing but the event's fields."""
    return {}


def order_args(event: Told) -> Args:
    """The dice that each side has thrown, several times for tied sides. Where they are only thrown and not told, as in
    behaviour version 1, the higher one of each pair is that of the side that goes first. [UW-TURN-01]"""
    faces = event.faces
    assert isinstance(faces, tuple)
    pairs = [sorted(map(str, pair), reverse=True) for pair in zip(faces[::2], faces[1::2], strict=False)]
    throws = [text.split("+") for text in event.texts("throws")] if "throws" in event.data else zip(*pairs, strict=True)
    sides = zip(event.texts("order"), throws, strict=False)
    return {"throws": tuple(Phrase("order-throw", {"side": side, "faces": tuple(thrown)}) for side, thrown in sides)}


def muster_args(event: Told) -> Args:
    """How many miniatures of the unit roll, and why. [UW-MEL-02 UW-MEL-03 UW-RNG-04]"""
    counts: Value = event.data.get("counts", ())
    assert isinstance(counts, tuple)
    pairs = zip(event.texts("labels"), counts, strict=True)
    who = tuple(Phrase(f"who-{slug(label)}", {"count": value}) for label, value in pairs)
    return {"rolling": who, "signed": (event.number("bonus") > 0) - (event.number("bonus") < 0)}


def move_args(event: Told) -> Args:
    """Whether the unit stays on the spot, and whether there is an enemy to measure by. [UW-MOVE-02]"""
    return {"still": int(event.text("distance") == "0"), "near": int(bool(event.text("nearest")))}


def strike_args(event: Told) -> Args:
    """What was added to the dice, and the quotient before it was halved. [UW-MEL-04 UW-MEL-05]"""
    total = event.number("total")
    bonus = total - event.points
    return {"bonus": bonus, "added": int(bonus != 0), "whole": total // event.number("defense")}


def fire_args(event: Told) -> Args:
    """The targets by their numbers. [UW-VEH-12]"""
    names = enumerate(event.texts("targets"), 1)
    return {"targets": tuple(Phrase("target-numbered", {"place": place, "named": name}) for place, name in names)}


def vehicle_damage_args(event: Told) -> Args:
    """What is reduced, nothing where nothing was left; whether later rolls are raised. [UW-VEH-14 UW-VEH-15]"""
    choice = event.number("choice")
    raised = added_damage(event.number("score"))
    return {"reduction": REDUCTION_NAMES[choice] if choice >= 0 else "nothing", "raised": raised}


def over_args(event: Told) -> Args:
    """Whether anybody has won, who has lost, and whether anything is left of an army. [UW-VIC-04]"""
    sides, side = event.texts("sides"), event.text("side")
    loser = next((text for text in sides if side and text != side), "")
    return {"won": int(side != ""), "loser": loser, "standing": int(any(left != "0" for left in event.texts("left")))}


def standing_phrases(event: Told) -> tuple[Phrase, ...]:
    """How each side stands at the end; of several also what the battle was about and who is out of it. [UW-VIC-03
    UW-VIC-04 UW-VIC-05]"""
    held, data = event.data.get("held", ()), event.data
    assert isinstance(held, tuple)
    breaks, out = int(not {event.text("why"), event.text("aim")} & {"last", "rout"}), event.texts("out")
    return tuple(
        Phrase("stood", {"side": side, "lost": lost, "left": left, "start": start, "breaks": half, "points": points,
                         "breakable": breaks, "gone": int(side in out), "held": number, "objectives": event.number("objectives")})
        for side, lost, left, start, half, points, number in zip(
            event.texts("sides"), event.texts("lost"), event.texts("left"), event.texts("start"), event.texts("breaks"),
            event.texts("points"), held, strict=True,
        )
    ) if "lost" in data else ()  # fmt: skip


def ruling_args(event: Told) -> Args:
    """What would come of a special action. [UW-ABL-08]"""
    said = Spoken(event.texts("effects"), event.texts("units"), event.numbers("numbers"), event.texts("places"))
    return {"effects": effect_phrases(said)}


ARGS: Mapping[str, Callable[[Told], Args]] = {
    "order": order_args,
    "musters": muster_args,
    "moves": move_args,
    "moves_away": move_args,
    "reforms": move_args,
    "drives": move_args,
    "strike": strike_args,
    "fires": fire_args,
    "vehicle_damage": vehicle_damage_args,
    "over": over_args,
    "rules": ruling_args,
    "amends": ruling_args,
}
"""What messages need besides the event's fields."""
