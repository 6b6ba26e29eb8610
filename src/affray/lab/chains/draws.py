"""Duels by table draws: each blow is one draw from its exact chances, and not dice by dice.

The functions on flat arrays are plain Python that numba compiles, as those of `lab.chains.bouts` are; without numba the same games
are played by numpy, thousands at once. A draw is a hash of seed, game and number, so that game g of a seed is the same
whoever plays it.
"""

from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, NamedTuple

from affray.lab.batches.batch import check_batch
from affray.lab.chains.bouts import (
    BLOW,
    CHANCE,
    CHANGE_A,
    CHANGE_B,
    CHANGED_A,
    CHANGED_B,
    CHILDREN,
    CLASS_A,
    CLASS_B,
    CLASSES_B,
    COUNT,
    DOWN,
    ENTRIES,
    EVENT,
    EVENTS,
    FIRST,
    GIVEN,
    HITS_A,
    HITS_B,
    HOME_A,
    HOME_B,
    KIND,
    LEAF,
    LISTS,
    MARK_A,
    MARK_B,
    MARKS,
    NA,
    NB,
    NOBODY,
    NODE,
    NODES,
    ORDER_A,
    ORDER_B,
    PAST,
    ROOTS,
    SPENT_A,
    SPENT_B,
    STANDS_A,
    STANDS_B,
    STARTS_B,
    STRIKER,
    STRUCK_A,
    STRUCK_B,
    Bout,
    given_event,
    root_of,
)
from affray.lab.chains.solving import machine_function
from affray.lab.machine.compile import numba_of

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Table = NDArray[np.int64]
    Words = NDArray[np.uint64]
    Chances = NDArray[np.float64]

CHUNK = 50_000
DRAW_BITS, SMALLEST = 24, 2.0**-53
"""A game has so many bits of draws; the least step between two draws."""
STEP, FIRST_MIX, SECOND_MIX = 0x9E3779B97F4A7C15, 0xBF58476D1CE4E5B9, 0x94D049BB133111EB
"""The constants of the generator SplitMix64."""


class Urns(NamedTuple):
    """A bout made ready for draws: the chances of the entries of each blow added up, from 0 to 1."""

    bout: Bout
    sums: "Chances"


def urns(bout: Bout) -> Urns:
    """The urns of a bout."""
    import numpy as np

    sums = np.zeros(len(bout.chances))
    lists = bout.ints[int(bout.ints[LISTS]) : int(bout.ints[ENTRIES])]
    for first, last in zip(lists[:-1].tolist(), lists[1:].tolist(), strict=True):
        if last > first:
            sums[first:last] = np.cumsum(bout.chances[first:last])
            sums[last - 1] = 1.0
    return Urns(bout, sums)


# --- as machine code --------------------------------------------------------------------------------------------------
# What `keys` holds: the seed's key, the number of the next draw, the constants of the hash, and one.
SEED, NEXT, BY, MIX_1, MIX_2, SHIFT_1, SHIFT_2, SHIFT_3, SHIFT_4, ONE, DRAWS = range(11)


def keys_of(seed: int) -> "Words":
    """The keys of the generator for a seed."""
    import numpy as np

    mixed = (seed * FIRST_MIX + STEP) % 2**64
    return np.array([mixed, 0, STEP, FIRST_MIX, SECOND_MIX, 30, 27, 31, 11, 1, 1 << DRAW_BITS], np.uint64)


def draw(keys: "Words") -> float:
    """Draw a number of at least 0 and below 1."""
    mixed = keys[SEED] + keys[BY] * keys[NEXT]
    mixed = (mixed ^ (mixed >> keys[SHIFT_1])) * keys[MIX_1]
    mixed = (mixed ^ (mixed >> keys[SHIFT_2])) * keys[MIX_2]
    keys[NEXT] += keys[ONE]
    found: float = ((mixed ^ (mixed >> keys[SHIFT_3])) >> keys[SHIFT_4]) * SMALLEST
    return found


def draw_event(ints: "Table", weights: "Chances", keys: "Words", i: int, j: int) -> int:
    """Draw the event of a pair."""
    node = root_of(ints, i, j)
    at = ints[NODES] + NODE * node
    if ints[at + KIND] == CHANCE:
        left, branch = draw(keys), 0
        while branch < ints[at + COUNT] - 1 and left >= weights[ints[at + FIRST] + branch]:
            left -= weights[ints[at + FIRST] + branch]
            branch += 1
        node = ints[ints[CHILDREN] + ints[at + FIRST] + branch]
    return given_event(ints, node, i, j)


def draw_entry(sums: "Chances", first: int, last: int, wanted: float) -> int:
    """The entry of a blow that a drawn number falls on."""
    at = first
    while sums[at] <= wanted and at < last - 1:
        at += 1
    return at


def play_games(
    ints: "Table", sums: "Chances", weights: "Chances", keys: "Words", first: int, limit: int, found: "Table"
) -> float:
    """Play as many games as `found` has rows, from game `first` on; a row holds winner, rounds and the marks left to
    both."""
    for game in range(len(found)):
        keys[NEXT] = (first + game) * keys[DRAWS]
        i, j, rounds, winner = ints[ints[ORDER_A]], ints[ints[ORDER_B]], 1, -1
        while rounds <= limit:
            event = ints[EVENTS] + EVENT * draw_event(ints, weights, keys, i, j)
            i = ints[ints[CHANGED_A] + ints[event + CHANGE_A] * ints[NA] + i]
            j = ints[ints[CHANGED_B] + ints[event + CHANGE_B] * ints[NB] + j]
            striker = ints[event + STRIKER]
            if striker == 0:
                entry = ints[LISTS] + ints[event + BLOW] * ints[MARKS] + ints[ints[MARK_B] + j]
                place = ints[ENTRIES] + 2 * draw_entry(sums, ints[entry], ints[entry + 1], draw(keys))
                i = ints[ints[SPENT_A] + ints[place] * ints[NA] + i]
                j = ints[ints[STRUCK_B] + j * ints[HITS_B] + ints[place + 1]]
            elif striker != NOBODY:
                entry = ints[LISTS] + ints[event + BLOW] * ints[MARKS] + ints[ints[MARK_A] + i]
                place = ints[ENTRIES] + 2 * draw_entry(sums, ints[entry], ints[entry + 1], draw(keys))
                j = ints[ints[SPENT_B] + ints[place] * ints[NB] + j]
                i = ints[ints[STRUCK_A] + i * ints[HITS_A] + ints[place + 1]]
            if ints[ints[STANDS_A] + i] == DOWN or ints[ints[STANDS_B] + j] == DOWN:
                winner = 0 if ints[ints[STANDS_B] + j] == DOWN else 1
                break
            if ints[ints[STANDS_A] + i] == PAST and ints[ints[STANDS_B] + j] == PAST:
                i = ints[ints[ORDER_A] + ints[ints[HOME_A] + i] // ints[STARTS_B]]
                j = ints[ints[ORDER_B] + ints[ints[HOME_B] + j]]
                rounds += 1
        found[game, 0], found[game, 1] = winner, min(rounds, limit)
        found[game, 2], found[game, 3] = ints[ints[MARK_A] + i], ints[ints[MARK_B] + j]
    return 0.0


# --- by numpy alone ---------------------------------------------------------------------------------------------------
class ManyGames:
    """Many games at once, in columns."""

    def __init__(self, ready: Urns, seed: int) -> None:
        import numpy as np

        self.bout, self.ints = ready.bout, ready.bout.ints
        self.keys = keys_of(seed)
        starts = self.ints[int(self.ints[LISTS]) : int(self.ints[ENTRIES])]
        self.lists = np.repeat(np.arange(len(starts) - 1), np.diff(starts)) + ready.sums

    def numbers_at(self, place: int, offset: "Table | int") -> "Table":
        """The numbers of a part of the bout at some places."""
        found: Table = self.ints[self.ints[place] + offset]
        return found

    def draws(self, numbers: "Words") -> "Chances":
        """Draw a number for each game and move its counter on."""
        keys = self.keys
        mixed = keys[SEED] + keys[BY] * numbers
        mixed = (mixed ^ (mixed >> keys[SHIFT_1])) * keys[MIX_1]
        mixed = (mixed ^ (mixed >> keys[SHIFT_2])) * keys[MIX_2]
        found: Chances = ((mixed ^ (mixed >> keys[SHIFT_3])) >> keys[SHIFT_4]) * SMALLEST
        return found

    def play(self, first: int, games: int, limit: int) -> "Table":
        """Play games from game `first` on; a row holds winner, rounds and the marks left to both."""
        import numpy as np

        found = np.zeros((games, 4), np.int64)
        found[:, 0] = -1
        number = np.arange(games)
        i, j = np.full(games, self.numbers_at(ORDER_A, 0)), np.full(games, self.numbers_at(ORDER_B, 0))
        numbers = np.arange(first, first + games).astype(np.uint64) * self.keys[DRAWS]
        rounds = np.ones(games, np.int64)
        while len(number):
            numbers, event = self.events(numbers, i, j)
            numbers, i, j = self.forms_after_blow(numbers, event, i, j)
            at_a, at_b = self.numbers_at(STANDS_A, i), self.numbers_at(STANDS_B, j)
            over, next_round = (at_a == DOWN) | (at_b == DOWN), (at_a == PAST) & (at_b == PAST)
            found[number[over], 0] = np.where(at_b[over] == DOWN, 0, 1)
            found[number, 1] = rounds
            found[number, 2], found[number, 3] = self.numbers_at(MARK_A, i), self.numbers_at(MARK_B, j)
            home_a, home_b = self.numbers_at(HOME_A, i) // self.ints[STARTS_B], self.numbers_at(HOME_B, j)
            i, j = (
                np.where(next_round, self.numbers_at(ORDER_A, home_a), i),
                np.where(next_round, self.numbers_at(ORDER_B, home_b), j),
            )
            found[number[next_round], 2] = self.numbers_at(MARK_A, i[next_round])
            found[number[next_round], 3] = self.numbers_at(MARK_B, j[next_round])
            rounds = rounds + next_round
            on = ~over & (rounds <= limit)
            number, numbers, i, j, rounds = number[on], numbers[on], i[on], j[on], rounds[on]
        return found

    def events(self, numbers: "Words", i: "Table", j: "Table") -> "tuple[Words, Table]":
        """Draw the event of each game."""
        import numpy as np

        node = self.numbers_at(ROOTS, self.numbers_at(CLASS_A, i) * self.ints[CLASSES_B] + self.numbers_at(CLASS_B, j))
        lots = self.numbers_at(NODES, NODE * node + KIND) == CHANCE
        if lots.any():
            left = self.draws(numbers[lots])
            first = self.numbers_at(NODES, NODE * node[lots] + FIRST)
            many = self.numbers_at(NODES, NODE * node[lots] + COUNT)
            branch = np.zeros(len(left), np.int64)
            for _ in range(int(many.max()) - 1):
                weight = self.bout.weights[first + branch]
                on = (branch < many - 1) & (left >= weight)
                left, branch = np.where(on, left - weight, left), branch + on
            node[lots] = self.numbers_at(CHILDREN, first + branch)
            numbers = numbers + lots.astype(np.uint64)
        marks = self.numbers_at(MARK_A, i) * self.ints[MARKS] + self.numbers_at(MARK_B, j)
        open_still = self.numbers_at(NODES, NODE * node + KIND) != LEAF
        while open_still.any():
            at = NODE * node[open_still]
            child = self.ints[self.numbers_at(NODES, at + GIVEN) + marks[open_still]]
            node[open_still] = self.numbers_at(CHILDREN, self.numbers_at(NODES, at + FIRST) + child)
            open_still = self.numbers_at(NODES, NODE * node + KIND) != LEAF
        return numbers, self.numbers_at(NODES, NODE * node + FIRST)

    def forms_after_blow(
        self, numbers: "Words", event: "Table", i: "Table", j: "Table"
    ) -> "tuple[Words, Table, Table]":
        """The forms of both sides after the event of each game."""
        import numpy as np

        at = EVENT * event
        i = self.numbers_at(CHANGED_A, self.numbers_at(EVENTS, at + CHANGE_A) * self.ints[NA] + i)
        j = self.numbers_at(CHANGED_B, self.numbers_at(EVENTS, at + CHANGE_B) * self.ints[NB] + j)
        striker, blow = self.numbers_at(EVENTS, at + STRIKER), self.numbers_at(EVENTS, at + BLOW) * self.ints[MARKS]
        strikes = striker != NOBODY
        wanted = self.draws(numbers)
        by_a = striker == 0
        lists = blow + np.where(by_a, self.numbers_at(MARK_B, j), self.numbers_at(MARK_A, i))
        entry = np.searchsorted(self.lists, lists + wanted, side="right")
        entry = np.minimum(entry, self.numbers_at(LISTS, lists + 1) - 1)
        spent, hit = self.numbers_at(ENTRIES, 2 * entry), self.numbers_at(ENTRIES, 2 * entry + 1)
        spent, hit = np.where(strikes, spent, 0), np.where(strikes, hit, 0)
        by_b = strikes & ~by_a
        next_i = np.where(by_a, self.numbers_at(SPENT_A, spent * by_a * self.ints[NA] + i), i)
        next_i = np.where(by_b, self.numbers_at(STRUCK_A, i * self.ints[HITS_A] + hit * by_b), next_i)
        next_j = np.where(by_b, self.numbers_at(SPENT_B, spent * by_b * self.ints[NB] + j), j)
        next_j = np.where(by_a, self.numbers_at(STRUCK_B, j * self.ints[HITS_B] + hit * by_a), next_j)
        return numbers + strikes.astype(np.uint64), next_i, next_j


# --- batches ----------------------------------------------------------------------------------------------------------
def draw_games(
    ready: Urns, games: int, seed: int, limit: int = 200, *, first: int = 0, cores: int = 1, compiled: bool = True
) -> "Table":
    """Play games with given answers from game `first` on; a row holds winner, rounds and the marks left to both.

    On several cores each core plays a part. Raises InputError, also where games are to be compiled and numba is
    missing.
    """
    import numpy as np

    check_batch(games, limit)
    if not compiled:
        parts = [
            ManyGames(ready, seed).play(at, min(CHUNK, first + games - at), limit)
            for at in range(first, first + games, CHUNK)
        ]
        return np.concatenate(parts) if parts else np.zeros((0, 4), np.int64)
    numba_of()
    run, bout = machine_function(play_games), ready.bout
    found = np.zeros((games, 4), np.int64)
    share = -(-games // max(1, cores))

    def play(at: int) -> None:
        run(bout.ints, ready.sums, bout.weights, keys_of(seed), first + at, limit, found[at : at + share])

    starts = range(0, games, share) if games else range(0)
    if cores > 1:
        with ThreadPoolExecutor(cores) as pool:
            list(pool.map(play, starts))
    else:
        for at in starts:
            play(at)
    return found
