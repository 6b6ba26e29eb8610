"""What a system hands out where a side may come to know less than there is."""

from typing import Protocol, TypeVar

from affray.referee.event import Event

S = TypeVar("S")
A = TypeVar("A")


class Secrets(Protocol[S, A]):
    """Who may know what; the side -1 is somebody who belongs to none."""

    def view(self, state: S, side: int) -> S:
        """What a side may see of the state.

        A view is a state: whoever sees no more than this can word it, draw it and, if he is asked, answer from it.
        """

    def event_for(self, event: Event, side: int) -> Event | None:
        """What a side hears of an event, None for nothing."""

    def answer_for(self, state: S, answer: A, side: int) -> A | None:
        """What a side learns of an answer that another gave in this state, in its own view of it; None for nothing."""

    def hides(self, state: S) -> bool:
        """Whether anything may be hidden in this game at all."""

    def reveals_all(self, state: S, side: int) -> bool:
        """Whether a side learns all when the game is over, the record included."""
