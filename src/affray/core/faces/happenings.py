"""What of an event is seen on the board: who does what to whom, how a roll comes out, what it costs."""

from collections.abc import Mapping
from typing import Literal, NamedTuple

import msgspec

from affray.core.words.event_words import ToldEvent
from affray.referee.event import Event

HappeningKind = Literal[
    "blow", "flight", "spell", "deed", "roll", "wound", "tire", "loss", "heal", "out", "fall", "drop", "push", "flee"
]
"""What is drawn: a blow, a shot, a spell or another deed; dice; wounds, fatigue or miniatures lost, something regained;
somebody out of the fight, down, driven back or running; a thing let go."""


class Happening(msgspec.Struct, frozen=True, omit_defaults=True):
    """What of an event is seen.

    Names are the ids of what stands on the board. Where there are none it happens to those of the one before, to whom a
    deed was aimed or, with `own`, to who did it."""

    kind: HappeningKind
    who: str = ""
    whom: tuple[str, ...] = ()
    own: bool = False
    count: int = 0
    """How much is lost or regained."""
    passed: bool | None = None
    """Whether a roll comes out well for who rolls; none where that is not said."""


class HowSeen(NamedTuple):
    """How an event's code is read: the kind, and the names of the fields that say the rest.

    What flies at more than one step is a flight; several fields of points are added up. A roll has
    passed where its field is more than 0 or, with `within`, no more than that field."""

    kind: HappeningKind
    """What is drawn."""
    who: str = "who"
    """The field of who does it."""
    whom: str = "whom"
    """The field of those it is done to."""
    own: bool = False
    """Whether it happens to who did the deed before."""
    bearer: str = ""
    """The field that may name whom it happens to, in place of who did the deed before."""
    far: str = ""
    """The field of the steps between them."""
    points: str = ""
    """The fields of what is lost or regained."""
    passed: str = ""
    """The field that says how a roll came out."""
    within: str = ""
    """The field of what it may come to at most."""


ROLL = HowSeen("roll")
"""Dice of which nothing more is known."""


def happening_of(event: Event, table: Mapping[str, HowSeen]) -> Happening | None:
    """What of an event is seen; none where the table has nothing for its code and no die is thrown.

    The table knows an event by its code or by that with the code of its roll, such as "save roll_entry"."""
    plain_event = ToldEvent(event.code, event.data)
    how = table.get(f"{event.code} {plain_event.text('roll')}") or table.get(event.code, ROLL if event.dice else None)
    if how is None:
        return None
    passed = None
    if how.passed in plain_event.data:
        number = plain_event.number(how.passed)
        passed = number <= plain_event.number(how.within) if how.within else number > 0
    who, bearer = (
        name if isinstance(name := plain_event.data.get(field), str) else "" for field in (how.who, how.bearer)
    )
    whom = tuple(name for name in plain_event.texts(how.whom) if name) if how.whom in plain_event.data else ()
    return Happening(
        kind="flight" if plain_event.number(how.far) > 1 else how.kind,
        who="" if bearer else who,
        whom=(bearer,) if bearer else whom,
        own=how.own and not bearer,
        count=max(0, sum(map(plain_event.number, how.points.split()))),
        passed=passed,
    )
