"""The lines of an event: which message of the catalogue it is, at which level, with which arguments."""

from collections.abc import Callable, Iterable, Mapping

from affray.core import Event, Phrase
from affray.core.words.event_words import Args, ToldEvent, sum_phrases
from affray.core.words.texts import ENGLISH, slug
from affray.systems.melee.content.codes import STATUS_NAMES
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
    told = Told(event.code, event.data, event.dice, event.parts, event.clauses)
    if event.code.startswith("roll_") or (event.code == "stopped" and told.number("hits")):
        return ()
    level = 0 if event.code in HEADINGS else 2 if event.code in DETAILS else 1
    args = told.args | ARGS.get(event.code, no_args)(told)
    line = STEP * level + TEXTS.say(language, f"event-{slug(event.code)}", **args)
    if not event.parts:
        return (line,)
    adj = sum(part.value for part in event.parts)
    sums = sum_phrases((part.label, part.value) for part in event.parts)
    return line, STEP * (level + 1) + TEXTS.say(language, "adj-sum", adj=adj, sum=sums)


def no_args(told: Told) -> Args:
    """No arguments beside the event's fields."""
    return {}


# --- the turn -------------------------------------------------------------------------------------------------------
def initiative_args(told: Told) -> Args:
    """What each side has thrown, the tied sides several times. [CM-INIT-02]"""
    throws = zip(told.texts("ranking"), told.texts("throws"), strict=True)
    return {
        "throws": tuple(Phrase("initiative-throw", {"side": side, "faces": tuple(n.split("+"))}) for side, n in throws)
    }


def tie_args(told: Told) -> Args:
    """Who has thrown what."""
    pairs = zip(told.texts("names"), told.texts("numbers"), strict=True)
    return {"throws": tuple(Phrase("tie-throw", {"named": name, "number": number}) for name, number in pairs)}


def over_args(told: Told) -> Args:
    """Whether anybody has won."""
    return {"won": int(told.text("side") != "")}


# --- movement and options -------------------------------------------------------------------------------------------
def step_args(told: Told) -> Args:
    """On foot, on all fours or in the air; the directions, of one step or of a walk."""
    manner = "flies" if told.number("flies") else "crawls" if told.number("crawls") else "walks"
    return {"manner": manner, "direction": told.texts("direction")}


def option_args(told: Told) -> Args:
    """The letter, and what the figure has moved before: what its way was rather than the speed of it."""
    speed = told.text("speed")
    crawled = int(told.number("crawls") > 0 and told.number("hexes") > 0)
    if not told.number("hexes"):
        speed = "stand_still"
    elif told.number("flies"):
        speed = "fly"
    return {"letter": told.text("option"), "speed": slug(speed), "posture": told.text("posture"), "crawled": crawled}


def switch_args(told: Told) -> Args:
    """The letter of the option."""
    return {"letter": told.text("option")}


# --- attacks --------------------------------------------------------------------------------------------------------
def attack_args(told: Told) -> Args:
    """From how far it comes: not said of what is adjacent, in megahexes too of a shot; what guards the target; what a
    broken weapon lacks. [CM-EQUIP-04]"""
    flight = {"thrown": 1, "missile": 2}.get(told.text("attack"), 0)
    guarded, item = told.number("count") == GUARDED_DICE, told.text("item")
    return {
        "far": flight if told.number("hexes") > 1 else 0,
        "guard": told.text("stance") if guarded else "none",
        "broken": (1 + is_bow_or_staff(item)) if is_broken(item) else 0,
    }


def result_of(told: Told) -> str:
    """What a roll against adjDX came to. [CM-HIT-01 CM-HIT-02 CM-HIT-04]"""
    times, total, dice = told.number("times"), told.number("total"), len(told.dice)
    if times == 0:
        return "never" if total >= NEVER[dice] else "miss"
    if times > 1:
        return "triple" if times == TRIPLE else "double"
    return "sure" if total <= SURE[dice] else "hit"


def hit_args(told: Told) -> Args:
    """What the roll came to, and that only totals count which hit whatever adjDX is. [CM-HIT-02 CM-HIT-04]"""
    dice = len(told.dice)
    only = dice if told.number("adj") < SURE[dice] else 0
    return {"result": result_of(told), "only": only}


def past_friend_args(told: Told) -> Args:
    """Whether the friend was missed."""
    return {"result": {0: "past", DOUBLE: "double", TRIPLE: "triple"}.get(told.number("times"), "hit")}


def damage_args(told: Told) -> Args:
    """The dice in the notation, what was added, and whether the least was raised to. [CM-DMG-01 CM-DMG-02]"""
    count, added = told.number("count"), told.number("added")
    points = sum(told.dice) + LOW_FACE * count + added
    return {
        "count": count,
        "bonus": f"{added:+d}" if added else "none",
        "sign": "plus" if added > 0 else "minus" if added < 0 else "none",
        "more": abs(added),
        "sum": points,
        "plain": int(count == 1 and added == 0),
        "raised": int(points < told.number("total")),
    }


def stops_args(told: Told) -> Args:
    """What has stopped how much of which damage. [CM-DMG-04 CM-DMG-05]"""
    points = told.data.get("points", ())
    assert isinstance(points, tuple)
    less = [int(n) for n in points]
    return {"sum": unsigned_sums(told.texts("labels"), less), "dealt": told.number("hits") + sum(less)}


def unsigned_sums(labels: Iterable[str], points: Iterable[int]) -> tuple[Phrase, ...]:
    """Names with their numbers, none with a sign."""
    return tuple(
        Phrase("sum-first", {"label": label, "value": value}) for label, value in zip(labels, points, strict=True)
    )


def hurt_args(told: Told) -> Args:
    """The ST before, and how the figure is now. [CM-ATTR-03]"""
    return {
        "before": told.number("left") + told.number("hits"),
        "status": STATUS_NAMES[told.number("status")],
    }


def save_args(told: Told) -> Args:
    """Whether it was passed, and what for."""
    return {"result": told.number("passed"), "roll": slug(told.text("roll"))}


ARGS: Mapping[str, Callable[[Told], Args]] = {
    "initiative": initiative_args,
    "tie": tie_args,
    "over": over_args,
    "step": step_args,
    "option": option_args,
    "switches": switch_args,
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
