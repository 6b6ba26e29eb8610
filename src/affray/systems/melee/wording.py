"""The lines of an event: which message of the catalogue it is, at which level, with which arguments."""

from collections.abc import Mapping

from affray.core import Event
from affray.core.texts import Arg, catalogue, slug
from affray.systems.melee.options import PACKAGE

TEXTS = catalogue(PACKAGE)
Args = Mapping[str, Arg]


def wording(event: Event, language: str) -> tuple[str, ...]:
    """The lines of an event in a language; none for a roll that the next event tells."""
    return (TEXTS.say(language, f"event-{slug(event.code)}", **event.data),)
