"""What a pure function has worked out of objects that never change, known again by the object itself."""

from collections.abc import Callable, Hashable
from functools import update_wrapper
from typing import Generic, TypeVar

T = TypeVar("T")
R = TypeVar("R")
MOST = 4096
DRAWN = 64
"""So many positions are remembered as they are drawn."""


class Memory(Generic[T, R]):
    """A function of a frozen object that remembers its latest results.

    Unlike `lru_cache` it neither hashes nor compares: an equal object is another one. What is written of a position so never
    depends on an equal one that was written before, such as one with 1 in place of true.

    >>> names = Memory(lambda thing: f"{thing}")
    >>> one, true = (1,), (True,)
    >>> one == true, names(one), names(true)
    (True, '(1,)', '(True,)')
    """

    def __init__(self, work: Callable[[T], R], most: int = MOST) -> None:
        """The function, and of how many objects its results are kept; the objects live as long."""
        update_wrapper(self, work)
        self.work, self.most = work, most
        self.kept: dict[Hashable, tuple[T, R]] = {}

    def __call__(self, thing: T) -> R:
        """What the function makes of the object."""
        found = self.kept.get(id(thing))
        if found is None:
            if len(self.kept) >= self.most:
                self.kept.clear()
            found = self.kept[id(thing)] = (thing, self.work(thing))
        return found[1]


def remember(most: int) -> Callable[[Callable[[T], R]], Memory[T, R]]:
    """Makes a function remember its results of so many objects."""
    return lambda work: Memory(work, most)
