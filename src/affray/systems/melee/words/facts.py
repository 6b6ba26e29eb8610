"""What the guide is, and its catalogue of texts."""

from functools import cache

from affray.core import Facts
from affray.core.words.texts import ENGLISH, catalogue
from affray.systems.melee.content.house_rules import PACKAGE, option_facts

TEXTS = catalogue(PACKAGE)
LOW_FACE = 1
"""What the lowest face of a die shows: the rules count faces from 0."""


@cache
def facts() -> Facts:
    """What the guide is: its name, dice and options."""
    return Facts(
        key="melee",
        name="Combat and Movement Guide",
        version=3,
        sides=(2, 6),
        space="hex",
        dice="six-sided dice, 1 to 6",
        credit="Combat and Movement Guide",
        summary=TEXTS.say(ENGLISH, "system-summary"),
        prefixes=("CM",),
        options=option_facts(),
        languages=TEXTS.languages,
        secrets=True,
        mastered=True,
        low_face=LOW_FACE,
    )
