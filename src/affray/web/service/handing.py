"""Sockets that go to another worker under the same parent: the connection itself is handed over, with what was said on it, so that nothing
needs to be passed on any more. Where the system cannot do that, and between servers and machines, sockets are relayed.
"""

import asyncio
import hashlib
import hmac
import os
import socket
import time
import weakref
from collections.abc import Callable, Sequence
from contextlib import suppress

from starlette.types import Scope
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from affray.platform import HANDS_OVER, handing_line
from affray.web.operating.events import warn

CONNECTION = "affray.connection"
"""What a scope holds of a socket that may be handed over: a way to it that does not keep it."""
MOST = 70_000
"""So many bytes at most are handed over with a connection: its header, and little more."""
AT_ONCE = 16
"""So many connections are taken in at once."""
TRIES, PAUSE = 40, 0.01
"""So often a connection is offered to a worker that takes in others just then, and so many seconds lie between."""
QUIET = 60.0
"""So many seconds lie at least between two lines of the log about sockets that are not taken."""


class MovableSocket(WebSocketsSansIOProtocol):
    """A socket that may go to another worker until it is accepted; one that came from there, with what was said `first`, stays."""

    first = b""

    def __init__(self, *args: object, **kwargs: object) -> None:
        super().__init__(*args, **kwargs)  # type: ignore[arg-type]
        self.heard, self.is_movable = bytearray(), True

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Takes in what was said at the other worker."""
        super().connection_made(transport)
        if self.first:
            self.keep()
            said, self.first = self.first, b""
            try:
                self.data_received(said)
            except Exception:  # noqa: BLE001 (what cannot be read ends the line, as it does for the server)
                self.transport.abort()

    def data_received(self, data: bytes) -> None:
        """Keeps what is said until the socket is accepted."""
        if self.is_movable:
            self.heard += data
            if self.handshake_complete or len(self.heard) > MOST:
                self.keep()
        super().data_received(data)

    def handle_connect(self, event: Request) -> None:
        """Lets whoever serves the socket know it."""
        super().handle_connect(event)
        if self.is_movable and not self.handshake_complete:
            self.scope[CONNECTION] = weakref.ref(self)  # type: ignore[literal-required]

    def keep(self) -> None:
        """The socket stays where it is."""
        self.is_movable = False
        self.heard.clear()

    def offer(self, line: socket.socket, secret: str) -> None:
        """Hands the connection over. Raises OSError where nobody takes it."""
        said = f"{secret}\n".encode() + self.heard
        socket.send_fds(line, [said], [self.transport.get_extra_info("socket").fileno()])
        # It is the other's now: here it is over, and nothing more is said on it.
        self.handshake_complete = True
        self.transport.abort()


async def hand_over(scope: Scope, family: str, secret: str) -> bool:
    """Whether a socket that is not accepted yet is no longer this worker's: it is gone, or the worker of the family with this secret has
    taken it over."""
    way: Callable[[], MovableSocket | None] = scope.get(CONNECTION, lambda: None)
    found = way()
    if found is None or not (family and HANDS_OVER):
        return False
    with suppress(OSError), handing_line() as line:
        for _ in range(TRIES):
            if found.disconnected or found.transport.is_closing():
                found.handshake_complete = True
                return True
            if not found.is_movable:
                break
            try:
                line.connect(place_of_worker(family, secret))
                found.offer(line, secret)
            except BlockingIOError:
                await asyncio.sleep(PAUSE)
            else:
                return True
    found.keep()
    return False


def place_of_worker(family: str, secret: str) -> bytes:
    """Where a worker takes in connections from others of its family: a name without a file."""
    return b"\0affray-" + hashlib.sha256(f"{family} {secret}".encode()).hexdigest().encode()


class Landing:
    """Where a worker takes in the connections that others of its family hand over."""

    def __init__(
        self, family: str, secret: str, protocol: Callable[[], MovableSocket], has_room: Callable[[], bool]
    ) -> None:
        self.secret, self.protocol, self.has_room = secret, protocol, has_room
        self.loop = asyncio.get_running_loop()
        self.line = handing_line()
        try:
            self.line.bind(place_of_worker(family, secret))
        except OSError:
            self.line.close()
            raise
        self.loop.add_reader(self.line, self.take_in)
        self.coming: set[asyncio.Task[None]] = set()
        self.warned = -QUIET

    def close(self) -> None:
        """Takes in no more."""
        self.loop.remove_reader(self.line)
        self.line.close()

    def take_in(self) -> None:
        """Takes in what has come."""
        with suppress(BlockingIOError):
            for _ in range(AT_ONCE):
                data, numbers, _, _ = socket.recv_fds(self.line, 2 * MOST, 1)
                secret, _, said = data.partition(b"\n")
                if hmac.compare_digest(secret, self.secret.encode()):
                    self.land(numbers, said)
                else:
                    close_files(numbers)

    def land(self, numbers: Sequence[int], said: bytes) -> None:
        """Serves a connection of another worker, if there is room for it; its number is missing where no more files can be open."""
        connection = None
        with suppress(OSError):
            connection = socket.socket(fileno=numbers[0]) if numbers and self.has_room() else None
        if connection is None:
            close_files(numbers)
            if time.monotonic() - self.warned >= QUIET:
                self.warned = time.monotonic()
                warn("socket-dropped")
            return
        task = self.loop.create_task(self.serve(connection, said))
        self.coming.add(task)
        task.add_done_callback(self.coming.discard)

    async def serve(self, connection: socket.socket, said: bytes) -> None:
        """Serves a connection on which this was said."""

        def begin() -> MovableSocket:
            protocol = self.protocol()
            protocol.first = said
            return protocol

        try:
            transport, protocol = await self.loop.connect_accepted_socket(begin, connection)
        except OSError:
            connection.close()
            return
        if protocol.read_paused and not transport.is_closing():
            # Uvloop begins to read whatever was said at the beginning.
            transport.resume_reading()
            transport.pause_reading()


def close_files(numbers: Sequence[int]) -> None:
    """Closes files that nobody uses."""
    for number in numbers:
        with suppress(OSError):
            os.close(number)
