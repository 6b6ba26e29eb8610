"""The nodes of dice in the book of compiled odds: which dice, and all that they can show.

They depend on nothing but the dice, so that they stay in the book when everything else leaves it.
"""

from affray.dice.pool import BITS, KIND_BITS, KIND_MASK, MOST_KINDS
from affray.lab.machine.book import (
    CAPACITY,
    CHANCE,
    DICE_AT,
    DICE_FIELDS,
    DICE_NODE,
    DICE_ROWS,
    DICE_ROWS_AT,
    DICE_SHARES_AT,
    DICE_USED,
    LEFT,
    PLACE,
    PLACES,
    STRIDE,
    Floats,
    Ints,
    mix,
    scatter,
)


def dice_node(ints: Ints, verb: int, n: int, die: int, sides: int) -> int:
    """The place of the node of dice rolled in one way; without outcomes where it is new."""
    slots = ints[CAPACITY] // DICE_FIELDS
    table = PLACES + DICE_AT * ints[CAPACITY]
    slot = scatter(mix(mix(mix(verb, n), die), sides)) & (slots - 1)
    for _ in range(slots):
        at = table + DICE_FIELDS * slot
        if ints[at + DICE_NODE + STRIDE] == 0:
            ints[at], ints[at + 1], ints[at + 2], ints[at + 3] = verb, n, die, sides
            return at + DICE_NODE
        if ints[at] == verb and ints[at + 1] == n and ints[at + 2] == die and ints[at + 3] == sides:
            return at + DICE_NODE
        slot = (slot + 1) & (slots - 1)
    raise MemoryError


def begin_node(ints: Ints, node: int) -> tuple[int, int]:
    """Begin a new node; return the places of its first row and of its first chance."""
    rows = PLACES + DICE_ROWS_AT * ints[CAPACITY] + ints[DICE_ROWS]
    chances = PLACES + DICE_SHARES_AT * ints[CAPACITY] + ints[DICE_ROWS]
    ints[node + PLACE], ints[node + CHANCE] = rows, chances
    return rows, chances


def free_rows(ints: Ints) -> int:
    """How many more rows of dice fit into the book."""
    return ints[CAPACITY] - ints[DICE_ROWS]


def end_node(ints: Ints, node: int, many: int) -> None:
    """End a new node, which has so many rows."""
    ints[node + LEFT], ints[node + STRIDE] = many, 1
    ints[DICE_ROWS] += many
    ints[DICE_USED] += 1


def fill_pools(ints: Ints, floats: Floats, node: int, n: int, die: int) -> None:
    """Fill a new node with the multisets of n dice."""
    fill_sorted(ints, floats, node, n, [1.0 / die] * die, die)


def fill_kinds(ints: Ints, floats: Floats, node: int, n: int, die: int, kinds: int) -> None:
    """Fill a new node with the multisets of kinds of n dice."""
    chances, used = [0.0] * MOST_KINDS, 1
    for face in range(die):
        kind = (kinds >> (KIND_BITS * face)) & KIND_MASK
        chances[kind] += 1.0 / die
        used = max(used, kind + 1)
    fill_sorted(ints, floats, node, n, chances, used)


def fill_sorted(ints: Ints, floats: Floats, node: int, n: int, values: list[float], used: int) -> None:
    """Fill a new node with the multisets of n dice, each of which shows a face or kind by its chance."""
    rows, chances = begin_node(ints, node)
    room = free_rows(ints)
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
                weight *= values[face]
        # What no throw shows is no outcome.
        if weight > 0.0:
            if many == room:
                raise MemoryError
            ints[rows + many], floats[chances + many] = packed, weight
            many += 1
        going = next_counts(counts, used)
    end_node(ints, node, many)


def next_counts(counts: list[int], die: int) -> bool:
    """Move on to the next multiset of the same number of dice; return False after the last one."""
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


def fill_sums(ints: Ints, floats: Floats, node: int, n: int, die: int) -> None:
    """Fill a new node with the totals of n dice."""
    rows, places = begin_node(ints, node)
    chances = [0.0] * (n * (die - 1) + 1)
    chances[0] = 1.0
    for _ in range(n):
        for points in range(len(chances) - 1, -1, -1):
            chance = 0.0
            for face in range(min(die, points + 1)):
                chance += chances[points - face]
            chances[points] = chance / die
    if len(chances) > free_rows(ints):
        raise MemoryError
    for points, chance in enumerate(chances):
        ints[rows + points], floats[places + points] = points, chance
    end_node(ints, node, len(chances))


def fill_counts(ints: Ints, floats: Floats, node: int, n: int, die: int, faces: int) -> None:
    """Fill a new node with the numbers of n dice that show one of some faces."""
    rows, places = begin_node(ints, node)
    if n + 1 > free_rows(ints):
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
    end_node(ints, node, many)
