"""A turn as a table of phases: each says what it asks, why it refuses, what an answer does and what follows by itself."""

from collections.abc import Callable, Mapping, Sequence
from typing import Generic, Protocol, TypeVar

from affray.core.fight_state import settle_fully
from affray.core.question import NATURE, Question, Refusal
from affray.referee import ChoiceNeeded, Code, Referee

S = TypeVar("S")
A = TypeVar("A")
CHOOSE = "choose_"
"""How the codes of inner choices begin."""


class Decider(Protocol):
    """Whoever may be asked for an inner choice."""

    @property
    def id(self) -> str:
        """The name of the figure."""

    @property
    def side(self) -> int:
        """The side that decides."""


class HasFigures(Protocol):
    """A position with figures."""

    @property
    def figures(self) -> Sequence[Decider]:
        """The figures by place."""


P = TypeVar("P", bound=HasFigures)


class Phase(Protocol[S, A]):
    """A phase of play. Where somebody decides it asks him; where the referee goes on alone it asks nobody, so that the
    position is committed before every roll and what has been done is never done again."""

    def question(self, state: S, /) -> Question[A] | None:
        """What is open; None where the game is over."""

    def refuse(self, state: S, answer: A, /) -> Refusal | None:
        """Why the answer is not legal now; None when it is."""

    def play(self, ref: Referee, state: S, answer: A, /) -> S:
        """The state after a legal answer."""

    def settle(self, ref: Referee, state: S, /) -> S:
        """The state a step nearer to the next question, roll or end; the same object when there it is."""


def settle_nothing(ref: Referee, state: S) -> S:
    """The state unchanged: nothing happens by itself here."""
    return state


class Decision(Generic[S, A]):
    """A phase in which a side decides."""

    def __init__(
        self,
        question: Callable[[S], Question[A]],
        refuse: Callable[[S, A], Refusal | None],
        play: Callable[[Referee, S, A], S],
        settle: Callable[[Referee, S], S] = settle_nothing,
    ) -> None:
        self.question, self.refuse, self.play, self.settle = question, refuse, play, settle


class Choice(Decision[S, A]):
    """A phase in which a side takes one of the answers listed; `not_now` says why any other is refused."""

    def __init__(
        self,
        question: Callable[[S], Question[A]],
        not_now: Refusal,
        play: Callable[[Referee, S, A], S],
        settle: Callable[[Referee, S], S] = settle_nothing,
    ) -> None:
        def refuse(state: S, answer: A) -> Refusal | None:
            return None if answer in question(state).answers else not_now

        super().__init__(question, refuse, play, settle)


class RefereePhase(Choice[S, A]):
    """A phase that the referee goes through alone; `go` is the only answer to its question."""

    def __init__(self, go: A, not_now: Refusal, play: Callable[[Referee, S], S]) -> None:
        asked: Question[A] = Question(NATURE, "go", answers=(go,))
        super().__init__(lambda state: asked, not_now, lambda ref, state, answer: play(ref, state))


class End(Generic[S, A]):
    """The end of the game: nothing is asked, and every answer is refused."""

    def __init__(self, refusal: Refusal) -> None:
        self.refusal = refusal

    def question(self, state: S) -> None:
        """Nothing is open."""

    def refuse(self, state: S, answer: A) -> Refusal:
        """The game is over."""
        return self.refusal

    def play(self, ref: Referee, state: S, answer: A) -> S:
        """The state as it is."""
        return state

    def settle(self, ref: Referee, state: S) -> S:
        """The state as it is."""
        return state


class Turn(Generic[P, A]):
    """The phases of a game at work.

    `phase_of` finds the phase of a position. `first` is looked at before what follows in the phase itself, such as whether
    the game is decided; it gives the same object where there is nothing of the kind. `codes` name what procedures ask for,
    `number` makes an answer of a number.
    """

    def __init__(
        self,
        phase_of: Callable[[P], Phase[P, A]],
        codes: Mapping[int, Code],
        number: Callable[[int], A],
        first: Callable[[Referee, P], P] = settle_nothing,
    ) -> None:
        self.phase_of, self.codes, self.number, self.first = phase_of, codes, number, first

    def question(self, state: P) -> Question[A] | None:
        """What is open; None when the game is over."""
        return self.phase_of(state).question(state)

    def choice(self, state: P, needed: ChoiceNeeded) -> Question[A]:
        """An inner choice of a running procedure as a question. Its answers count from 0 without a gap, since a choice is
        given by its place among them."""
        asked = state.figures[needed.who]
        numbers = tuple(self.number(n) for n in range(needed.most + 1))
        code = self.codes[needed.what].code.removeprefix(CHOOSE)
        return Question(asked.side, code, asked.id, numbers, inner=True, about=(needed.x, needed.y, needed.z))

    def refuse(self, state: P, answer: A) -> Refusal | None:
        """Why the answer is not legal now; None when it is."""
        return self.phase_of(state).refuse(state, answer)

    def play(self, ref: Referee, state: P, answer: A) -> P:
        """The state after a legal answer, at the next question, roll or end."""
        return settle_fully(self.settle, ref, self.phase_of(state).play(ref, state, answer))

    def settle(self, ref: Referee, state: P) -> P:
        """The state one step nearer to the next question; the same object when there it is."""
        after = self.first(ref, state)
        return after if after is not state else self.phase_of(state).settle(ref, state)
