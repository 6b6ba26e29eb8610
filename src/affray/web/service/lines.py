"""Places that each of many keys has, and lines of those who wait for one."""

import asyncio
from typing import TypeVar

T = TypeVar("T")


class Lines:
    """So many `places` of each key at a time; up to `length` more wait for one, so many seconds at the most, and `most` of all keys."""

    def __init__(self, places: int, length: int, patience: float, most: int) -> None:
        self.places, self.length, self.patience, self.most = places, length, patience, most
        self.taken: dict[str, int] = {}
        self.lines: dict[str, dict[asyncio.Future[None], None]] = {}

    def take(self, key: str) -> bool:
        """Whether there is a place at once; whoever has it gives it back."""
        taken = self.taken.get(key, 0)
        if taken >= self.places:
            return False
        self.taken[key] = taken + 1
        return True

    async def wait(self, key: str, gone: asyncio.Future[T] | None) -> bool:
        """Whether a place comes free in time, and before whoever waits is gone; whoever has it gives it back."""
        line = self.lines.setdefault(key, {})
        if len(line) >= self.length or sum(map(len, self.lines.values())) >= self.most:
            if not line:
                del self.lines[key]
            return False
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        line[turn] = None
        has_place = False
        try:
            either: set[asyncio.Future[None] | asyncio.Future[T]] = {turn, *((gone,) if gone else ())}
            await asyncio.wait(either, timeout=self.patience, return_when=asyncio.FIRST_COMPLETED)
            has_place = turn.done() and not (gone and gone.done())
        finally:
            if not turn.done():
                self.leave(key, turn)
            elif not has_place:
                self.give_back(key)
        return has_place

    def give_back(self, key: str) -> None:
        """Gives a place to whoever has waited longest, or back."""
        if line := self.lines.get(key):
            turn = next(iter(line))
            self.leave(key, turn)
            turn.set_result(None)
            return
        self.taken[key] -= 1
        if not self.taken[key]:
            del self.taken[key]

    def leave(self, key: str, turn: asyncio.Future[None]) -> None:
        """Takes somebody out of a line."""
        line = self.lines[key]
        del line[turn]
        if not line:
            del self.lines[key]
