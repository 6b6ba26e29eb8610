"""What a deed at a table has changed."""

import msgspec

from affray.web.messages import Done, Refused
from affray.web.store.entries import (
    ENCODER,
    Entry,
)
from affray.web.store.store import Kept, SeatKept


class Change(msgspec.Struct, frozen=True):
    """What a deed has changed: entries for the log from number `first` on, seats and new seats, a new game; the reply."""

    reply: Done | Refused
    first: int = 0
    entries: tuple[Entry, ...] = ()
    seats: tuple[SeatKept, ...] = ()
    added: tuple[SeatKept, ...] = ()
    made: Kept | None = None

    def encoded_entries(self) -> tuple[bytes, ...]:
        """The entries as they are kept."""
        return tuple(ENCODER.encode(entry) for entry in self.entries)
