"""A seat at the table in Python: for programs that play, and for tests.

It keeps its place over broken connections and restarts of the server: it comes back by itself, asks for what it
missed, and gives again, under the same id, what it has no reply to.
"""

import asyncio
import itertools
import secrets
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from types import TracebackType
from typing import Self

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from affray.core import InputError
from affray.game.fairness import commitment
from affray.web.client.asking import Unreachable
from affray.web.client.game_requests import GameRequests
from affray.web.messages import (
    Answer,
    Command,
    Dice,
    Done,
    FromServer,
    Hello,
    Position,
    Refused,
    Sides,
    Told,
    ToSit,
    Welcome,
)

DECODER: msgspec.json.Decoder[FromServer] = msgspec.json.Decoder(FromServer)
ENCODER = msgspec.json.Encoder()
PAUSE = 0.05
LONGEST_PAUSE = 2.0
VOID = (4401, 4403, 4404)
"""Closing codes after which there is no coming back."""
PASSING = (4408, 4429)
"""Closing codes of a seat that was too slow, or is open too often; their reason is in its language."""
OPENING, ASKING = 10.0, 5.0
"""So many seconds a line takes to open; so often it is asked whether the server is still there, which has as long to say so."""
LINK, SPENT = "link", "spent"
"""Why a link is turned away: the seat is to be taken first, or is taken; by this seat itself where the reply was lost."""
Listener = Callable[[FromServer], Awaitable[None]]


class Gone(InputError):
    """The seat is void, or there is no such game."""


async def sit(url: str, game: str, link: str, token: str, language: str = "en") -> str:
    """Uses a link, which is spent then; the token that the seat has from now on. Raises InputError."""
    return (await GameRequests(url, link).post_game_seat(game, ToSit(token), lang=language)).token


class Seat:
    """A seat at the table; use it as an asynchronous context. A link is used as it is opened: `token` is the seat's own then.

    `welcome` and `position` are as they were last told, `n` is the last number told. Each of the `listeners` is given
    every message in its order. `trouble` says why the server closed the line for something that passes, `socket` is None while
    there is no connection.
    """

    def __init__(self, url: str, game: str, token: str, *, name: str = "", language: str = "en") -> None:
        self.url = f"{url.replace('http', 'ws', 1)}/api/games/{game}/socket"
        self.http, self.game = url, game
        self.token, self.name, self.language = token, name, language
        self.own, self.turned, self.reason, self.has_sat = secrets.token_urlsafe(16), "", "", False
        self.n = 0
        self.welcome: Welcome | None = None
        self.position: Position | None = None
        self.listeners: list[Listener] = []
        self.waiting: dict[str, tuple[bytes, asyncio.Future[Done | Refused]]] = {}
        self.changed = asyncio.Event()
        self.socket: ClientConnection | None = None
        self.task: asyncio.Task[None] | None = None
        self.prefix, self.count = secrets.token_hex(6), itertools.count()
        self.connections, self.trouble = 0, ""
        self.nonces: dict[str, str] = {}

    async def __aenter__(self) -> Self:
        self.task = asyncio.create_task(self.run())
        while self.position is None:
            await self.wait_for_news()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        assert self.task is not None
        self.task.cancel()
        await asyncio.gather(self.task, return_exceptions=True)

    def wait_for_news(self) -> Coroutine[None, None, None]:
        """Waits for something new from the call on, also if that comes before it is awaited. Raises Gone for a seat that is void."""
        return self.wait_for(self.changed)

    async def wait_for(self, event: asyncio.Event) -> None:
        """Waits for an event. Raises Gone for a seat that is void."""
        changed = asyncio.ensure_future(event.wait())
        assert self.task is not None
        try:
            await asyncio.wait({changed, self.task}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            changed.cancel()
        if self.task.done():
            self.task.result()

    async def wait_until(self, holds: Callable[["Seat"], bool]) -> None:
        """Waits until something holds of this seat. Raises Gone."""
        while not holds(self):
            await self.wait_for_news()

    async def answer(self, *answers: str, state: int | None = None, name: str = "") -> Done | Refused:
        """Gives answers for the present state; the reply. Raises Gone."""
        assert self.position is not None, "a seat answers what it has been told"
        name = name or self.new_name()
        return await self.ask(name, Answer(name, self.position.state if state is None else state, answers))

    async def command(self, command: Command) -> Done | Refused:
        """Gives a command, with a new id if it has none; the reply. Raises Gone."""
        if not command.id:
            command = msgspec.structs.replace(command, id=self.new_name())
        return await self.ask(command.id, command)

    def new_name(self) -> str:
        """An id for a message, which no other has."""
        return f"{self.prefix}-{next(self.count)}"

    async def ask(self, name: str, said: Answer | Command) -> Done | Refused:
        """Sends a message again and again until there is a reply. Raises Gone."""
        data = ENCODER.encode(said)
        reply: asyncio.Future[Done | Refused] = asyncio.get_running_loop().create_future()
        self.waiting[name] = data, reply
        try:
            if self.socket is not None:
                with suppress(ConnectionClosed):
                    await self.socket.send(data, text=True)
            assert self.task is not None
            either: tuple[asyncio.Future[Done | Refused] | asyncio.Future[None], ...] = (reply, self.task)
            await asyncio.wait(either, return_when=asyncio.FIRST_COMPLETED)
            if not reply.done():
                self.task.result()
            return await reply
        finally:
            del self.waiting[name]

    async def run(self) -> None:
        """Keeps the connection, and connects again when it breaks. Raises Gone."""
        pause = PAUSE
        while True:
            closed: tuple[int | None, str] = (None, "")
            try:
                async with connect(
                    self.url,
                    max_size=None,
                    compression=None,
                    open_timeout=OPENING,
                    ping_interval=ASKING,
                    ping_timeout=ASKING,
                ) as socket:
                    await socket.send(
                        ENCODER.encode(Hello(self.token, self.n, self.language, self.name, dice=True)), text=True
                    )
                    self.connections += 1
                    for data, _ in list(self.waiting.values()):
                        await socket.send(data, text=True)
                    self.socket = socket
                    self.wake()
                    async for text in socket:
                        said = DECODER.decode(text)
                        await self.take_in(said)
                        pause = pause if isinstance(said, Refused) else PAUSE
                    closed = socket.close_code, socket.close_reason or ""
            except ConnectionClosed as error:
                closed = (error.rcvd.code, error.rcvd.reason) if error.rcvd else closed
            except (OSError, InvalidHandshake, TimeoutError):
                pause = min(LONGEST_PAUSE, 2 * pause)
            finally:
                self.socket = None
                self.wake()
            code, reason = closed
            if code in VOID and (self.turned == LINK or (self.turned == SPENT and self.has_sat)):
                self.has_sat = True
                with suppress(Unreachable):
                    self.token, self.turned = await self.sit(), ""
                    self.has_sat = False
                    continue
                code = None
            if code in VOID:
                raise Gone(self.reason or reason or f"the seat is void ({code})")
            if code in PASSING:
                self.trouble, pause = reason, min(LONGEST_PAUSE, 2 * pause)
            await asyncio.sleep(pause)

    async def sit(self) -> str:
        """The seat's own token, for the link. Raises Gone for a link that another has used, Unreachable."""
        try:
            return await sit(self.http, self.game, self.token, self.own)
        except Unreachable:
            raise
        except InputError as error:
            raise Gone(str(error)) from None

    async def agree(self, asked: Dice) -> None:
        """Gives this seat's part of the dice: commits to a nonce, and shows it once all seats have committed."""
        seat = self.welcome.seat if self.welcome is not None else -1
        if seat not in asked.seats or self.socket is None:
            return
        nonce = self.nonces.setdefault(asked.commitment, secrets.token_hex(16))
        bound = commitment(asked.draw, seat, nonce)
        if asked.stage == "pledge":
            said = Command(self.new_name(), "pledge", bound)
        elif (seat, bound) in asked.pledges:
            said = Command(self.new_name(), "show", nonce)
        else:
            return
        with suppress(ConnectionClosed):
            await self.socket.send(ENCODER.encode(said), text=True)

    async def take_in(self, said: FromServer) -> None:
        """Takes in a message."""
        if isinstance(said, Done | Refused):
            if isinstance(said, Refused) and not said.id:
                self.turned, self.reason = said.code, said.reason
            waiting = self.waiting.get(said.id)
            if waiting is not None and not waiting[1].done():
                waiting[1].set_result(said)
            return
        if isinstance(said, Dice) and said.stage != "done":
            await self.agree(said)
            return
        self.n, self.trouble = max(self.n, said.n), ""
        if isinstance(said, Welcome):
            self.welcome, self.position = said, said.position
            self.n = said.n
        elif isinstance(said, Told | Sides) and said.position is not None:
            self.position = said.position
        for listener in self.listeners:
            await listener(said)
        self.wake()

    def wake(self) -> None:
        """Wakes whoever waits for news: a message, or a connection made or lost."""
        self.changed.set()
        self.changed = asyncio.Event()
