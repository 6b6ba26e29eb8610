"""Sockets that have not said a word yet: an address has a few at a time, and more wait before anything is done for them."""

import asyncio

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from affray.web.service.lines import Lines
from affray.web.service.peers import client_address

SILENT, LINE, PATIENCE = 32, 1000, 20.0
"""So many sockets of an address may be open and silent, as whoever plays says hello once a socket is open; so many more wait, for so
many seconds."""
MOST = 2000
"""So many wait of all addresses: half of the connections that there may be."""


class Arrivals:
    """The sockets of each address that are silent, and those that wait for a place among them."""

    def __init__(self) -> None:
        self.lines = Lines(SILENT, LINE, PATIENCE, MOST)

    async def serve(self, app: ASGIApp, scope: Scope, receive: Receive, send: Send) -> bool:
        """Whether a socket has been served: not where no place for it comes free in time."""
        arrival = Arrival(self.lines, client_address(scope), receive)
        if not (self.lines.take(arrival.address) or await arrival.wait()):
            return False
        try:
            await app(scope, arrival.receive, send)
        finally:
            arrival.give_back()
        return True


class Arrival:
    """A socket that has a place among the silent ones until it says something, or is gone."""

    def __init__(self, lines: Lines, address: str, receive: Receive) -> None:
        self.lines, self.address, self.source = lines, address, receive
        self.is_silent = True
        self.first: Message | None = None
        """What was taken in before the socket had a place."""

    async def wait(self) -> bool:
        """Whether a place comes free for it."""
        self.first = await self.source()
        # Nothing can be said on a socket that is not open, but that it is gone.
        gone = asyncio.ensure_future(self.source())
        try:
            return await self.lines.wait(self.address, gone)
        finally:
            gone.cancel()

    async def receive(self) -> Message:
        """The next message."""
        message, self.first = self.first or await self.source(), None
        if message["type"] != "websocket.connect":
            self.give_back()
        return message

    def give_back(self) -> None:
        """Gives its place to another."""
        if self.is_silent:
            self.is_silent = False
            self.lines.give_back(self.address)
