"""Bouts of two figures as chains of the pairs of their forms: how often each pair is come to, and what it is worth when
somebody chooses.

A round starts with a pair of forms, goes through pairs in which one of them has acted, and comes to the start of the
next. What a blow does to the one who is struck depends on its own form alone, and so does what it does to the one who
strikes: so the chances of a blow are kept once, and not for every pair. All of it is two flat arrays of numbers; the
functions on them are plain Python that numba compiles once, whatever the system, and keeps on disk.

A pair that may come back to itself is solved for itself (closed) and not gone through again and again; pairs that may
come back to themselves by way of others take several sweeps.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple, TypeVar

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Table = NDArray[np.int64]
    Chances = NDArray[np.float64]

F = TypeVar("F", bound=Callable[..., object])

# The numbers at the start of `ints`: how many forms each side has, how many marks, classes and hits; then where each part
# begins.
(
    NA, NB, MARKS, CLASSES_B, HITS_A, HITS_B, STARTS_A, STARTS_B, STAGES_MANY,
    MOST_NODES, MANY_EVENTS, CLASS_A, CLASS_B, MARK_A, MARK_B, ROOTS, NODES, CHILDREN, ANSWERS, EVENTS, CHANGED_A, CHANGED_B, SPENT_A, SPENT_B,
    STRUCK_A, STRUCK_B, LISTS, ENTRIES, STANDS_A, STANDS_B, HOME_A, HOME_B, BETWEEN_A, BETWEEN_B, LOST_A, LOST_B, ORDER_A, ORDER_B, GROUPS_A, GROUPS_B, MEMBERS_A, MEMBERS_B, STILL_A, STILL_B, STAGES,
    HEADER,
) = range(46)  # fmt: skip

# A node: its kind, its first child, how many there are, where the answers of a policy begin, and the node behind the last
# one below it. A leaf has an event for a child; the children of a chance have weights. Children come after their parents.
KIND, FIRST, COUNT, GIVEN, END, NODE = range(6)
CHANCE, BEST_A, BEST_B, GIVEN_ANSWER, LEAF = range(5)
# An event: who strikes (or NOBODY), the table of the blow, and what the declarations before it make of each form.
STRIKER, BLOW, CHANGE_A, CHANGE_B, EVENT = range(5)
NOBODY = 2
# Kinds of forms between two starts, for the stages of a round: it may act yet; the same, and nobody has struck it; it has
# struck; it has done something else.
KINDS = 4
OPEN, FRESH, DONE, BUSY = range(KINDS)
# Where a form stands in a round: it may act yet (a pair of two such is a start), its round is in between, it has acted (a
# pair of two such goes on with the next start), it is down.
AHEAD, HALFWAY, PAST, DOWN = range(4)
MOST_BRANCHES = 4
"""So many ways chance may go before anybody chooses at the most."""
NEGLIGIBLE = 1e-17
"""What is left to go on with no greater chance is left alone."""
NEAR = 1e-14
MOST_PAIRS = 100_000.0
"""More pairs there are not between two starts."""
MOST_SWEEPS, MOST_STEPS = 10_000, 40


class Bout(NamedTuple):
    """All of a bout in numbers (see the places above), the chances of the entries of its blows and of the ways of chance;
    the place of the pair that it starts with, how many places are starts, how many there are, and whether it may come back
    to a pair by way of others."""

    ints: "Table"
    chances: "Chances"
    weights: "Chances"
    start: int
    starts: int
    places: int
    returns: bool


# --- going through a bout ---------------------------------------------------------------------------------------------
def place_of(ints: "Table", a: int, b: int) -> int:
    """The place of a pair: of starts first, then of pairs between two starts, then of ends, by the form that is left up."""
    at_a, at_b = ints[ints[STANDS_A] + a], ints[ints[STANDS_B] + b]
    if at_b == DOWN:
        found: int = ints[LOST_B] + a
    elif at_a == DOWN:
        found = ints[LOST_A] + b
    elif at_a == at_b and at_a != HALFWAY:
        found = ints[ints[HOME_A] + a] + ints[ints[HOME_B] + b]
    else:
        found = ints[ints[BETWEEN_A] + a] + ints[ints[BETWEEN_B] + b]
    return found


def push_event(ints: "Table", chances: "Chances", mass: "Chances", event: int, i: int, j: int, much: float) -> None:
    """Move mass from a pair to all pairs that an event leads to."""
    nb = ints[NB]
    at = ints[EVENTS] + EVENT * event
    a = ints[ints[CHANGED_A] + ints[at + CHANGE_A] * ints[NA] + i]
    b = ints[ints[CHANGED_B] + ints[at + CHANGE_B] * nb + j]
    striker, blow = ints[at + STRIKER], ints[at + BLOW]
    if striker == NOBODY:
        mass[place_of(ints, a, b)] += much
        return
    if striker == 0:
        entry = ints[LISTS] + blow * ints[MARKS] + ints[ints[MARK_B] + b]
        spent, row = ints[SPENT_A] + a, ints[STRUCK_B] + b * ints[HITS_B]
        for k in range(ints[entry], ints[entry + 1]):
            place = ints[ENTRIES] + 2 * k
            own = ints[spent + ints[place] * ints[NA]]
            mass[place_of(ints, own, ints[row + ints[place + 1]])] += much * chances[k]
        return
    entry = ints[LISTS] + blow * ints[MARKS] + ints[ints[MARK_A] + a]
    spent, row = ints[SPENT_B] + b, ints[STRUCK_A] + a * ints[HITS_A]
    for k in range(ints[entry], ints[entry + 1]):
        place = ints[ENTRIES] + 2 * k
        own = ints[spent + ints[place] * nb]
        mass[place_of(ints, ints[row + ints[place + 1]], own)] += much * chances[k]


def given_event(ints: "Table", node: int, i: int, j: int) -> int:
    """The event that the given answers of the policies lead to from a node."""
    at = ints[NODES] + NODE * node
    while ints[at + KIND] != LEAF:
        child = ints[ints[at + GIVEN] + ints[ints[MARK_A] + i] * ints[MARKS] + ints[ints[MARK_B] + j]]
        at = ints[NODES] + NODE * ints[ints[CHILDREN] + ints[at + FIRST] + child]
    event: int = ints[at + FIRST]
    return event


def root_of(ints: "Table", i: int, j: int) -> int:
    """The node at which the tree of a pair begins."""
    found: int = ints[ints[ROOTS] + ints[ints[CLASS_A] + i] * ints[CLASSES_B] + ints[ints[CLASS_B] + j]]
    return found


def push_pair(
    ints: "Table", chances: "Chances", weights: "Chances", mass: "Chances", taken: "Table", i: int, j: int, much: float
) -> None:
    """Move mass from a pair to the pairs that follow, by the events taken if there are any, else by given answers."""
    root = ints[NODES] + NODE * root_of(ints, i, j)
    many = ints[root + COUNT] if ints[root + KIND] == CHANCE else 1
    for branch in range(many):
        node, weight = root_of(ints, i, j), 1.0
        if ints[root + KIND] == CHANCE:
            node, weight = ints[ints[CHILDREN] + ints[root + FIRST] + branch], weights[ints[root + FIRST] + branch]
        chosen = taken[MOST_BRANCHES * place_of(ints, i, j) + branch] if len(taken) > 0 else -1
        event = chosen if chosen >= 0 else given_event(ints, node, i, j)
        push_event(ints, chances, mass, event, i, j, much=much * weight)


def push_group(
    ints: "Table", chances: "Chances", weights: "Chances", mass: "Chances", taken: "Table", k: int, m: int
) -> None:
    """Move on the mass of the pairs between two starts that lead to start (k, m) if nothing else happens."""
    for stage in range(ints[STAGES_MANY] - 1, -1, -1):
        kind_a, kind_b = ints[ints[STAGES] + 2 * stage], ints[ints[STAGES] + 2 * stage + 1]
        of_a, of_b = ints[GROUPS_A] + KINDS * k + kind_a, ints[GROUPS_B] + KINDS * m + kind_b
        for p in range(ints[of_a], ints[of_a + 1]):
            i = ints[ints[MEMBERS_A] + p]
            for q in range(ints[of_b], ints[of_b + 1]):
                j = ints[ints[MEMBERS_B] + q]
                here = place_of(ints, i, j)
                much = mass[here]
                if much > 0.0:
                    mass[here] = 0.0
                    push_pair(ints, chances, weights, mass, taken, i, j=j, much=much)


def flow(
    ints: "Table", chances: "Chances", weights: "Chances", mass: "Chances", taken: "Table", visits: "Chances"
) -> float:
    """Move all mass on, each start closed for itself; return how much never ends.

    `visits` adds up how often each start is reached. `mass` becomes what has ended, and what came back to a start by
    way of others.
    """
    endless = 0.0
    for k in range(ints[STARTS_A]):
        i = ints[ints[ORDER_A] + k]
        for m in range(ints[STARTS_B]):
            here = place_of(ints, i, ints[ints[ORDER_B] + m])
            push_group(ints, chances, weights, mass, taken, k, m=m)
            much = mass[here]
            if much <= NEGLIGIBLE:
                continue
            mass[here] = 0.0
            visits[here] += much
            push_pair(ints, chances, weights, mass, taken, i, j=ints[ints[ORDER_B] + m], much=much)
            push_group(ints, chances, weights, mass, taken, k, m=m)
            back = mass[here]
            mass[here] = 0.0
            if back >= much * (1.0 - NEAR):
                endless += back
            elif back > 0.0:
                more = back / (1.0 - back / much)
                visits[here] += more
                push_pair(ints, chances, weights, mass, taken, i, j=ints[ints[ORDER_B] + m], much=more)
                push_group(ints, chances, weights, mass, taken, k, m=m)
                mass[here] = 0.0
    return endless


def flow_round(
    ints: "Table", chances: "Chances", weights: "Chances", mass: "Chances", taken: "Table", before: "Chances"
) -> float:
    """Play one round from the mass at the starts; return how much has ended in it."""
    for k in range(ints[STARTS_A]):
        i = ints[ints[ORDER_A] + k]
        for m in range(ints[STARTS_B]):
            j = ints[ints[ORDER_B] + m]
            much = before[place_of(ints, i, j)]
            if much > 0.0:
                push_pair(ints, chances, weights, mass, taken, i, j=j, much=much)
    for k in range(ints[STARTS_A]):
        for m in range(ints[STARTS_B]):
            push_group(ints, chances, weights, mass, taken, k, m=m)
    return 0.0


# --- choosing ---------------------------------------------------------------------------------------------------------
def weigh(
    ints: "Table", chances: "Chances", worth: "Chances", scratch: "Chances", event: int, i: int, j: int, now: float
) -> None:
    """Write what an event at a pair is worth, and its share of the pair that is being solved, into the scratch book,
    unless it is there since `now`."""
    place = 3 * event
    if scratch[place] == now:
        return
    nb = ints[NB]
    at = ints[EVENTS] + EVENT * event
    a = ints[ints[CHANGED_A] + ints[at + CHANGE_A] * ints[NA] + i]
    b = ints[ints[CHANGED_B] + ints[at + CHANGE_B] * nb + j]
    striker, blow = ints[at + STRIKER], ints[at + BLOW]
    value, share = 0.0, 0.0
    if striker == NOBODY:
        pair = place_of(ints, a, b)
        value, share = worth[2 * pair], worth[2 * pair + 1]
    elif striker == 0:
        entry = ints[LISTS] + blow * ints[MARKS] + ints[ints[MARK_B] + b]
        spent, row = ints[SPENT_A] + a, ints[STRUCK_B] + b * ints[HITS_B]
        for k in range(ints[entry], ints[entry + 1]):
            at_entry = ints[ENTRIES] + 2 * k
            pair = place_of(ints, ints[spent + ints[at_entry] * ints[NA]], ints[row + ints[at_entry + 1]])
            value += chances[k] * worth[2 * pair]
            share += chances[k] * worth[2 * pair + 1]
    else:
        entry = ints[LISTS] + blow * ints[MARKS] + ints[ints[MARK_A] + a]
        spent, row = ints[SPENT_B] + b, ints[STRUCK_A] + a * ints[HITS_A]
        for k in range(ints[entry], ints[entry + 1]):
            at_entry = ints[ENTRIES] + 2 * k
            pair = place_of(ints, ints[row + ints[at_entry + 1]], ints[spent + ints[at_entry] * nb])
            value += chances[k] * worth[2 * pair]
            share += chances[k] * worth[2 * pair + 1]
    scratch[place], scratch[place + 1], scratch[place + 2] = now, value, share


def decide(
    ints: "Table", chances: "Chances", weights: "Chances", worth: "Chances", scratch: "Chances", taken: "Table",
    i: int, j: int, now: float,
) -> None:  # fmt: skip
    """The worth of a pair under the best choices, from the leaves of its tree up; what is chosen is written down."""
    root, pair = root_of(ints, i, j), place_of(ints, i, j)
    nodes, board = ints[NODES], 3 * ints[MANY_EVENTS]
    for node in range(ints[nodes + NODE * root + END] - 1, root - 1, -1):
        at, here = nodes + NODE * node, board + 3 * (node - root)
        kind, first = ints[at + KIND], ints[CHILDREN] + ints[at + FIRST]
        if kind == LEAF:
            weigh(ints, chances, worth, scratch, event=ints[at + FIRST], i=i, j=j, now=now)
            scratch[here], place = ints[at + FIRST], 3 * ints[at + FIRST]
            scratch[here + 1], scratch[here + 2] = scratch[place + 1], scratch[place + 2]
        elif kind == CHANCE:
            value, share = 0.0, 0.0
            for branch in range(ints[at + COUNT]):
                child, weight = board + 3 * (ints[first + branch] - root), weights[ints[at + FIRST] + branch]
                value += weight * scratch[child + 1]
                share += weight * scratch[child + 2]
                taken[MOST_BRANCHES * pair + branch] = int(scratch[child])
            scratch[here + 1], scratch[here + 2] = value, share
        else:
            picked = board + 3 * (ints[first + best_child(ints, scratch, at, i, j, board - 3 * root)] - root)
            scratch[here], scratch[here + 1], scratch[here + 2] = (
                scratch[picked],
                scratch[picked + 1],
                scratch[picked + 2],
            )
    if ints[nodes + NODE * root + KIND] != CHANCE:
        taken[MOST_BRANCHES * pair] = int(scratch[board])
    worth[2 * pair], worth[2 * pair + 1] = scratch[board + 1], scratch[board + 2]


def best_child(ints: "Table", scratch: "Chances", at: int, i: int, j: int, board: int) -> int:
    """Which child of a node is chosen: the given one, or the first of those that are worth the most to who chooses."""
    kind, first = ints[at + KIND], ints[CHILDREN] + ints[at + FIRST]
    if kind == GIVEN_ANSWER:
        found: int = ints[ints[at + GIVEN] + ints[ints[MARK_A] + i] * ints[MARKS] + ints[ints[MARK_B] + j]]
        return found
    best, sign = 0, 1.0 if kind == BEST_A else -1.0
    for child in range(1, ints[at + COUNT]):
        gain = scratch[board + 3 * ints[first + child] + 1] - scratch[board + 3 * ints[first + best] + 1]
        if sign * gain > NEAR:
            best = child
    return best


def decide_group(
    ints: "Table", chances: "Chances", weights: "Chances", worth: "Chances", scratch: "Chances", taken: "Table",
    k: int, m: int, now: float,
) -> None:  # fmt: skip
    """The worth of all pairs between two starts that lead on to a start at the least."""
    for stage in range(ints[STAGES_MANY]):
        kind_a, kind_b = ints[ints[STAGES] + 2 * stage], ints[ints[STAGES] + 2 * stage + 1]
        of_a, of_b = ints[GROUPS_A] + KINDS * k + kind_a, ints[GROUPS_B] + KINDS * m + kind_b
        for p in range(ints[of_a], ints[of_a + 1]):
            for q in range(ints[of_b], ints[of_b + 1]):
                i, j = ints[ints[MEMBERS_A] + p], ints[ints[MEMBERS_B] + q]
                now += 1.0
                decide(ints, chances, weights, worth, scratch, taken, i=i, j=j, now=now)


def forget_shares(ints: "Table", worth: "Chances", k: int, m: int) -> None:
    """The pairs between are known: their share of the start at the least is no longer open."""
    for stage in range(ints[STAGES_MANY]):
        kind_a, kind_b = ints[ints[STAGES] + 2 * stage], ints[ints[STAGES] + 2 * stage + 1]
        of_a, of_b = ints[GROUPS_A] + KINDS * k + kind_a, ints[GROUPS_B] + KINDS * m + kind_b
        for p in range(ints[of_a], ints[of_a + 1]):
            for q in range(ints[of_b], ints[of_b + 1]):
                worth[2 * place_of(ints, ints[ints[MEMBERS_A] + p], ints[ints[MEMBERS_B] + q]) + 1] = 0.0


def close_start(
    ints: "Table", chances: "Chances", weights: "Chances", worth: "Chances", scratch: "Chances", taken: "Table",
    k: int, m: int, now: float,
) -> float:  # fmt: skip
    """Solves a start that may come back to itself, with the pairs between that lead to it; the last stamp used."""
    i, j = ints[ints[ORDER_A] + k], ints[ints[ORDER_B] + m]
    here = 2 * place_of(ints, i, j)
    x, low, high, above, below = worth[here], 0.0, 1.0, 0.0, 0.0
    for _ in range(MOST_STEPS):
        worth[here], worth[here + 1] = x, 1.0
        decide_group(ints, chances, weights, worth, scratch, taken, k=k, m=m, now=now)
        now += 1.0 + MOST_PAIRS
        decide(ints, chances, weights, worth, scratch, taken, i=i, j=j, now=now)
        gain, share = worth[here] - x, worth[here + 1]
        if abs(gain) < NEAR:
            break
        if gain > 0.0:
            low, above = x, gain
        else:
            high, below = x, gain
        # Closed: under these choices the worth is the one that comes back to itself. Others may be better then; the worth
        # is between what was too low and what was too high.
        x = x + gain / (1.0 - share) if share < 1.0 - NEAR else low - 1.0
        if not low < x < high:
            x = low + (high - low) * (above / (above - below) if above > 0.0 and below < 0.0 else 0.5)
    worth[here], worth[here + 1] = x, 0.0
    forget_shares(ints, worth, k, m)
    return now


def sweep_starts(
    ints: "Table", chances: "Chances", weights: "Chances", worth: "Chances", scratch: "Chances", taken: "Table"
) -> float:
    """One sweep of value iteration from the last starts to the first, each start closed for itself; by how much any worth
    has changed at the most. `worth` holds the worth to side 0 of each pair, and its share of the start being solved."""
    now, change = 0.0, 0.0
    for place in range(3 * ints[MANY_EVENTS]):
        scratch[place] = 0.0
    for k in range(ints[STARTS_A] - 1, -1, -1):
        i = ints[ints[ORDER_A] + k]
        for m in range(ints[STARTS_B] - 1, -1, -1):
            j = ints[ints[ORDER_B] + m]
            here = 2 * place_of(ints, i, j)
            before = worth[here]
            if ints[ints[STILL_A] + k] != 0 and ints[ints[STILL_B] + m] != 0:
                now = close_start(ints, chances, weights, worth, scratch, taken, k=k, m=m, now=now)
            else:
                # Only by others, if at all, it comes back to itself.
                now += 1.0
                decide(ints, chances, weights, worth, scratch, taken, i=i, j=j, now=now)
                decide_group(ints, chances, weights, worth, scratch, taken, k=k, m=m, now=now)
                now += MOST_PAIRS
            change = max(change, abs(worth[here] - before))
    return change
