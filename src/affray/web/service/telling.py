"""What workers on one database tell each other of what addresses have taken, so that the limits hold over all of them."""

import asyncio
import logging
from collections import Counter
from contextlib import suppress
from typing import TYPE_CHECKING

import msgspec

from affray.web.service.desk import Desk
from affray.web.service.passing import SECRET
from affray.web.service.relay import new_client
from affray.web.store.holding import Holding
from affray.web.store.holds import Peer

if TYPE_CHECKING:
    import httpx

EVERY = 1.0
"""Workers tell each other so often, in seconds; meanwhile an address may take as much at each of them as it has left."""
PATIENCE = 2.0
PATH = "/workers/taken"
LOG = logging.getLogger("affray.table")
Counts = dict[str, int]


class Taken(msgspec.Struct, frozen=True):
    """What has been taken at a worker: of each rate since it told last, of each kind of places now, and milliseconds of work
    since it told last, by whom."""

    worker: int
    rates: dict[str, Counts]
    places: dict[str, Counts]
    works: Counts = {}


class Telling:
    """A worker that tells the others."""

    def __init__(self, desk: Desk, holding: Holding) -> None:
        self.desk, self.holding = desk, holding
        self.client: httpx.AsyncClient = new_client()
        for rate in desk.rates.values():
            rate.untold = Counter()
        desk.turns.untold = Counter()
        self.tasks = {asyncio.create_task(self.run())}

    async def run(self) -> None:
        """Tells the others again and again; whoever does not answer delays nobody else."""
        while True:
            await asyncio.sleep(EVERY)
            task = asyncio.create_task(self.tell())
            self.tasks.add(task)
            task.add_done_callback(self.end)

    def end(self, task: asyncio.Task[None]) -> None:
        """Forgets what is done, and says what went wrong with it."""
        self.tasks.discard(task)
        if not task.cancelled() and (fault := task.exception()) is not None:
            LOG.error("the other workers are not told", exc_info=fault)

    async def tell(self) -> None:
        """Tells the others what has been taken here, and forgets what those have had that are gone."""
        news, peers = self.news(), dict(self.holding.peers)
        for places in self.desk.places.values():
            places.elsewhere = {worker: counts for worker, counts in places.elsewhere.items() if worker in peers}
        body = msgspec.json.encode(news)
        await asyncio.gather(*(self.tell_one(peer, body) for peer in peers.values()))

    def news(self) -> Taken:
        """What has been taken here."""
        rates: dict[str, Counts] = {}
        for kind, rate in self.desk.rates.items():
            if rate.untold:
                rates[kind] = {key: count for key, count in rate.untold.items() if count}
                rate.untold.clear()
        works = dict(self.desk.turns.untold or {})
        self.desk.turns.untold = Counter()
        taken = {kind: dict(places.taken) for kind, places in self.desk.places.items()}
        return Taken(self.holding.holds.me, rates, taken, works)

    async def tell_one(self, peer: Peer, body: bytes) -> None:
        """Tells another worker; one that cannot be reached is told nothing."""
        import httpx

        headers = {SECRET: peer.secret.encode()}
        with suppress(httpx.HTTPError, TimeoutError):
            async with asyncio.timeout(PATIENCE):
                await self.client.post(f"http://{peer.address}{PATH}", content=body, headers=headers)

    async def stop(self) -> None:
        """Tells nobody any more."""
        tasks = [*self.tasks]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.client.aclose()


def hear(desk: Desk, taken: Taken) -> None:
    """Takes in what another worker tells."""
    for kind, counts in taken.rates.items():
        if kind in desk.rates:
            for key, count in counts.items():
                desk.rates[kind].take_elsewhere(key, count)
    for kind, counts in taken.places.items():
        if kind in desk.places:
            desk.places[kind].elsewhere = {**desk.places[kind].elsewhere, taken.worker: counts}
    for address, took in taken.works.items():
        desk.turns.take_elsewhere(address, took)
