"""What the wargame is, and its words, for whoever prints or shows what it has."""

from functools import cached_property

from affray.core import Facts
from affray.core.system import Worded
from affray.core.texts import catalogue
from affray.systems.wargame.options import PACKAGE, option_facts

SUMMARY = (
    "Units of miniatures on a table in inches: regiments and skirmishers, ordnance, vehicles, heroes; armies by points."
)


class Voice(Worded[object, object]):
    """The catalogue of the wargame with its facts."""

    texts = catalogue(PACKAGE)

    @cached_property
    def facts(self) -> Facts:
        """What the wargame is."""
        return Facts(
            key="wargame",
            name="Universal wargame",
            version=1,
            sides=(2, 2),
            space="inches",
            dice="d4, d6, d8, d10, d12, d20",
            credit="A fast short universal wargame",
            summary=SUMMARY,
            prefixes=("UW",),
            options=option_facts(),
            languages=self.texts.languages,
            low_face=1,
        )


VOICE = Voice()
