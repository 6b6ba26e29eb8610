"""Rooms that leave memory: those that nobody has used for long, and where all together weigh too much.

A room that has left is made again from the store when somebody touches it; its sockets stay open meanwhile.
"""

import time
from collections.abc import Callable
from typing import Protocol, TypeVar

import msgspec

from affray.web.rooms.table import Table, weight_of
from affray.web.store import Store

T = TypeVar("T")
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


class Rooms(Protocol):
    """Who holds the rooms."""

    bounds: Bounds
    tables: dict[str, Table]
    store: Store

    def put_to_sleep(self, table: Table) -> None:
        """Lets a room leave."""

    async def work(self, deed: Callable[[], T]) -> T:
        """The result of longer work, done beside the others."""


def is_idle(table: Table) -> bool:
    """Whether a room can leave: nothing is done in it, nobody waits in it, no clock runs."""
    return not (table.lock.locked() or table.waiting or table.task or table.timer)


def make_room(hub: Rooms) -> None:
    """Lets rooms leave that were used longest ago, where there are too many or they weigh too much."""
    bounds = hub.bounds
    weight, count = sum(table.weight for table in hub.tables.values()), len(hub.tables)
    for table in sorted(filter(is_idle, hub.tables.values()), key=lambda table: table.used):
        if weight <= bounds.weight and count < bounds.rooms:
            return
        weight, count = weight - table.weight, count - 1
        hub.put_to_sleep(table)


async def sweep(hub: Rooms) -> None:
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
