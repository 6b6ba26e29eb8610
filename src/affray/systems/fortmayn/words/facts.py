"""What Fortmayn is, and its words, for whoever prints or shows what it has."""

from functools import cache

from affray.core import Facts
from affray.core.faces.words import Voice
from affray.core.words.texts import ENGLISH, catalogue
from affray.systems.fortmayn.content.house_rules import PACKAGE, option_facts

TEXTS = catalogue(PACKAGE)
LOW_FACE = 1
"""What the lowest face of a die shows: the rules count faces from 0."""
MOST_SIDES = 7
"""A game master with six players; a delve has the party and the world."""


@cache
def facts() -> Facts:
    """What Fortmayn is."""
    return Facts(
        key="fortmayn",
        name="Fortmayn",
        version=3,
        sides=(2, MOST_SIDES),
        space="stage",
        dice="d4, d6, d8, d10, d12",
        credit="Fortmayn by Tibbius, which began as a hack of The Black Hack by David Black",
        summary=TEXTS.say(ENGLISH, "system-summary"),
        prefixes=("FT",),
        options=option_facts(),
        languages=TEXTS.languages,
        secrets=True,
        low_face=LOW_FACE,
    )


VOICE = Voice(facts(), TEXTS)
"""For whoever words something without a game."""
