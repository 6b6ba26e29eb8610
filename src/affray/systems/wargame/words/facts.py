"""The facts of the wargame and its catalogue of texts, for interfaces."""

from functools import cache

from affray.core import Facts
from affray.core.faces.words import Voice
from affray.core.words.texts import ENGLISH, catalogue
from affray.systems.wargame.content.house_rules import PACKAGE, option_facts

TEXTS = catalogue(PACKAGE)
LOW_FACE = 1
"""What the lowest face of a die shows: the rules count faces from 0."""


@cache
def facts() -> Facts:
    """What the wargame is: its name, dice and options."""
    return Facts(
        key="wargame",
        name="Universal wargame",
        version=2,
        sides=(2, 4),
        space="plane",
        dice="d4, d6, d8, d10, d12, d20",
        credit="A fast short universal wargame by Bobby R. Wallen Jr.",
        summary=TEXTS.say(ENGLISH, "system-summary"),
        prefixes=("UW",),
        options=option_facts(),
        languages=TEXTS.languages,
        low_face=LOW_FACE,
    )


VOICE = Voice(facts(), TEXTS)
