"""Arrays of numbers: those of numpy where it is installed, else plain ones (`lab.machine.plain_arrays`) that do as much of the
same as exact duels need. A module names this one `np` and has either, loaded with the first array.
"""

from collections.abc import Sequence
from functools import cache
from types import ModuleType

from affray.lab.machine.plain_arrays import Array


@cache
def library() -> ModuleType:
    """The library that makes the arrays."""
    try:
        import numpy as found
    except ImportError:
        from affray.lab.machine import plain_arrays as found  # type: ignore[no-redef]
    return found


def plain_lists(arrays: Sequence[object]) -> list[list[float]]:
    """The lists that plain arrays keep their numbers in, to be changed in place; none for those of numpy."""
    return [array.data for array in arrays if isinstance(array, Array)]


def __getattr__(name: str) -> object:
    if name.startswith("__"):
        raise AttributeError(name)
    return getattr(library(), name)
