"""What is said and seen of a system: events, questions, answers and positions in words and pictures."""

from collections.abc import Mapping
from typing import Protocol, TypeVar

from affray.core.faces.happenings import HowSeen
from affray.core.faces.looks import Sign
from affray.core.faces.picture import Picture
from affray.core.faces.throw_picture import Throw
from affray.core.facts import Facts
from affray.core.question import Prompt, Question
from affray.core.words.phrase import Phrase
from affray.core.words.texts import ENGLISH, Catalogue, slug
from affray.referee.event import Event, Modifier
from affray.referee.live import Needed

S_contra = TypeVar("S_contra", contravariant=True)
A = TypeVar("A")


class Namer(Protocol):
    """Whatever has words for codes and phrases."""

    def name(self, kind: str, code: str, language: str = ENGLISH) -> str:
        """What a code of a kind is called; a name that no catalogue knows is called what it is."""

    def phrase(self, said: Phrase, language: str = ENGLISH) -> str:
        """A phrase in words."""


class Speaker(Namer, Protocol):
    """Whatever has words for what is printed or shown of a system."""

    @property
    def facts(self) -> Facts:
        """The facts of the system."""


class Words(Speaker, Protocol[S_contra, A]):
    """The words and pictures of a system."""

    @property
    def texts(self) -> Catalogue:
        """The catalogue of all that it says, in every language."""

    @property
    def happenings(self) -> Mapping[str, HowSeen]:
        """What of an event is seen on the board, by its code; any other is not, but for its dice."""

    def messages(self, code: str) -> tuple[str, ...]:
        """The ids of the messages that word what an event code stands for."""

    def wording(self, event: Event, language: str = ENGLISH) -> tuple[str, ...]:
        """The lines for an event, indented by two spaces a level; none where the next event tells it too."""

    def prompt(self, state: S_contra, question: Question[A], needed: Needed | None, language: str = ENGLISH) -> Prompt:
        """An open question in words; `needed` is what a waiting procedure needs, None for a question between actions.

        Where there are secrets the state may be the view of a side that is not asked, and the question lists no answers
        then: it is told no more than it may know.
        """

    def label(self, state: S_contra, answer: A, language: str = ENGLISH) -> str:
        """An answer in words."""

    def summary(self, state: S_contra, language: str = ENGLISH) -> tuple[str, ...]:
        """One line of text for each figure or unit: how it stands."""

    def picture(self, state: S_contra) -> Picture:
        """What the board shows."""

    def throw(self, event: Event) -> Throw | None:
        """How the dice of an event are drawn; None where their faces say all."""

    def summands(self, event: Event) -> tuple[Modifier, ...]:
        """The parts of an event that add up to its number."""

    def sign_for(self, item: str) -> Sign:
        """What is drawn for a thing that an answer is given with; empty for nothing."""


class CatalogueSpeaker:
    """Says whatever has a name straight from a catalogue."""

    texts: Catalogue
    happenings: Mapping[str, HowSeen] = {}

    def messages(self, code: str) -> tuple[str, ...]:
        """The ids that word what an event code stands for: `event-code`, a roll's `roll-name`, a choice's `prompt-name`."""
        name = slug(code)
        if name.startswith("choose-"):
            return (name.replace("choose", "prompt", 1),)
        return (name,) if name.startswith("roll-") else (f"event-{name}",)

    def name(self, kind: str, code: str, language: str = ENGLISH) -> str:
        """What a code is called: an item, a terrain, a figure's note, a house rule's effect and so on by `kind`.

        A code that the catalogue does not know, such as a name that a scenario gives, is called what it is.
        """
        return self.texts.note(language, code) if kind == "note" else self.texts.name(language, kind, code)

    def phrase(self, said: Phrase, language: str = ENGLISH) -> str:
        """A phrase in words."""
        return self.texts.phrase(said, language)

    def throw(self, event: Event) -> Throw | None:
        """How the dice of an event are drawn: by their faces alone."""
        return None

    def summands(self, event: Event) -> tuple[Modifier, ...]:
        """The parts of an event that add up to its number: all."""
        return event.parts

    def sign_for(self, item: str) -> Sign:
        """What is drawn for a thing that an answer is given with: nothing."""
        return ""


class Voice(CatalogueSpeaker):
    """The catalogue of a system with its facts: for whoever words something without a game."""

    def __init__(self, facts: Facts, texts: Catalogue) -> None:
        self.facts, self.texts = facts, texts
