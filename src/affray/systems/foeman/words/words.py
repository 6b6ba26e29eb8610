"""The words and pictures of Foeman, for whoever shows a game."""

from affray.core import Facts
from affray.core.faces.words import CatalogueSpeaker
from affray.systems.foeman.words.facts import TEXTS, facts
from affray.systems.foeman.words.happenings import HAPPENINGS
from affray.systems.foeman.words.questions import label, prompt
from affray.systems.foeman.words.view import picture, summary
from affray.systems.foeman.words.wording import summands, wording


class FoemanWords(CatalogueSpeaker):
    """What is said and seen."""

    texts = TEXTS
    happenings = HAPPENINGS
    wording = staticmethod(wording)
    summands = staticmethod(summands)
    prompt = staticmethod(prompt)
    label = staticmethod(label)
    summary = staticmethod(summary)
    picture = staticmethod(picture)

    @property
    def facts(self) -> Facts:
        """The facts of the system."""
        return facts()


WORDS = FoemanWords()
