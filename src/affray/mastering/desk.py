"""What a system has ready for a game master: how its positions look to him, and what rulings do to its figures."""

from collections.abc import Callable, Sequence
from typing import Protocol, TypeVar

from affray.core.fight_state import Fielded
from affray.core.question import Refusal
from affray.mastering.answers import Put, Ruling
from affray.mastering.mastery import Mastered
from affray.referee import Referee
from affray.space.board import HexBoard
from affray.space.hex import Hex


class MasteredState(Mastered, Protocol):
    """A position on hexes that may have a game master."""

    @property
    def figures(self) -> Sequence[Fielded]: ...

    @property
    def board(self) -> HexBoard: ...

    @property
    def items(self) -> tuple[tuple[Hex, str], ...]: ...


S = TypeVar("S", bound=MasteredState)


class Desk(Protocol[S]):
    """What a system lets a game master do, and how."""

    @property
    def clauses(self) -> tuple[str, ...]:
        """The clauses that stand behind it."""

    @property
    def refusal(self) -> Callable[..., Refusal]:
        """Refuses in the words of the system, which things have there."""

    @property
    def terrains(self) -> Sequence[str]:
        """The kinds of ground."""

    def moment(self, state: S) -> tuple[int, ...]:
        """The round, and within it how many have acted where they act; () where he has to wait."""

    def places(self, state: S) -> Sequence[Sequence[Hex]]:
        """The hexes of each figure."""

    def cleared(self, state: S) -> S:
        """The position in which nobody is about to decide: whoever is, is found anew afterwards."""

    @property
    def attributes(self) -> Sequence[str]:
        """The attributes that saving throws can be against."""

    def items(self) -> Sequence[str]:
        """All things of the tables."""

    def item_of(self, text: str) -> str:
        """The thing of that name as figures have it; empty for none."""

    def carries(self, state: S, figure: int, item: str) -> bool:
        """Whether a figure carries a thing out of sight."""

    def has(self, state: S, figure: int, item: str) -> bool:
        """Whether a figure has a thing that can be taken from it."""

    def refuse(self, state: S, ruling: Ruling, figure: int) -> Refusal | None:
        """What only this system has against a ruling, on a figure that there is."""

    def change_points(self, ref: Referee, state: S, figure: int, what: str, points: int) -> S:
        """The position after a figure was hurt, tired or mended."""

    def change_posture(self, ref: Referee, state: S, figure: int, what: str) -> S:
        """The position after a figure fell, rose, or spent what it could do in this round."""

    def save(self, ref: Referee, state: S, figure: int, attribute: str, dice: int, change: int) -> S:
        """The position after a figure made a saving throw."""

    def put(self, state: S, figure: int, put: Put) -> S:
        """The position with a figure in another hex."""

    def with_item(self, state: S, figure: int, item: str) -> S:
        """The position in which a figure has one more thing, out of its hands."""

    def without_item(self, state: S, figure: int, item: str) -> S:
        """The position in which a figure has a thing no more, or one less of it, of those out of its hands first."""

    def faults(self, state: S) -> Sequence[str]:
        """What would be wrong with a position."""

    def end(self, ref: Referee, state: S, winner: int) -> S:
        """The fight as it is over."""
