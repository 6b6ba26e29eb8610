"""A room in use, and the sockets in it."""

import asyncio
import gc
import sys
import time
from collections.abc import Iterable
from types import FunctionType, ModuleType

import msgspec

from affray.lab.story.judging import Judged
from affray.play.reasons import Decision
from affray.web.rooms.outbox import Outbox
from affray.web.rooms.room import Room
from affray.web.rooms.show import RoomView
from affray.web.store.entries import Reader

SAMPLE = 8
"""The weight of an answer is that of the last few."""
BARE = 200 << 10
"""Bytes of a room before its first answer."""


class Connection(msgspec.Struct, eq=False):
    """A socket of a seat; `dice` says that it takes part in agreeing on dice."""

    reader: Reader
    outbox: Outbox
    dice: bool = False


class Tale(msgspec.Struct, frozen=True):
    """The story of a game that is over in the making: the position that it ends with, its record, and the actions that have
    been judged so far."""

    state: int
    record: bytes
    judged: tuple[Judged, ...] = ()


class Table:
    """A room in use: whoever holds its lock sees it as it is kept."""

    def __init__(self, room: Room) -> None:
        self.room, self.shown = room, RoomView(room)
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.news = asyncio.Event()
        self.used = time.monotonic()
        self.heft, self.weighed = heft_of(room), room.n
        self.waiting = 0
        self.thoughts: list[Decision[object, object]] = []
        """The last decisions of computer players that left a choice."""
        self.first = len(room.game.line)
        """The first moment whose decision is kept: a room that is read again has none of those before."""
        self.tale: Tale | None = None
        self.dead, self.stuck = False, False
        self.task: asyncio.Task[None] | None = None
        self.timer: asyncio.TimerHandle | None = None

    @property
    def weight(self) -> int:
        """About how many bytes the room takes."""
        return weight_of(self.room, self.heft)

    def weigh(self) -> None:
        """Looks anew at what an answer adds."""
        self.heft, self.weighed = heft_of(self.room), self.room.n

    def present_sides(self) -> frozenset[int]:
        """The sides with somebody at the table."""
        return frozenset(side for other in self.connections for side in other.reader.sides)


# --- how much memory a room takes -------------------------------------------------------------------------------------
def weight_of(room: Room, heft: float) -> int:
    """About how many bytes a room takes whose answers add so many each."""
    return BARE + round(heft * len(room.items))


def heft_of(room: Room) -> float:
    """How many bytes an answer adds, by the last few."""
    trail, items = room.game.trail, room.items
    known = set[int]()
    size_of((room.game.system, *trail[:-SAMPLE][-1:], *items[:-SAMPLE][-1:]), known)
    return size_of((*trail[-SAMPLE:], *items[-SAMPLE:]), known) / max(1, min(SAMPLE, len(trail)))


def size_of(roots: Iterable[object], known: set[int]) -> int:
    """How many bytes can be reached that are not known yet; they are then."""
    size, waiting = 0, list(roots)
    while waiting:
        thing = waiting.pop()
        if id(thing) in known or isinstance(thing, type | ModuleType | FunctionType):
            continue
        known.add(id(thing))
        size += sys.getsizeof(thing)
        if isinstance(thing, msgspec.Struct):
            # The collector does not look into those that it leaves alone.
            waiting += (getattr(thing, name) for name in thing.__struct_fields__)
        else:
            waiting += gc.get_referents(thing)
    return size
