"""What a system hands out about its computer players: earlier ones kept as they were, and what catches the eye in games."""

from collections import Counter
from collections.abc import Sequence
from typing import Generic, Protocol, TypeVar, runtime_checkable

from affray.core.question import Question
from affray.referee.event import Event

S = TypeVar("S")
S_contra = TypeVar("S_contra", contravariant=True)
A = TypeVar("A")


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


class NoWatcher(Generic[S, A]):
    """A watcher that notices nothing: of a system that names no blunders."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()

    def note_answer(self, before: S, question: Question[A], answer: A, after: S) -> None:
        """Takes note of nothing."""
