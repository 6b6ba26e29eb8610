"""How long a piece of work takes."""

import gc
import statistics
import time
from collections.abc import Callable

Row = tuple[str, float, str]
"""What was measured, in seconds, and what it means."""


def median(work: Callable[[], object], times: int) -> float:
    """The median time of a piece of work in seconds.

    What others have left behind is kept from Python's collector, so that nobody pays for the caches of another library.
    """
    gc.collect()
    gc.freeze()
    found = []
    for _ in range(times):
        start = time.perf_counter()
        work()
        found.append(time.perf_counter() - start)
    return statistics.median(found)
