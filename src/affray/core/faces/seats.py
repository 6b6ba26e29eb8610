"""What a system hands out about its seats: who speaks out of turn, who throws his own dice, and who never decides."""

from collections.abc import Callable, Collection
from typing import Generic, Protocol, TypeVar

from affray.core.fight_state import Teamed
from affray.core.question import NATURE, Question

S_contra = TypeVar("S_contra", contravariant=True)
S = TypeVar("S")
A = TypeVar("A")
T = TypeVar("T", bound=Teamed)


class Seats(Protocol[S_contra, A]):
    """The sides of a game as they sit at the table."""

    def aside(self, state: S_contra, side: int) -> Question[A] | None:
        """A question of what a side may say that is among the `others` of the open question; None where it may say nothing."""

    def giver(self, state: S_contra, answer: A) -> int:
        """The side that an answer itself names as its giver; NATURE where it names none, so that the side asked gives it."""

    def sign(self, state: S_contra, answer: A, side: int) -> A:
        """The answer with its giver written into it, where that is not the side that is asked."""

    def throws_by_hand(self, state: S_contra, side: int, why: int) -> bool:
        """Whether a side throws real dice for a roll of that event code in an action that it began."""

    def is_idle(self, state: S_contra, side: int) -> bool:
        """Whether a side never decides anything, such as the world that the rules of a delve play: it has no player."""

    def is_out(self, state: S_contra, side: int) -> bool:
        """Whether a side has nobody left who can act, while others go on."""

    def team(self, state: S_contra, side: int) -> str:
        """The name of the team with which a side wins and loses; "" where it stands alone."""


class PlainSeats(Generic[S, A]):
    """Seats of which only the one that is asked speaks."""

    def aside(self, state: S, side: int) -> Question[A] | None:
        """Nothing."""
        return None

    def giver(self, state: S, answer: A) -> int:
        """NATURE: no answer names its giver."""
        return NATURE

    def sign(self, state: S, answer: A, side: int) -> A:
        """The answer unchanged."""
        return answer

    def throws_by_hand(self, state: S, side: int, why: int) -> bool:
        """No side does."""
        return False

    def is_idle(self, state: S, side: int) -> bool:
        """No side is such."""
        return False

    def is_out(self, state: S, side: int) -> bool:
        """No side is out before the end."""
        return False

    def team(self, state: S, side: int) -> str:
        """Every side stands alone."""
        return ""


class FightSeats(PlainSeats[T, A]):
    """Seats of a fight of sides and teams, in which a side is out that is not among those left."""

    def __init__(self, sides_left: Callable[[T], Collection[int]]) -> None:
        self.sides_left = sides_left

    def is_out(self, state: T, side: int) -> bool:
        """Whether a side has nobody left who can fight."""
        return side not in self.sides_left(state)

    def team(self, state: T, side: int) -> str:
        """The name of a side's team, of its own where it is alone; "" where nobody is in a team."""
        return state.teams[side] if state.teams else ""
