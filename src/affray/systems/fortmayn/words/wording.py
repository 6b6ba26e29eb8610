"""The lines of an event: which message of the catalogue it is, at which level, with which arguments.

The message of an event is `event-` and its code; a roll's is `event-rolled` with what it was thrown for. Numbers that stand
for words, such as a pool or a band, come to the message as these words.
"""

from collections.abc import Mapping

from affray.core import Event
from affray.core.words.event_words import Args, ToldEvent, sum_phrases
from affray.core.words.phrase import Value
from affray.core.words.texts import ENGLISH, slug
from affray.systems.fortmayn.content import codes
from affray.systems.fortmayn.content.events import CODES
from affray.systems.fortmayn.words.facts import LOW_FACE, TEXTS

STEP = "  "
ROLL = "roll_"
HEADINGS = frozenset(("begun", "clock", "ounce", "arrived", "departed", "came_home", "over"))
"""What stands at the left margin: where and when everything after it happens."""
DETAILS = frozenset(code.code for code in CODES.values())
"""What the rules themselves tell stands below what a shell says of it."""
SUMMED_UP = frozenset(("roll_event",))
"""Dice that have no line of their own, since the line after them shows them all: the five event dice. [FT-EVT-01]"""
WORDS: Mapping[str, tuple[str, ...]] = {
    "type": codes.TYPE_NAMES,
    "pool": codes.POOL_NAMES,
    "band": codes.BAND_NAMES,
    "outcome": codes.OUTCOME_NAMES,
    "sundered": codes.SAVE_NAMES,
    "saved": codes.SAVE_NAMES,
    "light": codes.LIGHT_NAMES,
}
"""The fields whose numbers are places in these lists of words."""


def wording(event: Event, language: str = ENGLISH) -> tuple[str, ...]:
    """The lines of an event in a language; the sources of a die's size on a line of their own. None for a die that another
    line sums up."""
    if event.code in SUMMED_UP:
        return ()
    plain_event = ToldEvent(event.code, event.data, event.dice, event.parts, event.clauses)
    rolled = event.code.startswith(ROLL)
    message = "event-rolled" if rolled else f"event-{slug(event.code)}"
    level = 0 if event.code in HEADINGS else 2 if rolled or event.code in DETAILS else 1
    line = STEP * level + TEXTS.say(language, message, **event_args(plain_event))
    if not event.parts:
        return (line,)
    sums = sum_phrases((part.label, part.value) for part in event.parts)
    return line, STEP * (level + 1) + TEXTS.say(language, "event-sources", sum=sums)


def event_args(event: ToldEvent) -> Args:
    """All the fields of an event, its dice as they lie on the table or whether a line of their own shows them, and what they
    were thrown for."""
    purpose = event.text("roll") or (event.code if event.code.startswith(ROLL) else "")
    return {
        "thrown": len(event.dice),
        "apart": 0,
        "named": 0,
        **{name: value_word(name, value) for name, value in event.data.items()},
        "faces": tuple(face + LOW_FACE for face in event.dice),
        "roll": purpose.removeprefix(ROLL),
    }


def value_word(name: str, value: Value) -> Value:
    """The word that the number of a field stands for; any other value as it is.

    >>> value_word("pool", 1), value_word("dd", 1)
    ('head', 1)
    """
    return WORDS[name][value] if name in WORDS and isinstance(value, int) else value
