"""Who is at a table: sockets that join and part, and programs that ask what is new."""

import asyncio
import time

import msgspec

from affray.web import commands
from affray.web.entries import Reader
from affray.web.hub import MOST_MISSED, Connection, Hub, Table
from affray.web.messages import Command
from affray.web.outbox import Outbox
from affray.web.text import MOST_NAME, clean

LONGEST_WAIT = 55.0
MOST_SOCKETS = 100
"""So many sockets may watch one game."""


async def join(hub: Hub, reader: Reader, since: int, outbox: Outbox) -> Connection:
    """Lets a socket into a room: it is told what it missed, or everything."""
    await name(hub, reader)
    connection = Connection(reader, outbox)

    def enter(table: Table) -> None:
        if len(table.connections) >= MOST_SOCKETS:
            outbox.close("too many sockets")
            return
        for message in missed(table, reader, since):
            outbox.put(message)
        table.connections.add(connection)
        attend(table)

    await hub.hold(reader.game, enter)
    return connection


async def name(hub: Hub, reader: Reader) -> None:
    """Gives the seat the name that its socket came with."""
    given = clean(reader.name, MOST_NAME)
    if given and reader.sides:
        command = Command("", "name", given)
        await hub.change(reader.game, lambda room, now: commands.rename(room, reader, command, now))


async def part(hub: Hub, connection: Connection) -> None:
    """A socket has gone."""
    table = hub.tables.get(connection.reader.game)
    if table is not None and connection in table.connections:
        table.connections.discard(connection)
        async with table.lock:
            attend(table)


async def speak(hub: Hub, connection: Connection, language: str) -> None:
    """A socket wants another language: it is told everything again in that."""
    connection.reader = msgspec.structs.replace(connection.reader, language=language)

    def again(table: Table) -> None:
        connection.outbox.put(table.shown.welcome(connection.reader, time.monotonic()))

    await hub.hold(connection.reader.game, again)


def attend(table: Table) -> None:
    """Tells the others where somebody came or went."""
    present = frozenset(side for other in table.connections for side in other.reader.sides)
    if present == table.shown.present:
        return
    table.shown.present = present
    message = table.shown.sides_now()
    for other in table.connections:
        other.outbox.put(message)


def missed(table: Table, reader: Reader, since: int) -> list[bytes]:
    """What a socket that has everything up to a number is told first."""
    now, n = time.monotonic(), table.room.n
    if not 0 < since <= n or n - since > MOST_MISSED:
        return [table.shown.welcome(reader, now)]
    return table.shown.messages(reader, range(since + 1, n + 1), now)


async def told(hub: Hub, reader: Reader, since: int, wait: float) -> list[bytes]:
    """The messages after a number, at once if there are any, else the next within so many seconds."""
    end = hub.loop.time() + min(wait, LONGEST_WAIT)

    def look(table: Table) -> tuple[list[bytes], asyncio.Event]:
        n = table.room.n
        first = since + 1 if 0 <= since <= n else 1
        return table.shown.messages(reader, range(first, n + 1), time.monotonic()), table.news

    while True:
        found, news = await hub.hold(reader.game, look)
        left = end - hub.loop.time()
        if found or left <= 0 or hub.stopping:
            return found
        try:
            async with asyncio.timeout(left):
                await news.wait()
        except TimeoutError:
            return []
        # The seat may have been given to somebody else meanwhile.
        reader = await hub.reader(reader.game, reader.token, reader.language)
