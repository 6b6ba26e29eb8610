"""The one interface that a rule system gives to play, odds, players, server and tests: the rules, and what else it offers."""

from collections.abc import Callable, Mapping
from typing import Generic, Protocol, TypeVar, cast

from affray.core.faces.armies import Armies, ArmyList, ArmyUnit, UnitPack
from affray.core.faces.campaigns import Campaigns
from affray.core.faces.fields import Battlefield, Fields
from affray.core.faces.formats import Formats
from affray.core.faces.guide import Guide
from affray.core.faces.journal import Journal
from affray.core.faces.lab import LabFace
from affray.core.faces.opponent import NoOpponents, Opponents
from affray.core.faces.packs import PackHead, Packs
from affray.core.faces.paper import Paper
from affray.core.faces.people import People, RosterFigure
from affray.core.faces.picture import Picture
from affray.core.faces.seats import PlainSeats, Seats
from affray.core.faces.secrets import Secrets
from affray.core.faces.terms import Battles, Tables
from affray.core.faces.track import Track, round_title
from affray.core.faces.words import Words
from affray.core.facts import Facts
from affray.core.question import Question, Refusal
from affray.core.scenario import Scenario
from affray.referee import Referee
from affray.referee.event import Code
from affray.referee.live import ChoiceNeeded

S = TypeVar("S")
A = TypeVar("A")
Verb = Callable[[Mapping[str, object]], Mapping[str, object]]


class System(Protocol[S, A]):
    """A rule system over its own frozen states and answers.

    First the rules, positions and answers as text, and the words for them, which every system has; then faces, which it
    hands out or not. `BareSystem` hands out none.
    """

    @property
    def facts(self) -> Facts:
        """What the system is."""

    @property
    def codes(self) -> Mapping[int, Code]:
        """The events that stand behind the numbers that its rules tell."""

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

    def score(self, state: S) -> tuple[float, ...]:
        """How each side stands: 1 won, 0 lost, between while undecided; they sum to one."""

    def sides(self, state: S) -> tuple[str, ...]:
        """The names of the sides, in order."""

    def broken_invariants(self, state: S) -> tuple[str, ...]:
        """Which invariants the state breaks; none in a sound state."""

    # --- positions and answers as text --------------------------------------------------------------------------------
    @property
    def forms(self) -> Mapping[str, str]:
        """How answers are written, by the word they begin with; none for those that are one word."""

    @property
    def answer_words(self) -> tuple[str, ...]:
        """The words that stand in answers as they are, in a lasting order: what learners know each by a number of its own."""

    def write_state(self, state: S) -> str:
        """The position as one line of text that reads back."""

    def read_state(self, text: str) -> S:
        """The position that a line of text describes. Raises InputError."""

    def write_answer(self, answer: A) -> str:
        """The answer as text that reads back."""

    def read_answer(self, text: str) -> A:
        """The answer that a text describes. Raises InputError."""

    @property
    def words(self) -> Words[S, A]:
        """What is said and seen."""

    # --- faces --------------------------------------------------------------------------------------------------------
    @property
    def secrets(self) -> Secrets[S, A] | None:
        """Who may know what; None where nothing is hidden, as the facts say too."""

    @property
    def seats(self) -> Seats[S, A]:
        """Who speaks out of turn, who throws his own dice, and who never decides."""

    @property
    def guide(self) -> Guide[S, A] | None:
        """What the system can say of a position beyond its rules' own answers; None where it has no guide."""

    @property
    def opponents(self) -> Opponents[S, A]:
        """What computer players go by."""

    def sketch(self, state: S) -> Picture:
        """The picture with no more than learners need of it at every answer: its figures, and what is quickly said of them."""

    def track(self, state: S) -> Track:
        """Where the game is: its round and phase, who acts in which order, how the sides stand, what ends it."""

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
    def campaigns(self) -> Campaigns[RosterFigure] | None:
        """What happens between the fights of campaigns; None where there are none."""

    @property
    def packs(self) -> Packs[PackHead] | None:
        """The packs that can be laid over its tables or stand beside them; None where there are none."""

    @property
    def journal(self) -> Journal[S, A] | None:
        """The journals of games; None where none is kept."""

    @property
    def lab(self) -> LabFace[S, A] | None:
        """What the laboratory can ask; None where there is nothing, or where it has an adapter of its own."""

    @property
    def paper(self) -> Paper | None:
        """What can be printed; None where there is nothing."""

    @property
    def formats(self) -> Formats | None:
        """What its files hold, for schemas of them; None where nobody says."""

    @property
    def cases(self) -> Mapping[str, Verb]:
        """The verbs of the system's case files, each a function of the case's `given`."""


class BareSystem(Generic[S, A]):
    """A system that hands out no face; a system takes from it what it does not say itself."""

    forms: Mapping[str, str] = {}
    answer_words: tuple[str, ...] = ()

    def broken_invariants(self, state: S) -> tuple[str, ...]:
        """No invariant is known."""
        return ()

    @property
    def secrets(self) -> Secrets[S, A] | None:
        """Nothing is hidden."""
        return None

    @property
    def seats(self) -> Seats[S, A]:
        """Only the side that is asked speaks."""
        return PlainSeats()

    @property
    def guide(self) -> Guide[S, A] | None:
        """No guide."""
        return None

    @property
    def opponents(self) -> Opponents[S, A]:
        """Computer players take any answer."""
        return NoOpponents()

    def sketch(self, state: S) -> Picture:
        """The whole picture."""
        return cast("System[S, A]", self).words.picture(state)

    def track(self, state: S) -> Track:
        """The round, where players count rounds."""
        return Track(title=round_title(self.opponents.rounds(state)))

    @property
    def people(self) -> People[RosterFigure] | None:
        """No figures can be made."""
        return None

    @property
    def battles(self) -> Battles | None:
        """Nothing is settled before a battle."""
        return None

    @property
    def armies(self) -> Armies[ArmyList, ArmyUnit, UnitPack] | None:
        """No army lists."""
        return None

    @property
    def fields(self) -> Fields[Battlefield] | None:
        """No battlefields."""
        return None

    @property
    def tables(self) -> Tables | None:
        """No game master's tables."""
        return None

    @property
    def campaigns(self) -> Campaigns[RosterFigure] | None:
        """No campaigns."""
        return None

    @property
    def packs(self) -> Packs[PackHead] | None:
        """Nothing can be laid over its tables."""
        return None

    @property
    def journal(self) -> Journal[S, A] | None:
        """No journal is kept."""
        return None

    @property
    def lab(self) -> LabFace[S, A] | None:
        """The laboratory can ask nothing, or has an adapter of its own."""
        return None

    @property
    def paper(self) -> Paper | None:
        """Nothing is printed."""
        return None

    @property
    def formats(self) -> Formats | None:
        """Nobody says what its files hold."""
        return None

    @property
    def cases(self) -> Mapping[str, Verb]:
        """No case files."""
        return {}
