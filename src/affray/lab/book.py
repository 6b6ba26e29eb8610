"""The book of compiled odds: the path, the nodes and the results found, in two flat arrays of numbers.

The functions on it are plain Python that numba compiles once, whatever the procedure whose odds are asked.
"""

import threading
from typing import TYPE_CHECKING, NamedTuple, cast

from affray.dice.pool import BITS

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

# The numbers at the start of the book: where the path is and how long, how deep, how much is used, the capacity.
AT, TOP, DEPTH, ROWS, KEYS, ENTRIES, CAPACITY = range(7)
MANY, STEPS, PLACES = 8, 32, 1024
MOST_DEPTH, MOST_STEPS, WIDTH = 16, 256, 16
# Fields of a step (first row of its node, number of rows, row taken) and of an entry (its key, its node).
START, COUNT, PICKED = range(3)
KEY_AT, KEY_LENGTH, FIRST, SIZE = range(4)
# Where each part of the book begins, in capacities after PLACES: entries, their table, keys, and of each depth the
# results found, their slots and index; then the rows of the nodes. In `floats` the weights of rows, then of results.
TABLE_AT, KEYS_AT, SLOTS_AT, INDEX_AT, FOUND_AT = 1, 2, 18, 18 + MOST_DEPTH, 18 + 3 * MOST_DEPTH
ROWS_AT = FOUND_AT + WIDTH * MOST_DEPTH
MOST_ROWS = 4
INTS, FLOATS = ROWS_AT + MOST_ROWS * WIDTH, MOST_ROWS + MOST_DEPTH
ROLL, ROLL_SUM, FIRST_PROCEDURE = range(3)
FIRST_CAPACITY, MOST_CAPACITY = 1 << 14, 1 << 20
Ints = list[int]
Floats = list[float]
"""Arrays, by what they are used as."""


class Book(NamedTuple):
    """The referee of compiled odds: two flat arrays that hold the path, the nodes and the results, and the policy."""

    ints: Ints
    floats: Floats
    policy: object


def new_book(policy: object, capacity: int) -> Book:
    """An empty book; memory that stays unused costs nothing."""
    import numpy as np

    ints = np.zeros(PLACES + INTS * capacity, np.int64)
    ints[CAPACITY] = capacity
    return Book(cast(Ints, ints), cast(Floats, np.ones(PLACES + FLOATS * capacity)), policy)


def opened(policy: object) -> Book:
    """The book of this thread, with nothing in it."""
    book: Book | None = getattr(KEPT, "book", None)
    if book is None:
        book = new_book(policy, FIRST_CAPACITY)
        KEPT.book = book
    ints = cast("NDArray[np.int64]", book.ints)
    capacity = int(ints[CAPACITY])
    ints[:CAPACITY] = 0
    ints[PLACES + TABLE_AT * capacity : PLACES + (TABLE_AT + 1) * capacity] = 0
    return book._replace(policy=policy)


def larger(book: Book) -> Book | None:
    """An empty book of four times the room; None when that is too much, and this thread's book is thrown away."""
    capacity = 4 * book.ints[CAPACITY]
    KEPT.book = None
    if capacity > MOST_CAPACITY:
        return None
    KEPT.book = new_book(book.policy, int(capacity))
    return cast(Book, KEPT.book)


def first_step(book: Book) -> tuple[list[list[int]], list[float]]:
    """The outcomes of the first step of the path, each in so many cells, and their chances."""
    ints, floats = cast("NDArray[np.int64]", book.ints), cast("NDArray[np.float64]", book.floats)
    start, many = int(ints[STEPS + START]), int(ints[STEPS + COUNT])
    place = PLACES + ROWS_AT * int(ints[CAPACITY]) + WIDTH * start
    rows = ints[place : place + WIDTH * many].reshape(many, WIDTH)
    return rows.tolist(), cast("list[float]", floats[PLACES + start : PLACES + start + many].tolist())


KEPT = threading.local()


# --- the book's own work, compiled once -------------------------------------------------------------------------------
def taken(ints: Ints) -> int:
    """The place of the outcome taken at this step, and on to the next one."""
    at = ints[AT]
    ints[AT] = at + 1
    step = STEPS + 3 * at
    return PLACES + ROWS_AT * ints[CAPACITY] + WIDTH * (ints[step + START] + ints[step + PICKED])


def push(ints: Ints, floats: Floats, entry: int) -> None:
    """A node becomes the next step of the path, at its first outcome."""
    top = ints[TOP]
    if top == MOST_STEPS:
        raise MemoryError
    node, step = PLACES + 4 * entry, STEPS + 3 * top
    ints[step + START], ints[step + COUNT], ints[step + PICKED] = ints[node + FIRST], ints[node + SIZE], 0
    floats[top + 1] = floats[top] * floats[PLACES + ints[node + FIRST]]
    ints[TOP] = top + 1


def advance(ints: Ints, floats: Floats, base: int) -> bool:
    """Moves on to the next path above a base; False after the last one."""
    top = ints[TOP]
    ints[AT] = base
    while top > base:
        step = STEPS + 3 * (top - 1)
        picked = ints[step + PICKED] + 1
        if picked < ints[step + COUNT]:
            ints[step + PICKED] = picked
            floats[top] = floats[top - 1] * floats[PLACES + ints[step + START] + picked]
            ints[TOP] = top
            return True
        top -= 1
    ints[TOP] = base
    return False


def mixed(value: int, more: int) -> int:
    """A number that scatters with every bit of two."""
    value = (value ^ more) * 0x9E3779B97F4A7C1
    return value ^ (value >> 29)


def key_place(ints: Ints) -> int:
    """Where the next key is to be written."""
    return PLACES + KEYS_AT * ints[CAPACITY] + ints[KEYS]


def looked_up(ints: Ints, length: int) -> int:
    """The entry of the key that was just written behind the keys, or -1 less the number of a new one."""
    capacity, used = ints[CAPACITY], ints[ENTRIES]
    keys, table = PLACES + KEYS_AT * capacity, PLACES + TABLE_AT * capacity
    at = keys + ints[KEYS]
    value = 0
    for i in range(length):
        value = mixed(value, ints[at + i])
    slot = value & (capacity - 1)
    while ints[table + slot] != 0:
        entry = ints[table + slot] - 1
        if same_key(ints, keys, PLACES + 4 * entry, at, length):
            return entry
        slot = (slot + 1) & (capacity - 1)
    if used + 1 == capacity // 4 or ints[KEYS] + 2 * length + PLACES > 16 * capacity:
        raise MemoryError
    ints[table + slot] = used + 1
    ints[PLACES + 4 * used + KEY_AT], ints[PLACES + 4 * used + KEY_LENGTH] = ints[KEYS], length
    ints[KEYS] += length
    ints[ENTRIES] = used + 1
    return -1 - used


def same_key(ints: Ints, keys: int, entry: int, at: int, length: int) -> bool:
    """Whether an entry has the key at a place."""
    if ints[entry + KEY_LENGTH] != length:
        return False
    other = keys + ints[entry + KEY_AT]
    i = 0
    while i < length and ints[other + i] == ints[at + i]:
        i += 1
    return i == length


def spot(ints: Ints) -> int:
    """Where the result of this path is to be written."""
    capacity, depth = ints[CAPACITY], ints[DEPTH]
    if 2 * (ints[MANY + depth] + 1) >= capacity:
        raise MemoryError
    return PLACES + FOUND_AT * capacity + WIDTH * (depth * capacity + ints[MANY + depth])


def record(ints: Ints, floats: Floats, width: int) -> None:
    """Adds the weight of the path to the result that was just written."""
    capacity, depth = ints[CAPACITY], ints[DEPTH]
    many, weight = ints[MANY + depth], floats[ints[TOP]]
    first = PLACES + FOUND_AT * capacity + WIDTH * depth * capacity
    sums = PLACES + (MOST_ROWS + depth) * capacity
    index = PLACES + (INDEX_AT + 2 * depth) * capacity
    at, value = first + WIDTH * many, 0
    for i in range(width):
        value = mixed(value, ints[at + i])
    slot = value & (2 * capacity - 1)
    while ints[index + slot] != 0:
        other, i = ints[index + slot] - 1, 0
        while i < width and ints[first + WIDTH * other + i] == ints[at + i]:
            i += 1
        if i == width:
            floats[sums + other] += weight
            return
        slot = (slot + 1) & (2 * capacity - 1)
    ints[index + slot] = many + 1
    ints[PLACES + (SLOTS_AT + depth) * capacity + many] = slot
    floats[sums + many] = weight
    ints[MANY + depth] = many + 1


def enter(ints: Ints, floats: Floats) -> float:
    """Goes one procedure deeper, where paths weigh from 1; the weight of the path so far, to come back to."""
    if ints[DEPTH] == MOST_DEPTH - 1:
        raise MemoryError
    ints[DEPTH] += 1
    weight = floats[ints[TOP]]
    floats[ints[TOP]] = 1.0
    return weight


def leave(ints: Ints, floats: Floats, entry: int, width: int, weight: float) -> None:
    """The results found become the node of an entry, and the path above goes on."""
    capacity, depth, first = ints[CAPACITY], ints[DEPTH], ints[ROWS]
    many = ints[MANY + depth]
    if first + many > MOST_ROWS * capacity:
        raise MemoryError
    source = PLACES + FOUND_AT * capacity + WIDTH * depth * capacity
    rows = PLACES + ROWS_AT * capacity + WIDTH * first
    index, slots = PLACES + (INDEX_AT + 2 * depth) * capacity, PLACES + (SLOTS_AT + depth) * capacity
    sums = PLACES + (MOST_ROWS + depth) * capacity
    for i in range(many):
        ints[index + ints[slots + i]] = 0
        floats[PLACES + first + i] = floats[sums + i]
        for k in range(width):
            ints[rows + WIDTH * i + k] = ints[source + WIDTH * i + k]
    ints[PLACES + 4 * entry + FIRST], ints[PLACES + 4 * entry + SIZE] = first, many
    ints[ROWS] = first + many
    ints[MANY + depth] = 0
    ints[DEPTH] = depth - 1
    floats[ints[TOP]] = weight


def add_row(ints: Ints, floats: Floats, entry: int, outcome: int, weight: float) -> None:
    """One more outcome of a node that is being filled."""
    row = ints[ROWS]
    if row == MOST_ROWS * ints[CAPACITY]:
        raise MemoryError
    ints[PLACES + ROWS_AT * ints[CAPACITY] + WIDTH * row] = outcome
    floats[PLACES + row] = weight
    node = PLACES + 4 * entry
    ints[node + SIZE] = row + 1 - ints[node + FIRST]
    ints[ROWS] = row + 1


def fill_pools(ints: Ints, floats: Floats, entry: int, n: int, die: int) -> None:
    """The multisets of n dice as the node of an entry."""
    ints[PLACES + 4 * entry + FIRST] = ints[ROWS]
    counts = [0] * die
    counts[die - 1] = n
    going = True
    while going:
        weight, left, packed = 1.0, n, 0
        for face in range(die):
            packed += counts[face] << (BITS * face)
            for i in range(counts[face]):
                weight *= left / (i + 1) / die
                left -= 1
        add_row(ints, floats, entry, packed, weight)
        going = next_counts(counts, die)


def next_counts(counts: list[int], die: int) -> bool:
    """Moves on to the next multiset of as many dice; False after the last one."""
    rest = counts[die - 1]
    counts[die - 1] = 0
    for face in range(die - 2, -1, -1):
        if rest > 0:
            counts[face] += 1
            counts[die - 1] = rest - 1
            return True
        rest = counts[face]
        counts[face] = 0
    return False


def fill_sums(ints: Ints, floats: Floats, entry: int, n: int, die: int) -> None:
    """The totals of n dice as the node of an entry."""
    ints[PLACES + 4 * entry + FIRST] = ints[ROWS]
    chances = [0.0] * (n * (die - 1) + 1)
    chances[0] = 1.0
    for _ in range(n):
        for points in range(len(chances) - 1, -1, -1):
            chance = 0.0
            for face in range(min(die, points + 1)):
                chance += chances[points - face]
            chances[points] = chance / die
    for points, chance in enumerate(chances):
        add_row(ints, floats, entry, points, chance)
