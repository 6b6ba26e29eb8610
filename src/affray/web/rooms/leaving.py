"""Rooms that leave memory: those that nobody has used for long, and where all together weigh too much.

A room that has left is made again from the store when somebody touches it; its sockets stay open meanwhile.
"""

import gc
import sys
import time
from collections.abc import Iterable
from types import FunctionType, ModuleType
from typing import TYPE_CHECKING

import msgspec

from affray.web.rooms.room import Room

if TYPE_CHECKING:
    from affray.web.rooms.hub import Hub
    from affray.web.rooms.table import Table

SAMPLE = 8
"""The weight of an answer is that of the last few."""
BARE = 200 << 10
"""Bytes of a room before its first answer."""
GROWN = 1.25
"""A room is weighed again when it has so many times the entries."""


class Bounds(msgspec.Struct, frozen=True):
    """When rooms leave: unused for `age` seconds, or together above `weight` bytes or `rooms`; the caches of one unused for
    `rest` seconds are emptied; all that is looked at every `every` seconds."""

    age: float = 900.0
    weight: int = 400 << 20
    rooms: int = 2000
    rest: float = 60.0
    every: float = 10.0


def weight_of(room: Room) -> int:
    """About how many bytes a room takes, by what its last answers have added."""
    trail, items = room.game.trail, room.items
    known = set[int]()
    size_of((room.game.system, *trail[:-SAMPLE][-1:], *items[:-SAMPLE][-1:]), known)
    sample = max(1, min(SAMPLE, len(trail)))
    added = size_of((*trail[-SAMPLE:], *items[-SAMPLE:]), known)
    return BARE + round(added / sample * len(items))


def size_of(roots: Iterable[object], known: set[int]) -> int:
    """How many bytes can be reached that are not known yet; they are then."""
    size, waiting = 0, list(roots)
    while waiting:
        one = waiting.pop()
        if id(one) in known or isinstance(one, type | ModuleType | FunctionType):
            continue
        known.add(id(one))
        size += sys.getsizeof(one)
        waiting += gc.get_referents(one)
    return size


def is_idle(table: "Table") -> bool:
    """Whether a room can leave: nothing is done in it, nobody waits in it, no clock runs."""
    return not (table.lock.locked() or table.waiting or table.task or table.timer)


def make_room(hub: "Hub") -> None:
    """Lets rooms leave that were used longest ago, where there are too many or they weigh too much."""
    bounds = hub.bounds
    weight, count = sum(table.weight for table in hub.tables.values()), len(hub.tables)
    for table in sorted(filter(is_idle, hub.tables.values()), key=lambda table: table.used):
        if weight <= bounds.weight and count < bounds.rooms:
            return
        weight, count = weight - table.weight, count - 1
        hub.put_to_sleep(table)


async def sweep(hub: "Hub") -> None:
    """Lets rooms leave that nobody has used for long, weighs those that have grown, and makes room."""
    if hub.store.claim:
        await hub.work(hub.store.claim.keep)
    now = time.monotonic()
    for table in list(hub.tables.values()):
        if not is_idle(table):
            continue
        if now - table.used > hub.bounds.age:
            hub.put_to_sleep(table)
        elif now - table.used > hub.bounds.rest:
            table.shown.forget()
    for table in list(hub.tables.values()):
        if table.room.n > GROWN * table.weighed and not table.lock.locked():
            async with table.lock:
                table.weight = await hub.work(lambda table=table: weight_of(table.room))  # type: ignore[misc]
                table.weighed = table.room.n
    make_room(hub)
