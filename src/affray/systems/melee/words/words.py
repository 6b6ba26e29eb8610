"""The words and pictures of the guide, for whoever shows a game."""

from affray.core import Facts
from affray.core.faces.looks import Sign
from affray.core.faces.words import CatalogueSpeaker
from affray.core.reading.looks import sign_of
from affray.systems.melee.content.house_rules import PACKAGE
from affray.systems.melee.words.facts import TEXTS, facts
from affray.systems.melee.words.happenings import HAPPENINGS
from affray.systems.melee.words.questions import label, prompt
from affray.systems.melee.words.view import picture, summary
from affray.systems.melee.words.wording import wording


class GuideWords(CatalogueSpeaker):
    """What is said and seen."""

    texts = TEXTS
    happenings = HAPPENINGS
    wording = staticmethod(wording)
    prompt = staticmethod(prompt)
    label = staticmethod(label)
    summary = staticmethod(summary)
    picture = staticmethod(picture)

    def sign_for(self, item: str) -> Sign:
        """What is drawn for a spell."""
        return sign_of(PACKAGE, item)

    @property
    def facts(self) -> Facts:
        """The facts of the system."""
        return facts()


WORDS = GuideWords()
