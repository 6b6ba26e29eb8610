"""Who is at a table: sockets that join and part, programs that ask what is new, and whoever takes a seat or gives it out."""

import asyncio
import time

import msgspec

from affray.web.messages import Command, SeatLink
from affray.web.operating.events import note
from affray.web.rooms import commands, seating
from affray.web.rooms.chance import hash_of, new_token
from affray.web.rooms.change import Change
from affray.web.rooms.hub import Hub
from affray.web.rooms.outbox import CROWDED, GIVEN, Outbox
from affray.web.rooms.room import Room
from affray.web.rooms.table import Connection, Table
from affray.web.store.entries import FRIEND, Reader
from affray.web.store.store import SeatKept
from affray.web.words.faults import forbidden_error
from affray.web.words.text import MOST_NAME, clean_text

LONGEST_WAIT = 55.0
MOST_WATCHING, MOST_OF_A_SEAT = 100, 10
"""So many sockets the link for onlookers may open in a game, and so many that of a seat."""
PAGE = 200
"""So many messages are told at once; a socket that missed more is told how things stand."""


async def join(hub: Hub, reader: Reader, since: int, outbox: Outbox) -> Connection:
    """Lets a socket into a room: it is told what it missed, or everything."""
    await name_seat(hub, reader)
    connection = Connection(reader, outbox)

    def enter(table: Table) -> None:
        if is_crowded(table, reader):
            outbox.close(CROWDED)
            return
        for message in missed_messages(table, reader, since, outbox):
            outbox.put(message)
        table.connections.add(connection)
        announce_presence(table)

    await hub.hold(reader.game, enter)
    return connection


def is_crowded(table: Table, reader: Reader) -> bool:
    """Whether a token has as many sockets open as it may; those of one never take the place of another's."""
    own = sum(other.reader.token == reader.token for other in table.connections)
    return own >= (MOST_OF_A_SEAT if reader.sides or reader.owner else MOST_WATCHING)


async def name_seat(hub: Hub, reader: Reader) -> None:
    """Gives the seat the name that its socket came with."""
    given = clean_text(reader.name, MOST_NAME)
    if given and reader.sides:
        command = Command("", "name", given)
        await hub.change(reader.game, lambda room, now: commands.rename(room, reader, command, now))


async def leave(hub: Hub, connection: Connection) -> None:
    """A socket has gone."""
    hub.asleep.get(connection.reader.game, set()).discard(connection)
    table = hub.tables.get(connection.reader.game)
    if table is not None and connection in table.connections:
        table.connections.discard(connection)
        async with table.lock:
            announce_presence(table)


async def change_language(hub: Hub, connection: Connection, language: str) -> None:
    """A socket wants another language: it is told everything again in that."""
    connection.reader = msgspec.structs.replace(connection.reader, language=language)

    def again(table: Table) -> None:
        connection.outbox.put(table.shown.welcome(connection.reader, time.monotonic()))

    await hub.hold(connection.reader.game, again)


def announce_presence(table: Table) -> None:
    """Tells the others if somebody came or went."""
    present = table.present_sides()
    if present == table.room.present:
        return
    table.room.present = present
    message = table.shown.sides_message()
    for other in table.connections:
        other.outbox.put(message)


def missed_messages(table: Table, reader: Reader, since: int, outbox: Outbox) -> list[bytes]:
    """What a socket that has everything up to a number is told first: how things stand where it missed more than is told at
    once, or than its outbox holds."""
    now, n = time.monotonic(), table.room.n
    if 0 < since <= n <= since + PAGE:
        found = table.shown.messages(reader, range(since + 1, n + 1), now)
        if outbox.has_room_for(found):
            return found
    return [table.shown.welcome(reader, now)]


def first_messages(table: Table, reader: Reader, since: int) -> list[bytes]:
    """The first messages after a number, as many as are told at once."""
    first = since + 1 if since <= table.room.n else 1
    return table.shown.messages(reader, range(first, table.room.n + 1)[:PAGE], time.monotonic())


async def new_messages(hub: Hub, reader: Reader, since: int, wait: float) -> list[bytes]:
    """The first messages after a number, at once if there are any, else the next within so many seconds."""
    end = hub.loop.time() + min(wait, LONGEST_WAIT)
    while True:
        table, n, news = await hub.hold(reader.game, lambda table: (table, table.room.n, table.news))
        if n and n != since:
            return await hub.hold_long(reader.game, lambda table, reader=reader: first_messages(table, reader, since))  # type: ignore[misc]
        left = end - hub.loop.time()
        if left <= 0 or hub.stopping:
            return []
        table.waiting += 1
        try:
            async with asyncio.timeout(left):
                await news.wait()
        except TimeoutError:
            return []
        finally:
            table.waiting -= 1
        # The seat may have been given to somebody else meanwhile.
        reader = await hub.reader(reader.game, reader.token, reader.language)


# --- who takes a seat --------------------------------------------------------------------------------------------------
async def sit(hub: Hub, game: str, link: str, token: str, language: str) -> SeatLink:
    """Spends a link for a token of its user's own. Raises Refusing."""
    seats: list[SeatKept] = []

    def deed(room: Room, _: float) -> Change:
        change, seat = seating.take(room, link, token, language)
        seats.append(seat)
        return change

    await hub.change(game, deed)
    note("seat-taken", game=game, seat=seats[-1].seat)
    own = token if seats[-1].hash == hash_of(token) else link
    return SeatLink(own, seats[-1].sides, FRIEND)


async def renew_link(hub: Hub, reader: Reader, side: int) -> SeatLink:
    """A new link for a side; the old one is void, its sockets are closed. Raises Refusing for anybody but the maker."""
    if not reader.owner:
        raise forbidden_error("only whoever made the game gives out its seats")
    token = new_token()
    await hub.change(reader.game, lambda room, _: seating.reseat(room, side, token))
    table = await hub.table(reader.game)
    for connection in tuple(table.connections):
        seat = table.room.seats[connection.reader.seat]
        if seat.hash != hash_of(connection.reader.token) or seat.sides != connection.reader.sides:
            connection.outbox.close(GIVEN)
    return SeatLink(token, (side,), FRIEND)
