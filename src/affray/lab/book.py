"""The book of compiled odds: the path, the nodes and the results found, in two flat arrays of numbers.

The functions on it are plain Python that numba compiles once, whatever the procedure whose odds are asked.
"""

import threading
from typing import TYPE_CHECKING, NamedTuple, cast

from affray.dice.pool import BITS, KIND_BITS, KIND_MASK, MOST_KINDS

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Rows = tuple[NDArray[np.int64], NDArray[np.float64]]
else:
    Rows = tuple

# The numbers at the start of the book: where the path is and how long, how deep, how much is used, the capacity, and
# where the machine code of the policy is.
AT, TOP, DEPTH, ROWS, CELLS, KEYS, ENTRIES, CAPACITY, POLICY = range(9)
STEPS, PLACES = 32, 1280
MOST_DEPTH, MOST_STEPS, WIDTH = 16, 256, 16
# Fields of a step (place of the row taken and of its chance, rows left, cells of a row) and of an entry (its key; its
# node: places of the first row and of its chance, number of rows, cells of a row).
PLACE, CHANCE, LEFT, STRIDE = range(4)
STEP, ENTRY = 4, 8
KEY_AT, KEY_LENGTH, NODE = 0, 1, 2
# Where each part of the book begins, in capacities after PLACES: entries, their table, keys, and of each depth the
# index of the results found and these; then the rows of the nodes. In `floats` the weights of rows, then of results.
TABLE_AT, KEYS_AT, INDEX_AT, FOUND_AT = 1, 2, 18, 18 + 2 * MOST_DEPTH
ROWS_AT = FOUND_AT + WIDTH * MOST_DEPTH
MOST_ROWS = 4
INTS, FLOATS = ROWS_AT + MOST_ROWS * WIDTH, MOST_ROWS + MOST_DEPTH
ROLL, ROLL_SUM, ROLL_COUNT, ROLL_KINDS, FIRST_PROCEDURE = range(5)
FIRST_CAPACITY, MOST_CAPACITY = 1 << 14, 1 << 20
FIRST_MASK = 255
"""The index of a node begins with so many slots and one."""
Ints = list[int]
Floats = list[float]
"""Arrays, by what they are used as."""


class Book(NamedTuple):
    """The referee of compiled odds: two flat arrays that hold the path, the nodes and the results."""

    ints: Ints
    floats: Floats


def new_book(capacity: int) -> Book:
    """An empty book; memory that stays unused costs nothing."""
    import numpy as np

    ints = np.zeros(PLACES + INTS * capacity, np.int64)
    ints[CAPACITY] = capacity
    return Book(cast(Ints, ints), cast(Floats, np.ones(PLACES + FLOATS * capacity)))


def opened(policy: int, given: list[int]) -> Book:
    """The book of this thread with nothing in it but the address of a policy and the arguments of a procedure."""
    book: Book | None = getattr(KEPT, "book", None)
    if book is None:
        book = new_book(FIRST_CAPACITY)
        KEPT.book = book
    ints = cast("NDArray[np.int64]", book.ints)
    capacity = int(ints[CAPACITY])
    ints[:CAPACITY] = 0
    ints[POLICY] = policy
    ints[PLACES + TABLE_AT * capacity : PLACES + (TABLE_AT + 1) * capacity] = 0
    keys = PLACES + KEYS_AT * capacity
    ints[keys : keys + len(given)] = given
    return book


def enlarged() -> bool:
    """Makes this thread's book four times as large; False, and no book, when that is too much."""
    capacity = 4 * int(KEPT.book.ints[CAPACITY])
    KEPT.book = None
    if capacity > MOST_CAPACITY:
        return False
    KEPT.book = new_book(capacity)
    return True


def reopened(given: list[int]) -> Book:
    """This thread's book with its nodes as they are and other arguments, to go along another path from the start."""
    book: Book = KEPT.book
    ints = cast("NDArray[np.int64]", book.ints)
    ints[AT], ints[TOP], ints[DEPTH] = 0, 0, 0
    at = PLACES + KEYS_AT * int(ints[CAPACITY]) + int(ints[KEYS])
    ints[at : at + len(given)] = given
    return book


def first_step(book: Book) -> Rows:
    """The outcomes of the first step of the path, a row each, and their chances."""
    ints, floats = cast("NDArray[np.int64]", book.ints), cast("NDArray[np.float64]", book.floats)
    place, chance, left, stride = (int(value) for value in ints[STEPS : STEPS + STEP])
    rows = ints[place : place + stride * (left + 1)].reshape(left + 1, stride)
    return rows.copy(), floats[chance : chance + left + 1].copy()


KEPT = threading.local()


# --- the book's own work, compiled once -------------------------------------------------------------------------------
def push(ints: Ints, floats: Floats, entry: int) -> None:
    """A node becomes the next step of the path, at its first outcome."""
    top = ints[TOP]
    if top == MOST_STEPS:
        raise MemoryError
    node, step = PLACES + ENTRY * entry + NODE, STEPS + STEP * top
    chance = ints[node + CHANCE]
    ints[step + PLACE], ints[step + CHANCE] = ints[node + PLACE], chance
    ints[step + LEFT], ints[step + STRIDE] = ints[node + LEFT] - 1, ints[node + STRIDE]
    floats[top + 1] = floats[top] * floats[chance]
    ints[TOP] = top + 1


def advance(ints: Ints, floats: Floats, base: int) -> bool:
    """Moves on to the next path above a base; False after the last one."""
    top = ints[TOP]
    ints[AT] = base
    while top > base:
        step = STEPS + STEP * (top - 1)
        left = ints[step + LEFT]
        if left > 0:
            chance = ints[step + CHANCE] + 1
            ints[step + LEFT], ints[step + CHANCE] = left - 1, chance
            ints[step + PLACE] += ints[step + STRIDE]
            floats[top] = floats[top - 1] * floats[chance]
            ints[TOP] = top
            return True
        top -= 1
    ints[TOP] = base
    return False


def mixed(value: int, more: int) -> int:
    """A number whose highest bits, once `scattered`, come from every bit of two."""
    return value * 0x9E3779B97F4A7C1 + more


def scattered(value: int) -> int:
    """A slot, to be cut to the length of a table, for a number made by `mixed`."""
    value *= 0x1D8E4E27C47D124F
    return value >> 32


def key_place(ints: Ints) -> int:
    """Where the next key is to be written."""
    return PLACES + KEYS_AT * ints[CAPACITY] + ints[KEYS]


def given_place(ints: Ints, entry: int) -> int:
    """Where the arguments of an entry's procedure are, which follow its number in the key."""
    return PLACES + KEYS_AT * ints[CAPACITY] + ints[PLACES + ENTRY * entry + KEY_AT] + 1


def looked_up(ints: Ints, length: int) -> int:
    """The entry of the key that was just written behind the keys, or -1 less the number of a new one."""
    capacity, used = ints[CAPACITY], ints[ENTRIES]
    keys, table = PLACES + KEYS_AT * capacity, PLACES + TABLE_AT * capacity
    at = keys + ints[KEYS]
    value = ints[at]
    for i in range(1, length):
        value = mixed(value, ints[at + i])
    slot = scattered(value) & (capacity - 1)
    while ints[table + slot] != 0:
        entry = ints[table + slot] - 1
        if same_key(ints, keys, PLACES + ENTRY * entry, at, length):
            return entry
        slot = (slot + 1) & (capacity - 1)
    if used + 1 == capacity // ENTRY or ints[KEYS] + 2 * length + PLACES > 16 * capacity:
        raise MemoryError
    ints[table + slot] = used + 1
    ints[PLACES + ENTRY * used + KEY_AT], ints[PLACES + ENTRY * used + KEY_LENGTH] = ints[KEYS], length
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


def enter(ints: Ints, floats: Floats) -> float:
    """Goes one procedure deeper, where paths weigh from 1; the weight of the path so far, to come back to."""
    if ints[DEPTH] == MOST_DEPTH - 1:
        raise MemoryError
    ints[DEPTH] += 1
    weight = floats[ints[TOP]]
    floats[ints[TOP]] = 1.0
    index = index_place(ints)
    for slot in range(FIRST_MASK + 1):
        ints[index + slot] = 0
    return weight


def index_place(ints: Ints) -> int:
    """Where the index of the results found at this depth begins."""
    return PLACES + (INDEX_AT + 2 * ints[DEPTH]) * ints[CAPACITY]


def found_place(ints: Ints) -> int:
    """Where the results found at this depth begin."""
    return PLACES + (FOUND_AT + WIDTH * ints[DEPTH]) * ints[CAPACITY]


def sums_place(ints: Ints) -> int:
    """Where the weights of the results found at this depth begin, in the floats."""
    return PLACES + (MOST_ROWS + ints[DEPTH]) * ints[CAPACITY]


def slot_of(ints: Ints, at: int, width: int) -> int:
    """The slot of a result, to be cut to the length of the index."""
    value = ints[at]
    for i in range(1, width):
        value = mixed(value, ints[at + i])
    return scattered(value)


def record(ints: Ints, floats: Floats, width: int, found: int, index: int, sums: int, many: int, mask: int) -> int:
    """Adds the weight of the path to the result just written behind many others; how many there are then."""
    weight, at = floats[ints[TOP]], found + width * many
    slot = slot_of(ints, at, width) & mask
    while ints[index + slot] != 0:
        other, i = ints[index + slot] - 1, 0
        place = found + width * other
        while i < width and ints[place + i] == ints[at + i]:
            i += 1
        if i == width:
            floats[sums + other] += weight
            return many
        slot = (slot + 1) & mask
    ints[index + slot] = many + 1
    floats[sums + many] = weight
    return many + 1


def grown(ints: Ints, width: int, found: int, index: int, many: int, mask: int) -> int:
    """Makes the index of the results found four times as long; its new length less one."""
    mask = 4 * mask + 3
    if mask >= 2 * ints[CAPACITY]:
        raise MemoryError
    for slot in range(mask + 1):
        ints[index + slot] = 0
    for i in range(many):
        slot = slot_of(ints, found + width * i, width) & mask
        while ints[index + slot] != 0:
            slot = (slot + 1) & mask
        ints[index + slot] = i + 1
    return mask


def leave(ints: Ints, floats: Floats, entry: int, width: int, many: int, weight: float) -> None:
    """The results found become the node of an entry, and the path above goes on."""
    capacity, source, sums = ints[CAPACITY], found_place(ints), sums_place(ints)
    if ints[ROWS] + many > MOST_ROWS * capacity:
        raise MemoryError
    rows, chances = node_begun(ints, entry, width)
    for i in range(many):
        floats[chances + i] = floats[sums + i]
    for i in range(width * many):
        ints[rows + i] = ints[source + i]
    node_ended(ints, entry, many)
    ints[DEPTH] -= 1
    floats[ints[TOP]] = weight


def node_begun(ints: Ints, entry: int, width: int) -> tuple[int, int]:
    """The places of the first row and of its chance in the node of an entry, written from now on."""
    rows, chances = PLACES + ROWS_AT * ints[CAPACITY] + ints[CELLS], PLACES + ints[ROWS]
    node = PLACES + ENTRY * entry + NODE
    ints[node + PLACE], ints[node + CHANCE], ints[node + STRIDE] = rows, chances, width
    return rows, chances


def node_ended(ints: Ints, entry: int, many: int) -> None:
    """The node of an entry has so many rows."""
    node = PLACES + ENTRY * entry + NODE
    ints[node + LEFT] = many
    ints[ROWS] += many
    ints[CELLS] += many * ints[node + STRIDE]


def fill_pools(ints: Ints, floats: Floats, entry: int, n: int, die: int) -> None:
    """The multisets of n dice as the node of an entry."""
    fill_sorted(ints, floats, entry, n, [1.0 / die] * die, die)


def fill_kinds(ints: Ints, floats: Floats, entry: int, n: int, die: int, kinds: int) -> None:
    """The multisets of kinds of n dice as the node of an entry."""
    chances, used = [0.0] * MOST_KINDS, 1
    for face in range(die):
        kind = (kinds >> (KIND_BITS * face)) & KIND_MASK
        chances[kind] += 1.0 / die
        used = max(used, kind + 1)
    fill_sorted(ints, floats, entry, n, chances, used)


def fill_sorted(ints: Ints, floats: Floats, entry: int, n: int, of: list[float], used: int) -> None:
    """The multisets of n dice of which each shows one of some faces or kinds by its chance, as the node of an entry."""
    rows, chances = node_begun(ints, entry, 1)
    room = MOST_ROWS * ints[CAPACITY] - ints[ROWS]
    counts, shares = [0] * used, [1.0] * (n + 1)
    whole = 1.0
    for i in range(1, n + 1):
        shares[i] = shares[i - 1] / i
        whole *= i
    counts[used - 1] = n
    many, going = 0, True
    while going:
        weight, packed = whole, 0
        for face in range(used):
            packed |= counts[face] << (BITS * face)
            weight *= shares[counts[face]]
            for _ in range(counts[face]):
                weight *= of[face]
        # What no throw shows is no outcome.
        if weight > 0.0:
            if many == room:
                raise MemoryError
            ints[rows + many], floats[chances + many] = packed, weight
            many += 1
        going = next_counts(counts, used)
    node_ended(ints, entry, many)


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
    rows, places = node_begun(ints, entry, 1)
    chances = [0.0] * (n * (die - 1) + 1)
    chances[0] = 1.0
    for _ in range(n):
        for points in range(len(chances) - 1, -1, -1):
            chance = 0.0
            for face in range(min(die, points + 1)):
                chance += chances[points - face]
            chances[points] = chance / die
    if ints[ROWS] + len(chances) > MOST_ROWS * ints[CAPACITY]:
        raise MemoryError
    for points, chance in enumerate(chances):
        ints[rows + points], floats[places + points] = points, chance
    node_ended(ints, entry, len(chances))


def fill_counts(ints: Ints, floats: Floats, entry: int, n: int, die: int, faces: int) -> None:
    """How many of n dice show one of some faces as the node of an entry."""
    rows, places = node_begun(ints, entry, 1)
    if ints[ROWS] + n + 1 > MOST_ROWS * ints[CAPACITY]:
        raise MemoryError
    good = 0
    for face in range(die):
        good += faces >> face & 1
    share = good / die
    chances = [0.0] * (n + 1)
    chances[0] = 1.0
    for thrown in range(n):
        for k in range(thrown + 1, 0, -1):
            chances[k] = chances[k] * (1.0 - share) + chances[k - 1] * share
        chances[0] *= 1.0 - share
    many = 0
    for k, chance in enumerate(chances):
        # A count that no throw shows is no outcome.
        if chance > 0.0:
            ints[rows + many], floats[places + many] = k, chance
            many += 1
    node_ended(ints, entry, many)
