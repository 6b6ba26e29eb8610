"""The one interface that a rule system gives to play, odds, players, server and tests."""

from collections.abc import Callable, Mapping
from typing import Generic, Protocol, TypeVar

import msgspec

from affray.core.faces.armies import Armies, ArmyList, ArmyUnit, UnitPack
from affray.core.faces.fields import Battlefield, Fields
from affray.core.faces.guide import Guide
from affray.core.faces.lab import LabFace
from affray.core.faces.opponent import NoWatcher, Opponent, Watcher
from affray.core.faces.paper import PrintedPage
from affray.core.faces.people import People, RosterFigure
from affray.core.faces.picture import Picture
from affray.core.faces.terms import Battles, Tables
from affray.core.faces.throw_picture import Throw
from affray.core.question import NATURE, Prompt, Question, Refusal
from affray.core.scenario import Scenario
from affray.core.words.phrase import Phrase
from affray.core.words.texts import ENGLISH, Catalogue, slug
from affray.referee import Referee
from affray.referee.event import Code, Event
from affray.referee.live import ChoiceNeeded, Needed

S = TypeVar("S")
A = TypeVar("A")
Verb = Callable[[Mapping[str, object]], Mapping[str, object]]


class OptionFact(msgspec.Struct, frozen=True):
    """A house rule: its name, the values it takes, its default, the clause it bends.

    What it does is the catalogue's message `effect-name`, what a value is called `value-name-value`, and it itself
    `title-name`, where it has a title. A preset has for
    each of its values what that sets of the other options; those that it does not name keep their defaults.
    """

    name: str
    values: tuple[str, ...]
    default: str
    clause: str
    sets: dict[str, dict[str, str]] = {}
    earlier: dict[int, str] = {}


class Facts(msgspec.Struct, frozen=True):
    """What a system is."""

    key: str
    """The word that commands and files name it by."""
    name: str
    """Its name."""
    version: int
    """The behaviour version, which rises only when behaviour changes."""
    sides: tuple[int, int]
    """The fewest and the most sides of a game."""
    space: str
    """The board that it is played on."""
    dice: str
    """The dice that it uses."""
    credit: str
    """Whom the rules are by."""
    summary: str
    """What it is, in a sentence."""
    prefixes: tuple[str, ...]
    """What the ids of its clauses begin with."""
    options: tuple[OptionFact, ...]
    """Its house rules."""
    languages: tuple[str, ...] = (ENGLISH,)
    """The languages of its catalogue, English first."""
    secrets: bool = False
    """Whether a side may come to know less than all; where it does not, nobody asks for a view."""
    low_face: int = 0
    """What the lowest face of a die shows people. Rules count faces from 0."""


class CatalogueSystem(Generic[S, A]):
    """What a system says straight from its catalogue, to everybody alike unless it says otherwise."""

    texts: Catalogue
    forms: Mapping[str, str] = {}

    @property
    def people(self) -> People[RosterFigure] | None:
        """The figures that can be made, kept and advanced; None where there are none."""
        return None

    @property
    def battles(self) -> Battles | None:
        """Battles whose armies and field are settled before they begin; None where there are none."""
        return None

    @property
    def armies(self) -> Armies[ArmyList, ArmyUnit, UnitPack] | None:
        """Army lists that can be made, kept and printed; None where there are none."""
        return None

    @property
    def fields(self) -> Fields[Battlefield] | None:
        """Battlefields that can be made and kept; None where there are none."""
        return None

    @property
    def tables(self) -> Tables | None:
        """A game master's tables; None where there are none."""
        return None

    @property
    def lab(self) -> LabFace[S, A] | None:
        """What the laboratory can ask; None where there is nothing, or where it has an adapter of its own."""
        return None

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

    def event_for(self, event: Event, side: int) -> Event | None:
        """What a side hears of an event: all of it."""
        return event

    def answer_for(self, state: S, answer: A, side: int) -> A | None:
        """What a side learns of an answer that another side gave: all of it."""
        return answer

    def reveals_all(self, state: S, side: int) -> bool:
        """Whether a side learns all when the game is over: every side does."""
        return True

    def aside(self, state: S, side: int) -> Question[A] | None:
        """A question of what a side may say although another is asked: None, for nothing."""
        return None

    def giver(self, state: S, answer: A) -> int:
        """The side that an answer itself names as its giver: NATURE, since none does."""
        return NATURE

    def sign(self, state: S, answer: A, side: int) -> A:
        """The answer with its giver written into it: unchanged."""
        return answer

    def throws_by_hand(self, state: S, side: int, why: int) -> bool:
        """Whether a side throws real dice for such a roll: no side does."""
        return False

    def is_idle(self, state: S, side: int) -> bool:
        """Whether a side never decides anything, so that nobody need play it: no side is such."""
        return False

    def throw(self, event: Event) -> Throw | None:
        """How the dice of an event are drawn: by their faces alone."""
        return None

    def opponent(self, name: str) -> Opponent[S, A] | None:
        """An earlier computer player: none is kept."""
        return None

    def watcher(self) -> Watcher[S, A]:
        """What counts blunders over a game: no answer counts as one."""
        return NoWatcher()


class Speaker(Protocol):
    """Whatever has words for what is printed or shown."""

    @property
    def facts(self) -> Facts:
        """The facts of the system."""

    def name(self, kind: str, code: str, language: str = ENGLISH) -> str:
        """What a code of a kind is called; a name that no catalogue knows is called what it is."""

    def phrase(self, said: Phrase, language: str = ENGLISH) -> str:
        """A phrase in words."""


class System(Protocol[S, A]):
    """A rule system over its own frozen states and answers."""

    @property
    def facts(self) -> Facts:
        """What the system is."""

    @property
    def codes(self) -> Mapping[int, Code]:
        """The events that stand behind the numbers that its rules tell."""

    @property
    def forms(self) -> Mapping[str, str]:
        """How answers are written, by the word they begin with; none for those that are one word."""

    def setup(self, scenario: Scenario, options: Mapping[str, str | int | bool]) -> S:
        """The first state. Raises InputError for a scenario or option that does not hold together."""

    def question(self, state: S) -> Question[A] | None:
        """What is open; None when the game is over."""

    def choice(self, state: S, needed: ChoiceNeeded) -> Question[A]:
        """An inner choice of the running procedure, as a question whose answers stand for 0, 1, 2 and so on."""

    def refuse(self, state: S, answer: A) -> Refusal | None:
        """Why the answer is not legal now; None when it is."""

    def play(self, ref: Referee, state: S, answer: A) -> S:
        """The state after a legal answer."""

    def view(self, state: S, side: int) -> S:
        """What a side may see of the state; the side -1 is somebody who belongs to none.

        A view is a state: whoever sees no more than this can word it, draw it and, if he is asked, answer from it.
        """

    def event_for(self, event: Event, side: int) -> Event | None:
        """What a side hears of an event, None for nothing; the side -1 is somebody who belongs to none."""

    def answer_for(self, state: S, answer: A, side: int) -> A | None:
        """What a side learns of an answer that another gave in this state, in its own view of it; None for nothing."""

    def reveals_all(self, state: S, side: int) -> bool:
        """Whether a side learns all when the game is over, the record included; the side -1 is somebody who belongs to none."""

    def aside(self, state: S, side: int) -> Question[A] | None:
        """A question of what a side may say that is among the `others` of the open question; None where it may say nothing."""

    def giver(self, state: S, answer: A) -> int:
        """The side that an answer itself names as its giver; NATURE where it names none, so that the side asked gives it."""

    def sign(self, state: S, answer: A, side: int) -> A:
        """The answer with its giver written into it, where that is not the side that is asked."""

    def throws_by_hand(self, state: S, side: int, why: int) -> bool:
        """Whether a side throws real dice for a roll of that event code in an action that it began."""

    def is_idle(self, state: S, side: int) -> bool:
        """Whether a side never decides anything, such as the world that the rules of a delve play: it has no player."""

    def throw(self, event: Event) -> Throw | None:
        """How the dice of an event are drawn; None where their faces say all."""

    def score(self, state: S) -> tuple[float, ...]:
        """How each side stands: 1 won, 0 lost, between while undecided; they sum to one."""

    def appraise(self, state: S, question: Question[A]) -> tuple[float, ...]:
        """How good each listed answer looks to the side asked, by exact odds where dice are involved."""

    def opponent(self, name: str) -> Opponent[S, A] | None:
        """An earlier computer player, kept as it was, such as `greedy-1`; None where the system keeps none of that name."""

    def watcher(self) -> Watcher[S, A]:
        """What counts idle turns and blunders over one game; a new one for each."""

    def broken_invariants(self, state: S) -> tuple[str, ...]:
        """Which invariants the state breaks; none in a sound state."""

    def picture(self, state: S) -> Picture:
        """What the board shows."""

    def sides(self, state: S) -> tuple[str, ...]:
        """The names of the sides, in order."""

    @property
    def texts(self) -> Catalogue:
        """The catalogue of all that it says, in every language."""

    def messages(self, code: str) -> tuple[str, ...]:
        """The ids of the messages that word what an event code stands for."""

    def wording(self, event: Event, language: str = ENGLISH) -> tuple[str, ...]:
        """The lines for an event, indented by two spaces a level; none where the next event tells it too."""

    def prompt(self, state: S, question: Question[A], needed: Needed | None, language: str = ENGLISH) -> Prompt:
        """An open question in words; `needed` is what a waiting procedure needs, None for a question between actions.

        Where there are secrets the state may be the view of a side that is not asked, and the question lists no answers
        then: it is told no more than it may know.
        """

    def label(self, state: S, answer: A, language: str = ENGLISH) -> str:
        """An answer in words."""

    def name(self, kind: str, code: str, language: str = ENGLISH) -> str:
        """What a code of a kind is called; a name that no catalogue knows is called what it is."""

    def phrase(self, said: Phrase, language: str = ENGLISH) -> str:
        """A phrase in words."""

    def summary(self, state: S, language: str = ENGLISH) -> tuple[str, ...]:
        """One line of text for each figure or unit: how it stands."""

    def write_state(self, state: S) -> str:
        """The position as one line of text that reads back."""

    def read_state(self, text: str) -> S:
        """The position that a line of text describes. Raises InputError."""

    def write_answer(self, answer: A) -> str:
        """The answer as text that reads back."""

    def read_answer(self, text: str) -> A:
        """The answer that a text describes. Raises InputError."""

    @property
    def guide(self) -> Guide[S, A] | None:
        """What the system can say of a position beyond its rules' own answers; None where it has no guide."""

    @property
    def people(self) -> People[RosterFigure] | None:
        """The figures that can be made, kept and advanced; None where there are none."""

    @property
    def battles(self) -> Battles | None:
        """Battles whose armies and field are settled before they begin; None where there are none."""

    @property
    def armies(self) -> Armies[ArmyList, ArmyUnit, UnitPack] | None:
        """Army lists that can be made, kept and printed; None where there are none."""

    @property
    def fields(self) -> Fields[Battlefield] | None:
        """Battlefields that can be made and kept; None where there are none."""

    @property
    def tables(self) -> Tables | None:
        """A game master's tables; None where there are none."""

    @property
    def lab(self) -> LabFace[S, A] | None:
        """What the laboratory can ask; None where there is nothing, or where it has an adapter of its own."""

    def cards(self, options: Mapping[str, str | int | bool]) -> tuple[PrintedPage, ...]:
        """The reference cards to print under these options. Raises InputError for an option that there is not."""

    def case_verbs(self) -> Mapping[str, Verb]:
        """The verbs of the system's case files, each a function of the case's `given`."""
