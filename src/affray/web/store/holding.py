"""A worker's part in a database that several serve: the games it has, who the others are, and that it goes on living."""

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Collection, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import TypeVar

from sqlalchemy.exc import SQLAlchemyError

from affray.web.operating.events import warn
from affray.web.store.holds import Beat, Holds, Peer
from affray.web.store.keeper import Down

T = TypeVar("T")
EVERY = 0.5
"""A worker says so often, in seconds, that it lives."""
LOOKING = 20
"""Every so many beats it looks for games that it has and does not know of, since who asked for them was gone."""
SURE = 3.0
"""So long after its last beat nobody can have taken a worker's games from it; later it asks the database first."""


class Elsewhere(Down):
    """Another worker has the game."""

    def __init__(self, peer: Peer) -> None:
        super().__init__(f"worker {peer.id} has the game")
        self.peer = peer


class Holding:
    """The games of this worker, and the other workers. `when_taken` and `when_lost` are told of games taken over from a worker
    that is gone, and of games that another has taken over from this one."""

    def __init__(self, holds: Holds) -> None:
        self.holds = holds
        self.mine: set[str] = set()
        self.peers: dict[int, Peer] = {}
        self.games: Counter[int] = Counter()
        """How many games each of the other workers has, as far as is known."""
        self.gone: dict[int, asyncio.Event] = {}
        self.elsewhere: dict[str, Peer] = {}
        """The other workers that have games, as far as they are known."""
        self.in_use: Counter[str] = Counter()
        self.leaving: set[str] = set()
        self.changed: set[str] = set()
        """The games taken or let go since the last beat began, of which that knows nothing."""
        self.last = -SURE
        # Whoever asks for games, however many, keeps nobody from saying that this worker lives.
        self.living, self.asking = ThreadPoolExecutor(1, "beat"), ThreadPoolExecutor(1, "holds")
        self.all_games, self.has_left, self.beats = True, False, 0
        self.when_taken: Callable[[str], object] = lambda _: None
        self.when_lost: Callable[[str], object] = lambda _: None
        self.beating: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Joins the others. Raises Down for a database that fails."""
        await self.beat()
        self.beating = asyncio.get_running_loop().create_task(self.go_on_beating())

    async def do(self, deed: Callable[[], T], thread: ThreadPoolExecutor | None = None) -> T:
        """The result of a deed on the database; it is done even if whoever asked is gone. Raises Down."""
        try:
            return await asyncio.shield(asyncio.get_running_loop().run_in_executor(thread or self.asking, deed))
        except SQLAlchemyError as error:
            self.all_games = True
            raise Down(f"store: {' '.join(str(error.args[0] if error.args else error).split())}") from error

    @property
    def is_sure(self) -> bool:
        """Whether nobody can have taken this worker's games from it."""
        return time.monotonic() - self.last < SURE

    # --- living -------------------------------------------------------------------------------------------------------
    async def go_on_beating(self) -> None:
        """Says again and again that this worker lives."""
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self.beat()
            except Down as error:
                warn("store-fails", worker=self.holds.me, error=str(error))

    async def beat(self) -> None:
        """Says that this worker lives, and takes in what has become of the others. Raises Down."""
        begun = time.monotonic()
        all_games = self.all_games or not self.is_sure or self.beats % LOOKING == 0
        self.all_games, self.beats = False, self.beats + 1
        self.changed.clear()
        found = await self.do(lambda: self.holds.beat(all_games=all_games), self.living)
        self.last = begun
        self.take_in(found)

    def take_in(self, found: Beat) -> None:
        """Takes in what a beat has shown."""
        self.peers, self.games = dict(found.peers), Counter(found.games)
        for number in [number for number in self.gone if number not in self.peers]:
            self.gone.pop(number).set()
        self.elsewhere = {game: peer for game, peer in self.elsewhere.items() if peer.id in self.peers}
        held = None if found.held is None else found.held - self.changed - self.leaving
        missed = () if found.held is None else self.mine - found.held - self.changed
        for game in found.taken:
            # What this worker believed to have was another's meanwhile.
            self.lose(game)
            self.put(game)
            self.when_taken(game)
        for game in missed:
            self.lose(game)
        self.mine |= held or set()

    def gone_event(self, peer: Peer) -> asyncio.Event:
        """What is set once a worker is gone."""
        return self.gone.setdefault(peer.id, asyncio.Event())

    # --- games --------------------------------------------------------------------------------------------------------
    def knows(self, game: str) -> bool:
        """Whether a game is known to be one that somebody has."""
        return game in self.mine or game in self.elsewhere

    async def holder(self, game: str) -> Peer | None:
        """The other worker that has a game, as far as is known. None where this one has it, which takes it if nobody has; or where
        there is no such game. Raises Down."""
        return self.elsewhere.get(game) or await self.asked_holder(game)

    async def asked_holder(self, game: str) -> Peer | None:
        """The other worker that has a game, as the database says. None as in `holder`. Raises Down."""
        if game in self.mine and self.is_sure:
            return None
        has_it, found = await self.do(lambda: (self.holds.has(game), self.holds.take(game)))
        if not has_it:
            # What this worker believed to have was another's meanwhile.
            self.lose(game)
        if isinstance(found, Peer):
            self.lose(game)
            self.elsewhere[game] = found
            return found
        if found:
            self.put(game)
        return None

    async def take(self, game: str) -> None:
        """Takes a game. Raises Elsewhere where another worker has it, Down."""
        peer = await self.asked_holder(game)
        if peer is not None:
            raise Elsewhere(peer)

    def put(self, game: str) -> None:
        """This worker has a game from now on."""
        self.mine.add(game)
        self.changed.add(game)
        self.elsewhere.pop(game, None)

    def lose(self, game: str) -> None:
        """Another worker has a game by now."""
        if game in self.mine:
            self.mine.discard(game)
            self.changed.add(game)
            self.when_lost(game)

    def forget(self, game: str, peer: Peer) -> None:
        """Another worker does not have a game any more, or is not reached."""
        if self.elsewhere.get(game) == peer:
            del self.elsewhere[game]

    def place_for_game(self) -> Peer | None:
        """The other worker that is to make a new game, which counts as its own at once: the one with the fewest, where it has fewer
        than this one has. None where that is this worker."""
        least = min(self.peers, key=lambda number: self.games[number], default=None)
        if least is None or self.games[least] >= len(self.mine):
            return None
        self.games[least] += 1
        return self.peers[least]

    @contextmanager
    def using(self, game: str) -> Iterator[None]:
        """While this lasts, the game is not let go."""
        self.in_use[game] += 1
        try:
            yield
        finally:
            self.in_use[game] -= 1
            if not self.in_use[game]:
                del self.in_use[game]

    async def release(self, games: Collection[str]) -> None:
        """Lets games go that nobody uses. Raises Down."""
        free = [game for game in games if game in self.mine and game not in self.in_use]
        if not free:
            return
        self.mine.difference_update(free)
        self.leaving.update(free)
        self.changed.update(free)
        try:
            await self.do(lambda: self.holds.release(free))
        finally:
            self.leaving.difference_update(free)

    async def leave(self, unneeded: Collection[str] = ()) -> None:
        """Leaves the others; of its games these go on only when somebody comes, the rest is taken over at once."""
        if self.has_left:
            return
        self.has_left = True
        if self.beating:
            self.beating.cancel()
            await asyncio.gather(self.beating, return_exceptions=True)
        # Behind a beat that is still under way.
        await self.do(lambda: self.holds.close(tuple(unneeded)), self.living)
        self.living.shutdown(wait=False)
        self.asking.shutdown(wait=False)
