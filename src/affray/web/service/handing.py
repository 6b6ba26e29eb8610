"""Sockets that go to another worker on this machine: the connection itself is handed over, with what was said on it, so that nothing
needs to be passed on any more. Where the system cannot do that, and between machines, sockets are relayed.
"""

import asyncio
import hashlib
import hmac
import socket
from collections.abc import Callable
from contextlib import suppress

from starlette.types import Scope
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from affray.platform import HANDS_OVER, handing_line

CONNECTION = "affray.connection"
"""What a scope holds of a socket that may be handed over."""
MOST = 100_000
"""So many bytes at most are handed over with a connection."""
AT_ONCE = 16
"""So many connections are taken in at once."""
TRIES, PAUSE = 40, 0.01
"""So often a connection is offered to a worker that takes in others just then, and so many seconds lie between."""


class MovableSocket(WebSocketsSansIOProtocol):
    """A socket that may go to another worker until it is accepted; one that came from there, with what was said `first`, stays."""

    first = b""
    heard = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Takes in what was said at the other worker."""
        super().connection_made(transport)
        if self.first:
            self.data_received(self.first)

    def data_received(self, data: bytes) -> None:
        """Keeps what is said until the socket is accepted."""
        self.heard = b"" if self.handshake_complete else self.heard + data
        super().data_received(data)

    def handle_connect(self, event: Request) -> None:
        """Lets whoever serves the socket know it."""
        super().handle_connect(event)
        if not self.handshake_complete:
            self.scope[CONNECTION] = self  # type: ignore[literal-required]

    def offer(self, line: socket.socket, secret: str) -> None:
        """Hands the connection over. Raises OSError where nobody takes it."""
        said = f"{secret}\n".encode() + self.heard
        socket.send_fds(line, [said], [self.transport.get_extra_info("socket").fileno()])
        # It is the other's now: here it is over, and nothing more is said on it.
        self.handshake_complete = True
        self.transport.abort()


async def hand_over(scope: Scope, secret: str) -> bool:
    """Whether a socket that is not accepted yet is no longer this worker's, since that with this secret has taken it over: not where
    that runs on another machine, or the socket has come from a worker itself."""
    found: MovableSocket | None = scope.get(CONNECTION)
    if found is None or found.first or not HANDS_OVER:
        return False
    with handing_line() as line:
        for _ in range(TRIES):
            if found.disconnected:
                return True
            if len(found.heard) > MOST:
                break
            try:
                line.connect(place_of_worker(secret))
                found.offer(line, secret)
            except BlockingIOError:
                await asyncio.sleep(PAUSE)
            except OSError:
                break
            else:
                return True
    return False


def place_of_worker(secret: str) -> bytes:
    """Where a worker takes in connections: a name without a file, which nobody guesses."""
    return b"\0affray-" + hashlib.sha256(secret.encode()).hexdigest().encode()


class Landing:
    """Where a worker takes in the connections that others of its machine hand over."""

    def __init__(self, secret: str, protocol: Callable[[], MovableSocket], has_room: Callable[[], bool]) -> None:
        self.secret, self.protocol, self.has_room = secret, protocol, has_room
        self.loop = asyncio.get_running_loop()
        self.line = handing_line()
        self.line.bind(place_of_worker(secret))
        self.loop.add_reader(self.line, self.take_in)
        self.coming: set[asyncio.Task[None]] = set()

    def close(self) -> None:
        """Takes in no more."""
        self.loop.remove_reader(self.line)
        self.line.close()

    def take_in(self) -> None:
        """Takes in what has come."""
        with suppress(BlockingIOError):
            for _ in range(AT_ONCE):
                data, numbers, _, _ = socket.recv_fds(self.line, 2 * MOST, 1)
                connections = [socket.socket(fileno=number) for number in numbers]
                secret, _, said = data.partition(b"\n")
                if connections and said and self.has_room() and hmac.compare_digest(secret, self.secret.encode()):
                    task = self.loop.create_task(self.serve(connections[0], said))
                    self.coming.add(task)
                    task.add_done_callback(self.coming.discard)
                else:
                    for connection in connections:
                        connection.close()

    async def serve(self, connection: socket.socket, said: bytes) -> None:
        """Serves a connection on which this was said."""

        def begin() -> MovableSocket:
            protocol = self.protocol()
            protocol.first = said
            return protocol

        try:
            await self.loop.connect_accepted_socket(begin, connection)
        except OSError:
            connection.close()
