"""What a system hands out about its seats: who speaks out of turn, who votes, who throws his own dice, and who never decides."""

from typing import Generic, Protocol, TypeVar

import msgspec

from affray.core.question import NATURE, Question

S = TypeVar("S")
A = TypeVar("A")


class Poll(msgspec.Struct, Generic[A], frozen=True):
    """What several sides vote on: which side leads, what each has voted for, whose vote is awaited, and the answer with which
    the lead ends it, once a vote is cast."""

    lead: int
    cast: tuple[tuple[int, A], ...]
    waiting: tuple[int, ...]
    closing: A


class Seats(Protocol[S, A]):
    """The sides of a game as they sit at the table."""

    def aside(self, state: S, side: int) -> Question[A] | None:
        """A question of what a side may say that is among the `others` of the open question; None where it may say nothing."""

    def is_company(self, state: S) -> bool:
        """Whether all who play are on one side, each with characters of his own: where several may speak, they are asked the
        same."""

    def has_floor(self, state: S) -> bool:
        """Whether the sides that may speak beside whoever is asked do so of their own affairs, which only people can."""

    def is_master(self, state: S, side: int) -> bool:
        """Whether a side is a game master's, who fights for nobody: nobody wins against him."""

    def without_master(self, state: S) -> S:
        """The position as those reckon with it who fight: without a game master."""

    def shared_question(self, state: S, side: int) -> Question[A] | None:
        """The open question of a company as it is put to a side; None for one that may not answer it."""

    def poll(self, state: S) -> Poll[A] | None:
        """The vote that the open question is; None where it is none."""

    def giver(self, state: S, answer: A) -> int:
        """The side that an answer itself names as its giver; NATURE where it names none, so that the side asked gives it."""

    def sign(self, state: S, answer: A, side: int) -> A:
        """The answer with its giver written into it, where that is not the side that is asked."""

    def throws_by_hand(self, state: S, side: int, why: int) -> bool:
        """Whether a side throws real dice for a roll of that event code in an action that it began."""

    def is_idle(self, state: S, side: int) -> bool:
        """Whether a side never decides anything, such as the world that the rules of a delve play: it has no player."""

    def is_out(self, state: S, side: int) -> bool:
        """Whether a side has nobody left who can act, while others go on."""

    def team(self, state: S, side: int) -> str:
        """The name of the team with which a side wins and loses; "" where it stands alone."""

    def is_revealing(self, state: S) -> bool:
        """Whether that this is asked now gives away something hidden, so that what led there is not taken back freely."""


class PlainSeats(Generic[S, A]):
    """Seats of which only the one that is asked speaks."""

    def aside(self, state: S, side: int) -> Question[A] | None:
        """Nothing."""
        return None

    def is_company(self, state: S) -> bool:
        """They play against each other."""
        return False

    def has_floor(self, state: S) -> bool:
        """They do."""
        return True

    def is_master(self, state: S, side: int) -> bool:
        """No side is."""
        return False

    def without_master(self, state: S) -> S:
        """The position: nobody is."""
        return state

    def shared_question(self, state: S, side: int) -> Question[A] | None:
        """None: only one side is asked."""
        return None

    def poll(self, state: S) -> Poll[A] | None:
        """None: nobody votes."""
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

    def is_revealing(self, state: S) -> bool:
        """Nothing does."""
        return False
