"""Which miniatures of a unit fall, and who chooses them. [UW-MEL-11 UW-MEL-05 UW-ABL-04]"""

from collections.abc import Callable, Iterator, Sequence

from affray.systems.wargame.content.codes import ATTACKER, DEFENDER, NOBODY
from affray.systems.wargame.content.house_rules import House

OWNER, BY_ATTACKER, FARTHEST = range(3)
"""The values of `casualties_chosen_by`."""
Keeps = Callable[[tuple[int, ...]], bool]
"""Whether the miniatures of these indexes, alone left of a unit, are coherent; those of a regiment always are."""


def loss_chooser(house: House) -> int:
    """Who chooses the casualties: DEFENDER is their owner, NOBODY where the farthest go. [UW-MEL-11]"""
    return (DEFENDER, ATTACKER, NOBODY)[house.casualties_chosen_by]


def farthest_losses(distances: Sequence[int], gone: int, keeps: Keeps) -> tuple[int, ...]:
    """So many casualties, ascending: each time the one farthest from the attacker's centre-most miniature that leaves
    the others coherent; of equally far ones the highest index. [UW-MEL-11]

    >>> farthest_losses((30, 10, 30, 20), 2, lambda left: True)
    (0, 2)
    """
    order = sorted(range(len(distances)), key=lambda i: (distances[i], i), reverse=True)
    return ordered_losses(tuple(order), gone, keeps)


def ordered_losses(order: tuple[int, ...], gone: int, keeps: Keeps) -> tuple[int, ...]:
    """So many casualties, ascending: each time the first in the order that leaves the others coherent, or simply the
    first where none does."""
    left, lost = list(order), list[int]()
    for _ in range(min(gone, len(order))):
        first = next(next_casualties(left, keeps))
        left.remove(first)
        lost.append(first)
    return tuple(sorted(lost))


def next_casualties(left: Sequence[int], keeps: Keeps) -> Iterator[int]:
    """The miniatures of those left of which one may fall next, in their order: those without whom the others are coherent,
    or all where there is none. [UW-MEL-11]"""
    fit = False
    for number in left:
        if keeps(tuple(sorted(other for other in left if other != number))):
            fit = True
            yield number
    if not fit:
        yield from left


def burn_casualties(hit: Sequence[int], n: int, keeps: Keeps) -> tuple[int, ...] | None:
    """The casualties of a fireball: the miniatures hit; None where they would break the chain of the others, so that
    as many are chosen as in other attacks. [UW-ABL-04 UW-MEL-11]"""
    going = set(hit)
    left = tuple(i for i in range(n) if i not in going)
    return tuple(sorted(going)) if not left or keeps(left) else None
