"""The book of compiled odds: the path, the nodes and the results found, in two flat arrays of numbers.

The functions on it are plain Python that numba compiles once, whatever the procedure whose odds are asked.
"""

import threading
from typing import TYPE_CHECKING, NamedTuple, cast

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Rows = tuple[NDArray[np.int64], NDArray[np.float64]]
else:
    Rows = tuple

# The numbers at the start of the book: where the path is and how long, how deep, how much is used, the capacity, where the
# machine code of the policy is, and how many nodes of dice are kept, and their rows.
AT, TOP, DEPTH, ROWS, CELLS, KEYS, ENTRIES, CAPACITY, POLICY, DICE_USED, DICE_ROWS = range(11)
STEPS, PLACES = 32, 1280
MOST_DEPTH, MOST_STEPS, WIDTH = 16, 256, 16
# Fields of a step (place of the row taken and of its chance, rows left, cells of a row) and of an entry (its key; its
# node: places of the first row and of its chance, number of rows, cells of a row).
PLACE, CHANCE, LEFT, STRIDE = range(4)
STEP, ENTRY = 4, 8
KEY_AT, KEY_LENGTH, NODE = 0, 1, 2
# Fields of the nodes of dice: four numbers that say which dice, then the node.
DICE_FIELDS, DICE_NODE = 8, 4
# Where each part of the book begins, in capacities after PLACES: entries, their table, keys, and of each depth the
# index of the results found and these; then the rows of the nodes; then the nodes of dice, which stay from odds to odds, and
# their rows. In `floats` the weights of rows, then of results, then of the rows of dice.
TABLE_AT, KEYS_AT, INDEX_AT, FOUND_AT = 1, 2, 18, 18 + 2 * MOST_DEPTH
ROWS_AT = FOUND_AT + WIDTH * MOST_DEPTH
MOST_ROWS = 4
DICE_AT = ROWS_AT + MOST_ROWS * WIDTH
DICE_ROWS_AT, DICE_SHARES_AT = DICE_AT + 1, MOST_ROWS + MOST_DEPTH
INTS, FLOATS = DICE_ROWS_AT + 1, DICE_SHARES_AT + 1
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


def fresh_book(policy: int, given: list[int]) -> Book:
    """The book of this thread, emptied, with the address of a policy and the arguments of a procedure.

    The nodes of dice stay, whoever rolled them.
    """
    book: Book | None = getattr(KEPT, "book", None)
    if book is None:
        book = new_book(FIRST_CAPACITY)
        KEPT.book = book
    ints = cast("NDArray[np.int64]", book.ints)
    capacity = int(ints[CAPACITY])
    ints[:CAPACITY] = 0
    ints[POLICY] = policy
    if 4 * max(DICE_FIELDS * int(ints[DICE_USED]), int(ints[DICE_ROWS])) > capacity:
        ints[DICE_USED] = ints[DICE_ROWS] = 0
        ints[PLACES + DICE_AT * capacity : PLACES + DICE_ROWS_AT * capacity] = 0
    ints[PLACES + TABLE_AT * capacity : PLACES + (TABLE_AT + 1) * capacity] = 0
    keys = PLACES + KEYS_AT * capacity
    ints[keys : keys + len(given)] = given
    return book


def enlarge_book() -> bool:
    """Replace this thread's book by one four times as large; return False, and drop the book, if that is too large."""
    capacity = 4 * int(KEPT.book.ints[CAPACITY])
    KEPT.book = None
    if capacity > MOST_CAPACITY:
        return False
    KEPT.book = new_book(capacity)
    return True


def reuse_book(given: list[int]) -> Book:
    """This thread's book with its nodes kept and other arguments, ready for another path from the start."""
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
def push(ints: Ints, floats: Floats, node: int) -> None:
    """Append a node, given by its place, to the path, at its first outcome."""
    top = ints[TOP]
    if top == MOST_STEPS:
        raise MemoryError
    step = STEPS + STEP * top
    chance = ints[node + CHANCE]
    ints[step + PLACE], ints[step + CHANCE] = ints[node + PLACE], chance
    ints[step + LEFT], ints[step + STRIDE] = ints[node + LEFT] - 1, ints[node + STRIDE]
    floats[top + 1] = floats[top] * floats[chance]
    ints[TOP] = top + 1


def advance(ints: Ints, floats: Floats, base: int) -> bool:
    """Move on to the next path above a base; return False after the last one."""
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


def mix(value: int, more: int) -> int:
    """A number whose highest bits, once given to `scatter`, come from every bit of two."""
    return value * 0x9E3779B97F4A7C1 + more


def scatter(value: int) -> int:
    """A slot, to be cut to the length of a table, for a number made by `mix`."""
    value *= 0x1D8E4E27C47D124F
    return value >> 32


def key_place(ints: Ints) -> int:
    """Where the next key is to be written."""
    return PLACES + KEYS_AT * ints[CAPACITY] + ints[KEYS]


def given_place(ints: Ints, entry: int) -> int:
    """Where the arguments of an entry's procedure are, which follow its number in the key."""
    return PLACES + KEYS_AT * ints[CAPACITY] + ints[PLACES + ENTRY * entry + KEY_AT] + 1


def look_up(ints: Ints, length: int) -> int:
    """The entry of the key that was just written behind the keys, or -1 less the number of a new one."""
    capacity, used = ints[CAPACITY], ints[ENTRIES]
    keys, table = PLACES + KEYS_AT * capacity, PLACES + TABLE_AT * capacity
    at = keys + ints[KEYS]
    slot = key_slot(ints, at, length) & (capacity - 1)
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


def key_slot(ints: Ints, at: int, length: int) -> int:
    """The slot of a key, to be cut to the length of the table; its numbers are mixed in four strands at once."""
    a, b, c, d = length, 0, 0, 0
    for i in range(at, at + length - 3, 4):
        a, b = mix(a, ints[i]), mix(b, ints[i + 1])
        c, d = mix(c, ints[i + 2]), mix(d, ints[i + 3])
    for i in range(at + (length & ~3), at + length):
        a = mix(a, ints[i])
    return scatter(mix(mix(mix(a, b), c), d))


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
    """Go one procedure deeper, where paths start with weight 1; return the weight of the path so far."""
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
        value = mix(value, ints[at + i])
    return scatter(value)


def record(
    ints: Ints, floats: Floats, weight: float, width: int, found: int, index: int, sums: int, many: int, mask: int
) -> int:
    """Add the weight of a path to its result, which is written behind `many` others; return how many there are now."""
    at = found + width * many
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


def grow_index(ints: Ints, width: int, found: int, index: int, many: int, mask: int) -> int:
    """Make the index of the results four times as long; return its new length less one."""
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
    """Make the results the node of an entry and go back to the path above."""
    capacity, source, sums = ints[CAPACITY], found_place(ints), sums_place(ints)
    if ints[ROWS] + many > MOST_ROWS * capacity:
        raise MemoryError
    rows, chances = PLACES + ROWS_AT * capacity + ints[CELLS], PLACES + ints[ROWS]
    node = PLACES + ENTRY * entry + NODE
    ints[node + PLACE], ints[node + CHANCE], ints[node + STRIDE], ints[node + LEFT] = rows, chances, width, many
    for i in range(many):
        floats[chances + i] = floats[sums + i]
    for i in range(width * many):
        ints[rows + i] = ints[source + i]
    ints[ROWS] += many
    ints[CELLS] += many * width
    ints[DEPTH] -= 1
    floats[ints[TOP]] = weight
