"""A referee behind whom a procedure plays as ever, while the game master alone hears what it tells. [FT-TEST-10 FT-CORE-08]"""

from collections.abc import Iterable

from affray.referee import Referee
from affray.referee.forwarding import ForwardingReferee
from affray.systems.fortmayn.content.codes import TOLD_HUSHED
from affray.systems.fortmayn.content.events import CODES
from affray.systems.fortmayn.position.seats import master_side
from affray.systems.fortmayn.position.state import State


class PrivateReferee(ForwardingReferee):
    """The referee at a table. What he tells is for the game master, but for `told_codes`; the dice too unless they lie `open`
    before everybody."""

    def __init__(self, ref: Referee, state: State, told_codes: Iterable[int] = (), *, open: bool = False) -> None:
        super().__init__(ref)
        self.keeper, self.told_codes, self.open = master_side(state), frozenset(told_codes), open
        self.apart = 0

    def cover(self, thrown: int) -> int:
        """A throw, which the game master alone sees unless dice lie open."""
        self.apart = 1
        if not self.open:
            self.ref.tell(TOLD_HUSHED, self.keeper, 0, 0, 0)
        return thrown

    def roll(self, n: int, die: int, why: int) -> int:
        """n dice as a multiset."""
        return self.cover(super().roll(n, die, why))

    def roll_sum(self, n: int, die: int, why: int) -> int:
        """The total of n dice."""
        return self.cover(super().roll_sum(n, die, why))

    def roll_count(self, n: int, die: int, faces: int, why: int) -> int:
        """How many of n dice show one of some faces."""
        return self.cover(super().roll_count(n, die, faces, why))

    def roll_kinds(self, n: int, die: int, kinds: int, why: int) -> int:
        """n dice as a multiset of kinds."""
        return self.cover(super().roll_kinds(n, die, kinds, why))

    def tell(self, code: int, a: int, b: int, c: int, d: int) -> None:
        """What a procedure tells: to everybody where the code is open, else to the game master."""
        if code in self.told_codes:
            super().tell(code, a, b, c, d)
            return
        event_code = CODES[code]
        data: dict[str, object] = dict(zip(event_code.fields, (a, b, c, d), strict=False))
        # The dice, if there were any, have a line of their own.
        self.ref.say(
            event_code.code, {**data, "apart": self.apart, "hears": (self.keeper,), "clauses": event_code.clauses}
        )
        self.apart = 0

    def say(self, code: str, data: dict[str, object]) -> None:
        """What a shell tells: to the game master."""
        self.ref.say(code, {**data, "hears": (self.keeper,)})
