"""A referee who says by name whose dice a roll costs, where that is not plainly who acts. [FT-FILL-12 FT-RANGE-03]"""

from affray.core.fight_state import NOBODY
from affray.referee import Referee
from affray.referee.forwarding import ForwardingReferee
from affray.systems.fortmayn.content.codes import TOLD_DUEL, TOLD_LOST, TOLD_SAVED, TOLD_SUNDERED, TOLD_USED
from affray.systems.fortmayn.content.events import CODES
from affray.systems.fortmayn.position.state import State

NAMED = frozenset((TOLD_USED, TOLD_SAVED, TOLD_SUNDERED, TOLD_LOST))
"""What a procedure tells of the dice of one character, whom it knows by number."""


class NamedReferee(ForwardingReferee):
    """The referee of a roll, who adds to what is told of dice whose they are, and whether they are another's than the
    roller's. In a duel, where `rival` is rolled against, all are named."""

    def __init__(self, ref: Referee, state: State, roller: int, rival: int = NOBODY) -> None:
        super().__init__(ref)
        self.people, self.roller, self.rival = state.people, roller, rival
        self.chooser = NOBODY

    def choose(self, who: int, what: int, most: int, x: int, y: int, z: int) -> int:
        """A choice, which says whose armor is used next."""
        self.chooser = who
        return super().choose(who, what, most, x, y, z)

    def tell(self, code: int, a: int, b: int, c: int, d: int) -> None:
        """What a procedure tells: of dice that are saved or lost and of armor that is used, whose they are."""
        event_code = CODES[code]
        data: dict[str, object] = dict(zip(event_code.fields, (a, b, c, d), strict=False))
        if code == TOLD_DUEL:
            both = {"who": self.people[self.roller].id, "whom": self.people[self.rival].id}
            self.say(event_code.code, {**data, **both, "explains": 1, "clauses": event_code.clauses})
            return
        if code not in NAMED:
            super().tell(code, a, b, c, d)
            return
        who = self.chooser if code == TOLD_USED else (a, b, c, d)[event_code.fields.index("who")]
        other = {"other": 1} if who != self.roller else {}
        named = {"named": 1} if other or self.rival != NOBODY else {}
        name = self.people[who].id
        self.say(
            event_code.code,
            {**data, **other, **named, "who": name, "explains": int(code == TOLD_USED), "clauses": event_code.clauses},
        )
