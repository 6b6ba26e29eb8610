"""The seats of a fight on hexes: sides and teams, and a game master who fights for none of them."""

from collections.abc import Callable, Collection
from typing import Protocol, TypeVar

from msgspec.structs import replace

from affray.core.faces.seats import PlainSeats
from affray.core.fight_state import NOBODY
from affray.core.question import NATURE, Question
from affray.mastering.answers import Call, is_masters
from affray.mastering.desk import MasteredState
from affray.mastering.mastery import alter, is_held, is_master, master_side, mastery_of, side_of
from affray.mastering.turn import aside


class Fought(MasteredState, Protocol):
    """A fight whose sides may be in teams."""

    @property
    def teams(self) -> tuple[str, ...]: ...


S = TypeVar("S", bound=Fought)
A = TypeVar("A")


class FightSeats(PlainSeats[S, A]):
    """Seats of a fight of sides and teams, in which a side is out that is not among those left. Where there is a game master,
    he may say at any time that he wants to speak, and the sides may call him."""

    def __init__(self, sides_left: Callable[[S], Collection[int]]) -> None:
        self.sides_left = sides_left

    def is_out(self, state: S, side: int) -> bool:
        """Whether a side has nobody left who can fight."""
        return side not in self.sides_left(state) and not is_master(state, side)

    def team(self, state: S, side: int) -> str:
        """The name of a side's team, of its own where it is alone; "" where nobody is in a team, and for the game master."""
        return state.teams[side] if state.teams and not is_master(state, side) else ""

    def is_master(self, state: S, side: int) -> bool:
        """Whether a side is the game master."""
        return is_master(state, side)

    def is_revealing(self, state: S) -> bool:
        """Whether the game master is asked because he wants to speak: so he is when a figure has come upon what he has hidden."""
        return is_held(state) and mastery_of(state).wants

    def without_master(self, state: S) -> S:
        """The position without a game master; nobody who is asked would be asked anything else."""
        return state if state.master is None else alter(state, master=None)

    def has_floor(self, state: S) -> bool:
        """They say no more than that they want a ruling, which computer players never do."""
        return False

    def aside(self, state: S, side: int) -> Question[A] | None:
        """That the game master wants to speak, or that a side calls him."""
        return aside(state, side)

    def giver(self, state: S, answer: A) -> int:
        """The game master of what only he says; of a call the side that it names. The number after all seats for an unknown
        name."""
        if is_masters(answer):
            return master_side(state)
        if not isinstance(answer, Call) or not answer.by:
            return NATURE
        side = side_of(state, answer.by)
        return len(state.sides) + 1 if side == NOBODY else side

    def sign(self, state: S, answer: A, side: int) -> A:
        """A call with the name of the side that calls."""
        return replace(answer, by=state.sides[side]) if isinstance(answer, Call) and side < len(state.sides) else answer
