"""How much is read of the bodies of requests: of large ones so much a second for each address, and little more of one that is answered
before it is whole."""

import asyncio
from collections.abc import Mapping
from contextlib import suppress

from starlette.types import Message, Receive, Send

from affray.web.service.limits import Rate

SHARE = (float(4 << 20), 32 << 20)
"""Bytes of large bodies that are read of an address: so many a second, and so many at once."""
LINGER = 5.0
"""So many seconds the rest of a body is read and forgotten, so that whoever sends it hears the answer before the connection ends."""


class Intake:
    """What is read of the bodies of each address; up to `small` bytes a body is read as it comes."""

    def __init__(self, small: int, share: tuple[float, int] = SHARE) -> None:
        self.small, self.rate = small, Rate(share)

    def is_large(self, headers: Mapping[str, str]) -> bool:
        """Whether a body is larger than `small`, or does not say how large it is.

        >>> intake = Intake(100)
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
        self.rate, self.address = intake.rate, address
        self.source, self.sink = receive, send
        self.is_whole, self.ends = False, False

    async def receive(self) -> Message:
        """The next part, once the address has paid for it; meanwhile no more than the one after it is taken from the connection."""
        message = await self.source()
        self.is_whole = not message.get("more_body", False)
        if owed := self.rate.owe(self.address, len(message.get("body", b""))):
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
        # A connection that is closed while somebody still writes takes back what was said on it.
        await self.sink({**message, "more_body": True})
        with suppress(TimeoutError):
            async with asyncio.timeout(LINGER):
                while not self.is_whole:
                    await self.receive()
        await self.sink({"type": "http.response.body", "body": b""})
