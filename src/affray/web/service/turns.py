"""Works that take long: of each address one at a time, with a rest after it, so that whoever wants much delays nobody else."""

import asyncio
import time
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from math import ceil
from typing import Literal

from affray.web.words.faults import Refusing

PLACES = 256
"""So many addresses have works done at once; which two share a place nobody can know."""
LINE = 64
"""So many works wait at a place at the most."""
REST = 3.0
"""So many times as long as a work took the next one waits: a quarter of a processor is the most that an address gets."""


class Turns:
    """The places at which works wait for their turn."""

    def __init__(self) -> None:
        self.locks = tuple(asyncio.Lock() for _ in range(PLACES))
        self.waiting = [0] * PLACES
        self.rested = [0.0] * PLACES
        """When each place has rested enough."""
        self.untold: Counter[str] | None = None
        """Milliseconds that the works of each address took since the other workers were told; None where there can be none."""

    @asynccontextmanager
    async def turn(self, address: str, halt: asyncio.Future[None]) -> AsyncIterator[None]:
        """The turn of a work. Raises Refusing where too many wait, and once the server halts."""
        place = hash(address) % PLACES
        if self.waiting[place] >= LINE:
            raise Refusing(429, "rate", "")
        lock = self.locks[place]
        self.waiting[place] += 1
        try:
            await acquire(lock, halt)
        finally:
            self.waiting[place] -= 1
        try:
            await self.rest(place, halt)
            start = time.perf_counter()
            try:
                yield
            finally:
                self.note(address, ceil(1000 * (time.perf_counter() - start)))
        finally:
            lock.release()

    async def rest(self, place: int, halt: asyncio.Future[None]) -> None:
        """Waits until a place has rested. Raises Refusing once the server halts."""
        while (left := self.rested[place] - time.monotonic()) > 0:
            if (await asyncio.wait((halt,), timeout=left))[0]:
                raise Refusing(503, "store", "")

    def note(self, address: str, took: int) -> None:
        """Notes so many milliseconds of work, for the other workers too."""
        self.take_elsewhere(address, took)
        if self.untold is not None:
            self.untold[address] += took

    def take_elsewhere(self, address: str, took: int) -> None:
        """Has an address rest after so many milliseconds of work, wherever it was done."""
        place = hash(address) % PLACES
        self.rested[place] = max(self.rested[place], time.monotonic()) + REST * took / 1000


async def acquire(lock: asyncio.Lock, halt: asyncio.Future[None]) -> None:
    """Has a lock. Raises Refusing once the server halts."""
    acquiring = asyncio.ensure_future(lock.acquire())
    try:
        either: tuple[asyncio.Future[Literal[True]] | asyncio.Future[None], ...] = (acquiring, halt)
        await asyncio.wait(either, return_when=asyncio.FIRST_COMPLETED)
    except asyncio.CancelledError:
        if not acquiring.cancel():
            lock.release()
        raise
    if not acquiring.done():
        acquiring.cancel()
        raise Refusing(503, "store", "")
