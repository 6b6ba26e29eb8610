"""What waits to be sent to one socket: never more than so much, so that who reads slowly delays nobody."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Sequence

TOO_SLOW, CROWDED, GIVEN = "too slow", "too many sockets", "the seat was given out again"


class Outbox:
    """Messages for one socket, in order; one that is too full is closed, and its reader can resume."""

    def __init__(self, messages: int, size: int) -> None:
        self.messages, self.most = messages, size
        self.waiting: deque[bytes] = deque()
        self.size = 0
        self.more, self.shut = asyncio.Event(), asyncio.Event()
        self.reason = ""

    @property
    def is_closed(self) -> bool:
        """Whether nothing more is taken."""
        return bool(self.reason)

    def has_room_for(self, messages: Sequence[bytes]) -> bool:
        """Whether so many messages fit into the empty box, beside one on who came and went."""
        return len(messages) < self.messages and sum(map(len, messages)) < self.most

    def put(self, message: bytes) -> None:
        """Takes a message; never waits."""
        if self.is_closed:
            return
        self.waiting.append(message)
        self.size += len(message)
        if len(self.waiting) > self.messages or self.size > self.most:
            self.close(TOO_SLOW)
        self.more.set()

    def close(self, reason: str) -> None:
        """Takes nothing more; what a laggard has not read is dropped, it can ask for it again."""
        if self.is_closed:
            return
        self.reason = reason
        if reason == TOO_SLOW:
            self.waiting.clear()
        self.more.set()
        self.shut.set()

    async def pump(self, send: Callable[[str], Awaitable[None]]) -> str:
        """Sends what comes until the box is closed and empty; answers why it was closed."""
        while True:
            while self.waiting:
                message = self.waiting.popleft()
                self.size -= len(message)
                await send(message.decode())
            if self.is_closed:
                return self.reason
            self.more.clear()
            await self.more.wait()
