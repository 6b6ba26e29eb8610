"""What batches of duels say, with how sure it is: the games beside what is worked out."""

from collections.abc import Iterable, Iterator
from typing import TypeVar

from affray.core import InputError
from affray.core.field_errors import check_range
from affray.lab.batches.batch import CHUNK, MOST_GAMES, Ended, Meeting, check_batch, play_game, row_batches
from affray.lab.batches.estimates import mean_of, share_of
from affray.lab.batches.gpu import LEFT, ROUNDS, SQUARES, device_cuda, gpu_sums
from affray.lab.field_errors import fault
from affray.lab.machine.compile import numba_of
from affray.lab.progress import counted
from affray.lab.schema import Played

F = TypeVar("F")
H = TypeVar("H")
FEW = 3_000
"""So many games are played in plain Python, which takes less long than to compile them."""
WON, ALL = "won", "all"
"""Of which games what is left is told: of those that a side wins, or of all."""


def check_gpu(games: int, *, gpu: bool) -> None:
    """Check the number of games, and that there is a GPU and a game if a GPU is asked for. Raises InputError."""
    check_range("games", games, 0, MOST_GAMES)
    if gpu:
        if games < 1:
            raise fault("gpu", None, "gpu-games")
        device_cuda()


def play_batch(
    met: Meeting[F, H], games: int, seed: int, left_of: str = WON, *, compiled: bool | None = None, gpu: bool = False
) -> Played:
    """Play games of a meeting and return their numbers; game g has the dice of (seed, g).

    By default many games are compiled where numba is installed; with `gpu` they are played on a GPU, with the same
    results. Raises InputError.
    """
    check_range("games", games, 1, MOST_GAMES)
    check_batch(games, met.limit)
    if compiled is None:
        compiled = games > FEW and has_numba()
    found = Sums()
    if gpu:
        found.take(games, gpu_sums(met, games, seed))
    elif compiled:
        for part in counted(row_batches(met, games, seed), games, CHUNK):
            found.add(tuple(row) for row in part.tolist())
    else:
        found.add(counted(plain_games(met, games, seed), games))
    kept = found.won if left_of == WON else found.all
    return Played(
        games,
        seed,
        (share_of(found.wins[0], games), share_of(found.wins[1], games)),
        share_of(found.wins[-1], games),
        mean_of(found.rounds, found.squares, games),
        (mean_of(*kept[0]), mean_of(*kept[1])),
    )


def estimate(met: Meeting[F, H], games: int, seed: int) -> Played:
    """Play games of a meeting by machine code and return their numbers, of what is left those of all games. Raises InputError,
    also where numba is missing."""
    return play_batch(met, games, seed, ALL, compiled=True)


def plain_games(met: Meeting[F, H], games: int, seed: int) -> Iterator[Ended]:
    """Play the games in plain Python."""
    return (play_game(met, seed, game) for game in range(games))


class Sums:
    """Sums over games: wins by side (-1: nobody's), rounds and their squares; of what is left to each side the sum, the sum of
    squares and the number of games, of all and of those that it won."""

    def __init__(self) -> None:
        self.wins = {0: 0, 1: 0, -1: 0}
        self.rounds = self.squares = 0
        self.all = ([0, 0, 0], [0, 0, 0])
        self.won = ([0, 0, 0], [0, 0, 0])

    def add(self, games: Iterable[tuple[int, ...]]) -> None:
        """Add the results of some games."""
        for winner, rounds, *left in games:
            self.wins[winner] += 1
            self.rounds += rounds
            self.squares += rounds * rounds
            for side, number in enumerate(left):
                for sums in (self.all[side], self.won[side]) if winner == side else (self.all[side],):
                    sums[0] += number
                    sums[1] += number * number
                    sums[2] += 1

    def take(self, games: int, sums: tuple[int, ...]) -> None:
        """Set the sums to those that a GPU has worked out, in the order of `lab.batches.gpu`."""
        self.wins = {winner: sums[winner + 1] for winner in (-1, 0, 1)}
        self.rounds, self.squares = sums[ROUNDS], sums[SQUARES]
        for side, at in enumerate((LEFT, LEFT + 4)):
            self.all[side][:] = [sums[at], sums[at + 1], games]
            self.won[side][:] = [sums[at + 2], sums[at + 3], self.wins[side]]


def has_numba() -> bool:
    """Whether numba is installed, so that rules become machine code."""
    try:
        numba_of()
    except InputError:
        return False
    return True
