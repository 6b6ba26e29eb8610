"""A hostile visitor of the table's server: `python bench/visitor.py ABUSE URL GAME SECONDS` does one abuse for so long and prints how
often, and what the server said.

He comes from an address of his own (127.0.0.2), knows the id of a game of others, and plays a game of his own where he needs one.
On the same machine he runs at the lowest priority, as what he takes himself is no fault of the server.
"""

import asyncio
import os
import secrets
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from urllib.parse import urlsplit

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

HOME = "127.0.0.2"
AT_ONCE = 24
"""So many connections of a flood at once."""
CROWD = 900
"""So many connections that hold places; more than an address may have sockets."""
TRICKLE = 1.0
"""Seconds between two bytes of whoever sends slowly."""
GAME = b'{"system":"foeman","scenario":"two-against-two","seats":{"Blue":"friend"}}'
COMPUTERS = b'{"system":"melee","scenario":"three-a-side","seats":{"Red":"computer:8","Blue":"computer:8"}}'
COMPARE: dict[str, object] = {"system": "melee", "games": 2000, "b": {"tie_break": "initiative"}}
"""The largest comparison that the page may ask for."""
LARGE = 15 << 20
"""Bytes of a record that is none."""


class Visitor:
    """What a visitor knows and how it has gone for him: `seen` counts the statuses and closing codes."""

    def __init__(self, url: str, game: str, seconds: float) -> None:
        found = urlsplit(url)
        self.host, self.port = found.hostname or "", found.port or 80
        self.url, self.game, self.end = url, game, time.monotonic() + seconds
        self.seen = Counter[str]()

    @property
    def goes_on(self) -> bool:
        """Whether there is time left."""
        return time.monotonic() < self.end

    async def line(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A connection from his address."""
        return await asyncio.open_connection(self.host, self.port, local_addr=(HOME, 0))

    def request(self, what: str, body: bytes = b"", more: Mapping[str, str] | None = None) -> bytes:
        """A request as it is sent."""
        headers = {"Host": f"{self.host}:{self.port}", "Content-Length": f"{len(body)}", **(more or {})}
        lines = "".join(f"{name}: {value}\r\n" for name, value in headers.items())
        return f"{what} HTTP/1.1\r\n{lines}\r\n".encode() + body

    async def ask(self, what: Callable[[], bytes]) -> None:
        """Asks again and again over one connection, and over a new one where the server has closed it."""
        while self.goes_on:
            with suppress(OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
                reader, writer = await self.line()
                try:
                    while self.goes_on:
                        writer.write(what())
                        await writer.drain()
                        self.seen[await read_status(reader)] += 1
                finally:
                    writer.close()
            self.seen["connections"] += 1

    async def flood(self, what: Callable[[], bytes], at_once: int = AT_ONCE) -> None:
        """Asks over many connections at once."""
        await asyncio.gather(*(self.ask(what) for _ in range(at_once)))

    def socket(self, game: str, queue: int | None = 16) -> connect:
        """A socket of a game, which reads so many messages ahead."""
        address = f"{self.url.replace('http', 'ws', 1)}/api/games/{game}/socket"
        return connect(
            address, compression=None, local_addr=(HOME, 0), open_timeout=60, ping_interval=None, max_queue=queue
        )

    async def own_game(self) -> dict[str, str]:
        """The id, the token and the onlookers' token of a game of his own."""
        reader, writer = await self.line()
        writer.write(self.request("POST /api/games", GAME, {"Connection": "close"}))
        data = await reader.read()
        writer.close()
        made = msgspec.json.decode(data.partition(b"\r\n\r\n")[2])
        return {name: made[name] for name in ("game", "token", "onlooker")}

    async def hold(self, deed: Callable[[], Awaitable[None]], crowd: int = CROWD) -> None:
        """Keeps many at something at once; whoever is turned away tries again a little later."""

        async def again() -> None:
            while self.goes_on:
                try:
                    await deed()
                except ConnectionClosed as error:
                    self.seen[f"closed {error.rcvd.code if error.rcvd else 'without a word'}"] += 1
                except (OSError, InvalidHandshake, TimeoutError, asyncio.IncompleteReadError):
                    self.seen["not let in"] += 1
                await asyncio.sleep(1)

        async with asyncio.TaskGroup() as group:
            tasks = [group.create_task(again()) for _ in range(crowd)]
            await asyncio.sleep(max(0.0, self.end - time.monotonic()))
            for task in tasks:
                task.cancel()


async def read_status(reader: asyncio.StreamReader) -> str:
    """The status of a reply, whose body is read."""
    head = await reader.readuntil(b"\r\n\r\n")
    length = next((line for line in head.lower().split(b"\r\n") if line.startswith(b"content-length:")), b":0")
    await reader.readexactly(int(length.partition(b":")[2]))
    return head[9:12].decode()


# --- floods -----------------------------------------------------------------------------------------------------------
async def requests(visitor: Visitor) -> None:
    """Asks for what takes no seat, as often as he can."""
    await visitor.flood(lambda: visitor.request("GET /api/systems?lang=fr"))


async def lookups(visitor: Visitor) -> None:
    """Asks for all that an army can be built from, which nobody keeps ready."""
    await visitor.flood(lambda: visitor.request("GET /api/armies/catalogue?system=wargame"))


async def new_games(visitor: Visitor) -> None:
    """Makes games."""
    await visitor.flood(lambda: visitor.request("POST /api/games", GAME))


async def thinking(visitor: Visitor) -> None:
    """Makes games of the strongest computer players against each other."""
    await visitor.flood(lambda: visitor.request("POST /api/games", COMPUTERS))


async def guesses(visitor: Visitor) -> None:
    """Guesses the token of a game of others."""
    await visitor.flood(
        lambda: visitor.request(
            f"GET /api/games/{visitor.game}", more={"Authorization": f"Bearer {secrets.token_urlsafe(16)}"}
        )
    )


async def messages(visitor: Visitor) -> None:
    """Says nonsense, talks and answers over ten sockets of his own seat without waiting for a reply."""
    own = await visitor.own_game()
    said = (
        '{"kind":"command","id":"1","do":"chat","text":"x"}',
        "nonsense",
        '{"kind":"answer","id":"2","state":0,"answers":["x"]}',
    )

    async def talk() -> None:
        async with visitor.socket(own["game"]) as socket:
            await socket.send(msgspec.json.encode({"kind": "hello", "token": own["token"]}), text=True)
            hearing = asyncio.create_task(hear(visitor, socket))
            try:
                while visitor.goes_on:
                    for text in said:
                        await socket.send(text)
            finally:
                hearing.cancel()

    await visitor.hold(talk, 10)


async def hear(visitor: Visitor, socket: ClientConnection) -> None:
    """Counts what a socket says."""
    async for data in socket:
        kind = "refused" if '"refused"' in str(data)[:60] else "told"
        visitor.seen[kind] += 1


async def hellos(visitor: Visitor) -> None:
    """Comes to his table and goes again, over and over."""
    own = await visitor.own_game()

    async def come() -> None:
        async with visitor.socket(own["game"]) as socket:
            await socket.send(msgspec.json.encode({"kind": "hello", "token": own["onlooker"]}), text=True)
            visitor.seen["welcome" if "welcome" in str(await socket.recv())[:60] else "refused"] += 1

    async def over_and_over() -> None:
        while visitor.goes_on:
            await come()

    await visitor.hold(over_and_over, AT_ONCE)


# --- slow ones --------------------------------------------------------------------------------------------------------
async def silence(visitor: Visitor) -> None:
    """Opens sockets that say nothing."""

    async def wait() -> None:
        async with visitor.socket(visitor.game) as socket:
            visitor.seen["opened"] += 1
            while True:
                await socket.recv()

    await visitor.hold(wait)


async def slow_senders(visitor: Visitor) -> None:
    """Sends headers and bodies, a byte a second."""
    head = visitor.request("GET /api/systems")
    body = visitor.request("POST /api/games", GAME)

    async def trickle(data: bytes) -> None:
        reader, writer = await visitor.line()
        visitor.seen["opened"] += 1
        try:
            while not reader.at_eof():
                for byte in data:
                    writer.write(bytes([byte]))
                    await writer.drain()
                    await asyncio.sleep(TRICKLE)
            visitor.seen["closed"] += 1
        finally:
            writer.close()

    await visitor.hold(lambda: trickle(secrets.choice((head, body))))


async def slow_readers(visitor: Visitor) -> None:
    """Looks on at his own game with sockets that do not read, while his seat talks."""
    own = await visitor.own_game()

    async def look() -> None:
        async with visitor.socket(own["game"], 1) as socket:
            await socket.send(msgspec.json.encode({"kind": "hello", "token": own["onlooker"]}), text=True)
            socket.transport.pause_reading()
            visitor.seen["opened"] += 1
            await asyncio.sleep(max(0.0, visitor.end - time.monotonic()))

    async def talk() -> None:
        said = msgspec.json.encode({"kind": "command", "id": "1", "do": "chat", "text": "x" * 400})
        async with visitor.socket(own["game"]) as socket:
            await socket.send(msgspec.json.encode({"kind": "hello", "token": own["token"]}), text=True)
            while True:
                await socket.send(said, text=True)
                visitor.seen["said"] += 1
                await asyncio.sleep(0.1)

    await asyncio.gather(visitor.hold(look, 100), visitor.hold(talk, 1))


# --- large ones -------------------------------------------------------------------------------------------------------
async def large_bodies(visitor: Visitor) -> None:
    """Sends bodies as large as the server takes, and larger ones."""
    large = b"x" * LARGE
    await visitor.flood(lambda: visitor.request(secrets.choice(("POST /api/verify", "POST /api/fields")), large), 4)


async def large_headers(visitor: Visitor) -> None:
    """Sends headers of a megabyte."""
    more = {"X-Large": "x" * (1 << 20)}
    await visitor.flood(lambda: visitor.request("GET /api/systems", more=more), 8)


async def large_messages(visitor: Visitor) -> None:
    """Sends messages of a megabyte as the first word of a socket."""

    async def shout() -> None:
        async with visitor.socket(visitor.game) as socket:
            await socket.send("x" * (1 << 20))
            await socket.recv()

    async def over_and_over() -> None:
        while visitor.goes_on:
            with suppress(ConnectionClosed):
                await shout()
            visitor.seen["shouted"] += 1

    await visitor.hold(over_and_over, 8)


# --- the laboratory ---------------------------------------------------------------------------------------------------
async def laboratory(visitor: Visitor) -> None:
    """Asks for the largest comparisons of all, many at once."""
    await visitor.flood(lambda: visitor.request("POST /api/lab/compare", comparison()))


async def cancelled(visitor: Visitor) -> None:
    """Asks the same and leaves at once."""

    async def leave() -> None:
        _, writer = await visitor.line()
        writer.write(visitor.request("POST /api/lab/compare", comparison()))
        await writer.drain()
        await asyncio.sleep(0.2)
        writer.close()
        visitor.seen["left"] += 1

    await visitor.hold(leave, AT_ONCE)


def comparison() -> bytes:
    """A question that nobody has asked before."""
    return msgspec.json.encode({**COMPARE, "seed": secrets.randbits(30)})


ABUSES: Mapping[str, Callable[[Visitor], Awaitable[None]]] = {
    "requests": requests, "lookups": lookups, "new-games": new_games, "thinking": thinking, "guesses": guesses, "messages": messages,
    "hellos": hellos, "silence": silence, "slow-senders": slow_senders, "slow-readers": slow_readers,
    "large-bodies": large_bodies, "large-headers": large_headers, "large-messages": large_messages,
    "laboratory": laboratory, "cancelled": cancelled,
}  # fmt: skip


def main(arguments: list[str]) -> None:
    """Does one abuse, and prints what came of it as JSON."""
    abuse, url, game, seconds = arguments
    os.nice(19)
    visitor = Visitor(url, game, float(seconds))

    async def visit() -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(float(seconds)):
                await ABUSES[abuse](visitor)

    asyncio.run(visit())
    print(msgspec.json.encode(dict(visitor.seen)).decode())


if __name__ == "__main__":
    main(sys.argv[1:])
