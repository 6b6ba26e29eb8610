"""How much is read of the bodies of requests: of an address a few large ones at a time and so many bytes a second, and little more of
one that is answered before it is whole."""

import asyncio
from collections.abc import Callable, Mapping
from io import BytesIO

from starlette.types import Message, Receive, Send

from affray.web.service.limits import Rate
from affray.web.service.lines import Lines

SHARE = (float(4 << 20), 32 << 20)
"""Bytes of large bodies that are read of an address: so many a second, and so many at once."""
PLACES, LINE, PATIENCE, MOST = 4, 64, 60.0, 1000
"""So many large bodies of an address are there at a time, until they are answered; so many more wait, unread, for so many seconds,
and so many of all addresses."""
LINGER = 5.0
"""So many seconds the rest of a body is read and forgotten, so that whoever sends it hears the answer before the connection ends."""
Halt = Callable[[], "asyncio.Future[None] | None"]


class Intake:
    """The large bodies of each address: those of more than `small` bytes. Nothing waits any more once there is a `halt`."""

    def __init__(self, small: int, halt: Halt) -> None:
        self.small, self.halt = small, halt
        self.rate, self.lines = Rate(SHARE), Lines(PLACES, LINE, PATIENCE, MOST)

    def is_large(self, headers: Mapping[str, str]) -> bool:
        """Whether a body is large, or does not say how large it is.

        >>> intake = Intake(100, lambda: None)
        >>> [intake.is_large({"content-length": size}) for size in ("100", "101", "x")]
        [False, True, True]
        >>> intake.is_large({}), intake.is_large({"transfer-encoding": "chunked"})
        (False, True)
        """
        length = headers.get("content-length", "0")
        return "transfer-encoding" in headers or not length.isdecimal() or int(length) > self.small


class Body:
    """A large body as it comes, and the answer to it."""

    def __init__(self, intake: Intake, address: str, receive: Receive, send: Send) -> None:
        self.intake, self.address = intake, address
        self.source, self.sink = receive, send
        self.has_place, self.is_whole, self.ends = False, False, False
        self.read = BytesIO()

    async def enter(self) -> bool:
        """Whether there is a place for it, in time."""
        lines = self.intake.lines
        self.has_place = lines.take(self.address) or await lines.wait(self.address, self.intake.halt())
        return self.has_place

    def leave(self) -> None:
        """Gives its place back."""
        if self.has_place:
            self.has_place = False
            self.intake.lines.give_back(self.address)

    async def receive(self) -> Message:
        """The whole body at once, which is put together as it comes; afterwards what else comes."""
        if self.is_whole:
            return await self.source()
        message = await self.take()
        while message.get("more_body", False):
            self.read.write(message["body"])
            message = await self.take()
        self.read.write(message.get("body", b""))
        return message if message["type"] == "http.disconnect" else {**message, "body": self.read.getvalue()}

    async def take(self) -> Message:
        """The next part, once the address has paid for it; meanwhile a little more is taken from the connection, and no further."""
        message = await self.source()
        self.is_whole = not message.get("more_body", False)
        if owed := self.intake.rate.owe(self.address, len(message.get("body", b""))):
            await asyncio.sleep(owed)
        return message

    async def send(self, message: Message) -> None:
        """Sends a part of the answer. The connection ends after one that does not wait for the whole body."""
        if message["type"] == "http.response.start" and not self.is_whole:
            self.ends = True
            message["headers"] = [*message.get("headers", ()), (b"connection", b"close")]
        is_last = message["type"] == "http.response.body" and not message.get("more_body", False)
        if not self.ends or not is_last:
            await self.sink(message)
            return
        # Whoever still writes when a connection is closed may lose what was said on it.
        await self.sink({**message, "more_body": True})
        self.leave()
        await self.linger()
        await self.sink({"type": "http.response.body", "body": b""})

    async def linger(self) -> None:
        """Reads the rest for a while."""
        halt, reading = self.intake.halt(), asyncio.ensure_future(self.forget_rest())
        either = {reading, *((halt,) if halt else ())}
        try:
            await asyncio.wait(either, timeout=LINGER, return_when=asyncio.FIRST_COMPLETED)
        finally:
            reading.cancel()
            await asyncio.gather(reading, return_exceptions=True)

    async def forget_rest(self) -> None:
        """Reads the rest, as far as the address has a share left."""
        while not self.is_whole:
            if self.intake.rate.owe(self.address, 0):
                await asyncio.sleep(LINGER)
            else:
                await self.take()
