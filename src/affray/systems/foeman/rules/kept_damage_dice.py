"""Which damage dice an attacker keeps who may choose them. [MW-MAX-03]

The selections of so many dice out of a roll are numbered from 0, the highest dice, downwards; those of fewer dice
follow, down to a single die. A roll is a pool (dice.pool).
"""

from typing import NamedTuple

from affray.dice.pool import BITS, count, row_value
from affray.referee import rule
from affray.systems.foeman.content.codes import D


class Selected(NamedTuple):
    """Damage dice that an attacker keeps: the pool, and how many they are."""

    dice: int
    kept: int


@rule
def pool_of_row(ordered: int, n: int) -> int:
    """The first n dice of a row as a pool.

    >>> from affray.dice.pool import faces, row_of
    >>> faces(pool_of_row(row_of((5, 2, 1)), 2))
    (2, 5)
    """
    dice = 0
    for place in range(n):
        dice += 1 << (BITS * row_value(ordered, place))
    return dice


@rule
def highest_dice(dice: int, below: int, most: int) -> int:
    """A pool of so many of the highest dice whose faces are below one."""
    chosen = 0
    for step in range(below):
        face = below - 1 - step
        taken = min(most, count(dice, face))
        chosen += taken << (BITS * face)
        most -= taken
    return chosen


@rule
def next_selection(dice: int, chosen: int) -> int:
    """The selection after one; -1 after the last, which holds the lowest dice. [MW-MAX-03]"""
    room, lower = count(dice, 0), count(chosen, 0)
    for face in range(1, D):
        own = count(chosen, face)
        if own > 0 and room > lower:
            kept = (chosen >> (BITS * face)) << (BITS * face)
            return kept - (1 << (BITS * face)) + highest_dice(dice, face, lower + 1)
        room += count(dice, face)
        lower += own
    return -1


@rule
def last_selection(dice: int, kept: int) -> int:
    """The number of the last selection of so many dice. [MW-MAX-03]

    >>> from affray.dice.pool import pool
    >>> last_selection(pool((5, 4, 4, 1)), 2)
    3
    """
    number = 0
    chosen = next_selection(dice, highest_dice(dice, D, kept))
    while chosen >= 0:
        number += 1
        chosen = next_selection(dice, chosen)
    return number


@rule
def selection(dice: int, kept: int, number: int) -> int:
    """The selection of that number. [MW-MAX-03]

    >>> from affray.dice.pool import faces, pool
    >>> [faces(selection(pool((5, 4, 4, 1)), 2, number)) for number in range(4)]
    [(4, 5), (1, 5), (4, 4), (1, 4)]
    """
    chosen = highest_dice(dice, D, kept)
    for _ in range(number):
        chosen = next_selection(dice, chosen)
    return chosen


@rule
def last_choice(dice: int, limit: int) -> int:
    """The number of the last selection of up to so many dice. [MW-MAX-03]

    >>> from affray.dice.pool import pool
    >>> last_choice(pool((5, 4, 4, 1)), 2)
    6
    """
    last = -1
    for kept in range(1, limit + 1):
        last += last_selection(dice, kept) + 1
    return last


@rule
def choice_at(dice: int, limit: int, number: int) -> Selected:
    """The selection of that number among those of up to so many dice. [MW-MAX-03]

    >>> from affray.dice.pool import faces, pool
    >>> found = [choice_at(pool((5, 4, 4, 1)), 2, number) for number in range(3, 7)]
    >>> [(faces(one.dice), one.kept) for one in found]
    [((1, 4), 2), ((5,), 1), ((4,), 1), ((1,), 1)]
    """
    kept, last = limit, last_selection(dice, limit)
    while number > last:
        number -= last + 1
        kept -= 1
        last = last_selection(dice, kept)
    return Selected(selection(dice, kept, number), kept)
