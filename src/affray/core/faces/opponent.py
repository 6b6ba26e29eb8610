"""What a system hands out about its computer players: how they judge, earlier ones, and what catches the eye in games."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Generic, Protocol, Self, TypeVar, runtime_checkable

import msgspec

from affray.core.question import Question
from affray.core.scenario import Scenario
from affray.core.words.phrase import Phrase
from affray.dice.stream import Stream
from affray.referee.event import Event

S = TypeVar("S")
S_contra = TypeVar("S_contra", contravariant=True)
A = TypeVar("A")
GREEDY_1 = "greedy-1"
"""The first greedy player of a system, kept as it was: later ones are measured against it."""

HOPELESS = -1e9
"""What an answer is worth that comes to nothing for certain: no computer player gives it while there is another."""


class Manner(msgspec.Struct, frozen=True, cache_hash=True):
    """What a computer player cares for, as weights on what its system's judgement adds up; `PLAIN` changes nothing."""

    dealt: float = 1.0
    """Times the harm that it expects to do."""
    taken: float = 1.0
    """Times the harm that it expects to suffer."""
    ground: float = 1.0
    """Times what places are worth for themselves: objectives, cover, a line, a doorway."""
    distance: float = 0.0
    """What a step away from the nearest foe is worth, in the unit of the judgement; below 0 it closes in."""


PLAIN = Manner()


class Opponent(Protocol[S_contra, A]):
    """How a computer player judges: the answers that it looks at, and what each is worth to it."""

    def candidates(self, state: S_contra, question: Question[A]) -> tuple[A, ...]:
        """The legal answers that it weighs: all those listed, or its own where a question lists only some of many."""

    def appraise(self, state: S_contra, question: Question[A]) -> tuple[float, ...]:
        """What each of the question's listed answers is worth to the side asked, in units of its own."""


class Watcher(Protocol[S_contra, A]):
    """Counts over the answers of one game what anybody at the table would notice: idle turns and blunders.

    `counts` holds names such as `attack` and `attack:fallen`: a part after the colon is some of what stands before it,
    so that each blunder has its occasions beside it. `idle` counts the turns that were idle out of `turn`.
    """

    counts: Counter[str]

    def note_answer(self, before: S_contra, question: Question[A], answer: A, after: S_contra) -> None:
        """Takes note of an answer between actions, with the states before and after it."""


@runtime_checkable
class Listener(Protocol):
    """A watcher that counts by what the referee tells as well: what comes of an answer can lie steps after it."""

    def note_events(self, events: Sequence[Event]) -> None:
        """Takes note of what an answer of any kind led to."""


@runtime_checkable
class DoerWatcher(Protocol[S_contra]):
    """A watcher that knows whose deed it is where nature carries out what was declared before."""

    def doer_side(self, before: S_contra) -> int:
        """The side whose deed the next step of nature is; NATURE where it is nobody's."""


class NoWatcher(Generic[S, A]):
    """A watcher that notices nothing: of a system that names no blunders."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()

    def note_answer(self, before: S, question: Question[A], answer: A, after: S) -> None:
        """Takes note of nothing."""


class Opponents(Protocol[S, A]):
    """What computer players of a system go by."""

    @property
    def features(self) -> tuple[str, ...]:
        """The names of what `measure` counts, words that a person can read; none where a position is not measured.

        The first is the strength that a side has left, in the unit in which people count losses.
        """

    def appraise(self, state: S, question: Question[A]) -> tuple[float, ...]:
        """How good each listed answer looks to the side asked, by exact odds where dice are involved."""

    @property
    def pace(self) -> float:
        """How many answers of playouts a usual machine gives in a second."""

    @property
    def styles(self) -> Mapping[str, Manner]:
        """The manners that one may want to play against, by name: bold, careful, holder, skirmisher."""

    def style_manner(self, style: str) -> Manner:
        """The manner of whoever plays in one of these styles; those of `styles` are what the levels that look ahead think of."""

    @property
    def level_errors(self) -> Mapping[int, float]:
        """How much a level of the computer player errs in this system, by its number, where as much as elsewhere does not fit."""

    @property
    def offered_levels(self) -> tuple[int, ...]:
        """The levels of the computer player that people are offered in this system, by number; () for all. One that is not
        surely better than the one below stands in no list."""

    @property
    def judgement(self) -> int:
        """Rises when code of this system alone changes what its computer players answer."""

    def with_manner(self, manner: Manner) -> "Opponents[S, A]":
        """The same judgement in a manner of its own; itself where the system knows no manners."""

    def quick(self) -> "Opponents[S, A]":
        """A coarser and cheaper judgement for playouts; itself where it is cheap enough."""

    def narrow(self, state: S) -> Question[A] | None:
        """The open question with only the few answers that a playout looks at, where the system's own would list many; None
        where that one is short enough."""

    def is_weighty(self, question: Question[A]) -> bool:
        """Whether an answer to such a question may be worth looking ahead for."""

    def is_aimless(self, way: Sequence[S], who: str) -> bool:
        """Whether a figure goes somewhere only to come back: the positions before, between and after its actions."""

    def world(self, view: S, rng: Stream) -> S:
        """A whole position that fits what the side asked sees of it, drawn at random; the view itself where all is open."""

    def draw_scenario(self, seed: int) -> Scenario | None:
        """A fair fight of two sides drawn at random: ground, forces, facings; the same seed draws the same. None where the
        system draws none."""

    def rounds(self, state: S) -> int:
        """How many rounds have begun, or turns where all of a side acts in one; 0 where there are none. Who looks ahead looks to
        the end of one."""

    def is_far_enough(self, start: S, now: S, rounds: int) -> bool:
        """Whether a playout from one position has come far enough in another: so many rounds on, the one under way counted,
        or to where the system sees better what came of it."""

    def chances(self, state: S) -> tuple[float, ...]:
        """How well each side stands in a position, from 0 to 1 and all together 1, where nothing was learned of the system's
        positions; () where its score says it well enough."""

    def measure(self, state: S, side: int) -> tuple[float, ...]:
        """What a side has in a position, feature by feature, such as fighters on their feet and wounds they can still bear.

        Every number is the side's own, so that two sides compare feature by feature; each lies about between 0 and 10.
        """

    def aim(self, state: S, answer: A) -> Phrase | None:
        """What an answer of the side asked is for, as the judgement sees it, in a phrase of the system's catalogue; None where
        there is nothing to say that its odds do not."""

    def are_alike(self, state: S, answer: A, other: A) -> bool:
        """Whether two answers come to so nearly the same that reasons name only the better of them."""

    def kept(self, name: str) -> Opponent[S, A] | None:
        """An earlier computer player, kept as it was, such as `greedy-1`; None where the system keeps none of that name."""

    def watcher(self) -> Watcher[S, A]:
        """What counts idle turns and blunders over one game; a new one for each."""


class NoOpponents(Generic[S, A]):
    """Computer players of a system that says nothing of them: they take any answer."""

    features: tuple[str, ...] = ()
    pace: float = 2_000.0
    styles: Mapping[str, Manner] = {}
    level_errors: Mapping[int, float] = {}
    offered_levels: tuple[int, ...] = ()
    judgement: int = 0

    def appraise(self, state: S, question: Question[A]) -> tuple[float, ...]:
        """Nothing is known of any answer."""
        return (0.0,) * len(question.answers)

    def style_manner(self, style: str) -> Manner:
        """The style's manner."""
        return self.styles[style]

    def with_manner(self, manner: Manner) -> Opponents[S, A]:
        """No manner is known."""
        return self

    def quick(self) -> Opponents[S, A]:
        """There is no cheaper judgement."""
        return self

    def narrow(self, state: S) -> Question[A] | None:
        """The system's own questions are short enough."""
        return None

    def is_weighty(self, question: Question[A]) -> bool:
        """Every question may be."""
        return True

    def is_aimless(self, way: Sequence[S], who: str) -> bool:
        """Every way has its reasons."""
        return False

    def world(self, view: S, rng: Stream) -> S:
        """All is taken to be as it looks."""
        return view

    def draw_scenario(self, seed: int) -> Scenario | None:
        """None is drawn."""
        return None

    def rounds(self, state: S) -> int:
        """There are no rounds."""
        return 0

    def is_far_enough(self, start: S, now: S, rounds: int) -> bool:
        """A playout goes by rounds alone."""
        return self.rounds(now) >= self.rounds(start) + rounds

    def chances(self, state: S) -> tuple[float, ...]:
        """The score says it."""
        return ()

    def measure(self, state: S, side: int) -> tuple[float, ...]:
        """Nothing is measured."""
        return ()

    def aim(self, state: S, answer: A) -> Phrase | None:
        """Nothing is said of answers."""
        return None

    def are_alike(self, state: S, answer: A, other: A) -> bool:
        """Each answer is one of its own."""
        return answer == other

    def kept(self, name: str) -> Opponent[S, A] | None:
        """None is kept."""
        return None

    def watcher(self) -> Watcher[S, A]:
        """No answer counts as a blunder."""
        return NoWatcher()


class MannerOpponents(NoOpponents[S, A]):
    """Computer players whose judgement takes a manner; for playouts they go by a quick one, where there is one."""

    def __init__(
        self,
        judge: "Judge[S, A]",
        quick_judge: "Judge[S, A] | None" = None,
        manner: Manner = PLAIN,
    ) -> None:
        self.judge, self.quick_judge, self.manner = judge, quick_judge or judge, manner

    def appraise(self, state: S, question: Question[A]) -> tuple[float, ...]:
        """How good each listed answer looks to the side asked."""
        return self.judge(state, question, self.manner)

    def with_manner(self, manner: Manner) -> Self:
        """The same judgement in a manner of its own."""
        return type(self)(self.judge, self.quick_judge, manner)

    def quick(self) -> Self:
        """The quick judgement in the same manner."""
        return type(self)(self.quick_judge, self.quick_judge, self.manner)

    def kept(self, name: str) -> Opponent[S, A] | None:
        """The first greedy player; None where another name is asked for."""
        return self.greedy_1() if name == GREEDY_1 else None

    def greedy_1(self) -> Opponent[S, A] | None:
        """The first greedy player; None where none is kept."""
        return None


Judge = Callable[[S, Question[A], Manner], tuple[float, ...]]
"""What each listed answer of a question is worth to the side asked, in a manner."""
