"""How much a client may ask: the limits, and what counts against them."""

import time
from collections import Counter, OrderedDict
from collections.abc import Mapping
from math import ceil
from typing import Annotated

import msgspec

Count = Annotated[int, msgspec.Meta(ge=1)]
PerSecond = Annotated[float, msgspec.Meta(ge=0)]
Seconds = Annotated[float, msgspec.Meta(ge=0, le=10)]
AtOnce = tuple[PerSecond, Annotated[int, msgspec.Meta(ge=0)]]
"""A rate: so many a second on average, and so many at once."""


class Limits(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How much a client may ask. A rate is requests a second, and so many at once."""

    body: Count = 64 << 10
    """The most bytes of a body."""
    record: Count = 16 << 20
    """The most bytes of a body that is a whole record, roster or sweep."""
    ask: AtOnce = (50.0, 400)
    """For each address: what is asked without a seat, and tokens that open none."""
    heavy: AtOnce = (5.0, 120)
    """For each address: making games and checking records."""
    light: AtOnce = (200.0, 400)
    """For each seat: what it does. For each address: what it looks at and tries on the roster, armies, fields and campaigns."""
    hint: AtOnce = (0.5, 60)
    """For each seat: hints; a person may ask for one at every question of a round."""
    chat: AtOnce = (1.0, 10)
    """For each seat: what it says."""
    read: AtOnce = (10.0, 60)
    """For each seat: what it asks to be told."""
    crowd: AtOnce = (40.0, 240)
    """For each address: what all its seats ask to be told."""
    sockets: Count = 600
    """For each address: sockets that are open."""
    connections: Count = 1000
    """For each address that is no proxy's: connections that are open and no sockets."""
    delay: Seconds = 0.5
    """So many seconds a refusal of what is too much takes, so that whoever floods waits."""
    socket: Count = 64 << 10
    """The most bytes of a message."""
    outbox: tuple[Count, Count] = (1000, 4 << 20)
    """The most messages, and bytes, that wait for one reader."""


RATES = ("ask", "heavy", "light", "hint", "chat", "read", "crowd")
"""The limits that are rates."""


class Rate:
    """How often something may happen for each of many keys: so many a second, and so many at once."""

    def __init__(self, rate: tuple[float, int], most_keys: int = 20_000) -> None:
        self.rate, self.burst = rate
        self.most_keys = most_keys
        self.left: OrderedDict[str, tuple[float, float]] = OrderedDict()
        self.refused = 0
        self.untold: Counter[str] | None = None
        """How often each address has taken since the other workers were told; None where there can be none."""

    def pause(self, key: str, now: float | None = None) -> int:
        """So many seconds it takes until it may happen again."""
        now = time.monotonic() if now is None else now
        return min(3600, max(1, ceil((1 - self.have(key, now)) / self.rate))) if self.rate else 3600

    def take(self, key: str, now: float | None = None, cost: int = 1) -> bool:
        """Whether it may happen once more; with a cost of 0 it is only asked for."""
        now = time.monotonic() if now is None else now
        have = self.have(key, now)
        allowed = have >= 1
        self.refused += not allowed
        self.put(key, have - allowed * cost, now)
        self.note(key, allowed * cost)
        return allowed

    def owe(self, key: str, count: int, now: float | None = None) -> float:
        """Takes so many even where there are not as many; the seconds until that is paid back."""
        now = time.monotonic() if now is None else now
        have = self.have(key, now) - count
        self.put(key, have, now)
        return max(0.0, -have / self.rate)

    def have(self, key: str, now: float) -> float:
        """How often it may still happen."""
        had, since = self.left.get(key, (float(self.burst), now))
        return min(float(self.burst), had + (now - since) * self.rate)

    def put(self, key: str, have: float, now: float) -> None:
        """So often it may still happen; of too many keys that is forgotten which has not asked for the longest time."""
        self.left[key] = (have, now)
        self.left.move_to_end(key)
        if len(self.left) > self.most_keys:
            self.left.popitem(last=False)

    def take_elsewhere(self, key: str, count: int, now: float | None = None) -> None:
        """Counts what has happened at another worker; what is owed is paid back in as long as it takes to have all again."""
        now = time.monotonic() if now is None else now
        burst = float(self.burst)
        self.put(key, min(burst, max(-burst, self.have(key, now) - count)), now)

    def give_back(self, key: str) -> None:
        """Takes back that it has happened once."""
        if key in self.left:
            had, since = self.left[key]
            self.left[key] = (min(float(self.burst), had + 1), since)
        self.note(key, -1)

    def note(self, key: str, count: int) -> None:
        """Notes for the other workers what an address has taken; seats, whose keys have a game, a space and a seat, are counted
        where the game is."""
        if self.untold is not None and count and " " not in key:
            self.untold[key] += count


class Places:
    """How many of something each of many keys has at a time."""

    def __init__(self, most: int) -> None:
        self.most, self.taken, self.refused = most, dict[str, int](), 0
        self.elsewhere: Mapping[int, Mapping[str, int]] = {}
        """How many each key has at other workers, by the number of the worker."""

    def take(self, key: str) -> bool:
        """Whether there is one more place; whoever has it gives it back."""
        if self.taken.get(key, 0) + sum(counts.get(key, 0) for counts in self.elsewhere.values()) >= self.most:
            self.refused += 1
            return False
        self.taken[key] = self.taken.get(key, 0) + 1
        return True

    def give_back(self, key: str) -> None:
        """Gives a place back."""
        self.taken[key] -= 1
        if not self.taken[key]:
            del self.taken[key]
