"""Which miniatures of a unit go, and who says so. [UW-MEL-11 UW-MEL-05 UW-ABL-04]"""

from collections.abc import Callable, Sequence

from affray.core import Refusal
from affray.systems.wargame.constants import ATTACKER, DEFENDER, NOBODY
from affray.systems.wargame.options import House
from affray.systems.wargame.refusing import no

OWNER, BY_ATTACKER, FARTHEST = range(3)
"""The values of `casualties_chosen_by`."""
Keeps = Callable[[tuple[int, ...]], bool]
"""Whether the miniatures of these indexes, alone left of a unit, are coherent; those of a regiment always are."""


def loss_chooser(house: House) -> int:
    """Who chooses the casualties: DEFENDER is their owner, NOBODY where the farthest go. [UW-MEL-11]"""
    return (DEFENDER, ATTACKER, NOBODY)[house.casualties_chosen_by]


def default_losses(n: int, gone: int, keeps: Keeps) -> tuple[int, ...]:
    """So many casualties of n miniatures, ascending: each time the highest index that leaves the others coherent.

    [UW-MEL-11]

    >>> default_losses(5, 2, lambda left: 4 in left)
    (2, 3)
    """
    return ordered_losses(tuple(range(n - 1, -1, -1)), gone, keeps)


def farthest_losses(distances: Sequence[int], gone: int, keeps: Keeps) -> tuple[int, ...]:
    """So many casualties, ascending: each time the one farthest from the attacker's centre-most miniature that leaves
    the others coherent; of those as far the highest index. [UW-MEL-11]

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
        fit = (one for one in left if keeps(tuple(sorted(other for other in left if other != one))))
        first = next(fit, left[0])
        left.remove(first)
        lost.append(first)
    return tuple(sorted(lost))


def losses_fault(chosen: Sequence[int], n: int, gone: int, keeps: Keeps) -> Refusal | None:
    """Why these may not be the casualties of n miniatures; None if they may. [UW-MEL-11]"""
    going = set(chosen)
    if len(going) != len(chosen) or not going <= set(range(n)) or len(going) != min(gone, n):
        return no("wrong-losses", "wrong_losses", "UW-MEL-05", "UW-MEL-11", count=min(gone, n), n=n)
    left = tuple(i for i in range(n) if i not in going)
    if left and not keeps(left):
        return no("losses-break", "losses_break", "UW-MEL-11")
    return None


def burned(hit: Sequence[int], n: int, keeps: Keeps) -> tuple[int, ...] | None:
    """The casualties of a fireball: the miniatures hit; None where they would break the chain of the others, so that
    as many are chosen as in other attacks. [UW-ABL-04 UW-MEL-11]"""
    going = set(hit)
    left = tuple(i for i in range(n) if i not in going)
    return tuple(sorted(going)) if not left or keeps(left) else None
