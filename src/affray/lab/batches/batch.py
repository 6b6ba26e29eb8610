"""Many games of one duel, in plain Python or as machine code, for any system whose duel is a procedure of two figures."""

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import TYPE_CHECKING, Generic, TypeVar, cast

import msgspec

from affray.core.field_errors import check_range
from affray.dice.stream import Stream
from affray.lab.machine.compile import DRAW, GAME, INDEX, Compiled, bare_machine, compiled_referee, jit, live_twins
from affray.referee import Live, Policy, Referee, StreamDice

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

F = TypeVar("F")
H = TypeVar("H")
Ended = tuple[int, int, int, int]
"""How a game ended: the winner (0, 1; -1 for none), the rounds it took, what is left to both figures."""
Duel = Callable[[Referee, F, F, int, H], Ended]
Batch = Callable[["Compiled", int, F, F, int, H, "NDArray[np.int64]"], None]
MOST_GAMES, MOST_ROUNDS = 100_000_000, 10_000
CHUNK = 200_000


class Duels(msgspec.Struct, frozen=True):
    """What came of a batch: each game's winner (0, 1; -1 for none), rounds, and what is left to both, in order of games."""

    winners: tuple[int, ...]
    rounds: tuple[int, ...]
    left: tuple[tuple[int, int], ...]

    def wins(self, figure: int) -> int:
        """How many games a figure won."""
        return self.winners.count(figure)

    @property
    def drawn(self) -> int:
        """How many games nobody won."""
        return self.winners.count(-1)


class Tally(msgspec.Struct, frozen=True):
    """Sums over a batch: games, those that each figure won, those drawn, all rounds, and their squares."""

    games: int
    wins: tuple[int, int]
    drawn: int
    rounds: int
    squares: int


class Meeting(msgspec.Struct, Generic[F, H], frozen=True):
    """Two figures that meet, with all that decides their duel."""

    duel: Duel[F, H]
    """The system's duel, a procedure."""
    a: F
    """The first figure, side 0."""
    b: F
    """The second figure, side 1."""
    policy_a: Policy
    """How the first figure chooses."""
    policy_b: Policy
    """How the second figure chooses."""
    house: H
    """The house rules, as the duel takes them."""
    limit: int = 200
    """The most rounds; a duel that takes longer has no winner."""
    small: bool = False
    """Whether the duel is compiled in one piece, which makes a small one faster."""

    def chooser(self, who: int, what: int, most: int, x: int, y: int, z: int) -> int:
        """The choice of either figure by its policy."""
        return (self.policy_a if who == 0 else self.policy_b)(who, what, most, x, y, z)


def check_batch(games: int, limit: int) -> None:
    """Check the size of a batch and its limit of rounds. Raises InputError."""
    check_range("games", games, 0, MOST_GAMES)
    check_range("limit", limit, 1, MOST_ROUNDS)


def run_games(met: Meeting[F, H], games: int, seed: int, *, compiled: bool = True) -> Duels:
    """Play games of a meeting; game g has the dice of (seed, g), compiled or not.

    Raises InputError, also where numba is missing.
    """
    check_batch(games, met.limit)
    if compiled:
        rows: list[list[int]] = [row for part in row_batches(met, games, seed) for row in part.tolist()]
    else:
        rows = [list(play_game(met, seed, game)) for game in range(games)]
    return Duels(tuple(row[0] for row in rows), tuple(row[1] for row in rows), tuple((row[2], row[3]) for row in rows))


def tally_games(met: Meeting[F, H], games: int, seed: int, *, cores: int = 1) -> Tally:
    """The sums over compiled games, the same games as those of `run_games`, without keeping each of them.

    On several cores each core plays some thousands at a time. Raises InputError, also where numba is missing.
    """
    check_batch(games, met.limit)
    won, rounds, squares = [0, 0, 0], 0, 0
    for part in row_batches(met, games, seed) if cores == 1 else parallel_batches(met, games, seed, cores):
        for winner in (0, 1, -1):
            won[winner] += int((part[:, 0] == winner).sum())
        rounds += int(part[:, 1].sum())
        squares += int((part[:, 1] ** 2).sum())
    return Tally(games, (won[0], won[1]), won[-1], rounds, squares)


def play_game(met: Meeting[F, H], seed: int, game: int) -> Ended:
    """Play one game in plain Python."""
    return met.duel(Live(StreamDice(Stream(seed, game)), {}, met.chooser, 1), met.a, met.b, met.limit, met.house)


def row_batches(met: Meeting[F, H], games: int, seed: int, start: int = 0) -> "Iterator[NDArray[np.int64]]":
    """The rows of compiled games from game `start` on, in chunks of some thousands."""
    for first in range(start, start + games, CHUNK):
        yield batch_rows(met, first, min(CHUNK, start + games - first), seed)


def parallel_batches(met: Meeting[F, H], games: int, seed: int, cores: int) -> "Iterator[NDArray[np.int64]]":
    """The rows of compiled games in chunks, played on several cores at once."""
    # The first game compiles, which only one can do at a time.
    batch_rows(met, 0, min(1, games), seed)
    many = max(1, min(CHUNK, -(-games // (4 * cores))))
    with ThreadPoolExecutor(cores) as pool:
        yield from pool.map(lambda first: batch_rows(met, first, min(many, games - first), seed), range(0, games, many))


def batch_rows(met: Meeting[F, H], first: int, games: int, seed: int) -> "NDArray[np.int64]":
    """The rows of compiled games from game `first` on: winner, rounds, and what is left to both."""
    machine = cast("Batch[F, H]", batch_machine(met.duel, small=met.small))
    ref = compiled_referee(seed, first, met.policy_a, met.policy_b)
    import numpy as np

    found = np.zeros((games, 4), np.int64)
    machine(ref, len(found), met.a, met.b, met.limit, met.house, found)
    return found


@cache
def batch_machine(duel: Duel[F, H], *, small: bool) -> Batch[F, H]:
    """The machine code that plays many games in one call. Raises InputError without numba."""
    run, bare = cast("Duel[F, H]", live_twins(inline=small).twin(duel)), bare_machine()
    import numpy as np

    nothing, single, start = np.iinfo(np.uint64).max, np.uint64(1), np.uint64(0)

    def many(ref: Compiled, games: int, a: F, b: F, limit: int, house: H, found: "NDArray[np.int64]") -> None:
        held = Compiled(bare(ref.dice), ref.policies)  # type: ignore[arg-type]
        for game in range(games):
            ref.dice[DRAW], ref.dice[INDEX] = start, nothing
            ended = run(held, a, b, limit, house)  # type: ignore[arg-type]
            found[game, 0], found[game, 1], found[game, 2], found[game, 3] = ended[0], ended[1], ended[2], ended[3]
            ref.dice[GAME] += single

    return cast("Batch[F, H]", jit(many))
