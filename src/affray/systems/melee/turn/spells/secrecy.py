"""Spells that make figures, which only the caster's side may know: which they are, who has one, whose a spending is.

[CM-SPELL-07]
"""

from collections.abc import Callable
from typing import TypeVar

from affray.referee import Referee
from affray.systems.melee.content.codes import TOLD_SPENT
from affray.systems.melee.content.events import CODES
from affray.systems.melee.content.tables import spells
from affray.systems.melee.position.state import Figure
from affray.systems.melee.turn.spells.created_figures import LIVES

T = TypeVar("T")
CREATURE = "creature"
"""The neutral id of any spell that makes or calls a figure."""


def is_secret(spell: str) -> bool:
    """Whether a spell makes or calls a figure, so that only the caster's side knows which it is. [CM-SPELL-07]"""
    row = spells().get(spell)
    return row is not None and row.effect_key in LIVES


def can_make_figures(figure: Figure) -> bool:
    """Whether a figure knows a spell that makes or calls figures, so that its fatigue would tell which it has cast."""
    return any(map(is_secret, figure.spells))


class SignedReferee:
    """The referee, who adds to what is told of a spending which side's it is."""

    def __init__(self, ref: Referee, side: int) -> None:
        self.ref, self.side = ref, side

    @property
    def quiet(self) -> bool:
        """Whether nobody listens."""
        return self.ref.quiet

    def roll(self, n: int, die: int, why: int) -> int:
        """n dice as a multiset."""
        return self.ref.roll(n, die, why)

    def roll_sum(self, n: int, die: int, why: int) -> int:
        """The total of n dice."""
        return self.ref.roll_sum(n, die, why)

    def roll_count(self, n: int, die: int, faces: int, why: int) -> int:
        """How many of n dice show one of some faces."""
        return self.ref.roll_count(n, die, faces, why)

    def roll_kinds(self, n: int, die: int, kinds: int, why: int) -> int:
        """n dice as a multiset of kinds."""
        return self.ref.roll_kinds(n, die, kinds, why)

    def choose(self, who: int, what: int, most: int, x: int, y: int, z: int) -> int:
        """A choice, which is the chooser's as ever."""
        return self.ref.choose(who, what, most, x, y, z)

    def tell(self, code: int, a: int, b: int, c: int, d: int) -> None:
        """What a procedure tells: of what is spent, whose it is."""
        if code != TOLD_SPENT:
            self.ref.tell(code, a, b, c, d)
            return
        told = CODES[code]
        data: dict[str, object] = dict(zip(told.fields, (a, b, c, d), strict=True))
        self.ref.say(told.code, {**data, "by_side": self.side, "clauses": told.clauses})

    def say(self, code: str, data: dict[str, object]) -> None:
        """What a shell tells."""
        self.ref.say(code, data)

    def run(self, fn: Callable[..., T], args: tuple[object, ...]) -> T:
        """A procedure inside a procedure, with this referee."""
        return fn(self, *args)
