"""A room in use, and the sockets in it."""

import asyncio
import time

import msgspec

from affray.play.reasons import Decision
from affray.web.rooms import leaving
from affray.web.rooms.outbox import Outbox
from affray.web.rooms.room import Room
from affray.web.rooms.show import RoomView
from affray.web.store.entries import Reader


class Connection(msgspec.Struct, eq=False):
    """A socket of a seat; `dice` says that it takes part in agreeing on dice."""

    reader: Reader
    outbox: Outbox
    dice: bool = False


class Table:
    """A room in use: whoever holds its lock sees it as it is kept."""

    def __init__(self, room: Room) -> None:
        self.room, self.shown = room, RoomView(room)
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.news = asyncio.Event()
        self.used = time.monotonic()
        self.weight, self.weighed = leaving.weight_of(room), room.n
        self.waiting = 0
        self.thoughts: dict[int, Decision[object, object]] = {}
        """The last decision of each computer player that left a choice; a room that is read again has none."""
        self.dead, self.stuck = False, False
        self.task: asyncio.Task[None] | None = None
        self.timer: asyncio.TimerHandle | None = None

    def present_sides(self) -> frozenset[int]:
        """The sides with somebody at the table."""
        return frozenset(side for other in self.connections for side in other.reader.sides)
