"""All rooms of a server: who is in them, one deed at a time in each, nothing told before it is kept."""

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import TypeVar

from sqlalchemy.exc import SQLAlchemyError

from affray.core import InputError, System
from affray.core.words.texts import ENGLISH
from affray.game.pack_folders import EMPTY, Shelf
from affray.web.messages import Answer, Command, Done, Made, NewGame, Refused
from affray.web.operating.crew import Crew
from affray.web.operating.events import note, warn
from affray.web.operating.meters import Meters
from affray.web.operating.prepare import prepare
from affray.web.rooms import agreeing, chance, leaving, making, seating, thinking
from affray.web.rooms.change import Change
from affray.web.rooms.commands import end_overdue, obey, waits
from affray.web.rooms.lineup import Lineup
from affray.web.rooms.reopening import open_room
from affray.web.rooms.room import Room
from affray.web.rooms.table import Connection, Table
from affray.web.store import Batch, Row, Store
from affray.web.store.entries import START, Ended, Reader, reader_of
from affray.web.store.holding import Holding
from affray.web.store.holds import NotHeld
from affray.web.store.keeper import Down
from affray.web.store.roster import Roster
from affray.web.store.store import Kept, game_batch, log_batch, seat_values
from affray.web.store.tables import SEATS
from affray.web.words import wording
from affray.web.words.faults import Refusing, error_line, unknown_error

T = TypeVar("T")
Resolver = Callable[[str], System[object, object] | None]
CALLERS = 8
"""So many processes of players are waited for at once; each that waits costs nothing else."""
THINKERS = 4
"""So many computer players think at once; each room has one thought at a time, so that none waits for long."""


class Hub:
    """The rooms by id; each is made from the store when it is first used."""

    def __init__(
        self,
        store: Store,
        resolver: Resolver = lambda _: None,
        shelf: Shelf = EMPTY,
        bounds: leaving.Bounds | None = None,
        lineup: Lineup | None = None,
        meters: Meters | None = None,
        holding: Holding | None = None,
    ) -> None:
        prepare()
        self.meters = meters or Meters()
        self.store, self.resolver, self.shelf = store, resolver, shelf
        self.tables: dict[str, Table] = {}
        self.loading: dict[str, asyncio.Task[Table]] = {}
        self.bounds = bounds or leaving.Bounds()
        self.asleep: dict[str, set[Connection]] = {}
        self.workers, self.thinkers = Crew(2, "work"), Crew(THINKERS, "computer player")
        self.lineup = lineup or Lineup()
        self.callers = Crew(CALLERS, "program")
        self.stopping, self.memory = False, 0
        self.gathered: list[tuple[Batch, asyncio.Future[None]]] = []
        self.running: set[asyncio.Task[None]] = set()
        self.loop = asyncio.get_running_loop()
        self.halt: asyncio.Future[None] = self.loop.create_future()
        self.sweeping = self.loop.call_later(self.bounds.every, self.sweep)
        self.when_over: Callable[[Room], Awaitable[object]] | None = None
        self.holding, self.adopted = holding, deque[str]()
        if holding is not None:
            holding.when_taken, holding.when_lost = partial(leaving.take_over, self), partial(leaving.lose, self)

    def say_farewell(self) -> None:
        """Tells every socket that the server stops; nobody waits for news any more."""
        self.stopping = True
        self.sweeping.cancel()
        if not self.halt.done():
            self.halt.set_result(None)
        for table in self.tables.values():
            if table.timer:
                table.timer.cancel()
            table.news.set()
        for connections in (*(table.connections for table in self.tables.values()), *self.asleep.values()):
            for connection in connections:
                connection.outbox.close("the server stops")

    async def stop(self) -> None:
        """Ends when everything is kept."""
        self.say_farewell()
        tasks = [table.task for table in self.tables.values() if table.task]
        await asyncio.gather(*tasks, *self.running, return_exceptions=True)
        for crew in (self.thinkers, self.callers):
            crew.shutdown(wait=False, cancel_futures=True)
        if self.holding:
            await self.holding.leave()
        await asyncio.to_thread(self.lineup.close)
        self.workers.shutdown(wait=False, cancel_futures=True)
        await asyncio.to_thread(self.store.close)

    # --- keeping ------------------------------------------------------------------------------------------------------
    async def keep(self, batch: Batch) -> None:
        """Returns when the batch is kept. Raises what prevented it."""
        kept: asyncio.Future[None] = self.loop.create_future()
        if not self.gathered:
            # All that comes up in one turn of the loop is given to the writer at once.
            self.loop.call_soon(self.hand_over)
        self.gathered.append((batch, kept))
        await kept

    def hand_over(self) -> None:
        """Gives the writer what has come up."""
        batches, futures = zip(*self.gathered, strict=True)
        self.gathered = []

        def done(outcomes: Sequence[Exception | None]) -> None:
            with suppress(RuntimeError):
                self.loop.call_soon_threadsafe(pass_on_outcomes, futures, outcomes)

        self.store.writer.give(batches, done)

    async def work(self, deed: Callable[[], T]) -> T:
        """The result of a longer piece of work, done beside the others. Raises Down for a store that fails."""
        try:
            return await self.loop.run_in_executor(self.workers, deed)
        except SQLAlchemyError as error:
            raise Down(f"store: {error_line(error)}") from error

    # --- rooms --------------------------------------------------------------------------------------------------------
    async def create(self, wanted: NewGame, language: str = ENGLISH) -> Made:
        """Makes a game, its names in a language. Raises InputError, Down for a store that fails."""
        roster, system = Roster(self.store.engine), self.resolver(wanted.system)
        kept, made = await self.work(
            lambda: making.make_game(wanted, roster, self.lineup.names(), system, self.shelf, language)
        )
        await self.keep_game(kept)
        return made

    async def keep_game(self, kept: Kept) -> None:
        """Keeps a new game; its computer players begin. Raises Down."""
        if self.stopping:
            raise Down("store: the server stops")
        try:
            system = START.decode(kept.start).system
            await self.keep(game_batch(kept, system, time.time()))
        except SQLAlchemyError as error:
            raise Down(f"store: {error_line(error)}") from error
        note("game-made", game=kept.id, system=system)
        await self.table(kept.id)

    async def table(self, game: str) -> Table:
        """The room of a game. Raises Refusing for an unknown one."""
        found = self.tables.get(game)
        if found is not None:
            return found
        task = self.loading.get(game)
        if task is None:
            task = self.loading[game] = self.loop.create_task(self.load(game))
            task.add_done_callback(lambda _: self.loading.pop(game, None))
        return await asyncio.shield(task)

    async def load(self, game: str) -> Table:
        """Makes a room again from what is kept."""

        def read() -> Table | None:
            kept = self.store.load(game)
            if kept is None:
                return None
            return Table(open_room(kept, time.monotonic(), self.resolver(START.decode(kept.start).system)))

        if self.holding:
            await self.holding.take(game)
        table = await self.work(read)
        if self.holding:
            await self.holding.take(game)
        if self.stopping:
            raise Down("store: the server stops")
        if table is None:
            raise unknown_error("game")
        room = table.room
        if room.unkept:
            await self.keep(log_batch(game, room.n - len(room.unkept) + 1, room.unkept))
        leaving.make_room(self)
        table.connections = self.asleep.pop(game, set())
        table.room.present = table.present_sides()
        self.tables[game] = table
        self.go_on(table)
        return table

    def sweep(self) -> None:
        """Lets rooms leave, again and again."""
        self.sweeping = self.loop.call_later(self.bounds.every, self.sweep)
        self.run_beside(leaving.sweep(self))

    def put_to_sleep(self, table: Table) -> None:
        """Lets a room leave that can be made again; its sockets stay open."""
        table.dead = True
        self.lineup.leave(table.room.id)
        del self.tables[table.room.id]
        if table.connections:
            self.asleep[table.room.id] = table.connections

    def drop(self, table: Table, reason: str) -> None:
        """Forgets a room; its sockets are closed and come back."""
        table.dead = True
        self.lineup.leave(table.room.id)
        if self.tables.get(table.room.id) is table:
            del self.tables[table.room.id]
        for connection in table.connections:
            connection.outbox.close(reason)
        if table.timer:
            table.timer.cancel()
        table.news.set()

    async def reader(self, game: str, token: str, language: str = "en", name: str = "") -> Reader:
        """The reader with a token. Raises Refusing for one that opens no seat of this game, and for a link."""
        hashed = chance.hash_of(token)
        table = self.tables.get(game)
        seats = tuple(table.room.seats.values()) if table else await self.work(lambda: self.store.seats(game))
        if not seats:
            raise unknown_error("game")
        seat = next((seat for seat in seats if seat.hash == hashed), None)
        if seat is None or (seat.sides and not seat.owner):
            seat = seating.find_seat((await self.table(game)).room, hashed, language)
        return reader_of(game, seat, token, language, name)

    # --- deeds --------------------------------------------------------------------------------------------------------
    async def hold(self, game: str, deed: Callable[[Table], T]) -> T:
        """The result of looking at a room as it is kept."""
        while True:
            table = await self.table(game)
            async with table.lock:
                if not table.dead:
                    table.used = time.monotonic()
                    return deed(table)

    async def hold_long(self, game: str, deed: Callable[[Table], T]) -> T:
        """The result of longer work on a room, done in a thread while only this room waits."""

        async def beside(table: Table) -> T:
            return await self.work(lambda: deed(table))

        while True:
            table = await self.table(game)
            async with table.lock:
                if not table.dead:
                    table.used = time.monotonic()
                    return await beside(table)

    async def change(self, game: str, deed: Callable[[Room, float], Change]) -> Done | Refused:
        """Does a deed to a room, keeps what it changes, tells everybody; then the reply. Raises Refusing."""
        while True:
            table = await self.table(game)
            async with table.lock:
                if not table.dead:
                    return await self.change_held(table, deed)

    async def change_held(self, table: Table, deed: Callable[[Room, float], Change]) -> Done | Refused:
        """Does a deed to a room that is held; a room whose change cannot be kept is forgotten."""
        room, now = table.room, time.monotonic()
        table.used = now
        try:
            late = end_overdue(room, now)
            if late is not None:
                await self.keep_change(table, late)
            with self.meters.parts.time("rule"):
                change = deed(room, now)
            if change.entries:
                await self.keep_change(table, change)
        except InputError:
            raise
        except SQLAlchemyError as error:
            self.drop(table, "the game is read again")
            self.meters.store_errors += 1
            warn("store-fails", game=room.id, error=error_line(error))
            if self.holding and isinstance(error, NotHeld):
                self.holding.lose(room.id)
                await self.holding.take(room.id)
            raise Refusing(503, "store", wording.say(ENGLISH, "no-store")) from error
        except BaseException:
            # What the deed left behind is not what is kept.
            self.drop(table, "the game is read again")
            raise
        self.go_on(table)
        return change.reply

    async def keep_change(self, table: Table, change: Change) -> None:
        """Keeps a change and tells it."""
        game = table.room.id
        batch = log_batch(game, change.first, change.encoded_entries())
        added = tuple((SEATS, seat_values(game, seat)) for seat in change.added)
        replaced = tuple((SEATS, seat_values(game, seat)) for seat in change.seats)
        made: tuple[Row, ...] = ()
        if change.made:
            made = game_batch(change.made, table.room.start.system, time.time()).rows
        try:
            with self.meters.parts.time("store"):
                await self.keep(Batch((*made, *batch.rows, *added), replaced))
        except BaseException:
            # Nobody goes on from what is not kept.
            self.drop(table, "the game is read again")
            raise
        with self.meters.parts.time("send"):
            self.publish(table, change.first)
        if any(isinstance(entry, Ended) for entry in change.entries):
            self.lineup.leave(game, table.room.game.score)
            if self.when_over:
                self.run_beside(self.when_over(table.room))

    def publish(self, table: Table, first: int) -> None:
        """Puts what is new into every outbox; it waits for nobody."""
        now = time.monotonic()
        numbers = range(first, table.room.n + 1)
        sides = table.shown.sides_message() if any(map(table.shown.is_leaving, numbers)) else None
        for connection in table.connections:
            for message in table.shown.messages(connection.reader, numbers, now):
                connection.outbox.put(message)
            if sides is not None:
                connection.outbox.put(sides)
        table.news.set()
        table.news = asyncio.Event()

    async def answer(self, reader: Reader, given: Answer) -> Done | Refused:
        """Plays a seat's answers, once no dice are being agreed on."""
        while (table := await self.table(reader.game)).room.dealing is not None and not self.stopping:
            with suppress(TimeoutError):
                async with asyncio.timeout(chance.PATIENCE):
                    await table.news.wait()
            # The seat may have been given to somebody else meanwhile.
            await self.reader(reader.game, reader.token, reader.language)
        with self.meters.parts.time("whole"):
            reply = await self.change(reader.game, lambda room, now: room.answer(reader, given, now))
        self.meters.answers["played" if isinstance(reply, Done) else "refused"] += 1
        return reply

    async def command(self, reader: Reader, given: Command) -> Done | Refused:
        """Does what a seat commands."""
        reply = await self.change(reader.game, lambda room, now: obey(room, reader, given, now))
        if given.do in ("pledge", "show"):
            await agreeing.agree_on_dice(self, reader.game)
        return reply

    async def branch(self, reader: Reader, moment: int) -> Made:
        """A new game from a moment of another. Raises Refusing, InputError."""
        kept, made = await self.hold_long(reader.game, lambda table: making.branch_game(table.room, reader, moment))
        await self.keep_game(kept)
        await agreeing.agree_on_dice(self, reader.game, "branch")
        return made

    # --- what goes by itself ------------------------------------------------------------------------------------------
    def go_on(self, table: Table) -> None:
        """Sets the timer of a running clock, and lets a computer player think where one is asked."""
        if table.dead or self.stopping:
            return
        room = table.room
        if table.timer:
            table.timer.cancel()
            table.timer = None
        now = time.monotonic()
        ends = waits(room, now)
        if ends:
            table.timer = self.loop.call_later(max(0.0, min(ends)) + 0.01, self.end_wait, table)
        table.stuck = False
        if table.task is None and room.computer_turn() is not None:
            table.task = self.loop.create_task(thinking.think(self, table))

    def end_wait(self, table: Table) -> None:
        """Ends the wait for a clock, a vote, or a seat's part of the dice."""
        table.timer = None
        self.run_beside(self.end_overdue(table.room.id))

    async def end_overdue(self, game: str) -> None:
        """Ends what time has run out for."""
        await self.change(game, lambda room, _: Change(Refused("", "tick", "")))
        await agreeing.agree_on_dice(self, game)

    def run_beside(self, work: Awaitable[object]) -> None:
        """Runs something in the background."""

        async def run() -> None:
            with suppress(InputError):
                await work

        task = self.loop.create_task(run())
        self.running.add(task)
        task.add_done_callback(self.running.discard)


def pass_on_outcomes(futures: Sequence[asyncio.Future[None]], outcomes: Sequence[Exception | None]) -> None:
    """Passes on what came of each batch."""
    for kept, error in zip(futures, outcomes, strict=True):
        if not kept.done():
            kept.set_exception(error) if error else kept.set_result(None)
