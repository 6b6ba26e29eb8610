"""Rooms that leave memory: those that nobody has used for long, and where all together weigh too much.

A room that has left is made again from the store when somebody touches it; its sockets stay open meanwhile.
"""

import asyncio
import gc
import logging
import time
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Protocol, TypeVar

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from affray.core import InputError
from affray.platform import memory_in_use
from affray.web.operating.events import warn
from affray.web.rooms.room import Room
from affray.web.rooms.table import Connection, Table
from affray.web.store.holding import Elsewhere, Holding
from affray.web.store.keeper import Down

T = TypeVar("T")
LOG = logging.getLogger("affray.table")
MOVED = "the game goes on elsewhere"
"""Why the sockets of a game are closed that another worker has by now; they come back and find it."""
MORE = 1.5
"""Python's collector looks through everything when the process takes so many times the memory that it had afterwards: connections
leave cycles behind, rooms do not."""
GROWN, FEW = 2, 16
"""A room is weighed again when it has so many times the entries, and more than a few."""
AGAIN = 1.0
"""So many seconds pass before a game is tried again that the store could not read."""
LAST_DEEDS = 5.0
"""So many seconds the deeds under way have before a worker leaves its games."""


class Bounds(msgspec.Struct, frozen=True):
    """When rooms leave: unused for `age` seconds, for `rest` where the game is over and nobody looks at it, or together above
    `weight` bytes or `rooms`; the caches of one unused for `rest` seconds are emptied; all that is looked at every `every`
    seconds."""

    age: float = 900.0
    weight: int = 400 << 20
    rooms: int = 2000
    rest: float = 60.0
    every: float = 10.0


class Rooms(Protocol):
    """Who holds the rooms."""

    bounds: Bounds
    """When rooms leave."""
    tables: dict[str, Table]
    """The rooms in memory, by game."""
    loading: dict[str, asyncio.Task[Table]]
    """The rooms being loaded, by game."""
    asleep: dict[str, set[Connection]]
    """Who stays connected to a game whose room has left, by game."""
    adopted: deque[str]
    """The games taken over from a worker that is gone, to be loaded one after another."""
    holding: Holding | None
    """The lease of games among several workers; none where one process serves alone."""
    stopping: bool
    """Whether the server is going down."""
    memory: int
    """The bytes of memory after the collector has looked through everything."""

    def drop(self, table: Table, reason: str) -> None:
        """Forgets a room."""

    def run_beside(self, work: Awaitable[object]) -> None:
        """Runs something in the background."""

    def put_to_sleep(self, table: Table) -> None:
        """Lets a room leave."""

    async def table(self, game: str) -> Table:
        """The room of a game."""

    async def work(self, deed: Callable[[], T]) -> T:
        """The result of longer work, done beside the others."""


def is_idle(table: Table) -> bool:
    """Whether a room can leave: nothing is done in it, nobody waits in it, no clock runs."""
    return not (table.lock.locked() or table.waiting or table.task or table.timer)


def stay(bounds: Bounds, table: Table) -> float:
    """For how many seconds a room stays unused: one whose game is over, and that nobody has open, is hardly used again."""
    return bounds.rest if table.room.game.is_over and not table.connections else bounds.age


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
    if hub.holding:
        await hub.holding.release([game for game in hub.holding.mine if not is_known(hub, game)])
    now = time.monotonic()
    for table in list(hub.tables.values()):
        if not is_idle(table):
            continue
        if now - table.used > stay(hub.bounds, table):
            hub.put_to_sleep(table)
        elif now - table.used > hub.bounds.rest:
            table.shown.forget()
    for table in list(hub.tables.values()):
        if table.room.n > max(GROWN * table.weighed, FEW) and not table.lock.locked():
            async with table.lock:
                await hub.work(table.weigh)
    make_room(hub)
    if memory_in_use() > MORE * hub.memory:
        gc.collect()
        hub.memory = memory_in_use()


# --- several workers --------------------------------------------------------------------------------------------------
def is_known(hub: Rooms, game: str) -> bool:
    """Whether a game is in memory or on its way there, or has sockets that wait for news of it."""
    return game in hub.tables or game in hub.loading or bool(hub.asleep.get(game)) or game in hub.adopted


def lose(hub: Rooms, game: str) -> None:
    """Forgets a game that another worker has by now."""
    if game in hub.tables:
        hub.drop(hub.tables[game], MOVED)
    for connection in hub.asleep.pop(game, ()):
        connection.outbox.close(MOVED)


def take_over(hub: Rooms, game: str) -> None:
    """Lets a game that a worker has left go on here."""
    hub.adopted.append(game)
    if len(hub.adopted) == 1:
        hub.run_beside(adopt(hub))


async def adopt(hub: Rooms) -> None:
    """Lets the games go on that workers have left, one after another, since people ask for theirs meanwhile."""
    while hub.adopted and not hub.stopping:
        game = hub.adopted[0]
        try:
            await hub.table(game)
        except Elsewhere:
            pass
        except (Down, SQLAlchemyError):
            # What the store cannot read now is tried again, after the others.
            await asyncio.sleep(AGAIN)
            hub.adopted.append(game)
        except InputError as error:
            warn("game-stays", game=game, error=str(error))
        except Exception:
            LOG.exception("game %s: does not go on", game)
        hub.adopted.popleft()


async def let_go(hub: Rooms) -> None:
    """Leaves all games to the other workers, each after the deed under way in it; those that go on by themselves are theirs at
    once."""
    if hub.holding is None:
        return
    needed = set(hub.adopted)
    with suppress(TimeoutError):
        async with asyncio.timeout(LAST_DEEDS):
            for game, table in list(hub.tables.items()):
                async with table.lock:
                    table.dead = True
                    hub.tables.pop(game, None)
                    if goes_on(table.room):
                        needed.add(game)
    needed |= {game for game, table in hub.tables.items() if goes_on(table.room)}
    await hub.holding.leave(hub.holding.mine - needed)


def goes_on(room: Room) -> bool:
    """Whether a game goes on though nobody does anything: a computer player is asked, or a time runs."""
    return room.computer_turn() is not None or room.running_side >= 0 or room.dealing is not None
