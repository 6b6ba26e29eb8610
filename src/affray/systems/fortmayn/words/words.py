"""The words and pictures of Fortmayn, for whoever shows a game."""

from functools import lru_cache

from affray.core import Facts
from affray.core.faces.looks import Sign
from affray.core.faces.words import CatalogueSpeaker
from affray.core.reading.looks import sign_of
from affray.core.words.texts import ENGLISH
from affray.systems.fortmayn.content.house_rules import PACKAGE
from affray.systems.fortmayn.words.facts import TEXTS, facts
from affray.systems.fortmayn.words.happenings import HAPPENINGS
from affray.systems.fortmayn.words.questions import label, prompt
from affray.systems.fortmayn.words.throws import throw
from affray.systems.fortmayn.words.view import picture, summary
from affray.systems.fortmayn.words.wording import wording

ALIKE = {"silhouette": ("creature", "obstacle", "type"), "find": ("find", "item"), "part": ("source",)}
"""Kinds of names of what is on a stage and of parts of sums, each with those it is looked for among."""
NAMES = 4096
"""So many names are remembered."""


class FortmaynWords(CatalogueSpeaker):
    """What is said and seen."""

    texts = TEXTS
    happenings = HAPPENINGS
    wording = staticmethod(wording)
    prompt = staticmethod(prompt)
    label = staticmethod(label)
    summary = staticmethod(summary)
    picture = staticmethod(picture)
    throw = staticmethod(throw)

    def sign_for(self, item: str) -> Sign:
        """What is drawn for a spell."""
        return sign_of(PACKAGE, item)

    @property
    def facts(self) -> Facts:
        """The facts of the system."""
        return facts()

    def name(self, kind: str, code: str, language: str = ENGLISH) -> str:
        """What a code of a kind is called; of a silhouette, a find or a part whatever has that code. The title of a game master's
        scene, which is no id, goes by itself."""
        return name_of(kind, code, language)


@lru_cache(maxsize=NAMES)
def name_of(kind: str, code: str, language: str) -> str:
    """What a code of a kind is called in a language."""
    if kind == "place" and (code != code.lower() or " " in code):
        return code
    found = (CatalogueSpeaker.name(WORDS, text, code, language) for text in ALIKE.get(kind, (kind,)))
    return next((name for name in found if name != code), code)


WORDS = FortmaynWords()
