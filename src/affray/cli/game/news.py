"""What has happened, as one screen hears it that several may share."""

from collections.abc import Sequence

from affray.core import Event, eyes
from affray.game import Game
from affray.play import Seat


def heard_events(game: Game[object, object], since: int, eye: int, seats: Sequence[Seat | None]) -> list[Event]:
    """The events after the first so many, as an eye sees them; of friends at one screen each sees what his own answer came to."""
    shares = eye == eyes.NOBODY and game.system.seats.is_company(game.state)
    found: list[Event] = []
    end = len(game.events)
    for moment in reversed(game.line):
        if end <= since:
            break
        side, start = moment.entry.side, end - len(moment.entry.events)
        own = shares and side >= 0 and seats[side] is None
        part = game.events[max(start, since) : end]
        found = [*eyes.visible_events(game.system, part, side if own else eye), *found]
        end = start
    return found
