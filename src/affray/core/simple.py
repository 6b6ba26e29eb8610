"""A system with the usual ways for whatever it does not say itself, so that a small game is a small file."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import ClassVar, Generic, TypeVar, cast

import msgspec

from affray.core.errors import InputError
from affray.core.faces.deeds import Deed, Pointed
from affray.core.faces.guide import Guide, Offer, Place, Prospect, Sheet, Sight, Threat
from affray.core.faces.opponent import NoOpponents, Opponents
from affray.core.faces.picture import Hex, HexPicture, Picture
from affray.core.faces.words import CatalogueSpeaker, Words
from affray.core.facts import Facts
from affray.core.question import Prompt, Question
from affray.core.reading.grammar import Grammar, Number, Word
from affray.core.reading.json_files import read_json_as
from affray.core.system import BareSystem
from affray.core.turns import CHOOSE
from affray.core.words.phrase import Phrase
from affray.core.words.texts import ENGLISH, slug
from affray.referee import ChoiceNeeded
from affray.referee.event import Code, Event
from affray.referee.live import DiceNeeded, Needed

S = TypeVar("S", bound=msgspec.Struct)


class PlainGuide(Generic[S]):
    """What can be said of any system on hexes: its answers as they are, who is on the board. Nobody moves or threatens."""

    def __init__(self, system: "SimpleSystem[S]") -> None:
        self.system = system

    def offers(self, state: S, question: Question[object]) -> tuple[Offer, ...]:
        """Each listed answer, those that end something marked."""
        every = (*question.answers, *question.extra)
        return tuple(Offer(self.system.write_answer(thing), "word", ends=thing in question.extra) for thing in every)

    def prospects(self, state: S, question: Question[object], target: str = "") -> tuple[Prospect, ...]:
        """Nothing is promised."""
        return ()

    def sheet(self, state: S, who: str) -> Sheet:
        """Who it is and of which side. Raises InputError."""
        picture = self.system.words.picture(state)
        found = {counter.id: counter.side for counter in picture.counters} if isinstance(picture, HexPicture) else {}
        if who not in found:
            raise InputError(f"figure {who!r}: expected one of {', '.join(found) or 'none'}")
        return Sheet(who, found[who], ())

    def deeds(self, state: S, question: Question[object], at: Pointed) -> tuple[Deed[object], ...]:
        """Of the answers that the grammar has: at the figure asked its words and what the question says is closed, at another
        those about it."""
        grammar = self.system.grammar
        if question.inner or not at.who:
            return ()
        if at.who != question.who:
            return tuple(map(Deed, grammar.answers_about(at.who)))
        words = (Word(word) for word in grammar.alone if word != grammar.unsaid)
        return tuple(map(Deed, (*question.closed, *words)))

    def order(self, state: S) -> tuple[Phrase, ...]:
        """Nothing is declared."""
        return ()

    def places(self, state: S, who: str) -> tuple[Place, ...]:
        """Nobody moves."""
        self.sheet(state, who)
        return ()

    def threats(self, state: S, side: int) -> tuple[Threat, ...]:
        """Nobody threatens anything."""
        return ()

    def sight(self, state: S, source: Hex, target: Hex) -> Sight:
        """A clear line from one hex to the other."""
        return Sight((source, target), None, None)


class SimpleSystem(CatalogueSpeaker, NoOpponents[S, object], BareSystem[S, object], ABC):
    """Answers by a grammar, positions as JSON, words from the catalogue: `event-CODE` for what happens, `prompt-CODE` for a
    question, `label-VERB` for an answer, each with the fields of what it is about."""

    grammar: ClassVar[Grammar[object]]
    """The table of the answers."""
    position: ClassVar[type[msgspec.Struct]]
    """What a position is: a frozen struct."""
    facts: Facts
    """What the system is."""
    codes: Mapping[int, Code] = {}
    """What the numbers stand for that procedures roll for, ask for and tell."""

    @abstractmethod
    def question(self, state: S) -> Question[object] | None:
        """What is open; None when the game is over."""

    @abstractmethod
    def picture(self, state: S) -> Picture:
        """What the board shows."""

    @abstractmethod
    def summary(self, state: S, language: str = ENGLISH) -> tuple[str, ...]:
        """One line of text for each figure: how it stands."""

    @property
    def forms(self) -> Mapping[str, str]:  # type: ignore[override]
        """How answers are written, by the word they begin with."""
        return self.grammar.forms

    @property
    def answer_words(self) -> tuple[str, ...]:  # type: ignore[override]
        """The words of the grammar."""
        return self.grammar.vocabulary

    def write_answer(self, answer: object) -> str:
        """The answer as text that reads back."""
        return self.grammar.write(answer)

    def read_answer(self, text: str) -> object:
        """The answer that a text describes. Raises InputError."""
        return self.grammar.read(text)

    def write_state(self, state: S) -> str:
        """The position as JSON."""
        return msgspec.json.encode(state).decode()

    def read_state(self, text: str) -> S:
        """The position that a JSON text describes. Raises InputError."""
        return cast(S, read_json_as(text, self.position, "position"))

    def choice(self, state: S, needed: ChoiceNeeded) -> Question[object]:
        """An inner choice, whose answers are the numbers from 0, for the side that is asked now."""
        asked = self.question(state)
        assert asked is not None
        code = self.codes[needed.what].code.removeprefix(CHOOSE)
        numbers = tuple(Number(n) for n in range(needed.most + 1))
        return Question(asked.side, code, asked.who, numbers, inner=True, about=(needed.x, needed.y, needed.z))

    @property
    def opponents(self) -> Opponents[S, object]:
        """The system itself: how its answers are appraised stands beside its rules."""
        return self

    # --- words --------------------------------------------------------------------------------------------------------
    @property
    def words(self) -> Words[S, object]:
        """The system itself: its words stand beside its rules."""
        return self

    def wording(self, event: Event, language: str = ENGLISH) -> tuple[str, ...]:
        """The line of an event, from its fields and its dice."""
        faces = tuple(face + self.facts.low_face for face in event.dice)
        return (self.texts.say(language, f"event-{slug(event.code)}", **event.data, dice=faces),)

    def prompt(self, state: S, question: Question[object], needed: Needed | None, language: str = ENGLISH) -> Prompt:
        """The question by its code; the answers of an inner choice by their numbers."""
        if isinstance(needed, DiceNeeded):
            return Prompt(self.texts.say(language, "prompt-dice", count=needed.n))
        labels = [f"label-{slug(question.code)}-{n}" for n in range(len(question.answers))] if question.inner else []
        text = self.texts.say(language, f"prompt-{slug(question.code)}", who=question.who)
        return Prompt(text, tuple(self.texts.say(language, label) for label in labels))

    def label(self, state: S, answer: object, language: str = ENGLISH) -> str:
        """The answer by its verb, with its fields."""
        if isinstance(answer, Word | Number):
            return self.texts.say(language, f"label-{slug(self.write_answer(answer))}")
        fields = msgspec.structs.asdict(cast(msgspec.Struct, answer))
        return self.texts.say(language, f"label-{slug(self.write_answer(answer).split()[0])}", **fields)

    # --- faces --------------------------------------------------------------------------------------------------------
    @property
    def guide(self) -> Guide[S, object]:
        """The answers as they are, and who is on the board."""
        return PlainGuide(self)
