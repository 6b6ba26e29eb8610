"""What of a game master's doings others see and hear: nothing that he hides, nor what he tells or gives one side alone."""

from collections.abc import Callable
from typing import Generic, TypeVar

from affray.mastering.answers import Ruling
from affray.mastering.mastery import alter_mastery, is_master
from affray.mastering.rulings import MasteredState, knowers
from affray.referee.event import Event

S = TypeVar("S", bound=MasteredState)
A = TypeVar("A")
EYES = "eyes"
"""The field of an event with the seats that alone may know of it."""


class MasterSecrets(Generic[S, A]):
    """Who knows what a game master hides. `without` is a position in which a figure's thing, carried, is not seen, `item_of` the
    thing of a name."""

    def __init__(self, without: Callable[[S, int, str], S], item_of: Callable[[str], str]) -> None:
        self.without, self.item_of = without, item_of

    def hides(self, state: S) -> bool:
        """Whether there is a game master."""
        return state.master is not None

    def view(self, state: S, side: int) -> S:
        """What a side may see: nothing that lies or stands hidden, and what figures were given secretly only of its own."""
        if state.master is None or is_master(state, side):
            return state
        master = state.master
        for kept in master.kept:
            if state.figures[kept.figure].side != side:
                state = self.without(state, kept.figure, kept.item)
        return alter_mastery(
            state,
            lying=(),
            markers=tuple(marker for marker in master.markers if not marker.hidden),
            kept=tuple(kept for kept in master.kept if state.figures[kept.figure].side == side),
        )

    def event_for(self, event: Event, side: int) -> Event | None:
        """What a side hears of an event: nothing of one that is for others alone."""
        only = event.data.get(EYES)
        return None if isinstance(only, tuple) and side not in only else event

    def answer_for(self, state: S, answer: A, side: int) -> A | None:
        """What a side learns of a ruling: nothing of one that is for others alone."""
        return None if isinstance(answer, Ruling) and is_secret(state, answer, side, self.item_of) else answer

    def reveals_all(self, state: S, side: int) -> bool:
        """Everybody learns all when the fight is over."""
        return True


def is_secret(state: MasteredState, ruling: Ruling, side: int, item_of: Callable[[str], str]) -> bool:
    """Whether a side may know nothing of a ruling."""
    may_know = knowers(state, ruling, item_of)
    return may_know is not None and side not in may_know and not is_master(state, side)
