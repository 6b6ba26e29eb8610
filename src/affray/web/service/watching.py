"""What is set in the store while the server runs, looked at every few seconds: notices, keys, games to be read again."""

import asyncio
from contextlib import suppress

from affray.core import InputError
from affray.web.operating.events import note
from affray.web.rooms.hub import Hub
from affray.web.store.keeper import Down
from affray.web.store.operating import Operating, read_operating

EVERY = 2.0
"""So many seconds until what is set is seen."""
READ_AGAIN = "the game is read again"


class Watch:
    """What is set, as it was seen last."""

    def __init__(self, hub: Hub) -> None:
        self.hub, self.operating = hub, Operating()
        self.task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Looks for the first time, and from then on again and again. Raises Down for a store that fails."""
        self.operating = await self.hub.work(lambda: read_operating(self.hub.store.engine))
        self.task = asyncio.create_task(self.run())

    async def run(self) -> None:
        """Looks until it is stopped; a store that fails is looked at again."""
        while True:
            await asyncio.sleep(EVERY)
            with suppress(Down):
                await self.look()

    async def look(self) -> None:
        """Sees what is set, and lets games go that were touched since. Raises Down for a store that fails."""
        before, self.operating = self.operating, await self.hub.work(lambda: read_operating(self.hub.store.engine))
        for game, at in self.operating.touched.items():
            if before.touched.get(game) != at:
                # A deed under way in one game delays no other.
                self.hub.run_beside(self.let_go(game))

    async def let_go(self, game: str) -> None:
        """Lets a game go after the deed under way in it; its sockets are closed and come back."""
        task = self.hub.loading.get(game)
        if task is not None:
            await asyncio.wait({task})
        table = self.hub.tables.get(game)
        if table is not None:
            async with table.lock:
                if not table.dead:
                    note("game-touched", game=game)
                    self.hub.drop(table, READ_AGAIN)
        for connection in self.hub.asleep.pop(game, ()):
            connection.outbox.close(READ_AGAIN)

    async def stop(self) -> None:
        """Looks no more."""
        if self.task is not None:
            self.task.cancel()
            with suppress(asyncio.CancelledError, InputError):
                await self.task
