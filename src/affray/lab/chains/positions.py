"""A whole game between two policies worked out over its positions, for any system whose games have few of them."""

from collections.abc import Callable
from typing import Generic, TypeVar

import msgspec

from affray.dice.dist import Dist
from affray.lab.field_errors import fault

S = TypeVar("S")
MOST_POSITIONS = 100_000
"""A game of more positions is played instead."""
NEAR = 1e-13
MOST_SWEEPS = 100_000


class Worked(msgspec.Struct, frozen=True):
    """A game worked out: the chance of each side to win, the mean number of rounds, the mean of what is left to each side in
    the games that it wins, and the number of positions."""

    wins: tuple[float, float]
    rounds: float
    left: tuple[float, float]
    positions: int


class Positions(Generic[S]):
    """The positions that a game may come to, each with what follows it.

    `follow` gives the positions after one with their chances and the rounds that end on the way, None at the end of the
    game; `score` is the chance of each side there, `left` what is left to a side.
    """

    def __init__(
        self,
        start: S,
        follow: Callable[[S], Dist[tuple[S, int]] | None],
        score: Callable[[S], tuple[float, ...]],
        left: Callable[[S, int], int],
    ) -> None:
        self.score, self.left = score, left
        self.place: dict[S, int] = {start: 0}
        self.follows: list[list[tuple[int, float, int]]] = []
        self.ends: dict[int, S] = {}
        waiting = [start]
        while len(self.follows) < len(waiting):
            self.add(waiting[len(self.follows)], follow, waiting)

    def add(self, state: S, follow: Callable[[S], Dist[tuple[S, int]] | None], waiting: list[S]) -> None:
        """Adds what follows a position. Raises InputError where there are too many."""
        found = follow(state)
        if found is None:
            self.ends[len(self.follows)] = state
            self.follows.append([])
            return
        steps = []
        for (after, rounds), weight in found.items():
            if after not in self.place:
                if len(waiting) == MOST_POSITIONS:
                    raise fault("", None, "positions", most=MOST_POSITIONS)
                self.place[after] = len(waiting)
                waiting.append(after)
            steps.append((self.place[after], weight / found.total, rounds))
        self.follows.append(steps)

    def worked(self) -> Worked:
        """What comes of the game from its start."""
        wins = tuple(self.value({n: self.score(end)[side] for n, end in self.ends.items()}) for side in (0, 1))
        sums = tuple(
            self.value({n: self.score(end)[side] * self.left(end, side) for n, end in self.ends.items()})
            for side in (0, 1)
        )
        left = tuple(total / chance if chance else 0.0 for total, chance in zip(sums, wins, strict=True))
        rounds = self.value(dict.fromkeys(self.ends, 0.0), count=True)
        return Worked((wins[0], wins[1]), rounds, (left[0], left[1]), len(self.follows))

    def value(self, ends: dict[int, float], *, count: bool = False) -> float:
        """The mean of what games are worth at their ends, with the rounds on the way where they count. Raises InputError for
        a game that hardly ever ends."""
        values = [ends.get(n, 0.0) for n in range(len(self.follows))]
        for _ in range(MOST_SWEEPS):
            change = 0.0
            for n in range(len(values) - 1, -1, -1):
                if n in ends:
                    continue
                stays = sum(chance for after, chance, _ in self.follows[n] if after == n)
                worth = sum(
                    chance * ((values[after] if after != n else 0.0) + rounds * count)
                    for after, chance, rounds in self.follows[n]
                )
                fresh = worth / (1 - stays) if stays < 1 else 0.0
                change, values[n] = max(change, abs(fresh - values[n])), fresh
            if change < NEAR:
                return values[0]
        raise fault("", None, "endless")
