"""What of a game master's doings others see and hear: nothing that he hides, nor what he tells or gives one side alone."""

from typing import Generic, TypeVar

from affray.mastering.answers import ROUNDS, Ruling
from affray.mastering.desk import Desk, MasteredState
from affray.mastering.mastery import alter_mastery, is_master
from affray.mastering.rulings import knowers, without_carried
from affray.referee.event import Event

S = TypeVar("S", bound=MasteredState)
A = TypeVar("A")
EYES = "eyes"
"""The field of an event with the seats that alone may know of it."""


class MasterSecrets(Generic[S, A]):
    """Who knows what a game master hides, who does it by a `desk`."""

    def __init__(self, desk: Desk[S]) -> None:
        self.desk = desk

    def hides(self, state: S) -> bool:
        """Whether there is a game master."""
        return state.master is not None

    def view(self, state: S, side: int) -> S:
        """What a side may see: nothing that lies or stands hidden, what figures were given secretly only of its own, and not when
        the game master is asked."""
        if state.master is None or is_master(state, side):
            return state
        master = state.master
        for kept in master.kept:
            if state.figures[kept.figure].side != side:
                state = without_carried(self.desk, state, kept.figure, kept.item)
        return alter_mastery(
            state,
            attends=ROUNDS,
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
        if not isinstance(answer, Ruling) or is_master(state, side):
            return answer
        may_know = knowers(self.desk, state, answer)
        return answer if may_know is None or side in may_know else None

    def reveals_all(self, state: S, side: int) -> bool:
        """Everybody learns all when the fight is over."""
        return True
