"""Spells that make figures, which only the caster's side may know: which they are, who has one, whose a spending is.

[CM-SPELL-07]
"""

from affray.referee import Referee
from affray.referee.forwarding import ForwardingReferee
from affray.systems.melee.content.codes import TOLD_SPENT
from affray.systems.melee.content.events import CODES
from affray.systems.melee.content.tables import spells
from affray.systems.melee.position.state import Figure
from affray.systems.melee.turn.spells.created_figures import LIVES

CREATURE = "creature"
"""The neutral id of any spell that makes or calls a figure."""


def is_secret(spell: str) -> bool:
    """Whether a spell makes or calls a figure, so that only the caster's side knows which it is. [CM-SPELL-07]"""
    row = spells().get(spell)
    return row is not None and row.effect_key in LIVES


def can_make_figures(figure: Figure) -> bool:
    """Whether a figure knows a spell that makes or calls figures, so that its fatigue would tell which it has cast."""
    return any(map(is_secret, figure.spells))


class SignedReferee(ForwardingReferee):
    """The referee, who adds to what is told of a spending which side's it is."""

    def __init__(self, ref: Referee, side: int) -> None:
        super().__init__(ref)
        self.side = side

    def tell(self, code: int, a: int, b: int, c: int, d: int) -> None:
        """What a procedure tells: of what is spent, whose it is."""
        if code != TOLD_SPENT:
            super().tell(code, a, b, c, d)
            return
        event_code = CODES[code]
        data: dict[str, object] = dict(zip(event_code.fields, (a, b, c, d), strict=True))
        self.ref.say(event_code.code, {**data, "by_side": self.side, "clauses": event_code.clauses})
