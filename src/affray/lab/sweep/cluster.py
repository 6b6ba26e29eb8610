"""Workers on many machines, by Dask distributed: whoever has a scheduler's address and Affray on its workers."""

from collections.abc import Iterator, Sequence
from types import ModuleType, TracebackType

from affray.core import InputError
from affray.lab.sweep.local import Found
from affray.lab.sweep.work import outcomes_of

PATIENCE = "20s"
"""So long a scheduler has to answer."""
MOST_TASKS, MOST_IN_HAND = 4_000, 64
"""Cells are handed out together, so that there are about so many tasks, each of so many cells at the most."""


def distributed_of() -> ModuleType:
    """The library. Raises InputError where it is not installed."""
    try:
        import distributed
    except ImportError:
        raise InputError("--cluster needs Dask distributed, which is not installed; expected affray[dask]") from None
    module: ModuleType = distributed
    return module


class Cluster:
    """The workers of a scheduler, while it is open: use it with `with`. Dask replaces those that are killed."""

    def __init__(self, address: str) -> None:
        """Raises InputError for an address at which no scheduler answers."""
        distributed = distributed_of()
        try:
            # A client of an address that is none would be heard of again when it is thrown away.
            distributed.comm.get_address_host_port(address)
            self.client = distributed.Client(address, timeout=PATIENCE, set_as_default=False)
        except (OSError, ValueError, TypeError, ImportError) as error:
            raise InputError(f"--cluster {address}: no scheduler answers ({' '.join(str(error).split())})") from None
        self.as_completed = distributed.as_completed
        self.killed: type[Exception] = distributed.KilledWorker

    def run(self, spec: bytes, numbers: Sequence[int], *, heavy: bool) -> Iterator[Found]:
        """What came of each cell, in the order in which they are done. Raises InputError for cells that kill whoever works on
        them."""
        size = 1 if heavy else max(1, min(MOST_IN_HAND, len(numbers) // MOST_TASKS))
        parts = [list(numbers[at : at + size]) for at in range(0, len(numbers), size)]
        futures = [self.client.submit(outcomes_of, spec, part, pure=False) for part in parts]
        try:
            for future in self.as_completed(futures, loop=self.client.loop):
                yield from future.result()
                future.release()
        except self.killed as error:
            raise InputError(f"--cluster: {' '.join(str(error).split())}") from None
        finally:
            self.client.cancel(futures)

    def __enter__(self) -> "Cluster":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.client.close()
