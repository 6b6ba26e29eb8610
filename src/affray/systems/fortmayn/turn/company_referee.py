"""The referee of a delve with friends: what the world draws face down is the world's, what concerns a character's purse, pack
and memory is its player's. [FT-TEST-10 FT-CORE-08]"""

from affray.core.fight_state import NOBODY
from affray.referee import Referee
from affray.referee.forwarding import ForwardingReferee
from affray.systems.fortmayn.content.codes import TOLD_KEPT
from affray.systems.fortmayn.content.events import CODES, FACE_DOWN
from affray.systems.fortmayn.position.phase import person_index
from affray.systems.fortmayn.position.seats import world_side
from affray.systems.fortmayn.position.state import State

PRIVATE = frozenset(
    ("roll_coins", "coins", "created", "buys", "sells", "repair_too_dear", "memorises", "learns", "copies")
)
"""What is told to the player of the character alone."""


class CompanyReferee(ForwardingReferee):
    """The referee behind whom a procedure plays as ever; `side` has given the answer."""

    def __init__(self, ref: Referee, state: State, side: int) -> None:
        super().__init__(ref)
        self.state, self.side = state, side

    def hearers(self, code: str, who: object = "") -> tuple[int, ...]:
        """The sides that alone hear of an event; none where all do."""
        if code in FACE_DOWN:
            return (world_side(self.state),)
        if code not in PRIVATE:
            return ()
        i = person_index(self.state, who) if isinstance(who, str) else NOBODY
        return (self.state.people[i].side if i != NOBODY else self.side,)

    def cover(self, thrown: int, why: int) -> int:
        """A throw, which one side alone sees where the event is only for it."""
        for side in self.hearers(CODES[why].code):
            self.ref.tell(TOLD_KEPT, side, 0, 0, 0)
        return thrown

    def roll(self, n: int, die: int, why: int) -> int:
        """n dice as a multiset."""
        return self.cover(super().roll(n, die, why), why)

    def roll_sum(self, n: int, die: int, why: int) -> int:
        """The total of n dice."""
        return self.cover(super().roll_sum(n, die, why), why)

    def roll_count(self, n: int, die: int, faces: int, why: int) -> int:
        """How many of n dice show one of some faces."""
        return self.cover(super().roll_count(n, die, faces, why), why)

    def roll_kinds(self, n: int, die: int, kinds: int, why: int) -> int:
        """n dice as a multiset of kinds."""
        return self.cover(super().roll_kinds(n, die, kinds, why), why)

    def tell(self, code: int, a: int, b: int, c: int, d: int) -> None:
        """What a procedure tells."""
        event = CODES[code]
        hears = self.hearers(event.code)
        if not hears:
            super().tell(code, a, b, c, d)
            return
        fields: dict[str, object] = dict(zip(event.fields, (a, b, c, d), strict=False))
        # The dice have a line of their own by now.
        self.ref.say(event.code, {**fields, "apart": 1, "hears": hears, "clauses": event.clauses})

    def say(self, code: str, data: dict[str, object]) -> None:
        """What a shell tells."""
        hears = self.hearers(code, data.get("who", ""))
        super().say(code, {**data, "hears": hears} if hears else data)
