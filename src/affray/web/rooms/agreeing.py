"""Has the seats that are at a table agree on its dice: who is asked, when, and that they are told."""

import time
from typing import Protocol

import msgspec

from affray.web.rooms import dice_agreement
from affray.web.rooms.change import Change
from affray.web.rooms.table import Table
from affray.web.store.entries import Why

ENCODER = msgspec.json.Encoder()


class Rooms(Protocol):
    """Who holds the rooms."""

    async def table(self, game: str) -> Table:
        """The room of a game."""

    async def keep_change(self, table: Table, change: Change) -> None:
        """Keeps a change and tells it."""

    def go_on(self, table: Table) -> None:
        """Lets a room do what goes by itself."""


async def agree_on_dice(hub: Rooms, game: str, why: Why = "", seat: int = -1) -> None:
    """Has the seats that are there agree on the dice to come, where one of them has no share, such as a `seat` that has just
    come, or `why` they must be new; tells those that are asked what they are asked for."""
    while True:
        table = await hub.table(game)
        async with table.lock:
            if table.dead:
                continue
            await begin_agreement(hub, table, why, seat)
            return


async def begin_agreement(hub: Rooms, table: Table, why: Why, seat: int) -> None:
    """Has the seats of a table agree on its dice; the caller holds its lock."""
    room, now = table.room, time.monotonic()
    there = {
        other.reader.seat
        for other in table.connections
        if other.dice and dice_agreement.is_participant(room, other.reader)
    }
    dice_agreement.readmit(room, seat)
    if why or (room.dealing is None and any(dice_agreement.is_missing(room, number) for number in there)):
        change = dice_agreement.begin(room, there, why, now)
        if change.entries:
            await hub.keep_change(table, change)
    elif room.dealing is not None and not room.dealing.showing:
        room.dealing.asked |= {number for number in there if dice_agreement.is_missing(room, number)}
    asked = dice_agreement.dice_request(room)
    news = asked is not None and dice_agreement.is_news(room)
    for connection in table.connections if asked else ():
        if connection.dice and (news or connection.reader.seat == seat):
            connection.outbox.put(ENCODER.encode(asked))
    hub.go_on(table)
