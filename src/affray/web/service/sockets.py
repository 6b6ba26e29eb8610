"""One socket of a seat: what it says is done in order, what it is told goes through its own outbox."""

import asyncio
import re
from contextlib import suppress
from http import HTTPStatus

import msgspec
from sqlalchemy.exc import SQLAlchemyError
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from affray.core import InputError
from affray.core.words.texts import ENGLISH
from affray.web.messages import Answer, Command, Done, FromSeat, Hello, Refused
from affray.web.rooms import agreeing, company
from affray.web.rooms.leaving import MOVED
from affray.web.rooms.outbox import CROWDED, GIVEN, TOO_SLOW, Outbox
from affray.web.rooms.table import Connection
from affray.web.service.desk import Desk
from affray.web.service.peers import client_address
from affray.web.store.holding import Elsewhere
from affray.web.store.keeper import Down
from affray.web.words.faults import Refusing, error_line, fault_in_words
from affray.web.words.wording import say_in_nearest

DECODER: msgspec.json.Decoder[FromSeat] = msgspec.json.Decoder(FromSeat)
ENCODER = msgspec.json.Encoder()
PATIENCE = 10.0
"""So many seconds may pass before a socket says who it is."""
LAST_WORDS = 1.0
"""So many seconds a socket is given to take what it is still to be told, and that it is closed."""
MOST_WAITING = 64
"""So many messages of a socket may wait while an earlier one is being done."""
PART = re.compile(r'\{[^{}]*"do": ?"(pledge|show)"')
"""A message that gives a seat's part of the dice, by its beginning."""
POLICY, AGAIN = 1008, 1012
CODES = {401: 4401, 403: 4403, 404: 4404, 429: 4429, 503: AGAIN}
MOST_REASON = 123
"""So many bytes of a reason a close may carry. [RFC 6455, 5.5]"""
REASONS = {TOO_SLOW: 4408, GIVEN: 4401, CROWDED: 4429}
SAID = {TOO_SLOW: "close-slow", CROWDED: "close-many", GIVEN: "close-given"}
"""What is said in the reader's language where a socket is closed for such a reason."""


class Socket:
    """A socket from its first message to its last."""

    def __init__(self, desk: Desk, socket: WebSocket, game: str) -> None:
        self.desk, self.hub, self.socket, self.game = desk, desk.running_hub(), socket, game
        self.address = client_address(socket.scope)
        self.outbox = Outbox(*desk.setting.limits.outbox)
        self.language = ENGLISH

    async def serve(self) -> None:
        """Serves the socket until it closes, where its address has not too many."""
        await self.socket.accept()
        if not self.desk.sockets.take(self.address):
            self.desk.limited["sockets"].note(limit="sockets", key=self.address)
            await self.turn_away("rate", say_in_nearest(self.language, "no-rate", seconds=1), CODES[429])
            return
        try:
            await self.converse()
        finally:
            self.desk.sockets.give_back(self.address)

    async def converse(self) -> None:
        """Hears who it is, then does what it says until it closes."""
        try:
            connection = await self.greet()
        except Refusing as error:
            fault = fault_in_words(error, self.language)
            await self.turn_away(fault.code, fault.reason, CODES.get(error.status, POLICY))
            return
        except Elsewhere:
            await self.close(AGAIN, MOVED)
            return
        except (Down, SQLAlchemyError):
            await self.turn_away("store", say_in_nearest(self.language, "no-read"), AGAIN)
            return
        except InputError as error:
            await self.turn_away("hello", str(error), POLICY)
            return
        except WebSocketDisconnect:
            return
        pump = asyncio.create_task(self.outbox.pump(self.socket.send_text))
        # A pump that waits for a reader does not see that its box is full, so that is watched as well.
        tasks: set[asyncio.Task[object]] = {pump, asyncio.create_task(self.listen(connection))}
        tasks.add(asyncio.create_task(self.outbox.shut.wait()))
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            if self.outbox.is_closed and self.outbox.reason != TOO_SLOW:
                await asyncio.wait({pump}, timeout=LAST_WORDS)
        finally:
            self.hub.run_beside(company.leave(self.hub, connection))
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        if self.outbox.is_closed:
            reason = self.outbox.reason
            worded = say_in_nearest(connection.reader.language, SAID[reason]) if reason in SAID else reason
            await self.close(REASONS.get(reason, AGAIN), worded)

    async def greet(self) -> Connection:
        """The connection of the seat that the first message names. Raises InputError, Refusing, WebSocketDisconnect."""
        try:
            async with asyncio.timeout(PATIENCE):
                said = read_message(await self.socket.receive_text())
        except (TimeoutError, KeyError):
            raise InputError("expected a message of kind hello") from None
        if not isinstance(said, Hello):
            raise InputError("expected a message of kind hello first")
        self.language = said.language
        reader = await self.desk.reader(self.address, self.game, said.token, said.language, said.name)
        self.desk.check_rate("read", f"{self.game} {reader.seat}")
        self.desk.check_rate("crowd", self.address)
        if said.name and not self.desk.rates["chat"].take(f"{self.game} {reader.seat}"):
            reader = msgspec.structs.replace(reader, name="")
        connection = await company.join(self.hub, reader, said.since, self.outbox)
        connection.dice = said.dice
        if said.dice and reader.sides:
            await agreeing.agree_on_dice(self.hub, self.game, seat=reader.seat)
        return connection

    async def listen(self, connection: Connection) -> None:
        """Does what the socket says until it is gone: one after another, but for its part of the dice, which an answer may wait
        for."""
        rest: asyncio.Queue[str | None] = asyncio.Queue(MOST_WAITING)
        doing = asyncio.create_task(self.do_all(connection, rest))
        try:
            while True:
                try:
                    text = await self.socket.receive_text()
                except WebSocketDisconnect:
                    break
                except KeyError:
                    text = None
                if text is not None and PART.match(text):
                    await self.do(connection, text)
                else:
                    await rest.put(text)
            # Whoever stops listening in the middle has still said it.
            await asyncio.wait({doing, asyncio.ensure_future(rest.join())}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            doing.cancel()

    async def do_all(self, connection: Connection, rest: asyncio.Queue[str | None]) -> None:
        """Does what waits, one after another."""
        while True:
            text = await rest.get()
            await self.do(connection, text)
            rest.task_done()

    async def do(self, connection: Connection, text: str | None) -> None:
        """Does what a message says; it is done even if the socket goes meanwhile."""
        reply = await asyncio.shield(asyncio.ensure_future(self.reply(connection, text)))
        if reply is not None:
            self.outbox.put(ENCODER.encode(reply))

    async def reply(self, connection: Connection, text: str | None) -> Done | Refused | None:
        """The reply to a message; None is one that is no text. No reply where the game goes on elsewhere: the socket is closed,
        and its seat comes back and says it again."""
        reader = connection.reader
        try:
            said = read_message(text)
        except InputError as error:
            return Refused("", "message", str(error))
        if isinstance(said, Hello):
            return Refused("", "message", "a socket says hello once")
        kind = "chat" if isinstance(said, Command) and said.do in ("chat", "name") else "light"
        try:
            self.desk.check_rate(kind, f"{reader.game} {reader.seat}")
            if isinstance(said, Answer):
                return await self.hub.answer(reader, said)
            if said.do == "language":
                await company.change_language(self.hub, connection, said.text)
            elif said.do == "name" and not reader.sides:
                connection.reader = msgspec.structs.replace(reader, name=said.text)
            return await self.hub.command(reader, said)
        except Refusing as error:
            fault = fault_in_words(error, reader.language)
            if error.status == HTTPStatus.TOO_MANY_REQUESTS:
                # Nothing more is read of the socket meanwhile, once as much as may waits.
                await asyncio.sleep(self.desk.setting.limits.delay)
            return Refused(said.id, fault.code, fault.reason)
        except Elsewhere:
            self.outbox.close(MOVED)
            return None
        except (Down, SQLAlchemyError):
            return Refused(said.id, "store", say_in_nearest(reader.language, "no-store"))

    async def turn_away(self, code: str, reason: str, number: int) -> None:
        """Tells the socket why it is closed, and closes it; later where too much was asked."""
        if number == CODES[HTTPStatus.TOO_MANY_REQUESTS]:
            await asyncio.sleep(self.desk.setting.limits.delay)
        with suppress(WebSocketDisconnect, RuntimeError):
            await self.socket.send_text(ENCODER.encode(Refused("", code, reason)).decode())
        await self.close(number, reason)

    async def close(self, number: int, reason: str) -> None:
        """Closes the socket, with as much of the reason as a close may carry; one that does not even take that is left to the
        transport."""
        reason = reason.encode()[:MOST_REASON].decode(errors="ignore")
        if self.socket.application_state is WebSocketState.DISCONNECTED:
            return
        with suppress(TimeoutError, WebSocketDisconnect, RuntimeError):
            async with asyncio.timeout(LAST_WORDS):
                await self.socket.close(number, reason)


def read_message(text: str | None) -> FromSeat:
    """A message of a seat. Raises InputError."""
    if text is None:
        raise InputError("message: expected text, got bytes")
    try:
        return DECODER.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise InputError(f"message: {error_line(error)}") from None
