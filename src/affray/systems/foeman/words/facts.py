"""What Foeman is, and its catalogue of texts."""

from functools import cache

from affray.core import Facts
from affray.core.words.texts import ENGLISH, catalogue
from affray.systems.foeman.content.house_rules import option_facts
from affray.systems.foeman.content.tables import PACKAGE

TEXTS = catalogue(PACKAGE)


@cache
def facts() -> Facts:
    """What Foeman is: its name, dice and options."""
    return Facts(
        key="foeman",
        name="Foeman",
        version=2,
        sides=(2, 6),
        space="hex",
        dice="D (six-sided, 0 to 5)",
        credit="Foeman and MindWand by Droll",
        summary=TEXTS.say(ENGLISH, "system-summary"),
        prefixes=("FM", "MW"),
        options=option_facts(),
        languages=TEXTS.languages,
        secrets=True,
        mastered=True,
    )
