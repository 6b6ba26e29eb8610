"""The lines of an event: which message of the catalogue it is, at which level, with which arguments."""

from collections.abc import Callable, Iterable, Mapping

from affray.core import Event, Phrase
from affray.core.words.event_words import Args, ToldEvent, sum_phrases
from affray.core.words.texts import ENGLISH, slug
from affray.systems.melee.content.codes import STANCE_NAMES, STATUS_NAMES
from affray.systems.melee.position.hands import is_bow_or_staff, is_broken
from affray.systems.melee.rules.hit_roll import GUARDED_DICE, HIT_DICE
from affray.systems.melee.words.facts import LOW_FACE, TEXTS

STEP = "  "
HEADINGS = frozenset(("turn", "segment", "action_phase", "over"))
DETAILS = frozenset((
    "past", "past_friend", "meets", "hit", "body", "damage", "charged", "dealt", "stopped", "stops", "hurt", "lies", "spent", "save", "cast",
    "defence_die",
))  # fmt: skip
DOUBLE, TRIPLE = 2, 3
SURE, NEVER = {HIT_DICE: 5, GUARDED_DICE: 5}, {HIT_DICE: 16, GUARDED_DICE: 20}
"""Totals that hit whatever adjDX is, and from which on nothing does, by the number of dice. [CM-HIT-02 CM-HIT-04]"""


class Told(ToldEvent, frozen=True):
    """An event, with its numbers and names at hand."""

    @property
    def args(self) -> Args:
        """All its fields, and the dice as they lie on the table."""
        return {**self.data, "dice": tuple(face + LOW_FACE for face in self.dice)}


def wording(event: Event, language: str = ENGLISH) -> tuple[str, ...]:
    """The lines of an event in a language, the reasons of its number on a line of their own; none for a roll, which the
    next event tells, and for hits that get through, which the event says that takes off what stops them."""
    plain_event = Told(event.code, event.data, event.dice, event.parts, event.clauses)
    if event.code.startswith("roll_") or (event.code == "stopped" and plain_event.number("hits")):
        return ()
    level = 0 if event.code in HEADINGS else 2 if event.code in DETAILS else 1
    args = plain_event.args | ARGS.get(event.code, no_args)(plain_event)
    line = STEP * level + TEXTS.say(language, f"event-{slug(event.code)}", **args)
    if not event.parts:
        return (line,)
    adj = sum(part.value for part in event.parts)
    sums = sum_phrases((part.label, part.value) for part in event.parts)
    return line, STEP * (level + 1) + TEXTS.say(language, "adj-sum", adj=adj, sum=sums)


def no_args(event: Told) -> Args:
    """No arguments beside the event's fields."""
    return {}


# --- the turn -------------------------------------------------------------------------------------------------------
def initiative_args(event: Told) -> Args:
    """What each side has thrown, the tied sides several times. [CM-INIT-02]"""
    throws = zip(event.texts("ranking"), event.texts("throws"), strict=True)
    return {
        "throws": tuple(Phrase("initiative-throw", {"side": side, "faces": tuple(n.split("+"))}) for side, n in throws)
    }


def tie_args(event: Told) -> Args:
    """Who has thrown what."""
    pairs = zip(event.texts("names"), event.texts("numbers"), strict=True)
    return {"throws": tuple(Phrase("tie-throw", {"named": name, "number": number}) for name, number in pairs)}


def over_args(event: Told) -> Args:
    """Whether anybody has won."""
    return {"won": int(event.text("side") != "")}


# --- movement and options -------------------------------------------------------------------------------------------
def step_args(event: Told) -> Args:
    """On foot, on all fours or in the air; the directions, of one step or of a walk."""
    manner = "flies" if event.number("flies") else "crawls" if event.number("crawls") else "walks"
    return {"manner": manner, "direction": event.texts("direction")}


def option_args(event: Told) -> Args:
    """The letter, and what the figure has moved before: what its way was rather than the speed of it."""
    speed = event.text("speed")
    crawled = int(event.number("crawls") > 0 and event.number("hexes") > 0)
    if not event.number("hexes"):
        speed = "stand_still"
    elif event.number("flies"):
        speed = "fly"
    return {"letter": event.text("option"), "speed": slug(speed), "posture": event.text("posture"), "crawled": crawled}


def switch_args(event: Told) -> Args:
    """The letter of the option."""
    return {"letter": event.text("option")}


def pass_args(event: Told) -> Args:
    """How far a figure that does nothing else has moved before, and how it guards itself. [CM-ACT-04]"""
    return {"hexes": event.number("hexes"), "stance": STANCE_NAMES[event.number("stance")]}


# --- attacks --------------------------------------------------------------------------------------------------------
def attack_args(event: Told) -> Args:
    """From how far it comes: not said of what is adjacent, in megahexes too of a shot; what guards the target; what a
    broken weapon lacks. [CM-EQUIP-04]"""
    flight = {"thrown": 1, "missile": 2}.get(event.text("attack"), 0)
    guarded, item = event.number("count") == GUARDED_DICE, event.text("item")
    return {
        "far": flight if event.number("hexes") > 1 else 0,
        "guard": event.text("stance") if guarded else "none",
        "broken": (1 + is_bow_or_staff(item)) if is_broken(item) else 0,
    }


def result_of(event: Told) -> str:
    """What a roll against adjDX came to. [CM-HIT-01 CM-HIT-02 CM-HIT-04]"""
    times, total, dice = event.number("times"), event.number("total"), len(event.dice)
    if times == 0:
        return "never" if total >= NEVER[dice] else "miss"
    if times > 1:
        return "triple" if times == TRIPLE else "double"
    return "sure" if total <= SURE[dice] else "hit"


def hit_args(event: Told) -> Args:
    """What the roll came to, and that only totals count which hit whatever adjDX is. [CM-HIT-02 CM-HIT-04]"""
    dice = len(event.dice)
    only = dice if event.number("adj") < SURE[dice] else 0
    return {"result": result_of(event), "only": only}


def past_friend_args(event: Told) -> Args:
    """Whether the friend was missed."""
    return {"result": {0: "past", DOUBLE: "double", TRIPLE: "triple"}.get(event.number("times"), "hit")}


def damage_args(event: Told) -> Args:
    """The dice in the notation, what was added, and whether the least was raised to. [CM-DMG-01 CM-DMG-02]"""
    count, added = event.number("count"), event.number("added")
    points = sum(event.dice) + LOW_FACE * count + added
    return {
        "count": count,
        "bonus": f"{added:+d}" if added else "none",
        "sign": "plus" if added > 0 else "minus" if added < 0 else "none",
        "more": abs(added),
        "sum": points,
        "plain": int(count == 1 and added == 0),
        "raised": int(points < event.number("total")),
    }


def stops_args(event: Told) -> Args:
    """What has stopped how much of which damage. [CM-DMG-04 CM-DMG-05]"""
    points = event.data.get("points", ())
    assert isinstance(points, tuple)
    less = [int(n) for n in points]
    return {"sum": unsigned_sums(event.texts("labels"), less), "dealt": event.number("hits") + sum(less)}


def unsigned_sums(labels: Iterable[str], points: Iterable[int]) -> tuple[Phrase, ...]:
    """Names with their numbers, none with a sign."""
    return tuple(
        Phrase("sum-first", {"label": label, "value": value}) for label, value in zip(labels, points, strict=True)
    )


def hurt_args(event: Told) -> Args:
    """The ST before, and how the figure is now. [CM-ATTR-03]"""
    return {
        "before": event.number("left") + event.number("hits"),
        "status": STATUS_NAMES[event.number("status")],
    }


def save_args(event: Told) -> Args:
    """Whether it was passed, and what for."""
    return {"result": event.number("passed"), "roll": slug(event.text("roll"))}


ARGS: Mapping[str, Callable[[Told], Args]] = {
    "initiative": initiative_args,
    "tie": tie_args,
    "over": over_args,
    "step": step_args,
    "option": option_args,
    "switches": switch_args,
    "pass": pass_args,
    "attack": attack_args,
    "hit": hit_args,
    "cast": hit_args,
    "past_friend": past_friend_args,
    "damage": damage_args,
    "stops": stops_args,
    "hurt": hurt_args,
    "save": save_args,
}
"""What messages need besides the event's fields."""
